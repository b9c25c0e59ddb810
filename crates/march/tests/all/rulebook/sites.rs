//! Hexes: collection sites, outskirts, contested and shared hexes, The Great Tunnel.

use march::{CardId, EventKind, HexId, Illegal, Phase, Source, Spot};

use crate::rulebook::{
    battles,
    common::{BLACK, BLUE, Layout, RED, cards, table},
    decree_larvae, soldier_phase,
};

#[test]
fn an_ant_that_enters_takes_an_empty_site_of_its_choice() {
    let mut table = table(3).hex(HexId::Soil, (0, -1), 0, "_b__").great_tunnel(RED, 1).lay();
    table.play(RED, "march");
    table.refuse(RED, "step great_tunnel soil", Illegal::CannotEnter { at: Spot::outskirts(HexId::Soil) });
    table.refuse(RED, "step great_tunnel soil.2", Illegal::CannotEnter { at: Spot::site(HexId::Soil, 1) });
    assert!(table.can(RED, "step great_tunnel soil.1"));
    table.play(RED, "step great_tunnel soil.3; pass");
    assert_eq!(table.sites(HexId::Soil), "_br_", "the control site need not come first");
}

#[test]
fn if_no_site_is_empty_the_ant_goes_into_the_outskirts() {
    let mut table = table(3).hex(HexId::Soil, (0, -1), 0, "bbbk").great_tunnel(RED, 1).lay();
    table.play(RED, "march; step great_tunnel soil; pass");
    assert_eq!(table.in_outskirts(HexId::Soil, RED), 1);
}

#[test]
fn ants_in_the_outskirts_do_not_inhabit_the_hex_and_collect_nothing() {
    let layout = table(3).hex(HexId::Fern, (0, -1), 0, "rrr").outskirts(HexId::Fern, RED, 2);
    let table = soldier_phase(layout);
    let collected = table.events.iter().filter(|event| matches!(event.what, EventKind::Collected { .. })).count();
    assert_eq!(collected, 3);

    let mut table = crate::common::table(3).hex(HexId::Soil, (0, -1), 0, "bbbb").outskirts(HexId::Soil, RED, 1).lay();
    table.play(RED, "march");
    table.refuse(RED, "larva soil", Illegal::LarvaNotAllowed { hex: HexId::Soil });
}

#[test]
fn some_cards_place_larvae_in_hexes_one_does_not_inhabit() {
    let mut table = table(3).hex(HexId::Soil, (0, -1), 0, "b___").hand(RED, &[CardId::SymbioticAccord]).lay();
    table.play(RED, "play symbiotic_accord; larva soil.2");
    assert_eq!(table.sites(HexId::Soil), "br__");
}

#[test]
fn a_vacated_site_is_taken_by_an_ant_of_the_outskirts_once_the_action_is_over() {
    let mut table = table(3).hex(HexId::Soil, (0, -1), 0, "rrbb").outskirts(HexId::Soil, BLUE, 1).lay();
    table.play(RED, "march; step soil.1 great_tunnel");
    assert_eq!(table.sites(HexId::Soil), "_rbb", "the March goes on");
    table.play(RED, "pass");
    assert_eq!((table.sites(HexId::Soil), table.in_outskirts(HexId::Soil, BLUE)), ("brbb".into(), 0));
}

#[test]
fn a_site_vacated_by_payment_is_filled_after_the_card_not_before_its_effect() {
    let mut table = table(3)
        .hex(HexId::Soil, (0, -1), 0, "rrbb")
        .outskirts(HexId::Soil, BLUE, 1)
        .hand(RED, &[CardId::RapidMobilization])
        .hand(BLUE, &[CardId::Swarm])
        .lay();
    table.play(RED, "play rapid_mobilization; pay_ant soil.1");
    assert!(table.can(RED, "larva soil.1"), "it is still empty while the card is resolved");
    table.play(RED, "pass");
    assert_eq!((table.sites(HexId::Soil), table.to_act()), ("brbb".into(), vec![BLUE]), "before the Reactions");
}

#[test]
fn a_site_vacated_by_a_reaction_is_filled_before_the_next_reaction() {
    let mut table =
        table(3).hex(HexId::Soil, (0, -1), 0, "rbbb").outskirts(HexId::Soil, RED, 1).great_tunnel(BLACK, 1).lay();
    table.play(RED, "march; pass");
    table.play(BLUE, "step soil.2 great_tunnel");
    assert_eq!((table.to_act(), table.sites(HexId::Soil)), (vec![BLACK], "rrbb".into()));
}

#[test]
fn the_owner_picks_the_site_and_cannot_decline() {
    let mut table = table(3).hex(HexId::Soil, (0, -1), 0, "rrrb").outskirts(HexId::Soil, BLUE, 1).lay();
    table.play(RED, "march; step soil.1 great_tunnel; step soil.3 great_tunnel; pass");
    assert_eq!(table.to_act(), [BLUE]);
    table.refuse(BLUE, "pass", Illegal::SitesAreFilled { hex: HexId::Soil });
    table.refuse(BLUE, "inhabit soil.2", Illegal::NoEmptySite { at: Spot::site(HexId::Soil, 1) });
    table.play(BLUE, "inhabit soil.3");
    assert_eq!(table.sites(HexId::Soil), "_rbb");
}

#[test]
fn all_ants_of_the_active_player_come_first_then_those_of_the_next_clockwise() {
    // Blue is active and leaves two sites; black, then red, sit to its left.
    let leaves = |blue: u8| {
        let mut table = table(3)
            .marker(BLUE)
            .hex(HexId::Soil, (0, -1), 0, "bbrk")
            .outskirts(HexId::Soil, RED, 1)
            .outskirts(HexId::Soil, BLACK, 2)
            .outskirts(HexId::Soil, BLUE, blue)
            .lay();
        table.play(BLUE, "march; step soil.1 great_tunnel; step soil.2 great_tunnel; pass");
        table
    };
    let mut one = leaves(1);
    one.play(BLUE, "inhabit soil.2");
    assert_eq!(one.sites(HexId::Soil), "kbrk", "blue first, then black");
    assert_eq!((one.in_outskirts(HexId::Soil, BLACK), one.in_outskirts(HexId::Soil, RED)), (1, 1));
    assert_eq!(leaves(2).sites(HexId::Soil), "bbrk", "all ants of one player before the next");
    assert_eq!(leaves(0).sites(HexId::Soil), "kkrk", "both of black before red");
}

/// Soil with red and blue in its outskirts; blue has the marker.
fn crowded_soil() -> Layout {
    table(3).marker(BLUE).hex(HexId::Soil, (0, -1), 0, "rrrk").outskirts(HexId::Soil, RED, 1).outskirts(
        HexId::Soil,
        BLUE,
        1,
    )
}

#[test]
fn in_the_soldier_phase_vacated_sites_are_filled_clockwise_from_the_holder_of_the_marker() {
    let mut table = soldier_phase(crowded_soil().nest(BLACK, |black| black.heads = vec![CardId::BlastHead]));
    table.play(BLACK, "choose soil; against 0");
    table.play(RED, "lose soil.1");
    table.play(BLACK, "pass");
    table.play(BLUE, "inhabit soil.1");
    assert_eq!(table.sites(HexId::Soil), "brrr", "blue chose first, red got what was left");
}

#[test]
fn in_the_queen_phase_vacated_sites_are_filled_clockwise_from_the_holder_of_the_marker() {
    let mut table = crowded_soil()
        .nest(BLACK, |black| black.abdomens = vec![CardId::StingingAbdomen])
        .with(|position| position.phase = Phase::Queen)
        .agenda_json(r#"[{"slumber": null}, {"start_of_phase": {"queen": true, "next": 0}}, {"decree": {"seat": 1}}]"#)
        .lay();
    table.play(BLUE, "gain food");
    table.play(BLACK, "attack 0 soil");
    table.play(RED, "lose soil.2");
    assert_eq!(table.sites(HexId::Soil), "rbrk");
}

#[test]
fn a_hex_is_contested_by_ants_of_two_players_and_one_in_the_outskirts() {
    let contested = soldier_phase(table(3).hex(HexId::DrySeep, (0, -1), 0, "rb").outskirts(HexId::DrySeep, RED, 1));
    assert_eq!(battles(&contested), [(HexId::DrySeep, Some(BLUE), RED)]);
    let shared = soldier_phase(table(3).hex(HexId::DrySeep, (0, -1), 0, "rb"));
    assert_eq!(battles(&shared), [], "nobody is in the outskirts");
    let alone = soldier_phase(table(3).hex(HexId::DrySeep, (0, -1), 0, "rr").outskirts(HexId::DrySeep, RED, 3));
    assert_eq!(battles(&alone), [], "there is only one player");
}

#[test]
fn the_great_tunnel_is_never_contested() {
    let table = soldier_phase(table(3).great_tunnel(RED, 4).great_tunnel(BLUE, 5).great_tunnel(BLACK, 1));
    assert_eq!(battles(&table), []);
}

/// What blue scores in Slumber with the goal to share two hexes.
fn shares(soil: &str, fern: &str, in_outskirts: u8) -> i16 {
    let mut table = table(3)
        .hex(HexId::Soil, (0, -1), 0, soil)
        .hex(HexId::Fern, (1, 0), 0, fern)
        .outskirts(HexId::Fern, BLUE, in_outskirts)
        .great_tunnel(BLUE, 1)
        .great_tunnel(RED, 1)
        .nest(BLUE, |blue| blue.goals = cards(&[CardId::SymbioticAccord]))
        .with(|position| position.phase = Phase::Queen)
        .agenda_json(r#"[{"slumber": null}, {"decree": {"seat": 1}}]"#)
        .lay();
    table.play(BLUE, "gain food");
    table.scored(BLUE, Source::Goals)
}

#[test]
fn a_hex_is_shared_by_two_players_on_sites() {
    assert_eq!(shares("b__r", "br_", 0), 2);
    assert_eq!(shares("b__r", "bb_", 0), 0, "only one hex is");
}

#[test]
fn a_hex_with_ants_in_its_outskirts_is_not_shared() {
    assert_eq!(shares("b__r", "brr", 0), 2);
    assert_eq!(shares("b__r", "brr", 1), 0);
}

#[test]
fn the_great_tunnel_does_not_count_as_shared() {
    assert_eq!(shares("b__r", "b__", 0), 0, "red and blue are both in it");
}

#[test]
fn ants_walk_into_and_out_of_the_great_tunnel_like_any_hex() {
    let mut table = table(3).hex(HexId::Soil, (0, -1), 0, "r___").hex(HexId::Pebble, (0, 1), 0, "___").lay();
    table.play(RED, "march; step soil.1 great_tunnel; step great_tunnel pebble.1; pass");
    assert_eq!(table.sites(HexId::Pebble), "r__");
}

#[test]
fn nobody_inhabits_or_controls_the_great_tunnel() {
    let mut table = soldier_phase(table(3).great_tunnel(BLUE, 3));
    assert!(!table.events.iter().any(|event| matches!(event.what, EventKind::Collected { .. })));
    decree_larvae(&mut table);
    assert_eq!(table.scored(BLUE, Source::InnerMeadow), 0);
}

#[test]
fn no_wormhole_is_put_into_the_great_tunnel_and_no_second_token_of_a_kind_on_a_hex() {
    let mut table = table(3)
        .hex(HexId::ToadstoolRing, (0, -1), 0, "__")
        .hex(HexId::RottingLog, (1, 0), 0, "___")
        .centipede(HexId::RottingLog)
        .hand(RED, &[CardId::MysteriousHole])
        .lay();
    table.play(RED, "play mysterious_hole");
    table.refuse(RED, "wormhole great_tunnel", Illegal::NotTheGreatTunnel);
    table.refuse(RED, "wormhole toadstool_ring", Illegal::TokenThere { hex: HexId::ToadstoolRing });
    table.refuse(RED, "centipede rotting_log", Illegal::TokenThere { hex: HexId::RottingLog });
    table.play(RED, "wormhole rotting_log");
    assert!(table.hex(HexId::RottingLog).wormhole);
}
