//! Events that destroy ants or make them fight.

use game_core::Game;
use march::{CardId, Cause, Decision, EventKind, HexId, Illegal, Payment, Phase, Source, Spot};

use crate::cards::{
    battles,
    common::{BLACK, BLUE, Layout, RED, table},
    dry_seep, losses, sneak_attack, told, totals, with_card,
};

// ------------------------------------------------------------------------------------------------------ fungal outbreak

/// Soil is full. All three players are there, and RED has an ant in the outskirts. Fern is empty.
fn outbreak() -> Layout {
    let layout = with_card(CardId::FungalOutbreak).hex(HexId::Soil, (0, -1), 0, "rrbk").outskirts(HexId::Soil, RED, 1);
    layout.hex(HexId::Fern, (0, 1), 0, "___")
}

#[test]
fn fungal_outbreak_destroys_two_ants_of_every_player_in_the_hex_the_own_included() {
    let mut table = outbreak().lay();
    table.play(RED, "play fungal_outbreak; pay_larva; pay_larva; choose soil");
    table.refuse(RED, "pass", Illegal::LossesAreDue { ants: 2 });
    table.refuse(RED, "lose great_tunnel", Illegal::NotAmongTheLost { at: Spot::outskirts(HexId::GreatTunnel) });
    table.play(RED, "lose soil.1; lose soil");
    assert_eq!(table.sites(HexId::Soil), "_r__", "those with one ant lose it");
    assert_eq!([RED, BLUE, BLACK].map(|seat| losses(&table, seat)), [2, 1, 1]);
    let lost = EventKind::AntLost { at: Spot::site(HexId::Soil, 2), cause: Cause::Event, saved: false };
    assert!(told(&table, BLUE, &lost));
    assert_eq!(table.nest(BLUE).larvae, 5, "they go to the supply");
}

#[test]
fn fungal_outbreak_cannot_be_aimed_at_the_great_tunnel() {
    let mut table = outbreak().lay();
    table.play(RED, "play fungal_outbreak; pay_larva; pay_larva");
    assert_eq!(table.legal(RED), ["choose fern", "choose soil"]);
    table.refuse(RED, "choose great_tunnel", Illegal::NotTheGreatTunnel);
    table.refuse(RED, "choose bark", Illegal::NotInTheMeadow { hex: HexId::Bark });
}

#[test]
fn fungal_outbreak_sites_are_filled_when_all_have_lost_their_ants() {
    let layout = with_card(CardId::FungalOutbreak).hex(HexId::Soil, (0, -1), 0, "kkkk").outskirts(HexId::Soil, BLUE, 3);
    let mut table = layout.lay();
    table.play(RED, "play fungal_outbreak; pay_larva; pay_larva");
    assert_eq!((table.in_outskirts(HexId::Soil, BLUE), table.to_act()), (1, vec![BLACK]), "BLUE has no choice");
    table.play(BLACK, "lose soil.1; lose soil.3");
    assert_eq!(table.legal(BLUE), ["inhabit soil.1", "inhabit soil.3"]);
    table.play(BLUE, "inhabit soil.3");
    assert_eq!(table.sites(HexId::Soil), "_kbk");
}

#[test]
fn fungal_outbreak_in_an_empty_hex_does_nothing() {
    let mut table = outbreak().lay();
    table.play(RED, "play fungal_outbreak; pay_larva; pay_larva; choose fern");
    assert_eq!((table.sites(HexId::Soil).as_str(), table.to_act()), ("rrbk", vec![BLUE]));
}

// ------------------------------------------------------------------------------------------------------- sparrow attack

fn sparrow() -> Layout {
    let layout =
        with_card(CardId::SparrowAttack).hex(HexId::DrySeep, (0, 1), 0, "rb").outskirts(HexId::DrySeep, BLACK, 2);
    layout.centipede(HexId::DrySeep).hex(HexId::Soil, (0, -1), 0, "bbbb").outskirts(HexId::Soil, RED, 1)
}

#[test]
fn sparrow_attack_destroys_every_ant_in_a_hex_but_not_the_centipede() {
    let mut table = sparrow().lay();
    table.play(RED, "play sparrow_attack");
    assert_eq!((table.sites(HexId::DrySeep).as_str(), table.in_outskirts(HexId::DrySeep, BLACK)), ("__", 0));
    assert!(table.hex(HexId::DrySeep).centipede);
    assert_eq!([RED, BLUE, BLACK].map(|seat| losses(&table, seat)), [1, 1, 2], "RED loses its own ants as well");
    assert_eq!(table.nest(RED).larvae, 2);
}

#[test]
fn sparrow_attack_is_aimed_at_a_hex_in_which_one_inhabits_a_site() {
    let mut table = sparrow().hex(HexId::Fern, (1, 0), 0, "r__").lay();
    table.play(RED, "play sparrow_attack");
    assert_eq!(table.legal(RED), ["choose dry_seep", "choose fern"]);
    table.refuse(RED, "choose soil", Illegal::HexNotInhabited { hex: HexId::Soil });
    table.refuse(RED, "choose great_tunnel", Illegal::NotTheGreatTunnel);
}

#[test]
fn sparrow_attack_cannot_be_played_without_a_site() {
    let card = CardId::SparrowAttack;
    let layout = with_card(card).hex(HexId::Soil, (0, -1), 0, "bbbb").outskirts(HexId::Soil, RED, 1);
    let mut table = layout.lay();
    assert!(!table.can(RED, "play sparrow_attack"));
    table.refuse(RED, "play sparrow_attack", Illegal::NeedsInhabitedSite { card });
}

#[test]
fn sparrow_attack_is_paid_with_larvae_only() {
    let card = CardId::SparrowAttack;
    let mut poor = sparrow().nest(RED, |nest| nest.larvae = 2).lay();
    poor.refuse(RED, "play sparrow_attack", Illegal::CannotPay { card, cost: 3 });
    let mut table = sparrow().lay();
    table.play(RED, "play sparrow_attack");
    let paid = |what: &EventKind| table.events.iter().filter(|event| event.what == *what).count();
    assert_eq!(paid(&EventKind::PaidLarva), 3, "nobody asks about the ants");
    assert_eq!(table.rules.data().card(card).payment, Payment::Larvae);
}

// ------------------------------------------------------------------------------------------------------------ cold snap

fn snap() -> Layout {
    let layout = with_card(CardId::ColdSnap).hex(HexId::Soil, (0, -1), 0, "rbbb").great_tunnel(BLUE, 1);
    layout.hex(HexId::Fern, (0, 1), 0, "kkk")
}

#[test]
fn cold_snap_every_other_player_pays_a_food_or_loses_two_ants() {
    let mut table = snap().lay();
    table.play(RED, "play cold_snap; pay_larva; pay_larva");
    assert_eq!(table.to_act(), [BLUE], "clockwise");
    table.play(BLUE, "pay_food");
    table.play(BLACK, "lose fern.1; lose fern.2");
    assert_eq!((table.sites(HexId::Soil).as_str(), table.sites(HexId::Fern).as_str()), ("rbbb", "__k"));
    assert_eq!([RED, BLUE, BLACK].map(|seat| table.nest(seat).food), [9, 8, 9]);
}

#[test]
fn cold_snap_leaves_no_way_back_to_food_after_the_first_ant() {
    let mut table = snap().lay();
    table.play(RED, "play cold_snap; pay_larva; pay_larva");
    table.play(BLUE, "lose soil.2");
    table.refuse(BLUE, "pay_food", Illegal::NotNow { asked: Decision::Lose });
    table.play(BLUE, "lose soil.4");
    assert_eq!((table.sites(HexId::Soil).as_str(), table.nest(BLUE).food), ("r_b_", 9));
}

#[test]
fn cold_snap_does_not_reach_into_the_great_tunnel() {
    let mut table = snap().lay();
    table.play(RED, "play cold_snap; pay_larva; pay_larva");
    table.refuse(BLUE, "lose great_tunnel", Illegal::NotAmongTheLost { at: Spot::outskirts(HexId::GreatTunnel) });
}

#[test]
fn cold_snap_takes_what_a_player_without_a_choice_has() {
    let frozen = |food, sites: &str| {
        let layout = with_card(CardId::ColdSnap).great_tunnel(BLUE, 3).hex(HexId::Soil, (0, -1), 0, sites);
        let mut table = layout.nest(BLUE, |nest| nest.food = food).lay();
        table.play(RED, "play cold_snap; pay_larva; pay_larva");
        assert_eq!(table.to_act(), [BLUE]);
        assert!(table.can(BLUE, "rest"), "nothing was asked");
        (table.nest(BLUE).food, table.sites(HexId::Soil))
    };
    assert_eq!(frozen(1, "____"), (0, "____".into()), "no ant outside: food");
    assert_eq!(frozen(0, "b___"), (0, "____".into()), "all ants if fewer than two");
    assert_eq!(frozen(0, "bb__"), (0, "____".into()));
    assert_eq!(frozen(0, "____"), (0, "____".into()), "neither: unaffected");
}

#[test]
fn cold_snap_a_player_without_food_must_lose_ants() {
    let mut table = snap().nest(BLUE, |nest| nest.food = 0).lay();
    table.play(RED, "play cold_snap; pay_larva; pay_larva");
    table.refuse(BLUE, "pay_food", Illegal::TooLittleFood { needed: 1, have: 0 });
    table.refuse(BLUE, "pass", Illegal::LossesAreDue { ants: 2 });
}

// ---------------------------------------------------------------------------------------------------------- flash flood

#[test]
fn flash_flood_sends_all_ants_of_the_outskirts_back_into_the_chambers() {
    let layout = with_card(CardId::FlashFlood).hex(HexId::DrySeep, (0, 1), 0, "rb").outskirts(HexId::DrySeep, RED, 2);
    let layout = layout.outskirts(HexId::DrySeep, BLUE, 1).outskirts(HexId::DrySeep, BLACK, 1);
    let mut table = layout.hex(HexId::Soil, (0, -1), 0, "____").lay();
    table.play(RED, "play flash_flood; pay_larva");
    table.refuse(RED, "choose great_tunnel", Illegal::NotTheGreatTunnel);
    table.play(RED, "choose dry_seep");
    assert_eq!([RED, BLUE, BLACK].map(|seat| table.nest(seat).larvae), [4 + 2, 6, 6]);
    assert_eq!(table.hex(HexId::DrySeep).outskirts, [0, 0, 0]);
    assert_eq!(table.sites(HexId::DrySeep), "rb", "ants on a site stay");
}

#[test]
fn flash_flood_can_end_a_contest() {
    let layout = dry_seep(2).hand(RED, &[CardId::FlashFlood]).with(|p| p.rested = game_core::SeatSet::only(BLUE));
    let mut table = layout.lay();
    table.play(RED, "play flash_flood; pay_larva");
    table.play(BLACK, "rest");
    assert!(battles(&table).is_empty());
}

// --------------------------------------------------------------------------------------------------------- sneak attack

#[test]
fn sneak_attack_fights_the_battle_of_a_contested_hex_now() {
    let mut table = dry_seep(3).hand(RED, &[CardId::SneakAttack]).lay();
    table.play(RED, "play sneak_attack; pay_larva");
    assert_eq!(totals(&table), [[3, 2]]);
    assert_eq!(table.legal(RED), ["pass", "step dry_seep dry_seep.1", "step dry_seep dry_seep.2"], "the spoils");
    assert_eq!(table.phase(), Phase::Worker);
    table.pass_all();
    assert_eq!((table.sites(HexId::DrySeep).as_str(), table.scored(RED, Source::Battles)), ("rr", 1));
    assert_eq!((losses(&table, RED), losses(&table, BLUE)), (1, 2));
    assert_eq!(table.to_act(), [BLUE]);
}

#[test]
fn sneak_attack_needs_no_ant_of_the_player_in_the_hex() {
    let mut table = sneak_attack(dry_seep(1));
    assert_eq!(battles(&table), [(HexId::DrySeep, Some(BLUE), Some(RED))]);
    table.pass_all();
    assert_eq!((totals(&table), table.scored(BLUE, Source::Battles)), (vec![[1, 2]], 1));
}

#[test]
fn sneak_attack_fights_the_centipede_first_then_the_ants() {
    // The weakest cards of the deck: BLUE destroys the centipede.
    let layout = dry_seep(3).outskirts(HexId::DrySeep, BLUE, 4).centipede(HexId::DrySeep);
    let mut table = sneak_attack(layout.deck(&[CardId::MysteriousHole, CardId::ForagingTrail]));
    assert_eq!(battles(&table)[0], (HexId::DrySeep, Some(BLUE), None));
    while table.to_act() != [RED] && table.to_act() != [BLACK] {
        let first = table.legal(BLUE)[0].clone();
        table.play(BLUE, &first);
    }
    table.pass_all();
    assert_eq!(battles(&table).last(), Some(&(HexId::DrySeep, Some(BLUE), Some(RED))));
    assert_eq!((battles(&table).len(), table.scored(BLUE, Source::Centipedes)), (2, 1));
    assert!(!table.hex(HexId::DrySeep).centipede);
}

#[test]
fn sneak_attack_with_three_players_lets_the_holder_meet_everyone() {
    let layout = dry_seep(2).outskirts(HexId::DrySeep, BLUE, 4).outskirts(HexId::DrySeep, BLACK, 1);
    let mut table = layout.hand(RED, &[CardId::SneakAttack]).lay();
    table.play(RED, "play sneak_attack; pay_larva");
    while let Some(lose) = table.legal(BLUE).into_iter().find(|legal| legal.starts_with("lose")) {
        table.play(BLUE, &lose);
    }
    table.pass_all();
    let fought = [(HexId::DrySeep, Some(BLUE), Some(RED)), (HexId::DrySeep, Some(BLUE), Some(BLACK))];
    assert_eq!(battles(&table), fought, "the stronger invader first");
}

#[test]
fn sneak_attack_the_same_players_meet_again_in_the_soldier_phase() {
    let layout = dry_seep(4).outskirts(HexId::DrySeep, BLUE, 4).hand(RED, &[CardId::SneakAttack]);
    let mut table = layout.with(|position| position.rested = game_core::SeatSet::only(BLUE)).lay();
    table.play(RED, "play sneak_attack; pay_larva");
    // Six against four: RED loses all, BLUE two.
    while table.to_act() == [BLUE] {
        let first = table.legal(BLUE)[0].clone();
        table.play(BLUE, &first);
    }
    assert_eq!(battles(&table).len(), 1);
    let mut position = table.position();
    let seep = position.hexes.iter_mut().find(|hex| hex.hex == HexId::DrySeep).expect("it is in the Meadow");
    seep.outskirts[RED.idx()] = 2;
    table.state = table.rules.place(&position).expect("RED has come back");
    table.play(BLACK, "rest");
    let again = (HexId::DrySeep, Some(BLUE), Some(RED));
    assert_eq!(battles(&table), [again, again]);
}

#[test]
fn sneak_attack_starts_no_head_that_waits_for_the_soldier_phase() {
    let layout = dry_seep(1).nest(RED, |nest| nest.heads = vec![CardId::AcrobatHead]);
    let mut table = sneak_attack(layout.nest(BLUE, |nest| nest.heads = vec![CardId::ArmyHead]));
    assert_eq!(totals(&table), [[2, 3]], "both were fighting at once, a head each");
    table.pass_all();
    assert!(!table.log().iter().any(|told| told.contains("moves an ant") || told.contains("back into the chamber")));
}

#[test]
fn sneak_attack_is_aimed_at_a_contested_hex() {
    let layout = dry_seep(1).hand(RED, &[CardId::SneakAttack]).hex(HexId::Soil, (0, -1), 0, "rbb_");
    let mut table = layout.hex(HexId::Fern, (1, 0), 0, "k__").centipede(HexId::Fern).lay();
    table.play(RED, "play sneak_attack; pay_larva");
    assert_eq!(table.legal(RED), ["choose dry_seep", "choose fern"]);
    table.refuse(RED, "choose soil", Illegal::NotContested { hex: HexId::Soil });
    table.refuse(RED, "choose great_tunnel", Illegal::NotTheGreatTunnel);
}

#[test]
fn sneak_attack_without_a_contested_hex_does_nothing() {
    let mut table = table(3).hand(RED, &[CardId::SneakAttack]).hex(HexId::Soil, (0, -1), 0, "bbkk").lay();
    table.play(RED, "play sneak_attack");
    assert_eq!((table.to_act(), battles(&table).len()), (vec![BLUE], 0));
}

#[test]
fn sneak_attack_fights_nothing_where_its_payment_has_made_room_for_everybody() {
    let layout = table(3).hand(RED, &[CardId::SneakAttack]).hex(HexId::DrySeep, (0, 1), 0, "rr");
    let mut table = layout.outskirts(HexId::DrySeep, BLUE, 1).lay();
    table.play(RED, "play sneak_attack; pay_ant dry_seep.1");
    assert_eq!((table.sites(HexId::DrySeep).as_str(), battles(&table).len()), ("br", 0));
}
