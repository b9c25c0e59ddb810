/** The same deal at several tables: opened from the home page, hidden from each other, compared by seat. */
import type { Page } from '@playwright/test';
import { findings } from './axe';
import { broken } from './layout';
import { answerName, playOut, SIZES, speak, SPOKEN } from './tables';
import { expect, test } from './test';

const idOf = (page: Page) => page.url().split('/').at(-1) ?? '';

/** Opens two tables against a bot through the dialog, and comes to the page that compares them. */
async function opens(page: Page, game: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('article', { name: game }).getByRole('button', { name: 'Invite friends' }).click();
  const dialog = page.getByRole('dialog', { name: `Invite friends: ${game}` });
  await dialog.getByRole('combobox', { name: 'Seat 2' }).selectOption('bot');
  await dialog.getByRole('group', { name: 'Tables' }).getByText('2', { exact: true }).click();
  await dialog.getByRole('button', { name: 'Open the tables' }).click();
  await answerName(page, 'Ada');
  await page.waitForURL(/\/deal\/[\w-]+$/);
}

/** Follows the link, sits down at the second table and begins there; returns that table. */
async function joins(page: Page, link: string): Promise<string> {
  await page.goto(link);
  await page.getByRole('link', { name: 'Sit down, Table 2' }).click();
  await page.getByRole('button', { name: 'Sit down' }).click();
  await answerName(page, 'Bruno');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.locator('main.game-table')).toBeVisible();
  return idOf(page);
}

test('two tables play the same deal and compare their seats afterwards', async ({
  page,
  visitor,
  trouble,
}) => {
  await opens(page, 'March of the Ants');
  await expect(page.getByRole('heading', { name: '2 tables, one deal' })).toBeVisible();
  await expect(page.getByText('when your own game is over')).toBeVisible();
  expect(await findings(page, {})).toEqual([]);
  const [first, other] = [idOf(page), await visitor()];
  const second = await joins(other, page.url());
  await expect(other.getByText('The same deal is played at other tables.')).toBeVisible();
  await other.getByRole('link', { name: 'Compare the tables' }).click();
  await expect(other.getByRole('link', { name: 'Your table, Table 2' })).toBeVisible();

  // Who has finished is told the result, and may watch; the other one has to play first.
  await playOut(other, second);
  await expect(other.getByRole('link', { name: 'Watch, Table 1' })).toBeVisible();
  await expect(other.getByRole('region', { name: 'By source' }).last()).toBeVisible();
  await expect(page.getByText('finished', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: /Table 2$/ })).toHaveCount(0);

  await playOut(page, first);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What everybody made of their seat');
  const made = page.getByRole('region', { name: 'Who made most of their seat' }).getByRole('listitem');
  await expect(made).toHaveCount(2);
  await expect(made.filter({ hasText: 'Ada (you)' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Replay, Table 2' })).toBeVisible();
  for (const size of [SIZES[0], SIZES[2]]) {
    await page.setViewportSize(size);
    expect(await page.evaluate(broken), String(size.width)).toEqual([]);
    expect(await findings(page, {})).toEqual([]);
  }
  expect(trouble.found).toEqual([]);
});

for (const [game, name] of [
  ['myrmes', 'Myrmes'],
  ['march', 'March of the Ants'],
] as const)
  test(`@long tables of ${name} with one deal fit every window and language, before and after`, async ({
    page,
    visitor,
    trouble,
  }) => {
    test.slow();
    const look = async (what: string) => {
      for (const { language, before } of SPOKEN) {
        await speak(page, before, language);
        for (const size of SIZES) {
          await page.setViewportSize(size);
          for (const colorScheme of ['light', 'dark'] as const) {
            await page.emulateMedia({ colorScheme });
            expect(await page.evaluate(broken), `${what} ${language} ${size.width}`).toEqual([]);
            expect(await findings(page, {}), `${what} ${language} ${size.width}`).toEqual([]);
          }
        }
        await page.setViewportSize(SIZES[0]);
      }
    };
    await opens(page, name);
    const [first, other] = [idOf(page), await visitor()];
    await look('before');
    const second = await joins(other, page.url());
    await playOut(page, first);
    await playOut(other, second);
    await page.goto(`/deal/${first}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('What everybody made of their seat');
    await look(`after ${game}`);
    expect(trouble.found).toEqual([]);
  });
