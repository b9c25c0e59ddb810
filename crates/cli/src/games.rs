//! All games, by the id used in commands, records and URLs.

use game_core::{
    AnyGame,
    erased::{Erased, erased},
    toy::Crumbs,
};

/// A game in the list.
pub type Entry = &'static dyn AnyGame;

static CRUMBS: Erased<Crumbs> = erased();

/// All games. The toy game is for learning the protocol and for tests.
pub static GAMES: [Entry; 3] = [myrmes::GAME, march::GAME, &CRUMBS];

/// The game with this id.
pub fn find(id: &str) -> Option<Entry> {
    GAMES.into_iter().find(|game| game.id() == id)
}

/// [`find`] for command-line arguments: the error lists the known ids.
pub fn parse(id: &str) -> Result<Entry, String> {
    find(id).ok_or_else(|| format!("there is no such game; there is {}", ids().join(", ")))
}

pub fn ids() -> Vec<&'static str> {
    GAMES.iter().map(|game| game.id()).collect()
}
