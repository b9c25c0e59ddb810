/**
 * The prompt for every decision: one sentence on what to do now, one line on how, and at most four actions.
 *
 * Built from the view each time; components only draw it.
 */
import type { Decision } from '../../../lib/generated/march';
import { t, type Args } from '../../../lib/i18n.svelte';
import type { PromptAct, PromptText } from '../../../lib/table/prompt';
import type { IconName } from '../../../look/icons';
import type { Deed } from '../desk.svelte';
import type { Moments } from './moments.svelte';
import { cardName, count, hexName, inHex, listed, nameOf, toHex } from './names';
import { ACTS } from './prompt-acts';
import { idle } from './prompt-idle';

const ICONS: Record<Decision, IconName> = {
  choose_species: 'ant-queen',
  settle: 'ant-worker',
  take_turn: 'ant-worker',
  pick_hex: 'explore',
  put_back: 'explore',
  origin: 'explore',
  place_hex: 'explore',
  enter: 'explore',
  steps: 'march',
  larvae: 'm-larva',
  move_ant: 'march',
  gather: 'march',
  march_to_battle: 'centipede',
  drain: 'm-larva',
  pay: 'm-card',
  drop_goal: 'm-goal',
  play_evolution: 'm-card',
  lay: 'm-card',
  gain_larvae: 'm-larva',
  swap_card: 'm-card',
  choose_gains: 'forage',
  choose_hex: 'm-event',
  collect: 'forage',
  discard_cards: 'm-card',
  drop_evolution: 'm-card',
  exchange: 'rotate',
  pay_or_lose: 'm-food',
  place_token: 'wormhole',
  play_offered: 'm-card',
  theft: 'm-card',
  fill_site: 'm-control',
  lose: 'ant-worker',
  army: 'ant-soldier',
  blast: 'm-head',
  blast_victim: 'm-head',
  choose_invader: 'contested',
  commit: 'ferocity',
  spoils: 'm-control',
  raid: 'contested',
  sting: 'm-abdomen',
  feed_ant_lion: 'm-card',
  food_instead: 'm-food',
  decree: 'ant-queen',
};

/** Decisions where passing means ending something, and is worded that way. */
const ENDS: ReadonlySet<Decision> = new Set([
  'steps',
  'larvae',
  'gather',
  'army',
  'blast',
  'blast_victim',
  'food_instead',
  'exchange',
  'spoils',
  'enter',
]);

/** Values and names that every sentence can use. */
export function argsOf(moments: Moments): Args {
  const { game, asked, desk } = moments;
  const { reaction, battle, pay, losses } = game.outlook;
  const hex = asked?.hex ?? battle?.hex ?? null;
  const chosen = desk.chosen?.action;
  const other = asked?.player ?? null;
  return {
    n: asked?.left ?? 0,
    card: asked?.card ? cardName(asked.card) : '',
    hex: hex ? hexName(hex) : '',
    in: hex ? inHex(hex) : '',
    to: hex ? toHex(hex) : '',
    who: other === null ? '' : nameOf(game, other),
    by: reaction ? nameOf(game, reaction.by) : '',
    deed: reaction?.deed ?? '',
    chosen: chosen && 'card' in chosen ? cardName(chosen.card) : '',
    cost: pay?.cost ?? 0,
    paid: pay?.paid ?? 0,
    food: losses?.or_food ?? 0,
    cause: losses?.cause ?? '',
    has: asked?.hex ? 'yes' : 'no',
    may: asked?.optional ? 'yes' : 'no',
  };
}

/** Which wording of a decision fits. */
function variant(moments: Moments, decision: Decision): string {
  const { game, desk } = moments;
  const { battle, turn, reaction } = game.outlook;
  switch (decision) {
    case 'take_turn':
      if (moments.onlyRest) return '-rest';
      if (desk.chosen?.action.do === 'play') return '-card';
      return turn?.bonus ? '-bonus' : '';
    case 'place_hex':
      return moments.asked?.because?.kind === 'horde' ? '-horde' : desk.placing ? '-lying' : '';
    case 'steps':
      return reaction ? '-react' : desk.of('larva').length > 0 ? '-larvae' : '';
    case 'larvae':
      return reaction ? '-react' : '';
    case 'enter':
      return moments.asked?.optional ? '-more' : '';
    case 'exchange':
      return moments.asked?.player !== null && moments.asked?.player !== undefined ? '-second' : '';
    case 'commit':
      if (battle?.against_centipede) return '-centipede';
      return battle?.defender === game.seat ? '-defend' : '';
    case 'lose':
      return battle ? '-battle' : '';
    default:
      return '';
  }
}

/** Decisions with several wordings, depending on how they came about. */
const VARIANTS: Partial<Record<Decision, readonly string[]>> = {
  take_turn: ['-rest', '-card', '-bonus'],
  place_hex: ['-horde', '-lying'],
  steps: ['-react', '-larvae'],
  larvae: ['-react'],
  enter: ['-more'],
  exchange: ['-second'],
  commit: ['-centipede', '-defend'],
  lose: ['-battle'],
};
export const variantsOf = (decision: Decision): readonly string[] => ['', ...(VARIANTS[decision] ?? [])];

function howOf(moments: Moments, key: string, args: Args): string {
  const { game, desk, asked } = moments;
  if (desk.placing) {
    const { cell, turn } = desk.placing;
    const lies = game.outlook.places?.cells.find((each) => each.cell === cell);
    const way = lies?.turns.find((each) => each.turn === turn);
    const joins = way?.joins ?? [];
    return t('mm-how-lying', {
      joins: joins.length ? listed(joins.map(hexName)) : '',
      some: joins.length ? 'yes' : 'no',
      blocks: way?.blocks ?? 0,
    });
  }
  if (asked?.decision === 'place_hex') return t(key, { ...args, n: game.outlook.places?.cells.length ?? 0 });
  const rest = game.outlook.turn?.rest;
  if (moments.onlyRest && rest)
    return t(key, { ...args, larvae: count('larvae', rest.larvae), food: rest.food_each_turn });
  if (game.outlook.reaction && !key.endsWith('-react')) return `${t('mm-how-react', args)} ${t(key, args)}`;
  return t(key, args);
}

export function passOf(moments: Moments): PromptAct[] {
  const { game, asked } = moments;
  const [pass] = game.offers('pass');
  if (!pass || !asked) return [];
  const key = game.outlook.reaction
    ? 'mm-pass-react'
    : asked.decision === 'commit'
      ? 'mm-pass-commit'
      : ENDS.has(asked.decision)
        ? 'mm-pass-done'
        : 'mm-pass';
  return [
    {
      id: 'pass',
      icon: key === 'mm-pass-done' ? 'confirm' : 'close',
      text: t(key),
      hint: t(`${key}.hint`),
      run: () => game.act([pass.text], 'pass'),
    },
  ];
}

function skipOf({ skip }: Moments): PromptAct[] {
  if (!skip.asked) return [];
  if (skip.choosing)
    return [
      {
        id: 'back',
        icon: 'undo',
        text: t('mm-back'),
        hint: t('mm-back.hint'),
        run: () => (skip.choosing = false),
      },
    ];
  return [
    {
      id: 'skip',
      icon: 'rest',
      text: t('mm-skip'),
      hint: t('mm-skip.hint'),
      run: () => (skip.choosing = true),
    },
  ];
}

function undoOf({ game }: Moments): PromptAct[] {
  if (game.undoable === 0) return [];
  return [
    {
      id: 'undo',
      icon: 'undo',
      text: t('play-undo'),
      hint: t('play-undo.hint', { n: game.undoable }),
      run: () => game.undo(),
    },
  ];
}

/** The button that confirms a chosen card or hex. */
function chosenOf(moments: Moments, deed: Deed): PromptAct | null {
  const { game, desk } = moments;
  const { action } = deed;
  const base = { icon: 'confirm' as const, go: true, run: () => desk.confirm() };
  switch (action.do) {
    case 'place': {
      const cell = game.outlook.places?.cells.find((each) => each.cell === action.cell);
      const joins = cell?.turns.find((each) => each.turn === action.turn)?.joins.length ?? 0;
      return {
        ...base,
        id: 'place',
        text: t('mm-place'),
        hint: t('mm-place.hint'),
        figure: t('mm-joins', { n: joins }),
      };
    }
    case 'play':
      return {
        ...base,
        id: 'play',
        text: t('mm-play', { card: cardName(action.card) }),
        hint: t('mm-play.hint'),
      };
    case 'discard':
      return {
        ...base,
        id: 'discard',
        text: t('mm-discard', { card: cardName(action.card) }),
        hint: t('mm-discard.hint'),
      };
    case 'commit': {
      const plans = game.outlook.battle?.commit;
      const total = plans?.cards.find(({ card }) => card === action.card)?.total;
      return {
        ...base,
        id: 'commit',
        text: t('mm-commit', { card: cardName(action.card) }),
        hint: t('mm-commit.hint'),
        ...(total !== undefined && { figure: String(total) }),
      };
    }
    default:
      return null;
  }
}

function asking(moments: Moments, decision: Decision): PromptText {
  const { desk, game, skip } = moments;
  const args = argsOf(moments);
  const key = `${decision}${variant(moments, decision)}`;
  const acts: PromptAct[] = [];
  const primary = desk.chosen && !moments.noCard.value ? chosenOf(moments, desk.chosen) : null;
  const own = ACTS[decision]?.(moments) ?? [];
  if (!(skip.choosing && skip.asked)) {
    // A primary action that passes replaces the pass.
    if (!own.some(({ id }) => id === 'commit')) acts.push(...passOf(moments));
  }
  acts.push(...skipOf(moments));
  if (!skip.choosing) acts.push(...own.filter(({ go }) => !go || !primary));
  if (primary && !skip.choosing) acts.push(primary);
  return {
    icon: decision === 'commit' && game.outlook.battle?.against_centipede ? 'centipede' : ICONS[decision],
    say: skip.choosing && skip.asked ? t('mm-say-skip') : t(`mm-say-${key}`, args),
    how: skip.choosing && skip.asked ? t('mm-how-skip') : howOf(moments, `mm-how-${key}`, args),
    acts,
    tone: 'ask',
  };
}

/** Around one screen nobody has taken the device, so the prompt says who is asked. */
function inTheOpen({ game, hide }: Moments, { say, acts, ...rest }: PromptText): PromptText {
  const look: PromptAct[] = hide
    ? [{ id: 'hand', icon: 'eye', text: t('mm-open-hand'), hint: t('mm-open-hand.hint'), run: hide }]
    : [];
  return { ...rest, say: t('mm-open', { who: nameOf(game, game.seat ?? 0), say }), acts: [...look, ...acts] };
}

/** The prompt for the current decision. */
export function promptOf(moments: Moments): PromptText {
  const { asked } = moments;
  const told = idle(moments) ?? (asked ? asking(moments, asked.decision) : null);
  if (!told) return { icon: 'clock', say: '', how: '', acts: [], tone: 'wait' };
  const all = { ...told, acts: [...undoOf(moments), ...told.acts] };
  return asked && moments.game.open ? inTheOpen(moments, all) : all;
}
