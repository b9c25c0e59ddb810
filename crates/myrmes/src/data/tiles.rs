//! `tiles.toml`: pheromones, special tiles and the cubes of the box.

use std::collections::BTreeMap;

use game_core::{Hex, Refused, data::check_count};
use serde::Deserialize;

use super::{check_at_least, check_at_most, in_order};
use crate::{
    components::{Bonus, Cube, Tile},
    state::{MOST_SPECIALS, PHEROMONES, SEATS},
};

#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TilesFile {
    per_player: usize,
    pub(super) cubes: CubesFile,
    pheromone: Vec<PheromoneFile>,
    pub(super) stock: Stock,
    special: Vec<SpecialFile>,
}

#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CubesFile {
    pub(super) larva: u8,
    pub(super) food: u8,
    pub(super) earth: u8,
    pub(super) stone: u8,
}

/// How many special tiles there are, and how many cubes to mark them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Stock {
    pub(crate) aphid_farm_or_scavenging: u8,
    pub(crate) sub_colony: u8,
    pub(crate) ownership_cubes: u8,
}

impl Stock {
    pub(crate) fn of(&self, tile: Tile) -> u8 {
        if tile == Tile::SubColony { self.sub_colony } else { self.aphid_farm_or_scavenging }
    }
}

#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct PheromoneFile {
    id: Tile,
    count: u8,
    points: u8,
    level: u8,
    #[serde(default)]
    needs_event: Option<Bonus>,
    cells: Vec<Hex>,
    orientations: usize,
    #[serde(default)]
    mirror: bool,
}

#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct SpecialFile {
    id: Tile,
    stock: String,
    points: u8,
    level: u8,
    cells: Vec<Hex>,
    orientations: usize,
    cost: BTreeMap<Cube, u8>,
    harvest: HarvestFile,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, Default)]
#[serde(deny_unknown_fields, default)]
struct HarvestFile {
    food: u8,
    earth_or_stone: u8,
    points: u8,
}

/// What the rules need to know about a tile.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct TileFacts {
    id: Tile,
    /// How many each player has at the start; 0 for special tiles, whose stock is shared.
    pub(crate) count: u8,
    pub(crate) points: u8,
    pub(crate) level: u8,
    pub(crate) needs_event: Option<Bonus>,
    /// Food, earth, stone.
    pub(crate) cost: [u8; 3],
    /// Every distinct way to turn the tile and, where allowed, mirror it. The first hex in reading
    /// order is the origin.
    pub(crate) turns: Vec<Vec<Hex>>,
    /// How many of the turns need no mirroring. Each of them is turned a sixth further clockwise
    /// than the one before.
    pub(crate) unmirrored: u8,
}

impl TileFacts {
    pub(crate) fn size(&self) -> u8 {
        self.turns[0].len() as u8
    }
}

impl TilesFile {
    pub(super) fn facts(&self) -> Result<[TileFacts; Tile::ALL.len()], Refused> {
        let mut facts = Vec::new();
        for file in &self.pheromone {
            let what = format!("tiles.toml: pheromone {}", file.id);
            check_at_most(format!("{what} points"), 20, file.points.into())?;
            check_at_most(format!("{what} level"), 3, file.level.into())?;
            if file.needs_event.is_some_and(|event| event != Bonus::HexagonPlus1) {
                return Err(Refused::new(what, "hexagon_plus_1 is the only event that opens a tile"));
            }
            let (turns, unmirrored) = turns(&what, &file.cells, file.mirror, file.orientations)?;
            facts.push(TileFacts {
                id: file.id,
                count: file.count,
                points: file.points,
                level: file.level,
                needs_event: file.needs_event,
                cost: [0; 3],
                turns,
                unmirrored,
            });
        }
        for file in &self.special {
            let what = format!("tiles.toml: special {}", file.id);
            let (stock, harvest) = match file.id {
                Tile::AphidFarm => ("aphid_farm_or_scavenging", HarvestFile { food: 1, ..HarvestFile::default() }),
                Tile::Scavenging => {
                    ("aphid_farm_or_scavenging", HarvestFile { earth_or_stone: 1, ..HarvestFile::default() })
                }
                Tile::SubColony => ("sub_colony", HarvestFile { points: 2, ..HarvestFile::default() }),
                _ => return Err(Refused::new(what, "this is a pheromone")),
            };
            if file.stock != stock || file.harvest != harvest {
                // The figures are for readers only; the yield of a special tile is a rule, not a
                // number.
                return Err(Refused::new(
                    what,
                    format!("comes from the stock {stock} and its harvest is fixed by the rules"),
                ));
            }
            check_at_most(format!("{what} points"), 20, file.points.into())?;
            check_at_most(format!("{what} level"), 3, file.level.into())?;
            let cost = Cube::ALL.map(|cube| file.cost.get(&cube).copied().unwrap_or(0));
            check_at_most(format!("{what} cost"), 9, cost.into_iter().max().unwrap_or(0).into())?;
            let (turns, unmirrored) = turns(&what, &file.cells, false, file.orientations)?;
            facts.push(TileFacts {
                id: file.id,
                count: 0,
                points: file.points,
                level: file.level,
                needs_event: None,
                cost,
                turns,
                unmirrored,
            });
        }
        if let Some(file) = self.pheromone.iter().find(|file| file.id.is_special()) {
            return Err(Refused::new(format!("tiles.toml: pheromone {}", file.id), "this is a special tile"));
        }
        let in_hand: usize = self.pheromone.iter().map(|file| usize::from(file.count)).sum();
        check_count("tiles.toml: per_player", self.per_player, in_hand)?;
        check_count("tiles.toml: per_player", PHEROMONES, in_hand)?;
        check_at_most("tiles.toml: stock.ownership_cubes", MOST_SPECIALS, self.stock.ownership_cubes.into())?;
        // Every player starts with a larva from the box.
        check_at_least("tiles.toml: cubes.larva", SEATS, self.cubes.larva.into())?;
        in_order("tiles.toml", Tile::ALL, facts, |facts| facts.id)
    }
}

/// All distinct shapes that turning and mirroring give, each moved so that its first hex in reading
/// order is (0,0). Also returns how many of them turning alone gives; these come first. Ruling
/// myrmes/mirrored-hook.
fn turns(what: &str, cells: &[Hex], mirror: bool, told: usize) -> Result<(Vec<Vec<Hex>>, u8), Refused> {
    let connected = |cells: &[Hex]| {
        let mut reached = vec![cells[0]];
        let mut next = 0;
        while next < reached.len() {
            for hex in reached[next].neighbours() {
                if cells.contains(&hex) && !reached.contains(&hex) {
                    reached.push(hex);
                }
            }
            next += 1;
        }
        reached.len() == cells.len()
    };
    if cells.is_empty()
        || cells.len() > 6
        || cells.iter().any(|hex| hex.q.unsigned_abs() > 6 || hex.r.unsigned_abs() > 6)
        || !connected(cells)
    {
        return Err(Refused::new(what, "cells must be 1 to 6 different connected hexes near the origin"));
    }
    let mut all: Vec<Vec<Hex>> = Vec::new();
    let mut unmirrored = 0;
    for mirrored in [false, true].into_iter().filter(|&mirrored| mirror || !mirrored) {
        for sixths in 0..6 {
            let turn = |&hex: &Hex| if mirrored { hex.mirrored().turned(sixths) } else { hex.turned(sixths) };
            let mut shape: Vec<Hex> = cells.iter().map(turn).collect();
            shape.sort();
            let first = shape[0];
            shape.iter_mut().for_each(|hex| *hex = *hex - first);
            if !all.contains(&shape) {
                all.push(shape);
            }
        }
        if !mirrored {
            unmirrored = all.len() as u8;
        }
    }
    check_count(format!("{what} orientations"), told, all.len())?;
    Ok((all, unmirrored))
}
