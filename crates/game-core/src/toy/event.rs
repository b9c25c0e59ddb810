//! The events of the toy game.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::{
    event::{Audience, GameEvent},
    seat::{Seat, SeatSet},
};

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Event {
    BidChosen { seat: Seat, bid: u8 },
    BidsOpened { bids: Vec<u8> },
    DieRolled { eyes: u8, heap: u8 },
    CrumbsTaken { seat: Seat, crumbs: u8, left: u8 },
    RoundWon { seat: Seat, round: u8 },
}

impl GameEvent for Event {
    fn audience(&self) -> Audience {
        match self {
            Event::BidChosen { seat, .. } => Audience::Only(SeatSet::only(*seat)),
            _ => Audience::Everyone,
        }
    }

    fn is_random(&self) -> bool {
        matches!(self, Event::DieRolled { .. })
    }

    fn is_reveal(&self) -> bool {
        matches!(self, Event::BidsOpened { .. })
    }
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Event::BidChosen { seat, bid } => write!(f, "{seat} bids {bid}"),
            Event::BidsOpened { bids } => write!(f, "the bids are opened: {bids:?}"),
            Event::DieRolled { eyes, heap } => write!(f, "the die shows {eyes}: {heap} crumbs on the heap"),
            Event::CrumbsTaken { seat, crumbs, left } => write!(f, "{seat} takes {crumbs}, {left} left"),
            Event::RoundWon { seat, round } => write!(f, "{seat} wins round {}", round + 1),
        }
    }
}
