//! Sets of cards as bits.

use game_core::Chance;
use serde::{Deserialize, Serialize};

use crate::components::CardId;

/// A set of cards, such as a hand, a discard pile or a deck in unknown order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "Array<CardId>"))]
pub struct CardSet(u128);

impl CardSet {
    pub const EMPTY: CardSet = CardSet(0);
    /// Every card the rules know.
    pub const ALL: CardSet = CardSet(!0 >> (128 - CardId::ALL.len()));

    pub const fn only(card: CardId) -> CardSet {
        CardSet(1 << card.idx())
    }

    #[inline]
    pub fn insert(&mut self, card: CardId) {
        self.0 |= 1 << card.idx();
    }

    #[inline]
    pub fn remove(&mut self, card: CardId) {
        self.0 &= !(1 << card.idx());
    }

    #[inline]
    pub const fn contains(self, card: CardId) -> bool {
        self.0 & (1 << card.idx()) != 0
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// For serialization, which passes a reference.
    pub(crate) fn is_nothing(set: &CardSet) -> bool {
        set.is_empty()
    }

    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    #[must_use]
    pub const fn and(self, other: CardSet) -> CardSet {
        CardSet(self.0 & other.0)
    }

    #[must_use]
    pub const fn or(self, other: CardSet) -> CardSet {
        CardSet(self.0 | other.0)
    }

    #[must_use]
    pub const fn minus(self, other: CardSet) -> CardSet {
        CardSet(self.0 & !other.0)
    }

    /// The cards of the set in the order of [`CardId::ALL`].
    pub fn cards(self) -> impl Iterator<Item = CardId> {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            let first = (bits != 0).then(|| CardId::ALL[bits.trailing_zeros() as usize])?;
            bits &= bits - 1;
            Some(first)
        })
    }

    /// Takes out all cards.
    pub fn take(&mut self) -> CardSet {
        std::mem::take(self)
    }

    /// Takes out a random card; `None` if the set is empty.
    pub fn draw(&mut self, chance: &mut dyn Chance) -> Option<CardId> {
        let n_cards = self.len();
        let card = self.nth((n_cards > 0).then(|| chance.below(n_cards))?);
        self.remove(card);
        Some(card)
    }

    /// The card at this index. There must be one.
    fn nth(self, mut n: u32) -> CardId {
        let low = self.0 as u64;
        let (mut word, base) = if n < low.count_ones() {
            (low, 0)
        } else {
            n -= low.count_ones();
            ((self.0 >> 64) as u64, 64)
        };
        for _ in 0..n {
            word &= word - 1;
        }
        CardId::ALL[base + word.trailing_zeros() as usize]
    }
}

impl FromIterator<CardId> for CardSet {
    fn from_iter<I: IntoIterator<Item = CardId>>(cards: I) -> CardSet {
        cards.into_iter().fold(CardSet::EMPTY, |set, card| set.or(CardSet::only(card)))
    }
}

/// In JSON, a list of card names.
impl Serialize for CardSet {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.cards())
    }
}

impl<'de> Deserialize<'de> for CardSet {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<CardSet, D::Error> {
        let cards = Vec::<CardId>::deserialize(deserializer)?;
        let set: CardSet = cards.iter().copied().collect();
        if set.len() as usize == cards.len() { Ok(set) } else { Err(serde::de::Error::custom("a card is named twice")) }
    }
}

#[cfg(test)]
mod tests {
    use game_core::Fresh;

    use super::*;

    #[test]
    fn every_card_can_be_drawn_and_only_once() {
        let (mut left, mut drawn) = (CardSet::ALL, CardSet::EMPTY);
        let mut chance = Fresh::new(1);
        while let Some(card) = left.draw(&mut chance) {
            assert!(!left.contains(card) && !drawn.contains(card));
            drawn.insert(card);
        }
        assert_eq!(drawn, CardSet::ALL);
    }

    #[test]
    fn the_nth_card_is_the_nth_of_the_list() {
        let set: CardSet = CardId::ALL.into_iter().skip(3).step_by(5).collect();
        for (n, card) in set.cards().enumerate() {
            assert_eq!(set.nth(n as u32), card);
        }
    }
}
