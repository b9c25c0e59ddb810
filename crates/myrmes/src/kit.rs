//! What the box contains for a table with these options: the facts that never change during a game,
//! for drawing it.
//!
//! Nothing here is a rule of its own; the figures are those that the phases use.

use game_core::Hex;
use serde::Serialize;

use crate::{
    Myrmes,
    components::{Bonus, Objective, Prey, Room, Terrain, Tile, Track},
    data::Demand,
    event::Cubes,
    objectives,
    phase::{
        SACRIFICE, atelier,
        births::{self, LARVAE_BORN, SOLDIERS_BORN, WORKERS_BORN},
        end_of_season::HOLDS,
        winter,
        workers::pheromone,
    },
    state::{MOST_ANTS, MOST_NURSES, MOST_TUNNELS, START_SCORE},
};

/// The facts about a table that never change during the game.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Components {
    pub players: u8,
    /// The hexes in play, in reading order.
    pub hexes: Vec<GardenHex>,
    /// The hexes of the first tunnels. The setup draws which player starts where.
    pub starts: Vec<Hex>,
    pub prey_spots: Vec<Hex>,
    /// The ten tiles in their fixed order.
    pub tiles: Vec<TileKind>,
    pub prey: Vec<PreyKind>,
    /// All objectives, including those not in play.
    pub objectives: Vec<ObjectiveKind>,
    /// Points for each player who completed an objective in an earlier season, when another player
    /// completes it.
    pub bonus_to_others: u8,
    /// The event track, left to right.
    pub events: [Bonus; 8],
    /// Larvae it costs to push the event cube by one space.
    pub larvae_per_space: u8,
    pub births: BirthTracks,
    /// The rooms in which a worker can work, by level.
    pub rooms: Vec<RoomKind>,
    /// The cost of digging from each level to the next.
    pub dig: [Cubes; 3],
    /// Food due in the winter of each year.
    pub winter: [u8; 3],
    /// Points lost for each missing food.
    pub lost_per_missing_food: i16,
    /// Larvae sacrificed for one food.
    pub sacrifice: u8,
    /// How many cubes the storeroom can hold, by level.
    pub store_limits: [u8; 4],
    pub limits: Limits,
    pub start_score: i16,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct GardenHex {
    pub at: Hex,
    pub terrain: Terrain,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TileKind {
    pub tile: Tile,
    pub special: bool,
    /// For pheromones, how many are in each player's reserve at the start. For special tiles, how
    /// many are in the stock shared by all; aphid farms and scavengings are the two sides of the
    /// same tiles.
    pub count: u8,
    /// Points for placing it.
    pub points: u8,
    pub level: u8,
    pub needs_event: Option<Bonus>,
    pub pays: Cubes,
    /// The hexes of each orientation, relative to the anchor, which is the first of them in reading
    /// order.
    pub turns: Vec<Vec<Hex>>,
    /// How many of the orientations are not mirrored. Each is rotated a sixth clockwise from the
    /// one before. The mirrored ones follow in the same order.
    pub unmirrored: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PreyKind {
    pub prey: Prey,
    /// The number of tokens in the box.
    pub count: u8,
    pub soldiers: u8,
    pub food: u8,
    pub points: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ObjectiveKind {
    pub objective: Objective,
    /// 1, 2 or 3.
    pub level: u8,
    pub points: u8,
    pub asks: Demand,
}

/// What is born for each number of nurses on a track, and how many nurses fit into the atelier.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BirthTracks {
    pub larvae: [u8; 4],
    pub soldiers: [u8; 4],
    pub workers: [u8; 5],
    pub atelier: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RoomKind {
    pub room: Room,
    pub level: u8,
}

/// The maximum of each that a player can have.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Limits {
    /// Workers and soldiers together.
    pub ants: u8,
    /// Including nurses on objectives.
    pub nurses: u8,
    /// Including the first one.
    pub tunnels: u8,
    /// Cubes for marking special tiles.
    pub ownership_cubes: u8,
}

impl Components {
    pub(crate) fn new(rules: &Myrmes) -> Components {
        let (garden, data) = (&rules.garden, &rules.data);
        let hexes = |cells: &[crate::mask::Cell]| cells.iter().map(|&cell| garden.hex(cell)).collect();
        Components {
            players: rules.players(),
            hexes: garden
                .cells()
                .map(|cell| GardenHex { at: garden.hex(cell), terrain: garden.terrain(cell) })
                .collect(),
            starts: hexes(&garden.starts),
            prey_spots: hexes(&garden.prey_spots),
            tiles: Tile::ALL.into_iter().map(|tile| tile_kind(rules, tile)).collect(),
            prey: Prey::ALL.into_iter().map(|prey| prey_kind(rules, prey)).collect(),
            objectives: data.objectives().map(|facts| objective_kind(rules, facts.id)).collect(),
            bonus_to_others: objectives::bonus(rules),
            events: Bonus::ALL,
            larvae_per_space: data.larvae_per_space,
            births: BirthTracks {
                larvae: LARVAE_BORN,
                soldiers: SOLDIERS_BORN,
                workers: WORKERS_BORN,
                atelier: births::places(Track::Atelier),
            },
            rooms: Room::ALL.into_iter().map(|room| RoomKind { room, level: room as u8 }).collect(),
            dig: atelier::DIG.map(Cubes::from),
            winter: winter::DUE,
            lost_per_missing_food: winter::LOST_PER_MISSING_FOOD,
            sacrifice: SACRIFICE,
            store_limits: HOLDS,
            limits: Limits {
                ants: MOST_ANTS,
                nurses: MOST_NURSES,
                tunnels: MOST_TUNNELS,
                ownership_cubes: data.stock.ownership_cubes,
            },
            start_score: START_SCORE,
        }
    }
}

fn tile_kind(rules: &Myrmes, tile: Tile) -> TileKind {
    let facts = rules.data.tile(tile);
    TileKind {
        tile,
        special: tile.is_special(),
        count: if tile.is_special() { rules.data.stock.of(tile) } else { facts.count },
        points: pheromone::points(rules, tile),
        level: facts.level,
        needs_event: facts.needs_event,
        pays: facts.cost.into(),
        turns: facts.turns.clone(),
        unmirrored: facts.unmirrored,
    }
}

fn prey_kind(rules: &Myrmes, prey: Prey) -> PreyKind {
    let facts = rules.data.prey[prey.idx()];
    PreyKind { prey, count: facts.count, soldiers: facts.soldiers, food: facts.food, points: facts.points }
}

fn objective_kind(rules: &Myrmes, objective: Objective) -> ObjectiveKind {
    ObjectiveKind {
        objective,
        level: rules.level_of(objective),
        points: objectives::points(rules, objective),
        asks: rules.data.objective(objective).demand,
    }
}
