/** What holds for the remarks of every game; for tests. */
import { beforeAll, describe, expect, test } from 'vitest';
import { choose, t, use } from '../i18n.svelte';
import { texts } from '../locale-files';
import { LANGUAGES } from '../settings.svelte';
import type { Remark } from './coach.svelte';

/** A position that calls for a remark, its figures, and the same position without the reason. */
export type Case<Change> = [fixture: string, why: Change, args: object, not: Change];

interface Remarks<Name extends string, At, Change> {
  remarks: Record<Name, (at: At) => Remark['args'] | null>;
  cases: Record<Name, Case<Change>>;
  /** The position of a fixture, changed. */
  table: (fixture: string, change: Change) => At;
  /** What no text may contain. */
  never: RegExp;
  /** Figures that the words need not say, as `NAME FIGURE`. */
  unsaid?: readonly string[];
}

/** Each remark is made for its reason alone, and has its words and figures in every language. */
export function remarksHold<Name extends string, At, Change>(
  game: Parameters<typeof use>[0],
  { remarks, cases, table, never, unsaid = [] }: Remarks<Name, At, Change>,
): void {
  const all = Object.entries(cases) as [Name, Case<Change>][];

  beforeAll(async () => {
    await use(game);
    await use('lessons');
  });

  describe.each(LANGUAGES)('in %s', (language) => {
    beforeAll(() => choose(language));

    test.each(all)('%s is said with its figures, once there is a reason', (name, [fixture, why, args]) => {
      const said = remarks[name](table(fixture, why));
      expect(Object.keys(said ?? {})).toEqual(Object.keys(args));
      const words = t(`lesson-${game}-remark-${name}`, said ?? {});
      expect(words).toMatch(/^\S.*\.$/);
      expect(words).not.toMatch(never);
      const figures = Object.entries(args).filter(([of]) => !unsaid.includes(`${name} ${of}`));
      for (const [, figure] of figures) if (Number(figure) > 1) expect(words).toContain(String(figure));
    });

    test('nothing else is in the texts', () => {
      const told = [...texts(language, `lessons-${game}.ftl`).keys()].filter((key) =>
        key.includes('-remark-'),
      );
      expect(told.sort()).toEqual(
        Object.keys(remarks)
          .map((name) => `lesson-${game}-remark-${name}`)
          .sort(),
      );
    });
  });

  test.each(all)('%s: its reason and its figures', async (name, [fixture, why, args, not]) => {
    await choose('en');
    expect(remarks[name](table(fixture, why))).toEqual(args);
    expect(remarks[name](table(fixture, not))).toBeNull();
  });
}
