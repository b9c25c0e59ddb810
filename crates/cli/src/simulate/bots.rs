//! Who plays in a simulation.

use std::fmt::Debug;

use anyhow::bail;
use game_core::{Chance, Fresh, Game, Seat};

/// The bots that `--bots` knows by name.
pub const BOTS: [&str; 1] = ["random"];

/// Somebody who decides.
///
/// A bot is handed the true state, and what it may look at is its own business to respect: a search begins with
/// [`Game::resample`]. It may keep what saves it work, but nothing that changes its picks from one game to the next,
/// since which games it plays one after the other depends on the number of threads.
pub trait Bot<G: Game>: Debug {
    /// The index in `legal`, which is not empty, of what `seat` does.
    fn pick(&mut self, game: &G, state: &G::State, seat: Seat, legal: &[G::Action], chance: &mut Fresh) -> usize;
}

/// The bot of that name.
pub(super) fn bot<G: Game>(name: &str) -> anyhow::Result<Box<dyn Bot<G>>> {
    match name {
        "random" => Ok(Box::new(Random)),
        _ => bail!("there is no bot {name:?}; known are: {}", BOTS.join(", ")),
    }
}

/// Takes any listed action, each as likely as the others.
#[derive(Clone, Copy, Debug, Default)]
pub struct Random;

impl<G: Game> Bot<G> for Random {
    #[inline]
    fn pick(&mut self, _: &G, _: &G::State, _: Seat, legal: &[G::Action], chance: &mut Fresh) -> usize {
        chance.below(legal.len() as u32) as usize
    }
}
