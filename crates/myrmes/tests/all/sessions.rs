//! How far a seat can undo: as long as nothing random happened, nothing hidden was revealed, and
//! nobody else acted publicly.

use crate::common;

use common::{P1, P2, at};
use game_core::{CannotUndo, Game, Seat, Session};
use myrmes::{Myrmes, Options, Phase, Position};

fn session(position: Position) -> Session<Myrmes> {
    let game = Myrmes::with(Options::players(2)).expect("two can play");
    Session::from_position(game, 1.into(), &position).unwrap_or_else(|refused| panic!("{refused}"))
}

fn from(layout: common::Layout) -> Session<Myrmes> {
    session(layout.table().position())
}

#[track_caller]
fn play(session: &mut Session<Myrmes>, seat: Seat, actions: &str) {
    for action in actions.split("; ") {
        let parsed = action.parse().unwrap_or_else(|error| panic!("{error}"));
        if let Err(illegal) = session.apply(seat, parsed) {
            panic!("{action}: {illegal}");
        }
    }
}

#[test]
fn a_sortie_is_taken_back_step_by_step() {
    let mut session = from(at(Phase::Workers));
    let start = *session.state();
    play(&mut session, P1, "leave (-5,4); step (-5,5); place pair2/0 (-6,5)");
    assert_eq!((session.undoable(P1), session.undoable(P2)), (3, 0));
    for action in ["place pair2/0 (-6,5)", "step (-5,5)", "leave (-5,4)"] {
        let undone = session.undo(P1).expect("nobody has acted since");
        assert_eq!(undone.action.to_string(), action);
    }
    assert!(*session.state() == start);
    assert_eq!(session.undo(P1), Err(CannotUndo::Nothing));
}

#[test]
fn what_others_did_for_all_to_see_stands_in_the_way() {
    let mut session = from(at(Phase::Workers));
    play(&mut session, P1, "work gestation");
    play(&mut session, P2, "work gestation");
    assert_eq!(session.undo(P1), Err(CannotUndo::SomebodyElseActed));
    assert_eq!((session.undoable(P1), session.undoable(P2)), (0, 1));
}

#[test]
fn a_hidden_choice_can_be_taken_back_until_all_have_chosen() {
    let mut session = from(at(Phase::Births));
    play(&mut session, P1, "event hexagon_plus_1; nurses larvae 3");
    play(&mut session, P2, "event move_plus_3; nurses larvae 1");
    // The other seat's hidden choices stay; this seat's are undone one by one.
    assert_eq!(session.undoable(P1), 2);
    assert_eq!(session.undo(P1).map(|undone| undone.action.to_string()), Ok("nurses larvae 3".into()));
    assert_eq!(session.turns().len(), 3);
    play(&mut session, P1, "nurses larvae 3");
    play(&mut session, P2, "nurses soldiers 2");
    assert_eq!(session.game().phase(session.state(), P1), "workers", "all have chosen");
    for seat in [P1, P2] {
        assert_eq!((session.undo(seat), session.undoable(seat)), (Err(CannotUndo::Revealed), 0));
    }
}

#[test]
fn dice_cannot_be_taken_back() {
    let mut session = from(at(Phase::Winter).colony(P1, |colony| colony.larvae = 6));
    play(&mut session, P1, "sacrifice");
    assert_eq!(session.undoable(P1), 1, "so far nothing was rolled");
    play(&mut session, P1, "done");
    assert_eq!(session.undo(P1), Err(CannotUndo::Random));
}

#[test]
fn where_one_seat_alone_is_asked_nothing_is_revealed() {
    // Only player 1 has a cube to choose; the harvest is carried out and can still be undone.
    let mut session = from(at(Phase::Harvest).board(
        "
        r=3 q=-4     Ea1
        r=4 q=-5   G^1 Sa1",
    ));
    let start = *session.state();
    play(&mut session, P1, "take stone (-4,3)");
    assert_eq!(session.game().position(session.state()).phase, Phase::Births);
    assert!(session.undo(P1).is_ok());
    assert!(*session.state() == start);
}

#[test]
fn the_setup_is_never_taken_back() {
    let game = Myrmes::with(Options::players(2)).expect("two can play");
    let mut session = Session::new(game, 5.into());
    assert_eq!(session.undo(P1), Err(CannotUndo::Nothing));
}

#[test]
fn the_rest_of_a_session_is_replayed_to_the_same_state() {
    let mut session = from(at(Phase::Births));
    play(&mut session, P1, "event hexagon_plus_1; nurses larvae 3");
    play(&mut session, P2, "event soldier_plus_1");
    let record = session.record();
    let again = Session::<Myrmes>::load(&record, &Myrmes::own_data()).expect("a record replays");
    assert!(again.state() == session.state());
}
