//! The Queen Phase.

use march::{CardId, Edge, HexId, Illegal, Resource, Spot};

use crate::common::{BLACK, BLUE, RED, table};

#[test]
fn not_together_in_hex() {
    let layout = table(3).ring(Edge::Top, HexId::Soil, "rb").ring(Edge::Bottom, HexId::Fern, "b");
    let mut table = layout.nest(RED, |nest| nest.abdomens = vec![CardId::StingingAbdomen]).rest();
    table.refuse(RED, "attack 1 fern", Illegal::NotTogetherInHex { seat: BLUE, hex: HexId::Fern });
    table.refuse(RED, "attack 2 soil", Illegal::NotTogetherInHex { seat: BLACK, hex: HexId::Soil });
}

#[test]
fn ant_lions() {
    let layout = table(3).ring(Edge::Top, HexId::AntLionDen, "rr").hand(RED, &[CardId::Swarm]);
    let mut table = layout.rest();
    table.refuse(RED, "lose ant_lion_den.2", Illegal::NotAmongTheLost { at: Spot::site(HexId::AntLionDen, 1) });
    table.refuse(RED, "discard royal_jelly", Illegal::NotInHand { card: CardId::RoyalJelly });
}

#[test]
fn harvested_already() {
    let layout = table(3).ring(Edge::Top, HexId::Soil, "rr");
    let mut table = layout.nest(RED, |nest| nest.abdomens = vec![CardId::LeafCutterAbdomen]).rest();
    table.play(RED, "food soil.1");
    table.refuse(RED, "food soil.1", Illegal::HarvestedAlready { at: Spot::site(HexId::Soil, 0) });
    table.refuse(RED, "food soil.3", Illegal::NotInhabited { at: Spot::site(HexId::Soil, 2) });
}

#[test]
fn not_decreed() {
    let mut table = table(3).rest();
    table.refuse(RED, "gain cards", Illegal::NotDecreed { what: Resource::Cards });
    table.refuse(RED, "gain points", Illegal::NotDecreed { what: Resource::Points });
}
