//! The components of March of the Ants.
//!
//! What is here so far, from the inside out:
//! - `components.rs`: the pieces of the box as closed sets with stable names: [`CardId`], [`HexId`], [`Section`], ...;
//! - [`data`]: their figures, from `data/*.toml`, checked once. [`data::Effect`] says what a card does in a small closed
//!   vocabulary, with its numbers; a word without numbers marks an effect that only code can tell. Every entry tells how
//!   it is known ([`Provenance`]), for much of the box is our reconstruction;
//! - `tunnels.rs` and `hex_set.rs`: [`Edge`], [`Exits`] and [`Turn`] of a hex, and [`HexSet`], all of them bits.
//!
//! There is no state and there are no phases here yet; so there is no `Game` either.
#![forbid(unsafe_code)]

mod components;
pub mod data;
mod hex_set;
mod tunnels;

pub use components::{CardId, CardType, HexId, HexKind, Payment, Provenance, Section, SiteKind, Species};
pub use data::Data;
pub use hex_set::HexSet;
pub use tunnels::{Edge, Exits, Turn};
