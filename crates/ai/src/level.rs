//! The levels a player can choose.

use game_core::named;

use crate::{
    bot::{Bot, Random},
    eval::Evaluate,
    greedy::Greedy,
};

named! {
    /// How strong a bot is, from the weakest to the strongest.
    pub enum Level {
        /// Plays any legal action.
        Random = "random",
        /// Plays for the best end of its current activity and does not look further ahead.
        Greedy = "greedy",
    }
}

impl Level {
    /// The level that takes over for a player who is gone or out of time.
    pub const STRONGEST: Level = Level::Greedy;

    /// A bot that plays at this level.
    pub fn bot<G: Evaluate>(self) -> Box<dyn Bot<G>> {
        match self {
            Level::Random => Box::new(Random),
            Level::Greedy => Box::new(Greedy::default()),
        }
    }
}
