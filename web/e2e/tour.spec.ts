/** The tour of the first table: for who has never played, once, and again from the menu of the table. */
import type { Page } from '@playwright/test';
import { findings } from './axe';
import { broken } from './layout';
import { speak, SPOKEN, tabTo } from './tables';
import { expect, test } from './test';

test.use({ tour: true });

const card = (page: Page) => page.locator('dialog[open]').filter({ hasText: /of \d/ });

async function firstTable(page: Page, game: string): Promise<void> {
  await page.goto('/');
  const article = page.getByRole('article', { name: game });
  await article.getByRole('button', { name: 'Play now' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^(Play|Start)/ })
    .click();
  await page.waitForURL(/\/table\/[\w-]+$/);
}

test('the first table is explained once, by keys, and again when asked for', async ({ page, trouble }) => {
  await firstTable(page, 'Myrmes');
  await expect(card(page)).toContainText('What to do now');
  for (const title of ['The board', 'Your colony', 'The players', 'What has happened', 'The tools']) {
    await page.keyboard.press('Enter');
    await expect(card(page).getByRole('heading')).toHaveText(title);
  }
  expect(await findings(page, {})).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(card(page)).toHaveCount(0);
  await page.reload();
  await expect(page.locator('.game-table')).toBeVisible();
  await expect(card(page)).toHaveCount(0);

  await page.getByRole('button', { name: 'This table' }).click();
  await page.getByRole('button', { name: 'Show me around' }).click();
  await expect(card(page)).toContainText('What to do now');
  await page.keyboard.press('Escape');
  await expect(card(page)).toHaveCount(0);
  expect(trouble.found).toEqual([]);
});

for (const game of ['Myrmes', 'March of the Ants'])
  for (const [width, height] of [
    [820, 1180],
    [390, 844],
  ] as const)
    test(`@long the tour of ${game} fits a window of ${width} pixels, in three languages`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await firstTable(page, game);
      await expect(card(page)).toBeVisible();
      for (const { language, before } of SPOKEN) {
        await speak(page, before, language);
        expect(await page.evaluate(broken), language).toEqual([]);
      }
      expect(await findings(page, {})).toEqual([]);
      // On a phone the other players and the log are tabs of one part.
      for (let left = width > 640 ? 6 : 4; left > 0; left -= 1) {
        await expect(card(page).locator('footer small')).toContainText(` of ${width > 640 ? 6 : 4}`);
        await tabTo(page, card(page).locator('.primary'));
        await page.keyboard.press('Enter');
      }
      await expect(card(page)).toHaveCount(0);
    });
