/**
 * Plays what happened on a board, chapter after chapter: every answer of the server is one. It explains and never makes
 * anybody wait.
 *
 * While it plays, the board draws `shown`: the view before, advanced event by event for drawing only. When it is over, or
 * cut short, the page puts the real view in place and nothing of this is left. Bots answer within milliseconds: what
 * comes while something plays waits for its turn, and the more there is to see the faster it goes.
 */
import { settings } from '../settings.svelte';

/** How a game's events are played. */
export interface Pace<Event> {
  /** Milliseconds on the board; 0 for what does not show there. */
  length(event: Event): number;
  /** What all do at once has no pause between seats. */
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

/** Milliseconds, as in tokens.css: `--m-score`. */
const FLY = 480;
/** Between two seats. */
const PAUSE = 220;
/** More than this is played faster. */
const LONGEST = 4000;
/** More than this can be skipped by a button too. */
const LONG = 900;
/** What whoever waits hears when the rest is not played. */
const CUT = new Error('cut short');

/** How long all of them take, pauses between seats included. */
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
  /** Whether it takes long enough for somebody to want to skip it. */
  long = $state(false);
  shown = $state.raw<View | null>(null);
  flights = $state.raw<Flight[]>([]);
  /** How much faster than usual; durations are divided by it. */
  speed = $state(1);
  /** The score track, where points fly to. */
  track = $state.raw<HTMLElement | null>(null);

  #chapters: Chapter<Event, View>[] = [];
  /** Everything since the board last stood still. */
  #story: Event[] = [];
  #over: Promise<void> = Promise.resolve();
  #cut: (() => void) | null = null;
  /** Whether the last press of a pointer ended the story. */
  #spent = false;
  /** Counts what was cut short. */
  #cuts = 0;
  #keys = 0;

  protected constructor(private pace: Pace<Event>) {}

  /** A chapter begins: puts everything where it was. */
  protected abstract begin(before: View): void;
  /** Plays one event. */
  protected abstract beat(event: Event): Promise<void>;
  /** Somebody else begins. */
  protected abstract turn(): void;
  /** Puts away whatever moved. */
  protected abstract clear(): void;

  /** Plays these events, after what is played already; resolves when all is over or cut short. */
  play(events: readonly Event[], before: View, after: View): Promise<void> {
    if (settings.still || document.hidden) {
      this.skip();
      return Promise.resolve();
    }
    if (!this.playing && events.every((event) => this.pace.length(event) === 0)) return Promise.resolve();
    this.#chapters.push({ events, before, after });
    this.#story.push(...events);
    const ms = total(this.#story, this.pace);
    this.speed = Math.max(1, ms / LONGEST);
    this.long = ms > LONG;
    if (!this.playing) this.#over = this.#tell();
    return this.#over;
  }

  /** A pointer went down anywhere on the page. */
  pressed(): void {
    this.#spent = this.playing;
    this.skip();
  }

  /** Whether the board ignores this event: nothing is lit while a story plays, so the click that ends it has no target. */
  ignores(event: { type: string }): boolean {
    return this.playing || (event.type === 'click' && this.#spent);
  }

  /** Cuts it short: the state after is shown at once. */
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

  /** Waits, at the speed of the story. When it is cut short nothing after this happens any more. */
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

  /** Plays one chapter; answers who was seen last. */
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
