/** "What would you do?": what the strongest bot proposes, on the board and in words, and playing it. */
import type { Page } from '@playwright/test';
import { findings } from './axe';
import { broken } from './layout';
import { MarchPlayer, playNowMarch } from './march-player';
import { Player, playNow } from './player';
import { aroundScreen, fromYear, SIZES, speak, SPOKEN, tabTo } from './tables';
import { expect, test } from './test';

/** A hint takes as long as the strongest bot, and longer in a build for tests on a busy machine. */
const LONG = { timeout: 30_000 };
const panel = (page: Page) => page.getByRole('region', { name: 'What would you do?' });
const ask = (page: Page) => page.locator('[data-act="hint"]');

/** Looks at everything a hint says, and plays another turn than the best one. */
async function takes(page: Page): Promise<void> {
  await expect(panel(page)).toBeVisible(LONG);
  const turns = panel(page).getByRole('listitem').getByRole('button');
  const n = await turns.count();
  expect(n).toBeGreaterThan(1);
  await expect(turns.first()).toHaveAttribute('aria-pressed', 'true');
  for (const turn of await turns.all()) await expect(turn).toContainText(/\d+\.\d\s*points\s*\d+ % to win/);
  await expect(panel(page).getByRole('heading', { name: 'Why A and not B' })).toBeVisible();
  await expect(panel(page).getByText(/^Points at once: -?\d+ with A, -?\d+ with B\./)).toBeVisible();
  await expect(panel(page).getByText(/^(Toss-up|Close|Likely|Quite sure|Clear)$/)).toBeVisible();
  await turns.nth(1).click();
  await expect(panel(page).getByRole('heading', { name: 'Why B and not A' })).toBeVisible();
  expect(await findings(page, {})).toEqual([]);
  const told = await page.locator('main.game-table').getAttribute('data-told');
  await panel(page).locator('[data-act="play-hint"]').click();
  await expect(panel(page)).toBeHidden();
  await expect(page.locator('main.game-table')).not.toHaveAttribute('data-told', told ?? '');
}

test('a hint in Myrmes is read, marked in the garden and played', async ({ page, trouble }) => {
  await playNow(page, 2);
  const player = new Player(page);
  await player.turn();
  await ask(page).click();
  await takes(page);
  // With the workers there is something to mark.
  while ((await player.turn()).moment !== null) await player.step();
  // Another language begins the table anew, and a hint is asked for again.
  for (const { language, before } of SPOKEN) {
    await speak(page, before, language);
    await player.turn();
    await page.keyboard.press('h');
    await expect(page.locator('.hinted .turn').first()).toBeVisible(LONG);
    expect(await page.evaluate(broken), language).toEqual([]);
  }
  await page.getByRole('button', { name: 'Close the hint' }).click();
  await expect(panel(page)).toBeHidden();
  await player.turn();
  expect(trouble.found).toEqual([]);
});

test('a hint in March of the Ants is read and played on a phone', async ({ page, trouble }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await playNowMarch(page, 2);
  await new MarchPlayer(page).turn();
  await ask(page).click();
  await takes(page);
  expect(trouble.found).toEqual([]);
});

test('a hint is followed up to the last click, which is asked for and may be refused', async ({
  page,
  trouble,
}) => {
  await playNow(page, 2);
  const player = new Player(page);
  // A sortie has several clicks.
  await player.play(({ moment }) => moment === null);
  const question = page.locator('.prompt b');
  const lead = async () => {
    await ask(page).click();
    await expect(panel(page)).toBeVisible(LONG);
    await panel(page).locator('[data-act="lead-hint"]').click();
    await expect(panel(page)).toBeHidden();
    await expect(question).toHaveText('Do the last click of A?');
  };
  await lead();
  const told = () => page.locator('main.game-table').getAttribute('data-told');
  const before = await told();
  await page.locator('[data-act="cancel"]').click();
  await expect(question).not.toHaveText('Do the last click of A?');
  expect(await told()).toBe(before);
  await lead();
  await page.locator('[data-act="sure"]').click();
  await expect(page.locator('main.game-table')).not.toHaveAttribute('data-told', before ?? '');
  expect(trouble.found).toEqual([]);
});

test('whoever plays along sees that somebody asked', async ({ page, trouble }) => {
  await aroundScreen(page, 'Ada');
  await page.getByRole('button', { name: 'I am Ada' }).click();
  await fromYear(page);
  await ask(page).click();
  await expect(panel(page)).toBeVisible(LONG);
  await expect(page.getByRole('log', { name: 'Log' }).getByText('Ada asks for a hint')).toBeVisible();
  expect(trouble.found).toEqual([]);
});

for (const [name, { begin, player: of }] of Object.entries({
  Myrmes: { begin: (page: Page) => playNow(page, 2), player: (page: Page) => new Player(page) },
  'March of the Ants': {
    begin: (page: Page) => playNowMarch(page, 2),
    player: (page: Page) => new MarchPlayer(page),
  },
}))
  test(`@long a hint in ${name} is asked for, compared and played by keys, in three sizes and languages`, async ({
    page,
    trouble,
  }) => {
    test.slow();
    await begin(page);
    const player = of(page);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      for (const { language, before } of SPOKEN) {
        await speak(page, before, language);
        await player.turn();
        await page.keyboard.press('h');
        await expect(page.locator('.hinted .turn').first()).toBeVisible(LONG);
        expect(await page.evaluate(broken), `${language} ${size.width}`).toEqual([]);
        expect(await findings(page, {}), `${language} ${size.width}`).toEqual([]);
      }
      const second = page.locator('.hinted .turn').nth(1);
      if (await second.isVisible()) {
        await tabTo(page, second);
        await page.keyboard.press('Enter');
        await expect(second).toHaveAttribute('aria-pressed', 'true');
      }
      await tabTo(page, page.locator('[data-act="play-hint"]'));
      await page.keyboard.press('Enter');
      await expect(panel(page)).toBeHidden();
    }
    expect(trouble.found).toEqual([]);
  });
