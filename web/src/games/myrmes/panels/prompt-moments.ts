/** The prompts of the moments that have their own panel. */
import { t } from '../../../lib/i18n.svelte';
import type { Moments } from '../moments/moments.svelte';
import { total } from './colony';
import type { CraftOutlook } from './types';
import type { PromptAct, PromptText } from '../../../lib/table/prompt';
import {
  cubesText,
  eventEffect,
  eventIcon,
  eventName,
  listed,
  objectiveName,
  objectiveRule,
  signed,
} from './words';

const ask = (text: Omit<PromptText, 'tone'>): PromptText => ({ ...text, tone: 'ask' });

export function momentPrompt(moments: Moments): PromptText | null {
  switch (moments.kind) {
    case 'event':
      return event(moments);
    case 'births':
      return births(moments);
    case 'harvest':
      return harvest(moments);
    case 'atelier':
      return moments.game.view.pending ? pending(moments) : atelier(moments);
    case 'storing':
      return storing(moments);
    case 'winter':
      return winter(moments);
    default:
      return null;
  }
}

function event(moments: Moments): PromptText {
  const { space, stay, game } = moments;
  const to = space?.to ?? stay;
  const pushed = (space?.larvae ?? 0) > 0;
  const take: PromptAct = {
    id: 'take',
    icon: 'confirm',
    text: t(pushed ? 'my-take-it' : 'my-leave-it'),
    hint: t('my-take-it.hint', { event: eventName(to), effect: eventEffect(to) }),
    go: true,
    run: () => space && game.act([space.action], `event:${to}`),
    ...(pushed && {
      figure: `−${space?.larvae ?? 0}`,
      figureIcon: 'larva' as const,
      figureText: t('my-larvae-n', { n: space?.larvae ?? 0 }),
    }),
  };
  return ask({ icon: eventIcon(to), say: t('my-say-event'), how: t('my-how-event'), acts: [take] });
}

function births(moments: Moments): PromptText {
  const { idleNurses: left, game } = moments;
  const last = moments.lastNurses();
  const again: PromptAct = {
    id: 'again',
    icon: 'rotate',
    text: t('my-as-last'),
    hint: t('my-as-last.hint'),
    run: () => last && moments.setNurses(last),
  };
  const repeat = last && moments.planFor(last) && String(last) !== String(moments.nurses.value);
  return ask({
    icon: 'ant-nurse',
    say: t('my-say-births', { left }),
    how: t('my-how-births', { left }),
    acts: [
      ...(repeat ? [again] : []),
      {
        id: 'hatch',
        icon: 'confirm',
        text: t('my-hatch'),
        hint: t('my-hatch.hint'),
        go: true,
        disabled: !moments.births,
        run: () => game.act(moments.hatchActions, 'births'),
        ...(left > 0 && { figure: t('my-idle', { n: left }) }),
      },
    ],
  });
}

function harvest(moments: Moments): PromptText {
  const { game, plan } = moments;
  const enough = game.offers('done').length > 0;
  const taken = total((plan?.taken ?? []).map(total)) + (plan?.scavenged.filter(Boolean).length ?? 0);
  const extra = game.outlook.harvest?.extra ?? 0;
  const done: PromptAct = {
    id: 'done',
    icon: 'confirm',
    text: t('my-done'),
    hint: t('my-done.harvest'),
    figure: String(taken),
    go: true,
    run: () => game.act(game.listed({ do: 'done' })),
  };
  return ask({
    icon: 'ev-harvest',
    say: enough ? t('my-say-harvest-more', { n: extra }) : t('my-say-harvest'),
    how: t(enough ? 'my-how-harvest-more' : 'my-how-harvest'),
    acts: enough ? [done] : [],
  });
}

function atelier(moments: Moments): PromptText {
  const { game, chosenObjective: chosen } = moments;
  const nurses = game.outlook.atelier?.nurses ?? moments.own?.atelier ?? 0;
  if (moments.onBoard) return tunnel(moments);
  if (moments.chosenCraft) return craft(moments, moments.chosenCraft);
  if (!chosen) {
    const leave: PromptAct = {
      id: 'leave',
      icon: 'close',
      text: t('my-leave-atelier'),
      hint: t('my-leave-atelier.hint', { n: nurses }),
      run: () => game.act(game.listed({ do: 'done' })),
    };
    return ask({
      icon: 'ant-nurse',
      say: t('my-say-atelier', { n: nurses }),
      how: t('my-how-atelier'),
      acts: game.offers('done').length > 0 ? [leave] : [],
    });
  }
  const others = listed(chosen.bonus.map(({ seat }) => game.names[seat] ?? ''));
  const give = chosen.bonus[0]?.points ?? 0;
  return ask({
    icon: 'ws-objective',
    say: t('my-say-objective', { objective: objectiveName(chosen.objective) }),
    how:
      chosen.bonus.length > 0
        ? t('my-how-objective-bonus', { points: chosen.points, others, n: chosen.bonus.length, give })
        : t('my-how-objective', { points: chosen.points }),
    acts: [
      notNow(moments),
      {
        id: 'hand-in',
        icon: 'confirm',
        text: t('my-hand-in'),
        hint: objectiveRule(chosen.objective),
        figure: signed(chosen.points),
        figureText: t('my-points', { n: chosen.points }),
        go: true,
        run: () => game.act(chosen.actions, `objective:${chosen.objective}`),
      },
    ],
  });
}

const notNow = (moments: Moments): PromptAct => ({
  id: 'leave',
  icon: 'close',
  text: t('my-not-now'),
  hint: t('my-not-now.hint'),
  run: () => (moments.work.value = null),
});

function tunnel(moments: Moments): PromptText {
  const n = moments.game.offers('tunnel').length;
  return ask({
    icon: 'tunnel',
    say: t('my-say-tunnel'),
    how: t('my-how-tunnel', { n }),
    acts: [notNow(moments)],
  });
}

function craft(moments: Moments, chosen: CraftOutlook): PromptText {
  const { game, own } = moments;
  const pays = [cubesText(chosen.pays), chosen.larvae > 0 ? t('my-larvae-n', { n: chosen.larvae }) : ''];
  const args = {
    level: (own?.level ?? 0) + 1,
    nurses: (own?.nurses ?? 0) + 1,
    pays: listed(pays.filter(Boolean)),
  };
  return ask({
    icon: chosen.craft === 'level' ? 'ws-level' : 'ant-nurse',
    say: t(`my-say-craft-${chosen.craft}`, args),
    how: t(`my-how-craft-${chosen.craft}`, args),
    acts: [
      notNow(moments),
      {
        id: 'craft',
        icon: 'confirm',
        text: t(`my-craft-${chosen.craft}.do`),
        hint: t(`my-craft-${chosen.craft}.hint`),
        go: true,
        run: () => game.act(chosen.actions, `craft:${chosen.craft}`),
      },
    ],
  });
}

function pending(moments: Moments): PromptText {
  const { game, payChoices } = moments;
  const objective = game.view.pending?.objective ?? 'earth_or_stone_2';
  const picked = game.view.pending?.picked.length ?? 0;
  const name = objectiveName(objective);
  if (payChoices.length === 0) {
    const kind = game.offers('unmark').length > 0 ? 'unmark' : 'empty';
    return ask({
      icon: 'ws-objective',
      say: t(`my-say-${kind}`, { n: picked }),
      how: t(`my-how-${kind}`, { objective: name }),
      acts: [],
    });
  }
  return ask({
    icon: 'ws-objective',
    say: t('my-say-pay', { objective: name }),
    how: t('my-how-pay'),
    acts: [
      {
        id: 'pay',
        icon: 'confirm',
        text: t('my-hand-in'),
        hint: objectiveRule(objective),
        go: true,
        run: () => game.act(game.listed({ do: 'pay', earth: moments.earth.value })),
      },
    ],
  });
}

function storing(moments: Moments): PromptText {
  const { game, tooMany } = moments;
  const chosen = total(moments.tossed.value);
  return ask({
    icon: 'cube-food',
    say: t('my-say-storing', { keep: game.outlook.storing?.limit ?? 0, toss: tooMany }),
    how:
      chosen === tooMany
        ? t('my-how-storing')
        : t('my-how-storing-off', { n: Math.abs(tooMany - chosen), more: String(chosen < tooMany) }),
    acts: [
      {
        id: 'keep',
        icon: 'confirm',
        text: t('my-keep-these'),
        hint: t('my-keep-these.hint'),
        figure: t('my-lost', { n: chosen }),
        go: true,
        disabled: chosen !== tooMany,
        run: () => game.act(moments.tossActions, 'storing'),
      },
    ],
  });
}

function winter(moments: Moments): PromptText {
  const { game, winterChoice: chosen } = moments;
  const now = game.seat === null ? undefined : game.outlook.colonies[game.seat]?.winter;
  const missing = now?.missing ?? 0;
  const larvae = game.components.sacrifice * (chosen?.sacrifices ?? 0);
  const food = Math.max(0, (now?.due ?? 0) - (now?.guarded ?? 0) - missing);
  return ask({
    icon: 'winter',
    say: t('my-say-winter', { due: now?.due ?? 0 }),
    how: t('my-how-winter', { missing, points: game.components.lost_per_missing_food }),
    acts: [
      {
        id: 'winter',
        icon: 'confirm',
        text: larvae > 0 ? t('my-pay-winter-larvae', { food, larvae }) : t('my-pay-winter', { food }),
        hint: t('my-pay-winter.hint'),
        go: true,
        run: () => chosen && game.act(chosen.actions, 'winter'),
        ...((chosen?.points ?? 0) < 0 && {
          figure: signed(chosen?.points ?? 0),
          figureIcon: 'vp' as const,
          figureText: t('my-points', { n: chosen?.points ?? 0 }),
        }),
      },
    ],
  });
}
