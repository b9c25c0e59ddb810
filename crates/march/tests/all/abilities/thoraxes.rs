//! Thorax evolutions.
//!
//! The Meadow of these tests: Soil touches The Great Tunnel at the top and is joined to it, Fern is
//! above Soil and joined to it, Pebble touches Soil with a wall between them and is joined to The
//! Great Tunnel.

use game_core::{Game, GameEvent, Viewer};
use march::{CannotPlace, CardId, Cause, Decision, Edge, EventKind, HexId, Illegal, Task};

use crate::abilities::{
    common::{BLACK, BLUE, Layout, RED, Table, YELLOW, cards, table},
    fought, last_rest, rest,
};

fn meadow(soil: &str, fern: &str, pebble: &str) -> Layout {
    table(3).hex(HexId::Soil, (0, -1), 0, soil).hex(HexId::Fern, (0, -2), 0, fern).hex(
        HexId::Pebble,
        (1, -1),
        0,
        pebble,
    )
}

fn thorax(layout: Layout, seat: game_core::Seat, thorax: CardId) -> Layout {
    layout.nest(seat, |nest| nest.thoraxes = vec![thorax])
}

// ---------------------------------------------------------------------------------------------------------- steps

#[test]
fn flying_thorax_lets_a_step_end_in_any_hex() {
    let layout = meadow("r___", "___", "___").hex(HexId::TallSand, (0, 1), 0, "____");
    let mut common = layout.clone().lay();
    common.play(RED, "march");
    for (to, hex) in [("pebble.1", HexId::Pebble), ("tall_sand.4", HexId::TallSand)] {
        common.refuse(RED, &format!("step soil.1 {to}"), Illegal::NotLinked { from: HexId::Soil, to: hex });
    }
    let mut table = thorax(layout, RED, CardId::FlyingThorax).lay();
    table.play(RED, "march; step soil.1 pebble.3; step pebble.3 tall_sand.4; step tall_sand.4 fern.2");
    table.play(RED, "step fern.2 great_tunnel; step great_tunnel fern.1");
    assert_eq!(table.sites(HexId::Fern), "r__");
}

#[test]
fn flying_thorax_does_not_carry_larvae() {
    let mut table = thorax(meadow("r___", "___", "___"), RED, CardId::FlyingThorax).lay();
    table.play(RED, "march");
    table.refuse(RED, "larva fern.1", Illegal::LarvaNotAllowed { hex: HexId::Fern });
    table.play(RED, "larva soil.2; larva great_tunnel; step great_tunnel fern.1");
}

#[test]
fn flying_thorax_does_not_help_to_place_an_explored_hex() {
    let layout = table(3).hex(HexId::Soil, (0, -1), 0, "r___").pile(&[HexId::Fern]);
    let mut table = thorax(layout, RED, CardId::FlyingThorax).lay();
    table.play(RED, "explore");
    let refuse = |table: &mut Table, action: &str, reason| table.refuse(RED, action, Illegal::CannotPlace { reason });
    refuse(&mut table, "place (1,-1)/0", CannotPlace::NoTunnel { from: HexId::Soil, edge: Edge::LowerRight });
    refuse(&mut table, "place (0,1)/0", CannotPlace::NotBeside { cell: game_core::Hex::new(0, 1), from: HexId::Soil });
    table.play(RED, "place (0,-2)/0; step soil.1 fern.1");
}

#[test]
fn flying_thorax_works_in_the_reaction_to_a_march() {
    let mut table = thorax(meadow("b___", "___", "___"), BLUE, CardId::FlyingThorax).lay();
    table.play(RED, "march; pass");
    table.play(BLUE, "step soil.1 pebble.2");
    assert_eq!(table.to_act(), [BLUE], "it is the next turn: the reaction is one step only");
    assert_eq!(table.sites(HexId::Pebble), "_b_");
}

#[test]
fn flying_thorax_rests_while_another_thorax_covers_it() {
    let layout =
        meadow("r___", "___", "___").nest(RED, |nest| nest.thoraxes = vec![CardId::FlyingThorax, CardId::SilverThorax]);
    let mut table = layout.lay();
    table.play(RED, "march");
    table.refuse(RED, "step soil.1 pebble.1", Illegal::NotLinked { from: HexId::Soil, to: HexId::Pebble });
    // The caste bonus counts both: seven steps.
    for _ in 0..3 {
        table.play(RED, "step soil.1 fern.1; step fern.1 soil.1");
    }
    table.play(RED, "step soil.1 fern.1");
    assert_ne!(table.to_act(), [RED]);
}

#[test]
fn tunneling_thorax_steps_through_the_wall_between_two_adjacent_hexes() {
    let layout = meadow("r___", "___", "___");
    let mut common = layout.clone().lay();
    common.play(RED, "march");
    common.refuse(RED, "step soil.1 pebble.1", Illegal::NotLinked { from: HexId::Soil, to: HexId::Pebble });
    let mut table = thorax(layout, RED, CardId::TunnelingThorax).lay();
    table.play(RED, "march; step soil.1 pebble.1");
    table.refuse(RED, "step pebble.1 fern.1", Illegal::NotLinked { from: HexId::Pebble, to: HexId::Fern });
    table.play(RED, "step pebble.1 soil.4");
    assert_eq!(table.sites(HexId::Soil), "___r");
}

#[test]
fn tunneling_thorax_goes_in_and_out_of_the_great_tunnel_the_same_way() {
    // Turned by one, Soil has a wall to The Great Tunnel.
    let layout = table(3).hex(HexId::Soil, (0, -1), 1, "r___");
    let mut common = layout.clone().lay();
    common.play(RED, "march");
    common.refuse(RED, "step soil.1 great_tunnel", Illegal::NotLinked { from: HexId::Soil, to: HexId::GreatTunnel });
    let mut table = thorax(layout, RED, CardId::TunnelingThorax).lay();
    table.play(RED, "march; step soil.1 great_tunnel; step great_tunnel soil.2");
    assert_eq!(table.sites(HexId::Soil), "_r__");
}

#[test]
fn tunneling_thorax_keeps_tunnels_and_wormholes_and_explores_through_tunnels_only() {
    let layout = meadow("r___", "___", "___").wormhole(HexId::Soil).wormhole(HexId::Fern).pile(&[HexId::Bark]);
    let mut table = thorax(layout, RED, CardId::TunnelingThorax).lay();
    let mut marching = table.clone();
    marching.play(RED, "march; step soil.1 fern.1; step fern.1 soil.1; step soil.1 great_tunnel");
    table.play(RED, "explore");
    let reason = CannotPlace::NoTunnel { from: HexId::Soil, edge: Edge::UpperLeft };
    table.refuse(RED, "place (-1,-1)/0", Illegal::CannotPlace { reason });
}

#[test]
fn silver_thorax_reacts_to_a_march_with_two_steps() {
    let layout = meadow("bk__", "___", "___");
    let mut table = thorax(layout, BLUE, CardId::SilverThorax).lay();
    table.play(RED, "march; pass");
    table.refuse(BLUE, "larva soil.3", Illegal::LarvaeMoveFirst);
    table.play(BLUE, "step soil.1 fern.1; step fern.1 fern.2");
    assert_eq!(table.to_act(), [BLACK]);
    table.play(BLACK, "step soil.2 fern.1");
    assert_eq!((table.sites(HexId::Fern), table.agenda().len()), ("kb_".to_owned(), 1));
    assert!(matches!(table.agenda()[..], [Task::TakeTurn(_)]), "black has one step only");
}

#[test]
fn silver_thorax_may_stop_after_one_step_and_gives_the_caste_bonus_in_the_own_march_only() {
    let layout = meadow("b___", "___", "___").marker(BLUE);
    let mut table = thorax(layout, BLUE, CardId::SilverThorax).lay();
    table.play(BLUE, "march");
    for _ in 0..3 {
        table.play(BLUE, "step soil.1 fern.1; step fern.1 soil.1");
    }
    assert_ne!(table.to_act(), [BLUE], "six steps");
    let mut table = thorax(meadow("b___", "___", "___"), BLUE, CardId::SilverThorax).lay();
    table.play(RED, "march; pass");
    table.play(BLUE, "step soil.1 fern.1; pass");
    assert_eq!(table.sites(HexId::Fern), "b__");
}

// --------------------------------------------------------------------------------------------------------- Explore

#[test]
fn harvester_thorax_gives_one_larva_for_every_larva_site_single_or_double() {
    // Two single-larva sites, a food site, a double site; then the double site of the new hex.
    let layout = table(3)
        .hex(HexId::Soil, (0, -1), 0, "rrr_")
        .hex(HexId::Fern, (0, -2), 0, "_br")
        .great_tunnel(RED, 1)
        .pile(&[HexId::Pebble]);
    let mut table = thorax(layout, RED, CardId::HarvesterThorax).lay();
    table.play(RED, "explore; from great_tunnel; place (1,-1)/0; step great_tunnel pebble.1");
    assert_eq!(table.nest(RED).larvae, 5 + 2 + 1 + 1);
    let gained = EventKind::Gained { food: 0, larvae: 4, card: Some(CardId::HarvesterThorax) };
    assert!(table.told(&gained));
}

#[test]
fn harvester_thorax_counts_the_new_hex_only_where_larvae_grow() {
    let layout = table(3).great_tunnel(RED, 1).pile(&[HexId::Pebble, HexId::Fern]);
    let mut table = thorax(layout, RED, CardId::HarvesterThorax).lay();
    table.play(RED, "explore; place (1,-1)/0; step great_tunnel pebble.2");
    assert_eq!(table.nest(RED).larvae, 5, "a food site gives no larva");
}

#[test]
fn harvester_thorax_does_not_follow_the_exploring_of_others() {
    let layout = table(3).hex(HexId::Soil, (0, -1), 0, "bbb_").great_tunnel(RED, 1).pile(&[HexId::Pebble]);
    let mut table = thorax(layout, BLUE, CardId::HarvesterThorax).lay();
    table.play(RED, "explore; place (1,-1)/0; step great_tunnel pebble.1");
    table.pass_all();
    assert_eq!(table.nest(BLUE).larvae, 5);
}

#[test]
fn jumping_thorax_takes_two_steps_with_ants_after_exploring() {
    let layout = table(3).hex(HexId::Soil, (0, -1), 0, "r___").great_tunnel(RED, 1).pile(&[HexId::Pebble]);
    let mut table = thorax(layout, RED, CardId::JumpingThorax).lay();
    table.play(RED, "explore; from great_tunnel; place (1,-1)/0; step great_tunnel pebble.1");
    table.refuse(RED, "larva soil.2", Illegal::LarvaeMoveFirst);
    table.play(RED, "step pebble.1 great_tunnel; step soil.1 great_tunnel");
    assert_eq!(table.in_great_tunnel(RED), 2, "the explored hex may be left again");
    assert_eq!(table.to_act(), [BLUE]);
}

#[test]
fn jumping_thorax_may_stay_where_it_is() {
    let layout = table(3).great_tunnel(RED, 2).pile(&[HexId::Pebble]);
    let mut table = thorax(layout, RED, CardId::JumpingThorax).lay();
    table.play(RED, "explore; place (1,-1)/0; step great_tunnel pebble.1; pass; pass");
    assert_eq!((table.sites(HexId::Pebble), table.in_great_tunnel(RED)), ("r__".to_owned(), 1));
}

#[test]
fn gliding_thorax_puts_a_larva_on_the_explored_hex() {
    let layout = table(3).great_tunnel(RED, 1).pile(&[HexId::Pebble]);
    let mut table = thorax(layout, RED, CardId::GlidingThorax).lay();
    table.play(RED, "explore; place (1,-1)/0; step great_tunnel pebble.1");
    assert_eq!(table.legal(RED), ["larva great_tunnel", "larva pebble.2", "larva pebble.3", "pass"]);
    table.play(RED, "larva pebble.3");
    assert_eq!((table.sites(HexId::Pebble), table.nest(RED).larvae), ("r_r".to_owned(), 4));
    assert_eq!(table.to_act(), [BLUE], "one larva only");
}

#[test]
fn gliding_thorax_puts_the_larva_into_the_outskirts_of_a_full_hex() {
    let layout = table(3).great_tunnel(RED, 2).pile(&[HexId::SnailShell]);
    let mut table = thorax(layout, RED, CardId::GlidingThorax).lay();
    table.play(RED, "explore; place (0,1)/0; step great_tunnel snail_shell.1; step great_tunnel snail_shell.2");
    table.play(RED, "larva snail_shell");
    assert_eq!(table.in_outskirts(HexId::SnailShell, RED), 1);
}

#[test]
fn gliding_thorax_is_optional_and_needs_a_larva() {
    let layout = table(3).great_tunnel(RED, 1).pile(&[HexId::Pebble]);
    let layout = thorax(layout, RED, CardId::GlidingThorax);
    let mut table = layout.clone().lay();
    table.play(RED, "explore; place (1,-1)/0; step great_tunnel pebble.1; pass");
    assert_eq!(table.nest(RED).larvae, 5);
    let mut bare = layout.nest(RED, |nest| nest.larvae = 0).lay();
    bare.play(RED, "explore; place (1,-1)/0; step great_tunnel pebble.1");
    assert_eq!(bare.to_act(), [BLUE], "without larvae nobody is asked");
}

#[test]
fn scouting_thorax_explores_with_one_of_two_hexes_and_puts_the_other_on_top() {
    let layout = table(3).great_tunnel(RED, 1).pile(&[HexId::Fern, HexId::Pebble, HexId::Bark]);
    let mut table = thorax(layout, RED, CardId::ScoutingThorax).lay();
    table.play(RED, "explore");
    assert_eq!(table.legal(RED), ["take fern", "take pebble"]);
    table.refuse(RED, "take bark", Illegal::NotDrawn { hex: HexId::Bark });
    table.play(RED, "take pebble");
    assert_eq!(table.legal(RED), ["bottom fern", "top fern"]);
    table.play(RED, "top fern; place (1,-1)/0; step great_tunnel pebble.1");
    let slots = table.position().pile.expect("there is a pile").slots;
    assert_eq!(slots.into_iter().collect::<Vec<_>>(), [(0, HexId::Fern), (1, HexId::Bark)]);
}

#[test]
fn scouting_thorax_may_put_the_other_hex_at_the_bottom() {
    let layout = table(3).great_tunnel(RED, 1).pile(&[HexId::Fern, HexId::Pebble, HexId::Bark]);
    let mut table = thorax(layout, RED, CardId::ScoutingThorax).lay();
    table.play(RED, "explore; take fern; bottom pebble; place (0,-1)/0; step great_tunnel fern.1");
    let slots = table.position().pile.expect("there is a pile").slots;
    assert_eq!(slots.into_iter().collect::<Vec<_>>(), [(0, HexId::Bark), (1, HexId::Pebble)]);
}

#[test]
fn scouting_thorax_hides_the_hex_that_is_not_explored_from_everybody_else() {
    for put_back in ["top pebble", "bottom pebble"] {
        let layout = table(3).great_tunnel(RED, 1).pile(&[HexId::Fern, HexId::Pebble, HexId::Bark]);
        let mut table = thorax(layout, RED, CardId::ScoutingThorax).lay();
        let sees = |table: &Table, viewer: Viewer| {
            let view = serde_json::to_string(&table.rules.view(&table.state, viewer)).expect("a view is JSON");
            let told = table.events.iter().filter(|event| event.audience().reaches(viewer));
            view.contains("pebble") || told.map(ToString::to_string).any(|fact| fact.contains("pebble"))
        };
        for action in ["explore", "take fern", put_back, "place (0,-1)/0", "step great_tunnel fern.1"] {
            table.play(RED, action);
            assert!(sees(&table, Viewer::Seat(RED)), "after {action} red knows the hex");
            for other in [Viewer::Seat(BLUE), Viewer::Seat(BLACK), Viewer::Spectator] {
                assert!(!sees(&table, other), "after {action} {other:?} sees the hex");
            }
        }
        assert!(table.told(&EventKind::HexTaken { hex: HexId::Fern }), "the explored hex is shown");
    }
}

#[test]
fn scouting_thorax_draws_the_last_hex_openly() {
    let layout = table(3).great_tunnel(RED, 1).pile(&[HexId::Pebble]);
    let mut table = thorax(layout, RED, CardId::ScoutingThorax).lay();
    table.play(RED, "explore");
    assert!(table.told(&EventKind::HexDrawn { hex: HexId::Pebble }));
    table.play(RED, "place (1,-1)/0; step great_tunnel pebble.1");
}

// ---------------------------------------------------------------------------------------------------------- Forage

/// RED forages and draws Epic Stores, of ferocity four, before Swarm.
fn parasite(players: u8) -> Layout {
    let layout = table(players).deck(&[CardId::Swarm, CardId::EpicStores]).chance(&[1, 0]);
    thorax(layout, RED, CardId::ParasiticThorax)
}

#[test]
fn parasitic_thorax_discards_the_first_card_and_takes_larvae_by_its_ferocity() {
    let mut table = parasite(3).lay();
    table.play(RED, "forage");
    assert!(table.told(&EventKind::CardRevealed { card: CardId::EpicStores }));
    assert!(table.position().discard.contains(CardId::EpicStores));
    table.play(RED, "against 1");
    assert_eq!((table.nest(RED).larvae, table.nest(BLUE).larvae, table.nest(BLACK).larvae), (9, 1, 5));
    assert_eq!(table.nest(RED).hand, cards(&[CardId::Swarm]), "the second card is drawn as usual");
    assert_eq!(table.to_act(), [BLUE], "the Reaction comes after the whole Forage");
}

#[test]
fn parasitic_thorax_gains_only_what_the_victim_lost() {
    let mut table = parasite(3).nest(BLACK, |nest| nest.larvae = 3).nest(BLUE, |nest| nest.larvae = 0).lay();
    let mut empty = table.clone();
    table.play(RED, "forage; against 2");
    assert_eq!((table.nest(RED).larvae, table.nest(BLACK).larvae), (8, 0));
    empty.play(RED, "forage; against 1");
    assert_eq!((empty.nest(RED).larvae, empty.nest(BLUE).larvae), (5, 0));
}

#[test]
fn parasitic_thorax_is_compulsory() {
    let mut table = parasite(3).lay();
    table.play(RED, "forage");
    table.refuse(RED, "pass", Illegal::NotNow { asked: Decision::Drain });
    table.refuse(RED, "against 0", Illegal::NotAnotherPlayer { seat: RED });
    table.refuse(RED, "against 3", Illegal::NotAnotherPlayer { seat: YELLOW });
    let mut two = parasite(2).lay();
    two.play(RED, "forage");
    assert_eq!((two.nest(RED).larvae, two.nest(BLUE).larvae), (9, 1), "with two players there is no choice");
}

#[test]
fn parasitic_thorax_leaves_other_draws_and_other_foragers_alone() {
    let layout = table(3).hand(RED, &[CardId::BaneOfCentipedes]).deck(&[CardId::Swarm]);
    let mut table = thorax(layout, RED, CardId::ParasiticThorax).lay();
    table.play(RED, "play bane_of_centipedes");
    assert_eq!(table.nest(RED).hand, cards(&[CardId::Swarm]));
    table.play(BLUE, "forage");
    assert_eq!((table.n_cards(BLUE), table.to_act()), (2, vec![BLACK]));
}

#[test]
fn nursing_thorax_reacts_to_a_forage_with_two_larvae() {
    let mut table = thorax(table(3), BLUE, CardId::NursingThorax).lay();
    table.play(RED, "forage");
    table.play(BLUE, "gain larvae");
    table.play(BLACK, "gain larvae");
    assert_eq!((table.nest(BLUE).larvae, table.nest(BLACK).larvae), (7, 6));
}

#[test]
fn nursing_thorax_may_decline_and_is_limited_by_the_cubes() {
    let layout = thorax(table(3), BLUE, CardId::NursingThorax);
    let mut table = layout.clone().lay();
    table.play(RED, "forage");
    table.play(BLUE, "pass");
    assert_eq!(table.nest(BLUE).larvae, 5);
    let mut crowded = layout.great_tunnel(BLUE, 30).lay();
    crowded.play(RED, "forage");
    crowded.play(BLUE, "gain larvae");
    assert_eq!(crowded.nest(BLUE).larvae, 6, "36 cubes are all there are");
}

// ---------------------------------------------------------------------------------------------------------- Weaver

/// BLUE weaves and inhabits Soil beside RED.
fn woven() -> Layout {
    thorax(meadow("rb__", "___", "___"), BLUE, CardId::WeaverThorax)
}

#[test]
fn weaver_thorax_keeps_ants_of_others_in_the_hex() {
    let mut table = woven().great_tunnel(RED, 1).lay();
    table.play(RED, "march");
    for to in ["great_tunnel", "fern.1"] {
        table.refuse(RED, &format!("step soil.1 {to}"), Illegal::Trapped { hex: HexId::Soil });
    }
    table.play(RED, "larva soil.3; step great_tunnel soil.4");
    assert_eq!(table.sites(HexId::Soil), "rbrr", "they may still enter");
    assert_ne!(table.to_act(), [RED], "and then they have no step left");
}

#[test]
fn weaver_thorax_lets_trapped_ants_change_the_site_and_its_owner_go() {
    let mut table = woven().lay();
    table.play(RED, "march; step soil.1 soil.4; pass");
    table.play(BLUE, "step soil.2 fern.1");
    assert_eq!((table.sites(HexId::Soil), table.sites(HexId::Fern)), ("___r".to_owned(), "b__".to_owned()));
}

#[test]
fn weaver_thorax_traps_in_the_reaction_to_a_march_too() {
    let mut table = thorax(meadow("rb__", "___", "___"), RED, CardId::WeaverThorax).lay();
    table.play(RED, "march; pass");
    table.refuse(BLUE, "step soil.2 fern.1", Illegal::Trapped { hex: HexId::Soil });
}

#[test]
fn weaver_thorax_lets_go_when_it_is_covered() {
    let thoraxes = vec![CardId::WeaverThorax, CardId::SilverThorax];
    let mut table = woven().nest(BLUE, |nest| nest.thoraxes = thoraxes).lay();
    table.play(RED, "march; step soil.1 fern.1");
}

#[test]
fn weaver_thorax_lets_go_when_its_owner_leaves() {
    let mut table = thorax(meadow("rb__", "___", "___"), RED, CardId::WeaverThorax).lay();
    table.play(RED, "march; step soil.1 great_tunnel; pass");
    table.play(BLUE, "step soil.2 fern.1");
}

#[test]
fn weaver_thorax_does_not_trap_from_the_outskirts() {
    let layout = table(3).hex(HexId::DrySeep, (0, 1), 0, "rr").outskirts(HexId::DrySeep, BLUE, 1);
    let mut table = thorax(layout, BLUE, CardId::WeaverThorax).lay();
    table.play(RED, "march; step dry_seep.1 great_tunnel; pass");
    assert_eq!(table.sites(HexId::DrySeep), "br");
}

#[test]
fn weaver_thorax_stops_flying_and_tunneling_ants() {
    for other in [CardId::FlyingThorax, CardId::TunnelingThorax] {
        let mut table = thorax(woven(), RED, other).lay();
        table.play(RED, "march");
        table.refuse(RED, "step soil.1 pebble.1", Illegal::Trapped { hex: HexId::Soil });
    }
}

#[test]
fn weaver_thorax_stops_exploring_out_of_the_hex() {
    let mut table = woven().pile(&[HexId::Bark]).lay();
    table.refuse(RED, "explore", Illegal::NowhereToExplore);
    let mut table = woven().great_tunnel(RED, 1).hex(HexId::TallSand, (0, 1), 0, "r___").pile(&[HexId::Bark]).lay();
    table.play(RED, "explore");
    table.refuse(RED, "from soil", Illegal::Trapped { hex: HexId::Soil });
    assert_eq!(table.legal(RED), ["from great_tunnel", "from tall_sand"]);
}

#[test]
fn weaver_thorax_allows_trapped_ants_to_pay_for_cards() {
    let mut table = woven().hand(RED, &[CardId::HoardedKnowledge]).lay();
    table.play(RED, "play hoarded_knowledge; pay_ant soil.1");
    assert_eq!(table.sites(HexId::Soil), "_b__");
}

#[test]
fn weaver_thorax_has_no_power_in_the_great_tunnel() {
    let mut table = woven().great_tunnel(RED, 1).great_tunnel(BLUE, 3).lay();
    table.play(RED, "march; step great_tunnel pebble.1; step pebble.1 great_tunnel");
}

#[test]
fn weaver_thorax_stops_swarm_outlander_and_extensive_tunnel() {
    let layout = woven().great_tunnel(RED, 1);
    let mut swarm = layout.clone().hand(RED, &[CardId::Swarm]).lay();
    swarm.play(RED, "play swarm; pay_larva; pay_larva");
    swarm.refuse(RED, "step soil.1 fern.1", Illegal::Trapped { hex: HexId::Soil });
    swarm.play(RED, "step great_tunnel soil.3");
    for goal in [CardId::Outlander, CardId::ExtensiveTunnel] {
        let mut table = layout.clone().hand(RED, &[goal]).lay();
        table.play(RED, &format!("play {goal}; pay_larva; pay_larva"));
        table.refuse(RED, "step soil.1 fern.2", Illegal::Trapped { hex: HexId::Soil });
        table.play(RED, "step great_tunnel fern.2");
    }
}

#[test]
fn weaver_thorax_stops_mating_flights_of_others_but_not_of_its_owner() {
    let layout = woven().great_tunnel(RED, 1).hex(HexId::TallSand, (0, 1), 0, "k___");
    let mut table = layout.clone().hand(RED, &[CardId::MatingFlight]).lay();
    table.play(RED, "play mating_flight; pay_ant great_tunnel; ant 2 tall_sand.1");
    table.refuse(RED, "ant 0 soil.1", Illegal::Trapped { hex: HexId::Soil });
    let mut table = layout.marker(BLUE).great_tunnel(BLUE, 1).hand(BLUE, &[CardId::MatingFlight]).lay();
    table.play(BLUE, "play mating_flight; pay_ant great_tunnel; ant 2 tall_sand.1; ant 0 soil.1; pass");
    assert_eq!((table.sites(HexId::Soil), table.sites(HexId::TallSand)), ("kb__".to_owned(), "r___".to_owned()));
}

#[test]
fn weaver_thorax_does_not_protect_trapped_ants_from_destruction() {
    let mut table = woven().hand(RED, &[CardId::FungalOutbreak]).lay();
    table.play(RED, "play fungal_outbreak; pay_larva; pay_larva; choose soil");
    assert_eq!(table.sites(HexId::Soil), "____");
}

// --------------------------------------------------------------------------------------------------------- Rafting

fn raft(layout: Layout) -> Layout {
    thorax(layout, RED, CardId::RaftingThorax)
}

#[test]
fn rafting_thorax_saves_two_ants_from_an_event() {
    let layout = meadow("rrrb", "___", "___").hand(RED, &[CardId::SparrowAttack]);
    let mut table = raft(layout).lay();
    table.play(RED, "play sparrow_attack");
    assert_eq!(table.sites(HexId::Soil), "____");
    assert_eq!(table.nest(RED).larvae, 5 - 3 + 2, "two of three ants");
    assert_eq!(table.nest(BLUE).larvae, 5, "the others lose theirs");
    let saved =
        table.events.iter().filter(|event| matches!(event.what, EventKind::AntLost { saved: true, .. })).count();
    assert_eq!(saved, 2);
}

#[test]
fn rafting_thorax_saves_ants_from_the_events_of_others() {
    let layout = meadow("rrrb", "___", "___").marker(BLUE).hand(BLUE, &[CardId::FungalOutbreak]);
    let mut table = raft(layout).lay();
    table.play(BLUE, "play fungal_outbreak; pay_larva; pay_larva; choose soil");
    table.play(RED, "lose soil.1; lose soil.2");
    assert_eq!((table.sites(HexId::Soil), table.nest(RED).larvae), ("__r_".to_owned(), 7));
}

#[test]
fn rafting_thorax_saves_ants_from_the_cold() {
    let layout = meadow("rrr_", "___", "___").marker(BLUE).hand(BLUE, &[CardId::ColdSnap]);
    let mut table = raft(layout).lay();
    table.play(BLUE, "play cold_snap");
    table.play(RED, "lose soil.1; lose soil.3");
    assert_eq!((table.sites(HexId::Soil), table.nest(RED).larvae), ("_r__".to_owned(), 7));
}

#[test]
fn rafting_thorax_saves_ants_from_a_hex_effect() {
    let layout = table(3).hex(HexId::AntLionDen, (0, 1), 0, "rr_");
    let table = last_rest(raft(layout));
    assert_eq!(table.sites(HexId::AntLionDen), "___");
    assert_eq!(table.nest(RED).larvae, 5 + 1 + 2);
}

#[test]
fn rafting_thorax_saves_two_ants_of_the_whole_den() {
    let layout = table(3).hex(HexId::AntLionDen, (0, 1), 0, "rrr");
    let table = last_rest(raft(layout));
    assert_eq!(table.sites(HexId::AntLionDen), "___");
    assert_eq!(table.nest(RED).larvae, 5 + 1 + 2, "the third ant is lost");
    // A card discarded for the second site saves that ant on its own.
    let layout = crate::common::table(3).hex(HexId::AntLionDen, (0, 1), 0, "rrr").hand(RED, &[CardId::Swarm]);
    let mut table = last_rest(raft(layout));
    table.play(RED, "lose ant_lion_den.1; discard swarm");
    assert_eq!(table.sites(HexId::AntLionDen), "_r_");
    assert_eq!(table.nest(RED).larvae, 5 + 1 + 2);
}

#[test]
fn rafting_thorax_saves_nobody_from_battle() {
    let layout = table(3).hex(HexId::DrySeep, (0, 1), 0, "bb").outskirts(HexId::DrySeep, RED, 1);
    let table = rest(raft(layout));
    assert!(fought(&table));
    assert_eq!((table.in_outskirts(HexId::DrySeep, RED), table.nest(RED).larvae), (0, 6));
}

#[test]
fn rafting_thorax_saves_nobody_from_an_evolution_or_from_hunger() {
    let layout = meadow("rb__", "___", "___").nest(BLUE, |nest| nest.abdomens = vec![CardId::StingingAbdomen]);
    let mut table = rest(raft(layout));
    table.play(BLUE, "attack 0 soil");
    assert_eq!((table.sites(HexId::Soil), table.nest(RED).larvae), ("_b__".to_owned(), 6));
    // A card site feeds nobody, and the only larva is the one from the Rest.
    let starving = raft(meadow("____", "___", "__r")).great_tunnel(RED, 2).nest(RED, |nest| {
        (nest.food, nest.larvae) = (0, 0);
    });
    let mut table = rest(starving);
    assert!(table.told(&EventKind::Fed { ants: 3, food: 0, larvae: 1, starving: 2 }));
    table.play(RED, "lose pebble.3");
    let at = "pebble.3".parse().expect("a spot");
    assert!(table.told(&EventKind::AntLost { at, cause: Cause::Hunger, saved: false }));
    assert_eq!((table.in_great_tunnel(RED), table.nest(RED).larvae), (1, 0));
}
