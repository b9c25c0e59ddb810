//! Everything that crosses the wire, in one place: what a page or a bot may send, and what it is
//! sent.
//!
//! The page's `protocol.ts` and the OpenAPI description are generated from these types. What
//! belongs to a game (options, views, actions, events, outlooks) passes through as JSON: this file
//! knows no game.

mod chat;
mod daily;
mod deals;
mod people;
mod puzzles;
mod requests;
mod reviews;
mod study;
mod whatif;

use std::sync::Arc;

#[cfg(feature = "ts")]
use game_core::Notation;
use game_core::{Seat, Standing, data::Correction, json::Written};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

pub use self::{
    chat::{Blocked, ChatLine, GuestChat, NewBlock, NewReport},
    daily::{DailyBot, DailyPerson, DailyResult, SeatScore, Today, TodayGame},
    deals::{Deal, DealTable, NewDeal, SharedDeal},
    people::{Becoming, BotToken, Browser, Devices, Former, Me, Named, Program, RecoveryCode, Transfer, Yourself},
    puzzles::{LevelAnswer, Puzzle, PuzzleCard, PuzzleList, PuzzleTurn, Solve, Solved},
    requests::{AnswerSeat, Approval, AskSeat, SeatRequestInfo},
    reviews::{Moved, Review, ReviewDecision, ReviewMoment, ReviewOpened, ReviewSeat, ReviewState, ReviewTurn},
    study::{AskHint, Example, Hint, HintTurn, Lesson, LessonStep, Shows},
    whatif::{Imagined, Moment, NewNote, Note, NoteText, PlayOn, PlayedOn, Tried, WhatIf, When},
};
use crate::store;

/// The longest message a client may send, in bytes.
pub const MAX_MESSAGE: usize = 64 * 1024;
/// The longest name and chat line, in graphemes.
pub const MAX_NAME: usize = 30;
pub const MAX_CHAT: usize = 500;
/// The maximum number of actions in a message: enough for a sortie or a whole plan of nurses.
pub const MAX_ACTIONS: usize = 32;

/// A message from a client over a table's socket.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum FromClient {
    /// The first message. It says how many items of each viewpoint the client already has.
    Hello {
        #[serde(default)]
        since: Vec<Since>,
    },
    /// Takes these actions in order: all or none.
    Act {
        id: u32,
        seat: Seat,
        /// How many items of the seat's viewpoint the client has received. The request is refused
        /// if there are more.
        seen: u32,
        #[cfg_attr(feature = "ts", ts(as = "Vec<Notation<String>>"))]
        actions: Vec<String>,
    },
    /// Asks why the seat may not take this action now, in either of its forms. It changes nothing: the answer is
    /// `refused` with the rule, or `done` if the action is allowed.
    Why {
        id: u32,
        seat: Seat,
        #[cfg_attr(feature = "ts", ts(type = "unknown"))]
        action: Value,
    },
    /// Undoes the seat's own last actions: all or none.
    Undo {
        id: u32,
        seat: Seat,
        seen: u32,
        /// How many; one by default.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional))]
        actions: Option<u32>,
    },
    /// Asks the other players to go back to where the seat had received this many items.
    AskUndo {
        id: u32,
        seat: Seat,
        seen: u32,
        items: u32,
    },
    /// Answers another player's request to go back.
    AnswerUndo {
        id: u32,
        seat: Seat,
        yes: bool,
    },
    Chat {
        id: u32,
        text: String,
    },
    /// Asks for a [`ToClient::Pong`], to check that the connection is alive.
    Ping {},
}

/// The number of items of a viewpoint that a client has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Since {
    /// `null` for the spectators' viewpoint.
    pub seat: Option<Seat>,
    pub n: u32,
}

/// A message to a client over a table's socket.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ToClient {
    /// The players and the state of the table. Sent whenever they change.
    Table(Box<TableInfo>),
    /// What one viewpoint sees now, and what has happened since the last such message.
    Seen(Box<Seen>),
    Chat {
        lines: Vec<ChatLine>,
    },
    /// The request with this id was carried out.
    Done {
        id: u32,
    },
    /// The request was refused and nothing has changed.
    Refused {
        id: Option<u32>,
        error: ApiError,
    },
    Pong,
    /// The last message before the server closes the connection.
    Bye {
        reason: String,
    },
}

/// What one viewpoint sees: that of a seat, or that of a spectator if `seat` is `null`.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Seen {
    #[schema(value_type = Option<u8>)]
    pub seat: Option<Seat>,
    /// The number of the first of the `items`. Items the client already has are not sent again.
    pub from: u32,
    #[schema(value_type = Vec<Item>)]
    pub items: Vec<Arc<Item>>,
    /// The game as this viewpoint may see it.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    #[schema(value_type = Value)]
    pub view: Written,
    /// The actions that the seat may take now; empty if it has no decision to make.
    #[cfg_attr(feature = "ts", ts(type = "Choice[]"))]
    #[schema(value_type = Vec<ChoiceSchema>)]
    pub choices: Written,
    /// What the viewer can foresee, such as costs and gains.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    #[schema(value_type = Value)]
    pub outlook: Written,
    /// How many of its last actions the seat could undo.
    pub undoable: u32,
    /// How many of these the seat sent together, with its last request: what undoing one click
    /// takes back.
    pub last_request: u32,
}

/// An action in both of its forms.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "Choice"))]
#[schema(as = Choice)]
pub struct ChoiceSchema {
    /// The one-line notation, as [`FromClient::Act`] takes it.
    #[cfg_attr(feature = "ts", ts(as = "Notation<String>"))]
    pub text: String,
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub action: Value,
}

/// Something that happened, as reported to one viewpoint. The numbers have no gaps, so they reveal
/// nothing about hidden events.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Item {
    pub n: u32,
    /// Milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub at: i64,
    #[serde(flatten)]
    pub what: ItemKind,
}

#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "what", rename_all = "snake_case")]
pub enum ItemKind {
    /// A seat acted; `seat` is `null` for the setup of the game.
    Played {
        #[schema(value_type = Option<u8>)]
        seat: Option<Seat>,
        /// The action, only for the seat that took it.
        action: Option<String>,
        #[cfg_attr(feature = "ts", ts(type = "unknown[]"))]
        #[schema(value_type = Vec<Value>)]
        events: Vec<Written>,
    },
    /// These items were undone. They stay in the list.
    TakenBack {
        #[schema(value_type = u8)]
        seat: Seat,
        items: Vec<u32>,
        /// Whether the other players were asked.
        agreed: bool,
    },
    /// A bot now plays for the seat.
    HandedOver {
        #[schema(value_type = u8)]
        seat: Seat,
        level: String,
    },
    /// The player plays again.
    Resumed {
        #[schema(value_type = u8)]
        seat: Seat,
    },
    /// The player asked what the strongest bot would do.
    Hinted {
        #[schema(value_type = u8)]
        seat: Seat,
    },
    ClockRanOut {
        #[schema(value_type = u8)]
        seat: Seat,
    },
    Abandoned,
    /// The game begins here, with a moment of another one.
    PlayedOn {
        from: PlayedOn,
    },
    /// The game continues from here. `lost` later actions could no longer be replayed.
    Continued {
        lost: u32,
    },
}

/// Why something was refused.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ApiError {
    /// For programs: `illegal`, `stale`, `not_yours`, `not_found`, `not_now`, `bad_request`, …
    pub kind: String,
    /// For people; in English.
    pub message: String,
    /// The rule of the game that forbids the action.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub rule: Option<String>,
    /// The values that the rule checked.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "unknown"))]
    pub values: Option<Value>,
}

/// The public information about a table, as sent to one recipient.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TableInfo {
    pub id: String,
    pub game: String,
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub options: Value,
    pub data: DataUsed,
    pub public: bool,
    pub status: Status,
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub created: i64,
    /// Whether the recipient opened the table.
    pub host: bool,
    /// Whether the recipient may write in the chat.
    pub may_chat: bool,
    /// Whether people who do not play may chat.
    pub guest_chat: bool,
    /// Whether the host approves who takes a seat.
    pub approval: bool,
    /// Who asks for a seat: the host is told of everybody, others of their own request.
    pub requests: Vec<SeatRequestInfo>,
    /// The person who opened the table; not sent.
    #[serde(skip)]
    #[cfg_attr(feature = "ts", ts(skip))]
    #[schema(ignore)]
    pub hosted_by: String,
    /// The recipient's seats.
    #[schema(value_type = Vec<u8>)]
    pub you: Vec<Seat>,
    pub seats: Vec<SeatInfo>,
    #[schema(value_type = Vec<u8>)]
    pub to_act: Vec<Seat>,
    #[schema(value_type = Option<StandingSchema>)]
    #[cfg_attr(feature = "ts", ts(type = "Standing | null"))]
    pub standing: Option<Standing>,
    pub clock: Clock,
    pub at_zero: AtZero,
    pub clocks: Vec<SeatClock>,
    /// The server's time when `clocks` was read.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub now: i64,
    /// The hash of the server's secret, published before anyone sat down.
    pub commitment: String,
    /// While players reveal what they contribute, until when they can; the game begins when all have, or then. What they
    /// committed themselves to does not change any more.
    #[cfg_attr(feature = "ts", ts(type = "number | null"))]
    pub revealing: Option<i64>,
    /// Whether players may ask for hints.
    pub hints: bool,
    /// Whether it is the table of a lesson.
    pub lesson: bool,
    /// Who else plays the same deal: what they may not know about each other's games is not shown.
    pub deal: Option<SharedDeal>,
    /// Everything that went into the seed, once the game is over.
    pub fair: Option<Fair>,
    pub undo_asked: Option<UndoAsked>,
    /// Seats that want to abandon the game.
    #[schema(value_type = Vec<u8>)]
    pub abandon: Vec<Seat>,
    /// When the table closes by itself, unless somebody who sits there or opened it comes by, or somebody acts, in milliseconds
    /// since 1970. Told while it waits for players, and in the last two weeks of a game in which nothing happens.
    #[cfg_attr(feature = "ts", ts(type = "number | null"))]
    pub expires: Option<i64>,
    pub spectators: u32,
    /// The table of the next game.
    pub rematch: Option<String>,
    /// The table of the previous game, if this is its rematch.
    pub rematch_of: Option<String>,
    /// Where the game was played on from, if it did not begin with the setup.
    pub played_on: Option<PlayedOn>,
    /// Where the game got stuck, if this program cannot replay it to the end.
    pub stuck: Option<Stuck>,
}

/// A game that this program cannot replay to the end: a rule was corrected since it was played, or
/// its log cannot be read.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Stuck {
    /// How many actions were replayed.
    pub turns: u32,
    /// Why the next one could not be replayed: usually the rule that forbids it.
    pub error: ApiError,
    /// The version of the rules under which the game began.
    pub rules: u32,
    /// This program's version; `null` if it does not know the game.
    pub rules_now: Option<u32>,
    /// Whether the players can agree to continue from there.
    pub can_continue: bool,
    /// Seats that agree.
    #[schema(value_type = Vec<u8>)]
    pub agree: Vec<Seat>,
    /// Whether the recipient may download the record now. It contains the seed.
    pub record: bool,
    /// The part of the log that was not replayed, line by line.
    pub rest: Vec<StoredLine>,
}

/// A line of the log that was not replayed.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct StoredLine {
    /// Milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub at: i64,
    #[schema(value_type = Option<u8>)]
    pub seat: Option<Seat>,
    /// What happened: `played`, `undone`, `rewound`, `handed_over`, …
    pub kind: String,
    /// The action, if the line has one and the recipient may know it.
    pub action: Option<String>,
}

/// The result of a finished game.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "Standing"))]
#[schema(as = Standing)]
pub struct StandingSchema {
    pub scores: Vec<i32>,
    /// Place of each seat, starting with 1 for the best.
    pub places: Vec<u8>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// Players may sit down.
    Open,
    Running,
    Over,
    Abandoned,
}

impl From<store::Status> for Status {
    fn from(status: store::Status) -> Status {
        match status {
            store::Status::Open => Status::Open,
            store::Status::Running => Status::Running,
            store::Status::Over => Status::Over,
            store::Status::Abandoned => Status::Abandoned,
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum SeatKind {
    Open,
    Human,
    /// Another player at the same screen.
    Local,
    Bot,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatInfo {
    pub kind: SeatKind,
    /// Empty for bots and for players who gave no name.
    pub name: String,
    /// The hash of what the player will contribute to the seed.
    pub commitment: Option<String>,
    /// Whether the player has contributed to the seed.
    pub contributed: bool,
    /// Only for a bot.
    pub level: Option<String>,
    pub online: bool,
    /// The level of the bot that plays for an absent player.
    pub stand_in: Option<String>,
    /// Whether other players may hand the seat to a bot, because its player has been away for a
    /// while.
    pub gone: bool,
}

/// The time control of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Clock {
    #[default]
    None,
    /// Time for the whole game, and an increment for each turn.
    Live { bank_s: u32, increment_s: u32 },
    /// Time for each turn.
    Days { days: u32 },
}

/// What happens when the time runs out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum AtZero {
    /// A bot plays on.
    Bot,
    /// Everybody sees it; nothing else happens.
    #[default]
    Nothing,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatClock {
    /// The time left at `now`; `null` without a clock.
    #[cfg_attr(feature = "ts", ts(type = "number | null"))]
    pub left_ms: Option<i64>,
    pub running: bool,
}

/// Everything that went into the seed of a game: see `docs/fair-dice.md`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Fair {
    /// In which way the seed was made: 2, or 1 at tables from before everybody committed first.
    pub protocol: u32,
    pub secret: String,
    /// The hashes that players committed themselves to, by seat; `null` for a seat that did not. Empty with protocol 1.
    pub commitments: Vec<Option<String>>,
    /// By seat; `null` for a seat that contributed nothing, or did not reveal it in time.
    pub contributions: Vec<Option<String>>,
    pub seed: String,
}

/// A request to go back further than a player may alone.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct UndoAsked {
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// How many actions would be undone.
    pub actions: u32,
    /// Seats that agree.
    #[schema(value_type = Vec<u8>)]
    pub yes: Vec<Seat>,
}

// Requests and answers over HTTP.

#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct GameInfo {
    pub id: String,
    /// Whether it has a page. Through the API it can be played in any case.
    pub page: bool,
    pub fewest: u8,
    pub most: u8,
    pub data: String,
    /// The default options.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub options: Value,
    /// The levels of bots that people are offered, from the weakest to the strongest.
    pub levels: Vec<String>,
    /// The characters that bots can have: after a level and a colon, as in `casual:hunter`.
    pub characters: Vec<String>,
    /// How strong the levels are, as measured; `null` if nobody measured it.
    pub strengths: Option<Strengths>,
}

/// How strong the levels of a game are at a table of two.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Strengths {
    /// The bot against which all levels made their points.
    pub yardstick: String,
    /// From the weakest to the strongest.
    pub levels: Vec<Strength>,
}

#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Strength {
    pub level: String,
    /// The mean points in `games` games against the yardstick.
    pub points: f32,
    pub games: u32,
    /// The time for a decision, in milliseconds.
    pub ms: f32,
    /// How many of a hundred games it wins against the level below; `null` for the weakest.
    pub wins: Option<f32>,
}

/// Which component data a game is played with.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DataUsed {
    pub hash: String,
    /// The name of the set when it was chosen; `null` for the program's own set, and for a record
    /// without a name.
    pub name: Option<String>,
    /// Whether it is the same as the data set built into this program.
    pub own: bool,
    /// Whether the models of the bots were trained with it. With other data they may play weaker.
    pub bots_learned: bool,
}

/// Where a data set comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum DataSource {
    /// Built into the program.
    Program,
    /// Offered by whoever runs the server.
    Folder,
    /// Saved by a user.
    Saved,
}

/// A data set that can be chosen for new tables.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DataSetInfo {
    /// `own` is the program's own set.
    pub name: String,
    pub hash: String,
    pub source: DataSource,
    /// Whether the person asking saved it, and may change and delete it.
    pub yours: bool,
    /// When it was last saved, in milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number | null"))]
    pub changed: Option<i64>,
}

/// The data sets of a game, starting with the program's own.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DataSets {
    pub sets: Vec<DataSetInfo>,
    /// Whether only the administrator may save data sets.
    pub administrator_only: bool,
}

/// The contents of a data set.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DataContents {
    /// The files as JSON, by name.
    #[cfg_attr(feature = "ts", ts(type = "Record<string, unknown>"))]
    pub files: Value,
    /// The game's components with these data; `null` if the game cannot be played with them.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub components: Value,
    pub hash: Option<String>,
    pub problems: Vec<DataProblem>,
}

/// An error in the data, or something unusual about it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DataProblem {
    /// File, entry and field.
    pub what: String,
    /// In English.
    pub why: String,
    /// Whether the game can be played anyway.
    pub warning: bool,
}

/// A data set being corrected: its base, and what the owner of a box found to be different.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct DataDraft {
    /// The name of the set to start from.
    pub base: String,
    #[cfg_attr(feature = "ts", ts(type = "Correction[]"))]
    #[schema(value_type = Vec<CorrectionSchema>)]
    pub corrections: Vec<Correction>,
    /// The day of the correction, as YYYY-MM-DD in the time zone of the person who made it.
    pub date: String,
}

/// A corrected entry of a data file, as its owner reads it in the box.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "Correction"))]
#[schema(as = Correction)]
pub struct CorrectionSchema {
    pub file: String,
    /// The `id` of the entry.
    pub entry: String,
    pub field: String,
    /// The whole new value; `null` removes the field.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub value: Value,
}

/// The settings of a new table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    pub game: String,
    /// `players` is taken from the number of seats.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub options: Value,
    pub seats: Vec<NewSeat>,
    /// The name of the data set; the program's own by default.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub data: Option<String>,
    #[serde(default)]
    pub public: bool,
    #[serde(default)]
    pub clock: Clock,
    #[serde(default)]
    pub at_zero: AtZero,
    /// Whether players may ask for hints; they may by default, but never with a live clock.
    #[serde(default = "crate::header::yes")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub hints: bool,
    /// Whether people who do not play may chat; only players and the host may by default.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub guest_chat: bool,
    /// Whether the host approves who takes a seat; by default at public tables only.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub approval: Option<bool>,
    /// Whether to start immediately, without contributions to the seed. There must be no open seat.
    #[serde(default)]
    pub start: bool,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum NewSeat {
    Open,
    Me,
    Local { name: String },
    Bot { level: String },
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Created {
    pub id: String,
    /// The hash of the server's secret, which is fixed before anyone contributes to the seed.
    pub commitment: String,
}

/// The SHA-256 of the contribution that a person will make to the seed for all of their seats: 64 hexadecimal digits.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Commit {
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub commitment: Option<String>,
}

/// The contribution that a person committed to: 64 hexadecimal digits.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Reveal {
    pub contribution: String,
}

/// A request to sit down; without `seat`, on the first open seat.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Sit {
    #[serde(default)]
    #[schema(value_type = Option<u8>)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub seat: Option<Seat>,
    /// The name of another player at the same screen.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub local: Option<String>,
    /// As in [`Commit`].
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub commitment: Option<String>,
}

/// A request to move from your own seat to another one before the game begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct MoveSeat {
    #[schema(value_type = u8)]
    pub from: Seat,
    /// An open seat, or that of a bot or of another player at your screen, who gets yours in exchange.
    #[schema(value_type = u8)]
    pub to: Seat,
}

/// One seat of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct OneSeat {
    #[schema(value_type = u8)]
    pub seat: Seat,
}

/// Puts a bot on an open seat, or opens a bot's seat again if `level` is `null`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct SetSeat {
    #[schema(value_type = u8)]
    pub seat: Seat,
    pub level: Option<String>,
}

/// Lets a bot play for a seat, at this level, or if it is `null` at the one nearest to how the seat has played so far.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct HandOver {
    #[schema(value_type = u8)]
    pub seat: Seat,
    pub level: Option<String>,
}

/// A vote for or against abandoning the game, or continuing one that got stuck.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Vote {
    pub yes: bool,
}

/// [`FromClient::Act`] over HTTP.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Act {
    pub seen: u32,
    pub actions: Vec<String>,
}

/// A table in a list.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TableCard {
    pub id: String,
    pub game: String,
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub options: Value,
    pub status: Status,
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub changed: i64,
    pub seats: Vec<CardSeat>,
    pub clock: Clock,
    /// Whether the person asking has a decision to make.
    pub your_turn: bool,
    /// Whether the person asking has a seat.
    pub yours: bool,
    /// The progress of the game, as its own JSON: year, season and phase in Myrmes; round and phase
    /// in March of the Ants.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub stand: Value,
    /// Where the game was played on from.
    pub played_on: Option<PlayedOn>,
    /// Whether it is the table of a lesson.
    pub lesson: bool,
}

#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CardSeat {
    pub kind: SeatKind,
    pub name: String,
    pub level: Option<String>,
    /// Whether the person asking has this seat.
    pub you: bool,
    pub score: Option<i32>,
    pub place: Option<u8>,
    pub to_act: bool,
}

/// All tables listed on the home page.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Lobby {
    /// Tables that wait for you come first.
    pub mine: Vec<TableCard>,
    pub open: Vec<TableCard>,
    pub running: Vec<TableCard>,
    pub replays: Vec<TableCard>,
}

/// A page of a list of tables, the latest first.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TablePage {
    pub tables: Vec<TableCard>,
    /// What to send as `after` for the next page; `None` after the last one.
    pub next: Option<String>,
}

/// A finished or running game, as one viewpoint saw it.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Replay {
    pub game: String,
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub options: Value,
    pub data: DataUsed,
    pub names: Vec<String>,
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub components: Value,
    #[schema(value_type = Option<u8>)]
    pub seat: Option<Seat>,
    /// Viewpoints that the person asking may choose.
    #[schema(value_type = Vec<Option<u8>>)]
    pub seats: Vec<Option<Seat>>,
    /// Everything this viewpoint was told, from the setup to the last action.
    pub steps: Vec<Step>,
    /// Identifies these steps when more frames are requested.
    pub version: String,
    /// The frame of the requested step. The others are loaded as they are needed.
    pub frames: Frames,
    #[schema(value_type = Option<StandingSchema>)]
    #[cfg_attr(feature = "ts", ts(type = "Standing | null"))]
    pub standing: Option<Standing>,
    pub commitment: Option<String>,
    pub fair: Option<Fair>,
    /// Where the game got stuck, if this program cannot replay it to the end.
    pub stuck: Option<Stuck>,
    /// Where the game was played on from, if a table says so.
    pub played_on: Option<PlayedOn>,
}

/// An action that told the viewpoint something; the first step is the setup.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Step {
    #[schema(value_type = Option<u8>)]
    pub seat: Option<Seat>,
    /// The action, if this viewpoint took it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub action: Option<String>,
    /// When the action was taken, if that is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "number"))]
    pub at: Option<i64>,
    #[cfg_attr(feature = "ts", ts(type = "unknown[]"))]
    pub events: Vec<Value>,
    /// The progress of the game, where it is another than before.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "unknown"))]
    pub stand: Option<Value>,
}

/// Consecutive frames of a replay.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Frames {
    /// The step of the first one.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub from: usize,
    pub frames: Vec<Frame>,
}

/// The game after one step.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Frame {
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub view: Value,
    /// What a spectator could foresee.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub outlook: Value,
}
