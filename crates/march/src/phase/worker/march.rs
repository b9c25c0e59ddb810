//! Steps: larvae first, then ants; and the other ways to place larvae and move ants.

use game_core::{Seat, Sink};
use serde::{Deserialize, Serialize};

use crate::{
    action::Action,
    ants::Spot,
    components::{HexId, SiteKind},
    data::AntTarget,
    event::{Event, EventKind},
    hex_set::HexSet,
    illegal::Illegal,
    outlook::About,
    phase::battle::FightHex,
    play::Play,
    position::Needs,
    state::BattleScope,
    table::Table,
    task::{Ask, Comes},
};

/// The player may take up to `left` steps.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Steps {
    pub seat: Seat,
    pub left: u8,
    /// Whether larvae may move too, which they may until an ant has moved.
    pub larvae: bool,
}

impl Steps {
    fn can_move_larvae(self, table: Table<'_>) -> bool {
        self.larvae && table.nest(self.seat).larvae > 0
    }

    /// Every step of an ant: into a linked hex, or to another empty site of its hex. Ruling
    /// march/step-within-hex.
    fn each_ant_step(self, table: Table<'_>, mut found: impl FnMut(Spot, Spot) -> bool) {
        let ants = &table.state.ants;
        let traps = table.traps(self.seat);
        for hex in ants.present(self.seat).hexes() {
            let away = if traps.contains(hex) { HexSet::EMPTY } else { table.step_targets(self.seat, hex) };
            for from in ants.spots_in(self.seat, hex) {
                if from.site > 0 && ants.empty_sites(hex).any(|to| !found(from, to)) {
                    return;
                }
                for target in away.hexes() {
                    if ants.entries(target).any(|to| !found(from, to)) {
                        return;
                    }
                }
            }
        }
    }

    fn has_step(self, table: Table<'_>) -> bool {
        let mut any = self.can_move_larvae(table);
        if !any {
            self.each_ant_step(table, |_, _| {
                any = true;
                false
            });
        }
        any
    }
}

impl Ask for Steps {
    const ASKS: &str = "take the steps or pass";

    fn comes(&self, table: Table<'_>) -> Comes {
        if self.left > 0 && self.has_step(table) { Comes::Asking } else { Comes::ToNothing }
    }

    fn legal(&self, table: Table<'_>, out: &mut Vec<Action>) {
        if self.can_move_larvae(table) {
            for hex in table.larva_hexes(self.seat).hexes() {
                out.extend(table.state.ants.entries(hex).map(|at| Action::Larva { at }));
            }
        }
        self.each_ant_step(table, |from, to| {
            out.push(Action::Step { from, to });
            true
        });
        out.push(Action::Pass);
    }

    fn refuse(&self, table: Table<'_>, action: Action) -> Illegal {
        let ants = &table.state.ants;
        match action {
            Action::Larva { .. } if !self.larvae => Illegal::LarvaeMoveFirst,
            Action::Larva { at } => table.refuse_larva(self.seat, at, table.larva_hexes(self.seat)),
            Action::Step { from, .. } if !ants.stands(self.seat, from) => Illegal::NoAntThere { at: from },
            Action::Step { from, to } if from.hex != to.hex => {
                if !table.state.meadow.contains(to.hex) {
                    Illegal::NotInTheMeadow { hex: to.hex }
                } else if table.traps(self.seat).contains(from.hex) {
                    Illegal::Trapped { hex: from.hex }
                } else if !table.step_targets(self.seat, from.hex).contains(to.hex) {
                    Illegal::NotLinked { from: from.hex, to: to.hex }
                } else {
                    Illegal::CannotEnter { at: to }
                }
            }
            Action::Step { to, .. } => Illegal::CannotEnter { at: to },
            _ => self.not_now(),
        }
    }

    fn apply<S: Sink<Event>>(self, play: &mut Play<'_, S>, action: Action) {
        match action {
            Action::Larva { at } => {
                play.hatch(self.seat, at);
                play.push(Steps { left: self.left - 1, ..self });
            }
            Action::Step { from, to } => {
                play.move_ant(self.seat, from, to);
                play.push(Steps { left: self.left - 1, larvae: false, ..self });
            }
            _ => play.tell(self.seat, || EventKind::Passed),
        }
    }

    fn about(&self, _: Table<'_>) -> About {
        About::left(self.left)
    }

    fn needs(&self) -> Needs {
        Needs::seat(self.seat).number(self.left)
    }
}

impl Table<'_> {
    /// Why a larva cannot be placed here, given that `hexes` are allowed.
    pub(crate) fn refuse_larva(self, seat: Seat, at: Spot, hexes: HexSet) -> Illegal {
        if self.nest(seat).larvae == 0 {
            Illegal::NoLarva
        } else if !self.state.meadow.contains(at.hex) {
            Illegal::NotInTheMeadow { hex: at.hex }
        } else if !hexes.contains(at.hex) {
            Illegal::LarvaNotAllowed { hex: at.hex }
        } else {
            Illegal::CannotEnter { at }
        }
    }
}

/// Where larvae may be placed. Ruling march/larvae-great-tunnel: The Great Tunnel is allowed too,
/// unless a card excludes it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum LarvaeOn {
    /// Only this hex.
    Hex(HexId),
    HexOrGreatTunnel(HexId),
    /// Any hex the player inhabits, or The Great Tunnel.
    InhabitedOrGreatTunnel,
    /// One hex the player inhabits, or The Great Tunnel.
    OneInhabitedOrGreatTunnel,
    /// An empty site of a hex that another player inhabits, or The Great Tunnel.
    SiteBesideOthersOrGreatTunnel,
}

impl LarvaeOn {
    /// The named hex, if there is one.
    pub(crate) fn hex(self) -> Option<HexId> {
        match self {
            LarvaeOn::Hex(hex) | LarvaeOn::HexOrGreatTunnel(hex) => Some(hex),
            _ => None,
        }
    }
}

/// Up to `left` larvae from the chamber become ants.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Larvae {
    pub seat: Seat,
    pub left: u8,
    pub on: LarvaeOn,
}

impl Larvae {
    fn hexes(self, table: Table<'_>) -> HexSet {
        let ants = &table.state.ants;
        let great_tunnel = HexSet::only(HexId::GreatTunnel);
        match self.on {
            LarvaeOn::Hex(hex) => HexSet::only(hex).and(table.state.meadow.placed()),
            LarvaeOn::HexOrGreatTunnel(hex) => HexSet::only(hex).or(great_tunnel).and(table.state.meadow.placed()),
            LarvaeOn::InhabitedOrGreatTunnel | LarvaeOn::OneInhabitedOrGreatTunnel => table.larva_hexes(self.seat),
            LarvaeOn::SiteBesideOthersOrGreatTunnel => {
                let others = table.others(self.seat).map(|other| ants.inhabited(other));
                others.fold(HexSet::EMPTY, HexSet::or).and(ants.vacant()).or(great_tunnel)
            }
        }
    }
}

impl Ask for Larvae {
    const ASKS: &str = "place the larvae or pass";

    fn comes(&self, table: Table<'_>) -> Comes {
        let can = self.left > 0 && table.nest(self.seat).larvae > 0 && !self.hexes(table).is_empty();
        if can { Comes::Asking } else { Comes::ToNothing }
    }

    fn legal(&self, table: Table<'_>, out: &mut Vec<Action>) {
        for hex in self.hexes(table).hexes() {
            out.extend(table.state.ants.entries(hex).map(|at| Action::Larva { at }));
        }
        out.push(Action::Pass);
    }

    fn refuse(&self, table: Table<'_>, action: Action) -> Illegal {
        match action {
            Action::Larva { at } => table.refuse_larva(self.seat, at, self.hexes(table)),
            _ => self.not_now(),
        }
    }

    fn apply<S: Sink<Event>>(self, play: &mut Play<'_, S>, action: Action) {
        match action {
            Action::Larva { at } => {
                play.hatch(self.seat, at);
                // The first larva outside The Great Tunnel fixes the one hex for all of them.
                let on = match self.on {
                    LarvaeOn::OneInhabitedOrGreatTunnel if at.hex != HexId::GreatTunnel => {
                        LarvaeOn::HexOrGreatTunnel(at.hex)
                    }
                    on => on,
                };
                play.push(Larvae { left: self.left - 1, on, ..self });
            }
            _ => play.tell(self.seat, || EventKind::Passed),
        }
    }

    fn about(&self, _: Table<'_>) -> About {
        About::left(self.left).hex(self.on.hex())
    }

    fn needs(&self) -> Needs {
        Needs::seat(self.seat).number(self.left).hex(self.on.hex())
    }
}

/// The player moves one ant to an uninhabited site anywhere.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MoveAnt {
    pub seat: Seat,
    pub to: AntTarget,
    /// Whether the player may decline.
    pub may: bool,
}

impl MoveAnt {
    fn is_target(self, table: Table<'_>, to: Spot) -> bool {
        match self.to {
            AntTarget::AnySite => true,
            AntTarget::OutsideInnerMeadow => !table.state.meadow.touching(HexId::GreatTunnel).contains(to.hex),
            AntTarget::SingleLarvaSite => table.site_kind(to).is_some_and(|site| site.kind == SiteKind::Larva),
        }
    }

    fn targets<'a>(self, table: Table<'a>) -> impl Iterator<Item = Spot> + use<'a> {
        let hexes = table.state.ants.vacant().hexes();
        hexes.flat_map(move |hex| table.state.ants.empty_sites(hex)).filter(move |&to| self.is_target(table, to))
    }

    /// Ants that may go there. Trapped ants may only move within their hex.
    fn movers<'a>(self, table: Table<'a>, to: Spot) -> impl Iterator<Item = Spot> + use<'a> {
        let traps = table.traps(self.seat);
        table.state.ants.spots(self.seat).filter(move |from| from.hex == to.hex || !traps.contains(from.hex))
    }
}

impl Ask for MoveAnt {
    const ASKS: &str = "move an ant to an empty site";

    fn comes(&self, table: Table<'_>) -> Comes {
        let can = self.targets(table).any(|to| self.movers(table, to).next().is_some());
        if can { Comes::Asking } else { Comes::ToNothing }
    }

    fn legal(&self, table: Table<'_>, out: &mut Vec<Action>) {
        for to in self.targets(table) {
            out.extend(self.movers(table, to).map(|from| Action::Step { from, to }));
        }
        if self.may {
            out.push(Action::Pass);
        }
    }

    fn refuse(&self, table: Table<'_>, action: Action) -> Illegal {
        match action {
            Action::Step { from, .. } if !table.state.ants.stands(self.seat, from) => Illegal::NoAntThere { at: from },
            Action::Step { to, .. } if !table.state.ants.is_empty_site(to) => Illegal::NoEmptySite { at: to },
            Action::Step { to, .. } if !self.is_target(table, to) => Illegal::NotASiteForThis { at: to },
            Action::Step { from, .. } => Illegal::Trapped { hex: from.hex },
            Action::Pass => Illegal::AntMustMove,
            _ => self.not_now(),
        }
    }

    fn apply<S: Sink<Event>>(self, play: &mut Play<'_, S>, action: Action) {
        match action {
            Action::Step { from, to } => play.move_ant(self.seat, from, to),
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

/// Swarm: the player moves up to `left` ants from anywhere into one hex.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Gather {
    pub seat: Seat,
    pub left: u8,
    /// The hex, once the first ant has moved there.
    #[serde(default)]
    pub into: Option<HexId>,
}

impl Gather {
    fn targets(self, table: Table<'_>) -> HexSet {
        self.into.map_or(table.state.meadow.placed(), HexSet::only)
    }

    fn movers<'a>(self, table: Table<'a>, into: HexId) -> impl Iterator<Item = Spot> + use<'a> {
        let traps = table.traps(self.seat).or(HexSet::only(into));
        table.state.ants.spots(self.seat).filter(move |from| !traps.contains(from.hex))
    }
}

impl Ask for Gather {
    const ASKS: &str = "move ants into one hex or pass";

    fn comes(&self, table: Table<'_>) -> Comes {
        let can = || self.targets(table).hexes().any(|hex| self.movers(table, hex).next().is_some());
        if self.left > 0 && can() { Comes::Asking } else { Comes::ToNothing }
    }

    fn legal(&self, table: Table<'_>, out: &mut Vec<Action>) {
        for hex in self.targets(table).hexes() {
            for from in self.movers(table, hex) {
                out.extend(table.state.ants.entries(hex).map(|to| Action::Step { from, to }));
            }
        }
        out.push(Action::Pass);
    }

    fn refuse(&self, table: Table<'_>, action: Action) -> Illegal {
        match action {
            Action::Step { from, .. } if !table.state.ants.stands(self.seat, from) => Illegal::NoAntThere { at: from },
            Action::Step { to, .. } if !self.targets(table).contains(to.hex) => Illegal::AllIntoOneHex { hex: to.hex },
            Action::Step { from, to } if from.hex == to.hex => Illegal::CannotEnter { at: to },
            Action::Step { from, .. } if table.traps(self.seat).contains(from.hex) => {
                Illegal::Trapped { hex: from.hex }
            }
            Action::Step { to, .. } => Illegal::CannotEnter { at: to },
            _ => self.not_now(),
        }
    }

    fn apply<S: Sink<Event>>(self, play: &mut Play<'_, S>, action: Action) {
        match action {
            Action::Step { from, to } => {
                play.move_ant(self.seat, from, to);
                play.push(Gather { left: self.left - 1, into: Some(to.hex), ..self });
            }
            _ => play.tell(self.seat, || EventKind::Passed),
        }
    }

    fn about(&self, _: Table<'_>) -> About {
        About::left(self.left).hex(self.into)
    }

    fn needs(&self) -> Needs {
        Needs::seat(self.seat).number(self.left).hex(self.into)
    }
}

/// Rise of the Centipedes: after a March, a player may fight the centipede in one hex.
/// Ruling march/march-to-battle.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MarchToBattle {
    pub seat: Seat,
}

impl MarchToBattle {
    fn hexes(self, table: Table<'_>) -> HexSet {
        table.state.centipedes.and(table.state.ants.present(self.seat))
    }
}

impl Ask for MarchToBattle {
    const ASKS: &str = "choose a centipede to fight or pass";

    fn comes(&self, table: Table<'_>) -> Comes {
        if self.hexes(table).is_empty() { Comes::ToNothing } else { Comes::Asking }
    }

    fn legal(&self, table: Table<'_>, out: &mut Vec<Action>) {
        out.extend(self.hexes(table).hexes().map(|hex| Action::Choose { hex }));
        out.push(Action::Pass);
    }

    fn refuse(&self, _: Table<'_>, action: Action) -> Illegal {
        match action {
            Action::Choose { hex } => Illegal::NoCentipedeToFight { hex },
            _ => self.not_now(),
        }
    }

    fn apply<S: Sink<Event>>(self, play: &mut Play<'_, S>, action: Action) {
        match action {
            Action::Choose { hex } => {
                play.tell(self.seat, || EventKind::HexChosen { hex });
                play.push(FightHex { hex, scope: BattleScope::Centipede });
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
