//! The births phase: every way to place the nurses, and what would be born.

use game_core::{Notation, Seat, Unheard};
use serde::Serialize;

use super::rehearse;
use crate::{
    Myrmes,
    action::Action,
    components::Track,
    event::{Event, EventKind},
    phase::{self, births::places},
    state::{State, Step},
};

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BirthsOutlook {
    /// All nurses of the colony, including those already placed.
    pub nurses: u8,
    /// Places on the larvae, soldiers and workers tracks and in the atelier.
    pub places: [u8; 4],
    /// All ways to complete the births from here.
    pub plans: Vec<BirthPlan>,
}

/// A way to place the nurses.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BirthPlan {
    /// Nurses on larvae, soldiers, workers and in the atelier, including those already placed.
    pub nurses: [u8; 4],
    /// What is born, including what the event adds.
    pub larvae: u8,
    /// If `newborn` leaves a choice, these assume as many workers as possible.
    pub soldiers: u8,
    pub workers: u8,
    /// Nurses in the atelier.
    pub atelier: u8,
    /// Ants that exceed the limit.
    pub ants_lost: u8,
    /// Larvae that are missing from the supply.
    pub larvae_lost: u8,
    /// If the seat has to choose after these actions how many of the newborn ants under the limit
    /// are workers: the possible numbers, in ascending order. Empty if there is no such choice.
    pub newborn: Vec<NewbornChoice>,
    /// The actions to send, in this order.
    pub actions: Vec<Notation<Action>>,
}

/// A number of workers among the newborn ants.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct NewbornChoice {
    pub workers: u8,
    /// To be sent after those of the plan.
    pub action: Notation<Action>,
}

pub(super) fn outlook(rules: &Myrmes, known: &State, seat: Seat) -> BirthsOutlook {
    let mut plans = Vec::new();
    let newborn = known.colony(seat).plan.step == Step::Newborn;
    each_way(rules, known, seat, &mut Vec::new(), &mut |after, actions| {
        let open = after.colony(seat).plan.step == Step::Newborn;
        // When only the newborns are left to choose, each choice is a separate plan.
        let through = if newborn { !actions.is_empty() } else { open || !after.waiting.contains(seat) };
        if through {
            plans.push(plan(rules, after, seat, open && !newborn, actions));
        }
        through
    });
    BirthsOutlook { nurses: known.colony(seat).nurses, places: Track::ALL.map(places), plans }
}

/// Follows every sequence of actions from a state until `through` returns true.
fn each_way(
    rules: &Myrmes,
    state: &State,
    seat: Seat,
    actions: &mut Vec<Action>,
    through: &mut impl FnMut(&State, &[Action]) -> bool,
) {
    if through(state, actions) {
        return;
    }
    let mut legal = Vec::new();
    phase::births::legal(state, seat, &mut legal);
    for action in legal {
        let mut after = *state;
        rehearse(rules, &mut after, &mut Unheard, |play| play.plan(seat, action));
        actions.push(action);
        each_way(rules, &after, seat, actions, through);
        actions.pop();
    }
}

fn newborn_choices(planned: &State, seat: Seat) -> Vec<NewbornChoice> {
    let mut legal = Vec::new();
    phase::births::legal(planned, seat, &mut legal);
    let choice = |action| match action {
        Action::Newborn { workers } => Some(NewbornChoice { workers, action: Notation(action) }),
        _ => None,
    };
    legal.into_iter().filter_map(choice).collect()
}

/// The outcome of a plan once everything is revealed.
fn plan(rules: &Myrmes, planned: &State, seat: Seat, open: bool, actions: &[Action]) -> BirthPlan {
    let colony = planned.colony(seat);
    let (mut after, mut events) = (*planned, Vec::new());
    rehearse(rules, &mut after, &mut events, |play| play.reveal());
    let born = events.iter().find_map(|event: &Event| match event.what {
        EventKind::Born { larvae, soldiers, workers, ants_lost, larvae_lost } if event.seat == Some(seat) => {
            Some([larvae, soldiers, workers, ants_lost, larvae_lost])
        }
        _ => None,
    });
    let [larvae, soldiers, workers, ants_lost, larvae_lost] = born.expect("births are reported for every seat");
    BirthPlan {
        nurses: colony.plan.nurses,
        larvae,
        soldiers,
        workers,
        atelier: after.colony(seat).atelier,
        ants_lost,
        larvae_lost,
        newborn: if open { newborn_choices(planned, seat) } else { Vec::new() },
        actions: actions.iter().copied().map(Notation).collect(),
    }
}
