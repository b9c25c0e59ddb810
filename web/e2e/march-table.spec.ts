/** At a table of March of the Ants: the curtain, undo, lost connections, replay, languages. */
import type { APIRequestContext, Page, WebSocketRoute } from '@playwright/test';
import { MarchPlayer, playNowMarch } from './march-player';
import { aroundScreen, botsGame, painted, speak, SPOKEN, story } from './tables';
import { expect, test } from './test';
import { untold } from './words';

test('around one screen a curtain covers the hands, and opens only for whoever holds it', async ({
  page,
  trouble,
}) => {
  await aroundScreen(page, 'Ada', 'March of the Ants');
  const curtain = page.locator('main.curtain');
  await expect(curtain).toContainText(/Pass the device to\s*(Ada|Bruno)/);
  const covered = async () => {
    await expect(page.locator('.hand, .card, [data-card], .story')).toHaveCount(0);
    await expect(page.locator('.meadow')).toHaveCount(0);
  };
  await covered();

  // A short click does not open it.
  const button = curtain.getByRole('button', { name: /^I am/ });
  await button.click();
  await painted(page);
  await expect(curtain).toBeVisible();
  // Holding it for a second does.
  const box = await button.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
  await page.mouse.down();
  await expect(curtain).toHaveCount(0, { timeout: 3000 });
  await page.mouse.up();
  await expect(page.locator('main.game-table')).toBeVisible();

  // Lift later curtains with the keyboard; each of them covers everything.
  const player = new MarchPlayer(page);
  const named = new Set<string>();
  for (let lifted = 0; lifted < 6; lifted += 1) {
    await player.play((look) => look.curtain);
    named.add(/(Ada|Bruno)/.exec(await curtain.innerText())?.[0] ?? '');
    await covered();
    await player.step();
  }
  expect([...named].sort()).toEqual(['Ada', 'Bruno']);
  expect(trouble.found).toEqual([]);
});

test('a step of a march is taken back', async ({ page, trouble }) => {
  await playNowMarch(page, 2);
  const player = new MarchPlayer(page);
  // A march begins with the player's own action, and its first step tells nobody anything new.
  await player.until('march');
  const before = await player.turn();
  const say = async () => (await player.turn()).say;
  await player.until('spot');
  await expect.poll(say).not.toBe(before.say);
  await page.locator('[data-act="undo"]').click();
  await expect.poll(say).toBe(before.say);
  await expect(story(page).filter({ hasText: 'taken back' }).first()).toBeVisible();
  await player.until('rest-now');
  expect(trouble.found).toEqual([]);
});

test('a broken line and a reload change nothing', async ({ page, trouble }) => {
  const sockets: WebSocketRoute[] = [];
  let broken = false;
  await page.routeWebSocket(/\/ws$/, (socket) => {
    if (broken) void socket.close();
    else {
      socket.connectToServer();
      sockets.push(socket);
    }
  });
  await playNowMarch(page, 3);
  const player = new MarchPlayer(page);
  await player.until('explore');
  const before = await player.turn();
  const banner = page.getByText('Connection lost, reconnecting …');

  broken = true;
  await Promise.all(sockets.map((socket) => socket.close()));
  await expect(banner).toBeVisible();
  await expect(page.locator('.meadow').first()).toBeVisible();
  broken = false;
  await expect(banner).toBeHidden({ timeout: 15_000 });
  const after = await player.turn();
  expect([after.say, after.lit, after.acts]).toEqual([before.say, before.lit, before.acts]);

  await page.reload();
  const again = await player.turn();
  expect([again.say, again.lit]).toEqual([before.say, before.lit]);
  await player.until('explore', 'march', 'forage', 'play');
  expect(trouble.found).toEqual([]);
});

interface Battle {
  step: number;
  hex: string;
}

/** A finished game between bots in which battles between colonies were won, each alone in its step. */
async function foughtGame(request: APIRequestContext): Promise<{ id: string; battles: Battle[] }> {
  for (let tried = 0; tried < 8; tried += 1) {
    const id = await botsGame(request, 3, 'novice', 'march');
    const { steps } = (await (await request.get(`/api/tables/${id}/replay`)).json()) as {
      steps: { events: { what: string; hex?: string; source?: string }[] }[];
    };
    let hex = '';
    const battles = steps.flatMap(({ events }, step): Battle[] => {
      const decided = events.filter(({ what }) => what === 'battle_decided');
      hex = decided.at(-1)?.hex ?? hex;
      const won = events.filter(({ source }) => source === 'battles');
      return won.length === 1 && decided.length < 2 ? [{ step, hex }] : [];
    });
    if (battles.length > 1) return { id, battles };
  }
  throw new Error('There are no battles in these games');
}

/** How many ants are drawn in a hex. */
const antsIn = (page: Page, hex: string) =>
  page.evaluate((of) => {
    const at = document.querySelector(`[data-hex="${of}"]`)?.closest('.hexhits')?.getAttribute('transform');
    const chips = [...document.querySelectorAll(`.pieces > [transform="${at}"] .ant-chip`)];
    return chips.reduce((sum, chip) => sum + Number(chip.querySelector('.many text')?.textContent ?? 1), 0);
  }, hex);

/** While a battle is told, the meadow shows what was before it; going on brings it to the end at once. */
async function expectHeld(page: Page, battles: readonly Battle[]): Promise<void> {
  const table = page.locator('main.game-table');
  const dead = page.locator('.telling .troop .fallen:has(.ant-piece)');
  const held = page.locator('.plate[data-playing]');
  const slider = page.getByRole('slider', { name: 'Step' });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  for (const { step, hex } of battles) {
    await slider.fill(String(step - 1));
    // A step is told from the frame before it, which has to be there first.
    await painted(page);
    await expect(page.locator('.replaying')).toHaveAttribute('aria-busy', 'false');
    await expect(page).toHaveURL(new RegExp(`at=${step - 1}$`));
    await page.getByRole('button', { name: 'One step forward' }).click();
    await expect(slider).toHaveValue(String(step));
    await painted(page);
    await expect(table).toHaveAttribute('data-moment', 'told-battle');
    await expect(page.locator('.telling .side')).toHaveCount(2);
    if ((await dead.count()) === 0) continue;
    const [fallen, before] = [await dead.count(), await antsIn(page, hex)];
    await expect(held).toHaveCount(1);
    await page.keyboard.press('Space');
    await expect(dead).toHaveCount(0);
    await expect(held).toHaveCount(0);
    expect(await antsIn(page, hex)).toBe(before - fallen);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    return;
  }
  throw new Error('No battle of this game cost an ant');
}

test('a finished game is looked through, step by step and by everybody’s eyes', async ({
  page,
  request,
  trouble,
}) => {
  const { id, battles } = await foughtGame(request);
  await page.goto('/');
  await page.locator(`a[href="/table/${id}/replay"]`).first().click();
  const slider = page.getByRole('slider', { name: 'Step' });
  const last = Number(await slider.getAttribute('max'));
  expect(last).toBeGreaterThan(20);
  await page.getByRole('button', { name: 'One step forward' }).click();
  await expect(slider).toHaveValue('1');
  await slider.fill(String(Math.floor(last / 2)));
  await expect(story(page).first()).toBeVisible();
  await expect(page.locator('[data-act], [data-lit]')).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`at=${Math.floor(last / 2)}`));
  await expectHeld(page, battles);
  const eyes = page.getByRole('combobox', { name: 'Point of view' });
  if ((await eyes.count()) > 0) {
    // A spectator sees no hand; once the game is over, everyone can see the hand of every seat.
    await expect(page.locator('.hand [data-card]')).toHaveCount(0);
    // In the middle of a battle, its panel takes the place of the hand. Go to a step without one.
    await slider.fill('1');
    await eyes.selectOption({ index: 1 });
    await expect(page.locator('.hand')).toBeVisible();
  }
  // A seat receives more items than a spectator, so its last step is a different one.
  await slider.fill((await slider.getAttribute('max')) ?? '');
  await expect(page.locator('main.game-table')).toHaveAttribute('data-moment', 'final');
  expect(trouble.found).toEqual([]);
});

test('three languages at the table and in the gallery, and no key shows through @long', async ({
  page,
  trouble,
}) => {
  await page.goto('/march/gallery');
  for (const { language, code, before } of SPOKEN) {
    await speak(page, before, language);
    await expect(page.locator('html')).toHaveAttribute('lang', code);
    expect(await untold(page), `gallery in ${language}`).toEqual([]);
  }
  await playNowMarch(page, 3);
  const player = new MarchPlayer(page);
  for (const moment of ['turn', 'explore', 'march', 'pay', 'battle', 'queen']) {
    await player.play((look) => (moment === 'turn' ? look.acts.includes('explore') : look.moment === moment));
    const { moment: shown } = await player.look();
    for (const { language, before } of SPOKEN) {
      await speak(page, before, language);
      expect(await untold(page), `${shown ?? 'turn'} in ${language}`).toEqual([]);
    }
    if (shown === 'final') break;
  }
  expect(trouble.found).toEqual([]);
});
