//! What is asked, of whom, and what it comes from.

use game_core::{Seat, SeatSet};
use serde::Serialize;

use crate::{
    action::Action,
    components::{CardId, Deed, HexId, Phase},
    data::{Effect, Timing},
    hex_set::HexSet,
    phase::sites::Scope,
    phase::worker::{explore::Why, reactions::Reactions},
    table::Table,
    task::{Decision, Task},
};

/// What the game waits for, as everybody can see.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Waiting {
    pub decision: Decision,
    /// Who has to decide.
    pub seats: SeatSet,
    pub because: Option<Because>,
}

/// What a seat is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct AskedOutlook {
    pub decision: Decision,
    /// Whether it may pass.
    pub optional: bool,
    /// How many steps, larvae, ants, cards or hexes are left, where the decision counts.
    pub left: Option<u8>,
    /// The card it is about.
    pub card: Option<CardId>,
    /// The hex it is about.
    pub hex: Option<HexId>,
    /// The other player it is about.
    pub player: Option<Seat>,
    pub because: Option<Because>,
}

/// What a decision comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Because {
    /// An action; of another player if it is a Reaction.
    Deed {
        deed: Deed,
        by: Seat,
    },
    /// An event that is being resolved, or an evolution that works now.
    Card {
        card: CardId,
    },
    Battle {
        hex: HexId,
    },
    /// The Centipede Horde explores.
    Horde,
    /// A step of the phase itself.
    Phase {
        phase: Phase,
    },
}

/// What the seat may react to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ReactionOutlook {
    pub by: Seat,
    pub deed: Deed,
}

pub(super) fn waiting(table: Table<'_>) -> Option<Waiting> {
    let task = table.state.agenda.top()?;
    let seats = task.seats(table);
    Some(Waiting { decision: task.decision()?, seats, because: because(table, task) })
}

pub(super) fn outlook(table: Table<'_>, seat: Seat, task: Task) -> Option<AskedOutlook> {
    let mut listed = Vec::new();
    task.legal(table, seat, &mut listed);
    let About { left, card, hex, player } = About::of(table, seat, task);
    Some(AskedOutlook {
        decision: task.decision()?,
        optional: listed.contains(&Action::Pass),
        left,
        card,
        hex,
        player,
        because: because(table, task),
    })
}

pub(super) fn reaction(table: Table<'_>, seat: Seat, task: Task) -> Option<ReactionOutlook> {
    match because(table, task)? {
        Because::Deed { deed, by } if by != seat && !matches!(task, Task::FillSite(_)) => {
            Some(ReactionOutlook { by, deed })
        }
        _ => None,
    }
}

/// The one hex of a set that has no other.
fn only(hexes: HexSet) -> Option<HexId> {
    hexes.hexes().next().filter(|_| hexes.len() == 1)
}

#[derive(Default)]
struct About {
    left: Option<u8>,
    card: Option<CardId>,
    hex: Option<HexId>,
    player: Option<Seat>,
}

impl About {
    fn of(table: Table<'_>, seat: Seat, task: Task) -> About {
        let none = About::default();
        let left = |left: u8| About { left: Some(left), ..About::default() };
        let card = |card: CardId| About { card: Some(card), ..About::default() };
        let hex = |hex: HexId| About { hex: Some(hex), ..About::default() };
        match task {
            Task::Settle(ask) => About { left: Some(ask.left), ..hex(ask.hex) },
            Task::TakeTurn(_) => left(table.state.actions_left),
            Task::PlaceHex(ask) => hex(ask.hex),
            Task::Origin(ask) => About { hex: only(ask.hexes), ..none },
            Task::Enter(ask) => About { hex: only(ask.to), ..none },
            Task::Steps(ask) => left(ask.left),
            Task::Larvae(ask) => About { hex: ask.on.hex(), ..left(ask.left) },
            Task::Gather(ask) => About { hex: ask.into, ..left(ask.left) },
            Task::Drain(ask) => left(ask.larvae),
            Task::Pay(ask) => About { left: Some(ask.left), ..card(ask.card) },
            Task::DropGoal(ask) => card(ask.card),
            Task::PlayEvolution(ask) => left(ask.left),
            Task::Lay(ask) => card(ask.card),
            Task::GainLarvae(ask) => left(ask.larvae),
            Task::ChooseGains(ask) => About { left: Some(ask.left), ..card(ask.card) },
            Task::ChooseHex(ask) => card(ask.card),
            Task::Collect(ask) => About { left: Some(ask.times), ..card(ask.card) },
            Task::DiscardCards(ask) => left(ask.left),
            Task::DropEvolution(ask) => left(ask.left),
            Task::Exchange(ask) => {
                let (player, hex) = ask.first.map(|(owner, at)| (owner, at.hex)).unzip();
                About { player, hex, ..left(ask.left) }
            }
            Task::PayOrLose(ask) => left(ask.ants),
            Task::Theft(ask) => {
                let owed = ask.each.saturating_sub(table.nest(seat).face_down.len() as u8);
                About { player: Some(ask.by), ..left(owed) }
            }
            Task::FillSite(ask) => hex(ask.hex),
            Task::Lose(ask) => {
                let within = if let Scope::In(hex) = ask.scope { Some(hex) } else { None };
                About { hex: within, ..left(ask.left) }
            }
            Task::Army(ask) => About { hex: ask.withdraws_from, ..left(ask.larvae) },
            Task::BlastVictim(ask) => About { left: Some(ask.left), ..hex(ask.hex) },
            Task::Commit(ask) => {
                About { left: Some(ask.left), hex: table.state.battle.map(|battle| battle.hex), ..none }
            }
            Task::ChooseInvader(_) => About { hex: table.state.battle.map(|battle| battle.hex), ..none },
            Task::Spoils(ask) => hex(ask.hex),
            Task::Sting(ask) => left(ask.ants),
            Task::FeedAntLion(ask) => About { left: Some(ask.cards_due(table)), ..hex(ask.at.hex) },
            _ => none,
        }
    }
}

/// The nearest thing on the agenda that tells where a decision comes from.
fn because(table: Table<'_>, task: Task) -> Option<Because> {
    // Cards that name themselves.
    match task {
        Task::Collect(ask) => return Some(Because::Card { card: ask.card }),
        Task::ChooseHex(ask) => return Some(Because::Card { card: ask.card }),
        Task::PickHex(ask) if ask.next == Why::Sentry => return Some(Because::Horde),
        Task::PlaceHex(ask) if ask.why == Why::Sentry => return Some(Because::Horde),
        Task::TakeTurn(_) => return None,
        _ => {}
    }
    let below = table.state.agenda.tasks().iter().rev().skip(1);
    below.copied().find_map(|below| cause(table, task, below)).or_else(|| {
        let phase = table.state.phase;
        (phase != Phase::Worker).then_some(Because::Phase { phase })
    })
}

fn cause(table: Table<'_>, asked: Task, below: Task) -> Option<Because> {
    match below {
        Task::Finish(finish) => Some(Because::Card { card: finish.card }),
        Task::Reactions(Reactions { deed, by, .. }) => Some(Because::Deed { deed, by }),
        Task::NextBattle(_) | Task::Outcome(_) | Task::BattleEnd(_) => {
            table.state.battle.map(|battle| Because::Battle { hex: battle.hex })
        }
        Task::StartOfPhase(start) => {
            let timing = if start.queen { Timing::StartQueenPhase } else { Timing::StartSoldierPhase };
            let works = |&(_, effect): &(CardId, Effect)| asks_so(asked, effect);
            // The evolution can ask others too: those whose turn it is have just been counted.
            let owner = table.state.marker.clockwise(start.next.saturating_sub(1), table.players());
            let card = table.effects(owner, timing).find(works).map(|(card, _)| card);
            Some(card.map_or(Because::Phase { phase: table.state.phase }, |card| Because::Card { card }))
        }
        Task::HarvestSites(sites) if matches!(asked, Task::FoodInstead(_)) => {
            table.harvest_ability(sites.seat).map(|(card, _)| Because::Card { card })
        }
        _ => None,
    }
}

/// Whether this is what an evolution asks at the start of a phase.
fn asks_so(asked: Task, effect: Effect) -> bool {
    matches!(
        (asked, effect),
        (Task::Steps(_), Effect::Steps(_))
            | (Task::Army(_) | Task::Larvae(_), Effect::ReinforceOrWithdraw { .. })
            | (Task::Blast(_) | Task::BlastVictim(_) | Task::Lose(_), Effect::Explode { .. })
            | (Task::Sting(_) | Task::Lose(_), Effect::Sting { .. })
    )
}
