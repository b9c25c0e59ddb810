//! The Meadow as it is: who controls what, and where the tunnels lead.

use game_core::{Seat, named};
use serde::Serialize;

use crate::{components::HexId, table::Table, tunnels::Edge};

/// A hex in the Meadow.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct HexOutlook {
    pub hex: HexId,
    /// The player whose ant inhabits the control site.
    pub controller: Option<Seat>,
    /// Whether there would be a battle here.
    pub contested: bool,
    /// Whether several players inhabit it without a battle.
    pub shared: bool,
    /// Whether it counts as Inner Meadow for the player who controls it.
    pub inner: bool,
    /// One entry per edge, clockwise from the top in the hex's current orientation; empty where
    /// there is no tunnel.
    pub edges: [Option<Tunnel>; 6],
    /// Army Strength by seat; 0 for a seat without ants here.
    pub strength: Vec<u8>,
}

/// An exit of a hex.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Tunnel {
    pub state: TunnelState,
    /// The neighbouring hex, unless the tunnel is open.
    pub to: Option<HexId>,
}

named! {
    /// Where a tunnel leads.
    pub enum TunnelState {
        /// Into the tunnel of the hex beyond.
        Joined = "joined",
        /// Against the wall of the hex beyond.
        Blocked = "blocked",
        /// Out of the Meadow.
        Open = "open",
    }
}

pub(super) fn outlook(table: Table<'_>) -> Vec<HexOutlook> {
    let (meadow, ants) = (&table.state.meadow, &table.state.ants);
    let of_hex = |hex: HexId| HexOutlook {
        hex,
        controller: table.controller(hex),
        contested: table.is_contested(hex),
        shared: table.is_shared(hex),
        inner: hex != HexId::GreatTunnel && table.counts_as_inner(hex),
        edges: Edge::ALL.map(|edge| tunnel(table, hex, edge)),
        strength: Seat::all(table.players())
            .map(|seat| if ants.count(seat, hex) > 0 { table.army_strength(seat, hex) } else { 0 })
            .collect(),
    };
    meadow.placed().hexes().map(of_hex).collect()
}

fn tunnel(table: Table<'_>, hex: HexId, edge: Edge) -> Option<Tunnel> {
    let meadow = &table.state.meadow;
    if !meadow.exits(hex).contains(edge) {
        return None;
    }
    let to = meadow.neighbour(hex, edge);
    let state = match to {
        None => TunnelState::Open,
        Some(_) if meadow.blocked_tunnels(hex).contains(edge) => TunnelState::Blocked,
        Some(_) => TunnelState::Joined,
    };
    Some(Tunnel { state, to })
}
