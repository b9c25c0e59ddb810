//! What follows from a nest and its ants as they are.

use game_core::Seat;
use serde::Serialize;

use super::rehearse;
use crate::{
    components::{CardId, HexId, Phase, Section},
    data::Gain,
    event::EventKind,
    phase::queen::{INNER_MEADOW_POINTS, Meal, harvest::HarvestSites},
    state::State,
    table::Table,
    task::Work,
};

/// A player's nest and ants.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct NestOutlook {
    /// What heads add to Army Strength in every battle.
    pub army_bonus: u8,
    /// Steps in a March.
    pub march_steps: u8,
    /// The number of ants that one food feeds.
    pub fed_by_food: u8,
    /// All ants in the Meadow, including those in The Great Tunnel.
    pub ants: u8,
    /// How the ants would be fed if the Queen Phase came now: Harvest comes before Feed Ants.
    pub feeding: Feeding,
    /// What the player would collect if Harvest came now, not counting optional effects of
    /// abdomens.
    pub harvest: Gain,
    /// Hexes under the player's control that count as Inner Meadow.
    pub inner_hexes: u8,
    /// Points for the Inner Meadow and Colony Goals if Slumber came now.
    pub slumber_points: u8,
    /// The Colony Goals in play.
    pub goals: Vec<GoalOutlook>,
    pub body: BodyOutlook,
    pub active: ActiveEvolutions,
}

/// How a colony would be fed: food first, then larvae.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Feeding {
    /// Ants to feed. Abdomens can make this higher or lower than the number of ants.
    pub ants: u8,
    /// The food needed to feed them all.
    pub food_due: u8,
    pub food_paid: u8,
    pub larvae_paid: u8,
    /// Ants that would die.
    pub starving: u8,
}

/// A Colony Goal in play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct GoalOutlook {
    pub card: CardId,
    /// Whether it is met now.
    pub met: bool,
    /// What it is worth when it is met.
    pub points: u8,
}

/// The ant body.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BodyOutlook {
    /// The number of complete bodies.
    pub complete: u8,
    /// The sections missing from the next body.
    pub lacking: Vec<Section>,
    /// Points for completing the next body; 0 if a body of that number was already scored.
    pub points: u8,
}

/// The topmost evolution of each section, which is the active one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ActiveEvolutions {
    pub head: Option<CardId>,
    pub thorax: Option<CardId>,
    pub abdomen: Option<CardId>,
}

pub(super) fn outlook(table: Table<'_>, seat: Seat) -> NestOutlook {
    let (harvest, harvested) = harvest(table, seat);
    // In the Queen Phase, only what has been harvested counts.
    let fed = if table.state.phase == Phase::Queen { table } else { table.rules.table(&harvested) };
    let Meal { ants, due, food, larvae, starving } = fed.meal(seat);
    let nest = table.nest(seat);
    let goal = |card: CardId| {
        let slumber = table.card(card).slumber?;
        Some(GoalOutlook { card, met: table.meets(seat, slumber.condition), points: slumber.points })
    };
    let goals: Vec<GoalOutlook> = nest.goals.cards().filter_map(goal).collect();
    let inner_hexes = table.controlled_inner_meadow(seat);
    let for_goals = goals.iter().filter(|goal| goal.met).map(|goal| goal.points).fold(0, u8::saturating_add);
    let top = |section| nest.stack(section).top();
    NestOutlook {
        army_bonus: table.caste_bonus(seat, Section::Head),
        march_steps: table.march_steps(seat),
        fed_by_food: table.ants_fed_by_food(seat),
        ants: table.state.ants.total(seat),
        feeding: Feeding { ants, food_due: due, food_paid: food, larvae_paid: larvae, starving },
        harvest,
        inner_hexes,
        slumber_points: inner_hexes.saturating_mul(INNER_MEADOW_POINTS).saturating_add(for_goals),
        goals,
        body: body(table, seat),
        active: ActiveEvolutions {
            head: top(Section::Head),
            thorax: top(Section::Thorax),
            abdomen: top(Section::Abdomen),
        },
    }
}

/// What a seat's sites give if no choices change it, and what is then there.
fn harvest(table: Table<'_>, seat: Seat) -> (Gain, State) {
    let mut events = Vec::new();
    let harvested = rehearse(table, &mut events, |play| {
        play.state.phase = Phase::Queen;
        play.state.harvested = [0; HexId::ALL.len()];
        HarvestSites { seat }.run(play);
    });
    let gain = events.iter().fold(Gain::default(), |sum, event| match event.what {
        EventKind::Collected { gain, .. } => Gain {
            food: sum.food.saturating_add(gain.food),
            larvae: sum.larvae.saturating_add(gain.larvae),
            cards: sum.cards.saturating_add(gain.cards),
            points: sum.points.saturating_add(gain.points),
        },
        EventKind::Gained { food, larvae, .. } => {
            Gain { food: sum.food.saturating_add(food), larvae: sum.larvae.saturating_add(larvae), ..sum }
        }
        _ => sum,
    });
    (gain, harvested)
}

fn body(table: Table<'_>, seat: Seat) -> BodyOutlook {
    let nest = table.nest(seat);
    let complete = nest.complete_bodies();
    let scores = complete >= nest.bodies_scored;
    BodyOutlook {
        complete,
        lacking: Section::ALL.into_iter().filter(|&section| nest.stack(section).len() == complete).collect(),
        points: if scores { table.rules.data.colonies.nest_mat.body_points } else { 0 },
    }
}
