/** Every moment of both games, as web/dev shows it: nothing cut off, nothing covered, at three sizes. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { build, preview, type PreviewServer } from 'vite';
import { still } from './axe';
import { broken } from './layout';

let server: PreviewServer;
let url = '';

test.beforeAll(async () => {
  const outDir = mkdtempSync(join(tmpdir(), 'formicarium-layout-'));
  const bundled = { outDir, rolldownOptions: { input: 'dev/moments.html' }, minify: false } as const;
  await build({ build: bundled, logLevel: 'error' });
  server = await preview({ build: { outDir }, preview: { port: 0, host: '127.0.0.1' }, logLevel: 'error' });
  url = server.resolvedUrls?.local[0] ?? '';
});
test.afterAll(() => server.close());

const SIZES = { desk: [1440, 900], tablet: [820, 1180], phone: [390, 844] } as const;
/** The longest words are German; the others run with `E2E_LONG=1`. */
const RUNS = [
  ['desk', 'en', ''],
  ['phone', 'de', ''],
  ['tablet', 'en', ' @long'],
  ['phone', 'en', ' @long'],
  ['desk', 'de', ' @long'],
  ['desk', 'fr', ' @long'],
  ['phone', 'fr', ' @long'],
] as const;

for (const game of ['myrmes', 'march'])
  for (const [size, language, long] of RUNS) {
    const [width, height] = SIZES[size];
    test(`${game}, ${size}, ${language}${long}`, async ({ page }) => {
      test.setTimeout(240_000);
      await page.setViewportSize({ width, height });
      const errors: string[] = [];
      page.on('pageerror', ({ message }) => errors.push(message));
      await page.goto(`${url}dev/moments.html`);
      const names = await page.waitForFunction(
        (of) => (window as unknown as { scenes?: Record<string, string[]> }).scenes?.[of],
        game,
        { timeout: 60_000 },
      );
      const found: Record<string, string[]> = {};
      for (const scene of (await names.jsonValue()) as string[]) {
        await page.goto(`${url}dev/moments.html?game=${game}&scene=${scene}&lang=${language}`);
        await page.waitForFunction(() => document.documentElement.dataset.ready === 'true');
        await page.evaluate(() => document.fonts.ready);
        await still(page);
        const here = [...(await page.evaluate(broken)), ...errors.splice(0)];
        if (here.length > 0) found[scene] = here;
      }
      expect(found).toEqual({});
    });
  }

test('a word that is broken without a hyphen is found, and one with a soft hyphen is fine', async ({
  page,
}) => {
  const narrow = (word: string) =>
    `<h1 style="width:70px;font:16px serif;overflow-wrap:anywhere;hyphens:manual">${word}</h1>`;
  const words = async (word: string) => {
    await page.setContent(narrow(word));
    return (await page.evaluate(broken)).filter((line) => line.startsWith('a word is broken'));
  };
  expect(await words('Hundertfüßerstapel')).toHaveLength(1);
  expect(await words('Hundert&shy;füßer&shy;stapel')).toEqual([]);
  expect(await words('Horde')).toEqual([]);
});
