//! Cards that give something: what a site yields, or the player's choice.

use game_core::{Seat, Sink};
use serde::{Deserialize, Serialize};

use crate::{
    action::{Action, Resource},
    components::{CardId, Source},
    data::{Effect, Gain},
    event::{Event, EventKind},
    illegal::Illegal,
    outlook::{About, Because, Whence},
    play::Play,
    position::Needs,
    table::Table,
    task::{Ask, Comes},
};

/// A player collects one inhabited site `times` times: Early Harvest, and Honeypot Abdomen in
/// Harvest.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Collect {
    pub seat: Seat,
    pub times: u8,
    pub card: CardId,
}

impl Ask for Collect {
    const ASKS: &str = "choose a site to collect from";

    fn comes(&self, table: Table<'_>) -> Comes {
        let mut sites = table.state.ants.sites(self.seat);
        match (sites.next(), sites.next()) {
            (None, _) => Comes::ToNothing,
            (Some(at), None) => Comes::Forced(Action::Collect { at }),
            _ => Comes::Asking,
        }
    }

    fn legal(&self, table: Table<'_>, out: &mut Vec<Action>) {
        out.extend(table.state.ants.sites(self.seat).map(|at| Action::Collect { at }));
    }

    fn refuse(&self, _: Table<'_>, action: Action) -> Illegal {
        match action {
            Action::Collect { at } => Illegal::NotInhabited { at },
            _ => self.not_now(),
        }
    }

    fn apply<S: Sink<Event>>(self, play: &mut Play<'_, S>, action: Action) {
        let Action::Collect { at } = action else { return };
        play.tell(self.seat, || EventKind::SiteChosen { at });
        for _ in 0..self.times {
            play.collect(self.seat, at, Some(self.card));
        }
    }

    fn about(&self, _: Table<'_>) -> About {
        About::left(self.times).card(self.card)
    }

    fn whence(&self) -> Whence {
        Whence::Is(Because::Card { card: self.card })
    }

    fn needs(&self) -> Needs {
        Needs::seat(self.seat).number(self.times).card(self.card)
    }
}

/// Royal Jelly: the player chooses different gains, then receives them all.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ChooseGains {
    pub seat: Seat,
    pub card: CardId,
    pub left: u8,
    /// The resources chosen so far, as bits.
    pub chosen: u8,
}

impl ChooseGains {
    fn offered(self, table: Table<'_>) -> Gain {
        match table.card(self.card).effect {
            Effect::Choose { from, .. } => from,
            _ => Gain::default(),
        }
    }

    fn choices(self, table: Table<'_>) -> impl Iterator<Item = Resource> {
        let from = self.offered(table);
        Resource::ALL.into_iter().filter(move |&what| from.of(what) > 0 && self.chosen & (1 << what.idx()) == 0)
    }
}

impl Ask for ChooseGains {
    const ASKS: &str = "choose what to gain";

    fn comes(&self, table: Table<'_>) -> Comes {
        if self.left > 0 && self.choices(table).next().is_some() { Comes::Asking } else { Comes::ToNothing }
    }

    fn legal(&self, table: Table<'_>, out: &mut Vec<Action>) {
        out.extend(self.choices(table).map(|what| Action::Gain { what }));
    }

    fn refuse(&self, _: Table<'_>, action: Action) -> Illegal {
        match action {
            Action::Gain { what } => Illegal::ChosenAlready { what },
            _ => self.not_now(),
        }
    }

    fn apply<S: Sink<Event>>(self, play: &mut Play<'_, S>, action: Action) {
        let Action::Gain { what } = action else { return };
        play.tell(self.seat, || EventKind::GainChosen { resource: what });
        let next = ChooseGains { left: self.left - 1, chosen: self.chosen | 1 << what.idx(), ..self };
        if next.left > 0 {
            return play.push(next);
        }
        let from = self.offered(play.table());
        for what in Resource::ALL.into_iter().filter(|what| next.chosen & (1 << what.idx()) != 0) {
            play.gain(self.seat, from.only(what), Source::Cards, Some(self.card));
        }
    }

    fn about(&self, _: Table<'_>) -> About {
        About::left(self.left).card(self.card)
    }

    fn needs(&self) -> Needs {
        Needs::seat(self.seat).number(self.left).card(self.card)
    }
}
