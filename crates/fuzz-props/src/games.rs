//! The games under test, each with several sets of options.

use std::sync::LazyLock;

use game_core::{Game, Seed, Session, toy::Crumbs};
use march::March;
use myrmes::Myrmes;

/// Evaluates the expression with the game that a byte chooses. The toy game is small, so it gets few of the bytes.
macro_rules! with_game {
    ($byte:expr, $game:ident => $property:expr) => {{
        let byte = usize::from($byte);
        match byte % 8 {
            7 => {
                let $game = &$crate::games::CRUMBS[byte / 8 % $crate::games::CRUMBS.len()];
                $property
            }
            1 | 4 | 6 => {
                let $game = &$crate::games::MARCH[byte / 2 % $crate::games::MARCH.len()];
                $property
            }
            _ => {
                let $game = &$crate::games::MYRMES[byte % $crate::games::MYRMES.len()];
                $property
            }
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

pub(crate) static MARCH: LazyLock<Vec<March>> = LazyLock::new(|| {
    tables(&[
        r#"{"players": 1}"#,
        r#"{"players": 2, "beyond": 5}"#,
        r#"{"players": 3, "length": "long"}"#,
        r#"{"players": 4, "primitive_species": true, "beyond": 3}"#,
        r#"{"players": 5}"#,
        r#"{"players": 3, "centipedes": true, "beyond": 5}"#,
        r#"{"players": 2, "centipedes": true, "primitive_species": true, "difficulty": "hard"}"#,
    ])
});

/// Games of March of the Ants that start from a developed position, several for each set of options.
pub(crate) static GROWN: LazyLock<Vec<Session<March>>> = LazyLock::new(|| {
    let begin = |(seed, game): (u64, &March)| {
        let position = crate::grown_meadows::position(game, seed);
        Session::from_position(game.clone(), Seed::from(seed), &position).expect("the position was tried")
    };
    (0..128).zip(MARCH.iter().cycle()).map(begin).collect()
});

/// Games of Myrmes that start from a developed position, several for each set of options.
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
