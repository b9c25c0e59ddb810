//! A plan: validated arguments.

use std::path::PathBuf;

use ai::Learn;
use anyhow::bail;
use game_core::{Failure, Seed};

use super::SimulateArgs;
use crate::bots::Contender;

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
        let n_threads = args.run.n_threads()?;
        let game: G = args.table.game()?;
        let bots = seat_bots(&game, &args.bots)?;
        let (check, records) = (args.check, args.records.clone());
        Ok(Plan { game, n_games: args.games, seed: args.run.seed, n_threads, bots, check, records })
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
