//! An action being carried out: the rules, the state they change, chance, and the listener.

use game_core::{Chance, Seat, SeatSet, Sink};

use crate::{
    March,
    ants::Spot,
    card_set::CardSet,
    components::{CardId, Cause, HexId, Section, Source},
    data::Gain,
    event::{Event, EventKind, Token},
    meadow::Placement,
    state::{MOST, MOST_POINTS, State},
    table::Table,
    task::Task,
};

pub(crate) struct Play<'a, S> {
    pub(crate) rules: &'a March,
    pub(crate) state: &'a mut State,
    pub(crate) chance: &'a mut dyn Chance,
    pub(crate) events: &'a mut S,
    /// Whether the rules act by themselves because there is no choice.
    pub(crate) forced: bool,
}

impl<S: Sink<Event>> Play<'_, S> {
    pub(crate) fn table(&self) -> Table<'_> {
        Table { rules: self.rules, state: self.state }
    }

    pub(crate) fn players(&self) -> u8 {
        self.rules.players()
    }

    #[inline]
    pub(crate) fn push(&mut self, task: impl Into<Task>) {
        self.state.agenda.push(task.into());
    }

    // -------------------------------------------------------------------------------------------------------- telling

    /// Reports an event about a seat, if anybody listens.
    #[inline]
    pub(crate) fn tell(&mut self, seat: Seat, what: impl FnOnce() -> EventKind) {
        if S::LISTENS {
            self.events.tell(Event { seat: Some(seat), only: None, forced: self.forced, what: what() });
        }
    }

    /// Reports an event that only this seat may know.
    #[inline]
    pub(crate) fn whisper(&mut self, seat: Seat, what: impl FnOnce() -> EventKind) {
        if S::LISTENS {
            let only = Some(SeatSet::only(seat));
            self.events.tell(Event { seat: Some(seat), only, forced: self.forced, what: what() });
        }
    }

    /// Reports an event about the whole table, if anybody listens.
    #[inline]
    pub(crate) fn announce(&mut self, what: impl FnOnce() -> EventKind) {
        if S::LISTENS {
            self.events.tell(Event { seat: None, only: None, forced: false, what: what() });
        }
    }

    // ---------------------------------------------------------------------------------------------------------- cards

    /// The top card of the deck; the discard pile is shuffled when the deck is empty. Ruling march/empty-deck.
    pub(crate) fn top_card(&mut self) -> Option<CardId> {
        if self.state.cards.deck.is_empty() {
            let cards = self.state.cards.discard.take();
            self.state.cards.deck = cards;
            if !cards.is_empty() {
                self.announce(|| EventKind::Reshuffled { cards: cards.len() as u8, centipede_deck: false });
            }
        }
        self.state.cards.deck.draw(self.chance)
    }

    /// Draws cards into a hand.
    pub(crate) fn draw_cards(&mut self, seat: Seat, wanted: u8) -> u8 {
        let mut drawn = CardSet::EMPTY;
        for _ in 0..wanted {
            let Some(card) = self.top_card() else { break };
            self.state.nest_mut(seat).hand.insert(card);
            drawn.insert(card);
        }
        let cards = drawn.len() as u8;
        if cards > 0 {
            self.tell(seat, || EventKind::CardsDrawn { cards });
            self.whisper(seat, || EventKind::CardsSeen { cards: drawn });
        }
        cards
    }

    pub(crate) fn discard(&mut self, card: CardId) {
        self.state.cards.discard.insert(card);
    }

    // -------------------------------------------------------------------------------------------------------- resources

    /// Gives larvae, as far as the cubes last. Ruling march/cubes.
    pub(crate) fn gain_larvae(&mut self, seat: Seat, wanted: u8) -> u8 {
        let larvae = wanted.min(self.table().supply(seat));
        self.state.nest_mut(seat).larvae += larvae;
        larvae
    }

    pub(crate) fn gain_food(&mut self, seat: Seat, food: u8) -> u8 {
        let nest = self.state.nest_mut(seat);
        let before = nest.food;
        nest.food = before.saturating_add(food).min(MOST);
        nest.food - before
    }

    /// Takes up to this many larvae from a chamber.
    pub(crate) fn lose_larvae(&mut self, seat: Seat, wanted: u8) -> u8 {
        let nest = self.state.nest_mut(seat);
        let larvae = wanted.min(nest.larvae);
        nest.larvae -= larvae;
        larvae
    }

    /// Gives food, larvae, points and cards, in this order.
    pub(crate) fn gain(&mut self, seat: Seat, gain: Gain, source: Source, card: Option<CardId>) {
        let food = self.gain_food(seat, gain.food);
        let larvae = self.gain_larvae(seat, gain.larvae);
        if food > 0 || larvae > 0 {
            self.tell(seat, || EventKind::Gained { food, larvae, card });
        }
        self.score(seat, source, gain.points, card);
        self.draw_cards(seat, gain.cards);
    }

    pub(crate) fn score(&mut self, seat: Seat, source: Source, points: u8, card: Option<CardId>) {
        let nest = self.state.nest_mut(seat);
        let points = points.min((MOST_POINTS - nest.scored[source.idx()]).min(u8::MAX.into()) as u8);
        if points == 0 {
            return;
        }
        nest.scored[source.idx()] += i16::from(points);
        if let Some(card) = card {
            nest.brought[card.idx()] = nest.brought[card.idx()].saturating_add(points);
        }
        self.tell(seat, || EventKind::Scored { source, points: points.into(), card });
    }

    /// Scores bodies that are complete and have not been scored. Ruling march/ant-bodies.
    pub(crate) fn score_bodies(&mut self, seat: Seat) {
        let nest = self.state.nest(seat);
        let bodies = nest.complete_bodies().saturating_sub(nest.bodies_scored);
        self.state.nest_mut(seat).bodies_scored += bodies;
        for _ in 0..bodies {
            self.score(seat, Source::Bodies, self.rules.data.colonies.nest_mat.body_points, None);
        }
    }

    // ------------------------------------------------------------------------------------------------------------- ants

    /// Turns a larva of the chamber into an ant.
    pub(crate) fn hatch(&mut self, seat: Seat, at: Spot) {
        self.state.nest_mut(seat).larvae -= 1;
        self.state.ants.put(seat, at);
        self.tell(seat, || EventKind::LarvaPlaced { at });
    }

    pub(crate) fn move_ant(&mut self, seat: Seat, from: Spot, to: Spot) {
        self.state.ants.take(seat, from);
        self.state.ants.put(seat, to);
        self.tell(seat, || EventKind::AntMoved { from, to });
    }

    /// Returns an ant to the supply, or to the chamber if something saves it.
    pub(crate) fn destroy(&mut self, seat: Seat, at: Spot, cause: Cause, saved: bool) {
        self.state.ants.take(seat, at);
        if saved {
            self.state.nest_mut(seat).larvae += 1;
        }
        self.tell(seat, || EventKind::AntLost { at, cause, saved });
    }

    /// Returns an ant to the chamber.
    pub(crate) fn withdraw(&mut self, seat: Seat, at: Spot) {
        self.state.ants.take(seat, at);
        self.state.nest_mut(seat).larvae += 1;
        self.tell(seat, || EventKind::AntWithdrawn { at });
    }

    // ----------------------------------------------------------------------------------------------------------- hexes

    /// Places a hex in the Meadow with what is printed on it.
    pub(crate) fn lay_hex(&mut self, seat: Seat, hex: HexId, at: Placement, from: Option<HexId>) {
        let facts = self.rules.facts(hex);
        self.state.pile.show(hex);
        self.state.meadow.place(hex, facts.tunnels, at).expect("the placement was listed");
        self.state.ants.open(hex, facts.sites().len());
        self.tell(seat, || EventKind::HexPlaced { hex, cell: at.cell, turn: at.turn, from });
        if facts.wormhole {
            self.put_token(seat, hex, Token::Wormhole);
        }
        if facts.centipede {
            self.put_token(seat, hex, Token::Centipede);
        }
    }

    /// Puts a token on a hex that has none of its kind, and is not The Great Tunnel.
    pub(crate) fn put_token(&mut self, seat: Seat, hex: HexId, token: Token) {
        let there = match token {
            Token::Wormhole => !self.state.meadow.put_wormhole(hex),
            Token::Centipede => self.state.centipedes.contains(hex),
        };
        if there || hex == HexId::GreatTunnel {
            return;
        }
        if token == Token::Centipede {
            self.state.centipedes.insert(hex);
        }
        self.tell(seat, || EventKind::TokenPlaced { hex, token });
    }

    /// Puts an evolution on its section of the body.
    pub(crate) fn evolve(&mut self, seat: Seat, card: CardId, section: Section, beneath: bool) {
        let nest = self.state.nest_mut(seat);
        let stack = &mut nest.body[section.idx()];
        if beneath {
            stack.push_beneath(card);
        } else {
            stack.push(card);
        }
        nest.note_abilities(&self.rules.timings);
        self.tell(seat, || EventKind::Evolved { card, beneath });
        self.score_bodies(seat);
    }
}
