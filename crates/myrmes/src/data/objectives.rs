//! `objectives.toml`: the objective tiles and what they ask for.

use std::collections::BTreeMap;

use game_core::{Refused, data::check_count};
use serde::{Deserialize, Serialize};

use crate::components::{Cube, Objective};

#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ObjectivesFile {
    count: usize,
    in_play_per_level: usize,
    pub(super) points: [u8; 3],
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
    #[allow(dead_code, reason = "for readers of the file")]
    confidence: Option<f32>,
}

type Figures = BTreeMap<String, u8>;

/// What an objective asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct ObjectiveFacts {
    pub(crate) id: Objective,
    /// 1, 2 or 3.
    pub(crate) level: u8,
    pub(crate) demand: Demand,
}

/// The kinds of objectives.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Demand {
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
    /// The objectives in the order of their names; `None` for those that are not in the box.
    pub(super) fn facts(&self) -> Result<[Option<ObjectiveFacts>; Objective::ALL.len()], Refused> {
        check_count("objectives.toml: count", self.count, self.objective.len())?;
        check_count("objectives.toml: in_play_per_level", 2, self.in_play_per_level)?;
        if self.points.iter().any(|points| !(1..=50).contains(points)) {
            return Err(Refused::new("objectives.toml: points", "each level is worth 1 to 50 points"));
        }
        let mut facts = [None; Objective::ALL.len()];
        for file in &self.objective {
            let what = format!("objectives.toml: {}", file.id);
            let Some(demand) = file.demand() else {
                return Err(Refused::new(what, "require, discard and empty do not describe a known kind of objective"));
            };
            if !(1..=3).contains(&file.level) {
                return Err(Refused::new(what, format!("level {} is not 1, 2 or 3", file.level)));
            }
            let entry = ObjectiveFacts { id: file.id, level: file.level, demand };
            if facts[file.id.idx()].replace(entry).is_some() {
                return Err(Refused::new("objectives.toml", format!("{} appears twice", file.id)));
            }
        }
        for level in 1..=3 {
            if facts.iter().flatten().filter(|facts| facts.level == level).count() < self.in_play_per_level {
                return Err(Refused::new("objectives.toml", format!("level {level} has too few tiles to draw from")));
            }
        }
        Ok(facts)
    }

    pub(super) fn bonus(&self) -> Result<BTreeMap<u8, u8>, Refused> {
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
