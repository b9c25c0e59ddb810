//! The atelier: what its four actions cost and bring.

use game_core::{Notation, Seat};
use serde::Serialize;

use super::{Refusal, refusal};
use crate::{
    Myrmes,
    action::Action,
    components::{Craft, Objective},
    event::Cubes,
    objectives::{self, Count},
    phase::atelier::{Price, price, tunnel_places},
    scoring,
    state::State,
};

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct AtelierOutlook {
    /// Nurses that have not acted yet.
    pub nurses: u8,
    /// Tunnel, level and nurse.
    pub crafts: Vec<CraftOutlook>,
    /// The objectives in play.
    pub objectives: Vec<ObjectiveOutlook>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CraftOutlook {
    pub craft: Craft,
    pub pays: Cubes,
    /// Larvae to pay.
    pub larvae: u8,
    pub gains: Cubes,
    /// Any one of these actions does it.
    pub actions: Vec<Notation<Action>>,
    pub illegal: Option<Refusal>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ObjectiveOutlook {
    pub objective: Objective,
    pub level: u8,
    /// Points for completing it, including those that VP+1 adds.
    pub points: i16,
    pub needed: u8,
    pub have: u8,
    pub actions: Vec<Notation<Action>>,
    pub illegal: Option<Refusal>,
    /// What the other players score if it is completed now.
    pub bonus: Vec<ObjectiveBonus>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ObjectiveBonus {
    pub seat: Seat,
    /// Including those that VP+1 adds.
    pub points: i16,
}

pub(super) fn outlook(rules: &Myrmes, known: &State, seat: Seat) -> AtelierOutlook {
    AtelierOutlook {
        nurses: known.colony(seat).atelier,
        crafts: [Craft::Tunnel, Craft::Level, Craft::Nurse]
            .map(|craft| craft_outlook(rules, known, seat, craft))
            .into(),
        objectives: (0..known.objectives.len()).map(|slot| objective(rules, known, seat, slot)).collect(),
    }
}

fn craft_outlook(rules: &Myrmes, known: &State, seat: Seat, craft: Craft) -> CraftOutlook {
    let tunnels = tunnel_places(rules, known, seat);
    let actions: Vec<Action> = match craft {
        Craft::Level => vec![Action::Level],
        Craft::Nurse => vec![Action::Nurse],
        _ => tunnels.cells().map(|cell| Action::Tunnel { at: rules.garden.hex(cell) }).collect(),
    };
    // If a tunnel fits nowhere, use any hex: it is refused for the most important reason.
    let nowhere = || Action::Tunnel { at: rules.garden.hex(rules.garden.starts[seat.idx()]) };
    let illegal = refusal(rules, known, seat, actions.first().copied().unwrap_or_else(nowhere));
    let Price { pays, larvae, gains } = price(known, seat, craft);
    CraftOutlook {
        craft,
        pays: pays.into(),
        larvae,
        gains: gains.into(),
        actions: actions.into_iter().map(Notation).collect(),
        illegal,
    }
}

fn objective(rules: &Myrmes, known: &State, seat: Seat, slot: usize) -> ObjectiveOutlook {
    let objective = known.objectives[slot];
    let action = Action::Objective { objective };
    let Count { needed, have, .. } = objectives::count(rules, known, seat, rules.demand(known, slot as u8), 0);
    let worth = |seat, points| {
        let (points, vp_plus_1) = scoring::worth(known.colony(seat), points);
        points + vp_plus_1
    };
    let others = Seat::all(rules.players())
        .filter(|&other| other != seat && objectives::earns_bonus(known, other, slot))
        .map(|other| ObjectiveBonus { seat: other, points: worth(other, objectives::bonus(rules)) });
    ObjectiveOutlook {
        objective,
        level: rules.level_of(objective),
        points: worth(seat, objectives::points(rules, objective)),
        needed,
        have,
        actions: vec![Notation(action)],
        illegal: refusal(rules, known, seat, action),
        bonus: others.collect(),
    }
}
