//! Crumbs, the toy game: small enough to learn in seconds, for tests.

use game_core::{Game, Inputs, Seat, toy::Crumbs};

use super::{Learn, Risk};
use crate::{level::Character, model::net::SOURCES};

impl Learn for Crumbs {
    const SOURCES: &'static [&'static str] = &["rounds"];
    const RISKS: &'static [Risk] = &[];
    const CHARACTERS: &'static [(Character, &'static [(usize, f32)])] = &[];

    const LOSES: [f32; 3] = [3.0, 2.0, 1.0];
    const WARMTH: f32 = 1.0;

    fn table(&self) -> String {
        self.seats().to_string()
    }

    fn inputs(&self, state: &Self::State, seat: Seat, out: &mut impl Inputs) {
        let position = self.position(state);
        out.about("table");
        out.one_of("heap", 32, state.heap().into());
        out.flag("to act", self.to_act(state).contains(seat));
        for other in seat.round(self.seats()) {
            out.about(if other == seat { "own" } else { "other" });
            out.number("won", position.won.get(other.idx()).copied().unwrap_or(0).into());
        }
    }

    fn points(&self, state: &Self::State, seat: Seat) -> [f32; SOURCES] {
        let won = self.position(state).won.get(seat.idx()).copied().unwrap_or(0);
        std::array::from_fn(|k| if k == 0 { f32::from(won) } else { 0.0 })
    }

    fn span(&self, state: &Self::State) -> (u32, u32) {
        (self.position(state).won.iter().map(|&won| u32::from(won)).sum(), 0)
    }
}
