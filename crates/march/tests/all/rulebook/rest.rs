//! Rest, and the end of the Worker Phase. Its diagram is in diagrams.rs.

use game_core::SeatSet;
use march::{CardId, EventKind, Illegal, Phase};

use crate::rulebook::{
    common::{BLACK, BLUE, RED, YELLOW, table},
    decree_larvae, told_of,
};

#[test]
fn resting_is_free_and_nobody_reacts_to_it() {
    let mut table = table(3).hand(BLUE, &[CardId::Swarm]).lay();
    table.play(RED, "rest");
    assert_eq!(table.nest(RED).food, 9);
    assert!(table.can(BLUE, "forage"), "it is simply the next turn");
}

#[test]
fn nobody_rests_as_the_first_action_of_a_round() {
    let mut table = table(3).nest(RED, |red| red.acted = false).lay();
    table.refuse(RED, "rest", Illegal::RestAsFirstAction);
    table.play(RED, "forage");
    table.pass_all();
    table.play(BLUE, "forage");
    table.pass_all();
    table.play(BLACK, "forage");
    table.pass_all();
    table.play(RED, "rest");
}

#[test]
fn the_first_action_counts_in_every_round_anew() {
    let mut table = table(3).with(|position| position.rested = SeatSet::only(BLACK)).lay();
    table.play(RED, "rest");
    decree_larvae(&mut table);
    assert!(table.position().rested.is_empty());
    table.refuse(RED, "rest", Illegal::RestAsFirstAction);
}

#[test]
fn with_no_card_and_no_food_a_player_may_rest_as_the_first_action() {
    let mut neither = table(3).nest(RED, |red| (red.acted, red.food) = (false, 0)).lay();
    neither.play(RED, "rest");
    let mut with_food = table(3).nest(RED, |red| (red.acted, red.food) = (false, 1)).lay();
    with_food.refuse(RED, "rest", Illegal::RestAsFirstAction);
    let mut with_card =
        table(3).nest(RED, |red| (red.acted, red.food) = (false, 0)).hand(RED, &[CardId::BroodSurge]).lay();
    with_card.refuse(RED, "rest", Illegal::RestAsFirstAction);
}

#[test]
fn who_can_do_nothing_else_may_rest_too() {
    // There is a card, but nothing to pay it with.
    let mut table = table(3)
        .nest(RED, |red| (red.acted, red.food, red.larvae) = (false, 0, 0))
        .hand(RED, &[CardId::RoyalJelly])
        .lay();
    assert_eq!(table.legal(RED), ["rest"]);
    table.play(RED, "rest");
}

#[test]
fn who_has_rested_rests_on_every_further_turn() {
    let mut table = table(3).lay();
    table.play(RED, "rest");
    for seat in [BLUE, BLACK] {
        table.play(seat, "forage");
        table.pass_all();
    }
    assert!(told_of(&table, RED, &EventKind::Rested { larvae: 0, food: 1 }));
    assert_eq!(table.to_act(), [BLUE], "red was not asked");
}

#[test]
fn who_has_rested_may_still_react() {
    let mut table = table(3).lay();
    table.play(RED, "rest");
    table.play(BLUE, "forage");
    table.play(BLACK, "pass");
    table.play(RED, "gain larvae");
    assert_eq!(table.nest(RED).larvae, 6);
}

#[test]
fn with_three_or_four_players_the_phase_ends_as_soon_as_two_have_rested() {
    let mut three = table(3).lay();
    three.play(RED, "rest");
    three.play(BLUE, "rest");
    assert_eq!(three.phase(), Phase::Queen);
    let mut four = table(4).lay();
    four.play(RED, "rest");
    four.play(BLUE, "forage");
    four.pass_all();
    assert_eq!(four.phase(), Phase::Worker, "one Rest does not end it");
    four.play(BLACK, "rest");
    assert_eq!((four.phase(), four.position().marker), (Phase::Queen, BLACK));
    assert!(!four.events.iter().any(|event| event.seat == Some(YELLOW) && event.what == EventKind::TurnBegan));
}

#[test]
fn the_same_player_resting_twice_does_not_end_the_phase() {
    let mut table = table(3).lay();
    table.play(RED, "rest");
    for _ in 0..3 {
        for seat in [BLUE, BLACK] {
            table.play(seat, "forage");
            table.pass_all();
        }
    }
    assert_eq!((table.phase(), table.nest(RED).resting_food), (Phase::Worker, 3));
}

#[test]
fn the_second_to_rest_gains_one_larva_and_no_food() {
    let mut table = table(3).lay();
    table.play(RED, "rest");
    table.play(BLUE, "rest");
    assert_eq!((table.nest(BLUE).larvae, table.nest(BLUE).food), (6, 9));
    assert_eq!((table.nest(RED).larvae, table.nest(BLACK).larvae), (6, 5));
}

#[test]
fn without_a_cube_in_the_supply_no_larva_is_laid_down() {
    let mut table = table(3).nest(RED, |red| red.larvae = 30).great_tunnel(RED, 6).lay();
    table.play(RED, "rest");
    assert_eq!(table.nest(RED).resting_larvae, 0);
}
