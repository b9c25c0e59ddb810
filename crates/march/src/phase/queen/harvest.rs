//! Harvest: every player collects from the sites their ants inhabit; the Ant Lion Den comes first.

use game_core::{Seat, Sink};
use serde::{Deserialize, Serialize};

use crate::{
    action::Action,
    ants::Spot,
    cards::Collect,
    components::{CardId, Cause, HexId, Phase, SiteKind, Source},
    data::{DrawbackEffect, Effect, Gain, HexEffect, Timing},
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
    /// Gives a seat what a site yields, once.
    pub(crate) fn collect(&mut self, seat: Seat, at: Spot, card: Option<CardId>) {
        let gain = self.table().site_gain(seat, at);
        let larvae = gain.larvae.min(self.table().supply(seat));
        self.tell(seat, || EventKind::Collected { at, gain: Gain { larvae, ..gain } });
        self.gain_food(seat, gain.food);
        self.gain_larvae(seat, gain.larvae);
        self.score(seat, Source::Sites, gain.points, card);
        self.draw_cards(seat, gain.cards);
    }
}

impl Table<'_> {
    /// What a site yields to this seat. Infertile queens get less from double larvae sites in
    /// Harvest.
    pub(crate) fn site_gain(self, seat: Seat, at: Spot) -> Gain {
        let Some(site) = self.site_kind(at) else { return Gain::default() };
        let gain = site.gain();
        if site.kind != SiteKind::DoubleLarvae || self.state.phase != Phase::Queen {
            return gain;
        }
        let infertile = |effect| match effect {
            DrawbackEffect::LarvaeFromDoubleSite(larvae) => Some(larvae),
            _ => None,
        };
        Gain { larvae: self.drawback(seat, infertile).unwrap_or(gain.larvae), ..gain }
    }
}

/// Ant Lion Den: before Harvest, players discard a card for each site they inhabit there or lose
/// the ant, clockwise from the marker.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct AntLions;

impl Work for AntLions {
    fn run<S: Sink<Event>>(self, play: &mut Play<'_, S>) {
        play.state.harvested = [0; HexId::ALL.len()];
        play.push(Fill { from: play.state.marker });
        // The last task pushed is asked first.
        let (marker, players) = (play.state.marker, play.players());
        for seat in (0..players).rev().map(|steps| marker.clockwise(steps, players)) {
            let first = play.table().sites_in_den(seat).next();
            if let Some(at) = first {
                // Ruling march/rafting: the den is one effect, no matter how many sites it has.
                let saves = play.table().saved_ants(seat, Cause::HexEffect);
                play.push(FeedAntLion { seat, at, saves });
            }
        }
    }

    fn needs(&self) -> Needs {
        Needs::NOTHING
    }
}

impl<'a> Table<'a> {
    /// The sites in the den that a seat inhabits.
    fn sites_in_den(self, seat: Seat) -> impl Iterator<Item = Spot> + 'a {
        let effect = move |spot: &Spot| self.hex(spot.hex).and_then(|facts| facts.effect);
        let den = move |spot: &Spot| matches!(effect(spot), Some(HexEffect::DiscardOrDestroyPerSite { .. }));
        self.state.ants.sites(seat).filter(den)
    }
}

/// The player discards a card or loses the ant on this site. The player's next site in the den
/// follows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct FeedAntLion {
    pub seat: Seat,
    pub at: Spot,
    /// How many of the ants lost in the den go into the chamber.
    #[serde(default)]
    pub saves: u8,
}

impl FeedAntLion {
    pub(crate) fn cards_due(self, table: Table<'_>) -> u8 {
        match table.hex(self.at.hex).and_then(|facts| facts.effect) {
            Some(HexEffect::DiscardOrDestroyPerSite { cards }) => cards,
            _ => 0,
        }
    }

    pub(crate) fn can_discard(self, table: Table<'_>) -> bool {
        table.nest(self.seat).hand.len() >= self.cards_due(table).into()
    }
}

impl Ask for FeedAntLion {
    const ASKS: &str = "discard a card or lose the ant";

    fn comes(&self, table: Table<'_>) -> Comes {
        if !table.state.ants.stands(self.seat, self.at) || self.cards_due(table) == 0 {
            Comes::ToNothing
        } else if self.can_discard(table) {
            Comes::Asking
        } else {
            Comes::Forced(Action::Lose { at: self.at })
        }
    }

    fn legal(&self, table: Table<'_>, out: &mut Vec<Action>) {
        if self.can_discard(table) {
            out.extend(table.nest(self.seat).hand.cards().map(|card| Action::Discard { card }));
        }
        out.push(Action::Lose { at: self.at });
    }

    fn refuse(&self, _: Table<'_>, action: Action) -> Illegal {
        match action {
            Action::Discard { card } => Illegal::NotInHand { card },
            Action::Lose { at } => Illegal::NotAmongTheLost { at },
            _ => self.not_now(),
        }
    }

    fn apply<S: Sink<Event>>(self, play: &mut Play<'_, S>, action: Action) {
        let next = play.table().sites_in_den(self.seat).skip_while(|&at| at != self.at).nth(1);
        let saves = if matches!(action, Action::Lose { .. }) { self.saves.saturating_sub(1) } else { self.saves };
        if let Some(at) = next {
            play.push(FeedAntLion { at, saves, ..self });
        }
        match action {
            Action::Discard { card } => {
                let more = self.cards_due(play.table()) - 1;
                play.discard_from_hand(self.seat, card);
                play.push(crate::cards::DiscardCards { seat: self.seat, left: more });
            }
            _ => play.destroy(self.seat, self.at, Cause::HexEffect, self.saves > 0),
        }
    }

    fn about(&self, table: Table<'_>) -> About {
        About::left(self.cards_due(table)).hex(self.at.hex)
    }

    fn needs(&self) -> Needs {
        Needs::seat(self.seat).hex(self.at.hex)
    }
}

/// Every player collects from all sites their ants inhabit, clockwise from the marker.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Harvest {
    pub next: u8,
}

impl Work for Harvest {
    fn run<S: Sink<Event>>(self, play: &mut Play<'_, S>) {
        let players = play.players();
        if self.next >= players {
            return;
        }
        play.push(Harvest { next: self.next + 1 });
        let seat = play.state.marker.clockwise(self.next, players);
        play.push(HarvestSites { seat });
        let found = play.table().harvest_ability(seat);
        match found {
            Some((_, Effect::FoodInstead(food))) => play.push(FoodInstead { seat, food }),
            Some((card, Effect::CollectSite { times })) => play.push(Collect { seat, times: times - 1, card }),
            _ => {}
        }
    }

    fn needs(&self) -> Needs {
        Needs::NOTHING.number(self.next)
    }
}

impl Table<'_> {
    pub(crate) fn harvest_ability(self, seat: Seat) -> Option<(CardId, Effect)> {
        self.abilities(seat, Timing::Harvest).map(|card| (card.id, card.effect)).next()
    }
}

/// One player collects from all sites that have not yet given their yield.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct HarvestSites {
    pub seat: Seat,
}

impl Work for HarvestSites {
    fn run<S: Sink<Event>>(self, play: &mut Play<'_, S>) {
        let seat = self.seat;
        let ability = play.table().harvest_ability(seat);
        for hex in play.state.ants.inhabited(seat).hexes() {
            for at in play.state.ants.spots_in(seat, hex).filter(|at| at.site > 0) {
                let bit = 1 << (at.site - 1);
                if play.state.harvested[hex.idx()] & bit != 0 {
                    continue;
                }
                play.state.harvested[hex.idx()] |= bit;
                play.collect(seat, at, None);
                if let Some((card, Effect::MoreLarvaeFrom { site, larvae })) = ability
                    && play.table().site_kind(at).is_some_and(|here| here.kind == site)
                {
                    play.gain(seat, Gain { larvae, ..Gain::default() }, Source::Cards, Some(card));
                }
            }
        }
        if let Some((card, Effect::FoodByHexes(numbers))) = ability {
            let hexes = play.state.ants.inhabited(seat).len() as u8;
            let food = numbers.into_iter().filter(|&number| hexes >= number).count() as u8;
            play.gain(seat, Gain { food, ..Gain::default() }, Source::Cards, Some(card));
        }
    }

    fn causes(&self, table: Table<'_>, asked: Task) -> Option<Because> {
        let asks = matches!(asked, Task::FoodInstead(_)).then(|| table.harvest_ability(self.seat))?;
        asks.map(|(card, _)| Because::Card { card })
    }

    fn needs(&self) -> Needs {
        Needs::seat(self.seat)
    }
}

/// Leaf Cutter Abdomen: the player may take food from any site instead of its yield.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct FoodInstead {
    pub seat: Seat,
    pub food: u8,
}

impl FoodInstead {
    fn sites<'a>(self, table: Table<'a>) -> impl Iterator<Item = Spot> + use<'a> {
        table
            .state
            .ants
            .sites(self.seat)
            .filter(move |at| table.state.harvested[at.hex.idx()] & (1 << (at.site - 1)) == 0)
    }
}

impl Ask for FoodInstead {
    const ASKS: &str = "choose a site that gives food instead or pass";

    fn comes(&self, table: Table<'_>) -> Comes {
        if self.sites(table).next().is_some() { Comes::Asking } else { Comes::ToNothing }
    }

    fn legal(&self, table: Table<'_>, out: &mut Vec<Action>) {
        out.extend(self.sites(table).map(|at| Action::Food { at }));
        out.push(Action::Pass);
    }

    fn refuse(&self, table: Table<'_>, action: Action) -> Illegal {
        match action {
            Action::Food { at } if at.site > 0 && table.state.ants.stands(self.seat, at) => {
                Illegal::HarvestedAlready { at }
            }
            Action::Food { at } => Illegal::NotInhabited { at },
            _ => self.not_now(),
        }
    }

    fn apply<S: Sink<Event>>(self, play: &mut Play<'_, S>, action: Action) {
        let Action::Food { at } = action else {
            return play.tell(self.seat, || EventKind::Passed);
        };
        play.state.harvested[at.hex.idx()] |= 1 << (at.site - 1);
        let food = play.gain_food(self.seat, self.food);
        play.tell(self.seat, || EventKind::Collected { at, gain: Gain { food, ..Gain::default() } });
        play.push(self);
    }

    fn about(&self, _: Table<'_>) -> About {
        About::NOTHING
    }

    fn needs(&self) -> Needs {
        Needs::seat(self.seat).number(self.food)
    }
}
