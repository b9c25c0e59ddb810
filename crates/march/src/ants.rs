//! Where the ants are: on collection sites and in the outskirts.
//!
//! The questions the rules ask most often (who is in a hex, who inhabits it, which hexes have an
//! empty site, which have ants in their outskirts) are answered by bit sets, which are updated
//! whenever an ant comes or goes.

use std::{
    fmt,
    hash::{Hash, Hasher},
    str::FromStr,
};

use game_core::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::{components::HexId, data::MOST_SITES, hex_set::HexSet};

const HEXES: usize = HexId::ALL.len();

/// A place for ants: a collection site of a hex, or its outskirts. The Great Tunnel has no sites.
///
/// Written as `soil.2` for the second site of Soil and as `soil` for its outskirts.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct Spot {
    pub hex: HexId,
    /// Sites are numbered from 1 in the order of the data; 0 means the outskirts.
    pub site: u8,
}

impl Spot {
    pub const fn outskirts(hex: HexId) -> Spot {
        Spot { hex, site: 0 }
    }

    /// The site with this index, counted from 0.
    pub const fn site(hex: HexId, idx: usize) -> Spot {
        Spot { hex, site: idx as u8 + 1 }
    }

    /// The index of the site; `None` for the outskirts.
    pub fn idx(self) -> Option<usize> {
        usize::from(self.site).checked_sub(1)
    }
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.site == 0 { self.hex.fmt(f) } else { write!(f, "{}.{}", self.hex, self.site) }
    }
}

impl FromStr for Spot {
    type Err = String;

    fn from_str(text: &str) -> Result<Spot, String> {
        let Some((hex, site)) = text.split_once('.') else {
            return Ok(Spot::outskirts(text.parse().map_err(|error: game_core::named::NotNamed| error.to_string())?));
        };
        let hex = hex.parse().map_err(|error: game_core::named::NotNamed| error.to_string())?;
        match site.as_bytes() {
            [digit @ b'1'..=b'9'] => Ok(Spot { hex, site: digit - b'0' }),
            _ => Err(format!("{site:?} is not a site; sites are counted from 1")),
        }
    }
}

impl Serialize for Spot {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Spot {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Spot, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

const EMPTY: u8 = 0xff;
/// Marks a site that does not exist.
const WALL: u8 = 0xfe;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Ground {
    /// The seat on each site.
    sites: [u8; MOST_SITES],
    outskirts: [u8; Seat::MAX],
}

/// All ants in the Meadow.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ants {
    ground: [Ground; HEXES],
    total: [u8; Seat::MAX],
    present: [HexSet; Seat::MAX],
    inhabited: [HexSet; Seat::MAX],
    /// Hexes with an empty site.
    vacant: HexSet,
    /// Hexes with ants in the outskirts, except The Great Tunnel.
    crowded: HexSet,
}

/// Leaves out the hexes without ants, and everything that is counted from the others.
impl Hash for Ants {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        let present = self.present.iter().fold(HexSet::EMPTY, |all, &hexes| all.or(hexes));
        present.hash(hasher);
        for hex in present.hexes() {
            let Ground { sites, outskirts } = self.ground[hex.idx()];
            hasher.write(&sites);
            hasher.write(&outskirts);
        }
    }
}

impl Ants {
    pub(crate) const NONE: Ants = Ants {
        ground: [Ground { sites: [WALL; MOST_SITES], outskirts: [0; Seat::MAX] }; HEXES],
        total: [0; Seat::MAX],
        present: [HexSet::EMPTY; Seat::MAX],
        inhabited: [HexSet::EMPTY; Seat::MAX],
        vacant: HexSet::EMPTY,
        crowded: HexSet::EMPTY,
    };

    /// Adds the sites of a hex that has come into the Meadow.
    pub(crate) fn open(&mut self, hex: HexId, n_sites: usize) {
        self.ground[hex.idx()].sites[..n_sites].fill(EMPTY);
        self.vacant.insert(hex);
    }

    /// All ants of a seat in the Meadow, The Great Tunnel included.
    #[inline]
    pub fn total(&self, seat: Seat) -> u8 {
        self.total[seat.idx()]
    }

    /// The hexes where a seat has an ant.
    #[inline]
    pub fn present(&self, seat: Seat) -> HexSet {
        self.present[seat.idx()]
    }

    /// The hexes a seat inhabits: where it has an ant on a site.
    #[inline]
    pub fn inhabited(&self, seat: Seat) -> HexSet {
        self.inhabited[seat.idx()]
    }

    /// Hexes with an empty site.
    pub fn vacant(&self) -> HexSet {
        self.vacant
    }

    /// Hexes with ants in the outskirts, except The Great Tunnel.
    pub fn crowded(&self) -> HexSet {
        self.crowded
    }

    /// Who has an ant in a hex.
    pub fn seats_in(&self, hex: HexId) -> SeatSet {
        (0..Seat::MAX as u8).map(Seat).filter(|seat| self.present(*seat).contains(hex)).collect()
    }

    /// Who inhabits a hex.
    pub fn inhabitants(&self, hex: HexId) -> SeatSet {
        (0..Seat::MAX as u8).map(Seat).filter(|seat| self.inhabited(*seat).contains(hex)).collect()
    }

    /// The ants of a seat in a hex.
    pub fn count(&self, seat: Seat, hex: HexId) -> u8 {
        let ground = &self.ground[hex.idx()];
        ground.outskirts[seat.idx()] + ground.sites.iter().filter(|&&on| on == seat.0).count() as u8
    }

    /// Who is on a site; nobody if there is no such site.
    pub fn on_site(&self, hex: HexId, idx: usize) -> Option<Seat> {
        let on = *self.ground[hex.idx()].sites.get(idx)?;
        (on < WALL).then_some(Seat(on))
    }

    pub fn in_outskirts(&self, seat: Seat, hex: HexId) -> u8 {
        self.ground[hex.idx()].outskirts[seat.idx()]
    }

    /// Whether a seat has an ant on this spot.
    pub fn stands(&self, seat: Seat, spot: Spot) -> bool {
        match spot.idx() {
            Some(idx) => self.on_site(spot.hex, idx) == Some(seat),
            None => self.in_outskirts(seat, spot.hex) > 0,
        }
    }

    pub fn is_empty_site(&self, spot: Spot) -> bool {
        spot.idx().and_then(|idx| self.ground[spot.hex.idx()].sites.get(idx)) == Some(&EMPTY)
    }

    /// The empty sites of a hex.
    #[inline]
    pub fn empty_sites(&self, hex: HexId) -> impl Iterator<Item = Spot> + use<> {
        let sites = self.ground[hex.idx()].sites;
        (0..MOST_SITES).filter(move |&idx| sites[idx] == EMPTY).map(move |idx| Spot::site(hex, idx))
    }

    pub fn n_empty_sites(&self, hex: HexId) -> u8 {
        self.empty_sites(hex).count() as u8
    }

    /// Where an ant that enters may go: any empty site, and the outskirts only if there is none.
    #[inline]
    pub fn entries(&self, hex: HexId) -> impl Iterator<Item = Spot> + use<> {
        let full = !self.vacant.contains(hex);
        self.empty_sites(hex).chain(full.then_some(Spot::outskirts(hex)))
    }

    pub fn is_entry(&self, spot: Spot) -> bool {
        if spot.site == 0 { !self.vacant.contains(spot.hex) } else { self.is_empty_site(spot) }
    }

    /// The spots of a hex where a seat has an ant. Ants in the outskirts are alike, so they are one spot.
    #[inline]
    pub fn spots_in(&self, seat: Seat, hex: HexId) -> impl Iterator<Item = Spot> + use<> {
        let ground = self.ground[hex.idx()];
        let sites =
            (0..MOST_SITES).filter(move |&idx| ground.sites[idx] == seat.0).map(move |idx| Spot::site(hex, idx));
        sites.chain((ground.outskirts[seat.idx()] > 0).then_some(Spot::outskirts(hex)))
    }

    /// All spots where a seat has an ant.
    pub fn spots(&self, seat: Seat) -> impl Iterator<Item = Spot> + '_ {
        self.present(seat).hexes().flat_map(move |hex| self.spots_in(seat, hex))
    }

    /// The sites a seat inhabits.
    pub fn sites(&self, seat: Seat) -> impl Iterator<Item = Spot> + '_ {
        self.inhabited(seat).hexes().flat_map(move |hex| self.spots_in(seat, hex)).filter(|spot| spot.site > 0)
    }

    // --------------------------------------------------------------------------------------------------- coming and going

    /// Puts an ant of a seat on a spot that is free for it.
    #[inline]
    pub(crate) fn put(&mut self, seat: Seat, spot: Spot) {
        let ground = &mut self.ground[spot.hex.idx()];
        match spot.idx() {
            Some(idx) => {
                ground.sites[idx] = seat.0;
                self.inhabited[seat.idx()].insert(spot.hex);
                if !ground.sites.contains(&EMPTY) {
                    self.vacant.remove(spot.hex);
                }
            }
            None => {
                ground.outskirts[seat.idx()] += 1;
                if spot.hex != HexId::GreatTunnel {
                    self.crowded.insert(spot.hex);
                }
            }
        }
        self.total[seat.idx()] += 1;
        self.present[seat.idx()].insert(spot.hex);
    }

    /// Takes an ant of a seat from a spot where it has one.
    #[inline]
    pub(crate) fn take(&mut self, seat: Seat, spot: Spot) {
        let ground = &mut self.ground[spot.hex.idx()];
        match spot.idx() {
            Some(idx) => {
                ground.sites[idx] = EMPTY;
                self.vacant.insert(spot.hex);
                if !ground.sites.contains(&seat.0) {
                    self.inhabited[seat.idx()].remove(spot.hex);
                }
            }
            None => {
                ground.outskirts[seat.idx()] -= 1;
                if ground.outskirts == [0; Seat::MAX] {
                    self.crowded.remove(spot.hex);
                }
            }
        }
        self.total[seat.idx()] -= 1;
        if !ground.sites.contains(&seat.0) && ground.outskirts[seat.idx()] == 0 {
            self.present[seat.idx()].remove(spot.hex);
        }
    }

    /// Whether the sets agree with the ground. For invariants.
    pub(crate) fn is_consistent(&self) -> bool {
        let mut again = Ants::NONE;
        for (idx, ground) in self.ground.iter().enumerate() {
            let hex = HexId::ALL[idx];
            let n_sites = ground.sites.iter().filter(|&&on| on != WALL).count();
            if n_sites > 0 {
                again.open(hex, n_sites);
            }
            for (site, &on) in ground.sites.iter().enumerate().filter(|&(_, &on)| on < WALL) {
                again.put(Seat(on), Spot::site(hex, site));
            }
            for (seat, &count) in ground.outskirts.iter().enumerate() {
                (0..count).for_each(|_| again.put(Seat(seat as u8), Spot::outskirts(hex)));
            }
        }
        again == *self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const RED: Seat = Seat(0);
    const BLUE: Seat = Seat(1);

    #[test]
    fn an_ant_takes_a_site_while_one_is_empty() {
        let mut ants = Ants::NONE;
        ants.open(HexId::DrySeep, 2);
        let entries = |ants: &Ants| ants.entries(HexId::DrySeep).map(|spot| spot.to_string()).collect::<Vec<_>>();
        assert_eq!(entries(&ants), ["dry_seep.1", "dry_seep.2"]);
        ants.put(RED, Spot::site(HexId::DrySeep, 1));
        assert_eq!(entries(&ants), ["dry_seep.1"]);
        ants.put(BLUE, Spot::site(HexId::DrySeep, 0));
        assert_eq!(entries(&ants), ["dry_seep"]);
        ants.put(BLUE, Spot::outskirts(HexId::DrySeep));
        assert_eq!((ants.count(BLUE, HexId::DrySeep), ants.total(BLUE), ants.total(RED)), (2, 2, 1));
        assert!(ants.crowded().contains(HexId::DrySeep) && ants.is_consistent());
        ants.take(BLUE, Spot::site(HexId::DrySeep, 0));
        assert!(!ants.inhabited(BLUE).contains(HexId::DrySeep) && ants.present(BLUE).contains(HexId::DrySeep));
        assert!(ants.is_consistent());
    }

    #[test]
    fn spots_are_written_with_their_site() {
        for text in ["soil.2", "soil", "great_tunnel", "fern.9"] {
            assert_eq!(text.parse::<Spot>().unwrap().to_string(), text);
        }
        for text in ["soil.0", "soil.", "soil.12", "sand.1", ".1", "soil.+1", ""] {
            assert!(text.parse::<Spot>().is_err(), "{text}");
        }
    }
}
