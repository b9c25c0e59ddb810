//! Greedy search to the end of the current activity.
//!
//! One decision is a small action (leave, step, place; nurses track by track), so the value of the next position alone
//! says little. Greedy therefore follows its own actions, breadth first, until somebody else has to act or the game
//! says that something new begins. It takes the first action of the line that ends best. Every line is played with the
//! same chance, so that luck does not decide between them.

use std::{collections::HashMap, hash::BuildHasher};

use game_core::{Chance, Fresh, Game, Seat, Unheard};

use crate::{
    bot::{Bot, Seen},
    eval::Evaluate,
};

/// See the module documentation.
#[derive(Clone, Copy, Debug)]
pub struct Greedy {
    /// The most actions tried for one decision; then the best line so far is taken.
    pub most_tried: usize,
    /// How many unfinished lines to keep after each step; the best are kept.
    pub width: usize,
}

impl Default for Greedy {
    fn default() -> Greedy {
        Greedy { most_tried: 4000, width: 250 }
    }
}

/// The most actions played for the other seats before the search starts: far more than any phase needs.
const MOST_ANSWERS: usize = 400;

impl<G: Evaluate> Bot<G> for Greedy {
    /// One action at a time: greedy thinks anew for each of them.
    fn plan(&self, seen: &Seen<'_, G>, chance: &mut Fresh, out: &mut Vec<G::Action>) {
        if let &[only] = seen.legal() {
            return out.push(only);
        }
        let state = seen.guess(chance);
        let dice = Fresh::new(u64::from(chance.below(u32::MAX)) << 32 | u64::from(chance.below(u32::MAX)));
        let mut search = Search::new(*self, seen.game(), seen.seat(), state, dice);
        search.run();
        out.push(search.best.pick(chance).unwrap_or(seen.legal()[0]));
    }
}

/// An unfinished line.
struct Line<G: Game> {
    state: G::State,
    dice: Fresh,
    /// Its first action; `None` at the root.
    first: Option<G::Action>,
    value: f32,
}

/// The first actions of the best lines: all of the shortest lines that end equally well.
struct Best<A> {
    value: f32,
    steps: usize,
    firsts: Vec<A>,
}

impl<A: Copy + PartialEq> Best<A> {
    fn note(&mut self, value: f32, steps: usize, first: A) {
        if self.firsts.is_empty() || value > self.value + 1e-4 {
            *self = Best { value, steps, firsts: vec![first] };
        } else if value >= self.value - 1e-4 && steps == self.steps && !self.firsts.contains(&first) {
            self.firsts.push(first);
        }
    }

    fn pick(&self, chance: &mut Fresh) -> Option<A> {
        match self.firsts[..] {
            [] => None,
            [only] => Some(only),
            _ => Some(self.firsts[chance.below(self.firsts.len() as u32) as usize]),
        }
    }
}

struct Search<'a, G: Game> {
    limits: Greedy,
    game: &'a G,
    seat: Seat,
    root: Line<G>,
    best: Best<G::Action>,
    n_tried: usize,
}

impl<'a, G: Evaluate> Search<'a, G> {
    fn new(limits: Greedy, game: &'a G, seat: Seat, mut state: G::State, mut dice: Fresh) -> Self {
        answer_for_others(game, &mut state, seat, &mut dice);
        let root = Line { state, dice, first: None, value: 0.0 };
        let best = Best { value: f32::NEG_INFINITY, steps: 0, firsts: Vec::new() };
        Search { limits, game, seat, root, best, n_tried: 0 }
    }

    fn run(&mut self) {
        let root = Line { state: self.root.state.clone(), dice: self.root.dice.clone(), first: None, value: 0.0 };
        let mut lines = vec![root];
        for steps in 1.. {
            lines = self.step(&lines, steps);
            if lines.is_empty() || self.n_tried >= self.limits.most_tried {
                break;
            }
        }
        // No line came to an end: compare the unfinished ones.
        if self.best.firsts.is_empty() {
            for line in lines {
                if let Some(first) = line.first {
                    self.best.note(line.value, 0, first);
                }
            }
        }
    }

    /// Extends every line by one action. Finished lines are noted in `best`, the others are returned.
    fn step(&mut self, lines: &[Line<G>], steps: usize) -> Vec<Line<G>> {
        let (mut longer, mut legal) = (Longer::<G>::default(), Vec::new());
        for line in lines {
            self.game.legal_actions(&line.state, self.seat, &mut legal);
            for &action in &legal {
                if self.n_tried >= self.limits.most_tried {
                    return longer.best(self.limits.width);
                }
                self.n_tried += 1;
                let (mut state, mut dice) = (line.state.clone(), line.dice.clone());
                self.game.apply_listed(&mut state, self.seat, action, &mut dice, &mut Unheard);
                let (value, first) = (self.game.value(&state, self.seat), line.first.unwrap_or(action));
                if self.is_through(&state) {
                    self.best.note(value, steps, first);
                } else {
                    longer.add(Line { state, dice, first: Some(first), value });
                }
            }
        }
        longer.best(self.limits.width)
    }

    fn is_through(&self, state: &G::State) -> bool {
        let to_act = self.game.to_act(state);
        let alone = to_act.contains(self.seat) && to_act.len() == 1;
        !alone || self.game.is_through(&self.root.state, state, self.seat)
    }
}

/// In a simultaneous phase nothing is revealed until all have answered. The others take their first listed action: it
/// matters only that they answer.
fn answer_for_others<G: Game>(game: &G, state: &mut G::State, seat: Seat, dice: &mut Fresh) {
    let mut legal = Vec::new();
    for _ in 0..MOST_ANSWERS {
        let Some(other) = game.to_act(state).without(seat).first() else { return };
        game.legal_actions(state, other, &mut legal);
        game.apply_listed(state, other, legal[0], dice, &mut Unheard);
    }
}

/// Unfinished lines without duplicate states.
struct Longer<G: Game> {
    lines: Vec<Line<G>>,
    /// Finds duplicates by the hash of their states.
    by_hash: HashMap<u64, Vec<usize>>,
}

impl<G: Game> Default for Longer<G> {
    fn default() -> Self {
        Longer { lines: Vec::new(), by_hash: HashMap::new() }
    }
}

impl<G: Game> Longer<G> {
    fn add(&mut self, line: Line<G>) {
        let hash = self.by_hash.hasher().hash_one(&line.state);
        let same = self.by_hash.entry(hash).or_default();
        if !same.iter().any(|&other| self.lines[other].state == line.state) {
            same.push(self.lines.len());
            self.lines.push(line);
        }
    }

    fn best(mut self, width: usize) -> Vec<Line<G>> {
        // The sort is stable: among equals, lines found earlier come first.
        self.lines.sort_by(|a, b| b.value.total_cmp(&a.value));
        self.lines.truncate(width);
        self.lines
    }
}
