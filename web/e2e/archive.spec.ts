/** All games: searching finished ones, reading on, and tables that wait. */
import { findings } from './axe';
import { SIZES, answerName, botsGame, speak } from './tables';
import { expect, test } from './test';

test('finished games are searched by game and player, from the home page on', async ({ page, request }) => {
  // Two people, since one may not let bots play at so many tables.
  for (let n = 0; n < 13; n++) await botsGame(request, 2, 'random', 'march');
  for (let n = 0; n < 14; n++) await botsGame(page.request);
  await page.goto('/');
  await page.getByRole('link', { name: 'Search all games' }).click();
  const list = page.getByRole('region', { name: 'Finished' });
  await expect(list.getByRole('listitem')).toHaveCount(25);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(27);
  await expect(page.getByRole('button', { name: 'Show more' })).toHaveCount(0);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    expect.soft(await findings(page, { skip: [] }), `${size.width}`).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width);
  }
  await page.getByRole('combobox', { name: 'Game' }).selectOption('Myrmes');
  await expect(list.getByRole('listitem')).toHaveCount(14);
  await page.getByRole('textbox', { name: 'Player' }).fill('nobody');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByText('No game fits.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Player' }).fill('');
  await page.getByLabel('From').fill('2001-01-01');
  await page.getByLabel('Until').fill('2001-12-31');
  await page.keyboard.press('Enter');
  await expect(page.getByText('No game fits.')).toBeVisible();
  await page.getByLabel('From').fill('');
  await page.getByLabel('Until').fill('');
  await page.getByRole('textbox', { name: 'Points, at least' }).fill('9999');
  await page.keyboard.press('Enter');
  await expect(page.getByText('No game fits.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Points, at least' }).fill('1');
  await page.keyboard.press('Enter');
  await list.getByRole('link').first().click();
  await page.waitForURL(/\/table\/[\w-]+\/replay/);
});

test('a table that waits is found by its host, and says when it closes', async ({ page, visitor }) => {
  const stranger = await visitor();
  await page.goto('/');
  await page.getByRole('button', { name: 'Invite friends' }).first().click();
  await page.getByRole('radio', { name: 'Everybody', exact: true }).check({ force: true });
  await page.getByRole('button', { name: 'Open the table' }).click();
  await answerName(page, 'Ada');
  await expect(page.getByText(/It closes on .* if nobody who sits here comes by until then/)).toBeVisible();
  await stranger.goto('/');
  await stranger.getByRole('link', { name: 'All open tables' }).click();
  await stranger.getByRole('textbox', { name: 'Player' }).fill('ada');
  await stranger.keyboard.press('Enter');
  const list = stranger.getByRole('region', { name: 'Waiting' });
  await expect(list).toContainText('Ada invites');
  await speak(stranger, 'Settings', 'Deutsch');
  await expect(stranger.getByRole('heading', { name: 'Alle Partien' })).toBeVisible();
});
