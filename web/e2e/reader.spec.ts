/** Both games through roles and names alone, as somebody with a screen reader plays them. */
import type { Page } from '@playwright/test';
import { playNowMarch } from './march-player';
import { playNow } from './player';
import { Reader } from './reader';
import { expect, test } from './test';

test.describe.configure({ timeout: 240_000 });

async function myrmes(page: Page): Promise<Reader> {
  await playNow(page, 2, 'Novice');
  return new Reader(page, {
    board: 'The garden',
    final: 'The final score',
    describes: /^/,
    does: /\. [A-Z][^.]*$/,
    prices: [
      [/Move there/, /: \d+ movement points?$/],
      [/^Nurse to/, /, adds \d+$/],
      [/^(Level|Worker|Soldier|Larvae|Hexagon|VP|Move|Harvest) \+\d/, /, \d+ larvae?$/],
      [/: \d+ left\b/, /, \d+ points?$/],
      [/^(New tunnel|Dig to level \d|New nurse)\b/, /\d+ ?\/ ?\d+|\bfree\b/],
    ],
  });
}

async function march(page: Page): Promise<Reader> {
  await playNowMarch(page, 2);
  return new Reader(page, {
    board: 'The Meadow',
    final: 'Final score',
    describes: /^Hex/,
    does: /\. (Attack|Choose|Collect|Explore|Go|Inhabit|Leave|Lose|Pay|Pick|Place|Take|Turn|[^.]*: (this|choose))[^.]*$/,
    prices: [
      [/^(Explore|March|Forage)\b/, /\d+ food/i],
      [/, (Event|Colony Goal|Head|Thorax|Abdomen), /, /costs \d+/],
      [/^Pay it\b/, /, \d+ of \d+$/],
      [/^Decree\b/, /, \d+ (food|larvae?)$/],
    ],
  });
}

for (const [name, sit] of Object.entries({ Myrmes: myrmes, 'March of the Ants': march })) {
  test(`the beginning of ${name}`, async ({ page }) => {
    const reader = await sit(page);
    await reader.play(25);
    expect(reader.questions.size).toBeGreaterThan(5);
  });

  test(`${name} from beginning to end @long`, async ({ page }) => {
    const reader = await sit(page);
    await reader.play();
    expect(reader.questions.size).toBeGreaterThan(15);
    console.log(`  ${reader.pressed.length} presses, ${reader.questions.size} questions`);
  });
}
