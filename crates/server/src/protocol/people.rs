//! Who somebody is, in which browsers, and how to come back.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::TableCard;

/// The person making the request.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Me {
    /// Empty until the person gives a name.
    pub name: String,
    /// Whether the server knows this browser.
    pub known: bool,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Named {
    pub name: String,
}

/// A link for using the same identity on another device. It works once.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Transfer {
    pub link: String,
    /// Milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub expires: i64,
}

/// Who a link or a recovery code stands for, and what this browser is until then.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Becoming {
    /// Empty if the person never gave a name.
    pub name: String,
    /// How many tables of the person are open or running.
    pub tables: u32,
    /// Whether this browser is that person already.
    pub same: bool,
    /// `None` if this browser is nobody yet.
    pub you: Option<Yourself>,
}

/// What stays behind when a browser becomes somebody else. It can go back, as long as it keeps its cookies.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Yourself {
    pub name: String,
    /// The tables that are open or running.
    pub tables: Vec<TableCard>,
}

/// Where a person is known, and how the person can come back.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Devices {
    /// The last used first.
    pub browsers: Vec<Browser>,
    /// Programs whose tokens you created, the newest first.
    pub programs: Vec<Program>,
    /// When the recovery code was made, if there is one, in milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number | null"))]
    pub recovery: Option<i64>,
    /// Who this browser was before, and can be again.
    pub former: Vec<Former>,
}

/// A browser in which you are known.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Browser {
    pub id: String,
    /// Such as `Firefox, Android`; empty if unknown.
    pub device: String,
    /// Whether it is the one that asks.
    pub here: bool,
    /// Whether it stands for all browsers that were not here since each has a session of its own.
    pub old: bool,
    /// When you became known there, and when it was last used, in milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub since: i64,
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub seen: i64,
}

/// A program that you gave a token.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Program {
    pub id: String,
    pub name: String,
    /// Milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub since: i64,
}

/// Somebody whom this browser was.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Former {
    pub id: String,
    pub name: String,
    /// How many tables are open or running.
    pub tables: u32,
}

/// A code with which a person comes back without any of their browsers. It is shown only once, and works until it is replaced.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RecoveryCode {
    pub code: String,
}

/// The credentials a program needs to sit down like a player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BotToken {
    pub token: String,
    pub name: String,
}
