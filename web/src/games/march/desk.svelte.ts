/**
 * What a click on the table means now.
 *
 * Everything that can be clicked is a *place*: an ant, a spot, a hex, a cell beside the meadow, a card, a player. The
 * legal actions determine which places are lit. One click takes the action, or two if something must be selected first
 * (an ant that moves, a hex that is placed and turned). If one place stands for several actions, they are offered.
 */
import type { Action, HexId, Hex, Seat, Spot, Rotation, CardId } from '../../lib/generated/march';
import { deedOf, type Deed, type MarchGame } from './game.svelte';

export type Place =
  /** Ants of a player on a spot. */
  | `ant:${Seat}:${Spot}`
  /** A site, or the outskirts of a hex, as a destination. */
  | `spot:${Spot}`
  | `hex:${HexId}`
  /** A cell beside the meadow. */
  | `cell:${Hex}`
  | `card:${CardId}`
  /** A drawn hex. */
  | `drawn:${HexId}`
  | `seat:${Seat}`;

/** The hex of a spot: `soil.2` is a site of Soil, `soil` its outskirts. */
export const hexOf = (spot: Spot): HexId => spot.split('.')[0] as HexId;

/** The site of a spot, counted from 0; null for the outskirts. */
export function siteOf(spot: Spot): number | null {
  const [, site] = spot.split('.');
  return site === undefined ? null : Number(site) - 1;
}

/** The places to click for an action, in order; none for actions that have a button. */
export function placesOf({ action }: Deed, own: Seat): Place[] {
  switch (action.do) {
    case 'step':
      return [`ant:${own}:${action.from}`, `spot:${action.to}`];
    case 'larva':
    case 'inhabit':
      return [`spot:${action.at}`];
    case 'pay_ant':
    case 'lose':
    case 'withdraw':
    case 'collect':
    case 'food':
      return [`ant:${own}:${action.at}`];
    case 'ant':
      return [`ant:${action.seat}:${action.at}`];
    case 'attack':
      return [`hex:${action.hex}`];
    case 'from':
    case 'choose':
    case 'wormhole':
    case 'centipede':
      return [`hex:${action.hex}`];
    case 'place':
      return [`cell:${action.cell}`];
    case 'take':
    case 'top':
    case 'bottom':
      return [`drawn:${action.hex}`];
    case 'play':
    case 'discard':
    case 'commit':
      return [`card:${action.card}`];
    case 'against':
      return [`seat:${action.seat}`];
    case 'explore':
    case 'march':
    case 'forage':
    case 'rest':
    case 'species':
    case 'play_as':
    case 'pay_larva':
    case 'pay_food':
    case 'gain':
    case 'on_top':
    case 'beneath':
    case 'pass':
      return [];
  }
}

/** Actions that are previewed: they are chosen first and then confirmed. */
const CONFIRMED: ReadonlySet<string> = new Set(['play', 'commit', 'place', 'discard']);

export class Desk {
  /** What was clicked first: an ant that moves, a cell, a card to be confirmed. */
  #picked = $state.raw<Place | null>(null);
  #turn = $state.raw<Rotation | null>(null);
  /** Several actions at the place that was clicked: the player must choose one. */
  #offered = $state.raw<{ at: Place; deeds: Deed[] } | null>(null);
  /** The place under the pointer or with the focus. */
  pointed = $state.raw<Place | null>(null);

  constructor(readonly game: MarchGame) {}

  readonly deeds = $derived.by((): Deed[] =>
    this.game.mayAct ? this.game.choices.map((choice) => deedOf(choice)) : [],
  );

  readonly #places = $derived.by((): { deed: Deed; places: Place[] }[] =>
    this.deeds.map((deed) => ({ deed, places: placesOf(deed, this.game.seat ?? 0) })),
  );

  /** The selected place, as long as it can still be used. */
  readonly picked = $derived.by((): Place | null => {
    const first = (place: Place) => this.#places.some(({ places }) => places[0] === place);
    if (this.#picked && first(this.#picked)) return this.#picked;
    // The only ant that can move is selected automatically.
    const several = this.#places.filter(({ places }) => places.length > 1).map(({ places }) => places[0]);
    const others = this.#places.some(({ places }) => places.length === 1);
    const [only] = several;
    return only && !others && several.every((place) => place === only) ? only : null;
  });

  /** Every lit place with the actions a click on it leads to. */
  readonly lit = $derived.by((): ReadonlyMap<Place, Deed[]> => {
    // eslint-disable-next-line svelte/prefer-svelte-reactivity -- rebuilt with every change
    const lit = new Map<Place, Deed[]>();
    const add = (place: Place | undefined, deed: Deed) => {
      if (place) lit.set(place, [...(lit.get(place) ?? []), deed]);
    };
    for (const { deed, places } of this.#places) {
      add(places[0], deed);
      if (places.length > 1 && places[0] === this.picked) add(places[1], deed);
    }
    return lit;
  });

  /** The destinations of the selected thing: the second clicks. */
  readonly targets = $derived.by((): readonly Place[] =>
    this.#places.flatMap(({ places }) => (places[0] === this.picked && places[1] ? [places[1]] : [])),
  );

  readonly offered = $derived.by(() => {
    const open = this.#offered;
    return open && open.deeds.every((deed) => this.deeds.some(({ line }) => line === deed.line))
      ? open
      : null;
  });

  /** The actions without a place: they have buttons. */
  readonly plain = $derived.by((): Deed[] =>
    this.#places.filter(({ places }) => places.length === 0).map(({ deed }) => deed),
  );

  /** The legal actions of this kind. */
  of<Do extends Action['do']>(what: Do): Deed<Extract<Action, { do: Do }>>[] {
    return this.deeds.filter((deed): deed is Deed<Extract<Action, { do: Do }>> => deed.action.do === what);
  }

  /** The cell where a drawn hex is previewed, and the turns in which it fits there. */
  readonly placing = $derived.by((): { cell: Hex; turns: Rotation[]; turn: Rotation } | null => {
    const places = this.of('place');
    if (places.length === 0 || !this.picked?.startsWith('cell:')) return null;
    const cell = this.picked.slice('cell:'.length);
    const turns = places.filter(({ action }) => action.cell === cell).map(({ action }) => action.turn);
    const [first] = turns;
    if (first === undefined) return null;
    return { cell, turns, turn: this.#turn !== null && turns.includes(this.#turn) ? this.#turn : first };
  });

  /** Turns the previewed hex to its next orientation that fits. */
  turn(by: 1 | -1 = 1): void {
    const { placing } = this;
    if (!placing) return;
    const at = placing.turns.indexOf(placing.turn) + by + placing.turns.length;
    this.#turn = placing.turns[at % placing.turns.length] ?? null;
  }

  setTurn(turn: Rotation): void {
    this.#turn = turn;
  }

  /** What the green button takes now: the choice to be confirmed. */
  readonly chosen = $derived.by((): Deed | null => {
    const { picked, placing } = this;
    if (placing)
      return (
        this.of('place').find(({ action }) => action.cell === placing.cell && action.turn === placing.turn) ??
        null
      );
    if (!picked) return null;
    const found = this.#places.find(
      ({ deed, places }) => CONFIRMED.has(deed.action.do) && places[0] === picked,
    );
    return found?.deed ?? null;
  });

  drop(): void {
    this.#picked = null;
    this.#turn = null;
    this.#offered = null;
  }

  /** A click, or Enter, on a place. */
  async press(place: Place): Promise<void> {
    if (this.game.busy) return;
    const open = this.#offered;
    this.#offered = null;
    const deeds = this.lit.get(place);
    if (!deeds) return;
    if (this.targets.includes(place)) {
      const goes = this.#places.filter(({ places }) => places[0] === this.picked && places[1] === place);
      return this.#take(
        goes.map(({ deed }) => deed),
        place,
      );
    }
    const [first] = deeds;
    if (!first) return;
    const clicks = this.#places.find(({ deed }) => deed === first)?.places.length ?? 1;
    if (clicks > 1 || CONFIRMED.has(first.action.do)) {
      // A second click deselects the place, or turns the previewed hex.
      if (this.#picked !== place) this.#picked = place;
      else if (first.action.do === 'place') this.turn();
      else this.#picked = null;
      return;
    }
    if (open?.at === place) return;
    return this.#take(deeds, place);
  }

  async take(deed: Deed, at: string | null = null): Promise<boolean> {
    const done = await this.game.act([deed.line], at ?? deed.line);
    if (done) this.drop();
    return done;
  }

  async confirm(): Promise<void> {
    if (this.chosen) await this.take(this.chosen, this.picked);
  }

  async #take(deeds: Deed[], at: Place): Promise<void> {
    const [only, ...more] = deeds;
    if (!only) return;
    if (more.length > 0) this.#offered = { at, deeds };
    else if (await this.game.click([only.line], at)) this.drop();
  }
}
