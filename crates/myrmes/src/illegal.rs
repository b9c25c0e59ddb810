//! Why an action is not allowed: one variant for each rule that can refuse it, with the values it
//! checked.

use game_core::{Hex, Seat, named};
use serde::Serialize;

use crate::components::{Craft, Cube, Objective, Prey, Room, Tile, Track};

named! {
    /// The decision a seat has to make before anything else.
    pub enum Asked {
        Event = "event",
        LarvaeNurses = "larvae_nurses",
        SoldierNurses = "soldier_nurses",
        WorkerNurses = "worker_nurses",
        AtelierNurses = "atelier_nurses",
        Newborn = "newborn",
        Worker = "worker",
        Sortie = "sortie",
        Harvest = "harvest",
        ExtraHarvest = "extra_harvest",
        Atelier = "atelier",
        ObjectiveCubes = "objective_cubes",
        ObjectivePheromones = "objective_pheromones",
        ObjectiveSpecialTiles = "objective_special_tiles",
        Storage = "storage",
        Winter = "winter",
    }
}

impl Asked {
    /// What to do first, in English.
    const fn first(self) -> &'static str {
        match self {
            Asked::Event => "choose the event",
            Asked::LarvaeNurses => "place nurses on the larvae track",
            Asked::SoldierNurses => "place nurses on the soldiers track",
            Asked::WorkerNurses => "place nurses on the workers track",
            Asked::AtelierNurses => "send nurses to the atelier",
            Asked::Newborn => "choose which ants are born",
            Asked::Worker => "send a worker into the colony or out into the garden",
            Asked::Sortie => "finish the worker outside",
            Asked::Harvest => "choose the cubes to harvest",
            Asked::ExtraHarvest => "choose the extra cubes of Harvest+3",
            Asked::Atelier => "use the nurses in the atelier, or leave it",
            Asked::ObjectiveCubes => "choose the cubes that the objective takes",
            Asked::ObjectivePheromones => "choose the pheromones that the objective empties",
            Asked::ObjectiveSpecialTiles => "choose the special tiles that the objective takes",
            Asked::Storage => "discard what the storeroom cannot hold",
            Asked::Winter => "sacrifice larvae for food, or go into winter",
        }
    }
}

named! {
    /// What an objective counts.
    pub enum Counted {
        Food = "food",
        Earth = "earth",
        Stone = "stone",
        EarthOrStone = "earth_or_stone",
        Larvae = "larvae",
        PreyTokens = "prey_tokens",
        Soldiers = "soldiers",
        SpecialTiles = "special_tiles",
        /// Nurses in play, including those on objectives.
        Nurses = "nurses",
        /// Nurses that can be given up: not on an objective and not the one in use now.
        SpareNurses = "spare_nurses",
        ColonyLevel = "colony_level",
        Pheromones = "pheromones",
    }
}

impl Counted {
    /// What is needed and what the colony has, in English.
    fn compare(self, needed: u8, have: u8) -> String {
        let what = match self {
            Counted::Food | Counted::Earth | Counted::Stone | Counted::Larvae | Counted::Soldiers => self.name(),
            Counted::EarthOrStone => "earth or stone",
            Counted::PreyTokens => "prey",
            Counted::SpecialTiles => "special tiles with an ownership cube",
            Counted::Nurses => "nurses in play",
            Counted::SpareNurses => "more nurses to discard",
            Counted::Pheromones => "connected pheromones",
            Counted::ColonyLevel => return format!("colony level {needed}, and the colony is on level {have}"),
        };
        format!("{needed} {what}, and the colony has {have}")
    }
}

named! {
    /// What prevents a tile from covering a hex, even in an empty garden.
    pub enum Obstacle {
        Water = "water",
        /// Beyond the printed garden.
        Edge = "edge",
        /// Printed, but not in play with this number of players.
        Zone = "zone",
    }
}

impl Obstacle {
    const fn words(self) -> &'static str {
        match self {
            Obstacle::Water => "which is water",
            Obstacle::Edge => "which is beyond the edge of the garden",
            Obstacle::Zone => "which is not in play with this number of players",
        }
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, thiserror::Error)]
#[serde(tag = "why", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Illegal {
    #[error("The game is over")]
    GameOver,
    #[error("There is no seat {seat} at this table", seat = seat.0)]
    NoSuchSeat { seat: Seat },
    #[error("{seat} has no decision to make now")]
    NotToAct { seat: Seat },
    #[error("Not now: first {}", .asked.first())]
    NotNow { asked: Asked },

    #[error("Sacrificing larvae: 3 larvae give 1 food, and the colony has {have} to give")]
    TooFewLarvaeToSacrifice { have: u8 },
    #[error("Sacrificing larvae: no food is left in the supply")]
    NoFoodInSupply,

    #[error("Event: moving the cube there takes {}, and the colony has {have} to give", n_larvae(*.needed))]
    TooFewLarvaeForEvent { needed: u8, have: u8 },
    #[error("Event: in this variant larvae push the cube to the right only")]
    EventMovesRightOnly,

    #[error("Births: at most {most} nurses go to the {track}, not {asked}")]
    TrackTooShort { track: Track, most: u8, asked: u8 },
    #[error("Births: {asked} nurses are to be placed, and the colony has {have} left")]
    TooFewNurses { asked: u8, have: u8 },
    #[error("Births: of the ants that still fit, {least} to {most} can be workers, not {asked}")]
    NewbornsDoNotFit { least: u8, most: u8, asked: u8 },

    #[error("Workers, ant colony: the {room} is on level {needed}, the colony reaches level {have}")]
    RoomTooDeep { room: Room, needed: u8, have: u8 },
    #[error("Workers, ant colony: a worker is already in the {room}")]
    RoomTaken { room: Room },
    #[error("Workers, ant colony: the queen eats 1 food, and there is none in stock")]
    NothingForTheQueen,
    #[error("Workers, ant colony: the quarry yields earth or stone; say which")]
    QuarryYieldsEarthOrStone,

    #[error("Workers, sortie: {hex} is not one of your tunnels")]
    NotYourTunnel { hex: Hex },
    #[error("Workers, movement: {hex} is not part of the garden in play")]
    OutsideTheGarden { hex: Hex },
    #[error("Workers, movement: {hex} is water")]
    Water { hex: Hex },
    #[error("Workers, movement: {hex} does not touch the space the worker stands on")]
    NotAdjacent { hex: Hex },
    #[error("Workers, movement: no movement points are left")]
    NoMovementLeft,
    #[error("Workers, movement: the tile on {hex} is one space, called {anchor}")]
    TileIsOneSpace { hex: Hex, anchor: Hex },
    #[error("Workers, movement: entering a space of {owner} costs a soldier, and there is none")]
    NoSoldierToEnter { owner: Seat },
    #[error("Workers, hunt: the {prey} on {hex} must be hunted by whoever enters")]
    PreyMustBeHunted { hex: Hex, prey: Prey },
    #[error("Workers, hunt: there is no prey on {hex}")]
    NoPrey { hex: Hex },
    #[error("Workers, hunt: a {prey} takes {}, and the colony has {have}", n_soldiers(*.needed))]
    TooFewSoldiers { prey: Prey, needed: u8, have: u8 },

    #[error("Workers, clear: the worker does not stand on a pheromone")]
    NotOnAPheromone,
    #[error("Workers, clear: special tiles cannot be cleared")]
    SpecialTilesStay,
    #[error("Workers, clear: the pheromone still carries {}", n_cubes(*.cubes))]
    PheromoneNotEmpty { cubes: u8 },
    #[error("Workers, clear: clearing takes 1 earth, and there is none in stock")]
    NoEarthToClear,
    #[error("Workers, clear: {hex} is not a hex of the cleared pheromone")]
    NotUnderThePheromone { hex: Hex },

    #[error("Workers, place a tile: the worker stands on a {}, not on an empty space", if *.tunnel { "tunnel" } else { "tile" })]
    SpaceNotEmpty { tunnel: bool },
    #[error("Workers, place a tile: {tile} would cover {hex}, {}", .obstacle.words())]
    DoesNotFitTheGarden { tile: Tile, hex: Hex, obstacle: Obstacle },
    #[error("Workers, place a tile: {tile} has {turns} orientations, counted from 0")]
    NoSuchTurn { tile: Tile, turns: u8 },
    #[error("Workers, place a tile: it must cover {hex}, where the worker stands")]
    NotUnderTheWorker { hex: Hex },
    #[error("Workers, place a tile: {hex} already carries a tile, a prey or a tunnel")]
    HexCovered { hex: Hex },
    #[error("Workers, place a pheromone: no {tile} is left in reserve")]
    NoneInReserve { tile: Tile },
    #[error("Workers, place a tile: {tile} asks for level {needed}, the colony reaches level {have}")]
    LevelTooLow { tile: Tile, needed: u8, have: u8 },
    #[error("Workers, place a pheromone: {tile} asks for the event Hexagon+1 and colony level {level}")]
    NeedsHexagonPlus1 { tile: Tile, level: u8 },
    #[error("Workers, place a special tile: the stock of {tile} is used up")]
    StockUsedUp { tile: Tile },
    #[error("Workers, place a special tile: all {cubes} ownership cubes are on tiles")]
    NoOwnershipCube { cubes: u8 },

    #[error("Stock: this takes {needed} {cube}, and the stock has {have}")]
    TooFewCubes { cube: Cube, needed: u8, have: u8 },

    #[error("Harvest: there is no cube to choose on {hex} now")]
    NothingToChoose { hex: Hex },
    #[error("Harvest: there is no {cube} to take on {hex}")]
    NoSuchCube { cube: Cube, hex: Hex },
    #[error("Harvest: a cube must be taken from every pheromone; {hex} comes first")]
    HarvestIsMandatory { hex: Hex },

    #[error("Atelier: {craft} has already been done this season")]
    AlreadyCrafted { craft: Craft },
    #[error("Atelier, tunnel: all {most} tunnels are in the garden")]
    NoTunnelLeft { most: u8 },
    #[error("Atelier, tunnel: {hex} is not an empty hex of dry land")]
    TunnelHexNotEmpty { hex: Hex },
    #[error("Atelier, tunnel: {hex} touches none of your pheromones, tunnels or special tiles")]
    TunnelNotBesideYours { hex: Hex },
    #[error("Atelier, ant colony level: the colony is already on its lowest level")]
    DeepestLevel,
    #[error("Atelier, new nurse: all {most} nurses are in play")]
    NoNurseLeft { most: u8 },
    #[error("Atelier, new nurse: she takes {}, and the colony has {have}", n_larvae(*.needed))]
    TooFewLarvaeForNurse { needed: u8, have: u8 },

    #[error("Atelier, objective: {objective} is not in play")]
    ObjectiveNotInPlay { objective: Objective },
    #[error("Atelier, objective: {objective} is already completed")]
    ObjectiveCompleted { objective: Objective },
    #[error("Atelier, objective: {objective} is of level {level}; an objective of level {before} comes first", before = level - 1)]
    ObjectiveLocked { objective: Objective, level: u8 },
    #[error("Atelier, objective: {objective} asks for {}", .counted.compare(*.needed, *.have))]
    ObjectiveUnmet { objective: Objective, counted: Counted, needed: u8, have: u8 },
    #[error(
        "Atelier, objective: {objective} asks for {needed} connected pheromones; the colony has {have}, but its largest group only {largest}"
    )]
    ObjectiveNotConnected { objective: Objective, needed: u8, have: u8, largest: u8 },
    #[error("Atelier, objective: {least} to {most} of the cubes can be earth, not {asked}")]
    MixDoesNotAddUp { least: u8, most: u8, asked: u8 },
    #[error("Atelier, objective: the tile on {hex} cannot be picked")]
    CannotPick { hex: Hex },

    #[error("End of season: there is no {cube} left to discard")]
    NothingToDiscard { cube: Cube },
}

fn n_larvae(count: u8) -> String {
    if count == 1 { "1 larva".into() } else { format!("{count} larvae") }
}

fn n_soldiers(count: u8) -> String {
    format!("{count} soldier{}", if count == 1 { "" } else { "s" })
}

fn n_cubes(count: u8) -> String {
    format!("{count} cube{}", if count == 1 { "" } else { "s" })
}

impl game_core::Illegal for Illegal {
    fn rule(&self) -> &'static str {
        use Illegal::*;
        match self {
            GameOver => "end/game_over",
            NoSuchSeat { .. } | NotToAct { .. } | NotNow { .. } => "turn/order",
            TooFewLarvaeToSacrifice { .. } | NoFoodInSupply => "turn/sacrifice",
            TooFewLarvaeForEvent { .. } | EventMovesRightOnly => "event/move_the_cube",
            TrackTooShort { .. } | TooFewNurses { .. } => "births/nurses",
            NewbornsDoNotFit { .. } => "births/ant_limit",
            RoomTooDeep { .. } | RoomTaken { .. } | NothingForTheQueen | QuarryYieldsEarthOrStone => {
                "workers/ant_colony"
            }
            NotYourTunnel { .. } => "workers/sortie",
            OutsideTheGarden { .. }
            | Water { .. }
            | NotAdjacent { .. }
            | NoMovementLeft
            | TileIsOneSpace { .. }
            | NoSoldierToEnter { .. } => "workers/movement",
            PreyMustBeHunted { .. } | NoPrey { .. } | TooFewSoldiers { .. } => "workers/hunt",
            NotOnAPheromone
            | SpecialTilesStay
            | PheromoneNotEmpty { .. }
            | NoEarthToClear
            | NotUnderThePheromone { .. } => "workers/clear",
            SpaceNotEmpty { .. }
            | DoesNotFitTheGarden { .. }
            | NoSuchTurn { .. }
            | NotUnderTheWorker { .. }
            | HexCovered { .. } => "workers/placement",
            NoneInReserve { .. } | LevelTooLow { .. } | NeedsHexagonPlus1 { .. } => "workers/pheromone",
            StockUsedUp { .. } | NoOwnershipCube { .. } => "workers/special_tile",
            TooFewCubes { .. } => "stock/cubes",
            NothingToChoose { .. } | NoSuchCube { .. } | HarvestIsMandatory { .. } => "harvest/cubes",
            AlreadyCrafted { .. } => "atelier/once_each",
            NoTunnelLeft { .. } | TunnelHexNotEmpty { .. } | TunnelNotBesideYours { .. } => "atelier/tunnel",
            DeepestLevel => "atelier/level",
            NoNurseLeft { .. } | TooFewLarvaeForNurse { .. } => "atelier/nurse",
            ObjectiveNotInPlay { .. }
            | ObjectiveCompleted { .. }
            | ObjectiveLocked { .. }
            | ObjectiveUnmet { .. }
            | ObjectiveNotConnected { .. }
            | MixDoesNotAddUp { .. }
            | CannotPick { .. } => "atelier/objective",
            NothingToDiscard { .. } => "end_of_season/storage",
        }
    }
}
