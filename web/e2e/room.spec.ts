/** The waiting room: two people find out what they will play, take their seats and start. */
import type { Page } from '@playwright/test';
import { encode } from 'uqr';
import { expect, test } from './test';
import { fromYear, invite, join, tabTo } from './tables';

const seat = (page: Page, nth: number) => page.locator('main.room ol > li').nth(nth - 1);
const colour = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Your colour' }).getByRole('button', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('two people change seats, one is removed and comes back, and they start', async ({ page, visitor }) => {
  const [ada, bruno] = [page, await visitor()];
  const link = await invite(ada, 'Ada');

  // Whoever follows the link reads what kind of game it is before sitting down.
  await bruno.goto(link);
  const about = bruno.locator('main.room .about').getByRole('listitem');
  await expect(about).toHaveCount(3);
  await expect(about.first()).toContainText('You lead an ant colony through three years');
  await expect(about.last()).toContainText('the most points after the third winter');

  // The code is the link, and nothing else.
  const code = ada.getByRole('img', { name: 'A code to scan with a phone' });
  await expect(code).toBeVisible();
  const { data } = encode(link, { ecc: 'M', border: 2 });
  const dark = data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x} ${y}h1v1h-1z`] : [])));
  await expect(code.locator('path')).toHaveAttribute('d', dark.join(''));

  // Ada takes the other seat, and with it the other colour. Bruno sees it at once.
  await expect(seat(ada, 1)).toContainText(/Ada\s*you/);
  await colour(ada, 'red, triangle').click();
  await expect(seat(ada, 2)).toContainText(/Ada\s*you/);
  await expect(seat(bruno, 2)).toContainText(/Ada\s*online/);
  for (const one of [ada, bruno]) await expect(seat(one, 1)).toContainText('waits for somebody');
  await expect(button(ada, 'Start')).toBeDisabled();

  // Only the host can remove somebody. Whoever is removed still has the link and can sit down again.
  await join(bruno, link, 'Bruno');
  await expect(seat(bruno, 1)).toContainText(/Bruno\s*you/);
  await expect(button(bruno, 'Remove')).toHaveCount(0);
  await expect(button(ada, 'Start')).toBeEnabled();
  const remove = seat(ada, 1).getByRole('button', { name: 'Remove' });
  await expect(remove).toHaveAttribute('aria-description', 'Make Bruno leave the seat.');
  await remove.click();
  for (const one of [ada, bruno]) await expect(seat(one, 1)).toContainText('waits for somebody');
  await expect(button(bruno, 'Stand up')).toHaveCount(0);
  await expect(button(ada, 'Start')).toBeDisabled();
  await expect(ada.getByText('Waiting until every seat is taken.')).toBeVisible();

  await button(bruno, 'Sit down').click();
  await expect(seat(ada, 1)).toContainText(/Bruno\s*online/);
  await button(ada, 'Start').click();
  for (const one of [ada, bruno]) {
    await fromYear(one);
    await expect(one.getByRole('region', { name: 'The event' })).toBeVisible();
  }
});

test('colours are chosen by keys, a bot gives up its own, and nobody loses a seat', async ({
  page,
  visitor,
  trouble,
}) => {
  const [ada, bruno] = [page, await visitor()];
  await ada.request.put('/api/me', { data: { name: 'Ada' } });
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'casual:hunter' }, { kind: 'open' }];
  const created = await ada.request.post('/api/tables', { data: { game: 'myrmes', seats } });
  const { id } = (await created.json()) as { id: string };
  await ada.goto(`/table/${id}`);
  await bruno.request.put('/api/me', { data: { name: 'Bruno' } });
  await bruno.goto(`/table/${id}`);
  await seat(bruno, 2).getByRole('button', { name: 'Sit down' }).click();

  // Bruno is not the host, but he may swap with the bot. It keeps its level, and the focus stays where it was.
  await expect(colour(bruno, 'red, triangle')).toHaveAttribute('aria-pressed', 'true');
  await expect(colour(bruno, 'blue, circle')).toBeDisabled();
  await expect(colour(bruno, 'blue, circle')).toHaveAttribute('aria-description', 'Ada has this colour.');
  const ivory = colour(bruno, 'ivory, square');
  await expect(ivory).toHaveAttribute('aria-description', 'Swap with Bot 3.');
  await ivory.focus();
  await bruno.keyboard.press('Enter');
  await expect(ivory).toHaveAttribute('aria-pressed', 'true');
  await expect(ivory).toBeFocused();
  for (const one of [ada, bruno]) {
    await expect(seat(one, 3)).toContainText('Bruno');
    await expect(seat(one, 2)).toContainText(/Bot 2\s*bot, casual, hunter/);
  }

  // The seat Bruno wants next is taken before his request arrives: he is told so and keeps the one he has.
  trouble.expected.push(/409/);
  await bruno.route('**/move', async (route) => {
    const taken = await ada.request.post(`/api/tables/${id}/move`, { data: { from: 0, to: 3 } });
    expect(taken.ok()).toBe(true);
    await route.continue();
  });
  await bruno.keyboard.press('Tab');
  await expect(colour(bruno, 'pink, flower')).toBeFocused();
  await bruno.keyboard.press('Space');
  await expect(bruno.getByRole('status').filter({ hasText: 'Somebody already sits there.' })).toBeVisible();
  for (const one of [ada, bruno]) {
    await expect(seat(one, 3)).toContainText('Bruno');
    await expect(seat(one, 4)).toContainText('Ada');
    await expect(seat(one, 1)).toContainText('waits for somebody');
  }
  await expect(colour(ada, 'pink, flower')).toHaveAttribute('aria-pressed', 'true');
});

test('at a public table the host decides by keys who gets a seat', async ({ page, visitor }) => {
  const [ada, bruno, chiyo] = [page, await visitor(), await visitor()];
  for (const [one, name] of [
    [ada, 'Ada'],
    [bruno, 'Bruno'],
    [chiyo, 'Chiyo'],
  ] as const)
    await one.request.put('/api/me', { data: { name } });
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const created = await ada.request.post('/api/tables', { data: { game: 'myrmes', seats, public: true } });
  const { id } = (await created.json()) as { id: string };
  for (const one of [ada, bruno, chiyo]) await one.goto(`/table/${id}`);
  const asks = ada.getByRole('region', { name: 'Who asks for a seat' });
  const said = (one: Page, text: string) => one.getByRole('status').filter({ hasText: text });
  const press = async (one: Page, name: string) => {
    await tabTo(one, button(one, name).first());
    await one.keyboard.press('Enter');
  };
  await expect(asks).toContainText('Nobody is asking for a seat.');
  await expect(button(bruno, 'Sit down')).toHaveCount(0);

  // Bruno asks, and withdraws: the focus stays where it was. Chiyo is not told of it.
  await press(bruno, 'Ask for this seat');
  await expect(said(bruno, 'The host has not answered yet.')).toBeVisible();
  await expect(button(bruno, 'Withdraw')).toBeFocused();
  await expect(asks.getByRole('listitem')).toHaveText(/Bruno\s*online/);
  await expect(said(ada, 'Bruno asks for a seat.')).toBeAttached();
  await expect(chiyo.getByText('Bruno')).toHaveCount(0);
  await bruno.keyboard.press('Enter');
  await expect(asks).toContainText('Nobody is asking for a seat.');
  await expect(said(bruno, 'The host')).toHaveCount(0);

  // Ada declines; the page says so to Bruno, and he may ask again.
  await bruno.keyboard.press('Enter');
  const decline = asks.getByRole('button', { name: 'Decline' });
  await expect(decline).toHaveAttribute('aria-description', 'Do not give Bruno the seat.');
  await press(ada, 'Decline');
  await expect(said(bruno, 'The host has declined your request.')).toBeVisible();
  await expect(asks.getByRole('heading')).toBeFocused();
  await press(bruno, 'Ask for this seat');
  await expect(asks.getByRole('listitem')).toHaveCount(1);

  // Of two who ask for the same seat, one gets it, and the other reads that it is taken.
  await press(chiyo, 'Ask for this seat');
  await expect(asks.getByRole('listitem')).toHaveCount(2);
  await press(ada, 'Accept');
  for (const one of [ada, chiyo]) await expect(seat(one, 2)).toContainText(/Bruno\s*online/);
  await expect(seat(bruno, 2)).toContainText(/Bruno\s*you/);
  await expect(said(chiyo, 'The seat you asked for is taken.')).toBeVisible();
  await expect(asks).toContainText('Nobody is asking for a seat.');

  // Without approval, whoever comes sits down.
  await seat(ada, 2).getByRole('button', { name: 'Remove' }).click();
  await ada.getByRole('checkbox', { name: 'I approve who sits down' }).uncheck();
  await button(chiyo, 'Sit down').click();
  await expect(seat(ada, 2)).toContainText(/Chiyo\s*online/);
  await button(ada, 'Start').click();
  for (const one of [ada, chiyo]) await fromYear(one);
});
