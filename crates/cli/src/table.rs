//! The arguments that choose a table: game, players, options, component data.

use std::{num::NonZero, path::PathBuf, thread};

use anyhow::bail;
use game_core::{Failure, Game, Refused, Seed, erased::erased, json};
use serde_json::{Map, Value};
use server::folder;

/// Which game is played, and how.
#[derive(Clone, Debug, clap::Args)]
pub struct TableArgs {
    /// Id of the game
    pub game: String,

    /// Number of players; the game's default if not given
    #[arg(long, value_name = "N")]
    pub players: Option<u8>,

    /// Options of the game, as a JSON object
    #[arg(long, value_name = "JSON")]
    pub options: Option<String>,

    /// Use the component data in this folder instead of the game's own
    #[arg(long, value_name = "DIR")]
    pub data: Option<PathBuf>,
}

impl TableArgs {
    /// The game with `--options` and `--players` combined.
    ///
    /// # Errors
    /// When they contradict each other, or the game refuses them or the data.
    pub fn game<G: Game>(&self) -> anyhow::Result<G> {
        let refuse = |what: &str, why: String| Failure::BadOptions(Refused::new(what, why));
        let mut options = match self.options.as_deref().map_or(Ok(Value::Null), |text| json::parse(text.as_bytes())) {
            Ok(Value::Null) => Map::new(),
            Ok(Value::Object(options)) => options,
            Ok(_) => bail!(refuse("--options", "not a JSON object such as {\"players\": 2}".to_owned())),
            Err(misread) => bail!(Failure::BadOptions(misread.refused("--options"))),
        };
        if let Some(players) = self.players {
            let said = options.insert("players".to_owned(), players.into());
            if let Some(said) = said.filter(|said| *said != players) {
                bail!(refuse("players", format!("--players {players} contradicts {said} in --options")));
            }
        }
        let data = self.data.as_deref().map(folder::read).transpose()?;
        Ok(erased::<G>().game(&Value::Object(options), data.as_ref())?)
    }
}

/// How a run of many games is started.
#[derive(Clone, Copy, Debug, clap::Args)]
pub struct RunArgs {
    /// Random seed: a whole number or 64 hexadecimal digits
    #[arg(long, default_value = "1")]
    pub seed: Seed,

    /// Number of threads; all cores by default
    #[arg(long, value_name = "N")]
    pub threads: Option<usize>,
}

/// More threads than any machine has, and few enough to start.
const MAX_THREADS: usize = 1024;

impl RunArgs {
    /// The number of threads to start.
    ///
    /// # Errors
    /// When none or too many are asked for.
    pub fn n_threads(&self) -> Result<usize, Failure> {
        let n_threads = self.threads.unwrap_or_else(|| thread::available_parallelism().map_or(1, NonZero::get));
        if (1..=MAX_THREADS).contains(&n_threads) {
            Ok(n_threads)
        } else {
            Err(Failure::bad_request(format!("--threads {n_threads}: must be 1 to {MAX_THREADS}")))
        }
    }
}

/// Calls a generic function with the type of the game that the arguments name.
macro_rules! with_game {
    ($args:expr, $run:ident) => {{
        use game_core::Game;
        let args = $args;
        match args.table.game.as_str() {
            myrmes::Myrmes::ID => $run::<myrmes::Myrmes>(args),
            march::March::ID => $run::<march::March>(args),
            game_core::toy::Crumbs::ID => $run::<game_core::toy::Crumbs>(args),
            other => Err(game_core::Failure::no_game(other, &$crate::games::ids()).into()),
        }
    }};
}
pub(crate) use with_game;
