//! Keeps the simulated games: one record per file, for `formicarium replay`.

use std::{fs, path::Path};

use anyhow::{Context, ensure};
use game_core::{Game, Seat, Seed, Session};

use super::{Plan, output::try_file};

/// Creates the folder if necessary, and checks before the first game that records can be written to it.
pub(super) fn prepare(folder: &Path) -> anyhow::Result<()> {
    let context = || format!("cannot write records into {}", folder.display());
    fs::create_dir_all(folder).with_context(context)?;
    let is_empty = fs::read_dir(folder).with_context(context)?.next().is_none();
    ensure!(is_empty, "{} is not empty: records go into a folder of their own", folder.display());
    try_file(&folder.join("probe.json")).with_context(context)
}

/// Writes the record of game `number`, with the bots as players.
pub(super) fn write<G: Game>(
    plan: &Plan<G>,
    folder: &Path,
    number: u64,
    seed: Seed,
    actions: &[(Seat, G::Action)],
) -> anyhow::Result<()> {
    let mut session = Session::new(plan.game.clone(), seed);
    let bots = plan.bots.iter().map(|level| level.name().to_owned()).collect();
    session.set_names(bots).expect("a plan has a bot for each seat");
    for &(seat, action) in actions {
        session.apply(seat, action).expect("what was played is legal");
    }
    let file = folder.join(file_name(G::ID, number, plan.n_games));
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
