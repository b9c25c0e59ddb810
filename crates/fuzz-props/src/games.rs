//! The games that are tried, each with several options.

use std::sync::LazyLock;

use game_core::{Game, Seed, Session, toy::Crumbs};
use myrmes::Myrmes;

/// Runs the expression with the game that a byte chooses. The toy is small and needs few of them.
macro_rules! with_game {
    ($byte:expr, $game:ident => $property:expr) => {{
        let byte = usize::from($byte);
        if byte % 8 == 7 {
            let $game = &$crate::games::CRUMBS[byte / 8 % $crate::games::CRUMBS.len()];
            $property
        } else {
            let $game = &$crate::games::MYRMES[byte % $crate::games::MYRMES.len()];
            $property
        }
    }};
}
pub(crate) use with_game;

pub(crate) static MYRMES: LazyLock<Vec<Myrmes>> = LazyLock::new(|| {
    tables(&[
        r#"{"players": 2}"#,
        r#"{"players": 3}"#,
        r#"{"players": 4}"#,
        r#"{"players": 4, "supply": "box"}"#,
        r#"{"players": 2, "variant": "manual"}"#,
    ])
});

/// Games of Myrmes in the middle, some for each table.
pub(crate) static DEVELOPED: LazyLock<Vec<Session<Myrmes>>> = LazyLock::new(|| {
    let begin = |(seed, game): (u64, &Myrmes)| {
        let position = crate::developed_positions::position(game, seed);
        Session::from_position(game.clone(), Seed::from(seed), &position).expect("the position was tried")
    };
    (0..128).zip(MYRMES.iter().cycle()).map(begin).collect()
});

pub(crate) static CRUMBS: LazyLock<Vec<Crumbs>> = LazyLock::new(|| {
    tables(&[r#"{"players": 2, "rounds": 1}"#, r#"{"players": 3, "rounds": 2}"#, r#"{"players": 4, "rounds": 9}"#])
});

fn tables<G: Game>(options: &[&str]) -> Vec<G> {
    let data = G::own_data();
    let table = |text: &&str| {
        let options = serde_json::from_str(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        G::new(options, &data).unwrap_or_else(|error| panic!("{text}: {error}"))
    };
    options.iter().map(table).collect()
}
