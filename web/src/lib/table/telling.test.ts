import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settings } from '../settings.svelte';
import { Tellings, type Telling } from './telling.svelte';

const telling = (kind: string, ms = 1000): Telling => ({ kind, ms, icon: 'winter', say: kind, how: '' });
const kinds = (tellings: Tellings) => tellings.current?.kind ?? null;

describe('what is told', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('is shown one after the other and ends by itself', () => {
    const tellings = new Tellings();
    tellings.tell([telling('winter'), telling('year', 500)]);
    expect(kinds(tellings)).toBe('winter');
    vi.advanceTimersByTime(1000);
    expect(kinds(tellings)).toBe('year');
    vi.advanceTimersByTime(500);
    expect(kinds(tellings)).toBe(null);
  });

  it('goes on at a key, and stops with the next move', () => {
    const tellings = new Tellings();
    tellings.tell([telling('winter'), telling('year'), telling('season')]);
    tellings.skip();
    expect(kinds(tellings)).toBe('year');
    // The time of the first one does not count for the second.
    vi.advanceTimersByTime(999);
    expect(kinds(tellings)).toBe('year');
    tellings.stop();
    expect(kinds(tellings)).toBe(null);
    vi.advanceTimersByTime(5000);
    expect(kinds(tellings)).toBe(null);
  });

  it('waits for whoever points at it', () => {
    const tellings = new Tellings();
    tellings.tell([telling('winter')]);
    vi.advanceTimersByTime(600);
    tellings.hold(true);
    vi.advanceTimersByTime(10_000);
    expect(kinds(tellings)).toBe('winter');
    tellings.hold(false);
    vi.advanceTimersByTime(399);
    expect(kinds(tellings)).toBe('winter');
    vi.advanceTimersByTime(1);
    expect(kinds(tellings)).toBe(null);
  });

  it('is shortened, not left out, when more than three wait', () => {
    const tellings = new Tellings();
    const battle = (kind: string) => ({ ...telling(kind, 2400), brief: 1000 });
    tellings.tell([battle('a'), battle('b'), telling('own', 4000), battle('c'), battle('d'), battle('e')]);
    const shown: [string, number | undefined, number | undefined][] = [];
    while (tellings.current) {
      shown.push([tellings.current.kind, tellings.current.ms, tellings.current.pace]);
      vi.advanceTimersByTime(tellings.current.ms);
    }
    expect(shown).toEqual([
      ['a', 1000, 0],
      ['b', 1000, 0],
      // A battle of one's own has no short form.
      ['own', 4000, 1],
      ['c', 2400, 1],
      ['d', 2400, 1],
      ['e', 2400, 1],
    ]);
  });

  it('never leaves out what has no short form, however many bots fight', () => {
    const tellings = new Tellings();
    tellings.tell([telling('first'), telling('own')]);
    for (let i = 0; i < 50; i += 1) tellings.tell([{ ...telling(`bots ${i}`), brief: 500 }]);
    tellings.tell([telling('round')]);
    const shown: string[] = [];
    for (; tellings.current; tellings.skip()) shown.push(tellings.current.kind);
    expect(shown.filter((kind) => !kind.startsWith('bots'))).toEqual(['first', 'own', 'round']);
    expect(shown.at(-2)).toBe('bots 49');
  });

  it('waits behind a curtain, and begins again what the curtain interrupted', () => {
    const tellings = new Tellings();
    tellings.tell([telling('winter')]);
    vi.advanceTimersByTime(900);
    tellings.wait(true);
    expect(kinds(tellings)).toBe(null);
    tellings.tell([telling('year')]);
    vi.advanceTimersByTime(10_000);
    expect(kinds(tellings)).toBe(null);
    tellings.wait(false);
    expect(kinds(tellings)).toBe('winter');
    vi.advanceTimersByTime(999);
    expect(kinds(tellings)).toBe('winter');
    vi.advanceTimersByTime(1);
    expect(kinds(tellings)).toBe('year');
  });

  it('has all its time again when its stage begins again', () => {
    const tellings = new Tellings();
    tellings.tell([telling('winter')]);
    vi.advanceTimersByTime(900);
    tellings.again();
    vi.advanceTimersByTime(900);
    expect(kinds(tellings)).toBe('winter');
    vi.advanceTimersByTime(100);
    expect(kinds(tellings)).toBe(null);
  });

  it('is left out once what it tells of was undone', () => {
    const tellings = new Tellings();
    const of = (kind: string, ...items: number[]) => ({ ...telling(kind), items });
    tellings.tell([of('battle', 7), of('round', 8), of('horde', 9)]);
    tellings.forget(new Set([8]));
    expect(kinds(tellings)).toBe('battle');
    tellings.forget(new Set([7]));
    expect(kinds(tellings)).toBe('horde');
  });

  it('follows the speed of the settings, and a battle of others its own as well', () => {
    const tellings = new Tellings();
    for (const [motion, pace] of [
      ['calm', 1.5],
      ['system', 1],
      ['quick', 0.5],
    ] as const) {
      settings.motion = motion;
      tellings.tell([telling('winter'), { ...telling('battle', 600), tempo: 0.6 }]);
      expect(tellings.current).toMatchObject({ ms: 1000 * pace, pace });
      tellings.skip();
      expect(tellings.current?.ms).toBeCloseTo(600 * pace);
      expect(tellings.current?.pace).toBeCloseTo(0.6 * pace);
      tellings.skip();
    }
  });

  it('stays until the next move without animations, but never for less than its time', () => {
    settings.motion = 'off';
    const year = { ...telling('year', 2600), stays: true };
    const tellings = new Tellings();
    tellings.tell([year]);
    vi.advanceTimersByTime(60_000);
    expect(tellings.current).toMatchObject({ kind: 'year', pace: 0 });
    tellings.tell([]);
    vi.advanceTimersByTime(0);
    expect(kinds(tellings)).toBe(null);
    tellings.tell([year]);
    vi.advanceTimersByTime(600);
    tellings.tell([]);
    vi.advanceTimersByTime(1999);
    expect(kinds(tellings)).toBe('year');
    vi.advanceTimersByTime(1);
    expect(kinds(tellings)).toBe(null);
    settings.motion = 'system';
    tellings.tell([year]);
    vi.advanceTimersByTime(2600);
    expect(kinds(tellings)).toBe(null);
  });

  it('says the outcome only once the stage has shown it', () => {
    const battle = { ...telling('battle', 4000), opening: { say: 'who fights', how: '', ms: 1500 } };
    const tellings = new Tellings();
    settings.motion = 'calm';
    tellings.tell([battle]);
    const said = () => [tellings.said?.say, tellings.settled];
    expect(said()).toEqual(['who fights', false]);
    vi.advanceTimersByTime(2249);
    expect(said()).toEqual(['who fights', false]);
    vi.advanceTimersByTime(1);
    expect(said()).toEqual(['battle', true]);
    tellings.stop();
    expect(said()).toEqual([undefined, true]);
    settings.motion = 'off';
    tellings.tell([battle]);
    expect(said()).toEqual(['battle', true]);
  });

  describe('about the board', () => {
    const battle = (kind: string, more: Partial<Telling> = {}): Telling => ({
      ...{ ...telling(kind), board: { before: `before ${kind}`, ms: 600 }, ...more },
    });
    /** A table with a board that follows it, and what it was told. */
    function followed() {
      const tellings = new Tellings();
      const heard: string[] = [];
      tellings.follower = {
        begins: () => void heard.push('begins'),
        opens: ({ kind }) => void heard.push(`opens ${kind}`),
        passes: () => void heard.push('passes'),
      };
      return { tellings, heard, board: () => [tellings.before, tellings.next] };
    }
    beforeEach(() => (settings.motion = 'system'));

    it('holds it as it was until the stage has come to what happened there', () => {
      const { tellings, heard, board } = followed();
      tellings.tell([telling('horde'), battle('a'), battle('b')]);
      // What is told before it must not show the battle either.
      expect([board(), heard]).toEqual([[null, 'before a'], []]);
      vi.advanceTimersByTime(1000);
      expect([board(), heard]).toEqual([['before a', 'before a'], ['begins']]);
      vi.advanceTimersByTime(600);
      expect([board(), heard.splice(0)]).toEqual([
        [null, 'before b'],
        ['begins', 'opens a'],
      ]);
      vi.advanceTimersByTime(400);
      expect([kinds(tellings), board()]).toEqual(['b', ['before b', 'before b']]);
      vi.advanceTimersByTime(600);
      expect([kinds(tellings), board(), heard]).toEqual(['b', [null, null], ['begins', 'opens b']]);
      vi.advanceTimersByTime(400);
      expect(heard).toEqual(['begins', 'opens b']);
    });

    it('lets it go when it is skipped, when somebody moves, and when it was undone', () => {
      const { tellings, heard, board } = followed();
      tellings.tell([battle('a'), battle('b')]);
      tellings.skip();
      expect([board()[0], heard.splice(0)]).toEqual(['before b', ['begins', 'passes', 'begins']]);
      tellings.stop();
      expect([board(), heard.splice(0)]).toEqual([[null, null], ['passes']]);
      tellings.tell([battle('a', { items: [3] }), battle('b', { items: [4] })]);
      expect(tellings.untold).toBe(3);
      tellings.forget(new Set([4]));
      tellings.forget(new Set([3]));
      expect([kinds(tellings), board(), tellings.untold]).toEqual([null, [null, null], Infinity]);
    });

    it('shows it as it is to whoever does something else, while the telling goes on', () => {
      const { tellings, heard, board } = followed();
      tellings.tell([battle('a'), battle('b')]);
      tellings.release();
      expect([kinds(tellings), board(), heard]).toEqual(['a', [null, null], ['begins', 'passes']]);
      tellings.skip();
      expect([kinds(tellings), board()]).toEqual(['b', [null, null]]);
      // What happens afterwards is told with its own board.
      tellings.tell([battle('c')]);
      expect(board()).toEqual([null, 'before c']);
      tellings.stop();
    });

    it('begins again with it after a curtain, or when another seat is shown', () => {
      const { tellings, heard, board } = followed();
      tellings.tell([battle('a')]);
      vi.advanceTimersByTime(700);
      expect(board()).toEqual([null, null]);
      tellings.wait(true);
      expect(board()).toEqual([null, 'before a']);
      tellings.wait(false);
      tellings.again();
      expect(board()).toEqual(['before a', 'before a']);
      vi.advanceTimersByTime(600);
      expect(heard.at(-1)).toBe('opens a');
      tellings.stop();
    });

    it('holds nothing where nothing is animated, and opens at once what is told in short', () => {
      const { tellings, heard, board } = followed();
      settings.motion = 'off';
      tellings.tell([battle('a', { items: [1] })]);
      expect([board(), tellings.untold, heard]).toEqual([[null, null], Infinity, []]);
      tellings.stop();
      heard.splice(0);
      settings.motion = 'system';
      tellings.tell(['a', 'b', 'c', 'd', 'e'].map((kind) => battle(kind, { brief: 500 })));
      expect([tellings.current?.pace, heard]).toEqual([0, ['begins', 'opens a']]);
      tellings.stop();
    });
  });
});
