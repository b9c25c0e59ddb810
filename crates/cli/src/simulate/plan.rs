//! A plan: validated arguments.

use std::{num::NonZero, path::PathBuf, thread};

use ai::Level;
use anyhow::bail;
use game_core::{Failure, Game, Refused, Seed, erased::erased, json};
use serde_json::{Map, Value};

use super::{SimulateArgs, bots};
use server::folder;

/// More threads than any machine has, and few enough to start.
const MAX_THREADS: usize = 1024;

/// The games to play.
#[derive(Clone, Debug)]
pub struct Plan<G> {
    pub(super) game: G,
    pub(super) n_games: u64,
    pub(super) seed: Seed,
    pub(super) n_threads: usize,
    /// The bot of each seat.
    pub(super) bots: Vec<Level>,
    /// Whether the invariants are checked after every action.
    pub(super) check: bool,
    /// The folder for the records of the games, if they are kept.
    pub(super) records: Option<PathBuf>,
}

impl<G: Game> Plan<G> {
    /// # Errors
    /// When the arguments contradict each other or ask for something the game does not support.
    pub fn new(args: &SimulateArgs) -> anyhow::Result<Plan<G>> {
        if args.games == 0 {
            bail!(Failure::bad_request("--games 0: at least one game has to be played"));
        }
        let n_threads = match args.threads {
            Some(n) => n,
            None => thread::available_parallelism().map_or(1, NonZero::get),
        };
        if !(1..=MAX_THREADS).contains(&n_threads) {
            bail!(Failure::bad_request(format!("--threads {n_threads}: must be 1 to {MAX_THREADS}")));
        }
        let game = game::<G>(args)?;
        let bots = seat_bots(&args.bots, game.seats().into())?;
        let (check, records) = (args.check, args.records.clone());
        Ok(Plan { game, n_games: args.games, seed: args.seed, n_threads, bots, check, records })
    }
}

/// The game with `--options` and `--players` combined.
fn game<G: Game>(args: &SimulateArgs) -> anyhow::Result<G> {
    let refuse = |what: &str, why: String| Failure::BadOptions(Refused::new(what, why));
    let mut options = match args.options.as_deref().map_or(Ok(Value::Null), |text| json::parse(text.as_bytes())) {
        Ok(Value::Null) => Map::new(),
        Ok(Value::Object(options)) => options,
        Ok(_) => bail!(refuse("--options", "not a JSON object such as {\"players\": 2}".to_owned())),
        Err(misread) => bail!(Failure::BadOptions(misread.refused("--options"))),
    };
    if let Some(players) = args.players {
        let said = options.insert("players".to_owned(), players.into());
        if let Some(said) = said.filter(|said| *said != players) {
            bail!(refuse("players", format!("--players {players} contradicts {said} in --options")));
        }
    }
    let data = args.data.as_deref().map(folder::read).transpose()?;
    Ok(erased::<G>().game(&Value::Object(options), data.as_ref())?)
}

fn seat_bots(names: &[String], n_seats: usize) -> Result<Vec<Level>, Failure> {
    match names {
        [one] => Ok(vec![bots::level(one)?; n_seats]),
        several if several.len() == n_seats => several.iter().map(|name| bots::level(name)).collect(),
        several => Err(Failure::bad_request(format!(
            "--bots names {} bots for {n_seats} seats: name one for all, or one per seat",
            several.len()
        ))),
    }
}
