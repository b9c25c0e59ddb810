//! Playing a card: its cost in larvae and ants, one at a time; then its effect.

use game_core::{Seat, Sink};
use serde::{Deserialize, Serialize};

use crate::{
    action::Action,
    components::{CardId, CardType, Payment},
    data::Gain,
    event::{Event, EventKind},
    illegal::Illegal,
    outlook::{About, Because},
    phase::sites::Fill,
    play::Play,
    position::Needs,
    table::Table,
    task::{Ask, Comes, Task, Work},
};

impl<S: Sink<Event>> Play<'_, S> {
    pub(crate) fn play_from_hand(&mut self, seat: Seat, card: CardId) {
        self.state.nest_mut(seat).hand.remove(card);
        let cost = self.rules.data.card(card).cost;
        self.put_on_table(seat, card, cost);
        self.push(Resolve { seat, card });
        self.push(DropGoal { seat, card });
        self.push(Pay { seat, card, left: cost });
    }

    /// Plays a card from wherever it was taken, without its cost.
    pub(crate) fn play_for_free(&mut self, seat: Seat, card: CardId) {
        self.put_on_table(seat, card, 0);
        self.push(Resolve { seat, card });
        self.push(DropGoal { seat, card });
    }

    /// Puts the card into play. Once it is resolved, vacated sites are filled.
    fn put_on_table(&mut self, seat: Seat, card: CardId, cost: u8) {
        self.state.cards.played.insert(card);
        self.state.nest_mut(seat).played.insert(card);
        self.tell(seat, || EventKind::CardPlayed { card, cost });
        self.push(Fill { from: self.state.marker });
    }

    pub(crate) fn discard_from_hand(&mut self, seat: Seat, card: CardId) {
        self.state.nest_mut(seat).hand.remove(card);
        self.discard(card);
        self.tell(seat, || EventKind::CardDiscarded { card });
    }
}

/// The player still has to pay `left` larvae and ants for a card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Pay {
    pub seat: Seat,
    pub card: CardId,
    pub left: u8,
}

impl Pay {
    pub(crate) fn takes_larvae(self, table: Table<'_>) -> bool {
        table.card(self.card).payment != Payment::Ants && table.nest(self.seat).larvae > 0
    }

    pub(crate) fn takes_ants(self, table: Table<'_>) -> bool {
        table.card(self.card).payment != Payment::Larvae
    }
}

impl Ask for Pay {
    const ASKS: &str = "finish paying for the card";

    fn comes(&self, table: Table<'_>) -> Comes {
        if self.left == 0 {
            return Comes::ToNothing;
        }
        let mut ants = table.state.ants.spots(self.seat).filter(|_| self.takes_ants(table));
        match (self.takes_larvae(table), ants.next(), ants.next()) {
            (false, None, _) => Comes::ToNothing,
            (true, None, _) => Comes::Forced(Action::PayLarva),
            (false, Some(at), None) => Comes::Forced(Action::PayAnt { at }),
            _ => Comes::Asking,
        }
    }

    fn legal(&self, table: Table<'_>, out: &mut Vec<Action>) {
        if self.takes_larvae(table) {
            out.push(Action::PayLarva);
        }
        if self.takes_ants(table) {
            out.extend(table.state.ants.spots(self.seat).map(|at| Action::PayAnt { at }));
        }
    }

    fn refuse(&self, table: Table<'_>, action: Action) -> Illegal {
        let payment = table.card(self.card).payment;
        match action {
            Action::PayLarva if payment == Payment::Ants => Illegal::PaidOtherwise { card: self.card, payment },
            Action::PayAnt { .. } if payment == Payment::Larvae => Illegal::PaidOtherwise { card: self.card, payment },
            Action::PayLarva => Illegal::NoLarva,
            Action::PayAnt { at } => Illegal::NoAntThere { at },
            _ => self.not_now(),
        }
    }

    fn apply<S: Sink<Event>>(self, play: &mut Play<'_, S>, action: Action) {
        match action {
            Action::PayAnt { at } => {
                play.state.ants.take(self.seat, at);
                play.tell(self.seat, || EventKind::PaidAnt { at });
            }
            _ => {
                play.state.nest_mut(self.seat).larvae -= 1;
                play.tell(self.seat, || EventKind::PaidLarva);
            }
        }
        play.push(Pay { left: self.left - 1, ..self });
    }

    fn about(&self, _: Table<'_>) -> About {
        About::left(self.left).card(self.card)
    }

    fn needs(&self) -> Needs {
        Needs::seat(self.seat).number(self.left).card(self.card)
    }
}

/// The player has too many Colony Goals for a new one, so it replaces another.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DropGoal {
    pub seat: Seat,
    pub card: CardId,
}

impl Ask for DropGoal {
    const ASKS: &str = "choose the Colony Goal to discard";

    fn comes(&self, table: Table<'_>) -> Comes {
        let full = table.nest(self.seat).goals.len() >= table.rules.data.colonies.nest_mat.colony_goals.into();
        let goal = table.card(self.card).card_type == CardType::ColonyGoal;
        if goal && full { Comes::Asking } else { Comes::ToNothing }
    }

    fn legal(&self, table: Table<'_>, out: &mut Vec<Action>) {
        out.extend(table.nest(self.seat).goals.cards().map(|card| Action::Discard { card }));
    }

    fn refuse(&self, table: Table<'_>, action: Action) -> Illegal {
        match action {
            Action::Discard { card } => Illegal::NotAGoalInPlay { card },
            _ => Illegal::TooManyGoals { most: table.rules.data.colonies.nest_mat.colony_goals },
        }
    }

    fn apply<S: Sink<Event>>(self, play: &mut Play<'_, S>, action: Action) {
        if let Action::Discard { card } = action {
            play.state.nest_mut(self.seat).goals.remove(card);
            play.discard(card);
            play.tell(self.seat, || EventKind::CardDiscarded { card });
        }
    }

    fn about(&self, _: Table<'_>) -> About {
        About::NOTHING.card(self.card)
    }

    fn needs(&self) -> Needs {
        Needs::seat(self.seat).card(self.card)
    }
}

/// A card that has been paid for takes effect.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Resolve {
    pub seat: Seat,
    pub card: CardId,
}

impl Work for Resolve {
    fn run<S: Sink<Event>>(self, play: &mut Play<'_, S>) {
        let Resolve { seat, card } = self;
        let facts = play.table().card(card);
        match (facts.card_type, facts.section) {
            (CardType::Event, _) => {
                play.push(Finish { card });
                play.begin_effect(seat, card);
            }
            (CardType::ColonyGoal, _) => {
                play.state.cards.played.remove(card);
                play.state.nest_mut(seat).goals.insert(card);
                play.begin_effect(seat, card);
            }
            (CardType::Evolution, section) => {
                play.state.cards.played.remove(card);
                play.evolve(seat, card, section.expect("an evolution has a section"), false);
            }
        }
    }

    fn needs(&self) -> Needs {
        Needs::seat(self.seat).resolves(self.card)
    }
}

/// A resolved event goes to the discard pile.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Finish {
    pub card: CardId,
}

impl Work for Finish {
    fn run<S: Sink<Event>>(self, play: &mut Play<'_, S>) {
        play.state.cards.played.remove(self.card);
        play.discard(self.card);
    }

    fn causes(&self, _: Table<'_>, _: Task) -> Option<Because> {
        Some(Because::Card { card: self.card })
    }

    fn needs(&self) -> Needs {
        Needs::NOTHING.resolves(self.card)
    }
}

/// The player plays evolutions from the hand because of a card, a Reaction or a species.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PlayEvolution {
    pub seat: Seat,
    pub left: u8,
    /// Whether the player may decline.
    pub may: bool,
    /// Whether the player plays them without paying their cost.
    pub free: bool,
    /// The highest cost allowed.
    pub most_cost: u8,
    /// Whether the evolution may go on top or beneath, as Double Spliced Genes allows.
    pub spliced: bool,
    /// The player who gains larvae equal to the cost.
    #[serde(default)]
    pub larvae_to: Option<Seat>,
}

const ANY_COST: u8 = u8::MAX;

impl PlayEvolution {
    fn new(seat: Seat, left: u8, free: bool) -> PlayEvolution {
        PlayEvolution { seat, left, may: true, free, most_cost: ANY_COST, spliced: false, larvae_to: None }
    }

    /// Played for its cost.
    pub(crate) fn paid(seat: Seat, left: u8) -> PlayEvolution {
        PlayEvolution::new(seat, left, false)
    }

    pub(crate) fn free(seat: Seat, left: u8) -> PlayEvolution {
        PlayEvolution::new(seat, left, true)
    }

    /// The first evolution of Double Spliced Genes.
    pub(crate) fn spliced(seat: Seat) -> PlayEvolution {
        PlayEvolution { may: false, spliced: true, ..PlayEvolution::paid(seat, 1) }
    }

    /// The Reaction to Double Spliced Genes.
    pub(crate) fn reaction(seat: Seat, to: Seat) -> PlayEvolution {
        PlayEvolution { larvae_to: Some(to), ..PlayEvolution::paid(seat, 1) }
    }

    fn check(self, table: Table<'_>, card: CardId) -> Result<(), Illegal> {
        if !table.nest(self.seat).hand.contains(card) {
            return Err(Illegal::NotInHand { card });
        }
        let cost = table.card(card).cost;
        if !table.is_evolution(card) {
            Err(Illegal::NotAnEvolution { card })
        } else if cost > self.most_cost {
            Err(Illegal::EvolutionTooDear { card, cost, most: self.most_cost })
        } else if !self.free && !table.can_pay(self.seat, card) {
            Err(Illegal::CannotPay { card, cost })
        } else {
            Ok(())
        }
    }
}

impl Ask for PlayEvolution {
    const ASKS: &str = "play an evolution";

    // Whether any of the cards qualifies must stay hidden, so the player is always asked.
    fn comes(&self, table: Table<'_>) -> Comes {
        let can = self.left > 0 && !table.nest(self.seat).hand.is_empty();
        if can { Comes::Asking } else { Comes::ToNothing }
    }

    fn legal(&self, table: Table<'_>, out: &mut Vec<Action>) {
        let cards = table.nest(self.seat).hand.cards().filter(|&card| self.check(table, card).is_ok());
        out.extend(cards.map(|card| Action::Play { card }));
        if self.may || out.is_empty() {
            out.push(Action::Pass);
        }
    }

    fn refuse(&self, table: Table<'_>, action: Action) -> Illegal {
        match action {
            Action::Play { card } => self.check(table, card).err().unwrap_or(Illegal::NotInHand { card }),
            Action::Pass => Illegal::EvolutionMustBePlayed,
            _ => self.not_now(),
        }
    }

    fn apply<S: Sink<Event>>(self, play: &mut Play<'_, S>, action: Action) {
        let Action::Play { card } = action else {
            return play.tell(self.seat, || EventKind::Passed);
        };
        let seat = self.seat;
        let cost = play.rules.data.card(card).cost;
        if self.spliced && !self.free {
            play.push(PlayEvolution { may: true, free: true, most_cost: cost, ..self });
        } else {
            play.push(PlayEvolution { left: self.left - 1, ..self });
        }
        play.state.nest_mut(seat).hand.remove(card);
        let due = if self.free { 0 } else { cost };
        play.put_on_table(seat, card, due);
        if let Some(by) = self.larvae_to {
            play.push(LarvaeFor { seat: by, larvae: cost });
        }
        if self.spliced {
            play.push(Lay { seat, card });
        } else {
            play.push(Resolve { seat, card });
        }
        play.push(Pay { seat, card, left: due });
    }

    fn about(&self, _: Table<'_>) -> About {
        About::left(self.left)
    }

    fn needs(&self) -> Needs {
        Needs::seat(self.seat).and_seat(self.larvae_to).number(self.left)
    }
}

/// A player gains larvae and has no choice about it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LarvaeFor {
    pub seat: Seat,
    pub larvae: u8,
}

impl Work for LarvaeFor {
    fn run<S: Sink<Event>>(self, play: &mut Play<'_, S>) {
        play.gain(self.seat, Gain { larvae: self.larvae, ..Gain::default() }, crate::Source::Cards, None);
    }

    fn needs(&self) -> Needs {
        Needs::seat(self.seat).number(self.larvae)
    }
}

/// Double Spliced Genes: the evolution goes on top of its section or beneath it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Lay {
    pub seat: Seat,
    pub card: CardId,
}

impl Ask for Lay {
    const ASKS: &str = "place the evolution on top or beneath";

    fn comes(&self, table: Table<'_>) -> Comes {
        let section = table.card(self.card).section;
        let covered = section.is_some_and(|section| table.nest(self.seat).stack(section).len() > 0);
        if covered { Comes::Asking } else { Comes::Forced(Action::OnTop) }
    }

    fn legal(&self, _: Table<'_>, out: &mut Vec<Action>) {
        out.extend([Action::OnTop, Action::Beneath]);
    }

    fn refuse(&self, _: Table<'_>, _: Action) -> Illegal {
        self.not_now()
    }

    fn apply<S: Sink<Event>>(self, play: &mut Play<'_, S>, action: Action) {
        play.state.cards.played.remove(self.card);
        if let Some(section) = play.table().card(self.card).section {
            play.evolve(self.seat, self.card, section, action == Action::Beneath);
        }
    }

    fn about(&self, _: Table<'_>) -> About {
        About::NOTHING.card(self.card)
    }

    fn needs(&self) -> Needs {
        Needs::seat(self.seat).resolves(self.card)
    }
}
