//! Everything that crosses the wire, in one place: what a page or a bot may send, and what it is
//! sent.
//!
//! The page's `protocol.ts` and the OpenAPI description are generated from these types. What
//! belongs to a game (options, views, actions, events, outlooks) passes through as JSON: this file
//! knows no game.

use std::sync::Arc;

use game_core::{Seat, Standing, data::Correction, erased::Choice};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

use crate::store;

/// The longest message a client may send, in bytes.
pub const MAX_MESSAGE: usize = 64 * 1024;
/// The longest name and chat line, in characters.
pub const MAX_NAME: usize = 30;
pub const MAX_CHAT: usize = 500;
/// The maximum number of actions in a message: enough for a sortie or a whole plan of nurses.
pub const MAX_ACTIONS: usize = 32;

/// What a client says over the socket of a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum FromClient {
    /// Comes first: how much of each viewpoint's story the client already knows.
    Hello {
        #[serde(default)]
        since: Vec<Since>,
    },
    /// Takes these actions one after the other, all or none.
    Act {
        id: u32,
        seat: Seat,
        /// How many items of the seat's story the client has seen; if there are more it decides anew.
        seen: u32,
        actions: Vec<String>,
    },
    /// Takes back the seat's own last actions, all or none.
    Undo {
        id: u32,
        seat: Seat,
        seen: u32,
        /// How many; one if it is not said.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional))]
        actions: Option<u32>,
    },
    /// Asks everybody to go back to where the seat had been told this many items.
    AskUndo {
        id: u32,
        seat: Seat,
        seen: u32,
        items: u32,
    },
    /// Answers somebody's wish to go back.
    AnswerUndo {
        id: u32,
        seat: Seat,
        yes: bool,
    },
    Chat {
        id: u32,
        text: String,
    },
    /// Asks for a [`ToClient::Pong`]: whether the line still stands.
    Ping {},
}

/// How many items of a viewpoint a client has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Since {
    /// `null` for the spectators' viewpoint.
    pub seat: Option<Seat>,
    pub n: u32,
}

/// What a client is told over the socket of a table.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ToClient {
    /// Who sits at the table and how it stands; comes whenever that changes.
    Table(Box<TableInfo>),
    /// What one viewpoint sees now, and what happened since it last saw something.
    Seen(Box<Seen>),
    Chat {
        lines: Vec<ChatLine>,
    },
    /// The request with this number was carried out.
    Done {
        id: u32,
    },
    /// It was not, and nothing has changed.
    Refused {
        id: Option<u32>,
        error: ApiError,
    },
    Pong,
    /// The last word before the server closes the line.
    Bye {
        reason: String,
    },
}

/// A viewpoint: a seat, or a spectator where `seat` is `null`.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Seen {
    #[schema(value_type = Option<u8>)]
    pub seat: Option<Seat>,
    /// The number of the first item that follows; an item that is already known is not repeated.
    pub from: u32,
    #[schema(value_type = Vec<Item>)]
    pub items: Vec<Arc<Item>>,
    /// The game as this viewpoint may see it.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub view: Value,
    /// What the seat may do now; empty where it is not asked.
    #[cfg_attr(feature = "ts", ts(type = "Choice[]"))]
    #[schema(value_type = Vec<ChoiceSchema>)]
    pub choices: Vec<Choice>,
    /// What things would cost and bring.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub outlook: Value,
    /// How many of its last actions the seat could take back.
    pub undoable: u32,
}

/// An action in both its forms.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "Choice"))]
#[schema(as = Choice)]
pub struct ChoiceSchema {
    /// The one-line notation: what [`FromClient::Act`] takes.
    pub text: String,
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub action: Value,
}

/// One thing that happened, as one viewpoint is told of it. Numbers have no gaps: what is hidden leaves no trace in them.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Item {
    pub n: u32,
    /// Milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub at: i64,
    #[serde(flatten)]
    pub what: Happening,
}

#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "what", rename_all = "snake_case")]
pub enum Happening {
    /// Somebody acted; `null` for the setup of the game.
    Played {
        #[schema(value_type = Option<u8>)]
        seat: Option<Seat>,
        /// The action, for the seat that took it.
        action: Option<String>,
        #[cfg_attr(feature = "ts", ts(type = "unknown[]"))]
        events: Vec<Value>,
    },
    /// These items are undone. They stay where they are, as what was tried.
    TakenBack {
        #[schema(value_type = u8)]
        seat: Seat,
        items: Vec<u32>,
        /// Whether the others were asked.
        agreed: bool,
    },
    /// A bot plays for the seat from now on.
    HandedOver {
        #[schema(value_type = u8)]
        seat: Seat,
        level: String,
    },
    /// The player is back.
    Resumed {
        #[schema(value_type = u8)]
        seat: Seat,
    },
    ClockRanOut {
        #[schema(value_type = u8)]
        seat: Seat,
    },
    Abandoned,
    /// The game goes on from here: so many later actions could not be replayed any more.
    Continued {
        lost: u32,
    },
}

#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ChatLine {
    pub n: u32,
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub at: i64,
    pub name: String,
    /// The writer's first seat; `null` for a spectator.
    #[schema(value_type = Option<u8>)]
    pub seat: Option<Seat>,
    pub text: String,
}

/// Why something was refused.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ApiError {
    /// For programs: `illegal`, `stale`, `not_yours`, `not_found`, `not_now`, `bad_request`, …
    pub kind: String,
    /// For people, in English.
    pub message: String,
    /// The rule of the game that says no.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub rule: Option<String>,
    /// The values it looked at.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "unknown"))]
    pub values: Option<Value>,
}

/// A table as everybody may know it, told to one of them.
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
    /// Whether the one who is told opened the table.
    pub host: bool,
    /// Who that is; not told.
    #[serde(skip)]
    #[cfg_attr(feature = "ts", ts(skip))]
    #[schema(ignore)]
    pub hosted_by: String,
    /// The seats of the one who is told.
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
    /// The server's time, to which `clocks` belong.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub now: i64,
    /// The hash of the server's secret, told before anybody sat down.
    pub commitment: String,
    /// Everything the seed was made of, once the game is over.
    pub fair: Option<Fair>,
    pub undo_asked: Option<UndoAsked>,
    /// Seats that want to give the game up.
    #[schema(value_type = Vec<u8>)]
    pub abandon: Vec<Seat>,
    pub spectators: u32,
    /// The table where the next game is played.
    pub rematch: Option<String>,
    /// The table of the game before, if this is its rematch.
    pub rematch_of: Option<String>,
    /// Where the game got stuck, if this program cannot replay it to its end.
    pub stuck: Option<Stuck>,
}

/// A game that this program cannot replay to its end: a rule was corrected since it was played, or its log cannot be read.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Stuck {
    /// How many actions could be replayed.
    pub turns: u32,
    /// Why the next one could not: mostly the rule that forbids it.
    pub error: ApiError,
    /// The version of the rules under which the game began.
    pub rules: u32,
    /// This program's version; `null` if it does not know the game.
    pub rules_now: Option<u32>,
    /// Whether the players can agree to go on from there.
    pub can_continue: bool,
    /// Seats that want to.
    #[schema(value_type = Vec<u8>)]
    pub agree: Vec<Seat>,
    /// Whether the one who is told may have the record now: it holds the seed.
    pub record: bool,
    /// What is stored of the rest, line by line.
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
    /// The action, if it is one and the one who is told may know it.
    pub action: Option<String>,
}

/// The result of a finished game.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "Standing"))]
#[schema(as = Standing)]
pub struct StandingSchema {
    pub scores: Vec<i32>,
    /// Place of each seat, 1 is the best.
    pub places: Vec<u8>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// People may sit down.
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
    /// A second player in front of the same screen.
    Local,
    Bot,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatInfo {
    pub kind: SeatKind,
    /// Empty for somebody who gave no name, and for bots.
    pub name: String,
    /// Whether its player has added to the seed.
    pub contributed: bool,
    /// The bot's.
    pub level: Option<String>,
    pub online: bool,
    /// The level of the bot that plays for an absent player.
    pub stand_in: Option<String>,
    /// Whether the seat may be handed to a bot by others: its player has been away for a while.
    pub gone: bool,
}

/// How much time there is to think.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Clock {
    #[default]
    None,
    /// For the whole game, and some more for each turn.
    Live { bank_s: u32, increment_s: u32 },
    /// For each turn.
    Days { days: u32 },
}

/// What happens when the time is up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum AtZero {
    /// A bot plays on.
    Bot,
    /// Everybody sees it, nothing else.
    #[default]
    Nothing,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatClock {
    /// What was left at `now`; `null` where there is no clock.
    #[cfg_attr(feature = "ts", ts(type = "number | null"))]
    pub left_ms: Option<i64>,
    pub running: bool,
}

/// What the seed of a game was made of: see `docs/fair-dice.md`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Fair {
    pub secret: String,
    /// By seat; `null` where nobody added anything.
    pub contributions: Vec<Option<String>>,
    pub seed: String,
}

/// Somebody wants to go back further than one may alone.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct UndoAsked {
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// How many actions would be taken back.
    pub actions: u32,
    /// Seats that agree.
    #[schema(value_type = Vec<u8>)]
    pub yes: Vec<Seat>,
}

// Requests and answers over HTTP.

/// Who is asking.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Me {
    /// Empty as long as no name was given.
    pub name: String,
    /// Whether the browser is known at all.
    pub known: bool,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Named {
    pub name: String,
}

/// A link that makes another device the same person, once.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Transfer {
    pub link: String,
    /// Milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub expires: i64,
}

/// What a program needs to sit down like anybody else.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BotToken {
    pub token: String,
    pub name: String,
}

#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct GameInfo {
    pub id: String,
    /// Whether there is a page for it; by the API it can be played in any case.
    pub page: bool,
    pub fewest: u8,
    pub most: u8,
    pub data: String,
    /// The usual options.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub options: Value,
    pub levels: Vec<String>,
}

/// Which component data a game is played with.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DataUsed {
    pub hash: String,
    /// What the set was called when it was chosen; `null` for the program's own, and for a record that does not say.
    pub name: Option<String>,
    /// Whether they are what the program carries today.
    pub own: bool,
}

/// Where a data set comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum DataSource {
    /// The program carries it.
    Program,
    /// Whoever runs the server offers it.
    Folder,
    /// Somebody saved it.
    Saved,
}

/// A data set that new tables can choose.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DataSetInfo {
    /// `own` is the program's.
    pub name: String,
    pub hash: String,
    pub source: DataSource,
    /// Whether the one who asks saved it, and may change and delete it.
    pub yours: bool,
    /// When it was last saved, in milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number | null"))]
    pub changed: Option<i64>,
}

/// The data sets of a game; the program's own comes first.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DataSets {
    pub sets: Vec<DataSetInfo>,
    /// Whether only the administrator may save one.
    pub administrator_only: bool,
}

/// What a data set holds.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DataContents {
    /// The files as JSON, by name.
    #[cfg_attr(feature = "ts", ts(type = "Record<string, unknown>"))]
    pub files: Value,
    /// The game's components with these data; `null` where it cannot be played with them.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub components: Value,
    pub hash: Option<String>,
    pub problems: Vec<DataProblem>,
}

/// What is wrong with data, or odd about them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DataProblem {
    /// File, entry and field.
    pub what: String,
    /// In English.
    pub why: String,
    /// Whether the game can be played all the same.
    pub warning: bool,
}

/// Data that are being corrected: a set, and what the owner of a box found to be different.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct DataDraft {
    /// The name of the set to start from.
    pub base: String,
    #[cfg_attr(feature = "ts", ts(type = "Correction[]"))]
    #[schema(value_type = Vec<CorrectionSchema>)]
    pub corrections: Vec<Correction>,
    /// The day of the correction, as YYYY-MM-DD in the time zone of the one who made it.
    pub date: String,
}

/// What an entry of a data file says, as its owner reads it in the box.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "Correction"))]
#[schema(as = Correction)]
pub struct CorrectionSchema {
    pub file: String,
    /// The `id` of the entry.
    pub entry: String,
    pub field: String,
    /// The whole new value; `null` takes the field away.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub value: Value,
}

/// What a new table is to be.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    pub game: String,
    /// `players` follows from the seats.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub options: Value,
    pub seats: Vec<NewSeat>,
    /// The name of the data set; the program's own if it is not said.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub data: Option<String>,
    #[serde(default)]
    pub public: bool,
    #[serde(default)]
    pub clock: Clock,
    #[serde(default)]
    pub at_zero: AtZero,
    /// Begin at once, without adding to the seed; there may then be no open seat.
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
    /// The hash of the server's secret: it is settled before anybody adds to the seed.
    pub commitment: String,
}

/// What one adds to the seed, for all own seats: 64 hexadecimal digits.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Contribution {
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub contribution: Option<String>,
}

/// Sits down; without `seat` on the first open one.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Sit {
    #[serde(default)]
    #[schema(value_type = Option<u8>)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub seat: Option<Seat>,
    /// For a second player in front of the same screen.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub local: Option<String>,
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub contribution: Option<String>,
}

/// One seat of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct OneSeat {
    #[schema(value_type = u8)]
    pub seat: Seat,
}

/// Puts a bot on an open seat, or opens a bot's seat again.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct SetSeat {
    #[schema(value_type = u8)]
    pub seat: Seat,
    pub level: Option<String>,
}

/// Lets a bot of this level play for a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct HandOver {
    #[schema(value_type = u8)]
    pub seat: Seat,
    pub level: String,
}

/// Votes for or against giving the game up, or going on with one that got stuck.
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
    /// Whether the one who asks is to act.
    pub your_turn: bool,
    /// Whether the one who asks sits there.
    pub yours: bool,
    /// Where the game stands, as its own JSON: for Myrmes year, season, phase; for March of the Ants round, phase.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub stand: Value,
}

#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CardSeat {
    pub kind: SeatKind,
    pub name: String,
    pub level: Option<String>,
    /// Whether the one who asks sits here.
    pub you: bool,
    pub score: Option<i32>,
    pub place: Option<u8>,
    pub to_act: bool,
}

/// Everything the home page lists.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Lobby {
    /// Those that wait for you first.
    pub mine: Vec<TableCard>,
    pub open: Vec<TableCard>,
    pub running: Vec<TableCard>,
    pub replays: Vec<TableCard>,
}

/// A game to look through, as one viewpoint saw it.
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
    /// Viewpoints the one who asks may take.
    #[schema(value_type = Vec<Option<u8>>)]
    pub seats: Vec<Option<Seat>>,
    pub frames: Vec<Frame>,
    #[schema(value_type = Option<StandingSchema>)]
    #[cfg_attr(feature = "ts", ts(type = "Standing | null"))]
    pub standing: Option<Standing>,
    pub commitment: Option<String>,
    pub fair: Option<Fair>,
    /// Where the game got stuck, if this program cannot replay it to its end.
    pub stuck: Option<Stuck>,
}

/// The game after one action; the first frame is the setup.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Frame {
    #[schema(value_type = Option<u8>)]
    pub seat: Option<Seat>,
    pub action: Option<String>,
    #[cfg_attr(feature = "ts", ts(type = "number | null"))]
    pub at: Option<i64>,
    #[cfg_attr(feature = "ts", ts(type = "unknown[]"))]
    pub events: Vec<Value>,
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub view: Value,
    /// What a spectator saw coming.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub outlook: Value,
}
