//! The components of March of the Ants, and the Meadow they grow into.
//!
//! What is here so far, from the inside out:
//! - `components.rs`: the pieces of the box as closed sets with stable names: [`CardId`], [`HexId`], [`Section`], ...;
//! - [`data`]: their figures, from `data/*.toml`, checked once. [`data::Effect`] says what a card does in a small closed
//!   vocabulary, with its numbers; a word without numbers marks an effect that only code can tell. Every entry tells how
//!   it is known ([`Provenance`]), for much of the box is our reconstruction;
//! - `tunnels.rs` and `hex_set.rs`: [`Edge`], [`Exits`] and [`Turn`] of a hex, and [`HexSet`], all of them bits;
//! - [`Meadow`]: where hexes lie, which touch, which are joined, what hangs together, and where the next may be placed.
//!
//! There is no state and there are no phases here yet; so there is no `Game` either.
//!
//! ```
//! use march::{Data, Edge, HexId, Meadow};
//!
//! let data = Data::read(&Data::own_files())?;
//! let mut meadow = Meadow::new(data.hexes.great_tunnel.tunnels(4));
//!
//! // Explore from The Great Tunnel with Soil, one of the ways that join the two.
//! let soil = data.hexes.get(HexId::Soil).expect("Soil is a hex");
//! let at = meadow.explorations(HexId::GreatTunnel, soil.tunnels).next().expect("all six tunnels are open");
//! meadow.explore(HexId::GreatTunnel, HexId::Soil, soil.tunnels, at)?;
//! assert_eq!(meadow.neighbour(HexId::GreatTunnel, Edge::Top), Some(HexId::Soil));
//! assert!(meadow.joined(HexId::Soil).contains(HexId::GreatTunnel));
//!
//! // A second time it is refused, and nothing has changed.
//! let refused = meadow.place(HexId::Soil, soil.tunnels, at).unwrap_err();
//! assert_eq!(refused.to_string(), "soil is in the Meadow already");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
#![forbid(unsafe_code)]

mod action;
mod ants;
mod card_set;
mod cards;
mod components;
pub mod data;
mod event;
mod game;
mod goals;
mod hex_set;
mod illegal;
mod invariants;
mod meadow;
mod options;
mod phase;
mod pile;
mod play;
mod position;
mod state;
mod table;
mod task;
mod tunnels;
mod view;

pub use action::{Action, NotAnAction, Resource};
pub use ants::{Ants, Spot};
pub use card_set::CardSet;
pub use components::{
    CardId, CardType, Cause, Deed, HexId, HexKind, Payment, Phase, Provenance, Section, SiteKind, Source, Species,
};
pub use data::Data;
pub use event::{Event, Token, What};
pub use game::March;
pub use hex_set::HexSet;
pub use illegal::Illegal;
pub use meadow::{CannotPlace, InnerMeadow, Links, Meadow, Placement};
pub use options::{Difficulty, HordeWins, Length, Options};
pub use phase::ROUND;
pub use position::{HexPosition, HordePosition, Known, NestPosition, PilePosition, Position};
pub use state::{Battle, BattleScope, State};
pub use task::Task;
pub use tunnels::{Edge, Exits, Turn};
pub use view::View;
pub use view::{HordeView, NestView, PileView};
