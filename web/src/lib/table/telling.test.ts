import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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

  it('leaves out the oldest when too much has happened', () => {
    const tellings = new Tellings();
    tellings.tell(['a', 'b', 'c', 'd', 'e', 'f'].map((kind) => telling(kind)));
    expect(kinds(tellings)).toBe('c');
  });
});
