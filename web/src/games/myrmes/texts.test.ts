// Every event and every refusal of Myrmes has a text in every language.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Item } from '../../lib/generated/protocol';
import type { Event } from '../../lib/generated/myrmes';
import { choose, has, t, use } from '../../lib/i18n.svelte';
import { refusalText, ruleText } from '../../lib/refusal';
import { LANGUAGES } from '../../lib/settings.svelte';
import { plain } from '../../lib/log/said';
import { cellsOf, linesOf, tell } from './tell';

const source = (file: string) => readFileSync(resolve(process.cwd(), `../crates/${file}`), 'utf8');
const rust = (file: string) => source(`myrmes/src/${file}`);
const snake = (name: string) => name.replace(/(?<!^)([A-Z])/g, '_$1').toLowerCase();

/** The variants of an enum with their fields, parsed from its source. */
function variants(source: string, name: string): { name: string; fields: string[] }[] {
  const body = source.slice(source.indexOf(`pub enum ${name} {`)).split(/\n}/)[0] ?? '';
  const clean = body.replace(/ *#\[error\([\s\S]*?\)\]\n/g, '').replace(/\/\/\/.*/g, '');
  return [...clean.matchAll(/^ {4}([A-Z]\w*)(?: \{([^}]*)\})?,/gm)].map((found) => ({
    name: snake(found[1] ?? ''),
    fields: [...(found[2] ?? '').matchAll(/(\w+):/g)].map((field) => field[1] ?? ''),
  }));
}

/** The words of a closed set, parsed from its source. */
const names = (file: string, kind: string): string[] =>
  [...(rust(file).split(`pub enum ${kind} {`)[1]?.split('}')[0] ?? '').matchAll(/"(\w+)"/g)].map(
    (found) => found[1] ?? '',
  );

const cubes = { food: 1, stone: 2 };
const scored = { source: 'prey', points: 2, vp_plus_1: 1 };
const tile = { tile: 'pair2', turn: 0, at: '(1,0)' };
const given = {
  ...{ cubes, larvae: 1, soldiers: 1, nurses: 1, levels: 1, prey: ['spider'] },
  ...{ emptied: ['(0,0)'], from_tiles: cubes, unmarked: ['(2,2)'] },
};
/** A value for each field an event can have. */
const values: Record<string, unknown> = {
  ...{ at: '(0,1)', by: '(0,1)', from: '(0,1)', to: '(0,2)', stands_on: '(0,1)', prey: 'termite' },
  ...{ objectives: ['prey_2', 'food_3'], objective: 'larvae_5', by_chance: true, year: 2, season: 'summer' },
  ...{ dice: [['spring', 3]], event: 'move_plus_3', phase: 'workers', action: { do: 'done' }, larvae: 2 },
  ...{ food: 1, soldiers: 1, workers: 2, atelier: 1, ants_lost: 1, larvae_lost: 2, room: 'larder' },
  ...{ gained: cubes, paid: cubes, scored, points: 3, points_left: 1, soldier_for: null, pheromone: tile },
  ...{ owner: 1, earth: 1, tile, cubes, level: 2, given, completed_by: 1, idle: 1, kept: cubes },
  ...{ discarded: cubes, due: 5, guarded: 2, missing: 1, scores: [40, 38] },
};
const special: Record<string, Record<string, unknown>> = {
  harvested: { from: '(0,1)' },
  event_set: { from: 'vp_plus_1', to: 'move_plus_3' },
  wintered: { paid: 2 },
};
const whats = variants(rust('event.rs'), 'EventKind');
const event = ({ name, fields }: (typeof whats)[number]): Event => {
  const told = Object.fromEntries(fields.map((field) => [field, values[field]]));
  return { seat: 0, what: name, ...told, ...special[name] } as unknown as Event;
};

const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
beforeEach(() => void warned.mockClear());

describe.each(LANGUAGES)('in %s', (language) => {
  beforeAll(() => choose(language));

  test('every event has a text', () => {
    expect(whats.length).toBeGreaterThan(35);
    for (const what of whats) {
      const line = tell(event(what));
      expect(has(line.key), `${what.name}: ${line.key}`).toBe(true);
      const text = plain(line, ['Iris', 'Bruno']);
      expect(text, what.name).not.toMatch(/undefined|NaN|\{|log-|\[object/);
    }
    expect(warned).not.toHaveBeenCalled();
  });

  test('so do the other forms of an event', () => {
    const forms: Record<string, unknown>[] = [
      { what: 'larvae_sacrificed', larvae: 3, food: 0 },
      { what: 'event_set', from: 'vp_plus_1', to: 'vp_plus_1', larvae: 0 },
      { what: 'nurses_placed', larvae: 0, soldiers: 0, workers: 0, atelier: 0 },
      { what: 'born', larvae: 0, soldiers: 0, workers: 0, ants_lost: 0, larvae_lost: 0 },
      ...['gestation', 'quarry', 'queen'].map((room) => ({
        ...{ what: 'worked_in', room, larvae: 1, gained: {}, paid: {}, scored: null },
      })),
      { what: 'worker_moved', from: '(0,0)', to: '(0,1)', points_left: 1, soldier_for: 1 },
      { what: 'pheromone_cleared', pheromone: tile, owner: 0, stands_on: '(0,0)', earth: 1, scored: null },
      ...['aphid_farm', 'scavenging', 'sub_colony', 'hook4'].map((name) => ({
        ...{ what: 'tile_placed', tile: { ...tile, tile: name }, cubes: {}, paid: {}, scored },
      })),
      { what: 'stored', kept: cubes, discarded: {} },
      { what: 'objective_completed', objective: 'prey_2', scored, given: { ...given, larvae: 0 } },
      ...['event', 'nurses', 'newborn', 'take', 'discard', 'sacrifice'].map((what) => ({
        what: 'chose',
        action: {
          do: what,
          to: 'vp_plus_1',
          on: 'larvae',
          count: 1,
          workers: 1,
          cube: 'food',
          from: '(0,0)',
        },
      })),
    ];
    for (const form of forms) plain(tell({ seat: 0, ...form } as unknown as Event), ['Iris', 'Bruno']);
    expect(warned).not.toHaveBeenCalled();
  });

  test('every objective and event has a name', () => {
    for (const objective of names('components.rs', 'Objective'))
      expect(has(`log-objective-${objective}`)).toBe(true);
    for (const bonus of names('components.rs', 'Bonus')) expect(has(`log-bonus-${bonus}`)).toBe(true);
  });

  test.each([
    ['not_now', 'asked', 'Asked'],
    ['objective_unmet', 'counted', 'Counted'],
    ['does_not_fit_the_garden', 'obstacle', 'Obstacle'],
  ])('%s has a sentence for every %s', (why, field, kind) => {
    const say = (value: string) => {
      const values = { why, needed: 3, have: 1, [field]: value };
      return refusalText({ kind: 'illegal', message: 'in English', values });
    };
    const words = names('illegal.rs', kind);
    expect(words.length).toBeGreaterThan(2);
    // A word without its own sentence would be shown as unknown.
    expect(new Set(['no such word', ...words].map(say)).size).toBe(words.length + 1);
    expect(warned).not.toHaveBeenCalled();
  });

  test('every refusal says why, with its values', () => {
    const illegal = variants(rust('illegal.rs'), 'Illegal');
    expect(illegal.length).toBeGreaterThan(55);
    for (const { name, fields } of illegal) {
      expect(has(`illegal-${name}`), name).toBe(true);
      const told = Object.fromEntries(fields.map((field) => [field, field === 'tunnel' ? true : 3]));
      const text = refusalText({ kind: 'illegal', message: 'in English', values: { why: name, ...told } });
      expect(text, name).not.toContain('{');
    }
    expect(warned).not.toHaveBeenCalled();
  });

  test('every rule that can refuse is explained', async () => {
    await use('rules');
    const rules = [...rust('illegal.rs').matchAll(/"([a-z_]+\/[a-z_]+)"/g)].map((found) => found[1] ?? '');
    expect(rules.length).toBeGreaterThan(20);
    for (const rule of rules) expect(ruleText(rule)?.text, rule).toBeTruthy();
  });

  test('every kind of refusal has a text, and an unknown one uses the server’s', () => {
    const sources = ['server/src/error.rs', 'game-core/src/erased/failure.rs'].map(source).join('');
    const said = [...sources.matchAll(/=> "([a-z_]+)",/g)].map((found) => found[1] ?? '');
    expect(said.length).toBeGreaterThan(20);
    const kinds = [...said, 'offline'];
    for (const kind of kinds) expect(refusalText({ kind, message: 'x' })).not.toContain('x'.repeat(2));
    for (const kind of kinds) expect(has(`refused-${kind}`), kind).toBe(true);
    expect(refusalText({ kind: 'moon', message: 'The moon is full.' })).toContain('The moon is full.');
    expect(warned).not.toHaveBeenCalled();
  });
});

describe('the log', () => {
  beforeAll(() => choose('en'));
  const played = (n: number, events: object[], seat = 0): Item => ({
    ...{ n, at: 0, what: 'played' as const, seat, action: null },
    events: events.map((some) => ({ seat, ...some })),
  });
  const step = (to: string) => ({
    what: 'worker_moved',
    from: '(0,0)',
    to,
    points_left: 1,
    soldier_for: null,
  });
  const say = (items: Item[], seat = 0) => linesOf(items, seat).map((line) => plain(line, ['Iris', 'Bruno']));

  test('the steps of one walk share a line with all its hexes', () => {
    const items = [played(0, [step('(0,1)')]), played(1, [step('(0,2)')])];
    expect(say(items)).toEqual(['Iris moves 2 spaces']);
    expect(linesOf(items, 0)[0]?.hexes).toEqual(['(0,1)', '(0,2)']);
  });

  test('an undone line stays, marked', () => {
    const back: Item = { n: 2, at: 0, what: 'taken_back', seat: 0, items: [1], agreed: false };
    const lines = linesOf([played(0, [step('(0,1)')]), played(1, [step('(0,2)')]), back], 0);
    expect(lines.map((line) => line.undone)).toEqual([false, true, false]);
  });

  test('the cubes of a harvest are added up', () => {
    const take = (from: string, some: object) => ({ what: 'harvested', from, cubes: some });
    const items = [played(0, [take('(0,0)', { food: 1 }), take('(1,1)', { food: 2, stone: 1 })])];
    expect(say(items)).toEqual(['Iris harvests 3 food and 1 stone']);
  });

  test('births come under a heading with their total', () => {
    const born = { what: 'born', larvae: 2, soldiers: 0, workers: 1, ants_lost: 0, larvae_lost: 0 };
    const items = [played(0, [{ what: 'revealed', phase: 'births' }, born, born])];
    expect(say(items)[0]).toBe('Births: 4 larvae and 2 workers');
  });

  test('a hidden choice of nurses names only the tracks that get some', () => {
    const chose = (on: string, count: number) => ({ what: 'chose', action: { do: 'nurses', on, count } });
    const placed = [chose('larvae', 2), chose('soldiers', 0), chose('workers', 1), chose('atelier', 0)];
    expect(say([played(0, placed)])).toEqual([
      'You place nurses, still hidden: 2 for larvae and 1 for workers',
    ]);
    expect(say([played(0, [chose('soldiers', 0)])])).toEqual(['You place no nurse, still hidden']);
  });

  test('lines since the viewpoint last acted are fresh', () => {
    const items = [
      played(0, [step('(0,1)')], 1),
      played(1, [step('(0,1)')], 0),
      played(2, [step('(0,1)')], 1),
    ];
    expect(linesOf(items, 0).map((line) => line.fresh)).toEqual([false, false, true]);
  });

  test('a tile includes all its hexes', () => {
    const cells = cellsOf([{ tile: 'pair2', turns: [['(0,0)', '(1,-1)']] }]);
    expect(cells({ tile: 'pair2', turn: 0, at: '(2,3)' })).toEqual(['(2,3)', '(3,2)']);
  });

  test('refusals of the server have a text', () => expect(t('refused-full')).toContain('seats'));
});
