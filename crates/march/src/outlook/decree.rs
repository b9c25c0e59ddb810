//! A Royal Decree: what either choice gains.

use game_core::Unheard;
use serde::Serialize;

use super::rehearse;
use crate::{
    action::{Action, Resource},
    phase::queen::Decree,
    table::Table,
    task::Ask,
};

/// One option of a Royal Decree.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DecreeOutlook {
    pub what: Resource,
    /// What the player gains, limited by the cubes in the supply.
    pub food: u8,
    pub larvae: u8,
    /// What the nest would then hold.
    pub food_after: u8,
    pub larvae_after: u8,
}

pub(super) fn outlook(table: Table<'_>, decree: Decree) -> Vec<DecreeOutlook> {
    let mut listed = Vec::new();
    decree.legal(table, &mut listed);
    let choice = |action| {
        let Action::Gain { what } = action else { return None };
        let before = table.nest(decree.seat);
        let after = *rehearse(table, &mut Unheard, |play| decree.apply(play, action)).nest(decree.seat);
        let (food, larvae) = (after.food - before.food, after.larvae - before.larvae);
        Some(DecreeOutlook { what, food, larvae, food_after: after.food, larvae_after: after.larvae })
    };
    listed.into_iter().filter_map(choice).collect()
}
