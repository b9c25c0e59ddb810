//! Objectives: what each asks for, the choices it offers, and the points for completing it and for
//! having completed it earlier.

use game_core::{Hex, Seat, Sink};

use crate::{
    Myrmes,
    action::Action,
    components::{Craft, Cube, Objective, Prey, Source},
    data::Demand,
    event::{Event, EventKind, Given},
    illegal::{Asked, Counted, Illegal},
    mask::{Cell, Mask},
    phase::SACRIFICE,
    play::Play,
    state::{Kind, OBJECTIVES, Pending, State},
};

/// The objectives a seat could complete now if it first made this many sacrifices.
pub(crate) fn open<'r>(
    rules: &'r Myrmes,
    state: &'r State,
    seat: Seat,
    sacrifices: u8,
) -> impl Iterator<Item = Objective> + 'r {
    state.objectives.into_iter().filter(move |&objective| check(rules, state, seat, objective, sacrifices).is_ok())
}

/// Checks whether the seat can complete an objective, and returns its slot.
pub(crate) fn check(
    rules: &Myrmes,
    state: &State,
    seat: Seat,
    objective: Objective,
    sacrifices: u8,
) -> Result<u8, Illegal> {
    let colony = state.colony(seat);
    let slot = state
        .objectives
        .iter()
        .position(|&other| other == objective)
        .ok_or(Illegal::ObjectiveNotInPlay { objective })?;
    if colony.completed[slot] > 0 {
        return Err(Illegal::ObjectiveCompleted { objective });
    }
    let facts = rules.data.objective(objective);
    if !is_open(rules, state, seat, facts.level) {
        return Err(Illegal::ObjectiveLocked { objective, level: facts.level });
    }
    let Count { counted, needed, have } = count(rules, state, seat, facts.demand, sacrifices);
    if have >= needed {
        return Ok(slot as u8);
    }
    match (counted, colony.pheromones.len() as u8) {
        (Counted::Pheromones, all) if all >= needed => {
            Err(Illegal::ObjectiveNotConnected { objective, needed, have: all, largest: have })
        }
        (Counted::Pheromones, all) => Err(Illegal::ObjectiveUnmet { objective, counted, needed, have: all }),
        _ => Err(Illegal::ObjectiveUnmet { objective, counted, needed, have }),
    }
}

/// Level 1 is open to everyone; each further level opens when an objective of the previous level is
/// completed. Lower levels stay open.
pub(crate) fn is_open(rules: &Myrmes, state: &State, seat: Seat, level: u8) -> bool {
    let completed = &state.colony(seat).completed;
    let done =
        |level| (0..OBJECTIVES).any(|slot| completed[slot] > 0 && rules.level_of(state.objectives[slot]) == level);
    level <= 1 || done(level - 1)
}

/// How much of an objective is met.
pub(crate) struct Count {
    counted: Counted,
    pub(crate) needed: u8,
    /// For pheromones, the size of the largest group.
    pub(crate) have: u8,
}

pub(crate) fn count(rules: &Myrmes, state: &State, seat: Seat, demand: Demand, sacrifices: u8) -> Count {
    let colony = state.colony(seat);
    let (counted, needed, have) = match demand {
        Demand::Cubes { cube, count } => {
            let (counted, more) = match cube {
                Cube::Food => (Counted::Food, sacrifices),
                Cube::Earth => (Counted::Earth, 0),
                Cube::Stone => (Counted::Stone, 0),
            };
            (counted, count, colony.stock[cube.idx()] + more)
        }
        Demand::EarthOrStone { count } => {
            (Counted::EarthOrStone, count, colony.stock[Cube::Earth.idx()] + colony.stock[Cube::Stone.idx()])
        }
        Demand::Larvae { count } => (Counted::Larvae, count, colony.larvae - SACRIFICE * sacrifices),
        Demand::PreyTokens { count } => (Counted::PreyTokens, count, colony.prey.iter().sum()),
        Demand::Soldiers { count } => (Counted::Soldiers, count, colony.soldiers),
        // Tiles that gave up their cube have no owner and do not count. Ruling myrmes/orphan-tile.
        Demand::SpecialTiles { owned, .. } => (Counted::SpecialTiles, owned, colony.specials.len() as u8),
        Demand::Nurses { in_play, given_up } => {
            // Nurses on objectives count, and so do the one in use now and one made this season
            // (ruling myrmes/new-nurse-counts), but the nurses given up must be others.
            let (all, spare) = (colony.nurses + colony.n_completed(), colony.nurses.saturating_sub(1));
            if all >= in_play && spare < given_up {
                (Counted::SpareNurses, given_up, spare)
            } else {
                (Counted::Nurses, in_play, all)
            }
        }
        Demand::ColonyLevel { level, .. } => (Counted::ColonyLevel, level, colony.level),
        Demand::Pheromones { connected } => {
            let largest = groups(rules, state, colony.pheromones).map(|group| group.len() as u8).max();
            (Counted::Pheromones, connected, largest.unwrap_or(0))
        }
    };
    Count { counted, needed, have }
}

// ------------------------------------------------------------------------------------------- connected pheromones

/// The connected groups in a set of tiles, by anchor. Only tiles of the set connect.
fn groups<'r>(rules: &'r Myrmes, state: &'r State, tiles: Mask) -> impl Iterator<Item = Mask> + 'r {
    let mut left = tiles;
    std::iter::from_fn(move || {
        let mut group = Mask::only(left.cells().next()?);
        loop {
            let more = touching(rules, state, group, left);
            if more.is_empty() {
                left = left.minus(&group);
                return Some(group);
            }
            group = group.or(&more);
        }
    })
}

/// The tiles among `others`, by anchor, that touch a tile of `group` and are not in it.
fn touching(rules: &Myrmes, state: &State, group: Mask, others: Mask) -> Mask {
    let placement = |anchor: Cell| rules.garden.placement(state.laid[anchor.idx()].placement);
    let ring = group.cells().fold(Mask::EMPTY, |all, anchor| all.or(&placement(anchor).ring));
    others.minus(&group).cells().filter(|&anchor| placement(anchor).mask.meets(&ring)).collect()
}

// -------------------------------------------------------------------------------------------------------- choices

/// The next choice for the pending objective.
enum Choice {
    /// How many of the cubes are earth.
    Mix {
        least: u8,
        most: u8,
    },
    /// One of these tiles, by anchor; if `all`, the seat has to take all of them.
    Pheromone {
        among: Mask,
        all: bool,
    },
    Special {
        among: Mask,
        all: bool,
    },
    Nothing,
}

fn choice(rules: &Myrmes, state: &State, seat: Seat, pending: Pending) -> Choice {
    let colony = state.colony(seat);
    let picked = pending.picked.len();
    match rules.demand(state, pending.slot) {
        Demand::EarthOrStone { count } => {
            let [_, earth, stone] = colony.stock;
            Choice::Mix { least: count.saturating_sub(stone), most: earth.min(count) }
        }
        Demand::SpecialTiles { given_up, .. } if picked < u32::from(given_up) => {
            let among = colony.specials.minus(&pending.picked);
            Choice::Special { among, all: among.len() + picked == u32::from(given_up) }
        }
        Demand::Pheromones { connected } if picked < u32::from(connected) => {
            let mut candidates = Mask::EMPTY;
            let mut all = true;
            let large = groups(rules, state, colony.pheromones).filter(|group| group.len() >= u32::from(connected));
            for group in large.filter(|group| pending.picked.is_empty() || group.meets(&pending.picked)) {
                // Two groups to choose from, or a group larger than needed, leave a choice.
                all &= candidates.is_empty() && group.len() == u32::from(connected);
                candidates = candidates.or(&group);
            }
            let among = match picked {
                0 => candidates,
                _ if all => candidates.minus(&pending.picked),
                _ => touching(rules, state, pending.picked, colony.pheromones),
            };
            Choice::Pheromone { among, all }
        }
        _ => Choice::Nothing,
    }
}

/// Whether the seat could have begun a typed pending objective, could have made its picks, and
/// still has a choice to make.
pub(crate) fn pending_is_open(rules: &Myrmes, state: &State, seat: Seat) -> bool {
    let (Some(pending), colony) = (state.pending, state.colony(seat)) else { return false };
    let objective = state.objectives[usize::from(pending.slot)];
    if colony.atelier == 0 || colony.has_crafted(Craft::Objective) || check(rules, state, seat, objective, 0).is_err() {
        return false;
    }
    let own = match rules.demand(state, pending.slot) {
        Demand::SpecialTiles { .. } => colony.specials,
        Demand::Pheromones { .. } if groups(rules, state, pending.picked.and(&colony.pheromones)).count() <= 1 => {
            colony.pheromones
        }
        _ => Mask::EMPTY,
    };
    let real_choice = match choice(rules, state, seat, pending) {
        Choice::Mix { least, most } => least < most,
        Choice::Pheromone { among, all } | Choice::Special { among, all } => !all && among.len() > 1,
        Choice::Nothing => false,
    };
    pending.picked.minus(&own).is_empty() && real_choice
}

pub(crate) fn legal_choices(rules: &Myrmes, state: &State, seat: Seat, out: &mut Vec<Action>) {
    let Some(pending) = state.pending else { return };
    let hex = |cell| rules.garden.hex(cell);
    match choice(rules, state, seat, pending) {
        Choice::Mix { least, most } => out.extend((least..=most).map(|earth| Action::Pay { earth })),
        Choice::Pheromone { among, .. } => out.extend(among.cells().map(|cell| Action::Empty { at: hex(cell) })),
        Choice::Special { among, .. } => out.extend(among.cells().map(|cell| Action::Unmark { at: hex(cell) })),
        Choice::Nothing => {}
    }
}

pub(crate) fn check_choice(rules: &Myrmes, state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
    let pending = state.pending.expect("an objective is pending");
    let pick = |among: Mask, hex: Hex| match rules.garden.cell(hex) {
        Some(cell) if among.contains(cell) => Ok(()),
        _ => Err(Illegal::CannotPick { hex }),
    };
    match (choice(rules, state, seat, pending), action) {
        (Choice::Mix { least, most }, Action::Pay { earth }) if (least..=most).contains(&earth) => Ok(()),
        (Choice::Mix { least, most }, Action::Pay { earth }) => {
            Err(Illegal::MixDoesNotAddUp { least, most, asked: earth })
        }
        (Choice::Pheromone { among, .. }, Action::Empty { at }) => pick(among, at),
        (Choice::Special { among, .. }, Action::Unmark { at }) => pick(among, at),
        (Choice::Mix { .. }, _) => Err(Illegal::NotNow { asked: Asked::ObjectiveCubes }),
        (Choice::Pheromone { .. }, _) => Err(Illegal::NotNow { asked: Asked::ObjectivePheromones }),
        (Choice::Special { .. }, _) => Err(Illegal::NotNow { asked: Asked::ObjectiveSpecialTiles }),
        (Choice::Nothing, _) => unreachable!("an objective without a choice is not pending"),
    }
}

// ----------------------------------------------------------------------------------------------------- completing

/// What completing an objective is worth.
pub(crate) fn points(rules: &Myrmes, objective: Objective) -> u8 {
    rules.data.objective_points[usize::from(rules.level_of(objective)) - 1]
}

/// What each seat that completed an objective earlier scores when another seat completes it.
pub(crate) fn bonus(rules: &Myrmes) -> u8 {
    rules.data.objective_bonus[&rules.players()]
}

/// Whether a seat completed this objective before the current season.
pub(crate) fn earns_bonus(state: &State, seat: Seat, slot: usize) -> bool {
    let completed = state.colony(seat).completed[slot];
    completed > 0 && completed != state.season_number()
}

impl<S: Sink<Event>> Play<'_, S> {
    pub(crate) fn start_objective(&mut self, seat: Seat, objective: Objective) {
        let slot = check(self.rules, self.state, seat, objective, 0).expect("the check found the objective");
        let pending = Pending { slot, picked: Mask::EMPTY };
        self.state.pending = Some(pending);
        if !matches!(choice(self.rules, self.state, seat, pending), Choice::Nothing) {
            self.tell(seat, || EventKind::ObjectiveBegun { objective });
        }
        self.settle_objective(seat);
    }

    pub(crate) fn choose_for_objective(&mut self, seat: Seat, action: Action) {
        let pending = self.state.pending.as_mut().expect("an objective is pending");
        match action {
            Action::Pay { earth } => return self.complete(seat, Some(earth)),
            Action::Empty { at } | Action::Unmark { at } => {
                pending.picked.insert(self.rules.garden.cell(at).expect("a legal action names hexes of the garden"));
                self.tell(seat, || EventKind::TilePicked { at });
            }
            _ => unreachable!("no other action is legal here"),
        }
        self.settle_objective(seat);
    }

    /// Makes forced choices, and completes the objective once no choice is left.
    fn settle_objective(&mut self, seat: Seat) {
        while let Some(pending) = self.state.pending {
            match choice(self.rules, self.state, seat, pending) {
                Choice::Mix { least, most } if least == most => self.complete(seat, Some(least)),
                Choice::Nothing => self.complete(seat, None),
                Choice::Pheromone { among, all } | Choice::Special { among, all } if all || among.len() == 1 => {
                    self.state.pending = Some(Pending { picked: pending.picked.or(&among), ..pending });
                    for anchor in among.cells() {
                        let at = self.rules.garden.hex(anchor);
                        self.by_force(|play| play.tell(seat, || EventKind::TilePicked { at }));
                    }
                }
                _ => return,
            }
        }
    }

    fn complete(&mut self, seat: Seat, earth: Option<u8>) {
        let pending = self.state.pending.take().expect("an objective is pending");
        let slot = usize::from(pending.slot);
        let objective = self.state.objectives[slot];
        self.spend_nurse(seat, Craft::Objective);
        // The nurse marks the objective from now on.
        self.state.colony_mut(seat).nurses -= 1;
        let given = self.give_up(seat, self.rules.demand(self.state, pending.slot), pending.picked, earth);
        let season = self.state.season_number();
        self.state.colony_mut(seat).completed[slot] = season;

        let points = points(self.rules, objective);
        if let Some(scored) = self.score(seat, Source::Objective, points) {
            self.tell(seat, || EventKind::ObjectiveCompleted { objective, given, scored });
        }
        let bonus = bonus(self.rules);
        for other in Seat::all(self.rules.players()) {
            if other == seat || !earns_bonus(self.state, other, slot) {
                continue;
            }
            if let Some(scored) = self.score(other, Source::ObjectiveBonus, bonus) {
                self.tell(other, || EventKind::ObjectiveBonus { objective, completed_by: seat, scored });
            }
        }
    }

    fn give_up(&mut self, seat: Seat, demand: Demand, picked: Mask, earth: Option<u8>) -> Given {
        let mut given = Given::default();
        let hexes = |rules: &Myrmes| {
            if S::LISTENS { picked.cells().map(|cell| rules.garden.hex(cell)).collect() } else { Vec::new() }
        };
        match demand {
            Demand::Cubes { cube, count } => {
                let mut cubes = [0; 3];
                cubes[cube.idx()] = count;
                self.pay_cubes(seat, cubes);
                given.cubes = cubes.into();
            }
            Demand::EarthOrStone { count } => {
                let earth = earth.expect("the mix was chosen");
                let cubes = [0, earth, count - earth];
                self.pay_cubes(seat, cubes);
                given.cubes = cubes.into();
            }
            Demand::Larvae { count } => {
                self.pay(seat, Kind::Larva, count);
                given.larvae = count;
            }
            Demand::PreyTokens { count } => given.prey = self.discard_prey(seat, count),
            Demand::Soldiers { count } => {
                self.state.colony_mut(seat).soldiers -= count;
                given.soldiers = count;
            }
            Demand::SpecialTiles { .. } => {
                given.unmarked = hexes(self.rules);
                for anchor in picked.cells() {
                    // The tile stays, but has no owner from now on; its cube is free again. Ruling
                    // myrmes/ownership-cube.
                    self.state.laid[anchor.idx()].owner = None;
                    self.state.colony_mut(seat).specials.remove(anchor);
                }
            }
            Demand::Nurses { given_up, .. } => {
                // Ruling myrmes/interchangeable: idle nurses go first, then those waiting in the atelier.
                let colony = self.state.colony_mut(seat);
                colony.nurses -= given_up;
                colony.atelier = colony.atelier.min(colony.nurses);
                given.nurses = given_up;
            }
            Demand::ColonyLevel { given_up, .. } => {
                self.state.colony_mut(seat).level -= given_up;
                given.levels = given_up;
            }
            Demand::Pheromones { .. } => {
                given.emptied = hexes(self.rules);
                let mut emptied = [0; 3];
                for anchor in picked.cells() {
                    let cubes = std::mem::take(&mut self.state.laid[anchor.idx()].cubes);
                    for cube in Cube::ALL {
                        self.state.supply.put(Kind::Cube(cube), cubes[cube.idx()]);
                        emptied[cube.idx()] += cubes[cube.idx()];
                    }
                }
                given.from_tiles = emptied.into();
            }
        }
        given
    }

    /// Ruling myrmes/interchangeable: ladybugs first, then termites, then spiders.
    fn discard_prey(&mut self, seat: Seat, count: u8) -> Vec<Prey> {
        let mut discarded = Vec::new();
        let mut left = count;
        for prey in Prey::ALL {
            let tokens = &mut self.state.colony_mut(seat).prey[prey.idx()];
            let gone = left.min(*tokens);
            *tokens -= gone;
            left -= gone;
            if S::LISTENS {
                discarded.extend(std::iter::repeat_n(prey, gone.into()));
            }
        }
        discarded
    }
}
