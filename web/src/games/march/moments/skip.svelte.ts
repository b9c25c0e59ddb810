/**
 * Reactions a player does not want to be asked about for a while.
 *
 * Kept for each seat in the page, told to nobody. As soon as such a reaction is asked `watch` passes; nothing that is
 * not a Reaction is ever answered, and nothing at all in a replay.
 */
import type { Deed, Seat, View } from '../../../lib/generated/march';
import type { MarchGame } from '../game.svelte';

/** Until when: the own next turn, the end of this phase, or as long as others answer this one deed. */
export type Until = 'turn' | 'phase' | 'deed';
export const UNTILS: readonly Until[] = ['deed', 'turn', 'phase'];

interface Skipping {
  until: Until;
  round: number;
  phase: string;
  deed: Deed;
  by: Seat;
  /** How many had been asked about the deed. */
  asked: number;
}

export class SkipReactions {
  #kept = $state.raw<Readonly<Record<Seat, Skipping>>>({});
  /** The position whose question was passed already. */
  #answered: View | null = null;
  /** Whether somebody is choosing until when. */
  choosing = $state(false);

  constructor(readonly game: MarchGame) {}

  #of(seat: Seat | null): Skipping | null {
    return seat === null ? null : (this.#kept[seat] ?? null);
  }

  /** Until when the seat that looks passes by itself now; null if it does not. */
  get until(): Until | null {
    const kept = this.#of(this.game.seat);
    return kept && !this.#over(kept) ? kept.until : null;
  }

  /** Whether a reaction is asked that could be skipped. */
  get asked(): boolean {
    const { game } = this;
    return game.mayAct && game.outlook.reaction !== undefined && game.offers('pass').length > 0;
  }

  /** Where the reactions to the deed have come; null if nobody reacts to one now. */
  #reactions(): { deed: Deed; by: Seat; next: number } | null {
    const found = this.game.view.agenda.findLast((task) => 'reactions' in task);
    return found && 'reactions' in found ? found.reactions : null;
  }

  #over({ until, round, phase, deed, by, asked }: Skipping): boolean {
    const { view, outlook, seat } = this.game;
    if (view.phase === 'over') return true;
    switch (until) {
      case 'phase':
        return view.round !== round || view.phase !== phase;
      case 'turn':
        return outlook.waiting?.decision === 'take_turn' && outlook.waiting.seats.includes(seat ?? -1);
      case 'deed': {
        const now = this.#reactions();
        return now?.deed !== deed || now.by !== by || now.next < asked;
      }
    }
  }

  start(until: Until): void {
    const { game } = this;
    const { reaction } = game.outlook;
    this.choosing = false;
    if (game.seat === null || !reaction) return;
    const { round, phase } = game.view;
    const asked = this.#reactions()?.next ?? 0;
    this.#kept = { ...this.#kept, [game.seat]: { until, round, phase, ...reaction, asked } };
  }

  cancel(): void {
    this.choosing = false;
    this.#keep(null);
  }

  #keep(kept: Skipping | null): void {
    const { seat } = this.game;
    if (seat === null) return;
    const others = Object.entries(this.#kept).filter(([of]) => Number(of) !== seat);
    this.#kept = { ...Object.fromEntries(others), ...(kept && { [seat]: kept }) };
  }

  /** Looks at what is asked now: forgets what is over, and passes where a reaction is skipped. To be run in an effect. */
  async watch(): Promise<void> {
    const { game, asked } = this;
    const kept = this.#of(game.seat);
    if (!asked && this.choosing) this.choosing = false;
    if (!kept) return;
    if (this.#over(kept)) return this.#keep(null);
    // Once for each question; a refusal is shown, and ends it.
    if (!asked || game.busy || this.#answered === game.view) return;
    this.#answered = game.view;
    if (!(await game.act(['pass'], 'skip'))) this.#keep(null);
  }
}
