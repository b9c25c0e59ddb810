/** What the prompt of a table says: what its moment asks, or what comes before that. */
import type { Coach } from '../coach/coach.svelte';
import { has, t } from '../i18n.svelte';
import type { Hints } from './hints.svelte';
import type { AtTable, Ended, PromptAct, PromptText } from './prompt';

/** What decides it besides the moment. */
export interface Around {
  /** Why nobody is asked anything any more. */
  ended?: Ended | undefined;
  coach: Coach | null;
  hints: Hints | null;
  /** Asks the others to go back, once an action can no longer be undone alone. */
  back: PromptAct | null;
  onReplay?: (() => void) | undefined;
}

export function promptOf(game: AtTable, own: PromptText, around: Around): PromptText {
  const { ended, coach, hints, back, onReplay } = around;
  if (ended) return { ...ended, acts: onReplay ? [replayAct(onReplay)] : [], tone: 'wait' };
  if (game.wish) return { ...own, ...sure(game) };
  const acts = withUndo(game, own.acts, back);
  return (coach && taught(game, coach, own, acts)) ?? { ...own, acts: [...asking(game, hints), ...acts] };
}

export const replayAct = (run: () => void): PromptAct => ({
  id: 'replay',
  icon: 'replay',
  text: t('play-replay'),
  hint: t('play-replay.hint'),
  run,
});

/** Asks once more before the only thing a click would do. */
const sure = (game: AtTable) => ({
  say: game.wish?.asks?.say ?? t('play-sure'),
  how: game.wish?.asks?.how ?? t('play-sure-how'),
  acts: [
    {
      id: 'cancel',
      icon: 'close' as const,
      text: t('play-sure-no'),
      hint: t('play-sure-no.hint'),
      run: () => game.meant(false),
    },
    {
      id: 'sure',
      icon: 'confirm' as const,
      text: t('play-sure-yes'),
      hint: t('play-sure-yes.hint'),
      go: true,
      run: () => game.meant(true),
    },
  ],
});

/** In a lesson the coach speaks in the place of the prompt. */
function taught(game: AtTable, coach: Coach, own: PromptText, acts: PromptAct[]): PromptText | null {
  const { step, instead } = coach;
  const text = `lesson-${coach.game}-${step?.id}`;
  if (!step || !has(text)) return null;
  const says = { ...own, icon: 'teach' as const, say: t(text), how: t(`${text}.say`) };
  const go = (id: string, run: () => unknown): PromptAct[] => [
    { id, icon: 'confirm', text: t(`coach-${id}`), hint: t(`coach-${id}.hint`), go: true, run },
  ];
  if (instead) {
    const anyway = () => {
      const meant = coach.decide(true);
      if (meant) void game.act(meant);
    };
    const choose: PromptAct = {
      id: 'anyway',
      text: t('coach-anyway'),
      hint: t('coach-anyway.hint'),
      run: anyway,
    };
    const first = { say: t('coach-first'), how: t('coach-first.say', { step: says.say }) };
    return { ...says, ...first, acts: [choose, ...go('all-right', () => coach.decide(false))] };
  }
  return { ...says, acts: step.do.length > 0 ? acts : go('read', () => coach.goOn()) };
}

/** The question what the strongest bot would do, where there is something to decide. */
function asking(game: AtTable, hints: Hints | null): PromptAct[] {
  const { seat } = game;
  if (!hints || seat === null || !game.mayChoose) return [];
  const act: PromptAct = {
    id: 'hint',
    icon: 'teach',
    text: hints.asking ? t('play-hint.asking') : t('play-hint'),
    hint: t(hints.seen() ? 'play-hint.seen' : 'play-hint.hint'),
    disabled: hints.asking,
    run: () => void hints.ask(seat),
  };
  return [hints.asking ? act : { ...act, short: t('play-hint.short') }];
}

function withUndo(game: AtTable, acts: PromptAct[], back: PromptAct | null): PromptAct[] {
  // Some moments place it themselves.
  if (acts.some(({ id }) => id === 'undo')) return acts;
  const undo: PromptAct | null =
    game.undoable > 0
      ? {
          id: 'undo',
          icon: 'undo',
          text: t('play-undo'),
          hint: t('play-undo.hint', { n: game.undoable }),
          run: () => game.undo(),
        }
      : back;
  return undo ? [undo, ...acts] : acts;
}
