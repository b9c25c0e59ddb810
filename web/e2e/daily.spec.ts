/** The game of the day: the way into it from the home page, what is not offered at its table, and where one stands. */
import type { Page } from '@playwright/test';
import { findings } from './axe';
import { broken } from './layout';
import { speak, SPOKEN } from './tables';
import { expect, test } from './test';

interface Seen {
  items: unknown[];
  choices: { text: string }[];
  view: { phase: string };
}

/** Plays the game of the day to its end as quickly as possible; returns its table. */
async function playItOut(page: Page, game: string): Promise<string> {
  const { id } = (await (await page.request.post(`/api/daily/${game}`)).json()) as { id: string };
  for (;;) {
    const answer = await page.request.get(`/api/tables/${id}/seats/0`);
    const { items, choices, view } = (await answer.json()) as Seen;
    if (view.phase === 'over') return id;
    const quick = choices.find(({ text }) => text === 'rest' || text === 'pass') ?? choices[0];
    // Without a choice a bot is thinking.
    if (quick)
      await page.request.post(`/api/tables/${id}/seats/0/act`, {
        data: { seen: items.length, actions: [quick.text] },
      });
  }
}

const tile = (page: Page) => page.getByRole('region', { name: 'Today’s game' });

test('the game of the day is begun from the home page, once, and plays without help', async ({
  page,
  trouble,
}) => {
  await page.goto('/');
  await tile(page)
    .getByRole('link', { name: /^Play it.*Myrmes$/ })
    .click();
  await expect(page.getByRole('heading', { name: 'Today’s game of Myrmes' })).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Play today’s game' }).click();
  await page.waitForURL(/\/table\/[\w-]+$/);
  await expect(page.getByText('The game of the day: one try')).toBeVisible();
  await expect(page.locator('[data-act="hint"]')).toHaveCount(0);
  await page.getByRole('button', { name: 'This table', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Propose to give up the game' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Let a bot play for me' })).toHaveCount(0);
  const { pathname } = new URL(page.url());
  await page.goto('/');
  await expect(tile(page).getByText('You are in the middle of it')).toBeVisible();
  await expect(tile(page).getByRole('link', { name: /^Go on.*Myrmes$/ })).toHaveAttribute('href', pathname);
  expect(trouble.found).toEqual([]);
});

test('the result says where one stands, in three languages, light and dark', async ({ page, trouble }) => {
  await page.goto('/');
  const id = await playItOut(page, 'march');
  await page.goto('/');
  await expect(tile(page).getByText(/^-?\d+ points?$/)).toBeVisible();
  await page.goto(`/table/${id}`);
  await page.getByRole('link', { name: 'See where you stand' }).click();
  await expect(page.getByRole('heading', { name: 'Where you stand' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Everybody here' }).getByText('(you)')).toBeVisible();
  const stands = page.getByRole('region', { name: 'Where you stand' }).getByRole('listitem');
  await expect(stands.filter({ hasText: 'you' })).toBeVisible();
  for (const size of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    expect(await page.evaluate(broken), String(size.width)).toEqual([]);
    expect(await findings(page)).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'dark' });
  if (process.env.E2E_LONG) expect(await findings(page)).toEqual([]);
  for (const { language, before } of SPOKEN) {
    await speak(page, before, language);
    expect(await page.evaluate(broken), language).toEqual([]);
  }
  expect(trouble.found).toEqual([]);
});

test('the bots of all levels play the same seat, and the sources are compared @long', async ({
  page,
  trouble,
}) => {
  test.setTimeout(900_000);
  await page.goto('/');
  await playItOut(page, 'myrmes');
  await page.goto('/daily/myrmes');
  const stands = page.getByRole('region', { name: 'Where you stand' });
  for (const level of ['Novice', 'Casual', 'Skilled', 'Expert', 'Master'])
    await expect(stands.getByRole('listitem').filter({ hasText: level })).toBeVisible({ timeout: 600_000 });
  await expect(stands.getByText('Still playing')).toHaveCount(0);
  await expect(page.getByText(/points ahead/)).toBeVisible();
  const sources = page.getByRole('region', { name: 'By source' }).getByRole('table');
  await expect(sources.getByRole('columnheader')).toHaveCount(7);
  for (const size of [
    { width: 1440, height: 900 },
    { width: 820, height: 1180 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    expect(await page.evaluate(broken), String(size.width)).toEqual([]);
    expect(await findings(page)).toEqual([]);
  }
  expect(trouble.found).toEqual([]);
});
