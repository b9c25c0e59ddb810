/** What a game gives its replay, which does everything else: the steps, the bar, the scores, what is told. */
import type { Component } from 'svelte';
import type { SeenGame } from '../../lib/game.svelte';
import type { Item } from '../../lib/generated/protocol';
import type { Line } from '../../lib/log/lines';
import type { ScoreSheet } from '../../lib/moments/ranking';
import type { AwayTold } from '../../lib/table/away';
import type { FromPage } from '../../lib/table/Shell.svelte';
import type { Telling, Tellings } from '../../lib/table/telling.svelte';
import type { Paced, Staged } from './looking.svelte';
import type { BarMark } from './marks';
import type { IsPublic } from './moment';

/** What lies on the table of a replay. Nobody acts there, so the desk offers nothing. */
export interface OnTable<Components, View, Outlook, Event, Told extends Telling> {
  game: SeenGame<Components, View, Outlook, Event>;
  player: Paced<Event, View>;
  tellings: Tellings<Told | AwayTold>;
}

/** What the replay gives the table of a game, besides what lies on it. */
export interface FromReplay<Score> extends FromPage {
  /** What has happened up to the step shown. */
  items: Item[];
  /** Called with the line of the log that was chosen. */
  onPick: (line: Line) => void;
  /** The course of the scores, of the whole game. */
  history: Score[];
}

export interface ReplayParts<
  Components,
  View extends { readonly to_act: readonly number[] },
  Outlook,
  Event,
  Told extends Telling,
  On extends OnTable<Components, View, Outlook, Event, Told>,
  Score,
> {
  /** Lays the table; `told` is what has happened up to the step shown. */
  lay: (told: () => Item[]) => On;
  /** Whether an event is the same for everybody. */
  isPublic: IsPublic;
  /** What a step tells everybody; the items end with it. */
  tell: (on: On, events: Event[], before: View, told: Item[]) => Told[];
  /** A part of the game as the bar shows it, for each that was reached. */
  marks: (steps: readonly Staged[]) => BarMark[];
  lines: (items: Item[], seat: number | null) => Line[];
  /** The scores where parts of the game end, and the steps in which that is. */
  history: (items: Item[], on: On) => Score[];
  ends: (steps: { readonly items: Item[]; readonly staged: readonly Staged[] }) => number[];
  /** The points up to the step shown. */
  sheet: (on: On, history: Score[]) => ScoreSheet;
  /** A line about each player beside the scores. */
  note: (on: On, seat: number) => string;
  over: (view: View) => boolean;
  /** In the middle of the top bar. */
  Bar: Component<{ game: On['game'] }>;
  Table: Component<On & FromReplay<Score>>;
}
