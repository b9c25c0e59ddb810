/** At the table: refusals, languages, motion. */
import type { Page } from '@playwright/test';
import { expect, test } from './test';
import { darkHex, Player, playNow } from './player';
import { speak, SPOKEN } from './tables';
import { KEYS, untold } from './words';

test('a wish that no rule allows is answered with the rule, where it was wished', async ({
  page,
  trouble,
}) => {
  await playNow(page, 2, 'Novice');
  const player = new Player(page);
  await player.play((look) => look.lit.some(({ does }) => does === 'leave'));
  const dark = await darkHex(page);
  await dark.click();
  const bubble = page.locator('.plate [role="alert"]');
  await expect(bubble).toContainText('tunnel');
  // The bubble is beside the hex that was clicked.
  const [there, said] = [await dark.boundingBox(), await bubble.boundingBox()];
  expect(Math.abs((there?.y ?? 0) - (said?.y ?? 1e9))).toBeLessThan(140);
  // What is lit stays lit, and the rule can be read.
  expect((await player.look()).lit).not.toHaveLength(0);
  await page.getByRole('button', { name: 'The rule' }).click();
  const rule = page.getByRole('dialog');
  await expect(rule).toContainText('Leaving the colony');
  const whole = rule.getByRole('link', { name: 'Read it in the rules' });
  await expect(whole).toHaveAttribute('href', '/rules/myrmes#workers/sortie');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'OK', exact: true }).click();
  await expect(bubble).toHaveCount(0);

  await player.until('leave');
  await (await darkHex(page, 'water')).click();
  await expect(bubble).toContainText(/water|touch/i);
  expect(trouble.found).toEqual([]);
});

test('a menu that was opened while the table was loading stays open', async ({ page }) => {
  await playNow(page, 2, 'Novice');
  let arrive = () => {};
  const held = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(/\/Live-[^/]*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.reload();
  await page.getByRole('button', { name: 'This table', exact: true }).click();
  const home = page.getByRole('link', { name: 'All tables' });
  await expect(home).toBeVisible();
  arrive();
  await expect(page.locator('main.game-table')).toBeVisible();
  await expect(home).toBeVisible();
});

test('three languages, at home and at the table, and no key shows through', async ({ page, trouble }) => {
  expect(KEYS.size).toBeGreaterThan(500);
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  for (const { language, code, play, before } of SPOKEN) {
    await speak(page, before, language);
    await expect(page.locator('html')).toHaveAttribute('lang', code);
    await expect(page.getByRole('button', { name: new RegExp(play, 'i') }).first()).toBeVisible();
    expect(await untold(page)).toEqual([]);
  }

  await playNow(page, 2, 'Novice');
  const player = new Player(page);
  for (const moment of ['births', 'garden']) {
    await player.play((look) => (moment === 'garden' ? look.acts.includes('lay') : look.moment === moment));
    for (const { language, code, before } of SPOKEN) {
      await speak(page, before, language);
      await expect(page.locator('html')).toHaveAttribute('lang', code);
      expect(await untold(page), `${moment} in ${language}`).toEqual([]);
    }
  }
  await speak(page, 'Settings', 'Deutsch');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  expect(trouble.found).toEqual([]);
});

test.describe('motion', () => {
  /** The longest animation or transition on the page, in milliseconds. */
  const longest = (page: Page) =>
    page.evaluate(() => {
      const ms = (text: string) =>
        Math.max(
          ...text.split(',').map((part) => parseFloat(part) * (part.trim().endsWith('ms') ? 1 : 1000)),
        );
      return Math.max(
        ...[...document.querySelectorAll('*')].map((one) => {
          const { transitionDuration, animationDuration } = getComputedStyle(one);
          return Math.max(ms(transitionDuration), ms(animationDuration));
        }),
      );
    });
  const walkers = (page: Page) =>
    page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length);

  test('none for whoever prefers none', async ({ page, trouble }) => {
    await playNow(page, 2, 'Novice');
    const player = new Player(page);
    await player.until('walk');
    expect(await longest(page)).toBeLessThanOrEqual(1);
    expect(await walkers(page)).toBe(0);
    await player.until('lay');
    expect(trouble.found).toEqual([]);
  });

  test.describe('for others', () => {
    test.use({ reducedMotion: 'no-preference' });
    test('bots answer at once, and yet one sees them walk', async ({ page, trouble }) => {
      await playNow(page, 4, 'Casual');
      await page.locator('.garden').waitFor();
      // Positions where another player's ant stood for a visible time since the last turn. Frames are not counted: a
      // busy machine paints few of them, and each stays longer.
      await page.evaluate(() => {
        const VISIBLE_MS = 50;
        const stood = new Set<string>();
        let at = { place: '', since: 0 };
        const watch = (now: number) => {
          const ant = document.querySelector<SVGElement>('.garden .walker');
          const place = ant && !ant.matches('.player-1') ? ant.style.transform : '';
          if (ant?.matches('.player-1')) stood.clear();
          if (place !== at.place) {
            if (at.place && now - at.since >= VISIBLE_MS) stood.add(at.place);
            at = { place, since: now };
          }
          document.body.dataset.walked = String(stood.size);
          requestAnimationFrame(watch);
        };
        requestAnimationFrame(watch);
      });
      const player = new Player(page);
      /** Watches the others until it is the player's turn again. */
      const seen = async () => {
        await page.waitForFunction(
          () =>
            document.querySelector('.prompt.ask, .sheet-actions.deed') &&
            !document.querySelector('[data-busy], [data-playing]'),
        );
        return page.evaluate(() => Number(document.body.dataset.walked) > 2);
      };
      // A bot may choose to work at home, so try several turns.
      let walked = false;
      for (let turn = 0; turn < 6 && !walked; turn += 1) {
        await player.play((look) => look.acts.includes('lay'));
        await player.act('lay');
        walked = await seen();
      }
      expect(walked).toBe(true);
      expect(trouble.found).toEqual([]);
    });
    test('things move, nobody waits for it, and the setting stops it', async ({ page, trouble }) => {
      await playNow(page, 2, 'Novice');
      const player = new Player(page);
      await player.until('lay');
      expect(await longest(page)).toBeGreaterThan(50);
      await page.getByRole('button', { name: 'Settings' }).click();
      await page.getByRole('group', { name: 'Animations' }).getByText('Off').click();
      await page.keyboard.press('Escape');
      expect(await longest(page)).toBeLessThanOrEqual(1);
      expect(trouble.found).toEqual([]);
    });
  });
});
