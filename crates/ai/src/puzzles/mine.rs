//! Mining: looks for puzzles in games of bots.
//!
//! Most positions are given up early, because roll-outs are expensive: where the model sees no difference between the turns, where
//! the levels that do not look ahead agree, and where a first race of the best turns finds no clear winner. What is left is compared
//! with fresh luck three times, each time for longer and with hidden hands and dice dealt anew for every roll-out; at last
//! everybody thinks harder in the roll-outs. A position that passes is shown to bots of every level: one that none of them misses
//! is not a puzzle.

use std::ops::RangeInclusive;

use game_core::{Chance, Fresh, Seat, Seed, Unheard, key};

use super::{AS_GOOD, Puzzle, Weighed, id, is_over, mind, pruned, weighed};
use crate::{
    bot::{Bot, Seen},
    duel::whims_seed,
    learn::Learn,
    level::Level,
    model::{Head, Model, Taste},
    search::{Expected, Learned, Mind, SAME},
    think::{Limits, Thinker, Turn},
    walk::{self, Taken},
};

/// Turns that are looked at in a position.
pub(super) const CANDIDATES: usize = 10;
/// The budget of the first race, in actions tried.
pub(super) const NODES: u64 = 100_000;
/// Other turns that a puzzle shows.
const OTHERS: usize = 3;
/// Puzzles from one game.
const PER_GAME: usize = 3;

/// The model has to see at least this difference between the best turn and the last of the candidates, in points.
const WORTH_A_LOOK: f32 = 1.5;
/// A turn that the model finds this much better than the next is obvious.
const OBVIOUS: f32 = 6.0;
/// Turns that are compared after the race.
const COMPARED: usize = 6;
/// By how many points the race has to be won.
const PROMISING: f32 = 0.6;
/// The comparisons with fresh luck: roll-outs, and by how many points and standard errors the solution has to be ahead of
/// every other turn.
const ROUNDS: [(usize, f32, f32); 3] = [(6, 0.6, 0.8), (20, 0.9, 1.6), (64, 1.0, 3.0)];
/// The chance to win after the solution: nobody wants to solve a game that is decided.
const OPEN: RangeInclusive<f32> = 0.05..=0.95;
/// The last comparison, in which everybody thinks harder.
const HARDER: Limits = Limits { tries: 1000, ideas: 1.0, draws: 1, others: 0 };
const HARDER_ROUND: (usize, f32, f32) = (10, 0.5, 1.0);

/// Copies with other hidden things on which the turns are tried.
const COPIES: u64 = 4;
/// The levels that are asked, and how often: one that overlooks turns at random may be lucky once.
const ASKED: [(Level, usize); 5] =
    [(Level::Novice, 3), (Level::Casual, 3), (Level::Skilled, 1), (Level::Expert, 1), (Level::Master, 1)];
/// Roll-outs that compare the answer of a level with the solution.
const ANSWER: usize = 12;

/// How many positions got how far.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    pub games: usize,
    /// Turns with something to decide.
    pub positions: usize,
    /// Those about which the levels that do not look ahead disagree.
    pub disputed: usize,
    /// Those with a clear winner of the first race.
    pub promising: usize,
    /// Those with a turn that is clearly best.
    pub clear: usize,
    /// Those that no level misses.
    pub obvious: usize,
}

/// Looks for puzzles in games at one table.
#[derive(Debug)]
pub struct Miner<'a, G: Learn> {
    game: &'a G,
    model: &'a Model,
    pub tally: Tally,
}

/// A position of which it is not known yet whether it is a puzzle.
struct Position<'a, G: Learn> {
    game: &'a G,
    state: &'a G::State,
    seat: Seat,
    legal: Vec<G::Action>,
    seed: u64,
}

impl<'a, G: Learn> Position<'a, G> {
    fn seen(&self) -> Seen<'_, G> {
        Seen::new(self.game, self.state, self.seat, &self.legal)
    }

    /// Each purpose has its own stream, so that no comparison owes anything to the luck of an earlier one.
    fn luck(&self, purpose: u64) -> Fresh {
        Fresh::new(self.seed ^ purpose << 56)
    }

    /// Whether these actions are one whole turn, whatever is hidden: people play it on a copy with other hidden things.
    fn is_whole(&self, actions: &[G::Action]) -> bool {
        (0..COPIES).all(|nth| {
            let mut chance = self.luck(40 + nth);
            let before = self.game.resample(self.state, self.seat, &mut chance);
            let (mut state, mut over) = (before.clone(), false);
            for &action in actions {
                if over || !self.game.legal(&state, self.seat).contains(&action) {
                    return false;
                }
                let undrawn = chance.clone();
                self.game.apply_listed(&mut state, self.seat, action, &mut chance, &mut Unheard);
                over = is_over(self.game, &before, &state, self.seat, chance != undrawn);
            }
            over
        })
    }

    /// Where a turn ends: the same number for turns that come to the same position.
    fn end(&self, thinker: &Thinker<'_, G>, actions: &[G::Action]) -> u64 {
        let mut state = self.state.clone();
        thinker.carry_out(&mut state, self.seat, actions, &mut Fresh::new(0));
        key(&state)
    }
}

impl<'a, G: Learn> Miner<'a, G> {
    /// A miner that judges by a model for the table.
    pub fn new(game: &'a G, model: &'a Model) -> Miner<'a, G> {
        Miner { game, model, tally: Tally::default() }
    }

    /// The puzzles of one game between bots.
    pub fn game(&mut self, seed: Seed) -> Vec<Puzzle> {
        self.some_of(seed, PER_GAME, usize::MAX)
    }

    /// At most so many puzzles among so many turns of a game, picked at random.
    pub(super) fn some_of(&mut self, seed: Seed, puzzles: usize, turns: usize) -> Vec<Puzzle> {
        let (wanted, mut left) = (puzzles, turns);
        let mut turns = walk::turns(&walk::played(self.game, seed), |_| true, |_| ());
        self.tally.games += 1;
        let mut whims = Fresh::new(whims_seed(seed));
        let mut puzzles = Vec::new();
        while puzzles.len() < wanted && left > 0 && !turns.is_empty() {
            left -= 1;
            let turn = turns.swap_remove(whims.below(turns.len() as u32) as usize);
            puzzles.extend(self.puzzle(&turn, whims_seed(seed) ^ (turn.first as u64) << 32));
        }
        puzzles
    }

    /// The puzzle at the beginning of a turn, if it is one.
    fn puzzle(&mut self, turn: &Taken<G>, seed: u64) -> Option<Puzzle> {
        let (game, seat) = (self.game, turn.seat);
        // Everything is judged in the position as it can be typed: that is what people get.
        let position = game.position(&turn.before);
        let state = game.place(&position).ok()?;
        let asked = Position { game, state: &state, seat, legal: game.legal(&state, seat), seed };
        if asked.legal.len() < 2 || asked.legal != game.legal(&turn.before, seat) {
            return None;
        }
        self.tally.positions += 1;
        let head = Head::new(&self.model.net, self.model.origin.players, Taste::PLAIN);
        let mut thinker = Thinker::new(game, &self.model.net, &head, asked.luck(1));

        let mut turns = self.candidates(&asked, &mut thinker)?;
        self.tally.disputed += 1;
        Learned::new(self.model, mind::<G>()).halve(&asked.seen(), &mut thinker, &mut turns);
        if turns[0].value - turns[1].value < PROMISING {
            return None;
        }
        self.tally.promising += 1;
        let turns = self.compared(&asked, turns)?;
        if !turns.iter().all(|expected| asked.is_whole(&expected.turn.actions)) {
            return None;
        }
        self.tally.clear += 1;

        let missed: Vec<Level> = ASKED
            .into_iter()
            .filter(|&(level, times)| self.misses(&asked, &thinker, &turns, level, times))
            .map(|(level, _)| level)
            .collect();
        if missed.is_empty() {
            self.tally.obvious += 1;
            return None;
        }
        let (options, position) =
            (game_core::json::to_value(game.options()), pruned(&position, game_core::json::to_value(&position)));
        let id = id(&options, seat, &position);
        let turns: Vec<Weighed> = turns.iter().map(weighed::<G>).collect();
        Some(Puzzle { id, options, seat, position, turns, missed })
    }

    /// The best turns by the model, if they differ and bots that know less would choose others.
    fn candidates(&self, asked: &Position<'_, G>, thinker: &mut Thinker<'_, G>) -> Option<Vec<Turn<G::Action>>> {
        let (seen, seat) = (asked.seen(), asked.seat);
        let guess = seen.guess(&mut thinker.chance);
        let turns = thinker.turns(&guess, seat, mind::<G>().limits, CANDIDATES);
        let best = asked.end(thinker, &turns.first()?.actions);
        let agrees =
            |level: Level| best == asked.end(thinker, &plan(level.bot(self.game).as_ref(), &seen, asked.luck(2)));
        if agrees(Level::Novice) && agrees(Level::Casual) {
            return None;
        }
        let behind = |nth: usize| turns[0].value - turns[nth].value;
        let differ = turns.len() >= 3 && behind(turns.len() - 1) >= WORTH_A_LOOK && behind(1) < OBVIOUS;
        differ.then_some(turns)
    }

    /// The solution and the best other turns with what is expected of them, if the solution is clearly best.
    fn compared(&self, asked: &Position<'_, G>, turns: Vec<Turn<G::Action>>) -> Option<Vec<Expected<G::Action>>> {
        let judge = Learned::new(self.model, mind::<G>());
        let mut turns = turns;
        turns.truncate(COMPARED);
        let mut found = Vec::new();
        for (nth, &round) in ROUNDS.iter().enumerate() {
            found = judge.expect(&asked.seen(), asked.luck(3 + nth as u64), turns, round.0);
            // Turns that come to the same as the solution in every roll-out are solutions too: they are not shown.
            let comes_to_the_same = |other: &Expected<_>| other.behind.abs() < SAME && other.doubt < Some(SAME);
            let solution = found.remove(0);
            found.retain(|other| !comes_to_the_same(other));
            found.sort_by(|a, b| a.behind.total_cmp(&b.behind));
            // Nor are others that come to the same as each other worth showing twice.
            found.dedup_by(|b, a| a.behind.to_bits() == b.behind.to_bits() && a.doubt == b.doubt);
            found.truncate(OTHERS);
            let win = solution.judgement.places[0];
            if !is_clear(&found, round) || !OPEN.contains(&win) {
                return None;
            }
            found.insert(0, solution);
            turns = found.iter().map(|expected| expected.turn.clone()).collect();
        }
        turns.truncate(2);
        let judge = Learned::new(self.model, Mind { rolls: HARDER, ..mind::<G>() });
        let harder = judge.expect(&asked.seen(), asked.luck(9), turns, HARDER_ROUND.0);
        is_clear(&harder[1..], HARDER_ROUND).then_some(found)
    }

    /// Whether a level misses the solution more often than not.
    fn misses(
        &self,
        asked: &Position<'_, G>,
        thinker: &Thinker<'_, G>,
        turns: &[Expected<G::Action>],
        level: Level,
        times: usize,
    ) -> bool {
        let (seen, bot) = (asked.seen(), level.bot(self.game));
        let solution = &turns[0].turn;
        let is_worse = |actions: &[G::Action]| {
            let end = asked.end(thinker, actions);
            if end == asked.end(thinker, &solution.actions) {
                return false;
            }
            if turns[1..].iter().any(|other| asked.end(thinker, &other.turn.actions) == end) {
                return true;
            }
            let turns = vec![solution.clone(), Turn { value: 0.0, actions: actions.to_vec() }];
            let judge = Learned::new(self.model, mind::<G>());
            judge.expect(&seen, asked.luck(10), turns, ANSWER)[1].behind > AS_GOOD
        };
        let wrong = (0..times).filter(|&nth| is_worse(&plan(bot.as_ref(), &seen, asked.luck(20 + nth as u64)))).count();
        2 * wrong > times
    }
}

/// Whether the first turn is ahead of all these others by enough points and standard errors.
fn is_clear<A>(others: &[Expected<A>], (_, points, errors): (usize, f32, f32)) -> bool {
    let ahead =
        |other: &Expected<A>| other.behind >= points && other.behind >= errors * other.doubt.unwrap_or(f32::MAX);
    !others.is_empty() && others.iter().all(ahead)
}

fn plan<G: Learn>(bot: &dyn Bot<G>, seen: &Seen<'_, G>, mut chance: Fresh) -> Vec<G::Action> {
    let mut plan = Vec::new();
    bot.plan(seen, &mut chance, &mut plan);
    plan
}
