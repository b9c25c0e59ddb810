//! Playing cards: costs, the three types, ant bodies and goals. Its diagram is in diagrams.rs, its Reaction in reactions.rs.

use game_core::{Game, Viewer};
use march::{CardId, EventKind, HexId, Illegal, Payment, Source, Spot};

use crate::rulebook::{
    common::{BLACK, BLUE, RED, cards, table},
    decree_larvae, soldier_phase, told_of,
};

#[test]
fn it_costs_no_food_but_larvae_and_ants_as_the_player_likes() {
    let mut table = table(3)
        .hex(HexId::Soil, (0, -1), 0, "rr__")
        .great_tunnel(RED, 1)
        .nest(RED, |red| red.food = 0)
        .hand(RED, &[CardId::RoyalJelly])
        .lay();
    table.play(RED, "play royal_jelly; pay_larva; pay_ant soil.2; pay_ant great_tunnel");
    assert_eq!((table.nest(RED).larvae, table.sites(HexId::Soil), table.in_great_tunnel(RED)), (4, "r___".into(), 0));
    let supply = table.rules.view(&table.state, Viewer::Spectator).nests[0].supply;
    assert_eq!(supply, 36 - 4 - 1, "what was paid lies beside the nest mat");
}

#[test]
fn a_cost_that_cannot_be_paid_is_refused() {
    let mut table =
        table(3).nest(RED, |red| red.larvae = 1).great_tunnel(RED, 1).hand(RED, &[CardId::RoyalJelly]).lay();
    table.refuse(RED, "play royal_jelly", Illegal::CannotPay { card: CardId::RoyalJelly, cost: 3 });
}

#[test]
fn only_larvae_of_the_chamber_and_ants_in_the_meadow_pay() {
    let mut table = table(3)
        .hex(HexId::Soil, (0, -1), 0, "rr__")
        .great_tunnel(RED, 2)
        .nest(RED, |red| red.larvae = 0)
        .hand(RED, &[CardId::RoyalJelly])
        .lay();
    table.play(RED, "play royal_jelly");
    table.refuse(RED, "pay_larva", Illegal::NoLarva);
    table.refuse(RED, "pay_ant soil.3", Illegal::NoAntThere { at: Spot::site(HexId::Soil, 2) });
    table.play(RED, "pay_ant soil.1; pay_ant soil.2");
    assert_eq!(table.in_great_tunnel(RED), 1, "the third, without a choice, is paid at once");
}

#[test]
fn some_cards_are_paid_with_larvae_or_with_ants_only() {
    let mut table = table(3)
        .hex(HexId::Soil, (0, -1), 0, "rrr_")
        .hand(RED, &[CardId::StrangeAppetite, CardId::SparrowAttack])
        .lay();
    table.play(RED, "play strange_appetite");
    let card = CardId::StrangeAppetite;
    table.refuse(RED, "pay_larva", Illegal::PaidOtherwise { card, payment: Payment::Ants });
    table.play(RED, "pay_ant soil.1; pay_ant soil.2");
    assert_eq!(table.nest(RED).larvae, 5);
}

#[test]
fn one_card_of_the_hand_is_played_in_a_turn() {
    let mut table = table(3).hand(RED, &[CardId::BroodSurge, CardId::EpicStores]).lay();
    table.refuse(RED, "play swarm", Illegal::NotInHand { card: CardId::Swarm });
    table.play(RED, "play brood_surge");
    table.refuse(RED, "play epic_stores", Illegal::NotToAct { seat: RED });
}

#[test]
fn an_event_works_once_and_goes_face_up_to_the_discard_pile() {
    let mut table = table(3).great_tunnel(RED, 2).hand(RED, &[CardId::StrangeAppetite]).lay();
    table.play(RED, "play strange_appetite");
    assert_eq!(table.nest(RED).food, 12);
    assert!(table.position().discard.contains(CardId::StrangeAppetite));
    assert!(table.nest(RED).hand.is_empty());
}

#[test]
fn an_event_that_is_being_resolved_is_not_yet_discarded() {
    let mut table = table(3).hand(RED, &[CardId::RoyalJelly]).lay();
    table.play(RED, "play royal_jelly");
    assert!(!table.position().discard.contains(CardId::RoyalJelly));
    table.play(RED, "gain cards; gain food");
    assert!(table.position().discard.contains(CardId::RoyalJelly));
}

#[test]
fn some_cards_award_points_when_they_are_played() {
    let mut table = table(3).hand(RED, &[CardId::RoyalJelly]).lay();
    table.play(RED, "play royal_jelly; gain points; gain food");
    assert_eq!(table.scored(RED, Source::Cards), 1);
}

#[test]
fn an_evolution_stays_on_its_section_of_the_ant_body() {
    let mut table =
        table(3).nest(RED, |red| red.thoraxes = vec![CardId::NursingThorax]).hand(RED, &[CardId::SilverThorax]).lay();
    table.play(RED, "play silver_thorax");
    let red = table.nest(RED);
    assert_eq!(red.thoraxes, [CardId::NursingThorax, CardId::SilverThorax], "on top of the older one");
    assert!(red.heads.is_empty() && red.abdomens.is_empty());
    assert!(!table.position().discard.contains(CardId::SilverThorax));
}

#[test]
fn only_the_topmost_evolution_of_a_section_works() {
    // Nursing Thorax would give two larvae, but Silver Thorax covers it.
    let mut covered =
        table(3).nest(BLUE, |blue| blue.thoraxes = vec![CardId::NursingThorax, CardId::SilverThorax]).lay();
    covered.play(RED, "forage");
    covered.play(BLUE, "gain larvae");
    assert_eq!(covered.nest(BLUE).larvae, 6);
    let mut on_top =
        table(3).nest(BLUE, |blue| blue.thoraxes = vec![CardId::SilverThorax, CardId::NursingThorax]).lay();
    on_top.play(RED, "forage");
    on_top.play(BLUE, "gain larvae");
    assert_eq!(on_top.nest(BLUE).larvae, 7);
}

#[test]
fn a_body_of_head_thorax_and_abdomen_scores_three_points() {
    let mut table = table(3)
        .nest(RED, |red| {
            red.heads = vec![CardId::BulletHead];
            red.abdomens = vec![CardId::GhostAbdomen];
        })
        .hand(RED, &[CardId::SilverThorax])
        .lay();
    assert_eq!(table.score(RED), 0, "two sections do not make a body");
    table.play(RED, "play silver_thorax");
    assert!(told_of(&table, RED, &EventKind::Scored { source: Source::Bodies, points: 3, card: None }));
    assert_eq!(table.score(RED), 3);
}

#[test]
fn a_second_body_scores_again_but_each_card_counts_in_one_body_only() {
    let layout = |heads: &[CardId], thoraxes: &[CardId]| {
        let (heads, thoraxes) = (heads.to_vec(), thoraxes.to_vec());
        table(3)
            .nest(RED, move |red| {
                red.heads = heads;
                red.thoraxes = thoraxes;
                red.abdomens = vec![CardId::GhostAbdomen];
            })
            .hand(RED, &[CardId::DraculaAbdomen])
            .lay()
    };
    let mut one = layout(&[CardId::BulletHead, CardId::ArmyHead], &[CardId::SilverThorax]);
    one.play(RED, "play dracula_abdomen");
    assert_eq!(one.score(RED), 0, "the only thorax belongs to the first body");
    let mut two = layout(&[CardId::BulletHead, CardId::ArmyHead], &[CardId::SilverThorax, CardId::NursingThorax]);
    two.play(RED, "play dracula_abdomen");
    assert_eq!(two.score(RED), 3);
}

#[test]
fn a_goal_gives_its_bonus_and_stays_in_play_face_up() {
    let mut table = table(3).hand(RED, &[CardId::EpicStores]).lay();
    table.play(RED, "play epic_stores");
    assert_eq!((table.nest(RED).food, table.nest(RED).goals), (10, cards(&[CardId::EpicStores])));
    let seen = table.rules.view(&table.state, Viewer::Seat(BLUE));
    assert_eq!(seen.nests[0].nest.goals, cards(&[CardId::EpicStores]));
}

#[test]
fn a_goal_scores_every_slumber_as_long_as_it_is_met() {
    let mut table = soldier_phase(
        table(3).nest(RED, |red| (red.food, red.goals) = (15, cards(&[CardId::EpicStores]))).great_tunnel(RED, 1),
    );
    decree_larvae(&mut table);
    assert_eq!(table.scored(RED, Source::Goals), 2);
    for seat in [RED, BLUE, BLACK] {
        table.play(seat, "forage");
        table.pass_all();
    }
    table.play(RED, "rest");
    table.play(BLUE, "rest");
    decree_larvae(&mut table);
    assert_eq!(table.scored(RED, Source::Goals), 4);
    assert_eq!(table.nest(RED).goals, cards(&[CardId::EpicStores]));
}

#[test]
fn of_three_goals_one_must_be_discarded_before_the_third_is_played() {
    let mut table = table(3)
        .nest(RED, |red| red.goals = cards(&[CardId::EpicStores, CardId::UnendingBrood]))
        .hand(RED, &[CardId::HoardedKnowledge])
        .lay();
    table.play(RED, "play hoarded_knowledge");
    table.refuse(RED, "pass", Illegal::TooManyGoals { most: 2 });
    table.refuse(RED, "discard outlander", Illegal::NotAGoalInPlay { card: CardId::Outlander });
    assert_eq!(table.n_cards(RED), 0, "the bonus of the new goal waits");
    table.play(RED, "discard epic_stores");
    assert_eq!(table.nest(RED).goals, cards(&[CardId::UnendingBrood, CardId::HoardedKnowledge]));
    assert!(table.position().discard.contains(CardId::EpicStores));
    assert_eq!(table.n_cards(RED), 1);
}

#[test]
fn two_goals_may_be_in_play() {
    let mut table =
        table(3).nest(RED, |red| red.goals = cards(&[CardId::EpicStores])).hand(RED, &[CardId::UnendingBrood]).lay();
    table.play(RED, "play unending_brood");
    assert_eq!(table.nest(RED).goals.len(), 2);
}
