/** The prompt actions of individual decisions; undo, pass and what the desk confirms are the same for all. */
import type { Decision, Resource } from '../../../lib/generated/march';
import { t, type Args } from '../../../lib/i18n.svelte';
import type { PromptAct } from '../../../lib/table/prompt';
import type { Moments } from './moments.svelte';
import { count, hexName, nameOf, thingIcon } from './names';

type Acts = (moments: Moments) => PromptAct[];

/** The primary action with its text, hint and value. */
const go = (
  id: string,
  key: string,
  run: () => unknown,
  { args, ...more }: Partial<PromptAct> & { args?: Args } = {},
): PromptAct => ({
  id,
  icon: 'confirm',
  text: t(key, args),
  hint: t(`${key}.hint`),
  go: true,
  run,
  ...more,
});

const turn: Acts = ({ game, onlyRest }) => {
  const rest = game.outlook.turn?.rest;
  const [take] = game.offers('rest');
  if (!onlyRest || !rest || !take) return [];
  return [
    go('rest-now', 'mm-rest-now', () => game.act([take.text], 'rest'), {
      icon: 'rest',
      figure: `+${rest.larvae}`,
      figureIcon: 'm-larva',
      figureText: count('larvae', rest.larvae),
    }),
  ];
};

const place: Acts = ({ desk }) => {
  const { placing } = desk;
  if (!placing || placing.turns.length < 2) return [];
  return [
    {
      id: 'turn',
      icon: 'rotate',
      text: t('mm-turn'),
      hint: t('mm-turn.hint', { n: placing.turns.length }),
      run: () => desk.turn(),
    },
  ];
};

const pick: Acts = ({ game, hex }) => {
  const chosen = hex.value;
  if (!chosen) return [];
  return [
    go('take', 'mm-take', () => game.act(game.listed({ do: 'take', hex: chosen }), `drawn:${chosen}`), {
      args: { hex: hexName(chosen) },
    }),
  ];
};

const putBack: Acts = ({ game, hex }) => {
  const chosen = hex.value;
  if (!chosen) return [];
  const beneath = game.listed({ do: 'bottom', hex: chosen });
  const top = go('top', 'mm-top', () => game.act(game.listed({ do: 'top', hex: chosen }), `drawn:${chosen}`));
  if (beneath.length === 0) return [top];
  return [
    {
      id: 'bottom',
      icon: 'chevron',
      text: t('mm-bottom'),
      hint: t('mm-bottom.hint'),
      run: () => game.act(beneath, `drawn:${chosen}`),
    },
    top,
  ];
};

const pay: Acts = (moments) => {
  const { game, unpaid } = moments;
  const { cost = 0 } = game.outlook.pay ?? {};
  return [
    go('pay', 'mm-pay', () => game.act(moments.payLines, 'pay'), {
      hint: unpaid > 0 ? t('mm-pay.unpaid', { n: unpaid }) : t('mm-pay.hint'),
      figure: t('mm-of', { n: cost - unpaid, of: cost }),
      disabled: unpaid > 0,
    }),
  ];
};

const lay: Acts = ({ game, lay: laid }) => {
  const { value } = laid;
  if (!value) return [];
  return [go('lay', `mm-lay-${value}`, () => game.act(game.listed({ do: value }), value))];
};

const gainLarvae: Acts = ({ game, asked }) => [
  go('gain', 'mm-gain-larvae', () => game.act(game.listed({ do: 'gain', what: 'larvae' }), 'gain'), {
    figure: `+${asked?.left ?? 1}`,
    figureIcon: 'm-larva',
    figureText: count('larvae', asked?.left ?? 1),
  }),
];

const gains: Acts = ({ game, gains: { value: chosen }, asked }) => [
  go(
    'gain',
    'mm-gain',
    () =>
      game.act(
        chosen.flatMap((what) => game.listed({ do: 'gain', what })),
        'gain',
      ),
    {
      figure: t('mm-of', { n: chosen.length, of: asked?.left ?? 0 }),
      disabled: chosen.length < Math.min(asked?.left ?? 0, game.offers('gain').length),
    },
  ),
];

const decree: Acts = ({ game, decree: { value: chosen } }) => {
  const plan = game.outlook.decree?.find(({ what }) => what === chosen);
  if (!plan) return [];
  const what: Resource = plan.what;
  return [
    go('decree', `mm-decree-${what}`, () => game.act(game.listed({ do: 'gain', what }), 'decree'), {
      figure: `+${what === 'food' ? plan.food : plan.larvae}`,
      figureIcon: thingIcon(what),
      figureText: what === 'food' ? count('food', plan.food) : count('larvae', plan.larvae),
    }),
  ];
};

const species: Acts = ({ game, species: { value: chosen } }) =>
  chosen
    ? [
        go('species', 'mm-lead', () => game.act(game.listed({ do: 'play_as', species: chosen }), 'species'), {
          args: { species: t(`species-${chosen}`) },
        }),
      ]
    : [];

const lose: Acts = ({ game, lost: { value: chosen }, asked }) => {
  const [food] = game.offers('pay_food');
  const acts: PromptAct[] = [];
  if (food) {
    const n = game.outlook.losses?.or_food ?? 0;
    acts.push({
      id: 'food',
      icon: 'm-food',
      text: t('mm-pay-food', { food: count('food', n) }),
      hint: t('mm-pay-food.hint'),
      run: () => game.act([food.text], 'pay_food'),
    });
  }
  const left = game.outlook.losses?.left ?? asked?.left ?? 1;
  const gone = chosen ? game.listed({ do: 'lose', at: chosen }) : [];
  if (gone.length > 0)
    acts.push(
      go(
        'lose',
        'mm-lose',
        () => game.act(gone, 'lose'),
        left > 1 ? { figure: t('mm-still', { n: left - 1 }) } : {},
      ),
    );
  return acts;
};

const against: Acts = ({ game, player: { value: chosen } }) =>
  chosen === null
    ? []
    : [
        go(
          'against',
          'mm-against',
          () => game.act(game.listed({ do: 'against', seat: chosen }), `seat:${chosen}`),
          {
            args: { who: nameOf(game, chosen) },
          },
        ),
      ];

const commit: Acts = ({ game, noCard }) => {
  const [pass] = game.offers('pass');
  if (!noCard.value || !pass) return [];
  return [
    go('commit', 'mm-pass-commit', () => game.act([pass.text], 'pass'), {
      figure: String(game.outlook.battle?.commit?.total ?? ''),
    }),
  ];
};

export const ACTS: Partial<Record<Decision, Acts>> = {
  take_turn: turn,
  place_hex: place,
  pick_hex: pick,
  put_back: putBack,
  pay,
  lay,
  gain_larvae: gainLarvae,
  choose_gains: gains,
  decree,
  choose_species: species,
  lose,
  pay_or_lose: lose,
  feed_ant_lion: lose,
  drain: against,
  blast_victim: against,
  choose_invader: against,
  commit,
};
