//! A battle: both sides, and what a card from the hand would change.

use game_core::{Seat, SeatSet, named};
use serde::Serialize;

use super::odds::{Decks, FEROCITIES};
use crate::{
    card_set::CardSet,
    components::{CardId, Cause, HexId},
    phase::battle::{Commit, is_defended},
    state::Battle,
    table::Table,
    task::Task,
};

named! {
    /// The stage of a battle at which somebody is asked.
    pub enum BattleStage {
        /// The invader is being chosen.
        Invader = "invader",
        /// Cards are being committed face down.
        Ferocity = "ferocity",
        /// Ants are being lost.
        Losses = "losses",
        /// The winner moves up, and vacated sites are filled.
        Spoils = "spoils",
    }
}

/// The current battle.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BattleOutlook {
    pub hex: HexId,
    pub stage: BattleStage,
    /// Absent if a centipede invades, or while the invader is being chosen.
    pub invader: Option<Seat>,
    /// Whether a centipede invades.
    pub against_centipede: bool,
    pub defender: Seat,
    /// The invader, or all candidates while the invader is being chosen, followed by the defender.
    pub sides: Vec<BattleSide>,
    /// Present while the viewer may commit a card.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub commit: Option<CommitOutlook>,
    /// Present while the viewer may commit a card against a centipede.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub centipede: Option<CentipedeOutlook>,
}

/// One side of a battle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BattleSide {
    /// Absent for the centipede.
    pub seat: Option<Seat>,
    /// Ants now in the hex.
    pub ants: u8,
    /// What heads add to Army Strength.
    pub heads: u8,
    /// Army Strength in this battle. For a centipede, it includes its cards so far.
    pub strength: u8,
    /// What evolutions add to the total.
    pub added: u8,
    /// How many cards from the deck will add their ferocity.
    pub deck_adds: u8,
    /// The number of cards committed face down.
    pub face_down: u8,
    /// The committed cards the viewer knows, which are only its own.
    pub committed: CardSet,
    /// How many more cards the side may commit; 0 once it has declined.
    pub may_commit: u8,
    /// The part of the total that the viewer knows, without hidden cards and cards still to come
    /// from the deck.
    pub total: u8,
    /// Ants the side would lose as the winner and as the loser. Against a centipede they are
    /// unknown until all its cards are revealed.
    pub lost_if_won: Option<u8>,
    pub lost_if_lost: Option<u8>,
    /// Ants the side still has to lose.
    pub losses_due: u8,
}

/// The totals the viewer can reach, without what the deck will add.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CommitOutlook {
    /// How many more cards may be committed.
    pub left: u8,
    /// The total without a further card.
    pub total: u8,
    /// The total with each card in hand.
    pub cards: Vec<CommitChoice>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CommitChoice {
    pub card: CardId,
    pub total: u8,
}

/// A battle against a centipede whose second card is still unknown.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CentipedeOutlook {
    /// Strength in addition to its cards, in a Rampage.
    pub more_strength: u8,
    /// The ferocity of its first card, which everybody has seen.
    pub first_ferocity: u8,
    /// First the plan without a further card, then one for each card in the viewer's hand.
    pub plans: Vec<CommitPlan>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CommitPlan {
    /// Absent for the plan without a further card.
    pub card: Option<CardId>,
    /// The viewer's total, without what the deck will add.
    pub total: u8,
    /// The number of ways the cards can be drawn. All are equally likely, given what the viewer
    /// knows.
    pub draws: u32,
    /// In how many of them the viewer wins.
    pub won: u32,
    /// One entry for each possible ferocity of the second card, with ferocity 0 if no card is left.
    pub against: Vec<CentipedeAnswer>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CentipedeAnswer {
    /// The ferocity of the second card.
    pub ferocity: u8,
    /// The centipede's total with that card.
    pub total: u8,
    /// How many of the plan's draws have this ferocity.
    pub draws: u32,
    /// In how many of these the viewer wins: all or none, unless the deck adds to the viewer's
    /// total.
    pub won: u32,
    /// Ants the viewer would then lose as the winner and as the loser.
    pub lost_if_won: u8,
    pub lost_if_lost: u8,
}

pub(super) fn outlook(table: Table<'_>, viewer: Option<Seat>) -> Option<BattleOutlook> {
    let battle = table.state.battle?;
    let top = table.state.agenda.top()?;
    if let Task::ChooseInvader(ask) = top {
        return Some(choosing(table, battle.hex, ask.among, ask.seat));
    }
    let sides = [battle.invader, Some(battle.defender)].map(|seat| side(table, &battle, seat, viewer));
    let asked = match top {
        Task::Commit(commit) if viewer == Some(commit.seat) => Some(commit),
        _ => None,
    };
    let against_centipede = battle.invader.is_none();
    Some(BattleOutlook {
        hex: battle.hex,
        stage: stage(table),
        invader: battle.invader,
        against_centipede,
        defender: battle.defender,
        sides: sides.to_vec(),
        commit: asked.map(|commit| committing(table, &battle, commit)),
        centipede: asked.filter(|_| against_centipede).map(|commit| facing(table, &battle, commit)),
    })
}

/// The holder of the control site chooses whom to fight.
fn choosing(table: Table<'_>, hex: HexId, among: SeatSet, defender: Seat) -> BattleOutlook {
    let of_seat = |seat: Seat| BattleSide {
        seat: Some(seat),
        ants: table.state.ants.count(seat, hex),
        heads: table.army_strength(seat, hex) - table.state.ants.count(seat, hex),
        strength: table.army_strength(seat, hex),
        added: table.added_to_total(seat),
        deck_adds: table.deck_adds(seat),
        face_down: 0,
        committed: CardSet::EMPTY,
        may_commit: table.commits(seat).min(table.nest(seat).hand.len() as u8),
        total: table.army_strength(seat, hex).saturating_add(table.added_to_total(seat)),
        lost_if_won: None,
        lost_if_lost: None,
        losses_due: 0,
    };
    BattleOutlook {
        hex,
        stage: BattleStage::Invader,
        invader: None,
        against_centipede: false,
        defender,
        sides: among.iter().chain([defender]).map(of_seat).collect(),
        commit: None,
        centipede: None,
    }
}

/// Committing waits for the outcome, losses wait for the end, and after the end come the spoils.
fn stage(table: Table<'_>) -> BattleStage {
    let waits = |is_it: fn(&Task) -> bool| table.state.agenda.tasks().iter().any(is_it);
    if waits(|task| matches!(task, Task::Outcome(_))) {
        BattleStage::Ferocity
    } else if waits(|task| matches!(task, Task::BattleEnd(_))) {
        BattleStage::Losses
    } else {
        BattleStage::Spoils
    }
}

fn side(table: Table<'_>, battle: &Battle, seat: Option<Seat>, viewer: Option<Seat>) -> BattleSide {
    let Some(seat) = seat else {
        return BattleSide {
            seat: None,
            ants: 0,
            heads: 0,
            strength: battle.strength[0],
            added: 0,
            deck_adds: 0,
            face_down: 0,
            committed: CardSet::EMPTY,
            may_commit: 0,
            total: battle.strength[0],
            lost_if_won: None,
            lost_if_lost: None,
            losses_due: 0,
        };
    };
    let hex = battle.hex;
    let [invades, defends] = battle.strength;
    let (own, other) = if seat == battle.defender { (defends, invades) } else { (invades, defends) };
    let ants = table.state.ants.count(seat, hex);
    let foreseen = stage(table) == BattleStage::Ferocity && battle.invader.is_some();
    let lost = |wins| foreseen.then(|| table.casualties(seat, hex, wins, other));
    let due = table.state.agenda.tasks().iter().map(|task| match task {
        Task::Lose(lose) if lose.seat == seat && lose.cause == Cause::Battle => lose.left,
        _ => 0,
    });
    let nest = table.nest(seat);
    let may_commit = table.state.agenda.tasks().iter().map(|task| match task {
        Task::Commit(commit) if commit.seat == seat => commit.left.min(nest.hand.len() as u8),
        _ => 0,
    });
    let committed = if viewer == Some(seat) { nest.face_down } else { CardSet::EMPTY };
    BattleSide {
        seat: Some(seat),
        ants,
        heads: table.army_strength(seat, hex) - ants,
        strength: own,
        added: table.added_to_total(seat),
        deck_adds: table.deck_adds(seat),
        face_down: nest.face_down.len() as u8,
        committed,
        may_commit: may_commit.fold(0, u8::saturating_add),
        total: total(table, battle, seat, committed),
        lost_if_won: lost(true),
        lost_if_lost: lost(false),
        losses_due: due.fold(0, u8::saturating_add),
    }
}

/// The total of a seat with these cards.
fn total(table: Table<'_>, battle: &Battle, seat: Seat, cards: CardSet) -> u8 {
    let strength = battle.strength[usize::from(seat == battle.defender)];
    strength.saturating_add(table.ferocity(cards).saturating_add(table.added_to_total(seat)))
}

fn committing(table: Table<'_>, battle: &Battle, Commit { seat, left }: Commit) -> CommitOutlook {
    let (hand, face_down) = (table.nest(seat).hand, table.nest(seat).face_down);
    let choice = |card| CommitChoice { card, total: total(table, battle, seat, face_down.or(CardSet::only(card))) };
    CommitOutlook { left, total: total(table, battle, seat, face_down), cards: hand.cards().map(choice).collect() }
}

fn facing(table: Table<'_>, battle: &Battle, Commit { seat, .. }: Commit) -> CentipedeOutlook {
    let more_strength = table.centipede_strength(battle.scope);
    let hand = table.nest(seat).hand.cards().map(Some);
    CentipedeOutlook {
        more_strength,
        first_ferocity: battle.strength[0].saturating_sub(more_strength),
        plans: [None].into_iter().chain(hand).map(|card| plan(table, battle, seat, card)).collect(),
    }
}

/// The outcome of the battle if the seat commits one more card, or none.
fn plan(table: Table<'_>, battle: &Battle, seat: Seat, card: Option<CardId>) -> CommitPlan {
    let committed = table.nest(seat).face_down.or(card.map_or(CardSet::EMPTY, CardSet::only));
    let total = total(table, battle, seat, committed);
    let strength = |second: u8| battle.strength[0].saturating_add(second);
    // For each ferocity of the second card: in how many ways it comes up, and in how many of these
    // the seat wins.
    let mut ways = [(0, 0); FEROCITIES];
    Decks::known_to(table, seat, committed).each(table.deck_adds(seat), &mut |brought, second, more| {
        let (draws, won) = &mut ways[usize::from(second)];
        *draws += more;
        if is_defended([strength(second), total.saturating_add(brought)]) {
            *won += more;
        }
    });
    let answer = |(ferocity, (draws, won)): (u8, (u32, u32))| {
        let lost = |wins| table.casualties(seat, battle.hex, wins, strength(ferocity));
        let (lost_if_won, lost_if_lost) = (lost(true), lost(false));
        CentipedeAnswer { ferocity, total: strength(ferocity), draws, won, lost_if_won, lost_if_lost }
    };
    let against: Vec<_> = (0..).zip(ways).filter(|(_, (draws, _))| *draws > 0).map(answer).collect();
    let (draws, won) = against.iter().fold((0, 0), |(draws, won), each| (draws + each.draws, won + each.won));
    CommitPlan { card, total, draws, won, against }
}
