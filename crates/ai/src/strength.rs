//! How strong the levels are, as measured: what players see when they choose a bot.
//!
//! The figures are data (`models/strength.toml`), so that a new measurement changes one file.

use std::{collections::BTreeMap, sync::LazyLock};

use serde::Deserialize;

use crate::Level;

/// The levels of a game at a table of two.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Strengths {
    /// The bot against which all levels made their points.
    pub yardstick: Level,
    /// The levels that people are offered, from the weakest to the strongest.
    pub levels: Vec<Strength>,
}

#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Strength {
    pub level: Level,
    /// The mean points in `games` games against the yardstick.
    pub points: f32,
    pub games: u32,
    /// The time for a decision, in milliseconds.
    pub ms: f32,
    /// The games against the level below. The weakest level has none.
    pub below: Option<Below>,
}

/// What came of games against the level below.
#[derive(Clone, Copy, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Below {
    /// How many of a hundred games were won.
    pub wins: f32,
    pub games: u32,
}

static FIGURES: LazyLock<BTreeMap<String, Strengths>> =
    LazyLock::new(|| toml::from_str(include_str!("../models/strength.toml")).expect("a test reads the figures"));

/// What was measured for a game, if anything was.
pub fn of(game: &str) -> Option<&'static Strengths> {
    FIGURES.get(game)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_level_that_people_are_offered_has_been_measured() {
        for (game, Strengths { yardstick, levels }) in &*FIGURES {
            assert!(!Level::FOR_PEOPLE.contains(yardstick), "{game}");
            assert_eq!(levels.iter().map(|of| of.level).collect::<Vec<_>>(), Level::FOR_PEOPLE, "{game}");
            for (nth, Strength { level, points, games, ms, below }) in levels.iter().enumerate() {
                assert!((1.0..200.0).contains(points) && *games >= 20 && *ms >= 0.0, "{game} {level}");
                // A level that loses to the one below it would be no step up.
                let stronger = below.is_some_and(|Below { wins, games }| (50.0..=100.0).contains(&wins) && games >= 20);
                assert_eq!(stronger, nth > 0, "{game} {level}");
            }
        }
        assert_eq!(FIGURES.keys().collect::<Vec<_>>(), ["march", "myrmes"]);
    }
}
