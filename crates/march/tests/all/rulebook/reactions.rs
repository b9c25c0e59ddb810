//! Reactions to the four actions that have one.

use march::{CardId, EventKind, HexId, Illegal};

use crate::common::{BLACK, BLUE, RED, YELLOW, cards, table};

#[test]
fn they_are_free_optional_and_go_clockwise_from_the_left_of_the_active_player() {
    let mut table = table(4)
        .marker(BLACK)
        .with(|position| position.nests.iter_mut().for_each(|nest| nest.food = 0))
        .nest(BLACK, |black| black.food = 1)
        .lay();
    table.play(BLACK, "forage");
    assert_eq!(table.to_act(), [YELLOW]);
    table.play(YELLOW, "gain larvae");
    assert_eq!(table.to_act(), [RED]);
    table.play(RED, "pass");
    assert_eq!(table.to_act(), [BLUE]);
    table.play(BLUE, "gain larvae");
    let larvae = [RED, BLUE, BLACK, YELLOW].map(|seat| table.nest(seat).larvae);
    assert_eq!(larvae, [5, 6, 5, 6], "none of them had food to pay with");
}

#[test]
fn after_action_and_reactions_the_marker_passes_to_the_left() {
    let mut table = table(3).lay();
    table.play(RED, "forage");
    assert_eq!(table.position().marker, RED, "not before the Reactions");
    table.pass_all();
    assert_eq!((table.position().marker, table.to_act()), (BLUE, vec![BLUE]));
}

#[test]
fn a_turn_is_one_action() {
    let mut table = table(3).lay();
    table.play(RED, "forage");
    table.pass_all();
    table.refuse(RED, "forage", Illegal::NotToAct { seat: RED });
}

#[test]
fn to_explore_a_larva_may_be_placed_where_one_inhabits_or_into_the_great_tunnel() {
    let mut table = table(3)
        .hex(HexId::Soil, (0, -1), 0, "b___")
        .hex(HexId::Pebble, (1, -1), 0, "k__")
        .great_tunnel(RED, 1)
        .pile(&[HexId::Fern])
        .lay();
    table.play(RED, "explore; place (1,0)/0; step great_tunnel fern.1");
    table.refuse(BLUE, "larva pebble.2", Illegal::LarvaNotAllowed { hex: HexId::Pebble });
    table.refuse(BLUE, "larva fern.2", Illegal::LarvaNotAllowed { hex: HexId::Fern });
    table.play(BLUE, "larva soil.4");
    table.play(BLACK, "larva great_tunnel");
    assert_eq!((table.sites(HexId::Soil), table.in_great_tunnel(BLACK)), ("b__b".into(), 1));
    assert_eq!((table.nest(BLUE).larvae, table.nest(BLACK).larvae), (4, 4), "one larva each");
}

#[test]
fn to_explore_nobody_without_larvae_reacts() {
    let mut table = table(3).nest(BLUE, |blue| blue.larvae = 0).great_tunnel(RED, 1).pile(&[HexId::Fern]).lay();
    table.play(RED, "explore; place (1,0)/0; step great_tunnel fern.1");
    assert_eq!(table.to_act(), [BLACK]);
}

#[test]
fn to_a_march_one_ant_may_take_one_step_and_no_larva_moves() {
    let mut table = table(3).hex(HexId::Soil, (0, -1), 0, "b___").great_tunnel(BLUE, 1).lay();
    table.play(RED, "march; pass");
    table.refuse(BLUE, "larva soil.2", Illegal::LarvaeMoveFirst);
    table.play(BLUE, "step great_tunnel soil.2");
    assert_eq!((table.sites(HexId::Soil), table.nest(BLUE).larvae), ("bb__".into(), 5));
    assert!(table.can(BLUE, "forage"), "one step was all: the next turn has begun");
}

#[test]
fn to_a_march_thoraxes_give_no_extra_step() {
    let mut table = table(3)
        .hex(HexId::Soil, (0, -1), 0, "b___")
        .great_tunnel(BLUE, 3)
        .nest(BLUE, |blue| blue.thoraxes = vec![CardId::NursingThorax, CardId::RaftingThorax])
        .lay();
    table.play(RED, "march; pass");
    table.play(BLUE, "step great_tunnel soil.2");
    assert!(table.can(BLUE, "forage"), "no second step");
}

#[test]
fn to_forage_one_larva_may_be_gained() {
    let mut table = table(3).lay();
    table.play(RED, "forage");
    table.play(BLUE, "gain larvae");
    table.play(BLACK, "pass");
    assert_eq!((table.nest(BLUE).larvae, table.nest(BLACK).larvae, table.nest(RED).larvae), (6, 5, 5));
}

#[test]
fn to_forage_nobody_without_cubes_in_the_supply_gains_a_larva() {
    let mut table = table(3).nest(BLUE, |blue| blue.larvae = 30).great_tunnel(BLUE, 6).lay();
    table.play(RED, "forage");
    assert_eq!(table.to_act(), [BLACK]);
}

#[test]
fn to_a_card_one_card_may_be_discarded_to_draw_one() {
    let mut table = table(3)
        .hand(RED, &[CardId::BroodSurge])
        .hand(BLUE, &[CardId::Swarm, CardId::ColdSnap])
        .deck(&[CardId::EpicStores])
        .lay();
    table.play(RED, "play brood_surge");
    table.refuse(BLUE, "discard royal_jelly", Illegal::NotInHand { card: CardId::RoyalJelly });
    table.play(BLUE, "discard swarm");
    assert_eq!(table.nest(BLUE).hand, cards(&[CardId::ColdSnap, CardId::EpicStores]));
    assert!(table.position().discard.contains(CardId::Swarm));
    assert!(table.can(BLUE, "forage"), "once only; black, without a card, cannot react, so the next turn has begun");
}

#[test]
fn the_reaction_to_a_card_comes_after_its_effect() {
    let mut table = table(3).hand(RED, &[CardId::RapidMobilization]).hand(BLUE, &[CardId::Swarm]).lay();
    table.play(RED, "play rapid_mobilization; larva great_tunnel");
    assert_eq!(table.to_act(), [RED]);
    table.play(RED, "pass");
    assert_eq!(table.legal(BLUE), ["discard swarm", "pass"]);
}

#[test]
fn card_effects_cause_no_reactions_of_their_own() {
    // The steps of Rapid Mobilization are not a March: blue is asked for a card, not for a step.
    let mut table = table(3)
        .great_tunnel(BLUE, 1)
        .hex(HexId::Soil, (0, -1), 0, "____")
        .hand(RED, &[CardId::RapidMobilization])
        .lay();
    table.play(RED, "play rapid_mobilization; larva great_tunnel; pass");
    assert!(table.can(BLUE, "forage"), "blue has no card, so its own turn has begun");
}

#[test]
fn actions_granted_by_frenzied_activity_have_reactions_like_the_card_itself() {
    let mut table = table(3).hand(RED, &[CardId::FrenziedActivity]).hand(BLUE, &[CardId::Swarm]).lay();
    table.play(RED, "play frenzied_activity");
    assert_eq!(table.legal(BLUE), ["discard swarm", "pass"]);
    table.play(BLUE, "pass");
    assert!(table.told(&EventKind::ActionsGranted { actions: 2 }));
    for _ in 0..2 {
        table.play(RED, "forage");
        table.play(BLUE, "gain larvae");
        table.play(BLACK, "gain larvae");
    }
    assert_eq!((table.nest(BLUE).larvae, table.nest(BLACK).larvae), (7, 7));
    assert_eq!(table.to_act(), [BLUE]);
}
