//! Drawing, placing and entering hexes.

use game_core::Hex;
use march::{CannotPlace, CardId, Edge, HexId, Illegal, Options, Rotation, Species, Spot};

use crate::common::{BLUE, Layout, RED, Table, table, table_with};

#[test]
fn no_hex_left() {
    table(3).great_tunnel(RED, 1).pile(&[]).lay().refuse(RED, "explore", Illegal::NoHexLeft);
}

#[test]
fn nowhere_to_explore() {
    table(3).great_tunnel(BLUE, 1).lay().refuse(RED, "explore", Illegal::NowhereToExplore);
}

/// Red is in The Great Tunnel and in Soil, blue in Dry Seep, and Fern is on top of the pile.
fn exploring() -> Layout {
    let layout = table(3).great_tunnel(RED, 1).ring(Edge::Top, HexId::Soil, "r");
    layout.ring(Edge::LowerLeft, HexId::DrySeep, "b").pile(&[HexId::Fern])
}

#[test]
fn no_ant_to_explore() {
    let mut table = exploring().lay();
    table.play(RED, "explore");
    table.refuse(RED, "from dry_seep", Illegal::NoAntToExplore { hex: HexId::DrySeep });
    table.refuse(RED, "from bark", Illegal::NoAntToExplore { hex: HexId::Bark });
}

#[test]
fn no_open_tunnel() {
    // Snail Shell leads to The Great Tunnel and to the hex behind it.
    let layout = exploring().ring(Edge::LowerRight, HexId::SnailShell, "r").hex(HexId::Bark, (2, 0), 0, "");
    let mut table = layout.lay();
    table.play(RED, "explore");
    table.refuse(RED, "from snail_shell", Illegal::NoOpenTunnel { hex: HexId::SnailShell, needed: 1 });
}

#[test]
fn trapped_explorers() {
    let layout = exploring().ring(Edge::LowerRight, HexId::Pebble, "rb");
    let mut table = layout.nest(BLUE, |nest| nest.thoraxes = vec![CardId::WeaverThorax]).lay();
    table.play(RED, "explore");
    table.refuse(RED, "from pebble", Illegal::Trapped { hex: HexId::Pebble });
}

#[test]
fn not_drawn() {
    let scouting = |nest: &mut march::NestPosition| nest.thoraxes = vec![CardId::ScoutingThorax];
    let mut table = exploring().nest(RED, scouting).pile(&[HexId::Fern, HexId::Bark]).lay();
    table.play(RED, "explore");
    table.refuse(RED, "take pebble", Illegal::NotDrawn { hex: HexId::Pebble });
    table.play(RED, "take fern");
    table.refuse(RED, "top fern", Illegal::NotDrawn { hex: HexId::Fern });
}

#[test]
fn only_on_top() {
    let layout = exploring().hand(RED, &[CardId::QueensJourney]).pile(&[HexId::Fern, HexId::Bark, HexId::Pebble]);
    let mut table = layout.lay();
    table.play(RED, "play queens_journey; pay_larva; take fern");
    table.refuse(RED, "bottom bark", Illegal::OnlyOnTop { hex: HexId::Bark });
}

fn placing() -> Table {
    let mut table = exploring().lay();
    table.play(RED, "explore; from great_tunnel");
    table
}

#[test]
fn cannot_place() {
    let mut table = placing();
    let mut refuse = |action: &str, reason| table.refuse(RED, action, Illegal::CannotPlace { reason });
    let (from, hex) = (HexId::GreatTunnel, HexId::Fern);
    let cell = Hex::new(0, -1);
    refuse("place (0,-1)/0", CannotPlace::CellTaken { cell, by: HexId::Soil });
    refuse("place (3,3)/0", CannotPlace::TouchesNothing { cell: Hex::new(3, 3) });
    refuse("place (0,-2)/0", CannotPlace::NotBeside { cell: Hex::new(0, -2), from });
    // Fern has no tunnel at its lower right and lower left.
    refuse("place (0,1)/2", CannotPlace::NotJoined { hex, turn: Rotation::new(2), from });
}

#[test]
fn not_the_explored_hex() {
    let mut table = placing();
    table.play(RED, "place (0,1)/0");
    table.refuse(RED, "step great_tunnel soil.2", Illegal::NotTheExploredHex { hex: HexId::Soil });
}

#[test]
fn must_enter() {
    let mut table = placing();
    table.play(RED, "place (0,1)/0");
    table.refuse(RED, "pass", Illegal::MustEnter { all: false });
    table.refuse(RED, "step soil.1 fern.1", Illegal::NoAntThere { at: Spot::site(HexId::Soil, 0) });
    table.refuse(RED, "step great_tunnel fern", Illegal::CannotEnter { at: Spot::outskirts(HexId::Fern) });
}

#[test]
fn other_hex_needs_an_ant() {
    let layout = table_with(Options { primitive_species: true, ..Options::players(3) }).great_tunnel(RED, 2);
    let layout = layout.nest(RED, |nest| nest.species = Some(Species::NomadicAnt));
    let mut table = layout.pile(&[HexId::Fern, HexId::DrySeep]).lay();
    table.play(RED, "species; place (0,1)/0; place (0,-1)/3");
    table.refuse(RED, "pass", Illegal::MustEnter { all: true });
    table.play(RED, "step great_tunnel dry_seep.2");
    table.refuse(RED, "step great_tunnel dry_seep.1", Illegal::OtherHexNeedsAnAnt { hex: HexId::DrySeep });
}
