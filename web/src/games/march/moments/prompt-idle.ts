/** The prompt while others decide, while there is something to look at, and at the end. */
import type { Decision } from '../../../lib/generated/march';
import { t } from '../../../lib/i18n.svelte';
import type { PromptText } from '../../../lib/table/prompt';
import type { Moments } from './moments.svelte';
import { inHex, listed, nameOf } from './names';
import { winners } from './scores';

/** What others are doing, in as few words as possible. */
export const DOING: Record<Decision, string> = {
  choose_species: 'species',
  settle: 'settle',
  take_turn: 'turn',
  pick_hex: 'explore',
  put_back: 'explore',
  origin: 'explore',
  place_hex: 'explore',
  enter: 'explore',
  steps: 'march',
  larvae: 'larvae',
  move_ant: 'march',
  gather: 'march',
  march_to_battle: 'fight',
  drain: 'target',
  pay: 'card',
  drop_goal: 'card',
  play_evolution: 'card',
  lay: 'card',
  gain_larvae: 'larvae',
  swap_card: 'discard',
  choose_gains: 'card',
  choose_hex: 'card',
  collect: 'card',
  discard_cards: 'discard',
  drop_evolution: 'card',
  exchange: 'card',
  pay_or_lose: 'lose',
  place_token: 'card',
  play_offered: 'card',
  theft: 'discard',
  fill_site: 'sites',
  lose: 'lose',
  army: 'soldiers',
  blast: 'soldiers',
  blast_victim: 'target',
  choose_invader: 'fight',
  commit: 'commit',
  spoils: 'sites',
  raid: 'target',
  sting: 'target',
  feed_ant_lion: 'lose',
  food_instead: 'harvest',
  decree: 'decree',
};

/** Shown while reactions are skipped: until when, and the way back. */
function skipped({ skip }: Moments): Pick<PromptText, 'how' | 'acts' | 'idle'> | null {
  const { until } = skip;
  if (!until) return null;
  return {
    how: t(`mm-skipping-${until}`),
    idle: false,
    acts: [
      {
        id: 'skip-cancel',
        icon: 'close',
        text: t('mm-skip-cancel'),
        hint: t('mm-skip-cancel.hint'),
        run: () => skip.cancel(),
      },
    ],
  };
}

function waiting(moments: Moments): PromptText {
  const { game } = moments;
  const { waiting: asked, battle } = game.outlook;
  const spectator = game.seat === null;
  const seats = asked?.seats ?? game.view.to_act;
  const who = listed(seats.map((seat) => nameOf(game, seat)));
  const because = asked?.because;
  const reacts = because?.kind === 'deed' && !seats.includes(because.by) && asked?.decision !== 'fill_site';
  const doing = reacts ? 'react' : asked ? DOING[asked.decision] : 'turn';
  const args = { who, n: seats.length, in: battle ? inHex(battle.hex) : '', has: battle ? 'yes' : 'no' };
  return {
    icon: spectator ? 'eye' : 'clock',
    say: t(`mm-wait-${doing}`, args),
    how: t(spectator ? 'mm-how-watch' : 'mm-how-wait', args),
    acts: [],
    tone: 'wait',
    idle: true,
    ...(skipped(moments) ?? {}),
  };
}

function over({ game }: Moments): PromptText {
  const { horde } = game.view;
  const won = winners(game);
  const points = Math.max(...game.view.nests.map(({ score }) => score));
  const text = { how: t('mm-how-over'), acts: [], tone: 'wait' as const };
  if (horde) {
    const lost = game.outlook.horde?.wins_now ?? false;
    return {
      ...text,
      icon: lost ? 'centipede' : 'first-player',
      say: t(lost ? 'mm-final-horde' : 'mm-final-held', { horde: horde.score, points }),
    };
  }
  const who = listed(won.map((seat) => nameOf(game, seat)));
  return {
    ...text,
    icon: 'first-player',
    say:
      won.length === 1 && won[0] === game.seat
        ? t('mm-final-you', { points })
        : t('mm-final-wins', { who, n: won.length, points }),
  };
}

/** What the Horde did, before our turn begins. */
function horde(moments: Moments): PromptText {
  const last = moments.hordeTurns.at(-1);
  return {
    icon: 'centipede',
    say: t(`mm-say-horde-${last?.doing ?? 'invade'}`, { n: last?.jumps ?? 0 }),
    how: t('mm-how-horde'),
    acts: [
      {
        id: 'horde-seen',
        icon: 'confirm',
        text: t('mm-my-turn'),
        hint: t('mm-my-turn.hint'),
        go: true,
        run: () => (moments.hordeSeen.value = true),
      },
    ],
    tone: 'ask',
  };
}

/** The prompt if nobody here is asked anything; null otherwise. */
export function idle(moments: Moments): PromptText | null {
  if (moments.game.view.phase === 'over') return over(moments);
  if (!moments.asked) return waiting(moments);
  // A skipped reaction is passed at once; until then, the way back must be available.
  if (moments.skip.until && moments.skip.asked) return waiting(moments);
  return moments.kind === 'horde' ? horde(moments) : null;
}
