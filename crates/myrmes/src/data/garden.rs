//! `garden.toml`: the printed board, the part in play for each number of players, and the prey.

use std::collections::BTreeMap;

use game_core::{Hex, Refused, data::check_count};
use serde::Deserialize;

use super::check_at_most;
use crate::{
    components::{Prey, Terrain},
    state::CELLS,
};

#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct GardenFile {
    hex_count: usize,
    row: Vec<RowFile>,
    players: BTreeMap<String, PlayersFile>,
    pub(super) prey: PreyFile,
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
pub(super) struct PreyFile {
    spots: Vec<Hex>,
    pub(super) token: Vec<PreyFacts>,
}

/// What it takes to hunt a prey token, and what it gives.
#[derive(Clone, Copy, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct PreyFacts {
    pub(super) id: Prey,
    pub(crate) count: u8,
    pub(crate) soldiers: u8,
    pub(crate) food: u8,
    pub(crate) points: u8,
    #[serde(default)]
    #[allow(dead_code, reason = "for readers of the file")]
    confidence: Option<f32>,
}

/// A hex of the printed board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Printed {
    pub(crate) hex: Hex,
    pub(crate) terrain: Terrain,
    zone: char,
}

/// The part of the board in play for a number of players, in reading order.
pub(crate) struct InPlay {
    pub(crate) hexes: Vec<Printed>,
    /// The rest of the printed board.
    pub(crate) unused: Vec<Hex>,
    pub(crate) prey_spots: Vec<Hex>,
    pub(crate) starts: Vec<Hex>,
}

impl GardenFile {
    /// All hexes of the printed board in reading order. The rows must come in that order.
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
                    other => {
                        return Err(Refused::new(what(), format!("{other:?} is not a terrain; use G, E, S, M or ~")));
                    }
                };
                let zone = match zone.chars().next() {
                    Some(letter) if zone.chars().count() == 1 => letter,
                    _ => return Err(Refused::new(what(), format!("{zone:?} is not a zone; a zone is one letter"))),
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
        let (hexes, unused): (Vec<Printed>, Vec<Printed>) =
            self.printed()?.into_iter().partition(|printed| file.zones.contains(printed.zone));
        let terrain = |hex: Hex| hexes.iter().find(|printed| printed.hex == hex).map(|printed| printed.terrain);
        let spots: Vec<Hex> = self.prey.spots.iter().copied().filter(|&spot| terrain(spot).is_some()).collect();
        check_count(format!("{what}.hex_count"), file.hex_count, hexes.len())?;
        check_count(format!("{what}.prey_spot_count"), file.prey_spot_count, spots.len())?;
        check_count(format!("{what}.starts"), players.into(), file.starts.len())?;
        for &hex in file.starts.iter().chain(&spots) {
            if matches!(terrain(hex), None | Some(Terrain::Water)) {
                return Err(Refused::new(&what, format!("{hex} is not a hex of dry land in play")));
            }
        }
        for (i, &start) in file.starts.iter().enumerate() {
            if spots.contains(&start) || file.starts[..i].contains(&start) {
                return Err(Refused::new(&what, format!("{start} is taken twice")));
            }
        }
        let unused = unused.into_iter().map(|printed| printed.hex).collect();
        Ok(InPlay { hexes, unused, prey_spots: spots, starts: file.starts.clone() })
    }

    pub(super) fn check(&self) -> Result<(), Refused> {
        let printed = self.printed()?;
        check_count("garden.toml: hex_count", self.hex_count, printed.len())?;
        check_at_most("garden.toml: row", CELLS, printed.len())?;
        for (i, spot) in self.prey.spots.iter().enumerate() {
            if self.prey.spots[..i].contains(spot) || printed.iter().all(|printed| printed.hex != *spot) {
                return Err(Refused::new("garden.toml: prey.spots", format!("{spot} appears twice or is not a hex")));
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
