//! Paying for a card: what with, what else it costs, and what the rules then take by themselves.

use game_core::{Notation, Unheard};
use serde::Serialize;

use super::{
    losses::{AntAtStake, at_stake},
    rehearse,
};
use crate::{
    action::Action,
    ants::Spot,
    components::CardId,
    phase::worker::play_card::Pay,
    table::Table,
    task::{Ask, Comes, Task},
};

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
    /// What the price can be paid with: the larvae, and the ants of each spot.
    pub sources: Vec<PaySource>,
}

/// The larvae in the chamber, or the ants on a spot, as payment for a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PaySource {
    /// Where the ants are; `null` for the larvae.
    pub at: Option<Spot>,
    /// Pays with one of them.
    pub action: Notation<Action>,
    /// How many can be paid from here.
    pub most: u8,
    /// After this many payments from elsewhere nothing else is left to pay with, and the rules take
    /// the rest from here without asking. `null` if the price is paid before.
    pub rest_after: Option<u8>,
}

pub(super) fn outlook(table: Table<'_>, pay: Pay) -> PayOutlook {
    let cost = table.card(pay.card).cost;
    let ants = table.state.ants.spots(pay.seat).filter(|_| pay.takes_ants(table));
    let mut legal = Vec::new();
    pay.legal(table, &mut legal);
    PayOutlook {
        card: pay.card,
        cost,
        paid: cost.saturating_sub(pay.left),
        left: pay.left,
        larvae: if pay.takes_larvae(table) { table.nest(pay.seat).larvae } else { 0 },
        ants: ants.map(|at| at_stake(table, pay.seat, at)).collect(),
        sources: legal.into_iter().map(|action| source(table, pay, action)).collect(),
    }
}

fn source(table: Table<'_>, pay: Pay, action: Action) -> PaySource {
    let (at, there) = match action {
        Action::PayAnt { at } if at.site == 0 => (Some(at), table.state.ants.in_outskirts(pay.seat, at.hex)),
        Action::PayAnt { at } => (Some(at), 1),
        _ => (None, table.nest(pay.seat).larvae),
    };
    PaySource { at, action: Notation(action), most: there.min(pay.left), rest_after: rest_after(table, pay, action) }
}

/// Pays with anything else as long as the seat is asked. Returns after how many payments it no longer is, because only
/// this one is left.
fn rest_after(table: Table<'_>, mut pay: Pay, last: Action) -> Option<u8> {
    let mut state = *table.state;
    let (mut legal, mut n_paid) = (Vec::new(), 0);
    loop {
        let table = table.rules.table(&state);
        match pay.comes(table) {
            Comes::ToNothing => return None,
            Comes::Forced(action) => return (action == last).then_some(n_paid),
            Comes::Asking => {}
        }
        legal.clear();
        pay.legal(table, &mut legal);
        let other = legal.iter().copied().find(|&action| action != last)?;
        state = rehearse(table, &mut Unheard, |play| {
            play.state.agenda.pop();
            pay.apply(play, other);
        });
        let Some(Task::Pay(next)) = state.agenda.top() else { return None };
        pay = next;
        n_paid += 1;
    }
}
