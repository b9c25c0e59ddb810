//! Crumbs, the toy game: rounds won, and a bonus or penalty for a heap that loses for whoever faces it.

use game_core::{Game, Seat, toy::Crumbs};

use super::Evaluate;

impl Evaluate for Crumbs {
    fn value(&self, state: &Self::State, seat: Seat) -> f32 {
        let won = self.position(state).won;
        let mine = won.get(seat.idx()).copied().unwrap_or(0);
        let theirs: u8 = won.iter().sum::<u8>() - mine;
        let faced = state.heap() > 0 && state.heap().is_multiple_of(self.components().most + 1);
        let heap = match (faced, self.to_act(state).contains(seat)) {
            (true, true) => -0.5,
            (true, false) => 0.5,
            (false, _) => 0.0,
        };
        f32::from(mine) - f32::from(theirs) + heap
    }

    fn is_through(&self, _: &Self::State, _: &Self::State, _: Seat) -> bool {
        true
    }
}
