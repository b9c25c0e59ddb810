//! The games that can be played here.

use std::sync::OnceLock;

use game_core::AnyGame;
use serde_json::{Value, json};

/// A game of the house, and what has to be known about it before it is opened.
#[derive(Clone, Copy, Debug)]
pub struct Offered {
    pub game: &'static dyn AnyGame,
    pub fewest: u8,
    pub most: u8,
    /// Whether the page can show it.
    pub page: bool,
    /// What a list tells of a spectator's view.
    pub headline: fn(&Value) -> Headline,
}

/// Where a game stands, in a few words and figures.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Headline {
    pub stand: Value,
    pub scores: Vec<i32>,
}

pub static GAMES: [Offered; 2] = [
    Offered { game: myrmes::GAME, fewest: 2, most: 4, page: true, headline: myrmes_headline },
    Offered { game: march::GAME, fewest: 1, most: 5, page: true, headline: march_headline },
];

fn myrmes_headline(view: &Value) -> Headline {
    Headline {
        stand: json!({ "year": view["year"], "season": view["season"], "phase": view["phase"] }),
        scores: scores(&view["colonies"]),
    }
}

fn march_headline(view: &Value) -> Headline {
    Headline { stand: json!({ "round": view["round"], "phase": view["phase"] }), scores: scores(&view["nests"]) }
}

/// Of the players' boards, seat by seat.
fn scores(boards: &Value) -> Vec<i32> {
    let boards = boards.as_array().map_or(&[][..], Vec::as_slice);
    boards.iter().map(|board| board["score"].as_i64().unwrap_or(0) as i32).collect()
}

pub fn offered(id: &str) -> Option<Offered> {
    GAMES.into_iter().find(|offered| offered.game.id() == id)
}

pub fn find(id: &str) -> Option<&'static dyn AnyGame> {
    offered(id).map(|offered| offered.game)
}

/// The hash of the data the program carries for a game.
pub fn own_hash(game: &dyn AnyGame) -> &'static str {
    static HASHES: OnceLock<Vec<(&str, String)>> = OnceLock::new();
    let hashes = HASHES.get_or_init(|| {
        let hash =
            |game: &dyn AnyGame| game.check_data(&game.own_data()).expect("a game carries data it can be played with");
        GAMES.iter().map(|offered| (offered.game.id(), hash(offered.game))).collect()
    });
    &hashes.iter().find(|(id, _)| *id == game.id()).expect("only games of the house are asked for").1
}
