import { beforeAll, expect, test } from 'vitest';
import type { SeatInfo } from '../../lib/generated/protocol';
import { choose } from '../../lib/i18n.svelte';
import { playerName, playerNote } from './names';

beforeAll(() => choose('en'));

const seat: SeatInfo = {
  ...{ kind: 'bot', name: '', commitment: null, contributed: false, level: 'expert:miser' },
  ...{ online: false, stand_in: null, gone: false },
};

test('bots of a record are numbered, whatever their level and character', () => {
  for (const recorded of ['bot', 'bot greedy', 'bot casual', 'bot casual:hunter'])
    expect(playerName(recorded, 1, undefined)).toBe('Bot 2');
  expect(playerName('Bot Marley', 1, undefined)).toBe('Bot Marley');
  expect(playerName('bot of the year', 1, undefined)).toBe('bot of the year');
  expect(playerName('', 1, undefined)).toBe('Guest 2');
});

test('their level and character come from the table, or from the record', () => {
  expect(playerNote('bot casual:hunter', undefined)).toMatchObject({
    bot: true,
    note: 'casual, hunter',
  });
  expect(playerNote('bot greedy', undefined)).toMatchObject({ bot: true, note: 'greedy' });
  expect(playerNote('bot', undefined)).toEqual({ bot: true });
  expect(playerNote('Ada', undefined)).toEqual({ bot: false });
  expect(playerNote('bot expert:miser', seat)).toMatchObject({ bot: true, note: 'expert, miser' });
  expect(playerNote('bot casual', { ...seat, kind: 'human', level: null })).toEqual({ bot: false });
});
