//! The game of the day.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::Status;

/// The games of the day.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Today {
    /// As YYYY-MM-DD, in UTC.
    pub day: String,
    /// The level of the bots at the other seats.
    pub opponent: String,
    pub games: Vec<TodayGame>,
}

/// A game of the day, and how far the person asking is with it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TodayGame {
    pub game: String,
    pub players: u8,
    /// The table of your try; `null` if you have not begun.
    pub table: Option<String>,
    pub status: Option<Status>,
    /// Your points, once the game is over.
    pub score: Option<i32>,
}

/// How everybody did in a day's game.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DailyResult {
    pub day: String,
    pub game: String,
    pub players: u8,
    pub opponent: String,
    /// The table of your try.
    pub table: Option<String>,
    pub you: Option<SeatScore>,
    /// Everybody on this server who played to the end, the best first.
    pub people: Vec<DailyPerson>,
    /// The bots in your seat, from the weakest level to the strongest.
    pub bots: Vec<DailyBot>,
    /// The levels whose bots still play.
    pub pending: Vec<String>,
    /// The hash of the secret from which garden and dice follow: the same at everybody's table.
    pub commitment: String,
    /// The secret itself, once the day is over.
    pub secret: Option<String>,
}

/// How a seat did in a game that is over.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatScore {
    pub score: i32,
    /// The points of the best opponent.
    pub rival: i32,
    pub place: u8,
    /// The points by source. What is missing in their sum everybody begins with.
    pub points: BTreeMap<String, f32>,
}

/// Somebody who has played.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DailyPerson {
    /// Empty for somebody who gave no name.
    pub name: String,
    pub you: bool,
    pub score: i32,
}

/// How the bots of a level did: means of several games.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DailyBot {
    pub level: String,
    pub games: u32,
    pub score: f32,
    pub points: BTreeMap<String, f32>,
}
