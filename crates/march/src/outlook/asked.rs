//! Which decision is pending, for whom, and what caused it.

use game_core::{Seat, SeatSet};
use serde::Serialize;

use crate::{
    action::Action,
    components::{CardId, Deed, HexId, Phase},
    table::Table,
    task::{Decision, Task},
};

/// The decision the game is waiting for, as everybody can see it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Waiting {
    pub decision: Decision,
    /// The seats that have to decide.
    pub seats: SeatSet,
    pub because: Option<Because>,
}

/// The decision that a seat has to make.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct AskedOutlook {
    pub decision: Decision,
    /// Whether the seat may pass.
    pub optional: bool,
    /// How many steps, larvae, ants, cards or hexes are left, for decisions that have a count.
    pub left: Option<u8>,
    /// The card the decision is about.
    pub card: Option<CardId>,
    /// The hex the decision is about.
    pub hex: Option<HexId>,
    /// The other player the decision is about.
    pub player: Option<Seat>,
    pub because: Option<Because>,
}

/// The cause of a decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Because {
    /// An action. If it is another player's, the decision is a Reaction.
    Deed {
        deed: Deed,
        by: Seat,
    },
    /// An event being resolved, or an active evolution.
    Card {
        card: CardId,
    },
    Battle {
        hex: HexId,
    },
    /// The Centipede Horde explores.
    Horde,
    /// A part of the phase itself.
    Phase {
        phase: Phase,
    },
}

/// The action that the seat may react to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ReactionOutlook {
    pub by: Seat,
    pub deed: Deed,
}

pub(super) fn waiting(table: Table<'_>) -> Option<Waiting> {
    let task = table.state.agenda.top()?;
    let seats = task.seats(table);
    Some(Waiting { decision: task.decision()?, seats, because: because(table, task) })
}

pub(super) fn outlook(table: Table<'_>, seat: Seat, task: Task) -> Option<AskedOutlook> {
    let mut listed = Vec::new();
    task.legal(table, seat, &mut listed);
    let About { left, card, hex, player } = task.about(table, seat);
    Some(AskedOutlook {
        decision: task.decision()?,
        optional: listed.contains(&Action::Pass),
        left,
        card,
        hex,
        player,
        because: because(table, task),
    })
}

pub(super) fn reaction(table: Table<'_>, seat: Seat, task: Task) -> Option<ReactionOutlook> {
    match because(table, task)? {
        Because::Deed { deed, by } if by != seat && !matches!(task, Task::FillSite(_)) => {
            Some(ReactionOutlook { by, deed })
        }
        _ => None,
    }
}

/// What a decision is about.
#[derive(Clone, Copy)]
pub(crate) struct About {
    left: Option<u8>,
    card: Option<CardId>,
    hex: Option<HexId>,
    player: Option<Seat>,
}

impl About {
    pub(crate) const NOTHING: About = About { left: None, card: None, hex: None, player: None };

    pub(crate) fn left(left: u8) -> About {
        About { left: Some(left), ..About::NOTHING }
    }

    pub(crate) fn card(self, card: CardId) -> About {
        About { card: Some(card), ..self }
    }

    pub(crate) fn hex(self, hex: impl Into<Option<HexId>>) -> About {
        About { hex: hex.into(), ..self }
    }

    pub(crate) fn player(self, player: Option<Seat>) -> About {
        About { player, ..self }
    }
}

/// Where to look for the cause of a decision.
#[derive(Clone, Copy)]
pub(crate) enum Whence {
    /// The nearest task below it on the agenda that knows.
    Below,
    /// The decision itself.
    Is(Because),
    Nothing,
}

fn because(table: Table<'_>, task: Task) -> Option<Because> {
    match task.whence() {
        Whence::Is(because) => return Some(because),
        Whence::Nothing => return None,
        Whence::Below => {}
    }
    let below = table.state.agenda.tasks().iter().rev().skip(1);
    below.copied().find_map(|below| below.causes(table, task)).or_else(|| {
        let phase = table.state.phase;
        (phase != Phase::Worker).then_some(Because::Phase { phase })
    })
}
