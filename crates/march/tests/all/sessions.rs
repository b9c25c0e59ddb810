//! How far a seat may undo its actions: until something random happened, something hidden was
//! revealed or another seat acted openly.

use crate::common;

use common::{BLUE, Layout, RED, cards, table};
use game_core::{CannotUndo, Game, Seat, Session};
use march::{CardId, HexId, March};

fn from(layout: Layout) -> Session<March> {
    let table = layout.lay();
    let position = table.position();
    Session::from_position(table.rules, 1.into(), &position).unwrap_or_else(|refused| panic!("{refused}"))
}

#[track_caller]
fn play(session: &mut Session<March>, seat: Seat, actions: &str) {
    for action in actions.split("; ") {
        let parsed = action.parse().unwrap_or_else(|error| panic!("{error}"));
        if let Err(illegal) = session.apply(seat, parsed) {
            let legal: Vec<String> = session.legal(seat).iter().map(ToString::to_string).collect();
            panic!("{action}: {illegal}; legal are {legal:?}");
        }
    }
}

/// Soil beside The Great Tunnel, ants of both, a card in hand.
fn two() -> Layout {
    table(2).hex(HexId::Soil, (0, -1), 0, "rb__").great_tunnel(RED, 2).great_tunnel(BLUE, 2)
}

#[test]
fn steps_of_a_march_are_taken_back_one_by_one() {
    let mut session = from(two());
    let start = *session.state();
    play(&mut session, RED, "march; larva soil.3; step great_tunnel soil.4");
    assert_eq!((session.undoable(RED), session.undoable(BLUE)), (3, 0));
    for action in ["step great_tunnel soil.4", "larva soil.3", "march"] {
        let undone = session.undo(RED).expect("nothing random happened");
        assert_eq!(undone.action.to_string(), action);
    }
    assert!(*session.state() == start);
    assert_eq!(session.undo(RED), Err(CannotUndo::Nothing));
}

#[test]
fn paying_for_a_card_is_taken_back() {
    let mut session = from(two().nest(RED, |nest| {
        nest.hand = cards(&[CardId::CarpenterAbdomen, CardId::Swarm, CardId::EpicStores]);
    }));
    let start = *session.state();
    let card = session.legal(RED).into_iter().find(|action| action.to_string() == "play carpenter_abdomen");
    session.apply(RED, card.expect("it can be paid")).expect("it is listed");
    let paying = session.legal(RED).iter().any(|action| action.to_string() == "pay_larva");
    if paying {
        play(&mut session, RED, "pay_larva");
    }
    assert!(session.undoable(RED) >= 1, "paying draws nothing");
    while session.undoable(RED) > 0 {
        session.undo(RED).expect("it was said to be possible");
    }
    assert!(*session.state() == start);
}

#[test]
fn cards_drawn_cannot_be_put_back() {
    let mut session = from(two());
    play(&mut session, RED, "forage");
    assert_eq!((session.undo(RED), session.undoable(RED)), (Err(CannotUndo::Random), 0));
}

#[test]
fn a_hex_drawn_cannot_be_put_back() {
    let mut session = from(two());
    play(&mut session, RED, "explore");
    assert_eq!((session.undo(RED), session.undoable(RED)), (Err(CannotUndo::Random), 0));
    // What follows can be undone back to the draw.
    let from = session.legal(RED)[0];
    session.apply(RED, from).expect("it is listed");
    assert_eq!(session.undoable(RED), 1);
    assert!(session.undo(RED).is_ok());
    assert_eq!(session.undo(RED), Err(CannotUndo::Random));
}

#[test]
fn looking_at_hexes_cannot_be_taken_back() {
    let mut session = from(two().nest(RED, |nest| nest.thoraxes = vec![CardId::ScoutingThorax]));
    play(&mut session, RED, "explore");
    assert_eq!(session.undo(RED), Err(CannotUndo::Random));
    let take = session.legal(RED)[0];
    session.apply(RED, take).expect("it is listed");
    assert_eq!(session.undo(RED), Err(CannotUndo::Revealed), "a hex was shown");
}

#[test]
fn what_others_did_for_all_to_see_stands_in_the_way() {
    let mut session = from(two());
    play(&mut session, RED, "march; larva soil.3; pass");
    let reaction = session.legal(BLUE).iter().find(|action| action.to_string() == "pass").copied();
    session.apply(BLUE, reaction.expect("a Reaction may be declined")).expect("it is listed");
    assert_eq!(session.undo(RED), Err(CannotUndo::SomebodyElseActed));
}

#[test]
fn the_setup_is_never_taken_back() {
    let game = March::with(march::Options::players(4)).expect("four can play");
    let mut session = Session::new(game, 5.into());
    assert!(Seat::all(4).all(|seat| session.undo(seat) == Err(CannotUndo::Nothing)));
}

#[test]
fn the_rest_of_a_session_is_replayed_to_the_same_state() {
    let mut session = from(two());
    play(&mut session, RED, "explore");
    let again = Session::<March>::load(&session.record(), &March::own_data()).expect("a record replays");
    assert!(again.state() == session.state());
}
