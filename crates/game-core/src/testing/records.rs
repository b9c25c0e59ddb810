//! A record reproduces its game, and undo takes back what it says.

use std::iter;

use super::{Checked, ensure};
use crate::{
    event::GameEvent,
    game::{DataFiles, Game},
    json,
    record::Record,
    seat::Seat,
    session::Session,
};

/// The events of the last action survive a round trip through JSON and have a text.
pub fn events_round_trip<G: Game>(session: &Session<G>) -> Checked {
    let last = session.turns().len().checked_sub(1);
    for event in last.map_or(session.setup_events(), |last| session.events_of(last)) {
        let value = json::to_value(event);
        let back =
            json::read_exact::<G::Event>(&value).map_err(|error| format!("{value} cannot be read back: {error}"))?;
        ensure(back == *event, || format!("{value} is written for {event:?} but reads as {back:?}"))?;
        ensure(!event.to_string().is_empty(), || format!("{event:?} has no text"))?;
    }
    Ok(())
}

/// The record, written and read back, gives the same state, chance, events and digest.
///
/// Skips games with other component data than the crate's own, since those data are not available here.
pub fn replay_gives_the_same_game<G: Game>(session: &Session<G>) -> Checked {
    let record = session.record();
    let read = Record::from_json(&record.to_json()).map_err(|error| error.to_string())?;
    ensure(read == record, || "the record reads back differently".to_owned())?;
    let data: DataFiles = G::own_data();
    if G::new(session.game().options().clone(), &data).is_ok_and(|own| own.data_hash() != session.game().data_hash()) {
        return Ok(());
    }
    let again = Session::<G>::load(&read, &data).map_err(|error| format!("the record cannot be replayed: {error}"))?;
    ensure(again.state() == session.state(), || "the replay ends in another state".to_owned())?;
    ensure(again.chance() == session.chance(), || "the replay leaves the random stream elsewhere".to_owned())?;
    ensure(again.events_since(0, None) == session.events_since(0, None), || {
        "the replay gives other events".to_owned()
    })?;
    ensure(again.record() == record, || "the replay gives another record".to_owned())
}

/// Every seat can take back exactly as many actions as [`Session::undoable`] says, whoever acted last.
///
/// Each undo replays the game, so this is too slow for the suite and needs separate tests.
pub fn undoable_is_what_can_be_undone<G: Game>(session: &Session<G>) -> Checked {
    for seat in Seat::all(session.game().seats()) {
        let n_undoable = session.undoable(seat);
        let mut undone = session.clone();
        let n_undone = iter::from_fn(|| undone.undo(seat).ok()).count();
        ensure(n_undone == n_undoable, || format!("{seat} can undo {n_undone} actions, not {n_undoable}"))?;
        ensure(undone.undoable(seat) == 0, || format!("{seat} can still undo after undoing everything"))?;
    }
    Ok(())
}

/// `after` is `before` plus one action. If that action was neither random nor a reveal, undoing it gives `before`
/// again; otherwise undo is refused and changes nothing.
pub fn undo_takes_back_one_action<G: Game>(before: &Session<G>, after: &Session<G>) -> Checked {
    let last = after.turns().len() - 1;
    let seat = after.turns()[last].seat;
    let is_final = after.events_of(last).iter().any(|event| event.is_random() || event.is_reveal());
    let n_undoable = after.undoable(seat);
    let mut undone = after.clone();
    match undone.undo(seat) {
        Err(reason) => {
            ensure(is_final, || format!("{seat} cannot take back the last action: {reason}"))?;
            ensure(n_undoable == 0, || {
                format!("{seat} should be able to undo {n_undoable} actions, but cannot: {reason}")
            })?;
            same_game(after, &undone, "a refused undo")
        }
        Ok(_) => {
            ensure(!is_final, || format!("{seat} can undo a random action or a reveal"))?;
            same_game(before, &undone, "undo")?;
            for n in 1..n_undoable {
                undone
                    .undo(seat)
                    .map_err(|reason| format!("{seat} can undo {n_undoable} actions, not {n}: {reason}"))?;
            }
            ensure(undone.undo(seat).is_err(), || format!("{seat} can undo more than {n_undoable} actions"))
        }
    }
}

fn same_game<G: Game>(one: &Session<G>, other: &Session<G>, after: &str) -> Checked {
    ensure(one.state() == other.state(), || format!("{after} leads to another state"))?;
    ensure(one.chance() == other.chance(), || format!("{after} leaves the random stream elsewhere"))?;
    ensure(one.turns() == other.turns(), || format!("{after} leads to another record"))
}
