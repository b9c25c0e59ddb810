//! Fair dice: nobody decides the seed of a game alone, and afterwards everybody can check it.
//!
//! When a table is opened, the server draws a secret and publishes its hash, the *commitment*. Everybody who sits down
//! draws a contribution and publishes its hash as well. Only once all hashes are fixed does anybody reveal a contribution.
//! The seed is a hash of the secret and all contributions in the order of the seats: whoever fixed their part last, even with
//! the secret in hand, knew nothing of the parts of the others. When the game is over, everything is revealed.
//! `docs/fair-dice.md` says how to check it by hand, and what it proves.

use std::{
    fmt,
    sync::atomic::{AtomicU64, Ordering},
};

use game_core::{Derivation, Seed};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::error::{Error, Result};

/// 32 bytes in hexadecimal digits.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Bytes32(String);

/// Secrets and contributions decide every die of a game: what is written to a log for debugging must not give them away.
impl fmt::Debug for Bytes32 {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Bytes32(…)")
    }
}

impl Bytes32 {
    pub fn random() -> Bytes32 {
        let mut bytes = [0; 32];
        getrandom::fill(&mut bytes).expect("the system has a source of randomness");
        Bytes32::from_bytes(&bytes)
    }

    pub fn from_bytes(bytes: &[u8]) -> Bytes32 {
        Bytes32(bytes.iter().map(|byte| format!("{byte:02x}")).collect())
    }

    /// Parses the contribution of a client, or the hash of one.
    pub fn parse(text: &str) -> Result<Bytes32> {
        if text.len() == 64 && text.bytes().all(|byte| byte.is_ascii_digit() || (b'a'..=b'f').contains(&byte)) {
            Ok(Bytes32(text.to_owned()))
        } else {
            Err(Error::bad("a contribution and its hash are 64 lowercase hexadecimal digits each"))
        }
    }

    /// The secret of a header in the form in which the store keeps it: see [`crate::vault`].
    pub(crate) fn as_stored(text: String) -> Bytes32 {
        Bytes32(text)
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// How the parts of a seed are collected and put together, and how chance follows from it. Headers and records write it as
/// a number; those from before there were several have none, which is 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(try_from = "u32", into = "u32")]
pub enum Protocol {
    /// 1: the server saw each contribution as soon as it was added; one stream of chance runs through the game. Also the way
    /// of lessons, whose secret everybody may know.
    #[default]
    AtOnce,
    /// 2: everybody commits first and reveals when all have committed; each step of chance has a stream of its own.
    Committed,
}

impl Protocol {
    pub fn is_first(&self) -> bool {
        *self == Protocol::AtOnce
    }

    pub fn derivation(self) -> Derivation {
        match self {
            Protocol::AtOnce => Derivation::Stream,
            Protocol::Committed => Derivation::Steps,
        }
    }

    /// What the text that the seed is the hash of begins with.
    fn prefix(self) -> &'static str {
        match self {
            Protocol::AtOnce => "formicarium",
            Protocol::Committed => "formicarium 2",
        }
    }
}

impl From<Protocol> for u32 {
    fn from(protocol: Protocol) -> u32 {
        match protocol {
            Protocol::AtOnce => 1,
            Protocol::Committed => 2,
        }
    }
}

#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("this program knows the protocols 1 and 2 of fair dice, not {0}")]
pub struct UnknownProtocol(u32);

impl TryFrom<u32> for Protocol {
    type Error = UnknownProtocol;

    fn try_from(number: u32) -> std::result::Result<Protocol, UnknownProtocol> {
        match number {
            1 => Ok(Protocol::AtOnce),
            2 => Ok(Protocol::Committed),
            other => Err(UnknownProtocol(other)),
        }
    }
}

/// Draws the secret of each new table.
#[derive(Debug, Default)]
pub struct Secrets {
    /// Set in tests, so that the first table, the second and so on get the same secrets on every
    /// run.
    test_seed: Option<u64>,
    drawn: AtomicU64,
}

impl Secrets {
    pub fn new(test_seed: Option<u64>) -> Secrets {
        Secrets { test_seed, drawn: AtomicU64::new(0) }
    }

    /// The secret from which those of the daily games follow, for a server that has none yet.
    pub fn daily(&self) -> Bytes32 {
        let Some(seed) = self.test_seed else { return Bytes32::random() };
        Bytes32::from_bytes(&Sha256::digest(format!("formicarium test daily {seed}")))
    }

    pub fn draw(&self) -> Bytes32 {
        let Some(seed) = self.test_seed else { return Bytes32::random() };
        let nth = self.drawn.fetch_add(1, Ordering::Relaxed);
        Bytes32::from_bytes(&Sha256::digest(format!("formicarium test {seed} {nth}")))
    }
}

/// The secret of a day's game, which nobody can know who does not know the server's.
pub fn secret_of_day(master: &Bytes32, day: &str, game: &str) -> Bytes32 {
    Bytes32::from_bytes(&Sha256::digest(format!("formicarium daily\n{}\n{day}\n{game}\n", master.as_str())))
}

/// The hash of the secret, which the server publishes, or of a contribution, which its player publishes.
pub fn commitment(value: &Bytes32) -> Bytes32 {
    Bytes32::from_bytes(&Sha256::digest(value.as_str()))
}

/// The seed of the game. Texts are hashed as they are written, so that one line of shell can do it
/// too: the name of the protocol, the secret, and for each seat its contribution or `-`, each followed by a
/// line feed.
pub fn seed(protocol: Protocol, secret: &Bytes32, contributions: &[Option<Bytes32>]) -> Seed {
    let parts = contributions.iter().map(|part| part.as_ref().map_or("-", Bytes32::as_str));
    let lines = [protocol.prefix(), secret.as_str()].into_iter().chain(parts);
    let text: String = lines.flat_map(|line| [line, "\n"]).collect();
    Seed(Sha256::digest(text).into())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn secret() -> Bytes32 {
        Bytes32::from_bytes(&[7; 32])
    }

    #[test]
    fn secrets_repeat_only_for_a_test_seed() {
        let three = |seed| {
            let secrets = Secrets::new(seed);
            [secrets.draw(), secrets.draw(), secrets.draw()]
        };
        let [first, second, third] = three(Some(1));
        assert!(first != second && second != third && first != third);
        assert_eq!(three(Some(1)), [first, second, third]);
        assert_ne!(three(Some(1)), three(Some(2)));
        assert_ne!(three(None), three(None));
    }

    #[test]
    fn every_day_and_every_game_has_a_secret_of_its_own() {
        let days = [("2026-11-18", "myrmes"), ("2026-11-18", "march"), ("2026-11-19", "myrmes")];
        let of = |master: &Bytes32| days.map(|(day, game)| secret_of_day(master, day, game));
        let [a, b, c] = of(&secret());
        assert!(a != b && a != c && b != c);
        assert_eq!(of(&secret()), [a.clone(), b, c]);
        assert_ne!(of(&commitment(&secret()))[0], a);
    }

    #[test]
    fn the_commitment_is_the_hash_of_the_digits() {
        // printf '%s' "$(printf '07%.0s' $(seq 32))" | sha256sum
        let expected = Bytes32::from_bytes(&Sha256::digest("07".repeat(32)));
        assert_eq!(commitment(&secret()), expected);
    }

    #[test]
    fn every_contribution_and_its_seat_changes_the_seed() {
        let one = Bytes32::from_bytes(&[1; 32]);
        let of = |protocol| {
            [
                seed(protocol, &secret(), &[None, None]),
                seed(protocol, &secret(), &[Some(one.clone()), None]),
                seed(protocol, &secret(), &[None, Some(one.clone())]),
                seed(protocol, &secret(), &[Some(one.clone()), Some(one.clone())]),
                seed(protocol, &commitment(&secret()), &[None, None]),
            ]
        };
        let seeds = [of(Protocol::AtOnce), of(Protocol::Committed)].concat();
        for (i, a) in seeds.iter().enumerate() {
            assert!(seeds[i + 1..].iter().all(|b| a != b), "seed {i} appears twice");
        }
    }

    #[test]
    fn values_do_not_show_in_what_is_written_for_debugging() {
        assert!(!format!("{:?}", secret()).contains("0707"));
    }

    #[test]
    fn only_64_small_hexadecimal_digits_are_a_contribution() {
        assert!(Bytes32::parse(&"0a".repeat(32)).is_ok());
        for bad in ["", "0a", &"0A".repeat(32), &"0g".repeat(32), &"0a".repeat(33)] {
            assert!(Bytes32::parse(bad).is_err(), "{bad:?}");
        }
    }
}
