import { expect, test } from 'vitest';
import { dayStart } from './wanted';

test('a day begins and ends at midnight where the reader is', () => {
  expect(dayStart('2026-11-18')).toBe(new Date(2026, 10, 18).getTime());
  expect(dayStart('2026-12-31', 1)).toBe(new Date(2027, 0, 1).getTime());
  for (const text of ['', '18.11.2026', '2026-1-1']) expect(dayStart(text)).toBeNull();
});
