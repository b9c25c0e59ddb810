/** What the coach of Myrmes remarks on once the lesson is over: what a good teacher would say, the most urgent first. */
import type { Remark } from '../../lib/coach/coach.svelte';
import type { MyrmesGame } from './game.svelte';
import { objectiveName } from './panels/words';

/** The coach is used at the player's own seat. */
type At = MyrmesGame & { seat: number };
type Look = (game: At) => Remark['args'] | null;

const own = ({ view, seat }: At) => view.colonies[seat];
const foreseen = ({ outlook, seat }: At) => outlook.colonies[seat];
const stored = (game: At) => {
  const { food = 0, earth = 0, stone = 0 } = own(game) ?? {};
  return { food, earth, stone };
};

/** More cubes than the storeroom will keep. */
const store: Look = (game) => {
  const { food, earth, stone } = stored(game);
  const [n, limit] = [food + earth + stone, foreseen(game)?.store_limit ?? Infinity];
  return ['harvest', 'atelier'].includes(game.view.phase) && n > limit ? { n, limit, over: n - limit } : null;
};

/** From autumn on, the winter. */
const winter: Look = (game) => {
  const reckoning = game.view.season === 'autumn' ? foreseen(game)?.winter : null;
  if (!reckoning || reckoning.missing === 0) return null;
  const { due, guarded, food, points } = reckoning;
  return { due: due - guarded, food, points: -points };
};

/** The best prey that the worker outside can reach, by points, then by food. */
const prey: Look = ({ components, outlook }) => {
  const found = (outlook.sortie?.reach ?? []).flatMap(({ hunts }) => (hunts.length === 1 ? hunts : []));
  const kinds = components.prey.filter((kind) => found.some((hunt) => hunt.prey === kind.prey));
  const best = kinds.sort((a, b) => b.points - a.points || b.food - a.food)[0];
  if (!best) return null;
  return { prey: best.prey, soldiers: best.soldiers, food: best.food, points: best.points };
};

/** An objective for which only a nurse is missing. */
const objective: Look = (game) => {
  const ready = game.outlook.births && foreseen(game)?.objectives.filter((each) => each.ready);
  const kinds = game.components.objectives.filter((kind) =>
    ready?.some((each) => each.objective === kind.objective),
  );
  const best = kinds.sort((a, b) => b.points - a.points)[0];
  return best ? { objective: objectiveName(best.objective), points: best.points } : null;
};

/** What the next level costs is there. */
const level: Look = (game) => {
  const price = game.outlook.births && game.components.dig[own(game)?.level ?? Infinity];
  const { food, earth, stone } = stored(game);
  const paid =
    price && food >= (price.food ?? 0) && earth >= (price.earth ?? 0) && stone >= (price.stone ?? 0);
  return paid ? { level: (own(game)?.level ?? 0) + 1 } : null;
};

/** No soldiers, while there is still something to hunt. */
const soldiers: Look = (game) => {
  const nurses = game.components.births.soldiers.findIndex((born) => born > 0);
  const none = game.outlook.births && own(game)?.soldiers === 0 && Object.keys(game.view.prey).length > 0;
  return none && game.outlook.births && game.outlook.births.nurses >= nurses ? { nurses } : null;
};

/** Larvae that could push the event cube or become food. */
const larvae: Look = (game) => {
  const { sacrifice } = game.components;
  const n = own(game)?.larvae ?? 0;
  const reached = game.outlook.event?.filter((space) => space.within_reach && space.larvae > 0).length ?? 0;
  return n >= sacrifice && reached > 0 ? { n, reached, sacrifice } : null;
};

/** Nothing to harvest. */
const empty: Look = (game) => {
  const laid = own(game)?.pheromones ?? [];
  const cubes = laid.flatMap((pheromone) => Object.values(pheromone.cubes ?? {}));
  const bare = laid.length > 0 && cubes.every((n) => n === 0);
  return bare && (game.outlook.rooms ?? game.outlook.sortie) ? { n: laid.length } : null;
};

/** The last season of the game. */
const last: Look = ({ components, view, outlook }) =>
  view.year === components.winter.length && view.season === 'autumn' && (outlook.event ?? outlook.births)
    ? {}
    : null;

export const REMARKS = { store, winter, prey, last, objective, level, soldiers, larvae, empty } as const;

/** The most urgent remark on the position, if any. */
export function remark(game: MyrmesGame): Remark | null {
  const { seat } = game;
  if (seat === null || game.view.phase === 'over') return null;
  for (const [name, look] of Object.entries(REMARKS)) {
    const args = look(game as At);
    if (args) return { key: `lesson-myrmes-remark-${name}`, args };
  }
  return null;
}
