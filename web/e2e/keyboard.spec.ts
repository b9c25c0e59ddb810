/** From the home page into the garden without a mouse. */
import type { Page } from '@playwright/test';
import { expect, test } from './test';
import { Player, type Look } from './player';

/** The accessible name of the focused element. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement;
    const label = at instanceof HTMLInputElement ? at.labels?.[0]?.textContent : null;
    return (at?.getAttribute('aria-label') ?? label ?? at?.textContent ?? '').trim();
  });

/** Presses Tab until an element of that name has the focus. */
async function tabTo(page: Page, name: RegExp, most = 90): Promise<void> {
  const passed: string[] = [];
  for (let i = 0; i < most; i += 1) {
    if (i === 0 && name.test(await focused(page))) return;
    await page.keyboard.press('Tab');
    const here = await focused(page);
    if (name.test(here)) return;
    passed.push(here.slice(0, 30));
  }
  throw new Error(`Tab never reaches ${name}: ${passed.join(' | ')}`);
}

const outlined = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement;
    if (!at) return false;
    const { outlineStyle, outlineWidth, stroke, boxShadow } = getComputedStyle(at);
    return (
      (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) ||
      boxShadow !== 'none' ||
      (at instanceof SVGElement && stroke !== 'none')
    );
  });

/** Moves the focus to this hex with the arrow keys alone. */
async function arrowsTo(page: Page, wanted: string): Promise<void> {
  for (let i = 0; i < 40; i += 1) {
    const step = await page.evaluate((to) => {
      const here = document.activeElement;
      const there = document.querySelector(`[data-hex="${to}"]`);
      if (!here || !there || here === there) return null;
      const [a, b] = [here.getBoundingClientRect(), there.getBoundingClientRect()];
      const [dx, dy] = [b.x + b.width / 2 - a.x - a.width / 2, b.y + b.height / 2 - a.y - a.height / 2];
      if (Math.abs(dy) > a.height / 3) return dy > 0 ? 'ArrowDown' : 'ArrowUp';
      return dx > 0 ? 'ArrowRight' : 'ArrowLeft';
    }, wanted);
    if (step === null) return;
    await page.keyboard.press(step);
  }
  throw new Error(`The arrow keys never reach ${wanted}`);
}

test('hatch, leave by a tunnel, walk and lay, by keys alone', async ({ page, trouble }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Play now' }).first()).toBeVisible();
  await tabTo(page, /^Play now$/);
  expect(await outlined(page)).toBe(true);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Play Myrmes' })).toBeVisible();
  await tabTo(page, /^3$/);
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('radio', { name: '2', exact: true })).toBeChecked();
  await tabTo(page, /^Start$/);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/table\//);

  const player = new Player(page);
  const then = async (look: Look) => {
    await player.changed(look);
    return player.turn();
  };
  let look = await player.turn();
  expect(look.moment).toBe('event');
  await tabTo(page, /^Leave it there/);
  expect(await outlined(page)).toBe(true);
  await page.keyboard.press('Enter');
  look = await then(look);
  expect(look.moment).toBe('births');
  for (let nurse = 0; nurse < 2; nurse += 1) {
    await tabTo(page, /^Nurse to Workers/);
    await page.keyboard.press('Enter');
    look = await then(look);
  }
  await tabTo(page, /^Give birth/);
  await page.keyboard.press('Enter');
  look = await then(look);

  expect(look.lit.map(({ does }) => does)).toContain('leave');
  await tabTo(page, /your tunnel/);
  expect(await outlined(page)).toBe(true);
  await page.keyboard.press('Enter');
  look = await then(look);

  const to = look.lit.find(({ does, name }) => does === 'walk' && !/tunnel|pheromone/.test(name));
  if (!(await focused(page)).includes('tunnel')) await tabTo(page, /^(grass|earth|stone|mushrooms) /);
  await arrowsTo(page, to?.hex ?? '');
  await page.keyboard.press('Enter');
  look = await then(look);

  // Undo with the letter, then walk again.
  await page.keyboard.press('u');
  look = await then(look);
  await arrowsTo(page, to?.hex ?? '');
  await page.keyboard.press('Enter');
  look = await then(look);

  if (look.acts.includes('choose')) {
    await tabTo(page, /^Pheromone/);
    await page.keyboard.press('Enter');
    look = await then(look);
    await page.keyboard.press('r');
    await then(look);
    await tabTo(page, /^Place it/);
  } else await tabTo(page, /^Stop/);
  await page.keyboard.press('Enter');
  await expect(
    page
      .locator('.story li')
      .filter({ hasText: /places a pheromone|ends the sortie/ })
      .first(),
  ).toBeVisible();
  expect(trouble.found).toEqual([]);
});
