//! Exploring, and every other way a hex comes into the Meadow.
//!
//! Explore: the hex is drawn after paying. Then the player chooses where to explore from, which
//! tunnel to join and how to turn the hex, and moves at least one ant from there into it.

use game_core::{Seat, Sink};
use serde::{Deserialize, Serialize};

use super::march::{Larvae, LarvaeOn, Steps};
use crate::{
    action::Action,
    cards::PlayOffered,
    components::{HexId, Phase},
    data::{Effect, HexEffect as Printed, LarvaTarget, SiteYield, Timing},
    event::{Event, EventKind, Token},
    hex_set::HexSet,
    illegal::Illegal,
    meadow::Placement,
    outlook::{About, Because, Whence},
    phase::{horde::HordeCard, setup::Settle, sites::Fill},
    play::Play,
    position::Needs,
    table::Table,
    task::{Ask, Comes, Task, Work},
};

impl<S: Sink<Event>> Play<'_, S> {
    pub(crate) fn explore(&mut self, seat: Seat) {
        let wanted = self.table().abilities(seat, Timing::OwnExploreDraw).map(|card| match card.effect {
            Effect::DrawHexes(hexes) => hexes,
            _ => 1,
        });
        let wanted = wanted.max().unwrap_or(1);
        self.draw_hexes(seat, wanted, wanted > 1);
        self.push(PickHex { seat, next: Why::Explore });
    }

    /// Draws hexes, for `seat` alone or for all to see.
    pub(crate) fn draw_hexes(&mut self, seat: Seat, wanted: u8, secretly: bool) -> u8 {
        let secretly = secretly && self.state.pile.len() > 1;
        let mut hexes = HexSet::EMPTY;
        for _ in 0..wanted {
            let by = secretly.then_some(seat);
            let Some(hex) = self.state.pile.draw(by, &self.rules.kinds, self.chance) else { break };
            hexes.insert(hex);
        }
        let drawn = hexes.len() as u8;
        if secretly {
            self.tell(seat, || EventKind::HexesLookedAt { hexes: drawn });
            self.whisper(seat, || EventKind::HexesSeen { hexes });
        } else {
            for hex in hexes.hexes() {
                self.tell(seat, || EventKind::HexDrawn { hex });
            }
        }
        drawn
    }
}

/// Why a hex is placed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Why {
    Explore,
    Journey,
    /// A card, which then allows this many larvae on the hex.
    Card(u8),
    /// The Centipede Horde explores.
    Sentry,
    /// A player's starting hex, with this many ants.
    Start(u8),
}

impl Why {
    fn needs(self, seat: Seat) -> Needs {
        match self {
            Why::Start(ants) => Needs::seat(seat).phase(Phase::Setup).number(ants),
            Why::Card(larvae) => Needs::seat(seat).number(larvae),
            Why::Explore | Why::Journey | Why::Sentry => Needs::seat(seat),
        }
    }

    fn whence(self) -> Whence {
        if self == Why::Sentry { Whence::Is(Because::Horde) } else { Whence::Below }
    }
}

/// The player chooses which of the drawn hexes to use.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PickHex {
    pub seat: Seat,
    pub next: Why,
}

impl Ask for PickHex {
    const ASKS: &str = "take one of the drawn hexes";

    fn comes(&self, table: Table<'_>) -> Comes {
        let drawn = table.state.pile.drawn();
        match (drawn.hexes().next(), drawn.len()) {
            (None, _) => Comes::ToNothing,
            (Some(hex), 1) => Comes::Forced(Action::Take { hex }),
            _ => Comes::Asking,
        }
    }

    fn legal(&self, table: Table<'_>, out: &mut Vec<Action>) {
        out.extend(table.state.pile.drawn().hexes().map(|hex| Action::Take { hex }));
    }

    fn refuse(&self, _: Table<'_>, action: Action) -> Illegal {
        match action {
            Action::Take { hex } => Illegal::NotDrawn { hex },
            _ => self.not_now(),
        }
    }

    fn apply<S: Sink<Event>>(self, play: &mut Play<'_, S>, action: Action) {
        let Action::Take { hex } = action else { return };
        let seat = self.seat;
        let several = play.state.pile.drawn().len() > 1;
        play.state.pile.show(hex);
        if several {
            play.tell(seat, || EventKind::HexTaken { hex });
        }
        match self.next {
            Why::Explore => play.push(Origin { seat, hexes: HexSet::only(hex), why: Why::Explore }),
            why => play.push(PlaceHex { seat, hex, from: None, why }),
        }
        if let Why::Start(_) = self.next {
            for other in play.state.pile.drawn().hexes() {
                play.state.pile.put_out(other, seat);
                play.tell(seat, || EventKind::HexRejected);
            }
        } else {
            play.push(PutBack { seat, bottom: self.next == Why::Explore });
        }
    }

    fn about(&self, _: Table<'_>) -> About {
        About::NOTHING
    }

    fn whence(&self) -> Whence {
        self.next.whence()
    }

    fn needs(&self) -> Needs {
        self.next.needs(self.seat)
    }
}

/// The player puts the other hexes back in any order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PutBack {
    pub seat: Seat,
    /// Whether they may also go to the bottom of the pile.
    pub bottom: bool,
}

impl Ask for PutBack {
    const ASKS: &str = "put the drawn hexes back";

    fn comes(&self, table: Table<'_>) -> Comes {
        let drawn = table.state.pile.drawn();
        match (drawn.hexes().next(), drawn.len()) {
            (None, _) => Comes::ToNothing,
            (Some(hex), 1) if !self.bottom => Comes::Forced(Action::Top { hex }),
            _ => Comes::Asking,
        }
    }

    fn legal(&self, table: Table<'_>, out: &mut Vec<Action>) {
        for hex in table.state.pile.drawn().hexes() {
            out.push(Action::Top { hex });
            if self.bottom {
                out.push(Action::Bottom { hex });
            }
        }
    }

    fn refuse(&self, table: Table<'_>, action: Action) -> Illegal {
        match action {
            Action::Bottom { hex } if table.state.pile.drawn().contains(hex) => Illegal::OnlyOnTop { hex },
            Action::Top { hex } | Action::Bottom { hex } => Illegal::NotDrawn { hex },
            _ => self.not_now(),
        }
    }

    fn apply<S: Sink<Event>>(self, play: &mut Play<'_, S>, action: Action) {
        let (hex, bottom) = match action {
            Action::Bottom { hex } => (hex, true),
            Action::Top { hex } => (hex, false),
            _ => return,
        };
        play.state.pile.put_back(hex, bottom);
        play.tell(self.seat, || EventKind::HexPutBack { bottom });
        play.whisper(self.seat, || EventKind::HexPutBackSeen { hex, bottom });
        play.push(self);
    }

    fn about(&self, _: Table<'_>) -> About {
        About::NOTHING
    }

    fn needs(&self) -> Needs {
        Needs::seat(self.seat)
    }
}

/// The player chooses the hex to explore from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Origin {
    pub seat: Seat,
    /// The hexes to be placed next to it.
    pub hexes: HexSet,
    pub why: Why,
}

impl Origin {
    fn candidates<'a>(self, table: Table<'a>) -> impl Iterator<Item = HexId> + 'a {
        let open = move |hex: &HexId| table.state.meadow.open_tunnels(*hex).len() >= self.hexes.len();
        table.origins(self.seat).filter(open)
    }

    /// Whether there is a hex to explore from.
    pub(crate) fn fits_somewhere(self, table: Table<'_>) -> bool {
        self.candidates(table).next().is_some()
    }
}

impl Ask for Origin {
    const ASKS: &str = "choose the hex to explore from";

    fn comes(&self, table: Table<'_>) -> Comes {
        let mut origins = self.candidates(table);
        match (origins.next(), origins.next()) {
            (None, _) => Comes::ToNothing,
            (Some(hex), None) => Comes::Forced(Action::From { hex }),
            _ => Comes::Asking,
        }
    }

    fn legal(&self, table: Table<'_>, out: &mut Vec<Action>) {
        out.extend(self.candidates(table).map(|hex| Action::From { hex }));
    }

    fn refuse(&self, table: Table<'_>, action: Action) -> Illegal {
        let Action::From { hex } = action else { return self.not_now() };
        let state = table.state;
        if !state.ants.present(self.seat).contains(hex) {
            Illegal::NoAntToExplore { hex }
        } else if table.traps(self.seat).contains(hex) {
            Illegal::Trapped { hex }
        } else {
            Illegal::NoOpenTunnel { hex, needed: self.hexes.len() as u8 }
        }
    }

    fn apply<S: Sink<Event>>(self, play: &mut Play<'_, S>, action: Action) {
        let Action::From { hex: from } = action else { return };
        let seat = self.seat;
        play.tell(seat, || EventKind::OriginChosen { from });
        for hex in self.hexes.hexes() {
            if self.why == Why::Explore {
                play.push(AfterExplore { seat, hex });
                play.push(Fill { from: play.state.marker });
            }
            play.push(HexEffect { seat, hex });
        }
        play.push(Enter { seat, from, to: self.hexes, all: self.why == Why::Journey });
        for hex in self.hexes.hexes() {
            play.push(PlaceHex { seat, hex, from: Some(from), why: self.why });
        }
    }

    fn about(&self, _: Table<'_>) -> About {
        About::NOTHING.hex(self.hexes.only_one())
    }

    fn needs(&self) -> Needs {
        Needs::seat(self.seat).places(self.hexes)
    }
}

/// The player chooses a cell and an orientation for a hex.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PlaceHex {
    pub seat: Seat,
    pub hex: HexId,
    /// The hex it must connect to. If absent, it only has to touch any hex.
    #[serde(default)]
    pub from: Option<HexId>,
    pub why: Why,
}

impl PlaceHex {
    /// The hex whose tunnel it must join.
    pub(crate) fn joined_to(self) -> Option<HexId> {
        if let Why::Start(_) = self.why { Some(HexId::GreatTunnel) } else { self.from }
    }

    /// Whether both hexes belong to the same exploration.
    pub(crate) fn goes_along_with(self, other: Task) -> bool {
        let explored = matches!(self.why, Why::Explore | Why::Journey);
        explored && matches!(other, Task::PlaceHex(other) if (other.from, other.why) == (self.from, self.why))
    }
}

impl Ask for PlaceHex {
    const ASKS: &str = "place the hex";

    fn comes(&self, table: Table<'_>) -> Comes {
        let closed = |from| table.state.meadow.open_tunnels(from).is_empty();
        let nowhere = table.state.meadow.contains(self.hex) || self.joined_to().is_some_and(closed);
        if nowhere { Comes::ToNothing } else { Comes::Asking }
    }

    fn legal(&self, table: Table<'_>, out: &mut Vec<Action>) {
        let (meadow, printed) = (&table.state.meadow, table.rules.facts(self.hex).tunnels);
        let place = |Placement { cell, turn }| Action::Place { cell, turn };
        match self.joined_to() {
            Some(from) => out.extend(meadow.explorations(from, printed).map(place)),
            None => out.extend(meadow.placements(printed).map(place)),
        }
    }

    fn refuse(&self, table: Table<'_>, action: Action) -> Illegal {
        let Action::Place { cell, turn } = action else { return self.not_now() };
        let (meadow, printed, at) =
            (&table.state.meadow, table.rules.facts(self.hex).tunnels, Placement { cell, turn });
        let judged = match self.joined_to() {
            Some(from) => meadow.check_explore(from, self.hex, printed, at),
            None => meadow.check_place(self.hex, printed, at),
        };
        judged.err().map_or(self.not_now(), |reason| Illegal::CannotPlace { reason })
    }

    fn apply<S: Sink<Event>>(self, play: &mut Play<'_, S>, action: Action) {
        let Action::Place { cell, turn } = action else { return };
        let PlaceHex { seat, hex, why, .. } = self;
        play.lay_hex(seat, hex, Placement { cell, turn }, self.joined_to());
        match why {
            Why::Explore | Why::Journey => {}
            Why::Card(larvae) => {
                play.push(HexEffect { seat, hex });
                play.push(Larvae { seat, left: larvae, on: LarvaeOn::HexOrGreatTunnel(hex) });
            }
            Why::Sentry => {
                play.put_token(seat, hex, Token::Centipede);
                if play.rules.facts(hex).centipede {
                    play.push(HordeCard { seat });
                }
                play.push(HexEffect { seat, hex });
            }
            Why::Start(ants) => play.push(Settle { seat, hex, left: ants }),
        }
    }

    fn about(&self, _: Table<'_>) -> About {
        About::NOTHING.hex(self.hex)
    }

    fn whence(&self) -> Whence {
        self.why.whence()
    }

    fn needs(&self) -> Needs {
        self.why.needs(self.seat).places(HexSet::only(self.hex)).hex(self.from)
    }
}

/// Ants move into the new hexes from the hex the player explored from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Enter {
    pub seat: Seat,
    pub from: HexId,
    pub to: HexSet,
    /// Whether all ants must leave, with at least one for each new hex if there are enough.
    /// Otherwise at least one ant moves.
    pub all: bool,
}

impl Enter {
    fn n_left(self, table: Table<'_>) -> u8 {
        table.state.ants.count(self.seat, self.from)
    }

    /// New hexes that have no ant of the player yet.
    fn bare(self, table: Table<'_>) -> HexSet {
        self.to.minus(table.state.ants.present(self.seat))
    }

    fn has_entered(self, table: Table<'_>) -> bool {
        self.bare(table) != self.to
    }

    fn targets(self, table: Table<'_>) -> HexSet {
        let bare = self.bare(table);
        let to = if self.all && u32::from(self.n_left(table)) <= bare.len() { bare } else { self.to };
        to.and(table.state.meadow.placed())
    }
}

impl Ask for Enter {
    const ASKS: &str = "move ants into the new hex";

    fn comes(&self, table: Table<'_>) -> Comes {
        if self.n_left(table) == 0 || self.targets(table).is_empty() { Comes::ToNothing } else { Comes::Asking }
    }

    fn legal(&self, table: Table<'_>, out: &mut Vec<Action>) {
        let ants = &table.state.ants;
        for from in ants.spots_in(self.seat, self.from) {
            for hex in self.targets(table).hexes() {
                out.extend(ants.entries(hex).map(|to| Action::Step { from, to }));
            }
        }
        if !self.all && self.has_entered(table) {
            out.push(Action::Pass);
        }
    }

    fn refuse(&self, table: Table<'_>, action: Action) -> Illegal {
        let ants = &table.state.ants;
        match action {
            Action::Step { from, .. } if from.hex != self.from || !ants.stands(self.seat, from) => {
                Illegal::NoAntThere { at: from }
            }
            Action::Step { to, .. } if !self.to.contains(to.hex) => Illegal::NotTheExploredHex { hex: to.hex },
            Action::Step { to, .. } if !self.targets(table).contains(to.hex) => {
                Illegal::OtherHexNeedsAnAnt { hex: to.hex }
            }
            Action::Step { to, .. } => Illegal::CannotEnter { at: to },
            Action::Pass => Illegal::MustEnter { all: self.all },
            _ => self.not_now(),
        }
    }

    fn apply<S: Sink<Event>>(self, play: &mut Play<'_, S>, action: Action) {
        match action {
            Action::Step { from, to } => {
                play.move_ant(self.seat, from, to);
                play.push(self);
            }
            _ => play.tell(self.seat, || EventKind::Passed),
        }
    }

    fn about(&self, _: Table<'_>) -> About {
        About::NOTHING.hex(self.to.only_one())
    }

    fn needs(&self) -> Needs {
        Needs::seat(self.seat).hexes(self.to).hex(self.from)
    }
}

/// The effect of a Beyond the Meadow hex on the player who placed it.
/// Ruling march/explored-effects.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct HexEffect {
    pub seat: Seat,
    pub hex: HexId,
}

impl Work for HexEffect {
    fn run<S: Sink<Event>>(self, play: &mut Play<'_, S>) {
        let HexEffect { seat, hex } = self;
        match play.table().hex(hex).and_then(|facts| facts.effect) {
            Some(Printed::RevealCards { cards }) => {
                for _ in 0..cards {
                    let Some(card) = play.top_card() else { break };
                    play.state.cards.offered.insert(card);
                    play.tell(seat, || EventKind::CardRevealed { card });
                }
                play.push(PlayOffered { seat });
            }
            Some(Printed::Gain { own, others }) => {
                play.gain(seat, own, crate::Source::Sites, None);
                for other in play.table().others(seat) {
                    play.gain(other, others, crate::Source::Sites, None);
                }
            }
            Some(Printed::SpreadCentipedes) => {
                for joined in play.state.meadow.joined(hex).hexes() {
                    play.put_token(seat, joined, Token::Centipede);
                }
            }
            // These take effect in Harvest and in Slumber.
            Some(Printed::DiscardOrDestroyPerSite { .. } | Printed::InnerMeadowForItsController) | None => {}
        }
    }

    fn needs(&self) -> Needs {
        Needs::seat(self.seat).hex(self.hex)
    }
}

/// Thorax evolutions that act after an Explore action.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct AfterExplore {
    pub seat: Seat,
    pub hex: HexId,
}

impl Work for AfterExplore {
    fn run<S: Sink<Event>>(self, play: &mut Play<'_, S>) {
        let AfterExplore { seat, hex } = self;
        for (card, effect) in play.table().effects(seat, Timing::AfterOwnExplore) {
            match effect {
                Effect::LarvaeByLarvaSites { each } => {
                    let table = play.table();
                    let larva_site = |spot: &crate::Spot| table.site_kind(*spot).is_some_and(SiteYield::is_larvae);
                    let sites = table.state.ants.sites(seat).filter(larva_site).count() as u8;
                    let gain = crate::data::Gain { larvae: sites.saturating_mul(each), ..Default::default() };
                    play.gain(seat, gain, crate::Source::Cards, Some(card));
                }
                Effect::Steps(left) => play.push(Steps { seat, left, larvae: false }),
                Effect::PlaceLarvae { larvae, on: LarvaTarget::ExploredHex } => {
                    play.push(Larvae { seat, left: larvae, on: LarvaeOn::HexOrGreatTunnel(hex) });
                }
                _ => {}
            }
        }
    }

    fn needs(&self) -> Needs {
        Needs::seat(self.seat).hex(self.hex)
    }
}
