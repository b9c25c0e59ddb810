/** The game of the day: the way into it from the home page, what is not offered at its table, and where one stands. */
import type { Page } from '@playwright/test';
import { findings } from './axe';
import { broken } from './layout';
import { playOut, SIZES, speak, SPOKEN, tabTo } from './tables';
import { expect, test } from './test';

/** Plays the game of the day to its end; returns its table. */
async function playItOut(page: Page, game: string): Promise<string> {
  const { id } = (await (await page.request.post(`/api/daily/${game}`)).json()) as { id: string };
  await playOut(page, id);
  return id;
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

  // Where a game was given up, the table says so instead of waiting for somebody.
  await page.request.post(`/api/tables${pathname.replace('/table', '')}/abandon`, { data: { yes: true } });
  await page.goto(pathname);
  await expect(page.locator('.prompt b')).toHaveText('This game was given up.');
  await expect(page.locator('[data-act="replay"]')).toBeVisible();
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
  for (const size of SIZES) {
    await page.setViewportSize(size);
    expect(await page.evaluate(broken), String(size.width)).toEqual([]);
    expect(await findings(page)).toEqual([]);
  }
  expect(trouble.found).toEqual([]);
});

for (const [game, name] of [
  ['myrmes', 'Myrmes'],
  ['march', 'March of the Ants'],
] as const)
  test(`@long the game of the day of ${name} is begun and read by keys, in three sizes and languages`, async ({
    page,
    trouble,
  }) => {
    test.slow();
    const look = async (what: string) => {
      for (const { language, before } of SPOKEN) {
        await speak(page, before, language);
        for (const size of SIZES) {
          await page.setViewportSize(size);
          expect(await page.evaluate(broken), `${what} ${language} ${size.width}`).toEqual([]);
          expect(await findings(page), `${what} ${language} ${size.width}`).toEqual([]);
        }
        await page.setViewportSize(SIZES[0]);
      }
    };
    await page.goto('/');
    await tabTo(page, tile(page).getByRole('link', { name: new RegExp(`^Play it.*${name}$`) }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: `Today’s game of ${name}` })).toBeVisible();
    await look('before');
    await tabTo(page, page.getByRole('button', { name: 'Play today’s game' }));
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/table\/[\w-]+$/);
    const id = page.url().split('/').at(-1) ?? '';
    await expect(page.getByText('The game of the day: one try')).toBeVisible();
    await playOut(page, id);
    await page.goto(`/daily/${game}`);
    await expect(page.getByRole('heading', { name: 'Where you stand' })).toBeVisible();
    await tabTo(page, page.getByRole('button', { name: 'Share' }));
    await look('after');
    expect(trouble.found).toEqual([]);
  });
