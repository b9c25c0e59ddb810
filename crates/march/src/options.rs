//! What the players agree on before they begin.

use game_core::{Refused, Seat, named};
use serde::{Deserialize, Serialize};

named! {
    /// How many rounds are played.
    pub enum Length {
        /// Rounds 1 to 4.
        Standard = "standard",
        /// Rounds 0 to 4.
        Long = "long",
    }
}

named! {
    /// How hard the centipedes make it.
    pub enum Difficulty { Easy = "easy", Normal = "normal", Hard = "hard" }
}

named! {
    /// When the Centipede Horde wins. Ruling march/horde-wins.
    pub enum HordeWins {
        /// When it has more points than at least one player.
        BeatsOne = "beats_one",
        /// When it has more points than every player.
        BeatsAll = "beats_all",
    }
}

/// The most players against the Centipede Horde: its mat is the back of the fifth nest mat.
const HORDE_PLAYERS: u8 = 4;

/// How a game is set up.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Options {
    /// 1 to 5. One player always plays against the Centipede Horde.
    pub players: u8,
    pub length: Length,
    /// How many Beyond the Meadow hexes, drawn at random, are shuffled in: 0 to 5. By default all
    /// five with five players or in a long game, and none otherwise.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub beyond: Option<u8>,
    /// Each player gets a random nest mat and may play its primitive species.
    pub primitive_species: bool,
    /// Rise of the Centipedes: all players together against the Horde. At most four players.
    pub centipedes: bool,
    /// Only in Rise of the Centipedes.
    pub difficulty: Difficulty,
    pub horde_wins: HordeWins,
    /// The starting player; random by default.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub first_seat: Option<Seat>,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            players: 4,
            length: Length::Standard,
            beyond: None,
            primitive_species: false,
            centipedes: false,
            difficulty: Difficulty::Normal,
            horde_wins: HordeWins::BeatsOne,
            first_seat: None,
        }
    }
}

impl Options {
    pub fn players(players: u8) -> Options {
        Options { players, ..Options::default() }
    }

    /// Whether the players play together against the Centipede Horde.
    pub fn has_horde(&self) -> bool {
        self.centipedes || self.players == 1
    }

    /// How many of the box's Beyond the Meadow hexes are shuffled in.
    pub fn n_beyond(&self, in_box: u8) -> u8 {
        let all = self.players == 5 || self.length == Length::Long;
        self.beyond.unwrap_or(if all { in_box } else { 0 })
    }

    pub fn first_round(&self) -> u8 {
        match self.length {
            Length::Standard => 1,
            Length::Long => 0,
        }
    }

    pub(crate) fn check(&self, beyond_in_box: u8) -> Result<(), Refused> {
        let refuse = |field: &str, why: String| Err(Refused::new(field, why));
        if !(1..=5).contains(&self.players) {
            return refuse("players", format!("March of the Ants is for 1 to 5 players, not {}", self.players));
        }
        // Ruling march/horde-players.
        if self.centipedes && self.players > HORDE_PLAYERS {
            let why = format!("Rise of the Centipedes is for 1 to {HORDE_PLAYERS} players, not {}", self.players);
            return refuse("centipedes", why);
        }
        if let Some(beyond) = self.beyond.filter(|&beyond| beyond > beyond_in_box) {
            return refuse("beyond", format!("there are {beyond_in_box} Beyond the Meadow hexes, not {beyond}"));
        }
        if let Some(seat) = self.first_seat.filter(|seat| seat.0 >= self.players) {
            return refuse("first_seat", format!("there is no seat {} with {} players", seat.0, self.players));
        }
        if !self.has_horde() {
            if self.difficulty != Difficulty::Normal {
                return refuse("difficulty", "only Rise of the Centipedes has levels of difficulty".into());
            }
            if self.horde_wins != HordeWins::BeatsOne {
                return refuse("horde_wins", "only Rise of the Centipedes has a Horde".into());
            }
        }
        Ok(())
    }
}
