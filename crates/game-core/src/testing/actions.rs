//! Exactly the listed actions are legal.

use std::collections::HashSet;

use super::{Checked, ensure, seats_and_beyond};
use crate::{
    event::{GameEvent, Unheard},
    game::{Game, Illegal},
    json,
    seat::Seat,
    session::Session,
};

/// A seat that is to act has legal actions, other seats have none, and no action is listed twice.
pub fn lists_are_sound<G: Game>(session: &Session<G>) -> Checked {
    let (game, state) = (session.game(), session.state());
    let to_act = session.to_act();
    if let Some(seat) = to_act.iter().find(|seat| seat.0 >= game.seats()) {
        return Err(format!("seat {} is to act at a table of {}", seat.0, game.seats()));
    }
    // The previous contents of the list must not matter: search reuses one list.
    let mut list = Vec::new();
    for seat in seats_and_beyond(game.seats()) {
        game.legal_actions(state, seat, &mut list);
        ensure(list == game.legal(state, seat), || format!("the list of {seat} depends on its previous contents"))?;
        let is_to_act = to_act.contains(seat);
        ensure(is_to_act != list.is_empty(), || {
            let n = list.len();
            format!("{seat} {} to act and has {n} legal actions", if is_to_act { "is" } else { "is not" })
        })?;
        let mut seen = HashSet::new();
        if let Some(twice) = list.iter().find(|&&action| !seen.insert(action)) {
            return Err(format!("{seat}: {twice} is listed twice"));
        }
        if is_to_act {
            ensure(!game.phase(state, seat).is_empty(), || format!("{seat} is to act in an unnamed phase"))?;
        }
    }
    Ok(())
}

/// Every listed action survives a round trip through its notation and its JSON form. If a string is valid in both
/// forms, it means the same action in both.
pub fn notations_round_trip<G: Game>(session: &Session<G>) -> Checked {
    for (_, action) in listed(session) {
        let text = action.to_string();
        let from_text = text.parse::<G::Action>().map_err(|error| format!("{text:?} cannot be read back: {error}"))?;
        ensure(from_text == action, || format!("{text:?} is written for {action:?} but reads as {from_text:?}"))?;
        ensure(!text.is_empty() && !text.contains('\n'), || {
            format!("{action:?} is written as {text:?}, which is not one line")
        })?;

        let value = json::to_value(&action);
        let from_json =
            json::read_exact::<G::Action>(&value).map_err(|error| format!("{value} cannot be read back: {error}"))?;
        ensure(from_json == action, || format!("{value} is written for {action:?} but reads as {from_json:?}"))?;
        if let Some(Ok(other)) = value.as_str().map(str::parse::<G::Action>) {
            ensure(other == action, || format!("{value} is {action} in JSON and {other} in the notation"))?;
        }
    }
    Ok(())
}

/// `apply` accepts every listed action and has the same effects as `apply_listed`, with or without a listener. It
/// reports at least one event, and a random one if it drew from chance.
pub fn listed_are_accepted<G: Game>(session: &Session<G>) -> Checked {
    let game = session.game();
    for (seat, action) in listed(session) {
        let (mut state, mut chance, mut events) = (session.state().clone(), session.chance().clone(), Vec::new());
        game.apply(&mut state, seat, action, &mut chance, &mut events)
            .map_err(|illegal| format!("{seat}: {action} is listed but refused: {illegal} [{}]", illegal.rule()))?;

        let (mut listed, mut its_chance, mut its_events) =
            (session.state().clone(), session.chance().clone(), Vec::new());
        game.apply_listed(&mut listed, seat, action, &mut its_chance, &mut its_events);
        ensure((&state, &chance, &events) == (&listed, &its_chance, &its_events), || {
            format!("{seat}: {action} has different effects with apply and apply_listed")
        })?;

        let (mut unheard, mut its_chance) = (session.state().clone(), session.chance().clone());
        game.apply_listed(&mut unheard, seat, action, &mut its_chance, &mut Unheard);
        ensure((&state, &chance) == (&unheard, &its_chance), || {
            format!("{seat}: {action} has different effects without a listener")
        })?;

        ensure(!events.is_empty(), || format!("{seat}: {action} causes no event"))?;
        ensure(chance == *session.chance() || events.iter().any(GameEvent::is_random), || {
            format!("{seat}: {action} draws from chance, but none of its events is random")
        })?;
        game.check_invariants(&state).map_err(|broken| format!("{seat}: {action} breaks an invariant: {broken}"))?;
    }
    Ok(())
}

/// Unlisted actions are refused, whichever seat tries them, and leave no trace.
pub fn others_are_refused<G: Game>(session: &Session<G>, foreign: &[G::Action]) -> Checked {
    let game = session.game();
    let of_others: Vec<G::Action> = listed(session).map(|(_, action)| action).collect();
    // One copy is enough for all attempts: each refusal must leave it unchanged.
    let (mut state, mut chance, mut events) = (session.state().clone(), session.chance().clone(), Vec::new());
    for seat in seats_and_beyond(game.seats()) {
        let legal: HashSet<G::Action> = session.legal(seat).into_iter().collect();
        for &action in of_others.iter().chain(foreign).filter(|action| !legal.contains(action)) {
            let Err(illegal) = game.apply(&mut state, seat, action, &mut chance, &mut events) else {
                return Err(format!("{seat}: {action} is accepted but not listed"));
            };
            ensure(state == *session.state() && chance == *session.chance() && events.is_empty(), || {
                format!("{seat}: {action} is refused but leaves a trace")
            })?;
            ensure(illegal.rule().contains('/'), || format!("{:?} is not a rule", illegal.rule()))?;
        }
    }
    Ok(())
}

/// All legal actions of all seats.
fn listed<G: Game>(session: &Session<G>) -> impl Iterator<Item = (Seat, G::Action)> {
    session.to_act().iter().flat_map(|seat| session.legal(seat).into_iter().map(move |action| (seat, action)))
}
