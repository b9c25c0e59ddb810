//! The garden in play: its hexes, their neighbours, and every way to place a tile, computed once.

use game_core::{Hex, Refused};

use crate::{
    components::{Terrain, Tile},
    data::{Data, InPlay},
    mask::{Cell, Mask},
};

/// A way to place a tile: its number for [`Garden::placement`].
pub(crate) type PlacementId = u16;

/// One way to place one tile.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Placement {
    pub(crate) mask: Mask,
    /// Every hex outside the tile that touches it and can be entered.
    pub(crate) ring: Mask,
    pub(crate) tile: Tile,
    pub(crate) turn: u8,
    pub(crate) anchor: Cell,
    /// Food, earth and stone that the covered hexes yield.
    pub(crate) yields: [u8; 3],
}

#[derive(Clone, Debug)]
pub(crate) struct Garden {
    hexes: Vec<Hex>,
    terrain: Vec<Terrain>,
    cell_at: Box<[u8; 1024]>,
    /// Hexes that can be entered: in play and dry.
    pub(crate) land: Mask,
    /// The land around each cell.
    around: Vec<Mask>,
    /// Hexes that are printed, but not in play with this number of players.
    pub(crate) unused: Vec<Hex>,
    pub(crate) prey_spots: Vec<Cell>,
    pub(crate) starts: Vec<Cell>,
    placements: Vec<Placement>,
    /// For each pair of tile and cell, the start of its placements in `covering`; plus one final
    /// end.
    covering_from: Vec<u32>,
    covering: Vec<PlacementId>,
    /// For each tile, the start of its block in `placement_at`, which has one entry per turn and
    /// cell.
    block_from: [u32; Tile::ALL.len()],
    placement_at: Vec<PlacementId>,
}

const NO_CELL: u8 = u8::MAX;
const NO_PLACEMENT: PlacementId = PlacementId::MAX;

impl Garden {
    pub(crate) fn new(data: &Data, players: u8) -> Result<Garden, Refused> {
        let InPlay { hexes: printed, unused, prey_spots: spots, starts } = data.garden.for_players(players)?;
        let mut garden = Garden {
            hexes: printed.iter().map(|printed| printed.hex).collect(),
            terrain: printed.iter().map(|printed| printed.terrain).collect(),
            cell_at: Box::new([NO_CELL; 1024]),
            land: Mask::EMPTY,
            around: Vec::new(),
            unused,
            prey_spots: Vec::new(),
            starts: Vec::new(),
            placements: Vec::new(),
            covering_from: Vec::new(),
            covering: Vec::new(),
            block_from: [0; Tile::ALL.len()],
            placement_at: Vec::new(),
        };
        for (idx, &hex) in garden.hexes.iter().enumerate() {
            garden.cell_at[slot(hex).expect("data keeps hexes near the origin")] = idx as u8;
        }
        garden.land = garden.cells().filter(|&cell| garden.terrain(cell) != Terrain::Water).collect();
        garden.around = garden
            .cells()
            .map(|cell| {
                let neighbours: Mask =
                    garden.hex(cell).neighbours().into_iter().filter_map(|hex| garden.cell(hex)).collect();
                neighbours.and(&garden.land)
            })
            .collect();
        let known = |hexes: &[Hex]| hexes.iter().map(|&hex| garden.cell(hex).expect("data checks its hexes")).collect();
        (garden.prey_spots, garden.starts) = (known(&spots), known(&starts));
        garden.lay_out_tiles(data);
        Ok(garden)
    }

    fn lay_out_tiles(&mut self, data: &Data) {
        for tile in Tile::ALL {
            self.block_from[tile.idx()] = self.placement_at.len() as u32;
            let mut over: Vec<Vec<PlacementId>> = vec![Vec::new(); self.hexes.len()];
            for (turn, shape) in data.tile(tile).turns.iter().enumerate() {
                for anchor in self.cells() {
                    let at = self.hex(anchor);
                    let cells: Option<Vec<Cell>> = shape.iter().map(|&offset| self.cell(at + offset)).collect();
                    let Some(cells) = cells.filter(|cells| cells.iter().all(|&cell| self.land.contains(cell))) else {
                        self.placement_at.push(NO_PLACEMENT);
                        continue;
                    };
                    let id = self.placements.len() as PlacementId;
                    self.placement_at.push(id);
                    cells.iter().for_each(|cell| over[cell.idx()].push(id));
                    let mask: Mask = cells.iter().copied().collect();
                    let mut yields = [0; 3];
                    for cube in cells.iter().filter_map(|&cell| self.terrain(cell).yields()) {
                        yields[cube.idx()] += 1;
                    }
                    let ring = self.touching(mask).minus(&mask);
                    self.placements.push(Placement { mask, ring, tile, turn: turn as u8, anchor, yields });
                }
            }
            for placements in over {
                self.covering_from.push(self.covering.len() as u32);
                self.covering.extend(placements);
            }
        }
        self.covering_from.push(self.covering.len() as u32);
        assert!(self.placements.len() < usize::from(NO_PLACEMENT), "placements are numbered in 16 bits");
    }

    pub(crate) fn cells(&self) -> impl Iterator<Item = Cell> + use<> {
        (0..self.hexes.len() as u8).map(Cell)
    }

    #[inline]
    pub(crate) fn hex(&self, cell: Cell) -> Hex {
        self.hexes[cell.idx()]
    }

    #[inline]
    pub(crate) fn cell(&self, hex: Hex) -> Option<Cell> {
        let found = self.cell_at[slot(hex)?];
        (found != NO_CELL).then_some(Cell(found))
    }

    pub(crate) fn terrain(&self, cell: Cell) -> Terrain {
        self.terrain[cell.idx()]
    }

    /// The land around a hex.
    #[inline]
    pub(crate) fn around(&self, cell: Cell) -> &Mask {
        &self.around[cell.idx()]
    }

    /// The land around any hex of a set; may include hexes of the set itself.
    pub(crate) fn touching(&self, set: Mask) -> Mask {
        set.cells().fold(Mask::EMPTY, |all, cell| all.or(self.around(cell)))
    }

    #[inline]
    pub(crate) fn placement(&self, id: PlacementId) -> &Placement {
        &self.placements[usize::from(id)]
    }

    /// Every way to place `tile` over `cell` in an empty garden.
    #[inline]
    pub(crate) fn covering(&self, tile: Tile, cell: Cell) -> &[PlacementId] {
        let pair = tile.idx() * self.hexes.len() + cell.idx();
        &self.covering[self.covering_from[pair] as usize..self.covering_from[pair + 1] as usize]
    }

    /// The placement with this anchor, if the tile fits there in an empty garden.
    #[inline]
    pub(crate) fn find_placement(&self, tile: Tile, turn: u8, anchor: Cell) -> Option<PlacementId> {
        let from = self.block_from[tile.idx()] as usize;
        let to = self.block_from.get(tile.idx() + 1).map_or(self.placement_at.len(), |&next| next as usize);
        let found = *self.placement_at[from..to].get(usize::from(turn) * self.hexes.len() + anchor.idx())?;
        (found != NO_PLACEMENT).then_some(found)
    }
}

/// The index of a hex in `cell_at`.
#[inline]
fn slot(hex: Hex) -> Option<usize> {
    let (q, r) = (hex.q.wrapping_add(16) as u8, hex.r.wrapping_add(16) as u8);
    (q < 32 && r < 32).then_some(usize::from(r) * 32 + usize::from(q))
}
