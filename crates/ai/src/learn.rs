//! What a game tells a model that learns it. Only this module, `eval/` and `any.rs` name a game.

mod crumbs;
mod march;
mod myrmes;

use game_core::{Chance, Fresh, Inputs, Seat, inputs::Names};

use crate::{eval::Evaluate, level::Character, model::net::SOURCES, review::JUDGED};

/// Something that people ask about beside the points.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Risk {
    pub name: &'static str,
    pub until: Until,
}

/// How far ahead a risk looks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Until {
    /// The end of the span: a season, a round.
    Span,
    /// The end of the larger part: a year.
    Part,
    End,
}

/// A game that can be learned.
pub trait Learn: Evaluate {
    /// Where points come from; at most [`SOURCES`].
    const SOURCES: &'static [&'static str];
    /// At most [`RISKS`](crate::model::net::RISKS).
    const RISKS: &'static [Risk];

    /// The characters that bots can have in this game, and the sources they overrate: index and weight.
    const CHARACTERS: &'static [(Character, &'static [(usize, f32)])];

    /// Points that the levels [`JUDGED`] lose per turn by the judgement of [`review`](crate::review), in games among their
    /// like: the means of 6 games of two players by `cargo run -p ai --example loses -- 6 novice casual skilled`.
    const LOSES: [f32; JUDGED.len()];

    /// Scales what a curious turn of training may give away: with 1, three points at first and one in the end. It is
    /// smaller where games are won by few points.
    const WARMTH: f32;

    /// How many spans a puzzle looks ahead. Beyond one, what is found is less obvious; but where much is left to chance, the
    /// differences between turns drown in it.
    const PUZZLE_SPANS: u8 = 1;

    /// The table this is, among those that need models of their own: `2`, `3`, `coop-2`.
    fn table(&self) -> String;

    /// Writes what a seat knows of a state.
    fn inputs(&self, state: &Self::State, seat: Seat, out: &mut impl Inputs);

    /// Whether the seats win or lose together.
    fn is_together(&self) -> bool {
        false
    }

    /// Points so far, by source.
    fn points(&self, state: &Self::State, seat: Seat) -> [f32; SOURCES];

    /// Points so far of those the seat plays against: the mean of the other seats, or the game itself.
    fn rivals(&self, state: &Self::State, seat: Seat) -> [f32; SOURCES] {
        mean_of_others(self, state, seat)
    }

    /// How much of each risk an event adds, and to whom.
    fn toll(&self, _: &Self::Event) -> Option<(Seat, usize, f32)> {
        None
    }

    /// The current span and part of the game: numbers that change when a span or a part ends.
    fn span(&self, state: &Self::State) -> (u32, u32);

    /// The current stretch of the game in the sense of a review: a number that changes at least when a span ends.
    fn stretch(&self, state: &Self::State) -> u32 {
        self.span(state).0
    }

    /// Whether a seat goes on with what it was doing in `before`: it alone is to act, and nothing new has begun.
    fn goes_on(&self, before: &Self::State, after: &Self::State, seat: Seat) -> bool {
        let to_act = self.to_act(after);
        to_act.contains(seat) && to_act.len() == 1 && !self.is_through(before, after, seat)
    }

    /// Whether an action is worth looking at. Drops only what is never better than another listed action.
    fn sensible(&self, _: &Self::State, _: Seat, _: Self::Action) -> bool {
        true
    }

    /// In a simultaneous phase, makes the others undecided again, so that they can be given answers.
    fn reopen(&self, _: &mut Self::State, _: Seat) {}

    /// An answer for somebody in a simultaneous phase that takes no thinking: the index of one of the actions.
    fn quick_answer(&self, _: &Self::State, _: Seat, legal: &[Self::Action], chance: &mut Fresh) -> usize {
        chance.below(legal.len() as u32) as usize
    }

    /// The names of all inputs at a table like this, in groups: see [`inputs::expand`](game_core::inputs::expand).
    fn input_names(&self) -> Vec<String> {
        let state = self.setup(&mut Fresh::new(0), &mut game_core::Unheard);
        let mut names = Names::default();
        self.inputs(&state, Seat(0), &mut names);
        names.into_groups()
    }
}

/// The mean of the points of all other seats.
fn mean_of_others<G: Learn>(game: &G, state: &G::State, seat: Seat) -> [f32; SOURCES] {
    let others = f32::from(game.seats().max(2) - 1);
    let mut sums = [0.0; SOURCES];
    for other in Seat::all(game.seats()).filter(|&other| other != seat) {
        for (sum, points) in sums.iter_mut().zip(game.points(state, other)) {
            *sum += points / others;
        }
    }
    sums
}

/// Points of a game with fewer sources than the model has.
fn padded<const N: usize>(points: [i16; N]) -> [f32; SOURCES] {
    std::array::from_fn(|k| points.get(k).copied().map_or(0.0, f32::from))
}
