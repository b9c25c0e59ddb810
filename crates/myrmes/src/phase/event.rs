//! Phase 1, event: larvae push the event cube along its track, one larva per space; no seat waits
//! for the others.

use game_core::Seat;

use crate::{
    Myrmes,
    action::Action,
    components::Bonus,
    illegal::{Asked, Illegal},
    options::EventShift,
    state::State,
};

pub(super) fn legal(rules: &Myrmes, state: &State, seat: Seat, out: &mut Vec<Action>) {
    let (lowest, highest) = reachable(rules, state, seat);
    out.extend(Bonus::ALL[lowest..=highest].iter().map(|&to| Action::Event { to }));
}

pub(super) fn check(rules: &Myrmes, state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
    let Action::Event { to } = action else {
        return Err(Illegal::NotNow { asked: Asked::Event });
    };
    check_reach(rules, state, seat, to)
}

/// The first and last space to which the seat can push its cube; the cube's own space is between
/// them.
pub(super) fn reachable(rules: &Myrmes, state: &State, seat: Seat) -> (usize, usize) {
    let colony = state.colony(seat);
    let here = colony.event.idx();
    let spaces = match rules.data.larvae_per_space {
        0 => Bonus::ALL.len(),
        price => usize::from(super::free_larvae(rules, colony) / price),
    };
    let lowest = match rules.switches.event_shift {
        EventShift::Both => here.saturating_sub(spaces),
        EventShift::Right => here,
    };
    (lowest, (here + spaces).min(Bonus::ALL.len() - 1))
}

fn check_reach(rules: &Myrmes, state: &State, seat: Seat, to: Bonus) -> Result<(), Illegal> {
    let colony = state.colony(seat);
    if rules.switches.event_shift == EventShift::Right && to < colony.event {
        return Err(Illegal::EventMovesRightOnly);
    }
    let (needed, have) = (cost(rules, colony.event, to), super::free_larvae(rules, colony));
    if needed > have { Err(Illegal::TooFewLarvaeForEvent { needed, have }) } else { Ok(()) }
}

/// The larvae needed to push the cube. The track has two ends and does not wrap.
#[inline]
pub(crate) fn cost(rules: &Myrmes, from: Bonus, to: Bonus) -> u8 {
    (from as u8).abs_diff(to as u8) * rules.data.larvae_per_space
}
