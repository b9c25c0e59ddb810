//! March. Its diagram is in diagrams.rs, its Reaction in reactions.rs.

use march::{CardId, HexId, Illegal, Spot};

use crate::common::{BLUE, RED, table};

#[test]
fn it_costs_one_food() {
    let mut rich = table(3).nest(RED, |red| red.food = 1).lay();
    rich.play(RED, "march; pass");
    assert_eq!(rich.nest(RED).food, 0);
    let mut poor = table(3).nest(RED, |red| red.food = 0).lay();
    poor.refuse(RED, "march", Illegal::TooLittleFood { needed: 1, have: 0 });
}

#[test]
fn up_to_five_steps_are_taken() {
    let mut table = table(3).nest(RED, |red| red.larvae = 9).lay();
    table.play(RED, "march");
    for steps in 1..=5 {
        assert!(table.can(RED, "pass"), "it may stop after {} steps", steps - 1);
        table.play(RED, "larva great_tunnel");
    }
    table.refuse(RED, "larva great_tunnel", Illegal::NotToAct { seat: RED });
    assert_eq!((table.in_great_tunnel(RED), table.nest(RED).larvae), (5, 4));
}

#[test]
fn a_larva_goes_into_any_hex_that_is_inhabited_or_into_the_great_tunnel() {
    let mut table = table(3)
        .hex(HexId::Soil, (0, -1), 0, "r___")
        .hex(HexId::Fern, (1, -1), 0, "___")
        .hex(HexId::DrySeep, (1, 0), 0, "bb")
        .outskirts(HexId::DrySeep, RED, 1)
        .lay();
    table.play(RED, "march");
    table.refuse(RED, "larva fern.1", Illegal::LarvaNotAllowed { hex: HexId::Fern });
    table.refuse(RED, "larva dry_seep", Illegal::LarvaNotAllowed { hex: HexId::DrySeep });
    table.refuse(RED, "larva pebble.1", Illegal::NotInTheMeadow { hex: HexId::Pebble });
    table.play(RED, "larva soil.3; larva great_tunnel; pass");
    assert_eq!((table.sites(HexId::Soil), table.in_great_tunnel(RED)), ("r_r_".into(), 1));
}

#[test]
fn larvae_come_from_the_larvae_chamber() {
    let mut table = table(3).hex(HexId::Soil, (0, -1), 0, "r___").nest(RED, |red| red.larvae = 1).lay();
    table.play(RED, "march; larva soil.2");
    table.refuse(RED, "larva soil.3", Illegal::NoLarva);
}

#[test]
fn larvae_move_before_ants() {
    let mut table = table(3).hex(HexId::Soil, (0, -1), 0, "____").great_tunnel(RED, 1).lay();
    table.play(RED, "march; step great_tunnel soil.1");
    table.refuse(RED, "larva soil.2", Illegal::LarvaeMoveFirst);
}

#[test]
fn a_larva_is_an_ant_at_once_and_may_walk_on() {
    let mut table = table(3).hex(HexId::Soil, (0, -1), 0, "____").lay();
    table.play(RED, "march; larva great_tunnel; step great_tunnel soil.1");
    assert_eq!(table.sites(HexId::Soil), "r___");
}

#[test]
fn a_step_leads_into_an_adjacent_hex_that_a_tunnel_connects() {
    // Fern has no tunnel to Soil, nor to The Great Tunnel; Tall Sand is far away.
    let mut table = table(3)
        .hex(HexId::Soil, (0, -1), 0, "r___")
        .hex(HexId::Fern, (1, -1), 0, "___")
        .hex(HexId::TallSand, (0, 1), 0, "____")
        .lay();
    table.play(RED, "march");
    for (step, to) in [("step soil.1 fern.1", HexId::Fern), ("step soil.1 tall_sand.1", HexId::TallSand)] {
        table.refuse(RED, step, Illegal::NotLinked { from: HexId::Soil, to });
    }
    table.refuse(RED, "step soil.2 great_tunnel", Illegal::NoAntThere { at: Spot::site(HexId::Soil, 1) });
    table.play(RED, "step soil.1 great_tunnel; step great_tunnel tall_sand.1");
    assert_eq!(table.sites(HexId::TallSand), "r___");
}

#[test]
fn one_step_leads_from_a_wormhole_to_any_other() {
    let mut table = table(3)
        .hex(HexId::ToadstoolRing, (0, -1), 0, "r_")
        .hex(HexId::Soil, (0, 1), 1, "____")
        .hex(HexId::GnarledRoot, (0, 2), 0, "__")
        .hex(HexId::Fern, (1, 1), 0, "___")
        .wormhole(HexId::Fern)
        .lay();
    table.play(RED, "march");
    table.refuse(
        RED,
        "step toadstool_ring.1 soil.1",
        Illegal::NotLinked { from: HexId::ToadstoolRing, to: HexId::Soil },
    );
    table.play(RED, "step toadstool_ring.1 gnarled_root.2; step gnarled_root.2 fern.1; pass");
    assert_eq!(table.sites(HexId::Fern), "r__");
}

#[test]
fn the_great_tunnel_has_no_wormhole() {
    let mut table = table(3).hex(HexId::GnarledRoot, (0, -2), 0, "r_").hex(HexId::Soil, (0, -1), 1, "____").lay();
    table.play(RED, "march");
    table.refuse(
        RED,
        "step gnarled_root.1 great_tunnel",
        Illegal::NotLinked { from: HexId::GnarledRoot, to: HexId::GreatTunnel },
    );
}

#[test]
fn each_thorax_gives_one_step_more_covered_ones_too() {
    let thoraxes = [CardId::RaftingThorax, CardId::GlidingThorax, CardId::NursingThorax];
    for count in 1..=3 {
        let mut table = table(3)
            .nest(RED, |red| {
                red.larvae = 12;
                red.thoraxes = thoraxes[..count].to_vec();
            })
            .lay();
        table.play(RED, "march");
        for _ in 0..5 + count {
            table.play(RED, "larva great_tunnel");
        }
        assert_eq!(table.to_act(), [BLUE], "{count} thoraxes");
    }
}
