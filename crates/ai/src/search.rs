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
    /// How far a roll-out goes.
    pub spans: u32,
    /// A turn that is this much better than the next one is not questioned by roll-outs.
    pub clear: f32,
    /// If set, roll-outs take this long instead of their budget. The result then depends on the machine.
    pub time: Option<Duration>,
}

impl Mind {
    /// Looks ahead for about a third of a second on one core.
    pub const EXPERT: Mind = Mind { candidates: 8, nodes: 80_000, ..Mind::PLAIN };
    /// Looks ahead for about two seconds.
    pub const MASTER: Mind = Mind { candidates: 16, nodes: 600_000, ..Mind::PLAIN };
    /// Thinks of one possibility in eight where there are many.
    pub const NOVICE: Mind = Mind { limits: Limits { tries: 800, ideas: 0.125, draws: 1, others: 0 }, ..Mind::PLAIN };
    /// Thinks of one possibility in three.
    pub const CASUAL: Mind = Mind { limits: Limits { tries: 2000, ideas: 0.35, draws: 2, others: 150 }, ..Mind::PLAIN };
    /// Judges turns by the model alone.
    pub const PLAIN: Mind =
        Mind { limits: Limits::FULL, taste: Taste::PLAIN, candidates: 1, nodes: 0, spans: 1, clear: 8.0, time: None };
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

    /// The best turns with their values, best first.
    pub fn turns<G: Learn>(&self, seen: &Seen<'_, G>, chance: &mut Fresh) -> Vec<Turn<G::Action>> {
        let mut thinker = Thinker::new(seen.game(), &self.model.net, &self.head, chance.clone());
        // The bot's stream goes on from somewhere else.
        chance.below(u32::MAX);
        let guess = seen.guess(&mut thinker.chance);
        let mut turns = thinker.turns(&guess, seen.seat(), self.mind.limits, self.mind.candidates.max(1));
        let looks_ahead = self.mind.nodes > 0 || self.mind.time.is_some();
        if looks_ahead && turns.len() > 1 && turns[0].value - turns[1].value < self.mind.clear {
            self.halve(seen, &mut thinker, &mut turns);
        }
        turns
    }

    /// The best turns as [`turns`](Learned::turns) finds them, and what the model says of the positions they lead to.
    pub fn consider<G: Learn>(&self, seen: &Seen<'_, G>, chance: &mut Fresh) -> Vec<(Turn<G::Action>, Judgement)> {
        let mut thinker = Thinker::new(seen.game(), &self.model.net, &self.head, chance.clone());
        let turns = self.turns(seen, chance);
        let luck = thinker.fork();
        let judge = |turn: Turn<G::Action>| {
            let (state, _) = self.after(seen, &mut thinker, &turn, luck.clone());
            let judgement = thinker.judge(&state, seen.seat());
            (turn, judgement)
        };
        turns.into_iter().map(judge).collect()
    }

    /// Puts the turns in the order in which roll-outs see them.
    fn halve<G: Learn>(&self, seen: &Seen<'_, G>, thinker: &mut Thinker<'_, G>, turns: &mut Vec<Turn<G::Action>>) {
        let rounds = turns.len().next_power_of_two().ilog2().max(1);
        let mut sums = vec![(0.0f32, 0u32); turns.len()];
        let mut alive: Vec<usize> = (0..turns.len()).collect();
        let (start, begun) = (thinker.tried, Instant::now());
        for round in 1..=rounds {
            let until = start + self.mind.nodes * u64::from(round) / u64::from(rounds);
            let deadline = self.mind.time.map(|time| time * round / rounds);
            // Every candidate of a round is played on equally often, and at least once.
            loop {
                let luck = thinker.fork();
                for &candidate in &alive {
                    let value = self.play_on(seen, thinker, &turns[candidate], luck.clone());
                    sums[candidate].0 += value;
                    sums[candidate].1 += 1;
                }
                if deadline.map_or(thinker.tried >= until, |deadline| begun.elapsed() >= deadline) {
                    break;
                }
            }
            let mean = |candidate: usize| sums[candidate].0 / sums[candidate].1 as f32;
            alive.sort_by(|&a, &b| mean(b).total_cmp(&mean(a)));
            alive.truncate(alive.len().div_ceil(2));
        }
        for (turn, (sum, n)) in turns.iter_mut().zip(&sums) {
            turn.value = sum / *n as f32;
        }
        // Those that survived longer were looked at more closely: their number of roll-outs ranks before their value.
        let mut order: Vec<usize> = (0..turns.len()).collect();
        order.sort_by(|&a, &b| {
            (sums[b].1, turns[b].value).partial_cmp(&(sums[a].1, turns[a].value)).expect("no value is NaN")
        });
        let best = alive[0];
        order.retain(|&candidate| candidate != best);
        order.insert(0, best);
        *turns = order.into_iter().map(|candidate| turns[candidate].clone()).collect();
    }

    fn play_on<G: Learn>(
        &self,
        seen: &Seen<'_, G>,
        thinker: &mut Thinker<'_, G>,
        turn: &Turn<G::Action>,
        luck: Fresh,
    ) -> f32 {
        let (mut state, mut dice) = self.after(seen, thinker, turn, luck);
        thinker.roll_out(&mut state, seen.seat(), Limits::CHEAP, self.mind.spans, &mut dice)
    }

    /// A position after a turn, as far as it can be guessed, and the dice for what follows. The same luck gives every
    /// turn the same guess, the same answers of the others and the same dice.
    fn after<G: Learn>(
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
