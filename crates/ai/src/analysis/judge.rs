//! The cost of a turn.

use std::collections::BTreeMap;

use game_core::{Fresh, Seat, key};

use super::course::shares;
use crate::{
    bot::Seen,
    learn::Learn,
    model::Judgement,
    search::{Learned, standard_error},
    think::{Limits, Thinker, Turn, fork},
    walk::Taken,
};

/// The minimum cost by the model's estimate, in points, for roll-outs to examine a turn.
pub(super) const DOUBTFUL: f32 = 0.5;
/// The limits for listing a decision's turns. `TRIES` bounds how many actions are tried, which depends on the budget.
const LIMITS: Limits = Limits { tries: 3000, ideas: 1.0, draws: 4, others: 100 };
const TRIES: (u64, u64) = (200, 3000);
/// See [`Judge::candidates`].
const CANDIDATES: usize = 6;
/// The number of roll-outs that compare two turns: to begin with, if those show a difference, and for the costliest decisions.
const FIRST: usize = 6;
const THEN: usize = 12;
const CLOSELY: usize = 32;
/// The minimum cost after the first roll-outs, in points, that justifies more of them.
const WORTH_MORE: f32 = 0.5;
/// The minimum difference by source, or in a risk, that is reported.
const WORTH_TELLING: f32 = 0.1;

/// The model's estimate of a turn.
pub(super) struct Glance<G: Learn> {
    /// How much better the best turn is, in points.
    pub(super) gap: f32,
    turns: Vec<Turn<G::Action>>,
    /// The estimates for the best turn and for the actual one.
    weighed: [Weighed; 2],
}

/// A better turn than the actual one, and the difference.
pub(super) struct Verdict<G: Learn> {
    pub(super) better: Turn<G::Action>,
    pub(super) lost: f32,
    pub(super) doubt: Option<f32>,
    pub(super) win: f32,
    /// The expected outcome of the better turn and of the actual one.
    expected: [Judgement; 2],
    /// The roll-outs behind it; `None` if it is only the model's estimate.
    compared: Option<Compared>,
}

impl<G: Learn> Verdict<G> {
    /// How many more points the better turn brings from each source.
    pub(super) fn points<T: Learn>(&self) -> BTreeMap<&'static str, f32> {
        let [better, played] = &self.expected;
        let by_source =
            T::SOURCES.iter().copied().zip(better.own.iter().zip(played.own).map(|(own, other)| own - other));
        by_source.filter(|(_, points)| points.abs() >= WORTH_TELLING).collect()
    }

    pub(super) fn risks<T: Learn>(&self) -> BTreeMap<&'static str, [f32; 2]> {
        let [better, played] = &self.expected;
        let pairs = better.risks.iter().zip(played.risks).map(|(&own, other)| [own, other]);
        let named = T::RISKS.iter().map(|risk| risk.name).zip(pairs);
        named.filter(|(_, [own, other])| (own - other).abs() >= WORTH_TELLING).collect()
    }
}

/// The expected outcome of a turn.
struct Weighed {
    value: f32,
    share: f32,
    judgement: Judgement,
}

/// Two turns, each rolled out with the same luck.
struct Compared {
    luck: Fresh,
    /// How much better the first one did in each roll-out, in points and in shares of the win.
    ahead: Vec<f32>,
    wins: Vec<f32>,
    ends: [Vec<Judgement>; 2],
}

pub(super) struct Judge<'a, G: Learn> {
    pub(super) game: &'a G,
    bot: Learned<'a>,
    pub(super) thinker: Thinker<'a, G>,
    seed: u64,
    /// A factor for the number of roll-outs.
    pub(super) patience: usize,
    /// How many turns, besides the actual one, the roll-outs choose the best from.
    pub(super) candidates: usize,
}

impl<'a, G: Learn> Judge<'a, G> {
    pub(super) fn new(game: &'a G, bot: Learned<'a>, thinker: Thinker<'a, G>, seed: u64) -> Self {
        Judge { game, bot, thinker, seed, patience: 1, candidates: CANDIDATES }
    }

    /// Each decision has its own random streams, so that its verdict does not depend on the decisions judged before it.
    fn luck(&self, turn: &Taken<G>, purpose: u64) -> Fresh {
        Fresh::new(self.seed ^ (turn.first as u64) << 20 ^ u64::from(turn.seat.0) << 8 ^ purpose)
    }

    /// Estimates a turn with the model.
    pub(super) fn glance(&mut self, turn: &Taken<G>) -> Option<Glance<G>> {
        let seat = turn.seat;
        self.thinker.chance = self.luck(turn, 0);
        let guess = self.game.resample(&turn.before, seat, &mut self.thinker.chance);
        let luck = self.thinker.fork();
        self.thinker.chance = luck.clone();
        let tries = (self.bot.mind().nodes / 4).clamp(TRIES.0, TRIES.1) as u32;
        let mut turns = self.thinker.turns(&guess, seat, Limits { tries, ..LIMITS }, self.candidates);
        let best = turns.first()?.actions.clone();
        let is_best = self.is_same(turn, &best);
        let [best, played] = [&best, &turn.actions].map(|actions| self.weigh(&guess, seat, actions, &luck));
        let gap = if is_best { 0.0 } else { best.value - played.value };
        let at = turns.partition_point(|other| other.value >= played.value);
        match turns.iter().position(|other| self.is_same(turn, &other.actions)) {
            Some(found) => turns[found].actions.clone_from(&turn.actions),
            None => turns.insert(at, Turn { value: played.value, actions: turn.actions.clone() }),
        }
        Some(Glance { gap, turns, weighed: [best, played] })
    }

    fn weigh(&mut self, before: &G::State, seat: Seat, actions: &[G::Action], luck: &Fresh) -> Weighed {
        let ends = self.thinker.ends_of(before, seat, actions, LIMITS, luck);
        let n = ends.len() as f32;
        let value = ends.iter().map(|end| self.thinker.value(end, seat)).sum::<f32>() / n;
        let share = ends.iter().map(|end| shares(&mut self.thinker, self.game, end)[seat.idx()]).sum::<f32>() / n;
        let judgements: Vec<Judgement> = ends.iter().map(|end| self.thinker.judge(end, seat)).collect();
        Weighed { value, share, judgement: Judgement::mean(&judgements) }
    }

    /// Whether these actions lead to the same position as the actual turn.
    fn is_same(&self, turn: &Taken<G>, actions: &[G::Action]) -> bool {
        let end = |actions: &[G::Action]| {
            let mut state = turn.before.clone();
            self.thinker.carry_out(&mut state, turn.seat, actions, &mut Fresh::new(0));
            key(&state)
        };
        end(actions) == end(&turn.actions)
    }

    /// Judges a turn by roll-outs; `None` if they find nothing better.
    pub(super) fn look(&mut self, turn: &Taken<G>, glance: Glance<G>) -> Option<Verdict<G>> {
        let Glance { mut turns, .. } = glance;
        let legal = self.game.legal(&turn.before, turn.seat);
        let seen = Seen::new(self.game, &turn.before, turn.seat, &legal);
        self.thinker.chance = self.luck(turn, 1);
        if turns.len() > 1 && turns[0].value - turns[1].value < self.bot.mind().clear {
            self.bot.halve(&seen, &mut self.thinker, &mut turns);
        }
        let better = turns.swap_remove(0);
        if self.is_same(turn, &better.actions) {
            return None;
        }
        // Use fresh luck: the turn that won the race may owe that to the luck used there.
        let luck = self.luck(turn, 2);
        let compared = Compared { luck, ahead: Vec::new(), wins: Vec::new(), ends: Default::default() };
        let verdict = self.compare(turn, better, compared, FIRST * self.patience)?;
        if verdict.lost < WORTH_MORE {
            return Some(verdict);
        }
        self.go_on(turn, verdict, THEN * self.patience)
    }

    /// Adds roll-outs to a verdict that rests on some.
    pub(super) fn look_closer(&mut self, turn: &Taken<G>, verdict: Verdict<G>) -> Option<Verdict<G>> {
        self.go_on(turn, verdict, CLOSELY)
    }

    fn go_on(&mut self, turn: &Taken<G>, verdict: Verdict<G>, until: usize) -> Option<Verdict<G>> {
        match verdict.compared {
            Some(compared) => self.compare(turn, verdict.better, compared, until),
            None => Some(verdict),
        }
    }

    /// Rolls two turns out until they have been compared `until` times.
    fn compare(
        &mut self,
        turn: &Taken<G>,
        better: Turn<G::Action>,
        mut compared: Compared,
        until: usize,
    ) -> Option<Verdict<G>> {
        let seat = turn.seat;
        let legal = self.game.legal(&turn.before, seat);
        let seen = Seen::new(self.game, &turn.before, seat, &legal);
        let played = Turn { value: 0.0, actions: turn.actions.clone() };
        while compared.ahead.len() < until {
            let luck = fork(&mut compared.luck);
            let [(best, best_share), (own, own_share)] = [(&better, 0), (&played, 1)].map(|(turn, nth)| {
                let (mut state, mut dice) = self.bot.after(&seen, &mut self.thinker, turn, luck.clone());
                let value = self.thinker.roll_out(&mut state, seat, Limits::CHEAP, 1, &mut dice);
                compared.ends[nth].push(self.thinker.judge(&state, seat));
                (value, shares(&mut self.thinker, self.game, &state)[seat.idx()])
            });
            compared.ahead.push(best - own);
            compared.wins.push(best_share - own_share);
        }
        let n = compared.ahead.len() as f32;
        let (lost, win) = (compared.ahead.iter().sum::<f32>() / n, compared.wins.iter().sum::<f32>() / n);
        let doubt = standard_error(compared.ahead.iter().copied());
        let believed = 1.0 - (doubt.unwrap_or(0.0) / lost).powi(2);
        // The actual turn may turn out to be the better one, and a difference below its standard error is no evidence.
        if lost <= 0.0 || believed <= 0.0 {
            return None;
        }
        let expected = [Judgement::mean(&compared.ends[0]), Judgement::mean(&compared.ends[1])];
        let (lost, win) = (lost * believed, (win * believed).max(0.0));
        Some(Verdict { better, lost, doubt, win, expected, compared: Some(compared) })
    }

    /// Judges a turn by the model alone. Its estimate counts with the weight `believed`.
    pub(super) fn by_model(&self, turn: &Taken<G>, glance: Glance<G>, believed: f32) -> Option<Verdict<G>> {
        let Glance { gap, turns, weighed: [best, played] } = glance;
        let better = turns.into_iter().find(|other| !self.is_same(turn, &other.actions))?;
        let win = (believed * (best.share - played.share)).max(0.0);
        let expected = [best.judgement, played.judgement];
        (believed > 0.0).then_some(Verdict { better, lost: believed * gap, doubt: None, win, expected, compared: None })
    }
}
