/** What if, private notes, and playing on from a moment: in both games. */
import type { Page } from '@playwright/test';
import { findings } from './axe';
import { broken } from './layout';
import { MarchPlayer, playNowMarch } from './march-player';
import { Player, playNow } from './player';
import { botsGame, painted, SIZES, speak, SPOKEN } from './tables';
import { expect, test } from './test';

const GAMES = {
  Myrmes: { begin: (page: Page) => playNow(page, 2, 'Novice'), player: (page: Page) => new Player(page) },
  'March of the Ants': {
    begin: (page: Page) => playNowMarch(page, 2),
    player: (page: Page) => new MarchPlayer(page),
  },
};
const panel = (page: Page) => page.getByRole('region', { name: 'What if' }).last();
const dots = (page: Page) => page.locator('.tree button');
const table = (page: Page) => page.locator('main.game-table');
const idle = (page: Page) => expect(table(page)).not.toHaveAttribute('data-busy');
const menu = (page: Page) => page.getByRole('button', { name: 'This table' });
const idOf = (page: Page) => /table\/(\w+)/.exec(page.url())?.[1] ?? '';

/** Opens what if from a running table. */
async function imagines(page: Page): Promise<void> {
  await menu(page).click();
  await page.getByRole('link', { name: 'What if …' }).click();
  await expect(panel(page)).toBeVisible();
  await painted(page);
}

/** Makes one decision, which may take more than one click. */
async function decides(page: Page, player: Player | MarchPlayer): Promise<void> {
  while ((await dots(page).count()) < 2) {
    await player.turn();
    await player.step();
  }
  await expect(dots(page)).toHaveCount(2);
  await idle(page);
}

for (const [name, { begin, player: of }] of Object.entries(GAMES)) {
  test(`what if in ${name}: tried, taken back, compared, kept as a note, and nobody knows`, async ({
    page,
    trouble,
  }) => {
    await begin(page);
    await of(page).turn();
    const id = idOf(page);
    const record = async () => (await page.request.get(`/api/tables/${id}/seats/0`)).text();
    const before = await record();
    await imagines(page);
    await expect(panel(page).getByText('nothing yet')).toBeVisible();
    // Two branches from the same moment.
    await decides(page, of(page));
    await page.keyboard.press('u');
    await expect(dots(page).first()).toHaveAttribute('aria-current', 'step');
    await page.getByRole('button', { name: 'Other dice' }).click();
    await expect(dots(page)).toHaveCount(3);
    await expect(panel(page).getByText('2 branches')).toBeVisible();
    await panel(page).getByRole('button', { name: 'Compare branches' }).click();
    await expect(panel(page).getByRole('table', { name: 'Compare branches' }).getByRole('row')).toHaveCount(
      3,
    );
    await dots(page).nth(1).click();
    await idle(page);
    await panel(page).getByRole('button', { name: 'Keep as a note' }).click();
    await expect(panel(page).getByText(/What if: /)).toBeVisible();
    expect(await findings(page, {})).toEqual([]);
    expect(await page.evaluate(broken)).toEqual([]);
    // Nothing of it has reached the table; the note has come along.
    await page.getByRole('link', { name: 'Back to the game' }).click();
    await of(page).turn();
    expect(await record()).toBe(before);
    await menu(page).click();
    await page.getByRole('button', { name: 'My notes' }).click();
    await expect(page.getByRole('complementary', { name: 'My notes' }).getByText(/What if: /)).toBeVisible();
    // The menu is not in the way.
    await expect(page.getByRole('dialog', { name: 'This table' })).toBeHidden();
    expect(trouble.found).toEqual([]);
  });
}

test('a finished game is tried out and played on from any moment', async ({ page, request, trouble }) => {
  for (const game of ['myrmes', 'march'] as const) {
    const id = await botsGame(request, 2, 'random', game);
    await page.goto(`/table/${id}/replay?at=10`);
    await page.getByRole('button', { name: 'Record of the game' }).click();
    await page.getByRole('button', { name: 'Play on from here' }).click();
    const dialog = page.getByRole('dialog', { name: 'Play on from here' });
    expect(await findings(page, {})).toEqual([]);
    await dialog.getByRole('button', { name: 'Play on', exact: true }).click();
    await page.waitForURL((url) => !url.pathname.includes(id));
    await expect(table(page)).toBeVisible();
    await (game === 'myrmes' ? new Player(page) : new MarchPlayer(page)).turn();
    await menu(page).click();
    await page.getByRole('link', { name: /^Played on from another game: / }).click();
    await expect(page).toHaveURL(new RegExp(`/table/${id}/replay`));
  }
  expect(trouble.found).toEqual([]);
});

for (const [name, { begin, player: of }] of Object.entries(GAMES)) {
  test(`@long what if in ${name} at three sizes, in three languages, by keys`, async ({ page, trouble }) => {
    await begin(page);
    await of(page).turn();
    const address = page.url();
    for (const size of SIZES) {
      await page.setViewportSize(size);
      for (const { language, before } of SPOKEN) {
        await page.goto(address);
        await of(page).turn();
        await speak(page, before, language);
        await page.goto(`${address}/whatif?seat=0`);
        if (size.width > 640) await decides(page, of(page));
        else await of(page).turn();
        await expect(page.locator('.bar .leave')).toBeVisible();
        expect(await findings(page, {}), `${language} ${size.width}`).toEqual([]);
        expect(await page.evaluate(broken), `${language} ${size.width}`).toEqual([]);
        await page.keyboard.press('d');
        await page.keyboard.press('u');
        await page.locator('.bar .leave').focus();
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(address);
      }
    }
    expect(trouble.found).toEqual([]);
  });
}
