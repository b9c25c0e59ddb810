/** A replay: which frame is shown, from which viewpoint, and how it got there. */
import { untrack } from 'svelte';
import type { SeenGame } from '../../lib/game.svelte';
import type { Item, Replay } from '../../lib/generated/protocol';
import type { Mover } from '../../lib/live.svelte';
import { settings } from '../../lib/settings.svelte';
import { sameMoment, type IsPublic } from './moment';
import { Steps } from './steps.svelte';

/** The part of a frame used here. */
export interface Framed {
  events: readonly unknown[];
  view: unknown;
}

/** What any game can say about a step. */
export interface Shown {
  readonly view: { readonly to_act: readonly number[] };
  readonly names: string[];
}

/** A mover whose speed can be set. */
interface Paced<Event, View> extends Mover<Event, View> {
  speed: number;
}

export class Looking<Components, View, Outlook, Event> {
  readonly steps = new Steps((at, play) => this.#show(at, play));
  #replay = $state.raw<Replay>() as Replay;
  #shown = 0;
  /** Tells what a step was, when it is played; with no events, what was told is over. */
  tell: (events: Event[], before: View) => void = () => undefined;

  readonly frames = $derived(this.#replay.frames);
  readonly items = $derived(
    this.frames.map(({ seat, action, at, events }, n): Item => ({
      ...{ n, at: at ?? 0, what: 'played' as const, seat, action, events },
    })),
  );

  constructor(
    readonly game: SeenGame<Components, View, Outlook, Event>,
    readonly player: Paced<Event, View>,
    private isPublic: IsPublic,
    replay: Replay,
    at: number | null,
  ) {
    this.#replay = replay;
    this.game.components = replay.components as Components;
    this.game.seat = replay.seat;
    const last = replay.frames.length - 1;
    this.steps.reset(last, at ?? 0);
  }

  /** The items up to the step shown. */
  get told(): Item[] {
    return this.items.slice(0, this.steps.at + 1);
  }

  /** The same game from another viewpoint, or with more of it: the step stays. */
  take(replay: Replay): void {
    untrack(() => {
      if (replay === this.#replay) return;
      const at =
        replay.seat === this.#replay.seat
          ? this.steps.at
          : sameMoment(this.frames, this.steps.at, replay.frames, this.isPublic);
      this.#replay = replay;
      this.game.components = replay.components as Components;
      this.game.seat = replay.seat;
      this.game.shown = null;
      this.steps.reset(replay.frames.length - 1, at);
    });
  }

  stop(): void {
    this.steps.pause();
    this.player.skip();
  }

  async #show(at: number, play: boolean): Promise<void> {
    const frame = this.frames[at];
    if (!frame) return;
    const before = this.frames[this.#shown]?.view as View | undefined;
    const { game, player } = this;
    const events = frame.events as Event[];
    this.#shown = at;
    game.see(frame.view as View, frame.outlook as Outlook);
    game.recent = at === 0 ? [] : events;
    player.skip();
    this.tell(play && before ? events : [], before ?? game.view);
    if (!play || !before || settings.still) return;
    const played = player.play(events, before, game.view);
    player.speed *= this.steps.speed;
    await played;
  }
}
