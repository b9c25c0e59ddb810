// The messages between the server and the page, generated from crates/server/src/protocol.rs: do not edit.
// UPDATE_EXPECT=1 cargo test -p server --test typescript regenerates it.

/**
 * [`FromClient::Act`] over HTTP.
 */
export type Act = { seen: number, actions: Array<string>, };

/**
 * The host's answer to a request for a seat.
 */
export type AnswerSeat = { yes: boolean, };

/**
 * Why something was refused.
 */
export type ApiError = {
/**
 * For programs: `illegal`, `stale`, `not_yours`, `not_found`, `not_now`, `bad_request`, …
 */
kind: string,
/**
 * For people; in English.
 */
message: string,
/**
 * The rule of the game that forbids the action.
 */
rule?: string,
/**
 * The values that the rule checked.
 */
values?: unknown, };

/**
 * Whether the host approves who takes a seat.
 */
export type Approval = { yes: boolean, };

/**
 * A request for a hint.
 */
export type AskHint = {
/**
 * How many items the seat has seen, as in [`Act`](super::Act).
 */
seen: number, };

/**
 * A request for a seat; without `seat`, for an open one that nobody else asks for, if there is one.
 */
export type AskSeat = { seat?: Seat,
/**
 * What you commit to for the seed if you get the seat, as for sitting down.
 */
commitment?: string, };

/**
 * What happens when the time runs out.
 */
export type AtZero = "bot" | "nothing";

/**
 * Who a link or a recovery code stands for, and what this browser is until then.
 */
export type Becoming = {
/**
 * Empty if the person never gave a name.
 */
name: string,
/**
 * How many tables of the person are open or running.
 */
tables: number,
/**
 * Whether this browser is that person already.
 */
same: boolean,
/**
 * `None` if this browser is nobody yet.
 */
you: Yourself | null, };

/**
 * Somebody whom you do not hear, and who does not sit down where you do.
 */
export type Blocked = { id: string, name: string,
/**
 * Milliseconds since 1970.
 */
since: number, };

/**
 * The credentials a program needs to sit down like a player.
 */
export type BotToken = { token: string, name: string, };

/**
 * A browser in which you are known.
 */
export type Browser = { id: string,
/**
 * Such as `Firefox, Android`; empty if unknown.
 */
device: string,
/**
 * Whether it is the one that asks.
 */
here: boolean,
/**
 * Whether it stands for all browsers that were not here since each has a session of its own.
 */
old: boolean,
/**
 * When you became known there, and when it was last used, in milliseconds since 1970.
 */
since: number, seen: number, };

export type CardSeat = { kind: SeatKind, name: string, level: string | null,
/**
 * Whether the person asking has this seat.
 */
you: boolean, score: number | null, place: number | null, to_act: boolean, };

export type ChatLine = { n: number, at: number,
/**
 * Who said it, at any table: the same for the same person, whatever the name.
 */
who: string, name: string,
/**
 * The seat of whoever said it; `None` for somebody who does not play.
 */
seat: Seat | null, text: string, };

/**
 * An action in both of its forms.
 */
export type Choice = {
/**
 * The one-line notation, as [`FromClient::Act`] takes it.
 */
text: Notation, action: unknown, };

/**
 * The time control of a game.
 */
export type Clock = { "kind": "none" } | { "kind": "live", bank_s: number, increment_s: number, } | { "kind": "days", days: number, };

/**
 * The SHA-256 of the contribution that a person will make to the seed for all of their seats: 64 hexadecimal digits.
 */
export type Commit = { commitment?: string, };

/**
 * A corrected entry of a data file, as its owner reads it in the box.
 */
export type Correction = { file: string,
/**
 * The `id` of the entry.
 */
entry: string, field: string,
/**
 * The whole new value; `null` removes the field.
 */
value: unknown, };

export type Created = { id: string,
/**
 * The hash of the server's secret, which is fixed before anyone contributes to the seed.
 */
commitment: string, };

/**
 * How the bots of a level did: means of several games.
 */
export type DailyBot = { level: string, games: number, score: number, points: { [key in string]: number }, };

/**
 * Somebody who has played.
 */
export type DailyPerson = {
/**
 * Empty for somebody who gave no name.
 */
name: string, you: boolean, score: number, };

/**
 * How everybody did in a day's game.
 */
export type DailyResult = { day: string, game: string, players: number, opponent: string,
/**
 * The table of your try.
 */
table: string | null, you: SeatScore | null,
/**
 * Everybody on this server who played to the end, the best first.
 */
people: Array<DailyPerson>,
/**
 * The bots in your seat, from the weakest level to the strongest.
 */
bots: Array<DailyBot>,
/**
 * The levels whose bots still play.
 */
pending: Array<string>,
/**
 * The hash of the secret from which garden and dice follow: the same at everybody's table.
 */
commitment: string,
/**
 * The secret itself, once the day is over.
 */
secret: string | null, };

/**
 * The contents of a data set.
 */
export type DataContents = {
/**
 * The files as JSON, by name.
 */
files: Record<string, unknown>,
/**
 * The game's components with these data; `null` if the game cannot be played with them.
 */
components: unknown, hash: string | null, problems: Array<DataProblem>, };

/**
 * A data set being corrected: its base, and what the owner of a box found to be different.
 */
export type DataDraft = {
/**
 * The name of the set to start from.
 */
base: string, corrections: Correction[],
/**
 * The day of the correction, as YYYY-MM-DD in the time zone of the person who made it.
 */
date: string, };

/**
 * An error in the data, or something unusual about it.
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
 * Whether the game can be played anyway.
 */
warning: boolean, };

/**
 * A data set that can be chosen for new tables.
 */
export type DataSetInfo = {
/**
 * `own` is the program's own set.
 */
name: string, hash: string, source: DataSource,
/**
 * Whether the person asking saved it, and may change and delete it.
 */
yours: boolean,
/**
 * When it was last saved, in milliseconds since 1970.
 */
changed: number | null, };

/**
 * The data sets of a game, starting with the program's own.
 */
export type DataSets = { sets: Array<DataSetInfo>,
/**
 * Whether only the administrator may save data sets.
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
 * The name of the set when it was chosen; `null` for the program's own set, and for a record
 * without a name.
 */
name: string | null,
/**
 * Whether it is the same as the data set built into this program.
 */
own: boolean,
/**
 * Whether the models of the bots were trained with it. With other data they may play weaker.
 */
bots_learned: boolean, };

/**
 * The tables of a deal, and how they did.
 */
export type Deal = { id: string, game: string, players: number,
/**
 * Whether the recipient opened the tables, and may close one that nobody comes to.
 */
host: boolean, tables: Array<DealTable>,
/**
 * Whether the recipient may know the results: after finishing their own game, and everybody once all tables are done.
 */
told: boolean,
/**
 * The hash of the secret from which setup and dice follow: the same at all tables.
 */
commitment: string,
/**
 * The secret itself, once all tables are done.
 */
secret: string | null, };

/**
 * One of the tables of a deal.
 */
export type DealTable = { card: TableCard,
/**
 * Whether the recipient may open the table now.
 */
shown: boolean,
/**
 * How each seat did, once the game is over and the recipient may know.
 */
scores: Array<SeatScore> | null, };

/**
 * Where a person is known, and how the person can come back.
 */
export type Devices = {
/**
 * The last used first.
 */
browsers: Array<Browser>,
/**
 * Programs whose tokens you created, the newest first.
 */
programs: Array<Program>,
/**
 * When the recovery code was made, if there is one, in milliseconds since 1970.
 */
recovery: number | null,
/**
 * Who this browser was before, and can be again.
 */
former: Array<Former>, };

/**
 * A position of a game that explains a section of its rules, as one seat sees it.
 */
export type Example = { game: string, id: string,
/**
 * Who looks.
 */
seat: number, shows: Shows,
/**
 * What is already tapped: a tile that is held, or a place.
 */
tapped: string | null,
/**
 * The hexes that are pointed at.
 */
marks: Array<string>, options: unknown,
/**
 * The position itself, from which it can be played on.
 */
position: unknown, components: unknown, view: unknown, outlook: unknown, choices: Choice[],
/**
 * What led to it, as far as the seat knows.
 */
events: unknown[], };

/**
 * Everything that went into the seed of a game: see `docs/fair-dice.md`.
 */
export type Fair = {
/**
 * In which way the seed was made: 2, or 1 at tables from before everybody committed first.
 */
protocol: number, secret: string,
/**
 * The hashes that players committed themselves to, by seat; `null` for a seat that did not. Empty with protocol 1.
 */
commitments: Array<string | null>,
/**
 * By seat; `null` for a seat that contributed nothing, or did not reveal it in time.
 */
contributions: Array<string | null>, seed: string, };

/**
 * Somebody whom this browser was.
 */
export type Former = { id: string, name: string,
/**
 * How many tables are open or running.
 */
tables: number, };

/**
 * The game after one step.
 */
export type Frame = { view: unknown,
/**
 * What a spectator could foresee.
 */
outlook: unknown, };

/**
 * Consecutive frames of a replay.
 */
export type Frames = {
/**
 * The step of the first one.
 */
from: number, frames: Array<Frame>, };

/**
 * A message from a client over a table's socket.
 */
export type FromClient = { "type": "hello", since: Array<Since>, } | { "type": "act", id: number, seat: Seat,
/**
 * How many items of the seat's viewpoint the client has received. The request is refused
 * if there are more.
 */
seen: number, actions: Array<Notation>, } | { "type": "why", id: number, seat: Seat, action: unknown, } | { "type": "undo", id: number, seat: Seat, seen: number,
/**
 * How many; one by default.
 */
actions?: number, } | { "type": "ask_undo", id: number, seat: Seat, seen: number, items: number, } | { "type": "answer_undo", id: number, seat: Seat, yes: boolean, } | { "type": "chat", id: number, text: string, } | { "type": "ping", };

export type GameInfo = { id: string,
/**
 * Whether it has a page. Through the API it can be played in any case.
 */
page: boolean, fewest: number, most: number, data: string,
/**
 * The default options.
 */
options: unknown,
/**
 * The levels of bots that people are offered, from the weakest to the strongest.
 */
levels: Array<string>,
/**
 * The characters that bots can have: after a level and a colon, as in `casual:hunter`.
 */
characters: Array<string>,
/**
 * How strong the levels are, as measured; `null` if nobody measured it.
 */
strengths: Strengths | null, };

/**
 * Whether people who do not play may chat.
 */
export type GuestChat = { yes: boolean, };

/**
 * Lets a bot play for a seat, at this level, or if it is `null` at the one nearest to how the seat has played so far.
 */
export type HandOver = { seat: Seat, level: string | null, };

/**
 * What the strongest bot would do, from what the seat may know.
 */
export type Hint = {
/**
 * The number of items of the seat that the hint belongs to. If there are more by now, something has happened since.
 */
seen: number,
/**
 * The best turns, best first: at most three.
 */
turns: Array<HintTurn>, };

/**
 * A turn that a hint proposes, and what is to be expected of it.
 */
export type HintTurn = { actions: Choice[],
/**
 * What would happen, as the seat would see it, up to where chance decides.
 */
events: unknown[],
/**
 * The points that the seat scores with that at once.
 */
now: number,
/**
 * What it is worth to the seat, in points: the margin and the chance to win together.
 */
value: number,
/**
 * The standard error of how much worse it is than the first turn, in points.
 */
doubt: number | null,
/**
 * The probability of each place, the first place first.
 */
places: Array<number>,
/**
 * The own points at the end of the game, by source.
 */
points: { [key in string]: number },
/**
 * The mean of the rivals' points at the end of the game.
 */
rivals: number,
/**
 * What else is to be expected: food missing, ants lost and the like.
 */
risks: { [key in string]: number }, };

/**
 * What would be.
 */
export type Imagined = {
/**
 * The step of the seat's replay at which the imagined game begins, and what identifies the steps up to it. Absent for
 * a typed position.
 */
step: number | null, version: string | null,
/**
 * What was tried, with the turn of the bot.
 */
tried: Array<Tried>,
/**
 * What the seat sees. The items are those of the imagined actions, counted from 0.
 */
seen: Seen, to_act: Array<Seat>,
/**
 * The scores so far, by seat.
 */
scores: Array<number>, standing: Standing | null,
/**
 * Whether the one turn of a puzzle is over; absent elsewhere.
 */
turn_over?: boolean,
/**
 * The probability that the seat wins, as the strongest bot sees it at a glance. Absent where a hint would not be
 * allowed, or would have to be told to others.
 */
win: number | null, components: unknown, };

/**
 * Something that happened, as reported to one viewpoint. The numbers have no gaps, so they reveal
 * nothing about hidden events.
 */
export type Item = { n: number,
/**
 * Milliseconds since 1970.
 */
at: number, } & ({ "what": "played", seat: Seat | null,
/**
 * The action, only for the seat that took it.
 */
action: string | null, events: unknown[], } | { "what": "taken_back", seat: Seat, items: Array<number>,
/**
 * Whether the other players were asked.
 */
agreed: boolean, } | { "what": "handed_over", seat: Seat, level: string, } | { "what": "resumed", seat: Seat, } | { "what": "hinted", seat: Seat, } | { "what": "clock_ran_out", seat: Seat, } | { "what": "abandoned" } | { "what": "played_on", from: PlayedOn, } | { "what": "continued", lost: number, });

/**
 * A guided first game.
 */
export type Lesson = { game: string,
/**
 * Parts of the table that are folded until a step explains them, each with the id of that step.
 */
later: { [key in string]: string }, steps: Array<LessonStep>, };

/**
 * A step of a lesson: what a coach says once, and what the player does then.
 */
export type LessonStep = {
/**
 * Names its texts.
 */
id: string,
/**
 * When it comes, in the words of the game: `1/spring/births`. Later than that it is left out.
 */
at: string,
/**
 * It is left out unless one of these events has happened since its time began: their kinds.
 */
if: Array<string>,
/**
 * What it is about: `hex:(2,1)`, `act:confirm`, `moment`, `own`, …
 */
look?: string,
/**
 * What there is to do, as actions in the notation of the game. Without any, the step is only read.
 */
do: Array<Notation>,
/**
 * The events that show that it has been done, by whatever actions: their kinds.
 */
done: Array<string>, };

/**
 * Whether a level of bots finds the solution.
 */
export type LevelAnswer = { level: string, finds: boolean, };

/**
 * All tables listed on the home page.
 */
export type Lobby = {
/**
 * Tables that wait for you come first.
 */
mine: Array<TableCard>, open: Array<TableCard>, running: Array<TableCard>, replays: Array<TableCard>, };

/**
 * The person making the request.
 */
export type Me = {
/**
 * Empty until the person gives a name.
 */
name: string,
/**
 * Whether the server knows this browser.
 */
known: boolean, };

/**
 * A moment of some game.
 */
export type Moment = { "of": "table", id: string, when?: When, } | { "of": "record", record: unknown, when?: When, } | { "of": "position", game: string, options: unknown, position: unknown, } | { "of": "puzzle", game: string, id: string, };

/**
 * A request to move from your own seat to another one before the game begins.
 */
export type MoveSeat = { from: Seat,
/**
 * An open seat, or that of a bot or of another player at your screen, who gets yours in exchange.
 */
to: Seat, };

/**
 * Why a seat's share of the win changed; the parts add up to the change.
 */
export type Moved = {
/**
 * Compared with the best turns found, so it is never positive.
 */
own: number,
/**
 * Dice and draws, compared with the mean of other possible outcomes.
 */
chance: number, others: number, };

export type Named = { name: string, };

/**
 * Somebody to block: who said this line at the table, who sits there, or who asks its host for a seat.
 */
export type NewBlock = { table: string, line?: number, seat?: Seat,
/**
 * The `who` of a request for a seat.
 */
request?: string, };

/**
 * A request for several tables with the same deal.
 */
export type NewDeal = {
/**
 * How many tables: 2 to 8.
 */
tables: number,
/**
 * The first of them. The others have the same bots, and open seats for people.
 */
table: NewTable, };

/**
 * A new note. It belongs to a moment of the live log (`at`) or to a step of a replay, and without either to the present.
 */
export type NewNote = { text: string, at?: number, step?: number, };

/**
 * What is wrong with a line of chat, for the operator to read.
 */
export type NewReport = { note: string, };

export type NewSeat = { "kind": "open" } | { "kind": "me" } | { "kind": "local", name: string, } | { "kind": "bot", level: string, };

/**
 * The settings of a new table.
 */
export type NewTable = { game: string,
/**
 * `players` is taken from the number of seats.
 */
options: unknown, seats: Array<NewSeat>,
/**
 * The name of the data set; the program's own by default.
 */
data?: string, public: boolean, clock: Clock, at_zero: AtZero,
/**
 * Whether players may ask for hints; they may by default, but never with a live clock.
 */
hints?: boolean,
/**
 * Whether people who do not play may chat; only players and the host may by default.
 */
guest_chat?: boolean,
/**
 * Whether the host approves who takes a seat; by default at public tables only.
 */
approval?: boolean,
/**
 * Whether to start immediately, without contributions to the seed. There must be no open seat.
 */
start: boolean, };

/**
 * An action in its one-line notation, as the server wrote it.
 */
export type Notation = string & { readonly from: "server" };

/**
 * A note that only its writer ever gets.
 */
export type Note = { n: number,
/**
 * How many items of the log its writer had seen.
 */
at: number,
/**
 * The step of the replay to which this belongs.
 */
step: number,
/**
 * When it was last changed, in milliseconds since 1970.
 */
changed: number, text: string, };

/**
 * The new text of a note.
 */
export type NoteText = { text: string, };

/**
 * One seat of a table.
 */
export type OneSeat = { seat: Seat, };

/**
 * A new table that goes on from a moment of a finished game, of a record or of a typed position.
 */
export type PlayOn = { from: Moment, seats: Array<NewSeat>, public?: boolean, clock?: Clock, at_zero?: AtZero, hints?: boolean,
/**
 * As in [`NewTable`](super::NewTable).
 */
start?: boolean, };

/**
 * Where a game was played on from.
 */
export type PlayedOn = {
/**
 * The table of the earlier game; `null` for a record or a typed position.
 */
table: string | null,
/**
 * The step in the spectators' replay of that game.
 */
step: number,
/**
 * The number of actions before.
 */
turns: number,
/**
 * The progress of the game at that moment, as its own JSON.
 */
stand: unknown, };

/**
 * A program that you gave a token.
 */
export type Program = { id: string, name: string,
/**
 * Milliseconds since 1970.
 */
since: number, };

/**
 * A puzzle. What the seat sees is asked with [`WhatIf`](super::WhatIf).
 */
export type Puzzle = { game: string, id: string, grade: number,
/**
 * The seat that solves it.
 */
seat: Seat, players: number, options: unknown, stand: unknown,
/**
 * The puzzle after this one in the list; `null` at its end.
 */
next: string | null, };

/**
 * A puzzle in a list.
 */
export type PuzzleCard = { id: string,
/**
 * How many of the five levels of bots miss the solution: 1 is easy, 5 is hard.
 */
grade: number,
/**
 * The progress of the game, as its own JSON.
 */
stand: unknown,
/**
 * What is to be decided, in the words of the game.
 */
phase: string, };

/**
 * The puzzles of a game, the easiest first.
 */
export type PuzzleList = { game: string, puzzles: Array<PuzzleCard>, };

/**
 * A turn in the answer to a puzzle, and what is to be expected of it.
 */
export type PuzzleTurn = { actions: Array<Notation>,
/**
 * What would happen, as the seat would see it, up to where chance decides.
 */
events: unknown[],
/**
 * The points that the seat scores with that at once.
 */
now: number,
/**
 * How many points worse than the solution it is, the margin and the chance to win together.
 */
behind: number,
/**
 * The standard error of that.
 */
doubt: number,
/**
 * The probability to win.
 */
win: number,
/**
 * The own points at the end of the game, by source.
 */
points: { [key in string]: number },
/**
 * The mean of the rivals' points at the end of the game.
 */
rivals: number,
/**
 * What else is to be expected: food missing, ants lost and the like.
 */
risks: { [key in string]: number }, };

/**
 * A code with which a person comes back without any of their browsers. It is shown only once, and works until it is replaced.
 */
export type RecoveryCode = { code: string, };

/**
 * A finished or running game, as one viewpoint saw it.
 */
export type Replay = { game: string, options: unknown, data: DataUsed, names: Array<string>, components: unknown, seat: Seat | null,
/**
 * Viewpoints that the person asking may choose.
 */
seats: Array<Seat | null>,
/**
 * Everything this viewpoint was told, from the setup to the last action.
 */
steps: Array<Step>,
/**
 * Identifies these steps when more frames are requested.
 */
version: string,
/**
 * The frame of the requested step. The others are loaded as they are needed.
 */
frames: Frames, standing: Standing | null, commitment: string | null, fair: Fair | null,
/**
 * Where the game got stuck, if this program cannot replay it to the end.
 */
stuck: Stuck | null,
/**
 * Where the game was played on from, if a table says so.
 */
played_on: PlayedOn | null, };

/**
 * The contribution that a person committed to: 64 hexadecimal digits.
 */
export type Reveal = { contribution: string, };

/**
 * A finished game as the strongest bots judge it. It contains everything that is needed to show it.
 */
export type Review = { game: string, options: unknown, data: DataUsed,
/**
 * The table it was played at; `null` for an uploaded record.
 */
table: string | null,
/**
 * The uploaded record, to play on from; `null` for a game at a table.
 */
record: unknown, names: Array<string>, components: unknown,
/**
 * The result; `null` if the game was given up.
 */
standing: Standing | null,
/**
 * Whether the seats win or lose together. Then all of them have the same share.
 */
together: boolean,
/**
 * The start of the game, the start of each further stretch, and the end.
 */
moments: Array<ReviewMoment>, seats: Array<ReviewSeat>,
/**
 * The costliest decisions of each seat, the costliest first.
 */
decisions: Array<ReviewDecision>,
/**
 * How many games of strong play were averaged; 0 if the game was given up.
 */
strong_games: number, };

/**
 * A decision that cost something.
 */
export type ReviewDecision = { seat: Seat,
/**
 * The number of actions before it.
 */
action: number,
/**
 * The stretch it belongs to, as the index of the moment at which that stretch starts.
 */
stretch: number,
/**
 * The step of the seat's replay that shows the moment before it.
 */
step: number,
/**
 * The progress of the game.
 */
stand: unknown,
/**
 * What the seat saw.
 */
frame: Frame, played: ReviewTurn, better: ReviewTurn,
/**
 * The cost in points, which combines the expected margin and the chance of winning.
 */
lost: number,
/**
 * The standard error of the cost; `null` if it is only the model's estimate.
 */
doubt: number | null,
/**
 * How much it lowered the share of the win.
 */
win: number,
/**
 * How many more points the better turn is expected to bring by the end, by source.
 */
points: { [key in string]: number },
/**
 * Other expected differences: the value after the better turn, then after the actual one.
 */
risks: { [key in string]: [number, number] }, };

/**
 * Each seat's share of the win after this number of actions.
 */
export type ReviewMoment = { actions: number,
/**
 * The progress of the game.
 */
stand: unknown, shares: Array<number>, };

/**
 * A turn of the opening, and the one that strong play prefers.
 */
export type ReviewOpened = { played: ReviewTurn,
/**
 * `null` if nothing better was found.
 */
better: ReviewTurn | null,
/**
 * What it cost, in points.
 */
lost: number, };

/**
 * How a seat played.
 */
export type ReviewSeat = { turns: number,
/**
 * Points lost per turn.
 */
lost: number,
/**
 * Turns that lost more than three points.
 */
blunders: number,
/**
 * Why its share changed from each moment to the next.
 */
moved: Array<Moved>,
/**
 * The points by source, and those of strong play in this seat from the same setup.
 */
points: { [key in string]: number }, strong: { [key in string]: number },
/**
 * The points after the first season or round, and those of strong play.
 */
opened: number, strong_opened: number,
/**
 * The turns of the first season or round.
 */
opening: Array<ReviewOpened>, };

/**
 * The progress of a review.
 */
export type ReviewState = {
/**
 * Identifies the review: `/api/reviews/{key}`.
 */
key: string,
/**
 * How much is done, in percent; `null` if nobody has asked for it yet, if it was cancelled, or once it is done.
 */
percent: number | null,
/**
 * The review, when it is done.
 */
review: Review | null, };

/**
 * A turn as the seat saw it.
 */
export type ReviewTurn = { actions: Choice[],
/**
 * What happens in it, up to where chance decides.
 */
events: unknown[], };

/**
 * A place at the table, counted clockwise from 0.
 */
export type Seat = number;

export type SeatClock = {
/**
 * The time left at `now`; `null` without a clock.
 */
left_ms: number | null, running: boolean, };

export type SeatInfo = { kind: SeatKind,
/**
 * Empty for bots and for players who gave no name.
 */
name: string,
/**
 * The hash of what the player will contribute to the seed.
 */
commitment: string | null,
/**
 * Whether the player has contributed to the seed.
 */
contributed: boolean,
/**
 * Only for a bot.
 */
level: string | null, online: boolean,
/**
 * The level of the bot that plays for an absent player.
 */
stand_in: string | null,
/**
 * Whether other players may hand the seat to a bot, because its player has been away for a
 * while.
 */
gone: boolean, };

export type SeatKind = "open" | "human" | "local" | "bot";

/**
 * Somebody who asks for a seat.
 */
export type SeatRequestInfo = {
/**
 * Who asks: the same as `who` of a chat line.
 */
who: string,
/**
 * Empty for people who gave no name.
 */
name: string, seat: Seat,
/**
 * Since when, in milliseconds since 1970.
 */
at: number,
/**
 * Whether they are at the table now.
 */
online: boolean, };

/**
 * How a seat did in a game that is over.
 */
export type SeatScore = { score: number,
/**
 * The points of the best opponent.
 */
rival: number, place: number,
/**
 * The points by source. What is missing in their sum everybody begins with.
 */
points: { [key in string]: number }, };

/**
 * What one viewpoint sees: that of a seat, or that of a spectator if `seat` is `null`.
 */
export type Seen = { seat: Seat | null,
/**
 * The number of the first of the `items`. Items the client already has are not sent again.
 */
from: number, items: Array<Item>,
/**
 * The game as this viewpoint may see it.
 */
view: unknown,
/**
 * The actions that the seat may take now; empty if it has no decision to make.
 */
choices: Choice[],
/**
 * What the viewer can foresee, such as costs and gains.
 */
outlook: unknown,
/**
 * How many of its last actions the seat could undo.
 */
undoable: number,
/**
 * How many of these the seat sent together, with its last request: what undoing one click
 * takes back.
 */
last_request: number, };

/**
 * Puts a bot on an open seat, or opens a bot's seat again if `level` is `null`.
 */
export type SetSeat = { seat: Seat, level: string | null, };

/**
 * Who else plays the deal of a table.
 */
export type SharedDeal = { "kind": "day", day: string, } | { "kind": "tables", id: string, };

/**
 * What the picture of an example shows.
 */
export type Shows = "board" | "moment";

/**
 * The number of items of a viewpoint that a client has.
 */
export type Since = {
/**
 * `null` for the spectators' viewpoint.
 */
seat: Seat | null, n: number, };

/**
 * A request to sit down; without `seat`, on the first open seat.
 */
export type Sit = { seat?: Seat,
/**
 * The name of another player at the same screen.
 */
local?: string,
/**
 * As in [`Commit`].
 */
commitment?: string, };

/**
 * A turn to be compared with the solution of a puzzle.
 */
export type Solve = {
/**
 * The actions of the whole turn; none to be told the solution.
 */
actions: Array<Notation>, };

/**
 * How good a turn is.
 */
export type Solved = {
/**
 * Whether the turn is the solution, or as good.
 */
solved: boolean,
/**
 * The solution, the best other turns and the one that was asked about, best first.
 */
turns: Array<PuzzleTurn>,
/**
 * Which of them was asked about.
 */
yours: number | null,
/**
 * The levels of bots, the weakest first.
 */
levels: Array<LevelAnswer>, };

/**
 * The result of a finished game.
 */
export type Standing = { scores: Array<number>,
/**
 * Place of each seat, starting with 1 for the best.
 */
places: Array<number>, };

export type Status = "open" | "running" | "over" | "abandoned";

/**
 * An action that told the viewpoint something; the first step is the setup.
 */
export type Step = { seat: Seat | null,
/**
 * The action, if this viewpoint took it.
 */
action?: string,
/**
 * When the action was taken, if that is known.
 */
at?: number, events: unknown[],
/**
 * The progress of the game, where it is another than before.
 */
stand?: unknown, };

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
 * The action, if the line has one and the recipient may know it.
 */
action: string | null, };

export type Strength = { level: string,
/**
 * The mean points in `games` games against the yardstick.
 */
points: number, games: number,
/**
 * The time for a decision, in milliseconds.
 */
ms: number,
/**
 * How many of a hundred games it wins against the level below; `null` for the weakest.
 */
wins: number | null, };

/**
 * How strong the levels of a game are at a table of two.
 */
export type Strengths = {
/**
 * The bot against which all levels made their points.
 */
yardstick: string,
/**
 * From the weakest to the strongest.
 */
levels: Array<Strength>, };

/**
 * A game that this program cannot replay to the end: a rule was corrected since it was played, or
 * its log cannot be read.
 */
export type Stuck = {
/**
 * How many actions were replayed.
 */
turns: number,
/**
 * Why the next one could not be replayed: usually the rule that forbids it.
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
 * Whether the players can agree to continue from there.
 */
can_continue: boolean,
/**
 * Seats that agree.
 */
agree: Array<Seat>,
/**
 * Whether the recipient may download the record now. It contains the seed.
 */
record: boolean,
/**
 * The part of the log that was not replayed, line by line.
 */
rest: Array<StoredLine>, };

/**
 * A table in a list.
 */
export type TableCard = { id: string, game: string, options: unknown, status: Status, changed: number, seats: Array<CardSeat>, clock: Clock,
/**
 * Whether the person asking has a decision to make.
 */
your_turn: boolean,
/**
 * Whether the person asking has a seat.
 */
yours: boolean,
/**
 * The progress of the game, as its own JSON: year, season and phase in Myrmes; round and phase
 * in March of the Ants.
 */
stand: unknown,
/**
 * Where the game was played on from.
 */
played_on: PlayedOn | null,
/**
 * Whether it is the table of a lesson.
 */
lesson: boolean, };

/**
 * The public information about a table, as sent to one recipient.
 */
export type TableInfo = { id: string, game: string, options: unknown, data: DataUsed, public: boolean, status: Status, created: number,
/**
 * Whether the recipient opened the table.
 */
host: boolean,
/**
 * Whether the recipient may write in the chat.
 */
may_chat: boolean,
/**
 * Whether people who do not play may chat.
 */
guest_chat: boolean,
/**
 * Whether the host approves who takes a seat.
 */
approval: boolean,
/**
 * Who asks for a seat: the host is told of everybody, others of their own request.
 */
requests: Array<SeatRequestInfo>,
/**
 * The recipient's seats.
 */
you: Array<Seat>, seats: Array<SeatInfo>, to_act: Array<Seat>, standing: Standing | null, clock: Clock, at_zero: AtZero, clocks: Array<SeatClock>,
/**
 * The server's time when `clocks` was read.
 */
now: number,
/**
 * The hash of the server's secret, published before anyone sat down.
 */
commitment: string,
/**
 * While players reveal what they contribute, until when they can; the game begins when all have, or then. What they
 * committed themselves to does not change any more.
 */
revealing: number | null,
/**
 * Whether players may ask for hints.
 */
hints: boolean,
/**
 * Whether it is the table of a lesson.
 */
lesson: boolean,
/**
 * Who else plays the same deal: what they may not know about each other's games is not shown.
 */
deal: SharedDeal | null,
/**
 * Everything that went into the seed, once the game is over.
 */
fair: Fair | null, undo_asked: UndoAsked | null,
/**
 * Seats that want to abandon the game.
 */
abandon: Array<Seat>,
/**
 * When the table closes by itself, unless somebody who sits there or opened it comes by, or somebody acts, in milliseconds
 * since 1970. Told while it waits for players, and in the last two weeks of a game in which nothing happens.
 */
expires: number | null, spectators: number,
/**
 * The table of the next game.
 */
rematch: string | null,
/**
 * The table of the previous game, if this is its rematch.
 */
rematch_of: string | null,
/**
 * Where the game was played on from, if it did not begin with the setup.
 */
played_on: PlayedOn | null,
/**
 * Where the game got stuck, if this program cannot replay it to the end.
 */
stuck: Stuck | null, };

/**
 * A page of a list of tables, the latest first.
 */
export type TablePage = { tables: Array<TableCard>,
/**
 * What to send as `after` for the next page; `None` after the last one.
 */
next: string | null, };

/**
 * A message to a client over a table's socket.
 */
export type ToClient = { "type": "table" } & TableInfo | { "type": "seen" } & Seen | { "type": "chat", lines: Array<ChatLine>, } | { "type": "done", id: number, } | { "type": "refused", id: number | null, error: ApiError, } | { "type": "pong" } | { "type": "bye", reason: string, };

/**
 * The games of the day.
 */
export type Today = {
/**
 * As YYYY-MM-DD, in UTC.
 */
day: string,
/**
 * The level of the bots at the other seats.
 */
opponent: string, games: Array<TodayGame>, };

/**
 * A game of the day, and how far the person asking is with it.
 */
export type TodayGame = { game: string, players: number,
/**
 * The table of your try; `null` if you have not begun.
 */
table: string | null, status: Status | null,
/**
 * Your points, once the game is over.
 */
score: number | null, };

/**
 * A link for using the same identity on another device. It works once.
 */
export type Transfer = { link: string,
/**
 * Milliseconds since 1970.
 */
expires: number, };

/**
 * An action that is only imagined, with the seat that takes it.
 */
export type Tried = { seat: Seat, action: Notation, };

/**
 * A request to go back further than a player may alone.
 */
export type UndoAsked = { seat: Seat,
/**
 * How many actions would be undone.
 */
actions: number,
/**
 * Seats that agree.
 */
yes: Array<Seat>, };

/**
 * A vote for or against abandoning the game, or continuing one that got stuck.
 */
export type Vote = { yes: boolean, };

/**
 * The question what would happen. Nothing of it is stored, and nobody is told.
 */
export type WhatIf = { from: Moment,
/**
 * The seat that imagines: what it cannot know is dealt anew.
 */
seat: Seat,
/**
 * Which of the possible deals: the same number gives the same hidden things and the same dice.
 */
deal?: number,
/**
 * Everything that is tried, in order.
 */
tried?: Array<Tried>,
/**
 * Whether to leave out everything from the first action on that is not legal in this deal, instead of refusing it.
 */
as_far_as_legal?: boolean,
/**
 * The seat whose view the answer has; the one that imagines if absent. The hands of the others are imagined, too.
 */
eyes?: Seat,
/**
 * Asks why the seat with these eyes may not take this action now; refused with the rule that forbids it.
 */
why?: unknown,
/**
 * The bot that takes the next turn of a seat other than the one that imagines, if one is to act.
 */
bot?: string,
/**
 * Whether the answer contains the components.
 */
components?: boolean, };

/**
 * Which moment of a game: its last one if it says nothing.
 */
export type When = {
/**
 * Whose replay the step is counted in; the spectators' if absent.
 */
seat?: Seat,
/**
 * A step of that replay; the last one if absent.
 */
step?: number,
/**
 * The number of actions taken before the moment, instead of a step. Only once the game is over: it counts the
 * secret ones.
 */
turns?: number,
/**
 * Identifies the steps up to this one. If they are others by now, because actions were taken back, the request is
 * refused as `stale`.
 */
version?: string, };

/**
 * What stays behind when a browser becomes somebody else. It can go back, as long as it keeps its cookies.
 */
export type Yourself = { name: string,
/**
 * The tables that are open or running.
 */
tables: Array<TableCard>, };
