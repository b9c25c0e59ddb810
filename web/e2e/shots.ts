/** Takes the pictures in docs/pictures again: a game against bots with the real server. */
import { mkdirSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { still } from './axe';
import { quantised } from './png';
import { MarchPlayer, playNowMarch, type Look } from './march-player';
import { Player, playNow } from './player';
import { expect, test } from './test';

const FOLDER = '../docs/pictures';
const WIDE = { width: 1440, height: 900 };
const TABLET = { width: 820, height: 1180 };
const PHONE = { width: 390, height: 844 };
/** The largest size allowed for a picture, in bytes. */
const MOST = 250_000;

async function shot(page: Page, name: string): Promise<void> {
  await page.mouse.move(2, 2);
  await page.evaluate(() => document.fonts.ready);
  await still(page);
  const picture = quantised(await page.screenshot({ animations: 'disabled' }));
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(`${FOLDER}/${name}.png`, picture);
  console.log(`  ${name}.png, ${(picture.length / 1000).toFixed(0)} kB`);
  expect(picture.length, name).toBeLessThan(MOST);
}

/** Plays into the second year, until a tile is being placed: by then the garden is full of life. */
async function tileInHand(player: Player): Promise<void> {
  const { page } = player;
  for (;;) {
    await player.play(({ acts }) => acts.includes('lay'));
    const year = await page.locator('.top-bar').innerText();
    const tile = await page.locator('.round-tools').count();
    if (/Year\s*II\b/.test(year) && tile > 0) return;
    await player.step();
  }
}

test('pictures', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: /No name yet/ }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Iris');
  await page.keyboard.press('Enter');
  await playNow(page, 3);
  const player = new Player(page);
  await player.until('harvest');
  await player.play(({ moment }) => moment === 'births');
  await player.until('nurse');
  await shot(page, 'births');

  await tileInHand(player);
  await shot(page, 'table');
  await page.emulateMedia({ colorScheme: 'dark' });
  await shot(page, 'table-dark');
  await page.setViewportSize(TABLET);
  await shot(page, 'table-tablet');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(PHONE);
  await page.reload();
  await player.turn();
  await player.act('choose').catch(() => player.act('special'));
  await shot(page, 'table-phone');

  await page.setViewportSize(WIDE);
  await player.play();
  await shot(page, 'final-score');
  await page.goto('/');
  await expect(page.getByText('My tables')).toBeVisible();
  await shot(page, 'home');
});

test.describe('phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true, colorScheme: 'dark' });
  test('pictures of a phone', async ({ page }) => {
    await playNow(page, 3);
    const player = new Player(page, true);
    await player.play(({ moment }) => moment === 'births');
    await player.until('nurse');
    await shot(page, 'births-phone-dark');
  });
});

/** Plays into this round, until a decision of this kind comes up. */
async function march(player: MarchPlayer, round: RegExp, wanted: (look: Look) => boolean): Promise<void> {
  const now = player.page.locator('.seasons .now');
  for (;;) {
    await player.play(wanted);
    if (round.test(await now.innerText())) return;
    await player.step();
  }
}

test('pictures of March of the Ants', async ({ page }) => {
  await playNowMarch(page, 2, { bots: 'Skilled' });
  const player = new MarchPlayer(page);
  await march(player, /Summer|Autumn/, ({ moment, acts }) => moment === null && acts.includes('march'));
  await shot(page, 'march-table');
  await page.emulateMedia({ colorScheme: 'dark' });
  await shot(page, 'march-table-dark');
  await page.setViewportSize(TABLET);
  await shot(page, 'march-tablet');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(PHONE);
  await page.reload();
  await player.turn();
  await shot(page, 'march-phone');
  await page.setViewportSize(WIDE);
  await page.goto('/march/gallery');
  await page.locator('.card').first().waitFor();
  await shot(page, 'march-gallery');
});

test('pictures of a battle and of the end', async ({ page }) => {
  await playNowMarch(page, 4, { bots: 'Skilled' });
  const player = new MarchPlayer(page);
  await player.play(({ moment }) => moment === 'battle');
  // If this seed has no battle, take another: `E2E_SEED=2`.
  expect((await player.look()).moment).toBe('battle');
  await shot(page, 'march-battle');
  await player.play();
  await shot(page, 'march-final-score');
});
