//! Cards with a target: a hex, ants, every other player.

use game_core::{Seat, Sink};
use serde::{Deserialize, Serialize};

use crate::{
    action::Action,
    ants::Spot,
    components::{CardId, Cause, HexId},
    data::Effect,
    event::{Event, EventKind, Token},
    hex_set::HexSet,
    illegal::Illegal,
    outlook::{About, Because, Whence},
    phase::{
        battle::FightHex,
        sites::{Lose, Scope},
        worker::march::{Larvae, LarvaeOn},
    },
    play::Play,
    position::Needs,
    state::BattleScope,
    table::Table,
    task::{Ask, Comes},
};

/// The player chooses the hex an event targets, which cannot be The Great Tunnel.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ChooseHex {
    pub seat: Seat,
    pub card: CardId,
}

impl ChooseHex {
    fn hexes(self, table: Table<'_>) -> HexSet {
        match table.card(self.card).effect {
            Effect::DestroyAllAntsInHex => table.state.ants.inhabited(self.seat),
            Effect::FightNow => table.hexes().hexes().filter(|&hex| table.is_contested(hex)).collect(),
            _ => table.hexes(),
        }
    }
}

impl Ask for ChooseHex {
    const ASKS: &str = "choose the hex that the card is for";

    fn comes(&self, table: Table<'_>) -> Comes {
        let hexes = self.hexes(table);
        match (hexes.hexes().next(), hexes.len()) {
            (None, _) => Comes::ToNothing,
            (Some(hex), 1) => Comes::Forced(Action::Choose { hex }),
            _ => Comes::Asking,
        }
    }

    fn legal(&self, table: Table<'_>, out: &mut Vec<Action>) {
        out.extend(self.hexes(table).hexes().map(|hex| Action::Choose { hex }));
    }

    fn refuse(&self, table: Table<'_>, action: Action) -> Illegal {
        let Action::Choose { hex } = action else { return self.not_now() };
        if !table.state.meadow.contains(hex) {
            return Illegal::NotInTheMeadow { hex };
        }
        match table.card(self.card).effect {
            _ if hex == HexId::GreatTunnel => Illegal::NotTheGreatTunnel,
            Effect::FightNow => Illegal::NotContested { hex },
            _ => Illegal::HexNotInhabited { hex },
        }
    }

    fn apply<S: Sink<Event>>(self, play: &mut Play<'_, S>, action: Action) {
        let Action::Choose { hex } = action else { return };
        play.tell(self.seat, || EventKind::HexChosen { hex });
        let present = play.state.ants.seats_in(hex);
        let (marker, players) = (play.state.marker, play.players());
        match play.rules.data.card(self.card).effect {
            Effect::DestroyAntsInHex { each } => {
                // The last task pushed is asked first.
                for seat in (0..players).rev().map(|steps| marker.clockwise(steps, players)) {
                    let lose = Lose::new(play.table(), seat, each, Scope::In(hex), Cause::Event);
                    play.push(lose);
                }
            }
            Effect::DestroyAllAntsInHex => {
                for seat in present.iter() {
                    let ants = play.state.ants.count(seat, hex);
                    let lose = Lose::new(play.table(), seat, ants, Scope::In(hex), Cause::Event);
                    play.push(lose);
                }
            }
            Effect::EmptyOutskirts => {
                for seat in present.iter() {
                    for _ in 0..play.state.ants.in_outskirts(seat, hex) {
                        play.withdraw(seat, Spot::outskirts(hex));
                    }
                }
            }
            _ => play.push(FightHex { hex, scope: BattleScope::Whole }),
        }
    }

    fn about(&self, _: Table<'_>) -> About {
        About::NOTHING.card(self.card)
    }

    fn whence(&self) -> Whence {
        Whence::Is(Because::Card { card: self.card })
    }

    fn needs(&self) -> Needs {
        Needs::seat(self.seat).card(self.card)
    }
}

/// The player places a wormhole, which also allows larvae, or a centipede, on a hex without one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PlaceToken {
    pub seat: Seat,
    /// Larvae that may be placed on the hex of the wormhole.
    pub larvae: u8,
    /// Whether the player may place a centipede instead.
    pub centipede: bool,
}

impl PlaceToken {
    fn wormholes(self, table: Table<'_>) -> HexSet {
        table.state.meadow.without_wormhole()
    }

    fn centipedes(self, table: Table<'_>) -> HexSet {
        if self.centipede { table.hexes().minus(table.state.centipedes) } else { HexSet::EMPTY }
    }
}

impl Ask for PlaceToken {
    const ASKS: &str = "place the token";

    fn comes(&self, table: Table<'_>) -> Comes {
        let none = self.wormholes(table).is_empty() && self.centipedes(table).is_empty();
        if none { Comes::ToNothing } else { Comes::Asking }
    }

    fn legal(&self, table: Table<'_>, out: &mut Vec<Action>) {
        out.extend(self.wormholes(table).hexes().map(|hex| Action::Wormhole { hex }));
        out.extend(self.centipedes(table).hexes().map(|hex| Action::Centipede { hex }));
    }

    fn refuse(&self, table: Table<'_>, action: Action) -> Illegal {
        match action {
            Action::Wormhole { hex } | Action::Centipede { hex } if !table.state.meadow.contains(hex) => {
                Illegal::NotInTheMeadow { hex }
            }
            Action::Wormhole { hex: HexId::GreatTunnel } | Action::Centipede { hex: HexId::GreatTunnel } => {
                Illegal::NotTheGreatTunnel
            }
            Action::Wormhole { hex } => Illegal::TokenThere { hex },
            Action::Centipede { hex } if self.centipede => Illegal::TokenThere { hex },
            _ => self.not_now(),
        }
    }

    fn apply<S: Sink<Event>>(self, play: &mut Play<'_, S>, action: Action) {
        let seat = self.seat;
        match action {
            Action::Wormhole { hex } => {
                play.put_token(seat, hex, Token::Wormhole);
                play.push(Larvae { seat, left: self.larvae, on: LarvaeOn::HexOrGreatTunnel(hex) });
            }
            Action::Centipede { hex } => play.put_token(seat, hex, Token::Centipede),
            _ => {}
        }
    }

    fn about(&self, _: Table<'_>) -> About {
        About::NOTHING
    }

    fn needs(&self) -> Needs {
        Needs::seat(self.seat).number(self.larvae)
    }
}

/// Mating Flight: two ants of different players swap places.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Exchange {
    pub seat: Seat,
    pub left: u8,
    /// The first ant chosen.
    #[serde(default)]
    pub first: Option<(Seat, Spot)>,
}

impl Exchange {
    /// Whether one ant may go to where the other is. Ruling march/weaver.
    fn may_leave(self, table: Table<'_>, (owner, from): (Seat, Spot), to: Spot) -> bool {
        // A Weaver Thorax does not stop its owner's own card.
        from.hex == to.hex || !table.traps_against(owner, self.seat).contains(from.hex)
    }

    fn may_trade(self, table: Table<'_>, one: (Seat, Spot), two: (Seat, Spot)) -> bool {
        one.0 != two.0 && self.may_leave(table, one, two.1) && self.may_leave(table, two, one.1)
    }

    fn all_ants<'a>(self, table: Table<'a>) -> impl Iterator<Item = (Seat, Spot)> + 'a {
        Seat::all(table.players()).flat_map(move |seat| table.state.ants.spots(seat).map(move |spot| (seat, spot)))
    }

    fn partners<'a>(self, table: Table<'a>, one: (Seat, Spot)) -> impl Iterator<Item = (Seat, Spot)> + 'a {
        self.all_ants(table).filter(move |&two| self.may_trade(table, one, two))
    }
}

impl Ask for Exchange {
    const ASKS: &str = "choose the ants that trade places";

    fn comes(&self, table: Table<'_>) -> Comes {
        if self.left == 0 {
            return Comes::ToNothing;
        }
        let can = match self.first {
            Some(first) => self.partners(table, first).next().is_some(),
            None => self.all_ants(table).any(|one| self.partners(table, one).next().is_some()),
        };
        if can { Comes::Asking } else { Comes::ToNothing }
    }

    fn legal(&self, table: Table<'_>, out: &mut Vec<Action>) {
        let ant = |(seat, at)| Action::Ant { seat, at };
        match self.first {
            Some(first) => out.extend(self.partners(table, first).map(ant)),
            None => {
                let first = self.all_ants(table).filter(|&one| self.partners(table, one).next().is_some());
                out.extend(first.map(ant));
                out.push(Action::Pass);
            }
        }
    }

    fn refuse(&self, table: Table<'_>, action: Action) -> Illegal {
        match (action, self.first) {
            (Action::Ant { seat, at }, _) if seat.0 >= table.players() || !table.state.ants.stands(seat, at) => {
                Illegal::NoAntOf { seat, at }
            }
            (Action::Ant { seat, .. }, Some((other, _))) if seat == other => Illegal::SameOwner { seat },
            (Action::Ant { at, .. }, Some(first)) if !self.may_leave(table, first, at) => {
                Illegal::Trapped { hex: first.1.hex }
            }
            (Action::Ant { at, .. }, _) => Illegal::Trapped { hex: at.hex },
            (Action::Pass, Some(_)) => Illegal::SecondAntMissing,
            _ => self.not_now(),
        }
    }

    fn apply<S: Sink<Event>>(self, play: &mut Play<'_, S>, action: Action) {
        let Action::Ant { seat, at } = action else {
            return play.tell(self.seat, || EventKind::Passed);
        };
        let Some((other, from)) = self.first else {
            play.tell(self.seat, || EventKind::AntChosen { owner: seat, at });
            return play.push(Exchange { first: Some((seat, at)), ..self });
        };
        let ants = &mut play.state.ants;
        ants.take(other, from);
        ants.take(seat, at);
        ants.put(other, at);
        ants.put(seat, from);
        play.tell(self.seat, || EventKind::AntsExchanged { one: other, from, two: seat, to: at });
        play.push(Exchange { left: self.left - 1, first: None, ..self });
    }

    fn about(&self, _: Table<'_>) -> About {
        let (owner, hex) = self.first.map(|(owner, at)| (owner, at.hex)).unzip();
        About::left(self.left).player(owner).hex(hex)
    }

    fn needs(&self) -> Needs {
        let (owner, hex) = self.first.map(|(owner, at)| (owner, at.hex)).unzip();
        Needs::seat(self.seat).and_seat(owner).hex(hex).number(self.left)
    }
}

/// Cold Snap: the player pays food or loses ants.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PayOrLose {
    pub seat: Seat,
    pub food: u8,
    pub ants: u8,
}

impl PayOrLose {
    pub(crate) fn lose(self, table: Table<'_>) -> Lose {
        Lose::new(table, self.seat, self.ants, Scope::OutsideGreatTunnel, Cause::Event)
    }

    pub(crate) fn can_pay(self, table: Table<'_>) -> bool {
        table.nest(self.seat).food >= self.food
    }
}

impl Ask for PayOrLose {
    const ASKS: &str = "pay or choose the ants that are lost";

    fn comes(&self, table: Table<'_>) -> Comes {
        let losing = self.lose(table).comes(table);
        match (self.can_pay(table), losing) {
            (true, Comes::ToNothing) => Comes::Forced(Action::PayFood),
            (true, _) => Comes::Asking,
            (false, losing) => losing,
        }
    }

    fn legal(&self, table: Table<'_>, out: &mut Vec<Action>) {
        if self.can_pay(table) {
            out.push(Action::PayFood);
        }
        self.lose(table).legal(table, out);
    }

    fn refuse(&self, table: Table<'_>, action: Action) -> Illegal {
        match action {
            Action::PayFood => Illegal::TooLittleFood { needed: self.food, have: table.nest(self.seat).food },
            _ => self.lose(table).refuse(table, action),
        }
    }

    fn apply<S: Sink<Event>>(self, play: &mut Play<'_, S>, action: Action) {
        if action == Action::PayFood {
            play.state.nest_mut(self.seat).food -= self.food;
            play.tell(self.seat, || EventKind::FoodPaid { food: self.food });
        } else {
            self.lose(play.table()).apply(play, action);
        }
    }

    fn about(&self, _: Table<'_>) -> About {
        About::left(self.ants)
    }

    fn needs(&self) -> Needs {
        Needs::seat(self.seat).number(self.food).number(self.ants)
    }
}
