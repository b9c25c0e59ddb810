//! Checks that a typed position names only cards and hexes of the box. A data set made before a
//! card or hex existed does not have it.

use std::fmt::Display;

use game_core::Refused;

use super::{NestPosition, PilePosition, Position};
use crate::{March, card_set::CardSet, components::HexId};

pub(super) fn not_in_box(component: impl Display) -> String {
    format!("{component} is not in the box of this data set")
}

impl Position {
    /// Checks everything but the agenda, whose tasks know their cards and hexes themselves.
    pub(super) fn check_in_box(&self, rules: &March) -> Result<(), Refused> {
        check_cards(rules, "discard", self.discard)?;
        check_cards(rules, "played", self.played)?;
        check_cards(rules, "offered", self.offered)?;
        check_cards(rules, "horde.discard", self.horde.discard)?;
        check_hexes(rules, "hexes", self.hexes.iter().map(|placed| placed.hex))?;
        self.pile.as_ref().map_or(Ok(()), |pile| pile.check_in_box(rules))?;
        for (seat, nest) in self.nests.iter().enumerate() {
            nest.check_in_box(rules)
                .map_err(|Refused { what, why }| Refused::new(format!("nests[{seat}].{what}"), why))?;
        }
        Ok(())
    }
}

impl NestPosition {
    fn check_in_box(&self, rules: &March) -> Result<(), Refused> {
        check_cards(rules, "hand", self.hand)?;
        check_cards(rules, "face_down", self.face_down)?;
        check_cards(rules, "heads", self.heads.iter().copied().collect())?;
        check_cards(rules, "thoraxes", self.thoraxes.iter().copied().collect())?;
        check_cards(rules, "abdomens", self.abdomens.iter().copied().collect())?;
        check_cards(rules, "goals", self.goals)?;
        check_cards(rules, "cards_played", self.cards_played)?;
        check_cards(rules, "brought", self.brought.keys().copied().collect())?;
        check_hexes(rules, "fought_in", self.fought_in.hexes())
    }
}

impl PilePosition {
    fn check_in_box(&self, rules: &March) -> Result<(), Refused> {
        check_hexes(rules, "pile.slots", self.slots.values().copied())?;
        check_hexes(rules, "pile.drawn", self.drawn.hexes())?;
        check_hexes(rules, "pile.out", self.out.values().copied())?;
        check_hexes(rules, "pile.knows", self.knows.iter().map(|known| known.hex))
    }
}

fn check_cards(rules: &March, what: &str, cards: CardSet) -> Result<(), Refused> {
    match cards.minus(rules.cards).cards().next() {
        Some(card) => Err(Refused::new(what, not_in_box(card))),
        None => Ok(()),
    }
}

fn check_hexes(rules: &March, what: &str, hexes: impl IntoIterator<Item = HexId>) -> Result<(), Refused> {
    match hexes.into_iter().find(|&hex| !rules.has_hex(hex)) {
        Some(hex) => Err(Refused::new(what, not_in_box(hex))),
        None => Ok(()),
    }
}
