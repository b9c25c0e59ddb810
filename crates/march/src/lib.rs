//! The rules of March of the Ants, exact and fast: 1 to 5 players, long game, Beyond the Meadow, Primitive Species, and Rise
//! of the Centipedes alone or together.
//!
//! A tour, from the inside out:
//! - `components.rs`: the pieces of the box as closed sets with stable names: [`CardId`], [`HexId`], [`Section`], ...;
//! - [`data`]: their figures, from `data/*.toml`, validated once. [`data::Effect`] describes what a
//!   card does in a small closed vocabulary, with its numbers; a word without numbers marks an
//!   effect that only code can express. Every entry says where its figures come from
//!   ([`Provenance`]), because much of the box is our reconstruction;
//! - [`Meadow`] (where hexes lie and which are joined), [`Ants`] (who is on which site), `pile.rs`
//!   (the hexes nobody has seen, and what each seat knows about the others), [`CardSet`]: all of
//!   them bits and small arrays, so a [`State`] is as cheap to copy as a number;
//! - `task.rs`: the *agenda*, a stack of what remains to be done. The game nests (an action, its
//!   Reactions, a card in it, a battle in that), so each step is a small struct that lists,
//!   diagnoses and carries out its own actions, or runs by itself. `phase.rs` works through the
//!   agenda;
//! - `phase/`: the chapters of the rulebook: `setup`, `worker/` (explore, march, play_card, reactions, rest), `sites`,
//!   `soldier`, `battle`, `queen`, `species`, `horde`; `cards/` for what cards do when played, `goals.rs` for Slumber;
//! - [`Action`], [`Event`], [`Illegal`], [`Position`], [`View`]: the input, the output, the
//!   refusals, a table as a person types it, and what one viewer may see of it. [`Holdings`] gives
//!   a player's possessions in numbers, for bots;
//! - [`Components`] and [`Outlook`], for clients that draw a table: what never changes during a
//!   game, and what a viewer can foresee (`outlook/`), computed by the rules themselves from
//!   what that viewer knows.
//!
//! Where the rulebook can be read in two ways, the code cites a ruling of `docs/rules/rulings.md`.
//!
//! ```
//! use game_core::{Game, Seat, Stream, Seed};
//! use march::{March, Options};
//!
//! let game = March::with(Options { first_seat: Some(Seat(0)), ..Options::players(3) })?;
//! let mut chance = Stream::new(Seed::from(1));
//! let mut events = Vec::new();
//! let mut state = game.setup(&mut chance, &mut events);
//!
//! // March, move a larva into The Great Tunnel, and that is enough.
//! for action in ["march", "larva great_tunnel", "pass"] {
//!     game.apply(&mut state, Seat(0), action.parse()?, &mut chance, &mut events)?;
//! }
//! // The others may react with one step, but their only hex is not joined to another yet; so the next player is to act.
//! assert!(game.to_act(&state).contains(Seat(1)));
//! let refused = game.apply(&mut state, Seat(1), "rest".parse()?, &mut chance, &mut events).unwrap_err();
//! assert_eq!(refused.to_string(), "Rest: not as the first action of a round, unless there is neither food nor a card");
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
mod holdings;
mod illegal;
mod inputs;
mod invariants;
mod kit;
mod meadow;
mod options;
mod outlook;
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
    CardFigure, CardId, CardType, Cause, Deed, HexFigure, HexId, HexKind, Payment, Phase, Provenance, Section,
    SiteKind, Source, Species,
};
pub use data::Data;
pub use event::{Event, EventKind, Revealed, Token};
pub use game::{GAME, March};
pub use hex_set::HexSet;
pub use holdings::Holdings;
pub use illegal::Illegal;
pub use kit::{
    CardFace, Components, EffectFigures, Figures, GoalFace, GreatTunnelFace, HexFace, RoundSpace, SpeciesActionFace,
    SpeciesFace,
};
pub use meadow::{CannotPlace, InnerMeadow, Links, Meadow, Placement};
pub use options::{Difficulty, HordeWins, Length, Options};
pub use outlook::*;
pub use phase::ROUND;
pub use position::{HexPosition, HordePosition, Known, NestPosition, PilePosition, Position};
pub use state::{Battle, BattleScope, State};
pub use task::{Decision, Task};
pub use tunnels::{Edge, Exits, Rotation};
pub use view::View;
pub use view::{HordeView, NestView, PileView, Stand};
