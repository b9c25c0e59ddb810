//! Cards about cards: discarding, playing for free, taking evolutions back.

use game_core::{Seat, SeatSet, Sink};
use serde::{Deserialize, Serialize};

use crate::{
    action::Action,
    components::CardId,
    event::{Event, EventKind},
    illegal::Illegal,
    outlook::About,
    phase::worker::play_card::PlayEvolution,
    play::Play,
    position::Needs,
    table::Table,
    task::{Ask, AskSeveral, Comes, Decision, Work},
};

/// The player has to discard this many cards from the hand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DiscardCards {
    pub seat: Seat,
    pub left: u8,
}

impl Ask for DiscardCards {
    const ASKS: &str = "choose the cards to discard";

    fn comes(&self, table: Table<'_>) -> Comes {
        let hand = table.nest(self.seat).hand;
        match hand.cards().next() {
            Some(card) if self.left > 0 && hand.len() <= self.left.into() => Comes::Forced(Action::Discard { card }),
            Some(_) if self.left > 0 => Comes::Asking,
            _ => Comes::ToNothing,
        }
    }

    fn legal(&self, table: Table<'_>, out: &mut Vec<Action>) {
        out.extend(table.nest(self.seat).hand.cards().map(|card| Action::Discard { card }));
    }

    fn refuse(&self, _: Table<'_>, action: Action) -> Illegal {
        match action {
            Action::Discard { card } => Illegal::NotInHand { card },
            _ => self.not_now(),
        }
    }

    fn apply<S: Sink<Event>>(self, play: &mut Play<'_, S>, action: Action) {
        if let Action::Discard { card } = action {
            play.discard_from_hand(self.seat, card);
            play.push(DiscardCards { left: self.left - 1, ..self });
        }
    }

    fn about(&self, _: Table<'_>) -> About {
        About::left(self.left)
    }

    fn needs(&self) -> Needs {
        Needs::seat(self.seat).number(self.left)
    }
}

/// Cultural Theft: all other players choose cards at the same time, then all of them are revealed
/// together.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Theft {
    pub by: Seat,
    pub each: u8,
}

impl Theft {
    fn owes(self, table: Table<'_>, seat: Seat) -> bool {
        let nest = table.nest(seat);
        !nest.hand.is_empty() && nest.face_down.len() < self.each.into()
    }
}

impl AskSeveral for Theft {
    const ASKS: &str = "choose the cards to discard for the theft";

    fn seats(&self, table: Table<'_>) -> SeatSet {
        table.others(self.by).filter(|&seat| self.owes(table, seat)).collect()
    }

    fn comes(&self, table: Table<'_>) -> Comes {
        if self.seats(table).is_empty() { Comes::ToNothing } else { Comes::Asking }
    }

    fn legal(&self, table: Table<'_>, seat: Seat, out: &mut Vec<Action>) {
        out.extend(table.nest(seat).hand.cards().map(|card| Action::Discard { card }));
    }

    fn refuse(&self, _: Table<'_>, action: Action) -> Illegal {
        match action {
            Action::Discard { card } => Illegal::NotInHand { card },
            _ => Illegal::NotNow { asked: Decision::Theft },
        }
    }

    fn apply<S: Sink<Event>>(self, play: &mut Play<'_, S>, seat: Seat, action: Action) {
        let Action::Discard { card } = action else { return };
        let nest = play.state.nest_mut(seat);
        nest.hand.remove(card);
        nest.face_down.insert(card);
        play.whisper(seat, || EventKind::CardPutDown { card });
        if !self.seats(play.table()).is_empty() {
            return play.push(self);
        }
        for other in play.table().others(self.by) {
            for card in play.state.nest_mut(other).face_down.take().cards() {
                play.state.cards.offered.insert(card);
                play.tell(other, || EventKind::CardShown { card });
            }
        }
        play.push(PlayOffered { seat: self.by });
    }

    fn about(&self, table: Table<'_>, seat: Seat) -> About {
        let owed = self.each.saturating_sub(table.nest(seat).face_down.len() as u8);
        About::left(owed).player(Some(self.by))
    }

    fn needs(&self) -> Needs {
        Needs::seat(self.by).number(self.each)
    }
}

/// The player may play one of the revealed cards for free; the others are discarded.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PlayOffered {
    pub seat: Seat,
}

impl Ask for PlayOffered {
    const ASKS: &str = "play one of the cards shown or pass";

    fn comes(&self, table: Table<'_>) -> Comes {
        if table.state.cards.offered.is_empty() { Comes::ToNothing } else { Comes::Asking }
    }

    fn legal(&self, table: Table<'_>, out: &mut Vec<Action>) {
        let playable = table.state.cards.offered.cards().filter(|&card| table.meets_condition(self.seat, card));
        out.extend(playable.map(|card| Action::Play { card }));
        out.push(Action::Pass);
    }

    fn refuse(&self, table: Table<'_>, action: Action) -> Illegal {
        match action {
            Action::Play { card } if table.state.cards.offered.contains(card) => Illegal::NeedsInhabitedSite { card },
            Action::Play { card } => Illegal::NotOffered { card },
            _ => self.not_now(),
        }
    }

    fn apply<S: Sink<Event>>(self, play: &mut Play<'_, S>, action: Action) {
        let mut offered = play.state.cards.offered.take();
        if let Action::Play { card } = action {
            offered.remove(card);
            play.play_for_free(self.seat, card);
        } else {
            play.tell(self.seat, || EventKind::Passed);
        }
        play.state.cards.discard = play.state.cards.discard.or(offered);
    }

    fn about(&self, _: Table<'_>) -> About {
        About::NOTHING
    }

    fn needs(&self) -> Needs {
        Needs::seat(self.seat)
    }
}

/// Adaptive Radiation: the player may discard evolutions from the ant body, then play others for
/// free.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DropEvolution {
    pub seat: Seat,
    pub left: u8,
    /// How many evolutions the player may then play.
    pub plays: u8,
    /// The value `plays` takes once an evolution is discarded.
    pub after: u8,
}

impl DropEvolution {
    fn evolutions(self, table: Table<'_>) -> impl Iterator<Item = CardId> + '_ {
        table.nest(self.seat).body.iter().flat_map(|stack| stack.cards().iter().copied())
    }
}

impl Ask for DropEvolution {
    const ASKS: &str = "discard an evolution or pass";

    fn comes(&self, table: Table<'_>) -> Comes {
        let can = self.left > 0 && self.evolutions(table).next().is_some();
        if can { Comes::Asking } else { Comes::Forced(Action::Pass) }
    }

    fn legal(&self, table: Table<'_>, out: &mut Vec<Action>) {
        out.extend(self.evolutions(table).map(|card| Action::Discard { card }));
        out.push(Action::Pass);
    }

    fn refuse(&self, _: Table<'_>, action: Action) -> Illegal {
        match action {
            Action::Discard { card } => Illegal::NotOnTheBody { card },
            _ => self.not_now(),
        }
    }

    fn apply<S: Sink<Event>>(self, play: &mut Play<'_, S>, action: Action) {
        if let Action::Discard { card } = action {
            let nest = play.state.nest_mut(self.seat);
            for stack in &mut nest.body {
                stack.remove(card);
            }
            nest.note_abilities(&play.rules.timings);
            play.discard(card);
            play.tell(self.seat, || EventKind::CardDiscarded { card });
            play.push(DropEvolution { left: self.left - 1, plays: self.after, ..self });
        } else {
            play.tell(self.seat, || EventKind::Passed);
            play.push(PlayEvolution::free(self.seat, self.plays));
        }
    }

    fn about(&self, _: Table<'_>) -> About {
        About::left(self.left)
    }

    fn needs(&self) -> Needs {
        Needs::seat(self.seat).number(self.left).number(self.plays).number(self.after)
    }
}

/// The player discards the hand and draws as many cards: the Mutant Ant's Mutation.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct NewHand {
    pub seat: Seat,
}

impl Work for NewHand {
    fn run<S: Sink<Event>>(self, play: &mut Play<'_, S>) {
        let hand = play.state.nest(self.seat).hand;
        for card in hand.cards() {
            play.discard_from_hand(self.seat, card);
        }
        play.draw_cards(self.seat, hand.len() as u8);
    }

    fn needs(&self) -> Needs {
        Needs::seat(self.seat)
    }
}
