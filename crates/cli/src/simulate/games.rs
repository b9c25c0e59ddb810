//! What each game counts beyond its scores.

use game_core::{Game, Seat, toy::Crumbs};

use super::{GameFigures, OBJECTIVES, POINTS};

impl GameFigures for Crumbs {
    fn tally(&self, state: &Self::State, seat: Seat, count: &mut impl FnMut(&'static str, &str, i64)) {
        let won = self.standing(state).map_or(0, |standing| standing.scores[seat.idx()]);
        count(POINTS, "rounds won", won.into());
        count(OBJECTIVES, "won every round", i64::from(won == i32::from(self.options().rounds)));
    }
}
