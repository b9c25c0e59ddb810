//! Records from untrusted sources.

use cli::games::{self, GameRef};
use game_core::{BadRecord, Game, Record, Session, testing::records::undoable_is_what_can_be_undone};

use crate::bytes::Bytes;

/// Checks a record file with arbitrary text.
pub(crate) fn check_text(text: &str) {
    let Ok(record) = Record::from_json(text) else { return };
    let again = Record::from_json(&record.to_json()).expect("what was written can be read");
    assert_eq!(again, record, "written and read again");
    if let Some(game) = games::find(&record.game) {
        check_replay(game, &record);
    }
}

/// The record is either refused, or gives a valid game that records itself the same way.
fn check_replay(game: GameRef, record: &Record) {
    let session = match game.load(record, None) {
        Ok(session) => session,
        Err(refused) => return assert!(!refused.to_string().is_empty()),
    };
    if let Err(broken) = session.check_invariants() {
        panic!("{broken}");
    }
    let own = session.record();
    assert_eq!(own.actions, record.actions);
    let again = game.load(&own, None).expect("a session's own record can be replayed");
    assert_eq!(again.position(), session.position(), "replayed a second time");
    assert_eq!(again.record(), own, "recorded a second time");
}

/// Plays a game and checks its record before and after tampering with it.
pub(crate) fn check_changed<G: Game>(game: &G, bytes: &mut Bytes<'_>) {
    let mut session = Session::new(game.clone(), bytes.seed());
    for _ in 0..bytes.byte() {
        let Some(seat) = session.to_act().first() else { break };
        let legal = session.legal(seat);
        let action = legal[bytes.index(legal.len())];
        session.apply(seat, action).unwrap_or_else(|illegal| panic!("{seat} was refused {action}: {illegal}"));
    }
    undoable_is_what_can_be_undone(&session).unwrap_or_else(|broken| panic!("{broken}"));
    let record = session.record();
    let replayed: Session<G> = Session::load(&record, &G::own_data()).expect("what was played can be replayed");
    assert_eq!(replayed.state(), session.state(), "replayed");

    let mut text = record.to_json().into_bytes();
    while !bytes.is_empty() {
        meddle(&mut text, bytes);
    }
    check_text(&String::from_utf8_lossy(&text));
    check_swapped::<G>(record, text.len());
}

/// Replaces, removes or inserts one byte.
fn meddle(text: &mut Vec<u8>, bytes: &mut Bytes<'_>) {
    if text.is_empty() {
        bytes.take(usize::MAX);
        return;
    }
    let at = bytes.index(text.len());
    match bytes.byte() {
        0..32 => drop(text.remove(at)),
        32..128 => text[at] = bytes.byte(),
        128.. => text.insert(at, bytes.byte()),
    }
}

/// Swaps two consecutive actions: the record is refused, or the game still ends with the recorded digest.
fn check_swapped<G: Game>(mut record: Record, at: usize) {
    if record.actions.len() < 2 {
        return;
    }
    let at = at % (record.actions.len() - 1);
    record.actions.swap(at, at + 1);
    match Session::<G>::load(&record, &G::own_data()) {
        Ok(session) => assert_eq!(Some(session.digest()), record.digest),
        Err(refused) => {
            assert!(matches!(refused.cause(), BadRecord::Action(_) | BadRecord::Digest { .. }), "{refused}")
        }
    }
}
