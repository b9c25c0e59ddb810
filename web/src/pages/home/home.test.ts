import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { GameInfo, Lobby, NewTable, TableCard } from '../../lib/generated/protocol';
import { gameOf, games } from '../../games';
import type { GameEntry } from '../../games/entry';
import { api } from '../../lib/api';
import { choose } from '../../lib/i18n.svelte';
import { settings } from '../../lib/settings.svelte';
import Home from '../Home.svelte';
import HomePage from '../HomePage.svelte';
import { mineRow, openRow } from './lobby.svelte';
import { playable } from './new';
import InviteDialog from './InviteDialog.svelte';
import PlayDialog from './PlayDialog.svelte';
import type { TableRow } from './rows';

beforeAll(() => choose('en'));

const row: TableRow = {
  id: 'a1',
  title: 'Myrmes with Bruno',
  note: 'year II, summer',
  seats: [{ player: 1, name: 'Iris' }, { player: 2, name: 'Bruno' }, { player: null }],
  action: 'Play',
  href: '/table/a1',
  turn: true,
};

const listed: TableCard = {
  id: 'm1',
  game: 'march',
  options: { players: 2, length: 'long', beyond: 3 },
  status: 'running',
  changed: 0,
  seats: [
    { kind: 'human', name: 'Iris', level: null, you: false, score: 3, place: null, to_act: false },
    { kind: 'human', name: 'Otto', level: null, you: false, score: 4, place: null, to_act: true },
  ],
  clock: { kind: 'none' },
  your_turn: false,
  yours: false,
  played_on: null,
  lesson: false,
  stand: { round: 3, phase: 'worker' },
};

test('a table of March of the Ants shows its progress, and before that its options', () => {
  expect(mineRow(listed)).toMatchObject({
    title: 'March of the Ants with Iris and Otto',
    note: 'summer, Worker Phase, waits for Otto',
  });
  expect(openRow({ ...listed, status: 'open', stand: null }).note).toBe(
    'Iris invites, no clock, long game, 3 hexes from Beyond the Meadow',
  );
  const alone = { ...listed, seats: listed.seats.slice(0, 1), options: { players: 1 } };
  expect(mineRow({ ...alone, yours: true }).title).toBe('March of the Ants, solo');
  expect(mineRow(alone).title).toBe('March of the Ants with Iris');
});

test('without tables every list says how to get one', () => {
  render(Home);
  expect(screen.getByText(/No table yet/)).toBeTruthy();
  expect(screen.getByText(/Nobody is looking for players/)).toBeTruthy();
  expect(screen.getByText(/Finished games appear here/)).toBeTruthy();
});

test('a row names the players of its table and links to it', () => {
  render(Home, { mine: [row] });
  expect(screen.getByText('1 is waiting for you')).toBeTruthy();
  expect(screen.getByRole('img', { name: 'Iris; Bruno; free seat' })).toBeTruthy();
  const link = screen.getByRole('link', { name: /^Play/ });
  expect(link.getAttribute('href')).toBe('/table/a1');
  expect(link.className).toContain('primary');
});

const CHARACTERS = {
  myrmes: ['hunter', 'builder', 'collector', 'miser'],
  march: ['warrior', 'settler', 'breeder', 'planner'],
};
const info = (id: string, page: boolean): GameInfo => ({
  id,
  page,
  fewest: id === 'march' ? 1 : 2,
  most: id === 'march' ? 5 : 4,
  data: '',
  options: {},
  levels: ['novice', 'casual', 'skilled', 'expert', 'master'],
  characters: CHARACTERS[id as keyof typeof CHARACTERS],
  strengths: {
    yardstick: 'greedy',
    levels: ['novice', 'casual', 'skilled', 'expert', 'master'].map((level, nth) => ({
      ...{ level, points: 40 + 10 * nth, games: 100, ms: 50 * nth, wins: nth === 0 ? null : 90 - nth },
    })),
  },
});

/** A game as the server offers it. */
const of = (id: string) => playable(gameOf(id) ?? games[0], [info(id, true)]);

test('both games can be started; one without a page says so', async () => {
  const onplay = vi.fn<(game: GameEntry) => void>();
  const { rerender } = render(Home, { onplay, offered: [info('myrmes', true), info('march', true)] });
  for (const [name, id] of [
    ['Myrmes', 'myrmes'],
    ['March of the Ants', 'march'],
  ] as const) {
    const card = within(screen.getByRole('article', { name }));
    await fireEvent.click(card.getByRole('button', { name: 'Play now' }));
    expect(onplay.mock.lastCall?.[0].id).toBe(id);
  }
  await rerender({ onplay, offered: [info('myrmes', true), info('march', false)] });
  const march = within(screen.getByRole('article', { name: 'March of the Ants' }));
  for (const button of march.getAllByRole('button')) expect(button.hasAttribute('disabled')).toBe(true);
  expect(march.getByText(/not playable here yet/)).toBeTruthy();
  // Its cards can be viewed all the same.
  const links = march.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/rules/march', '/march/gallery']);
});

test('the buttons of a game keep their places while the lists arrive, and on the next visit play comes first', async () => {
  settings.played = false;
  vi.spyOn(api, 'games').mockResolvedValue([info('myrmes', true), info('march', true)]);
  vi.spyOn(api, 'me').mockRejectedValue(new Error('nobody yet'));
  let arrive: (lists: Lobby) => void = () => undefined;
  vi.spyOn(api, 'lobby').mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  const first = () => {
    const card = within(screen.getByRole('article', { name: 'Myrmes' }));
    return card.getAllByRole('button')[0]?.textContent.trim();
  };
  const visit = render(HomePage);
  expect(first()).toBe('Teach me');
  arrive({ mine: [{ ...listed, yours: true }], open: [], running: [], replays: [] });
  await screen.findByText('March of the Ants with Iris and Otto');
  expect(first()).toBe('Teach me');
  visit.unmount();
  render(HomePage);
  expect(first()).toBe('Play now');
  settings.played = false;
  vi.restoreAllMocks();
});

describe('bots', () => {
  const opened = (id: 'myrmes' | 'march') => {
    const onstart = vi.fn<(table: NewTable) => void>();
    const game = of(id);
    const dialog = { open: true, game, busy: false, onstart, onclose: () => undefined };
    return {
      dialog,
      bots: () => onstart.mock.lastCall?.[0].seats.filter(({ kind }) => kind === 'bot') ?? [],
    };
  };
  const start = () => fireEvent.click(screen.getByRole('button', { name: 'Start' }));

  test('are casual and of a surprising character unless somebody chooses', async () => {
    const { dialog, bots } = opened('myrmes');
    render(PlayDialog, dialog);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Casual' }).checked).toBe(true);
    expect(screen.getByText(/newcomer’s mistakes/)).toBeTruthy();
    expect(screen.getByText(/hunter, builder, collector, or miser/)).toBeTruthy();
    expect(screen.queryByRole('radio', { name: 'Greedy' })).toBeNull();
    await start();
    expect(bots()).toHaveLength(2);
    for (const bot of bots())
      expect(CHARACTERS.myrmes.map((one) => `casual:${one}`)).toContain((bot as { level: string }).level);
  });

  test('have the chosen level and character, and the level is remembered for this game', async () => {
    const { dialog, bots } = opened('march');
    const { unmount } = render(PlayDialog, dialog);
    await fireEvent.click(screen.getByRole('radio', { name: 'Skilled' }));
    await fireEvent.change(screen.getByRole('combobox', { name: 'Character' }), {
      target: { value: 'settler' },
    });
    expect(screen.getByText('Overrates the Inner Meadow and collection sites.')).toBeTruthy();
    await start();
    expect(bots()).toEqual(Array.from({ length: 2 }, () => ({ kind: 'bot', level: 'skilled:settler' })));
    unmount();
    expect(settings.botLevel('march')).toBe('skilled');
    expect(settings.botLevel('myrmes')).toBeUndefined();
    const again = opened('march');
    render(PlayDialog, again.dialog);
    await fireEvent.change(screen.getByRole('combobox', { name: 'Character' }), {
      target: { value: 'none' },
    });
    await start();
    expect(again.bots()).toEqual(Array.from({ length: 2 }, () => ({ kind: 'bot', level: 'skilled' })));
  });

  test('show what was measured of them, beside what one has made oneself', () => {
    const { dialog } = opened('myrmes');
    render(PlayDialog, { ...dialog, points: [41, 52, 49] });
    const told = (name: string) => {
      const card = screen.getByRole('radio', { name }).closest('label');
      return card?.textContent.replace(/\s+/g, ' ');
    };
    expect(told('Novice')).toMatch(/40 points where to begin answers at once/);
    expect(told('Expert')).toMatch(/70 points beats Skilled in 87 of 100 0\.2 s for a decision/);
    expect(screen.getByText(/41, 52, and 49 points in your last 3 games/)).toBeTruthy();
    expect(screen.getByText(/“Casual” would be about even, “Skilled” a step up/)).toBeTruthy();
  });

  test('are all alike until one is picked', async () => {
    const { dialog, bots } = opened('march');
    render(PlayDialog, dialog);
    await fireEvent.change(screen.getByRole('combobox', { name: 'Character' }), {
      target: { value: 'none' },
    });
    await fireEvent.click(screen.getByRole('radio', { name: 'Skilled' }));
    await fireEvent.click(screen.getByRole('button', { name: /^Bot 3/ }));
    expect(screen.getByRole('group', { name: 'How strong is Bot 3?' })).toBeTruthy();
    await fireEvent.click(screen.getByRole('radio', { name: 'Master' }));
    await start();
    const levels = () => bots().map((bot) => (bot as { level: string }).level);
    expect(levels()).toEqual(['skilled', 'master']);
    // What one bot is like is not what the next game begins with.
    expect(settings.botLevel('march')).toBe('skilled');
    await fireEvent.click(screen.getByRole('button', { name: /^Bot 3/ }));
    await fireEvent.click(screen.getByRole('radio', { name: 'Novice' }));
    await start();
    expect(levels()).toEqual(['novice', 'novice']);
  });

  test('can have a seat each among friends', async () => {
    const { dialog, bots } = opened('myrmes');
    render(InviteDialog, { ...dialog, screen: false });
    await fireEvent.change(screen.getByRole('combobox', { name: 'Seat 2' }), { target: { value: 'bot' } });
    await fireEvent.change(screen.getByRole('combobox', { name: 'Bots' }), { target: { value: 'novice' } });
    await fireEvent.change(screen.getByRole('combobox', { name: 'Character' }), {
      target: { value: 'miser' },
    });
    expect(screen.getByText(/A good first opponent. Overrates what winter takes/)).toBeTruthy();
    await start();
    expect(bots()).toEqual([{ kind: 'bot', level: 'novice:miser' }]);
    expect(settings.botLevel('myrmes')).toBe('novice');
  });

  test('are told in the list of tables', () => {
    const bot = {
      ...listed.seats[1],
      kind: 'bot',
      name: '',
      level: 'expert:warrior',
    } as TableCard['seats'][0];
    const { seats } = mineRow({ ...listed, seats: listed.seats.slice(0, 1).concat(bot) });
    expect(seats.map(({ name }) => name)).toEqual(['Iris', 'Bot 2, expert, warrior']);
  });
});

test('a dialog that is opened again still shows the options it will request', async () => {
  const onstart = vi.fn<(table: NewTable) => void>();
  const dialog = { screen: true, game: of('myrmes'), busy: false, onstart, onclose: () => undefined };
  const { rerender } = render(InviteDialog, { ...dialog, open: true });
  const soldier = () => screen.findByRole<HTMLInputElement>('radio', { name: 'A soldier', hidden: true });
  await fireEvent.click(await soldier());
  await rerender({ open: false });
  await rerender({ open: true });
  expect((await soldier()).checked).toBe(true);
  await fireEvent.click(screen.getByRole('button', { name: 'Start' }));
  expect(onstart.mock.lastCall?.[0].options).toEqual({ variant: 'rulebook', foreign_tunnel: 'soldier' });
});

describe('the options of March of the Ants', () => {
  test('are chosen in the dialog; a solo game always has the Horde', async () => {
    const onstart = vi.fn<(table: NewTable) => void>();
    const game = of('march');
    render(PlayDialog, { open: true, game, busy: false, onstart, onclose: () => undefined });
    await fireEvent.click(screen.getByRole('radio', { name: '5' }));
    await screen.findByRole('radio', { name: 'Long' });
    expect(screen.queryByRole('radio', { name: 'Together against the Horde' })).toBeNull();
    await fireEvent.click(screen.getByRole('radio', { name: '4' }));
    await fireEvent.click(await screen.findByRole('radio', { name: 'Together against the Horde' }));
    await fireEvent.click(screen.getByRole('radio', { name: 'Hard' }));
    await fireEvent.click(screen.getByRole('button', { name: 'Start' }));
    expect(onstart.mock.lastCall?.[0]).toMatchObject({
      game: 'march',
      options: { centipedes: true, difficulty: 'hard' },
    });
    expect(onstart.mock.lastCall?.[0].seats).toHaveLength(4);
    await fireEvent.click(screen.getByRole('radio', { name: 'Alone' }));
    expect(screen.queryByRole('radio', { name: 'Together against the Horde' })).toBeNull();
    expect(screen.getByText(/Alone you play against the Centipede Horde/)).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: 'Start' }));
    expect(onstart.mock.lastCall?.[0]).toMatchObject({
      options: { difficulty: 'hard' },
      seats: [{ kind: 'me' }],
    });
  });
});
