/**
 * What the prompt says: one sentence on what to do now, one line on how, and at most four actions, the primary one
 * last.
 *
 * Built from the view each time; components only draw it.
 */
import { t } from '../../../lib/i18n.svelte';
import type { PromptText } from '../../../lib/table/prompt';
import type { Moments } from '../moments/moments.svelte';
import { deedPrompt } from './prompt-deeds';
import { momentPrompt } from './prompt-moments';
import type { SortieLike } from './sortie-like';
import { listed } from './words';

export interface Asked {
  moments: Moments;
  sortie: SortieLike | null;
}

function whom(moments: Moments): string {
  const { game } = moments;
  return listed(game.view.to_act.filter((seat) => seat !== game.seat).map((seat) => game.names[seat] ?? ''));
}

function waiting({ moments }: Asked): PromptText {
  const { game } = moments;
  const n = game.view.to_act.filter((seat) => seat !== game.seat).length;
  const args = { who: whom(moments), n };
  const spectator = game.seat === null;
  return {
    icon: spectator ? 'eye' : 'clock',
    say: t(`my-wait-${game.view.phase}`, args),
    how: t(spectator ? 'my-how-watch' : 'my-how-wait', args),
    acts: [],
    tone: 'wait',
    idle: true,
  };
}

function over({ moments }: Asked): PromptText {
  const { game } = moments;
  const best = Math.max(...game.view.colonies.map((colony) => colony.score));
  const winners = game.view.colonies.flatMap((colony, seat) => (colony.score === best ? [seat] : []));
  const who = listed(winners.map((seat) => game.names[seat] ?? ''));
  return {
    icon: 'first-player',
    say: t('my-final-wins', { who, n: winners.length, points: best }),
    how: t('my-how-over'),
    acts: [],
    tone: 'wait',
  };
}

/** The prompt for the current decision. */
export function promptOf(asked: Asked): PromptText {
  const { game } = asked.moments;
  if (game.view.phase === 'over') return over(asked);
  if (!game.mayAct) return waiting(asked);
  return momentPrompt(asked.moments) ?? deedPrompt(asked);
}
