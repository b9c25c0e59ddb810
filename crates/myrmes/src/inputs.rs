//! A position in named numbers, for models that learn.
//!
//! Everything here is open to all players: the plans of a simultaneous phase are not part of it.

use game_core::{Inputs, Seat};

use crate::{
    Myrmes,
    components::{Cube, Objective, Terrain, Tile},
    mask::Mask,
    objectives,
    phase::{end_of_season, winter},
    play::Play,
    state::{OBJECTIVES, Phase, State},
};

/// Earth and stone that the next level costs.
const DIG: [[u8; 2]; 4] = [[2, 0], [2, 1], [0, 3], [0, 0]];
/// How the seats are called, clockwise from the own one.
const SEATS: [&str; 4] = ["own", "left", "opposite", "right"];

/// Counts brought to about one.
fn scaled<const N: usize>(counts: [u8; N], by: f32) -> impl Iterator<Item = (usize, f32)> {
    counts.into_iter().map(move |count| f32::from(count) / by).enumerate()
}

/// How much of the game is left, as far as it matters to many inputs.
struct Time {
    /// Harvests to come, as a number and as a share of all.
    harvests: u8,
    harvest_share: f32,
    /// Seasons after this one, as a share of all.
    left: f32,
}

impl Myrmes {
    /// Writes what `seat` knows of a state.
    pub fn inputs(&self, state: &State, seat: Seat, out: &mut impl Inputs) {
        let number = state.season_number().min(9);
        let harvests = 9 - number + u8::from(state.phase.idx() <= Phase::Harvest.idx());
        let left = f32::from(9 - number) / 8.0;
        let time = Time { harvests, harvest_share: f32::from(harvests) / 9.0, left };

        out.about("table");
        out.one_of("season", 10, number.into());
        out.one_of("phase", Phase::ALL.len() as u16, state.phase.idx());
        let in_turn = matches!(state.phase, Phase::Workers | Phase::Atelier);
        out.flag("own turn", in_turn && state.turn == seat);
        out.flag("turn of another", in_turn && state.turn != seat);
        let steps_to = |from: Seat| (seat.0 + self.players() - from.0) % self.players();
        out.one_of("turns until own", 4, if in_turn { steps_to(state.turn).into() } else { 0 });
        out.one_of("behind the first player", 4, steps_to(state.first).into());
        out.flag("worker outside", state.sortie.is_some());
        for ahead in 1..3 {
            let die = state.dice.get(state.season.idx() + ahead).copied().unwrap_or(0);
            out.one_of("event ahead", 7, die.into());
        }
        out.number("farms left", f32::from(state.specials_left[0]) / 4.0);
        out.number("sub-colonies left", f32::from(state.specials_left[1]) / 4.0);
        let mut prey_cells = Mask::EMPTY;
        let mut prey = [0.0; 3];
        for &cell in &self.garden.prey_spots {
            if let Some(kind) = state.on[cell.idx()].prey() {
                prey[kind.idx()] += 1.0 / 6.0;
                prey_cells.insert(cell);
            }
        }
        out.among("prey", 3, prey.into_iter().enumerate());
        let score = |seat: Seat| f32::from(state.colony(seat).score());
        let rivals = || Seat::all(self.players()).filter(|&other| other != seat);
        let margin = score(seat) - rivals().map(score).fold(f32::NEG_INFINITY, f32::max);
        out.number("margin", margin / 20.0);
        out.number("margin late", margin / 20.0 * (1.0 - left));

        for (whom, other) in SEATS.into_iter().zip(seat.round(self.players())) {
            out.about(whom);
            self.colony_inputs(state, other, &time, out);
            self.garden_inputs(state, other, &time, &prey_cells, out);
            self.objective_inputs(state, other, out);
        }
    }

    fn colony_inputs(&self, state: &State, seat: Seat, time: &Time, out: &mut impl Inputs) {
        let (colony, left) = (state.colony(seat), time.left);
        let share = |count: u8, of: f32| f32::from(count) / of;
        out.number("score", share(colony.score().clamp(0, 200) as u8, 40.0));
        out.one_of("level", 4, colony.level.into());
        out.number("level lasting", f32::from(colony.level) * left);
        let event_counts = state.phase.idx() <= Phase::Harvest.idx();
        out.one_of("event", 9, if event_counts { colony.event.idx() } else { 8 });
        out.one_of("larvae", 12, colony.larvae.into());
        out.lasting("larvae", share(colony.larvae, 6.0), left);
        for (cube, name) in [(Cube::Food, "food"), (Cube::Earth, "earth"), (Cube::Stone, "stone")] {
            let have = colony.stock[cube.idx()];
            out.one_of(name, 8, have.into());
            out.lasting(name, share(have, 4.0), left);
        }
        let held: u8 = colony.stock.iter().sum();
        let limit = end_of_season::HOLDS[self.reach(colony)];
        out.number("beyond the storeroom", share(held.saturating_sub(limit), 4.0));
        let [earth, stone] = DIG[usize::from(colony.level.min(3))];
        let can_dig = colony.level < 3 && colony.stock[1] >= earth && colony.stock[2] >= stone;
        out.flag("can dig", can_dig);
        out.one_of("soldiers", 6, colony.soldiers.into());
        out.number("soldiers lasting", share(colony.soldiers, 3.0) * left);
        out.one_of("workers", 8, colony.workers.into());
        out.number("workers by level", share(colony.workers, 4.0) * f32::from(colony.level));
        let working = colony.rooms.count_ones() as u8;
        out.one_of("working", 5, working.into());
        out.number("workers lasting", share(working + colony.workers, 4.0) * left);
        out.one_of("nurses", 10, colony.nurses.into());
        out.number("nurses lasting", share(colony.nurses, 4.0) * left);
        out.one_of("atelier", 5, colony.atelier.into());
        let bits = |set: u8| (0..4).map(move |bit| (bit, f32::from(set >> bit & 1)));
        out.among("crafted", 4, bits(colony.crafted));
        out.among("rooms", 4, bits(colony.rooms));
        out.one_of("tunnels", 5, colony.tunnels.len() as usize);
        out.number("tunnels lasting", colony.tunnels.len() as f32 / 4.0 * left);

        let due = winter::due(state.year.clamp(1, 3), colony);
        let missing = due.saturating_sub(colony.stock[Cube::Food.idx()]);
        out.one_of("food missing", 7, missing.into());
        out.number("food to spare", share(colony.stock[Cube::Food.idx()].saturating_sub(due), 4.0));
        out.among("food missing in season", 3, [(state.season.idx(), share(missing, 4.0))]);
        out.among("prey hunted", 3, scaled(colony.prey, 2.0));
        out.one_of("prey hunted", 6, colony.prey.iter().sum::<u8>().into());
        out.one_of("objectives", 7, colony.n_completed().into());
    }

    fn garden_inputs(&self, state: &State, seat: Seat, time: &Time, prey: &Mask, out: &mut impl Inputs) {
        let colony = state.colony(seat);
        let mut ring = Mask::EMPTY;
        let (mut by_cubes, mut cubes, mut coming, mut n_tiles) = ([0u8; 5], [0u8; 3], 0u8, 0u8);
        for anchor in colony.pheromones.cells() {
            let laid = &state.laid[anchor.idx()];
            let total: u8 = laid.cubes.iter().sum();
            by_cubes[usize::from(total.min(4))] += 1;
            for (sum, more) in cubes.iter_mut().zip(laid.cubes) {
                *sum += more;
            }
            coming += total.min(time.harvests);
            n_tiles += 1;
            ring = ring.or(&self.garden.placement(laid.placement).ring);
        }
        for tunnel in colony.tunnels.cells() {
            ring = ring.or(self.garden.around(tunnel));
        }
        out.one_of("pheromones", 14, n_tiles.into());
        out.among("pheromones by cubes", 5, scaled(by_cubes, 4.0));
        out.among("cubes outside", 3, scaled(cubes, 6.0));
        out.number("cubes to harvest", f32::from(coming) / 8.0);
        out.number("full pheromones lasting", f32::from(n_tiles - by_cubes[0]) / 6.0 * time.harvest_share);
        let mut front = [0u8; Terrain::ALL.len()];
        for cell in ring.minus(&state.blocked).cells() {
            front[self.garden.terrain(cell).idx()] += 1;
        }
        out.among("front", Terrain::ALL.len() as u16, scaled(front, 10.0));
        out.number("front lasting", f32::from(front.iter().sum::<u8>()) / 10.0 * time.left);
        out.number("prey beside", ring.and(prey).len() as f32 / 4.0);
        out.among("pheromones in reserve", Tile::PHEROMONES as u16, scaled(colony.hand, 3.0));
        let mut specials = [0u8; 3];
        for anchor in colony.specials.cells() {
            specials[self.tile_at(state, anchor).idx() - Tile::PHEROMONES] += 1;
        }
        out.among("special tiles", 3, scaled(specials, 2.0));
        out.among("special tiles lasting", 3, scaled(specials, 2.0 / time.harvest_share.max(1e-3)));
    }

    /// For each of the box's objectives whether it is completed, the share that is met, whether it is open, and ready.
    fn objective_inputs(&self, state: &State, seat: Seat, out: &mut impl Inputs) {
        let colony = state.colony(seat);
        let share = |met: bool| f32::from(u8::from(met));
        let mut parts = [[(0, 0.0); OBJECTIVES]; 4];
        for slot in 0..OBJECTIVES {
            let objective = state.objectives[slot];
            let values = if colony.completed[slot] > 0 {
                [1.0, 0.0, 0.0, 0.0]
            } else {
                let open = objectives::is_open(self, state, seat, self.level_of(objective));
                let count = objectives::count(self, state, seat, self.demand(state, slot as u8), 0);
                let met = f32::from(count.have.min(count.needed)) / f32::from(count.needed.max(1));
                [0.0, met, share(open), share(open && count.have >= count.needed)]
            };
            for (part, value) in parts.iter_mut().zip(values) {
                part[slot] = (objective.idx(), value);
            }
        }
        for (name, part) in ["completed", "met", "open", "ready"].into_iter().zip(parts) {
            out.each(name, &Objective::ALL, Objective::name, part);
        }
    }

    /// In a simultaneous phase: the state in which nobody but `seat` has begun to answer. Elsewhere nothing changes.
    pub fn reopen(&self, state: &mut State, seat: Seat) {
        if !state.phase.is_simultaneous() {
            return;
        }
        for other in state.asked.without(seat).iter() {
            state.waiting = state.waiting.with(other);
            let mut chance = game_core::Fresh::new(0);
            let mut play =
                Play { rules: self, state, chance: &mut chance, events: &mut game_core::Unheard, forced: false };
            play.begin_plan(other);
        }
    }
}
