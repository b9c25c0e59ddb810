/** In a game of four, the server tells the browser no card its player could not know, and no hex drawn by others. */
import { MarchPlayer, playNowMarch } from './march-player';
import { Listener } from './march-known';
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
  await player.play();
  await Promise.all(bodies);
  expect(listener.leaks).toEqual([]);
  // Enough was checked for the result to mean something. A short game of four has well over 200 events.
  expect(listener.heard.seen).toBeGreaterThan(50);
  expect(listener.heard.events).toBeGreaterThan(100);
  expect(listener.heard.http).toBeGreaterThan(3);
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
