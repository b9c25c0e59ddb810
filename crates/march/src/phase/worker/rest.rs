//! Resting, and the end of the Worker Phase.

use game_core::{Seat, Sink};

use crate::{
    data::DrawbackEffect,
    event::{Event, EventKind},
    illegal::Illegal,
    play::Play,
    state::MOST,
    table::Table,
};

impl Table<'_> {
    /// Whether a seat may choose to Rest even though it could do something else. Ruling
    /// march/rest-first.
    pub(crate) fn check_rest(self, seat: Seat) -> Result<(), Illegal> {
        let nest = self.nest(seat);
        if nest.food == 0 && nest.hand.is_empty() {
            return Ok(());
        }
        let frenzied = |effect| (effect == DrawbackEffect::NoRestWithFoodOrCards).then_some(0);
        if self.drawback(seat, frenzied).is_some() {
            return Err(Illegal::FrenzyForbidsRest { food: nest.food, cards: nest.hand.len() as u8 });
        }
        // With two players the last turn of the phase may be any action.
        let last_of_two = self.players() == 2 && self.worker_phase_is_over();
        if nest.acted || last_of_two { Ok(()) } else { Err(Illegal::RestAsFirstAction) }
    }

    /// Whether the turn that has just ended was the last. Ruling march/end-of-worker-phase.
    pub(crate) fn worker_phase_is_over(self) -> bool {
        let rested = self.state.rested;
        match self.players() {
            1 => !rested.is_empty(),
            // Once one player has rested, the other has one more turn.
            2 => rested.contains(self.state.marker.clockwise(1, 2)),
            5 => rested.len() >= 3,
            _ => rested.len() >= 2,
        }
    }
}

impl<S: Sink<Event>> Play<'_, S> {
    /// The first Rest of a round: puts a larva on the resting area.
    pub(crate) fn rest(&mut self, seat: Seat) {
        // Ruling march/frenzied-rest: a Rest ends the bonus actions.
        self.state.actions_left = 0;
        self.state.rested = self.state.rested.with(seat);
        let larvae = self.table().supply(seat).min(1);
        self.state.nest_mut(seat).resting_larvae += larvae;
        self.tell(seat, || EventKind::Rested { larvae, food: 0 });
    }

    /// Every further Rest: puts one food on the resting area.
    pub(crate) fn rest_again(&mut self, seat: Seat) {
        let nest = self.state.nest_mut(seat);
        nest.resting_food = (nest.resting_food + 1).min(MOST);
        self.tell(seat, || EventKind::Rested { larvae: 0, food: 1 });
    }

    /// Moves everything on the resting areas into chambers and stores. The marker stays where it
    /// is.
    pub(crate) fn end_worker_phase(&mut self) {
        for seat in Seat::all(self.players()) {
            let nest = self.state.nest_mut(seat);
            let (larvae, food) = (std::mem::take(&mut nest.resting_larvae), std::mem::take(&mut nest.resting_food));
            nest.larvae += larvae;
            nest.food = (nest.food + food).min(MOST);
            if larvae > 0 || food > 0 {
                self.tell(seat, || EventKind::Gained { food, larvae, card: None });
            }
        }
        self.begin_soldier_phase();
    }
}
