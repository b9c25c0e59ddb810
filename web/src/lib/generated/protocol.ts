// Everything that crosses the wire, after the server's protocol.

export type Seat = number;
export type Json = unknown;

export type FromClient =
  | { type: 'hello'; since: Since[] }
  | { type: 'act'; id: number; seat: Seat; seen: number; actions: string[] }
  | { type: 'undo'; id: number; seat: Seat; seen: number }
  | { type: 'ask_undo'; id: number; seat: Seat; seen: number; items: number }
  | { type: 'answer_undo'; id: number; seat: Seat; yes: boolean }
  | { type: 'chat'; id: number; text: string }
  | { type: 'ping' };

export type Since = { seat: Seat | null; n: number };

export type ToClient =
  | ({ type: 'table' } & TableInfo)
  | ({ type: 'seen' } & Seen)
  | { type: 'chat'; lines: ChatLine[] }
  | { type: 'done'; id: number }
  | { type: 'refused'; id: number | null; error: ApiError }
  | { type: 'pong' }
  | { type: 'bye'; reason: string };

export type Seen = {
  seat: Seat | null;
  from: number;
  items: Item[];
  view: Json;
  choices: Choice[];
  outlook: Json;
  undoable: number;
};

export type Choice = { text: string; action: Json };

export type Item = { n: number; at: number } & Happening;

export type Happening =
  | { what: 'played'; seat: Seat | null; action: string | null; events: Json[] }
  | { what: 'taken_back'; seat: Seat; items: number[]; agreed: boolean }
  | { what: 'handed_over'; seat: Seat; level: string }
  | { what: 'resumed'; seat: Seat }
  | { what: 'clock_ran_out'; seat: Seat }
  | { what: 'abandoned' };

export type ChatLine = { n: number; at: number; name: string; seat: Seat | null; text: string };

export type ApiError = { kind: string; message: string; rule?: string; values?: Json };

export type TableInfo = {
  id: string;
  game: string;
  options: Json;
  public: boolean;
  status: Status;
  created: number;
  host: boolean;
  you: Seat[];
  seats: SeatInfo[];
  to_act: Seat[];
  standing: Standing | null;
  clock: Clock;
  at_zero: AtZero;
  clocks: SeatClock[];
  now: number;
  commitment: string;
  fair: Fair | null;
  undo_asked: UndoAsked | null;
  abandon: Seat[];
  spectators: number;
  rematch: string | null;
};

export type Standing = { scores: number[]; places: number[] };
export type Status = 'open' | 'running' | 'over' | 'abandoned';
export type SeatKind = 'open' | 'human' | 'local' | 'bot';

export type SeatInfo = {
  kind: SeatKind;
  name: string;
  level: string | null;
  online: boolean;
  stand_in: string | null;
  gone: boolean;
};

export type Clock =
  { kind: 'none' } | { kind: 'live'; bank_s: number; increment_s: number } | { kind: 'days'; days: number };

export type AtZero = 'bot' | 'nothing';
export type SeatClock = { left_ms: number | null; running: boolean };
export type Fair = { secret: string; contributions: (string | null)[]; seed: string };
export type UndoAsked = { seat: Seat; actions: number; yes: Seat[] };

export type Me = { name: string; known: boolean };
export type Named = { name: string };
export type Transfer = { link: string; expires: number };
export type BotToken = { token: string; name: string };

export type GameInfo = {
  id: string;
  page: boolean;
  fewest: number;
  most: number;
  data: string;
  options: Json;
  levels: string[];
};

export type NewTable = {
  game: string;
  options: Json;
  seats: NewSeat[];
  public: boolean;
  clock: Clock;
  at_zero: AtZero;
  contribution?: string;
  start: boolean;
};

export type NewSeat =
  { kind: 'open' } | { kind: 'me' } | { kind: 'local'; name: string } | { kind: 'bot'; level: string };

export type Created = { id: string };
export type Sit = { seat?: Seat; local?: string; contribution?: string };
export type OneSeat = { seat: Seat };
export type SetSeat = { seat: Seat; level: string | null };
export type HandOver = { seat: Seat; level: string };
export type Vote = { yes: boolean };
export type Act = { seen: number; actions: string[] };

export type TableCard = {
  id: string;
  game: string;
  status: Status;
  changed: number;
  seats: CardSeat[];
  clock: Clock;
  your_turn: boolean;
  yours: boolean;
  stand: Json;
};

export type CardSeat = {
  kind: SeatKind;
  name: string;
  level: string | null;
  score: number | null;
  place: number | null;
  to_act: boolean;
};

export type Lobby = {
  mine: TableCard[];
  open: TableCard[];
  running: TableCard[];
  replays: TableCard[];
};

export type Replay = {
  game: string;
  options: Json;
  names: string[];
  components: Json;
  seat: Seat | null;
  seats: (Seat | null)[];
  frames: Frame[];
  standing: Standing | null;
  commitment: string | null;
  fair: Fair | null;
};

export type Frame = {
  seat: Seat | null;
  action: string | null;
  at: number | null;
  events: Json[];
  view: Json;
};
