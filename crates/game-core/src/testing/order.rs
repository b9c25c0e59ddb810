//! When several seats are to act, their order makes no difference.

use std::collections::VecDeque;

use super::{Checked, ensure, pick};
use crate::{chance::Fresh, event::Unheard, game::Game, seat::Seat, session::Session};

/// Two actions of two seats that are to act lead to the same state in either order, and neither makes the other
/// illegal.
pub fn simultaneous_actions_commute<G: Game>(session: &Session<G>) -> Checked {
    let game = session.game();
    let seats: Vec<Seat> = session.to_act().iter().collect();
    for (i, &one) in seats.iter().enumerate() {
        for &other in &seats[i + 1..] {
            for first in sample(&session.legal(one)) {
                for second in sample(&session.legal(other)) {
                    let play = |turns: [(Seat, G::Action); 2]| {
                        let (mut state, mut chance) = (session.state().clone(), session.chance().clone());
                        for (seat, action) in turns {
                            game.apply(&mut state, seat, action, &mut chance, &mut Unheard).map_err(|illegal| {
                                format!("{one}: {first} and {other}: {second} exclude each other: {illegal}")
                            })?;
                        }
                        Ok::<_, String>((state, chance))
                    };
                    let there = play([(one, first), (other, second)])?;
                    let back = play([(other, second), (one, first)])?;
                    ensure(there == back, || format!("the order of {one}: {first} and {other}: {second} matters"))?;
                }
            }
        }
    }
    Ok(())
}

/// A finished game ends in the same state when its choices arrive in another order.
pub fn order_of_arrival_changes_nothing<G: Game>(session: &Session<G>, dice: &mut Fresh) -> Checked {
    let mut choices = vec![VecDeque::new(); session.game().seats().into()];
    for turn in session.turns() {
        choices[turn.seat.idx()].push_back(turn.action);
    }
    let mut other = session.clone();
    other.rewind(0);
    while let Some(seat) = pick(&other.to_act().iter().collect::<Vec<_>>(), dice) {
        let action = choices[seat.idx()]
            .pop_front()
            .ok_or_else(|| format!("in another order of arrival, {seat} has an extra decision:\n{other}"))?;
        if let Err(illegal) = other.apply(seat, action) {
            return Err(format!("in another order of arrival, {seat}: {action} is refused: {illegal}\n{other}"));
        }
    }
    ensure(choices.iter().all(VecDeque::is_empty), || {
        format!("another order of arrival ends the game early:\n{other}")
    })?;
    ensure((session.state(), session.chance()) == (other.state(), other.chance()), || {
        format!("another order of arrival ends the game in another state:\n{other}")
    })
}

/// Up to five items, spread evenly over the list.
fn sample<A: Copy>(actions: &[A]) -> impl Iterator<Item = A> {
    actions.iter().copied().step_by(actions.len().div_ceil(5).max(1))
}
