//! The value of positions, game by game. Only this module and `any.rs`, which picks the game, name a game.

mod crumbs;
mod march;
mod myrmes;

use game_core::{Game, Seat};

/// A game with an evaluation of its positions.
pub trait Evaluate: Game {
    /// The value of the position for a seat, in points; higher is better. Uses only what the seat may know.
    fn value(&self, state: &Self::State, seat: Seat) -> f32;

    /// Whether the activity of the seat in `before` is finished in `after`. Called only while the seat alone is to act;
    /// otherwise the activity is finished anyway.
    fn is_through(&self, before: &Self::State, after: &Self::State, seat: Seat) -> bool;
}
