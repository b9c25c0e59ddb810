//! Workers, hunt a prey: a worker that enters its space hunts it, with soldiers, and then goes on.

use game_core::{Hex, Seat, Sink};

use super::garden::check_way;
use crate::{
    Myrmes,
    components::{Cube, Source},
    event::{Event, EventKind},
    illegal::Illegal,
    play::Play,
    state::{Kind, On, Sortie, State},
};

pub(super) fn check(rules: &Myrmes, state: &State, seat: Seat, sortie: Sortie, at: Hex) -> Result<(), Illegal> {
    let prey = rules.garden.cell(at).and_then(|cell| state.on[cell.idx()].prey());
    // Check soldiers before the way: without them, getting there would not help.
    if let Some(prey) = prey {
        let (needed, have) = (rules.data.prey[prey.idx()].soldiers, state.colony(seat).soldiers);
        if have < needed {
            return Err(Illegal::TooFewSoldiers { prey, needed, have });
        }
    }
    check_way(rules, state, sortie, at)?;
    if prey.is_some() { Ok(()) } else { Err(Illegal::NoPrey { hex: at }) }
}

impl<S: Sink<Event>> Play<'_, S> {
    pub(super) fn hunt(&mut self, seat: Seat, at: Hex) {
        let cell = self.cell(at);
        let prey = self.state.on[cell.idx()].prey().expect("the check saw the prey");
        let facts = self.rules.data.prey[prey.idx()];
        let (_, points_left) = self.walk(cell);
        self.state.on[cell.idx()] = On::NOTHING;
        self.state.blocked.remove(cell);
        let colony = self.state.colony_mut(seat);
        colony.soldiers -= facts.soldiers;
        colony.prey[prey.idx()] += 1;
        let food = self.gain(seat, Kind::Cube(Cube::Food), facts.food);
        let scored = self.score(seat, Source::Prey, facts.points);
        self.tell(seat, || EventKind::PreyHunted { at, prey, soldiers: facts.soldiers, food, points_left, scored });
    }
}
