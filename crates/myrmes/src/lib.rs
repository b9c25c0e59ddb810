//! The rules of Myrmes.
#![forbid(unsafe_code)]

mod action;
mod components;
mod data;
mod event;
mod game;
mod garden;
mod illegal;
mod invariants;
mod mask;
mod objectives;
mod options;
mod phase;
mod play;
mod position;
mod scoring;
mod setup;
mod state;
mod view;

pub use action::{Action, NotAnAction};
pub use components::{Bonus, Craft, Cube, Objective, Prey, Room, Season, Source, Terrain, Tile, Track};
pub use event::{Cubes, Event, Given, Scored, What};
pub use game::Myrmes;
pub use illegal::Illegal;
pub use options::{CubeSupply, EventShift, LevelPlusOne, Options, Passes, SeasonDice, Variant, Worth};
pub use phase::SEASON;
pub use position::{ColonyPosition, PendingPosition, PheromonePosition, Position, SortiePosition};
pub use state::{Lying, MOST_ANTS, MOST_NURSES, MOST_TUNNELS, PHEROMONES, Phase, Plan, START_SCORE, State};
pub use view::View;
