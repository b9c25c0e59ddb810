//! The score of a game while it is played, and its result.

use serde::{Deserialize, Serialize};

use crate::seat::Seat;

/// The result of a finished game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Standing {
    /// Final score of each seat.
    pub scores: Vec<i32>,
    /// Place of each seat, starting with 1 for the best. Tied seats have the same place. If all
    /// seats lose together against the game itself, all are in second place.
    pub places: Vec<u8>,
}

/// The summary of a game for a list of games. It contains nothing that is hidden from anyone.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Headline<S> {
    /// The progress of the game.
    pub stand: S,
    /// The score of each seat so far.
    pub scores: Vec<i32>,
}

impl Standing {
    /// Ranks by score alone; equal scores share a place.
    pub fn by_score(scores: Vec<i32>) -> Standing {
        let place = |score| 1 + scores.iter().filter(|&&other| other > score).count() as u8;
        Standing { places: scores.iter().map(|&score| place(score)).collect(), scores }
    }

    /// All seats win or lose together against the game itself.
    pub fn together(scores: Vec<i32>, won: bool) -> Standing {
        Standing { places: vec![if won { 1 } else { 2 }; scores.len()], scores }
    }

    /// All seats that share first place; none if all lost against the game.
    pub fn winners(&self) -> impl Iterator<Item = Seat> {
        self.places.iter().enumerate().filter(|&(_, &place)| place == 1).map(|(seat, _)| Seat(seat as u8))
    }

    /// A seat's share of the win: 1, or an equal part if several share first place. Seats that win together against
    /// the game each have all of it; they are not rivals.
    pub fn share(&self, seat: Seat, together: bool) -> f32 {
        let n_winners = self.winners().count().max(1);
        match self.places[seat.idx()] {
            1 if together => 1.0,
            1 => 1.0 / n_winners as f32,
            _ => 0.0,
        }
    }
}
