//! The opponents a player can choose: how strong they are, and what they like.

use std::{fmt, str::FromStr};

use game_core::named;
use serde::{Deserialize, Serialize};

use crate::{
    bot::{Bot, Random},
    greedy::Greedy,
    learn::Learn,
    model::{Model, Taste},
    models::{self, Stage},
    search::{Learned, Mind},
};

named! {
    /// How strong a bot is. The first two are yardsticks for programs; the others are for people, from the weakest to
    /// the strongest.
    pub enum Level {
        /// Plays any legal action.
        Random = "random",
        /// Plays for the best end of its current activity by an evaluation made by hand.
        Greedy = "greedy",
        /// Has seen a few hundred games and thinks of few possibilities.
        Novice = "novice",
        /// Has seen some thousand games.
        Casual = "casual",
        /// Has learned to play well, and judges all its turns.
        Skilled = "skilled",
        /// Also plays its best turns on in its head.
        Expert = "expert",
        /// Does so at length, with everything that was learned.
        Master = "master",
    }
}

named! {
    /// What a bot likes more than it should. It fits the games that list it in [`Learn::CHARACTERS`].
    pub enum Character {
        Hunter = "hunter",
        Builder = "builder",
        Collector = "collector",
        Miser = "miser",
        Warrior = "warrior",
        Settler = "settler",
        Breeder = "breeder",
        Planner = "planner",
    }
}

impl Level {
    /// The levels that people are offered.
    pub const FOR_PEOPLE: [Level; 5] = [Level::Novice, Level::Casual, Level::Skilled, Level::Expert, Level::Master];

    /// What the level has learned, and how it thinks; `None` for the yardsticks.
    fn mind(self) -> Option<(Stage, Mind)> {
        match self {
            Level::Random | Level::Greedy => None,
            Level::Novice => Some((Stage::Novice, Mind::NOVICE)),
            Level::Casual => Some((Stage::Casual, Mind::CASUAL)),
            Level::Skilled => Some((Stage::Skilled, Mind::PLAIN)),
            Level::Expert => Some((Stage::Skilled, Mind::EXPERT)),
            Level::Master => Some((Stage::Full, Mind::MASTER)),
        }
    }

    /// A bot that plays at this level, without a character.
    pub fn bot<G: Learn>(self, game: &G) -> Box<dyn Bot<G>> {
        Opponent::from(self).bot(game)
    }
}

/// A bot as it is chosen: its level, and perhaps a character. Written as `skilled` or `skilled:hunter`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Opponent {
    pub level: Level,
    pub character: Option<Character>,
}

impl From<Level> for Opponent {
    fn from(level: Level) -> Opponent {
        Opponent { level, character: None }
    }
}

impl Opponent {
    /// A bot that plays like this. Where no model comes with the program, which is so for toy games only, the learned
    /// levels play like greedy.
    pub fn bot<G: Learn>(self, game: &G) -> Box<dyn Bot<G>> {
        match (self.level, self.learned(game)) {
            (Level::Random, _) => Box::new(Random),
            (_, Some((model, mind))) => Box::new(Learned::new(model, mind)),
            (_, None) => Box::new(Greedy::default()),
        }
    }

    /// The model and the mind of a learned level.
    pub fn learned<G: Learn>(self, game: &G) -> Option<(&'static Model, Mind)> {
        let (stage, mind) = self.level.mind()?;
        Some((models::find(game, stage)?, Mind { taste: self.taste::<G>(), ..mind }))
    }

    fn taste<G: Learn>(self) -> Taste {
        let mut taste = Taste::PLAIN;
        let likes = G::CHARACTERS.iter().find(|(character, _)| Some(*character) == self.character);
        for &(source, weight) in likes.map_or(&[][..], |(_, likes)| likes) {
            taste.sources[source] = weight;
        }
        taste
    }
}

impl fmt::Display for Opponent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.character {
            None => self.level.fmt(f),
            Some(character) => write!(f, "{}:{character}", self.level),
        }
    }
}

/// Why a text names no opponent.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("not a level such as `casual`, or a level with a character such as `casual:hunter`")]
pub struct NoOpponent;

impl FromStr for Opponent {
    type Err = NoOpponent;

    fn from_str(text: &str) -> Result<Opponent, NoOpponent> {
        let (level, character) = match text.split_once(':') {
            None => (text, None),
            Some((level, character)) => (level, Some(character.parse().map_err(|_| NoOpponent)?)),
        };
        let level: Level = level.parse().map_err(|_| NoOpponent)?;
        if character.is_some() && level.mind().is_none() {
            return Err(NoOpponent);
        }
        Ok(Opponent { level, character })
    }
}

impl Serialize for Opponent {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Opponent {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Opponent, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_opponent_is_written_as_it_is_read() {
        for level in Level::ALL {
            let plain = Opponent::from(level);
            assert_eq!(plain.to_string(), level.to_string());
            assert_eq!(plain.to_string().parse(), Ok(plain));
        }
        let hunter = Opponent { level: Level::Casual, character: Some(Character::Hunter) };
        assert_eq!(hunter.to_string(), "casual:hunter");
        assert_eq!("casual:hunter".parse(), Ok(hunter));
        for wrong in ["", "strong", "casual:", "casual:knitter", "greedy:hunter", "casual:hunter:hunter"] {
            assert_eq!(wrong.parse::<Opponent>(), Err(NoOpponent), "{wrong}");
        }
    }
}
