/** What a browser loads first: little enough for a phone on the way. */
import type { Page } from '@playwright/test';
import { MarchPlayer, playNowMarch } from './march-player';
import { Player, playNow } from './player';
import { speak } from './tables';
import { expect, test } from './test';

/** The most bytes that may be sent. */
const CODE = 200_000;
const FONTS = 120_000;

/** Loads an address as if for the first time, checks what came, and returns its scripts and styles. */
async function light(page: Page, what: string, url: string): Promise<string[]> {
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  const sizes = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .map(({ name, encodedBodySize, decodedBodySize }) => ({ name, encodedBodySize, decodedBodySize })),
  );
  const sum = (files: typeof sizes) => files.reduce((all, { encodedBodySize }) => all + encodedBodySize, 0);
  const code = sizes.filter(({ name }) => /\.(js|css)$/.test(name));
  const fonts = sizes.filter(({ name }) => name.endsWith('.woff2'));
  console.log(`  ${what}: ${sum(code)} bytes of scripts and styles, ${sum(fonts)} of fonts`);
  expect(sum(code), what).toBeGreaterThan(50_000);
  expect(sum(code), what).toBeLessThan(CODE);
  expect(sum(fonts), what).toBeLessThan(FONTS);
  // The server has sent what the build compressed.
  const packed = code.filter(({ encodedBodySize, decodedBodySize }) => encodedBodySize < decodedBodySize);
  expect(packed.length).toBeGreaterThan(code.length / 2);
  return code.map(({ name }) => new URL(name).pathname);
}

test('the home page and a table of Myrmes', async ({ page }) => {
  // The parts of a table are named after `Live.svelte` and what it needs.
  const tables = (files: string[]) => files.filter((file) => /\/Live-/.test(file));
  expect(tables(await light(page, 'home', '/'))).toEqual([]);
  await playNow(page, 3, 'Novice');
  await new Player(page).turn();
  expect(tables(await light(page, 'a table of Myrmes', page.url()))).not.toEqual([]);
});

test('a table of March of the Ants, with a hand', async ({ page }) => {
  await playNowMarch(page, 3);
  await new MarchPlayer(page).turn();
  await light(page, 'a table of March of the Ants', page.url());
  // French and German texts are longer.
  await speak(page, 'Settings', 'Deutsch');
  await light(page, 'the same in German', page.url());
  await expect(page.locator('.hand .picture svg').first()).toBeVisible();
});

test('the licences of the fonts and libraries come with them', async ({ page }) => {
  await page.goto('/about');
  const way = await page.getByRole('link', { name: 'Licences of the fonts' }).getAttribute('href');
  const file = await page.request.get(way ?? '');
  expect(file.headers()['content-type']).toBe('text/plain; charset=utf-8');
  const text = await file.text();
  for (const shipped of ['Source Sans 3. ©', 'Source Serif 4. ©', 'svelte ', '@fluent/bundle ', 'uqr '])
    expect(text).toContain(shipped);
  expect(text.match(/SIL OPEN FONT LICENSE/g)?.length).toBeGreaterThanOrEqual(2);
});
