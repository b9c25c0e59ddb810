/**
 * Animates events on a board without making anyone wait. Each message from the server is one chapter.
 *
 * While an animation runs, the board draws `shown`: the previous view, advanced event by event for drawing only. When
 * it ends or is skipped, the page shows the real view and nothing of the animation remains. Bots answer within
 * milliseconds, so new chapters queue up, and the more there is to show, the faster it plays.
 *
 * Where something is told on a stage beside the board, the board stays as it was until the stage has told it, and what
 * happened after it waits.
 */
import { settings } from '../settings.svelte';
import { elsewhere } from '../table/keys';
import { FLY } from './flight';

/** What is told beside the board. */
export interface Stage<View> {
  /** The board as it was before what is being told, until that has been shown. */
  readonly before: View | null;
  /** The board as it was before what is told next. */
  readonly next: View | null;
  /** From now on, the board is shown as it is. */
  release(): void;
}

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
/** Keys that do nothing to the game: whoever presses them still watches the stage. */
const QUIET: ReadonlySet<string> = new Set([' ', 'Tab', 'Shift', 'Control', 'Alt', 'Meta']);
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
  /** Whether it takes long enough to offer a skip button. */
  long = $state(false);
  flights = $state.raw<Flight[]>([]);
  /** The factor by which the animation is sped up; durations are divided by it. */
  speed = $state(1);
  /** What the animation shows. */
  protected moving = $state.raw<View | null>(null);
  #running = $state(false);

  #chapters: Chapter<Event, View>[] = [];
  /** What happened after something that has yet to be told, and who waits for it. */
  #later: Chapter<Event, View>[] = [];
  #waiting: (() => void)[] = [];
  /** All events since the board last stood still. */
  #story: Event[] = [];
  #over: Promise<void> = Promise.resolve();
  #cut: (() => void) | null = null;
  /** Whether the last press of a pointer skipped an animation. */
  #spent = false;
  /** How often an animation was cut short. */
  #cuts = 0;
  #keys = 0;

  protected constructor(
    private pace: Pace<Event>,
    private stage: Stage<View> | null = null,
  ) {}

  /** Begins a chapter with everything where it was. */
  protected abstract begin(before: View): void;
  /** Animates one event. */
  protected abstract beat(event: Event): Promise<void>;
  /** Another seat begins. */
  protected abstract turn(): void;
  /** Removes everything that moved. */
  protected abstract clear(): void;

  /** What the board shows instead of the current view. */
  get shown(): View | null {
    return this.stage?.before ?? this.moving ?? this.stage?.next ?? null;
  }

  /** Whether the board shows anything but the current view. */
  get playing(): boolean {
    return this.#running || this.waits;
  }

  /** Whether the board waits for what is told. */
  protected get waits(): boolean {
    return Boolean(this.stage?.next);
  }

  /** Queues these events; resolves when all are played or skipped. */
  play(events: readonly Event[], before: View, after: View): Promise<void> {
    if (settings.still || document.hidden) {
      this.skip();
      return Promise.resolve();
    }
    const chapter = { events, before, after };
    if (this.waits) {
      this.#later.push(chapter);
      return new Promise((done) => this.#waiting.push(done));
    }
    if (!this.#running && this.#unseen(events)) return Promise.resolve();
    return this.#start([chapter]);
  }

  /** The stage begins to tell something: what happened before it is over. */
  hold(): void {
    this.#stop();
    this.#end();
  }

  /** Plays what the stage has told so far. */
  follow(events: readonly Event[], before: View, after: View): void {
    void this.#start([{ events, before, after }]);
  }

  /** The stage holds nothing back any more, or less than before: what waited is played. */
  resume(): void {
    if (this.#running || this.waits) return;
    const waited = this.#waited();
    if (waited.length > 0) void this.#start(waited);
    else this.#end();
  }

  /** Drops what waited: something else has yet to be told after it. */
  protected forget(): void {
    this.#later = [];
  }

  /** Called when a pointer is pressed anywhere on the page. */
  pressed(on: EventTarget | null = null): void {
    this.#spent = this.playing;
    if (!this.#watching(on)) this.skip();
  }

  /** Called when a key is pressed anywhere on the page. */
  keyed({ key, target }: Pick<KeyboardEvent, 'key' | 'target'>): void {
    if (this.waits && (QUIET.has(key) || elsewhere(target))) return;
    if (!this.#watching(target)) this.skip();
  }

  /** Whether somebody uses what is told, and nothing else. */
  #watching(on: EventTarget | null): boolean {
    return this.waits && on instanceof Element && on.closest('.telling, .prompt') !== null;
  }

  /**
   * Whether the board ignores this event: nothing is lit during an animation, so the click that skips it has no target.
   */
  ignores(event: { type: string }): boolean {
    return this.playing || (event.type === 'click' && this.#spent);
  }

  /** Skips the animation, and no longer waits for the stage: the final state is shown at once. */
  skip(): void {
    if (!this.playing) return;
    this.#later = [];
    this.#stop();
    this.flights = [];
    this.stage?.release();
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

  #start(chapters: Chapter<Event, View>[]): Promise<void> {
    this.#chapters.push(...chapters);
    this.#story.push(...chapters.flatMap(({ events }) => events));
    const ms = total(this.#story, this.pace);
    this.speed = Math.max(1, ms / LONGEST) / settings.pace;
    this.long = ms > LONG;
    if (!this.#running) this.#over = this.#tell();
    return this.#over;
  }

  #stop(): void {
    this.#cuts += 1;
    this.#cut?.();
  }

  /** What waited for the stage and can be seen on the board. */
  #waited(): Chapter<Event, View>[] {
    if (this.waits) return [];
    return this.#later.splice(0).filter(({ events }) => !this.#unseen(events));
  }

  #unseen(events: readonly Event[]): boolean {
    return events.every((event) => this.pace.length(event) === 0);
  }

  async #tell(): Promise<void> {
    this.#running = true;
    try {
      let seat: number | undefined;
      while (this.#chapters.length > 0) {
        seat = await this.#chapter(seat);
        if (this.#chapters.length === 0) this.#chapters = this.#waited();
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
    this.moving = chapter.after;
    return last;
  }

  #end(): void {
    this.#running = false;
    this.long = false;
    this.moving = null;
    this.#chapters = [];
    this.#story = [];
    this.clear();
    if (this.#later.length === 0) this.#waiting.splice(0).forEach((done) => done());
  }
}
