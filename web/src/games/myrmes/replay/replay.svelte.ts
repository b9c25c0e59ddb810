/** A game of Myrmes being looked through: which frame is shown, from whose eyes, and how it got there. */
import { untrack } from 'svelte';
import type { Components, Event, Outlook, View } from '../../../lib/generated/myrmes';
import type { Frame, Item, Replay } from '../../../lib/generated/protocol';
import { sameMoment } from '../../../pages/replay/moment';
import { Steps } from '../../../pages/replay/steps.svelte';
import { settings } from '../../../lib/settings.svelte';
import { Player } from '../board/animate.svelte';
import { Sortie } from '../board/sortie.svelte';
import { MyrmesGame } from '../game.svelte';
import { historyOf } from '../history';
import { endsOf, isPublic, marksOf } from './marks';

/** What a spectator saw coming; older servers do not tell it. */
const outlookOf = (frame: Frame): Outlook => frame.outlook as Outlook;

export class Looking {
  readonly game = new MyrmesGame();
  readonly sortie = new Sortie(this.game);
  readonly player = new Player(this.game);
  readonly steps = new Steps((at, play) => this.#show(at, play));
  #replay = $state.raw<Replay>() as Replay;
  #shown = 0;

  readonly frames = $derived(this.#replay.frames);
  readonly items = $derived(
    this.frames.map(({ seat, action, at, events }, n): Item => ({
      ...{ n, at: at ?? 0, what: 'played' as const, seat, action, events },
    })),
  );
  readonly marks = $derived(marksOf(this.frames));
  readonly ends = $derived(endsOf(this.frames));
  readonly history = $derived(historyOf(this.items, this.game.components.start_score));

  constructor(replay: Replay, at: number | null) {
    this.#replay = replay;
    this.game.components = replay.components as Components;
    this.game.seat = replay.seat;
    const last = replay.frames.length - 1;
    this.steps.reset(last, at ?? 0);
  }

  get replay(): Replay {
    return this.#replay;
  }

  /** The same game from other eyes, or with more of it: the moment stays. */
  take(replay: Replay): void {
    untrack(() => {
      if (replay === this.#replay) return;
      const at =
        replay.seat === this.#replay.seat
          ? this.steps.at
          : sameMoment(this.frames, this.steps.at, replay.frames, isPublic);
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
    game.view = frame.view as View;
    game.outlook = outlookOf(frame);
    game.recent = at === 0 ? [] : events;
    if (!play || !before || settings.still) {
      player.skip();
      return;
    }
    const played = player.play(events, before, game.view);
    player.speed *= this.steps.speed;
    await played;
  }
}
