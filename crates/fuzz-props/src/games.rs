//! The games that are tried, each with several options.

use std::sync::LazyLock;

use game_core::{Game, toy::Crumbs};

/// Runs the expression with the game that a byte chooses.
macro_rules! with_game {
    ($byte:expr, $game:ident => $property:expr) => {{
        let byte = usize::from($byte);
        let $game = &$crate::games::CRUMBS[byte % $crate::games::CRUMBS.len()];
        $property
    }};
}
pub(crate) use with_game;

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
