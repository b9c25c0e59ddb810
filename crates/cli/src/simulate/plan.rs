//! A plan: validated arguments.

use std::{num::NonZero, path::PathBuf, thread};

use ai::Level;
use anyhow::{Context, bail, ensure};
use game_core::{Game, Seed};
use serde_json::{Map, Value};

use super::{SimulateArgs, bots};
use crate::folder;

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
        ensure!(args.games > 0, "--games 0: at least one game has to be played");
        let n_threads = match args.threads {
            Some(n) => n,
            None => thread::available_parallelism().map_or(1, NonZero::get),
        };
        ensure!((1..=MAX_THREADS).contains(&n_threads), "--threads {n_threads}: say 1 to {MAX_THREADS}");
        let game = game::<G>(args)?;
        let bots = seat_bots(&args.bots, game.seats().into())?;
        let (check, records) = (args.check, args.records.clone());
        Ok(Plan { game, n_games: args.games, seed: args.seed, n_threads, bots, check, records })
    }
}

/// The game with `--options` and `--players` combined.
fn game<G: Game>(args: &SimulateArgs) -> anyhow::Result<G> {
    let mut options = match &args.options {
        Some(text) => serde_json::from_str::<Map<String, Value>>(text)
            .with_context(|| format!("--options {text}: not a JSON object such as {{\"players\": 2}}"))?,
        None => Map::new(),
    };
    if let Some(players) = args.players {
        let said = options.insert("players".to_owned(), players.into());
        if let Some(said) = said.filter(|said| *said != players) {
            bail!("--players {players} contradicts \"players\": {said} in --options");
        }
    }
    let options = serde_json::from_value(Value::Object(options))
        .with_context(|| format!("these are not options of {}", G::ID))?;
    let data = args.data.as_deref().map_or_else(|| Ok(G::own_data()), folder::read)?;
    G::new(options, &data).with_context(|| format!("{} cannot be played like this", G::ID))
}

fn seat_bots(names: &[String], n_seats: usize) -> anyhow::Result<Vec<Level>> {
    match names {
        [one] => Ok(vec![bots::level(one)?; n_seats]),
        several if several.len() == n_seats => several.iter().map(|name| bots::level(name)).collect(),
        several => bail!("--bots names {} bots for {n_seats} seats: name one for all, or one per seat", several.len()),
    }
}
