/**
 * Reactions that a player does not want to be asked about for a while.
 *
 * Kept per seat in the page; the server does not know. As soon as such a reaction is asked, `watch` passes, or takes what
 * can only be of use if the settings say so. It never answers anything but a Reaction, and nothing at all in a replay.
 */
import type { Deed, Seat, View } from '../../../lib/generated/march';
import type { Notation } from '../../../lib/generated/protocol';
import { t } from '../../../lib/i18n.svelte';
import { settings } from '../../../lib/settings.svelte';
import { toasts } from '../../../lib/ui/toasts.svelte';
import type { MarchGame } from '../game.svelte';
import { count } from './names';

/** Until when: our next turn, the end of this phase, or as long as others react to this one action. */
export type Until = 'turn' | 'phase' | 'deed';
export const UNTILS: readonly Until[] = ['deed', 'turn', 'phase'];

interface Skipping {
  until: Until;
  round: number;
  phase: string;
  deed: Deed;
  by: Seat;
  /** How many seats had been asked about the action. */
  asked: number;
}

export class SkipReactions {
  #kept = $state.raw<Readonly<Record<Seat, Skipping>>>({});
  /** The view whose question was already passed. */
  #answered: View | null = null;
  /** Whether the player is choosing until when. */
  choosing = $state(false);

  constructor(readonly game: MarchGame) {}

  #of(seat: Seat | null): Skipping | null {
    return seat === null ? null : (this.#kept[seat] ?? null);
  }

  /** Until when the current seat passes automatically; null if it does not. */
  get until(): Until | null {
    const kept = this.#of(this.game.seat);
    return kept && !this.#over(kept) ? kept.until : null;
  }

  /** Whether a reaction is asked that can be skipped. */
  get asked(): boolean {
    const { game } = this;
    return game.mayAct && game.outlook.reaction !== undefined && game.offers('pass').length > 0;
  }

  /** The progress of the reactions to the current action; null if nobody reacts now. */
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

  /** What the Reaction offers, if it can only be of use and the player does not want to be asked about such things. */
  get #gift(): Notation | null {
    const { outlook, legal } = this.game;
    if (!settings.harmless || outlook.asked?.decision !== 'gain_larvae') return null;
    const [gift, ...more] = legal.filter(({ action }) => action.do !== 'pass');
    return gift && more.length === 0 ? gift.text : null;
  }

  /** Says what is taken without asking. Around one screen everybody reads it, so it names the player. */
  #giftText(): string {
    const { outlook, open, names, seat } = this.game;
    const larvae = count('larvae', outlook.asked?.left ?? 1);
    return open ? t('mm-gift-of', { who: names[seat ?? 0] ?? '', larvae }) : t('mm-gift-own', { larvae });
  }

  /** Handles the current question: forgets what is over, and answers or passes what is not asked about. Run this in an effect. */
  async watch(): Promise<void> {
    const { game, asked } = this;
    const gift = this.#gift;
    if (asked && gift !== null && !game.busy && this.#answered !== game.view) {
      this.#answered = game.view;
      const told = this.#giftText();
      if (await game.act([gift], 'gift')) toasts.say(told);
      return;
    }
    const kept = this.#of(game.seat);
    if (!asked && this.choosing) this.choosing = false;
    if (!kept) return;
    if (this.#over(kept)) return this.#keep(null);
    // Once per question; a refusal is shown and ends the skipping.
    if (!asked || game.busy || this.#answered === game.view) return;
    this.#answered = game.view;
    if (!(await game.act(game.listed({ do: 'pass' }), 'skip'))) this.#keep(null);
  }
}
