/**
 * Every moment of both games and the pages around them, as web/dev shows them: nothing cut off, nothing covered, and on a
 * desk nothing for axe to find, which looks at every third moment; the seed says at which ones.
 * With `E2E_LONG=1` also in the other languages, with larger letters, and before axe at every moment, with the contrast of both
 * themes, which takes longer than everything else together.
 */
import { COLOURS, findings } from './axe';
import { broken } from './layout';
import { dress, expect, scenesOf, SIZES, test } from './scenes';

const LONG = Boolean(process.env.E2E_LONG);
const AXE_EVERY = LONG ? 1 : 3;
/** German first: it has the longest words. */
const LANGUAGES = LONG ? (['de', 'fr', 'en'] as const) : (['de'] as const);
const RUNS = [
  ['desk', ''],
  ['phone', ''],
  ['tablet', ' @long'],
] as const;
/** What looks the same in all scenes of a game: the board, the other colonies, the top bar. */
const SAME = ['.plate > svg', '.left', '.top-bar'];
/** What the pages around a game share with its moments. */
const TABLE = ['.plate > svg', '.left', '.right'];

for (const game of ['myrmes', 'march', 'pages'])
  for (const [size, long] of RUNS)
    test(`${game}, ${size}${long}`, async ({ page, moments }) => {
      test.setTimeout(360_000);
      const [width, height] = SIZES[size];
      await page.setViewportSize({ width, height });
      const found: Record<string, string[]> = {};
      const note = (where: string, lines: string[]) => {
        if (lines.length > 0) found[where] = lines;
      };
      const [first, ...others] = await scenesOf(page, moments, game);
      if (!first) throw new Error(`${game} has no scenes`);
      const from = Number(process.env.E2E_SEED) % AXE_EVERY;
      for (const [at, scene] of [first, ...others].entries()) {
        for (const lang of LANGUAGES) {
          await dress(page, game, scene, { lang });
          note(`${scene} ${lang}`, await page.evaluate(broken));
        }
        if (LONG || (size === 'desk' && at % AXE_EVERY === from)) {
          const seen = game === 'pages' ? TABLE : at === from ? [] : SAME;
          const some = LONG ? {} : { without: seen };
          note(`${scene} before axe`, await findings(page, some));
        }
        if (LONG) {
          await dress(page, game, scene, { theme: 'dark' });
          note(`${scene} before axe in the dark`, await findings(page, { rules: COLOURS }));
        }
        for (const letters of ['larger', 'largest'] as const) {
          if (size === 'tablet' || !LONG) continue;
          await dress(page, game, scene, { letters });
          note(`${scene} ${letters}`, await page.evaluate(broken));
        }
      }
      expect(found).toEqual({});
    });
