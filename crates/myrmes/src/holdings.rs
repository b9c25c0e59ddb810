//! A colony in numbers, for evaluating a position without changing it.
//!
//! Nothing here is hidden from anyone: choices in a simultaneous phase are not included until they
//! are revealed.

use game_core::Seat;

use crate::{
    Myrmes,
    components::{Bonus, Objective, Season, Tile},
    objectives,
    phase::{end_of_season, winter},
    state::{OBJECTIVES, PHEROMONES, Phase, State},
};

/// A point in time, as one seat sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Moment {
    pub year: u8,
    pub season: Season,
    pub phase: Phase,
    /// Workers that the seat still has to use, including the one outside.
    pub workers_to_come: u8,
}

/// A colony in numbers.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Holdings {
    pub score: i16,
    pub level: u8,
    /// The bonus of this season.
    pub event: Bonus,
    pub larvae: u8,
    /// Food, earth, stone.
    pub stock: [u8; 3],
    /// Cubes the storeroom holds at the end of this season.
    pub store_limit: u8,
    pub soldiers: u8,
    /// Workers not yet used this season.
    pub workers: u8,
    /// Workers in rooms, who come back at the end of the season.
    pub working: u8,
    /// All nurses except those on objectives.
    pub nurses: u8,
    /// Nurses in the atelier that have not acted yet.
    pub atelier: u8,
    pub tunnels: u8,
    /// Food due in the next winter, less what soldiers guard.
    pub winter_due: u8,
    /// Food, earth and stone on each of its pheromones; only the first `n_pheromones` entries are
    /// used.
    pub on_pheromones: [[u8; 3]; PHEROMONES],
    pub n_pheromones: u8,
    /// Its aphid farms, scavengings and sub-colonies.
    pub specials: [u8; 3],
    /// Hunted prey tokens not yet discarded.
    pub prey: u8,
    pub objectives: [ObjectiveState; OBJECTIVES],
}

/// A colony's progress towards an objective in play.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct ObjectiveState {
    pub objective: Objective,
    pub completed: bool,
    /// Whether its level is open to the colony.
    pub open: bool,
    pub points: u8,
    pub needed: u8,
    pub have: u8,
}

impl Myrmes {
    /// The current point in time for a seat.
    pub fn moment(&self, state: &State, seat: Seat) -> Moment {
        let outside = state.sortie.is_some() && state.turn == seat;
        Moment {
            year: state.year,
            season: state.season,
            phase: state.phase,
            workers_to_come: state.colony(seat).workers + u8::from(outside),
        }
    }

    /// What a seat has. The seat must exist at this table.
    pub fn holdings(&self, state: &State, seat: Seat) -> Holdings {
        let colony = state.colony(seat);
        let mut on_pheromones = [[0; 3]; PHEROMONES];
        for (cubes, anchor) in on_pheromones.iter_mut().zip(colony.pheromones.cells()) {
            *cubes = state.laid[anchor.idx()].cubes;
        }
        let mut specials = [0; 3];
        for anchor in colony.specials.cells() {
            specials[self.tile_at(state, anchor).idx() - Tile::PHEROMONES] += 1;
        }
        Holdings {
            score: colony.score(),
            level: colony.level,
            event: colony.event,
            larvae: colony.larvae,
            stock: colony.stock,
            store_limit: end_of_season::HOLDS[self.reach(colony)],
            soldiers: colony.soldiers,
            workers: colony.workers,
            working: colony.rooms.count_ones() as u8,
            nurses: colony.nurses,
            atelier: colony.atelier,
            tunnels: colony.tunnels.len() as u8,
            winter_due: winter::due(state.year, colony),
            on_pheromones,
            n_pheromones: colony.pheromones.len() as u8,
            specials,
            prey: colony.prey.iter().sum(),
            objectives: std::array::from_fn(|slot| self.progress(state, seat, slot)),
        }
    }

    fn progress(&self, state: &State, seat: Seat, slot: usize) -> ObjectiveState {
        let objective = state.objectives[slot];
        let completed = state.colony(seat).completed[slot] > 0;
        let level = self.level_of(objective);
        let (needed, have) = if completed {
            (1, 1)
        } else {
            let count = objectives::count(self, state, seat, self.demand(state, slot as u8), 0);
            (count.needed, count.have)
        };
        ObjectiveState {
            objective,
            completed,
            open: objectives::is_open(self, state, seat, level),
            points: self.data.objective_points[usize::from(level) - 1],
            needed,
            have,
        }
    }
}
