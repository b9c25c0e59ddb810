//! Fair dice: nobody decides the seed of a game alone, and afterwards everybody can check it.
//!
//! When a table is opened, the server draws a secret and publishes its hash, the *commitment*.
//! Everybody who sits down adds a contribution of their own. The seed is a hash of the secret and
//! all contributions in the order of the seats: the server could not know them when it committed
//! itself, and the players do not know the secret. When the game is over, everything is revealed.
//! `docs/fair-dice.md` says how to check it by hand.

use std::sync::atomic::{AtomicU64, Ordering};

use game_core::Seed;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::error::{Error, Result};

/// 32 bytes in hexadecimal digits.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Bytes32(String);

impl Bytes32 {
    pub fn random() -> Bytes32 {
        let mut bytes = [0; 32];
        getrandom::fill(&mut bytes).expect("the system has a source of randomness");
        Bytes32::from_bytes(&bytes)
    }

    pub fn from_bytes(bytes: &[u8]) -> Bytes32 {
        Bytes32(bytes.iter().map(|byte| format!("{byte:02x}")).collect())
    }

    /// Parses the contribution of a client.
    pub fn parse(text: &str) -> Result<Bytes32> {
        if text.len() == 64 && text.bytes().all(|byte| byte.is_ascii_digit() || (b'a'..=b'f').contains(&byte)) {
            Ok(Bytes32(text.to_owned()))
        } else {
            Err(Error::bad("a contribution is 64 lowercase hexadecimal digits"))
        }
    }

    pub fn as_str(&self) -> &str {
        &self.0
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

/// The hash of the secret, which the server publishes.
pub fn commitment(secret: &Bytes32) -> Bytes32 {
    Bytes32::from_bytes(&Sha256::digest(secret.as_str()))
}

/// The seed of the game. Texts are hashed as they are written, so that one line of shell can do it
/// too: `formicarium`, the secret, and for each seat its contribution or `-`, each followed by a
/// line feed.
pub fn seed(secret: &Bytes32, contributions: &[Option<Bytes32>]) -> Seed {
    let mut hash = Sha256::new();
    hash.update("formicarium\n");
    hash.update(secret.as_str());
    hash.update("\n");
    for contribution in contributions {
        hash.update(contribution.as_ref().map_or("-", Bytes32::as_str));
        hash.update("\n");
    }
    Seed(hash.finalize().into())
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
        let seeds = [
            seed(&secret(), &[None, None]),
            seed(&secret(), &[Some(one.clone()), None]),
            seed(&secret(), &[None, Some(one.clone())]),
            seed(&secret(), &[Some(one.clone()), Some(one)]),
            seed(&commitment(&secret()), &[None, None]),
        ];
        for (i, a) in seeds.iter().enumerate() {
            assert!(seeds[i + 1..].iter().all(|b| a != b), "seed {i} appears twice");
        }
    }

    #[test]
    fn only_64_small_hexadecimal_digits_are_a_contribution() {
        assert!(Bytes32::parse(&"0a".repeat(32)).is_ok());
        for bad in ["", "0a", &"0A".repeat(32), &"0g".repeat(32), &"0a".repeat(33)] {
            assert!(Bytes32::parse(bad).is_err(), "{bad:?}");
        }
    }
}
