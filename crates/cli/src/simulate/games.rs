//! The games that can be simulated, and what each counts besides scores.

use game_core::{Game, Seat, toy::Crumbs};
use march::March;
use myrmes::{Myrmes, Objective, START_SCORE, Source};

use super::{GameFigures, OBJECTIVES, POINTS, SimulateArgs, run};
use crate::table::with_game;

/// [`run`] for the game that the arguments name.
///
/// # Errors
/// Those of [`run`], and for an unknown game.
pub fn run_named(args: &SimulateArgs) -> anyhow::Result<()> {
    with_game!(args, run)
}

impl GameFigures for Myrmes {
    fn tally(&self, state: &Self::State, seat: Seat, count: &mut impl FnMut(&'static str, &str, i64)) {
        count(POINTS, "start", START_SCORE.into());
        for (source, points) in Source::ALL.into_iter().zip(self.scored(state, seat)) {
            count(POINTS, source.name(), points.into());
        }
        let in_play = self.completed(state, seat);
        for objective in Objective::ALL {
            let completed = in_play.iter().any(|&(other, season)| other == objective && season.is_some());
            count(OBJECTIVES, objective.name(), completed.into());
        }
    }
}

impl GameFigures for March {
    fn tally(&self, state: &Self::State, seat: Seat, count: &mut impl FnMut(&'static str, &str, i64)) {
        for (source, points) in march::Source::ALL.into_iter().zip(self.scored(state, seat)) {
            count(POINTS, source.name(), points.into());
        }
    }

    fn cards(&self, state: &Self::State, seat: Seat, tell: &mut impl FnMut(&'static str, Option<i64>)) {
        let mut played = self.cards_played(state, seat).peekable();
        for card in self.data().cards().map(|card| card.id) {
            let brought = played.next_if(|&(next, _)| next == card);
            tell(card.name(), brought.map(|(_, points)| points.into()));
        }
    }
}

impl GameFigures for Crumbs {
    fn tally(&self, state: &Self::State, seat: Seat, count: &mut impl FnMut(&'static str, &str, i64)) {
        let won = self.standing(state).map_or(0, |standing| standing.scores[seat.idx()]);
        count(POINTS, "rounds won", won.into());
        count(OBJECTIVES, "won every round", i64::from(won == i32::from(self.options().rounds)));
    }
}
