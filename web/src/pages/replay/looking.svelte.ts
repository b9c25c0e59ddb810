/** A replay: which frame is shown, from which viewpoint, and how it got there. */
import { untrack } from 'svelte';
import type { SeenGame } from '../../lib/game.svelte';
import type { Item, Step } from '../../lib/generated/protocol';
import type { Mover } from '../../lib/live.svelte';
import { settings } from '../../lib/settings.svelte';
import type { OpenReplay } from './loader';
import { sameMoment, type IsPublic } from './moment';
import type { ReplayProps, Wanted } from './props';
import { Steps } from './steps.svelte';

/** What is known of every step: what happened in it, and how far the game had got. */
export interface Staged {
  events: readonly unknown[];
  stand: unknown;
}

/** Adds the progress of the game to every step; the server names it only where it changes. */
export function staged(steps: readonly Pick<Step, 'events' | 'stand'>[]): Staged[] {
  let stand: unknown;
  return steps.map((step) => {
    stand = step.stand ?? stand;
    return { events: step.events, stand };
  });
}

/** What any game can say about a step. */
export interface Shown {
  readonly view: { readonly to_act: readonly number[] };
  readonly names: string[];
}

/** A mover whose speed can be set. */
export interface Paced<Event, View> extends Mover<Event, View> {
  speed: number;
}

export class Looking<Components, View, Outlook, Event> {
  readonly steps = new Steps((at, play) => this.#show(at, play));
  /** The replay on the table. */
  replay = $state.raw<OpenReplay>() as OpenReplay;
  /** The step on the table. It follows the slider as soon as its frame is here. */
  shown = $state(0);
  /** The replay to show as soon as its frame is here. */
  #next: OpenReplay;
  #wanted: Wanted;
  /** Tells what a step was, when it is played; with no events, what was told is over. */
  tell: (events: Event[], before: View) => void = () => undefined;

  readonly staged = $derived(staged(this.replay.steps));
  readonly items = $derived(
    this.replay.steps.map(({ seat, action = null, at = 0, events }, n): Item => ({
      ...{ n, at, what: 'played' as const, seat, action, events },
    })),
  );

  constructor(
    readonly game: SeenGame<Components, View, Outlook, Event>,
    readonly player: Paced<Event, View>,
    private isPublic: IsPublic,
    replay: OpenReplay,
    wanted: Wanted,
  ) {
    this.#wanted = wanted;
    this.#next = replay;
    this.#turn(replay, replay.frames.first);
  }

  /** Whether the frame of the wanted step has not arrived yet. */
  get waiting(): boolean {
    return this.shown !== this.steps.at;
  }

  /** The items up to the step shown. */
  get told(): Item[] {
    return this.items.slice(0, this.shown + 1);
  }

  /** The same game from another viewpoint, or with more of it: the step stays, unless the address asks for one. */
  take(replay: OpenReplay, wanted: Wanted): void {
    untrack(() => {
      const at = wanted === this.#wanted ? null : wanted.at;
      this.#wanted = wanted;
      if (replay !== this.#next) {
        if (this.#next !== this.replay) this.#next.frames.stop();
        this.#next = replay;
        void this.#prepare(replay, at);
      } else if (at !== null && at !== this.steps.at) this.steps.go(at);
    });
  }

  /** Shows what the page asks for, as long as the component lives that calls this. */
  follow(props: () => Pick<ReplayProps, 'replay' | 'wanted' | 'names'>): void {
    $effect.pre(() => this.take(props().replay, props().wanted));
    $effect.pre(() => this.game.call(props().names));
    $effect(() => () => this.stop());
  }

  stop(): void {
    this.steps.pause();
    this.player.skip();
    this.replay.frames.stop();
  }

  /** Turns to a replay when its frame is here; until then the other one stays on the table. */
  async #prepare(replay: OpenReplay, wanted: number | null): Promise<void> {
    for (;;) {
      const from = this.steps.at;
      const at = wanted ?? this.#sameMoment(replay);
      const frame = replay.frames.want(at);
      if (frame instanceof Promise && !(await frame)) return;
      if (replay !== this.#next) return;
      // Somebody may have moved on in the meantime.
      if (wanted !== null || from === this.steps.at) {
        this.replay.frames.stop();
        this.game.shown = null;
        this.#turn(replay, at);
        return;
      }
    }
  }

  #sameMoment(replay: OpenReplay): number {
    const { steps, seat } = this.replay;
    if (replay.seat === seat) return Math.min(this.steps.at, replay.steps.length - 1);
    return sameMoment(steps, this.steps.at, replay.steps, this.isPublic);
  }

  #turn(replay: OpenReplay, at: number): void {
    this.replay = replay;
    this.game.components = replay.components as Components;
    this.game.seat = replay.seat;
    this.steps.reset(replay.steps.length - 1, at);
  }

  async #show(at: number, play: boolean): Promise<void> {
    const { replay, game, player } = this;
    const wanted = replay.frames.want(at);
    const frame = wanted instanceof Promise ? await wanted : wanted;
    if (replay !== this.replay || at !== this.steps.at) return;
    if (!frame) {
      // It could not be loaded: back to what is on the table.
      this.steps.pause();
      this.steps.at = this.shown;
      return;
    }
    const events = (replay.steps[at]?.events ?? []) as Event[];
    const animated = play && at === this.shown + 1;
    const before = game.view;
    this.shown = at;
    game.see(frame.view as View, frame.outlook as Outlook);
    game.recent = at === 0 ? [] : events;
    player.skip();
    this.tell(animated ? events : [], animated ? before : game.view);
    if (!animated || settings.still) return;
    const played = player.play(events, before, game.view);
    player.speed *= this.steps.speed;
    await played;
  }
}
