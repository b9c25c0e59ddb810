//! Reactions: free, optional, clockwise from the left of the player who acted. With five players only the neighbours react.

use game_core::{Seat, Sink};
use serde::{Deserialize, Serialize};

use super::{
    march::{Larvae, LarvaeOn, Steps},
    play_card::PlayEvolution,
};
use crate::{
    action::{Action, Resource},
    components::Deed,
    data::{Effect, Gain, SpeciesEffect, Timing},
    event::{Event, EventKind},
    illegal::Illegal,
    outlook::{About, Because},
    phase::sites::Fill,
    play::Play,
    position::Needs,
    table::Table,
    task::{Ask, Comes, Task, Work},
};

const MARCH_STEPS: u8 = 1;
const FORAGE_LARVAE: u8 = 1;
const EXPLORE_LARVAE: u8 = 1;

/// The other players may react, one after the other.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Reactions {
    pub deed: Deed,
    pub by: Seat,
    /// The next seat, as the number of places to the left of the player who acted.
    pub next: u8,
}

impl Reactions {
    pub(crate) fn to(deed: Deed, by: Seat) -> Reactions {
        Reactions { deed, by, next: 1 }
    }
}

/// Whether a seat may react to what another did. With five players, only neighbours may.
pub(crate) fn may_react(players: u8, by: Seat, seat: Seat) -> bool {
    players < 5 || by.clockwise(1, players) == seat || seat.clockwise(1, players) == by
}

impl Work for Reactions {
    fn run<S: Sink<Event>>(self, play: &mut Play<'_, S>) {
        let players = play.players();
        for next in self.next..players {
            let seat = self.by.clockwise(next, players);
            let table = play.table();
            let asks = if may_react(players, self.by, seat) { table.reaction(seat, self) } else { [None; 2] };
            let lapses = |task: &Task| task.comes(table) == Some(Comes::ToNothing);
            if asks.iter().flatten().all(lapses) {
                continue;
            }
            play.push(Reactions { next: next + 1, ..self });
            play.push(Fill { from: play.state.marker });
            for ask in asks.into_iter().flatten() {
                play.push(ask);
            }
            return;
        }
    }

    fn causes(&self, _: Table<'_>, _: Task) -> Option<Because> {
        Some(Because::Deed { deed: self.deed, by: self.by })
    }

    fn needs(&self) -> Needs {
        Needs::seat(self.by).number(self.next)
    }
}

impl Table<'_> {
    /// What a seat may do as a Reaction, the last task first.
    fn reaction(self, seat: Seat, to: Reactions) -> [Option<Task>; 2] {
        let own = |timing| self.abilities(seat, timing).map(|card| card.effect).next();
        let species = || self.species(to.by).action.as_ref().map(|action| action.effect);
        let one = |task: Task| [Some(task), None];
        match to.deed {
            Deed::Explore => one(Larvae { seat, left: EXPLORE_LARVAE, on: LarvaeOn::InhabitedOrGreatTunnel }.into()),
            Deed::March => {
                let left = match own(Timing::ReactionMarch) {
                    Some(Effect::Steps(steps)) => steps.max(MARCH_STEPS),
                    _ => MARCH_STEPS,
                };
                one(Steps { seat, left, larvae: false }.into())
            }
            Deed::Forage => {
                let larvae = match own(Timing::ReactionForage) {
                    Some(Effect::Gain(Gain { larvae, .. })) => larvae.max(FORAGE_LARVAE),
                    _ => FORAGE_LARVAE,
                };
                one(GainLarvae { seat, larvae }.into())
            }
            Deed::PlayCard => one(SwapCard { seat }.into()),
            Deed::DanceOfChaos => match species() {
                Some(SpeciesEffect::DanceOfChaos { reaction_larvae: larvae }) => {
                    one(GainLarvae { seat, larvae }.into())
                }
                _ => [None; 2],
            },
            // Ruling march/journey-reaction.
            Deed::JourneyOf6000Steps => match species() {
                Some(SpeciesEffect::JourneyOf6000Steps { reaction_larvae, reaction_steps, .. }) => [
                    Some(Steps { seat, left: reaction_steps, larvae: false }.into()),
                    Some(Larvae { seat, left: reaction_larvae, on: LarvaeOn::InhabitedOrGreatTunnel }.into()),
                ],
                _ => [None; 2],
            },
            Deed::DoubleSplicedGenes => one(PlayEvolution::reaction(seat, to.by).into()),
            // The player who was raided has already drawn a card.
            Deed::RaidingParty => [None; 2],
        }
    }
}

/// A player may gain larvae.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct GainLarvae {
    pub seat: Seat,
    pub larvae: u8,
}

impl Ask for GainLarvae {
    const ASKS: &str = "take the larvae or pass";

    fn comes(&self, table: Table<'_>) -> Comes {
        if self.larvae > 0 && table.supply(self.seat) > 0 { Comes::Asking } else { Comes::ToNothing }
    }

    fn legal(&self, _: Table<'_>, out: &mut Vec<Action>) {
        out.extend([Action::Gain { what: Resource::Larvae }, Action::Pass]);
    }

    fn refuse(&self, _: Table<'_>, _: Action) -> Illegal {
        self.not_now()
    }

    fn apply<S: Sink<Event>>(self, play: &mut Play<'_, S>, action: Action) {
        if action == Action::Pass {
            play.tell(self.seat, || EventKind::Passed);
        } else {
            play.gain(self.seat, Gain { larvae: self.larvae, ..Gain::default() }, crate::Source::Cards, None);
        }
    }

    fn about(&self, _: Table<'_>) -> About {
        About::left(self.larvae)
    }

    fn needs(&self) -> Needs {
        Needs::seat(self.seat).number(self.larvae)
    }
}

/// A player may discard a card to draw one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SwapCard {
    pub seat: Seat,
}

impl Ask for SwapCard {
    const ASKS: &str = "discard a card to draw another or pass";

    fn comes(&self, table: Table<'_>) -> Comes {
        if table.nest(self.seat).hand.is_empty() { Comes::ToNothing } else { Comes::Asking }
    }

    fn legal(&self, table: Table<'_>, out: &mut Vec<Action>) {
        out.extend(table.nest(self.seat).hand.cards().map(|card| Action::Discard { card }));
        out.push(Action::Pass);
    }

    fn refuse(&self, _: Table<'_>, action: Action) -> Illegal {
        match action {
            Action::Discard { card } => Illegal::NotInHand { card },
            _ => self.not_now(),
        }
    }

    fn apply<S: Sink<Event>>(self, play: &mut Play<'_, S>, action: Action) {
        match action {
            Action::Discard { card } => {
                play.discard_from_hand(self.seat, card);
                play.draw_cards(self.seat, 1);
            }
            _ => play.tell(self.seat, || EventKind::Passed),
        }
    }

    fn about(&self, _: Table<'_>) -> About {
        About::NOTHING
    }

    fn needs(&self) -> Needs {
        Needs::seat(self.seat)
    }
}
