//! Chance stays outside the state: the rules ask for a random number and the caller supplies it.
//!
//! In a recorded game it comes from a [`Stream`], which is fully determined by the record's [`Seed`]; in search from a
//! [`Fresh`] generator, which is independent of the game's stream; in a test from a [`Scripted`] list.

use std::{collections::VecDeque, fmt, str::FromStr};

use rand_chacha::{
    ChaCha8Rng,
    rand_core::{Rng, SeedableRng},
};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// A source of random numbers for the rules.
pub trait Chance {
    /// A number in `0..n`, each equally likely. `n` must be at least 1.
    fn below(&mut self, n: u32) -> u32;
}

/// Shuffles just enough for the first `k` items to be a random draw without replacement, in random order.
pub fn draw<T>(items: &mut [T], k: usize, chance: &mut dyn Chance) {
    for i in 0..k.min(items.len()) {
        let j = i + chance.below((items.len() - i) as u32) as usize;
        items.swap(i, j);
    }
}

/// The seed of a game's random stream: 32 bytes, written as 64 hexadecimal digits. A whole number is accepted as well.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Seed(pub [u8; 32]);

/// A seed decides every die of a game, so it is shown only where [`Display`](fmt::Display) asks for it: a session that is
/// written to a log for debugging must not give it away.
impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(…)")
    }
}

impl Seed {
    /// The seed for game number `n` of a series with this base seed.
    #[must_use]
    pub fn derive(self, n: u64) -> Seed {
        let digest = Sha256::new().chain_update(self.0).chain_update(n.to_le_bytes()).finalize();
        Seed(digest.into())
    }
}

impl From<u64> for Seed {
    fn from(number: u64) -> Seed {
        let mut bytes = [0; 32];
        bytes[24..].copy_from_slice(&number.to_be_bytes());
        Seed(bytes)
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("a seed is 64 hexadecimal digits or a whole number")]
pub struct NotASeed;

impl FromStr for Seed {
    type Err = NotASeed;

    fn from_str(text: &str) -> Result<Seed, NotASeed> {
        if text.len() == 64 && text.bytes().all(|b| b.is_ascii_hexdigit()) {
            let mut bytes = [0; 32];
            for (byte, digits) in bytes.iter_mut().zip(text.as_bytes().chunks(2)) {
                let digits = std::str::from_utf8(digits).map_err(|_| NotASeed)?;
                *byte = u8::from_str_radix(digits, 16).map_err(|_| NotASeed)?;
            }
            return Ok(Seed(bytes));
        }
        text.parse::<u64>().map(Seed::from).map_err(|_| NotASeed)
    }
}

impl Serialize for Seed {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Seed {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Seed, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged)]
        enum Form {
            Number(u64),
            Text(String),
        }
        match Form::deserialize(deserializer).map_err(|_| serde::de::Error::custom(NotASeed))? {
            Form::Number(number) => Ok(Seed::from(number)),
            Form::Text(text) => text.parse().map_err(serde::de::Error::custom),
        }
    }
}

/// The random stream of a recorded game: the same seed gives the same numbers on every machine and in every version.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stream(ChaCha8Rng);

impl Stream {
    pub fn new(seed: Seed) -> Stream {
        Stream(ChaCha8Rng::from_seed(seed.0))
    }
}

impl Chance for Stream {
    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        unbiased(n, || self.0.next_u32())
    }
}

/// A fast, small generator for search and simulation, independent of any game's own stream.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fresh(u64);

impl Fresh {
    pub fn new(seed: u64) -> Fresh {
        Fresh(seed)
    }
}

impl Chance for Fresh {
    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        // SplitMix64, Steele, Lea and Flood 2014: one addition and three mixing rounds per number.
        unbiased(n, || {
            self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
            let mut z = self.0;
            z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
            z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
            ((z ^ (z >> 31)) >> 32) as u32
        })
    }
}

/// A generator for tests: returns the given numbers, in order.
///
/// # Panics
/// When the list runs out, or when a number is too large for the draw. Either means that the test and the rules
/// disagree.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Scripted(pub VecDeque<u32>);

impl Scripted {
    pub fn new(answers: impl IntoIterator<Item = u32>) -> Scripted {
        Scripted(answers.into_iter().collect())
    }
}

impl Chance for Scripted {
    fn below(&mut self, n: u32) -> u32 {
        let answer = self.0.pop_front().unwrap_or_else(|| panic!("the script has no answer left for a draw below {n}"));
        assert!(answer < n, "the script answers {answer} to a draw below {n}");
        answer
    }
}

/// Lemire's multiply-and-reject: unbiased, and not subject to changes between versions of a random-number library.
#[inline]
fn unbiased(n: u32, mut next: impl FnMut() -> u32) -> u32 {
    debug_assert!(n > 0, "nothing can be drawn below 0");
    let mut product = u64::from(next()) * u64::from(n);
    if (product as u32) < n {
        let threshold = n.wrapping_neg() % n;
        while (product as u32) < threshold {
            product = u64::from(next()) * u64::from(n);
        }
    }
    (product >> 32) as u32
}
