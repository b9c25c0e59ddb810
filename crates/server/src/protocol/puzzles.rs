//! Puzzles: positions in which one turn is clearly best.

use std::collections::BTreeMap;

#[cfg(feature = "ts")]
use game_core::Notation;
use game_core::Seat;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

/// The puzzles of a game, the easiest first.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PuzzleList {
    pub game: String,
    pub puzzles: Vec<PuzzleCard>,
}

/// A puzzle in a list.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PuzzleCard {
    pub id: String,
    /// How many of the five levels of bots miss the solution: 1 is easy, 5 is hard.
    pub grade: u8,
    /// The progress of the game, as its own JSON.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub stand: Value,
    /// What is to be decided, in the words of the game.
    pub phase: String,
}

/// A puzzle. What the seat sees is asked with [`WhatIf`](super::WhatIf).
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Puzzle {
    pub game: String,
    pub id: String,
    pub grade: u8,
    /// The seat that solves it.
    #[schema(value_type = u8)]
    pub seat: Seat,
    pub players: u8,
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub options: Value,
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub stand: Value,
    /// The puzzle after this one in the list; `null` at its end.
    pub next: Option<String>,
}

/// A turn to be compared with the solution of a puzzle.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Solve {
    /// The actions of the whole turn; none to be told the solution.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Notation<String>>"))]
    pub actions: Vec<String>,
}

/// How good a turn is.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Solved {
    /// Whether the turn is the solution, or as good.
    pub solved: bool,
    /// The solution, the best other turns and the one that was asked about, best first.
    pub turns: Vec<PuzzleTurn>,
    /// Which of them was asked about.
    pub yours: Option<u8>,
    /// The levels of bots, the weakest first.
    pub levels: Vec<LevelAnswer>,
}

/// Whether a level of bots finds the solution.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LevelAnswer {
    pub level: String,
    pub finds: bool,
}

/// A turn in the answer to a puzzle, and what is to be expected of it.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PuzzleTurn {
    #[cfg_attr(feature = "ts", ts(as = "Vec<Notation<String>>"))]
    pub actions: Vec<String>,
    /// What would happen, as the seat would see it, up to where chance decides.
    #[cfg_attr(feature = "ts", ts(type = "unknown[]"))]
    pub events: Vec<Value>,
    /// The points that the seat scores with that at once.
    pub now: i32,
    /// How many points worse than the solution it is, the margin and the chance to win together.
    pub behind: f32,
    /// The standard error of that.
    pub doubt: f32,
    /// The probability to win.
    pub win: f32,
    /// The own points at the end of the game, by source.
    pub points: BTreeMap<String, f32>,
    /// The mean of the rivals' points at the end of the game.
    pub rivals: f32,
    /// What else is to be expected: food missing, ants lost and the like.
    pub risks: BTreeMap<String, f32>,
}
