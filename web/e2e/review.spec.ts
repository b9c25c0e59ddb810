/** The review of a finished game: asked for, computed in the background, read, shared. */
import type { Page } from '@playwright/test';
import { findings } from './axe';
import { broken } from './layout';
import { botsGame, SIZES, speak, SPOKEN, tabTo } from './tables';
import { expect, test } from './test';

/** A build for tests thinks slowly, and more so on a busy machine. */
const LONG = { timeout: 60_000 };
const verdict = (page: Page) => page.getByRole('heading', { level: 1 });

/** Asks for the review of a game from its final score, and waits for it. */
async function reviewed(page: Page, id: string): Promise<void> {
  await page.goto(`/table/${id}/replay`);
  const slider = page.getByRole('slider', { name: 'Step' });
  await slider.fill((await slider.getAttribute('max')) ?? '');
  await page.getByRole('link', { name: 'Review' }).click();
  await expect(page).toHaveURL(new RegExp(`/table/${id}/review\\b`));
  await page.getByRole('button', { name: 'Look through the game' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your name' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Ada');
  await dialog.getByRole('button', { name: "That's me" }).click();
  await expect(page.locator('main.review')).toBeVisible(LONG);
}

/** The figures of the table behind the chart, row by row, without units. */
async function figures(page: Page): Promise<number[][]> {
  await page.getByText('The same as a table').click();
  const rows = page.getByRole('table').locator('tbody tr');
  const texts = await rows.evaluateAll((all) =>
    all.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent ?? '')),
  );
  const read = (text: string) => Number(/[+−]?\d+/.exec(text)?.[0].replace('−', '-'));
  return texts.map((row) => row.map(read));
}

async function reads(page: Page): Promise<void> {
  await expect(verdict(page)).toContainText(/(won|lost|shared).*\.\s+(One turn|No single turn)/);
  // The three rows add up to the change of the share, and own choices are never above zero.
  const rows = await figures(page);
  expect(rows.length).toBeGreaterThan(8);
  const parts = (row: number[] | undefined) => (row ?? []).slice(2);
  const sum = parts(rows.at(-1)).reduce((all, part) => all + part, 0);
  expect(sum).toBe((rows.at(-1)?.[0] ?? 0) - (rows[0]?.[0] ?? 0));
  for (const row of rows) expect(parts(row)[0]).toBeLessThanOrEqual(0);
  // The number on the chart leads to its decision, and that to its moment.
  await page.getByRole('link', { name: /^Decision 1, / }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#decision-1$/);
  const first = page.locator('#decision-1');
  await expect(first).toContainText('better');
  await expect(first).toContainText(/It (brings more|brings less|leaves)|instead of/);
  await expect(page.getByRole('heading', { name: /^The opening/ })).toBeVisible();
  await expect(page.getByText(/mean of \d+ games/)).toBeVisible();
  expect(await findings(page, {})).toEqual([]);
  await first.getByRole('link', { name: 'See the moment' }).click();
  await expect(page).toHaveURL(/\/replay\?at=\d+&seat=0$/);
  await expect(page.getByRole('slider', { name: 'Step' })).toBeVisible();
}

/** Plays on from the first decision of a review, at a new table. */
async function playsOn(page: Page): Promise<void> {
  await page.locator('#decision-1').getByRole('button', { name: 'Play on from here' }).click();
  const dialog = page.getByRole('dialog', { name: 'Play on from here' });
  await dialog.getByRole('button', { name: 'Play on', exact: true }).click();
  await page.waitForURL(/\/table\/[\w-]+$/);
  await expect(page.locator('main.game-table')).toBeVisible();
  await page.getByRole('button', { name: 'This table', exact: true }).click();
  await expect(page.getByText(/^Played on from another game: /)).toBeVisible();
}

for (const game of ['myrmes', 'march'])
  test(`the review of a game of ${game} says what decided it`, async ({
    page,
    visitor,
    request,
    trouble,
  }) => {
    const id = await botsGame(request, 2, 'random', game);
    await reviewed(page, id);
    await reads(page);
    // Whoever has the link reads it at once.
    const other = await visitor();
    await other.goto(`/table/${id}/review?seat=1`);
    await expect(verdict(other)).toBeVisible();
    await expect(other.getByRole('combobox', { name: 'Seat' })).toHaveValue('1');
    await playsOn(other);
    expect(trouble.found).toEqual([]);
  });

test('a record that somebody brings is reviewed @long', async ({ page, request, trouble }) => {
  const id = await botsGame(request);
  const record = await (await request.get(`/api/tables/${id}/record`)).text();
  await page.goto('/replay');
  await page
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(record) });
  await page.getByRole('button', { name: 'Record of the game' }).click();
  await page.getByRole('button', { name: 'Review' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Ada');
  await page.getByRole('dialog').getByRole('button', { name: "That's me" }).click();
  await expect(page).toHaveURL(/\/review\/[0-9a-f]{64}$/);
  await expect(page.locator('main.review')).toBeVisible(LONG);
  await page.reload();
  await expect(verdict(page)).toContainText(/won|lost|shared/);
  await expect(page.getByRole('link', { name: 'See the moment' })).toHaveCount(0);
  await playsOn(page);
  expect(trouble.found).toEqual([]);
});

for (const { game, players, options } of [
  { game: 'myrmes', players: 4, options: {} },
  { game: 'march', players: 4, options: {} },
  { game: 'march', players: 2, options: { centipedes: true } },
  { game: 'march', players: 1, options: {} },
])
  test(`a review of ${game} for ${players} fits every window and language ${JSON.stringify(options)} @long`, async ({
    page,
    request,
    trouble,
  }) => {
    test.slow();
    const id = await botsGame(request, players, 'random', game, options);
    await reviewed(page, id);
    for (const { language, before } of SPOKEN) {
      await speak(page, before, language);
      for (const size of SIZES) {
        const { width } = size;
        await page.setViewportSize(size);
        for (let seat = 0; seat < players; seat += 1) {
          if (players > 1) await page.getByRole('combobox').first().selectOption(String(seat));
          await expect(page.locator('main.review')).toBeVisible();
          expect(await page.evaluate(broken), `${language} ${width} ${seat}`).toEqual([]);
        }
        expect(await findings(page, {}), `${language} ${width}`).toEqual([]);
      }
      await page.setViewportSize({ width: 1440, height: 900 });
    }
    expect(trouble.found).toEqual([]);
  });

for (const game of ['myrmes', 'march'])
  test(`a review of ${game} is asked for, read and played on by keys alone @long`, async ({
    page,
    request,
    trouble,
  }) => {
    const id = await botsGame(request, 2, 'random', game);
    await page.goto(`/table/${id}/review`);
    const begin = page.getByRole('button', { name: 'Look through the game' });
    await tabTo(page, begin);
    await page.keyboard.press('Enter');
    const name = page.getByRole('dialog').getByRole('textbox', { name: 'Name' });
    await expect(name).toBeFocused();
    await page.keyboard.type('Ada');
    await page.keyboard.press('Enter');
    await expect(page.locator('main.review')).toBeVisible(LONG);
    await tabTo(page, page.getByRole('link', { name: /^Decision 1, / }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#decision-1$/);
    await tabTo(page, page.locator('#decision-1').getByRole('button', { name: 'Play on from here' }));
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('dialog').getByRole('button', { name: 'Play on', exact: true }));
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => /^\/table\/[\w-]+$/.test(url.pathname) && !url.pathname.includes(id));
    expect(trouble.found).toEqual([]);
  });
