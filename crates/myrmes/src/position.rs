//! A position: a state as people write and read it. Anything can be typed, but only what breaks no
//! rule becomes a state.

mod check;
mod place;

use std::collections::BTreeMap;

use game_core::{Hex, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::{
    Myrmes,
    components::{Bonus, Craft, Objective, Prey, Room, Season, Source, Tile},
    event::Cubes,
    mask::{Cell, Mask},
    state::{Colony, Laid, Lying, Phase, Plan, START_SCORE, State},
};

/// A state in readable form. Fields that are left out default to the start of a game, without prey
/// or tiles in the garden.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Position {
    pub year: u8,
    pub season: Season,
    pub phase: Phase,
    pub first: Seat,
    /// Whose turn it is, in phases played in turn; defaults to the first player.
    pub turn: Option<Seat>,
    /// The dice of spring, summer and autumn; 0 for a die that has left the board or has not been
    /// rolled.
    pub dice: Option<[u8; 3]>,
    /// Two of each level.
    pub objectives: Vec<Objective>,
    pub prey: BTreeMap<Hex, Prey>,
    /// Special tiles whose ownership cube was discarded.
    pub orphans: Vec<Lying>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub sortie: Option<SortiePosition>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub pending: Option<PendingPosition>,
    /// Seats that had something to decide in this simultaneous phase.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub asked: Option<SeatSet>,
    /// Larvae, food, earth and stone left in the box. For information only: if given, it has to
    /// match the rest of the position.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub supply: Option<[u8; 4]>,
    /// There may be fewer entries than seats; the other colonies are as at the start of a game.
    pub colonies: Vec<ColonyPosition>,
}

impl Default for Position {
    fn default() -> Position {
        Position {
            year: 1,
            season: Season::Spring,
            phase: Phase::Births,
            first: Seat(0),
            turn: None,
            dice: None,
            objectives: Vec::new(),
            prey: BTreeMap::new(),
            orphans: Vec::new(),
            sortie: None,
            pending: None,
            asked: None,
            supply: None,
            colonies: Vec::new(),
        }
    }
}

/// The worker outside; on a tile, `at` is the tile's anchor.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SortiePosition {
    pub at: Hex,
    pub points: u8,
}

/// The objective being completed, with the tiles picked for it so far.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PendingPosition {
    pub objective: Objective,
    #[serde(default)]
    pub picked: Vec<Hex>,
}

/// A pheromone in the garden. By default it carries all cubes from its hexes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PheromonePosition {
    pub tile: Tile,
    pub turn: u8,
    pub at: Hex,
    #[serde(default)]
    pub cubes: Option<Cubes>,
}

/// A player's individual board.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ColonyPosition {
    pub score: i16,
    /// Points by source. Any remaining points in `score`, apart from the starting points, were
    /// scored before the position was set up.
    pub scored: BTreeMap<Source, i16>,
    pub level: u8,
    /// Defaults to the event on the season's die.
    pub event: Option<Bonus>,
    pub larvae: u8,
    pub food: u8,
    pub earth: u8,
    pub stone: u8,
    pub soldiers: u8,
    pub workers: u8,
    pub rooms: Vec<Room>,
    pub nurses: u8,
    pub atelier: u8,
    pub crafted: Vec<Craft>,
    /// Tokens of hunted prey.
    pub prey: BTreeMap<Prey, u8>,
    /// Completed objectives, each with the season of the game, from 1 to 9.
    pub completed: BTreeMap<Objective, u8>,
    /// Pheromones in reserve; defaults to all that are not in the garden.
    pub hand: Option<BTreeMap<Tile, u8>>,
    /// Defaults to the seat's start space.
    pub tunnels: Option<Vec<Hex>>,
    pub pheromones: Vec<PheromonePosition>,
    pub specials: Vec<Lying>,
    /// The choices made so far in a simultaneous phase.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub plan: Option<Plan>,
}

impl Default for ColonyPosition {
    fn default() -> ColonyPosition {
        ColonyPosition {
            score: START_SCORE,
            scored: BTreeMap::new(),
            level: 0,
            event: None,
            larvae: 1,
            food: 0,
            earth: 0,
            stone: 0,
            soldiers: 0,
            workers: 2,
            rooms: Vec::new(),
            nurses: 3,
            atelier: 0,
            crafted: Vec::new(),
            prey: BTreeMap::new(),
            completed: BTreeMap::new(),
            hand: None,
            tunnels: None,
            pheromones: Vec::new(),
            specials: Vec::new(),
            plan: None,
        }
    }
}

impl Position {
    /// Converts a whole state.
    pub(crate) fn of(rules: &Myrmes, state: &State) -> Position {
        let hex = |cell: Cell| rules.garden.hex(cell);
        let orphan = |laid: &Laid| *laid != Laid::NONE && laid.owner.is_none();
        let simultaneous = state.phase.is_simultaneous();
        Position {
            year: state.year,
            season: state.season,
            phase: state.phase,
            first: state.first,
            turn: Some(state.turn),
            dice: Some(state.dice),
            objectives: state.objectives.to_vec(),
            prey: rules.garden.cells().filter_map(|cell| Some((hex(cell), state.on[cell.idx()].prey()?))).collect(),
            orphans: state.laid.iter().filter(|laid| orphan(laid)).map(|laid| lying(rules, laid)).collect(),
            sortie: state.sortie.map(|sortie| SortiePosition { at: hex(sortie.at), points: sortie.points }),
            pending: state.pending.map(|pending| PendingPosition {
                objective: state.objectives[usize::from(pending.slot)],
                picked: pending.picked.cells().map(hex).collect(),
            }),
            asked: simultaneous.then_some(state.asked),
            supply: state.supply.0,
            colonies: Seat::all(rules.players())
                .map(|seat| colony(rules, state, state.colony(seat), simultaneous))
                .collect(),
        }
    }
}

fn lying(rules: &Myrmes, laid: &Laid) -> Lying {
    let placement = rules.garden.placement(laid.placement);
    Lying { tile: placement.tile, turn: placement.turn, at: rules.garden.hex(placement.anchor) }
}

fn colony(rules: &Myrmes, state: &State, colony: &Colony, simultaneous: bool) -> ColonyPosition {
    let [food, earth, stone] = colony.stock;
    let laid = |anchors: Mask| anchors.cells().map(|anchor| &state.laid[anchor.idx()]);
    let pheromone = |laid: &Laid| {
        let Lying { tile, turn, at } = lying(rules, laid);
        PheromonePosition { tile, turn, at, cubes: Some(laid.cubes.into()) }
    };
    ColonyPosition {
        score: colony.score(),
        scored: Source::ALL.into_iter().zip(colony.scored).filter(|&(_, points)| points != 0).collect(),
        level: colony.level,
        event: Some(colony.event),
        larvae: colony.larvae,
        food,
        earth,
        stone,
        soldiers: colony.soldiers,
        workers: colony.workers,
        rooms: Room::ALL.into_iter().filter(|&room| colony.room_taken(room)).collect(),
        nurses: colony.nurses,
        atelier: colony.atelier,
        crafted: Craft::ALL.into_iter().filter(|&craft| colony.has_crafted(craft)).collect(),
        prey: Prey::ALL.into_iter().zip(colony.prey).filter(|&(_, count)| count > 0).collect(),
        completed: state.objectives.into_iter().zip(colony.completed).filter(|&(_, season)| season > 0).collect(),
        hand: Some(Tile::ALL.into_iter().zip(colony.hand).collect()),
        tunnels: Some(colony.tunnels.cells().map(|cell| rules.garden.hex(cell)).collect()),
        pheromones: laid(colony.pheromones).map(pheromone).collect(),
        specials: laid(colony.specials).map(|laid| lying(rules, laid)).collect(),
        plan: simultaneous.then_some(colony.plan),
    }
}
