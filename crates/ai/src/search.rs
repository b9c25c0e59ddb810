//! Looking ahead: the best turns by the model are played on to the end of the span, and the better half of them again,
//! until one is left.
//!
//! This is sequential halving (Karnin, Koren and Somekh 2013). All candidates of a round meet the same guess at what is
//! hidden and the same dice, so that their difference is not luck. In a roll-out every seat plays for itself.

use std::time::{Duration, Instant};

use game_core::{Chance, Fresh};

use crate::{
    bot::{Bot, Seen},
    learn::Learn,
    model::{Head, Judgement, Model, Taste},
    think::{Limits, Thinker, Turn},
};

/// How a learned bot thinks.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Mind {
    pub limits: Limits,
    pub taste: Taste,
    /// Turns to look at in roll-outs; with one or none the model alone decides.
    pub candidates: usize,
    /// The budget of all roll-outs of one turn, in actions tried.
    pub nodes: u64,
    /// How many spans a roll-out plays on, the current one included. The model is wrong about some things again and again,
    /// and no number of roll-outs mends that; what has been played needs no judging.
    pub spans: u8,
    /// How much everybody thinks in a roll-out.
    pub rolls: Limits,
    /// A turn that is this much better than the next one is not questioned by roll-outs.
    pub clear: f32,
    /// What the model says of a turn counts as much as so many roll-outs.
    pub trust: f32,
    /// If set, roll-outs take this long instead of their budget. The result then depends on the machine.
    pub time: Option<Duration>,
}

impl Mind {
    /// Plays its best turns on a few times, which takes some milliseconds. Most of what roll-outs bring is seen in the first.
    pub const EXPERT: Mind = Mind { candidates: 4, nodes: 4_000, ..Mind::PLAIN };
    /// Does so at length, for about a third of a second on one core. More roll-outs than that have not won more games.
    pub const MASTER: Mind = Mind { candidates: 8, nodes: 80_000, ..Mind::PLAIN };
    /// Thinks of one possibility in eight where there are many.
    pub const NOVICE: Mind = Mind { limits: Limits { tries: 800, ideas: 0.125, draws: 1, others: 0 }, ..Mind::PLAIN };
    /// Thinks of one possibility in three.
    pub const CASUAL: Mind = Mind { limits: Limits { tries: 2000, ideas: 0.35, draws: 2, others: 150 }, ..Mind::PLAIN };
    /// Judges turns by the model alone.
    pub const PLAIN: Mind = Mind {
        limits: Limits::FULL,
        taste: Taste::PLAIN,
        candidates: 1,
        nodes: 0,
        spans: 1,
        rolls: Limits::CHEAP,
        clear: 8.0,
        trust: 6.0,
        time: None,
    };

    fn looks_ahead(&self) -> bool {
        self.nodes > 0 || self.time.is_some()
    }
}

/// A turn, and what is to be expected of it.
#[derive(Clone, Debug)]
pub struct Expected<A> {
    pub turn: Turn<A>,
    pub judgement: Judgement,
    /// How much worse it came out than the first one, in points; 0 if nothing was rolled out.
    pub behind: f32,
    /// The standard error of that; `None` if it was not rolled out often enough to say.
    pub doubt: Option<f32>,
}

/// A bot that plays by a learned model.
#[derive(Clone, Debug)]
pub struct Learned<'m> {
    model: &'m Model,
    head: Head,
    mind: Mind,
}

impl<'m> Learned<'m> {
    pub fn new(model: &'m Model, mind: Mind) -> Learned<'m> {
        Learned { model, head: Head::new(&model.net, model.origin.players, mind.taste), mind }
    }

    pub(crate) fn mind(&self) -> &Mind {
        &self.mind
    }

    /// The best turns with their values, best first.
    pub fn turns<G: Learn>(&self, seen: &Seen<'_, G>, chance: &mut Fresh) -> Vec<Turn<G::Action>> {
        let mut thinker = Thinker::new(seen.game(), &self.model.net, &self.head, chance.clone());
        // The bot's stream goes on from somewhere else.
        chance.below(u32::MAX);
        let guess = seen.guess(&mut thinker.chance);
        let mut turns = thinker.turns(&guess, seen.seat(), self.mind.limits, self.mind.candidates.max(1));
        if self.mind.looks_ahead() && turns.len() > 1 && turns[0].value - turns[1].value < self.mind.clear {
            self.halve(seen, &mut thinker, &mut turns);
        }
        turns
    }

    /// The best turns as [`turns`](Learned::turns) finds them, at most `keep`, and what is to be expected of each.
    ///
    /// For a mind that looks ahead these are the means of what the model says where roll-outs of each turn end, all with the
    /// same luck, so that two turns can be compared source by source. Otherwise it is what the model says of the position
    /// after the turn.
    pub fn consider<G: Learn>(&self, seen: &Seen<'_, G>, chance: &mut Fresh, keep: usize) -> Vec<Expected<G::Action>> {
        let luck = chance.clone();
        let mut turns = self.turns(seen, chance);
        turns.truncate(keep);
        self.expect(seen, luck, turns, COMPARED)
    }

    /// What is to be expected of these turns, from `n` roll-outs of each if the mind looks ahead.
    pub(crate) fn expect<G: Learn>(
        &self,
        seen: &Seen<'_, G>,
        luck: Fresh,
        turns: Vec<Turn<G::Action>>,
        n: usize,
    ) -> Vec<Expected<G::Action>> {
        let mut thinker = Thinker::new(seen.game(), &self.model.net, &self.head, luck);
        let mut seen_of: Vec<(Vec<f32>, Vec<Judgement>)> = turns.iter().map(|_| Default::default()).collect();
        let looks_ahead = self.mind.looks_ahead();
        for _ in 0..if looks_ahead { n } else { 1 } {
            let luck = thinker.fork();
            for (turn, (values, judgements)) in turns.iter().zip(&mut seen_of) {
                let (mut state, mut dice) = self.after(seen, &mut thinker, turn, luck.clone());
                if looks_ahead {
                    let Mind { rolls, spans, .. } = self.mind;
                    values.push(thinker.roll_out(&mut state, seen.seat(), rolls, spans, &mut dice));
                }
                judgements.push(thinker.judge(&state, seen.seat()));
            }
        }
        let best = seen_of.first().map(|(values, _)| values.clone()).unwrap_or_default();
        let expected = |(turn, (values, judgements)): (_, (Vec<f32>, Vec<Judgement>))| {
            let behind = best.iter().zip(&values).map(|(best, own)| best - own);
            Expected {
                turn,
                judgement: Judgement::mean(&judgements),
                behind: behind.clone().sum::<f32>() / values.len().max(1) as f32,
                doubt: standard_error(behind),
            }
        };
        turns.into_iter().zip(seen_of).map(expected).collect()
    }

    /// Puts the turns in the order in which roll-outs see them. Those that the model finds clearly worse stay behind.
    pub(crate) fn halve<G: Learn>(
        &self,
        seen: &Seen<'_, G>,
        thinker: &mut Thinker<'_, G>,
        turns: &mut Vec<Turn<G::Action>>,
    ) {
        let doubtful = turns.iter().take_while(|turn| turns[0].value - turn.value < self.mind.clear).count();
        let mut race = Race::new(turns.iter().map(|turn| turn.value), doubtful, self.mind.trust);
        let rounds = doubtful.next_power_of_two().ilog2().max(1);
        let (start, begun) = (thinker.tried, Instant::now());
        for round in 1..=rounds {
            if race.alive.len() == 1 {
                break;
            }
            let until = start + self.mind.nodes * u64::from(round) / u64::from(rounds);
            let deadline = self.mind.time.map(|time| time * round / rounds);
            // Every candidate of a round is played on equally often, and at least once.
            loop {
                let luck = thinker.fork();
                for at in race.alive.clone() {
                    let value = self.play_on(seen, thinker, &turns[at], luck.clone());
                    race.runners[at].values.push(value);
                }
                race.drop_hopeless();
                if race.alive.len() == 1
                    || deadline.map_or(thinker.tried >= until, |deadline| begun.elapsed() >= deadline)
                {
                    break;
                }
            }
            race.keep_half();
        }
        for (turn, value) in turns.iter_mut().zip(race.values()) {
            turn.value = value;
        }
        let mut ranked: Vec<_> = turns.drain(..).zip(race.runners).collect();
        // Those that survived longer were looked at more closely: their number of roll-outs ranks before their value.
        ranked.sort_by(|(a, by_a), (b, by_b)| {
            by_b.values.len().cmp(&by_a.values.len()).then(b.value.total_cmp(&a.value))
        });
        turns.extend(ranked.into_iter().map(|(turn, _)| turn));
    }

    fn play_on<G: Learn>(
        &self,
        seen: &Seen<'_, G>,
        thinker: &mut Thinker<'_, G>,
        turn: &Turn<G::Action>,
        luck: Fresh,
    ) -> f32 {
        let (mut state, mut dice) = self.after(seen, thinker, turn, luck);
        thinker.roll_out(&mut state, seen.seat(), self.mind.rolls, self.mind.spans, &mut dice)
    }

    /// A position after a turn, as far as it can be guessed, and the dice for what follows. The same luck gives every
    /// turn the same guess, the same answers of the others and the same dice.
    pub(crate) fn after<G: Learn>(
        &self,
        seen: &Seen<'_, G>,
        thinker: &mut Thinker<'_, G>,
        turn: &Turn<G::Action>,
        luck: Fresh,
    ) -> (G::State, Fresh) {
        let seat = seen.seat();
        let mut dice = luck.clone();
        thinker.chance = luck;
        let mut state = seen.guess(&mut thinker.chance);
        thinker.answer_for_others(&mut state, seat, self.mind.limits.others);
        thinker.carry_out(&mut state, seat, &turn.actions, &mut dice);
        (state, dice)
    }
}

/// The standard error of a mean; `None` for fewer than two numbers.
pub(crate) fn standard_error(numbers: impl ExactSizeIterator<Item = f32> + Clone) -> Option<f32> {
    let n = numbers.len() as f32;
    if n < 2.0 {
        return None;
    }
    let mean = numbers.clone().sum::<f32>() / n;
    let variance = numbers.map(|x| (x - mean) * (x - mean)).sum::<f32>() / (n - 1.0);
    Some((variance / n).sqrt())
}

/// How often each turn of an answer is rolled out to say what is to be expected of it.
pub(crate) const COMPARED: usize = 24;
/// A turn that is worse by so many standard errors is given up before its round is over.
const HOPELESS: f32 = 2.5;
/// Turns that never differ by more than this in points come to the same, like the order in which cubes are taken.
pub(crate) const SAME: f32 = 0.02;
/// Roll-outs before anything is given up.
const FEWEST: usize = 4;

/// Turns that are compared by roll-outs.
struct Race {
    runners: Vec<Runner>,
    /// Indices of the turns that are still in the race; all of them have had the same luck.
    alive: Vec<usize>,
    /// See [`Mind::trust`].
    trust: f32,
}

struct Runner {
    /// What the model said.
    prior: f32,
    /// What came of each roll-out.
    values: Vec<f32>,
}

impl Runner {
    /// How much worse this is than a runner with the same luck, and perhaps more of it, by what the model said and what the
    /// roll-outs of both have shown.
    fn behind(&self, other: &Runner, trust: f32) -> f32 {
        let lost: f32 = self.values.iter().zip(&other.values).map(|(own, theirs)| theirs - own).sum();
        (lost + trust * (other.prior - self.prior)) / (self.values.len() as f32 + trust)
    }

    /// Whether it need not be looked at again: it is worse beyond reasonable doubt, or it comes to the same.
    fn is_hopeless(&self, other: &Runner, trust: f32) -> bool {
        let n = self.values.len() as f32;
        let lost = || self.values.iter().zip(&other.values).map(|(own, theirs)| theirs - own);
        if lost().all(|lost| lost.abs() < SAME) {
            return true;
        }
        let mean = lost().sum::<f32>() / n;
        // A few roll-outs that happen to agree prove little.
        let variance = (lost().map(|x| (x - mean) * (x - mean)).sum::<f32>() / (n - 1.0)).max(1.0);
        self.behind(other, trust) > HOPELESS * (variance / (n + trust)).sqrt()
    }
}

impl Race {
    /// The first `n` are looked at.
    fn new(priors: impl Iterator<Item = f32>, n: usize, trust: f32) -> Race {
        let runners = priors.map(|prior| Runner { prior, values: Vec::new() }).collect();
        Race { runners, alive: (0..n).collect(), trust }
    }

    /// Puts those still looked at in order, the best first.
    fn rank(&mut self) {
        let promise = |at: usize| self.trust * self.runners[at].prior + self.runners[at].values.iter().sum::<f32>();
        self.alive.sort_by(|&a, &b| promise(b).total_cmp(&promise(a)));
    }

    fn drop_hopeless(&mut self) {
        self.rank();
        let (runners, best, trust) = (&self.runners, self.alive[0], self.trust);
        if runners[best].values.len() >= FEWEST {
            self.alive.retain(|&at| at == best || !runners[at].is_hopeless(&runners[best], trust));
        }
    }

    fn keep_half(&mut self) {
        self.rank();
        self.alive.truncate(self.alive.len().div_ceil(2));
    }

    /// The value of each turn: the mean of the winner's roll-outs, minus how far the turn is behind it.
    fn values(&self) -> Vec<f32> {
        let best = &self.runners[self.alive[0]];
        let mean = best.values.iter().sum::<f32>() / best.values.len() as f32;
        self.runners.iter().map(|runner| mean - runner.behind(best, self.trust)).collect()
    }
}

impl<G: Learn> Bot<G> for Learned<'_> {
    fn plan(&self, seen: &Seen<'_, G>, chance: &mut Fresh, out: &mut Vec<G::Action>) {
        if let &[only] = seen.legal() {
            return out.push(only);
        }
        let turns = self.turns(seen, chance);
        match turns.into_iter().next() {
            Some(turn) if seen.legal().contains(&turn.actions[0]) => out.extend(turn.actions),
            _ => out.push(seen.legal()[0]),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Rolls all runners out until one is left or the time is up; answers how many roll-outs that took.
    fn run(race: &mut Race, most: usize, mut roll_out: impl FnMut(usize, usize) -> f32) -> usize {
        let mut n = 0;
        for round in 0..most {
            for at in race.alive.clone() {
                race.runners[at].values.push(roll_out(at, round));
                n += 1;
            }
            race.drop_hopeless();
            if race.alive.len() == 1 {
                break;
            }
        }
        race.keep_half();
        n
    }

    #[test]
    fn a_turn_that_falls_behind_is_given_up_early() {
        let mut chance = Fresh::new(3);
        let mut race = Race::new([5.0, 5.0, 5.0].into_iter(), 3, Mind::PLAIN.trust);
        // The second one is three points better, whatever the luck.
        let n = run(&mut race, 200, |at, round| {
            let luck = (round * 7 % 11) as f32;
            luck + if at == 1 { 3.0 } else { 0.0 } + crate::model::net::unit(&mut chance)
        });
        assert_eq!(race.alive, [1]);
        assert!(n < 60, "{n} roll-outs");
        let values = race.values();
        assert!(values[1] - values[0] > 1.0 && values[1] - values[2] > 1.0, "{values:?}");
    }

    #[test]
    fn turns_that_come_to_the_same_are_not_compared_for_long() {
        let mut race = Race::new([2.0, 1.9, 1.8].into_iter(), 3, Mind::PLAIN.trust);
        let n = run(&mut race, 200, |_, round| (round % 5) as f32);
        assert_eq!((race.alive.as_slice(), n), (&[0][..], 3 * FEWEST));
    }

    #[test]
    fn what_the_model_says_counts_until_roll_outs_have_shown_more() {
        let mut race = Race::new([4.0, 0.0].into_iter(), 2, Mind::PLAIN.trust);
        for at in [0, 1] {
            race.runners[at].values.push(if at == 1 { 2.0 } else { 0.0 });
        }
        race.rank();
        assert_eq!(race.alive, [0, 1], "one roll-out proves little");
        for _ in 0..40 {
            race.runners[0].values.push(0.0);
            race.runners[1].values.push(2.0);
        }
        race.rank();
        assert_eq!(race.alive, [1, 0]);
        // One that was never rolled out stands where the model put it.
        let mut race = Race::new([4.0, 3.0, 1.0].into_iter(), 2, Mind::PLAIN.trust);
        run(&mut race, 8, |at, _| 10.0 - at as f32);
        let values = race.values();
        assert!((values[0] - values[2] - 3.0).abs() < 1e-4, "{values:?}");
    }
}
