/**
 * Events as lines of the log. The steps of one walk, the cubes of one harvest and the prey of the setup share a line
 * each.
 */
import type { Cubes, Event, Lying, Scored } from '../../lib/generated/myrmes';
import type { Item } from '../../lib/generated/protocol';
import { telling as of, word, type Arg, type Line, type Sentence } from '../../lib/log/lines';

/** The spaces of the event track; a roll of n points to the one with index n. */
export const BONUSES = [
  'level_plus_1',
  'vp_plus_1',
  'larvae_plus_2',
  'harvest_plus_3',
  'move_plus_3',
  'soldier_plus_1',
  'hexagon_plus_1',
  'worker_plus_1',
];

const n = (thing: string, count: number): Arg[] =>
  count === 0 ? [] : [word(`log-n-${thing}`, { n: count })];
const figures = (counts: Record<string, number | undefined>): Arg => ({
  list: Object.entries(counts).flatMap(([thing, count]) => n(thing, count ?? 0)),
});
const cubes = (some: Cubes): Record<string, number | undefined> => ({
  food: some.food,
  earth: some.earth,
  stone: some.stone,
});
const total = (some: Cubes) => (some.food ?? 0) + (some.earth ?? 0) + (some.stone ?? 0);
const points = (scored: Scored | null) => (scored ? scored.points + scored.vp_plus_1 : 0);
const SIZES: Record<string, number> = {
  pair2: 2,
  line3: 3,
  triangle3: 3,
  rhombus4: 4,
  hook4: 4,
  trapezoid5: 5,
  triangle6: 6,
};

type Cells = (tile: Lying) => string[];
const justAnchor: Cells = (tile) => [tile.at];

/** Describes a single event, ignoring the lines before it. */
export function tell(event: Event, cells: Cells = justAnchor): Sentence {
  const name: Arg = { name: event.seat ?? 0 };
  const key = `log-${event.what}`;
  switch (event.what) {
    case 'start_drawn':
      return { key, args: { name }, hexes: [event.at] };
    case 'prey_laid':
      return { key, args: { count: 1 }, hexes: [event.at] };
    case 'objectives_drawn':
      return {
        key,
        args: { objectives: { list: event.objectives.map((o) => word(`log-objective-${o}`)) } },
      };
    case 'first_player':
      return { key, args: { name, chance: event.by_chance ? 'yes' : 'no' } };
    case 'dice_rolled': {
      const dice = event.dice.map(([season, pips]) => word('log-die', { season, pips }));
      return { key, args: { year: event.year, dice: { list: dice } }, heading: true };
    }
    case 'season_began': {
      const { season, year } = event;
      const die = BONUSES.indexOf(event.event);
      return { key, args: { season, year, die, event: word(`log-bonus-${event.event}`) }, heading: true };
    }
    case 'phase_began':
      return { key, args: { phase: event.phase }, heading: true };
    case 'chose':
      return { ...chose([event.action as Chosen]), seats: [] };
    case 'revealed':
      return { key, args: { phase: event.phase }, heading: true };
    case 'larvae_sacrificed':
      if (event.food === 0) return { key: `${key}-none`, args: { name } };
      return { key, args: { name, larvae: figures({ larvae: event.larvae }), food: event.food } };
    case 'event_set': {
      const to = word(`log-bonus-${event.to}`);
      if (event.larvae === 0) return { key: `${key}-kept`, args: { name, to } };
      return { key, args: { name, to, larvae: figures({ larvae: event.larvae }) } };
    }
    case 'nurses_placed': {
      const { larvae, soldiers, workers, atelier } = event;
      const places = Object.entries({ larvae, soldiers, workers, atelier }).filter(([, count]) => count > 0);
      if (places.length === 0) return { key: `${key}-none`, args: { name } };
      return {
        key,
        args: { name, places: { list: places.map(([on, n]) => word(`log-nurses-${on}`, { n })) } },
      };
    }
    case 'born': {
      const { larvae, soldiers, workers, ants_lost, larvae_lost } = event;
      const lost = { lost: ants_lost, missing: larvae_lost };
      if (larvae + soldiers + workers === 0) return { key: `${key}-none`, args: { name, ...lost } };
      return { key, args: { name, born: figures({ larvae, soldiers, workers }), ...lost } };
    }
    case 'worked_in': {
      const gained = figures({ larvae: event.larvae, ...cubes(event.gained) });
      const args: Record<string, Arg> = event.room === 'queen' ? { name } : { name, gained };
      return { key: `${key}-${event.room}`, args, points: points(event.scored) };
    }
    case 'worker_left':
      return { key, args: { name }, hexes: [event.by] };
    case 'worker_moved': {
      const hexes = [event.to];
      const owner = event.soldier_for;
      if (owner === null) return { key, args: { name, steps: 1 }, hexes };
      return { key: `${key}-soldier`, args: { name, owner: { name: owner } }, hexes, seats: [owner] };
    }
    case 'prey_hunted':
      return {
        key,
        args: { name, prey: event.prey, soldiers: event.soldiers, food: event.food },
        hexes: [event.at],
        points: points(event.scored),
      };
    case 'pheromone_cleared': {
      const common = { hexes: cells(event.pheromone), points: points(event.scored) };
      if (event.owner === event.seat) return { key: `${key}-own`, args: { name }, ...common };
      return { key, args: { name, owner: { name: event.owner } }, seats: [event.owner], ...common };
    }
    case 'tile_placed': {
      const { tile } = event;
      const common = { hexes: cells(tile), points: points(event.scored) };
      const size = SIZES[tile.tile];
      if (size === undefined) return { key: `${key}-${tile.tile}`, args: { name }, ...common };
      if (total(event.cubes) === 0) return { key: `${key}-bare`, args: { name, size }, ...common };
      return { key, args: { name, size, cubes: figures(cubes(event.cubes)) }, ...common };
    }
    case 'worker_discarded':
      return { key, args: { name }, hexes: [event.at] };
    case 'harvested':
      return { key, args: { name, cubes: figures(cubes(event.cubes)) }, hexes: [event.from] };
    case 'farm_harvested':
      return { key, args: { name, cubes: figures(cubes(event.cubes)) }, hexes: [event.at] };
    case 'sub_colony_harvested':
      return { key, args: { name }, hexes: [event.at], points: points(event.scored) };
    case 'tunnel_placed':
      return { key, args: { name, earth: event.earth }, hexes: [event.at] };
    case 'level_dug':
      return { key, args: { name, level: event.level, paid: figures(cubes(event.paid)) } };
    case 'nurse_made':
      return { key, args: { name, paid: figures({ food: event.food, larvae: event.larvae }) } };
    case 'objective_begun':
      return { key, args: { name, objective: word(`log-objective-${event.objective}`) } };
    case 'tile_picked':
      return { key, args: { name }, hexes: [event.at] };
    case 'objective_completed': {
      const { given } = event;
      const { larvae, soldiers, nurses, levels } = given;
      const paid = { ...cubes(given.cubes), larvae, soldiers, nurses, levels, prey: given.prey.length };
      const all = { ...paid, emptied: given.emptied.length, unmarked: given.unmarked.length };
      const objective = word(`log-objective-${event.objective}`);
      const common = { hexes: [...given.emptied, ...given.unmarked], points: points(event.scored) };
      if (Object.values(all).every((count) => !count))
        return { key: `${key}-free`, args: { name, objective }, ...common };
      return { key, args: { name, objective, given: figures(all) }, ...common };
    }
    case 'objective_bonus': {
      const by = event.completed_by;
      const objective = word(`log-objective-${event.objective}`);
      return { key, args: { name, objective, by: { name: by } }, seats: [by], points: points(event.scored) };
    }
    case 'atelier_left':
      return { key, args: { name, idle: event.idle } };
    case 'stored':
      if (total(event.discarded) === 0) return { key: `${key}-all`, args: { name } };
      return { key, args: { name, cubes: figures(cubes(event.discarded)) } };
    case 'workers_returned':
      return { key, args: { name, workers: event.workers } };
    case 'season_ended':
      return { key, args: { season: event.season } };
    case 'first_player_passed':
      return { key, args: { name } };
    case 'wintered': {
      const { due, guarded, paid, missing } = event;
      return { key, args: { name, due, guarded, paid, missing }, points: event.points };
    }
    case 'game_ended': {
      const scores = event.scores.map((score, seat) => word('log-score', { name: { name: seat }, score }));
      return { key, args: { scores: { list: scores } }, heading: true };
    }
  }
}

type Chosen = { do: string } & Record<string, unknown>;

/** A choice that only its seat knows. Nurses are placed track by track, in as many actions. */
function chose(actions: [Chosen, ...Chosen[]]): Sentence {
  const [action] = actions;
  switch (action.do) {
    case 'event':
      return { key: 'log-chose-event', args: { to: word(`log-bonus-${String(action.to)}`) } };
    case 'nurses': {
      const placed = actions.filter(({ count }) => Number(count) > 0);
      if (placed.length === 0) return { key: 'log-chose-nurses-none', args: {} };
      const list = placed.map(({ on, count }) => word(`log-nurses-${String(on)}`, { n: Number(count) }));
      return { key: 'log-chose-nurses', args: { places: { list } } };
    }
    case 'newborn':
      return { key: 'log-chose-newborn', args: { workers: figures({ workers: Number(action.workers) }) } };
    case 'take':
      return {
        key: 'log-chose-take',
        args: { cube: figures({ [String(action.cube)]: 1 }) },
        hexes: [String(action.from)],
      };
    case 'discard':
      return { key: 'log-chose-discard', args: { cube: figures({ [String(action.cube)]: 1 }) } };
    case 'sacrifice':
      return { key: 'log-chose-sacrifice', args: {} };
    default:
      return { key: 'log-chose-done', args: {} };
  }
}

/** Adds up lists of amounts: 1 food and 1 food are 2 food. */
function added(one: Arg | undefined, other: Arg | undefined): Arg {
  const sums: Record<string, number> = {};
  for (const arg of [one, other]) {
    if (typeof arg !== 'object' || !('list' in arg)) continue;
    for (const part of arg.list) {
      if (typeof part !== 'object' || !('word' in part)) continue;
      sums[part.word] = (sums[part.word] ?? 0) + Number(part.args?.n ?? 0);
    }
  }
  return { list: Object.entries(sums).map(([key, count]) => word(key, { n: count })) };
}

/** Describes events of one kind in one line; null if each has its own. */
function fold(facts: Event[], cells: Cells): Sentence | null {
  const chosen = facts.flatMap((fact) => (fact.what === 'chose' ? [fact.action as Chosen] : []));
  const [one, ...more] = chosen;
  if (one && chosen.length === facts.length && chosen.every((action) => action.do === 'nurses'))
    return { ...chose([one, ...more]), seats: [] };
  const told = facts.map((fact) => tell(fact, cells));
  const [first] = told;
  if (!first || facts.some((fact, i) => fact.seat !== facts[0]?.seat || told[i]?.key !== first.key))
    return null;
  const { args } = first;
  const hexes = told.flatMap((one) => one.hexes ?? []);
  switch (first.key) {
    case 'log-worker_moved':
      return { ...first, hexes, args: { ...args, steps: facts.length } };
    case 'log-prey_laid':
      return { ...first, hexes, args: { ...args, count: facts.length } };
    case 'log-harvested':
    case 'log-farm_harvested':
      return {
        ...first,
        hexes,
        args: { ...args, cubes: told.map((one) => one.args.cubes).reduce(added) ?? 0 },
      };
    default:
      return null;
  }
}

/** The births of all players, as their heading. */
function births(events: Event[]): Sentence | null {
  const born = events.filter((event) => event.what === 'born');
  if (born.length === 0) return null;
  const sum = (of: 'larvae' | 'soldiers' | 'workers') => born.reduce((all, event) => all + event[of], 0);
  const all = { larvae: sum('larvae'), workers: sum('workers'), soldiers: sum('soldiers') };
  if (all.larvae + all.workers + all.soldiers === 0) return null;
  return { key: 'log-revealed-births', args: { born: figures(all) }, heading: true };
}

/** Builds the log of a viewpoint. */
export const telling = (seat: number | null, cells: Cells = justAnchor) =>
  of<Event>(seat, {
    tell: (event, rest) => (event.what === 'revealed' ? births(rest) : null) ?? tell(event, cells),
    fold: (facts) => fold(facts, cells),
  });

/** The whole log of a viewpoint, oldest line first. */
export const linesOf = (items: Item[], seat: number | null): Line[] => telling(seat)(items);

/** The hexes of a placed tile. */
export function cellsOf(tiles: { tile: string; turns: string[][] }[]): Cells {
  const read = (hex: string) => hex.slice(1, -1).split(',').map(Number) as [number, number];
  return ({ tile, turn, at }) => {
    const offsets = tiles.find((some) => some.tile === tile)?.turns[turn];
    if (!offsets) return [at];
    const [q, r] = read(at);
    return offsets.map((offset) => {
      const [dq, dr] = read(offset);
      return `(${q + dq},${r + dr})`;
    });
  };
}
