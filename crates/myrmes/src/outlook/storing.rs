//! The end of the season: what the storeroom cannot hold.

use game_core::Seat;
use serde::Serialize;

use crate::{
    Myrmes,
    event::Cubes,
    phase::end_of_season::{HOLDS, left_in_stock, total},
    state::State,
};

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct StoringOutlook {
    pub limit: u8,
    /// How many cubes the seat still has to discard.
    pub too_many: u16,
    /// The stock after the discards chosen so far.
    pub left: Cubes,
}

pub(super) fn outlook(rules: &Myrmes, known: &State, seat: Seat) -> StoringOutlook {
    let colony = known.colony(seat);
    let (limit, left) = (HOLDS[rules.reach(colony)], left_in_stock(colony));
    StoringOutlook { limit, too_many: total(left).saturating_sub(limit.into()), left: left.into() }
}
