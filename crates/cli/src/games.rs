//! The games of the house, by the id that commands, records and addresses use.

use game_core::{
    AnyGame,
    erased::{Erased, erased},
    toy::Crumbs,
};

/// Any game of the list.
pub type Entry = &'static dyn AnyGame;

static CRUMBS: Erased<Crumbs> = erased();

/// All of them. The toy game is for learning the protocol and for tests.
pub static GAMES: [Entry; 3] = [myrmes::GAME, march::GAME, &CRUMBS];

/// The game with this id.
pub fn find(id: &str) -> Option<Entry> {
    GAMES.into_iter().find(|game| game.id() == id)
}

/// [`find`] for arguments: an unknown id is answered with those that are known.
pub fn parse(id: &str) -> Result<Entry, String> {
    find(id).ok_or_else(|| format!("there is no such game; there is {}", ids().join(", ")))
}

pub fn ids() -> Vec<&'static str> {
    GAMES.iter().map(|game| game.id()).collect()
}
