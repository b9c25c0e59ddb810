//! All games, by the id used in commands, records and URLs.

use game_core::{
    AnyGame, Failure,
    erased::{Erased, erased},
    toy::Crumbs,
};

/// A game in the list.
pub type GameRef = &'static dyn AnyGame;

static CRUMBS: Erased<Crumbs> = erased();

/// All games. The toy game is for learning the protocol and for tests.
pub static GAMES: [GameRef; 3] = [myrmes::GAME, march::GAME, &CRUMBS];

/// The game with this id.
pub fn find(id: &str) -> Option<GameRef> {
    GAMES.into_iter().find(|game| game.id() == id)
}

/// [`find`], but an unknown id is an error that lists the known ones.
pub fn named(id: &str) -> Result<GameRef, Failure> {
    find(id).ok_or_else(|| Failure::no_game(id, &ids()))
}

pub fn ids() -> Vec<&'static str> {
    GAMES.iter().map(|game| game.id()).collect()
}
