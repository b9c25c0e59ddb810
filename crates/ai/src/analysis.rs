//! The review of a finished game: who was ahead when, which decisions cost most, and how much was choice and how much luck.
//!
//! A decision is judged by what its player could know. First the model compares each turn with the best alternative it sees.
//! Where the difference matters, roll-outs find the best turn and play both it and the actual turn to the end of the season or
//! round, with the same luck; the mean difference is the cost of the decision. Luck is the difference between what chance brought
//! and the mean of other draws. Whatever else changed a seat's share of the win is attributed to the other players.

mod agreement;
mod course;
mod judge;
mod strong;

use std::collections::BTreeMap;

use game_core::{Fresh, Seat, Session, erased::Choice};
use serde::Serialize;
use serde_json::Value;

pub use self::agreement::Agreement;
use self::{
    course::Course,
    judge::{Glance, Judge, Verdict},
    strong::Strong,
};
use crate::{
    any::choice,
    bench::BLUNDER,
    learn::Learn,
    model::{Head, Model, Taste},
    search::{Learned, Mind},
    think::Thinker,
    walk::{self, Taken},
};

/// Increased whenever the analysis of the same record would give another result.
pub const VERSION: u32 = 1;

/// The default search budget for one decision that roll-outs examine, in actions tried.
pub const NODES: u64 = 40_000;

/// Follows the progress of an analysis.
pub trait Watch {
    /// Reports how much is done, in percent. Returning `false` cancels the analysis.
    fn look(&self, percent: u8) -> bool;

    /// Called every few milliseconds, so that the thread can do more urgent work in between.
    fn rest(&self) {}
}

/// See the module documentation.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Analysis {
    pub version: u32,
    /// Whether the seats win or lose together. Then all of them have the same share, and the shares do not add up to 1.
    pub together: bool,
    /// The start of the game, the start of each further stretch, and the end.
    pub moments: Vec<Moment>,
    pub seats: Vec<Played>,
    /// The decisions that cost something, the costliest first.
    pub decisions: Vec<Decision>,
    /// How many games of strong play were averaged; 0 if this game was not finished.
    pub strong_games: usize,
}

/// Each seat's share of the win after this number of actions.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Moment {
    pub actions: usize,
    /// The progress of the game, as in its headline.
    pub stand: Value,
    pub shares: Vec<f32>,
}

/// Why a seat's share of the win changed. The three parts add up to the change.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize)]
pub struct Moved {
    /// Compared with the best turns found, so it is never positive.
    pub own: f32,
    /// Dice and draws, compared with the mean of other possible outcomes.
    pub chance: f32,
    pub others: f32,
}

/// How a seat played.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
pub struct Played {
    pub turns: usize,
    /// Points lost per turn.
    pub lost: f32,
    /// Turns that lost more than three points.
    pub blunders: usize,
    /// Why its share changed from each moment to the next.
    pub moved: Vec<Moved>,
    /// Its points by source.
    pub points: BTreeMap<&'static str, f32>,
    /// The points of strong play in this seat, starting from the same setup.
    pub strong: BTreeMap<&'static str, f32>,
    /// The points after the opening, and those of strong play.
    pub opened: f32,
    pub strong_opened: f32,
    /// Its turns in the first season or round.
    pub opening: Vec<Opened>,
}

/// A turn of the opening, and the one that strong play prefers.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Opened {
    /// The index of its first action in the record.
    pub action: usize,
    pub played: Vec<Choice>,
    /// The better turn; empty if none was found.
    pub better: Vec<Choice>,
    pub lost: f32,
}

/// A decision that cost something.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Decision {
    pub seat: Seat,
    /// The index of its first action in the record.
    pub action: usize,
    /// The stretch it belongs to, as the index of the moment at which that stretch starts.
    pub stretch: usize,
    pub played: Vec<Choice>,
    pub better: Vec<Choice>,
    /// The cost in points, which combines the expected margin and the chance of winning.
    pub lost: f32,
    /// The standard error of the cost; absent if it is only the model's estimate.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub doubt: Option<f32>,
    /// How much it lowered the share of the win.
    pub win: f32,
    /// How many more points the better turn is expected to bring by the end, by source. Sources without a difference are omitted.
    pub points: BTreeMap<&'static str, f32>,
    /// Other expected differences: the value after the better turn, then after the actual one.
    pub risks: BTreeMap<&'static str, [f32; 2]>,
}

/// The progress reported after each part of the analysis, in percent.
const AFTER_GLANCES: u8 = 15;
const AFTER_LOOKS: u8 = 75;
const AFTER_CLOSE_LOOKS: u8 = 85;
/// The total budgets for first roll-outs, for closer roll-outs and for games of strong play, as multiples of the budget for one
/// decision.
const LOOKS: u64 = 100;
const CLOSE_LOOKS: u64 = 50;
const STRONG: u64 = 50;
/// The prior for how far the model's estimates can be trusted: roll-outs confirmed 5 of 10 estimated points. It keeps a game with
/// few roll-outs from being judged by one of them.
const BELIEVED: (f32, f32) = (5.0, 10.0);
/// How many of each seat's costliest decisions get closer roll-outs.
const CLOSE: usize = 4;

impl Analysis {
    /// Analyses a game. `mind` has the budget for one decision that roll-outs examine. The same game, mind and seed always give
    /// the same analysis. Returns `None` if `watch` cancelled it.
    pub fn of<G: Learn>(
        session: &Session<G>,
        model: &Model,
        mind: Mind,
        seed: u64,
        watch: &dyn Watch,
    ) -> Option<Analysis> {
        let game = session.game();
        let head = Head::new(&model.net, model.origin.players, Taste::PLAIN);
        let rest = || watch.rest();
        let mut thinker = Thinker::new(game, &model.net, &head, Fresh::new(seed));
        thinker.rest = Some(&rest);

        let mut course = Course::begin(&mut thinker, session);
        let turns = walk::turns(session, |_| true, |step| course.follow(&mut thinker, &step));
        let course = course.end();
        let mut judge = Judge::new(game, Learned::new(model, mind), thinker, seed);
        let verdicts = judged(&mut judge, &turns, mind.nodes, watch)?;
        let strong = Strong::play(&mut judge.thinker, session, STRONG * mind.nodes, |share| {
            watch.look(AFTER_CLOSE_LOOKS + (f32::from(100 - AFTER_CLOSE_LOOKS) * share) as u8)
        })?;
        let analysis = tell(session, course, &turns, verdicts, &strong);
        watch.look(100).then_some(analysis)
    }
}

/// The model's estimate of each seat's share of the win in the current state.
pub(crate) fn shares_now<G: Learn>(session: &Session<G>, model: &Model) -> Vec<f32> {
    let head = Head::new(&model.net, model.origin.players, Taste::PLAIN);
    let mut thinker = Thinker::new(session.game(), &model.net, &head, Fresh::new(0));
    course::shares(&mut thinker, session.game(), session.state())
}

/// Judges every turn: with the model alone, or with roll-outs where most is at stake.
fn judged<G: Learn>(
    judge: &mut Judge<'_, G>,
    turns: &[Taken<G>],
    nodes: u64,
    watch: &dyn Watch,
) -> Option<Vec<Option<Verdict<G>>>> {
    let part = |done: u64, of: u64, from: u8, to: u8| from + (u64::from(to - from) * done.min(of) / of.max(1)) as u8;
    let mut glances: Vec<Option<Glance<G>>> = Vec::new();
    for (nth, turn) in turns.iter().enumerate() {
        glances.push(judge.glance(turn));
        if !watch.look(part(nth as u64, turns.len() as u64, 0, AFTER_GLANCES)) {
            return None;
        }
    }
    let by_gap = |&a: &usize, &b: &usize| gap(&glances[b]).total_cmp(&gap(&glances[a]));
    let mut doubtful: Vec<usize> = (0..turns.len()).filter(|&nth| gap(&glances[nth]) >= judge::DOUBTFUL).collect();
    doubtful.sort_by(by_gap);

    let mut verdicts: Vec<Option<Verdict<G>>> = turns.iter().map(|_| None).collect();
    let (begun, most) = (judge.thinker.tried, LOOKS * nodes);
    let (mut said, mut held, mut left) = (0.0, 0.0, Vec::new());
    for nth in doubtful {
        let spent = judge.thinker.tried - begun;
        if !watch.look(part(spent, most, AFTER_GLANCES, AFTER_LOOKS)) {
            return None;
        }
        let Some(glance) = glances[nth].take() else { continue };
        if spent >= most {
            left.push((nth, glance));
            continue;
        }
        said += glance.gap;
        verdicts[nth] = judge.look(&turns[nth], glance);
        held += verdicts[nth].as_ref().map_or(0.0, |verdict| verdict.lost);
    }
    // Scale the model's estimates for the remaining turns by the fraction that roll-outs confirmed in this game.
    let believed = ((held + BELIEVED.0) / (said + BELIEVED.1)).min(1.0);
    for (nth, glance) in left {
        verdicts[nth] = judge.by_model(&turns[nth], glance, believed);
    }

    let mut costly: Vec<usize> = (0..turns.len()).filter(|&nth| verdicts[nth].is_some()).collect();
    let lost = |nth: usize, verdicts: &[Option<Verdict<G>>]| verdicts[nth].as_ref().map_or(0.0, |v| v.lost);
    costly.sort_by(|&a, &b| lost(b, &verdicts).total_cmp(&lost(a, &verdicts)));
    // First the costliest decision of each seat, then the second costliest of each, and so on.
    let of_seat = |seat: Seat| costly.iter().copied().filter(move |&nth| turns[nth].seat == seat);
    let rounds: Vec<Vec<usize>> =
        Seat::all(judge.game.seats()).map(|seat| of_seat(seat).take(CLOSE).collect()).collect();
    let (begun, most) = (judge.thinker.tried, CLOSE_LOOKS * nodes);
    for nth in (0..CLOSE).flat_map(|round| rounds.iter().filter_map(move |own| own.get(round).copied())) {
        let spent = judge.thinker.tried - begun;
        if !watch.look(part(spent, most, AFTER_LOOKS, AFTER_CLOSE_LOOKS)) {
            return None;
        }
        if spent < most {
            verdicts[nth] = verdicts[nth].take().and_then(|verdict| judge.look_closer(&turns[nth], verdict));
        }
    }
    Some(verdicts)
}

fn gap<G: Learn>(glance: &Option<Glance<G>>) -> f32 {
    glance.as_ref().map_or(0.0, |glance| glance.gap)
}

fn tell<G: Learn>(
    session: &Session<G>,
    course: course::Ran,
    turns: &[Taken<G>],
    verdicts: Vec<Option<Verdict<G>>>,
    strong: &Strong,
) -> Analysis {
    let game = session.game();
    let choices = |actions: &[G::Action]| actions.iter().map(choice).collect::<Vec<_>>();
    let mut own = vec![vec![0.0; course.moments.len() - 1]; game.seats().into()];
    let mut seats = vec![Played::default(); game.seats().into()];
    let mut decisions = Vec::new();
    for (turn, verdict) in turns.iter().zip(verdicts) {
        let played = &mut seats[turn.seat.idx()];
        let lost = verdict.as_ref().map_or(0.0, |verdict| verdict.lost);
        played.turns += 1;
        played.lost += lost;
        played.blunders += usize::from(f64::from(lost) > BLUNDER);
        let stretch = course.stretch_of(turn.first);
        if turn.first < course.opened {
            let better = verdict.as_ref().map(|verdict| choices(&verdict.better.actions)).unwrap_or_default();
            played.opening.push(Opened { action: turn.first, played: choices(&turn.actions), better, lost });
        }
        let Some(verdict) = verdict else { continue };
        own[turn.seat.idx()][stretch] -= verdict.win;
        decisions.push(Decision {
            seat: turn.seat,
            action: turn.first,
            stretch,
            played: choices(&turn.actions),
            better: choices(&verdict.better.actions),
            lost,
            doubt: verdict.doubt,
            win: verdict.win,
            points: verdict.points::<G>(),
            risks: verdict.risks::<G>(),
        });
    }
    decisions.sort_by(|a, b| b.lost.total_cmp(&a.lost));
    let named = |points: &[f32]| G::SOURCES.iter().copied().zip(points.iter().copied()).collect::<BTreeMap<_, _>>();
    for (seat, played) in Seat::all(game.seats()).zip(&mut seats) {
        played.lost /= played.turns.max(1) as f32;
        played.moved = course.moved(seat, &own[seat.idx()]);
        played.points = named(&game.points(session.state(), seat));
        played.opened = course.opened_points[seat.idx()];
        if let Some(strong) = strong.of(seat) {
            played.strong = named(&strong.points);
            played.strong_opened = strong.opened;
        }
    }
    Analysis {
        version: VERSION,
        together: game.is_together(),
        moments: course.moments,
        seats,
        decisions,
        strong_games: strong.games,
    }
}

#[cfg(test)]
mod tests;
