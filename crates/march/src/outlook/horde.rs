//! The Centipede Horde: what its next card can do, and whether it wins.

use game_core::Seat;
use serde::Serialize;

use crate::{
    components::{CardType, HexId},
    options::HordeWins,
    table::Table,
};

/// What all players can foresee of the Horde's moves.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct HordeOutlook {
    /// Hexes with a centipede in the order of their numbers, which is the order in which the Horde
    /// handles them.
    pub centipedes: Vec<HexId>,
    /// Where a centipede would appear if an evolution is revealed: the highest-numbered hex without
    /// one. Absent means The Great Tunnel.
    pub invades: Option<HexId>,
    /// Which centipede would advance if an event is revealed: the one in the lowest-numbered hex.
    /// If there is no centipede, the Horde explores instead.
    pub advancing: Option<HexId>,
    /// Where that centipede would go, for each possible ferocity of the event.
    pub advances: Vec<HordeAdvance>,
    /// What the Horde would score if Slumber came now.
    pub slumber_points: u8,
    /// The points the Horde would need to win, given the players' current scores.
    pub needs: i16,
    /// Whether the Horde would win if the game ended now.
    pub wins_now: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct HordeAdvance {
    pub ferocity: u8,
    /// Absent means The Great Tunnel.
    pub to: Option<HexId>,
}

pub(super) fn outlook(table: Table<'_>) -> Option<HordeOutlook> {
    let (rules, state) = (table.rules, table.state);
    if !rules.options.has_horde() {
        return None;
    }
    let advancing = table.advances_next();
    let advances = |from| {
        let jumps = ferocities(table).filter(|&ferocity| ferocity > 0);
        jumps.map(|ferocity| HordeAdvance { ferocity, to: table.advanced(from, ferocity) }).collect()
    };
    let scores = Seat::all(table.players()).map(|seat| state.nest(seat).score());
    let to_beat = match rules.options.horde_wins {
        HordeWins::BeatsOne => scores.min(),
        HordeWins::BeatsAll => scores.max(),
    };
    Some(HordeOutlook {
        centipedes: table.by_number(state.centipedes).collect(),
        invades: table.invaded_next(),
        advancing,
        advances: advancing.map_or_else(Vec::new, advances),
        slumber_points: rules.horde_slumber_points(state),
        needs: to_beat.unwrap_or(0) + 1,
        wins_now: rules.horde_wins(state),
    })
}

/// The distinct ferocities of the events in the Centipede Deck.
fn ferocities(table: Table<'_>) -> impl Iterator<Item = u8> {
    let events = table.rules.data.cards().filter(|card| card.centipede_symbol && card.card_type == CardType::Event);
    let bits = events.fold(0u16, |bits, card| bits | 1 << card.ferocity);
    (0..16).filter(move |ferocity| bits & (1 << ferocity) != 0)
}
