/** The rules to read: chapters, search, links from the table, the card to print. */
import type { Page } from '@playwright/test';
import { findings } from './axe';
import { broken } from './layout';
import { expect, test } from './test';
import { SIZES, speak, SPOKEN, tabTo } from './tables';

/** A page to read is as long as it is. */
const faults = async (page: Page) =>
  (await page.evaluate(broken)).filter((line) => !/^the page is \d+ high/.test(line));

const TITLES: Record<string, RegExp> = {
  en: /^The rules of /,
  fr: /^Les règles de /,
  de: /^Die Regeln von /,
};

for (const game of ['myrmes', 'march'])
  test(`the rules of ${game} are read, searched and printed, in three languages`, async ({ page }) => {
    await page.goto(`/rules/${game}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^The rules of /);
    const chapters = page.getByRole('navigation', { name: 'Chapters' }).locator('ol > li');
    expect(await chapters.count()).toBeGreaterThan(7);
    // A chapter of the outline leads to its first section, and the address says so.
    const third = chapters.nth(2).getByRole('link').first();
    await third.click();
    await expect(third).toHaveAttribute('aria-current', 'location');
    expect(new URL(page.url()).hash).not.toBe('');
    expect(await faults(page)).toEqual([]);
    expect(await findings(page, {})).toEqual([]);

    // The first live example is drawn once it comes into view.
    const example = page.locator('figure').first();
    await example.scrollIntoViewIfNeeded();
    await expect(example.locator('[data-drawn] :is(svg, .moment)').first()).toBeVisible();

    await page.keyboard.press('/');
    await page.keyboard.type('larva');
    const hits = page.locator('.hits a');
    await expect(hits.first()).toContainText(/larva/i);
    await hits.first().click();
    await expect(hits).toHaveCount(0);
    const section = page.locator('section:target, section:focus');
    await expect(section.first()).toBeInViewport();

    for (const { language, code, before } of SPOKEN) {
      await speak(page, before, language);
      await expect(page.locator('html')).toHaveAttribute('lang', code);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLES[code] ?? '');
      expect(await faults(page)).toEqual([]);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await faults(page)).toEqual([]);

    // On paper: all chapters, even while one searches, with every drawing and answer, and nothing to press.
    await page.setViewportSize({ width: 794, height: 1123 });
    await page.getByRole('searchbox').fill('larva');
    await expect(page.getByRole('article')).toHaveCount(0);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(page.getByRole('article')).toHaveCount(await page.locator('nav ol > li').count());
    await expect(page.locator('.book [data-waits]')).toHaveCount(0);
    const figures = page.locator('.book figure');
    await expect(page.locator('.book figure [data-drawn]')).toHaveCount(await figures.count());
    expect(await page.locator('.book details:not([open])').count()).toBe(0);
    for (const control of ['.book nav', '.top-bar', '.book figcaption button', 'input'])
      await expect(page.locator(control).filter({ visible: true }), control).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(794);
    await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
    await expect(page.locator('.book nav')).toBeVisible();

    await page.goto(`/rules/${game}/card`);
    await page.setViewportSize({ width: 1123, height: 794 });
    // One page of A4 across: 297 by 210 mm less its margins, at 96 pixels an inch.
    await page.emulateMedia({ media: 'print' });
    const { width, height } = await page.locator('main').evaluate((main) => main.getBoundingClientRect());
    expect(width).toBeLessThanOrEqual(1123);
    expect(height).toBeLessThanOrEqual(733);
  });

test('an address with a rule of a refusal leads to the section it rests on', async ({ page }) => {
  await page.goto('/rules/myrmes#workers/sortie');
  const section = page.locator('section:focus');
  await expect(section).toBeInViewport();
  await expect(section).toContainText(/tunnel/);
});

test('an address with the name of a ruling leads to it, in the margin', async ({ page }) => {
  await page.goto('/rules/march#ruling-journey-thorax');
  const ruling = page.locator('.ruling:focus');
  await expect(ruling).toBeInViewport();
  await expect(ruling).toContainText('Abilities tied to Explore do not work with the Journey.');
});

for (const game of ['myrmes', 'march'])
  test(`@long every live example of ${game} is drawn, in three sizes and languages`, async ({ page }) => {
    test.slow();
    for (const size of SIZES) {
      const { width } = size;
      await page.setViewportSize(size);
      await page.goto(`/rules/${game}`);
      for (const { language, before } of SPOKEN) {
        await speak(page, before, language);
        for (const example of await page.locator('figure').all()) {
          await example.scrollIntoViewIfNeeded();
          await expect(example.locator('[data-drawn] :is(svg, .moment)').first()).toBeVisible();
        }
        expect(await faults(page), `${language} ${width}`).toEqual([]);
      }
      expect(await findings(page, {}), `${width}`).toEqual([]);
      await page.goto('about:blank');
    }
  });

for (const game of ['myrmes', 'march'])
  test(`@long the rules of ${game} are read, searched and played by keys, and their card fits every window`, async ({
    page,
    trouble,
  }) => {
    await page.goto(`/rules/${game}`);
    await expect(page.getByRole('searchbox')).toBeVisible();
    await page.keyboard.press('/');
    await page.keyboard.type('larva');
    const hit = page.locator('.hits a').first();
    await tabTo(page, hit);
    const { hash } = new URL((await hit.getAttribute('href')) ?? '', page.url());
    await page.keyboard.press('Enter');
    await expect(page.locator(hash)).toBeFocused();
    // An example is reached with Tab and tried in a copy; the way back leads to its section.
    await page.locator('figure').first().scrollIntoViewIfNeeded();
    const play = page.locator('figure figcaption').first().getByRole('button');
    await expect(play).toBeVisible();
    await play.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/whatif$/);
    await expect(page.locator('main.game-table')).toBeVisible();
    await tabTo(page, page.locator('.bar .leave'));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/rules/${game}#`));

    await page.goto(`/rules/${game}/card`);
    for (const { language, before } of SPOKEN) {
      await speak(page, before, language);
      for (const size of SIZES) {
        await page.setViewportSize(size);
        expect(await faults(page), `${language} ${size.width}`).toEqual([]);
        expect(await findings(page, {}), `${language} ${size.width}`).toEqual([]);
      }
      await page.setViewportSize(SIZES[0]);
    }
    expect(trouble.found).toEqual([]);
  });
