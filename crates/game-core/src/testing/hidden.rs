//! Hidden information stays hidden.

use serde::Serialize;
use serde_json::Value;

use super::{Checked, ensure, others};
use crate::{
    chance::{Chance, Fresh},
    event::{Audience, GameEvent},
    game::{Game, Viewer},
    json,
    seat::{Seat, SeatSet},
    session::Session,
};

/// A state resampled for a seat is valid and looks to that seat like the true state: its view, its outlook, who is to
/// act, and its own legal actions.
pub fn resampled_states_look_the_same<G: Game>(session: &Session<G>, dice: &mut Fresh) -> Checked {
    let (game, state) = (session.game(), session.state());
    for seat in Seat::all(game.seats()) {
        let other = game.resample(state, seat, &mut Fresh::new(dice.below(u32::MAX).into()));
        game.check_invariants(&other)
            .map_err(|broken| format!("resampled for {seat}, the state breaks an invariant: {broken}"))?;
        ensure(game.to_act(&other) == game.to_act(state), || {
            format!("resampled for {seat}, different seats are to act")
        })?;
        // Everyone sees what a spectator sees.
        for viewer in [Viewer::Seat(seat), Viewer::Spectator] {
            same_view(game, state, &other, viewer)
                .map_err(|difference| format!("resampled for {seat}, {difference} looks different to {viewer:?}"))?;
        }
        ensure(game.legal(&other, seat) == game.legal(state, seat), || {
            format!("resampled for {seat}, its own legal actions are different")
        })?;
    }
    Ok(())
}

/// Choices that only their own seat is told about look alike to everyone else.
pub fn secret_choices_look_the_same<G: Game>(session: &Session<G>) -> Checked {
    let game = session.game();
    for seat in session.to_act().iter() {
        // The first outcome for each set of seats that are to act next, since everyone sees that set.
        let mut outcomes: Vec<(SeatSet, G::Action, G::State)> = Vec::new();
        for action in session.legal(seat) {
            let (mut state, mut events) = (session.state().clone(), Vec::new());
            game.apply_listed(&mut state, seat, action, &mut session.chance().clone(), &mut events);
            if events.iter().any(|event: &G::Event| event.audience() != Audience::Only(SeatSet::only(seat))) {
                continue;
            }
            let to_act = game.to_act(&state);
            let Some((_, first, like)) = outcomes.iter().find(|(others, ..)| *others == to_act) else {
                outcomes.push((to_act, action, state));
                continue;
            };
            let watchers = others(game.seats(), seat).iter().map(Viewer::Seat).chain([Viewer::Spectator]);
            for viewer in watchers {
                same_view(game, like, &state, viewer).map_err(|difference| {
                    format!("{seat}: {action} and {first} are secret, but {difference} looks different to {viewer:?}")
                })?;
            }
        }
    }
    Ok(())
}

/// Each viewer receives exactly the events meant for it, in order and numbered without gaps.
pub fn private_events_stay_private<G: Game>(session: &Session<G>) -> Checked {
    let all: Vec<&G::Event> = session.events_since(0, None).iter().map(|told| told.event).collect();
    let seats = Seat::all(session.game().seats()).map(|seat| (Viewer::Seat(seat), SeatSet::only(seat)));
    for (viewer, seats) in seats.chain([(Viewer::Spectator, SeatSet::EMPTY)]) {
        let told = session.events_since(0, Some(viewer));
        let meant = all.iter().copied().filter(|event| match event.audience() {
            Audience::Everyone => true,
            Audience::Only(audience) => audience.iter().any(|seat| seats.contains(seat)),
        });
        ensure(told.iter().map(|told| told.event).eq(meant), || format!("{viewer:?} receives the wrong events"))?;
        ensure(told.iter().map(|told| told.number).eq(0..told.len()), || {
            format!("{viewer:?} receives event numbers with gaps")
        })?;
    }
    Ok(())
}

/// Compares views and outlooks; the error names the first field that differs.
fn same_view<G: Game>(game: &G, state: &G::State, other: &G::State, viewer: Viewer) -> Checked {
    same(&game.view(state, viewer), &game.view(other, viewer))?;
    same(&game.outlook(state, viewer), &game.outlook(other, viewer))
        .map_err(|difference| format!("the outlook at {difference}"))
}

/// Compares values and their JSON.
fn same<T: PartialEq + Serialize>(one: &T, other: &T) -> Checked {
    let (json, its_json) = (json::to_value(one), json::to_value(other));
    if one == other && json == its_json {
        return Ok(());
    }
    Err(difference(&json, &its_json).unwrap_or_else(|| "something outside the JSON".to_owned()))
}

fn difference(one: &Value, other: &Value) -> Option<String> {
    match (one, other) {
        (Value::Object(one), Value::Object(other)) if one.len() == other.len() => {
            one.iter().find_map(|(key, field)| match other.get(key) {
                Some(its_field) => difference(field, its_field).map(|inner| format!("{key}.{inner}")),
                None => Some(key.clone()),
            })
        }
        _ if one == other => None,
        _ => Some(format!("({one} or {other})")),
    }
}
