//! Fuzzer input as a source of decisions.

use game_core::Seed;

/// Reads bytes from the front. Returns zeros once they run out.
#[derive(Clone, Debug)]
pub(crate) struct Bytes<'a>(&'a [u8]);

impl<'a> Bytes<'a> {
    pub(crate) fn new(data: &'a [u8]) -> Bytes<'a> {
        Bytes(data)
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub(crate) fn byte(&mut self) -> u8 {
        self.take(1).first().copied().unwrap_or(0)
    }

    /// Up to `n` bytes.
    pub(crate) fn take(&mut self, n: usize) -> &'a [u8] {
        let (taken, rest) = self.0.split_at(n.min(self.0.len()));
        self.0 = rest;
        taken
    }

    pub(crate) fn number(&mut self) -> u64 {
        self.take(8).iter().fold(0, |number, &byte| number << 8 | u64::from(byte))
    }

    pub(crate) fn seed(&mut self) -> Seed {
        Seed::from(self.number())
    }

    /// An index into a non-empty list. Short lists use one byte, long ones two.
    pub(crate) fn index(&mut self, len: usize) -> usize {
        let number = usize::from(self.byte());
        if len <= 256 { number % len } else { (number << 8 | usize::from(self.byte())) % len }
    }
}
