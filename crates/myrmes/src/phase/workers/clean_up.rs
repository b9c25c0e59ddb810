//! Workers, clear a pheromone: for one earth, the empty pheromone under the worker leaves the game,
//! and the worker goes on.

use game_core::{Hex, Seat, Sink};

use crate::{
    Myrmes,
    action::Action,
    components::{Cube, Source},
    event::{Event, EventKind},
    garden::Placement,
    illegal::Illegal,
    options::Worth,
    play::Play,
    state::{Kind, Laid, Lying, On, Sortie, State},
};

pub(crate) const CLEARING_COSTS: u8 = 1;

pub(crate) fn legal(rules: &Myrmes, state: &State, seat: Seat, sortie: Sortie, out: &mut Vec<Action>) {
    if let Ok(placement) = check_here(rules, state, seat, sortie) {
        out.extend(placement.mask.cells().map(|cell| Action::Clear { stand: rules.garden.hex(cell) }));
    }
}

pub(super) fn check(rules: &Myrmes, state: &State, seat: Seat, sortie: Sortie, stand: Hex) -> Result<(), Illegal> {
    let placement = check_here(rules, state, seat, sortie)?;
    match rules.garden.cell(stand) {
        Some(cell) if placement.mask.contains(cell) => Ok(()),
        _ => Err(Illegal::NotUnderThePheromone { hex: stand }),
    }
}

/// Whether the pheromone under the worker, the player's own or another's, can be cleared.
pub(crate) fn check_here<'r>(
    rules: &'r Myrmes,
    state: &State,
    seat: Seat,
    sortie: Sortie,
) -> Result<&'r Placement, Illegal> {
    let Some((_, laid)) = state.tile_over(sortie.at) else {
        return Err(Illegal::NotOnAPheromone);
    };
    let placement = rules.garden.placement(laid.placement);
    if placement.tile.is_special() {
        return Err(Illegal::SpecialTilesStay);
    }
    if !laid.is_empty() {
        return Err(Illegal::PheromoneNotEmpty { cubes: laid.cubes.iter().sum() });
    }
    if state.colony(seat).stock[Cube::Earth.idx()] < CLEARING_COSTS {
        return Err(Illegal::NoEarthToClear);
    }
    Ok(placement)
}

impl<S: Sink<Event>> Play<'_, S> {
    pub(super) fn clear(&mut self, seat: Seat, stand: Hex) {
        let sortie = self.state.sortie.expect("only a worker outside can clear");
        let (anchor, laid) =
            self.state.tile_over(sortie.at).map(|(anchor, laid)| (anchor, *laid)).expect("the check saw the pheromone");
        let owner = laid.owner.expect("every pheromone has an owner");
        let placement = *self.rules.garden.placement(laid.placement);
        self.pay(seat, Kind::Cube(Cube::Earth), CLEARING_COSTS);
        for cell in placement.mask.cells() {
            self.state.on[cell.idx()] = On::NOTHING;
        }
        self.state.blocked = self.state.blocked.minus(&placement.mask);
        self.state.laid[anchor.idx()] = Laid::NONE;
        // The tile leaves the game: it does not return to its owner's reserve.
        self.state.colony_mut(owner).pheromones.remove(anchor);
        // Ruling myrmes/after-clearing.
        self.state.sortie = Some(Sortie { at: self.cell(stand), ..sortie });
        let tile = self.rules.data.tile(placement.tile);
        let points = match self.rules.switches.clearing_points {
            Worth::Printed if owner == seat => 0,
            Worth::Printed => tile.points,
            Worth::Size => tile.size(),
        };
        let scored = self.score(seat, Source::Clearing, points);
        let at = self.rules.garden.hex(anchor);
        let pheromone = Lying { tile: placement.tile, turn: placement.turn, at };
        self.tell(seat, || EventKind::PheromoneCleared {
            pheromone,
            owner,
            stands_on: stand,
            earth: CLEARING_COSTS,
            scored,
        });
    }
}
