//! Seats and sets of seats.

use std::fmt;

use serde::{Deserialize, Serialize};

/// A place at the table, counted clockwise from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "number"))]
pub struct Seat(pub u8);

impl Seat {
    /// The most seats of any game.
    pub const MAX: usize = 5;

    const COLOURS: [&str; Seat::MAX] = ["Gentian", "Vermilion", "Ivory", "Orchid", "Soot"];

    /// The seat as an index into per-seat arrays.
    #[inline]
    pub const fn idx(self) -> usize {
        self.0 as usize
    }

    /// The seat `steps` places further clockwise at a table of `seats`.
    #[inline]
    pub const fn clockwise(self, steps: u8, seats: u8) -> Seat {
        let seat = self.0 + steps;
        // The next seat is the usual case: the comparison costs a tenth of the division.
        Seat(if seat < seats { seat } else { seat % seats })
    }

    /// All seats of a table of `seats`, from seat 0.
    pub fn all(seats: u8) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone {
        (0..seats).map(Seat)
    }

    /// All seats of a table of `seats` in turn order, starting with `self`.
    pub fn round(self, seats: u8) -> impl Iterator<Item = Seat> + Clone {
        (0..seats).map(move |steps| self.clockwise(steps, seats))
    }
}

/// The colour of the seat, as on the page.
impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match Seat::COLOURS.get(self.idx()) {
            Some(colour) => f.write_str(colour),
            None => write!(f, "Seat {}", self.0),
        }
    }
}

/// A set of seats in one byte.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "Vec<Seat>"))]
pub struct SeatSet(u8);

impl SeatSet {
    pub const EMPTY: SeatSet = SeatSet(0);

    /// Every seat of a table of `seats`.
    pub const fn all(seats: u8) -> SeatSet {
        SeatSet(!u8::MAX.unbounded_shl(seats as u32))
    }

    #[inline]
    pub const fn only(seat: Seat) -> SeatSet {
        // A seat number above 7 does not fit into the byte: the set is empty.
        SeatSet(1u8.unbounded_shl(seat.0 as u32))
    }

    #[inline]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & SeatSet::only(seat).0 != 0
    }

    pub const fn is_subset_of(self, other: SeatSet) -> bool {
        self.0 & !other.0 == 0
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    #[must_use]
    pub const fn with(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 | SeatSet::only(seat).0)
    }

    #[must_use]
    pub const fn without(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 & !SeatSet::only(seat).0)
    }

    /// The lowest seat of the set.
    #[inline]
    pub const fn first(self) -> Option<Seat> {
        if self.0 == 0 { None } else { Some(Seat(self.0.trailing_zeros() as u8)) }
    }

    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..8).map(Seat).filter(move |&seat| self.contains(seat))
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> SeatSet {
        seats.into_iter().fold(SeatSet::EMPTY, SeatSet::with)
    }
}

/// In JSON a set of seats is the sorted list of its members.
impl Serialize for SeatSet {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for SeatSet {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<SeatSet, D::Error> {
        let seats = Vec::<Seat>::deserialize(deserializer)?;
        match seats.iter().find(|seat| seat.0 >= 8) {
            Some(seat) => Err(serde::de::Error::custom(format!("there is no seat {}", seat.0))),
            None => Ok(seats.into_iter().collect()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_beyond_the_byte_are_in_no_set() {
        for seat in [8, 9, 32, 255].map(Seat) {
            assert_eq!(SeatSet::only(seat), SeatSet::EMPTY);
            let all = SeatSet::all(8);
            assert!(!all.contains(seat) && all.with(seat) == all && all.without(seat) == all);
        }
        assert_eq!([0, 1, 3, 8, 255].map(|seats| SeatSet::all(seats).len()), [0, 1, 3, 8, 8]);
    }

    #[test]
    fn seats_come_and_go() {
        let set = SeatSet::only(Seat(1)).with(Seat(4));
        assert!(set.contains(Seat(4)) && !set.without(Seat(4)).contains(Seat(4)));
        assert!(set.is_subset_of(SeatSet::all(5)) && !set.is_subset_of(SeatSet::all(4)));
        assert_eq!(set.iter().collect::<Vec<_>>(), [Seat(1), Seat(4)]);
    }
}
