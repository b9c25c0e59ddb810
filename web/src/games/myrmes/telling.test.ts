import { beforeAll, expect, it } from 'vitest';
import type { Event, View } from '../../lib/generated/myrmes';
import { choose } from '../../lib/i18n.svelte';
import { MyrmesGame } from './game.svelte';
import winter from './fixtures/winter.json';
import { MOTIONS, settings } from '../../lib/settings.svelte';
import { Tellings } from '../../lib/table/telling.svelte';
import { tellingsOf } from './telling';
import { stageEnd } from './told/beats';

beforeAll(() => choose('en'));

const before = winter.view as unknown as View;
const game = () => {
  const some = new MyrmesGame();
  Object.assign(some, { view: before, components: winter.components, seat: 0 });
  return some;
};
const wintered = (seat: number, paid: number, missing: number) => ({
  ...{ what: 'wintered', seat, due: 5, guarded: 1, paid, missing, points: -3 * missing },
});

it('tells of a winter for all colonies, whether or not anybody had a choice', () => {
  const events = [
    wintered(1, 2, 2),
    { what: 'larvae_sacrificed', seat: 0, larvae: 3, food: 1 },
    wintered(0, 4, 0),
  ] as Event[];
  const [told, ...more] = tellingsOf(events, before, game());
  expect(more).toEqual([]);
  expect(told).toMatchObject({ kind: 'winter', year: before.year });
  const scores = before.colonies.map(({ score }) => score);
  expect(told?.kind === 'winter' && told.colonies).toEqual([
    {
      ...{ seat: 0, due: 5, guarded: 1, paid: 4, missing: 0, points: -0, made: 1, before: scores[0] },
      left: ['food', 'food', 'stone', 'stone'],
    },
    {
      ...{ seat: 1, due: 5, guarded: 1, paid: 2, missing: 2, points: -6, made: 0, before: scores[1] },
      left: ['food', 'food', 'food', 'food'],
    },
  ]);
});

it('tells of the dice of a year, and otherwise of the season', () => {
  const dice = [
    ['spring', 5],
    ['summer', 4],
    ['autumn', 2],
  ];
  const rolled = { what: 'dice_rolled', year: 2, dice };
  const spring = { what: 'season_began', year: 2, season: 'spring', event: 'soldier_plus_1' };
  const kinds = (events: object[]) => tellingsOf(events as Event[], before, game()).map(({ kind }) => kind);
  expect(kinds([rolled, spring])).toEqual(['year']);
  expect(kinds([wintered(0, 4, 0), rolled, spring])).toEqual(['winter', 'year']);
  expect(kinds([{ ...spring, season: 'summer' }])).toEqual(['season']);
  expect(kinds([{ what: 'worker_moved', seat: 0 }])).toEqual([]);
  const [year] = tellingsOf([rolled] as Event[], before, game());
  expect(year).toMatchObject({ dice, due: winter.components.winter[1] });
});

it('has time for its whole stage at every speed, however much is due', () => {
  const dice = [['spring', 5]];
  const tellings = new Tellings();
  for (const missing of [0, 2, 9])
    for (const motion of MOTIONS) {
      settings.motion = motion;
      const events = [wintered(0, 2, missing), { what: 'dice_rolled', year: 2, dice }] as Event[];
      const summer = [
        { what: 'season_began', year: 2, season: 'summer', event: 'soldier_plus_1' },
      ] as Event[];
      const all = [...tellingsOf(events, before, game()), ...tellingsOf(summer, before, game())];
      expect(all.map(({ kind }) => kind)).toEqual(['winter', 'year', 'season']);
      for (const told of all) {
        tellings.tell([told]);
        const { ms = 0, pace = 1 } = tellings.current ?? {};
        tellings.stop();
        expect(stageEnd(told) * pace, `${told.kind} ${motion}`).toBeLessThan(ms);
      }
    }
});
