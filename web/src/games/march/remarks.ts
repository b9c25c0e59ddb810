/** What the coach of March of the Ants remarks on once the lesson is over: what a good teacher would say, the most urgent first. */
import type { Remark } from '../../lib/coach/coach.svelte';
import type { HexId } from '../../lib/generated/march';
import type { MarchGame } from './game.svelte';
import { atSpot, cardFace, cardName, gainText, hexFace, inHex } from './moments/names';

/** The coach is used at the player's own seat. */
type At = MarchGame & { seat: number };
type Look = (game: At) => Remark['args'] | null;

const own = ({ view, seat }: At) => view.nests[seat];
const foreseen = ({ outlook, seat }: At) => outlook.nests[seat];

/** Whether there is food for all ants once Harvest is in; `starving` tells whether larvae are enough. */
const hungry =
  (starving: boolean): Look =>
  (game) => {
    const fed = game.view.phase === 'worker' ? foreseen(game)?.feeding : undefined;
    if (!fed || fed.food_paid >= fed.food_due || fed.starving > 0 !== starving) return null;
    return { due: fed.food_due, food: fed.food_paid, larvae: fed.larvae_paid, starving: fed.starving };
  };

/** The first turn of the last round. */
const last: Look = (game) => {
  const { components, view, outlook } = game;
  const round = components.rounds.findLast(({ played }) => played)?.number;
  const awards = components.players > 1 && !components.has_horde;
  if (!outlook.turn || view.round !== round || own(game)?.acted || !awards) return null;
  return { points: components.figures.award };
};

/** A hex where there will be a battle against more ants than one's own. */
const battle: Look = (game) => {
  const { outlook, seat } = game;
  if (!outlook.turn) return null;
  for (const { hex, contested, strength } of outlook.meadow) {
    const mine = strength[seat] ?? 0;
    const theirs = Math.max(...strength.filter((_, other) => other !== seat));
    if (contested && mine > 0 && mine < theirs) return { in: inHex(hex), own: mine, theirs };
  }
  return null;
};

/** Without food, a Rest brings something. */
const rest: Look = ({ outlook: { turn } }) =>
  turn &&
  !turn.bonus &&
  !turn.rest.refusal &&
  turn.explore.refusal &&
  turn.march.refusal &&
  turn.forage.refusal
    ? { larvae: turn.rest.larvae, food: turn.rest.ends_phase ? 0 : turn.rest.food_each_turn }
    : null;

/** A card in hand that completes an ant body. */
const body: Look = (game) => {
  const { lacking, points } = foreseen(game)?.body ?? { lacking: [], points: 0 };
  if (lacking.length !== 1 || points === 0) return null;
  const cards = game.outlook.turn?.cards.filter(({ refusal }) => !refusal) ?? [];
  const found = cards.find(({ card }) => cardFace(game, card)?.section === lacking[0]);
  return found ? { card: cardName(found.card), points } : null;
};

/** A Colony Goal in play that is not met. */
const goal: Look = (game) => {
  const unmet = game.outlook.turn && foreseen(game)?.goals.find(({ met }) => !met);
  return unmet ? { card: cardName(unmet.card), points: unmet.points } : null;
};

/** An empty site in a hex that only the player inhabits. */
const site: Look = (game) => {
  const { view, outlook, seat } = game;
  if (!outlook.turn || outlook.turn.march.refusal || !own(game)?.larvae) return null;
  for (const { hex, sites, outskirts } of view.hexes) {
    const alone = sites.every((on) => on === null || on === seat) && outskirts.every((ants) => ants === 0);
    const nth = sites.indexOf(null);
    const kind = hexFace(game, hex)?.sites[nth];
    if (!alone || !kind || !sites.includes(seat)) continue;
    const what = (
      {
        food: 'food',
        larva: 'larvae',
        double_larvae: 'larvae',
        card: 'cards',
        colony_point: 'points',
      } as const
    )[kind.kind];
    return { site: atSpot(`${hex}.${nth + 1}`), gain: gainText({ [what]: kind.amount }) };
  }
  return null;
};

/** As many larvae as a March has steps. */
const larvae: Look = (game) => {
  const [n, steps] = [own(game)?.larvae ?? 0, foreseen(game)?.march_steps ?? Infinity];
  return game.outlook.turn && !game.outlook.turn.march.refusal && n >= steps ? { n, steps } : null;
};

/** A hex under control that scores nothing. */
const inner: Look = ({ components, outlook, seat }) => {
  const far = outlook.turn && outlook.meadow.find((hex) => hex.controller === seat && !hex.inner);
  return far ? { in: inHex(far.hex as HexId), points: components.figures.inner_meadow_points } : null;
};

/** The queen asks, and there is next to no food for the actions of the round to come. */
const decree: Look = (game) => {
  const food = own(game)?.food ?? 0;
  return game.outlook.decree && food <= 1 ? { food, price: game.components.figures.action_food } : null;
};

export const REMARKS = {
  starving: hungry(true),
  last,
  battle,
  feeding: hungry(false),
  decree,
  rest,
  body,
  site,
  larvae,
  goal,
  inner,
} as const;

/** The most urgent remark on the position, if any. */
export function remark(game: MarchGame): Remark | null {
  if (game.seat === null) return null;
  for (const [name, look] of Object.entries(REMARKS)) {
    const args = look(game as At);
    if (args) return { key: `lesson-march-remark-${name}`, args };
  }
  return null;
}
