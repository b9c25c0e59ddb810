//! Ants to lose: what each of them is worth where it is.

use game_core::{Seat, Unheard};
use serde::Serialize;

use super::rehearse;
use crate::{
    ants::Spot,
    components::Cause,
    data::Gain,
    phase::sites::{Fill, Lose},
    table::Table,
    task::{Task, Work},
};

/// Ants that the seat has to lose.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LossesOutlook {
    /// How many ants are still to be chosen.
    pub left: u8,
    /// How many of them go into the chamber.
    pub saved: u8,
    pub cause: Cause,
    /// Food that the seat may pay instead.
    pub or_food: Option<u8>,
    /// Cards that the seat may discard instead.
    pub or_cards: Option<u8>,
    pub among: Vec<AntAtStake>,
}

/// One of the seat's ants that it may lose.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct AntAtStake {
    pub at: Spot,
    /// What its site yields in Harvest.
    pub gain: Gain,
    /// Whether the player would lose control of the hex, even after ants from the outskirts have
    /// filled the vacated sites.
    pub loses_control: bool,
}

pub(super) fn outlook(table: Table<'_>, task: Task) -> Option<LossesOutlook> {
    match task {
        Task::Lose(lose) => Some(of_lose(table, lose)),
        Task::PayOrLose(ask) => {
            let or_food = ask.can_pay(table).then_some(ask.food);
            Some(LossesOutlook { or_food, ..of_lose(table, ask.lose(table)) })
        }
        Task::FeedAntLion(ask) => Some(LossesOutlook {
            left: 1,
            saved: ask.saves.min(1),
            cause: Cause::HexEffect,
            or_food: None,
            or_cards: ask.can_discard(table).then(|| ask.cards_due(table)),
            among: vec![at_stake(table, ask.seat, ask.at)],
        }),
        _ => None,
    }
}

fn of_lose(table: Table<'_>, lose: Lose) -> LossesOutlook {
    LossesOutlook {
        left: lose.left,
        saved: lose.saves.min(lose.left),
        cause: lose.cause,
        or_food: None,
        or_cards: None,
        among: lose.scope.spots(table, lose.seat).map(|at| at_stake(table, lose.seat, at)).collect(),
    }
}

pub(super) fn at_stake(table: Table<'_>, seat: Seat, at: Spot) -> AntAtStake {
    AntAtStake { at, gain: table.site_gain(seat, at), loses_control: loses_control(table, seat, at) }
}

/// Whether the seat controls the hex now but will not once this ant has gone and vacated sites are
/// filled.
fn loses_control(table: Table<'_>, seat: Seat, at: Spot) -> bool {
    if at.site == 0 || table.controller(at.hex) != Some(seat) {
        return false;
    }
    // The agenda already says who fills first.
    let fill = table.state.agenda.tasks().iter().rev().find_map(|task| match task {
        Task::Fill(fill) => Some(*fill),
        _ => None,
    });
    let fill = fill.unwrap_or(Fill { from: table.state.marker });
    let after = rehearse(table, &mut Unheard, |play| {
        play.state.ants.take(seat, at);
        fill.run(play);
    });
    // The owner's own choice can keep control.
    let may_keep = matches!(after.agenda.top(), Some(Task::FillSite(ask)) if (ask.seat, ask.hex) == (seat, at.hex));
    !may_keep && table.rules.table(&after).controller(at.hex) != Some(seat)
}
