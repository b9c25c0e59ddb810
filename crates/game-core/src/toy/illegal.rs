//! Why an action is refused.

use serde::Serialize;

use crate::seat::Seat;

/// Variants carry values: the text is for people, the variant for tests, the rule for help pages.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, thiserror::Error)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Illegal {
    #[error("nobody sits on seat {}", .seat.0)]
    NoSuchSeat { seat: Seat },
    #[error("the game is over")]
    Over,
    #[error("Bidding: you have bid already")]
    BidTwice,
    #[error("Bidding: the bids are open already")]
    BidsAreOpen,
    #[error("Bidding: {bid} is more than {highest}")]
    BidTooHigh { bid: u8, highest: u8 },
    #[error("Taking: not everybody has bid yet")]
    StillBidding,
    #[error("Taking: it is {taker}'s turn")]
    NotYourTurn { taker: Seat },
    #[error("Taking: 1 to {most} crumbs, not {crumbs}")]
    WrongNumber { crumbs: u8, most: u8 },
}

impl crate::game::Illegal for Illegal {
    fn rule(&self) -> &'static str {
        match self {
            Illegal::NoSuchSeat { .. } => "table/seats",
            Illegal::Over => "end/over",
            Illegal::BidTwice => "bidding/once",
            Illegal::BidsAreOpen => "bidding/open",
            Illegal::BidTooHigh { .. } => "bidding/highest",
            Illegal::StillBidding => "taking/after-bidding",
            Illegal::NotYourTurn { .. } => "taking/order",
            Illegal::WrongNumber { .. } => "taking/number",
        }
    }
}
