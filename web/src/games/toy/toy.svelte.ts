/**
 * A third game, for a test only: players take stones from a row in turn, and each stone is a point.
 *
 * It has nothing but the parts that ARCHITECTURE.md lists; the page does everything else, as it does for the others.
 */
import { Desk, type Deed } from '../../lib/desk.svelte';
import { SeenGame, type AnyAction } from '../../lib/game.svelte';
import type { Item } from '../../lib/generated/protocol';
import { eventsOf } from '../../lib/items';
import { Live } from '../../lib/live.svelte';
import { telling } from '../../lib/log/lines';
import { Playing } from '../../lib/board/playing.svelte';
import type { Grip } from '../../lib/board/steering.svelte';
import { ranked, type ScoreSheet } from '../../lib/moments/ranking';
import type { MomentsLike, PromptText } from '../../lib/table/prompt';
import type { Telling, Tellings } from '../../lib/table/telling.svelte';
import type { TableClient } from '../../lib/table.svelte';

export interface Components {
  stones: string[];
}
export interface View {
  to_act: number[];
  /** The stones that are left. */
  left: string[];
  scores: number[];
  over: boolean;
}
export type Outlook = Record<string, never>;
export interface Event {
  what: 'took' | 'ended';
  seat?: number;
  at?: string;
}
export interface Action extends AnyAction {
  do: 'take';
  at: string;
}
export interface Score {
  scores: number[];
}

export class ToyGame extends SeenGame<Components, View, Outlook, Event, Action> {}

export type ToyDesk = Desk<string, Deed<string>, ToyGame>;
export const deskOf = (game: ToyGame): ToyDesk =>
  new Desk<string, Deed<string>, ToyGame>(game, {
    deeds: () => game.offers('take').map(({ text, action }) => ({ send: [text], presses: [[action.at]] })),
  });

export const STEP = 40;
export const centreOf = (game: ToyGame, stone: string) => ({
  x: game.components.stones.indexOf(stone) * STEP,
  y: 0,
});

export function gripOf(desk: ToyDesk): Grip {
  const { game } = desk;
  return {
    get pointed() {
      return desk.pointed;
    },
    point(stone) {
      desk.pointed = stone;
      return () => (desk.pointed = null);
    },
    get asked() {
      return desk.lit.size > 0;
    },
    centre: (stone) => centreOf(game, stone),
    at: ({ x }) => game.components.stones[Math.round(x / STEP)] ?? null,
    known: (stone) => desk.lit.has(stone),
    turns: () => false,
    turn: () => false,
    press: (stone) => void desk.press(stone),
    cancel: () => desk.cancel(),
    lit: () => null,
  };
}

export class Player extends Playing<Event, View> {
  constructor() {
    super({ length: ({ what }) => (what === 'took' ? 100 : 0), together: () => false });
  }
  protected begin(before: View): void {
    this.moving = before;
  }
  protected beat(): Promise<void> {
    return this.sleep(100);
  }
  protected turn(): void {
    // Nothing moves.
  }
  protected clear(): void {
    // Nothing moved.
  }
}

export class Moments implements MomentsLike {
  folded = $state(false);
  readonly onBoard = false;

  constructor(private game: ToyGame) {}

  get kind(): string | null {
    return this.game.view.over ? 'final' : null;
  }
  get prompt(): PromptText {
    const asked = this.game.mayAct;
    return {
      ...{ icon: asked ? 'ant-worker' : 'clock', tone: asked ? 'ask' : 'wait', idle: !asked },
      ...{ say: asked ? 'Take a stone' : 'Somebody takes a stone', how: 'Each is a point.', acts: [] },
    };
  }
}

/** The last stone is told to everybody. */
export const tellingsOf = (events: readonly Event[]): Telling[] =>
  events.some(({ what }) => what === 'ended')
    ? [{ kind: 'last', ms: 1000, icon: 'vp', say: 'The last stone', how: 'There are no more.' }]
    : [];

const story = telling<Event>;
export const linesOf = (items: Item[], seat: number | null) =>
  story(seat, {
    tell: ({ what, seat: by, at }) =>
      what === 'took' && by !== undefined && at
        ? { key: 'log-resumed', args: { name: { name: by } }, hexes: [at], points: 1 }
        : null,
  })(items);

export function historyOf(items: Item[], seats: number): Score[] {
  const scores = Array.from({ length: seats }, () => 0);
  return eventsOf<Event>(items).flatMap(({ what, seat }) => {
    if (what === 'took' && seat !== undefined) scores[seat] = (scores[seat] ?? 0) + 1;
    return what === 'ended' ? [{ scores: [...scores] }] : [];
  });
}

export const liveToy = (
  client: TableClient,
  components: Components,
  player: () => Player | undefined,
  tellings: Tellings,
) =>
  new Live(client, {
    ...{ components, player, tellings, secret: () => false },
    make: (actor) => new ToyGame(actor),
    tell: ({ events }: { events: Event[] }) => tellings.tell(tellingsOf(events)),
  });

export const sheetOf = ({ view }: ToyGame, history: readonly Score[]): ScoreSheet => ({
  rows: ranked(view.scores.map((score, seat) => ({ seat, score, parts: [score], lost: 0 }))),
  sources: [{ key: 'stones', icon: 'vp', name: 'Stones' }],
  lost: { key: 'lost', icon: 'close', name: 'Lost' },
  course: {
    title: 'The course',
    points: history.map(({ scores }) => ({ icon: 'vp', name: 'The end', scores })),
    label: (scores) => scores,
  },
});
