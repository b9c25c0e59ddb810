//! The table: everything that is decided, and nothing that is not.

use std::hash::{Hash, Hasher};

use game_core::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::{
    ants::Ants,
    card_set::CardSet,
    components::{CardId, HexId, Phase, Section, Source, Species},
    data::Timing,
    hex_set::HexSet,
    meadow::Meadow,
    pile::Pile,
    task::Agenda,
};

/// A game in progress. A copy is a copy of bytes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub(crate) phase: Phase,
    pub(crate) round: u8,
    /// Who holds the Active Player Marker.
    pub(crate) marker: Seat,
    /// Who has rested in this Worker Phase.
    pub(crate) rested: SeatSet,
    /// Extra actions left in this turn.
    pub(crate) actions_left: u8,
    /// Whether this turn's centipede card has been revealed.
    pub(crate) centipedes_moved: bool,
    pub(crate) meadow: Meadow,
    pub(crate) ants: Ants,
    pub(crate) centipedes: HexSet,
    pub(crate) pile: Pile,
    pub(crate) cards: Cards,
    pub(crate) horde: Horde,
    pub(crate) nests: [Nest; Seat::MAX],
    pub(crate) battle: Option<Battle>,
    /// Sites that have given their yield in this Harvest already, as bits for each hex.
    pub(crate) harvested: [u8; HexId::ALL.len()],
    pub(crate) agenda: Agenda,
}

impl State {
    #[inline]
    pub(crate) fn nest(&self, seat: Seat) -> &Nest {
        &self.nests[seat.idx()]
    }

    #[inline]
    pub(crate) fn nest_mut(&mut self, seat: Seat) -> &mut Nest {
        &mut self.nests[seat.idx()]
    }

    /// The number of centipedes, in hexes and in The Great Tunnel.
    pub(crate) fn n_centipedes(&self) -> u8 {
        self.centipedes.len() as u8 + self.horde.in_great_tunnel
    }
}

/// The limit for counts of food, Rests and centipedes. No sum of such numbers overflows.
pub(crate) const MOST: u8 = 99;
/// The limit for points from one source. The points of all sources together fit as well.
pub(crate) const MOST_POINTS: i16 = 999;
/// The limit for points of the Centipede Horde.
pub(crate) const MOST_HORDE_POINTS: u16 = 9999;

/// The cards that are in nobody's hand or nest.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Cards {
    /// Face down, in an order nobody knows.
    pub(crate) deck: CardSet,
    pub(crate) discard: CardSet,
    /// Played and not yet resolved.
    pub(crate) played: CardSet,
    /// Shown, and one of them may be played for free.
    pub(crate) offered: CardSet,
}

/// The Centipede Horde in Rise of the Centipedes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Horde {
    pub(crate) score: u16,
    pub(crate) in_great_tunnel: u8,
    pub(crate) deck: CardSet,
    pub(crate) discard: CardSet,
}

/// The nest mat of a player, with the hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Nest {
    pub(crate) species: Species,
    /// The primitive species on the back of the mat.
    pub(crate) mat: Species,
    pub(crate) larvae: u8,
    pub(crate) food: u8,
    pub(crate) resting_larvae: u8,
    pub(crate) resting_food: u8,
    /// Whether the player has taken an action in this Worker Phase.
    pub(crate) acted: bool,
    pub(crate) hand: CardSet,
    /// Put down and not yet revealed.
    pub(crate) face_down: CardSet,
    /// One stack for each section.
    pub(crate) body: [Stack; Section::ALL.len()],
    /// The timings at which a topmost evolution works, as bits: read far more often than changed.
    pub(crate) works_at: u32,
    pub(crate) goals: CardSet,
    pub(crate) bodies_scored: u8,
    /// Hexes that have scored for fighting in them since the round began.
    pub(crate) fought_in: HexSet,
    /// Since the previous Slumber, against another player.
    pub(crate) won_a_battle: bool,
    /// Since the previous Slumber.
    pub(crate) destroyed_a_centipede: bool,
    pub(crate) scored: [i16; Source::ALL.len()],
    /// Cards played in the course of the game, and the points each brought: the log by card.
    pub(crate) played: CardSet,
    pub(crate) brought: [u8; CardId::ALL.len()],
}

/// Leaves out `works_at`, which follows from the body, and what the cards that were not played have brought.
impl Hash for Nest {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        let Nest { species, mat, larvae, food, resting_larvae, resting_food, acted, hand, face_down, body, .. } = self;
        (species, mat, larvae, food, resting_larvae, resting_food, acted, hand, face_down, body).hash(hasher);
        (self.goals, self.bodies_scored, self.fought_in, self.won_a_battle, self.destroyed_a_centipede).hash(hasher);
        (self.scored, self.played).hash(hasher);
        for card in self.played.cards() {
            hasher.write_u8(self.brought[card.idx()]);
        }
    }
}

impl Nest {
    pub(crate) fn score(&self) -> i16 {
        self.scored.iter().sum()
    }

    pub(crate) fn stack(&self, section: Section) -> &Stack {
        &self.body[section.idx()]
    }

    /// Must be called whenever the body has changed.
    pub(crate) fn note_abilities(&mut self, timings: &[Timing; CardId::ALL.len()]) {
        let tops = self.body.iter().filter_map(Stack::top);
        self.works_at = tops.fold(0, |bits, card| bits | 1 << timings[card.idx()].idx());
    }

    pub(crate) fn n_evolutions(&self) -> u8 {
        self.body.iter().map(Stack::len).sum()
    }

    pub(crate) fn complete_bodies(&self) -> u8 {
        self.body.iter().map(Stack::len).min().unwrap_or(0)
    }

    /// All cards in front of the player.
    pub(crate) fn in_play(&self) -> CardSet {
        self.body.iter().flat_map(|stack| stack.cards().iter().copied()).collect::<CardSet>().or(self.goals)
    }
}

/// The most cards in a section of the ant body. The data have no more.
pub(crate) const MOST_STACKED: usize = 16;

/// The evolutions of one section, the lowest first; the last one is active.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Stack {
    len: u8,
    cards: [CardId; MOST_STACKED],
}

/// Skips unused places, which are the same in every stack.
impl Hash for Stack {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        self.cards().hash(hasher);
    }
}

impl Stack {
    pub(crate) const EMPTY: Stack = Stack { len: 0, cards: [CardId::ALL[0]; MOST_STACKED] };

    pub(crate) fn len(&self) -> u8 {
        self.len
    }

    pub(crate) fn cards(&self) -> &[CardId] {
        &self.cards[..usize::from(self.len)]
    }

    pub(crate) fn top(&self) -> Option<CardId> {
        self.cards().last().copied()
    }

    pub(crate) fn push(&mut self, card: CardId) {
        self.cards[usize::from(self.len)] = card;
        self.len += 1;
    }

    pub(crate) fn push_beneath(&mut self, card: CardId) {
        self.cards.copy_within(..usize::from(self.len), 1);
        self.cards[0] = card;
        self.len += 1;
    }

    /// Removes a card from the stack.
    pub(crate) fn remove(&mut self, card: CardId) {
        if let Some(at) = self.cards().iter().position(|&other| other == card) {
            self.cards.copy_within(at + 1..usize::from(self.len), at);
            self.len -= 1;
            // Equal stacks must be equal bytes.
            self.cards[usize::from(self.len)] = CardId::ALL[0];
        }
    }
}

/// The battles in one hex and their progress.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Battle {
    pub hex: HexId,
    /// Absent if a centipede invades.
    #[serde(default)]
    pub invader: Option<Seat>,
    pub defender: Seat,
    /// Army Strength of the invader, then of the defender.
    #[serde(default)]
    pub strength: [u8; 2],
    /// Which battles take place in the hex.
    #[serde(default)]
    pub scope: BattleScope,
    /// The seats that have fought the centipede here.
    #[serde(default)]
    pub fought_centipede: SeatSet,
    /// For each seat, the opponents it has fought here.
    #[serde(default)]
    pub met: [SeatSet; Seat::MAX],
}

impl Battle {
    /// Nobody has fought here yet.
    pub(crate) fn in_hex(hex: HexId, scope: BattleScope) -> Battle {
        let (fought_centipede, met) = (SeatSet::EMPTY, [SeatSet::EMPTY; Seat::MAX]);
        Battle { hex, invader: None, defender: Seat(0), strength: [0; 2], scope, fought_centipede, met }
    }
}

game_core::named! {
    /// Which battles of a hex are fought.
    #[derive(Default)]
    pub enum BattleScope {
        /// The centipede first, then ants against ants.
        #[default]
        Whole = "whole",
        /// The centipede only.
        Centipede = "centipede",
        /// The centipede only, stronger than usual.
        Rampage = "rampage",
        /// Two players only.
        Raid = "raid",
    }
}
