//! The Meadow: where hexes lie, which of them touch, and which are joined by tunnels.
//!
//! This is the pure geometry of a growing board. It knows nothing of ants, sites or centipedes, but
//! it does know wormholes, because they link hexes. Hexes touch when they share an edge, and are
//! *joined* when that edge has an exit on both sides; inside a hex all exits are joined. Hexes are
//! indices into small arrays and sets of hexes are bits, so the whole Meadow is a few hundred bytes
//! to copy and no query needs the heap.

use std::hash::{Hash, Hasher};

use game_core::Hex;
use serde::Serialize;

use crate::{
    components::HexId,
    hex_set::HexSet,
    tunnels::{Edge, Exits, Rotation},
};

const HEXES: usize = HexId::ALL.len();

/// Where a hex is placed: its cell, and how far it is turned.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Placement {
    pub cell: Hex,
    pub turn: Rotation,
}

/// Why a hex cannot be placed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, thiserror::Error)]
#[serde(tag = "placing", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum CannotPlace {
    #[error("{hex} is in the Meadow already")]
    AlreadyPlaced { hex: HexId },
    #[error("{cell} is taken by {by}")]
    CellTaken { cell: Hex, by: HexId },
    #[error("{cell} touches no hex of the Meadow")]
    TouchesNothing { cell: Hex },
    #[error("{hex} lies the same way when it is turned by {fewer}")]
    SameAs { hex: HexId, fewer: Rotation },
    #[error("{from} is not in the Meadow")]
    NotInMeadow { from: HexId },
    #[error("{cell} does not touch {from}")]
    NotBeside { cell: Hex, from: HexId },
    #[error("{from} has no tunnel at its edge {edge}")]
    NoTunnel { from: HexId, edge: Edge },
    #[error("{hex} turned by {turn} has no tunnel towards {from}")]
    NotJoined { hex: HexId, turn: Rotation, from: HexId },
}

/// What counts as a link between hexes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Links {
    Tunnels,
    TunnelsAndWormholes,
}

/// The condition for a hex to belong to the Inner Meadow.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum InnerMeadow {
    /// Touch The Great Tunnel, joined or not: three to five players.
    Touching,
    /// Be joined to The Great Tunnel directly: one and two players, who play on its reverse side.
    Joined,
}

impl InnerMeadow {
    pub const fn for_players(players: u8) -> InnerMeadow {
        if players <= 2 { InnerMeadow::Joined } else { InnerMeadow::Touching }
    }
}

/// The Great Tunnel and the hexes placed so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Meadow {
    placed: HexSet,
    wormholes: HexSet,
    cells: [Hex; HEXES],
    turns: [Rotation; HEXES],
    /// After turning.
    exits: [Exits; HEXES],
    around: [[Option<HexId>; 6]; HEXES],
    touching: [HexSet; HEXES],
    joined: [HexSet; HEXES],
}

/// Leaves out what follows from where the hexes lie.
impl Hash for Meadow {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        (self.placed, self.wormholes).hash(hasher);
        for hex in self.placed.hexes() {
            let (Hex { q, r }, turn) = (self.cells[hex.idx()], self.turns[hex.idx()]);
            hasher.write_u32(u32::from_le_bytes([q as u8, r as u8, turn.sixths(), 0]));
        }
    }
}

impl Meadow {
    /// The Great Tunnel alone, with the exits of one of its sides, at the origin.
    pub fn new(great_tunnel: Exits) -> Meadow {
        let mut meadow = Meadow {
            placed: HexSet::EMPTY,
            wormholes: HexSet::EMPTY,
            cells: [Hex::new(0, 0); HEXES],
            turns: [Rotation::default(); HEXES],
            exits: [Exits::NONE; HEXES],
            around: [[None; 6]; HEXES],
            touching: [HexSet::EMPTY; HEXES],
            joined: [HexSet::EMPTY; HEXES],
        };
        meadow.lay(HexId::GreatTunnel, great_tunnel, Placement { cell: Hex::new(0, 0), turn: Rotation::default() });
        meadow
    }

    // ------------------------------------------------------------------------------------------------- what lies there

    /// All hexes in the Meadow, The Great Tunnel included.
    pub fn placed(&self) -> HexSet {
        self.placed
    }

    pub fn contains(&self, hex: HexId) -> bool {
        self.placed.contains(hex)
    }

    /// Where a hex is placed, if it is in the Meadow.
    pub fn placement(&self, hex: HexId) -> Option<Placement> {
        self.contains(hex).then(|| Placement { cell: self.cells[hex.idx()], turn: self.turns[hex.idx()] })
    }

    /// The hex on a cell.
    pub fn hex_at(&self, cell: Hex) -> Option<HexId> {
        self.placed.hexes().find(|hex| self.cells[hex.idx()] == cell)
    }

    /// The exits of a hex after turning; none for a hex outside the Meadow.
    pub fn exits(&self, hex: HexId) -> Exits {
        self.exits[hex.idx()]
    }

    /// The hex across an edge.
    pub fn neighbour(&self, hex: HexId, edge: Edge) -> Option<HexId> {
        self.around[hex.idx()][edge.idx()]
    }

    /// The hexes that share an edge with this one.
    pub fn touching(&self, hex: HexId) -> HexSet {
        self.touching[hex.idx()]
    }

    /// The hexes joined to this one by a tunnel.
    pub fn joined(&self, hex: HexId) -> HexSet {
        self.joined[hex.idx()]
    }

    /// Exits that lead out of the Meadow, where it can be explored.
    pub fn open_tunnels(&self, hex: HexId) -> Exits {
        self.exits(hex).edges().filter(|&edge| self.neighbour(hex, edge).is_none()).collect()
    }

    /// Exits that end at the wall of the hex beyond.
    pub fn blocked_tunnels(&self, hex: HexId) -> Exits {
        let blocked =
            |&edge: &Edge| self.neighbour(hex, edge).is_some_and(|other| !self.exits(other).contains(edge.opposite()));
        self.exits(hex).edges().filter(blocked).collect()
    }

    // ------------------------------------------------------------------------------------------------------- wormholes

    /// Hexes that contain a wormhole, printed or placed.
    pub fn wormholes(&self) -> HexSet {
        self.wormholes
    }

    /// Hexes that may still get a wormhole: one for each hex, and none for The Great Tunnel.
    pub fn without_wormhole(&self) -> HexSet {
        self.placed.minus(self.wormholes).minus(HexSet::only(HexId::GreatTunnel))
    }

    /// Puts a wormhole on a hex if it may have one, and returns whether it did.
    pub fn put_wormhole(&mut self, hex: HexId) -> bool {
        let can = self.without_wormhole().contains(hex);
        if can {
            self.wormholes.insert(hex);
        }
        can
    }

    /// The hexes an ant reaches with one step: joined hexes, and from a wormhole every other
    /// wormhole.
    pub fn one_step(&self, from: HexId) -> HexSet {
        self.linked(from, Links::TunnelsAndWormholes)
    }

    fn linked(&self, hex: HexId, links: Links) -> HexSet {
        let joined = self.joined(hex);
        if links == Links::TunnelsAndWormholes && self.wormholes.contains(hex) {
            joined.or(self.wormholes).minus(HexSet::only(hex))
        } else {
            joined
        }
    }

    // ------------------------------------------------------------------------------------------------- connected hexes

    /// All hexes of `within` that can be reached from `from` without leaving `within`, `from`
    /// included.
    pub fn connected(&self, from: HexId, within: HexSet, links: Links) -> HexSet {
        let within = within.and(self.placed);
        let mut reached = HexSet::only(from).and(within);
        let mut ahead = reached;
        while let Some(hex) = ahead.hexes().next() {
            ahead.remove(hex);
            let new = self.linked(hex, links).and(within).minus(reached);
            reached = reached.or(new);
            ahead = ahead.or(new);
        }
        reached
    }

    /// Splits `within` into groups connected by tunnels. Here neither wormholes nor The Great
    /// Tunnel link hexes.
    pub fn groups(&self, within: HexSet) -> impl Iterator<Item = HexSet> {
        let mut left = within.and(self.placed).minus(HexSet::only(HexId::GreatTunnel));
        std::iter::from_fn(move || {
            let group = self.connected(left.hexes().next()?, left, Links::Tunnels);
            left = left.minus(group);
            Some(group)
        })
    }

    /// The hexes next to The Great Tunnel that are worth a point to those who control them.
    pub fn inner_meadow(&self, rule: InnerMeadow) -> HexSet {
        match rule {
            InnerMeadow::Touching => self.touching(HexId::GreatTunnel),
            InnerMeadow::Joined => self.joined(HexId::GreatTunnel),
        }
    }

    // --------------------------------------------------------------------------------------------------------- placing

    /// Every way to explore from a hex with a new hex that has these printed exits: a tunnel of
    /// each must meet. Empty for a hex outside the Meadow.
    pub fn explorations(&self, from: HexId, printed: Exits) -> impl Iterator<Item = Placement> {
        let here = self.cells[from.idx()];
        self.open_tunnels(from).edges().flat_map(move |edge| {
            let cell = here + edge.step();
            printed.turns_with(edge.opposite()).map(move |turn| Placement { cell, turn })
        })
    }

    /// Empty cells that touch the Meadow, each once.
    pub fn border(&self) -> impl Iterator<Item = Hex> {
        self.placed.hexes().flat_map(move |hex| {
            let empty = move |&edge: &Edge| self.neighbour(hex, edge).is_none();
            let cells = Edge::ALL.into_iter().filter(empty).map(move |edge| self.cells[hex.idx()] + edge.step());
            // A cell beside several hexes belongs to the first of them.
            cells.filter(move |&cell| self.hexes_around(cell).next() == Some(hex))
        })
    }

    /// Every way to place a hex with these printed exits anywhere in the Meadow: it only has to
    /// touch another hex.
    pub fn placements(&self, printed: Exits) -> impl Iterator<Item = Placement> {
        self.border().flat_map(move |cell| printed.turns().map(move |turn| Placement { cell, turn }))
    }

    /// Checks a placement anywhere in the Meadow.
    pub fn check_place(&self, hex: HexId, printed: Exits, at: Placement) -> Result<(), CannotPlace> {
        if self.contains(hex) {
            return Err(CannotPlace::AlreadyPlaced { hex });
        }
        if let Some(by) = self.hex_at(at.cell) {
            return Err(CannotPlace::CellTaken { cell: at.cell, by });
        }
        if self.hexes_around(at.cell).next().is_none() {
            return Err(CannotPlace::TouchesNothing { cell: at.cell });
        }
        let lies = printed.turned(at.turn);
        match printed.turns().find(|&turn| printed.turned(turn) == lies) {
            Some(fewer) if fewer != at.turn => Err(CannotPlace::SameAs { hex, fewer }),
            _ => Ok(()),
        }
    }

    /// Checks an exploration from a hex: besides the conditions for placing, a tunnel must join the
    /// two.
    pub fn check_explore(&self, from: HexId, hex: HexId, printed: Exits, at: Placement) -> Result<(), CannotPlace> {
        if !self.contains(from) {
            return Err(CannotPlace::NotInMeadow { from });
        }
        self.check_place(hex, printed, at)?;
        let Some(edge) = Edge::ALL.into_iter().find(|edge| self.cells[from.idx()] + edge.step() == at.cell) else {
            return Err(CannotPlace::NotBeside { cell: at.cell, from });
        };
        if !self.exits(from).contains(edge) {
            return Err(CannotPlace::NoTunnel { from, edge });
        }
        if !printed.turned(at.turn).contains(edge.opposite()) {
            return Err(CannotPlace::NotJoined { hex, turn: at.turn, from });
        }
        Ok(())
    }

    /// Places a hex where [`Meadow::check_place`] allows it; otherwise nothing changes. A printed
    /// wormhole has to be added with [`Meadow::put_wormhole`].
    pub fn place(&mut self, hex: HexId, printed: Exits, at: Placement) -> Result<(), CannotPlace> {
        self.check_place(hex, printed, at)?;
        self.lay(hex, printed, at);
        Ok(())
    }

    /// Explores where [`Meadow::check_explore`] allows it; otherwise nothing changes.
    pub fn explore(&mut self, from: HexId, hex: HexId, printed: Exits, at: Placement) -> Result<(), CannotPlace> {
        self.check_explore(from, hex, printed, at)?;
        self.lay(hex, printed, at);
        Ok(())
    }

    fn lay(&mut self, hex: HexId, printed: Exits, Placement { cell, turn }: Placement) {
        self.cells[hex.idx()] = cell;
        self.turns[hex.idx()] = turn;
        self.exits[hex.idx()] = printed.turned(turn);
        for edge in Edge::ALL {
            let Some(other) = self.hex_at(cell + edge.step()) else { continue };
            let through = self.exits(hex).contains(edge) && self.exits(other).contains(edge.opposite());
            for (one, edge, two) in [(hex, edge, other), (other, edge.opposite(), hex)] {
                self.around[one.idx()][edge.idx()] = Some(two);
                self.touching[one.idx()].insert(two);
                if through {
                    self.joined[one.idx()].insert(two);
                }
            }
        }
        self.placed.insert(hex);
    }

    fn hexes_around(&self, cell: Hex) -> impl Iterator<Item = HexId> {
        let beside = move |hex: &HexId| Hex::DIRECTIONS.contains(&(self.cells[hex.idx()] - cell));
        self.placed.hexes().filter(beside)
    }
}
