//! Duplicate tables: the same deal at several tables.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{NewTable, SeatScore, TableCard};

/// Who else plays the deal of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum SharedDeal {
    /// Everybody on this server: it is the game of a day, as YYYY-MM-DD.
    Day { day: String },
    /// The players of other tables: see `/api/deals/{id}`.
    Tables { id: String },
}

/// A request for several tables with the same deal.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NewDeal {
    /// How many tables: 2 to 8.
    pub tables: u8,
    /// The first of them. The others have the same bots, and open seats for people.
    pub table: NewTable,
}

/// The tables of a deal, and how they did.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Deal {
    pub id: String,
    pub game: String,
    pub players: u8,
    /// Whether the recipient opened the tables, and may close one that nobody comes to.
    pub host: bool,
    pub tables: Vec<DealTable>,
    /// Whether the recipient may know the results: after finishing their own game, and everybody once all tables are done.
    pub told: bool,
    /// The hash of the secret from which setup and dice follow: the same at all tables.
    pub commitment: String,
    /// The secret itself, once all tables are done.
    pub secret: Option<String>,
}

/// One of the tables of a deal.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DealTable {
    pub card: TableCard,
    /// Whether the recipient may open the table now.
    pub shown: bool,
    /// How each seat did, once the game is over and the recipient may know.
    pub scores: Option<Vec<SeatScore>>,
}
