/** March of the Ants by touch and by keyboard, its axe findings, and its gallery. */
import { devices, type Page } from '@playwright/test';
import { findings } from './axe';
import { marchCard, MarchPlayer, playNowMarch } from './march-player';
import { speak, SPOKEN } from './tables';
import { expect, test } from './test';

test.describe('on a phone', () => {
  const { userAgent } = devices['Pixel 7'];
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, userAgent });

  test('a turn, a march and the end of a round by tapping', async ({ page, trouble }) => {
    await playNowMarch(page, 2);
    const player = new MarchPlayer(page, true);
    await player.until('explore', 'march');
    await player.until('rest-now');
    await player.play(({ moment }) => moment === 'queen');

    // Nothing overflows sideways, however long the words are.
    for (const { language, before } of SPOKEN) {
      await speak(page, before, language);
      const out = await page.evaluate(() =>
        [
          document.documentElement,
          ...document.querySelectorAll('.top-bar, .top-bar nav, .prompt, .actions, .tabs, .sheet-actions'),
        ]
          .filter(
            (one) => one.scrollWidth > one.clientWidth || one.getBoundingClientRect().right > innerWidth,
          )
          .map((one) => `${one.className || one.tagName} ${one.scrollWidth} in ${one.clientWidth}`),
      );
      expect.soft(out, language).toEqual([]);
    }
    expect(trouble.found).toEqual([]);
  });

  test('the dialog and the gallery fit', async ({ page, trouble }) => {
    await page.goto('/');
    await marchCard(page).getByRole('button', { name: 'Play now' }).tap();
    await page.getByText('More to choose').tap();
    const wide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(await wide()).toBeLessThanOrEqual(0);
    await page.keyboard.press('Escape');
    await marchCard(page).getByRole('link', { name: 'All cards and hexes' }).tap();
    await expect(page.getByRole('heading', { name: /Cards and hexes/ })).toBeVisible();
    expect(await wide()).toBeLessThanOrEqual(0);
    expect(trouble.found).toEqual([]);
  });
});

/** Presses Tab until an element that matches the selector has the focus. */
async function tabTo(page: Page, wanted: string, most = 120): Promise<void> {
  for (let i = 0; i < most; i += 1) {
    if (await page.evaluate((selector) => document.activeElement?.matches(selector), wanted)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reaches ${wanted}`);
}

test('alone by keys: set up, march a step, take it back, rest', async ({ page, trouble }) => {
  await page.goto('/');
  await expect(marchCard(page).getByRole('button', { name: 'Play now' })).toBeEnabled();
  // Who has never played is offered the lesson first.
  await tabTo(page, 'article:nth-of-type(2) .button:nth-child(2)');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Play March of the Ants' });
  await expect(dialog).toBeVisible();
  await tabTo(page, 'dialog input[value="3"]');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(dialog.getByRole('radio', { name: 'Alone' })).toBeChecked();
  await tabTo(page, 'dialog .button.primary');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/table\//);

  const player = new MarchPlayer(page);
  // Place the first ants by clicking; from then on use only the keyboard.
  await player.play((look) => look.acts.includes('march'));
  const start = await player.turn();
  await tabTo(page, '[data-act="march"]');
  await page.keyboard.press('Enter');
  await player.changed(start);
  let look = await player.turn();
  const said = look.say;

  // Choose an ant, then its destination. Tab reaches both, because it enters the board at a lit place.
  for (let i = 0; i < 3 && (await player.look()).say === said; i += 1) {
    look = await player.turn();
    await tabTo(page, look.held ? '[data-place^="spot:"][data-lit]' : '[data-place][data-lit]');
    await page.keyboard.press('Enter');
    await player.changed(look);
    if ((await player.turn()).acts.includes('undo')) break;
  }
  look = await player.turn();
  expect(look.acts).toContain('undo');
  await page.keyboard.press('u');
  await player.changed(look);

  await player.play(({ acts }) => acts.includes('rest'));
  look = await player.turn();
  await tabTo(page, '[data-act="rest"]');
  await page.keyboard.press('Enter');
  await player.changed(look);
  await tabTo(page, '[data-act="rest-now"], .turn-actions .button.primary');
  await page.keyboard.press('Enter');
  await player.turn();
  await expect(page.locator('.story li').filter({ hasText: /rest/i }).first()).toBeVisible();
  expect(trouble.found).toEqual([]);
});

for (const theme of ['light', 'dark'] as const) {
  // The themes differ only in colours, and every view uses the same colour tokens.
  test.describe(`before axe in the ${theme}${theme === 'dark' ? ' @long' : ''}`, () => {
    test.use({ colorScheme: theme });

    test('dialogs, gallery, about', async ({ page }) => {
      await page.goto('/');
      await marchCard(page).getByRole('button', { name: 'Play now' }).click();
      await page.getByText('Together against the Horde').click();
      await page.getByText('More to choose').click();
      expect.soft(await findings(page), 'play dialog').toEqual([]);
      await page.keyboard.press('Escape');
      await marchCard(page).getByRole('button', { name: 'Invite friends' }).click();
      expect.soft(await findings(page), 'invite dialog').toEqual([]);
      await page.keyboard.press('Escape');
      await page.goto('/march/gallery');
      await expect(page.locator('search').getByRole('status')).toHaveText(/^(\d+) of \1$/);
      expect.soft(await findings(page), 'gallery').toEqual([]);
      await page.goto('/about#reconstructed');
      await expect(page.getByRole('heading', { name: 'What is reconstructed' })).toBeInViewport();
      expect.soft(await findings(page), 'about').toEqual([]);
    });
  });
}

interface Pieces {
  cards: { kind: string }[];
  hexes: { kind: string }[];
  species: unknown[];
}

test('the gallery: searched, filtered, by a link, in other words', async ({ page, trouble }) => {
  const { cards, hexes, species } = (await (
    await page.request.get('/api/games/march/components')
  ).json()) as Pieces;
  const all = cards.length + hexes.length + 1 + species.length;
  const beyond = hexes.filter(({ kind }) => kind === 'beyond').length;
  const events = cards.filter(({ kind }) => kind === 'event').length;
  await page.goto('/');
  await marchCard(page).getByRole('link', { name: 'All cards and hexes' }).click();
  const count = page.locator('search').getByRole('status');
  await expect(count).toHaveText(`${all} of ${all}`);
  const search = page.getByRole('searchbox', { name: 'Search' });
  await search.fill('TRAPJAW');
  await expect(count).toHaveText(`1 of ${all}`);
  await expect(page.getByRole('article', { name: 'Trapjaw Head' })).toContainText('Reconstructed');
  await search.fill('');
  await page.getByText('Hexes', { exact: true }).click();
  await expect(count).toHaveText(`${hexes.length + 1} of ${all}`);
  await page.getByText('Beyond the Meadow', { exact: true }).first().click();
  await expect(count).toHaveText(`${beyond} of ${all}`);
  await page.reload();
  await expect(count).toHaveText(`${beyond} of ${all}`);
  await page.getByText('Events', { exact: true }).click();
  await expect(count).toHaveText(`${events} of ${all}`);
  await search.fill('no such thing');
  await page.getByRole('button', { name: 'Show everything' }).click();
  await expect(count).toHaveText(`${all} of ${all}`);
  await speak(page, 'Settings', 'Français');
  await page.getByRole('searchbox').fill('evenement');
  await expect(count).toHaveText(new RegExp(`^(2\\d|[3-9]\\d) sur ${all}$`));
  expect(trouble.found).toEqual([]);
});
