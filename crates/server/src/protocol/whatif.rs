//! Imagining: moments of a game, what could happen from there, playing on from there, and private notes.

#[cfg(feature = "ts")]
use game_core::Notation;
use game_core::{Seat, Standing};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

use super::{AtZero, Clock, NewSeat, Seen, StandingSchema};

/// A moment of some game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "of", rename_all = "snake_case", deny_unknown_fields)]
pub enum Moment {
    /// Of the game at a table.
    Table {
        id: String,
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional, as = "Option<When>"))]
        when: When,
    },
    /// Of a recorded game.
    Record {
        #[cfg_attr(feature = "ts", ts(type = "unknown"))]
        record: Value,
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional, as = "Option<When>"))]
        when: When,
    },
    /// A typed position, with the program's own component data.
    Position {
        game: String,
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(type = "unknown"))]
        options: Value,
        #[cfg_attr(feature = "ts", ts(type = "unknown"))]
        position: Value,
    },
    /// Of a puzzle. Only the seat that solves it can imagine anything, and only its one turn.
    Puzzle { game: String, id: String },
}

/// Which moment of a game: its last one if it says nothing.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct When {
    /// Whose replay the step is counted in; the spectators' if absent.
    #[schema(value_type = Option<u8>)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub seat: Option<Seat>,
    /// A step of that replay; the last one if absent.
    #[cfg_attr(feature = "ts", ts(optional))]
    pub step: Option<u32>,
    /// The number of actions taken before the moment, instead of a step. Only once the game is over: it counts the
    /// secret ones.
    #[cfg_attr(feature = "ts", ts(optional))]
    pub turns: Option<u32>,
    /// Identifies the steps up to this one. If they are others by now, because actions were taken back, the request is
    /// refused as `stale`.
    #[cfg_attr(feature = "ts", ts(optional))]
    pub version: Option<String>,
}

/// An action that is only imagined, with the seat that takes it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Tried {
    #[schema(value_type = u8)]
    pub seat: Seat,
    #[cfg_attr(feature = "ts", ts(as = "Notation<String>"))]
    pub action: String,
}

/// The question what would happen. Nothing of it is stored, and nobody is told.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct WhatIf {
    pub from: Moment,
    /// The seat that imagines: what it cannot know is dealt anew.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// Which of the possible deals: the same number gives the same hidden things and the same dice.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<u32>"))]
    pub deal: u32,
    /// Everything that is tried, in order.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<Tried>>"))]
    pub tried: Vec<Tried>,
    /// Whether to leave out everything from the first action on that is not legal in this deal, instead of refusing it.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub as_far_as_legal: bool,
    /// The seat whose view the answer has; the one that imagines if absent. The hands of the others are imagined, too.
    #[serde(default)]
    #[schema(value_type = Option<u8>)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub eyes: Option<Seat>,
    /// Asks why the seat with these eyes may not take this action now; refused with the rule that forbids it.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, type = "unknown"))]
    pub why: Option<Value>,
    /// The bot that takes the next turn of a seat other than the one that imagines, if one is to act.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub bot: Option<String>,
    /// Whether the answer contains the components.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub components: bool,
}

/// What would be.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Imagined {
    /// The step of the seat's replay at which the imagined game begins, and what identifies the steps up to it. Absent for
    /// a typed position.
    pub step: Option<u32>,
    pub version: Option<String>,
    /// What was tried, with the turn of the bot.
    pub tried: Vec<Tried>,
    /// What the seat sees. The items are those of the imagined actions, counted from 0.
    pub seen: Seen,
    #[schema(value_type = Vec<u8>)]
    pub to_act: Vec<Seat>,
    /// The scores so far, by seat.
    pub scores: Vec<i32>,
    #[schema(value_type = Option<StandingSchema>)]
    #[cfg_attr(feature = "ts", ts(type = "Standing | null"))]
    pub standing: Option<Standing>,
    /// Whether the one turn of a puzzle is over; absent elsewhere.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub turn_over: Option<bool>,
    /// The probability that the seat wins, as the strongest bot sees it at a glance. Absent where a hint would not be
    /// allowed, or would have to be told to others.
    pub win: Option<f32>,
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub components: Option<Value>,
}

/// A new table that goes on from a moment of a finished game, of a record or of a typed position.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct PlayOn {
    pub from: Moment,
    pub seats: Vec<NewSeat>,
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub public: bool,
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Clock>"))]
    pub clock: Clock,
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<AtZero>"))]
    pub at_zero: AtZero,
    #[serde(default = "crate::header::yes")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub hints: bool,
    /// As in [`NewTable`](super::NewTable).
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub start: bool,
}

/// Where a game was played on from.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct PlayedOn {
    /// The table of the earlier game; `null` for a record or a typed position.
    pub table: Option<String>,
    /// The step in the spectators' replay of that game.
    pub step: u32,
    /// The number of actions before.
    pub turns: u32,
    /// The progress of the game at that moment, as its own JSON.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub stand: Value,
}

/// A note that only its writer ever gets.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Note {
    pub n: u32,
    /// How many items of the log its writer had seen.
    pub at: u32,
    /// The step of the replay to which this belongs.
    pub step: u32,
    /// When it was last changed, in milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub changed: i64,
    pub text: String,
}

/// A new note. It belongs to a moment of the live log (`at`) or to a step of a replay, and without either to the present.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NewNote {
    pub text: String,
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub at: Option<u32>,
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub step: Option<u32>,
}

/// The new text of a note.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NoteText {
    pub text: String,
}
