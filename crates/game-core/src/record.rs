//! Records: played games in a form that reproduces them exactly.
//!
//! A record contains the game, the data, the options, the seed and the actions with their seats. Everything else
//! (states, events, statistics) is rebuilt by [`crate::Session::load`], which replays the record. `docs/records.md`
//! describes the JSON for anyone who writes records without this crate.

use std::fmt;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{
    chance::Seed,
    dice::{Derivation, Redrawn},
    game::{DataFiles, Refused},
    json,
    seat::Seat,
    short,
};

/// A recorded game. It names its game by id and keeps options, position and actions in their serialised form, so that
/// code that does not know the game can store, list and transfer records.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    pub format: Format,
    /// The game's [`crate::Game::ID`].
    pub game: String,
    /// The hash of the component data it was played with.
    pub data: String,
    /// The game's [`crate::Game::RULES`] when it was played. Records without it predate rules versions and count as
    /// version 1.
    #[serde(default = "first_rules")]
    pub rules: u32,
    /// The name of the data set where the game was played, if the data is not the game's own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub set: Option<String>,
    /// The component data itself, unless it is the game's own: then the hash is enough.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub files: Option<DataFiles>,
    /// `null` or missing for the default options; a session always writes them in full.
    #[serde(default)]
    pub options: Value,
    /// The players' names by seat; empty if there are none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub seats: Vec<String>,
    pub seed: Seed,
    /// How chance follows from the seed.
    #[serde(default, skip_serializing_if = "Derivation::is_stream")]
    pub dice: Derivation,
    /// Where the players went back and chance was drawn anew.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub redrawn: Vec<Redrawn>,
    /// What the seed was made of, if several had a part in it. A replay does not need it: `formicarium verify` checks it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fair: Option<Fair>,
    /// The moment of another game whose position this one starts from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from: Option<Origin>,
    /// The typed position the game started from, if it did not start with the game's own setup.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<Value>,
    /// Each action in its one-line notation, with the seat that took it.
    pub actions: Vec<(Seat, String)>,
    /// The digest of the position after the last action.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub digest: Option<String>,
}

impl Record {
    /// Reads a record. A record of another format is refused by its format number, not by the first unknown field.
    pub fn from_json(text: &str) -> Result<Record, BadRecord> {
        Record::from_value(json::parse(text.as_bytes()).map_err(BadRecord::misread)?)
    }

    /// [`Record::from_json`] for a value that is already parsed.
    pub fn from_value(value: Value) -> Result<Record, BadRecord> {
        if !value.is_object() {
            return Err(BadRecord::Json { why: "a record is an object".to_owned() });
        }
        match value.get("format").and_then(Value::as_u64) {
            Some(found) if found != Format::NUMBER => Err(BadRecord::Format { found }),
            _ => json::read(&value).map_err(BadRecord::misread),
        }
    }

    /// The record as file contents: one field and one action per line, readable for people and for `diff`.
    pub fn to_json(&self) -> String {
        let mut lines = vec![
            format!("\"format\": {}", Format::NUMBER),
            format!("\"game\": {}", compact(&self.game)),
            format!("\"data\": {}", compact(&self.data)),
            format!("\"rules\": {}", self.rules),
        ];
        if let Some(set) = &self.set {
            lines.push(format!("\"set\": {}", compact(set)));
        }
        if let Some(files) = &self.files {
            let files: Vec<String> =
                files.iter().map(|(name, text)| format!("\n    {}: {}", compact(name), compact(text))).collect();
            lines.push(format!("\"files\": {{{}\n  }}", files.join(",")));
        }
        lines.push(format!("\"options\": {}", compact(&self.options)));
        if !self.seats.is_empty() {
            lines.push(format!("\"seats\": {}", compact(&self.seats)));
        }
        lines.push(format!("\"seed\": {}", compact(&self.seed)));
        if !self.dice.is_stream() {
            lines.push(format!("\"dice\": {}", compact(&self.dice)));
        }
        if !self.redrawn.is_empty() {
            lines.push(format!("\"redrawn\": {}", compact(&self.redrawn)));
        }
        if let Some(fair) = &self.fair {
            lines.push(format!("\"fair\": {}", compact(fair)));
        }
        if let Some(from) = &self.from {
            lines.push(format!("\"from\": {}", compact(from)));
        }
        if let Some(position) = &self.position {
            lines.push(format!("\"position\": {}", compact(position)));
        }
        let actions: Vec<String> = self.actions.iter().map(|action| format!("\n    {}", compact(action))).collect();
        let end = if actions.is_empty() { "" } else { "\n  " };
        lines.push(format!("\"actions\": [{}{end}]", actions.join(",")));
        if let Some(digest) = &self.digest {
            lines.push(format!("\"digest\": {}", compact(digest)));
        }
        format!("{{\n  {}\n}}\n", lines.join(",\n  "))
    }
}

/// What the seed of a server's game was made of: see `docs/fair-dice.md`. All values are written as 64 hexadecimal digits.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fair {
    /// In which way the parts were collected and put together. Records from before there were several have none; that is 1.
    #[serde(default = "first_protocol")]
    pub protocol: u32,
    /// The server's part, which it had committed itself to.
    pub secret: String,
    /// The hashes that the players had committed themselves to, by seat, from protocol 2 on; `null` for a seat without one.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub commitments: Vec<Option<String>>,
    /// The players' parts by seat; `null` for a seat without one.
    pub contributions: Vec<Option<String>>,
}

fn first_protocol() -> u32 {
    1
}

/// Where a game was played on from. It is only said: the position is in the record.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Origin {
    /// The table of the earlier game, if it was at one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<String>,
    /// How many actions had been taken there.
    pub turns: usize,
}

/// The rules version of records and tables that do not name one.
pub fn first_rules() -> u32 {
    1
}

fn compact(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("every part of a record can be written as JSON")
}

/// The version of the record format. Always [`Format::NUMBER`]: no other version can be read or written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Format;

impl Format {
    pub const NUMBER: u64 = 1;
}

impl Serialize for Format {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u64(Format::NUMBER)
    }
}

impl<'de> Deserialize<'de> for Format {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Format, D::Error> {
        match u64::deserialize(deserializer)? {
            Format::NUMBER => Ok(Format),
            found => Err(serde::de::Error::custom(BadRecord::Format { found })),
        }
    }
}

/// Why a record cannot be replayed.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum BadRecord {
    #[error("not a record: {why}")]
    Json { why: String },
    #[error("the record has format {found}; this program reads format {}", Format::NUMBER)]
    Format { found: u64 },
    #[error("the record is of the game {found:?}, not {expected:?}")]
    Game { expected: &'static str, found: String },
    #[error("the record was played with the data {found}, not {expected}")]
    Data { expected: String, found: String },
    #[error("options: {0}")]
    Options(Refused),
    #[error("position: {0}")]
    Position(Refused),
    #[error("the record names {found} players, the game has {expected}")]
    Seats { expected: u8, found: usize },
    #[error("{0}")]
    Action(Box<BadAction>),
    #[error("the game ends with digest {found}, the record says {expected}")]
    Digest { expected: String, found: String },
    /// It was played under other rules, which may be why it fails.
    #[error("{why}; the record was played under rules version {found}, this program has version {expected}")]
    OtherRules { expected: u32, found: u32, why: Box<BadRecord> },
}

impl BadRecord {
    /// Adds both rules versions to the error if they differ and may be why the record fails.
    pub(crate) fn under_rules(self, expected: u32, found: u32) -> BadRecord {
        let by_rules = matches!(
            self,
            BadRecord::Options(_) | BadRecord::Position(_) | BadRecord::Action(_) | BadRecord::Digest { .. }
        );
        if by_rules && expected != found {
            BadRecord::OtherRules { expected, found, why: Box::new(self) }
        } else {
            self
        }
    }

    /// What is wrong, apart from the rules version.
    pub fn cause(&self) -> &BadRecord {
        match self {
            BadRecord::OtherRules { why, .. } => why,
            other => other,
        }
    }

    /// The action at which it fails, if any.
    pub fn action(&self) -> Option<&BadAction> {
        match self.cause() {
            BadRecord::Action(bad) => Some(bad),
            _ => None,
        }
    }
}

impl BadRecord {
    fn misread(misread: json::Misread) -> BadRecord {
        BadRecord::Json { why: misread.to_string() }
    }
}

/// The action at which a replay fails.
#[derive(Clone, PartialEq, Debug)]
pub struct BadAction {
    /// Counted from 0, as in the record's list.
    pub index: usize,
    pub seat: Seat,
    pub text: String,
    /// The rule that forbids it; `None` if the text is not an action at all.
    pub rule: Option<&'static str>,
    pub why: String,
    /// The game's `Illegal` as JSON.
    pub values: Value,
}

impl fmt::Display for BadAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "action {}, {} {:?}: {}", self.index, self.seat, short(&self.text, 80), self.why)?;
        self.rule.map_or(Ok(()), |rule| write!(f, " [{rule}]"))
    }
}
