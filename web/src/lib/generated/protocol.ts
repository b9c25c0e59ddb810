// What the server and the page say to each other, generated from crates/server/src/protocol.rs: do not edit.
// UPDATE_EXPECT=1 cargo test -p server --test typescript writes it anew.

/**
 * [`FromClient::Act`] over HTTP.
 */
export type Act = { seen: number, actions: Array<string>, };

/**
 * Why something was refused.
 */
export type ApiError = {
/**
 * For programs: `illegal`, `stale`, `not_yours`, `not_found`, `not_now`, `bad_request`, …
 */
kind: string,
/**
 * For people, in English.
 */
message: string,
/**
 * The rule of the game that says no.
 */
rule?: string,
/**
 * The values it looked at.
 */
values?: unknown, };

/**
 * What happens when the time is up.
 */
export type AtZero = "bot" | "nothing";

/**
 * What a program needs to sit down like anybody else.
 */
export type BotToken = { token: string, name: string, };

export type CardSeat = { kind: SeatKind, name: string, level: string | null,
/**
 * Whether the one who asks sits here.
 */
you: boolean, score: number | null, place: number | null, to_act: boolean, };

export type ChatLine = { n: number, at: number, name: string,
/**
 * The writer's first seat; `null` for a spectator.
 */
seat: Seat | null, text: string, };

/**
 * An action in both its forms.
 */
export type Choice = {
/**
 * The one-line notation: what [`FromClient::Act`] takes.
 */
text: string, action: unknown, };

/**
 * How much time there is to think.
 */
export type Clock = { "kind": "none" } | { "kind": "live", bank_s: number, increment_s: number, } | { "kind": "days", days: number, };

/**
 * What one adds to the seed, for all own seats: 64 hexadecimal digits.
 */
export type Contribution = { contribution?: string, };

/**
 * What an entry of a data file says, as its owner reads it in the box.
 */
export type Correction = { file: string,
/**
 * The `id` of the entry.
 */
entry: string, field: string,
/**
 * The whole new value; `null` takes the field away.
 */
value: unknown, };

export type Created = { id: string,
/**
 * The hash of the server's secret: it is settled before anybody adds to the seed.
 */
commitment: string, };

/**
 * What a data set holds.
 */
export type DataContents = {
/**
 * The files as JSON, by name.
 */
files: Record<string, unknown>,
/**
 * The game's components with these data; `null` where it cannot be played with them.
 */
components: unknown, hash: string | null, problems: Array<DataProblem>, };

/**
 * Data that are being corrected: a set, and what the owner of a box found to be different.
 */
export type DataDraft = {
/**
 * The name of the set to start from.
 */
base: string, corrections: Correction[],
/**
 * The day of the correction, as YYYY-MM-DD in the time zone of the one who made it.
 */
date: string, };

/**
 * What is wrong with data, or odd about them.
 */
export type DataProblem = {
/**
 * File, entry and field.
 */
what: string,
/**
 * In English.
 */
why: string,
/**
 * Whether the game can be played all the same.
 */
warning: boolean, };

/**
 * A data set that new tables can choose.
 */
export type DataSetInfo = {
/**
 * `own` is the program's.
 */
name: string, hash: string, source: DataSource,
/**
 * Whether the one who asks saved it, and may change and delete it.
 */
yours: boolean,
/**
 * When it was last saved, in milliseconds since 1970.
 */
changed: number | null, };

/**
 * The data sets of a game; the program's own comes first.
 */
export type DataSets = { sets: Array<DataSetInfo>,
/**
 * Whether only the administrator may save one.
 */
administrator_only: boolean, };

/**
 * Where a data set comes from.
 */
export type DataSource = "program" | "folder" | "saved";

/**
 * Which component data a game is played with.
 */
export type DataUsed = { hash: string,
/**
 * What the set was called when it was chosen; `null` for the program's own, and for a record that does not say.
 */
name: string | null,
/**
 * Whether they are what the program carries today.
 */
own: boolean, };

/**
 * What the seed of a game was made of: see `docs/fair-dice.md`.
 */
export type Fair = { secret: string,
/**
 * By seat; `null` where nobody added anything.
 */
contributions: Array<string | null>, seed: string, };

/**
 * The game after one action; the first frame is the setup.
 */
export type Frame = { seat: Seat | null, action: string | null, at: number | null, events: unknown[], view: unknown,
/**
 * What a spectator saw coming.
 */
outlook: unknown, };

/**
 * What a client says over the socket of a table.
 */
export type FromClient = { "type": "hello", since: Array<Since>, } | { "type": "act", id: number, seat: Seat,
/**
 * How many items of the seat's story the client has seen; if there are more it decides anew.
 */
seen: number, actions: Array<string>, } | { "type": "undo", id: number, seat: Seat, seen: number,
/**
 * How many; one if it is not said.
 */
actions?: number, } | { "type": "ask_undo", id: number, seat: Seat, seen: number, items: number, } | { "type": "answer_undo", id: number, seat: Seat, yes: boolean, } | { "type": "chat", id: number, text: string, } | { "type": "ping", };

export type GameInfo = { id: string,
/**
 * Whether there is a page for it; by the API it can be played in any case.
 */
page: boolean, fewest: number, most: number, data: string,
/**
 * The usual options.
 */
options: unknown, levels: Array<string>, };

/**
 * Lets a bot of this level play for a seat.
 */
export type HandOver = { seat: Seat, level: string, };

/**
 * One thing that happened, as one viewpoint is told of it. Numbers have no gaps: what is hidden leaves no trace in them.
 */
export type Item = { n: number,
/**
 * Milliseconds since 1970.
 */
at: number, } & ({ "what": "played", seat: Seat | null,
/**
 * The action, for the seat that took it.
 */
action: string | null, events: unknown[], } | { "what": "taken_back", seat: Seat, items: Array<number>,
/**
 * Whether the others were asked.
 */
agreed: boolean, } | { "what": "handed_over", seat: Seat, level: string, } | { "what": "resumed", seat: Seat, } | { "what": "clock_ran_out", seat: Seat, } | { "what": "abandoned" } | { "what": "continued", lost: number, });

/**
 * Everything the home page lists.
 */
export type Lobby = {
/**
 * Those that wait for you first.
 */
mine: Array<TableCard>, open: Array<TableCard>, running: Array<TableCard>, replays: Array<TableCard>, };

/**
 * Who is asking.
 */
export type Me = {
/**
 * Empty as long as no name was given.
 */
name: string,
/**
 * Whether the browser is known at all.
 */
known: boolean, };

export type Named = { name: string, };

export type NewSeat = { "kind": "open" } | { "kind": "me" } | { "kind": "local", name: string, } | { "kind": "bot", level: string, };

/**
 * What a new table is to be.
 */
export type NewTable = { game: string,
/**
 * `players` follows from the seats.
 */
options: unknown, seats: Array<NewSeat>,
/**
 * The name of the data set; the program's own if it is not said.
 */
data?: string, public: boolean, clock: Clock, at_zero: AtZero,
/**
 * Begin at once, without adding to the seed; there may then be no open seat.
 */
start: boolean, };

/**
 * One seat of a table.
 */
export type OneSeat = { seat: Seat, };

/**
 * A game to look through, as one viewpoint saw it.
 */
export type Replay = { game: string, options: unknown, data: DataUsed, names: Array<string>, components: unknown, seat: Seat | null,
/**
 * Viewpoints the one who asks may take.
 */
seats: Array<Seat | null>, frames: Array<Frame>, standing: Standing | null, commitment: string | null, fair: Fair | null,
/**
 * Where the game got stuck, if this program cannot replay it to its end.
 */
stuck: Stuck | null, };

/**
 * A place at the table, counted clockwise from 0.
 */
export type Seat = number;

export type SeatClock = {
/**
 * What was left at `now`; `null` where there is no clock.
 */
left_ms: number | null, running: boolean, };

export type SeatInfo = { kind: SeatKind,
/**
 * Empty for somebody who gave no name, and for bots.
 */
name: string,
/**
 * Whether its player has added to the seed.
 */
contributed: boolean,
/**
 * The bot's.
 */
level: string | null, online: boolean,
/**
 * The level of the bot that plays for an absent player.
 */
stand_in: string | null,
/**
 * Whether the seat may be handed to a bot by others: its player has been away for a while.
 */
gone: boolean, };

export type SeatKind = "open" | "human" | "local" | "bot";

/**
 * A viewpoint: a seat, or a spectator where `seat` is `null`.
 */
export type Seen = { seat: Seat | null,
/**
 * The number of the first item that follows; an item that is already known is not repeated.
 */
from: number, items: Array<Item>,
/**
 * The game as this viewpoint may see it.
 */
view: unknown,
/**
 * What the seat may do now; empty where it is not asked.
 */
choices: Choice[],
/**
 * What things would cost and bring.
 */
outlook: unknown,
/**
 * How many of its last actions the seat could take back.
 */
undoable: number, };

/**
 * Puts a bot on an open seat, or opens a bot's seat again.
 */
export type SetSeat = { seat: Seat, level: string | null, };

/**
 * How many items of a viewpoint a client has.
 */
export type Since = {
/**
 * `null` for the spectators' viewpoint.
 */
seat: Seat | null, n: number, };

/**
 * Sits down; without `seat` on the first open one.
 */
export type Sit = { seat?: Seat,
/**
 * For a second player in front of the same screen.
 */
local?: string, contribution?: string, };

/**
 * The result of a finished game.
 */
export type Standing = { scores: Array<number>,
/**
 * Place of each seat, 1 is the best.
 */
places: Array<number>, };

export type Status = "open" | "running" | "over" | "abandoned";

/**
 * A line of the log that was not replayed.
 */
export type StoredLine = {
/**
 * Milliseconds since 1970.
 */
at: number, seat: Seat | null,
/**
 * What happened: `played`, `undone`, `rewound`, `handed_over`, …
 */
kind: string,
/**
 * The action, if it is one and the one who is told may know it.
 */
action: string | null, };

/**
 * A game that this program cannot replay to its end: a rule was corrected since it was played, or its log cannot be read.
 */
export type Stuck = {
/**
 * How many actions could be replayed.
 */
turns: number,
/**
 * Why the next one could not: mostly the rule that forbids it.
 */
error: ApiError,
/**
 * The version of the rules under which the game began.
 */
rules: number,
/**
 * This program's version; `null` if it does not know the game.
 */
rules_now: number | null,
/**
 * Whether the players can agree to go on from there.
 */
can_continue: boolean,
/**
 * Seats that want to.
 */
agree: Array<Seat>,
/**
 * Whether the one who is told may have the record now: it holds the seed.
 */
record: boolean,
/**
 * What is stored of the rest, line by line.
 */
rest: Array<StoredLine>, };

/**
 * A table in a list.
 */
export type TableCard = { id: string, game: string, options: unknown, status: Status, changed: number, seats: Array<CardSeat>, clock: Clock,
/**
 * Whether the one who asks is to act.
 */
your_turn: boolean,
/**
 * Whether the one who asks sits there.
 */
yours: boolean,
/**
 * Where the game stands, as its own JSON: for Myrmes year, season, phase; for March of the Ants round, phase.
 */
stand: unknown, };

/**
 * A table as everybody may know it, told to one of them.
 */
export type TableInfo = { id: string, game: string, options: unknown, data: DataUsed, public: boolean, status: Status, created: number,
/**
 * Whether the one who is told opened the table.
 */
host: boolean,
/**
 * The seats of the one who is told.
 */
you: Array<Seat>, seats: Array<SeatInfo>, to_act: Array<Seat>, standing: Standing | null, clock: Clock, at_zero: AtZero, clocks: Array<SeatClock>,
/**
 * The server's time, to which `clocks` belong.
 */
now: number,
/**
 * The hash of the server's secret, told before anybody sat down.
 */
commitment: string,
/**
 * Everything the seed was made of, once the game is over.
 */
fair: Fair | null, undo_asked: UndoAsked | null,
/**
 * Seats that want to give the game up.
 */
abandon: Array<Seat>, spectators: number,
/**
 * The table where the next game is played.
 */
rematch: string | null,
/**
 * The table of the game before, if this is its rematch.
 */
rematch_of: string | null,
/**
 * Where the game got stuck, if this program cannot replay it to its end.
 */
stuck: Stuck | null, };

/**
 * What a client is told over the socket of a table.
 */
export type ToClient = { "type": "table" } & TableInfo | { "type": "seen" } & Seen | { "type": "chat", lines: Array<ChatLine>, } | { "type": "done", id: number, } | { "type": "refused", id: number | null, error: ApiError, } | { "type": "pong" } | { "type": "bye", reason: string, };

/**
 * A link that makes another device the same person, once.
 */
export type Transfer = { link: string,
/**
 * Milliseconds since 1970.
 */
expires: number, };

/**
 * Somebody wants to go back further than one may alone.
 */
export type UndoAsked = { seat: Seat,
/**
 * How many actions would be taken back.
 */
actions: number,
/**
 * Seats that agree.
 */
yes: Array<Seat>, };

/**
 * Votes for or against giving the game up, or going on with one that got stuck.
 */
export type Vote = { yes: boolean, };
