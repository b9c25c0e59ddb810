/** In a game of four, the server tells the browser no card its player could not know, and no hex drawn by others. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { MarchPlayer, playNowMarch } from './march-player';
import { Listener } from './march-known';
import { aroundScreen } from './tables';
import { expect, test } from './test';

test.describe.configure({ timeout: 150_000 });

interface Cards {
  cards: { card: string }[];
}

test('everything the browser received in a game of four', async ({ page, trouble }) => {
  const components = (await (await page.request.get('/api/games/march/components')).json()) as Cards;
  const cards = new Set(components.cards.map(({ card }) => card));
  expect(cards.size).toBeGreaterThan(60);
  const listener = new Listener(cards, 0);
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => listener.frame(payload.toString())),
  );
  const bodies: Promise<void>[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    // The components contain the faces of all cards: they say which cards exist, not who holds them.
    if (!pathname.startsWith('/api/') || pathname.endsWith('/components') || pathname.endsWith('/ws')) return;
    bodies.push(
      response.text().then(
        (text) => text && listener.body(text, pathname),
        () => undefined,
      ) as Promise<void>,
    );
  });

  await playNowMarch(page, 4);
  const player = new MarchPlayer(page);
  // Longer games tell the same kinds of secrets again.
  await player.play(() => listener.heard.events > 150);
  await Promise.all(bodies);
  expect(listener.leaks).toEqual([]);
  // Enough was checked for the result to mean something. A short game of four has well over 200 events.
  expect(listener.heard.seen).toBeGreaterThan(50);
  expect(listener.heard.events).toBeGreaterThan(100);
  expect(listener.heard.http).toBeGreaterThan(3);
  expect(trouble.found).toEqual([]);
});

/** The hands of all seats at this screen, as the server last told them. */
function handsOf(page: Page): Map<number, string[]> {
  const hands = new Map<number, string[]>();
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const { type, seat, view } = JSON.parse(payload.toString()) as {
        type: string;
        seat: number | null;
        view: { nests: { hand?: string[] }[] };
      };
      if (type === 'seen' && seat !== null) hands.set(seat, view.nests[seat]?.hand ?? []);
    }),
  );
  return hands;
}

/** Where cards of somebody's hand are in the page: drawn, named, or in an attribute. */
async function shown(page: Page, hands: Map<number, string[]>): Promise<string[]> {
  const names = readFileSync('../locales/en/march-cards.ftl', 'utf8');
  const html = await page.locator('html').evaluate((root) => root.outerHTML);
  return [...hands.values()].flat().flatMap((card) => {
    const name = new RegExp(`^card-${card} = (.+)$`, 'm').exec(names)?.[1] ?? card;
    const found = [name, `"${card}"`, `:${card}"`].map((as) => html.indexOf(as)).find((at) => at >= 0);
    return found === undefined ? [] : [`${card}: … ${html.slice(Math.max(0, found - 200), found + 100)} …`];
  });
}

test('around one screen an open Reaction needs no curtain and shows no hand', async ({ page, trouble }) => {
  const hands = handsOf(page);
  await aroundScreen(page, 'Ada', 'March of the Ants');
  const player = new MarchPlayer(page);
  // Before anything is played, a card of a hand can be nowhere else.
  await player.play((look) => look.acts.includes('explore'));
  expect(await shown(page, hands), 'the player to act sees the own hand').not.toEqual([]);
  await player.play((look) => look.acts.includes('hand'));
  expect([...hands.values()].every((hand) => hand.length > 0)).toBe(true);
  await expect(page.locator('main.curtain, .hand')).toHaveCount(0);
  await expect(page.locator('.meadow').first()).toBeVisible();
  await expect(page.locator('.prompt b')).toHaveText(/^(Ada|Bruno): /);
  expect(await shown(page, hands)).toEqual([]);

  // Whoever wants to look at the cards first gets the curtain, and behind it the hand.
  await page.locator('[data-act="hand"]').click();
  await expect(page.locator('main.curtain')).toBeVisible();
  expect(await shown(page, hands)).toEqual([]);
  await player.lift();
  await expect(page.locator('.hand')).toBeVisible();

  // Whatever comes next, a hand comes back only behind a curtain.
  await player.play((look) => look.acts.includes('hand'));
  const asked = await player.turn();
  await player.step();
  await player.changed(asked);
  const next = await player.turn();
  if (!next.curtain) expect(next.acts).toContain('hand');
  expect(await shown(page, hands)).toEqual([]);
  expect(trouble.found).toEqual([]);
});

test('whoever prefers it gets a curtain before every Reaction', async ({ page, trouble }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await page
    .getByRole('group', { name: 'Around one screen: ask open Reactions without passing the device' })
    .getByText('Off', { exact: true })
    .click();
  await page.keyboard.press('Escape');
  await aroundScreen(page, 'Ada', 'March of the Ants');
  const player = new MarchPlayer(page);
  let asked = 0;
  for (let lifted = 0; lifted < 6 && asked === 0; lifted += 1) {
    await player.play((look) => look.curtain || look.acts.includes('hand'));
    expect((await player.look()).acts).not.toContain('hand');
    await player.step();
    if ((await player.turn()).acts.includes('skip')) asked += 1;
  }
  expect(asked).toBeGreaterThan(0);
  expect(trouble.found).toEqual([]);
});

test('whoever listens notices a leak', () => {
  const listener = new Listener(new Set(['swarm', 'royal_jelly', 'cold_snap']), 0);
  const nest = { n_cards: 1, n_face_down: 0, score: 0, supply: 0, larvae: 0, food: 0 };
  const view = {
    seat: 0,
    nests: [{ ...nest, hand: ['swarm'] }, nest],
    discard: [],
    played: [],
    offered: [],
    horde: null,
    pile: { hexes: 3, n_drawn: 0, drawn_by: null, drawn: [], known: [] },
  };
  const tell = (more: object, events: object[] = []) =>
    listener.frame(
      JSON.stringify({
        type: 'seen',
        seat: 0,
        from: 0,
        items: [{ n: 0, at: 0, what: 'played', seat: 1, action: null, events }],
        view,
        choices: [{ text: 'play swarm', action: {} }],
        outlook: {},
        undoable: 0,
        ...more,
      }),
    );
  tell({}, [{ what: 'card_played', seat: 1, card: 'cold_snap', cost: 1 }]);
  tell({ view: { ...view, discard: ['cold_snap'] } });
  expect(listener.leaks).toEqual([]);

  tell({}, [{ what: 'cards_seen', seat: 1, only: [1], cards: ['royal_jelly'] }]);
  tell({ view: { ...view, nests: [view.nests[0], { ...nest, hand: ['royal_jelly'] }] } });
  tell({ outlook: { battle: { sides: [{ committed: ['royal_jelly'] }] } } });
  listener.body('{"hint":"royal_jelly"}', '/api/lobby');
  expect(listener.leaks.filter((leak) => leak.includes('royal_jelly')).length).toBeGreaterThanOrEqual(4);
});
