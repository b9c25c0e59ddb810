//! Sets of hexes as bits.

use serde::{Deserialize, Serialize};

use crate::components::HexId;

/// A set of hexes, which may include The Great Tunnel.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "Array<HexId>"))]
pub struct HexSet(u32);

impl HexSet {
    pub const EMPTY: HexSet = HexSet(0);

    pub const fn only(hex: HexId) -> HexSet {
        HexSet(1 << hex.idx())
    }

    pub fn insert(&mut self, hex: HexId) {
        self.0 |= 1 << hex.idx();
    }

    pub fn remove(&mut self, hex: HexId) {
        self.0 &= !(1 << hex.idx());
    }

    pub const fn contains(self, hex: HexId) -> bool {
        self.0 & (1 << hex.idx()) != 0
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// For serialization, which passes a reference.
    pub(crate) fn is_nothing(set: &HexSet) -> bool {
        set.is_empty()
    }

    /// The only hex of the set; `None` if there is not exactly one.
    pub(crate) fn only_one(self) -> Option<HexId> {
        self.hexes().next().filter(|_| self.len() == 1)
    }

    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    #[must_use]
    pub const fn and(self, other: HexSet) -> HexSet {
        HexSet(self.0 & other.0)
    }

    #[must_use]
    pub const fn or(self, other: HexSet) -> HexSet {
        HexSet(self.0 | other.0)
    }

    #[must_use]
    pub const fn minus(self, other: HexSet) -> HexSet {
        HexSet(self.0 & !other.0)
    }

    /// The hexes of the set in the order of [`HexId::ALL`].
    pub fn hexes(self) -> impl Iterator<Item = HexId> {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            let first = (bits != 0).then(|| HexId::ALL[bits.trailing_zeros() as usize])?;
            bits &= bits - 1;
            Some(first)
        })
    }
}

impl FromIterator<HexId> for HexSet {
    fn from_iter<I: IntoIterator<Item = HexId>>(hexes: I) -> HexSet {
        hexes.into_iter().fold(HexSet::EMPTY, |set, hex| set.or(HexSet::only(hex)))
    }
}

/// In JSON, a list of hex names.
impl Serialize for HexSet {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.hexes())
    }
}

impl<'de> Deserialize<'de> for HexSet {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<HexSet, D::Error> {
        let hexes = Vec::<HexId>::deserialize(deserializer)?;
        let set: HexSet = hexes.iter().copied().collect();
        if set.len() as usize == hexes.len() { Ok(set) } else { Err(serde::de::Error::custom("a hex is named twice")) }
    }
}
