//! Component data: read from TOML, checked, and never doubted afterwards.

mod cards;
mod effect;
mod hexes;
mod species;

use game_core::{
    DataFiles, Refused,
    data::{are_own, expect_only, hash_without, own_files},
};

pub use cards::{Card, CardProvenance, Compared, Condition, Slumber};
pub use effect::{AntTarget, Effect, Gain, LarvaTarget, Timing};
pub use hexes::{Decree, GreatTunnel, HEXES, HexEffect, HexFacts, HexProvenance, Hexes, MOST_SITES, Round, SiteYield};
pub use species::{
    CentipedeMat, Colonies, Drawback, DrawbackEffect, NestMat, RoyalDecree, Setup, Solo, SpeciesAction, SpeciesEffect,
    SpeciesFacts, StartAnts, StartPlace,
};

use crate::components::CardId;

/// The files of a data folder, with what this crate carries.
const OWN: [(&str, &str); 7] = [
    ("abdomens.toml", include_str!("../data/abdomens.toml")),
    ("events.toml", include_str!("../data/events.toml")),
    ("goals.toml", include_str!("../data/goals.toml")),
    ("heads.toml", include_str!("../data/heads.toml")),
    ("hexes.toml", include_str!("../data/hexes.toml")),
    ("species.toml", include_str!("../data/species.toml")),
    ("thoraxes.toml", include_str!("../data/thoraxes.toml")),
];

/// What is written for people. Records stay good when a card is only explained better, or better sourced.
const WORDING: [&str; 4] = ["text", "detail", "reaction", "provenance"];

/// The components of the box.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Data {
    /// Names the data in records.
    pub hash: String,
    cards: [Card; CardId::ALL.len()],
    pub hexes: Hexes,
    pub colonies: Colonies,
}

impl Data {
    /// The files this crate carries, as text.
    pub fn own_files() -> DataFiles {
        own_files(&OWN)
    }

    /// Whether these are [`Data::own_files`].
    pub(crate) fn are_own(files: &DataFiles) -> bool {
        are_own(files, &OWN)
    }

    /// Reads and checks a folder. The first mistake is refused with file and entry.
    pub fn read(files: &DataFiles) -> Result<Data, Refused> {
        expect_only(files, &OWN.map(|(name, _)| name))?;
        Ok(Data {
            hash: hash_without(files, &WORDING),
            cards: cards::read(files)?,
            hexes: hexes::read(files)?,
            colonies: species::read(files)?,
        })
    }

    pub fn card(&self, card: CardId) -> &Card {
        &self.cards[card.idx()]
    }

    /// All cards in the order of [`CardId::ALL`].
    pub fn cards(&self) -> &[Card] {
        &self.cards
    }
}

/// Every number of players from 1 to 5 stands in exactly one of the lists.
fn players_once<'a>(what: &str, lists: impl IntoIterator<Item = &'a Vec<u8>>) -> Result<(), Refused> {
    let mut players: Vec<u8> = lists.into_iter().flatten().copied().collect();
    players.sort_unstable();
    if players.into_iter().eq(1..=5) {
        Ok(())
    } else {
        Err(Refused::new(what, "every number of players from 1 to 5 stands in one place"))
    }
}

fn check_between(what: impl Into<String>, least: u8, most: u8, found: u8) -> Result<(), Refused> {
    if (least..=most).contains(&found) {
        Ok(())
    } else {
        Err(Refused::new(what, format!("{found} is not between {least} and {most}")))
    }
}
