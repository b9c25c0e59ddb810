//! Events that bring hexes and tokens into the Meadow, or move ants about.

use game_core::{Game, Hex, SeatSet, Viewer};
use march::{CannotPlace, CardId, EventKind, HexId, HexSet, Illegal, Payment, Spot};

use crate::cards::{
    common::{BLACK, BLUE, Layout, RED, hexes, table},
    told, with_card,
};

// ---------------------------------------------------------------------------------------------------- a queen's journey

fn journey(pile: &[HexId]) -> Layout {
    with_card(CardId::QueensJourney).pile(pile)
}

#[test]
fn queens_journey_looks_at_three_hexes_and_puts_the_others_back() {
    let mut table = journey(&[HexId::Fern, HexId::Soil, HexId::DrySeep, HexId::Bark]).lay();
    table.play(RED, "play queens_journey; pay_larva");
    assert_eq!(table.legal(RED), ["take dry_seep", "take fern", "take soil"]);
    table.refuse(RED, "take bark", Illegal::NotDrawn { hex: HexId::Bark });
    table.play(RED, "take soil");
    table.refuse(RED, "bottom fern", Illegal::OnlyOnTop { hex: HexId::Fern });
    table.play(RED, "top fern; place (0,-1)/0; larva soil.2");
    let pile = table.position().pile.expect("there is a pile");
    assert_eq!(pile.slots, [(0, HexId::DrySeep), (1, HexId::Fern), (2, HexId::Bark)].into());
    assert_eq!((table.sites(HexId::Soil).as_str(), table.nest(RED).larvae), ("_r__", 3));
    assert_eq!(table.to_act(), [BLUE], "one larva, not two");
}

#[test]
fn queens_journey_is_private_but_for_the_hex_that_is_taken() {
    let mut table = journey(&[HexId::Fern, HexId::Soil, HexId::DrySeep]).lay();
    table.play(RED, "play queens_journey; pay_larva");
    let seen = EventKind::HexesSeen { hexes: hexes(&[HexId::Fern, HexId::Soil, HexId::DrySeep]) };
    let event = table.events.iter().find(|event| event.what == seen).expect("RED has seen three hexes");
    assert_eq!(event.only, Some(SeatSet::only(RED)));
    let drawn = |table: &crate::common::Table, seat| table.rules.view(&table.state, Viewer::Seat(seat)).pile.drawn;
    assert_eq!((drawn(&table, RED).len(), drawn(&table, BLUE)), (3, HexSet::EMPTY));
    table.play(RED, "take soil; top dry_seep; place (0,-1)/0; pass");
    assert!(told(&table, RED, &EventKind::HexTaken { hex: HexId::Soil }));
    let public = |event: &&march::Event| event.only.is_none();
    assert!(!table.events.iter().filter(public).any(|event| event.to_string().contains("fern")));
    let known = |seat| table.rules.view(&table.state, Viewer::Seat(seat)).pile.known.len();
    assert_eq!((known(RED), known(BLUE)), (2, 0));
}

#[test]
fn queens_journey_needs_contact_with_a_hex_but_no_tunnel() {
    let mut table = journey(&[HexId::SnailShell]).lay();
    table.play(RED, "play queens_journey; pay_larva");
    let reason = CannotPlace::TouchesNothing { cell: Hex::new(3, 0) };
    table.refuse(RED, "place (3,0)/0", Illegal::CannotPlace { reason });
    // Neither of its two tunnels meets The Great Tunnel.
    table.play(RED, "place (0,-1)/1; pass");
    assert_eq!(table.hex(HexId::SnailShell).cell, Hex::new(0, -1));
}

#[test]
fn queens_journey_resolves_the_icons_of_the_hex_and_what_lies_beyond_the_meadow() {
    let mut table = journey(&[HexId::DarkCrevice]).lay();
    table.play(RED, "play queens_journey; pay_larva; place (0,-1)/0; larva dark_crevice.1");
    let crevice = table.hex(HexId::DarkCrevice);
    assert!(crevice.centipede && crevice.wormhole);

    let mut table = journey(&[HexId::SpilledNectar]).lay();
    table.play(RED, "play queens_journey; pay_larva; place (0,-1)/0; pass");
    assert_eq!([RED, BLUE, BLACK].map(|seat| table.nest(seat).food), [12, 10, 10]);
}

#[test]
fn queens_journey_looks_at_all_hexes_if_fewer_than_three_are_left() {
    let mut table = journey(&[HexId::Fern, HexId::Soil]).lay();
    table.play(RED, "play queens_journey; pay_larva; take fern");
    table.play(RED, "place (0,-1)/0; pass");
    let pile = table.position().pile.expect("there is a pile");
    assert_eq!(pile.slots, [(0, HexId::Soil)].into());
}

#[test]
fn queens_journey_does_nothing_when_the_pile_is_empty() {
    let mut table = journey(&[]).lay();
    table.play(RED, "play queens_journey; pay_larva");
    assert_eq!((table.to_act(), table.nest(RED).larvae), (vec![BLUE], 4));
    assert!(table.position().discard.contains(CardId::QueensJourney));
}

#[test]
fn queens_journey_without_a_larva_in_the_chamber_ends_with_the_hex() {
    let layout = table(3).hand(RED, &[CardId::QueensJourney]).pile(&[HexId::Soil]);
    let mut table = layout.nest(RED, |nest| nest.larvae = 1).lay();
    table.play(RED, "play queens_journey; place (0,-1)/0");
    assert_eq!(table.to_act(), [BLUE]);
}

// ----------------------------------------------------------------------------------------------------- into the unknown

#[test]
fn into_the_unknown_places_the_top_hex_and_up_to_three_larvae() {
    let mut table = with_card(CardId::IntoTheUnknown).pile(&[HexId::Soil, HexId::Fern]).lay();
    table.play(RED, "play into_the_unknown; pay_larva; place (1,0)/0");
    table.play(RED, "larva soil.1; larva soil.3; larva soil.4");
    assert_eq!((table.sites(HexId::Soil).as_str(), table.nest(RED).larvae), ("r_rr", 1));
    assert_eq!(table.to_act(), [BLUE], "three larvae, not four");
    assert!(told(&table, RED, &EventKind::HexDrawn { hex: HexId::Soil }), "openly");
}

#[test]
fn into_the_unknown_needs_contact_with_a_hex_but_no_tunnel() {
    let mut table = with_card(CardId::IntoTheUnknown).pile(&[HexId::SnailShell]).lay();
    table.play(RED, "play into_the_unknown; pay_larva");
    let reason = CannotPlace::CellTaken { cell: Hex::new(0, 0), by: HexId::GreatTunnel };
    table.refuse(RED, "place (0,0)/0", Illegal::CannotPlace { reason });
    let reason = CannotPlace::TouchesNothing { cell: Hex::new(0, 2) };
    table.refuse(RED, "place (0,2)/0", Illegal::CannotPlace { reason });
    table.play(RED, "place (0,1)/1; pass");
}

#[test]
fn into_the_unknown_places_only_as_many_larvae_as_the_chamber_holds() {
    let layout = with_card(CardId::IntoTheUnknown).pile(&[HexId::Soil]).nest(RED, |nest| nest.larvae = 3);
    let mut table = layout.lay();
    table.play(RED, "play into_the_unknown; pay_larva; place (0,-1)/0; larva soil.1; larva soil.2");
    assert_eq!((table.to_act(), table.nest(RED).larvae), (vec![BLUE], 0));
}

#[test]
fn into_the_unknown_larvae_beyond_the_sites_go_into_the_outskirts() {
    let mut table = with_card(CardId::IntoTheUnknown).pile(&[HexId::DrySeep]).lay();
    table.play(RED, "play into_the_unknown; pay_larva; place (0,-1)/0");
    table.refuse(RED, "larva dry_seep", Illegal::CannotEnter { at: Spot::outskirts(HexId::DrySeep) });
    table.play(RED, "larva dry_seep.1; larva dry_seep.2; larva dry_seep");
    assert_eq!((table.sites(HexId::DrySeep).as_str(), table.in_outskirts(HexId::DrySeep, RED)), ("rr", 1));
}

#[test]
fn into_the_unknown_resolves_the_effect_of_a_hex_beyond_the_meadow() {
    let layout = with_card(CardId::IntoTheUnknown).pile(&[HexId::AbandonedSpidersLair]);
    let mut table = layout.deck(&[CardId::EpicStores, CardId::Swarm, CardId::BlastHead]).lay();
    table.play(RED, "play into_the_unknown; pay_larva; place (0,-1)/0; pass");
    assert_eq!(table.legal(RED), ["pass", "play blast_head", "play epic_stores", "play swarm"]);
    table.play(RED, "play blast_head");
    assert_eq!(table.nest(RED).heads, [CardId::BlastHead]);
}

// ------------------------------------------------------------------------------------------------------ mysterious hole

/// Soil has a centipede, Gnarled Root a printed wormhole, Fern neither.
fn hole() -> Layout {
    let layout = with_card(CardId::MysteriousHole).hex(HexId::Soil, (0, -1), 0, "____").centipede(HexId::Soil);
    layout.hex(HexId::GnarledRoot, (0, 1), 0, "__").hex(HexId::Fern, (1, 0), 0, "___")
}

#[test]
fn mysterious_hole_puts_a_wormhole_and_a_larva_on_a_hex() {
    let mut table = hole().lay();
    table.play(RED, "play mysterious_hole; pay_larva; wormhole fern");
    table.refuse(RED, "larva soil.1", Illegal::LarvaNotAllowed { hex: HexId::Soil });
    table.play(RED, "larva fern.3");
    assert!(table.hex(HexId::Fern).wormhole);
    assert_eq!((table.sites(HexId::Fern).as_str(), table.nest(RED).larvae), ("__r", 3));
    assert_eq!(table.to_act(), [BLUE]);
}

#[test]
fn mysterious_hole_the_larva_is_optional() {
    let mut table = hole().lay();
    table.play(RED, "play mysterious_hole; pay_larva; wormhole fern; pass");
    assert!(table.hex(HexId::Fern).wormhole);
    assert_eq!(table.nest(RED).larvae, 4);
}

#[test]
fn mysterious_hole_puts_a_centipede_on_a_hex_without_any_larva() {
    let mut table = hole().lay();
    table.play(RED, "play mysterious_hole; pay_larva; centipede fern");
    assert!(table.hex(HexId::Fern).centipede);
    assert_eq!(table.to_act(), [BLUE]);
}

#[test]
fn mysterious_hole_never_puts_two_of_a_kind_on_a_hex() {
    let mut table = hole().lay();
    table.play(RED, "play mysterious_hole; pay_larva");
    let legal = ["centipede fern", "centipede gnarled_root", "wormhole fern", "wormhole soil"];
    assert_eq!(table.legal(RED), legal, "one of each is allowed");
    table.refuse(RED, "wormhole gnarled_root", Illegal::TokenThere { hex: HexId::GnarledRoot });
    table.refuse(RED, "centipede soil", Illegal::TokenThere { hex: HexId::Soil });
    table.refuse(RED, "centipede bark", Illegal::NotInTheMeadow { hex: HexId::Bark });
}

#[test]
fn mysterious_hole_is_not_for_the_great_tunnel() {
    let mut table = hole().lay();
    table.play(RED, "play mysterious_hole; pay_larva");
    table.refuse(RED, "wormhole great_tunnel", Illegal::NotTheGreatTunnel);
    table.refuse(RED, "centipede great_tunnel", Illegal::NotTheGreatTunnel);
    let mut alone = with_card(CardId::MysteriousHole).lay();
    alone.play(RED, "play mysterious_hole; pay_larva");
    assert_eq!(alone.to_act(), [BLUE], "with no other hex nothing happens");
}

// --------------------------------------------------------------------------------------------------- rapid mobilization

#[test]
fn rapid_mobilization_takes_five_steps_for_no_food_and_without_the_thorax_bonus() {
    let layout = with_card(CardId::RapidMobilization).hex(HexId::Soil, (0, -1), 0, "____");
    let layout = layout.nest(RED, |nest| nest.thoraxes = vec![CardId::SilverThorax, CardId::NursingThorax]);
    let mut table = layout.great_tunnel(BLUE, 1).lay();
    table.play(RED, "play rapid_mobilization; pay_larva; larva great_tunnel; larva great_tunnel");
    table.play(RED, "step great_tunnel soil.1; step great_tunnel soil.2; step soil.2 soil.3");
    assert_eq!((table.nest(RED).food, table.nest(RED).larvae), (9, 2));
    assert_eq!((table.sites(HexId::Soil).as_str(), table.in_great_tunnel(RED)), ("r_r_", 1));
    assert!(table.can(BLUE, "forage"), "nobody reacts, because it is not a March");
}

#[test]
fn rapid_mobilization_moves_every_larva_before_the_first_ant() {
    let mut table = with_card(CardId::RapidMobilization).hex(HexId::Soil, (0, -1), 0, "r___").lay();
    table.play(RED, "play rapid_mobilization; pay_larva; larva soil.2; step great_tunnel soil.3");
    table.refuse(RED, "larva soil.4", Illegal::LarvaeMoveFirst);
    table.play(RED, "pass");
    assert_eq!(table.sites(HexId::Soil), "rrr_");
}

#[test]
fn rapid_mobilization_moves_larvae_only_where_a_march_would() {
    let mut table = with_card(CardId::RapidMobilization).hex(HexId::Soil, (0, -1), 0, "b___").lay();
    table.play(RED, "play rapid_mobilization; pay_larva");
    table.refuse(RED, "larva soil.2", Illegal::LarvaNotAllowed { hex: HexId::Soil });
    table.play(RED, "step great_tunnel soil.2; pass");
    assert_eq!(table.to_act(), [BLUE]);
}

// ---------------------------------------------------------------------------------------------------------------- swarm

/// RED has five ants in three hexes, and no tunnel leads to Fern.
fn swarming() -> Layout {
    let layout = table(3).hand(RED, &[CardId::Swarm]).great_tunnel(RED, 2).hex(HexId::Soil, (0, -1), 0, "rr__");
    layout.hex(HexId::DrySeep, (0, 1), 2, "b_").hex(HexId::Fern, (0, 2), 2, "r__")
}

#[test]
fn swarm_moves_up_to_four_ants_from_anywhere_into_one_hex() {
    let mut table = swarming().lay();
    table.play(RED, "play swarm; pay_larva; pay_larva");
    table.play(
        RED,
        "step great_tunnel dry_seep.2; step soil.1 dry_seep; step fern.1 dry_seep; step great_tunnel dry_seep",
    );
    assert_eq!((table.sites(HexId::DrySeep).as_str(), table.in_outskirts(HexId::DrySeep, RED)), ("br", 3));
    assert_eq!((table.sites(HexId::Soil).as_str(), table.to_act()), ("_r__", vec![BLUE]), "four, not five");
}

#[test]
fn swarm_takes_all_ants_to_the_same_hex() {
    let mut table = swarming().lay();
    table.play(RED, "play swarm; pay_larva; pay_larva; step soil.1 fern.2");
    table.refuse(RED, "step soil.2 dry_seep.2", Illegal::AllIntoOneHex { hex: HexId::DrySeep });
    table.play(RED, "pass");
    assert_eq!(table.sites(HexId::Fern), "rr_");
}

#[test]
fn swarm_cannot_take_ants_out_of_a_hex_with_a_weaver_thorax_unless_its_owner_plays_it() {
    let web = swarming().nest(BLUE, |nest| nest.thoraxes = vec![CardId::WeaverThorax]);
    let web = web.hex(HexId::Bark, (-1, 0), 0, "br_");
    let mut table = web.clone().lay();
    table.play(RED, "play swarm; pay_larva; pay_larva");
    table.refuse(RED, "step bark.2 soil.3", Illegal::Trapped { hex: HexId::Bark });
    table.play(RED, "step soil.1 bark.3");

    let mut table = web.marker(BLUE).hand(RED, &[]).hand(BLUE, &[CardId::Swarm]).lay();
    table.play(BLUE, "play swarm; pay_larva; pay_larva; step bark.1 soil.3");
    assert_eq!(table.sites(HexId::Soil), "rrb_");
}

#[test]
fn swarm_may_be_paid_with_ants_that_are_trapped() {
    let layout = swarming().nest(BLUE, |nest| nest.thoraxes = vec![CardId::WeaverThorax]);
    let mut table = layout.hex(HexId::Bark, (-1, 0), 0, "br_").lay();
    table.play(RED, "play swarm; pay_ant bark.2; pay_larva; pass");
    assert_eq!(table.sites(HexId::Bark), "b__");
}

#[test]
fn swarm_may_move_nobody() {
    let mut table = swarming().lay();
    table.play(RED, "play swarm; pay_larva; pay_larva; pass");
    assert_eq!((table.sites(HexId::Soil).as_str(), table.to_act()), ("rr__", vec![BLUE]));
}

// -------------------------------------------------------------------------------------------------------- mating flight

/// All three players share Soil, Dry Seep is BLUE's with BLACK in the outskirts, RED has two ants
/// in The Great Tunnel.
fn flight() -> Layout {
    let layout = table(3).hand(RED, &[CardId::MatingFlight]).great_tunnel(RED, 2).hex(HexId::Soil, (0, -1), 0, "rbk_");
    layout.hex(HexId::DrySeep, (0, 1), 0, "bb").outskirts(HexId::DrySeep, BLACK, 1)
}

#[test]
fn mating_flight_lets_ants_of_different_players_trade_places_twice() {
    let mut table = flight().lay();
    table.play(RED, "play mating_flight; pay_ant great_tunnel; ant 0 great_tunnel; ant 1 dry_seep.1");
    assert_eq!((table.sites(HexId::DrySeep).as_str(), table.in_great_tunnel(BLUE)), ("rb", 1), "hex for hex");
    table.play(RED, "ant 2 dry_seep; ant 1 soil.2");
    assert_eq!((table.sites(HexId::Soil).as_str(), table.in_outskirts(HexId::DrySeep, BLUE)), ("rkk_", 1));
    assert_eq!(table.in_outskirts(HexId::DrySeep, BLACK), 0, "site for outskirts, both of other players");
    assert_eq!(table.to_act(), [BLUE], "twice, not more");
}

#[test]
fn mating_flight_may_be_used_once_or_not_at_all() {
    let mut table = flight().lay();
    table.play(RED, "play mating_flight; pay_ant great_tunnel; ant 0 soil.1; ant 1 soil.2; pass");
    assert_eq!((table.sites(HexId::Soil).as_str(), table.to_act()), ("brk_", vec![BLUE]));
    let mut table = flight().lay();
    table.play(RED, "play mating_flight; pay_ant great_tunnel; pass");
    assert_eq!((table.sites(HexId::Soil).as_str(), table.to_act()), ("rbk_", vec![BLUE]));
}

#[test]
fn mating_flight_needs_two_different_owners() {
    let mut table = flight().lay();
    table.play(RED, "play mating_flight; pay_ant great_tunnel; ant 1 soil.2");
    table.refuse(RED, "ant 1 dry_seep.1", Illegal::SameOwner { seat: BLUE });
    table.refuse(RED, "ant 2 dry_seep.1", Illegal::NoAntOf { seat: BLACK, at: Spot::site(HexId::DrySeep, 0) });
    table.refuse(RED, "pass", Illegal::SecondAntMissing);
}

#[test]
fn mating_flight_is_paid_with_an_ant() {
    let card = CardId::MatingFlight;
    let mut table = flight().lay();
    table.play(RED, "play mating_flight");
    table.refuse(RED, "pay_larva", Illegal::PaidOtherwise { card, payment: Payment::Ants });
    let mut table = crate::common::table(3).hand(RED, &[card]).lay();
    table.refuse(RED, "play mating_flight", Illegal::CannotPay { card, cost: 1 });
}

#[test]
fn mating_flight_cannot_take_ants_out_of_a_hex_with_a_weaver_thorax() {
    let mut table = flight().nest(BLUE, |nest| nest.thoraxes = vec![CardId::WeaverThorax]).lay();
    table.play(RED, "play mating_flight; pay_ant great_tunnel; ant 1 dry_seep.1");
    table.refuse(RED, "ant 2 soil.3", Illegal::Trapped { hex: HexId::Soil });
    table.refuse(RED, "ant 0 soil.1", Illegal::Trapped { hex: HexId::Soil });
    table.play(RED, "ant 2 dry_seep");
    assert_eq!(table.in_outskirts(HexId::DrySeep, BLUE), 1, "within the hex they trade");
    table.play(RED, "ant 0 great_tunnel; ant 1 soil.2");
    assert_eq!(
        (table.sites(HexId::Soil).as_str(), table.in_great_tunnel(BLUE)),
        ("rrk_", 1),
        "its owner's ants are free"
    );
}

#[test]
fn mating_flight_of_the_owner_of_the_weaver_thorax_takes_trapped_ants_out() {
    let layout = flight().nest(BLUE, |nest| nest.thoraxes = vec![CardId::WeaverThorax]);
    let mut table = layout.marker(BLUE).hand(RED, &[]).hand(BLUE, &[CardId::MatingFlight]).lay();
    table.play(BLUE, "play mating_flight; pay_ant dry_seep.2; ant 2 soil.3; ant 1 dry_seep.1; pass");
    assert_eq!((table.sites(HexId::Soil).as_str(), table.sites(HexId::DrySeep).as_str()), ("rbb_", "kk"));
}

#[test]
fn mating_flight_does_nothing_where_only_one_player_has_ants() {
    let mut table = table(3).hand(RED, &[CardId::MatingFlight]).great_tunnel(RED, 2).lay();
    table.play(RED, "play mating_flight");
    assert_eq!((table.to_act(), table.in_great_tunnel(RED)), (vec![BLUE], 1));
}
