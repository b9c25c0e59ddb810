//! Paying for a card: what with, and what else it costs.

use serde::Serialize;

use super::losses::{AntAtStake, at_stake};
use crate::{components::CardId, phase::worker::play_card::Pay, table::Table};

/// A card that the seat is paying for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PayOutlook {
    pub card: CardId,
    pub cost: u8,
    pub paid: u8,
    pub left: u8,
    /// Larvae in the chamber that can be used as payment.
    pub larvae: u8,
    /// Ants that can be used as payment.
    pub ants: Vec<AntAtStake>,
}

pub(super) fn outlook(table: Table<'_>, pay: Pay) -> PayOutlook {
    let cost = table.card(pay.card).cost;
    let ants = table.state.ants.spots(pay.seat).filter(|_| pay.takes_ants(table));
    PayOutlook {
        card: pay.card,
        cost,
        paid: cost.saturating_sub(pay.left),
        left: pay.left,
        larvae: if pay.takes_larvae(table) { table.nest(pay.seat).larvae } else { 0 },
        ants: ants.map(|at| at_stake(table, pay.seat, at)).collect(),
    }
}
