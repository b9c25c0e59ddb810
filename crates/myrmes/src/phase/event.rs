//! Phase 1, event: larvae push the event cube along its track, one space each; nobody waits for the others.

use game_core::Seat;

use crate::{Myrmes, action::Action, components::Bonus, illegal::Illegal, options::EventShift, state::State};

pub(super) fn legal(rules: &Myrmes, state: &State, seat: Seat, out: &mut Vec<Action>) {
    out.extend(reachable(rules, state, seat).map(|to| Action::Event { to }));
}

pub(super) fn check(rules: &Myrmes, state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
    let Action::Event { to } = action else {
        return Err(Illegal::NotNow { phase: super::of_seat(state, seat) });
    };
    check_reach(rules, state, seat, to)
}

/// Spaces the seat can push its cube to, its own included.
pub(super) fn reachable(rules: &Myrmes, state: &State, seat: Seat) -> impl Iterator<Item = Bonus> {
    Bonus::ALL.into_iter().filter(move |&to| check_reach(rules, state, seat, to).is_ok())
}

#[inline]
fn check_reach(rules: &Myrmes, state: &State, seat: Seat, to: Bonus) -> Result<(), Illegal> {
    let colony = state.colony(seat);
    if rules.switches.event_shift == EventShift::Right && to < colony.event {
        return Err(Illegal::EventMovesRightOnly);
    }
    let (needed, have) = (cost(rules, colony.event, to), super::free_larvae(rules, colony));
    if needed > have { Err(Illegal::TooFewLarvaeForEvent { needed, have }) } else { Ok(()) }
}

/// Larvae it takes to push the cube. The track has two ends and does not wrap.
#[inline]
pub(crate) fn cost(rules: &Myrmes, from: Bonus, to: Bonus) -> u8 {
    (from as u8).abs_diff(to as u8) * rules.data.larvae_per_space
}
