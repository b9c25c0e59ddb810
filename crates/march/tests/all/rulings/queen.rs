use march::{CardId, Edge, EventKind, HexId, NestPosition, Source};

use crate::common::{BLACK, BLUE, Layout, RED, cards, table};

#[test]
fn queen_order() {
    let rested = game_core::SeatSet::only(RED);
    let mut table = table(3).marker(BLUE).with(|position| position.rested = rested).lay();
    table.play(BLUE, "rest");
    for seat in [BLUE, BLACK, RED] {
        assert_eq!(table.to_act(), [seat]);
        table.play(seat, "gain food");
    }
}

#[test]
fn feeding() {
    let layout = table(3).great_tunnel(RED, 9);
    let table = layout.clone().nest(RED, |nest| nest.abdomens = vec![CardId::BroodingAbdomen]).rest();
    assert!(table.told(&EventKind::Fed { ants: 9, food: 2, larvae: 0, starving: 0 }));
    // Food first, then larvae, then the rest die. The second larva here is the one from the Rest.
    let poor = |nest: &mut NestPosition| (nest.food, nest.larvae) = (1, 1);
    let table = layout.nest(RED, poor).rest();
    assert!(table.told(&EventKind::Fed { ants: 9, food: 1, larvae: 2, starving: 3 }));
    assert_eq!((table.in_great_tunnel(RED), table.nest(RED).food, table.nest(RED).larvae), (6, 0, 0));
}

#[test]
fn thief() {
    let poor = |nest: &mut NestPosition| (nest.food, nest.larvae) = (0, 0);
    let layout = table(3).great_tunnel(BLUE, 3).great_tunnel(BLACK, 2).nest(BLACK, poor);
    let table = layout.nest(BLUE, |nest| nest.abdomens = vec![CardId::ThiefAbdomen]).rest();
    assert!(table.told(&EventKind::Fed { ants: 1, food: 1, larvae: 0, starving: 0 }));
    // Blue feeds two fewer, black one more. The extra mouth, unfed, takes an ant if there is one.
    assert!(table.told(&EventKind::Fed { ants: 3, food: 0, larvae: 0, starving: 3 }));
    assert_eq!((table.in_great_tunnel(BLACK), table.nest(BLUE).food, table.nest(RED).food), (0, 8, 8));
}

#[test]
fn solo_inner_meadow() {
    // At the lower right, the reverse side of The Great Tunnel has no exit and the front has one.
    for (players, points) in [(1, 0), (2, 0), (3, 1)] {
        let table = table(players).ring(Edge::LowerRight, HexId::Soil, "r").slumber();
        assert_eq!(table.scored(RED, Source::InnerMeadow), points, "{players} players");
    }
}

#[test]
fn ant_bodies() {
    let body = |nest: &mut NestPosition| {
        (nest.heads, nest.thoraxes) = (vec![CardId::BulletHead], vec![CardId::GlidingThorax]);
    };
    let mut table = table(3).nest(RED, body).hand(RED, &[CardId::GhostAbdomen]).lay();
    table.play(RED, "play ghost_abdomen");
    assert_eq!(table.scored(RED, Source::Bodies), 3);
    // Incomplete and then complete again: nothing is lost and nothing is gained.
    let layout = crate::common::table(3).nest(RED, body).nest(RED, |nest| nest.abdomens = vec![CardId::GhostAbdomen]);
    let mut table = layout.hand(RED, &[CardId::AdaptiveRadiation, CardId::HerdingAbdomen]).lay();
    table.play(RED, "play adaptive_radiation; discard ghost_abdomen; play herding_abdomen");
    assert_eq!((table.nest(RED).abdomens, table.score(RED)), (vec![CardId::HerdingAbdomen], 0));
}

/// Nobody has anything when the game ends, except for the given food.
fn poor_end(food: [u8; 3]) -> Layout {
    let mut layout = table(3).round(4);
    for (seat, food) in [RED, BLUE, BLACK].into_iter().zip(food) {
        layout = layout.nest(seat, |nest| (nest.food, nest.larvae) = (food, 0));
    }
    layout
}

#[test]
fn awards() {
    // Red decrees two food and shares the greatest stores; nobody has a larva or a card.
    let table = poor_end([2, 4, 0]).slumber();
    assert_eq!([RED, BLUE, BLACK].map(|seat| table.scored(seat, Source::Awards)), [1, 1, 0]);
    let table = poor_end([3, 4, 0]).slumber();
    assert_eq!([RED, BLUE, BLACK].map(|seat| table.scored(seat, Source::Awards)), [3, 0, 0]);
}

#[test]
fn tie() {
    let places = |red: u8, blue: u8| {
        let table = poor_end([2, 4, 0]).great_tunnel(RED, red).great_tunnel(BLUE, blue).slumber();
        table.standing().expect("the game is over").places
    };
    assert_eq!(places(1, 2), [2, 1, 3]);
    assert_eq!(places(2, 2), [1, 1, 3]);
}

fn goal(layout: Layout, goal: CardId) -> i16 {
    layout.nest(RED, |nest| nest.goals = cards(&[goal])).slumber().scored(RED, Source::Goals)
}

#[test]
fn shared() {
    let layout = |soil: &str| table(3).ring(Edge::Top, HexId::DrySeep, "rb").ring(Edge::Bottom, HexId::Soil, soil);
    assert_eq!(goal(layout("rb"), CardId::SymbioticAccord), 2);
    assert_eq!(goal(layout("rr"), CardId::SymbioticAccord), 0);
    assert_eq!(goal(layout("rb").outskirts(HexId::DrySeep, BLACK, 1), CardId::SymbioticAccord), 0);
}

#[test]
fn xenophobic_tribe() {
    let layout = || table(3).ring(Edge::Top, HexId::DrySeep, "r").ring(Edge::LowerRight, HexId::Soil, "r");
    assert_eq!(goal(layout(), CardId::XenophobicTribe), 2);
    // A third hex that is shared spoils it, and one hex is not enough.
    assert_eq!(goal(layout().ring(Edge::LowerLeft, HexId::Fern, "rb"), CardId::XenophobicTribe), 0);
    assert_eq!(goal(layout().ring(Edge::LowerLeft, HexId::Fern, "b"), CardId::XenophobicTribe), 2);
    assert_eq!(goal(table(3).ring(Edge::Top, HexId::DrySeep, "r"), CardId::XenophobicTribe), 0);
}

#[test]
fn extensive_tunnel() {
    let column = |hexes: [(HexId, &str); 4]| {
        let lay =
            |layout: Layout, (n, (hex, sites)): (usize, (HexId, &str))| layout.hex(hex, (0, -1 - n as i8), 0, sites);
        goal(hexes.into_iter().enumerate().fold(table(3), lay), CardId::ExtensiveTunnel)
    };
    let [soil, clover, fern, seep] = [HexId::Soil, HexId::CloverPatch, HexId::Fern, HexId::DrySeep];
    assert_eq!(column([(soil, "r"), (clover, "r"), (fern, "r"), (seep, "")]), 2);
    assert_eq!(column([(soil, "r"), (clover, ""), (fern, "r"), (seep, "r")]), 0, "a hex in between does not link");
    // Neither does The Great Tunnel, nor do wormholes.
    let around =
        table(3).ring(Edge::Top, soil, "r").ring(Edge::LowerRight, clover, "r").ring(Edge::LowerLeft, fern, "r");
    let around = around.wormhole(soil).wormhole(clover).wormhole(fern);
    assert_eq!(goal(around, CardId::ExtensiveTunnel), 0);
}
