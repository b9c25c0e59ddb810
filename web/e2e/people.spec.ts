/** Two people in two browsers, and two at one screen. */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './test';
import { Player } from './player';
import { aroundScreen, story, toldIn, two } from './tables';

/** Lets both play until one of them has a worker to send; returns that player first. */
async function toWorkers(players: Player[]): Promise<[Player, Player]> {
  for (;;) {
    for (const player of players) {
      const look = await player.look();
      if (look.lit.some(({ does }) => does === 'leave')) {
        const other = players.find((each) => each !== player);
        if (other) return [player, other];
      }
      if (look.asked) await player.step();
    }
  }
}

/** Whether two things on the page cover each other. */
async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (!a || !b) throw new Error('one of them is not on the page');
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

test.describe('in two browsers', () => {
  let first: Page;
  let second: Page;

  test.beforeEach(async ({ page, visitor }) => {
    first = page;
    second = await visitor();
    await two(first, second);
  });

  test('births are chosen at the same time and in secret', async () => {
    const [ada, bruno] = [new Player(first), new Player(second)];
    await ada.play(({ moment }) => moment === 'births');
    // Both choose at once: Ada may plan her births while Bruno still thinks about the event.
    await bruno.play(({ moment }) => moment === 'births');
    await expect(second.getByRole('region', { name: 'The births' })).toBeVisible();

    const before = await toldIn(second);
    await ada.until('births');
    await expect(first.locator('.prompt').getByText('Bruno places nurses')).toBeVisible();
    await expect(second.getByRole('region', { name: 'The births' })).toBeVisible();
    expect(await toldIn(second)).toEqual(before);
    await expect(second.locator('.nurse-place.filled')).toHaveCount(0);

    await bruno.until('births');
    for (const page of [first, second]) {
      await expect(
        story(page)
          .filter({ hasText: /Ada.*nurse/ })
          .first(),
      ).toBeVisible();
      await expect(
        story(page)
          .filter({ hasText: /Bruno.*nurse/ })
          .first(),
      ).toBeVisible();
    }
  });

  test('what is said arrives, and who is there is shown', async () => {
    await first.setViewportSize({ width: 1440, height: 900 });
    await first.getByRole('button', { name: 'Chat' }).click();
    expect(await overlap(first.locator('.drawer'), first.locator('.right'))).toBe(false);
    await first.getByRole('textbox', { name: 'Say something' }).fill('Good luck, Bruno!');
    await first.keyboard.press('Enter');
    await second.getByRole('button', { name: 'Chat, 1 new' }).click();
    const chat = second.getByRole('complementary', { name: 'Chat' });
    await expect(chat).toContainText('Good luck, Bruno!');
    await chat.getByRole('textbox').fill('Thank you');
    await chat.getByRole('button', { name: 'Send' }).click();
    await expect(first.getByRole('log').filter({ hasText: 'Thank you' })).toBeVisible();

    await first.getByRole('button', { name: 'This table' }).click();
    await expect(first.getByRole('list', { name: 'Who is there' })).toContainText(/Bruno\s*online/);
    await second.goto('about:blank');
    await expect(first.getByRole('list', { name: 'Who is there' })).toContainText(/Bruno\s*away/);
  });

  test('a step and a laid tile are taken back before others act, later the others are asked', async () => {
    const [mine, other] = await toWorkers([new Player(first), new Player(second)]);
    const { page } = mine;
    const undo = page.getByRole('button', { name: 'Undo', exact: true });

    // Undo a walk step by step.
    await mine.until('leave');
    const { say } = await mine.look();
    await mine.until('walk');
    await expect(page.getByText(say)).toBeHidden();
    while ((await mine.look()).say !== say) {
      const before = await mine.look();
      await undo.click();
      await mine.settled(before);
    }
    await expect(story(page).filter({ hasText: 'taken back' }).first()).toBeVisible();

    // Undo a tile, although it is already the other player's turn.
    const tiles = page.getByRole('button', { name: /your pheromone/ });
    await mine.until('lay');
    await expect(tiles.first()).toBeAttached();
    await expect(other.page.getByRole('button', { name: /pheromone of/ }).first()).toBeAttached();
    await undo.click();
    await expect(tiles).toHaveCount(0);
    for (const who of [page, other.page]) {
      await expect(who.getByRole('button', { name: /pheromone of/ })).toHaveCount(0);
      await expect(story(who).filter({ hasText: 'takes back' }).first()).toBeVisible();
    }

    // Once the other has acted, undo needs their consent.
    await mine.until('lay', 'stop');
    await other.step();
    await expect(undo).toBeHidden();
    await page.getByRole('button', { name: 'This table' }).click();
    await page.getByRole('button', { name: 'Ask to take back my last action' }).click();
    await expect(page.getByText(/asks to take back.*Waiting for the others/)).toBeVisible();
    await page.keyboard.press('Escape');
    await other.page.getByRole('button', { name: 'Yes', exact: true }).click();
    await expect(tiles).toHaveCount(0);
    await expect(story(other.page).filter({ hasText: 'Everybody agrees' }).first()).toBeVisible();
    await expect(page.locator('.prompt [data-act]').first()).toBeVisible();
  });
});

test('around one screen a curtain falls between two secret choices', async ({ page, trouble }) => {
  await aroundScreen(page, 'Ada');
  const curtain = page.locator('main.curtain');
  await expect(curtain).toContainText('Pass the device to Ada');
  await expect(page.locator('.garden')).toHaveCount(0);
  await page.getByRole('button', { name: 'I am Ada' }).click();

  const player = new Player(page);
  await player.until('births');
  await expect(curtain).toContainText('Pass the device to Bruno');
  // Nothing of Ada's choice is behind or beside the curtain.
  await expect(page.locator('.moment, .nurse-place, .story')).toHaveCount(0);
  await page.getByRole('button', { name: 'I am Bruno' }).click();
  await expect(
    page.getByRole('region', { name: 'Your colony' }).or(page.locator('.right')).first(),
  ).toBeVisible();
  await expect(page.locator('.nurse-place.filled')).toHaveCount(0);
  await player.play((look) => look.lit.some(({ does }) => does === 'leave'));
  // Workers are sent openly, so there is no curtain.
  await expect(curtain).toHaveCount(0);
  await player.until('harvest', 'atelier');
  expect(trouble.found).toEqual([]);
});
