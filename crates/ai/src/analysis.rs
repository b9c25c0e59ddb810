//! A game looked through afterwards: who was ahead when, which decisions cost most, and what was choice and what was luck.
//!
//! A decision is judged by what its player could know. First the model compares each turn with the best one it sees. Where that
//! matters, roll-outs find the best turn and play it on beside the one that was taken, with the same luck for both; what came
//! out worse is what the decision cost. What chance did is the difference to the mean of other draws. The rest of what
//! happened to a seat's share of the win is the doing of the others.

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

/// Raised when the same record is analysed in another way.
pub const VERSION: u32 = 1;

/// The usual budget of a decision that roll-outs look at, in actions tried.
pub const NODES: u64 = 40_000;

/// Whoever waits for an analysis.
pub trait Watch {
    /// Hears how much of it is done, in hundredths. The analysis is given up if the answer is `false`.
    fn look(&self, percent: u8) -> bool;

    /// Called every few milliseconds: something urgent may be done now.
    fn rest(&self) {}
}

/// See the module documentation.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Analysis {
    pub version: u32,
    /// Whether the seats win or lose together. Their shares are the same then, and do not add up to 1.
    pub together: bool,
    /// The beginning, where each further stretch begins, and the end.
    pub moments: Vec<Moment>,
    pub seats: Vec<Played>,
    /// The decisions that cost something, the costliest first.
    pub decisions: Vec<Decision>,
    /// The number of games that strong play is the mean of; 0 if this game has not come to its end.
    pub strong_games: usize,
}

/// Each seat's share of the win after so many actions.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Moment {
    pub actions: usize,
    /// How far the game had got, in the form of its headline.
    pub stand: Value,
    pub shares: Vec<f32>,
}

/// What moved a seat's share of the win. The three parts add up to its change.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize)]
pub struct Moved {
    /// Against the best turns that were found, so it is never above 0.
    pub own: f32,
    /// Dice and draws, against the mean of other dice and draws.
    pub chance: f32,
    pub others: f32,
}

/// How a seat has played.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
pub struct Played {
    pub turns: usize,
    /// Points lost per turn.
    pub lost: f32,
    /// Turns that lost more than three points.
    pub blunders: usize,
    /// What moved its share from each moment to the next one.
    pub moved: Vec<Moved>,
    /// The points so far, by source.
    pub points: BTreeMap<&'static str, f32>,
    /// Those of strong play in this seat from the same beginning.
    pub strong: BTreeMap<&'static str, f32>,
    /// The points after the opening, and those of strong play.
    pub opened: f32,
    pub strong_opened: f32,
    /// Its turns in the first season or round.
    pub opening: Vec<Opened>,
}

/// A turn of the opening beside that of strong play.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Opened {
    /// The index of its first action in the record.
    pub action: usize,
    pub played: Vec<Choice>,
    /// What was better; empty if nothing was.
    pub better: Vec<Choice>,
    pub lost: f32,
}

/// A decision that cost something.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Decision {
    pub seat: Seat,
    /// The index of its first action in the record.
    pub action: usize,
    /// The stretch in which it was taken: it begins with the moment of this index.
    pub stretch: usize,
    pub played: Vec<Choice>,
    pub better: Vec<Choice>,
    /// What it cost, in points: the margin and the chance to win together.
    pub lost: f32,
    /// The standard error of that; absent if only the model has compared the two.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub doubt: Option<f32>,
    /// How much it lowered the share of the win.
    pub win: f32,
    /// The points at the end of the game that the better turn brings more, by source; what comes to the same is left out.
    pub points: BTreeMap<&'static str, f32>,
    /// What else would have been different: what is expected after the better turn and after the one that was played.
    pub risks: BTreeMap<&'static str, [f32; 2]>,
}

/// How much of a whole analysis has been done after each part of it, in hundredths.
const AFTER_GLANCES: u8 = 15;
const AFTER_LOOKS: u8 = 75;
const AFTER_CLOSE_LOOKS: u8 = 85;
/// The budgets of all looks, of all close looks and of the games of strong play, in budgets of one look.
const LOOKS: u64 = 100;
const CLOSE_LOOKS: u64 = 50;
const STRONG: u64 = 50;
/// What is believed of the model before anything was looked at: that so much of so much is true, in points.
const BELIEVED: (f32, f32) = (5.0, 10.0);
/// The costliest decisions of a seat, which are looked at most closely.
const CLOSE: usize = 4;

impl Analysis {
    /// Looks through a game: `None` if it was given up. The budget of `mind` is that of a turn that roll-outs look at. The
    /// same game, mind and seed give the same analysis.
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

/// Each seat's share of the win in the current state of a game, as the model sees it.
pub(crate) fn shares_now<G: Learn>(session: &Session<G>, model: &Model) -> Vec<f32> {
    let head = Head::new(&model.net, model.origin.players, Taste::PLAIN);
    let mut thinker = Thinker::new(session.game(), &model.net, &head, Fresh::new(0));
    course::shares(&mut thinker, session.game(), session.state())
}

/// A verdict on every turn: by the model, and by roll-outs where that matters most.
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
    // Of what the model says of the others, as much is believed as roll-outs have shown to be true.
    let believed = ((held + BELIEVED.0) / (said + BELIEVED.1)).min(1.0);
    for (nth, glance) in left {
        verdicts[nth] = judge.by_model(&turns[nth], glance, believed);
    }

    let mut costly: Vec<usize> = (0..turns.len()).filter(|&nth| verdicts[nth].is_some()).collect();
    let lost = |nth: usize, verdicts: &[Option<Verdict<G>>]| verdicts[nth].as_ref().map_or(0.0, |v| v.lost);
    costly.sort_by(|&a, &b| lost(b, &verdicts).total_cmp(&lost(a, &verdicts)));
    // The costliest of each seat, then the next of each.
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
