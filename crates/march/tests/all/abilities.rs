//! Card by card and hex by hex: what thoraxes, abdomens, Colony Goals, hexes and primitive species do.

use crate::common;

mod abdomens;
mod goals;
mod hexes;
mod species;
mod thoraxes;

use common::{BLACK, BLUE, Layout, RED, Table};
use game_core::{Seat, SeatSet};
use march::{CardType, Data, EventKind, HexId, Section};

/// RED takes the last Rest of the Worker Phase, keeps the marker and gains one larva.
fn rest(layout: Layout) -> Table {
    let rested = SeatSet::only(BLUE);
    let rested = if layout.options.players == 5 { rested.with(BLACK) } else { rested };
    let mut table = layout.with(|position| position.rested = rested).lay();
    table.play(RED, "rest");
    table
}

/// The same in the last round, which has no Royal Decree, so Slumber follows at once.
fn last_rest(layout: Layout) -> Table {
    rest(layout.round(4))
}

/// What the sites gave to a seat: the site, then food, larvae, cards, points.
fn collected(table: &Table, seat: Seat) -> Vec<(String, [u8; 4])> {
    let told = table.events.iter().filter(|event| event.seat == Some(seat));
    let collected = told.filter_map(|event| match event.what {
        EventKind::Collected { at, gain } => Some((at.to_string(), [gain.food, gain.larvae, gain.cards, gain.points])),
        _ => None,
    });
    collected.collect()
}

/// How a seat fed its ants: ants to feed, food, larvae, ants left to starve.
fn fed(table: &Table, seat: Seat) -> [u8; 4] {
    let fed = table.events.iter().filter(|event| event.seat == Some(seat)).find_map(|event| match event.what {
        EventKind::Fed { ants, food, larvae, starving } => Some([ants, food, larvae, starving]),
        _ => None,
    });
    fed.expect("everybody feeds in the Queen Phase")
}

/// Whether a battle was fought.
fn fought(table: &Table) -> bool {
    table.events.iter().any(|event| matches!(event.what, EventKind::BattleBegan { .. }))
}

/// Whether a test in the source is named after this card or hex.
fn has_test(source: &str, id: &str) -> bool {
    source.contains(&format!("#[test]\nfn {id}_"))
}

#[test]
fn every_thorax_abdomen_and_colony_goal_has_a_test_of_its_own() {
    let thoraxes = include_str!("abilities/thoraxes.rs");
    let abdomens = include_str!("abilities/abdomens.rs");
    let goals = include_str!("abilities/goals.rs");
    for card in Data::own().cards() {
        let source = match (card.card_type, card.section) {
            (CardType::ColonyGoal, _) => goals,
            (_, Some(Section::Thorax)) => thoraxes,
            (_, Some(Section::Abdomen)) => abdomens,
            // Events and heads are in `cards`.
            _ => continue,
        };
        assert!(has_test(source, card.id.name()), "{} has no test", card.id);
    }
}

#[test]
fn every_hex_has_a_test_of_its_own() {
    for hex in &HexId::ALL[1..] {
        assert!(has_test(include_str!("abilities/hexes.rs"), hex.name()), "{hex} has no test");
    }
}

#[test]
fn every_primitive_species_has_a_test_of_its_own() {
    for species in &march::Species::ALL[1..] {
        assert!(has_test(include_str!("abilities/species.rs"), species.name()), "{species} has no test");
    }
}
