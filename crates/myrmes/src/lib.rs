//! The rules of Myrmes, for 2 to 4 players: exact, and fast enough to search.
//!
//! The crate mirrors the rulebook. [`SEASON`] is the order of its phases, and each phase has its
//! file under `phase/`: what is legal, why something is not, and what happens. The other files are
//! - `components.rs` and `data.rs`: the pieces of the box, with their figures in `data/*.toml`;
//! - `garden.rs`: the hexes in play and every way to place a tile on them, computed once as bit
//!   masks;
//! - `state.rs`: everything on the table in one flat value without heap allocations, so that `clone`
//!   is a copy;
//! - `action.rs`, `illegal.rs`, `event.rs`: what can be done, why it cannot, what happened;
//! - `objectives.rs`, `scoring.rs`, `setup.rs`;
//! - `holdings.rs`: what a colony has, in numbers, for bots;
//! - `kit.rs` and `outlook.rs`: what a client needs besides the view to draw a table without knowing
//!   the rules: the fixed facts ([`Components`]), and what things would cost and bring or why they
//!   are not allowed ([`Outlook`]);
//! - `view.rs`: what a viewer may see; `position.rs`: states that people type;
//! - `invariants.rs`: what holds whatever was played.
//!
//! Where the rulebooks leave a choice, the code follows a *ruling* and cites it by name;
//! `docs/rules/rulings.md` explains them.
//!
//! In simultaneous phases, each seat's choices are collected in a plan and change nothing on the
//! table until everyone has chosen. So the order in which answers arrive does not matter, and
//! nobody sees them early.
//!
//! ```
//! use game_core::{Game, Seat, Session};
//! use myrmes::{Myrmes, Options};
//!
//! let rules = Myrmes::with(Options::players(2))?;
//! let mut game = Session::new(rules, 1.into());
//!
//! // Both may act: first the event, which stays where the die put it, then the nurses, track by track.
//! let seat = Seat(0);
//! let event = game.legal(seat)[0];
//! game.apply(seat, event)?;
//! game.apply(seat, "nurses larvae 1".parse()?)?;
//!
//! // Two of the three nurses are left, so three cannot go to the soldiers; nothing has changed, and the rule is named.
//! let refused = game.apply(seat, "nurses soldiers 3".parse()?).unwrap_err();
//! assert_eq!(refused.to_string(), "Births: 3 nurses are to be placed, and the colony has 2 left");
//! game.apply(seat, "nurses soldiers 2".parse()?)?;
//! assert!(!game.to_act().contains(seat), "the other one is still thinking");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
#![forbid(unsafe_code)]

mod action;
mod components;
mod data;
mod event;
mod game;
mod garden;
mod holdings;
mod illegal;
mod inputs;
mod invariants;
mod kit;
mod mask;
mod objectives;
mod options;
mod outlook;
mod phase;
mod play;
mod position;
mod scoring;
mod setup;
mod state;
mod view;

pub use action::{Action, NotAnAction};
pub use components::{Bonus, Craft, Cube, Objective, Prey, Room, Season, Source, Terrain, Tile, Track};
pub use data::Demand;
pub use event::{Cubes, Event, EventKind, Given, Scored};
pub use game::{GAME, Myrmes};
pub use holdings::{Holdings, Moment, ObjectiveState};
pub use illegal::{Asked, Counted, Illegal, Obstacle};
pub use kit::{BirthTracks, Components, GardenHex, Limits, ObjectiveKind, PreyKind, RoomKind, TileKind};
pub use options::{CubeSupply, EventShift, ForeignTunnel, LevelPlusOne, Options, Passes, SeasonDice, Variant, Worth};
pub use outlook::{
    AtelierOutlook, BirthPlan, BirthsOutlook, Clearing, ColonyOutlook, CraftOutlook, EventOutlook, HarvestOutlook,
    HarvestTile, HuntOnTheWay, NewbornChoice, ObjectiveBonus, ObjectiveOutlook, Outlook, Placing, Progress, Refusal,
    RoomOutlook, SortieOutlook, StoringOutlook, TileOutlook, Way, WinterChoice, WinterOutlook, WinterReckoning,
};
pub use phase::SEASON;
pub use position::{ColonyPosition, PendingPosition, PheromonePosition, Position, SortiePosition};
pub use state::{Lying, MOST_ANTS, MOST_NURSES, MOST_TUNNELS, PHEROMONES, Phase, Plan, START_SCORE, State};
pub use view::{Stand, View};
