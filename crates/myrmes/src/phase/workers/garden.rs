//! Workers, sortie: out by a tunnel, then from space to space. A tile is one space, whoever owns it.

use game_core::{Hex, Seat, Sink};

use crate::{
    Myrmes,
    action::Action,
    components::{Bonus, Terrain},
    event::{Event, EventKind},
    illegal::Illegal,
    mask::{Cell, Mask},
    options::ForeignTunnel,
    play::Play,
    state::{Sortie, State},
};

const MOVEMENT: u8 = 3;
const MOVE_PLUS_3: u8 = 3;

pub(crate) fn legal(rules: &Myrmes, state: &State, seat: Seat, sortie: Sortie, out: &mut Vec<Action>) {
    let reach = reach(rules, state, seat, sortie);
    let hex = |cell| rules.garden.hex(cell);
    out.extend(reach.open.cells().map(|cell| Action::Step { to: hex(cell) }));
    out.extend(reach.tiles.cells().map(|cell| Action::Step { to: hex(cell) }));
    out.extend(reach.prey.cells().map(|cell| Action::Hunt { at: hex(cell) }));
}

/// The spaces a worker can go to next.
pub(super) struct Reach {
    /// Hexes without a tile or prey.
    open: Mask,
    /// Tiles, by anchor.
    tiles: Mask,
    prey: Mask,
}

pub(super) fn reach(rules: &Myrmes, state: &State, seat: Seat, sortie: Sortie) -> Reach {
    let mut reach = Reach { open: Mask::EMPTY, tiles: Mask::EMPTY, prey: Mask::EMPTY };
    if sortie.points == 0 {
        return reach;
    }
    let around = around(rules, state, sortie);
    reach.open = around.minus(&state.blocked);
    for cell in around.and(&state.blocked).cells() {
        let on = state.on[cell.idx()];
        if let Some(anchor) = on.tile() {
            if check_enter(rules, state, seat, cell).is_ok() {
                reach.tiles.insert(anchor);
            }
        } else if let Some(prey) = on.prey() {
            if state.colony(seat).soldiers >= rules.data.prey[prey.idx()].soldiers {
                reach.prey.insert(cell);
            }
        } else if check_enter(rules, state, seat, cell).is_ok() {
            // A tunnel is entered like an empty space.
            reach.open.insert(cell);
        }
    }
    reach
}

/// Whether a worker can go anywhere. Usually there is an empty hex beside it, which makes the full
/// search unnecessary.
pub(super) fn has_way(rules: &Myrmes, state: &State, seat: Seat, sortie: Sortie) -> bool {
    if sortie.points == 0 {
        return false;
    }
    if !around(rules, state, sortie).minus(&state.blocked).is_empty() {
        return true;
    }
    let reach = reach(rules, state, seat, sortie);
    !(reach.open.is_empty() && reach.tiles.is_empty() && reach.prey.is_empty())
}

/// The land that touches the worker's space.
pub(super) fn around(rules: &Myrmes, state: &State, sortie: Sortie) -> Mask {
    match state.tile_over(sortie.at) {
        // Ruling myrmes/shift-inside-tile: a worker on a tile stands on all of it.
        Some((_, laid)) => rules.garden.placement(laid.placement).ring,
        None => *rules.garden.around(sortie.at),
    }
}

fn check_enter(rules: &Myrmes, state: &State, seat: Seat, cell: Cell) -> Result<(), Illegal> {
    match soldier_for(rules, state, seat, cell) {
        Some(owner) if state.colony(seat).soldiers == 0 => Err(Illegal::NoSoldierToEnter { owner }),
        _ => Ok(()),
    }
}

/// The owner of the tile or tunnel, if entering it costs a soldier. Rulings myrmes/re-entry,
/// myrmes/orphan-tile, myrmes/special-tile-space and myrmes/foreign-tunnel.
fn soldier_for(rules: &Myrmes, state: &State, seat: Seat, cell: Cell) -> Option<Seat> {
    let owner = match state.on[cell.idx()].tile() {
        Some(anchor) => state.laid[anchor.idx()].owner,
        None if rules.switches.foreign_tunnel == ForeignTunnel::Soldier => {
            (0..rules.options.players).map(Seat).find(|&owner| state.colony(owner).tunnels.contains(cell))
        }
        None => None,
    };
    owner.filter(|&owner| owner != seat)
}

/// Whether a worker at `sortie` may go to a hex, whatever is there.
pub(super) fn check_way(rules: &Myrmes, state: &State, sortie: Sortie, to: Hex) -> Result<Cell, Illegal> {
    let Some(cell) = rules.garden.cell(to) else {
        return Err(Illegal::OutsideTheGarden { hex: to });
    };
    if rules.garden.terrain(cell) == Terrain::Water {
        return Err(Illegal::Water { hex: to });
    }
    // The worker touches a tile if it touches any of its hexes.
    let space = match state.tile_over(cell) {
        Some((_, laid)) => rules.garden.placement(laid.placement).mask,
        None => Mask::only(cell),
    };
    if !around(rules, state, sortie).meets(&space) {
        return Err(Illegal::NotAdjacent { hex: to });
    }
    if sortie.points == 0 {
        return Err(Illegal::NoMovementLeft);
    }
    Ok(cell)
}

pub(super) fn check_step(rules: &Myrmes, state: &State, seat: Seat, sortie: Sortie, to: Hex) -> Result<(), Illegal> {
    let cell = check_way(rules, state, sortie, to)?;
    let on = state.on[cell.idx()];
    if let Some(prey) = on.prey() {
        return Err(Illegal::PreyMustBeHunted { hex: to, prey });
    }
    match on.tile() {
        Some(anchor) if anchor != cell => Err(Illegal::TileIsOneSpace { hex: to, anchor: rules.garden.hex(anchor) }),
        _ => check_enter(rules, state, seat, cell),
    }
}

pub(super) fn check_leave(rules: &Myrmes, state: &State, seat: Seat, tunnel: Hex) -> Result<(), Illegal> {
    match rules.garden.cell(tunnel) {
        Some(cell) if state.colony(seat).tunnels.contains(cell) => Ok(()),
        _ => Err(Illegal::NotYourTunnel { hex: tunnel }),
    }
}

impl<S: Sink<Event>> Play<'_, S> {
    pub(super) fn leave(&mut self, seat: Seat, tunnel: Hex) {
        let colony = self.state.colony_mut(seat);
        colony.workers -= 1;
        let points = if colony.event == Bonus::MovePlus3 { MOVEMENT + MOVE_PLUS_3 } else { MOVEMENT };
        self.state.sortie = Some(Sortie { at: self.cell(tunnel), points });
        self.tell(seat, || EventKind::WorkerLeft { by: tunnel, points });
    }

    pub(super) fn step(&mut self, seat: Seat, to: Hex) {
        let cell = self.cell(to);
        let soldier_for = soldier_for(self.rules, self.state, seat, cell);
        if soldier_for.is_some() {
            self.state.colony_mut(seat).soldiers -= 1;
        }
        let (from, points_left) = self.walk(cell);
        self.tell(seat, || EventKind::WorkerMoved { from, to, points_left, soldier_for });
    }

    /// Moves the worker for one point; returns where it came from and the points left.
    pub(super) fn walk(&mut self, to: Cell) -> (Hex, u8) {
        let sortie = self.state.sortie.as_mut().expect("only a worker outside can walk");
        let from = self.rules.garden.hex(sortie.at);
        *sortie = Sortie { at: to, points: sortie.points - 1 };
        (from, sortie.points)
    }

    /// The cell of a hex in a legal action.
    pub(super) fn cell(&self, hex: Hex) -> Cell {
        self.rules.garden.cell(hex).expect("a legal action names hexes of the garden")
    }
}
