/** On a phone, by tapping alone. */
import { devices } from '@playwright/test';
import { expect, test } from './test';
import { darkHex, Player, playNow } from './player';
import { speak, SPOKEN } from './tables';

const { userAgent } = devices['Pixel 7'];
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, userAgent });

test('births and a sortie by tapping, and the sheet opens', async ({ page, trouble }) => {
  await playNow(page, 2, 'Novice');
  const player = new Player(page, true);
  await player.play(({ moment }) => moment === 'births');
  await expect(page.locator('main.game-table')).toHaveAttribute('data-sheet', 'open');
  await expect(page.getByRole('tab', { name: 'Births', selected: true })).toBeVisible();

  // Tabs only show things; the current moment stays within reach.
  await page.getByRole('tab', { name: 'Players' }).tap();
  await expect(page.getByRole('tabpanel', { name: 'Players' })).toBeVisible();
  await page.getByRole('tab', { name: 'Births' }).tap();
  await player.until('births');
  await player.until('leave');
  await player.until('lay', 'stop');
  // The log is heard although its tab has never been open.
  await expect(page.getByRole('log', { name: 'Log' })).toContainText(/places a pheromone|ends the sortie/);

  const handle = page.getByRole('button', { name: /the sheet (up|down)/ });
  await player.play((look) => look.lit.some(({ does }) => does === 'leave') || look.moment !== null);
  const before = await handle.getAttribute('aria-expanded');
  await handle.tap();
  await expect(handle).not.toHaveAttribute('aria-expanded', before ?? '');

  // Nothing overflows sideways, however long the words are.
  for (const { language, before: settings } of SPOKEN) {
    await speak(page, settings, language);
    const out = await page.evaluate(() =>
      [
        document.documentElement,
        ...document.querySelectorAll('.top-bar, .top-bar nav, .prompt, .actions, .tabs, .sheet-actions'),
      ]
        .filter((one) => one.scrollWidth > one.clientWidth || one.getBoundingClientRect().right > innerWidth)
        .map((one) => `${one.className || one.tagName} ${one.scrollWidth} in ${one.clientWidth}`),
    );
    expect.soft(out, language).toEqual([]);
  }
  expect(trouble.found).toEqual([]);
});

test('a tap beside what is lit says why not, two taps are the lens', async ({ page, trouble }) => {
  await playNow(page, 2, 'Novice');
  const player = new Player(page, true);
  await player.play((look) => look.lit.some(({ does }) => does === 'leave'));
  await page.getByRole('button', { name: 'Whole board' }).tap();
  await (await darkHex(page)).tap();
  await expect(page.locator('.plate [role="alert"]')).toContainText('tunnel');
  expect(trouble.found).toEqual([]);
});
