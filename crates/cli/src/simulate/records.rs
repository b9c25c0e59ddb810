//! Keeps the simulated games: one record per file, for `formicarium replay`.

use std::{fs, path::Path};

use anyhow::{Context, ensure};
use game_core::{Game, Seat, Session};

use super::output::try_file;

/// Creates the folder if necessary, and checks before the first game that records can be written to it.
pub(crate) fn prepare(folder: &Path) -> anyhow::Result<()> {
    let context = || format!("cannot write records into {}", folder.display());
    fs::create_dir_all(folder).with_context(context)?;
    let is_empty = fs::read_dir(folder).with_context(context)?.next().is_none();
    ensure!(is_empty, "{} is not empty: records go into a folder of their own", folder.display());
    try_file(&folder.join("probe.json")).with_context(context)
}

/// Plays the actions of game `number` in a session that has just begun, and writes its record.
pub(crate) fn write<G: Game>(
    mut session: Session<G>,
    folder: &Path,
    number: u64,
    n_games: u64,
    actions: &[(Seat, G::Action)],
) -> anyhow::Result<()> {
    for &(seat, action) in actions {
        session.apply(seat, action).expect("what was played is legal");
    }
    let file = folder.join(file_name(G::ID, number, n_games));
    fs::write(&file, session.record().to_json()).with_context(|| format!("cannot write {}", file.display()))
}

/// Pads the number to the digits of the last game, so that file names sort in the order of the games.
fn file_name(game: &str, number: u64, n_games: u64) -> String {
    let digits = (n_games - 1).to_string().len();
    format!("{game}-{number:0digits$}.json")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_sort_like_the_games() {
        for n_games in [1, 10, 11, 1000, 1001] {
            let names: Vec<String> = (0..n_games).map(|number| file_name("crumbs", number, n_games)).collect();
            assert!(names.is_sorted(), "{n_games}");
        }
        assert_eq!(file_name("crumbs", 7, 1000), "crumbs-007.json");
        assert_eq!(file_name("crumbs", 0, 1), "crumbs-0.json");
    }
}
