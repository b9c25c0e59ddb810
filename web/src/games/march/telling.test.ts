// What is told of real events: the fixtures that the rules' tests write.
import { beforeAll, describe, expect, it } from 'vitest';
import type { Components, Event, Outlook, View } from '../../lib/generated/march';
import type { Choice } from '../../lib/generated/protocol';
import { choose, use } from '../../lib/i18n.svelte';
import { advance } from './board/advance';
import { MarchGame } from './game.svelte';
import { settings, MOTIONS } from '../../lib/settings.svelte';
import { Tellings } from '../../lib/table/telling.svelte';
import { afterBattles, tellingsOf, type MarchTelling } from './telling';
import { stageEnd } from './told/beats';

interface Fixture {
  components: Components;
  view: View;
  outlook: Outlook;
  choices: Choice[];
  events: Event[];
}
const fixtures = import.meta.glob<Fixture>('./fixtures/*.json', { eager: true, import: 'default' });
const fixture = (name: string) => fixtures[`./fixtures/${name}.json`] as Fixture;

beforeAll(async () => {
  await choose('en');
  await use('march');
});

const actor = { act: () => Promise.resolve(), why: () => Promise.resolve(), undo: () => Promise.resolve() };
function game(name: string, seat: number | null = 0, more: Partial<View> = {}) {
  const { components, view, outlook, choices } = fixture(name);
  const some = new MarchGame(seat === null ? null : actor);
  Object.assign(some, { components, outlook, seat, view: { ...view, ...more } });
  Object.assign(some, { choices: seat === null ? [] : choices, names: ['Iris', 'Bruno', 'Mina', 'Otto'] });
  return some;
}
const before = fixture('decree').view;
const round = (told: ReturnType<typeof tellingsOf>) => told.find((each) => each.kind === 'round');

/** Its last movement ends while it is shown, whatever the speed. */
function expectWhole(told: MarchTelling | undefined) {
  for (const motion of MOTIONS) {
    settings.motion = motion;
    const tellings = new Tellings();
    tellings.tell(told ? [told] : []);
    const { ms = 0, pace = 1 } = tellings.current ?? {};
    tellings.stop();
    expect(stageEnd(told as MarchTelling) * pace, motion).toBeLessThan(ms);
  }
}

describe('a battle', () => {
  const battle = [
    { what: 'battle_began', seat: 0, hex: 'soil', invader: 1, strength: [4, 3] },
    { what: 'passed', seat: 1 },
    { what: 'ferocity_revealed', sides: [{ seat: 0, cards: ['swarm'], added: 1 }] },
    { what: 'battle_decided', seat: 0, hex: 'soil', winner: 0, totals: [4, 8] },
    { what: 'ant_lost', seat: 1, at: 'soil', cause: 'battle', saved: false },
    { what: 'ant_lost', seat: 0, at: 'soil', cause: 'battle', saved: true },
    { what: 'scored', seat: 0, source: 'battles', points: 1, card: null },
    { what: 'battle_began', seat: 2, hex: 'fern', invader: 3, strength: [1, 1] },
    { what: 'ant_lost', seat: 1, at: 'fern', cause: 'battle', saved: false },
  ] as unknown as Event[];

  it('is told whole, although its parts came one by one', () => {
    const [told] = tellingsOf(battle.slice(3), battle, before, game('decree'));
    expect(told).toMatchObject({
      kind: 'battle',
      hex: 'soil',
      tie: false,
      invader: { seat: 1, strength: 4, cards: [], total: 4, won: false, lost: 1, points: 0 },
      defender: { seat: 0, strength: 3, cards: ['swarm'], added: 1, total: 8, won: true, lost: 0, points: 1 },
    });
  });

  it('knows its armies, wherever in the battle these events begin', () => {
    const marched = [
      { what: 'ant_moved', seat: 1, from: 'fern.2', to: 'soil' },
      { what: 'larva_placed', seat: 0, at: 'soil' },
      { what: 'larva_placed', seat: 0, at: 'soil' },
      ...battle.slice(0, 7),
    ] as Event[];
    const armies = (of: readonly Event[], view: View) => {
      const told = tellingsOf(of, marched, view, game('decree'))[0];
      return told?.kind === 'battle' ? [told.invader.ants, told.defender.ants] : null;
    };
    // One ant each inhabits a site of Soil already.
    expect(armies(marched, before)).toEqual([2, 3]);
    const sites = () => 0;
    const met = marched.slice(0, 3).reduce((now, event) => advance(now, event, sites), before);
    expect(armies(marched.slice(3), met)).toEqual([2, 3]);
    // The losses are chosen one by one: the first has been told to the board when the battle ends.
    const losing = { ...met, agenda: [{ battle_end: { winner: 0, loser: 1 } }] } as unknown as View;
    const first = advance(losing, marched[7] as Event, sites);
    expect(armies(marched.slice(8), first)).toEqual([2, 3]);
  });

  it('leaves its armies on the meadow until its losses are told, however they came', () => {
    const sites = () => 0;
    const story = battle.slice(0, 7);
    const hexOf = (view: View) => view.hexes.find(({ hex }) => hex === 'soil');
    const board = (of: readonly Event[], view: View) => {
      const told = tellingsOf(of, story, view, game('decree'))[0];
      return told?.kind === 'battle' ? told.board : null;
    };
    const whole = board(story, before);
    expect(hexOf(whole?.before as View)).toEqual(hexOf(before));
    expect(whole?.events).toEqual(story.slice(4));
    // One loss was chosen before: it is on the meadow again when the stage begins.
    const losing = { ...before, agenda: [{ battle_end: { winner: 0, loser: 1 } }] } as unknown as View;
    const stood = { what: 'ant_placed', seat: 1, at: 'soil' } as Event;
    const met = advance(losing, stood, sites);
    const later = board(story.slice(5), advance(met, story[4] as Event, sites));
    expect(hexOf(later?.before as View)).toEqual(hexOf(met));
    expect(later?.events).toEqual(story.slice(4));
    expect(whole?.ms).toBeGreaterThan(1800 + 5 * 120);
  });

  it('leaves to the meadow what comes after it', () => {
    const losing = { ...before, agenda: [{ battle_end: { winner: 0, loser: 1 } }] } as unknown as View;
    expect(afterBattles(battle.slice(0, 3), before, before)).toBe(null);
    expect(afterBattles(battle.slice(0, 7), before, before)).toEqual([]);
    expect(afterBattles(battle, before, before)).toEqual(battle.slice(7));
    // The losses are still being chosen, or have just been.
    expect(afterBattles(battle.slice(0, 5), before, losing)).toBe(null);
    expect(afterBattles(battle.slice(5), losing, before)).toEqual(battle.slice(7));
  });

  it('marks its hex on the meadow', () => {
    const [told] = tellingsOf(battle.slice(3), battle, before, game('decree'));
    expect(told?.marks).toEqual({ hexes: ['soil'], seats: [] });
  });

  it('of others takes less time', () => {
    const told = (seat: number | null) =>
      tellingsOf(battle.slice(3), battle, before, game('decree', seat))[0];
    expect(told(2)?.ms).toBeLessThan(told(1)?.ms ?? 0);
    expect(told(null)?.ms).toBe(told(2)?.ms);
    // Only these have a short form for when many wait.
    expect([told(0)?.brief, told(1)?.brief, told(2)?.brief]).toEqual([undefined, undefined, 1200]);
  });

  it('says who fights where until the totals have stopped, then the outcome', () => {
    const [told] = tellingsOf(battle.slice(3), battle, before, game('decree'));
    expect(told?.opening).toEqual({
      say: 'Battle in Soil',
      how: 'Invader: Bruno. Defender: Iris.',
      // The cards are open after 1800 ms, and the larger total grows by five.
      ms: 1800 + 5 * 120,
    });
    expect(JSON.stringify(told?.opening)).not.toMatch(/wins|8/);
    expect(told?.how).toMatch(/Iris wins/);
    expect(told?.opening?.ms).toBeLessThan(told?.ms ?? 0);
  });

  it('has time for its whole stage at every speed, however large it is', () => {
    const large = battle.map((event) => {
      if (event.what === 'battle_decided') return { ...event, totals: [21, 8] };
      if (event.what === 'ferocity_revealed')
        return { ...event, sides: [{ seat: 1, cards: ['swarm', 'cold_snap', 'royal_jelly'], added: 2 }] };
      return event;
    }) as Event[];
    const fallen = Array<Event>(12).fill(large[4] as Event);
    const huge = [...large.slice(0, 4), ...fallen, ...large.slice(4)];
    for (const story of [battle, large, huge])
      for (const seat of [0, 2]) {
        const [told] = tellingsOf(story.slice(3), story, before, game('decree', seat));
        expectWhole(told);
      }
  });

  it('of a player around the screen is an own one, whoever is shown', () => {
    const told = (...of: Parameters<typeof game>) =>
      tellingsOf(battle.slice(3), battle, before, game(...of), [1, 2])[0];
    expect(told('decree', null)?.ms).toBe(told('decree', 1)?.ms);
    expect(told('decree', null)?.brief).toBe(undefined);
  });

  it('waits until the losses are chosen, and then tells them', () => {
    const { events, view } = fixture('battle-lose');
    const start = events.findLastIndex(({ what }) => what === 'battle_began') + 1;
    // The losers are still choosing: only the battle before it, against a centipede, is told.
    const open = tellingsOf(events.slice(start - 8), events, before, game('battle-lose'));
    expect(open.map((told) => told.kind === 'battle' && told.hex)).toEqual(['rotting_log']);
    expect(tellingsOf(events.slice(start), events, before, game('battle-lose'))).toEqual([]);

    const chosen = [
      { what: 'ant_lost', seat: 0, at: 'fallen_feather.1', cause: 'battle', saved: false },
      { what: 'scored', seat: 0, source: 'battles', points: 1, card: null },
    ] as unknown as Event[];
    const over = game('battle-lose', null, { agenda: [] });
    const [told, ...more] = tellingsOf(chosen, [...events, ...chosen], view, over);
    expect(more).toEqual([]);
    expect(told).toMatchObject({
      kind: 'battle',
      hex: 'fallen_feather',
      invader: { seat: 1, ants: 1, strength: 2, total: 2, won: false, lost: 1 },
      defender: { seat: 0, ants: 3, strength: 4, total: 4, won: true, lost: 1, points: 1 },
    });
  });

  it('against a centipede shows its two cards, and what it was worth', () => {
    const { events } = fixture('battle-lose');
    const decided = events.findIndex((event) => event.what === 'battle_decided');
    for (const seat of [0, null]) {
      const story = events.slice(0, decided + 2);
      const [told] = tellingsOf(story.slice(decided), story, before, game('decree', seat));
      expect(told).toMatchObject({
        invader: {
          seat: null,
          cards: ['extensive_tunnel', 'grand_evolution'],
          total: 7,
          won: true,
          points: 0,
        },
        defender: { seat: 0, strength: 2, total: 2, won: false, lost: 1 },
      });
    }
    const story = [
      { what: 'battle_began', seat: 1, hex: 'soil', invader: null, strength: [2, 4] },
      { what: 'centipede_card', card: 'swarm', ferocity: 1 },
      { what: 'ferocity_revealed', sides: [{ seat: 1, cards: [], added: 0 }] },
      { what: 'centipede_card', card: 'cold_snap', ferocity: 1 },
      { what: 'battle_decided', seat: 1, hex: 'soil', winner: 1, totals: [4, 4] },
      { what: 'centipede_destroyed', hex: 'soil' },
      { what: 'gained', seat: 1, food: 1, larvae: 0, card: null },
      { what: 'scored', seat: 1, source: 'centipedes', points: 1, card: null },
      { what: 'turn_began', seat: 1 },
      { what: 'scored', seat: 1, source: 'bodies', points: 5, card: null },
    ] as unknown as Event[];
    const won = tellingsOf(story.slice(4), story, before, game('decree'))[0];
    expect(won).toMatchObject({ tie: true, defender: { won: true, food: 1, points: 1 } });
    const lost = [
      ...story.slice(0, 4),
      { what: 'battle_decided', seat: 1, hex: 'soil', winner: null, totals: [5, 4] },
      { what: 'horde_scored', points: 2 },
    ] as unknown as Event[];
    expect(tellingsOf(lost.slice(4), lost, before, game('decree'))[0]).toMatchObject({
      invader: { seat: null, won: true, points: 2 },
      defender: { won: false, points: 0 },
    });
  });
});

describe('a round', () => {
  const story = fixture('decree').events;
  const rest = [
    { what: 'decreed', seat: 0, food: 0, larvae: 2 },
    { what: 'decreed', seat: 1, food: 2, larvae: 0 },
    { what: 'phase_began', phase: 'worker', round: 4 },
  ] as unknown as Event[];

  it('says what every colony got and where from', () => {
    const told = round(tellingsOf(rest, [...story, ...rest], before, game('decree', null)));
    expect(told?.kind === 'round' && told).toMatchObject({ round: 3, decree: true, horde: null });
    expectWhole(told);
    expect(told?.kind === 'round' && told.rows.slice(0, 3)).toMatchObject([
      {
        harvest: { food: 3, larvae: 0, cards: 1, points: 0 },
        sites: ['soil', 'pebble', 'spilled_nectar'],
        evolutions: [],
        ate: { ants: 7, food: 2, larvae: 0, starving: 0 },
        decreed: { food: 0, larvae: 2 },
      },
      { harvest: { food: 2, larvae: 1, cards: 1 }, decreed: { food: 2 } },
      // Four larvae of sites, and one each by the abdomen.
      { harvest: { food: 1, larvae: 8 }, evolutions: ['pharoah_abdomen'], decreed: { food: 2 } },
    ]);
  });

  it('is not told before its end', () => {
    expect(tellingsOf(story.slice(20), story, before, game('decree'))).toEqual([]);
    expect(tellingsOf(rest.slice(0, 2), [...story, ...rest.slice(0, 2)], before, game('decree'))).toEqual([]);
  });

  it('of autumn has no decree, and ends with the game', () => {
    const { events, view } = fixture('over');
    const told = round(tellingsOf(events.slice(1), events, view, game('over')));
    expect(told?.kind === 'round' && told).toMatchObject({ round: 4, decree: false });
    expect(told?.kind === 'round' && told.rows[1]).toMatchObject({
      seat: 1,
      harvest: { food: 2, larvae: 3, cards: 0, points: 0 },
      ate: { ants: 4, food: 1 },
      decreed: { food: 0, larvae: 0 },
      inner: 1,
      goals: 2,
      met: ['epic_stores'],
      score: 13,
    });
  });

  it('marks where its points lie, for whoever controls as many hexes as it scored for', () => {
    const { events, view } = fixture('over');
    const marks = (story: Event[]) => round(tellingsOf(story, story, view, game('over')))?.marks?.numbered;
    const sites = [
      { hex: 'puddles_rim', seat: 2, text: '+1' },
      { hex: 'abandoned_spiders_lair', seat: 3, text: '+1' },
    ];
    expect(marks(events)).toEqual([...sites, { hex: 'tall_sand', seat: 1, text: '+1' }]);
    const more = events.map((event) =>
      event.what === 'scored' && event.source === 'inner_meadow' ? { ...event, points: 2 } : event,
    );
    expect(marks(more)).toEqual(sites);
  });

  it('tells what Slumber gave the Horde', () => {
    const { events, view } = fixture('horde');
    const end = events.findIndex((event) => event.what === 'phase_began' && event.phase === 'worker') + 1;
    const told = round(tellingsOf(events.slice(end - 3, end), events.slice(0, end), view, game('horde')));
    expect(told?.kind === 'round' && told.horde).toEqual({ points: 4, score: view.horde?.score });
  });
});

describe('the Horde’s turn', () => {
  const { events, view } = fixture('horde');
  const revealed = events.flatMap(({ what }, i) => (what === 'horde_revealed' ? [i] : []));

  it('is told to those who watch, in a game and in a replay', () => {
    const last = revealed.at(-1) ?? 0;
    const [told, ...more] = tellingsOf(events.slice(last), events, view, game('horde', null));
    expect(more).toEqual([]);
    expect(told).toMatchObject({
      kind: 'horde',
      icon: 'centipede',
      how: 'A new centipede comes into Mossy Stone.',
      turns: [{ doing: 'invade', to: 'mossy_stone', points: 0 }],
    });
    expectWhole(told);
    expect(told?.say).toMatch(/^The Horde reveals \w+/);
  });

  it('is not told again to who gets its panel', () => {
    expect(tellingsOf(events.slice(revealed.at(-1)), events, view, game('horde', 0))).toEqual([]);
    expect(tellingsOf(events.slice(revealed.at(-1)), events, view, game('horde', null), [0, 1])).toEqual([]);
  });

  it('tells what a centipede that arrives brings the Horde', () => {
    const at = events.findIndex(({ what }) => what === 'centipede_entered');
    const start = revealed.findLast((i) => i < at) ?? 0;
    const [told] = tellingsOf(
      events.slice(start, at + 2),
      events.slice(0, at + 2),
      view,
      game('horde', null),
    );
    expect(told).toMatchObject({ kind: 'horde', turns: [{ from: 'dry_seep', points: 1 }] });
  });
});
