//! Battles in one hex: the centipede first, then ants against ants, each pair once.
//!
//! A battle goes through Army Strength, ferocity, outcome, casualties and spoils. The defender
//! holds the control site and wins ties; a centipede is always the invader.

use game_core::{Seat, SeatSet, Sink};
use serde::{Deserialize, Serialize};

use super::sites::{Fill, Lose, Scope};
use crate::{
    action::Action,
    ants::Spot,
    card_set::CardSet,
    components::{Cause, HexId, Source},
    data::{DrawbackEffect, Effect, Gain, Timing},
    event::{Event, EventKind, Revealed},
    illegal::Illegal,
    outlook::{About, Because},
    play::Play,
    position::Needs,
    state::{Battle, BattleScope, MOST_POINTS},
    table::Table,
    task::{Ask, Comes, Task, Work},
};

/// Start of the battles in one hex.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct FightHex {
    pub hex: HexId,
    pub scope: BattleScope,
}

impl Work for FightHex {
    fn run<S: Sink<Event>>(self, play: &mut Play<'_, S>) {
        play.state.battle = Some(Battle::in_hex(self.hex, self.scope));
        play.push(NextBattle);
    }

    fn needs(&self) -> Needs {
        Needs::NOTHING.hex(self.hex)
    }
}

/// The next battle in the hex, if there is one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct NextBattle;

impl Work for NextBattle {
    fn run<S: Sink<Event>>(self, play: &mut Play<'_, S>) {
        let Some(battle) = play.state.battle else { return };
        if battle.scope != BattleScope::Raid
            && let Some(seat) = play.table().next_against_centipede(&battle)
        {
            return play.fight_centipede(seat);
        }
        let (holder, invaders) = play.table().next_ant_battle(&battle);
        match (invaders.first(), invaders.len()) {
            (None, _) => play.state.battle = None,
            (Some(invader), 1) => play.fight(invader, holder),
            _ => play.push(ChooseInvader { seat: holder, among: invaders }),
        }
    }

    fn causes(&self, table: Table<'_>, _: Task) -> Option<Because> {
        table.state.battle.map(|battle| Because::Battle { hex: battle.hex })
    }

    fn needs(&self) -> Needs {
        Needs::NOTHING.battle()
    }
}

impl Table<'_> {
    /// Who fights the centipede next: the holder of the control site, then the next holder if it
    /// changes hands. Without a holder, the player with the most ants, ties clockwise from the
    /// marker. Each player fights once. Ruling march/centipede-battles.
    fn next_against_centipede(self, battle: &Battle) -> Option<Seat> {
        let hex = battle.hex;
        if !self.state.centipedes.contains(hex) {
            return None;
        }
        let fights = |seat: &Seat| {
            let befriends = |card: &crate::data::Card| matches!(card.effect, Effect::BefriendCentipedes { .. });
            self.state.ants.present(*seat).contains(hex)
                && !battle.fought_centipede.contains(*seat)
                && !self.abilities(*seat, Timing::EndSoldierPhase).any(befriends)
        };
        if let Some(holder) = self.controller(hex).filter(fights) {
            return Some(holder);
        }
        let candidates = self.state.marker.round(self.players()).filter(fights);
        let ants = |seat: Seat| self.state.ants.count(seat, hex);
        // The first of those with the most ants; `max_by_key` would take the last.
        candidates.reduce(|best, seat| if ants(seat) > ants(best) { seat } else { best })
    }

    /// The holder of the control site, and whom they may fight next: one player, or several who are
    /// equally strong. Rulings march/first-battle and march/next-battle.
    fn next_ant_battle(self, battle: &Battle) -> (Seat, SeatSet) {
        let hex = battle.hex;
        let nobody = (Seat(0), SeatSet::EMPTY);
        if battle.scope != BattleScope::Whole || !self.has_ant_battle(hex) {
            return nobody;
        }
        let Some(holder) = self.controller(hex) else { return nobody };
        let met = battle.met[holder.idx()];
        let unmet = || self.state.ants.seats_in(hex).without(holder).iter().filter(move |seat| !met.contains(*seat));
        let newcomer = |seat: Seat| battle.met[seat.idx()].is_empty();
        let first_time = !newcomer(holder) && unmet().any(newcomer);
        let pool = || unmet().filter(move |&seat| !first_time || newcomer(seat));
        let most = pool().map(|seat| self.state.ants.count(seat, hex)).max();
        (holder, pool().filter(|&seat| Some(self.state.ants.count(seat, hex)) == most).collect())
    }

    /// What a seat adds to its total besides its cards.
    pub(crate) fn added_to_total(self, seat: Seat) -> u8 {
        let added = self.abilities(seat, Timing::BattleOutcome).map(|card| match card.effect {
            Effect::AddToTotal(points) => points,
            _ => 0,
        });
        added.sum()
    }

    /// The number of cards from the deck that add their ferocity to a seat's total.
    pub(crate) fn deck_adds(self, seat: Seat) -> u8 {
        let cards = self.abilities(seat, Timing::BattleOutcome).map(|card| match card.effect {
            Effect::RevealFerocity { cards } => cards,
            _ => 0,
        });
        cards.sum()
    }

    /// What cards add to a total.
    pub(crate) fn ferocity(self, cards: CardSet) -> u8 {
        cards.cards().map(|card| self.card(card).ferocity).fold(0, u8::saturating_add)
    }

    /// The strength of a centipede in addition to its cards.
    pub(crate) fn centipede_strength(self, scope: BattleScope) -> u8 {
        if scope == BattleScope::Rampage { self.rules.data.colonies.centipede_mat.rampage_strength } else { 0 }
    }

    /// How many cards a seat may commit.
    pub(crate) fn commits(self, seat: Seat) -> u8 {
        let cards = self.abilities(seat, Timing::BattleFerocity).map(|card| match card.effect {
            Effect::CommitCards(cards) => cards,
            _ => 1,
        });
        cards.max().unwrap_or(1)
    }

    /// How many ants a seat loses to the other's strength. Ruling march/casualties.
    pub(crate) fn casualties(self, seat: Seat, hex: HexId, wins: bool, other_strength: u8) -> u8 {
        let due = if wins { other_strength / 2 } else { other_strength };
        let armour = self.abilities(seat, Timing::BattleCasualties).map(|card| match card.effect {
            Effect::FewerCasualties(ants) => ants,
            _ => 0,
        });
        let have = self.state.ants.count(seat, hex);
        // Lone survivor: the winner keeps the last ant.
        due.saturating_sub(armour.sum()).min(have.saturating_sub(u8::from(wins)))
    }
}

/// Several invaders are tied for the most ants, so the player on the control site chooses one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ChooseInvader {
    pub seat: Seat,
    pub among: SeatSet,
}

impl Ask for ChooseInvader {
    const ASKS: &str = "choose the invader";

    fn comes(&self, table: Table<'_>) -> Comes {
        if table.state.battle.is_none() || self.among.is_empty() { Comes::ToNothing } else { Comes::Asking }
    }

    fn legal(&self, _: Table<'_>, out: &mut Vec<Action>) {
        out.extend(self.among.iter().map(|seat| Action::Against { seat }));
    }

    fn refuse(&self, _: Table<'_>, action: Action) -> Illegal {
        match action {
            Action::Against { seat } => Illegal::NotTheStrongestInvader { seat },
            _ => self.not_now(),
        }
    }

    fn apply<S: Sink<Event>>(self, play: &mut Play<'_, S>, action: Action) {
        if let Action::Against { seat: invader } = action {
            play.tell(self.seat, || EventKind::PlayerChosen { player: invader });
            play.fight(invader, self.seat);
        }
    }

    fn about(&self, table: Table<'_>) -> About {
        About::NOTHING.hex(table.state.battle.map(|battle| battle.hex))
    }

    fn needs(&self) -> Needs {
        // The highest seat stands for all of them.
        Needs::seat(self.seat).and_seat(self.among.iter().last()).battle()
    }
}

impl<S: Sink<Event>> Play<'_, S> {
    /// Starts a battle between two players. Ruling march/ferocity: the invader commits first.
    pub(crate) fn fight(&mut self, invader: Seat, defender: Seat) {
        let Some(mut battle) = self.state.battle else { return };
        let hex = battle.hex;
        battle.invader = Some(invader);
        battle.defender = defender;
        battle.met[invader.idx()] = battle.met[invader.idx()].with(defender);
        battle.met[defender.idx()] = battle.met[defender.idx()].with(invader);
        battle.strength = [invader, defender].map(|seat| self.table().army_strength(seat, hex));
        self.state.battle = Some(battle);
        self.tell(defender, || EventKind::BattleBegan { hex, invader: Some(invader), strength: battle.strength });
        self.enter_battle(invader);
        self.enter_battle(defender);
        self.push(Outcome);
        for seat in [defender, invader] {
            self.push(Commit { seat, left: self.table().commits(seat) });
        }
    }

    fn fight_centipede(&mut self, seat: Seat) {
        let Some(mut battle) = self.state.battle else { return };
        let hex = battle.hex;
        battle.invader = None;
        battle.defender = seat;
        battle.fought_centipede = battle.fought_centipede.with(seat);
        let centipede = self.table().centipede_strength(battle.scope);
        battle.strength = [centipede, self.table().army_strength(seat, hex)];
        self.state.battle = Some(battle);
        self.tell(seat, || EventKind::BattleBegan { hex, invader: None, strength: battle.strength });
        self.enter_battle(seat);
        self.add_centipede_card();
        self.push(Outcome);
        self.push(Commit { seat, left: self.table().commits(seat) });
    }

    /// Applies what fighting itself costs a seat.
    fn enter_battle(&mut self, seat: Seat) {
        let lost = |effect| match effect {
            DrawbackEffect::PointsLostInBattle(points) => Some(points),
            _ => None,
        };
        // Ruling march/mutant-point.
        if let Some(points) = self.table().drawback(seat, lost) {
            let nest = self.state.nest(seat);
            let most = nest.score().max(0).min(MOST_POINTS + nest.scored[Source::Drawbacks.idx()]);
            let points = i16::from(points).min(most);
            self.state.nest_mut(seat).scored[Source::Drawbacks.idx()] -= points;
            if points > 0 {
                self.tell(seat, || EventKind::Scored { source: Source::Drawbacks, points: -points, card: None });
            }
        }
    }

    /// Adds the top card of the centipedes' deck to the centipede's strength.
    fn add_centipede_card(&mut self) {
        let Some(card) = self.top_centipede_card() else { return };
        let ferocity = self.rules.data.card(card).ferocity;
        self.announce(|| EventKind::CentipedeCard { card, ferocity });
        if let Some(battle) = &mut self.state.battle {
            battle.strength[0] = battle.strength[0].saturating_add(ferocity);
        }
    }

    /// Turns over what both sides committed, and returns what each side adds to its total. Both
    /// cards are in the discard pile before anybody draws. Ruling march/reveal-together.
    fn reveal(&mut self, sides: [Option<Seat>; 2]) -> [u8; 2] {
        let revealed = sides.map(|side| {
            side.map(|seat| Revealed {
                seat,
                cards: self.state.nest_mut(seat).face_down.take(),
                added: self.table().added_to_total(seat),
            })
        });
        for Revealed { cards, .. } in revealed.into_iter().flatten() {
            self.state.cards.discard = self.state.cards.discard.or(cards);
        }
        self.announce(|| EventKind::FerocityRevealed { sides: revealed.into_iter().flatten().collect() });
        revealed.map(|side| {
            side.map_or(0, |Revealed { seat, cards, added }| {
                let committed = self.table().ferocity(cards).saturating_add(added);
                committed.saturating_add(self.draw_ferocity(seat))
            })
        })
    }

    /// Tawny Crazy Head discards the top card of the deck and adds its ferocity.
    fn draw_ferocity(&mut self, seat: Seat) -> u8 {
        let mut drawn: u8 = 0;
        for _ in 0..self.table().deck_adds(seat) {
            let Some(card) = self.top_card() else { break };
            self.discard(card);
            let ferocity = self.rules.data.card(card).ferocity;
            self.tell(seat, || EventKind::FerocityDrawn { card, ferocity });
            drawn = drawn.saturating_add(ferocity);
        }
        drawn
    }
}

/// The player may commit a card face down.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Commit {
    pub seat: Seat,
    pub left: u8,
}

impl Ask for Commit {
    const ASKS: &str = "commit a card or pass";

    fn comes(&self, table: Table<'_>) -> Comes {
        let can = self.left > 0 && !table.nest(self.seat).hand.is_empty();
        if can { Comes::Asking } else { Comes::ToNothing }
    }

    fn legal(&self, table: Table<'_>, out: &mut Vec<Action>) {
        out.extend(table.nest(self.seat).hand.cards().map(|card| Action::Commit { card }));
        out.push(Action::Pass);
    }

    fn refuse(&self, _: Table<'_>, action: Action) -> Illegal {
        match action {
            Action::Commit { card } => Illegal::NotInHand { card },
            _ => self.not_now(),
        }
    }

    fn apply<S: Sink<Event>>(self, play: &mut Play<'_, S>, action: Action) {
        let Action::Commit { card } = action else {
            return play.tell(self.seat, || EventKind::Passed);
        };
        let nest = play.state.nest_mut(self.seat);
        nest.hand.remove(card);
        nest.face_down.insert(card);
        play.tell(self.seat, || EventKind::CardCommitted);
        play.whisper(self.seat, || EventKind::CardPutDown { card });
        play.push(Commit { left: self.left - 1, ..self });
    }

    fn about(&self, table: Table<'_>) -> About {
        About::left(self.left).hex(table.state.battle.map(|battle| battle.hex))
    }

    fn needs(&self) -> Needs {
        Needs::seat(self.seat).number(self.left).battle()
    }
}

/// Whether the defender wins, given the totals of invader and defender. The defender wins ties.
pub(crate) fn is_defended(totals: [u8; 2]) -> bool {
    totals[1] >= totals[0]
}

/// Reveal the cards, compare the totals and determine the losses.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Outcome;

impl Work for Outcome {
    fn run<S: Sink<Event>>(self, play: &mut Play<'_, S>) {
        let Some(Battle { invader, defender, .. }) = play.state.battle else { return };
        let [by_invader, by_defender] = play.reveal([invader, Some(defender)]);
        if invader.is_none() {
            play.add_centipede_card();
        }
        let Some(Battle { hex, strength, .. }) = play.state.battle else { return };
        let totals = [strength[0].saturating_add(by_invader), strength[1].saturating_add(by_defender)];
        let defended = is_defended(totals);
        let winner = if defended { Some(defender) } else { invader };
        let loser = if defended { invader } else { Some(defender) };
        play.tell(defender, || EventKind::BattleDecided { hex, winner, totals });
        play.push(NextBattle);
        let first = winner.unwrap_or(play.state.marker);
        play.push(Fill { from: first });
        if let Some(winner) = winner {
            play.push(Spoils { seat: winner, hex, open: None });
        }
        play.push(BattleEnd { winner, loser });
        for (seat, wins, against) in [(winner, true, loser), (loser, false, winner)] {
            let Some(seat) = seat else { continue };
            let against = if against == Some(defender) { strength[1] } else { strength[0] };
            let lost = play.table().casualties(seat, hex, wins, against);
            let lose = Lose::new(play.table(), seat, lost, Scope::In(hex), Cause::Battle);
            play.push(lose);
        }
    }

    fn causes(&self, table: Table<'_>, _: Task) -> Option<Because> {
        table.state.battle.map(|battle| Because::Battle { hex: battle.hex })
    }

    fn needs(&self) -> Needs {
        Needs::NOTHING.battle()
    }
}

/// Rewards for the winner, and effects that follow every battle.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BattleEnd {
    /// Absent for a centipede.
    #[serde(default)]
    pub winner: Option<Seat>,
    #[serde(default)]
    pub loser: Option<Seat>,
}

/// Points for winning a battle. Destroying a centipede also gives food.
pub(crate) const BATTLE_POINTS: u8 = 1;
pub(crate) const CENTIPEDE_FOOD: u8 = 1;

impl Work for BattleEnd {
    fn run<S: Sink<Event>>(self, play: &mut Play<'_, S>) {
        let Some(Battle { hex, .. }) = play.state.battle else { return };
        match (self.winner, self.loser) {
            (Some(winner), Some(loser)) => {
                play.state.nest_mut(winner).won_a_battle = true;
                play.score(winner, Source::Battles, BATTLE_POINTS, None);
                play.take_larvae(winner, loser);
            }
            (Some(winner), None) => {
                play.state.centipedes.remove(hex);
                play.announce(|| EventKind::CentipedeDestroyed { hex });
                play.state.nest_mut(winner).destroyed_a_centipede = true;
                let gain = Gain { food: CENTIPEDE_FOOD, points: BATTLE_POINTS, ..Gain::default() };
                play.gain(winner, gain, Source::Centipedes, None);
            }
            (None, _) => {
                let points = play.rules.data.colonies.centipede_mat.battle_points;
                play.score_for_horde(points);
            }
        }
        for seat in [self.winner, self.loser].into_iter().flatten() {
            for (card, effect) in play.table().effects(seat, Timing::BattleEnd) {
                match effect {
                    Effect::Gain(gain) => play.gain(seat, gain, Source::Cards, Some(card)),
                    // Ruling march/trapjaw: once for each hex and round.
                    Effect::ScoreHexFoughtIn { points } if !play.state.nest(seat).fought_in.contains(hex) => {
                        play.state.nest_mut(seat).fought_in.insert(hex);
                        play.score(seat, Source::Cards, points, Some(card));
                    }
                    _ => {}
                }
            }
        }
    }

    fn causes(&self, table: Table<'_>, _: Task) -> Option<Because> {
        table.state.battle.map(|battle| Because::Battle { hex: battle.hex })
    }

    fn needs(&self) -> Needs {
        Needs::NOTHING.and_seat(self.winner).and_seat(self.loser).battle()
    }
}

impl<S: Sink<Event>> Play<'_, S> {
    /// Amazon Head: the winner gains, even if the loser has nothing to lose.
    fn take_larvae(&mut self, winner: Seat, loser: Seat) {
        for (card, effect) in self.table().effects(winner, Timing::BattleWon) {
            let Effect::TakeLarvae { loss, gain } = effect else { continue };
            let lost = self.lose_larvae(loser, loss);
            if lost > 0 {
                self.tell(loser, || EventKind::LarvaeLost { larvae: lost });
            }
            self.gain(winner, Gain { larvae: gain, ..Gain::default() }, Source::Cards, Some(card));
        }
    }
}

/// The winner may move ants within the hex to its empty sites. Ruling march/spoils.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Spoils {
    pub seat: Seat,
    pub hex: HexId,
    /// The sites that were empty from the start and still are, as bits. A site vacated during these
    /// moves cannot be refilled. No arrangement is lost, because ants of one colour are
    /// interchangeable.
    #[serde(default)]
    pub open: Option<u8>,
}

impl Spoils {
    fn open(self, table: Table<'_>) -> u8 {
        let empty = table.state.ants.empty_sites(self.hex).filter_map(Spot::idx).fold(0, |bits, idx| bits | 1 << idx);
        self.open.map_or(empty, |open| open & empty)
    }

    fn targets(self, table: Table<'_>) -> impl Iterator<Item = Spot> {
        let open = self.open(table);
        (0..crate::data::MOST_SITES).filter(move |idx| open & (1 << idx) != 0).map(move |idx| Spot::site(self.hex, idx))
    }

    fn movers<'a>(self, table: Table<'a>) -> impl Iterator<Item = Spot> + use<'a> {
        table.state.ants.spots_in(self.seat, self.hex)
    }
}

impl Ask for Spoils {
    const ASKS: &str = "move ants into empty sites or pass";

    fn comes(&self, table: Table<'_>) -> Comes {
        let can = self.open(table) != 0 && self.movers(table).next().is_some();
        if can { Comes::Asking } else { Comes::ToNothing }
    }

    fn legal(&self, table: Table<'_>, out: &mut Vec<Action>) {
        for from in self.movers(table) {
            out.extend(self.targets(table).map(|to| Action::Step { from, to }));
        }
        out.push(Action::Pass);
    }

    fn refuse(&self, table: Table<'_>, action: Action) -> Illegal {
        match action {
            Action::Step { from, .. } if from.hex != self.hex || !table.state.ants.stands(self.seat, from) => {
                Illegal::NoAntThere { at: from }
            }
            Action::Step { to, .. } => Illegal::NotASiteForThis { at: to },
            _ => self.not_now(),
        }
    }

    fn apply<S: Sink<Event>>(self, play: &mut Play<'_, S>, action: Action) {
        let Action::Step { from, to } = action else {
            return play.tell(self.seat, || EventKind::Passed);
        };
        let open = self.open(play.table()) & !to.idx().map_or(0, |idx| 1 << idx);
        play.move_ant(self.seat, from, to);
        play.push(Spoils { open: Some(open), ..self });
    }

    fn about(&self, _: Table<'_>) -> About {
        About::NOTHING.hex(self.hex)
    }

    fn needs(&self) -> Needs {
        Needs::seat(self.seat).hex(self.hex)
    }
}
