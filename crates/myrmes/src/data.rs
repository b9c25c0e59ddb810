//! Component data: read from TOML and checked once, then trusted.

mod events;
mod garden;
mod objectives;
mod tiles;

use std::{
    collections::BTreeMap,
    fmt::{Debug, Display},
};

use game_core::{
    DataFiles, Refused,
    data::{are_own, expect_only, hash, parse, sorted},
};

pub(crate) use self::garden::InPlay;
pub use self::objectives::Demand;
use self::{
    events::EventsFile,
    garden::{GardenFile, PreyFacts},
    objectives::{ObjectiveFacts, ObjectivesFile},
    tiles::{Stock, TileFacts, TilesFile},
};
use crate::components::{Objective, Prey, Tile};

/// The files of a data folder, with the contents built into this crate.
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
    /// The files, unless they are the crate's own.
    pub(crate) foreign: Option<DataFiles>,
    pub(crate) garden: GardenFile,
    pub(crate) tiles: [TileFacts; Tile::ALL.len()],
    pub(crate) stock: Stock,
    /// Larvae, food, earth, stone.
    pub(crate) cubes: [u8; 4],
    objectives: [Option<ObjectiveFacts>; Objective::ALL.len()],
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
        let prey = in_order("garden.toml: prey.token", Prey::ALL, garden.prey.token.clone(), |token| token.id)?;
        let data = Data {
            hash: hash(files),
            foreign: (!are_own(files, &OWN)).then(|| files.clone()),
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

    /// Facts about an objective of the box.
    ///
    /// # Panics
    /// If the box does not have it; see [`Data::find_objective`].
    pub(crate) fn objective(&self, objective: Objective) -> &ObjectiveFacts {
        self.find_objective(objective).expect("only objectives of the box are in play")
    }

    /// An objective, or `None` if the box does not have it: a data set made before the objective
    /// existed does not list it.
    pub(crate) fn find_objective(&self, objective: Objective) -> Option<&ObjectiveFacts> {
        self.objectives[objective.idx()].as_ref()
    }

    /// The objectives of the box in the order of [`Objective::ALL`].
    pub(crate) fn objectives(&self) -> impl Iterator<Item = &ObjectiveFacts> {
        self.objectives.iter().flatten()
    }

    /// The objectives of a level, in the same order.
    pub(crate) fn of_level(&self, level: u8) -> impl Iterator<Item = Objective> {
        self.objectives().filter(move |facts| facts.level == level).map(|facts| facts.id)
    }

    /// Objectives the set lacks. A set made before they existed lacks them rightly; the owner of a
    /// box has more likely lost an entry.
    pub(crate) fn warnings(&self) -> Vec<Refused> {
        let lacking = Objective::ALL.into_iter().filter(|&objective| self.find_objective(objective).is_none());
        lacking.map(|objective| Refused::new("objectives.toml", format!("the set lacks {objective}"))).collect()
    }

    pub(crate) fn tile(&self, tile: Tile) -> &TileFacts {
        &self.tiles[tile.idx()]
    }
}

/// Sorts entries into the order of their enum. Every variant must occur exactly once.
fn in_order<T: Debug, K: Copy + Eq + Display, const N: usize>(
    what: &str,
    variants: [K; N],
    entries: Vec<T>,
    key: impl Fn(&T) -> K,
) -> Result<[T; N], Refused> {
    Ok(sorted(what, &variants, entries, key)?.try_into().expect("the entries are exactly the variants"))
}

fn check_at_most(what: impl Into<String>, most: usize, found: usize) -> Result<(), Refused> {
    if found <= most { Ok(()) } else { Err(Refused::new(what, format!("{found} is more than the maximum of {most}"))) }
}

fn check_at_least(what: impl Into<String>, least: usize, found: usize) -> Result<(), Refused> {
    if found >= least { Ok(()) } else { Err(Refused::new(what, format!("{found} are fewer than {least}"))) }
}
