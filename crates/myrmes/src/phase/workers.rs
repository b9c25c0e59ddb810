//! Phase 3, workers: in turn order, one worker at a time goes into the colony or out into the
//! garden, until all are used.

pub(crate) mod clean_up;
pub(crate) mod colony;
pub(crate) mod garden;
pub(crate) mod pheromone;
mod prey;

pub(crate) use pheromone::stock_of;

use game_core::{Seat, Sink};

use crate::{
    Myrmes,
    action::Action,
    event::{Event, EventKind},
    illegal::{Asked, Illegal},
    play::Play,
    state::{Sortie, State},
};

pub(super) fn legal(rules: &Myrmes, state: &State, seat: Seat, out: &mut Vec<Action>) {
    match state.sortie {
        None => {
            colony::legal(rules, state, seat, out);
            out.extend(state.colony(seat).tunnels.cells().map(|cell| Action::Leave { tunnel: rules.garden.hex(cell) }));
        }
        Some(sortie) => {
            garden::legal(rules, state, seat, sortie, out);
            clean_up::legal(rules, state, seat, sortie, out);
            pheromone::legal(rules, state, seat, sortie, out);
            out.push(Action::Stop);
        }
    }
}

pub(super) fn check(rules: &Myrmes, state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
    match (state.sortie, action) {
        (None, Action::Work { room }) => colony::check_work(rules, state, seat, room),
        (None, Action::Quarry { cube }) => colony::check_quarry(rules, state, seat, cube),
        (None, Action::Leave { tunnel }) => garden::check_leave(rules, state, seat, tunnel),
        (Some(sortie), Action::Step { to }) => garden::check_step(rules, state, seat, sortie, to),
        (Some(sortie), Action::Hunt { at }) => prey::check(rules, state, seat, sortie, at),
        (Some(sortie), Action::Clear { stand }) => clean_up::check(rules, state, seat, sortie, stand),
        (Some(sortie), Action::Place { tile, turn, at }) => {
            pheromone::check(rules, state, seat, sortie, tile, turn, at)
        }
        (Some(_), Action::Stop) => Ok(()),
        (None, _) => Err(Illegal::NotNow { asked: Asked::Worker }),
        (Some(_), _) => Err(Illegal::NotNow { asked: Asked::Sortie }),
    }
}

impl<S: Sink<Event>> Play<'_, S> {
    pub(crate) fn use_worker(&mut self, seat: Seat, action: Action) {
        match action {
            Action::Work { room } => self.work(seat, room, None),
            Action::Quarry { cube } => self.work(seat, crate::components::Room::Quarry, Some(cube)),
            Action::Leave { tunnel } => self.leave(seat, tunnel),
            Action::Step { to } => self.step(seat, to),
            Action::Hunt { at } => self.hunt(seat, at),
            Action::Clear { stand } => self.clear(seat, stand),
            Action::Place { tile, turn, at } => self.place(seat, tile, turn, at),
            _ => self.stop(seat),
        }
    }

    /// Finds the next seat to ask, carrying out forced moves; `false` when all workers are used.
    pub(super) fn ask_worker(&mut self) -> bool {
        loop {
            let seat = self.state.turn;
            let Some(sortie) = self.state.sortie else {
                if self.state.colony(seat).workers == 0 {
                    let players = self.rules.players();
                    let next =
                        seat.clockwise(1, players).round(players).find(|&next| self.state.colony(next).workers > 0);
                    match next {
                        Some(next) => self.state.turn = next,
                        None => return false,
                    }
                    continue;
                }
                match self.only_way(seat) {
                    Some(tunnel) => self.by_force(|play| play.leave(seat, play.rules.garden.hex(tunnel))),
                    None => return true,
                }
                continue;
            };
            if has_choice(self.rules, self.state, seat, sortie) {
                return true;
            }
            self.by_force(|play| play.stop(seat));
        }
    }

    /// The tunnel to leave by, if that is all a worker can do.
    fn only_way(&self, seat: Seat) -> Option<crate::mask::Cell> {
        let mut tunnels = self.state.colony(seat).tunnels.cells();
        let (only, other) = (tunnels.next(), tunnels.next());
        (other.is_none() && !colony::has_room(self.rules, self.state, seat)).then_some(only).flatten()
    }

    /// Ends a worker's turn; the next seat clockwise is next.
    fn pass_turn(&mut self) {
        self.state.sortie = None;
        self.state.turn = self.state.turn.clockwise(1, self.rules.players());
    }

    fn stop(&mut self, seat: Seat) {
        let at =
            self.state.sortie.map(|sortie| self.rules.garden.hex(sortie.at)).expect("only a worker outside can stop");
        self.tell(seat, || EventKind::WorkerDiscarded { at });
        self.pass_turn();
    }
}

/// Whether the worker outside can do anything but stop, including placing a tile that a sacrifice
/// would pay for.
fn has_choice(rules: &Myrmes, state: &State, seat: Seat, sortie: Sortie) -> bool {
    garden::has_way(rules, state, seat, sortie)
        || clean_up::check_here(rules, state, seat, sortie).is_ok()
        || pheromone::has_place(rules, state, seat, sortie)
}
