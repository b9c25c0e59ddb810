//! Myrmes: the value of a colony, in points.
//!
//! Whatever pays off only later loses value as the seasons run out. What winter demands is worth the points that
//! lacking it would cost. The figures are our own estimates; `examples/strength.rs` measures the effect of changing
//! them.

use game_core::{Game, Seat};
use myrmes::{Bonus, Holdings, Myrmes, Phase, Season, State};

use super::Evaluate;

/// Value of a spare food, earth and stone cube.
const CUBES: [f32; 3] = [0.9, 0.9, 1.0];
const LARVA: f32 = 0.6;
/// Points lost for each missing food, by season. Early in the year there is still time to find some.
const MISSING_FOOD: [f32; 3] = [1.8, 2.4, 3.0];
/// The share of a missing food that three larvae are expected to replace, by season.
const SACRIFICED: [f32; 3] = [0.0, 0.2, 0.6];
/// Value of each level per remaining season.
const LEVELS: [f32; 3] = [1.4, 1.6, 1.8];
const DIG: [[u8; 3]; 3] = [[0, 2, 0], [0, 2, 1], [0, 0, 3]];
/// The share of an objective's points that counts once its requirement is met.
const IN_SIGHT: f32 = 0.25;
/// Value of a completed objective: it opens the next level, and pays again when others complete it later.
const COMPLETED: f32 = 1.5;

impl Evaluate for Myrmes {
    fn value(&self, state: &State, seat: Seat) -> f32 {
        let rivals = Seat::all(self.seats()).filter(|&other| other != seat);
        let theirs: f32 = rivals.map(|other| f32::from(self.score(state, other))).sum();
        Colony::new(self, state, seat).points() - 0.5 * theirs / f32::from(self.seats() - 1)
    }

    fn is_through(&self, before: &State, after: &State, seat: Seat) -> bool {
        self.moment(before, seat) != self.moment(after, seat)
    }
}

/// A colony and the current time.
struct Colony {
    has: Holdings,
    phase: Phase,
    season: Season,
    /// Seasons after this one.
    left: f32,
    /// Harvest and atelier phases to come, including this season's if it is not over.
    harvests: u8,
    ateliers: u8,
    /// Winters after the next one.
    later_winters: f32,
}

impl Colony {
    fn new(game: &Myrmes, state: &State, seat: Seat) -> Colony {
        let moment = game.moment(state, seat);
        let left = 9 - ((moment.year - 1) * 3 + moment.season.idx() as u8 + 1);
        let still = |phase: Phase| u8::from(moment.phase.idx() <= phase.idx());
        Colony {
            has: game.holdings(state, seat),
            phase: moment.phase,
            season: moment.season,
            left: left.into(),
            harvests: left + still(Phase::Harvest),
            ateliers: left + still(Phase::Atelier),
            later_winters: f32::from(3 - moment.year),
        }
    }

    fn points(&self) -> f32 {
        let score = f32::from(self.has.score);
        if self.phase == Phase::Over {
            return score;
        }
        score + self.stores() + self.ants() + self.garden() + self.depth() + self.season() + self.objectives()
    }

    /// Larvae and cubes, and the food that winter demands.
    fn stores(&self) -> f32 {
        let [food, earth, stone] = self.has.stock.map(f32::from);
        let due = f32::from(self.has.winter_due);
        let larvae = f32::from(self.has.larvae);
        let missing = (due - food).max(0.0);
        // Larvae can still become food, which becomes more likely as winter approaches.
        let from_larvae = missing.min((larvae / 3.0).floor()) * SACRIFICED[self.season.idx()];
        let winter = -MISSING_FOOD[self.season.idx()] * (missing - from_larvae);
        let spare = (food - due).max(0.0);
        let fades = self.fades();
        // Cubes beyond the storeroom's limit are lost at the end of the season.
        let too_many = (food + earth + stone - f32::from(self.has.store_limit)).max(0.0);
        let cubes = CUBES[0] * spare + CUBES[1] * earth + CUBES[2] * stone - 0.5 * too_many;
        winter + fades * (cubes.max(0.0) + LARVA * larvae) + 0.02 * larvae
    }

    /// The share of their value that things keep if they are useful only in later seasons.
    fn fades(&self) -> f32 {
        match self.left as u8 {
            0 if self.phase.idx() <= Phase::Atelier.idx() => 0.15,
            0 => 0.0,
            1 => 0.7,
            _ => 1.0,
        }
    }

    fn ants(&self) -> f32 {
        let next = if self.left > 0.0 { 1.0 } else { 0.0 };
        let level = f32::from(self.has.level);
        let workers = f32::from(self.has.workers) * (2.2 + 0.5 * level);
        let working = f32::from(self.has.working) * (1.6 + 0.4 * level) * next;
        let hunts = if self.phase.idx() <= Phase::Workers.idx() { 0.6 } else { 0.0 };
        let soldiers = f32::from(self.has.soldiers) * (0.9 * next + 0.5 * self.later_winters + hunts);
        let nurses = f32::from(self.has.nurses) * (0.3 * next + 0.5 * self.left.min(6.0));
        workers + working + soldiers + nurses
    }

    /// Cubes waiting on pheromones, special tiles, tunnels.
    fn garden(&self) -> f32 {
        let mut worth = 0.0;
        let mut beyond = 0.0;
        for cubes in &self.has.on_pheromones[..usize::from(self.has.n_pheromones)] {
            let total: u8 = cubes.iter().sum();
            if total > 0 {
                let mean: f32 =
                    cubes.iter().zip(CUBES).map(|(&n, worth)| f32::from(n) * worth).sum::<f32>() / f32::from(total);
                let taken = total.min(self.harvests);
                worth += (1..=taken).map(|nth| mean * 0.92f32.powi(nth.into())).sum::<f32>();
                beyond += f32::from(total - 1);
            }
        }
        if self.left == 0.0 {
            // Only the last winter and the last objectives can still use them.
            worth *= 0.4;
            beyond *= 0.4;
        }
        if self.has.event == Bonus::HarvestPlus3 && self.phase.idx() <= Phase::Harvest.idx() {
            worth += 0.5 * beyond.min(3.0);
        }
        let harvests = f32::from(self.harvests);
        let [farms, scavengings, sub_colonies] = self.has.specials.map(f32::from);
        let specials = harvests * (0.9 * farms + 0.9 * scavengings + 2.0 * sub_colonies);
        let tunnels = f32::from(self.has.tunnels) * 0.25 * self.left.min(4.0);
        worth + specials + tunnels
    }

    /// The level, and the cubes in stock for the next one.
    fn depth(&self) -> f32 {
        let level = usize::from(self.has.level);
        let dug: f32 = LEVELS[..level].iter().sum::<f32>() * self.left;
        let Some(cost) = DIG.get(level) else { return dug };
        let total: u8 = cost.iter().sum();
        let ready: u8 = cost.iter().zip(self.has.stock).map(|(&cost, have)| cost.min(have)).sum();
        dug + 0.35 * LEVELS[level] * (self.left - 1.0).max(0.0) * f32::from(ready) / f32::from(total)
    }

    /// What this season still offers: the event and the nurses in the atelier.
    fn season(&self) -> f32 {
        let mut worth = 0.0;
        if self.phase.idx() <= Phase::Workers.idx() {
            let workers = f32::from(self.has.workers.min(3));
            worth += match self.has.event {
                Bonus::LevelPlus1 if self.has.level < 3 => 1.3 * workers,
                Bonus::HexagonPlus1 if self.has.level < 3 => 1.2 * workers,
                Bonus::HexagonPlus1 => 2.0,
                Bonus::VpPlus1 if self.has.level > 0 => 0.8 * workers,
                Bonus::MovePlus3 => 0.4 * workers,
                _ => 0.0,
            };
        }
        if self.phase.idx() <= Phase::Atelier.idx() {
            worth += self.atelier();
        }
        worth
    }

    /// The best that the nurses in the atelier can do with the current stock and the next harvest.
    fn atelier(&self) -> f32 {
        let coming: f32 = if self.phase.idx() <= Phase::Harvest.idx() { f32::from(self.has.n_pheromones) } else { 0.0 };
        let tunnel = if self.has.tunnels < 4 { 1.2 } else { 0.0 };
        let level = DIG.get(usize::from(self.has.level)).map_or(0.0, |cost| {
            let lacks: u8 = cost.iter().zip(self.has.stock).map(|(&cost, have)| cost.saturating_sub(have)).sum();
            let gain = 0.6 * LEVELS[usize::from(self.has.level)] * self.left;
            if f32::from(lacks) <= coming { gain / f32::from(1 + lacks) } else { 0.0 }
        });
        let rich = f32::from(self.has.stock[0]) + coming >= 2.0 && self.has.larvae >= 2;
        let nurse = if rich { 0.25 * self.left } else { 0.0 };
        let ready = |progress: &myrmes::ObjectiveState| {
            progress.open && !progress.completed && progress.have >= progress.needed
        };
        let objective = self
            .has
            .objectives
            .iter()
            .filter(|progress| ready(progress))
            .map(|progress| 0.5 * f32::from(progress.points));
        let mut crafts = [tunnel, level, nurse, objective.fold(0.0, f32::max)];
        crafts.sort_by(|a, b| b.total_cmp(a));
        crafts[..usize::from(self.has.atelier.min(4))].iter().sum()
    }

    fn objectives(&self) -> f32 {
        if self.ateliers == 0 {
            return 0.0;
        }
        let worth = |progress: &myrmes::ObjectiveState| {
            if progress.completed {
                return COMPLETED * self.left.min(1.0);
            }
            let part = (f32::from(progress.have) / f32::from(progress.needed)).min(1.0);
            let open = if progress.open { 1.0 } else { 0.5 };
            IN_SIGHT * f32::from(progress.points) * part * part * open
        };
        self.has.objectives.iter().map(worth).sum::<f32>() + 0.2 * f32::from(self.has.prey)
    }
}
