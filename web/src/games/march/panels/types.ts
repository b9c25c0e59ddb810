/** What the panels need from the rest of the table, and short names for parts of views and outlooks. */
import type { NestOutlook, NestView, Refusal, Seat, Section } from '../../../lib/generated/march';
import type { ApiError } from '../../../lib/generated/protocol';
import type { MarchGame } from '../game.svelte';

export type { PromptAct, PromptText, SeatNote } from '../../../lib/table/prompt';

export type Reason = (error: ApiError) => string;

/** Why something cannot be done now, in the reader's language. */
export const whyNot = (refusal: Refusal | null | undefined, reason: Reason): string | undefined =>
  refusal ? reason({ kind: 'illegal', ...refusal }) : undefined;

export const SECTIONS: readonly Section[] = ['head', 'thorax', 'abdomen'];

/** Everything public about a nest, and what its owner can see in addition. */
export interface NestFacts {
  game: MarchGame;
  seat: Seat;
  own: boolean;
  nest: NestView;
  outlook: NestOutlook;
}

export function factsOf(game: MarchGame, seat: Seat): NestFacts | null {
  const nest = game.view.nests[seat];
  const outlook = game.outlook.nests[seat];
  return nest && outlook ? { game, seat, own: seat === game.seat, nest, outlook } : null;
}

/** The evolutions of a section, the lowest first. */
export function stackOf(nest: NestView, section: Section) {
  return { head: nest.heads, thorax: nest.thoraxes, abdomen: nest.abdomens }[section] ?? [];
}
