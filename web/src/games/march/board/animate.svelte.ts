/**
 * Plays what happened in the meadow: ants walk, larvae hatch, hexes fall in place, points fly, battles flash.
 *
 * While it plays, the meadow draws `shown`: the view before, advanced event by event for drawing only. When it is over, or
 * cut short, the page puts the real view in place and nothing of this is left.
 */
import { settings } from '../../../lib/settings.svelte';
import type { Event, HexId, Seat, Spot, View } from '../../../lib/generated/march';
import { hexOf } from '../desk.svelte';
import type { MarchGame } from '../game.svelte';
import { advance, without } from './advance';

/** Milliseconds, as in tokens.css: `--m-step`, `--m-cubes`, `--m-score`. */
export const STEP = 220;
export const FALL = 260;
export const FLASH = 420;
const FLY = 480;
const GAIN = 70;
const PAUSE = 200;
/** More than this is played faster. */
const LONGEST = 4000;

/** Something on its way from a spot to another; a centipede has no seat. */
export interface Walk {
  key: number;
  seat: Seat | null;
  from: Spot;
  to: Spot;
}

/** Something that shows for a moment where it is. */
export interface Spark {
  key: number;
  kind: 'larva' | 'lost' | 'gain' | 'battle';
  seat: Seat | null;
  at: Spot;
}

/** Points on their way from a place to the score track. */
export interface Flight {
  key: number;
  seat: Seat;
  from: Spot;
  points: number;
}

export class Player {
  playing = $state(false);
  shown = $state.raw<View | null>(null);
  walk = $state.raw<Walk | null>(null);
  spark = $state.raw<Spark | null>(null);
  flights = $state.raw<Flight[]>([]);
  /** The hex that was just laid. */
  falling = $state.raw<HexId | null>(null);
  /** How much faster than usual; durations are divided by it. */
  speed = $state(1);
  /** The score track, where points fly to. */
  track = $state.raw<HTMLElement | null>(null);

  #wake: (() => void) | null = null;
  #skipped = false;
  #run = 0;
  #keys = 0;
  /** Where something happened last: points come from there. */
  #lately: Spot = 'great_tunnel';

  constructor(readonly game: MarchGame) {}

  /** Plays these events; resolves when they are over or cut short. A new call cuts the old one short. */
  async play(events: readonly Event[], before: View, after: View): Promise<void> {
    this.skip();
    if (settings.still || document.hidden || events.every((event) => length(event) === 0)) return;
    this.#run += 1;
    const run = this.#run;
    this.#skipped = false;
    this.#lately = 'great_tunnel';
    this.speed = Math.max(1, total(events) / LONGEST);
    this.shown = before;
    this.playing = true;
    let seat: Seat | undefined;
    for (const event of events) {
      if (this.#skipped || run !== this.#run) break;
      if (length(event) > 0 && event.seat !== undefined) {
        if (seat !== undefined && seat !== event.seat && !together(event)) await this.#sleep(PAUSE);
        seat = event.seat;
      }
      await this.#beat(event);
    }
    if (run !== this.#run) return;
    if (!this.#skipped) {
      this.shown = after;
      await this.#sleep(this.flights.length > 0 ? FLY / 2 : PAUSE / 2);
    }
    if (run === this.#run) this.#end();
  }

  /** Cuts it short: the state after is shown at once. */
  skip(): void {
    if (!this.playing) return;
    this.#skipped = true;
    this.#wake?.();
  }

  landed(key: number): void {
    this.flights = this.flights.filter((flight) => flight.key !== key);
  }

  #end(): void {
    this.playing = false;
    this.shown = null;
    this.walk = null;
    this.spark = null;
    this.falling = null;
    if (this.#skipped) this.flights = [];
  }

  async #beat(event: Event): Promise<void> {
    const view = this.shown;
    if (!view) return;
    const at = placeOf(event);
    if (at) this.#lately = at;
    const next = advance(view, event, (hex) => this.#sites(hex));
    const seat = event.seat ?? null;
    const key = (this.#keys += 1);
    if (event.what === 'ant_moved' && seat !== null) {
      this.walk = { key, seat, from: event.from, to: event.to };
      this.shown = without(view, seat, event.from);
    } else if (event.what === 'inhabited' && seat !== null) {
      this.walk = { key, seat, from: hexOf(event.at), to: event.at };
      this.shown = without(view, seat, hexOf(event.at));
    } else if (event.what === 'centipede_moved') {
      this.walk = { key, seat: null, from: event.from, to: event.to };
    } else if (event.what === 'hex_placed') {
      this.falling = event.hex;
      this.shown = next;
    } else {
      const kind = sparkOf(event);
      if (kind && at) this.spark = { key, kind, seat, at };
      if (kind === 'lost') this.shown = next;
    }
    this.#fly(event);
    await this.#sleep(length(event));
    if (this.#skipped) return;
    this.shown = next;
    this.walk = null;
    this.spark = null;
    this.falling = null;
  }

  #sites(hex: HexId): number {
    return this.game.components.hexes.find((face) => face.hex === hex)?.sites.length ?? 0;
  }

  #fly(event: Event): void {
    if (event.what !== 'scored' || event.points === 0 || event.seat === undefined) return;
    const flight = { key: (this.#keys += 1), seat: event.seat, from: this.#lately, points: event.points };
    this.flights = [...this.flights, flight];
  }

  #sleep(ms: number): Promise<void> {
    if (this.#skipped || ms === 0) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms / this.speed);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}

function sparkOf({ what }: Event): Spark['kind'] | null {
  if (what === 'larva_placed' || what === 'ant_placed') return 'larva';
  if (what === 'ant_lost' || what === 'ant_withdrawn' || what === 'paid_ant') return 'lost';
  if (what === 'collected') return 'gain';
  return what === 'battle_began' || what === 'battle_decided' ? 'battle' : null;
}

/** What all do at once has no pause between seats. */
const together = ({ what }: Event) => what === 'collected' || what === 'scored';

/** How long an event is on the meadow; 0 for what does not show there. */
export function length(event: Event): number {
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

/** How long all of them take, pauses between seats included. */
export function total(events: readonly Event[]): number {
  let seat: Seat | undefined;
  let sum = 0;
  for (const event of events) {
    const ms = length(event);
    sum += ms;
    if (ms === 0 || event.seat === undefined) continue;
    if (seat !== undefined && seat !== event.seat && !together(event)) sum += PAUSE;
    seat = event.seat;
  }
  return sum;
}

/** Where an event happens. */
export function placeOf(event: Event): Spot | null {
  if ('at' in event) return event.at;
  if ('to' in event) return event.to;
  if (event.what === 'battle_began' || event.what === 'battle_decided') return event.hex;
  return event.what === 'hex_placed' || event.what === 'centipede_destroyed' ? event.hex : null;
}
