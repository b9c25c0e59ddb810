//! An action being applied: the rules, the state they change, chance, and the sink for events.

use game_core::{Chance, Seat, Sink};

use crate::{
    Myrmes,
    components::Cube,
    event::{Event, EventKind},
    state::{Kind, MOST_HELD, State},
};

pub(crate) struct Play<'a, S> {
    pub(crate) rules: &'a Myrmes,
    pub(crate) state: &'a mut State,
    pub(crate) chance: &'a mut dyn Chance,
    pub(crate) events: &'a mut S,
    /// Whether the rules act on their own because there is no choice.
    pub(crate) forced: bool,
}

impl<S: Sink<Event>> Play<'_, S> {
    /// Reports an event about a seat, if anyone listens.
    #[inline]
    pub(crate) fn tell(&mut self, seat: Seat, what: impl FnOnce() -> EventKind) {
        if S::LISTENS {
            self.events.tell(Event { seat: Some(seat), forced: self.forced, what: what() });
        }
    }

    /// Reports an event about the whole table, if anyone listens.
    #[inline]
    pub(crate) fn announce(&mut self, what: impl FnOnce() -> EventKind) {
        if S::LISTENS {
            self.events.tell(Event { seat: None, forced: false, what: what() });
        }
    }

    /// Runs something that leaves no choice, and marks its events as forced.
    pub(crate) fn by_force(&mut self, act: impl FnOnce(&mut Self)) {
        self.forced = true;
        act(self);
        self.forced = false;
    }

    /// Takes larvae or cubes from the supply and returns how many the seat gained. Ruling
    /// myrmes/cube-supply.
    #[inline]
    pub(crate) fn gain(&mut self, seat: Seat, kind: Kind, wanted: u8) -> u8 {
        let gained = self.state.supply.take(kind, wanted);
        let colony = self.state.colony_mut(seat);
        let held = match kind {
            Kind::Larva => {
                let held = gained.min(MOST_HELD - colony.larvae);
                colony.larvae += held;
                held
            }
            Kind::Cube(cube) => colony.store(cube, gained),
        };
        self.state.supply.put(kind, gained - held);
        held
    }

    /// Returns larvae or cubes to the supply. The caller has checked that the seat has them.
    #[inline]
    pub(crate) fn pay(&mut self, seat: Seat, kind: Kind, count: u8) {
        let colony = self.state.colony_mut(seat);
        match kind {
            Kind::Larva => colony.larvae -= count,
            Kind::Cube(cube) => colony.stock[cube.idx()] -= count,
        }
        self.state.supply.put(kind, count);
    }

    pub(crate) fn pay_cubes(&mut self, seat: Seat, cubes: [u8; 3]) {
        for cube in Cube::ALL {
            self.pay(seat, Kind::Cube(cube), cubes[cube.idx()]);
        }
    }
}
