//! Asking the host of a table for a seat.

use game_core::Seat;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Whether the host approves who takes a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Approval {
    pub yes: bool,
}

/// A request for a seat; without `seat`, for an open one that nobody else asks for, if there is one.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct AskSeat {
    #[serde(default)]
    #[schema(value_type = Option<u8>)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub seat: Option<Seat>,
    /// What you commit to for the seed if you get the seat, as for sitting down.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub commitment: Option<String>,
}

/// The host's answer to a request for a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct AnswerSeat {
    pub yes: bool,
}

/// Somebody who asks for a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatRequestInfo {
    /// Who asks: the same as `who` of a chat line.
    pub who: String,
    /// Empty for people who gave no name.
    pub name: String,
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// Since when, in milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub at: i64,
    /// Whether they are at the table now.
    pub online: bool,
}
