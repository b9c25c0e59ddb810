/**
 * What March of the Ants gives the desk: where each action is pressed, and what is previewed before it is done.
 *
 * An ant that moves is selected first; a drawn hex is placed and turned; a card is chosen and confirmed.
 */
import * as table from '../../lib/desk.svelte';
import type { Action, HexId, Hex, Seat, Spot, Rotation, CardId } from '../../lib/generated/march';
import type { MarchGame } from './game.svelte';

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

/** A legal action, and where it is pressed. */
export interface Deed<A extends Action = Action> extends table.Deed<Place> {
  readonly action: A;
}

/** The places to press for an action, in order; none for actions that have a button. */
export function placesOf(action: Action, own: Seat): Place[] {
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

/** Actions that are chosen first and then confirmed; a hex that is placed can be turned in between. */
const PREVIEWS: Partial<Record<Action['do'], Deed['preview']>> = {
  play: 'confirm',
  commit: 'confirm',
  discard: 'confirm',
  place: 'turn',
};

const deedsOf = (game: MarchGame): Deed[] =>
  game.legal.map(({ text, action }) => {
    const preview = PREVIEWS[action.do];
    return {
      action,
      send: [text],
      presses: placesOf(action, game.seat ?? 0).map((place) => [place]),
      ...(preview && { preview }),
      ...(action.do === 'place' && { way: action.turn }),
    };
  });

export class Desk extends table.Desk<Place, Deed, MarchGame> {
  constructor(game: MarchGame) {
    super(game, { deeds: () => deedsOf(game) });
  }

  /** The legal actions of this kind. */
  of<Do extends Action['do']>(what: Do): Deed<Extract<Action, { do: Do }>>[] {
    return this.deeds.filter((deed): deed is Deed<Extract<Action, { do: Do }>> => deed.action.do === what);
  }

  /** The cell where a drawn hex is previewed, and the turns in which it fits there. */
  readonly placing = $derived.by((): { cell: Hex; turns: Rotation[]; turn: Rotation } | null => {
    const chosen = this.chosen?.action;
    if (chosen?.do !== 'place') return null;
    const turns = this.ways.flatMap(({ action }) => (action.do === 'place' ? [action.turn] : []));
    return { cell: chosen.cell, turns, turn: chosen.turn };
  });

  setTurn(turn: Rotation): void {
    this.pick(this.held, turn);
  }
}
