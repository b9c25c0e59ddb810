//! Forage, and the deck. Its Reaction is in reactions.rs.

use game_core::{Game, Viewer};
use march::{CardId, EventKind, Illegal};

use crate::rulebook::{
    common::{BLUE, RED, cards, table},
    told_of,
};

#[test]
fn it_costs_one_food_and_draws_two_cards() {
    let mut table = table(3).deck(&[CardId::Swarm, CardId::ColdSnap]).lay();
    table.play(RED, "forage");
    assert_eq!((table.nest(RED).food, table.nest(RED).hand), (8, cards(&[CardId::Swarm, CardId::ColdSnap])));
}

#[test]
fn without_food_it_is_refused() {
    let mut table = table(3).nest(RED, |red| red.food = 0).lay();
    table.refuse(RED, "forage", Illegal::TooLittleFood { needed: 1, have: 0 });
}

#[test]
fn an_empty_deck_is_replaced_by_the_shuffled_discard_pile() {
    let mut table = table(3).deck(&[CardId::Swarm]).lay();
    table.play(RED, "forage");
    assert!(table.told(&EventKind::Reshuffled { cards: CardId::ALL.len() as u8 - 1, centipede_deck: false }));
    assert_eq!(table.n_cards(RED), 2);
    assert!(table.nest(RED).hand.contains(CardId::Swarm), "the last card of the old deck came first");
    assert!(table.position().discard.is_empty());
}

#[test]
fn hands_are_secret_and_their_sizes_public() {
    let mut table = table(3).lay();
    table.play(RED, "forage");
    let seen = table.rules.view(&table.state, Viewer::Seat(BLUE));
    assert_eq!((seen.nests[0].n_cards, seen.nests[0].nest.hand.len()), (2, 0));
    let own = table.rules.view(&table.state, Viewer::Seat(RED));
    assert_eq!(own.nests[0].nest.hand, table.nest(RED).hand);
    assert!(told_of(&table, RED, &EventKind::CardsDrawn { cards: 2 }));
}
