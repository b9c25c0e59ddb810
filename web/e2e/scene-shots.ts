/**
 * Takes a picture of every scene of web/dev, into target/scenes or the folder `SCENES`: in three sizes, both themes and three
 * languages.
 *
 * `npm run scenes` takes them all, `npm run scenes -- -g 'march phone dark de'` some of them, and `SCENE=turn` or
 * `SCENE='deal|daily'` in the environment only those of these scenes.
 */
import { mkdirSync } from 'node:fs';
import { dress, scenesOf, SIZES, test, type Dress } from './scenes';

const FOLDER = process.env.SCENES ?? '../target/scenes';
const THEMES = ['light', 'dark'] as const;
const LANGUAGES = ['en', 'fr', 'de'] as const;
const WANTED = process.env.SCENE?.split('|');

for (const game of ['myrmes', 'march', 'pages'])
  for (const [size, [width, height]] of Object.entries(SIZES))
    for (const theme of THEMES)
      for (const lang of LANGUAGES)
        test(`${game} ${size} ${theme} ${lang}`, async ({ page, moments }) => {
          await page.setViewportSize({ width, height });
          mkdirSync(FOLDER, { recursive: true });
          const wishes: Dress = { theme, lang };
          for (const scene of await scenesOf(page, moments, game)) {
            if (WANTED && !WANTED.includes(scene)) continue;
            await dress(page, game, scene, wishes);
            const path = `${FOLDER}/${game}-${scene}-${size}-${theme}-${lang}.png`;
            await page.screenshot({ path, animations: 'disabled', fullPage: true });
          }
        });
