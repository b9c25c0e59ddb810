//! The actions of primitive species.

use game_core::{Seat, Sink};
use serde::{Deserialize, Serialize};

use super::{
    sites::Fill,
    worker::{
        Draw,
        explore::{Origin, Why},
        march::Steps,
        play_card::PlayEvolution,
        reactions::may_react,
    },
};
use crate::{
    action::Action,
    components::{CardType, Deed, HexId, Section},
    data::SpeciesEffect,
    event::{Event, EventKind},
    hex_set::HexSet,
    illegal::Illegal,
    outlook::About,
    play::Play,
    position::Needs,
    state::{Battle, BattleScope},
    table::Table,
    task::{Ask, Comes},
};

/// Pays for the action of the seat's species and begins it.
pub(crate) fn begin_species_action<S: Sink<Event>>(play: &mut Play<'_, S>, seat: Seat) {
    let Some((food, effect)) =
        play.table().species(seat).action.as_ref().map(|action| (action.cost_food, action.effect))
    else {
        return;
    };
    match effect {
        SpeciesEffect::DanceOfChaos { .. } => {
            play.begin_action(seat, Deed::DanceOfChaos, food);
            play.dance(seat);
        }
        SpeciesEffect::JourneyOf6000Steps { hexes, .. } => {
            play.begin_action(seat, Deed::JourneyOf6000Steps, food);
            play.journey(seat, hexes);
        }
        SpeciesEffect::DoubleSplicedGenes => {
            play.begin_action(seat, Deed::DoubleSplicedGenes, food);
            play.push(PlayEvolution::spliced(seat));
        }
        SpeciesEffect::RaidingParty { steps, reaction_cards } => {
            play.begin_action(seat, Deed::RaidingParty, food);
            play.push(Raid { seat, cards: reaction_cards });
            play.push(Fill { from: seat });
            let left = steps + play.table().caste_bonus(seat, Section::Thorax);
            play.push(Steps { seat, left, larvae: true });
        }
    }
}

impl<S: Sink<Event>> Play<'_, S> {
    /// Discards cards until an event turns up, which is played for free, then gives steps equal to
    /// its ferocity. Ruling march/dance-of-chaos.
    fn dance(&mut self, seat: Seat) {
        let data = &self.rules.data;
        let is_event = |card: &crate::CardId| data.card(*card).card_type == CardType::Event;
        let cards = self.state.cards.deck.or(self.state.cards.discard);
        if !cards.cards().any(|card| is_event(&card)) {
            return;
        }
        while let Some(card) = self.top_card() {
            self.tell(seat, || EventKind::CardRevealed { card });
            if !is_event(&card) {
                self.discard(card);
                continue;
            }
            let left = self.rules.data.card(card).ferocity;
            self.push(Steps { seat, left, larvae: true });
            self.play_for_free(seat, card);
            return;
        }
    }

    /// Draws as many hexes as are left and fit beside one hex. Ruling march/journey.
    fn journey(&mut self, seat: Seat, hexes: u8) {
        let table = self.table();
        let fits = table.origins(seat).map(|hex| table.state.meadow.open_tunnels(hex).len() as u8).max();
        self.draw_hexes(seat, hexes.min(fits.unwrap_or(0)), false);
        let hexes = self.state.pile.drawn();
        for hex in hexes.hexes() {
            self.state.pile.show(hex);
        }
        self.push(Origin { seat, hexes, why: Why::Journey });
    }
}

/// Raiding Party: the player fights an ant battle as the invader against one player in a contested
/// hex.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Raid {
    pub seat: Seat,
    /// How many cards the opponent draws.
    pub cards: u8,
}

impl Raid {
    fn may(self, table: Table<'_>, hex: HexId) -> bool {
        let ants = &table.state.ants;
        table.is_contested(hex) && ants.present(self.seat).contains(hex) && ants.seats_in(hex).len() >= 2
    }

    fn hexes(self, table: Table<'_>) -> HexSet {
        table.hexes().and(table.state.ants.present(self.seat)).hexes().filter(|&hex| self.may(table, hex)).collect()
    }
}

impl Ask for Raid {
    const ASKS: &str = "choose whom to raid";

    fn comes(&self, table: Table<'_>) -> Comes {
        if self.hexes(table).is_empty() { Comes::ToNothing } else { Comes::Asking }
    }

    fn legal(&self, table: Table<'_>, out: &mut Vec<Action>) {
        for hex in self.hexes(table).hexes() {
            let others = table.state.ants.seats_in(hex).without(self.seat);
            out.extend(others.iter().map(|seat| Action::Attack { seat, hex }));
        }
    }

    fn refuse(&self, table: Table<'_>, action: Action) -> Illegal {
        match action {
            Action::Attack { seat, hex } if self.hexes(table).contains(hex) => Illegal::NotPresent { seat, hex },
            Action::Attack { hex, .. } if !table.state.meadow.contains(hex) => Illegal::NotInTheMeadow { hex },
            Action::Attack { hex, .. } if !table.is_contested(hex) => Illegal::NotContested { hex },
            Action::Attack { hex, .. } => Illegal::NoAntInHex { hex },
            Action::Pass => Illegal::RaidMustFight,
            _ => self.not_now(),
        }
    }

    fn apply<S: Sink<Event>>(self, play: &mut Play<'_, S>, action: Action) {
        let Action::Attack { seat: victim, hex } = action else { return };
        if may_react(play.players(), self.seat, victim) {
            play.push(Draw { seat: victim, cards: self.cards });
        }
        play.state.battle = Some(Battle::in_hex(hex, BattleScope::Raid));
        play.tell(self.seat, || EventKind::PlayerChosen { player: victim });
        play.fight(self.seat, victim);
    }

    fn about(&self, _: Table<'_>) -> About {
        About::NOTHING
    }

    fn needs(&self) -> Needs {
        Needs::seat(self.seat).number(self.cards)
    }
}
