//! The games that can be played here.

use std::sync::{Arc, OnceLock};

use game_core::{
    AnyGame, DataFiles,
    erased::{Erased, erased},
    toy::Crumbs,
};

use crate::error::{Error, Result};

/// A game offered here, and what must be known about it before it is opened.
#[derive(Clone, Copy, Debug)]
pub struct Offered {
    pub game: &'static dyn AnyGame,
    pub fewest: u8,
    pub most: u8,
    /// Whether the page can show it.
    pub page: bool,
}

pub static GAMES: [Offered; 2] = [
    Offered { game: myrmes::GAME, fewest: 2, most: 4, page: true },
    Offered { game: march::GAME, fewest: 1, most: 5, page: true },
];

static CRUMBS: Erased<Crumbs> = erased();

/// The toy game, which `--test-toy` offers as well.
static TOY: Offered = Offered { game: &CRUMBS, fewest: 2, most: 4, page: false };
static WITH_TOY: OnceLock<()> = OnceLock::new();

/// Offers the toy game too, from now on.
pub fn offer_toy() {
    WITH_TOY.get_or_init(|| ());
}

pub fn all() -> impl Iterator<Item = Offered> {
    GAMES.into_iter().chain(WITH_TOY.get().map(|()| TOY))
}

pub fn offered(id: &str) -> Option<Offered> {
    all().find(|offered| offered.game.id() == id)
}

pub fn find(id: &str) -> Option<&'static dyn AnyGame> {
    offered(id).map(|offered| offered.game)
}

/// [`find`] for requests: an unknown id is refused.
pub fn get(id: &str) -> Result<&'static dyn AnyGame> {
    find(id).ok_or(Error::NotFound("such game"))
}

/// What `--test-data` names, by game.
static REPLACED: OnceLock<Vec<(&str, Arc<DataFiles>)>> = OnceLock::new();

/// Replaces the data the program carries, as its next version would, so that a test can upgrade a server. Only the first
/// call of a process has an effect, and only before anything asked for the data.
pub fn replace(own: impl Iterator<Item = (&'static dyn AnyGame, Arc<DataFiles>)>) {
    REPLACED.get_or_init(|| own.map(|(game, files)| (game.id(), files)).collect());
}

/// What replaces the data the program carries for a game.
pub fn replaced(game: &dyn AnyGame) -> Option<Arc<DataFiles>> {
    REPLACED.get()?.iter().find(|(id, _)| *id == game.id()).map(|(_, files)| Arc::clone(files))
}

/// The data the program carries for a game.
pub fn own_data(game: &dyn AnyGame) -> Arc<DataFiles> {
    replaced(game).unwrap_or_else(|| Arc::new(game.own_data()))
}

/// The hash of the data the program carries for a game.
pub fn own_hash(game: &dyn AnyGame) -> &'static str {
    static HASHES: OnceLock<Vec<(&str, String)>> = OnceLock::new();
    let hashes = HASHES.get_or_init(|| {
        let hash =
            |game: &dyn AnyGame| game.check_data(&own_data(game)).expect("a game can be played with its own data").hash;
        all().map(|offered| (offered.game.id(), hash(offered.game))).collect()
    });
    &hashes.iter().find(|(id, _)| *id == game.id()).expect("the game is one of those offered here").1
}
