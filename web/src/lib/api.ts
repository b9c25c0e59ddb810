// The HTTP API of the server, typed. Every failure is an ApiError, including a lost connection.
import type {
  ApiError,
  AskSeat,
  Becoming,
  Blocked,
  BotToken,
  Created,
  DailyResult,
  DataContents,
  DataDraft,
  DataSetInfo,
  DataSets,
  Deal,
  Devices,
  Example,
  Frames,
  GameInfo,
  Hint,
  Imagined,
  Lesson,
  Lobby,
  Me,
  MoveSeat,
  NewBlock,
  NewDeal,
  NewNote,
  NewTable,
  Note,
  PlayOn,
  RecoveryCode,
  Replay,
  ReviewState,
  Sit,
  TableInfo,
  TablePage,
  Today,
  Transfer,
  WhatIf,
} from './generated/protocol';

/** Thrown by every call: a refusal of the server, or `offline` if it could not be reached. */
export class Refused extends Error implements ApiError {
  readonly kind: string;
  readonly rule?: string;
  readonly values?: unknown;

  constructor(error: ApiError) {
    super(error.message);
    this.name = 'Refused';
    this.kind = error.kind;
    if (error.rule !== undefined) this.rule = error.rule;
    if (error.values !== undefined) this.values = error.values;
  }
}

export const offline = (message = 'The server cannot be reached.') =>
  new Refused({ kind: 'offline', message });

function isApiError(value: unknown): value is ApiError {
  return typeof value === 'object' && value !== null && 'kind' in value && typeof value.kind === 'string';
}

/** Converts anything thrown into an error that can be shown. */
export function asApiError(error: unknown): ApiError {
  if (isApiError(error)) return error;
  return { kind: 'bug', message: error instanceof Error ? error.message : String(error) };
}

async function refusal(answer: Response): Promise<Refused> {
  try {
    const told: unknown = await answer.json();
    // Some servers wrap it.
    const error = typeof told === 'object' && told !== null && 'error' in told ? told.error : told;
    if (isApiError(error)) return new Refused({ ...error, message: String(error.message ?? '') });
  } catch {
    // An HTML page from a proxy: use its status.
  }
  if (answer.status >= 502 && answer.status <= 504) return offline(answer.statusText);
  const kind = answer.status === 404 ? 'not_found' : answer.status === 413 ? 'too_large' : 'bad_request';
  return new Refused({ kind, message: `${answer.status} ${answer.statusText}` });
}

/** The body of a request and its content type: a file as it is, text that is already JSON, or any value as JSON. */
function sent(body: unknown): { body?: BodyInit; headers: Record<string, string> } {
  if (body === undefined) return { headers: {} };
  if (body instanceof Blob) return { body, headers: { 'content-type': 'application/zip' } };
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return { body: text, headers: { 'content-type': 'application/json' } };
}

interface More {
  secret?: string;
  /** Cancels the request, which then fails like one without a connection. */
  signal?: AbortSignal;
}

async function ask<T>(method: string, path: string, body?: unknown, more: More = {}): Promise<T> {
  const { headers, ...rest } = sent(body);
  if (more.secret) headers['x-admin-token'] = more.secret;
  const { signal = null } = more;
  let answer: Response;
  try {
    answer = await fetch(`/api/${path}`, { method, credentials: 'same-origin', headers, signal, ...rest });
  } catch {
    throw offline();
  }
  if (!answer.ok) throw await refusal(answer);
  const text = await answer.text().catch(() => {
    throw offline();
  });
  return (text ? JSON.parse(text) : undefined) as T;
}

export const get = <T>(path: string, more?: More) => ask<T>('GET', path, undefined, more);
export const post = <T = void>(path: string, body: unknown = {}, more?: More) =>
  ask<T>('POST', path, body, more);
const dataAt = (game: string, ...path: string[]) =>
  ['games', game, 'data', ...path].map(encodeURIComponent).join('/');
const at = (id: string, what = '') => `tables/${encodeURIComponent(id)}${what}`;

/** A viewpoint and the step to begin with; by default a spectator at the first step. */
export interface Look {
  seat?: number | null;
  at?: number | null;
}
/** Frames of a replay, both ends included, and the replay they belong to. */
export interface SomeFrames {
  seat: number | null;
  version: string;
  from: number;
  to: number;
}

/** What tables must be like to be listed; what is null does not matter. */
export interface TablesWanted {
  list: 'finished' | 'mine' | 'open' | 'running';
  game?: string | null;
  player?: string | null;
  /** When the game ended. */
  from?: number | null;
  until?: number | null;
  score?: number | null;
  /** `next` of the page before. */
  after?: string | null;
}

/** A query with the values that are given. */
function queryOf(values: Look | SomeFrames | TablesWanted | { after: number | undefined }): string {
  const given = Object.entries(values).filter(([, value]) => value != null);
  return given.length
    ? `?${String(new URLSearchParams(given.map(([name, value]) => [name, String(value)])))}`
    : '';
}

export const api = {
  me: () => get<Me>('me'),
  setName: (name: string) => ask<Me>('PUT', 'me', { name }),
  transfer: () => post<Transfer>('me/transfer'),
  /** Whom a link or a recovery code would make of us. */
  becoming: (code: string) => get<Becoming>(`transfer/${encodeURIComponent(code)}`),
  blocks: () => get<Blocked[]>('blocks'),
  /** Blocks whoever said a line, or sits on a seat. */
  block: (whom: NewBlock) => post<Blocked[]>('blocks', whom),
  unblock: (id: string) => ask<Blocked[]>('DELETE', `blocks/${encodeURIComponent(id)}`),
  redeem: (code: string) => post<Me>(`transfer/${encodeURIComponent(code)}`),
  /** Browsers, programs, the recovery code, and who this browser was before. */
  devices: () => get<Devices>('me/devices'),
  /** Signs out a browser or revokes the token of a program. */
  revoke: (id: string) => ask<Devices>('DELETE', `me/devices/${encodeURIComponent(id)}`),
  revokeOthers: () => ask<Devices>('DELETE', 'me/devices'),
  makeRecovery: () => post<RecoveryCode>('me/recovery'),
  deleteRecovery: () => ask<Devices>('DELETE', 'me/recovery'),
  /** Becomes again whom this browser was before. */
  goBack: (id: string) => post<Me>(`me/former/${encodeURIComponent(id)}`),
  newBot: (name: string) => post<BotToken>('bots', { name }),

  games: () => get<GameInfo[]>('games'),
  /** The components of a game, without a table. */
  gameComponents: (game: string) => get<unknown>(`games/${encodeURIComponent(game)}/components`),
  /** Named sets of component data. `secret` is the administrator's, where only the administrator may save. */
  dataSets: (game: string) => get<DataSets>(dataAt(game)),
  dataContents: (game: string, name: string) => get<DataContents>(dataAt(game, name)),
  checkData: (game: string, draft: DataDraft) => post<DataContents>(dataAt(game), draft),
  saveData: (game: string, name: string, draft: DataDraft, secret = '') =>
    ask<DataSetInfo>('PUT', dataAt(game, name), draft, { secret }),
  importData: (game: string, name: string, archive: Blob, secret = '') =>
    ask<DataSetInfo>('PUT', dataAt(game, name, 'archive'), archive, { secret }),
  deleteData: (game: string, name: string, secret = '') =>
    ask<DataSets>('DELETE', dataAt(game, name), undefined, { secret }),
  dataArchiveUrl: (game: string, name: string) => `/api/${dataAt(game, name, 'archive')}`,

  lobby: () => get<Lobby>('lobby'),
  /** A page of a list of tables. */
  tables: (wanted: TablesWanted) => get<TablePage>(`tables${queryOf(wanted)}`),

  create: (table: NewTable) => post<Created>('tables', table),
  table: (id: string) => get<TableInfo>(at(id)),
  components: (id: string) => get<unknown>(at(id, '/components')),
  sit: (id: string, sit: Sit) => post(at(id, '/sit'), sit),
  stand: (id: string, seat: number) => post(at(id, '/stand'), { seat }),
  /** Moves our own seat to an open one, or swaps it with a bot's. */
  moveSeat: (id: string, move: MoveSeat) => post(at(id, '/move'), move),
  /** Puts a bot in a seat, or with `null` opens it again. */
  setSeat: (id: string, seat: number, level: string | null) => post(at(id, '/seat'), { seat, level }),
  /** Starts the game, and commits to what we add to its seed: see `fair/taking.ts`. */
  start: (id: string, commitment?: string) => post<TableInfo>(at(id, '/start'), { commitment }),
  commit: (id: string, commitment: string) => post(at(id, '/commit'), { commitment }),
  reveal: (id: string, contribution: string) => post<TableInfo>(at(id, '/reveal'), { contribution }),
  /** Lets people chat who do not play, or no longer. */
  guestChat: (id: string, yes: boolean) => post(at(id, '/guest_chat'), { yes }),
  /** Lets the host approve who sits down, or everybody sit down. */
  approval: (id: string, yes: boolean) => post(at(id, '/approval'), { yes }),
  /** Asks the host for a seat; another request replaces the one before. */
  askSeat: (id: string, wanted: AskSeat) => post(at(id, '/requests'), wanted),
  withdrawSeat: (id: string) => ask('DELETE', at(id, '/requests')),
  answerSeat: (id: string, who: string, yes: boolean) =>
    post(at(id, `/requests/${encodeURIComponent(who)}`), { yes }),
  /** Reports a line of chat to the operator. */
  report: (id: string, line: number, note: string) => post(at(id, `/chat/${line}/report`), { note }),
  rematch: (id: string) => post<Created>(at(id, '/rematch')),
  abandon: (id: string, yes: boolean) => post(at(id, '/abandon'), { yes }),
  goOn: (id: string, yes: boolean) => post(at(id, '/continue'), { yes }),
  /** Without a level, the bot plays about as well as the seat has played so far. */
  handOver: (id: string, seat: number) => post(at(id, '/hand_over'), { seat, level: null }),
  lesson: (game: string) => get<Lesson>(`lessons/${game}`),
  beginLesson: (game: string) => post<Created>(`lessons/${game}`),
  today: () => get<Today>('daily'),
  /** Begins the game of the day, or returns to it. */
  beginDaily: (game: string) => post<Created>(`daily/${game}`),
  dailyResult: (game: string, day: string) => get<DailyResult>(`daily/${game}/${day}`),
  /** Opens several tables with the same deal; returns the deal. */
  createDeal: (wanted: NewDeal) => post<Created>('deals', wanted),
  deal: (id: string) => get<Deal>(`deals/${encodeURIComponent(id)}`),
  example: (game: string, id: string) => get<Example>(`examples/${game}/${id}`),
  hint: (id: string, seat: number, seen: number) => post<Hint>(at(id, `/seats/${seat}/hint`), { seen }),
  takeBack: (id: string, seat: number) => post(at(id, '/take_back'), { seat }),

  replay: (id: string, look: Look) => get<Replay>(at(id, `/replay${queryOf(look)}`)),
  replayFrames: (id: string, some: SomeFrames, signal: AbortSignal) =>
    get<Frames>(at(id, `/replay/frames${queryOf(some)}`), { signal }),
  /** Where the record of a finished game can be downloaded. */
  recordUrl: (id: string) => `/api/${at(id, '/record')}`,
  record: (id: string) => get<unknown>(at(id, '/record')),
  /** Replays a record file as it is. */
  readRecord: (record: string, look: Look = {}) => post<Replay>(`replays${queryOf(look)}`, record),
  recordFrames: (record: string, some: SomeFrames, signal: AbortSignal) =>
    post<Frames>(`replays/frames${queryOf(some)}`, record, { signal }),
  whatIf: (question: WhatIf) => post<Imagined>('whatif', question),
  playOn: (wanted: PlayOn) => post<Created>('play_on', wanted),
  /** Our own notes at a table; the steps are those of this seat's replay. */
  notes: (id: string, seat: number | null) => get<Note[]>(at(id, `/notes${queryOf({ seat })}`)),
  writeNote: (id: string, seat: number | null, note: NewNote) =>
    post<Note[]>(at(id, `/notes${queryOf({ seat })}`), note),
  changeNote: (id: string, seat: number | null, n: number, text: string) =>
    ask<Note[]>('PUT', at(id, `/notes/${n}${queryOf({ seat })}`), { text }),
  deleteNote: (id: string, seat: number | null, n: number) =>
    ask<Note[]>('DELETE', at(id, `/notes/${n}${queryOf({ seat })}`)),
  /** The review of a finished game; with `after`, as soon as more than that of it is done. */
  review: (id: string, after?: number) => get<ReviewState>(at(id, `/review${queryOf({ after })}`)),
  beginReview: (id: string) => post<ReviewState>(at(id, '/review')),
  /** The same for a record. */
  reviewOf: (key: string, after?: number) =>
    get<ReviewState>(`reviews/${encodeURIComponent(key)}${queryOf({ after })}`),
  reviewRecord: (record: string) => post<ReviewState>('reviews', record),
  openapi: () => get<unknown>('openapi.json'),
};
