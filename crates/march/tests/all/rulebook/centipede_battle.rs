//! Centipede battles. The diagram is in diagrams.rs.

use march::{CardId, EventKind, HexId, Source};

use crate::rulebook::{
    battles,
    common::{BLACK, BLUE, Layout, RED, Table, table},
    fight_on, soldier_phase, told_of,
};

const SIX_THREES: [CardId; 6] = [
    CardId::QueensJourney,
    CardId::FrenziedActivity,
    CardId::RapidMobilization,
    CardId::RoyalJelly,
    CardId::SneakAttack,
    CardId::Swarm,
];
const FOUR_TWOS: [CardId; 4] = [CardId::StrangeAppetite, CardId::ColdSnap, CardId::FlashFlood, CardId::BroodSurge];

/// A centipede in Soil with these ants. It draws from this deck.
fn soil(sites: &str, deck: &[CardId]) -> Layout {
    table(3).hex(HexId::Soil, (0, -1), 0, sites).centipede(HexId::Soil).deck(deck)
}

fn ants_in_soil(table: &Table) -> usize {
    let soil = table.hex(HexId::Soil);
    soil.sites.iter().flatten().count() + soil.outskirts.iter().map(|&ants| usize::from(ants)).sum::<usize>()
}

#[test]
fn a_single_ant_beside_a_centipede_makes_the_hex_contested() {
    let table = soldier_phase(soil("_b__", &FOUR_TWOS));
    assert_eq!(battles(&table), [(HexId::Soil, None, BLUE)]);
}

#[test]
fn without_ants_there_is_no_battle() {
    let table = soldier_phase(soil("____", &FOUR_TWOS));
    assert_eq!(battles(&table), []);
    assert!(table.hex(HexId::Soil).centipede);
}

#[test]
fn the_centipede_invades_so_the_ants_win_ties_whether_they_hold_the_control_site_or_not() {
    for sites in ["bbbb", "_bbb"] {
        let layout = soil(sites, &FOUR_TWOS).nest(BLUE, |blue| {
            blue.heads = if sites == "_bbb" { vec![CardId::AmazonHead] } else { vec![] };
        });
        let mut table = soldier_phase(layout);
        fight_on(&mut table);
        assert!(
            table.told(&EventKind::BattleDecided { hex: HexId::Soil, winner: Some(BLUE), totals: [4, 4] }),
            "{sites}"
        );
    }
}

#[test]
fn its_second_card_comes_after_the_ants_have_chosen_theirs() {
    let mut table = soldier_phase(soil("bb__", &FOUR_TWOS).hand(BLUE, &[CardId::Swarm]));
    let turned_up = |table: &Table| {
        let cards = table.events.iter().filter(|event| matches!(event.what, EventKind::CentipedeCard { .. }));
        cards.count()
    };
    assert_eq!(turned_up(&table), 1);
    table.play(BLUE, "commit swarm");
    assert_eq!(turned_up(&table), 2);
    assert!(table.told(&EventKind::BattleDecided { hex: HexId::Soil, winner: Some(BLUE), totals: [4, 5] }));
    let discard = table.position().discard;
    assert_eq!(FOUR_TWOS.iter().filter(|&&card| discard.contains(card)).count(), 2, "both cards are discarded");
}

#[test]
fn the_ants_need_not_discard_a_card() {
    let mut table = soldier_phase(soil("bb__", &FOUR_TWOS).hand(BLUE, &[CardId::Swarm]));
    table.play(BLUE, "pass");
    assert!(table.told(&EventKind::BattleDecided { hex: HexId::Soil, winner: None, totals: [4, 2] }));
    assert_eq!(table.n_cards(BLUE), 1);
}

#[test]
fn a_centipede_that_wins_takes_ants_by_both_its_cards_and_stays() {
    let layout = soil("bbbb", &SIX_THREES).outskirts(HexId::Soil, BLUE, 1);
    let mut table = soldier_phase(layout);
    assert!(table.told(&EventKind::BattleDecided { hex: HexId::Soil, winner: None, totals: [6, 5] }));
    fight_on(&mut table);
    assert_eq!((ants_in_soil(&table), table.hex(HexId::Soil).centipede), (0, true));
    assert_eq!(table.score(BLUE), 0);
}

#[test]
fn a_centipede_that_loses_is_destroyed_takes_half_its_strength_and_brings_a_food_and_a_point() {
    let layout = soil("bbbb", &SIX_THREES).outskirts(HexId::Soil, BLUE, 3);
    let mut table = soldier_phase(layout);
    table.play(BLUE, "lose soil; lose soil; lose soil");
    assert_eq!((ants_in_soil(&table), table.hex(HexId::Soil).centipede), (4, false));
    assert!(table.told(&EventKind::CentipedeDestroyed { hex: HexId::Soil }));
    assert!(told_of(&table, BLUE, &EventKind::Gained { food: 1, larvae: 0, card: None }));
    assert_eq!((table.scored(BLUE, Source::Centipedes), table.scored(BLUE, Source::Battles)), (1, 0));
}

#[test]
fn the_last_ant_of_a_victorious_player_survives() {
    // One ant and three heads against four: half of four would be two ants.
    let layout = soil("b___", &FOUR_TWOS)
        .nest(BLUE, |blue| blue.heads = vec![CardId::AmazonHead, CardId::BulletHead, CardId::TrapjawHead]);
    let mut table = soldier_phase(layout);
    fight_on(&mut table);
    assert_eq!((ants_in_soil(&table), table.hex(HexId::Soil).centipede), (1, false));
}

#[test]
fn of_several_players_the_holder_of_the_control_site_fights_first_then_who_holds_it_then() {
    // Black moves up from the outskirts to the control site, so it fights next even though blue has
    // more ants.
    let layout = soil("rbbb", &SIX_THREES).outskirts(HexId::Soil, BLACK, 1);
    let mut table = soldier_phase(layout);
    fight_on(&mut table);
    assert_eq!(battles(&table), [(HexId::Soil, None, RED), (HexId::Soil, None, BLACK), (HexId::Soil, None, BLUE)]);
}

#[test]
fn if_nobody_holds_the_control_site_the_player_with_the_most_ants_fights_first() {
    let mut table = soldier_phase(soil("_rbb", &SIX_THREES));
    fight_on(&mut table);
    assert_eq!(battles(&table), [(HexId::Soil, None, BLUE), (HexId::Soil, None, RED)]);
}

#[test]
fn players_with_equally_many_ants_fight_clockwise_from_the_marker() {
    let mut table = soldier_phase(soil("_rbk", &SIX_THREES).marker(BLUE));
    fight_on(&mut table);
    assert_eq!(battles(&table), [(HexId::Soil, None, BLUE), (HexId::Soil, None, BLACK), (HexId::Soil, None, RED)]);
}

#[test]
fn once_the_centipede_is_destroyed_the_others_do_not_fight_it() {
    let mut table = soldier_phase(soil("rrrb", &FOUR_TWOS).outskirts(HexId::Soil, RED, 1).nest(RED, |red| {
        red.heads = vec![CardId::TrapjawHead];
    }));
    fight_on(&mut table);
    assert_eq!(battles(&table), [(HexId::Soil, None, RED)]);
}

#[test]
fn if_the_hex_is_still_contested_afterwards_the_ants_fight() {
    let layout = soil("rrrb", &FOUR_TWOS).outskirts(HexId::Soil, RED, 5).outskirts(HexId::Soil, BLUE, 1);
    let mut table = soldier_phase(layout);
    fight_on(&mut table);
    assert_eq!(battles(&table), [(HexId::Soil, None, RED), (HexId::Soil, Some(BLUE), RED)]);
}

#[test]
fn amazon_head_counts_in_battles_of_ants_only() {
    let layout = soil("bbbb", &FOUR_TWOS).nest(BLUE, |blue| blue.heads = vec![CardId::AmazonHead]);
    let mut table = soldier_phase(layout);
    fight_on(&mut table);
    assert!(!table.log().iter().any(|line| line.contains("amazon_head")));
}
