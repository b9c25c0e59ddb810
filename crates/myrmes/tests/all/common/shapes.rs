//! Finds the orientation of a tile from the hexes it covers.

use game_core::Hex;
use myrmes::{Lying, Tile};

use super::text;

/// Every way to turn a tile and, where that gives a new shape, mirror it: its hexes in reading
/// order, the first at (0,0). The index in the list is the orientation's number in the notation.
pub(crate) fn turns(tile: Tile) -> Vec<Vec<Hex>> {
    let cells = text::cells(tile);
    let may_mirror = tile == Tile::Hook4;
    let mut all: Vec<Vec<Hex>> = Vec::new();
    for over in 0..=u8::from(may_mirror) {
        for sixths in 0..6 {
            let mut shape: Vec<Hex> =
                cells.iter().map(|cell| if over == 1 { cell.mirrored() } else { *cell }.turned(sixths)).collect();
            shape.sort();
            let first = shape[0];
            let shape: Vec<Hex> = shape.into_iter().map(|cell| cell - first).collect();
            if !all.contains(&shape) {
                all.push(shape);
            }
        }
    }
    all
}

/// The placement of `tile` that covers exactly these hexes.
pub(crate) fn identify(tile: Tile, cells: &[Hex]) -> Option<Lying> {
    let mut cells = cells.to_vec();
    cells.sort();
    let at = *cells.first()?;
    let shape: Vec<Hex> = cells.into_iter().map(|cell| cell - at).collect();
    let turn = turns(tile).into_iter().position(|turn| turn == shape)?;
    Some(Lying { tile, turn: turn as u8, at })
}

/// The hexes that a placed tile covers.
pub(crate) fn covered(lying: Lying) -> Vec<Hex> {
    turns(lying.tile)[usize::from(lying.turn)].iter().map(|&cell| cell + lying.at).collect()
}
