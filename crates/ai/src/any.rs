//! Bots for code that works with any game.

use std::{collections::BTreeMap, fmt::Display, time::Duration};

use game_core::{AnySession, Chance, Fresh, Game, Seat, Session, erased::Choice, json, toy::Crumbs};
use march::March;
use myrmes::Myrmes;

use serde::Serialize;

use crate::{
    analysis::{Analysis, Watch, shares_now},
    bot::Seen,
    learn::Learn,
    level::{Character, Level, Opponent},
    model::places,
    models::{self, Stage},
    puzzles::{self, Weighed},
    review,
    search::{Expected, Learned, Mind},
};

/// What this opponent plans for a seat: the actions of its turn, to be carried out for as long as they are legal
/// and nothing new is learnt. Empty if the seat is not to act. The same session and seed give the same plan. Games
/// without an evaluation are played at random.
pub fn plan(session: &dyn AnySession, seat: Seat, opponent: impl Into<Opponent>, seed: u64) -> Vec<Choice> {
    let opponent = opponent.into();
    if !session.to_act().contains(seat) {
        return Vec::new();
    }
    let mut chance = Fresh::new(seed);
    known::<Myrmes>(session, seat, opponent, &mut chance)
        .or_else(|| known::<March>(session, seat, opponent, &mut chance))
        .or_else(|| known::<Crumbs>(session, seat, opponent, &mut chance))
        .unwrap_or_else(|| any(session, seat, &mut chance))
}

/// The first action of [`plan`].
pub fn choose(session: &dyn AnySession, seat: Seat, opponent: impl Into<Opponent>, seed: u64) -> Option<Choice> {
    plan(session, seat, opponent, seed).into_iter().next()
}

fn known<G: Learn>(
    session: &dyn AnySession,
    seat: Seat,
    opponent: Opponent,
    chance: &mut Fresh,
) -> Option<Vec<Choice>> {
    let session = session.as_any().downcast_ref::<Session<G>>()?;
    let legal = session.legal(seat);
    let mut plan = Vec::new();
    let seen = Seen::new(session.game(), session.state(), seat, &legal);
    opponent.bot(session.game()).plan(&seen, chance, &mut plan);
    Some(plan.iter().map(choice).collect())
}

/// A turn that was considered, and what is expected of it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Considered {
    pub actions: Vec<Choice>,
    /// What it is worth to the seat, in points: the margin and the chance to win together.
    pub value: f32,
    /// The standard error of how much worse it is than the first turn; absent if it was not rolled out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub doubt: Option<f32>,
    /// The probability of each place, the first place first.
    pub places: Vec<f32>,
    /// Points at the end of the game, by source.
    pub points: BTreeMap<&'static str, f32>,
    /// The mean of the rivals' points.
    pub rivals: f32,
    /// What else is to be expected: ants lost, food missing and the like.
    pub risks: BTreeMap<&'static str, f32>,
}

/// How much an opponent may think; by default as much as its level does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Budget {
    Level,
    /// Actions tried in roll-outs.
    Nodes(u64),
    Time(Duration),
}

/// A question about a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Question {
    pub seat: Seat,
    pub opponent: Opponent,
    pub budget: Budget,
    /// How many turns the answer has at most.
    pub keep: usize,
    pub seed: u64,
}

/// The best turns of a seat, best first, as a learned level sees them. `None` for a yardstick, or a game without models.
pub fn consider(session: &dyn AnySession, question: Question) -> Option<Vec<Considered>> {
    considered::<Myrmes>(session, question).or_else(|| considered::<March>(session, question))
}

fn considered<G: Learn>(session: &dyn AnySession, question: Question) -> Option<Vec<Considered>> {
    let Question { seat, opponent, budget, keep, seed } = question;
    let session = session.as_any().downcast_ref::<Session<G>>()?;
    let game = session.game();
    let (model, mind) = opponent.learned(game)?;
    let legal = session.legal(seat);
    if legal.is_empty() {
        return Some(Vec::new());
    }
    let candidates = mind.candidates.max(keep);
    let mind = match budget {
        Budget::Level => Mind { candidates, ..mind },
        Budget::Nodes(nodes) => Mind { candidates, nodes, ..mind },
        Budget::Time(time) => Mind { candidates, time: Some(time), ..mind },
    };
    let seen = Seen::new(game, session.state(), seat, &legal);
    let found = Learned::new(model, mind).consider(&seen, &mut Fresh::new(seed), keep);
    let n_places = places(game.seats().into());
    let told = |Expected { turn, judgement, doubt, .. }: Expected<G::Action>| Considered {
        actions: turn.actions.iter().map(choice).collect(),
        value: turn.value,
        doubt,
        places: judgement.places[..n_places].to_vec(),
        points: G::SOURCES.iter().copied().zip(judgement.own).collect(),
        rivals: judgement.rivals.iter().sum(),
        risks: G::RISKS.iter().map(|risk| risk.name).zip(judgement.risks).collect(),
    };
    Some(found.into_iter().map(told).collect())
}

pub(crate) fn choice<A: Display + Serialize>(action: &A) -> Choice {
    Choice { text: action.to_string(), action: json::to_value(action) }
}

/// Looks through a game: who was ahead when, which decisions cost most, what was luck. `None` for a game without models, or if
/// `watch` gives it up. The budget of each decision that roll-outs look at is in actions tried.
pub fn analyse(session: &dyn AnySession, nodes: u64, seed: u64, watch: &dyn Watch) -> Option<Analysis> {
    analysed::<Myrmes>(session, nodes, seed, watch).or_else(|| analysed::<March>(session, nodes, seed, watch))
}

fn analysed<G: Learn>(session: &dyn AnySession, nodes: u64, seed: u64, watch: &dyn Watch) -> Option<Analysis> {
    let session = session.as_any().downcast_ref::<Session<G>>()?;
    let model = models::find(session.game(), Stage::Full)?;
    Analysis::of(session, model, Mind { nodes, ..Mind::EXPERT }, seed, watch)
}

/// Whether games like this one can be analysed.
pub fn can_analyse(session: &dyn AnySession) -> bool {
    fn knows<G: Learn>(session: &dyn AnySession) -> bool {
        let session = session.as_any().downcast_ref::<Session<G>>();
        session.is_some_and(|session| models::find(session.game(), Stage::Full).is_some())
    }
    knows::<Myrmes>(session) || knows::<March>(session)
}

/// The points of a seat so far, by source. `None` for a game that names no sources.
pub fn points(session: &dyn AnySession, seat: Seat) -> Option<BTreeMap<&'static str, f32>> {
    points_of::<Myrmes>(session, seat).or_else(|| points_of::<March>(session, seat))
}

fn points_of<G: Learn>(session: &dyn AnySession, seat: Seat) -> Option<BTreeMap<&'static str, f32>> {
    let session = session.as_any().downcast_ref::<Session<G>>()?;
    let points = session.game().points(session.state(), seat);
    Some(G::SOURCES.iter().copied().zip(points).collect())
}

/// Each seat's share of the win as the model sees it at a glance, without looking ahead. `None` for a game without models.
pub fn shares(session: &dyn AnySession) -> Option<Vec<f32>> {
    shared::<Myrmes>(session).or_else(|| shared::<March>(session))
}

fn shared<G: Learn>(session: &dyn AnySession) -> Option<Vec<f32>> {
    let session = session.as_any().downcast_ref::<Session<G>>()?;
    Some(shares_now(session, models::find(session.game(), Stage::Full)?))
}

/// Whether the turn that a seat began in one session is over in another one, which goes on from it.
pub fn turn_is_over(before: &dyn AnySession, after: &dyn AnySession, seat: Seat) -> Option<bool> {
    turn_over::<Myrmes>(before, after, seat).or_else(|| turn_over::<March>(before, after, seat))
}

fn turn_over<G: Learn>(before: &dyn AnySession, after: &dyn AnySession, seat: Seat) -> Option<bool> {
    let [before, after] = [before, after].map(|session| session.as_any().downcast_ref::<Session<G>>());
    let (before, after) = (before?, after?);
    let asked = before.chance().n_steps() != after.chance().n_steps();
    Some(puzzles::is_over(before.game(), before.state(), after.state(), seat, asked))
}

/// What is to be expected of the solution of a puzzle and of another turn, in this order and with the same luck for both. `None`
/// for a game without models, or if an action cannot be read.
pub fn weigh(session: &dyn AnySession, seat: Seat, turns: [&[String]; 2], seed: u64) -> Option<Vec<Weighed>> {
    weighed::<Myrmes>(session, seat, turns, seed).or_else(|| weighed::<March>(session, seat, turns, seed))
}

fn weighed<G: Learn>(session: &dyn AnySession, seat: Seat, turns: [&[String]; 2], seed: u64) -> Option<Vec<Weighed>> {
    let session = session.as_any().downcast_ref::<Session<G>>()?;
    let model = models::find(session.game(), Stage::Full)?;
    let read = |actions: &[String]| actions.iter().map(|text| text.parse().ok()).collect::<Option<Vec<G::Action>>>();
    let [solution, other] = turns.map(read);
    Some(puzzles::compare(session, model, seat, [solution?, other?], seed))
}

/// The characters that bots can have in a game.
pub fn characters(game: &str) -> Vec<Character> {
    let listed = match game {
        Myrmes::ID => Myrmes::CHARACTERS,
        March::ID => March::CHARACTERS,
        _ => &[],
    };
    listed.iter().map(|(character, _)| *character).collect()
}

/// The level that plays about as well as the seat has played so far, to stand in for its player: `casual` if it has not
/// taken a turn yet.
pub fn stand_in(session: &dyn AnySession, seat: Seat) -> Level {
    reviewed::<Myrmes>(session, seat).or_else(|| reviewed::<March>(session, seat)).unwrap_or(Level::Casual)
}

fn reviewed<G: Learn>(session: &dyn AnySession, seat: Seat) -> Option<Level> {
    let session = session.as_any().downcast_ref::<Session<G>>()?;
    let model = models::find(session.game(), Stage::Full)?;
    review::points_lost(session, seat, model).map(review::level_that_loses::<G>)
}

fn any(session: &dyn AnySession, seat: Seat, chance: &mut Fresh) -> Vec<Choice> {
    let mut legal = session.legal(seat);
    let pick = chance.below(legal.len() as u32) as usize;
    vec![legal.swap_remove(pick)]
}
