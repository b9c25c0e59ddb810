//! What people say, and what others do about it.

use game_core::Seat;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ChatLine {
    pub n: u32,
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub at: i64,
    /// Who said it, at any table: the same for the same person, whatever the name.
    pub who: String,
    pub name: String,
    /// The seat of whoever said it; `None` for somebody who does not play.
    #[schema(value_type = Option<u8>)]
    pub seat: Option<Seat>,
    pub text: String,
}

/// Somebody to block: who said this line at the table, who sits there, or who asks its host for a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NewBlock {
    pub table: String,
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub line: Option<u32>,
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    #[schema(value_type = Option<u8>)]
    pub seat: Option<Seat>,
    /// The `who` of a request for a seat.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub request: Option<String>,
}

/// Somebody whom you do not hear, and who does not sit down where you do.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Blocked {
    pub id: String,
    pub name: String,
    /// Milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub since: i64,
}

/// What is wrong with a line of chat, for the operator to read.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct NewReport {
    pub note: String,
}

/// Whether people who do not play may chat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct GuestChat {
    pub yes: bool,
}
