//! The end of the game: awards, victory, ties.

use march::{CardId, EventKind, HexId, Illegal, NestPosition, Phase, Source};

use crate::rulebook::{
    common::{BLACK, BLUE, Layout, RED, Table, table},
    soldier_phase, told_of,
};

/// The last round of three players, with the food and larvae in `stores`. Red rests last and gains
/// a larva, so it starts with one fewer here.
fn last_round(stores: [(u8, u8); 3]) -> Layout {
    let [red, blue, black] = stores;
    let set = |(food, larvae): (u8, u8)| move |nest: &mut NestPosition| (nest.food, nest.larvae) = (food, larvae);
    table(3).round(4).nest(RED, set((red.0, red.1 - 1))).nest(BLUE, set(blue)).nest(BLACK, set(black))
}

fn awards(table: &Table) -> [i16; 3] {
    [RED, BLUE, BLACK].map(|seat| table.scored(seat, Source::Awards))
}

#[test]
fn the_most_larvae_the_most_food_and_the_most_cards_are_worth_three_points_each() {
    let layout = last_round([(5, 1), (1, 9), (2, 2)]).hand(BLACK, &[CardId::Swarm, CardId::ColdSnap]);
    let table = soldier_phase(layout.hand(BLUE, &[CardId::EggStealer]));
    assert_eq!(awards(&table), [3, 3, 3]);
    assert!(told_of(&table, BLUE, &EventKind::LargestBrood));
    assert!(told_of(&table, RED, &EventKind::GreatestStores));
    assert!(told_of(&table, BLACK, &EventKind::UntoldPotential));
}

#[test]
fn one_player_may_win_all_three() {
    let table = soldier_phase(last_round([(1, 1), (5, 5), (2, 2)]).hand(BLUE, &[CardId::EggStealer]));
    assert_eq!(awards(&table), [0, 9, 0]);
}

#[test]
fn players_tied_for_an_award_gain_one_point_each() {
    let table = soldier_phase(last_round([(5, 3), (5, 3), (5, 1)]).hand(BLUE, &[CardId::EggStealer]));
    assert_eq!(awards(&table), [1 + 1, 1 + 1 + 3, 1], "larvae: red and blue; food: all; cards: blue alone");
}

#[test]
fn awards_come_after_the_last_slumber() {
    // Points for controlling Soil and the feeding of ants come first.
    let layout = last_round([(5, 1), (5, 1), (1, 1)]).hex(HexId::Soil, (0, -1), 0, "b___");
    let table = soldier_phase(layout);
    assert_eq!(table.scored(BLUE, Source::InnerMeadow), 1);
    assert!(told_of(&table, RED, &EventKind::GreatestStores) && !told_of(&table, BLUE, &EventKind::GreatestStores));
}

#[test]
fn earlier_rounds_have_no_awards() {
    let table = soldier_phase(table(3).round(3));
    assert!(!table.events.iter().any(|event| event.what == EventKind::GreatestStores));
}

#[test]
fn the_game_ends_after_the_fourth_round_and_nobody_acts_any_more() {
    let mut table = soldier_phase(last_round([(1, 1), (1, 1), (1, 1)]));
    assert_eq!((table.phase(), table.to_act()), (Phase::Over, vec![]));
    table.refuse(RED, "forage", Illegal::GameOver);
}

#[test]
fn before_the_end_nobody_has_won() {
    assert_eq!(soldier_phase(table(3).round(3)).standing(), None);
}

/// Everybody has the same stores; the points come from earlier battles.
fn with_points(points: [i16; 3], ants: [u8; 3]) -> Vec<u8> {
    let mut layout = last_round([(9, 5), (9, 5), (9, 5)]);
    for (seat, (points, ants)) in [RED, BLUE, BLACK].into_iter().zip(points.into_iter().zip(ants)) {
        layout = layout.great_tunnel(seat, ants).nest(seat, |nest| {
            nest.scored.insert(Source::Battles, points);
        });
    }
    soldier_phase(layout).standing().expect("the game is over").places
}

#[test]
fn the_most_colony_points_win() {
    assert_eq!(with_points([4, 9, 2], [1, 1, 1]), [2, 1, 3]);
}

#[test]
fn a_tie_goes_to_the_player_with_the_most_ants_in_the_meadow() {
    assert_eq!(with_points([7, 7, 7], [1, 3, 2]), [3, 1, 2]);
}

#[test]
fn with_as_many_ants_victory_is_shared() {
    assert_eq!(with_points([7, 7, 1], [2, 2, 1]), [1, 1, 3]);
}

#[test]
fn the_score_is_the_sum_of_what_was_scored_in_play_in_slumber_and_at_the_end() {
    let layout = last_round([(1, 1), (5, 5), (2, 2)]).hex(HexId::SnailShell, (0, -1), 0, "b_").nest(BLUE, |blue| {
        blue.scored.insert(Source::Bodies, 3);
    });
    let table = soldier_phase(layout);
    let scores = table.standing().expect("the game is over").scores;
    assert_eq!(scores[BLUE.idx()], 3 + 1 + 1 + 6, "a body, the point site, its hex, two awards");
}
