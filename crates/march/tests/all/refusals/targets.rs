//! What cards may be aimed at.

use march::{CardId, Edge, HexId, Illegal, Spot};

use crate::common::{BLACK, BLUE, Layout, RED, Table, table};

/// Red inhabits Soil and Fern, blue Dry Seep; both are in The Great Tunnel.
fn meadow(hand: CardId) -> Layout {
    let layout = table(3).great_tunnel(RED, 1).great_tunnel(BLUE, 1).ring(Edge::Top, HexId::Soil, "rb");
    let layout = layout.ring(Edge::LowerRight, HexId::Fern, "r").ring(Edge::LowerLeft, HexId::DrySeep, "b");
    layout.hand(RED, &[hand])
}

/// Plays the card and pays for it with larvae.
fn aimed(card: CardId) -> Table {
    let mut table = meadow(card).lay();
    table.play(RED, &format!("play {card}"));
    while table.can(RED, "pay_larva") {
        table.play(RED, "pay_larva");
    }
    table
}

#[test]
fn not_the_great_tunnel() {
    let mut table = aimed(CardId::FungalOutbreak);
    table.refuse(RED, "choose great_tunnel", Illegal::NotTheGreatTunnel);
    table.refuse(RED, "choose bark", Illegal::NotInTheMeadow { hex: HexId::Bark });
    aimed(CardId::MysteriousHole).refuse(RED, "wormhole great_tunnel", Illegal::NotTheGreatTunnel);
}

#[test]
fn hex_not_inhabited() {
    let mut table = aimed(CardId::SparrowAttack);
    table.refuse(RED, "choose dry_seep", Illegal::HexNotInhabited { hex: HexId::DrySeep });
}

#[test]
fn not_contested() {
    // Two contested hexes to choose from, and one that is not.
    let layout = meadow(CardId::SneakAttack).centipede(HexId::Fern).centipede(HexId::DrySeep);
    let mut table = layout.lay();
    table.play(RED, "play sneak_attack; pay_larva");
    table.refuse(RED, "choose soil", Illegal::NotContested { hex: HexId::Soil });
}

#[test]
fn not_inhabited() {
    let mut table = aimed(CardId::EarlyHarvest);
    table.refuse(RED, "collect soil.2", Illegal::NotInhabited { at: Spot::site(HexId::Soil, 1) });
    table.refuse(RED, "collect great_tunnel", Illegal::NotInhabited { at: Spot::outskirts(HexId::GreatTunnel) });
}

#[test]
fn token_there() {
    let mut table = meadow(CardId::MysteriousHole).wormhole(HexId::Soil).centipede(HexId::Fern).lay();
    table.play(RED, "play mysterious_hole; pay_larva");
    table.refuse(RED, "wormhole soil", Illegal::TokenThere { hex: HexId::Soil });
    table.refuse(RED, "centipede fern", Illegal::TokenThere { hex: HexId::Fern });
}

#[test]
fn not_another_player() {
    let layout = table(3).nest(RED, |nest| nest.thoraxes = vec![CardId::ParasiticThorax]);
    let mut table = layout.lay();
    table.play(RED, "forage");
    table.refuse(RED, "against 0", Illegal::NotAnotherPlayer { seat: RED });
    table.refuse(RED, "against 3", Illegal::NotAnotherPlayer { seat: game_core::Seat(3) });
}

#[test]
fn mating_flight() {
    let mut table = meadow(CardId::MatingFlight).lay();
    table.play(RED, "play mating_flight; pay_ant great_tunnel");
    table.refuse(RED, "ant 2 soil.1", Illegal::NoAntOf { seat: BLACK, at: Spot::site(HexId::Soil, 0) });
    table.refuse(RED, "ant 1 soil.1", Illegal::NoAntOf { seat: BLUE, at: Spot::site(HexId::Soil, 0) });
    table.play(RED, "ant 0 soil.1");
    table.refuse(RED, "ant 0 fern.1", Illegal::SameOwner { seat: RED });
    table.refuse(RED, "pass", Illegal::SecondAntMissing);
}
