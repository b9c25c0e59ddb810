/**
 * Plays what happened on the board: ants walk, cubes fall, points fly. It explains and never makes anybody wait.
 *
 * While it plays, the board draws `shown`: the view before, advanced event by event for drawing only. When it is over, or
 * cut short, the page puts the real view in place and nothing of this is left.
 */
import { settings } from '../../../lib/settings.svelte';
import type { Event, View } from '../../../lib/generated/myrmes';
import type { MyrmesGame } from '../game.svelte';
import { CUBES, Ground, type Cubes } from './garden';
import { heading } from './geometry';
import { advance, pointsOf } from './advance';

/** Milliseconds, as in tokens.css: `--m-step`, `--m-cubes`, `--m-score`. */
const STEP = 220;
const FALL = 260;
const APART = 40;
const FLY = 480;
const PAUSE = 250;
/** More than this is played faster. */
const LONGEST = 4000;

export interface Ant {
  seat: number;
  at: string;
  /** Degrees, never jumping by more than half a turn. */
  angle: number;
  trail: string[];
}

/** Points on their way from a place to the score track. */
export interface Flight {
  key: number;
  seat: number;
  from: string;
  points: number;
}

export class Player {
  playing = $state(false);
  shown = $state.raw<View | null>(null);
  ant = $state.raw<Ant | null>(null);
  flights = $state.raw<Flight[]>([]);
  /** The tile that was just laid: its cubes are falling. */
  falling = $state.raw<string | null>(null);
  /** Prey and tiles that are fading. */
  fading = $state.raw<string[]>([]);
  /** How much faster than usual; durations are divided by it. */
  speed = $state(1);
  /** The score track, where points fly to. */
  track = $state.raw<HTMLElement | null>(null);

  /** The way of the worker that is out, for as long as it is. */
  #way = $state.raw<string[]>([]);

  #ground = $derived.by(() => new Ground(this.game.components));
  #wake: (() => void) | null = null;
  #skipped = false;
  #run = 0;
  #flight = 0;

  constructor(readonly game: MyrmesGame) {}

  /** Plays these events; resolves when they are over or cut short. A new call cuts the old one short. */
  async play(events: readonly Event[], before: View, after: View): Promise<void> {
    this.skip();
    const ground = this.#ground;
    const way = this.wayTo(before.sortie?.at);
    this.#way = follow(events, way);
    const beats = events.filter((event) => length(event) > 0);
    if (settings.still || document.hidden || beats.length === 0) return;
    this.#run += 1;
    const run = this.#run;
    this.#skipped = false;
    this.speed = Math.max(1, total(beats) / LONGEST);
    this.shown = advance(before, null, ground);
    const at = before.sortie?.at;
    this.ant = at ? { seat: before.turn ?? 0, at, angle: facing(way), trail: way } : null;
    this.playing = true;
    let seat: number | null = null;
    for (const event of events) {
      if (this.#skipped || run !== this.#run) break;
      if (length(event) > 0 && event.seat !== undefined) {
        if (seat !== null && seat !== event.seat && !together(event)) {
          this.ant = null;
          await this.#sleep(PAUSE);
        }
        seat = event.seat;
      }
      await this.#beat(event, ground);
    }
    if (run !== this.#run) return;
    if (!this.#skipped) {
      this.ant = null;
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

  /** How the worker that is out came to where it stands, as far as that is known. */
  wayTo(at: string | undefined): string[] {
    if (at === undefined) return [];
    const known = this.#way.lastIndexOf(at);
    return known < 0 ? [at] : this.#way.slice(0, known + 1);
  }

  landed(key: number): void {
    this.flights = this.flights.filter((flight) => flight.key !== key);
  }

  #end(): void {
    this.playing = false;
    this.shown = null;
    this.ant = null;
    this.falling = null;
    this.fading = [];
    if (this.#skipped) this.flights = [];
  }

  async #beat(event: Event, ground: Ground): Promise<void> {
    const ms = length(event);
    switch (event.what) {
      case 'worker_left':
        await this.#appear(event.seat ?? 0, event.by);
        break;
      case 'worker_moved':
        if (!this.ant) await this.#appear(event.seat ?? 0, event.from);
        this.#walk(event.to);
        break;
      case 'prey_hunted':
        this.#walk(event.at);
        await this.#sleep(STEP);
        this.fading = [event.at];
        break;
      case 'pheromone_cleared':
        this.fading = [event.pheromone.at];
        break;
      case 'tile_placed':
        this.falling = event.tile.at;
        this.#advance(event, ground);
        break;
      case 'worker_discarded':
        this.ant = null;
        break;
    }
    if (this.#skipped) return;
    await this.#sleep(ms);
    if (this.#skipped) return;
    if (event.what !== 'tile_placed') this.#advance(event, ground);
    this.fading = [];
    this.falling = null;
    this.#fly(event);
    if (event.what === 'tile_placed') this.ant = null;
    if (event.what === 'pheromone_cleared' && this.ant) this.ant = { ...this.ant, at: event.stands_on };
  }

  async #appear(seat: number, at: string): Promise<void> {
    this.ant = { seat, at, angle: 0, trail: [at] };
    // It has to be drawn where it starts before it can walk from there.
    await this.#sleep(20 * this.speed);
  }

  #walk(to: string): void {
    const { ant } = this;
    if (!ant || ant.at === to) return;
    const angle = nearest(ant.angle, heading(ant.at, to));
    this.ant = { ...ant, at: to, angle, trail: [...ant.trail, to] };
  }

  #advance(event: Event, ground: Ground): void {
    if (this.shown) this.shown = advance(this.shown, event, ground);
  }

  #fly(event: Event): void {
    const points = pointsOf(event);
    const from = placeOf(event);
    if (points === 0 || from === null || event.seat === undefined) return;
    this.#flight += 1;
    this.flights = [...this.flights, { key: this.#flight, seat: event.seat, from, points }];
  }

  #sleep(ms: number): Promise<void> {
    if (this.#skipped) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms / this.speed);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}

/** The way of a worker after these events. */
function follow(events: readonly Event[], way: readonly string[]): string[] {
  let now = [...way];
  for (const event of events) {
    if (event.what === 'worker_left') now = [event.by];
    else if (event.what === 'worker_moved') now.push(event.to);
    else if (event.what === 'prey_hunted') now.push(event.at);
    else if (event.what === 'pheromone_cleared') now.splice(-1, 1, event.stands_on);
    else if (event.what === 'tile_placed' || event.what === 'worker_discarded') now = [];
  }
  return now;
}

/** Where an ant looks that came this way. */
export function facing(way: readonly string[]): number {
  const [from, to] = way.slice(-2);
  return from && to && from !== to ? heading(from, to) : 0;
}

/** Harvests of one season happen at once: no pause between seats. */
function together(event: Event): boolean {
  return /harvested$/.test(event.what);
}

/** The same direction as `wanted`, by the shorter way round from `now`. */
export function nearest(now: number, wanted: number): number {
  return now + ((((wanted - now) % 360) + 540) % 360) - 180;
}

function count(cubes: Cubes): number {
  return CUBES.reduce((sum, cube) => sum + (cubes[cube] ?? 0), 0);
}

/** How long an event is on the board; 0 for what does not show there. */
export function length(event: Event): number {
  switch (event.what) {
    case 'worker_left':
      return STEP / 2;
    case 'worker_moved':
      return STEP;
    case 'prey_hunted':
    case 'pheromone_cleared':
    case 'tunnel_placed':
      return FALL;
    case 'tile_placed':
      return FALL + APART * count(event.cubes) + STEP / 2;
    case 'worker_discarded':
      return STEP / 2;
    case 'harvested':
    case 'farm_harvested':
    case 'sub_colony_harvested':
      return APART * 2;
    case 'worked_in':
    case 'objective_completed':
    case 'objective_bonus':
    case 'wintered':
      return pointsOf(event) === 0 ? 0 : STEP;
    default:
      return 0;
  }
}

/** How long all of them take, pauses between seats included. */
export function total(events: readonly Event[]): number {
  let seat: number | undefined;
  let sum = 0;
  for (const event of events) {
    sum += length(event) + (event.what === 'prey_hunted' ? STEP : 0);
    if (seat !== undefined && event.seat !== undefined && seat !== event.seat && !together(event))
      sum += PAUSE;
    seat = event.seat ?? seat;
  }
  return sum;
}

/** The hex an event's points come from. */
function placeOf(event: Event): string | null {
  switch (event.what) {
    case 'tile_placed':
      return event.tile.at;
    case 'prey_hunted':
    case 'sub_colony_harvested':
      return event.at;
    case 'pheromone_cleared':
      return event.stands_on;
    default:
      return null;
  }
}
