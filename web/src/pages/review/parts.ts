/** What a game gives the review of a game. */
import type { Component } from 'svelte';
import type { Pointed } from '../../lib/game.svelte';
import type { Frame } from '../../lib/generated/protocol';
import type { Line } from '../../lib/log/lines';
import type { Advice } from '../../lib/table/hints.svelte';
import type { IconName } from '../../look/icons';

/** A stretch of a game, as the chart names it. */
export interface Stage {
  icon: IconName;
  /** The larger part it belongs to: a year, a round. */
  group: string;
}

/** The board at a moment, with what a turn would change. */
export interface MomentProps {
  components: unknown;
  frame: Frame;
  seat: number;
  names: string[];
  pointed: Pointed;
}

export interface ReviewParts {
  /** Called once, before anything is shown. */
  begin: (components: unknown) => void;
  advice: (components: unknown) => Advice;
  stage: (stand: unknown) => Stage;
  /** What happens in a turn, in the words of the log. */
  lines: (events: unknown[], seat: number, components: unknown) => Line[];
  Moment: Component<MomentProps>;
}

/** The most lines that are told of a turn: its end may bring much more, to everybody. */
const MOST_LINES = 4;

/** What a seat does in a turn, without what comes of it for others. */
export const ownLines = (lines: readonly Line[], seat: number): Line[] =>
  lines.filter((line) => !line.heading && (line.seat === null || line.seat === seat)).slice(0, MOST_LINES);
