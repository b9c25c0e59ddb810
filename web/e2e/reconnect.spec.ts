/** A connection that breaks in mid-turn, and a server that stops and comes back. */
import type { WebSocketRoute } from '@playwright/test';
import { expect, test } from './test';
import { Player, playNow } from './player';
import { story, toldIn } from './tables';

const BANNER = 'Connection lost, reconnecting …';

test('a broken line in mid-turn comes back with everything', async ({ page, trouble }) => {
  const sockets: WebSocketRoute[] = [];
  let broken = false;
  await page.routeWebSocket(/\/ws$/, (socket) => {
    if (broken) void socket.close();
    else {
      socket.connectToServer();
      sockets.push(socket);
    }
  });
  await playNow(page, 2, 'Novice');
  const player = new Player(page);
  await player.until('leave');
  await page.getByRole('button', { name: 'Chat' }).click();
  await page.getByRole('textbox', { name: 'Say something' }).fill('half a sent');
  const before = await player.look();

  broken = true;
  await Promise.all(sockets.map((socket) => socket.close()));
  await expect(page.getByText(BANNER)).toBeVisible();
  // Nothing is lost meanwhile: the garden stays, and so does the text being typed.
  await expect(page.locator('.garden')).toBeVisible();
  await page.getByRole('textbox', { name: 'Say something' }).press('End');
  await page.keyboard.type('ence');

  broken = false;
  await expect(page.getByText(BANNER)).toBeHidden({ timeout: 15_000 });
  await expect(page.getByRole('textbox', { name: 'Say something' })).toHaveValue('half a sentence');
  expect((await player.look()).lit).toEqual(before.lit);

  await page.reload();
  await expect(page.locator('.prompt').getByText(before.say)).toBeVisible();
  expect((await player.look()).lit).toEqual(before.lit);
  await page.getByRole('button', { name: 'Chat' }).click();
  await expect(page.getByRole('textbox', { name: 'Say something' })).toHaveValue('half a sentence');
  await player.until('lay');
  expect(trouble.found).toEqual([]);
});

/** What a browser reports while there is no server. */
const NO_SERVER = /ERR_CONNECTION_|ERR_EMPTY_RESPONSE|WebSocket connection to .* failed/;

test.describe('the server ends', () => {
  test.beforeEach(({ trouble }) => void trouble.expected.push(NO_SERVER));

  test('crashing in mid-turn and comes back', async ({ page, server }) => {
    await playNow(page, 2, 'Novice');
    const player = new Player(page);
    await player.until('walk');
    const before = await player.look();
    const told = await toldIn(page);
    await page.getByRole('button', { name: 'Chat' }).click();
    const field = page.getByRole('textbox', { name: 'Say something' });
    await field.fill('still here?');

    await server.halt('SIGKILL');
    await expect(page.getByText(BANNER)).toBeVisible();
    // A chat line sent while the server is down stays in the field or is sent later, and the game does not change.
    await page.keyboard.press('Enter');
    await server.run();
    await expect(page.getByText(BANNER)).toBeHidden({ timeout: 20_000 });
    await expect
      .poll(async () => (await field.inputValue()) + (await page.locator('.drawer .lines').innerText()))
      .toContain('still here?');
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    expect((await player.look()).lit).toEqual(before.lit);
    expect(await toldIn(page)).toEqual(told);
    await player.until('lay', 'stop');
    await page.reload();
    await player.turn();
    await expect(story(page).first()).toBeVisible();
  });

  test('kindly: it finishes and the game goes on afterwards', async ({ page, server }) => {
    await playNow(page, 3, 'Novice');
    const player = new Player(page);
    await player.until('births');
    await server.halt('SIGTERM');
    await expect(page.getByText(BANNER)).toBeVisible();
    await server.run();
    await expect(page.getByText(BANNER)).toBeHidden({ timeout: 20_000 });
    await player.until('lay', 'stop');
  });
});
