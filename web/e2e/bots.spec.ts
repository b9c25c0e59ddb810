/** Bots as people meet them: chosen by level and character, named at the table, standing in for somebody. */
import { devices, type Page } from '@playwright/test';
import type { SeatInfo } from '../src/lib/generated/protocol';
import { expect, test } from './test';
import { marchCard } from './march-player';
import { Player, playNow } from './player';
import { invite, speak, SPOKEN } from './tables';

const play = (page: Page) => page.getByRole('button', { name: 'Play now' }).first();

test('level and character are chosen, explained and shown at the table, and the level is remembered', async ({
  page,
  trouble,
}) => {
  await page.goto('/');
  await play(page).click();
  const dialog = page.getByRole('dialog', { name: 'Play Myrmes' });
  await expect(dialog.getByRole('radio', { name: 'Casual' })).toBeChecked();
  await expect(dialog.getByText(/hunter, builder, collector, or miser/)).toBeVisible();
  await dialog.getByText('Novice', { exact: true }).click();
  await expect(dialog.getByText(/A good first opponent/)).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Character' }).selectOption('Hunter');
  await expect(dialog.getByText(/Overrates prey/)).toBeVisible();
  // One of the bots is stronger than the other.
  await dialog.getByRole('button', { name: /^Bot 3/ }).click();
  await expect(dialog.getByRole('group', { name: 'How strong is Bot 3?' })).toBeVisible();
  await dialog.getByText('Casual', { exact: true }).click();
  // What the server says was measured.
  await expect(dialog.getByText(/^beats Novice in \d+ of 100$/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Start' }).click();
  await page.waitForURL(/\/table\/[\w-]+$/);
  await new Player(page).turn();
  await expect(page.getByText('novice, hunter', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('casual, hunter', { exact: true }).first()).toBeVisible();

  await page.goto('/');
  await play(page).click();
  await expect(dialog.getByRole('radio', { name: 'Novice' })).toBeChecked();
  await page.keyboard.press('Escape');
  await marchCard(page).getByRole('button', { name: 'Play now' }).click();
  await expect(page.getByRole('radio', { name: 'Casual' })).toBeChecked();
  expect(trouble.found).toEqual([]);
});

test('whoever opened a table puts a bot on a seat and changes it', async ({ page, trouble }) => {
  await invite(page, 'Ada');
  await page.getByRole('button', { name: 'Bot', exact: true }).click();
  // The menu of the table, which is closed, says the same.
  const room = page.getByRole('main');
  await expect(room.getByText(/^bot, casual, (hunter|builder|collector|miser)$/)).toBeVisible();
  await room.getByRole('combobox', { name: 'Bots' }).selectOption('Novice');
  await expect(room.getByText(/^bot, novice, /)).toBeVisible();
  await room.getByRole('combobox', { name: 'Character' }).selectOption('None');
  await expect(room.getByText('bot, novice', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Open again' }).click();
  await expect(page.getByText('waits for somebody')).toBeVisible();
  expect(trouble.found).toEqual([]);
});

test('a bot plays on for somebody who has to go', async ({ page, trouble }) => {
  await playNow(page, 2, 'Novice');
  await new Player(page).until('births');
  await page.getByRole('button', { name: 'This table' }).click();
  await expect(page.getByText('It plays about as strongly as you have so far.')).toBeVisible();
  await page.getByRole('button', { name: 'Let a bot play for me' }).click();
  await page.getByRole('button', { name: 'Let them finish it' }).click();
  // Two bots may finish the game within a second, so nothing on the page lasts but this.
  const id = /\/table\/([\w-]+)/.exec(page.url())?.[1] ?? '';
  const standIn = async () => {
    const info = (await (await page.request.get(`/api/tables/${id}`)).json()) as { seats: SeatInfo[] };
    return info.seats.map(({ stand_in }) => stand_in).find((level) => level !== null);
  };
  await expect.poll(standIn).toMatch(/^(novice|casual|skilled)$/);
  expect(trouble.found).toEqual([]);
});

test.describe('on a phone', () => {
  const { userAgent } = devices['Pixel 7'];
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, userAgent });

  test('the choice of bots fits in every language', async ({ page, trouble }) => {
    await page.goto('/');
    for (const { language, before } of SPOKEN) {
      await speak(page, before, language);
      // The second button of a card plays against bots, the last one invites friends.
      for (const nth of [1, -1]) {
        const buttons = page.locator('article').first().getByRole('button');
        await (nth === 1 ? buttons.nth(1) : buttons.last()).tap();
        const dialog = page.locator('dialog[open]');
        if (nth !== 1) await dialog.locator('ol select').nth(1).selectOption('bot');
        await expect(dialog.locator('select').last()).toBeVisible();
        const out = await dialog.evaluate((one) =>
          [one, ...one.querySelectorAll('*')]
            .filter(
              (each) =>
                each.scrollWidth > each.clientWidth + 1 && getComputedStyle(each).display !== 'inline',
            )
            .filter((each) => !each.matches('.visually-hidden, svg, svg *'))
            .map((each) => `${each.tagName} ${each.className} ${each.scrollWidth} in ${each.clientWidth}`),
        );
        expect.soft(out, language).toEqual([]);
        await page.keyboard.press('Escape');
        await expect(dialog).toHaveCount(0);
      }
    }
    expect(trouble.found).toEqual([]);
  });
});
