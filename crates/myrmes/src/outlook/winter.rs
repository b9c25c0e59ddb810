//! Winter: the food due, and what sacrificing larvae would save.

use std::iter;

use game_core::{Notation, Seat, Unheard};
use serde::Serialize;

use super::rehearse;
use crate::{
    Myrmes,
    action::Action,
    components::Cube,
    phase::{self, winter::reckon},
    state::{Colony, State},
};

/// What this year's winter would cost a colony in its current state.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct WinterReckoning {
    /// Food due before soldiers are taken into account.
    pub due: u8,
    /// Food saved by soldiers.
    pub guarded: u8,
    /// Food in stock.
    pub food: u8,
    pub missing: u8,
    /// The change in points: 0 or negative.
    pub points: i16,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct WinterOutlook {
    /// One choice for each possible number of further sacrifices.
    pub choices: Vec<WinterChoice>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct WinterChoice {
    /// The number of further sacrifices.
    pub sacrifices: u8,
    pub missing: u8,
    pub points: i16,
    /// The actions to send, in this order.
    pub actions: Vec<Notation<Action>>,
}

pub(super) fn reckoning(year: u8, colony: &Colony) -> WinterReckoning {
    let reckoned = reckon(year, colony);
    WinterReckoning {
        due: reckoned.due,
        guarded: reckoned.guarded,
        food: colony.stock[Cube::Food.idx()],
        missing: reckoned.missing,
        points: reckoned.points,
    }
}

pub(super) fn outlook(rules: &Myrmes, known: &State, seat: Seat) -> WinterOutlook {
    let mut choices = Vec::new();
    let mut planned = *known;
    loop {
        let sacrifices = planned.colony(seat).plan.sacrifices - known.colony(seat).plan.sacrifices;
        // A seat that needs no more food, or has no more larvae to give, is no longer asked.
        let asked = planned.waiting.contains(seat);
        choices.push(choice(rules, &planned, seat, sacrifices, asked));
        if !asked || phase::check(rules, &planned, seat, Action::Sacrifice).is_err() {
            return WinterOutlook { choices };
        }
        rehearse(rules, &mut planned, &mut Unheard, |play| play.plan(seat, Action::Sacrifice));
    }
}

fn choice(rules: &Myrmes, planned: &State, seat: Seat, sacrifices: u8, asked: bool) -> WinterChoice {
    let mut after = *planned;
    rehearse(rules, &mut after, &mut Unheard, |play| play.sacrifice_as_planned());
    let reckoned = reckon(after.year, after.colony(seat));
    let sent = iter::repeat_n(Action::Sacrifice, sacrifices.into()).chain(asked.then_some(Action::Done));
    WinterChoice {
        sacrifices,
        missing: reckoned.missing,
        points: reckoned.points,
        actions: sent.map(Notation).collect(),
    }
}
