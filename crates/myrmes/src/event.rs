//! Events: every change to the table, reported once, with its figures.

mod text;

use game_core::{Audience, GameEvent, Hex, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::{
    action::Action,
    components::{Bonus, Objective, Prey, Room, Season, Source},
    state::{Lying, Phase},
};

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Event {
    /// The player it happened to; absent for events that concern the whole table.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub seat: Option<Seat>,
    /// Whether the rules left no choice, so no player was asked.
    #[serde(skip_serializing_if = "std::ops::Not::not", default)]
    pub forced: bool,
    #[serde(flatten)]
    pub what: EventKind,
}

/// Food, earth and stone.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Cubes {
    #[serde(skip_serializing_if = "is_zero", default)]
    pub food: u8,
    #[serde(skip_serializing_if = "is_zero", default)]
    pub earth: u8,
    #[serde(skip_serializing_if = "is_zero", default)]
    pub stone: u8,
}

fn is_zero(count: &u8) -> bool {
    *count == 0
}

impl From<[u8; 3]> for Cubes {
    fn from([food, earth, stone]: [u8; 3]) -> Cubes {
        Cubes { food, earth, stone }
    }
}

impl From<Cubes> for [u8; 3] {
    fn from(cubes: Cubes) -> [u8; 3] {
        [cubes.food, cubes.earth, cubes.stone]
    }
}

/// Points scored, with the point that VP+1 adds listed separately.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Scored {
    pub source: Source,
    pub points: i16,
    pub vp_plus_1: i16,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum EventKind {
    /// The seat starts from this tunnel.
    StartDrawn {
        at: Hex,
    },
    PreyLaid {
        at: Hex,
        prey: Prey,
    },
    ObjectivesDrawn {
        objectives: Vec<Objective>,
    },
    FirstPlayer {
        by_chance: bool,
    },
    DiceRolled {
        year: u8,
        dice: Vec<(Season, u8)>,
    },
    SeasonBegan {
        year: u8,
        season: Season,
        event: Bonus,
    },
    PhaseBegan {
        phase: Phase,
    },
    /// A choice that stays hidden until everybody has chosen.
    Chose {
        action: Action,
    },
    /// Everybody has chosen; what follows was hidden until now.
    Revealed {
        phase: Phase,
    },
    LarvaeSacrificed {
        larvae: u8,
        food: u8,
    },
    EventSet {
        from: Bonus,
        to: Bonus,
        larvae: u8,
    },
    NursesPlaced {
        larvae: u8,
        soldiers: u8,
        workers: u8,
        atelier: u8,
    },
    /// What was born, including what the event added.
    Born {
        larvae: u8,
        soldiers: u8,
        workers: u8,
        ants_lost: u8,
        larvae_lost: u8,
    },
    WorkedIn {
        room: Room,
        larvae: u8,
        gained: Cubes,
        paid: Cubes,
        scored: Option<Scored>,
    },
    WorkerLeft {
        by: Hex,
        points: u8,
    },
    /// `soldier_for` is the owner of the tile or tunnel that cost a soldier.
    WorkerMoved {
        from: Hex,
        to: Hex,
        points_left: u8,
        soldier_for: Option<Seat>,
    },
    PreyHunted {
        at: Hex,
        prey: Prey,
        soldiers: u8,
        food: u8,
        points_left: u8,
        scored: Option<Scored>,
    },
    PheromoneCleared {
        pheromone: Lying,
        owner: Seat,
        stands_on: Hex,
        earth: u8,
        scored: Option<Scored>,
    },
    TilePlaced {
        tile: Lying,
        cubes: Cubes,
        paid: Cubes,
        scored: Option<Scored>,
    },
    WorkerDiscarded {
        at: Hex,
    },
    Harvested {
        from: Hex,
        cubes: Cubes,
    },
    FarmHarvested {
        at: Hex,
        cubes: Cubes,
    },
    SubColonyHarvested {
        at: Hex,
        scored: Scored,
    },
    TunnelPlaced {
        at: Hex,
        earth: u8,
    },
    LevelDug {
        level: u8,
        paid: Cubes,
    },
    NurseMade {
        food: u8,
        larvae: u8,
    },
    /// The seat still has to choose the cubes or tiles that the objective takes.
    ObjectiveBegun {
        objective: Objective,
    },
    TilePicked {
        at: Hex,
    },
    ObjectiveCompleted {
        objective: Objective,
        given: Given,
        scored: Scored,
    },
    ObjectiveBonus {
        objective: Objective,
        completed_by: Seat,
        scored: Scored,
    },
    /// Nurses left idle in the atelier.
    AtelierLeft {
        idle: u8,
    },
    Stored {
        kept: Cubes,
        discarded: Cubes,
    },
    /// Workers come back from the rooms.
    WorkersReturned {
        workers: u8,
    },
    /// The die leaves the board, and all nurses except those on objectives come back.
    SeasonEnded {
        season: Season,
    },
    FirstPlayerPassed,
    Wintered {
        due: u8,
        /// Food saved by soldiers.
        guarded: u8,
        paid: u8,
        missing: u8,
        points: i16,
    },
    GameEnded {
        scores: Vec<i16>,
    },
}

/// What completing an objective cost.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Given {
    pub cubes: Cubes,
    pub larvae: u8,
    pub soldiers: u8,
    pub nurses: u8,
    pub levels: u8,
    pub prey: Vec<Prey>,
    pub emptied: Vec<Hex>,
    /// Cubes from the emptied pheromones.
    pub from_tiles: Cubes,
    pub unmarked: Vec<Hex>,
}

impl GameEvent for Event {
    fn audience(&self) -> Audience {
        match (&self.what, self.seat) {
            (EventKind::Chose { .. }, Some(seat)) => Audience::Only(SeatSet::only(seat)),
            _ => Audience::Everyone,
        }
    }

    fn is_random(&self) -> bool {
        match self.what {
            EventKind::FirstPlayer { by_chance } => by_chance,
            EventKind::StartDrawn { .. }
            | EventKind::PreyLaid { .. }
            | EventKind::ObjectivesDrawn { .. }
            | EventKind::DiceRolled { .. } => true,
            _ => false,
        }
    }

    fn is_reveal(&self) -> bool {
        matches!(self.what, EventKind::Revealed { .. })
    }
}
