//! Event cards.

mod cards;
mod destroying;
mod gaining;
mod moving;
