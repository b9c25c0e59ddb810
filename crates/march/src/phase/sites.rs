//! Sites and outskirts: vacated sites are filled at once, and owners choose which of their ants are lost.

use game_core::{Seat, Sink};
use serde::{Deserialize, Serialize};

use crate::{
    action::Action,
    ants::Spot,
    components::{Cause, HexId},
    data::{Effect, Timing},
    event::{Event, EventKind},
    illegal::Illegal,
    outlook::About,
    play::Play,
    position::Needs,
    table::Table,
    task::{Ask, Comes, Work},
};

/// Ants in the outskirts inhabit vacant sites, one player after the other, clockwise.
/// Ruling march/vacated-sites.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Fill {
    /// The player whose ants go first.
    pub from: Seat,
}

impl Work for Fill {
    fn run<S: Sink<Event>>(self, play: &mut Play<'_, S>) {
        for hex in play.state.ants.crowded().and(play.state.ants.vacant()).hexes() {
            for seat in self.from.round(play.players()) {
                let waiting = play.state.ants.in_outskirts(seat, hex);
                let vacant = play.state.ants.n_empty_sites(hex);
                if waiting == 0 || vacant == 0 {
                    continue;
                }
                if waiting < vacant {
                    play.push(self);
                    play.push(FillSite { seat, hex });
                    return;
                }
                for at in play.state.ants.empty_sites(hex) {
                    play.inhabit(seat, at);
                }
            }
        }
    }

    fn needs(&self) -> Needs {
        Needs::seat(self.from)
    }
}

/// There are more vacant sites than ants, so their owner chooses a site.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct FillSite {
    pub seat: Seat,
    pub hex: HexId,
}

impl Ask for FillSite {
    const ASKS: &str = "choose the ant or the site to inhabit";

    fn comes(&self, table: Table<'_>) -> Comes {
        let ants = &table.state.ants;
        let waits = ants.in_outskirts(self.seat, self.hex) > 0 && ants.n_empty_sites(self.hex) > 0;
        if waits { Comes::Asking } else { Comes::ToNothing }
    }

    fn legal(&self, table: Table<'_>, out: &mut Vec<Action>) {
        out.extend(table.state.ants.empty_sites(self.hex).map(|at| Action::Inhabit { at }));
    }

    fn refuse(&self, _: Table<'_>, action: Action) -> Illegal {
        match action {
            Action::Inhabit { at } => Illegal::NoEmptySite { at },
            Action::Pass => Illegal::SitesAreFilled { hex: self.hex },
            _ => self.not_now(),
        }
    }

    fn apply<S: Sink<Event>>(self, play: &mut Play<'_, S>, action: Action) {
        if let Action::Inhabit { at } = action {
            play.inhabit(self.seat, at);
        }
    }

    fn about(&self, _: Table<'_>) -> About {
        About::NOTHING.hex(self.hex)
    }

    fn needs(&self) -> Needs {
        Needs::seat(self.seat).hex(self.hex)
    }
}

impl<S: Sink<Event>> Play<'_, S> {
    /// Moves an ant from the outskirts to a site.
    pub(crate) fn inhabit(&mut self, seat: Seat, at: Spot) {
        self.state.ants.take(seat, Spot::outskirts(at.hex));
        self.state.ants.put(seat, at);
        self.tell(seat, || EventKind::Inhabited { at });
    }
}

/// Where ants can be lost.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Scope {
    In(HexId),
    OutsideGreatTunnel,
    Anywhere,
}

impl Scope {
    fn hex(self) -> Option<HexId> {
        if let Scope::In(hex) = self { Some(hex) } else { None }
    }

    fn contains(self, hex: HexId) -> bool {
        match self {
            Scope::In(only) => hex == only,
            Scope::OutsideGreatTunnel => hex != HexId::GreatTunnel,
            Scope::Anywhere => true,
        }
    }

    /// The number of a seat's ants in the scope.
    pub(crate) fn count(self, table: Table<'_>, seat: Seat) -> u8 {
        let ants = &table.state.ants;
        match self {
            Scope::In(hex) => ants.count(seat, hex),
            Scope::OutsideGreatTunnel => ants.total(seat) - ants.count(seat, HexId::GreatTunnel),
            Scope::Anywhere => ants.total(seat),
        }
    }

    pub(crate) fn spots(self, table: Table<'_>, seat: Seat) -> impl Iterator<Item = Spot> + '_ {
        table.state.ants.spots(seat).filter(move |spot| self.contains(spot.hex))
    }
}

/// A player loses ants, and chooses which.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Lose {
    pub seat: Seat,
    pub left: u8,
    pub scope: Scope,
    pub cause: Cause,
    /// How many of them go into the chamber.
    #[serde(default)]
    pub saves: u8,
}

impl Lose {
    pub(crate) fn new(table: Table<'_>, seat: Seat, left: u8, scope: Scope, cause: Cause) -> Lose {
        Lose { seat, left, scope, cause, saves: table.saved_ants(seat, cause) }
    }
}

impl Table<'_> {
    /// How many of the ants destroyed now go back into the chamber. Ruling march/rafting.
    pub(crate) fn saved_ants(self, seat: Seat, cause: Cause) -> u8 {
        if !matches!(cause, Cause::Event | Cause::HexEffect) {
            return 0;
        }
        let saves = self.abilities(seat, Timing::OnDestroyed).map(|card| match card.effect {
            Effect::SaveAnts(ants) => ants,
            _ => 0,
        });
        saves.sum()
    }
}

impl Ask for Lose {
    const ASKS: &str = "choose which ants are lost";

    fn comes(&self, table: Table<'_>) -> Comes {
        let mut spots = self.scope.spots(table, self.seat);
        let (first, second) = (spots.next(), spots.next());
        match first {
            Some(at) if self.left > 0 => {
                let no_choice = second.is_none() || self.scope.count(table, self.seat) <= self.left;
                if no_choice { Comes::Forced(Action::Lose { at }) } else { Comes::Asking }
            }
            _ => Comes::ToNothing,
        }
    }

    fn legal(&self, table: Table<'_>, out: &mut Vec<Action>) {
        out.extend(self.scope.spots(table, self.seat).map(|at| Action::Lose { at }));
    }

    fn refuse(&self, table: Table<'_>, action: Action) -> Illegal {
        match action {
            Action::Lose { at } if !table.state.ants.stands(self.seat, at) => Illegal::NoAntThere { at },
            Action::Lose { at } => Illegal::NotAmongTheLost { at },
            Action::Pass => Illegal::LossesAreDue { ants: self.left },
            _ => self.not_now(),
        }
    }

    fn apply<S: Sink<Event>>(self, play: &mut Play<'_, S>, action: Action) {
        if let Action::Lose { at } = action {
            play.destroy(self.seat, at, self.cause, self.saves > 0);
            if self.left > 1 {
                play.push(Lose { left: self.left - 1, saves: self.saves.saturating_sub(1), ..self });
            }
        }
    }

    fn about(&self, _: Table<'_>) -> About {
        About::left(self.left).hex(self.scope.hex())
    }

    fn needs(&self) -> Needs {
        Needs::seat(self.seat).number(self.left).hex(self.scope.hex())
    }
}
