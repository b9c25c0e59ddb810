//! The models that come with the program, made by `formicarium train`. Each file says with which command.

use std::sync::OnceLock;

use crate::{learn::Learn, model::Model};

/// How much a model has learned.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// The first minute or so of a training run.
    Novice,
    /// A few minutes of it.
    Casual,
    /// As long as it takes to play well.
    Skilled,
    /// For as long as it gained.
    Full,
}

const STAGES: [Stage; 4] = [Stage::Novice, Stage::Casual, Stage::Skilled, Stage::Full];

/// The models of one table.
struct Shipped {
    game: &'static str,
    table: &'static str,
    files: [&'static [u8]; STAGES.len()],
    read: [OnceLock<Model>; STAGES.len()],
}

/// `GAME TABLE FILES SKILLED`: most tables have files of their own, some borrow those of another table. The last is the ending
/// of the file for [`Stage::Skilled`], which is that of [`Stage::Full`] until longer training has gained something.
macro_rules! shipped {
    ($($game:literal $table:literal $files:literal $skilled:literal,)+) => {
        static SHIPPED: [Shipped; [$($table),+].len()] = [$(Shipped {
            game: $game,
            table: $table,
            files: [
                include_bytes!(concat!("../models/", $game, "-", $files, ".novice.net")),
                include_bytes!(concat!("../models/", $game, "-", $files, ".casual.net")),
                include_bytes!(concat!("../models/", $game, "-", $files, $skilled)),
                include_bytes!(concat!("../models/", $game, "-", $files, ".net")),
            ],
            read: [const { OnceLock::new() }; STAGES.len()],
        },)+];
    };
}

shipped! {
    "myrmes" "2" "2" ".skilled.net",
    "myrmes" "3" "3" ".net",
    "myrmes" "4" "4" ".net",
    "march" "solo" "solo" ".net",
    "march" "2" "2" ".net",
    "march" "3" "3" ".net",
    "march" "4" "4" ".net",
    "march" "5" "5" ".net",
    // Alone one knows the Horde; what friends bring is not known yet.
    "march" "coop-2" "solo" ".net",
    "march" "coop-3" "solo" ".net",
    "march" "coop-4" "solo" ".net",
}

/// The model for a table, if one comes with the program.
pub fn find<G: Learn>(game: &G, stage: Stage) -> Option<&'static Model> {
    let shipped = of_table(game)?;
    let read = || {
        let model = Model::from_bytes(shipped.files[stage as usize]).and_then(|model| model.lent_to(game));
        model.expect("a test reads every model that comes with the program")
    };
    Some(shipped.read[stage as usize].get_or_init(read))
}

/// Whether the models of a game were trained with the component data that have this hash. With other data they play
/// too, but what they have learned may not be true.
pub fn know(game: &str, data: &str) -> bool {
    static TRAINED_WITH: OnceLock<Vec<(&str, String)>> = OnceLock::new();
    let trained_with = TRAINED_WITH.get_or_init(|| {
        let data = |file| Model::origin(file).expect("a test reads every model that comes with the program").0.data;
        let of = |shipped: &Shipped| (shipped.game, data(shipped.files[Stage::Full as usize]));
        SHIPPED.iter().map(of).collect()
    });
    trained_with.iter().filter(|(of, _)| *of == game).all(|(_, hash)| hash == data)
}

fn of_table<G: Learn>(game: &G) -> Option<&'static Shipped> {
    let table = game.table();
    SHIPPED.iter().find(|shipped| shipped.game == G::ID && shipped.table == table)
}

#[cfg(test)]
mod tests {
    use march::March;
    use myrmes::Myrmes;

    use super::*;

    /// The largest file that is allowed.
    const MOST_BYTES: usize = 200_000;

    fn comes_with_models<G: Learn>(game: &G) {
        let shipped = of_table(game).unwrap_or_else(|| panic!("{} {}: no models", G::ID, game.table()));
        for (file, stage) in shipped.files.iter().zip(STAGES) {
            assert!(file.len() <= MOST_BYTES, "{} {}: {} bytes", G::ID, game.table(), file.len());
            let origin = &find(game, stage).expect("of_table found it").origin;
            assert_eq!((origin.players, &origin.table), (usize::from(game.seats()), &game.table()));
            assert!(origin.command.starts_with("formicarium train ") && origin.games > 0, "{}", origin.command);
            assert!(origin.command.contains(&format!("--seed {}", origin.seed)), "{}", origin.command);
            // What was kept on the way may be older than the first measurement.
            let was_kept = matches!(stage, Stage::Novice | Stage::Casual);
            assert!(was_kept || !origin.curve.is_empty(), "{} {}: no curve", G::ID, game.table());
            assert!(know(G::ID, &origin.data) && !know(G::ID, "other data"));
        }
    }

    #[test]
    fn every_table_comes_with_models() {
        for players in 2..=4 {
            comes_with_models(&Myrmes::with(myrmes::Options::players(players)).unwrap());
        }
        for players in 1..=5 {
            comes_with_models(&March::with(march::Options::players(players)).unwrap());
        }
        for players in 2..=4 {
            let together = march::Options { centipedes: true, ..march::Options::players(players) };
            comes_with_models(&March::with(together).unwrap());
        }
    }
}
