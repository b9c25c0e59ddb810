//! States are valid and round-trip as typed positions.

use std::hash::{BuildHasher, BuildHasherDefault, DefaultHasher};

use super::{
    Checked, actions, ensure,
    mutate::{change, gather_words},
    random_step,
};
use crate::{
    chance::{Chance, Fresh},
    game::Game,
    json,
    session::Session,
};

/// The game's own invariants hold.
pub fn invariants_hold<G: Game>(session: &Session<G>) -> Checked {
    session.game().check_invariants(session.state()).map_err(|broken| format!("broken invariant: {broken}"))
}

/// The position of a state, written as JSON and read back, gives the same state.
pub fn position_gives_back_the_state<G: Game>(session: &Session<G>) -> Checked {
    let (game, state) = (session.game(), session.state());
    let position = game.position(state);
    let value = json::to_value(&position);
    let read = json::read::<G::Position>(&value).map_err(|error| format!("{value} cannot be read back: {error}"))?;
    ensure(read == position, || format!("the position reads back differently: {value}"))?;
    let placed = game.place(&read).map_err(|refused| format!("the position of a state is refused: {refused}"))?;
    ensure(placed == *state, || format!("the position is that of another state: {value}\n{state:?}\n{placed:?}"))?;
    let hash = |state| BuildHasherDefault::<DefaultHasher>::default().hash_one(state);
    ensure(hash(&placed) == hash(state), || format!("an equal state has another hash: {value}"))
}

/// There is a standing exactly when no seat is to act, and it ranks every seat.
pub fn standing_comes_with_the_end<G: Game>(session: &Session<G>) -> Checked {
    let standing = session.game().standing(session.state());
    ensure(standing.is_some() == session.to_act().is_empty(), || {
        format!("{:?} are to act, and the standing is {standing:?}", session.to_act())
    })?;
    let n_seats = usize::from(session.game().seats());
    match standing {
        Some(standing) => {
            let lost = standing.places.iter().all(|&place| place == 2);
            let decided = standing.winners().next().is_some() || lost;
            ensure(standing.scores.len() == n_seats && standing.places.len() == n_seats && decided, || {
                format!("the standing for {n_seats} seats is {standing:?}")
            })
        }
        None => Ok(()),
    }
}

/// A randomly mutated position is either refused or gives a valid state that can be played on.
pub fn typed_positions_are_safe<G: Game>(session: &Session<G>, dice: &mut Fresh) -> Checked {
    let mut value = json::to_value(&session.game().position(session.state()));
    let mut words = Vec::new();
    gather_words(&value, &mut words);
    for _ in 0..=dice.below(3) {
        change(&mut value, &words, dice);
    }
    let Ok(position) = json::read::<G::Position>(&value) else {
        return Ok(());
    };
    let Ok(mut typed) = Session::from_position(session.game().clone(), session.seed(), &position) else {
        return Ok(());
    };
    let told = |broken: String| format!("from the typed position {value}: {broken}");
    for _ in 0..20 {
        invariants_hold(&typed).map_err(told)?;
        position_gives_back_the_state(&typed).map_err(told)?;
        standing_comes_with_the_end(&typed).map_err(told)?;
        actions::lists_are_sound(&typed).map_err(told)?;
        if !random_step(&mut typed, dice).map_err(told)? {
            break;
        }
    }
    Ok(())
}
