import type { TableInfo } from './generated/protocol';

type Known = 'game' | 'seats' | 'to_act' | 'you';

/** A running table without anything unusual, and with what is known of it: one that is imagined, or a sample. */
export const plainTable = (known: Partial<TableInfo> & Pick<TableInfo, Known>): TableInfo => ({
  id: '',
  options: {},
  data: { hash: '', name: null, own: true, bots_learned: true },
  public: false,
  status: 'running',
  created: 0,
  host: false,
  may_chat: true,
  guest_chat: false,
  approval: false,
  requests: [],
  standing: null,
  clock: { kind: 'none' },
  at_zero: 'nothing',
  clocks: [],
  now: Date.now(),
  commitment: '',
  revealing: null,
  hints: false,
  lesson: false,
  deal: null,
  fair: null,
  undo_asked: null,
  abandon: [],
  expires: null,
  spectators: 0,
  rematch: null,
  rematch_of: null,
  played_on: null,
  stuck: null,
  ...known,
});

/** For tests and scenes: a table whose first seat is yours and has the turn. */
export const sampleTable = (more: Partial<TableInfo> = {}): TableInfo =>
  plainTable({ game: '', seats: [], host: true, you: [0], to_act: [0], ...more });
