//! Edges of a hex, the tunnel exits on them, and turning.

use std::fmt;

use game_core::{Hex, named};
use serde::{Deserialize, Serialize};

named! {
    /// An edge of a flat-topped hex, clockwise from the top.
    pub enum Edge {
        Top = "top",
        UpperRight = "upper_right",
        LowerRight = "lower_right",
        Bottom = "bottom",
        LowerLeft = "lower_left",
        UpperLeft = "upper_left",
    }
}

impl Edge {
    /// The same edge seen from the other side.
    #[must_use]
    pub const fn opposite(self) -> Edge {
        self.turned(Rotation(3))
    }

    #[must_use]
    pub const fn turned(self, turn: Rotation) -> Edge {
        Edge::ALL[(self.idx() + turn.0 as usize) % 6]
    }

    /// The step from a hex across this edge. Flat-topped hexes form columns: `q` grows to the
    /// right, `r` downwards.
    pub const fn step(self) -> Hex {
        // `Hex::DIRECTIONS` begins at (1,0), which is the lower right here.
        Hex::DIRECTIONS[(self.idx() + 4) % 6]
    }
}

/// How far a hex is rotated clockwise from its printed orientation, in sixths: 0 to 5.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "number"))]
pub struct Rotation(u8);

impl Rotation {
    pub const ALL: [Rotation; 6] = [Rotation(0), Rotation(1), Rotation(2), Rotation(3), Rotation(4), Rotation(5)];

    /// Full turns are dropped.
    pub const fn new(sixths: u8) -> Rotation {
        Rotation(sixths % 6)
    }

    pub const fn sixths(self) -> u8 {
        self.0
    }
}

impl fmt::Display for Rotation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl<'de> Deserialize<'de> for Rotation {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Rotation, D::Error> {
        let sixths = u8::deserialize(deserializer)?;
        let turn = Rotation::ALL.get(usize::from(sixths)).copied();
        turn.ok_or_else(|| serde::de::Error::custom(format!("{sixths} is not a turn; hexes turn by 0 to 5 sixths")))
    }
}

/// A set of edges, usually those with a tunnel exit, with one bit for each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "Vec<u8>"))]
pub struct Exits(u8);

impl Exits {
    pub const NONE: Exits = Exits(0);
    pub const ALL: Exits = Exits(0b11_1111);

    pub const fn contains(self, edge: Edge) -> bool {
        self.0 & (1 << edge.idx()) != 0
    }

    #[must_use]
    pub const fn with(self, edge: Edge) -> Exits {
        Exits(self.0 | 1 << edge.idx())
    }

    #[must_use]
    pub const fn turned(self, turn: Rotation) -> Exits {
        Exits((self.0 << turn.0 | self.0 >> (6 - turn.0)) & Exits::ALL.0)
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The edges of the set, clockwise from the top.
    pub fn edges(self) -> impl Iterator<Item = Edge> {
        Edge::ALL.into_iter().filter(move |&edge| self.contains(edge))
    }

    /// The distinct turns: after these the exits repeat. Sites do not depend on the turn, so a hex
    /// whose exits come in opposite pairs has three turns, not six.
    pub fn turns(self) -> impl Iterator<Item = Rotation> {
        let repeats = (1..6).map(Rotation).find(|&turn| self.turned(turn) == self);
        let count = repeats.map_or(6, |turn| turn.0);
        (0..count).map(Rotation)
    }

    /// The distinct turns that bring an exit to this edge.
    pub fn turns_with(self, edge: Edge) -> impl Iterator<Item = Rotation> {
        self.turns().filter(move |&turn| self.turned(turn).contains(edge))
    }
}

impl FromIterator<Edge> for Exits {
    fn from_iter<I: IntoIterator<Item = Edge>>(edges: I) -> Exits {
        edges.into_iter().fold(Exits::NONE, Exits::with)
    }
}

/// In JSON and in the data, edges are written by number, each at most once and in order.
impl Serialize for Exits {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.edges().map(Edge::idx))
    }
}

impl<'de> Deserialize<'de> for Exits {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Exits, D::Error> {
        let numbers = Vec::<usize>::deserialize(deserializer)?;
        if numbers.iter().any(|&number| number >= 6) || !numbers.is_sorted_by(|a, b| a < b) {
            return Err(serde::de::Error::custom("edges are numbers from 0 to 5, each once and in order"));
        }
        Ok(numbers.into_iter().map(|number| Edge::ALL[number]).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all_exits() -> impl Iterator<Item = Exits> {
        (0..64).map(Exits)
    }

    #[test]
    fn edges_go_round_clockwise_from_the_top() {
        assert_eq!(Edge::Top.step(), Hex::new(0, -1));
        assert_eq!(Edge::LowerRight.step(), Hex::new(1, 0));
        for edge in Edge::ALL {
            assert_eq!(edge.step() + edge.opposite().step(), Hex::new(0, 0));
            assert_eq!(edge.step().turned(1), edge.turned(Rotation(1)).step());
        }
    }

    #[test]
    fn six_sixths_are_a_full_turn() {
        assert_eq!(Rotation::new(6), Rotation(0));
        for exits in all_exits() {
            let round = (0..6).fold(exits, |exits, _| exits.turned(Rotation(1)));
            assert_eq!(round, exits);
            for turn in Rotation::ALL {
                let by_edges: Exits = exits.edges().map(|edge| edge.turned(turn)).collect();
                assert_eq!(exits.turned(turn), by_edges);
            }
        }
    }

    #[test]
    fn turns_are_all_different_and_miss_nothing() {
        for exits in all_exits() {
            let seen: Vec<Exits> = exits.turns().map(|turn| exits.turned(turn)).collect();
            assert!((1..seen.len()).all(|i| !seen[..i].contains(&seen[i])));
            assert!(Rotation::ALL.into_iter().all(|turn| seen.contains(&exits.turned(turn))));
        }
        let opposite: Exits = [Edge::Top, Edge::Bottom].into_iter().collect();
        assert_eq!(opposite.turns().count(), 3);
        assert_eq!(opposite.turns_with(Edge::UpperRight).collect::<Vec<_>>(), [Rotation(1)]);
        assert_eq!(Exits::ALL.turns().count(), 1);
    }
}
