//! Component data: read from TOML, validated once, and trusted from then on.

mod cards;
mod correct;
mod effect;
mod hexes;
mod provenance;
mod sources;
mod species;

use std::sync::{Arc, LazyLock};

use game_core::{
    DataFiles, Refused,
    data::{Correction, are_own, expect_only, hash_without, numbers, own_files},
};

use serde::{Deserialize, Deserializer, Serialize, de::IgnoredAny};

pub use cards::{Card, Compared, Condition, Slumber};
pub use effect::{AntTarget, Effect, Gain, LarvaTarget, Timing};
pub use hexes::{Decree, GreatTunnel, HEXES, HexEffect, HexFacts, Hexes, MOST_SITES, Round, Side, SiteYield};
pub use provenance::Sources;
pub use species::{
    CentipedeMat, Colonies, Drawback, DrawbackEffect, NestMat, RoyalDecree, Setup, Solo, SpeciesAction, SpeciesEffect,
    SpeciesFacts, StartAnts, StartPlace,
};

use crate::components::CardId;

/// The files of a data folder, with the contents this crate carries.
const OWN: [(&str, &str); 7] = [
    ("abdomens.toml", include_str!("../data/abdomens.toml")),
    ("events.toml", include_str!("../data/events.toml")),
    ("goals.toml", include_str!("../data/goals.toml")),
    ("heads.toml", include_str!("../data/heads.toml")),
    ("hexes.toml", include_str!("../data/hexes.toml")),
    ("species.toml", include_str!("../data/species.toml")),
    ("thoraxes.toml", include_str!("../data/thoraxes.toml")),
];

/// Keys written for people and left out of the hash, so records stay valid when a figure gets a
/// better source. `text`, `detail` and `reaction` occur only in older data sets; the page has the
/// texts now. Because they are not hashed, those sets keep the names by which stores and records
/// know them.
const WORDING: [&str; 5] = ["text", "detail", "reaction", "provenance", "checked"];

/// The components of the box.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Data {
    /// Identifies the data in records.
    pub hash: String,
    /// The files, unless they are the crate's own.
    pub foreign: Option<DataFiles>,
    cards: [Option<Card>; CardId::ALL.len()],
    pub hexes: Hexes,
    pub colonies: Colonies,
}

impl Data {
    /// The files this crate carries, as text.
    pub fn own_files() -> DataFiles {
        own_files(&OWN)
    }

    /// The data this crate carries.
    pub fn own() -> Arc<Data> {
        static OWN: LazyLock<Arc<Data>> = LazyLock::new(|| {
            Arc::new(Data::read(&Data::own_files()).expect("the crate's own data are checked by a test"))
        });
        OWN.clone()
    }

    /// Whether these are [`Data::own_files`].
    pub(crate) fn are_own(files: &DataFiles) -> bool {
        are_own(files, &OWN)
    }

    /// Reads and validates a folder. Fails at the first mistake, naming the file and the entry.
    pub fn read(files: &DataFiles) -> Result<Data, Refused> {
        expect_only(files, &OWN.map(|(name, _)| name))?;
        Ok(Data {
            hash: hash_without(files, &WORDING),
            foreign: (!Data::are_own(files)).then(|| files.clone()),
            cards: cards::read(files)?,
            hexes: hexes::read(files)?,
            colonies: species::read(files)?,
        })
    }

    /// The files with what the owner of a box corrected; see [`game_core::Game::correct_data`].
    pub fn correct(files: &DataFiles, corrections: &[Correction], date: &str) -> Result<DataFiles, Refused> {
        correct::correct(files, corrections, date)
    }

    /// Values that contradict what is known about the box.
    pub fn warnings(&self) -> Vec<Refused> {
        sources::warnings(self, &Data::own())
    }

    /// A card of the box.
    ///
    /// # Panics
    /// If the box does not have it; see [`Data::find_card`].
    pub fn card(&self, card: CardId) -> &Card {
        self.find_card(card).expect("only cards of the box are in a game")
    }

    /// A card, or `None` if the box does not have it: a data set made before the card existed does
    /// not list it.
    pub fn find_card(&self, card: CardId) -> Option<&Card> {
        self.cards[card.idx()].as_ref()
    }

    /// All cards of the box in the order of [`CardId::ALL`].
    pub fn cards(&self) -> impl Iterator<Item = &Card> {
        self.cards.iter().flatten()
    }
}

/// Every number of players from 1 to 5 must appear in exactly one of the lists.
fn players_once<'a>(what: &str, lists: impl IntoIterator<Item = &'a Vec<u8>>) -> Result<(), Refused> {
    let mut players: Vec<u8> = lists.into_iter().flatten().copied().collect();
    players.sort_unstable();
    if players.into_iter().eq(1..=5) {
        Ok(())
    } else {
        Err(Refused::new(what, "every number of players from 1 to 5 must appear exactly once"))
    }
}

/// A value of any kind that is ignored.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Ignored;

impl<'de> Deserialize<'de> for Ignored {
    fn deserialize<D: Deserializer<'de>>(value: D) -> Result<Ignored, D::Error> {
        IgnoredAny::deserialize(value).map(|_| Ignored)
    }
}

/// Checks every number of a value against the range allowed at its path.
fn check_numbers(what: &str, value: &impl Serialize, range: impl Fn(&str) -> (u8, u8)) -> Result<(), Refused> {
    for (path, number) in numbers(value) {
        let (least, most) = range(&path);
        check_between(format!("{what}.{path}"), least, most, u8::try_from(number).unwrap_or(u8::MAX))?;
    }
    Ok(())
}

fn check_between(what: impl Into<String>, least: u8, most: u8, found: u8) -> Result<(), Refused> {
    if (least..=most).contains(&found) {
        Ok(())
    } else {
        Err(Refused::new(what, format!("{found} is not between {least} and {most}")))
    }
}
