//! Events that give something: food, larvae, cards, points, actions.

use march::{CardId, CardSet, Decision, EventKind, HexId, Illegal, Payment, Resource, Source, Spot};

use crate::cards::{
    all_cards_in_the_hand_of_black,
    common::{BLACK, BLUE, RED, cards, table},
    told, with_card,
};

// -------------------------------------------------------------------------------------------------------- early harvest

#[test]
fn early_harvest_collects_twice_from_one_site_and_nothing_from_the_rest_of_the_hex() {
    let mut table = with_card(CardId::EarlyHarvest).hex(HexId::Fern, (0, -1), 0, "rrr").lay();
    table.play(RED, "play early_harvest; pay_larva; pay_larva");
    assert_eq!(table.legal(RED), ["collect fern.1", "collect fern.2", "collect fern.3"]);
    table.play(RED, "collect fern.3");
    let red = table.nest(RED);
    assert_eq!((red.larvae, red.food), (3 + 2 + 2, 9));
    assert_eq!(table.to_act(), [BLUE]);
}

#[test]
fn early_harvest_takes_whatever_the_site_yields() {
    for (hex, sites, gains) in [
        (HexId::AcornCap, "r_", (4, 0, 0, 0)),
        (HexId::Soil, "r___", (0, 2, 0, 0)),
        (HexId::Pebble, "r__", (0, 4, 0, 0)),
        (HexId::MossyStone, "r__", (0, 0, 2, 0)),
        (HexId::SnailShell, "r_", (0, 0, 0, 2)),
    ] {
        let mut table = table(3).hand(RED, &[CardId::EarlyHarvest]).hex(hex, (0, -1), 0, sites).lay();
        table.play(RED, "play early_harvest; pay_larva; pay_larva");
        let red = table.nest(RED);
        assert_eq!((red.food - 9, red.larvae - 3, red.hand.len(), table.scored(RED, Source::Sites)), gains, "{hex}");
    }
}

#[test]
fn early_harvest_is_for_a_site_that_one_inhabits() {
    let mut table = with_card(CardId::EarlyHarvest).hex(HexId::Fern, (0, -1), 0, "rrb").lay();
    table.play(RED, "play early_harvest; pay_larva; pay_larva");
    let fern = |idx| Spot::site(HexId::Fern, idx);
    table.refuse(RED, "collect fern.3", Illegal::NotInhabited { at: fern(2) });
    table.refuse(RED, "pass", Illegal::NotNow { asked: Decision::Collect });
}

#[test]
fn early_harvest_does_nothing_when_its_cost_was_the_only_ant_on_a_site() {
    let mut table = table(3).hand(RED, &[CardId::EarlyHarvest]).hex(HexId::Fern, (0, -1), 0, "r__").lay();
    table.play(RED, "play early_harvest; pay_ant fern.1");
    let red = table.nest(RED);
    assert_eq!((red.food, red.larvae, table.to_act()), (9, 4, vec![BLUE]));
}

#[test]
fn early_harvest_gives_no_larvae_beyond_the_cubes_of_the_supply() {
    let layout = table(3).hand(RED, &[CardId::EarlyHarvest]).hex(HexId::Pebble, (0, -1), 0, "r__");
    let mut table = layout.nest(RED, |nest| nest.larvae = 35).lay();
    table.play(RED, "play early_harvest; pay_larva; pay_larva");
    assert_eq!(table.nest(RED).larvae, 35, "two paid, two of four gained");
}

// ---------------------------------------------------------------------------------------------------------- egg stealer

#[test]
fn egg_stealer_takes_a_larva_from_every_other_player() {
    let mut table = with_card(CardId::EggStealer).lay();
    table.play(RED, "play egg_stealer; pay_larva");
    let larvae = [RED, BLUE, BLACK].map(|seat| table.nest(seat).larvae);
    assert_eq!(larvae, [4 + 2, 4, 4]);
}

#[test]
fn egg_stealer_takes_nothing_from_an_empty_chamber() {
    let layout = with_card(CardId::EggStealer).nest(BLUE, |nest| (nest.larvae, nest.resting_larvae) = (0, 1));
    let mut table = layout.with(|position| position.rested = game_core::SeatSet::only(BLUE)).lay();
    table.play(RED, "play egg_stealer; pay_larva");
    let larvae = [RED, BLUE, BLACK].map(|seat| table.nest(seat).larvae);
    assert_eq!(larvae, [4 + 1, 0, 4], "a larva on the resting area is not in the chamber");
    assert!(!told(&table, BLUE, &EventKind::LarvaeLost { larvae: 1 }));
}

#[test]
fn egg_stealer_reaches_all_four_others_at_a_table_of_five() {
    let mut table = table(5).hand(RED, &[CardId::EggStealer]).lay();
    table.play(RED, "play egg_stealer");
    assert_eq!(table.nest(RED).larvae, 4 + 4);
    assert!((1..5).all(|seat| table.nest(game_core::Seat(seat)).larvae == 4));
}

#[test]
fn egg_stealer_cannot_give_more_than_the_supply_but_the_others_lose_all_the_same() {
    let mut table = with_card(CardId::EggStealer).nest(RED, |nest| nest.larvae = 35).lay();
    table.play(RED, "play egg_stealer; pay_larva");
    let larvae = [RED, BLUE, BLACK].map(|seat| table.nest(seat).larvae);
    assert_eq!(larvae, [35, 4, 4]);
}

// ---------------------------------------------------------------------------------------------------- frenzied activity

#[test]
fn frenzied_activity_gives_two_more_actions_at_their_normal_costs() {
    let mut table = with_card(CardId::FrenziedActivity).lay();
    table.play(RED, "play frenzied_activity; pay_larva; pay_larva");
    assert_eq!((table.to_act(), table.nest(RED).food), (vec![RED], 9));
    table.play(RED, "forage");
    table.play(BLUE, "pass");
    table.play(BLACK, "pass");
    assert_eq!((table.to_act(), table.nest(RED).food), (vec![RED], 8));
    table.play(RED, "march; pass");
    assert_eq!((table.to_act(), table.nest(RED).food), (vec![BLUE], 7));
    assert_eq!(table.position().marker, BLUE);
}

#[test]
fn frenzied_activity_the_others_react_to_the_card_and_to_every_action() {
    let layout = with_card(CardId::FrenziedActivity).hand(BLUE, &[CardId::Swarm]).great_tunnel(BLUE, 1);
    let mut table = layout.hex(HexId::Soil, (0, -1), 0, "____").lay();
    table.play(RED, "play frenzied_activity; pay_larva; pay_larva");
    assert_eq!(table.legal(BLUE), ["discard swarm", "pass"]);
    table.play(BLUE, "discard swarm");
    assert_eq!(table.n_cards(BLUE), 1);
    table.play(RED, "forage");
    table.play(BLUE, "gain larvae");
    table.play(BLACK, "gain larvae");
    table.play(RED, "march; pass");
    table.play(BLUE, "step great_tunnel soil.1");
    assert_eq!(table.nest(BLUE).larvae, 6);
    assert_eq!(table.nest(BLACK).larvae, 6);
    assert_eq!(table.sites(HexId::Soil), "b___");
    assert_eq!(table.position().marker, BLUE);
}

#[test]
fn frenzied_activity_a_rest_may_be_a_bonus_action_and_ends_the_turn() {
    let mut table = with_card(CardId::FrenziedActivity).nest(RED, |nest| nest.acted = false).lay();
    table.refuse(RED, "rest", Illegal::RestAsFirstAction);
    table.play(RED, "play frenzied_activity; pay_larva; pay_larva; rest");
    let position = table.position();
    assert_eq!((position.marker, position.actions_left), (BLUE, 0));
    assert!(position.rested.contains(RED));
    assert_eq!(table.nest(RED).resting_larvae, 1);
}

#[test]
fn frenzied_activity_a_bonus_action_may_be_declined_but_not_the_action_of_the_turn() {
    let mut table = with_card(CardId::FrenziedActivity).lay();
    assert!(!table.can(RED, "pass"));
    table.play(RED, "play frenzied_activity; pay_larva; pay_larva; pass; pass");
    assert_eq!((table.to_act(), table.position().rested.is_empty()), (vec![BLUE], true));
}

#[test]
fn frenzied_activity_a_rest_as_the_second_bonus_action_can_end_the_worker_phase() {
    let rested = game_core::SeatSet::only(BLUE);
    let mut table = with_card(CardId::FrenziedActivity).with(|position| position.rested = rested).lay();
    table.play(RED, "play frenzied_activity; pay_larva; pay_larva; march; pass; rest");
    assert!(table.told(&EventKind::PhaseBegan { phase: march::Phase::Soldier, round: 1 }));
    assert_eq!(table.position().marker, RED);
}

#[test]
fn frenzied_activity_pays_for_no_action() {
    let mut table = with_card(CardId::FrenziedActivity).nest(RED, |nest| nest.food = 0).lay();
    table.play(RED, "play frenzied_activity; pay_larva; pay_larva");
    assert!(table.can(RED, "rest"));
    table.refuse(RED, "march", Illegal::TooLittleFood { needed: 1, have: 0 });
    table.refuse(RED, "forage", Illegal::TooLittleFood { needed: 1, have: 0 });
}

// ---------------------------------------------------------------------------------------------------------- royal jelly

#[test]
fn royal_jelly_gives_two_of_four_things() {
    for (choices, gains) in [
        ("gain larvae; gain food", (2, 3, 0, 0)),
        ("gain food; gain larvae", (2, 3, 0, 0)),
        ("gain cards; gain points", (0, 0, 2, 1)),
        ("gain points; gain larvae", (0, 3, 0, 1)),
    ] {
        let mut table = with_card(CardId::RoyalJelly).lay();
        table.play(RED, "play royal_jelly; pay_larva; pay_larva; pay_larva");
        table.play(RED, choices);
        let red = table.nest(RED);
        let gained = (red.food - 9, red.larvae - 2, red.hand.len(), table.scored(RED, Source::Cards));
        assert_eq!(gained, gains, "{choices}");
    }
}

#[test]
fn royal_jelly_both_effects_are_named_before_either_is_resolved() {
    let mut table = with_card(CardId::RoyalJelly).lay();
    table.play(RED, "play royal_jelly; pay_larva; pay_larva; pay_larva; gain cards");
    assert_eq!(table.n_cards(RED), 0, "no card is drawn before the second choice");
    assert_eq!(table.legal(RED), ["gain food", "gain larvae", "gain points"]);
    table.refuse(RED, "pass", Illegal::NotNow { asked: Decision::ChooseGains });
    table.play(RED, "gain food");
    assert_eq!((table.n_cards(RED), table.nest(RED).food), (2, 11));
}

#[test]
fn royal_jelly_gives_two_different_things() {
    let mut table = with_card(CardId::RoyalJelly).lay();
    table.play(RED, "play royal_jelly; pay_larva; pay_larva; pay_larva; gain larvae");
    table.refuse(RED, "gain larvae", Illegal::ChosenAlready { what: Resource::Larvae });
}

#[test]
fn royal_jelly_draws_nothing_when_no_card_is_left_anywhere() {
    let mut table = all_cards_in_the_hand_of_black(with_card(CardId::RoyalJelly)).lay();
    table.play(RED, "play royal_jelly; pay_larva; pay_larva; pay_larva; gain points; gain cards");
    assert_eq!((table.nest(RED).hand, table.score(RED)), (CardSet::EMPTY, 1));
}

// ----------------------------------------------------------------------------------------------------- strange appetite

#[test]
fn strange_appetite_gives_three_food_for_two_ants() {
    let mut table = with_card(CardId::StrangeAppetite).hex(HexId::Soil, (0, -1), 0, "r___").lay();
    table.play(RED, "play strange_appetite; pay_ant soil.1");
    let red = table.nest(RED);
    assert_eq!((red.food, red.larvae), (12, 5));
    assert_eq!((table.sites(HexId::Soil).as_str(), table.in_great_tunnel(RED)), ("____", 0));
}

#[test]
fn strange_appetite_is_paid_with_ants_only() {
    let card = CardId::StrangeAppetite;
    let mut poor = with_card(card).lay();
    poor.refuse(RED, "play strange_appetite", Illegal::CannotPay { card, cost: 2 });

    let mut table = with_card(card).hex(HexId::Soil, (0, -1), 0, "rr__").lay();
    table.play(RED, "play strange_appetite");
    table.refuse(RED, "pay_larva", Illegal::PaidOtherwise { card, payment: Payment::Ants });
}

// ---------------------------------------------------------------------------------------------------------- brood surge

#[test]
fn brood_surge_gives_a_larva_for_every_inhabited_hex() {
    let layout = with_card(CardId::BroodSurge).hex(HexId::Soil, (0, -1), 0, "rr__").hex(HexId::Fern, (0, 1), 0, "_r_");
    let layout = layout.hex(HexId::DrySeep, (1, 0), 0, "bb").outskirts(HexId::DrySeep, RED, 1);
    let mut table = layout.lay();
    table.play(RED, "play brood_surge; pay_larva");
    assert_eq!(table.nest(RED).larvae, 4 + 2, "neither the outskirts nor The Great Tunnel are inhabited");
}

#[test]
fn brood_surge_gives_at_least_one_larva() {
    let mut table = with_card(CardId::BroodSurge).lay();
    table.play(RED, "play brood_surge; pay_larva");
    assert_eq!(table.nest(RED).larvae, 4 + 1);
}

#[test]
fn brood_surge_gives_at_most_five_larvae() {
    let around = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)];
    let names = [HexId::Soil, HexId::WatersEdge, HexId::Fern, HexId::DrySeep, HexId::Bark, HexId::Pebble];
    let layout =
        around.into_iter().zip(names).fold(with_card(CardId::BroodSurge), |l, (at, hex)| l.hex(hex, at, 0, "r"));
    let mut table = layout.lay();
    table.play(RED, "play brood_surge; pay_larva");
    assert_eq!(table.nest(RED).larvae, 4 + 5);
}

#[test]
fn brood_surge_gives_no_more_than_the_cubes_of_the_supply() {
    let layout = table(3).hand(RED, &[CardId::BroodSurge]).nest(RED, |nest| nest.larvae = 32);
    let mut table = layout.hex(HexId::Soil, (0, -1), 0, "rr").hex(HexId::Fern, (0, 1), 0, "rr").lay();
    table.play(RED, "play brood_surge; pay_larva");
    assert_eq!(table.nest(RED).larvae, 32, "one was paid, so one cube of two was there");
}

// ------------------------------------------------------------------------------------------------------- foraging trail

#[test]
fn foraging_trail_draws_three_cards_and_discards_one_of_the_hand() {
    let layout = table(3).hand(RED, &[CardId::ForagingTrail, CardId::Swarm]);
    let mut table = layout.deck(&[CardId::EpicStores, CardId::Outlander, CardId::ColdSnap]).lay();
    table.play(RED, "play foraging_trail");
    assert_eq!(
        table.legal(RED),
        ["discard cold_snap", "discard epic_stores", "discard outlander", "discard swarm"],
        "even a card that was not drawn just now"
    );
    table.refuse(RED, "discard foraging_trail", Illegal::NotInHand { card: CardId::ForagingTrail });
    table.refuse(RED, "pass", Illegal::NotNow { asked: Decision::DiscardCards });
    table.play(RED, "discard swarm");
    assert_eq!(table.nest(RED).hand, cards(&[CardId::EpicStores, CardId::Outlander, CardId::ColdSnap]));
    assert!(table.position().discard.contains(CardId::Swarm));
    assert!(table.position().discard.contains(CardId::ForagingTrail));
}

#[test]
fn foraging_trail_shuffles_the_discard_pile_when_the_deck_is_empty() {
    let mut table = table(3).hand(RED, &[CardId::ForagingTrail]).deck(&[CardId::Swarm]).lay();
    table.play(RED, "play foraging_trail");
    let others = CardId::ALL.len() as u8 - 2;
    assert!(
        table.told(&EventKind::Reshuffled { cards: others, centipede_deck: false }),
        "the card itself is still played"
    );
    assert_eq!(table.n_cards(RED), 3);
    assert!(table.nest(RED).hand.contains(CardId::Swarm));
}

#[test]
fn foraging_trail_draws_nothing_when_no_card_is_left_anywhere() {
    let mut table = all_cards_in_the_hand_of_black(table(3).hand(RED, &[CardId::ForagingTrail])).lay();
    table.play(RED, "play foraging_trail");
    assert_eq!(table.n_cards(RED), 0);
    assert_eq!(table.to_act(), [BLACK], "who may react");
}
