//! The order of phases, and the loop that carries out what is on the agenda.

pub(crate) mod battle;
pub(crate) mod horde;
pub(crate) mod queen;
pub(crate) mod setup;
pub(crate) mod sites;
pub(crate) mod soldier;
pub(crate) mod species;
pub(crate) mod worker;

use game_core::{Seat, SeatSet, Sink};

use crate::{action::Action, components::Phase, event::Event, illegal::Illegal, play::Play, table::Table, task::Comes};

/// The phases of a round, in order.
pub const ROUND: [Phase; 3] = [Phase::Worker, Phase::Soldier, Phase::Queen];

/// The seats that have a decision to make.
#[inline]
pub(crate) fn to_act(table: Table<'_>) -> SeatSet {
    table.state.agenda.top().map_or(SeatSet::EMPTY, |task| task.seats(table))
}

/// Lists what `seat` may do. It must be to act.
#[inline]
pub(crate) fn legal(table: Table<'_>, seat: Seat, out: &mut Vec<Action>) {
    if let Some(task) = table.state.agenda.top() {
        task.legal(table, seat, out);
    }
}

/// Says whether `seat` may do this now, and if not, which rule forbids it.
pub(crate) fn check(table: Table<'_>, seat: Seat, action: Action) -> Result<(), Illegal> {
    if seat.0 >= table.players() {
        return Err(Illegal::NoSuchSeat { seat });
    }
    let Some(task) = table.state.agenda.top() else { return Err(Illegal::GameOver) };
    if !task.seats(table).contains(seat) {
        return Err(Illegal::NotToAct { seat });
    }
    // The list alone decides what is legal, so there is no second opinion that could differ.
    let mut listed = Vec::new();
    task.legal(table, seat, &mut listed);
    if listed.contains(&action) { Ok(()) } else { Err(task.refuse(table, action)) }
}

impl<S: Sink<Event>> Play<'_, S> {
    /// Carries out a legal action and everything that follows without a choice.
    #[inline]
    pub(crate) fn act(&mut self, seat: Seat, action: Action) {
        if let Some(task) = self.state.agenda.top() {
            self.state.agenda.pop();
            task.apply(self, seat, action);
            self.run_on();
        }
    }

    /// Continues until somebody has to decide, or the game is over.
    pub(crate) fn run_on(&mut self) {
        loop {
            let Some(task) = self.state.agenda.top() else {
                if self.state.phase == Phase::Over {
                    return;
                }
                self.next_phase();
                continue;
            };
            match task.comes(self.table()) {
                Some(Comes::Asking) => return,
                Some(Comes::ToNothing) => self.state.agenda.pop(),
                Some(Comes::Forced(action)) => {
                    let seat = task.seats(self.table()).first();
                    self.state.agenda.pop();
                    self.forced = true;
                    task.apply(self, seat.unwrap_or(self.state.marker), action);
                    self.forced = false;
                }
                None => {
                    self.state.agenda.pop();
                    task.run(self);
                }
            }
        }
    }

    /// Starts the next phase when nothing is left to do in this one.
    fn next_phase(&mut self) {
        match self.state.phase {
            Phase::Setup => self.begin_worker_phase(),
            Phase::Worker => self.go_on_working(),
            Phase::Soldier => self.begin_queen_phase(),
            Phase::Queen => self.end_round(),
            Phase::Over => {}
        }
    }
}
