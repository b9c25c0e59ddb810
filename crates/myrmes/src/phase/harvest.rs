//! Phase 4, harvest: one cube from every pheromone that has any, the yield of special tiles, and
//! with Harvest+3 up to three more cubes from pheromones. All players harvest at the same time.

use game_core::{Seat, Sink};

use crate::{
    Myrmes,
    action::Action,
    components::{Bonus, Cube, Source, Tile},
    event::{Event, EventKind},
    illegal::{Asked, Illegal},
    mask::Cell,
    play::Play,
    state::{Colony, Kind, State},
};

pub(crate) const EXTRAS: u8 = 3;
const SUB_COLONY_POINTS: u8 = 2;

/// The next choice.
pub(crate) enum Question {
    /// A cube from this pheromone, the seat's pheromone number `rank`.
    Pheromone {
        rank: usize,
        anchor: Cell,
    },
    /// Earth or stone from this scavenging, the seat's special tile number `rank`.
    Scavenging {
        rank: usize,
        anchor: Cell,
    },
    /// More cubes from any pheromone, or `done`.
    Extras,
    Nothing,
}

pub(crate) fn legal(rules: &Myrmes, state: &State, seat: Seat, out: &mut Vec<Action>) {
    let colony = state.colony(seat);
    let hex = |anchor| rules.garden.hex(anchor);
    match question(rules, state, seat) {
        Question::Pheromone { anchor, .. } => {
            let cubes = state.laid[anchor.idx()].cubes;
            out.extend(kinds(cubes).map(|cube| Action::Take { cube, from: hex(anchor) }));
        }
        Question::Scavenging { anchor, .. } => {
            out.extend([Cube::Earth, Cube::Stone].map(|cube| Action::Take { cube, from: hex(anchor) }));
        }
        Question::Extras => {
            for (rank, anchor) in colony.pheromones.cells().enumerate() {
                out.extend(
                    kinds(left_on(state, colony, rank, anchor)).map(|cube| Action::Take { cube, from: hex(anchor) }),
                );
            }
            out.push(Action::Done);
        }
        Question::Nothing => {}
    }
}

pub(super) fn check(rules: &Myrmes, state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
    let question = question(rules, state, seat);
    let asked = if matches!(question, Question::Extras) { Asked::ExtraHarvest } else { Asked::Harvest };
    let not_now = Err(Illegal::NotNow { asked });
    let (cube, from) = match (action, &question) {
        (Action::Take { cube, from }, _) => (cube, from),
        (Action::Done, Question::Extras) => return Ok(()),
        (Action::Done, Question::Pheromone { anchor, .. } | Question::Scavenging { anchor, .. }) => {
            return Err(Illegal::HarvestIsMandatory { hex: rules.garden.hex(*anchor) });
        }
        _ => return not_now,
    };
    let cell = rules.garden.cell(from);
    let has = match question {
        Question::Pheromone { anchor, .. } if Some(anchor) == cell => state.laid[anchor.idx()].cubes[cube.idx()] > 0,
        Question::Scavenging { anchor, .. } if Some(anchor) == cell => cube != Cube::Food,
        Question::Pheromone { anchor, .. } | Question::Scavenging { anchor, .. } => {
            return Err(Illegal::HarvestIsMandatory { hex: rules.garden.hex(anchor) });
        }
        Question::Extras => {
            let colony = state.colony(seat);
            let mut own = colony.pheromones.cells().enumerate();
            let Some((rank, anchor)) = own.find(|&(_, anchor)| Some(anchor) == cell) else {
                return Err(Illegal::NothingToChoose { hex: from });
            };
            left_on(state, colony, rank, anchor)[cube.idx()] > 0
        }
        Question::Nothing => return not_now,
    };
    if has { Ok(()) } else { Err(Illegal::NoSuchCube { cube, hex: from }) }
}

pub(crate) fn question(rules: &Myrmes, state: &State, seat: Seat) -> Question {
    let colony = state.colony(seat);
    let plan = &colony.plan;
    let mut more = false;
    for (rank, anchor) in colony.pheromones.cells().enumerate() {
        if plan.taken[rank] == [0; 3] && !state.laid[anchor.idx()].is_empty() {
            return Question::Pheromone { rank, anchor };
        }
        more |= left_on(state, colony, rank, anchor) != [0; 3];
    }
    for (rank, anchor) in colony.specials.cells().enumerate() {
        if plan.scavenged[rank].is_none() && rules.tile_at(state, anchor) == Tile::Scavenging {
            return Question::Scavenging { rank, anchor };
        }
    }
    // "Of their choice": several may come from one tile.
    if more && colony.event == Bonus::HarvestPlus3 && plan.extras < EXTRAS && !plan.answered {
        Question::Extras
    } else {
        Question::Nothing
    }
}

pub(crate) fn left_on(state: &State, colony: &Colony, rank: usize, anchor: Cell) -> [u8; 3] {
    let (cubes, taken) = (state.laid[anchor.idx()].cubes, colony.plan.taken[rank]);
    [cubes[0] - taken[0], cubes[1] - taken[1], cubes[2] - taken[2]]
}

fn kinds(cubes: [u8; 3]) -> impl Iterator<Item = Cube> {
    Cube::ALL.into_iter().filter(move |cube| cubes[cube.idx()] > 0)
}

impl<S: Sink<Event>> Play<'_, S> {
    pub(super) fn plan_harvest(&mut self, seat: Seat, action: Action) {
        let question = question(self.rules, self.state, seat);
        let colony = self.state.colony_mut(seat);
        match (action, question) {
            (Action::Take { cube, .. }, Question::Pheromone { rank, .. }) => colony.plan.taken[rank][cube.idx()] = 1,
            (Action::Take { cube, .. }, Question::Scavenging { rank, .. }) => colony.plan.scavenged[rank] = Some(cube),
            (Action::Take { cube, from }, Question::Extras) => {
                let anchor = self.rules.garden.cell(from);
                let rank = colony.pheromones.cells().position(|cell| Some(cell) == anchor);
                colony.plan.taken[rank.expect("the check found the pheromone")][cube.idx()] += 1;
                colony.plan.extras += 1;
            }
            _ => colony.plan.answered = true,
        }
    }

    /// Makes the forced choices: a pheromone with one kind of cube leaves none.
    pub(super) fn settle_harvest(&mut self, seat: Seat) {
        let colony = &mut self.state.colonies[seat.idx()];
        if colony.pheromones.is_empty() && colony.specials.is_empty() {
            colony.plan.answered = true;
            return;
        }
        for (taken, anchor) in colony.plan.taken.iter_mut().zip(colony.pheromones.cells()) {
            let cubes = self.state.laid[anchor.idx()].cubes;
            let mut kinds = kinds(cubes);
            if let (Some(only), None) = (kinds.next(), kinds.next())
                && *taken == [0; 3]
            {
                taken[only.idx()] = 1;
            }
        }
        if matches!(question(self.rules, self.state, seat), Question::Nothing) {
            self.state.colony_mut(seat).plan.answered = true;
        }
    }

    pub(super) fn resolve_harvest(&mut self) {
        for seat in self.round() {
            self.tell_as_asked(seat);
            self.harvest(seat);
        }
    }

    /// Collects what a seat has chosen, and what its special tiles yield.
    pub(crate) fn harvest(&mut self, seat: Seat) {
        let colony = *self.state.colony(seat);
        for (rank, anchor) in colony.pheromones.cells().enumerate() {
            let taken = colony.plan.taken[rank];
            if taken == [0; 3] {
                continue;
            }
            let mut stored = taken;
            for cube in Cube::ALL {
                // These cubes left the supply when the pheromone was placed.
                self.state.laid[anchor.idx()].cubes[cube.idx()] -= taken[cube.idx()];
                stored[cube.idx()] = self.state.colony_mut(seat).store(cube, taken[cube.idx()]);
                self.state.supply.put(Kind::Cube(cube), taken[cube.idx()] - stored[cube.idx()]);
            }
            let from = self.rules.garden.hex(anchor);
            self.tell(seat, || EventKind::Harvested { from, cubes: stored.into() });
        }
        for (rank, anchor) in colony.specials.cells().enumerate() {
            let at = self.rules.garden.hex(anchor);
            let cube = match self.rules.tile_at(self.state, anchor) {
                Tile::AphidFarm => Cube::Food,
                Tile::Scavenging => colony.plan.scavenged[rank].expect("every scavenging was asked about"),
                _ => {
                    if let Some(scored) = self.score(seat, Source::SubColony, SUB_COLONY_POINTS) {
                        self.tell(seat, || EventKind::SubColonyHarvested { at, scored });
                    }
                    continue;
                }
            };
            let mut cubes = [0; 3];
            cubes[cube.idx()] = self.gain(seat, Kind::Cube(cube), 1);
            self.tell(seat, || EventKind::FarmHarvested { at, cubes: cubes.into() });
        }
    }
}
