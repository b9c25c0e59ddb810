//! The levels a player can choose.

use game_core::named;

use crate::{
    bot::{Bot, Random},
    eval::Evaluate,
    greedy::Greedy,
};

named! {
    /// How strong a bot is, from the weakest on.
    pub enum Level {
        /// Anything that is legal.
        Random = "random",
        /// The best end of what it is doing, without a thought for what comes then.
        Greedy = "greedy",
    }
}

impl Level {
    /// Who plays on for somebody who is gone.
    pub const STRONGEST: Level = Level::Greedy;

    /// Somebody who plays at this level.
    pub fn bot<G: Evaluate>(self) -> Box<dyn Bot<G>> {
        match self {
            Level::Random => Box::new(Random),
            Level::Greedy => Box::new(Greedy::default()),
        }
    }
}
