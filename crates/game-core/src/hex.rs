//! Hexes in axial coordinates, the only coordinates used in this workspace.
//!
//! Axial, because the rules need just these two numbers (neighbours and rotations are sums of them), and people can
//! read them off the edge of a board. Pointy-top rows: east is `(+1, 0)`, south-east `(0, +1)`. The geometry comes from
//! `hexx`; the type is our own because hexes occur in actions by the million and two bytes are enough.

use std::{
    fmt,
    ops::{Add, Sub},
    str::FromStr,
};

use serde::{Deserialize, Serialize};

/// One hex. `q` grows to the east, `r` to the south-east.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct Hex {
    // Declared first, so that the derived order is reading order: row by row, west to east.
    pub r: i8,
    pub q: i8,
}

impl Hex {
    /// The six steps: E, SE, SW, W, NW, NE, clockwise.
    pub const DIRECTIONS: [Hex; 6] =
        [Hex::new(1, 0), Hex::new(0, 1), Hex::new(-1, 1), Hex::new(-1, 0), Hex::new(0, -1), Hex::new(1, -1)];

    pub const fn new(q: i8, r: i8) -> Hex {
        Hex { r, q }
    }

    /// The six hexes around this one. Coordinates saturate: no board reaches that far out.
    pub fn neighbours(self) -> [Hex; 6] {
        Hex::DIRECTIONS.map(|step| self + step)
    }

    /// Rotated clockwise around the origin by `sixths` of a full turn.
    #[must_use]
    pub fn turned(self, sixths: u8) -> Hex {
        hexx::Hex::from(self).rotate_cw(u32::from(sixths)).into()
    }

    /// Mirrored, keeping the row axis: E stays E, SE becomes NE.
    #[must_use]
    pub fn mirrored(self) -> Hex {
        let h = hexx::Hex::from(self);
        hexx::Hex::new(h.x + h.y, -h.y).into()
    }
}

impl From<Hex> for hexx::Hex {
    fn from(hex: Hex) -> hexx::Hex {
        hexx::Hex::new(hex.q.into(), hex.r.into())
    }
}

/// Saturates at the limits of `i8`.
impl From<hexx::Hex> for Hex {
    fn from(hex: hexx::Hex) -> Hex {
        let narrow = |n: i32| n.clamp(i8::MIN.into(), i8::MAX.into()) as i8;
        Hex::new(narrow(hex.x), narrow(hex.y))
    }
}

impl Add for Hex {
    type Output = Hex;
    fn add(self, other: Hex) -> Hex {
        Hex::new(self.q.saturating_add(other.q), self.r.saturating_add(other.r))
    }
}

impl Sub for Hex {
    type Output = Hex;
    fn sub(self, other: Hex) -> Hex {
        Hex::new(self.q.saturating_sub(other.q), self.r.saturating_sub(other.r))
    }
}

impl fmt::Display for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "({},{})", self.q, self.r)
    }
}

#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is not a hex; write it like (2,-1)")]
pub struct NotAHex(String);

impl FromStr for Hex {
    type Err = NotAHex;

    fn from_str(text: &str) -> Result<Hex, NotAHex> {
        let parse = || {
            let (q, r) = text.strip_prefix('(')?.strip_suffix(')')?.split_once(',')?;
            // "+1" and "01" parse as numbers; accept only the spelling that `Display` writes.
            let hex = Hex::new(q.parse().ok()?, r.parse().ok()?);
            (hex.to_string() == text).then_some(hex)
        };
        parse().ok_or_else(|| NotAHex(text.chars().take(40).collect()))
    }
}

/// In JSON, a hex is a string, so that it can also be a key.
impl Serialize for Hex {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Hex {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Hex, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sixth_clockwise_takes_each_direction_to_the_next() {
        for (i, direction) in Hex::DIRECTIONS.into_iter().enumerate() {
            assert_eq!(direction.turned(1), Hex::DIRECTIONS[(i + 1) % 6]);
            assert_eq!(direction.turned(6), direction);
        }
    }

    #[test]
    fn reading_order_is_the_derived_order() {
        assert!(Hex::new(5, -1) < Hex::new(-5, 0));
        assert!(Hex::new(-1, 0) < Hex::new(0, 0));
    }

    #[test]
    fn only_one_spelling_is_a_hex() {
        assert_eq!("(2,-1)".parse(), Ok(Hex::new(2, -1)));
        for wrong in ["", "2,-1", "(2,-1", "(+2,1)", "(02,1)", "(2, 1)", "(200,1)", "(2,1,0)"] {
            assert!(wrong.parse::<Hex>().is_err(), "{wrong}");
        }
    }
}
