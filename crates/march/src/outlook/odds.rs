//! What the decks can still bring to a battle with a centipede, as far as a player knows.

use game_core::Seat;

use crate::{card_set::CardSet, table::Table, view};

/// Ferocities run from 0 to 9: the data are checked for it.
pub(super) const FEROCITIES: usize = 10;

/// A deck whose cards a player knows, but not their order.
#[derive(Clone, Copy)]
struct Deck {
    /// How many cards of each ferocity can be on top. Some cards of the players' deck may be in
    /// other hands instead.
    unseen: [u8; FEROCITIES],
    /// How many cards the deck has.
    cards: u8,
    discard: [u8; FEROCITIES],
}

impl Deck {
    fn new(table: Table<'_>, unseen: CardSet, cards: CardSet, discard: CardSet) -> Deck {
        let count = |cards: CardSet| {
            let mut counts = [0; FEROCITIES];
            cards.cards().for_each(|card| counts[usize::from(table.card(card).ferocity)] += 1);
            counts
        };
        Deck { unseen: count(unseen), cards: cards.len() as u8, discard: count(discard) }
    }

    /// Every possible next card: its ferocity, the number of ways to draw it, and the deck once it
    /// is in the discard pile. An empty deck is shuffled first. If no card is left, nothing is
    /// added.
    fn draws(mut self) -> impl Iterator<Item = (u8, u32, Deck)> {
        if self.cards == 0 {
            self.unseen = std::mem::take(&mut self.discard);
            self.cards = self.unseen.iter().sum();
        }
        let nothing = (self.cards == 0).then_some((0, 1, self));
        let drawn = (0..FEROCITIES).filter(move |&ferocity| self.unseen[ferocity] > 0).map(move |ferocity| {
            let mut after = self;
            after.unseen[ferocity] -= 1;
            after.cards -= 1;
            after.discard[ferocity] += 1;
            (ferocity as u8, self.unseen[ferocity].into(), after)
        });
        nothing.into_iter().chain(drawn)
    }
}

/// The decks that a battle with a centipede draws from.
#[derive(Clone, Copy)]
pub(super) struct Decks {
    players: Deck,
    /// With a Horde, centipedes draw from their own deck.
    centipedes: Option<Deck>,
}

impl Decks {
    /// The decks as the seat knows them after committing these cards.
    pub(super) fn known_to(table: Table<'_>, seat: Seat, committed: CardSet) -> Decks {
        let (cards, horde) = (&table.state.cards, &table.state.horde);
        // Ruling march/reveal-together: committed cards are discarded before anybody draws.
        let discard = cards.discard.or(committed);
        let players = Deck::new(table, view::unseen(table.rules, table.state, Some(seat)), cards.deck, discard);
        let centipedes =
            table.rules.options.has_horde().then(|| Deck::new(table, horde.deck, horde.deck, horde.discard));
        Decks { players, centipedes }
    }

    /// Reports every outcome: the total ferocity of `turn_up` cards from the deck, the ferocity of
    /// the centipede's second card, and how many of all equally likely ways lead to it.
    pub(super) fn each(self, turn_up: u8, found: &mut impl FnMut(u8, u8, u32)) {
        self.go_on(turn_up, 0, 1, found);
    }

    fn go_on(self, turn_up: u8, brought: u8, ways: u32, found: &mut impl FnMut(u8, u8, u32)) {
        if turn_up > 0 {
            for (ferocity, more, players) in self.players.draws() {
                Decks { players, ..self }.go_on(turn_up - 1, brought + ferocity, ways * more, found);
            }
        } else {
            for (ferocity, more, _) in self.centipedes.unwrap_or(self.players).draws() {
                found(brought, ferocity, ways * more);
            }
        }
    }
}
