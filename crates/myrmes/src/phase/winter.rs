//! Winter: every player pays food, less what soldiers guard; each missing food costs points. Larvae
//! may still be sacrificed for food.

use game_core::{Seat, Sink};

use crate::{
    action::Action,
    components::{Cube, Source},
    event::{Event, EventKind},
    illegal::{Asked, Illegal},
    play::Play,
    state::{Colony, Kind},
};

/// Food due in the winter of each year.
pub(crate) const DUE: [u8; 3] = [4, 5, 6];
pub(crate) const LOST_PER_MISSING_FOOD: i16 = 3;

pub(super) fn legal(out: &mut Vec<Action>) {
    out.push(Action::Done);
}

pub(super) fn check(action: Action) -> Result<(), Illegal> {
    match action {
        Action::Done => Ok(()),
        _ => Err(Illegal::NotNow { asked: Asked::Winter }),
    }
}

/// Food the colony has to pay. Each soldier lowers it by one, down to 0, and stays.
pub(crate) fn due(year: u8, colony: &Colony) -> u8 {
    DUE[usize::from(year) - 1].saturating_sub(colony.soldiers)
}

/// What a winter requires from a colony, and costs it.
pub(crate) struct Reckoning {
    pub(crate) due: u8,
    /// Food saved by soldiers.
    pub(crate) guarded: u8,
    pub(crate) paid: u8,
    pub(crate) missing: u8,
    pub(crate) points: i16,
}

pub(crate) fn reckon(year: u8, colony: &Colony) -> Reckoning {
    let (full, due) = (DUE[usize::from(year) - 1], due(year, colony));
    // Ruling myrmes/winter-payment: all available food is paid, up to the amount due.
    let paid = due.min(colony.stock[Cube::Food.idx()]);
    let missing = due - paid;
    // Ruling myrmes/negative-score: there is no floor.
    let points = -LOST_PER_MISSING_FOOD * i16::from(missing);
    Reckoning { due: full, guarded: full - due, paid, missing, points }
}

impl<S: Sink<Event>> Play<'_, S> {
    /// Ruling myrmes/sacrifice-alone: a seat is asked only if it owes more food than it has and
    /// could still sacrifice larvae.
    pub(super) fn settle_winter(&mut self, seat: Seat) {
        let colony = self.state.colony(seat);
        let lacks = due(self.state.year, colony) > colony.stock[Cube::Food.idx()] + colony.plan.sacrifices;
        if !lacks || super::check_sacrifice(self.rules, self.state, seat).is_err() {
            self.state.colony_mut(seat).plan.answered = true;
        }
    }

    pub(super) fn resolve_winter(&mut self) {
        for seat in self.round() {
            let Reckoning { due, guarded, paid, missing, points } = reckon(self.state.year, self.state.colony(seat));
            self.pay(seat, Kind::Cube(Cube::Food), paid);
            let points = self.state.colony_mut(seat).add_points(Source::Winter, points);
            self.tell(seat, || EventKind::Wintered { due, guarded, paid, missing, points });
        }
    }
}
