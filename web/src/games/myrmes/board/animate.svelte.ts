/** Animates events in the garden: ants walk, cubes drop, points fly. */
import { Playing, type Pace } from '../../../lib/board/playing.svelte';
import type { Event, View } from '../../../lib/generated/myrmes';
import type { MyrmesGame } from '../game.svelte';
import { CUBES, Ground, type Cubes } from './garden';
import { heading } from './geometry';
import { advance, pointsOf } from './advance';

/** Milliseconds, as `--m-step` and `--m-cubes` in tokens.css. */
const STEP = 220;
const FALL = 260;
const APART = 40;

export interface Ant {
  seat: number;
  at: string;
  /** In degrees; never jumps by more than half a turn. */
  angle: number;
  trail: string[];
}

export class Player extends Playing<Event, View> {
  ant = $state.raw<Ant | null>(null);
  /** The tile just placed, whose cubes are dropping. */
  falling = $state.raw<string | null>(null);
  /** Prey and tiles that are fading out. */
  fading = $state.raw<string[]>([]);

  /** The path of the worker outside, as long as it is out. */
  #way = $state.raw<string[]>([]);
  /** The path at the start of each chapter still to be played. */
  #ways = new WeakMap<View, string[]>();
  #ground = $derived.by(() => new Ground(this.game.components));

  constructor(readonly game: MyrmesGame) {
    super(PACE);
  }

  override play(events: readonly Event[], before: View, after: View): Promise<void> {
    const way = this.wayTo(before.sortie?.at);
    this.#ways.set(before, way);
    this.#way = follow(events, way);
    return super.play(events, before, after);
  }

  /** How the worker outside got to its position, as far as known. */
  wayTo(at: string | undefined): string[] {
    if (at === undefined) return [];
    const known = this.#way.lastIndexOf(at);
    return known < 0 ? [at] : this.#way.slice(0, known + 1);
  }

  protected begin(before: View): void {
    const at = before.sortie?.at;
    const seat = before.turn ?? 0;
    const trail = this.#ways.get(before) ?? [];
    this.moving = advance(before, null, this.#ground);
    if (at === undefined) this.ant = null;
    else if (this.ant?.at !== at || this.ant.seat !== seat)
      this.ant = { seat, at, angle: facing(trail), trail };
  }

  protected turn(): void {
    this.ant = null;
  }

  protected clear(): void {
    this.ant = null;
    this.falling = null;
    this.fading = [];
  }

  protected async beat(event: Event): Promise<void> {
    let ms = length(event);
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
        await this.sleep(STEP);
        ms -= STEP;
        this.fading = [event.at];
        break;
      case 'pheromone_cleared':
        this.fading = [event.pheromone.at];
        break;
      case 'tile_placed':
        this.falling = event.tile.at;
        this.#advance(event);
        break;
      case 'worker_discarded':
        this.ant = null;
        break;
    }
    await this.sleep(ms);
    if (event.what !== 'tile_placed') this.#advance(event);
    this.fading = [];
    this.falling = null;
    this.fly(event.seat, placeOf(event), pointsOf(event));
    if (event.what === 'tile_placed') this.ant = null;
    if (event.what === 'pheromone_cleared' && this.ant) this.ant = { ...this.ant, at: event.stands_on };
  }

  async #appear(seat: number, at: string): Promise<void> {
    this.ant = { seat, at, angle: 0, trail: [at] };
    // The ant must be drawn at its start before it can walk from there.
    await this.sleep(20 * this.speed);
  }

  #walk(to: string): void {
    const { ant } = this;
    if (!ant || ant.at === to) return;
    const angle = nearest(ant.angle, heading(ant.at, to));
    this.ant = { ...ant, at: to, angle, trail: [...ant.trail, to] };
  }

  #advance(event: Event): void {
    if (this.moving) this.moving = advance(this.moving, event, this.#ground);
  }
}

/** The path of a worker after these events. */
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

/** The direction an ant faces at the end of this path. */
export function facing(way: readonly string[]): number {
  const [from, to] = way.slice(-2);
  return from && to && from !== to ? heading(from, to) : 0;
}

/** The same direction as `wanted`, by the shorter way round from `now`. */
export function nearest(now: number, wanted: number): number {
  return now + ((((wanted - now) % 360) + 540) % 360) - 180;
}

function count(cubes: Cubes): number {
  return CUBES.reduce((sum, cube) => sum + (cubes[cube] ?? 0), 0);
}

/** How long an event is animated on the board; 0 for events that do not show there. */
function length(event: Event): number {
  switch (event.what) {
    case 'worker_left':
      return STEP / 2;
    case 'worker_moved':
      return STEP;
    case 'prey_hunted':
      return STEP + FALL;
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

/** All seats harvest at the same time. */
const together = ({ what }: Event) => what.endsWith('harvested');

export const PACE: Pace<Event> = { length, together };

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
