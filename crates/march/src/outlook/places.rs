//! Placing a hex: every cell where it can go, and what its tunnels would meet there.

use game_core::Hex;
use serde::Serialize;

use crate::{
    action::Action,
    components::HexId,
    meadow::{Meadow, Placement},
    phase::worker::explore::PlaceHex,
    table::Table,
    task::Ask,
    tunnels::{Exits, Rotation},
};

/// A hex that is being placed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PlacesOutlook {
    pub hex: HexId,
    /// The hex whose tunnel it must connect to. If absent, it may be placed anywhere next to the
    /// Meadow.
    pub from: Option<HexId>,
    /// The cells where it can be placed.
    pub cells: Vec<CellOutlook>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CellOutlook {
    pub cell: Hex,
    /// One entry for each distinct orientation.
    pub turns: Vec<TurnedOutlook>,
}

/// The hex on a cell in one orientation.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TurnedOutlook {
    pub turn: Rotation,
    pub legal: bool,
    /// The hexes whose tunnels it would connect to.
    pub joins: Vec<HexId>,
    /// The tunnels that would be blocked, counting its own and those of its neighbours.
    pub blocks: u8,
}

pub(super) fn outlook(table: Table<'_>, place: PlaceHex) -> PlacesOutlook {
    let mut listed = Vec::new();
    place.legal(table, &mut listed);
    let mut cells: Vec<Hex> = Vec::new();
    for action in &listed {
        if let Action::Place { cell, .. } = *action
            && !cells.contains(&cell)
        {
            cells.push(cell);
        }
    }
    let printed = table.rules.facts(place.hex).tunnels;
    let turned = |cell: Hex, turn: Rotation| {
        let (joins, blocks) = meets(&table.state.meadow, place.hex, printed, Placement { cell, turn });
        TurnedOutlook { turn, legal: listed.contains(&Action::Place { cell, turn }), joins, blocks }
    };
    let of_cell = |cell| CellOutlook { cell, turns: printed.turns().map(|turn| turned(cell, turn)).collect() };
    PlacesOutlook { hex: place.hex, from: place.joined_to(), cells: cells.into_iter().map(of_cell).collect() }
}

/// What a hex would join on a cell, and how many tunnel mouths would end against a wall.
fn meets(meadow: &Meadow, hex: HexId, printed: Exits, at: Placement) -> (Vec<HexId>, u8) {
    let mut after = *meadow;
    if after.place(hex, printed, at).is_err() {
        return (Vec::new(), 0);
    }
    let n_blocked = |meadow: &Meadow, hex| meadow.blocked_tunnels(hex).len() as u8;
    let of_neighbours: u8 =
        after.touching(hex).hexes().map(|other| n_blocked(&after, other) - n_blocked(meadow, other)).sum();
    (after.joined(hex).hexes().collect(), n_blocked(&after, hex) + of_neighbours)
}
