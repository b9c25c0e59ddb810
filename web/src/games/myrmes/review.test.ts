// What a review tells of choices that were hidden at the table.
import { beforeAll, describe, expect, test } from 'vitest';
import type { Action } from '../../lib/generated/myrmes';
import { choose, has, use } from '../../lib/i18n.svelte';
import { texts } from '../../lib/locale-files';
import { plain } from '../../lib/log/said';
import { LANGUAGES } from '../../lib/settings.svelte';
import hunt from './fixtures/hunt.json';
import { parts } from './review';

const CHOSEN: Action[] = [
  { do: 'event', to: 'vp_plus_1' },
  { do: 'newborn', workers: 1 },
  { do: 'take', cube: 'food', from: '(0,1)' },
  { do: 'discard', cube: 'earth' },
  { do: 'sacrifice' },
  { do: 'done' },
];
const say = (actions: Action[]) =>
  parts
    .lines(
      actions.map((action) => ({ what: 'chose', seat: 1, action })),
      1,
      hunt.components,
    )
    .map((line) => plain(line, ['Iris', 'Bruno']));

describe.each(LANGUAGES)('in %s', (language) => {
  beforeAll(async () => {
    await choose(language);
    await use('myrmes');
  });

  test('every choice has words that hide nothing', () => {
    const hidden = [...texts(language, 'myrmes-log.ftl').keys()].filter((key) =>
      key.startsWith('log-chose-'),
    );
    expect(hidden.length).toBeGreaterThan(CHOSEN.length);
    for (const key of hidden) expect(has(key.replace('chose', 'plan')), key).toBe(true);
    for (const action of CHOSEN) {
      const [text = ''] = say([action]);
      expect(text, action.do).toMatch(/^\S.*[^.]$/);
      expect(text, action.do).not.toMatch(/hidden|caché|verdeckt|log-|undefined/);
    }
  });
});

test('nurses are told together, to whoever reads', async () => {
  await choose('en');
  const nurses = (on: 'larvae' | 'soldiers' | 'workers' | 'atelier', count: number): Action => ({
    do: 'nurses',
    on,
    count,
  });
  expect(
    say([nurses('larvae', 2), nurses('soldiers', 0), nurses('workers', 0), nurses('atelier', 1)]),
  ).toEqual(['Nurses: 2 for larvae and 1 in the atelier']);
});
