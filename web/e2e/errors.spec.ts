/** Error pages and empty states: what happened, and a way on that works. */
import type { Page } from '@playwright/test';
import { findings } from './axe';
import { playNowMarch } from './march-player';
import { aroundScreen, speak, SPOKEN } from './tables';
import { expect, test } from './test';
import { untold } from './words';

const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** Nothing overflows sideways, no key shows through, and the drawing is there, in three languages and sizes. */
async function looksRight(page: Page): Promise<void> {
  for (const { language, before } of SPOKEN) {
    await speak(page, before, language);
    for (const [width, height] of [
      [1440, 900],
      [820, 1180],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      const out = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect.soft(out, `${language}, ${width} wide`).toBeLessThanOrEqual(0);
      await expect.soft(page.locator('[data-state] svg').first()).toBeVisible();
    }
    expect.soft(await untold(page), language).toEqual([]);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}

test('an address that does not exist leads home', async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(title(page)).toHaveText('There is no page here');
  expect(await findings(page)).toEqual([]);
  await looksRight(page);
  await page.getByRole('link', { name: 'To the home page' }).click();
  await expect(title(page)).toHaveText('Raise a colony');
});

test('a table and a replay that do not exist say so', async ({ page, trouble }) => {
  await page.goto('/table/nosuchtable');
  await expect(title(page)).toHaveText('No table behind this link');
  await page.goto('/table/nosuchtable/replay');
  await expect(title(page)).toHaveText('No game behind this link');
  await page.getByRole('link', { name: 'Watch a saved game' }).click();
  await page.getByRole('textbox').fill('{"format":1}');
  await page.getByRole('button', { name: 'Watch', exact: true }).click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('This game cannot be read');
  const chooser = page.waitForEvent('filechooser');
  await alert.getByRole('button', { name: 'Choose another file' }).click();
  await chooser;
  // The browser reports every answer that is an error.
  trouble.found.length = 0;
});

test('a server that cannot be reached is tried again', async ({ page, context, trouble }) => {
  await playNowMarch(page, 2);
  await expect(page.locator('main.game-table, main.curtain')).toBeVisible();
  const { pathname } = new URL(page.url());
  let down = true;
  await context.route('**/api/**', (route) => (down ? route.abort() : route.continue()));
  await context.routeWebSocket('**/ws', (socket) => (down ? socket.close() : socket.connectToServer()));
  await page.goto(pathname);
  await expect(title(page)).toHaveText('The server cannot be reached');
  down = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('main.game-table')).toBeVisible();

  down = true;
  await page.goto('/');
  const list = page.getByRole('region', { name: 'My tables' });
  await expect(list.getByRole('alert')).toContainText('This list could not be loaded');
  down = false;
  await list.getByRole('button', { name: 'Try again' }).click();
  await expect(list.getByRole('link')).toHaveCount(1);
  trouble.found.length = 0;
});

test('empty places say how to fill them', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByText('No table yet.')).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await looksRight(page);
  await page.getByRole('button', { name: 'Invite to March of the Ants' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Play Myrmes' }).click();
  await expect(page.getByRole('dialog', { name: 'Play Myrmes' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.goto('/march/gallery');
  await page.getByRole('searchbox', { name: 'Search' }).fill('no such thing');
  await expect(page.getByText('Nothing found')).toBeVisible();
  expect(await findings(page)).toEqual([]);
});

test('a chat without a word can be begun', async ({ page }) => {
  await aroundScreen(page, 'Ada');
  await page.getByRole('button', { name: 'Chat', exact: true }).click();
  await page.getByRole('button', { name: 'Say hello' }).click();
  await page.keyboard.type('Hello');
  await page.keyboard.press('Enter');
  // What has arrived, not the line that is being sent, which is there for a moment only.
  await expect(page.getByRole('complementary', { name: 'Chat' }).getByRole('log')).toContainText(
    /Ada.*Hello/,
  );
  await expect(page.getByRole('button', { name: 'Say hello' })).toHaveCount(0);
});

test('a browser that is too old is told so, and may try anyway', async ({ page }) => {
  await page.addInitScript(() => {
    CSS.supports = () => false;
  });
  await page.goto('/');
  await expect(title(page)).toHaveText('This browser is too old for Formicarium');
  await expect(page.locator('img')).toHaveJSProperty('complete', true);
  await page.getByRole('link', { name: 'Try anyway' }).click();
  await expect(title(page)).toHaveText('Raise a colony');
});
