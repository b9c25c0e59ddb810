/**
 * Animates events on a board without making anyone wait. Each message from the server is one chapter.
 *
 * While an animation runs, the board draws `shown`: the previous view, advanced event by event for drawing only. When
 * it ends or is skipped, the page shows the real view and nothing of the animation remains. Bots answer within
 * milliseconds, so new chapters queue up, and the more there is to show, the faster it plays.
 */
import { settings } from '../settings.svelte';
import { FLY } from './flight';

/** How fast a game's events are animated. */
export interface Pace<Event> {
  /** Milliseconds on the board; 0 for events that do not show there. */
  length(event: Event): number;
  /** Whether all seats do this at once, so that there is no pause between them. */
  together(event: Event): boolean;
}

/** Points on their way from a place to the score track. */
export interface Flight {
  key: number;
  seat: number;
  from: string;
  points: number;
}

interface Chapter<Event, View> {
  events: readonly Event[];
  before: View;
  after: View;
}

/** The pause between two seats, in milliseconds. */
const PAUSE = 220;
/** Longer stories are sped up to take this long. */
const LONGEST = 4000;
/** Longer stories also show a button to skip them. */
const LONG = 900;
/** Rejects a pending wait when the animation is skipped. */
const CUT = new Error('cut short');

/** The total duration, including the pauses between seats. */
export function total<Event extends { seat?: number }>(events: readonly Event[], pace: Pace<Event>): number {
  let seat: number | undefined;
  let sum = 0;
  for (const event of events) {
    const ms = pace.length(event);
    sum += ms;
    if (ms === 0 || event.seat === undefined) continue;
    if (seat !== undefined && seat !== event.seat && !pace.together(event)) sum += PAUSE;
    seat = event.seat;
  }
  return sum;
}

export abstract class Playing<Event extends { seat?: number }, View> {
  playing = $state(false);
  /** Whether it takes long enough to offer a skip button. */
  long = $state(false);
  shown = $state.raw<View | null>(null);
  flights = $state.raw<Flight[]>([]);
  /** The factor by which the animation is sped up; durations are divided by it. */
  speed = $state(1);

  #chapters: Chapter<Event, View>[] = [];
  /** All events since the board last stood still. */
  #story: Event[] = [];
  #over: Promise<void> = Promise.resolve();
  #cut: (() => void) | null = null;
  /** Whether the last press of a pointer skipped an animation. */
  #spent = false;
  /** How often an animation was skipped. */
  #cuts = 0;
  #keys = 0;

  protected constructor(private pace: Pace<Event>) {}

  /** Begins a chapter with everything where it was. */
  protected abstract begin(before: View): void;
  /** Animates one event. */
  protected abstract beat(event: Event): Promise<void>;
  /** Another seat begins. */
  protected abstract turn(): void;
  /** Removes everything that moved. */
  protected abstract clear(): void;

  /** Queues these events; resolves when all are played or skipped. */
  play(events: readonly Event[], before: View, after: View): Promise<void> {
    if (settings.still || document.hidden) {
      this.skip();
      return Promise.resolve();
    }
    if (!this.playing && events.every((event) => this.pace.length(event) === 0)) return Promise.resolve();
    this.#chapters.push({ events, before, after });
    this.#story.push(...events);
    const ms = total(this.#story, this.pace);
    this.speed = Math.max(1, ms / LONGEST) / settings.pace;
    this.long = ms > LONG;
    if (!this.playing) this.#over = this.#tell();
    return this.#over;
  }

  /** Called when a pointer is pressed anywhere on the page. */
  pressed(): void {
    this.#spent = this.playing;
    this.skip();
  }

  /**
   * Whether the board ignores this event: nothing is lit during an animation, so the click that skips it has no target.
   */
  ignores(event: { type: string }): boolean {
    return this.playing || (event.type === 'click' && this.#spent);
  }

  /** Skips the animation: the final state is shown at once. */
  skip(): void {
    if (!this.playing) return;
    this.#cuts += 1;
    this.#cut?.();
    this.flights = [];
    this.#end();
  }

  landed(key: number): void {
    this.flights = this.flights.filter((flight) => flight.key !== key);
  }

  protected key(): number {
    this.#keys += 1;
    return this.#keys;
  }

  protected fly(seat: number | undefined, from: string | null, points: number): void {
    if (points === 0 || from === null || seat === undefined) return;
    this.flights = [...this.flights, { key: this.key(), seat, from, points }];
  }

  /** Waits, scaled by `speed`. If the animation is skipped, the code after this does not run. */
  protected sleep(ms: number): Promise<void> {
    if (ms === 0) return Promise.resolve();
    return new Promise((resolve, reject) => {
      const timer = setTimeout(resolve, ms / this.speed);
      this.#cut = () => {
        clearTimeout(timer);
        reject(CUT);
      };
    });
  }

  async #tell(): Promise<void> {
    this.playing = true;
    try {
      let seat: number | undefined;
      while (this.#chapters.length > 0) {
        seat = await this.#chapter(seat);
        if (this.#chapters.length === 0) await this.sleep(this.flights.length > 0 ? FLY / 2 : PAUSE / 2);
      }
    } catch (why) {
      if (why !== CUT) throw why;
      return;
    }
    this.#end();
  }

  /** Plays one chapter; returns the last seat that did something visible. */
  async #chapter(seat: number | undefined): Promise<number | undefined> {
    const chapter = this.#chapters.shift();
    if (!chapter) return seat;
    const cuts = this.#cuts;
    this.begin(chapter.before);
    let last = seat;
    for (const event of chapter.events) {
      if (this.pace.length(event) > 0 && event.seat !== undefined) {
        if (last !== undefined && last !== event.seat && !this.pace.together(event)) {
          this.turn();
          await this.sleep(PAUSE);
        }
        last = event.seat;
      }
      await this.beat(event);
      if (cuts !== this.#cuts) throw CUT;
    }
    this.shown = chapter.after;
    return last;
  }

  #end(): void {
    this.playing = false;
    this.long = false;
    this.shown = null;
    this.#chapters = [];
    this.#story = [];
    this.clear();
  }
}
