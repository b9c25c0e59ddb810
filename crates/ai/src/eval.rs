//! What a position is worth, game by game. Beside `any.rs`, which picks the game, no other file of the crate names one.

mod crumbs;
mod march;
mod myrmes;

use game_core::{Game, Seat};

/// A game whose positions can be judged.
pub trait Evaluate: Game {
    /// What the position is worth to a seat, in points; more is better. Looks only at what the seat may know.
    fn value(&self, state: &Self::State, seat: Seat) -> f32;

    /// Whether what the seat was doing in `before` is through in `after`, where it has to act again. Asked only then: with
    /// somebody else to act or the game over it is through anyway.
    fn is_through(&self, before: &Self::State, after: &Self::State, seat: Seat) -> bool;
}
