// What March of the Ants asks, tested with the fixtures that the rules' tests write.
import { render, screen } from '@testing-library/svelte';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type {
  AskedOutlook,
  BattleOutlook,
  CentipedeOutlook,
  Components,
  Decision,
  Event,
  Outlook,
  View,
} from '../../../lib/generated/march';
import type { Choice, Notation } from '../../../lib/generated/protocol';
import { has, choose, show, use, wanted } from '../../../lib/i18n.svelte';
import { LANGUAGES } from '../../../lib/settings.svelte';
import { Desk, siteOf } from '../desk.svelte';
import { MarchGame } from '../game.svelte';
import { latePanels } from '../late';
import Chart from '../../../lib/moments/Chart.svelte';
import LossNotes from './LossNotes.svelte';
import { battleStory, laid } from './battle';
import Moment from './Moment.svelte';
import { DECISIONS, Moments } from './moments.svelte';
import { cardName } from './names';
import { variantsOf } from './prompt';
import { DOING } from './prompt-idle';
import { chartPoints, historyOf, ranking } from './scores';

interface Fixture {
  components: Components;
  view: View;
  outlook: Outlook;
  choices: Choice[];
  events: Event[];
}
const fixtures = import.meta.glob<Fixture>('../fixtures/*.json', { eager: true, import: 'default' });
const names = Object.keys(fixtures).map((path) => path.replace(/^.*\/|\.json$/g, ''));

function table(name: string, looks = false) {
  const act = vi.fn<(actions: readonly string[]) => Promise<void>>(() => Promise.resolve());
  const game = new MarchGame(
    looks ? null : { act, why: () => Promise.resolve(), undo: () => Promise.resolve() },
  );
  const { components, view, outlook, choices, events } = fixtures[`../fixtures/${name}.json`] as Fixture;
  Object.assign(game, { components, view, outlook, choices, seat: view.seat, undoable: 1, recent: events });
  game.names = ['Iris', 'Bruno', 'Mina', 'Otto', 'Ada'].slice(0, view.nests.length);
  const desk = new Desk(game);
  return { game, desk, moments: new Moments(game, desk), act };
}
const primary = (moments: Moments) => moments.prompt.acts.find(({ go }) => go);
const ids = (moments: Moments) => moments.prompt.acts.map(({ id }) => id);

beforeAll(async () => {
  await show(wanted());
  await use('march');
  await latePanels.load();
});

/** Asks something else at the same table. */
function ask(decision: Decision, more: Partial<AskedOutlook> = {}, choices: Choice[] = []) {
  const all = table('turn');
  const asked: AskedOutlook = {
    decision,
    optional: true,
    left: 2,
    card: 'royal_jelly',
    hex: 'soil',
    player: 1,
    because: null,
    ...more,
  };
  const outlook: Outlook = { ...all.game.outlook };
  delete outlook.turn;
  all.game.outlook = { ...outlook, asked, waiting: { decision, seats: [0], because: null } };
  all.game.choices = [...choices, { text: 'pass' as Notation, action: { do: 'pass' } }];
  return all;
}

describe.each(LANGUAGES)('in %s', (language) => {
  beforeAll(() => choose(language));

  test.each(DECISIONS)('%s has a sentence, a line on how and at most four actions', (decision) => {
    const { game, moments } = ask(decision);
    for (const prompt of [moments.prompt]) {
      expect(prompt.say).not.toMatch(/mm-|\{|^$/);
      expect(prompt.how).not.toMatch(/mm-|\{|^$/);
      expect(prompt.acts.length).toBeLessThanOrEqual(4);
      for (const { text, hint } of prompt.acts) expect(`${text} ${hint}`).not.toMatch(/mm-|\{/);
      const go = prompt.acts.filter((act) => act.go);
      expect(go.length).toBeLessThanOrEqual(1);
      if (go[0]) expect(prompt.acts.at(-1)).toBe(go[0]);
    }
    for (const variant of variantsOf(decision))
      for (const key of [`mm-say-${decision}${variant}`, `mm-how-${decision}${variant}`])
        expect(has(key), key).toBe(true);
    expect(has(`mm-wait-${DOING[decision]}`)).toBe(true);
    // A spectator gets the information but no actions.
    game.choices = [];
    expect(moments.prompt.say).toContain('Iris');
    expect(moments.prompt.tone).toBe('wait');
  });

  test.each(names)('%s: the prompt has texts', (name) => {
    const { say, how, acts } = table(name).moments.prompt;
    for (const text of [say, how, ...acts.flatMap((act) => [act.text, act.hint, act.figure ?? ''])])
      expect(text).not.toMatch(/mm-|\{/);
  });
});

describe('in English', () => {
  beforeAll(() => choose('en'));

  test.each(names)('%s: every text of the panel exists', (name) => {
    const { moments } = table(name);
    const { container } = render(Moment, { moments });
    expect(container.querySelector('.moment') === null).toBe(moments.kind === null);
    expect(container.textContent).not.toMatch(/mm-|march-|undefined|NaN/);
  });

  test('a tap pays with a larva from the Larvae Chamber', async () => {
    const { moments } = table('pay');
    render(Moment, { moments });
    screen.getAllByRole('button', { name: 'Pay with a larva' })[0]?.click();
    expect(moments.payment.value.larvae).toBe(1);
    (await screen.findByRole('button', { name: 'Take the larva back' })).click();
    expect(moments.payment.value.larvae).toBe(0);
  });

  test('the centipede panel shows the odds without a card and with the chosen one', async () => {
    const { game, desk, moments } = table('centipede-commit');
    const { container } = render(Moment, { moments });
    expect(container.querySelectorAll('.odds')).toHaveLength(1);
    const [bare, first] = game.outlook.battle?.centipede?.plans ?? [];
    await desk.press(`card:${first?.card ?? 'swarm'}`);
    await vi.waitFor(() => expect(container.querySelectorAll('.odds')).toHaveLength(2));
    const wins = [bare, first].flatMap(
      (plan) => plan?.against.filter((each) => each.won === each.draws) ?? [],
    );
    expect(container.querySelectorAll('.odds .won')).toHaveLength(wins.length);
  });

  // The strength of a centipede is the ferocity of its cards; between ants, ferocity kills nobody.
  test.each([
    ['centipede-commit', /half of the centipede’s Army Strength of \d+$/],
    ['battle-commit', /half of the loser’s Army Strength of \d+; ferocity does not count$/],
  ])('%s: the winner’s losses are explained', (name, why) => {
    const { game } = table(name);
    const battle = game.outlook.battle;
    const seat = battle?.sides.find((side) => side.seat !== null)?.seat ?? 0;
    if (!battle) throw new Error('no battle');
    const totals: [number, number] = [0, 9];
    const decided = {
      what: 'battle_decided',
      forced: false,
      hex: battle.hex,
      seat,
      winner: seat,
      totals,
    } as const;
    const story = { revealed: {}, centipede: [], decided, lost: {}, before: null };
    const { container } = render(LossNotes, { game, battle, story });
    expect([...container.querySelectorAll('small')].map((each) => each.textContent)).toContainEqual(
      expect.stringMatching(why),
    );
  });

  test('a card that was just committed is laid once, even while it is still the chosen one', () => {
    expect(laid(['swarm'], null)).toEqual(['swarm']);
    expect(laid([], 'swarm')).toEqual(['swarm']);
    expect(laid(['swarm'], 'cold_snap')).toEqual(['swarm', 'cold_snap']);
    expect(laid(['swarm'], 'swarm')).toEqual(['swarm']);
  });

  test('committed cards of both sides turn over together, then those of the deck', () => {
    const battle = table('battle-lose').game.outlook.battle as BattleOutlook;
    const told = [
      { what: 'battle_began', seat: 0, hex: battle.hex, invader: 1, strength: [3, 4] },
      {
        what: 'ferocity_revealed',
        sides: [
          { seat: 1, cards: ['swarm'], added: 0 },
          { seat: 0, cards: [], added: 0 },
        ],
      },
      { what: 'ferocity_drawn', seat: 0, card: 'cold_snap', ferocity: 2 },
    ] as Event[];
    const seen = [1, 2, 3].map((length) => battleStory(told.slice(0, length), battle).revealed);
    expect(seen).toEqual([{}, { 0: [], 1: ['swarm'] }, { 0: ['cold_snap'], 1: ['swarm'] }]);
  });

  test('a card that the deck will add leaves the outcome open', () => {
    const { game, moments } = table('centipede-commit');
    const battle = game.outlook.battle as BattleOutlook;
    const centipede = battle.centipede as CentipedeOutlook;
    const sides = battle.sides.map((side) => ({ ...side, ants: 4, deck_adds: side.seat === null ? 0 : 1 }));
    const against = [{ ferocity: 2, total: 5, draws: 3, won: 1, lost_if_won: 2, lost_if_lost: 4 }];
    const plans = [{ card: null, total: 4, draws: 3, won: 1, against }];
    game.outlook = { ...game.outlook, battle: { ...battle, sides, centipede: { ...centipede, plans } } };
    const { container } = render(Moment, { moments });
    expect(container.querySelector('.odds .open')?.textContent).toBe('233%: win, −2, else lose all');
    expect(container.querySelector('.which')?.textContent).toBe('without a card: 4 + ? · 33% to win');
  });

  test('a player who has declined to commit a card shows no card', () => {
    const { game, moments } = table('battle-commit');
    const battle = game.outlook.battle as BattleOutlook;
    const shown = (may_commit: number) => {
      const sides = battle.sides.map((side) =>
        side.seat === game.seat ? side : { ...side, face_down: 0, may_commit, deck_adds: 0, total: 7 },
      );
      game.outlook = { ...game.outlook, battle: { ...battle, sides } };
      const { container, unmount } = render(Moment, { moments });
      const text = container.querySelector('.army:not(.me) .total')?.textContent;
      unmount();
      return text;
    };
    expect(shown(1)).toBe('may commit a card7 + ?');
    expect(shown(0)).toBe('no card7');
  });

  test('spectators and replays get no actions', () => {
    for (const name of names) {
      const { game, moments } = table(name, true);
      game.undoable = 0;
      expect(moments.prompt.acts).toEqual([]);
    }
  });

  test('says who is waited for, and for what', () => {
    const { game, moments } = ask('place_hex');
    game.choices = [];
    game.outlook = { ...game.outlook, waiting: { decision: 'place_hex', seats: [1], because: null } };
    expect(moments.prompt.say).toBe('Bruno explores');
    const because = { kind: 'deed', deed: 'forage', by: 1 } as const;
    game.outlook = { ...game.outlook, waiting: { decision: 'gain_larvae', seats: [2, 3], because } };
    expect(moments.prompt.say).toBe('Waiting for Mina and Otto to react');
  });

  test('a card is chosen from the hand, then played with the green button', async () => {
    const { desk, moments, act } = table('turn');
    expect(primary(moments)).toBeUndefined();
    const card = desk.of('play')[0]?.action.card ?? 'swarm';
    await desk.press(`card:${card}`);
    expect(primary(moments)?.text).toBe(`Play ${cardName(card)}`);
    await primary(moments)?.run();
    expect(act).toHaveBeenCalledWith([`play ${card}`]);
  });

  test('a rest says what follows if nothing else is left', async () => {
    const { game, moments, act } = table('turn');
    game.choices = game.offers('rest');
    expect(moments.kind).toBe('rest');
    expect(primary(moments)?.figure).toBe(`+${game.outlook.turn?.rest.larvae}`);
    await primary(moments)?.run();
    expect(act).toHaveBeenCalledWith(['rest']);
    expect(table('turn').moments.kind).toBe(null);
  });

  test('a drawn hex says what it connects at its place', async () => {
    const { game, desk, moments, act } = table('explore-place');
    expect([moments.kind, moments.onBoard, primary(moments)]).toEqual(['explore', true, undefined]);
    const cell = game.outlook.places?.cells[1];
    await desk.press(`cell:${cell?.cell ?? ''}`);
    const way = cell?.turns.find(({ turn }) => turn === desk.placing?.turn);
    expect(primary(moments)?.figure).toBe(`connects ${way?.joins.length}`);
    await primary(moments)?.run();
    expect(act).toHaveBeenCalledWith([`place ${cell?.cell}/${way?.turn}`]);
  });

  describe('paying', () => {
    test('is sent when the price is full, larvae and ants together', async () => {
      const { game, moments, act } = table('pay');
      if (!game.outlook.pay) throw new Error('nothing to pay');
      game.outlook = { ...game.outlook, pay: { ...game.outlook.pay, cost: 3, paid: 1, left: 2 } };
      expect(primary(moments)?.disabled).toBe(true);
      const at = game.outlook.pay?.ants[0]?.at ?? '';
      moments.payAnt(at);
      moments.payLarvae(1);
      expect([moments.unpaid, primary(moments)?.figure]).toEqual([0, '3 of 3']);
      moments.payLarvae(1);
      expect(moments.payment.value.larvae).toBe(1);
      await primary(moments)?.run();
      expect(act).toHaveBeenCalledWith(['pay_larva', `pay_ant ${at}`]);
    });

    test('leaves payments without an alternative to the rules', () => {
      const { game, moments } = table('pay');
      const { pay } = game.outlook;
      const [ant] = pay?.ants ?? [];
      const larva = pay?.sources.find(({ at }) => at === null);
      const there = pay?.sources.find(({ at }) => at === ant?.at);
      if (!pay || !ant || !larva || !there) throw new Error('nothing to pay');
      const sources = [
        { ...larva, most: 1, rest_after: null },
        { ...there, most: 2, rest_after: 1 },
      ];
      game.outlook = { ...game.outlook, pay: { ...pay, left: 3, larvae: 1, ants: [ant], sources } };
      expect([moments.unpaid, moments.paidByRules]).toEqual([3, null]);
      moments.payLarvae(1);
      expect([moments.unpaid, moments.paidByRules?.n]).toEqual([0, 2]);
      expect(moments.payLines).toEqual([larva.action]);
      // Choosing it anyway makes no difference.
      moments.payAnt(ant.at);
      expect([moments.unpaid, moments.paidByRules?.n]).toEqual([0, 1]);
      expect(moments.payLines).toEqual([larva.action]);
      const { container } = render(Moment, { moments });
      expect(container.querySelectorAll('.payment .seats:first-of-type .want')).toHaveLength(0);
      expect(container.textContent).toContain('Nothing else is left to pay with');
    });

    test('takes back an ant that was given', () => {
      const { game, moments } = table('pay');
      const at = game.outlook.pay?.ants.find((ant) => siteOf(ant.at) !== null)?.at ?? '';
      moments.payAnt(at);
      expect(moments.payment.value.ants).toEqual([at]);
      moments.payAnt(at);
      expect(moments.payment.value.ants).toEqual([]);
    });
  });

  test('the queen decrees what was chosen', async () => {
    const { game, moments, act } = table('decree');
    expect(moments.kind).toBe('queen');
    moments.decree.value = 'larvae';
    const larvae = game.outlook.decree?.find(({ what }) => what === 'larvae')?.larvae;
    expect(primary(moments)?.figure).toBe(`+${larvae}`);
    await primary(moments)?.run();
    expect(act).toHaveBeenCalledWith(['gain larvae']);
  });

  test('in a battle the green button shows the total', async () => {
    const { game, desk, moments, act } = table('battle-commit');
    expect(moments.kind).toBe('battle');
    const commit = game.outlook.battle?.commit;
    const [first] = commit?.cards ?? [];
    await desk.press(`card:${first?.card ?? 'swarm'}`);
    expect([moments.committing, primary(moments)?.figure]).toEqual([first?.card, String(first?.total)]);
    moments.noCard.value = true;
    expect([moments.committing, primary(moments)?.figure]).toEqual([null, String(commit?.total)]);
    await primary(moments)?.run();
    expect(act).toHaveBeenCalledWith(['pass']);
    expect(ids(moments).filter((id) => id === 'pass' || id === 'commit')).toHaveLength(1);
  });

  test('an ant to be lost is chosen first', async () => {
    const { game, moments, act } = table('battle-lose');
    expect([moments.kind, primary(moments)]).toEqual(['battle', undefined]);
    const at = game.outlook.losses?.among[1]?.at ?? '';
    moments.lost.value = at;
    await primary(moments)?.run();
    expect(act).toHaveBeenCalledWith([`lose ${at}`]);
  });

  test('different gains are sent together', async () => {
    const { game, moments, act } = ask('choose_gains', { left: 2 });
    game.choices = ['food', 'larvae', 'cards'].map((what) => ({
      text: `gain ${what}` as Notation,
      action: { do: 'gain', what },
    }));
    moments.toggleGain('food');
    expect(primary(moments)?.disabled).toBe(true);
    moments.toggleGain('cards');
    moments.toggleGain('larvae');
    await primary(moments)?.run();
    expect(act).toHaveBeenCalledWith(['gain food', 'gain cards']);
  });

  test('the Horde’s turn is shown until it has been seen', () => {
    const { moments } = table('horde');
    expect([moments.kind, ids(moments)]).toEqual(['horde', ['undo', 'horde-seen']]);
    primary(moments)?.run();
    expect(moments.kind).not.toBe('horde');
  });

  test('the parts of every score add up to its total', () => {
    const { game, moments } = table('over');
    expect(moments.kind).toBe('final');
    for (const row of ranking(game))
      expect(row.parts.reduce((sum, n) => sum + n, 0) - row.lost).toBe(row.score);
  });

  test('scores by round are derived from the log, the awards last', () => {
    const scored = (seat: number, points: number): Event => ({
      what: 'scored',
      seat,
      source: 'sites',
      points,
      card: null,
    });
    const round = (n: number): Event => ({ what: 'phase_began', phase: 'worker', round: n });
    const events: Event[] = [
      round(1),
      scored(0, 2),
      round(2),
      scored(1, 3),
      { what: 'largest_brood', seat: 0 },
      scored(0, 3),
      { what: 'game_ended', scores: [5, 3] },
    ];
    const item = { what: 'played', n: 1, seat: 0, action: 'rest', events };
    expect(historyOf([item] as never, 2)).toEqual([
      { round: 1, scores: [2, 0] },
      { round: 2, scores: [2, 3] },
      { round: 2, awards: true, scores: [5, 3] },
    ]);
  });

  test('the Horde has a line of its own in the chart', () => {
    const round = (n: number): Event => ({ what: 'phase_began', phase: 'worker', round: n });
    const events: Event[] = [
      round(1),
      { what: 'horde_scored', points: 4 },
      round(2),
      { what: 'horde_scored', points: 70 },
      { what: 'game_ended', scores: [5] },
    ];
    const item = { what: 'played', n: 1, seat: 0, action: 'rest', events };
    const points = chartPoints(historyOf([item] as never, 1));
    expect(points.map(({ foe }) => foe)).toEqual([4, 74]);
    const { container } = render(Chart, {
      names: ['Ada'],
      course: { title: '', points, label: (scores: string) => scores },
    });
    expect(container.querySelector('.foe-line')?.getAttribute('d')).toMatch(/^M.+L.+$/);
    // The scale reaches as far as the Horde.
    expect([...container.querySelectorAll('.axis-label')].at(-1)?.textContent).toBe('80');
  });
});
