//! Explore. Its diagram is in diagrams.rs, its Reaction in reactions.rs.

use game_core::Hex;
use march::{CannotPlace, CardId, Edge, EventKind, HexId, Illegal, Rotation, Spot, Token};

use crate::rulebook::{
    common::{BLUE, RED, table},
    told_of,
};

fn cannot(reason: CannotPlace) -> Illegal {
    Illegal::CannotPlace { reason }
}

#[test]
fn it_costs_one_food() {
    let mut table = table(3).great_tunnel(RED, 1).nest(RED, |red| red.food = 1).lay();
    table.play(RED, "explore");
    assert_eq!(table.nest(RED).food, 0);
}

#[test]
fn without_food_it_is_refused() {
    let mut table = table(3).great_tunnel(RED, 1).nest(RED, |red| red.food = 0).lay();
    table.refuse(RED, "explore", Illegal::TooLittleFood { needed: 1, have: 0 });
}

#[test]
fn the_hex_is_drawn_before_the_hex_to_explore_from_and_then_the_tunnel_are_chosen() {
    let mut table =
        table(3).hex(HexId::Soil, (0, -1), 0, "r___").great_tunnel(RED, 1).pile(&[HexId::Fern, HexId::Pebble]).lay();
    table.play(RED, "explore");
    assert!(told_of(&table, RED, &EventKind::HexDrawn { hex: HexId::Fern }));
    assert_eq!(table.legal(RED), ["from great_tunnel", "from soil"]);
    table.play(RED, "from soil");
    assert!(table.legal(RED).iter().all(|action| action.starts_with("place ")));
}

#[test]
fn the_hex_is_placed_beside_the_hex_explored_from_with_tunnel_on_tunnel() {
    let mut table = table(3)
        .hex(HexId::Soil, (0, -1), 0, "r___")
        .hex(HexId::Pebble, (1, 0), 0, "b__")
        .pile(&[HexId::SnailShell])
        .lay();
    table.play(RED, "explore");
    let cell = |q, r| Hex::new(q, r);
    let from = HexId::Soil;
    // Soil has tunnels at the top, the upper right, the bottom and the lower left; Snail Shell at two opposite edges.
    table.refuse(RED, "place (1,1)/0", cannot(CannotPlace::NotBeside { cell: cell(1, 1), from }));
    table.refuse(RED, "place (3,3)/0", cannot(CannotPlace::TouchesNothing { cell: cell(3, 3) }));
    table.refuse(RED, "place (1,0)/0", cannot(CannotPlace::CellTaken { cell: cell(1, 0), by: HexId::Pebble }));
    table.refuse(RED, "place (1,-1)/2", cannot(CannotPlace::NoTunnel { from, edge: Edge::LowerRight }));
    let not_joined = CannotPlace::NotJoined { hex: HexId::SnailShell, turn: Rotation::new(1), from };
    table.refuse(RED, "place (0,-2)/1", cannot(not_joined));
    table.play(RED, "place (0,-2)/0");
    assert_eq!(table.hex(HexId::SnailShell).cell, cell(0, -2));
}

#[test]
fn ants_come_from_the_hex_explored_from_only() {
    let mut table = table(3).hex(HexId::Soil, (0, -1), 0, "r___").great_tunnel(RED, 1).pile(&[HexId::Fern]).lay();
    table.play(RED, "explore; from great_tunnel; place (1,0)/0");
    table.refuse(RED, "step soil.1 fern.1", Illegal::NoAntThere { at: Spot::site(HexId::Soil, 0) });
    table.refuse(RED, "step great_tunnel soil.2", Illegal::NotTheExploredHex { hex: HexId::Soil });
    table.play(RED, "step great_tunnel fern.1");
}

#[test]
fn at_least_one_ant_moves_and_all_of_them_may() {
    let mut table = table(3).great_tunnel(RED, 4).pile(&[HexId::Fern]).lay();
    table.play(RED, "explore; place (0,-1)/0");
    table.refuse(RED, "pass", Illegal::MustEnter { all: false });
    table.play(RED, "step great_tunnel fern.3");
    assert!(table.can(RED, "pass"));
    table.play(RED, "step great_tunnel fern.1; step great_tunnel fern.2; step great_tunnel fern");
    assert_eq!((table.sites(HexId::Fern), table.in_outskirts(HexId::Fern, RED)), ("rrr".into(), 1));
    assert_eq!(table.in_great_tunnel(RED), 0);
}

#[test]
fn ants_explore_from_the_outskirts_as_well() {
    let mut table =
        table(3).hex(HexId::DrySeep, (0, -1), 0, "bb").outskirts(HexId::DrySeep, RED, 1).pile(&[HexId::Fern]).lay();
    table.play(RED, "explore; place (0,-2)/0; step dry_seep fern.1");
    assert_eq!(table.sites(HexId::Fern), "r__");
}

#[test]
fn vacated_sites_behind_the_explorers_are_filled_after_the_action() {
    let mut table =
        table(3).hex(HexId::DrySeep, (0, -1), 0, "rr").outskirts(HexId::DrySeep, BLUE, 1).pile(&[HexId::Fern]).lay();
    table.play(RED, "explore; place (0,-2)/0; step dry_seep.1 fern.1");
    assert_eq!(table.sites(HexId::DrySeep), "_r");
    table.play(RED, "pass");
    assert_eq!(table.sites(HexId::DrySeep), "br");
}

#[test]
fn wormholes_are_no_way_to_explore() {
    // Toadstool Ring and Gnarled Root both have a wormhole; the red ant is in the former.
    let mut table = table(3)
        .hex(HexId::ToadstoolRing, (0, -1), 0, "r_")
        .hex(HexId::GnarledRoot, (0, 1), 0, "__")
        .great_tunnel(RED, 1)
        .pile(&[HexId::Fern])
        .lay();
    table.play(RED, "explore");
    table.refuse(RED, "from gnarled_root", Illegal::NoAntToExplore { hex: HexId::GnarledRoot });
    table.play(RED, "from toadstool_ring");
    let reason = CannotPlace::NotBeside { cell: Hex::new(0, 2), from: HexId::ToadstoolRing };
    table.refuse(RED, "place (0,2)/0", cannot(reason));
}

#[test]
fn without_a_hex_in_the_pile_or_an_ant_at_an_open_tunnel_there_is_nothing_to_explore() {
    let mut empty = table(3).great_tunnel(RED, 1).pile(&[]).lay();
    empty.refuse(RED, "explore", Illegal::NoHexLeft);
    let mut antless = table(3).lay();
    antless.refuse(RED, "explore", Illegal::NowhereToExplore);
}

#[test]
fn a_hex_with_a_centipede_comes_with_its_token() {
    let mut table = table(3).great_tunnel(RED, 1).pile(&[HexId::RottingLog]).lay();
    table.play(RED, "explore; place (0,-1)/1");
    assert!(table.told(&EventKind::TokenPlaced { hex: HexId::RottingLog, token: Token::Centipede }));
    assert!(table.hex(HexId::RottingLog).centipede);
}

#[test]
fn a_hex_placed_by_a_card_must_touch_another_hex_but_needs_no_tunnel() {
    let mut table = table(3).hand(RED, &[CardId::IntoTheUnknown]).pile(&[HexId::SnailShell]).lay();
    table.play(RED, "play into_the_unknown");
    table.refuse(RED, "place (2,2)/0", cannot(CannotPlace::TouchesNothing { cell: Hex::new(2, 2) }));
    // Neither of its two tunnels meets The Great Tunnel.
    table.play(RED, "place (0,-1)/1");
}
