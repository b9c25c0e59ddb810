//! The rows of the store. JSON stays text: the store does not parse it.

use serde::{Deserialize, Serialize};

use super::StoreError;

/// Somebody who can sit at a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Person {
    pub id: String,
    pub name: String,
    pub kind: PersonKind,
    pub created: i64,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PersonKind {
    Human,
    Program,
}

/// A browser in which somebody is known.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Session {
    /// The hash of its secret.
    pub hash: String,
    pub person: String,
    /// The kind of browser and system; empty if unknown.
    pub device: String,
    pub created: i64,
    /// When it was last used, to within an hour.
    pub seen: i64,
}

/// What proves that a program is somebody.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Token {
    pub hash: String,
    /// The name of the program.
    pub name: String,
    pub created: i64,
}

/// The progress of a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// People take and leave seats.
    Open,
    Running,
    /// Played to its end.
    Over,
    /// Abandoned by its players.
    Abandoned,
}

/// Component data that tables are made with.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DataSet {
    pub hash: String,
    pub game: String,
    pub name: String,
    /// A JSON object: the text of each file by its name.
    pub files: String,
    pub created: i64,
}

/// Component data that somebody saved under a name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SavedSet {
    pub game: String,
    pub name: String,
    pub hash: String,
    /// As in [`DataSet`].
    pub files: String,
    pub person: String,
    pub created: i64,
    pub changed: i64,
}

/// A [`SavedSet`] without its files.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SetHead {
    pub name: String,
    pub hash: String,
    pub person: String,
    pub changed: i64,
}

/// A person on a seat.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeatRow {
    pub seat: i64,
    pub person: String,
}

/// A table to create. Its status will be open.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewTable {
    pub id: String,
    pub created: i64,
    pub public: bool,
    pub game: String,
    pub host: String,
    pub header: String,
    pub seats: Vec<SeatRow>,
}

/// A table without its log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TableRow {
    pub id: String,
    pub created: i64,
    /// When it was last changed. Increases with every change, ahead of the clock if necessary, so
    /// it is also the table's version.
    pub changed: i64,
    pub status: Status,
    pub public: bool,
    pub game: String,
    pub host: String,
    pub header: String,
    pub summary: Option<String>,
    /// By seat; a seat without a person has no row.
    pub seats: Vec<SeatRow>,
}

/// Somebody whom a person has blocked.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Block {
    pub person: String,
    pub name: String,
    pub since: i64,
}

/// What somebody told the operator about a line of chat.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Report {
    pub id: String,
    pub at: i64,
    pub table_id: String,
    /// The number of the line.
    pub n: i64,
    /// Who reports it.
    pub person: String,
    /// Who said it.
    pub about: String,
    pub note: String,
    /// JSON: the lines before it and the line itself, as they were.
    pub lines: String,
    /// When an operator has dealt with it. Ignored by [`Store::add_report`](super::Store::add_report).
    pub resolved: Option<i64>,
}

/// Where a page of a list ends.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PageKey {
    /// When the table changed, or the game ended.
    pub at: i64,
    pub id: String,
}

/// What tables must be like to be listed.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Search {
    pub game: Option<String>,
    /// How a player's name begins, in the form that names are compared in.
    pub player: Option<String>,
    /// When the game ended: not before `from`, and before `until`.
    pub from: Option<i64>,
    pub until: Option<i64>,
    /// The points that the player, or else anybody, has at least.
    pub score: Option<i64>,
    /// Only games of this person, also those that nobody else may find.
    pub person: Option<String>,
    pub after: Option<PageKey>,
    pub limit: u32,
}

/// A finished game as the archive searches it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Archived {
    pub table_id: String,
    pub public: bool,
    pub game: String,
    pub ended: i64,
    /// The highest score, bots included.
    pub best: Option<i64>,
    /// The people.
    pub players: Vec<ArchivedPlayer>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ArchivedPlayer {
    pub seat: i64,
    /// In the form that names are compared in.
    pub name: String,
    pub score: Option<i64>,
}

/// What changes about a table together with its log. `None` leaves a field unchanged.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct TableChange {
    pub status: Option<Status>,
    pub header: Option<String>,
    pub summary: Option<String>,
    /// All seats, not only those that change.
    pub seats: Option<Vec<SeatRow>>,
    /// When the table next has something to do on its own. Here `None` does not mean unchanged, but
    /// never.
    pub wake: Option<i64>,
}

/// A time during which no server ran, or none could write to the store.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Downtime {
    pub began: i64,
    pub ended: i64,
}

/// One thing that happened at a table. Its number is its place in the log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LogRow {
    pub at: i64,
    pub seat: Option<i64>,
    pub kind: String,
    pub body: String,
}

/// One thing somebody said at a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ChatLine {
    /// Its number at this table, from 0. Assigned by the store:
    /// [`Store::add_chat`](super::Store::add_chat) ignores this field.
    pub n: i64,
    pub at: i64,
    pub person: String,
    pub seat: Option<i64>,
    /// The person's name at that time.
    pub name: String,
    pub text: String,
}

/// Somebody's try at a deal that others play too.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DailyRow {
    /// The day whose game it is, as YYYY-MM-DD, or the id of a deal that is played at several tables.
    pub day: String,
    pub game: String,
    pub players: i64,
    pub person: String,
    pub table_id: String,
    /// JSON, once the game is over.
    pub result: Option<String>,
}

/// A note that a person wrote at a table for nobody else.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Note {
    /// Its number among the person's notes at this table, from 0.
    pub n: i64,
    /// How many items of the log the person had seen.
    pub at: i64,
    pub changed: i64,
    pub text: String,
}

impl PersonKind {
    pub fn as_str(self) -> &'static str {
        match self {
            PersonKind::Human => "human",
            PersonKind::Program => "program",
        }
    }

    pub(super) fn parse(text: &str) -> Result<PersonKind, StoreError> {
        let kinds = [PersonKind::Human, PersonKind::Program];
        let kind = kinds.into_iter().find(|kind| kind.as_str() == text);
        kind.ok_or_else(|| StoreError::Damaged { what: format!("a person of the kind {text:?}") })
    }
}

impl Status {
    pub fn as_str(self) -> &'static str {
        match self {
            Status::Open => "open",
            Status::Running => "running",
            Status::Over => "over",
            Status::Abandoned => "abandoned",
        }
    }

    pub(super) fn parse(text: &str) -> Result<Status, StoreError> {
        let all = [Status::Open, Status::Running, Status::Over, Status::Abandoned];
        let status = all.into_iter().find(|status| status.as_str() == text);
        status.ok_or_else(|| StoreError::Damaged { what: format!("a table with the status {text:?}") })
    }
}
