/**
 * Every moment of both games, as web/dev shows it: nothing cut off, nothing covered, and with `E2E_LONG=1` also with
 * larger letters, and nothing for axe to find in the light or in the dark. A scene is opened once and then shown in all
 * these ways.
 */
import { findings } from './axe';
import { broken } from './layout';
import { dress, expect, open, scenesOf, SIZES, test } from './scenes';

const LONG = Boolean(process.env.E2E_LONG);
/** The longest words are German. */
const LANGUAGES = LONG ? (['de', 'fr'] as const) : (['de'] as const);
const RUNS = [
  ['desk', ''],
  ['phone', ''],
  ['tablet', ' @long'],
] as const;
/** Both themes have the same elements, so in the dark only the colours have to be looked at. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

for (const game of ['myrmes', 'march'])
  for (const [size, long] of RUNS)
    test(`${game}, ${size}${long}`, async ({ page, moments }) => {
      test.setTimeout(360_000);
      const [width, height] = SIZES[size];
      await page.setViewportSize({ width, height });
      const found: Record<string, string[]> = {};
      const note = (where: string, lines: string[]) => {
        if (lines.length > 0) found[where] = lines;
      };
      for (const scene of await scenesOf(page, moments, game)) {
        await open(page, moments, game, scene);
        note(scene, await page.evaluate(broken));
        if (LONG) {
          note(`${scene} before axe`, await findings(page));
          await dress(page, { theme: 'dark' });
          note(`${scene} before axe in the dark`, await findings(page, COLOURS));
        }
        for (const lang of LANGUAGES) {
          await dress(page, { lang });
          note(`${scene} ${lang}`, await page.evaluate(broken));
        }
        for (const letters of ['larger', 'largest'] as const) {
          if (size === 'tablet' || !LONG) continue;
          await dress(page, { letters });
          note(`${scene} ${letters}`, await page.evaluate(broken));
        }
      }
      expect(found).toEqual({});
    });
