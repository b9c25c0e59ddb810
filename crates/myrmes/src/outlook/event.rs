//! The event phase: what each space of the track costs.

use game_core::{Notation, Seat};
use serde::Serialize;

use super::{Refusal, refusal};
use crate::{Myrmes, action::Action, components::Bonus, phase::event::cost, state::State};

/// A space of the event track.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct EventOutlook {
    pub to: Bonus,
    /// The larvae it costs to push the cube there.
    pub larvae: u8,
    pub within_reach: bool,
    pub action: Notation<Action>,
    pub illegal: Option<Refusal>,
}

pub(super) fn spaces(rules: &Myrmes, known: &State, seat: Seat) -> Vec<EventOutlook> {
    let space = |to| {
        let action = Action::Event { to };
        let illegal = refusal(rules, known, seat, action);
        EventOutlook {
            to,
            larvae: cost(rules, known.colony(seat).event, to),
            within_reach: illegal.is_none(),
            action: Notation(action),
            illegal,
        }
    };
    Bonus::ALL.into_iter().map(space).collect()
}
