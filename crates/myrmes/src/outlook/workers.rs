//! The workers phase before a worker is sent: the rooms, and which tiles could be placed at all.

use game_core::{Notation, Seat};
use serde::Serialize;

use super::{Refusal, refusal};
use crate::{
    Myrmes,
    action::Action,
    components::{Cube, Room, Tile},
    phase::{stock_of, workers::pheromone},
    state::State,
};

/// A room in which a worker can work.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RoomOutlook {
    pub room: Room,
    pub level: u8,
    /// Any one of these actions sends a worker there.
    pub actions: Vec<Notation<Action>>,
    pub illegal: Option<Refusal>,
}

/// A tile, regardless of where it would be placed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TileOutlook {
    pub tile: Tile,
    /// How many are left: pheromones in the seat's reserve, special tiles in the stock shared by
    /// all.
    pub left: u8,
    /// Why none can be placed, wherever the worker is.
    pub illegal: Option<Refusal>,
}

pub(super) fn rooms(rules: &Myrmes, known: &State, seat: Seat) -> Vec<RoomOutlook> {
    let outlook = |room: Room| {
        let actions = match room {
            Room::Quarry => vec![Action::Quarry { cube: Cube::Earth }, Action::Quarry { cube: Cube::Stone }],
            room => vec![Action::Work { room }],
        };
        RoomOutlook {
            room,
            level: room as u8,
            illegal: refusal(rules, known, seat, actions[0]),
            actions: actions.into_iter().map(Notation).collect(),
        }
    };
    Room::ALL.into_iter().map(outlook).collect()
}

pub(super) fn tiles(rules: &Myrmes, known: &State, seat: Seat) -> Vec<TileOutlook> {
    let left = |tile: Tile| {
        if tile.is_special() { known.specials_left[stock_of(tile)] } else { known.colony(seat).hand[tile.idx()] }
    };
    let outlook = |tile| TileOutlook {
        tile,
        left: left(tile),
        illegal: pheromone::may_use(rules, known, seat, tile, 0).err().map(Refusal::from),
    };
    Tile::ALL.into_iter().map(outlook).collect()
}
