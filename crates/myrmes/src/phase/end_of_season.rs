//! Phase 6, end of the season: players discard what the storeroom cannot hold, workers and nurses
//! come back, the die leaves the board, and the first player changes.

use game_core::{Seat, Sink};

use crate::{
    action::Action,
    components::Cube,
    event::{Event, EventKind},
    illegal::{Asked, Illegal},
    options::Passes,
    play::Play,
    state::{Colony, Kind, State},
};

/// How many cubes the storeroom can hold, by level.
pub(crate) const HOLDS: [u8; 4] = [4, 4, 6, 6];

pub(super) fn legal(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let left = left_in_stock(state.colony(seat));
    out.extend(Cube::ALL.into_iter().filter(|cube| left[cube.idx()] > 0).map(|cube| Action::Discard { cube }));
}

pub(super) fn check(state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
    match action {
        Action::Discard { cube } if left_in_stock(state.colony(seat))[cube.idx()] > 0 => Ok(()),
        Action::Discard { cube } => Err(Illegal::NothingToDiscard { cube }),
        _ => Err(Illegal::NotNow { asked: Asked::Storage }),
    }
}

/// The stock, including food from planned sacrifices and without the planned discards.
pub(crate) fn left_in_stock(colony: &Colony) -> [u8; 3] {
    let mut left = colony.stock;
    left[Cube::Food.idx()] += colony.plan.sacrifices;
    for (left, discarded) in left.iter_mut().zip(colony.plan.discards) {
        *left -= discarded;
    }
    left
}

pub(crate) fn total(cubes: [u8; 3]) -> u16 {
    cubes.into_iter().map(u16::from).sum()
}

impl<S: Sink<Event>> Play<'_, S> {
    pub(super) fn plan_storage(&mut self, seat: Seat, action: Action) {
        if let Action::Discard { cube } = action {
            self.state.colony_mut(seat).plan.discards[cube.idx()] += 1;
        }
    }

    pub(super) fn settle_storage(&mut self, seat: Seat) {
        let holds = HOLDS[self.rules.reach(self.state.colony(seat))];
        loop {
            let colony = self.state.colony_mut(seat);
            let left = left_in_stock(colony);
            if total(left) <= u16::from(holds) {
                colony.plan.answered = true;
                return;
            }
            let mut kinds = Cube::ALL.into_iter().filter(|cube| left[cube.idx()] > 0);
            let (Some(only), None) = (kinds.next(), kinds.next()) else { return };
            colony.plan.discards[only.idx()] += 1;
        }
    }

    pub(super) fn resolve_end_of_season(&mut self) {
        for seat in self.round() {
            self.tell_as_asked(seat);
            self.discard_surplus(seat);
            self.forced = false;
            let colony = self.state.colony_mut(seat);
            let workers = colony.rooms.count_ones() as u8;
            colony.workers += workers;
            colony.rooms = 0;
            colony.atelier = 0;
            colony.crafted = 0;
            if workers > 0 {
                self.tell(seat, || EventKind::WorkersReturned { workers });
            }
        }
        let season = self.state.season;
        self.state.dice[season.idx()] = 0;
        self.announce(|| EventKind::SeasonEnded { season });
        // Ruling myrmes/first-player-passes.
        if self.rules.switches.first_player_passes == Passes::Season {
            self.pass_first_player();
        }
    }

    fn discard_surplus(&mut self, seat: Seat) {
        let colony = *self.state.colony(seat);
        let holds = HOLDS[self.rules.reach(&colony)];
        let mut discarded = [0; 3];
        for cube in Cube::ALL {
            // If a sacrifice brought no food, less has to be discarded. Ruling myrmes/cube-supply.
            let surplus = total(self.state.colony(seat).stock).saturating_sub(holds.into());
            let most = u8::try_from(surplus).unwrap_or(u8::MAX);
            let count = colony.plan.discards[cube.idx()].min(colony.stock[cube.idx()]).min(most);
            self.pay(seat, Kind::Cube(cube), count);
            discarded[cube.idx()] = count;
        }
        if discarded != [0; 3] {
            let kept = self.state.colony(seat).stock;
            self.tell(seat, || EventKind::Stored { kept: kept.into(), discarded: discarded.into() });
        }
    }

    pub(super) fn pass_first_player(&mut self) {
        self.state.first = self.state.first.clockwise(1, self.rules.players());
        let first = self.state.first;
        self.tell(first, || EventKind::FirstPlayerPassed);
    }
}
