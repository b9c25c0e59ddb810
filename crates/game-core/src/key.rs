//! A fast 64-bit key of a state, for search.

use std::hash::{Hash, Hasher};

/// The key of a state. Different states have different keys but for an accident of one in 2^64 for each pair, which
/// search can live with. Keys are the same on every machine, but they are not meant to be stored: another version of the
/// program may have other ones.
pub fn key<S: Hash>(state: &S) -> u64 {
    let mut hasher = Mixer { lanes: SEEDS, word: 0, n_bits: 0 };
    state.hash(&mut hasher);
    hasher.finish()
}

/// Collects small writes into words, and mixes word by word. States are written as hundreds of small numbers, so the
/// work for each of them decides the speed.
struct Mixer {
    /// The next word goes into the first lane, which then becomes the last one. A multiplication has to wait for the one
    /// before it in its own lane only.
    lanes: [u64; 4],
    word: u64,
    n_bits: u32,
}

const SEEDS: [u64; 4] = [0x9e37_79b9_7f4a_7c15, 0xbf58_476d_1ce4_e5b9, 0x94d0_49bb_1331_11eb, 0x2545_f491_4f6c_dd1d];

#[inline]
fn mixed(sum: u64, word: u64) -> u64 {
    let product = u128::from(sum ^ word) * 0xa076_1d64_78bd_642f;
    (product as u64 ^ (product >> 64) as u64).wrapping_add(0xe703_7ed1_a0b4_28db)
}

impl Mixer {
    #[inline]
    fn mix(&mut self, word: u64) {
        let [first, second, third, fourth] = self.lanes;
        self.lanes = [second, third, fourth, mixed(first, word)];
    }

    #[inline]
    fn add(&mut self, value: u64, n_bits: u32) {
        if self.n_bits + n_bits > 64 {
            let full = self.word;
            self.mix(full);
            (self.word, self.n_bits) = (0, 0);
        }
        self.word |= value << self.n_bits;
        self.n_bits += n_bits;
        if self.n_bits == 64 {
            let full = self.word;
            self.mix(full);
            (self.word, self.n_bits) = (0, 0);
        }
    }
}

impl Hasher for Mixer {
    #[inline]
    fn write_u8(&mut self, byte: u8) {
        self.add(byte.into(), 8);
    }

    #[inline]
    fn write_u16(&mut self, number: u16) {
        self.add(number.into(), 16);
    }

    #[inline]
    fn write_u32(&mut self, number: u32) {
        self.add(number.into(), 32);
    }

    #[inline]
    fn write_u64(&mut self, number: u64) {
        self.mix(number);
    }

    #[inline]
    fn write_usize(&mut self, number: usize) {
        self.mix(number as u64);
    }

    /// The discriminants of enums. None has more than 256 variants.
    #[inline]
    fn write_isize(&mut self, number: isize) {
        self.add((number as u64) & 0xff, 8);
    }

    fn write(&mut self, bytes: &[u8]) {
        let (words, rest) = bytes.as_chunks::<8>();
        for word in words {
            self.mix(u64::from_le_bytes(*word));
        }
        if !rest.is_empty() {
            let mut word = [0; 8];
            word[..rest.len()].copy_from_slice(rest);
            self.add(u64::from_le_bytes(word), 8 * rest.len() as u32);
        }
    }

    #[inline]
    fn finish(&self) -> u64 {
        let mut last = Mixer { ..*self };
        last.mix(self.word);
        last.lanes.into_iter().fold(self.n_bits.into(), mixed)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::key;

    #[test]
    fn a_change_of_one_bit_changes_the_key() {
        let mut keys = HashSet::new();
        for at in 0..200 {
            for bit in 0..8 {
                let mut bytes = [0u8; 200];
                bytes[at] = 1 << bit;
                assert!(keys.insert(key(&bytes)), "bit {bit} of byte {at}");
                assert!(keys.insert(key(&bytes.map(Some))), "bit {bit} of optional byte {at}");
            }
        }
    }

    #[test]
    fn the_order_of_words_changes_the_key() {
        let words: Vec<u64> = (0..12).collect();
        let mut keys = HashSet::from([key(&words)]);
        for a in 0..12 {
            for b in a + 1..12 {
                let mut swapped = words.clone();
                swapped.swap(a, b);
                assert!(keys.insert(key(&swapped)), "words {a} and {b}");
            }
            assert!(keys.insert(key(&words[..a].to_vec())), "{a} words");
        }
    }
}
