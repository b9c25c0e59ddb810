//! Workers, place a pheromone or a special tile: over the worker's hex, on empty land. This ends
//! the sortie.

use std::ops::ControlFlow;

use game_core::{Hex, Seat, Sink};

use crate::{
    Myrmes,
    action::Action,
    components::{Bonus, Cube, Source, Terrain, Tile},
    event::{Event, EventKind},
    garden::{Garden, Placement, PlacementId},
    illegal::{Illegal, Obstacle},
    mask::Cell,
    options::Worth,
    phase::possible_sacrifices,
    play::Play,
    state::{Colony, Kind, Laid, Lying, On, Sortie, State},
};

pub(crate) fn legal(rules: &Myrmes, state: &State, seat: Seat, sortie: Sortie, out: &mut Vec<Action>) {
    let _ = each_place(rules, state, seat, sortie, 0, |placement| {
        out.push(Action::Place { tile: placement.tile, turn: placement.turn, at: rules.garden.hex(placement.anchor) });
        ControlFlow::Continue(())
    });
}

/// Whether any tile can be placed here, including one that sacrificing larvae would pay for.
pub(super) fn has_place(rules: &Myrmes, state: &State, seat: Seat, sortie: Sortie) -> bool {
    let any = |more_food| each_place(rules, state, seat, sortie, more_food, |_| ControlFlow::Break(())).is_break();
    any(0) || {
        let sacrifices = possible_sacrifices(rules, state, seat);
        sacrifices > 0 && any(sacrifices)
    }
}

/// Calls `found` for every way to place a tile over the worker's hex, with this much more food in
/// stock, until it breaks.
#[inline]
fn each_place(
    rules: &Myrmes,
    state: &State,
    seat: Seat,
    sortie: Sortie,
    more_food: u8,
    mut found: impl FnMut(&Placement) -> ControlFlow<()>,
) -> ControlFlow<()> {
    if state.blocked.contains(sortie.at) {
        return ControlFlow::Continue(());
    }
    let colony = state.colony(seat);
    // Young colonies may use few tiles, so skip those of deeper levels before any other check.
    let deepest = level_for_pheromones(colony).max(rules.reach(colony) as u8);
    for tile in Tile::ALL {
        if rules.data.tile(tile).level > deepest || may_use(rules, state, seat, tile, more_food).is_err() {
            continue;
        }
        for &id in rules.garden.covering(tile, sortie.at) {
            let placement = rules.garden.placement(id);
            if !placement.mask.meets(&state.blocked) {
                found(placement)?;
            }
        }
    }
    ControlFlow::Continue(())
}

pub(super) fn check(
    rules: &Myrmes,
    state: &State,
    seat: Seat,
    sortie: Sortie,
    tile: Tile,
    turn: u8,
    at: Hex,
) -> Result<(), Illegal> {
    if state.blocked.contains(sortie.at) {
        return Err(Illegal::SpaceNotEmpty { tunnel: state.on[sortie.at.idx()].tunnel().is_some() });
    }
    may_use(rules, state, seat, tile, 0)?;
    let placement = find(rules, tile, turn, at).ok_or_else(|| misfit(rules, tile, turn, at))?;
    let mask = &rules.garden.placement(placement).mask;
    if !mask.contains(sortie.at) {
        return Err(Illegal::NotUnderTheWorker { hex: rules.garden.hex(sortie.at) });
    }
    match mask.and(&state.blocked).cells().next() {
        Some(covered) => Err(Illegal::HexCovered { hex: rules.garden.hex(covered) }),
        None => Ok(()),
    }
}

fn find(rules: &Myrmes, tile: Tile, turn: u8, at: Hex) -> Option<PlacementId> {
    rules.garden.find_placement(tile, turn, rules.garden.cell(at)?)
}

/// Why a tile does not fit there, even in an empty garden.
fn misfit(rules: &Myrmes, tile: Tile, turn: u8, at: Hex) -> Illegal {
    let turns = &rules.data.tile(tile).turns;
    let Some(shape) = turns.get(usize::from(turn)) else {
        return Illegal::NoSuchTurn { tile, turns: turns.len() as u8 };
    };
    let obstacle = |hex: Hex| match rules.garden.cell(hex) {
        Some(cell) => (rules.garden.terrain(cell) == Terrain::Water).then_some(Obstacle::Water),
        None if rules.garden.unused.contains(&hex) => Some(Obstacle::Zone),
        None => Some(Obstacle::Edge),
    };
    let mut hexes = shape.iter().map(|&offset| at + offset);
    let found = hexes.find_map(|hex| Some(Illegal::DoesNotFitTheGarden { tile, hex, obstacle: obstacle(hex)? }));
    found.expect("a tile on dry land in play fits")
}

/// Whether the seat may use this tile at all: it has one, its colony is deep enough, and it can
/// pay.
#[inline]
pub(crate) fn may_use(rules: &Myrmes, state: &State, seat: Seat, tile: Tile, more_food: u8) -> Result<(), Illegal> {
    let colony = state.colony(seat);
    if tile.is_special() { may_build(rules, state, colony, tile, more_food) } else { may_lay(rules, colony, tile) }
}

#[inline]
fn may_lay(rules: &Myrmes, colony: &Colony, tile: Tile) -> Result<(), Illegal> {
    let facts = rules.data.tile(tile);
    if colony.hand[tile.idx()] == 0 {
        return Err(Illegal::NoneInReserve { tile });
    }
    if let Some(event) = facts.needs_event {
        // Ruling myrmes/six-hex: the disc itself must be on that level.
        if colony.event != event || colony.level < facts.level {
            return Err(Illegal::NeedsHexagonPlus1 { tile, level: facts.level });
        }
    }
    let have = level_for_pheromones(colony);
    if have < facts.level { Err(Illegal::LevelTooLow { tile, needed: facts.level, have }) } else { Ok(()) }
}

fn level_for_pheromones(colony: &Colony) -> u8 {
    let deeper = u8::from(matches!(colony.event, Bonus::LevelPlus1 | Bonus::HexagonPlus1));
    (colony.level + deeper).min(3)
}

fn may_build(rules: &Myrmes, state: &State, colony: &Colony, tile: Tile, more_food: u8) -> Result<(), Illegal> {
    let facts = rules.data.tile(tile);
    // Ruling myrmes/level-plus-one-special: Hexagon+1 covers pheromones only; Level+1 also covers
    // the special tiles of the next level.
    let have = rules.reach(colony) as u8;
    if have < facts.level {
        return Err(Illegal::LevelTooLow { tile, needed: facts.level, have });
    }
    for cube in Cube::ALL {
        let (needed, mut have) = (facts.cost[cube.idx()], colony.stock[cube.idx()]);
        if cube == Cube::Food {
            have += more_food;
        }
        if have < needed {
            return Err(Illegal::TooFewCubes { cube, needed, have });
        }
    }
    if state.specials_left[stock_of(tile)] == 0 {
        return Err(Illegal::StockUsedUp { tile });
    }
    let cubes = rules.data.stock.ownership_cubes;
    if colony.specials.len() >= u32::from(cubes) {
        return Err(Illegal::NoOwnershipCube { cubes });
    }
    Ok(())
}

/// What placing a tile is worth.
pub(crate) fn points(rules: &Myrmes, tile: Tile) -> u8 {
    let facts = rules.data.tile(tile);
    match rules.switches.pheromone_points {
        Worth::Size if !tile.is_special() => facts.size(),
        _ => facts.points,
    }
}

/// Aphid farms and scavengings are two sides of the same tiles.
pub(crate) fn stock_of(tile: Tile) -> usize {
    usize::from(tile == Tile::SubColony)
}

impl<S: Sink<Event>> Play<'_, S> {
    pub(super) fn place(&mut self, seat: Seat, tile: Tile, turn: u8, at: Hex) {
        let placement_id = find(self.rules, tile, turn, at).expect("the check found the placement");
        let placement = self.rules.garden.placement(placement_id);
        let facts = self.rules.data.tile(tile);
        let anchor = placement.anchor;
        let (cubes, source, points) = if tile.is_special() {
            self.pay_cubes(seat, facts.cost);
            self.state.specials_left[stock_of(tile)] -= 1;
            self.state.colony_mut(seat).specials.insert(anchor);
            ([0; 3], Source::SpecialTile, points(self.rules, tile))
        } else {
            let colony = self.state.colony_mut(seat);
            colony.hand[tile.idx()] -= 1;
            colony.pheromones.insert(anchor);
            // Ruling myrmes/cube-supply: the tile gets no cubes that the supply lacks.
            let cubes = Cube::ALL.map(|cube| self.state.supply.take(Kind::Cube(cube), placement.yields[cube.idx()]));
            (cubes, Source::Pheromone, points(self.rules, tile))
        };
        self.state.put_down(&self.rules.garden, anchor, Laid { placement: placement_id, owner: Some(seat), cubes });
        let scored = self.score(seat, source, points);
        let paid = facts.cost.into();
        self.tell(seat, || EventKind::TilePlaced { tile: Lying { tile, turn, at }, cubes: cubes.into(), paid, scored });
        self.pass_turn();
    }
}

impl State {
    /// Puts a tile on free hexes.
    pub(crate) fn put_down(&mut self, garden: &Garden, anchor: Cell, laid: Laid) {
        let mask = garden.placement(laid.placement).mask;
        for cell in mask.cells() {
            self.on[cell.idx()] = On::of_tile(anchor);
        }
        self.blocked = self.blocked.or(&mask);
        self.laid[anchor.idx()] = laid;
    }
}
