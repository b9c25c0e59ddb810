/** "Teach me": every lesson step by step, what the coach says to another plan, and leaving it. */
import type { Locator, Page } from '@playwright/test';
import { findings } from './axe';
import { broken } from './layout';
import { darkHex } from './player';
import { fromYear, SIZES, speak, SPOKEN, tabTo } from './tables';
import { expect, test } from './test';

const coach = (page: Page) => page.locator('.coach');
const step = (page: Page) => coach(page).getByText(/^Step \d+ of \d+$/);

async function teach(page: Page, game: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('article', { name: game }).getByRole('button', { name: 'Teach me' }).click();
  await page.waitForURL(/\/table\/[\w-]+$/);
}

/** Goes on from what is told, reads or is shown the current step, and waits for the next one. */
async function next(page: Page): Promise<boolean> {
  const before = await page.waitForFunction(
    () => {
      document.querySelector<HTMLElement>('[data-act="go-on"]')?.click();
      const table = document.querySelector<HTMLElement>('main.game-table');
      if (!table || table.dataset.moment?.startsWith('told-') || table.dataset.busy) return null;
      const read = document.querySelector<HTMLElement>('[data-act="read"]');
      const show = document.querySelector<HTMLButtonElement>('[data-way="show"]:not(:disabled)');
      const now = table.dataset.lesson;
      if (now === 'over') return now;
      if (now === undefined || (!read && !show)) return null;
      (read ?? show)?.click();
      return now;
    },
    undefined,
    { polling: 20 },
  );
  const was = await before.jsonValue();
  if (was === 'over') return false;
  await page.waitForFunction(
    (was) => {
      document.querySelector<HTMLElement>('[data-act="go-on"]')?.click();
      return document.querySelector<HTMLElement>('main.game-table')?.dataset.lesson !== was;
    },
    was,
    { polling: 20 },
  );
  return true;
}

// The last step of Myrmes comes after an autumn that the player plays alone.
for (const [game, steps, size] of [
  ['Myrmes', 17, { width: 1440, height: 900 }],
  ['March of the Ants', 18, { width: 390, height: 844 }],
] as const)
  test(`the lesson of ${game} is read and shown to its end, in three languages`, async ({
    page,
    trouble,
  }) => {
    await page.setViewportSize(size);
    await teach(page, game);
    for (let n = 1; n <= steps; n += 1) {
      expect(await next(page), `step ${n}`).toBe(true);
      if (n !== 4) continue;
      // It goes on where it was, and fits in every language.
      const now = await step(page).textContent();
      await page.reload();
      await expect(step(page)).toHaveText(now ?? '');
      for (const { language, before } of SPOKEN) {
        await speak(page, before, language);
        expect(await page.evaluate(broken), language).toEqual([]);
      }
      expect(await findings(page, {})).toEqual([]);
    }
    expect(trouble.found).toEqual([]);
  });

test('the coach asks before something else is done, insists on nothing, and leaves when asked', async ({
  page,
  trouble,
}) => {
  await teach(page, 'Myrmes');
  const title = page.locator('.prompt b');
  // What has not been explained is folded, and the last step can be taken back.
  await expect(page.locator('.objectives[data-later]')).toBeVisible();
  await next(page);
  await expect(title).toHaveText('The garden and your tunnel');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(title).toHaveText('Three years of an ant colony');
  while (!(await title.textContent())?.startsWith('Your first sortie')) await next(page);
  // A thread leads from the card to the tunnel on the board.
  await expect(page.locator('path.dots')).toBeVisible();
  // What cannot be done is answered with the reason and with what can, and nothing is lost.
  await (await darkHex(page)).click();
  await expect(page.locator('.prompt [role="alert"]')).toContainText(
    /tunnel.*Nothing is lost\. Players take turns/s,
  );
  await expect(page.locator('.prompt.no')).toHaveCount(0);
  await page.getByRole('button', { name: 'OK', exact: true }).click();
  await expect(title).toHaveText('Your first sortie');
  // To work in the colony is allowed, but the lesson wants a sortie first.
  await page.locator('[data-room="gestation"]').click();
  await expect(title).toHaveText('You may do that. But first …');
  await page.getByRole('button', { name: 'All right' }).click();
  await expect(title).toHaveText('Your first sortie');
  await page.locator('[data-room="gestation"]').click();
  await page.getByRole('button', { name: 'Let me choose' }).click();
  await expect(page.getByRole('log', { name: 'Log' }).getByText(/works in the gestation room/)).toBeVisible();
  await page.getByRole('button', { name: 'Leave the lesson' }).click();
  await expect(coach(page)).toBeHidden();
  await expect(page.getByRole('region', { name: 'Your first game' })).toBeHidden();
  await page.reload();
  await expect(title).toBeVisible();
  await expect(coach(page)).toBeHidden();
  expect(trouble.found).toEqual([]);
});

test('a skipped step is done, and a lesson that was left goes on from the home page', async ({
  page,
  trouble,
}) => {
  await page.goto('/');
  const card = page.getByRole('article', { name: 'Myrmes' });
  await expect(card.getByText(/about ten minutes/)).toBeVisible();
  await teach(page, 'Myrmes');
  const title = page.locator('.prompt b');
  const skip = page.getByRole('button', { name: 'Skip this step' });
  for (const [now, then] of [
    ['Three years of an ant colony', 'The garden and your tunnel'],
    ['The garden and your tunnel', 'The event of the season'],
    ['The event of the season', 'Three nurses'],
    ['Three nurses', 'Your first sortie'],
    ['Your first sortie', 'A step'],
  ]) {
    await fromYear(page);
    await expect(title).toHaveText(now ?? '');
    await skip.click();
    await fromYear(page);
    await expect(title).toHaveText(then ?? '');
  }
  await expect(
    page
      .getByRole('log', { name: 'Log' })
      .getByText(/worker out/)
      .first(),
  ).toBeVisible();

  await page.goto('/');
  await card.getByRole('link', { name: 'Continue the lesson' }).click();
  await expect(title).toHaveText('A step');
  await page.getByRole('button', { name: 'Leave the lesson' }).click();
  await expect(coach(page)).toBeHidden();
  await page.goto('/');
  await expect(page.getByText(/^Myrmes with /)).toBeVisible();
  await expect(card.getByRole('button', { name: 'Teach me' })).toBeVisible();
  await expect(card.getByRole('link', { name: 'Continue the lesson' })).toHaveCount(0);
  expect(trouble.found).toEqual([]);
});

// The sizes that the lessons above do not have.
for (const [game, steps, sizes] of [
  ['Myrmes', 17, SIZES.slice(1)],
  ['March of the Ants', 18, SIZES.slice(0, 2)],
] as const)
  for (const size of sizes)
    test(`@long every step of the lesson of ${game} fits a window of ${size.width} pixels, in three languages`, async ({
      page,
      trouble,
    }) => {
      test.slow();
      await page.setViewportSize(size);
      await teach(page, game);
      for (let n = 1; n <= steps; n += 1) {
        for (const { language, before } of SPOKEN) {
          await speak(page, before, language);
          expect(await page.evaluate(broken), `step ${n}, ${language}`).toEqual([]);
        }
        expect(await findings(page, {}), `step ${n}`).toEqual([]);
        expect(await next(page), `step ${n}`).toBe(true);
      }
      expect(trouble.found).toEqual([]);
    });

for (const [game, steps] of [
  ['Myrmes', 17],
  ['March of the Ants', 18],
] as const)
  test(`@long the lesson of ${game} is taken by keys alone`, async ({ page, trouble }) => {
    test.slow();
    await page.goto('/');
    await tabTo(page, page.getByRole('article', { name: game }).getByRole('button', { name: 'Teach me' }));
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/table\/[\w-]+$/);
    const table = page.locator('main.game-table');
    const [read, show, goOn] = [
      '[data-act="read"]',
      '[data-way="show"]:not(:disabled)',
      '[data-act="go-on"]',
    ].map((some) => page.locator(some).first()) as [Locator, Locator, Locator];
    for (let n = 0; n < steps; n += 1) {
      const was = await table.getAttribute('data-lesson');
      // What is told in between is gone on from with Space.
      await expect(async () => {
        if (await goOn.isVisible()) await page.keyboard.press('Space');
        expect((await read.isVisible()) || (await show.isVisible())).toBe(true);
      }).toPass();
      await tabTo(page, (await read.isVisible()) ? read : show);
      await page.keyboard.press('Enter');
      await expect(async () => {
        if (await goOn.isVisible()) await page.keyboard.press('Space');
        expect(await table.getAttribute('data-lesson')).not.toBe(was);
      }).toPass();
    }
    expect(trouble.found).toEqual([]);
  });
