/** Animates events on the meadow: ants walk, larvae hatch, hexes drop into place, points fly, battles flash. */
import { untrack } from 'svelte';
import { Playing, type Pace, type Stage } from '../../../lib/board/playing.svelte';
import type { Event, HexId, Seat, Source, Spot, View } from '../../../lib/generated/march';
import type { Follower, Telling } from '../../../lib/table/telling.svelte';
import { hexOf } from '../desk.svelte';
import type { MarchGame } from '../game.svelte';
import { afterBattles, type BattleTold } from '../telling';
import { advance, without } from './advance';

/** Milliseconds, as `--m-step` and `--m-cubes` in tokens.css. */
export const STEP = 220;
export const FALL = 260;
export const FLASH = 420;
const GAIN = 70;

/** These points fly from the stage that tells the battle, after its outcome. */
const ON_STAGE: ReadonlySet<Source> = new Set(['battles', 'centipedes']);

/** A piece on its way from one spot to another; a centipede has no seat. */
export interface Walk {
  key: number;
  seat: Seat | null;
  from: Spot;
  to: Spot;
}

/** Something that flashes up at a spot. */
export interface Spark {
  key: number;
  kind: 'larva' | 'lost' | 'gain' | 'battle';
  seat: Seat | null;
  at: Spot;
}

export class Player extends Playing<Event, View> {
  walk = $state.raw<Walk | null>(null);
  spark = $state.raw<Spark | null>(null);
  /** The hex just placed. */
  falling = $state.raw<HexId | null>(null);
  /** Where something last happened: points fly from there. */
  #lately: Spot = 'great_tunnel';

  constructor(
    readonly game: MarchGame,
    stage: Stage<unknown> | null = null,
  ) {
    super(PACE, stage as Stage<View> | null);
  }

  /** The stage of a battle says when its losses fall on the meadow; what comes after the last one waits for that. */
  override play(events: readonly Event[], before: View, after: View): Promise<void> {
    const rest = this.waits ? afterBattles(events, before, after) : null;
    if (!rest) return super.play(events, before, after);
    this.forget();
    const told = events.slice(0, events.length - rest.length);
    return super.play(rest, this.#advanced(before, told), after);
  }

  /** Plays what a battle did to the meadow. */
  fall({ board, tempo = 1 }: BattleTold): void {
    const { before, events } = board;
    this.follow(events, before, this.#advanced(before, events));
    this.speed /= tempo;
  }

  protected begin(before: View): void {
    this.#lately = 'great_tunnel';
    this.moving = before;
  }

  protected turn(): void {
    this.clear();
  }

  protected clear(): void {
    this.walk = null;
    this.spark = null;
    this.falling = null;
  }

  protected async beat(event: Event): Promise<void> {
    const view = this.moving;
    if (!view) return;
    const at = placeOf(event);
    if (at) this.#lately = at;
    const next = this.#advanced(view, [event]);
    const seat = event.seat ?? null;
    const key = this.key();
    if (event.what === 'ant_moved' && seat !== null) {
      this.walk = { key, seat, from: event.from, to: event.to };
      this.moving = without(view, seat, event.from);
    } else if (event.what === 'inhabited' && seat !== null) {
      this.walk = { key, seat, from: hexOf(event.at), to: event.at };
      this.moving = without(view, seat, hexOf(event.at));
    } else if (event.what === 'centipede_moved') {
      this.walk = { key, seat: null, from: event.from, to: event.to };
    } else if (event.what === 'hex_placed') {
      this.falling = event.hex;
      this.moving = next;
    } else {
      const kind = sparkOf(event);
      if (kind && at) this.spark = { key, kind, seat, at };
      if (kind === 'lost') this.moving = next;
    }
    if (event.what === 'scored' && !ON_STAGE.has(event.source))
      this.fly(event.seat, this.#lately, event.points);
    await this.sleep(length(event));
    this.moving = next;
    this.clear();
  }

  #advanced(view: View, events: readonly Event[]): View {
    const sites = (hex: HexId) =>
      this.game.components.hexes.find((face) => face.hex === hex)?.sites.length ?? 0;
    return events.reduce((now, event) => advance(now, event, sites), view);
  }
}

/** The meadow follows what is told of battles, whichever seat is shown. */
export function followed(player: () => Player | undefined): Follower<Telling> {
  return {
    begins: () => untrack(player)?.hold(),
    opens: (told) => untrack(player)?.fall(told as BattleTold),
    passes: () => untrack(player)?.resume(),
  };
}

function sparkOf({ what }: Event): Spark['kind'] | null {
  if (what === 'larva_placed' || what === 'ant_placed') return 'larva';
  if (what === 'ant_lost' || what === 'ant_withdrawn' || what === 'paid_ant') return 'lost';
  if (what === 'collected') return 'gain';
  return what === 'battle_began' || what === 'battle_decided' ? 'battle' : null;
}

/** All seats do this at once, so there is no pause between them. */
const together = ({ what }: Event) => what === 'collected' || what === 'scored';

/** How long an event is animated on the meadow; 0 for events that do not show there. */
function length(event: Event): number {
  switch (event.what) {
    case 'ant_moved':
      return hexOf(event.from) === hexOf(event.to) ? STEP : 1.6 * STEP;
    case 'centipede_moved':
      return 1.6 * STEP;
    case 'inhabited':
      return STEP;
    case 'larva_placed':
    case 'ant_placed':
    case 'ant_lost':
    case 'ant_withdrawn':
    case 'paid_ant':
    case 'token_placed':
    case 'centipede_destroyed':
    case 'centipede_entered':
      return FALL;
    case 'hex_placed':
      return FALL + STEP;
    case 'battle_began':
    case 'battle_decided':
      return FLASH;
    case 'collected':
      return GAIN;
    case 'scored':
      return event.points === 0 ? 0 : STEP;
    default:
      return 0;
  }
}

export const PACE: Pace<Event> = { length, together };

/** Where an event happens. */
export function placeOf(event: Event): Spot | null {
  if ('at' in event) return event.at;
  if ('to' in event) return event.to;
  if (event.what === 'battle_began' || event.what === 'battle_decided') return event.hex;
  return event.what === 'hex_placed' || event.what === 'centipede_destroyed' ? event.hex : null;
}
