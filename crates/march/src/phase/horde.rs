//! Rise of the Centipedes: after every turn the Horde reveals a card and invades, advances or rampages.

use game_core::{Seat, Sink};
use serde::{Deserialize, Serialize};

use super::{
    soldier::FightAll,
    worker::explore::{PickHex, Why},
};
use crate::{
    components::{CardId, CardType, HexId},
    event::{Event, EventKind, Token},
    hex_set::HexSet,
    play::Play,
    position::Needs,
    state::{BattleScope, MOST, MOST_HORDE_POINTS},
    table::Table,
    task::Work,
};

/// The Horde reveals a card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct HordeCard {
    /// The player whose turn has just ended, who places the hex if the Horde explores.
    /// Ruling march/sentry.
    pub seat: Seat,
}

impl Work for HordeCard {
    fn run<S: Sink<Event>>(self, play: &mut Play<'_, S>) {
        let Some(card) = play.top_centipede_card() else { return };
        play.announce(|| EventKind::HordeRevealed { card });
        match play.table().card(card).card_type {
            CardType::Evolution => play.invade(self.seat),
            CardType::Event => play.advance(self.seat, card),
            CardType::ColonyGoal => {
                play.push(super::sites::Fill { from: play.state.marker });
                play.push(FightAll { next: 1, scope: BattleScope::Rampage });
            }
        }
    }

    fn needs(&self) -> Needs {
        Needs::seat(self.seat)
    }
}

impl Table<'_> {
    /// The hexes of a set in the order of their numbers.
    pub(crate) fn by_number(self, hexes: HexSet) -> impl DoubleEndedIterator<Item = HexId> {
        self.rules.by_number.into_iter().flatten().filter(move |&hex| hexes.contains(hex))
    }

    fn without_centipede(self) -> HexSet {
        self.hexes().minus(self.state.centipedes)
    }

    /// Where the next centipede enters the Meadow: the highest hex without one.
    pub(crate) fn invaded_next(self) -> Option<HexId> {
        self.by_number(self.without_centipede()).next_back()
    }

    /// The hex of the centipede that advances next: the lowest.
    pub(crate) fn advances_next(self) -> Option<HexId> {
        self.by_number(self.state.centipedes).next()
    }

    /// Where a centipede ends up after this many jumps, at least one, to lower and lower hexes.
    /// `None` is The Great Tunnel.
    pub(crate) fn advanced(self, from: HexId, jumps: u8) -> Option<HexId> {
        let number = self.rules.facts(from).number;
        let lower = |hex: &HexId| self.rules.facts(*hex).number < number;
        self.by_number(self.without_centipede()).rev().filter(lower).nth(usize::from(jumps.saturating_sub(1)))
    }
}

impl<S: Sink<Event>> Play<'_, S> {
    /// Draws the top card of the deck the centipedes use: their own, if the Horde is in play.
    pub(crate) fn top_centipede_card(&mut self) -> Option<CardId> {
        if !self.rules.options.has_horde() {
            let card = self.top_card()?;
            self.discard(card);
            return Some(card);
        }
        if self.state.horde.deck.is_empty() {
            let cards = self.state.horde.discard.take();
            self.state.horde.deck = cards;
            self.announce(|| EventKind::Reshuffled { cards: cards.len() as u8, centipede_deck: true });
        }
        let card = self.state.horde.deck.draw(self.chance)?;
        self.state.horde.discard.insert(card);
        Some(card)
    }

    /// Puts a centipede into the highest hex without one, or into The Great Tunnel if there is
    /// none. Ruling march/invade-empty.
    fn invade(&mut self, seat: Seat) {
        match self.table().invaded_next() {
            Some(hex) => self.put_token(seat, hex, Token::Centipede),
            None => self.enter_great_tunnel(None),
        }
    }

    /// Moves the lowest centipede to lower and lower hexes, and finally into The Great Tunnel.
    fn advance(&mut self, seat: Seat, card: CardId) {
        let Some(from) = self.table().advances_next() else { return self.send_sentry(seat) };
        let jumps = self.rules.data.card(card).ferocity;
        if jumps == 0 {
            return;
        }
        let target = self.table().advanced(from, jumps);
        self.state.centipedes.remove(from);
        match target {
            Some(to) => {
                self.state.centipedes.insert(to);
                self.announce(|| EventKind::CentipedeMoved { from, to });
            }
            None => self.enter_great_tunnel(Some(from)),
        }
    }

    fn enter_great_tunnel(&mut self, from: Option<HexId>) {
        self.state.horde.in_great_tunnel = (self.state.horde.in_great_tunnel + 1).min(MOST);
        self.announce(|| EventKind::CentipedeEntered { from });
        let each = self.rules.data.colonies.centipede_mat.tunnel_points;
        self.score_for_horde(each.saturating_mul(self.players()));
    }

    /// Lets the Horde explore, because there is no centipede to move.
    fn send_sentry(&mut self, seat: Seat) {
        if self.draw_hexes(seat, 1, false) > 0 {
            self.push(PickHex { seat, next: Why::Sentry });
        }
    }

    pub(crate) fn score_for_horde(&mut self, points: u8) {
        if points > 0 && self.rules.options.has_horde() {
            self.state.horde.score = (self.state.horde.score + u16::from(points)).min(MOST_HORDE_POINTS);
            self.announce(|| EventKind::HordeScored { points });
        }
    }
}
