//! The Centipede Horde: what its next card does.

use std::collections::BTreeMap;

use game_core::{Game, Viewer};
use march::{CardType, Data, Event, EventKind, March, Outlook, State, Token};

/// The Horde does with its card what was predicted, if nothing has changed in between.
pub(crate) fn check(outlook: &Outlook, events: &[Event], tried: &mut BTreeMap<&'static str, u32>) {
    let Some(horde) = &outlook.horde else { return };
    let Some(at) = events.iter().position(|event| matches!(event.what, EventKind::HordeRevealed { .. })) else {
        return;
    };
    let changes = |event: &Event| {
        use EventKind::{CentipedeDestroyed, HexPlaced, TokenPlaced};
        matches!(event.what, HexPlaced { .. } | TokenPlaced { .. } | CentipedeDestroyed { .. })
    };
    if events[..at].iter().any(changes) {
        return;
    }
    let EventKind::HordeRevealed { card } = events[at].what else { return };
    let next = events.get(at + 1).map(|event| &event.what);
    match Data::own().card(card).card_type {
        CardType::Evolution => {
            let told = match horde.invades {
                Some(hex) => EventKind::TokenPlaced { hex, token: Token::Centipede },
                None => EventKind::CentipedeEntered { from: None },
            };
            assert_eq!(next, Some(&told));
            *tried.entry("invasion").or_default() += 1;
        }
        CardType::Event => {
            let Some(from) = horde.advancing else { return };
            let moved = |to: Option<march::HexId>| match to {
                Some(to) => EventKind::CentipedeMoved { from, to },
                None => EventKind::CentipedeEntered { from: Some(from) },
            };
            assert!(horde.advances.iter().any(|advance| next == Some(&moved(advance.to))), "{next:?}");
            *tried.entry("advance").or_default() += 1;
        }
        CardType::ColonyGoal => {}
    }
}

/// At the end, the Horde has won or lost as predicted.
pub(crate) fn check_end(game: &March, state: &State, tried: &mut BTreeMap<&'static str, u32>) {
    let outlook = game.outlook(state, Viewer::Spectator);
    assert!(outlook.waiting.is_none() && outlook.asked.is_none());
    let Some(horde) = outlook.horde else { return };
    let standing = game.standing(state).expect("the game is over");
    let score = game.horde_score(state).expect("there is a Horde");
    assert_eq!(horde.wins_now, i32::from(score) >= i32::from(horde.needs));
    assert_eq!(horde.wins_now, standing.places.iter().all(|&place| place > 1));
    *tried.entry("end against the Horde").or_default() += 1;
}
