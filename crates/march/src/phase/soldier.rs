//! The Soldier Phase: head evolutions, then battles by hex number.

use game_core::{Seat, Sink};
use serde::{Deserialize, Serialize};

use super::{
    battle::FightHex,
    sites::{Fill, Lose, Scope},
    worker::march::{Larvae, LarvaeOn, Steps},
};
use crate::{
    action::Action,
    cards::NewHand,
    components::{CardId, Cause, HexId, Phase, Source},
    data::{DrawbackEffect, Effect, Timing},
    event::{Event, EventKind},
    hex_set::HexSet,
    illegal::Illegal,
    outlook::{About, Because},
    phase::queen::Sting,
    play::Play,
    position::Needs,
    state::BattleScope,
    table::Table,
    task::{Ask, Comes, Task, Work},
};

impl<S: Sink<Event>> Play<'_, S> {
    pub(crate) fn begin_soldier_phase(&mut self) {
        self.state.phase = Phase::Soldier;
        let round = self.state.round;
        self.announce(|| EventKind::PhaseBegan { phase: Phase::Soldier, round });
        self.push(EndSoldierPhase);
        self.push(FightAll { next: 1, scope: BattleScope::Whole });
        self.push(StartOfPhase { queen: false, next: 0 });
    }
}

/// Evolutions that act at the start of a phase, clockwise from the marker.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct StartOfPhase {
    /// Whether this is the start of the Queen Phase; otherwise it is that of the Soldier Phase.
    pub queen: bool,
    /// The next seat, as the number of places to the left of the marker.
    pub next: u8,
}

impl Work for StartOfPhase {
    fn run<S: Sink<Event>>(self, play: &mut Play<'_, S>) {
        let players = play.players();
        if self.next >= players {
            return;
        }
        play.push(StartOfPhase { next: self.next + 1, ..self });
        let seat = play.state.marker.clockwise(self.next, players);
        let timing = if self.queen { Timing::StartQueenPhase } else { Timing::StartSoldierPhase };
        for (_, effect) in play.table().effects(seat, timing) {
            play.push(Fill { from: play.state.marker });
            match effect {
                Effect::Steps(left) => play.push(Steps { seat, left, larvae: false }),
                Effect::ReinforceOrWithdraw { larvae } => play.push(Army { seat, larvae, withdraws_from: None }),
                Effect::Explode { own, others } => play.push(Blast { seat, own, others, done: HexSet::EMPTY }),
                Effect::Sting { ants } => play.push(Sting { seat, ants }),
                _ => {}
            }
        }
        let new_hand = |effect| (effect == DrawbackEffect::NewHandEachSoldierPhase).then_some(0);
        if !self.queen && play.table().drawback(seat, new_hand).is_some() {
            play.push(NewHand { seat });
        }
    }

    fn causes(&self, table: Table<'_>, asked: Task) -> Option<Because> {
        let timing = if self.queen { Timing::StartQueenPhase } else { Timing::StartSoldierPhase };
        let works = |&(_, effect): &(CardId, Effect)| asks_so(asked, effect);
        // The evolution can also ask other players, so look at its owner: the seat that was counted
        // last.
        let owner = table.state.marker.clockwise(self.next.saturating_sub(1), table.players());
        let card = table.effects(owner, timing).find(works).map(|(card, _)| card);
        Some(card.map_or(Because::Phase { phase: table.state.phase }, |card| Because::Card { card }))
    }

    fn needs(&self) -> Needs {
        Needs::NOTHING.number(self.next)
    }
}

/// Whether an evolution with this effect asks this at the start of a phase.
fn asks_so(asked: Task, effect: Effect) -> bool {
    matches!(
        (asked, effect),
        (Task::Steps(_), Effect::Steps(_))
            | (Task::Army(_) | Task::Larvae(_), Effect::ReinforceOrWithdraw { .. })
            | (Task::Blast(_) | Task::BlastVictim(_) | Task::Lose(_), Effect::Explode { .. })
            | (Task::Sting(_) | Task::Lose(_), Effect::Sting { .. })
    )
}

/// All battles, continuing with this hex number.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct FightAll {
    pub next: u8,
    pub scope: BattleScope,
}

impl Work for FightAll {
    fn run<S: Sink<Event>>(self, play: &mut Play<'_, S>) {
        for number in self.next..=play.rules.by_number.len() as u8 {
            let Some(hex) = play.table().hex_with_number(number) else { continue };
            // Ruling march/contested-when: checked when the hex's turn comes.
            if play.state.meadow.contains(hex) && play.table().is_contested(hex) {
                play.push(FightAll { next: number + 1, ..self });
                play.push(FightHex { hex, scope: self.scope });
                return;
            }
        }
    }

    fn needs(&self) -> Needs {
        Needs::NOTHING.number(self.next)
    }
}

/// Effects that take place when all battles are over.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct EndSoldierPhase;

impl Work for EndSoldierPhase {
    fn run<S: Sink<Event>>(self, play: &mut Play<'_, S>) {
        let centipedes = play.state.n_centipedes();
        for seat in play.state.marker.round(play.players()) {
            for (card, effect) in play.table().effects(seat, Timing::EndSoldierPhase) {
                if let Effect::BefriendCentipedes { points_each } = effect {
                    play.score(seat, Source::Cards, points_each.saturating_mul(centipedes), Some(card));
                }
            }
        }
    }

    fn needs(&self) -> Needs {
        Needs::NOTHING
    }
}

/// Army Head: the player places larvae in one hex where they have an ant, or takes ants back from
/// it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Army {
    pub seat: Seat,
    pub larvae: u8,
    /// The hex from which the player is taking ants back.
    #[serde(default)]
    pub withdraws_from: Option<HexId>,
}

impl Army {
    fn hexes(self, table: Table<'_>) -> HexSet {
        let here = table.state.ants.present(self.seat).minus(HexSet::only(HexId::GreatTunnel));
        self.withdraws_from.map_or(here, |hex| here.and(HexSet::only(hex)))
    }

    fn can_reinforce(self, table: Table<'_>) -> bool {
        self.larvae > 0 && self.withdraws_from.is_none() && table.nest(self.seat).larvae > 0
    }
}

impl Ask for Army {
    const ASKS: &str = "place larvae, take ants back or pass";

    fn comes(&self, table: Table<'_>) -> Comes {
        if self.hexes(table).is_empty() { Comes::ToNothing } else { Comes::Asking }
    }

    fn legal(&self, table: Table<'_>, out: &mut Vec<Action>) {
        let (ants, traps) = (&table.state.ants, table.traps(self.seat));
        for hex in self.hexes(table).hexes() {
            if self.can_reinforce(table) {
                out.extend(ants.entries(hex).map(|at| Action::Larva { at }));
            }
            if !traps.contains(hex) {
                out.extend(ants.spots_in(self.seat, hex).map(|at| Action::Withdraw { at }));
            }
        }
        out.push(Action::Pass);
    }

    fn refuse(&self, table: Table<'_>, action: Action) -> Illegal {
        match action {
            Action::Larva { .. } if self.withdraws_from.is_some() => Illegal::EitherOr,
            Action::Larva { at } => table.refuse_larva(self.seat, at, self.hexes(table)),
            Action::Withdraw { at } if !table.state.ants.stands(self.seat, at) => Illegal::NoAntThere { at },
            Action::Withdraw { at } if self.hexes(table).contains(at.hex) => Illegal::Trapped { hex: at.hex },
            Action::Withdraw { at } => Illegal::OneHexOnly { hex: at.hex },
            _ => self.not_now(),
        }
    }

    fn apply<S: Sink<Event>>(self, play: &mut Play<'_, S>, action: Action) {
        let seat = self.seat;
        match action {
            Action::Larva { at } => {
                play.hatch(seat, at);
                play.push(Larvae { seat, left: self.larvae - 1, on: LarvaeOn::Hex(at.hex) });
            }
            Action::Withdraw { at } => {
                play.withdraw(seat, at);
                play.push(Army { withdraws_from: Some(at.hex), ..self });
            }
            _ => play.tell(seat, || EventKind::Passed),
        }
    }

    fn about(&self, _: Table<'_>) -> About {
        About::left(self.larvae).hex(self.withdraws_from)
    }

    fn needs(&self) -> Needs {
        Needs::seat(self.seat).number(self.larvae).hex(self.withdraws_from)
    }
}

/// Blast Head: in contested hexes, the player may lose ants to destroy ants of others.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Blast {
    pub seat: Seat,
    pub own: u8,
    pub others: u8,
    /// Hexes where it has been used.
    pub done: HexSet,
}

impl Blast {
    fn may(self, table: Table<'_>, hex: HexId) -> bool {
        table.state.ants.count(self.seat, hex) >= self.own && table.is_contested(hex) && !self.done.contains(hex)
    }

    fn hexes(self, table: Table<'_>) -> impl Iterator<Item = HexId> + '_ {
        let here = table.state.ants.present(self.seat).minus(HexSet::only(HexId::GreatTunnel));
        here.hexes().filter(move |&hex| self.may(table, hex))
    }
}

impl Ask for Blast {
    const ASKS: &str = "choose a hex for the blast or pass";

    fn comes(&self, table: Table<'_>) -> Comes {
        if self.hexes(table).next().is_some() { Comes::Asking } else { Comes::ToNothing }
    }

    fn legal(&self, table: Table<'_>, out: &mut Vec<Action>) {
        out.extend(self.hexes(table).map(|hex| Action::Choose { hex }));
        out.push(Action::Pass);
    }

    fn refuse(&self, table: Table<'_>, action: Action) -> Illegal {
        match action {
            Action::Choose { hex } if self.done.contains(hex) => Illegal::OncePerHex { hex },
            Action::Choose { hex } if !table.state.meadow.contains(hex) => Illegal::NotInTheMeadow { hex },
            Action::Choose { hex } if !table.is_contested(hex) => Illegal::NotContested { hex },
            Action::Choose { hex } => Illegal::NoAntInHex { hex },
            _ => self.not_now(),
        }
    }

    fn apply<S: Sink<Event>>(self, play: &mut Play<'_, S>, action: Action) {
        let Action::Choose { hex } = action else {
            return play.tell(self.seat, || EventKind::Passed);
        };
        let mut done = self.done;
        done.insert(hex);
        play.tell(self.seat, || EventKind::HexChosen { hex });
        play.push(Blast { done, ..self });
        play.push(Fill { from: play.state.marker });
        play.push(BlastVictim { seat: self.seat, hex, left: self.others });
        let lose = Lose::new(play.table(), self.seat, self.own, Scope::In(hex), Cause::Evolution);
        play.push(lose);
    }

    fn about(&self, _: Table<'_>) -> About {
        About::NOTHING
    }

    fn needs(&self) -> Needs {
        Needs::seat(self.seat).number(self.own).number(self.others)
    }
}

/// The player chooses whose ant the blast destroys next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BlastVictim {
    pub seat: Seat,
    pub hex: HexId,
    pub left: u8,
}

impl Ask for BlastVictim {
    const ASKS: &str = "choose whose ant is destroyed or pass";

    fn comes(&self, table: Table<'_>) -> Comes {
        let any = self.left > 0 && !table.state.ants.seats_in(self.hex).is_empty();
        if any { Comes::Asking } else { Comes::ToNothing }
    }

    fn legal(&self, table: Table<'_>, out: &mut Vec<Action>) {
        out.extend(table.state.ants.seats_in(self.hex).iter().map(|seat| Action::Against { seat }));
        out.push(Action::Pass);
    }

    fn refuse(&self, _: Table<'_>, action: Action) -> Illegal {
        match action {
            Action::Against { seat } => Illegal::NotPresent { seat, hex: self.hex },
            _ => self.not_now(),
        }
    }

    fn apply<S: Sink<Event>>(self, play: &mut Play<'_, S>, action: Action) {
        let Action::Against { seat: victim } = action else {
            return play.tell(self.seat, || EventKind::Passed);
        };
        play.tell(self.seat, || EventKind::PlayerChosen { player: victim });
        play.push(BlastVictim { left: self.left - 1, ..self });
        let lose = Lose::new(play.table(), victim, 1, Scope::In(self.hex), Cause::Evolution);
        play.push(lose);
    }

    fn about(&self, _: Table<'_>) -> About {
        About::left(self.left).hex(self.hex)
    }

    fn needs(&self) -> Needs {
        Needs::seat(self.seat).number(self.left).hex(self.hex)
    }
}
