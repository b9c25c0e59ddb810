//! The Worker Phase: turns, actions, Reactions, rest.

pub(crate) mod explore;
pub(crate) mod march;
pub(crate) mod play_card;
pub(crate) mod reactions;
pub(crate) mod rest;

use game_core::{Seat, Sink};
use serde::{Deserialize, Serialize};

use crate::{
    action::Action,
    components::{Deed, Phase, Section, Species},
    data::{Effect, SpeciesEffect, Timing},
    event::{Event, EventKind},
    illegal::Illegal,
    outlook::{About, Whence},
    phase::{horde::HordeCard, sites::Fill, species::begin_species_action},
    play::Play,
    position::Needs,
    table::Table,
    task::{Ask, Comes, Work},
};
use {
    march::{MarchToBattle, Steps},
    reactions::Reactions,
};

/// Food for Explore, March and Forage.
pub(crate) const ACTION_FOOD: u8 = 1;
pub(crate) const FORAGED_CARDS: u8 = 2;

/// The player with the marker takes one action.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TakeTurn {
    pub seat: Seat,
    /// Whether this is an extra action besides that of the turn, which the player may decline.
    /// Ruling march/bonus-actions.
    #[serde(default)]
    pub bonus: bool,
}

impl Table<'_> {
    fn can_afford_action(self, seat: Seat) -> Result<(), Illegal> {
        let have = self.nest(seat).food;
        if have >= ACTION_FOOD { Ok(()) } else { Err(Illegal::TooLittleFood { needed: ACTION_FOOD, have }) }
    }

    /// Steps of a March.
    pub(crate) fn march_steps(self, seat: Seat) -> u8 {
        self.rules.data.colonies.nest_mat.march_steps + self.caste_bonus(seat, Section::Thorax)
    }

    pub(crate) fn check_explore(self, seat: Seat) -> Result<(), Illegal> {
        if self.state.pile.is_empty() {
            return Err(Illegal::NoHexLeft);
        }
        if self.origins(seat).next().is_none() {
            return Err(Illegal::NowhereToExplore);
        }
        Ok(())
    }

    /// Whether the seat may play this card from its hand now.
    pub(crate) fn check_play(self, seat: Seat, card: crate::CardId) -> Result<(), Illegal> {
        if !self.nest(seat).hand.contains(card) {
            return Err(Illegal::NotInHand { card });
        }
        if !self.can_pay(seat, card) {
            return Err(Illegal::CannotPay { card, cost: self.card(card).cost });
        }
        if !self.meets_condition(seat, card) {
            return Err(Illegal::NeedsInhabitedSite { card });
        }
        Ok(())
    }

    fn check_species_action(self, seat: Seat) -> Result<(), Illegal> {
        let Some(action) = self.species(seat).action.as_ref() else { return Err(Illegal::NoSpeciesAction) };
        let have = self.nest(seat).food;
        if have < action.cost_food {
            return Err(Illegal::TooLittleFood { needed: action.cost_food, have });
        }
        match action.effect {
            SpeciesEffect::JourneyOf6000Steps { .. } => self.check_explore(seat),
            SpeciesEffect::DoubleSplicedGenes => {
                let playable = |card: &crate::CardId| self.is_evolution(*card) && self.can_pay(seat, *card);
                let any = self.nest(seat).hand.cards().any(|card| playable(&card));
                if any { Ok(()) } else { Err(Illegal::NoEvolutionToPlay) }
            }
            SpeciesEffect::DanceOfChaos { .. } | SpeciesEffect::RaidingParty { .. } => Ok(()),
        }
    }
}

impl TakeTurn {
    /// Checks every action but Rest.
    fn check_other(self, table: Table<'_>, action: Action) -> Result<(), Illegal> {
        let seat = self.seat;
        match action {
            Action::Explore => table.can_afford_action(seat).and_then(|()| table.check_explore(seat)),
            Action::March | Action::Forage => table.can_afford_action(seat),
            Action::Species => table.check_species_action(seat),
            Action::Play { card } => table.check_play(seat, card),
            _ => Err(self.not_now()),
        }
    }

    fn list_others(self, table: Table<'_>, out: &mut Vec<Action>) {
        let nest = table.nest(self.seat);
        if nest.food >= ACTION_FOOD {
            if table.check_explore(self.seat).is_ok() {
                out.push(Action::Explore);
            }
            out.extend([Action::March, Action::Forage]);
        }
        if nest.species != Species::CommonMeadowAnt && table.check_species_action(self.seat).is_ok() {
            out.push(Action::Species);
        }
        let playable = nest.hand.cards().filter(|&card| table.check_play(self.seat, card).is_ok());
        out.extend(playable.map(|card| Action::Play { card }));
    }
}

impl Ask for TakeTurn {
    const ASKS: &str = "take an action";

    fn comes(&self, _: Table<'_>) -> Comes {
        Comes::Asking
    }

    fn legal(&self, table: Table<'_>, out: &mut Vec<Action>) {
        self.list_others(table, out);
        if out.is_empty() || table.check_rest(self.seat).is_ok() {
            out.push(Action::Rest);
        }
        if self.bonus {
            out.push(Action::Pass);
        }
    }

    fn refuse(&self, table: Table<'_>, action: Action) -> Illegal {
        let judged = if action == Action::Rest { table.check_rest(self.seat) } else { self.check_other(table, action) };
        judged.err().unwrap_or(self.not_now())
    }

    fn apply<S: Sink<Event>>(self, play: &mut Play<'_, S>, action: Action) {
        let seat = self.seat;
        play.state.nest_mut(seat).acted = true;
        match action {
            Action::Pass => play.tell(seat, || EventKind::Passed),
            Action::Rest => play.rest(seat),
            Action::Play { card } => {
                play.push(Reactions::to(Deed::PlayCard, seat));
                play.play_from_hand(seat, card);
            }
            Action::Explore => {
                play.begin_action(seat, Deed::Explore, ACTION_FOOD);
                play.explore(seat);
            }
            Action::March => {
                play.begin_action(seat, Deed::March, ACTION_FOOD);
                if play.rules.options.has_horde() {
                    play.push(MarchToBattle { seat });
                    play.push(Fill { from: seat });
                }
                let left = play.table().march_steps(seat);
                play.push(Steps { seat, left, larvae: true });
            }
            Action::Forage => {
                play.begin_action(seat, Deed::Forage, ACTION_FOOD);
                play.forage(seat);
            }
            _ => begin_species_action(play, seat),
        }
    }

    fn about(&self, table: Table<'_>) -> About {
        About::left(table.state.actions_left)
    }

    fn whence(&self) -> Whence {
        Whence::Nothing
    }

    fn needs(&self) -> Needs {
        Needs::seat(self.seat).phase(Phase::Worker)
    }
}

impl<S: Sink<Event>> Play<'_, S> {
    /// Pays for an action. Vacated sites are filled after it, and then come the Reactions.
    pub(crate) fn begin_action(&mut self, seat: Seat, deed: Deed, food: u8) {
        self.state.nest_mut(seat).food -= food;
        self.tell(seat, || EventKind::Acted { deed, food });
        self.push(Reactions::to(deed, seat));
        self.push(Fill { from: self.state.marker });
    }

    // ------------------------------------------------------------------------------------------------------------ forage

    fn forage(&mut self, seat: Seat) {
        let drains = self.table().has_ability(seat, Timing::OwnForage, Effect::DrainLarvaeByFerocity);
        self.push(Draw { seat, cards: FORAGED_CARDS - u8::from(drains) });
        if !drains {
            return;
        }
        if let Some(card) = self.top_card() {
            self.discard(card);
            let ferocity = self.rules.data.card(card).ferocity;
            self.tell(seat, || EventKind::CardRevealed { card });
            self.push(Drain { seat, larvae: ferocity });
        }
    }

    // ------------------------------------------------------------------------------------------------- from turn to turn

    /// Continues when nothing is left to do: with the next action, the next turn, or the next
    /// phase.
    pub(crate) fn go_on_working(&mut self) {
        let marker = self.state.marker;
        if self.state.rested.contains(marker) {
            self.state.actions_left = 0;
        }
        if self.state.actions_left > 0 {
            self.state.actions_left -= 1;
            self.push(TakeTurn { seat: marker, bonus: true });
            return;
        }
        // Ruling march/last-reveal.
        if self.rules.options.has_horde() && !self.state.centipedes_moved {
            self.state.centipedes_moved = true;
            self.push(HordeCard { seat: marker });
            return;
        }
        if self.table().worker_phase_is_over() {
            self.end_worker_phase();
        } else {
            let next = marker.clockwise(1, self.players());
            self.begin_turn(next);
        }
    }

    pub(crate) fn begin_turn(&mut self, seat: Seat) {
        self.state.marker = seat;
        self.state.centipedes_moved = false;
        self.tell(seat, || EventKind::TurnBegan);
        if self.state.rested.contains(seat) {
            self.rest_again(seat);
        } else {
            self.push(TakeTurn { seat, bonus: false });
        }
    }

    pub(crate) fn begin_worker_phase(&mut self) {
        self.state.phase = Phase::Worker;
        self.state.rested = Default::default();
        self.state.actions_left = 0;
        let round = self.state.round;
        self.announce(|| EventKind::PhaseBegan { phase: Phase::Worker, round });
        for seat in Seat::all(self.players()) {
            self.state.nest_mut(seat).acted = false;
        }
        self.begin_turn(self.state.marker);
    }
}

/// The player draws cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Draw {
    pub seat: Seat,
    pub cards: u8,
}

impl Work for Draw {
    fn run<S: Sink<Event>>(self, play: &mut Play<'_, S>) {
        play.draw_cards(self.seat, self.cards);
    }

    fn needs(&self) -> Needs {
        Needs::seat(self.seat).number(self.cards)
    }
}

/// Parasitic Thorax: the player chooses whose larvae to take.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Drain {
    pub seat: Seat,
    pub larvae: u8,
}

impl Ask for Drain {
    const ASKS: &str = "choose who loses larvae";

    fn comes(&self, table: Table<'_>) -> Comes {
        let mut others = table.others(self.seat);
        match (others.next(), others.next()) {
            (None, _) => Comes::ToNothing,
            (Some(seat), None) => Comes::Forced(Action::Against { seat }),
            _ => Comes::Asking,
        }
    }

    fn legal(&self, table: Table<'_>, out: &mut Vec<Action>) {
        out.extend(table.others(self.seat).map(|seat| Action::Against { seat }));
    }

    fn refuse(&self, _: Table<'_>, action: Action) -> Illegal {
        match action {
            Action::Against { seat } => Illegal::NotAnotherPlayer { seat },
            _ => self.not_now(),
        }
    }

    fn apply<S: Sink<Event>>(self, play: &mut Play<'_, S>, action: Action) {
        if let Action::Against { seat: victim } = action {
            let lost = play.lose_larvae(victim, self.larvae);
            let gained = play.gain_larvae(self.seat, lost);
            play.tell(self.seat, || EventKind::LarvaeTaken { from: victim, lost, gained });
        }
    }

    fn about(&self, _: Table<'_>) -> About {
        About::left(self.larvae)
    }

    fn needs(&self) -> Needs {
        Needs::seat(self.seat).number(self.larvae)
    }
}
