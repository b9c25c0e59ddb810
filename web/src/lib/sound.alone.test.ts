import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { liveMarch } from '../games/march/live.svelte';
import { liveMyrmes } from '../games/myrmes/live.svelte';
import type { Components as March } from './generated/march';
import type { Components as Myrmes } from './generated/myrmes';
import type { Item } from './generated/protocol';
import { choose } from './i18n.svelte';
import { settings } from './settings.svelte';
import { play } from './sound';
import type { TableClient, Viewpoint } from './table.svelte';

/** A note that was started: its pitch (0 for noise), when it begins, and how loud it gets. */
interface Note {
  hz: number;
  at: number;
  peak: number;
}
let notes: Note[] = [];
let contexts = 0;

/** As much of Web Audio as a note needs: a source, connected to its loudness. */
class FakeAudio {
  readonly currentTime = 10;
  readonly sampleRate = 8;
  readonly destination = {};
  constructor() {
    contexts += 1;
  }
  resume = () => Promise.resolve();
  createBiquadFilter = () => ({ type: '', frequency: { value: 0 }, connect: (to: unknown) => to });
  createBuffer = () => ({ getChannelData: () => new Float32Array(8) });
  createGain = () => {
    const loudness = { peak: 0, gain: {}, connect: (to: unknown) => to };
    loudness.gain = {
      setValueAtTime: () => undefined,
      linearRampToValueAtTime: (value: number) => (loudness.peak = value),
      exponentialRampToValueAtTime: () => undefined,
    };
    return loudness;
  };
  #source = () => {
    let into: { peak: number } | null = null;
    const source = {
      type: '',
      frequency: { value: 0 },
      connect: (to: { peak: number }) => (into = to),
      start: (at: number) => notes.push({ hz: source.frequency.value, at, peak: into?.peak ?? 0 }),
      stop: () => undefined,
    };
    return source;
  };
  createOscillator = this.#source;
  createBufferSource = this.#source;
}

beforeAll(() => choose('en'));
beforeEach(() => {
  vi.stubGlobal('AudioContext', FakeAudio);
  notes = [];
});
afterEach(() => {
  settings.sound = 'off';
  vi.unstubAllGlobals();
});

const pitches = () => notes.map(({ hz }) => hz);

test('nothing sounds, and nothing is made for it, until it is switched on', () => {
  expect(settings.sound).toBe('off');
  play('turn');
  expect([contexts, notes]).toEqual([0, []]);
  settings.sound = 'soft';
  play('turn');
  play('end');
  expect(contexts).toBe(1);
  expect(notes.length).toBe(5);
});

test('a browser without Web Audio stays silent', () => {
  vi.stubGlobal('AudioContext', undefined);
  settings.sound = 'full';
  play('turn');
  expect(notes).toEqual([]);
});

test('the volume is obeyed, and switching off is heard at once', () => {
  const loudest = () => Math.max(...notes.splice(0).map(({ peak }) => peak));
  settings.sound = 'full';
  play('battle');
  const full = loudest();
  settings.sound = 'soft';
  play('battle');
  const soft = loudest();
  expect(soft).toBeGreaterThan(0);
  expect(full).toBeGreaterThan(2 * soft);
  expect(full).toBeLessThanOrEqual(0.35);
  settings.sound = 'off';
  play('battle');
  expect(notes).toEqual([]);
});

test('the notes of a sound follow each other, and a pitch of 0 is noise', () => {
  settings.sound = 'full';
  play('winter');
  expect(notes.map(({ at }) => at)).toEqual([10, 10.2, 10.7]);
  expect(pitches()).toEqual([0, 523, 440]);
});

/** A table that only listens: what these events sound like to a player who was there before. */
function heard(
  make: (client: TableClient) => { seat: number | null },
  view: object,
  events: object[],
): number[] {
  let listener: (viewpoint: Viewpoint, fresh: Item[]) => void = () => undefined;
  const viewpoint = { seat: 0, items: [], view, choices: [], outlook: {}, undoable: 0, last_request: 0 };
  const client = {
    mine: [viewpoint],
    viewpoints: new Map(),
    onSeen: (listen: typeof listener) => {
      listener = listen;
      return () => undefined;
    },
  };
  make(client as unknown as TableClient).seat = 0;
  notes = [];
  listener(viewpoint, [{ n: 0, at: 0, what: 'played', seat: 1, action: null, events }]);
  return pitches();
}

const LAID = [0, 190];
const END = [523, 659, 784];

test('tiles, the winter and the end of a game of Myrmes are heard, several of a kind once', () => {
  settings.sound = 'soft';
  const game = (events: object[]) =>
    heard((client) => liveMyrmes(client, {} as Myrmes), { to_act: [], colonies: [] }, events);
  expect(game([{ what: 'tile_placed', seat: 1 }])).toEqual(LAID);
  expect(game([0, 1].map((seat) => ({ what: 'wintered', seat, due: 4 })))).toEqual([0, 523, 440]);
  expect(game([{ what: 'game_ended' }])).toEqual(END);
  expect(game([{ what: 'stepped', seat: 1 }])).toEqual([]);
});

test('hexes, battles and the end of a game of March are heard', () => {
  settings.sound = 'soft';
  const components = { cards: [], hexes: [], great_tunnel: { name: null } } as unknown as March;
  const game = (events: object[]) =>
    heard((client) => liveMarch(client, components), { to_act: [], nests: [], agenda: [] }, events);
  expect(game([{ what: 'hex_placed', seat: 1 }])).toEqual(LAID);
  expect(game([{ what: 'battle_decided', hex: 'soil' }])).toEqual([110, 110, 82, 0]);
  expect(game([{ what: 'game_ended' }])).toEqual(END);
  expect(game([{ what: 'foraged', seat: 1 }])).toEqual([]);
});
