//! Component data: read from TOML, checked, and never doubted afterwards.

use std::{collections::BTreeMap, fmt::Display};

use game_core::{
    DataFiles, Hex, Refused,
    data::{expect_only, hash, parse},
};
use serde::Deserialize;

use crate::{
    components::{Bonus, Cube, Objective, Prey, Terrain, Tile},
    state::{CELLS, MOST_SPECIALS, PHEROMONES, SEATS},
};

/// The files of a data folder, with what this crate carries.
pub(crate) const OWN: [(&str, &str); 4] = [
    ("garden.toml", include_str!("../data/garden.toml")),
    ("tiles.toml", include_str!("../data/tiles.toml")),
    ("objectives.toml", include_str!("../data/objectives.toml")),
    ("events.toml", include_str!("../data/events.toml")),
];

/// The components of the box.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Data {
    pub(crate) hash: String,
    pub(crate) garden: GardenFile,
    pub(crate) tiles: [TileFacts; Tile::ALL.len()],
    pub(crate) stock: Stock,
    /// Larvae, food, earth, stone.
    pub(crate) cubes: [u8; 4],
    pub(crate) objectives: [ObjectiveFacts; Objective::ALL.len()],
    pub(crate) objective_points: [u8; 3],
    pub(crate) objective_bonus: BTreeMap<u8, u8>,
    pub(crate) larvae_per_space: u8,
    pub(crate) prey: [PreyFacts; Prey::ALL.len()],
}

impl Data {
    pub(crate) fn read(files: &DataFiles) -> Result<Data, Refused> {
        expect_only(files, &OWN.map(|(name, _)| name))?;
        let garden: GardenFile = parse(files, "garden.toml")?;
        let tiles: TilesFile = parse(files, "tiles.toml")?;
        let objectives: ObjectivesFile = parse(files, "objectives.toml")?;
        let events: EventsFile = parse(files, "events.toml")?;
        garden.check()?;
        events.check()?;
        let prey = sorted("garden.toml: prey.token", &garden.prey.token, |token| token.id)?;
        let data = Data {
            hash: hash(files),
            tiles: tiles.facts()?,
            stock: tiles.stock,
            cubes: [tiles.cubes.larva, tiles.cubes.food, tiles.cubes.earth, tiles.cubes.stone],
            objectives: objectives.facts()?,
            objective_points: objectives.points,
            objective_bonus: objectives.bonus()?,
            larvae_per_space: events.larvae_per_space,
            prey,
            garden,
        };
        Ok(data)
    }

    /// 1, 2 or 3.
    pub(crate) fn level_of(&self, objective: Objective) -> u8 {
        self.objectives[objective.idx()].level
    }

    pub(crate) fn tile(&self, tile: Tile) -> &TileFacts {
        &self.tiles[tile.idx()]
    }
}

/// Puts entries into the order of their enum; every variant exactly once.
fn sorted<T: Clone, K: Closed<N>, const N: usize>(
    what: &str,
    entries: &[T],
    key: impl Fn(&T) -> K,
) -> Result<[T; N], Refused> {
    let mut in_order = Vec::with_capacity(N);
    for variant in K::VARIANTS {
        let mut found = entries.iter().filter(|entry| key(entry) == variant);
        match (found.next(), found.next()) {
            (Some(entry), None) => in_order.push(entry.clone()),
            (None, _) => return Err(Refused::new(what, format!("{variant} is missing"))),
            (_, Some(_)) => return Err(Refused::new(what, format!("{variant} stands there twice"))),
        }
    }
    Ok(in_order.try_into().unwrap_or_else(|_| unreachable!("one entry was pushed for each variant")))
}

/// A field-less enum of `N` variants.
trait Closed<const N: usize>: Copy + Eq + Display {
    const VARIANTS: [Self; N];
}
impl Closed<{ Prey::ALL.len() }> for Prey {
    const VARIANTS: [Prey; Prey::ALL.len()] = Prey::ALL;
}
impl Closed<{ Tile::ALL.len() }> for Tile {
    const VARIANTS: [Tile; Tile::ALL.len()] = Tile::ALL;
}
impl Closed<{ Objective::ALL.len() }> for Objective {
    const VARIANTS: [Objective; Objective::ALL.len()] = Objective::ALL;
}

fn check_count(what: impl Into<String>, told: usize, found: usize) -> Result<(), Refused> {
    if told == found { Ok(()) } else { Err(Refused::new(what, format!("{told} are announced, {found} are there"))) }
}

fn check_at_most(what: impl Into<String>, most: usize, found: usize) -> Result<(), Refused> {
    if found <= most {
        Ok(())
    } else {
        Err(Refused::new(what, format!("{found} are more than the {most} there is room for")))
    }
}

fn check_at_least(what: impl Into<String>, least: usize, found: usize) -> Result<(), Refused> {
    if found >= least { Ok(()) } else { Err(Refused::new(what, format!("{found} are fewer than {least}"))) }
}

// ---------------------------------------------------------------------------------------------------- garden.toml

#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct GardenFile {
    hex_count: usize,
    row: Vec<RowFile>,
    players: BTreeMap<String, PlayersFile>,
    prey: PreyFile,
}

#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct RowFile {
    r: i8,
    first_q: i8,
    terrain: String,
    zones: String,
}

#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct PlayersFile {
    zones: String,
    hex_count: usize,
    prey_spot_count: usize,
    starts: Vec<Hex>,
}

#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct PreyFile {
    spots: Vec<Hex>,
    token: Vec<PreyFacts>,
}

/// What a prey token asks and gives.
#[derive(Clone, Copy, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct PreyFacts {
    id: Prey,
    pub(crate) count: u8,
    pub(crate) soldiers: u8,
    pub(crate) food: u8,
    pub(crate) points: u8,
    #[serde(default)]
    #[allow(dead_code, reason = "told to readers of the file")]
    confidence: Option<f32>,
}

/// A hex of the printed board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Printed {
    pub(crate) hex: Hex,
    pub(crate) terrain: Terrain,
    zone: char,
}

/// The part of the board for some number of players, in reading order.
pub(crate) struct InPlay {
    pub(crate) hexes: Vec<Printed>,
    pub(crate) prey_spots: Vec<Hex>,
    pub(crate) starts: Vec<Hex>,
}

impl GardenFile {
    /// All hexes of the printed board in reading order. Rows are checked to come in that order.
    fn printed(&self) -> Result<Vec<Printed>, Refused> {
        let mut hexes = Vec::new();
        for row in &self.row {
            let what = || format!("garden.toml: row r = {}", row.r);
            let (terrain, zones): (Vec<&str>, Vec<&str>) =
                (row.terrain.split(' ').collect(), row.zones.split(' ').collect());
            if terrain.len() != zones.len() {
                return Err(Refused::new(what(), format!("{} terrains but {} zones", terrain.len(), zones.len())));
            }
            for (offset, (terrain, zone)) in terrain.into_iter().zip(zones).enumerate() {
                let q = i8::try_from(i64::from(row.first_q) + offset as i64).ok();
                let Some(hex) = q
                    .map(|q| Hex::new(q, row.r))
                    .filter(|hex| hex.q.unsigned_abs() <= 15 && hex.r.unsigned_abs() <= 15)
                else {
                    return Err(Refused::new(what(), "coordinates go from -15 to 15"));
                };
                let terrain = match terrain {
                    "G" => Terrain::Grass,
                    "E" => Terrain::Earth,
                    "S" => Terrain::Stone,
                    "M" => Terrain::Mushroom,
                    "~" => Terrain::Water,
                    other => return Err(Refused::new(what(), format!("{other:?} is no terrain; use G, E, S, M or ~"))),
                };
                let zone = match zone.chars().next() {
                    Some(letter) if zone.chars().count() == 1 => letter,
                    _ => return Err(Refused::new(what(), format!("{zone:?} is no zone; a zone is one letter"))),
                };
                hexes.push(Printed { hex, terrain, zone });
            }
        }
        if let Some(pair) = hexes.windows(2).find(|pair| pair[0].hex >= pair[1].hex) {
            return Err(Refused::new(
                "garden.toml: row",
                format!("{} does not come after {}", pair[1].hex, pair[0].hex),
            ));
        }
        Ok(hexes)
    }

    /// What is in play with this number of players.
    pub(crate) fn for_players(&self, players: u8) -> Result<InPlay, Refused> {
        let what = format!("garden.toml: players.{players}");
        let file = self.players.get(&players.to_string()).ok_or_else(|| Refused::new(&what, "the table is missing"))?;
        let hexes: Vec<Printed> =
            self.printed()?.into_iter().filter(|printed| file.zones.contains(printed.zone)).collect();
        let terrain = |hex: Hex| hexes.iter().find(|printed| printed.hex == hex).map(|printed| printed.terrain);
        let spots: Vec<Hex> = self.prey.spots.iter().copied().filter(|&spot| terrain(spot).is_some()).collect();
        check_count(format!("{what}.hex_count"), file.hex_count, hexes.len())?;
        check_count(format!("{what}.prey_spot_count"), file.prey_spot_count, spots.len())?;
        check_count(format!("{what}.starts"), players.into(), file.starts.len())?;
        for &hex in file.starts.iter().chain(&spots) {
            if matches!(terrain(hex), None | Some(Terrain::Water)) {
                return Err(Refused::new(&what, format!("{hex} is no hex of dry land in play")));
            }
        }
        for (i, &start) in file.starts.iter().enumerate() {
            if spots.contains(&start) || file.starts[..i].contains(&start) {
                return Err(Refused::new(&what, format!("{start} is taken twice")));
            }
        }
        Ok(InPlay { hexes, prey_spots: spots, starts: file.starts.clone() })
    }

    fn check(&self) -> Result<(), Refused> {
        let printed = self.printed()?;
        check_count("garden.toml: hex_count", self.hex_count, printed.len())?;
        check_at_most("garden.toml: row", CELLS, printed.len())?;
        for (i, spot) in self.prey.spots.iter().enumerate() {
            if self.prey.spots[..i].contains(spot) || printed.iter().all(|printed| printed.hex != *spot) {
                return Err(Refused::new("garden.toml: prey.spots", format!("{spot} stands there twice or is no hex")));
            }
        }
        let tokens: usize = self.prey.token.iter().map(|token| usize::from(token.count)).sum();
        if tokens < self.prey.spots.len() {
            return Err(Refused::new(
                "garden.toml: prey.token",
                format!("{tokens} tokens for {} spots", self.prey.spots.len()),
            ));
        }
        for token in &self.prey.token {
            check_at_most(
                format!("garden.toml: prey.token {}", token.id),
                9,
                token.soldiers.max(token.food).max(token.points).into(),
            )?;
            check_at_most(format!("garden.toml: prey.token {} count", token.id), 60, token.count.into())?;
        }
        if let Some(other) = self.players.keys().find(|key| !["2", "3", "4"].contains(&key.as_str())) {
            return Err(Refused::new(format!("garden.toml: players.{other}"), "Myrmes is for 2 to 4 players"));
        }
        (2..=4).try_for_each(|players| self.for_players(players).map(|_| ()))
    }
}

// ----------------------------------------------------------------------------------------------------- tiles.toml

#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct TilesFile {
    per_player: usize,
    cubes: CubesFile,
    pheromone: Vec<PheromoneFile>,
    stock: Stock,
    special: Vec<SpecialFile>,
}

#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct CubesFile {
    larva: u8,
    food: u8,
    earth: u8,
    stone: u8,
}

/// How many special tiles there are, and cubes to mark them.
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

/// What the rules ask of a tile.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct TileFacts {
    id: Tile,
    /// In each player's hand at the start; 0 for special tiles, whose stock is shared.
    pub(crate) count: u8,
    pub(crate) points: u8,
    pub(crate) level: u8,
    pub(crate) needs_event: Option<Bonus>,
    /// Food, earth, stone.
    pub(crate) cost: [u8; 3],
    /// Every different way to turn (and where allowed, mirror) the tile; the first hex in reading order is the origin.
    pub(crate) turns: Vec<Vec<Hex>>,
}

impl TileFacts {
    pub(crate) fn size(&self) -> u8 {
        self.turns[0].len() as u8
    }
}

impl TilesFile {
    fn facts(&self) -> Result<[TileFacts; Tile::ALL.len()], Refused> {
        let mut facts = Vec::new();
        for file in &self.pheromone {
            let what = format!("tiles.toml: pheromone {}", file.id);
            check_at_most(format!("{what} points"), 20, file.points.into())?;
            check_at_most(format!("{what} level"), 3, file.level.into())?;
            if file.needs_event.is_some_and(|event| event != Bonus::HexagonPlus1) {
                return Err(Refused::new(what, "hexagon_plus_1 is the only event that opens a tile"));
            }
            facts.push(TileFacts {
                id: file.id,
                count: file.count,
                points: file.points,
                level: file.level,
                needs_event: file.needs_event,
                cost: [0; 3],
                turns: turns(&what, &file.cells, file.mirror, file.orientations)?,
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
                // The figures are there to be read; what a special tile yields is a rule of its own, not a number.
                return Err(Refused::new(
                    what,
                    format!("comes from the stock {stock} and its harvest is fixed by the rules"),
                ));
            }
            check_at_most(format!("{what} points"), 20, file.points.into())?;
            check_at_most(format!("{what} level"), 3, file.level.into())?;
            let cost = Cube::ALL.map(|cube| file.cost.get(&cube).copied().unwrap_or(0));
            check_at_most(format!("{what} cost"), 9, cost.into_iter().max().unwrap_or(0).into())?;
            facts.push(TileFacts {
                id: file.id,
                count: 0,
                points: file.points,
                level: file.level,
                needs_event: None,
                cost,
                turns: turns(&what, &file.cells, false, file.orientations)?,
            });
        }
        if let Some(file) = self.pheromone.iter().find(|file| file.id.is_special()) {
            return Err(Refused::new(format!("tiles.toml: pheromone {}", file.id), "this is a special tile"));
        }
        let in_hand: usize = self.pheromone.iter().map(|file| usize::from(file.count)).sum();
        check_count("tiles.toml: per_player", self.per_player, in_hand)?;
        check_count("tiles.toml: per_player", PHEROMONES, in_hand)?;
        check_at_most("tiles.toml: stock.ownership_cubes", MOST_SPECIALS, self.stock.ownership_cubes.into())?;
        // Everybody starts with a larva of the box.
        check_at_least("tiles.toml: cubes.larva", SEATS, self.cubes.larva.into())?;
        sorted("tiles.toml", &facts, |facts| facts.id)
    }
}

/// All different cell sets that turning and mirroring give, each moved so that its first hex in reading order is (0,0).
/// Ruling myrmes/mirrored-hook.
fn turns(what: &str, cells: &[Hex], mirror: bool, told: usize) -> Result<Vec<Vec<Hex>>, Refused> {
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
    }
    check_count(format!("{what} orientations"), told, all.len())?;
    Ok(all)
}

// ------------------------------------------------------------------------------------------------ objectives.toml

#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct ObjectivesFile {
    count: usize,
    in_play_per_level: usize,
    points: [u8; 3],
    bonus: BTreeMap<String, u8>,
    objective: Vec<ObjectiveFile>,
}

#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct ObjectiveFile {
    id: Objective,
    level: u8,
    #[serde(default)]
    require: Figures,
    #[serde(default)]
    discard: Figures,
    #[serde(default)]
    empty: Figures,
    #[serde(default)]
    #[allow(dead_code, reason = "told to readers of the file")]
    confidence: Option<f32>,
}

type Figures = BTreeMap<String, u8>;

/// What an objective asks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct ObjectiveFacts {
    id: Objective,
    /// 1, 2 or 3.
    pub(crate) level: u8,
    pub(crate) demand: Demand,
}

/// The kinds of objectives.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Demand {
    Cubes { cube: Cube, count: u8 },
    EarthOrStone { count: u8 },
    Larvae { count: u8 },
    PreyTokens { count: u8 },
    Soldiers { count: u8 },
    SpecialTiles { owned: u8, given_up: u8 },
    Nurses { in_play: u8, given_up: u8 },
    ColonyLevel { level: u8, given_up: u8 },
    Pheromones { connected: u8 },
}

impl ObjectiveFile {
    fn demand(&self) -> Option<Demand> {
        let figures =
            |figures: &Figures| -> Vec<(String, u8)> { figures.iter().map(|(k, v)| (k.clone(), *v)).collect() };
        let (require, discard, empty) = (figures(&self.require), figures(&self.discard), figures(&self.empty));
        let one = |figures: &[(String, u8)], key: &str| match figures {
            [(found, count)] if found == key && (1..=30).contains(count) => Some(*count),
            _ => None,
        };
        if empty.is_empty() && require.is_empty() {
            return one(&discard, "food")
                .map(|count| Demand::Cubes { cube: Cube::Food, count })
                .or_else(|| one(&discard, "stone").map(|count| Demand::Cubes { cube: Cube::Stone, count }))
                .or_else(|| one(&discard, "earth").map(|count| Demand::Cubes { cube: Cube::Earth, count }))
                .or_else(|| one(&discard, "earth_or_stone").map(|count| Demand::EarthOrStone { count }))
                .or_else(|| one(&discard, "larvae").map(|count| Demand::Larvae { count }))
                .or_else(|| one(&discard, "prey_tokens").map(|count| Demand::PreyTokens { count }))
                .or_else(|| one(&discard, "soldiers").map(|count| Demand::Soldiers { count }));
        }
        if empty.is_empty() {
            let both = |has: &str, gives: &str| {
                one(&require, has).zip(one(&discard, gives)).filter(|(has, gives)| gives <= has)
            };
            return both("owned_special_tiles", "ownership_cubes")
                .map(|(owned, given_up)| Demand::SpecialTiles { owned, given_up })
                .or_else(|| {
                    both("nurses_in_play", "nurses").map(|(in_play, given_up)| Demand::Nurses { in_play, given_up })
                })
                .or_else(|| {
                    both("colony_level", "colony_levels")
                        .map(|(level, given_up)| Demand::ColonyLevel { level, given_up })
                });
        }
        let connected = one(&require, "connected_pheromones")?;
        (discard.is_empty() && one(&empty, "pheromones") == Some(connected)).then_some(Demand::Pheromones { connected })
    }
}

impl ObjectivesFile {
    fn facts(&self) -> Result<[ObjectiveFacts; Objective::ALL.len()], Refused> {
        check_count("objectives.toml: count", self.count, self.objective.len())?;
        check_count("objectives.toml: in_play_per_level", 2, self.in_play_per_level)?;
        if self.points.iter().any(|points| !(1..=50).contains(points)) {
            return Err(Refused::new("objectives.toml: points", "each level is worth 1 to 50 points"));
        }
        let mut facts = Vec::new();
        for file in &self.objective {
            let what = format!("objectives.toml: {}", file.id);
            let Some(demand) = file.demand() else {
                return Err(Refused::new(
                    what,
                    "require, discard and empty describe no kind of objective the rules know",
                ));
            };
            if !(1..=3).contains(&file.level) {
                return Err(Refused::new(what, format!("level {} is none of 1, 2, 3", file.level)));
            }
            facts.push(ObjectiveFacts { id: file.id, level: file.level, demand });
        }
        for level in 1..=3 {
            if facts.iter().filter(|facts| facts.level == level).count() < self.in_play_per_level {
                return Err(Refused::new("objectives.toml", format!("level {level} has too few tiles to draw from")));
            }
        }
        sorted("objectives.toml", &facts, |facts| facts.id)
    }

    fn bonus(&self) -> Result<BTreeMap<u8, u8>, Refused> {
        let bonus: BTreeMap<u8, u8> =
            self.bonus.iter().filter_map(|(players, points)| Some((players.parse().ok()?, *points))).collect();
        if !bonus.keys().copied().eq(2..=4)
            || self.bonus.len() != 3
            || bonus.values().any(|points| !(1..=50).contains(points))
        {
            return Err(Refused::new("objectives.toml: bonus", "give a small figure for each of 2, 3 and 4 players"));
        }
        Ok(bonus)
    }
}

// ---------------------------------------------------------------------------------------------------- events.toml

#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct EventsFile {
    larvae_per_space: u8,
    space: Vec<SpaceFile>,
}

#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct SpaceFile {
    index: usize,
    event: Bonus,
    rolled: bool,
}

impl EventsFile {
    /// The track is part of the rules (the dice point at it); the file must tell the same.
    fn check(&self) -> Result<(), Refused> {
        check_at_most("events.toml: larvae_per_space", 9, self.larvae_per_space.into())?;
        let told = self.space.iter().map(|space| (space.index, space.event, space.rolled));
        let fixed = Bonus::ALL.into_iter().enumerate().map(|(index, event)| (index, event, (1..=6).contains(&index)));
        if told.eq(fixed) {
            Ok(())
        } else {
            Err(Refused::new("events.toml: space", "the eight spaces are fixed, in order, dice on 1 to 6"))
        }
    }
}
