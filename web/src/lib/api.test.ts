import { afterEach, expect, test, vi } from 'vitest';
import { bodyText, callsOf, typeText } from '../pages/api/openapi';
import { leftOf, shortTime } from '../pages/table/clock';
import { api } from './api';
import type { TableInfo } from './generated/protocol';

afterEach(() => vi.unstubAllGlobals());
const answers = (status: number, body: string) =>
  vi.stubGlobal('fetch', vi.fn().mockResolvedValue(new Response(body, { status })));

test('a refusal keeps its kind, rule and values', async () => {
  answers(409, JSON.stringify({ kind: 'full', message: 'no seat', values: { seats: 4 } }));
  await expect(api.sit('t', {})).rejects.toMatchObject({ kind: 'full', values: { seats: 4 } });
});

test('a failed request and a proxy without a server count as offline', async () => {
  vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('failed')));
  await expect(api.lobby()).rejects.toMatchObject({ kind: 'offline' });
  answers(502, '<html>Bad Gateway</html>');
  await expect(api.lobby()).rejects.toMatchObject({ kind: 'offline' });
});

test('an empty response body is accepted', async () => {
  answers(200, '');
  await expect(api.start('t')).resolves.toBeUndefined();
});

test('a clock follows the server’s time', () => {
  const info = { now: 1000, clocks: [{ left_ms: 60_000, running: true }] } as unknown as TableInfo;
  expect(leftOf(info, 500, 0, 11_500)).toBe(50_000);
  expect(shortTime(50_000, 'd', 'h')).toBe('0:50');
  expect(shortTime(3_723_000, 'd', 'h')).toBe('1:02:03');
  expect(shortTime(100 * 3_600_000, 'd', 'h')).toBe('4 d 4 h');
  expect(shortTime(-5, 'd', 'h')).toBe('0:00');
});

test('types of the API description are shown in short form', () => {
  expect(typeText({ type: 'array', items: { $ref: '#/components/schemas/TableCard' } })).toBe('TableCard[]');
  expect(typeText({ type: ['string', 'null'] })).toBe('string | null');
  expect(typeText({ type: 'object', properties: { id: { type: 'string' }, n: {} }, required: ['id'] })).toBe(
    '{ id: string, n?: any }',
  );
  const calls = callsOf({ paths: { '/api/me': { get: {}, put: {}, parameters: {} } } });
  expect(calls.map(({ method }) => method)).toEqual(['GET', 'PUT']);
  expect(bodyText({ content: { 'application/json': { schema: { $ref: '#/x/Me' } } } })).toBe('Me');
});
