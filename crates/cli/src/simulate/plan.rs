//! A plan: validated arguments.

use std::{num::NonZero, path::PathBuf, thread};

use ai::Learn;
use anyhow::bail;
use game_core::{Failure, Seed};

use super::SimulateArgs;
use crate::bots::Contender;

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
    pub(super) bots: Vec<Contender>,
    /// Whether the invariants are checked after every action.
    pub(super) check: bool,
    /// The folder for the records of the games, if they are kept.
    pub(super) records: Option<PathBuf>,
}

impl<G: Learn> Plan<G> {
    /// # Errors
    /// When the arguments contradict each other or ask for something the game does not support.
    pub fn new(args: &SimulateArgs) -> anyhow::Result<Plan<G>> {
        if args.games == 0 {
            bail!(Failure::bad_request("--games 0: at least one game has to be played"));
        }
        let n_threads = threads(args.threads)?;
        let game: G = args.table.game()?;
        let bots = seat_bots(&game, &args.bots)?;
        let (check, records) = (args.check, args.records.clone());
        Ok(Plan { game, n_games: args.games, seed: args.seed, n_threads, bots, check, records })
    }
}

/// The number of threads that an argument asks for; all cores by default.
pub fn threads(asked: Option<usize>) -> Result<usize, Failure> {
    let n_threads = asked.unwrap_or_else(|| thread::available_parallelism().map_or(1, NonZero::get));
    if (1..=MAX_THREADS).contains(&n_threads) {
        Ok(n_threads)
    } else {
        Err(Failure::bad_request(format!("--threads {n_threads}: must be 1 to {MAX_THREADS}")))
    }
}

fn seat_bots<G: Learn>(game: &G, names: &[String]) -> Result<Vec<Contender>, Failure> {
    let n_seats = usize::from(game.seats());
    match names {
        [one] => Ok(vec![Contender::new(game, one)?; n_seats]),
        several if several.len() == n_seats => several.iter().map(|name| Contender::new(game, name)).collect(),
        several => Err(Failure::bad_request(format!(
            "--bots names {} bots for {n_seats} seats: name one for all, or one per seat",
            several.len()
        ))),
    }
}
