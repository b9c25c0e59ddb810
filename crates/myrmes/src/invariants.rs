//! What holds in every state, whatever was played. A violation is a bug in the rules, never a
//! player's mistake.

use game_core::Seat;

use crate::{
    Myrmes,
    components::{Cube, Prey, Tile},
    mask::Mask,
    phase::stock_of,
    state::{Kind, Laid, MOST_ANTS, MOST_NURSES, MOST_TUNNELS, OBJECTIVES, Phase, State},
};

macro_rules! hold {
    ($condition:expr, $($why:tt)+) => {
        if !$condition {
            return Err(format!($($why)+));
        }
    };
}

pub(crate) fn check(rules: &Myrmes, state: &State) -> Result<(), String> {
    for seat in Seat::all(rules.players()) {
        check_colony(rules, state, seat)?;
    }
    check_garden(rules, state)?;
    check_specials(rules, state)?;
    check_supply(rules, state)
}

fn check_colony(rules: &Myrmes, state: &State, seat: Seat) -> Result<(), String> {
    let colony = state.colony(seat);
    let outside = u8::from(state.sortie.is_some() && state.turn == seat);
    let ants = colony.soldiers + colony.workers + colony.rooms.count_ones() as u8 + outside;
    hold!(ants <= MOST_ANTS, "{seat} has {ants} ants");
    let nurses = colony.nurses + colony.n_completed();
    hold!(nurses <= MOST_NURSES, "{seat} has {nurses} nurses");
    hold!(colony.atelier <= colony.nurses, "{seat} has more nurses in the atelier than nurses");
    hold!(colony.atelier <= 4, "{seat} has {} nurses in the atelier", colony.atelier);
    hold!(colony.level <= 3, "{seat} is on level {}", colony.level);
    let tunnels = colony.tunnels.len();
    hold!((1..=u32::from(MOST_TUNNELS)).contains(&tunnels), "{seat} has {tunnels} tunnels");
    hold!(rules.reach(colony) >= usize::from(colony.level), "{seat} reaches less than its level");
    for level in [2, 3] {
        let done = |level| {
            (0..OBJECTIVES).any(|slot| colony.completed[slot] > 0 && rules.level_of(state.objectives[slot]) == level)
        };
        hold!(!done(level) || done(level - 1), "{seat} completed level {level} before level {}", level - 1);
    }
    match state.phase {
        Phase::Births | Phase::Winter | Phase::Over => {
            hold!(colony.rooms == 0 && colony.atelier == 0 && colony.crafted == 0, "{seat} works out of season")
        }
        Phase::Workers | Phase::Harvest => hold!(colony.crafted == 0, "{seat} used the atelier too early"),
        _ => {}
    }
    // Pheromones in reserve, in the garden and cleared add up to all pheromones of the player.
    for tile in Tile::ALL.into_iter().filter(|tile| !tile.is_special()) {
        let lying = colony.pheromones.cells().filter(|&anchor| rules.tile_at(state, anchor) == tile).count();
        let (hand, all) = (usize::from(colony.hand[tile.idx()]), usize::from(rules.data.tile(tile).count));
        hold!(hand + lying <= all, "{seat} has {} {tile} of {all}", hand + lying);
    }
    Ok(())
}

/// Every piece is where the lists say, on land and alone on its hexes; and the lists include every
/// piece.
fn check_garden(rules: &Myrmes, state: &State) -> Result<(), String> {
    let mut covered = Mask::EMPTY;
    for cell in rules.garden.cells() {
        let (on, hex) = (state.on[cell.idx()], rules.garden.hex(cell));
        if on.prey().is_some() {
            hold!(rules.garden.prey_spots.contains(&cell), "prey at {hex}, which is not a prey spot");
            covered.insert(cell);
        }
        if let Some(seat) = on.tunnel() {
            hold!(
                seat.0 < rules.players() && state.colony(seat).tunnels.contains(cell),
                "the tunnel at {hex} has no owner"
            );
            covered.insert(cell);
        }
        let laid = &state.laid[cell.idx()];
        if *laid == Laid::NONE {
            continue;
        }
        let placement = rules.garden.placement(laid.placement);
        hold!(placement.anchor == cell, "the tile at {hex} has another anchor");
        hold!(!placement.mask.meets(&covered), "the tile at {hex} overlaps another piece");
        hold!(
            placement.mask.cells().all(|part| state.on[part.idx()].tile() == Some(cell)),
            "the hexes of the tile at {hex} do not all belong to it"
        );
        hold!((0..3).all(|cube| laid.cubes[cube] <= placement.yields[cube]), "the tile at {hex} carries too much");
        covered = covered.or(&placement.mask);
        let listed = laid.owner.is_none_or(|owner| {
            let colony = state.colony(owner);
            if placement.tile.is_special() { colony.specials.contains(cell) } else { colony.pheromones.contains(cell) }
        });
        hold!(listed && (laid.owner.is_some() || placement.tile.is_special()), "the tile at {hex} has no owner");
    }
    let blocked: Mask =
        rules.garden.cells().filter(|&cell| state.blocked.contains(cell) && rules.garden.land.contains(cell)).collect();
    hold!(blocked == covered, "the blocked hexes are not the hexes with pieces");
    for seat in Seat::all(rules.players()) {
        let colony = state.colony(seat);
        let anchors = colony.pheromones.or(&colony.specials);
        hold!(
            anchors.cells().all(|anchor| state.laid[anchor.idx()].owner == Some(seat)),
            "{seat} lists a tile that is not its own"
        );
        hold!(!colony.pheromones.meets(&colony.specials), "{seat} lists a tile twice");
        hold!(
            colony.tunnels.cells().all(|cell| state.on[cell.idx()].tunnel() == Some(seat)),
            "{seat} lists a tunnel that is not there"
        );
    }
    Ok(())
}

fn check_specials(rules: &Myrmes, state: &State) -> Result<(), String> {
    let mut lying = [0u8; 2];
    for laid in state.laid.iter().filter(|laid| **laid != Laid::NONE) {
        let tile = rules.garden.placement(laid.placement).tile;
        if tile.is_special() {
            lying[stock_of(tile)] += 1;
        }
    }
    for tile in [Tile::AphidFarm, Tile::SubColony] {
        let (stock, all) = (stock_of(tile), rules.data.stock.of(tile));
        hold!(
            lying[stock] + state.specials_left[stock] == all,
            "{tile}: {} in the garden and {} left of {all}",
            lying[stock],
            state.specials_left[stock]
        );
    }
    for seat in Seat::all(rules.players()) {
        let owned = state.colony(seat).specials.len();
        hold!(owned <= u32::from(rules.data.stock.ownership_cubes), "{seat} owns {owned} special tiles");
    }
    for prey in Prey::ALL {
        let held: u8 = state.colonies.iter().map(|colony| colony.prey[prey.idx()]).sum();
        let lying = state.on.iter().filter(|on| on.prey() == Some(prey)).count();
        hold!(usize::from(held) + lying <= usize::from(rules.data.prey[prey.idx()].count), "there are too many {prey}");
    }
    Ok(())
}

/// With limited cubes, those in supply, in stores and on tiles add up to the box.
fn check_supply(rules: &Myrmes, state: &State) -> Result<(), String> {
    let Some(left) = state.supply.0 else { return Ok(()) };
    let larvae: u32 = state.colonies.iter().map(|colony| u32::from(colony.larvae)).sum();
    let mut held = [larvae, 0, 0, 0];
    for cube in Cube::ALL {
        let stored: u32 = state.colonies.iter().map(|colony| u32::from(colony.stock[cube.idx()])).sum();
        let on_tiles: u32 = state.laid.iter().map(|laid| u32::from(laid.cubes[cube.idx()])).sum();
        held[Kind::Cube(cube).idx()] = stored + on_tiles;
    }
    for (kind, (held, left)) in held.into_iter().zip(left).enumerate() {
        let all = u32::from(rules.data.cubes[kind]);
        hold!(held + u32::from(left) == all, "cubes of kind {kind}: {held} in use and {left} left of {all}");
    }
    Ok(())
}
