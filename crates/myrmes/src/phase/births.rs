//! Phase 2, births: nurses go to the birth tracks and the atelier; once all are placed, what they
//! earn is born.
//!
//! The seat is asked track by track. Nurses may stay unused, and may stand where they bring
//! nothing: ruling myrmes/lone-nurse.

use game_core::{Seat, Sink};

use crate::{
    action::Action,
    components::{Bonus, Track},
    event::{Event, EventKind},
    illegal::{Asked, Illegal},
    play::Play,
    state::{Colony, Kind, MOST_ANTS, State, Step},
};

/// Places on a track.
pub(crate) const fn places(track: Track) -> u8 {
    match track {
        Track::Larvae | Track::Soldiers => 3,
        // The atelier of the main board has four spaces, one nurse each. Ruling myrmes/atelier-nurses.
        Track::Workers | Track::Atelier => 4,
    }
}

pub(crate) const LARVAE_BORN: [u8; 4] = [0, 1, 3, 5];
pub(crate) const SOLDIERS_BORN: [u8; 4] = [0, 0, 1, 2];
pub(crate) const WORKERS_BORN: [u8; 5] = [0, 0, 1, 1, 2];

pub(crate) fn legal(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let colony = state.colony(seat);
    if let Some(track) = colony.plan.step.track() {
        let most = places(track).min(nurses_left(colony));
        out.extend((0..most + 1).map(|count| Action::Nurses { on: track, count }));
    } else {
        let (least, most) = Earned::of(colony).workers_that_fit(colony);
        out.extend((least..=most).map(|workers| Action::Newborn { workers }));
    }
}

pub(super) fn check(state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
    let colony = state.colony(seat);
    match action {
        Action::Nurses { on, count } if colony.plan.step.track() == Some(on) => {
            let have = nurses_left(colony);
            if count > places(on) {
                Err(Illegal::TrackTooShort { track: on, most: places(on), asked: count })
            } else if count > have {
                Err(Illegal::TooFewNurses { asked: count, have })
            } else {
                Ok(())
            }
        }
        Action::Newborn { workers } if colony.plan.step == Step::Newborn => {
            let (least, most) = Earned::of(colony).workers_that_fit(colony);
            if (least..=most).contains(&workers) {
                Ok(())
            } else {
                Err(Illegal::NewbornsDoNotFit { least, most, asked: workers })
            }
        }
        _ => Err(Illegal::NotNow { asked: asked(colony.plan.step) }),
    }
}

fn asked(step: Step) -> Asked {
    match step.track() {
        Some(Track::Larvae) => Asked::LarvaeNurses,
        Some(Track::Soldiers) => Asked::SoldierNurses,
        Some(Track::Workers) => Asked::WorkerNurses,
        Some(Track::Atelier) => Asked::AtelierNurses,
        None => Asked::Newborn,
    }
}

fn nurses_left(colony: &Colony) -> u8 {
    colony.nurses - colony.plan.nurses.iter().sum::<u8>()
}

/// The ants and larvae that the nurses of a plan and the event earn, before the limit.
pub(crate) struct Earned {
    larvae: u8,
    soldiers: u8,
    workers: u8,
}

impl Earned {
    pub(crate) fn of(colony: &Colony) -> Earned {
        let nurses = |track: Track| usize::from(colony.plan.nurses[track.idx()]);
        // An event adds to a kind only if the nurses earned at least one of it.
        let add = |born: u8, event: Bonus, extra: u8| {
            if born > 0 && colony.plan.event == event { born + extra } else { born }
        };
        Earned {
            larvae: add(LARVAE_BORN[nurses(Track::Larvae)], Bonus::LarvaePlus2, 2),
            soldiers: add(SOLDIERS_BORN[nurses(Track::Soldiers)], Bonus::SoldierPlus1, 1),
            workers: add(WORKERS_BORN[nurses(Track::Workers)], Bonus::WorkerPlus1, 1),
        }
    }

    /// The fewest and most workers among the ants born. Rulings myrmes/ant-limit and
    /// myrmes/births-mandatory: as many as fit are born, and only their kinds may be chosen.
    pub(crate) fn workers_that_fit(&self, colony: &Colony) -> (u8, u8) {
        let room = MOST_ANTS.saturating_sub(colony.soldiers + colony.workers);
        if self.soldiers + self.workers <= room {
            (self.workers, self.workers)
        } else {
            (room.saturating_sub(self.soldiers), self.workers.min(room))
        }
    }
}

impl<S: Sink<Event>> Play<'_, S> {
    pub(super) fn plan_births(&mut self, seat: Seat, action: Action) {
        let plan = &mut self.state.colony_mut(seat).plan;
        match action {
            Action::Event { to } => plan.event = to,
            Action::Nurses { on, count } => plan.nurses[on.idx()] = count,
            Action::Newborn { workers } => plan.newborn_workers = workers,
            _ => unreachable!("no other action is legal here"),
        }
        plan.step = next(plan.step);
    }

    pub(super) fn settle_births(&mut self, seat: Seat) {
        loop {
            let colony = self.state.colony(seat);
            let step = colony.plan.step;
            let chosen = match step {
                Step::Event => {
                    let (lowest, highest) = super::event::reachable(self.rules, self.state, seat);
                    lowest < highest
                }
                Step::Larvae | Step::Soldiers | Step::Workers | Step::Atelier => nurses_left(colony) > 0,
                Step::Newborn => {
                    let (least, most) = Earned::of(colony).workers_that_fit(colony);
                    self.state.colony_mut(seat).plan.newborn_workers = most;
                    least < most
                }
                Step::Done => {
                    self.state.colony_mut(seat).plan.answered = true;
                    return;
                }
            };
            if chosen {
                return;
            }
            self.state.colony_mut(seat).plan.step = next(step);
        }
    }

    pub(super) fn resolve_births(&mut self) {
        for seat in self.round() {
            self.tell_as_asked(seat);
            let colony = *self.state.colony(seat);
            let (plan, from) = (colony.plan, colony.event);
            let spent = super::event::cost(self.rules, from, plan.event);
            self.tell(seat, || EventKind::EventSet { from, to: plan.event, larvae: spent });
            let [on_larvae, on_soldiers, on_workers, atelier] = plan.nurses;
            self.tell(seat, || EventKind::NursesPlaced {
                larvae: on_larvae,
                soldiers: on_soldiers,
                workers: on_workers,
                atelier,
            });

            let earned = Earned::of(&colony);
            let workers = plan.newborn_workers;
            let soldiers = earned.soldiers.min(MOST_ANTS.saturating_sub(colony.soldiers + colony.workers + workers));
            let ants_lost = earned.soldiers + earned.workers - soldiers - workers;
            // Ruling myrmes/larva-room: there is no limit on larvae.
            let larvae = self.gain(seat, Kind::Larva, earned.larvae);
            let larvae_lost = earned.larvae - larvae;
            let colony = self.state.colony_mut(seat);
            colony.event = plan.event;
            colony.soldiers += soldiers;
            colony.workers += workers;
            colony.atelier = atelier;
            self.tell(seat, || EventKind::Born { larvae, soldiers, workers, ants_lost, larvae_lost });
        }
    }
}

fn next(step: Step) -> Step {
    Step::ALL[(step.idx() + 1).min(Step::Done.idx())]
}
