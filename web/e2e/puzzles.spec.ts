/** Puzzles: one turn on the table, checked, explained; and the list with what has been solved. */
import type { Page } from '@playwright/test';
import { findings } from './axe';
import { broken } from './layout';
import { MarchPlayer } from './march-player';
import { Player } from './player';
import { SIZES, speak, SPOKEN, tabTo } from './tables';
import { expect, test } from './test';

/** Turns that a puzzle does not come with are played on first, slowly in a build for tests. */
const LONG = { timeout: 30_000 };
const GAMES = {
  myrmes: { name: 'Myrmes', player: (page: Page) => new Player(page) },
  march: { name: 'March of the Ants', player: (page: Page) => new MarchPlayer(page) },
};
const bar = (page: Page) => page.getByRole('region', { name: 'Puzzle', exact: true });
const check = (page: Page) => bar(page).getByRole('button', { name: 'Check' });
const table = (page: Page) => page.locator('main.game-table');
const prompt = (page: Page) => page.locator('.prompt b');
const answer = (page: Page) => page.locator('.answer');

/** Plays whatever comes until the turn is whole. */
async function plays(page: Page, player: Player | MarchPlayer): Promise<void> {
  while (await check(page).isDisabled()) {
    await player.turn();
    await player.step();
    await expect(table(page)).not.toHaveAttribute('data-busy');
  }
}

/** The addresses of puzzles, the easiest first. */
async function list(page: Page, game: string): Promise<string[]> {
  const told = (await (await page.request.get(`/api/puzzles/${game}`)).json()) as {
    puzzles: { id: string }[];
  };
  return told.puzzles.map(({ id }) => `/puzzles/${game}/${id}`);
}

for (const [game, { name, player }] of Object.entries(GAMES)) {
  test(`a puzzle of ${name} is tried, explained and kept in mind`, async ({ page, trouble }) => {
    await page.goto('/');
    await page
      .getByRole('region', { name: 'Puzzles' })
      .getByRole('link', { name: new RegExp(`${name}$`) })
      .click();
    await page.getByRole('link', { name: 'Begin with the first' }).click();
    await expect(bar(page).getByText('Find the best turn')).toBeVisible();
    const address = page.url();
    await plays(page, player(page));
    // Nobody else moves, so nobody is said to think.
    await expect(prompt(page)).toHaveText('Your turn is over');
    await page.keyboard.press('c');
    await expect(answer(page)).toBeVisible(LONG);
    await expect(prompt(page)).toHaveText(/^What turn [A-F] leads to$/);
    await expect(answer(page).getByRole('heading', { name: /^Why A and not [B-F]/ })).toBeVisible();
    await expect(answer(page).getByText(/^Chance to win: /)).toBeVisible();
    await answer(page).getByRole('button').first().click();
    await expect(prompt(page)).toHaveText('What turn A leads to');
    await expect(table(page)).not.toHaveAttribute('data-busy');
    expect(await findings(page, {})).toEqual([]);
    expect(await page.evaluate(broken)).toEqual([]);
    await bar(page).getByRole('link', { name: 'All puzzles' }).click();
    await expect(
      page.getByRole('link', { name: /^Puzzle 1: .*(solved at the first try|missed so far)$/ }),
    ).toBeVisible();
    expect(await findings(page)).toEqual([]);
    expect(page.url()).not.toBe(address);
    expect(trouble.found).toEqual([]);
  });

  test(`@long puzzles of ${name} at three sizes, in three languages, light and dark, by keys`, async ({
    page,
    trouble,
  }) => {
    test.slow();
    await page.goto('/');
    const addresses = await list(page, game);
    for (const [nth, size] of SIZES.entries()) {
      await page.setViewportSize(size);
      for (const [k, { language, before }] of SPOKEN.entries()) {
        const address = addresses[((nth * 3 + k) * 11) % addresses.length] ?? '';
        await page.goto('/');
        await speak(page, before, language);
        await page.emulateMedia({ colorScheme: k % 2 ? 'dark' : 'light' });
        const what = `${address} ${language} ${size.width}`;
        await page.goto(address);
        await expect(table(page)).toBeVisible();
        expect(await findings(page, {}), what).toEqual([]);
        expect(await page.evaluate(broken), what).toEqual([]);
        if (size.width <= 640) await page.getByRole('tab', { name: /^(Puzzle|Problème|Rätsel)$/ }).click();
        await tabTo(page, page.locator('.panel.task .button'));
        await page.keyboard.press('Enter');
        await expect(answer(page)).toBeVisible(LONG);
        await expect(table(page)).not.toHaveAttribute('data-busy');
        expect(await findings(page, {}), what).toEqual([]);
        expect(await page.evaluate(broken), what).toEqual([]);
        await page.keyboard.press('a');
        await expect(answer(page)).toBeHidden();
        await page.goto(`/puzzles/${game}`);
        await expect(page.getByRole('listitem').first()).toBeVisible();
        expect(await findings(page), what).toEqual([]);
        expect(await page.evaluate(broken), what).toEqual([]);
      }
    }
    expect(trouble.found).toEqual([]);
  });
}
