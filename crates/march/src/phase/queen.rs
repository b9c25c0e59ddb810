//! The Queen Phase: abdomens, Harvest, Feed Ants, Royal Decree, Slumber.

pub(crate) mod harvest;

use game_core::{Seat, SeatSet, Sink};
use serde::{Deserialize, Serialize};

use self::harvest::{AntLions, Harvest};
use super::{
    sites::{Fill, Lose, Scope},
    soldier::StartOfPhase,
};
use crate::{
    March,
    action::{Action, Resource},
    components::{Cause, HexId, Phase, Section, Source},
    data::{Effect, HexEffect, RoyalDecree, Timing},
    event::{Event, EventKind},
    illegal::Illegal,
    options::Length,
    outlook::About,
    play::Play,
    position::Needs,
    state::{Nest, State},
    table::Table,
    task::{Ask, Comes, Work},
};

impl<S: Sink<Event>> Play<'_, S> {
    pub(crate) fn begin_queen_phase(&mut self) {
        self.state.phase = Phase::Queen;
        let round = self.state.round;
        self.announce(|| EventKind::PhaseBegan { phase: Phase::Queen, round });
        self.push(Slumber);
        if self.rules.has_decree(round) {
            self.push(Decrees { next: 0 });
        }
        self.push(FeedAnts { next: 0 });
        self.push(Harvest { next: 0 });
        self.push(AntLions);
        self.push(StartOfPhase { queen: true, next: 0 });
    }
}

impl March {
    /// What the Centipede Horde scores in Slumber.
    pub(crate) fn horde_slumber_points(&self, state: &State) -> u8 {
        self.data.colonies.centipede_mat.slumber_points.saturating_mul(state.n_centipedes())
    }

    /// Whether this round has a Royal Decree.
    pub(crate) fn has_decree(&self, round: u8) -> bool {
        let round = self.data.hexes.great_tunnel.rounds.get(usize::from(round));
        round.is_some_and(|round| match self.options.length {
            Length::Standard => round.decree.standard.unwrap_or(false),
            Length::Long => round.decree.long,
        })
    }
}

/// Stinging Abdomen: another player loses ants in a hex where this player has an ant.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Sting {
    pub seat: Seat,
    pub ants: u8,
}

impl Sting {
    fn victims<'a>(self, table: Table<'a>) -> impl Iterator<Item = (Seat, HexId)> + use<'a> {
        let here = table.state.ants.present(self.seat);
        let hexes = table.hexes().and(here);
        hexes.hexes().flat_map(move |hex| {
            let there = table.state.ants.seats_in(hex).without(self.seat);
            Seat::all(table.players()).filter(move |&seat| there.contains(seat)).map(move |seat| (seat, hex))
        })
    }
}

impl Ask for Sting {
    const ASKS: &str = "choose whom to sting or pass";

    fn comes(&self, table: Table<'_>) -> Comes {
        if self.victims(table).next().is_some() { Comes::Asking } else { Comes::ToNothing }
    }

    fn legal(&self, table: Table<'_>, out: &mut Vec<Action>) {
        out.extend(self.victims(table).map(|(seat, hex)| Action::Attack { seat, hex }));
        out.push(Action::Pass);
    }

    fn refuse(&self, _: Table<'_>, action: Action) -> Illegal {
        match action {
            Action::Attack { seat, hex } => Illegal::NotTogetherInHex { seat, hex },
            _ => self.not_now(),
        }
    }

    fn apply<S: Sink<Event>>(self, play: &mut Play<'_, S>, action: Action) {
        let Action::Attack { seat: victim, hex } = action else {
            return play.tell(self.seat, || EventKind::Passed);
        };
        play.tell(self.seat, || EventKind::PlayerChosen { player: victim });
        let lose = Lose::new(play.table(), victim, self.ants, Scope::In(hex), Cause::Evolution);
        play.push(lose);
    }

    fn about(&self, _: Table<'_>) -> About {
        About::left(self.ants)
    }

    fn needs(&self) -> Needs {
        Needs::seat(self.seat).number(self.ants)
    }
}

// ------------------------------------------------------------------------------------------------------------ Feed Ants

/// Players pay food, then larvae, then lose the ants that are not fed, clockwise from the marker.
/// Rulings march/feeding and march/thief.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct FeedAnts {
    pub next: u8,
}

/// The ants a colony has to feed, and what feeds them.
struct Mouths {
    ants: u8,
    /// How many of them other players added.
    more: u8,
    /// Ants that one food feeds.
    by_food: u8,
    /// Ants that one larva feeds.
    by_larva: u8,
    /// Where unfed ants die.
    scope: Scope,
}

/// How a colony feeds its ants.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Meal {
    /// Ants to feed, including those that other players added.
    pub(crate) ants: u8,
    /// Food needed to feed them all.
    pub(crate) due: u8,
    /// What is paid.
    pub(crate) food: u8,
    pub(crate) larvae: u8,
    /// Ants that neither food nor larvae can feed.
    pub(crate) starving: u8,
}

impl Table<'_> {
    fn mouths(self, seat: Seat) -> Mouths {
        let effects = |of: Seat| self.abilities(of, Timing::Feed).map(|card| card.effect);
        let shifted = |of: Seat| {
            effects(of).map(|effect| if let Effect::ShiftFeeding { ants } = effect { ants } else { 0 }).sum::<u8>()
        };
        let ghost = effects(seat).any(|effect| effect == Effect::GreatTunnelUnfed);
        let scope = if ghost { Scope::OutsideGreatTunnel } else { Scope::Anywhere };
        let more: u8 = self.others(seat).map(shifted).sum();
        let fewer = shifted(seat).saturating_mul(self.players() - 1);
        let by_larva = effects(seat).find_map(|effect| match effect {
            Effect::AntsFedByLarva(ants) => Some(ants),
            _ => None,
        });
        Mouths {
            ants: (scope.count(self, seat) + more).saturating_sub(fewer),
            more,
            by_food: self.ants_fed_by_food(seat),
            by_larva: by_larva.unwrap_or(1),
            scope,
        }
    }

    /// What it would take to feed a seat's ants now.
    pub(crate) fn meal(self, seat: Seat) -> Meal {
        self.mouths(seat).meal(self.nest(seat))
    }

    /// Ants that one food feeds.
    pub(crate) fn ants_fed_by_food(self, seat: Seat) -> u8 {
        self.rules.data.colonies.nest_mat.ants_fed_by_food + self.caste_bonus(seat, Section::Abdomen)
    }
}

impl Mouths {
    fn meal(&self, nest: &Nest) -> Meal {
        let due = self.ants.div_ceil(self.by_food);
        let food = due.min(nest.food);
        let unfed = self.ants.saturating_sub(food.saturating_mul(self.by_food));
        let larvae = unfed.div_ceil(self.by_larva).min(nest.larvae);
        let starving = unfed.saturating_sub(larvae.saturating_mul(self.by_larva));
        Meal { ants: self.ants, due, food, larvae, starving }
    }
}

impl Work for FeedAnts {
    fn run<S: Sink<Event>>(self, play: &mut Play<'_, S>) {
        let players = play.players();
        if self.next >= players {
            return;
        }
        play.push(FeedAnts { next: self.next + 1 });
        let seat = play.state.marker.clockwise(self.next, players);
        let mouths = play.table().mouths(seat);
        let Mouths { more, scope, .. } = mouths;
        let nest = play.state.nest_mut(seat);
        let Meal { ants, food, larvae, starving, .. } = mouths.meal(nest);
        nest.food -= food;
        nest.larvae -= larvae;
        play.tell(seat, || EventKind::Fed { ants, food, larvae, starving });
        if starving > 0 {
            play.push(Fill { from: play.state.marker });
            // A mouth added by others takes an ant from anywhere once there is no other ant to
            // take.
            let beyond = starving.saturating_sub(scope.count(play.table(), seat)).min(more);
            let lose = |left, scope| Lose { seat, left, scope, cause: Cause::Hunger, saves: 0 };
            play.push(lose(beyond, Scope::Anywhere));
            play.push(lose(starving - beyond, scope));
        }
    }

    fn needs(&self) -> Needs {
        Needs::NOTHING.number(self.next)
    }
}

// --------------------------------------------------------------------------------------------------------- Royal Decree

/// Each queen produces food or larvae, clockwise from the marker.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Decrees {
    pub next: u8,
}

impl Work for Decrees {
    fn run<S: Sink<Event>>(self, play: &mut Play<'_, S>) {
        let players = play.players();
        if self.next < players {
            play.push(Decrees { next: self.next + 1 });
            play.push(Decree { seat: play.state.marker.clockwise(self.next, players) });
        }
    }

    fn needs(&self) -> Needs {
        Needs::NOTHING.number(self.next)
    }
}

/// The player chooses food or larvae.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Decree {
    pub seat: Seat,
}

impl Ask for Decree {
    const ASKS: &str = "decree food or larvae";

    fn comes(&self, _: Table<'_>) -> Comes {
        Comes::Asking
    }

    fn legal(&self, _: Table<'_>, out: &mut Vec<Action>) {
        out.extend([Resource::Food, Resource::Larvae].map(|what| Action::Gain { what }));
    }

    fn refuse(&self, _: Table<'_>, action: Action) -> Illegal {
        match action {
            Action::Gain { what } => Illegal::NotDecreed { what },
            _ => self.not_now(),
        }
    }

    fn apply<S: Sink<Event>>(self, play: &mut Play<'_, S>, action: Action) {
        let seat = self.seat;
        let RoyalDecree { mut food, mut larvae } = play.table().species(seat).decree;
        let richer = play.table().abilities(seat, Timing::RoyalDecree).map(|card| card.effect).next();
        if let Some(Effect::RicherDecree { food: more_food, larvae: more_larvae }) = richer {
            food += more_food;
            larvae += more_larvae;
        }
        let (food, larvae) = if action == (Action::Gain { what: Resource::Food }) { (food, 0) } else { (0, larvae) };
        let food = play.gain_food(seat, food);
        let larvae = play.gain_larvae(seat, larvae);
        play.tell(seat, || EventKind::Decreed { food, larvae });
    }

    fn about(&self, _: Table<'_>) -> About {
        About::NOTHING
    }

    fn needs(&self) -> Needs {
        Needs::seat(self.seat)
    }
}

// -------------------------------------------------------------------------------------------------------------- Slumber

/// Players score Inner Meadow hexes and Colony Goals; then the round ends.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Slumber;

/// Points for each Inner Meadow hex a player controls.
pub(crate) const INNER_MEADOW_POINTS: u8 = 1;

impl Work for Slumber {
    fn run<S: Sink<Event>>(self, play: &mut Play<'_, S>) {
        for seat in play.state.marker.round(play.players()) {
            let inner = play.table().controlled_inner_meadow(seat);
            play.score(seat, Source::InnerMeadow, inner.saturating_mul(INNER_MEADOW_POINTS), None);
            for card in play.state.nest(seat).goals.cards() {
                let Some(slumber) = play.rules.data.card(card).slumber else { continue };
                if play.table().meets(seat, slumber.condition) {
                    play.score(seat, Source::Goals, slumber.points, Some(card));
                }
            }
        }
        if play.rules.options.has_horde() {
            play.score_for_horde(play.rules.horde_slumber_points(play.state));
        }
        for seat in Seat::all(play.players()) {
            let nest = play.state.nest_mut(seat);
            nest.won_a_battle = false;
            nest.destroyed_a_centipede = false;
            nest.fought_in = Default::default();
        }
    }

    fn needs(&self) -> Needs {
        Needs::NOTHING
    }
}

impl Table<'_> {
    /// How many of the hexes a seat controls count as Inner Meadow.
    pub(crate) fn controlled_inner_meadow(self, seat: Seat) -> u8 {
        let counts = |hex: &HexId| self.controller(*hex) == Some(seat) && self.counts_as_inner(*hex);
        self.hexes().hexes().filter(counts).count() as u8
    }

    /// Whether a hex counts as Inner Meadow for its controller.
    pub(crate) fn counts_as_inner(self, hex: HexId) -> bool {
        let effect = self.hex(hex).and_then(|facts| facts.effect);
        self.inner_meadow().contains(hex) || effect == Some(HexEffect::InnerMeadowForItsController)
    }
}

/// Points for the most, and for each player who shares that place.
pub(crate) const AWARD: u8 = 3;
pub(crate) const SHARED_AWARD: u8 = 1;

impl<S: Sink<Event>> Play<'_, S> {
    /// Moves the round marker on, and ends the game after the last round.
    pub(crate) fn end_round(&mut self) {
        let last = self.rules.data.hexes.great_tunnel.rounds.len() as u8 - 1;
        if self.state.round < last {
            self.state.round += 1;
            return self.begin_worker_phase();
        }
        // Rise of the Centipedes awards no points at the end of the game.
        if !self.rules.options.has_horde() {
            self.award(|table, seat| table.nest(seat).larvae, EventKind::LargestBrood);
            self.award(|table, seat| table.nest(seat).food, EventKind::GreatestStores);
            self.award(|table, seat| table.nest(seat).hand.len() as u8, EventKind::UntoldPotential);
        }
        self.state.phase = Phase::Over;
        let scores: [i16; Seat::MAX] = std::array::from_fn(|seat| self.state.nests[seat].score());
        let players = usize::from(self.players());
        let horde = self.rules.horde_score(self.state);
        self.announce(|| EventKind::GameEnded { scores: scores[..players].to_vec(), horde });
    }

    /// Gives an award for the most, less to each player who shares it, nothing for having none.
    /// Ruling march/awards.
    fn award(&mut self, count: impl Fn(Table<'_>, Seat) -> u8, what: EventKind) {
        let most = Seat::all(self.players()).map(|seat| count(self.table(), seat)).max().unwrap_or(0);
        if most == 0 {
            return;
        }
        let best: SeatSet = Seat::all(self.players()).filter(|&seat| count(self.table(), seat) == most).collect();
        let points = if best.len() == 1 { AWARD } else { SHARED_AWARD };
        for seat in best.iter() {
            self.tell(seat, || what.clone());
            self.score(seat, Source::Awards, points, None);
        }
    }
}
