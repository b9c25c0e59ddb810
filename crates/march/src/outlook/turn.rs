//! The actions of a turn: their cost, and why one cannot be taken.

use game_core::{Seat, Unheard};
use serde::Serialize;

use super::{Refusal, refusal, rehearse};
use crate::{
    action::Action,
    components::CardId,
    phase::worker::{ACTION_FOOD, TakeTurn},
    table::Table,
};

/// The options of a seat whose turn it is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TurnOutlook {
    /// Whether this is an extra action besides that of the turn. The player may decline it.
    pub bonus: bool,
    pub explore: ActionOutlook,
    pub march: ActionOutlook,
    pub forage: ActionOutlook,
    /// The action of a primitive species; the common meadow ant has none.
    pub species: Option<ActionOutlook>,
    pub rest: RestOutlook,
    /// The cards in hand.
    pub cards: Vec<HandCard>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ActionOutlook {
    pub cost_food: u8,
    /// Why the action is not allowed now.
    pub refusal: Option<Refusal>,
}

/// What a Rest would give.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RestOutlook {
    pub refusal: Option<Refusal>,
    /// Larvae placed on the resting area immediately.
    pub larvae: u8,
    /// Food added to the resting area on each later turn of this Worker Phase.
    pub food_each_turn: u8,
    /// Whether the Worker Phase ends with this turn.
    pub ends_phase: bool,
    /// How many players have rested, including this Rest.
    pub n_rested: u8,
}

/// A card in hand.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct HandCard {
    pub card: CardId,
    /// Why it cannot be played now.
    pub refusal: Option<Refusal>,
}

pub(super) fn outlook(table: Table<'_>, turn: TakeTurn) -> TurnOutlook {
    let seat = turn.seat;
    let action = |action, cost_food| ActionOutlook { cost_food, refusal: refusal(table, seat, action) };
    let card = |card| HandCard { card, refusal: refusal(table, seat, Action::Play { card }) };
    TurnOutlook {
        bonus: turn.bonus,
        explore: action(Action::Explore, ACTION_FOOD),
        march: action(Action::March, ACTION_FOOD),
        forage: action(Action::Forage, ACTION_FOOD),
        species: table.species(seat).action.as_ref().map(|own| action(Action::Species, own.cost_food)),
        rest: rest(table, seat),
        cards: table.nest(seat).hand.cards().map(card).collect(),
    }
}

fn rest(table: Table<'_>, seat: Seat) -> RestOutlook {
    let before = table.nest(seat);
    let rested = rehearse(table, &mut Unheard, |play| play.rest(seat));
    let again = rehearse(table, &mut Unheard, |play| play.rest_again(seat));
    RestOutlook {
        refusal: refusal(table, seat, Action::Rest),
        larvae: rested.nest(seat).resting_larvae - before.resting_larvae,
        food_each_turn: again.nest(seat).resting_food - before.resting_food,
        ends_phase: table.rules.table(&rested).worker_phase_is_over(),
        n_rested: rested.rested.len() as u8,
    }
}
