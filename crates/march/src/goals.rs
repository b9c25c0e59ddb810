//! Colony Goals: what must be true in Slumber.

use game_core::Seat;

use crate::{
    components::{HexId, SiteKind},
    data::{Compared, Condition},
    hex_set::HexSet,
    table::Table,
};

impl Table<'_> {
    /// Whether a seat meets the condition of a Colony Goal now.
    pub(crate) fn meets(self, seat: Seat, condition: Condition) -> bool {
        let ants = &self.state.ants;
        let at_least = |count: usize, needed: u8| count >= usize::from(needed);
        match condition {
            Condition::MostAntsInGreatTunnel => {
                let there = |of: Seat| ants.count(of, HexId::GreatTunnel);
                self.others(seat).all(|other| there(seat) > there(other)) && there(seat) > 0
            }
            Condition::MoreThanNeighbours(compared) => {
                self.neighbours(seat).all(|other| self.compared(seat, compared) > self.compared(other, compared))
            }
            Condition::InhabitWormholes { hexes } => {
                at_least(ants.inhabited(seat).and(self.state.meadow.wormholes()).len() as usize, hexes)
            }
            Condition::ControlOutsideInnerMeadow { hexes } => {
                let touching = self.state.meadow.touching(HexId::GreatTunnel);
                let outside = self.hexes().minus(touching);
                at_least(outside.hexes().filter(|&hex| self.controller(hex) == Some(seat)).count(), hexes)
            }
            Condition::InhabitSingleLarvaSites { sites } => {
                let single = |site: crate::data::SiteYield| site.kind == SiteKind::Larva;
                at_least(ants.sites(seat).filter(|&spot| self.site_kind(spot).is_some_and(single)).count(), sites)
            }
            // Ruling march/xenophobic-tribe: every hex the player inhabits, not some of them.
            Condition::InhabitAlone { hexes } => {
                let own = ants.inhabited(seat);
                let others = self.others(seat).map(|other| ants.inhabited(other)).fold(HexSet::EMPTY, HexSet::or);
                at_least(own.len() as usize, hexes) && own.and(others).is_empty()
            }
            // Ruling march/extensive-tunnel: from one inhabited hex to the next without leaving them.
            Condition::InhabitJoined { hexes } => {
                self.state.meadow.groups(ants.inhabited(seat)).any(|group| at_least(group.len() as usize, hexes))
            }
            Condition::Share { hexes } => {
                at_least(ants.inhabited(seat).hexes().filter(|&hex| self.is_shared(hex)).count(), hexes)
            }
            Condition::DestroyedACentipede => self.nest(seat).destroyed_a_centipede,
            Condition::WonAnAntBattle => self.nest(seat).won_a_battle,
            Condition::HoldCards { cards } => at_least(self.nest(seat).hand.len() as usize, cards),
        }
    }

    /// Whether several players inhabit a hex in peace.
    pub(crate) fn is_shared(self, hex: HexId) -> bool {
        self.state.ants.inhabitants(hex).len() >= 2 && !self.state.ants.crowded().contains(hex)
    }

    /// The players to the left and right; with two players, the other one; in a solo game, nobody.
    fn neighbours(self, seat: Seat) -> impl Iterator<Item = Seat> {
        let players = self.players();
        let beside = [seat.clockwise(1, players), seat.clockwise(players - 1, players)];
        beside.into_iter().filter(move |&other| other != seat)
    }

    fn compared(self, seat: Seat, compared: Compared) -> u8 {
        let nest = self.nest(seat);
        match compared {
            Compared::Food => nest.food,
            Compared::Larvae => nest.larvae,
            Compared::Evolutions => nest.n_evolutions(),
        }
    }
}
