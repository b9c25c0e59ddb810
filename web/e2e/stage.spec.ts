/** What is only told: it goes on by itself or with a key, and whoever was away hears of it. */
import type { Page } from '@playwright/test';
import { Player, playNow } from './player';
import { expect, test } from './test';

interface Seen {
  from: number;
  items: unknown[];
  choices: { text: string }[];
}

/** Takes the first legal actions of a seat over the API, until others have done something and it is asked again. */
async function playOn(page: Page, id: string, actions: number): Promise<void> {
  const url = `/api/tables/${id}/seats/0`;
  for (let i = 0; i < actions;) {
    const { from, items, choices } = (await (await page.request.get(url)).json()) as Seen;
    const [first] = choices;
    if (!first) continue;
    const seen = from + items.length;
    const answer = await page.request.post(`${url}/act`, { data: { seen, actions: [first.text] } });
    if (answer.ok()) i += 1;
  }
}

test('who comes back is told what happened meanwhile, and Space goes on', async ({ page, trouble }) => {
  await playNow(page, 2, 'Novice');
  const player = new Player(page);
  await player.play((look) => look.lit.some(({ does }) => does === 'leave'));
  const id = new URL(page.url()).pathname.split('/')[2] ?? '';
  // A table that was seen to its end has nothing to tell.
  await page.reload();
  await expect(page.locator('main.game-table')).toBeVisible();
  await expect(page.locator('.telling')).toHaveCount(0);
  // Leaving by a link and coming back asks for no table but this one; a failed request fails the test.
  await page.getByRole('link', { name: 'Formicarium' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Raise a colony');
  await playOn(page, id, 12);
  await page.goBack();
  const away = page.getByRole('region', { name: 'While you were away' });
  await expect(away.getByRole('listitem')).toHaveCount(3);
  await expect(page.locator('main.game-table')).toHaveAttribute('data-moment', 'told-away');
  await page.keyboard.press('Space');
  await expect(away).toHaveCount(0);
  expect(trouble.found).toEqual([]);
});

test('against bots one can still go back after they have answered', async ({ page, trouble }) => {
  await playNow(page, 2, 'Novice');
  const player = new Player(page);
  await player.play((look) => look.lit.some(({ does }) => does === 'leave'));
  const undo = page.locator('[data-act="undo"]');
  await expect(undo).toHaveText('Go back');
  await undo.click();
  // The births are chosen again.
  await expect(page.locator('main.game-table')).toHaveAttribute('data-moment', /births|event/);
  expect(trouble.found).toEqual([]);
});

test('a bot that would finish the game alone asks first', async ({ page, trouble }) => {
  await playNow(page, 2, 'Novice');
  const player = new Player(page);
  await player.turn();
  await page.getByRole('button', { name: 'This table' }).click();
  await page.getByRole('button', { name: 'Let a bot play for me' }).click();
  const dialog = page.getByRole('dialog', { name: 'Let bots finish the game?' });
  await dialog.getByRole('button', { name: 'Keep playing' }).click();
  await expect(dialog).toBeHidden();
  expect((await player.look()).asked).toBe(true);
  expect(trouble.found).toEqual([]);
});

test('the keys: a list, what is lit, what a panel offers', async ({ page, trouble }) => {
  await playNow(page, 2, 'Novice');
  const player = new Player(page);
  await player.turn();
  await page.keyboard.press('?');
  const list = page.getByRole('dialog', { name: 'Keys' });
  await expect(list).toContainText('the next lit place');
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await player.turn();
  // The event is left where it is: before the first lit thing is the button that confirms.
  await page.keyboard.press('Shift+N');
  await expect(page.getByRole('button', { name: 'Leave it there' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main.game-table')).toHaveAttribute('data-moment', 'births');
  // The third track is that of the workers; two nurses hatch one. Four keys to a confirmed birth.
  await page.keyboard.press('3');
  await page.keyboard.press('3');
  await expect(page.locator('[data-act="births"], .button.primary').first()).toBeVisible();
  await page.keyboard.press('n');
  expect(
    await page.evaluate(() => document.activeElement?.matches('.selectable, [data-lit], .selectable *')),
  ).toBe(true);
  // The chat takes what is typed, and Escape leads out of it.
  await page.keyboard.press('c');
  const chat = page.getByRole('complementary', { name: 'Chat' });
  await expect(chat.getByRole('textbox')).toBeFocused();
  await page.keyboard.type('ch?');
  await expect(chat.getByRole('textbox')).toHaveValue('ch?');
  await page.keyboard.press('Escape');
  await expect(chat).toBeHidden();
  await expect(page.getByRole('button', { name: 'Chat' })).toBeFocused();
  expect(trouble.found).toEqual([]);
});
