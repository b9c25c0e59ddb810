//! Thinking in whole turns.
//!
//! One decision is a small action (leave, step, place), so the value of the next position says little. [`Thinker`]
//! follows the own actions of a seat to all distinct ends of what it is doing, and lets the model judge those. A line
//! ends where somebody else has to act, where something new begins, or where chance is asked: what chance decides is not
//! foreseen, so such an end is worth the mean of several draws.
//!
//! If there are more lines than the budget allows, each depth gets a share of it, and lines at that depth are picked at
//! random. A breadth-first search would spend the budget before a long chain, such as a march of many ants, came to its
//! end, and would only ever see short turns.
//!
//! In a simultaneous phase nothing is seen of a plan until all have answered. The others are therefore given answers
//! first, by the same thinking on a small budget, and the own plan is judged by what the phase then brings.

#[cfg(test)]
mod tests;

use std::{
    collections::HashSet,
    fmt,
    hash::{BuildHasherDefault, Hasher},
};

use game_core::{Chance, Fresh, Game, Seat, Unheard, inputs::Sparse, key};

use crate::{
    learn::Learn,
    model::{
        Head, Judgement,
        net::{Anchor, Net, unit},
    },
};

/// How much is looked at.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Limits {
    /// The most actions tried for one turn.
    pub tries: u32,
    /// The share of long lists that is looked at, drawn at random.
    pub ideas: f32,
    /// How often chance is asked to judge one end.
    pub draws: u8,
    /// The most actions tried for the answer of another seat in a simultaneous phase; 0 for an answer without thinking.
    pub others: u32,
}

impl Limits {
    /// Everything within reason.
    pub const FULL: Limits = Limits { tries: 6000, ideas: 1.0, draws: 4, others: 300 };
    /// For roll-outs.
    pub const CHEAP: Limits = Limits { tries: 250, ideas: 0.35, draws: 1, others: 0 };
}

/// Lists up to this length are always looked at as a whole.
const LONG: usize = 16;
/// Each depth gets this part of the budget that is left, so that what lies deeper can be reached too.
const DEPTH_SHARE: u32 = 4;
/// But at least so many tries.
const DEPTH_LEAST: u32 = 32;
/// Actions of one seat or phase: far more than any needs.
const MOST_ACTIONS: usize = 400;

/// An end of what a seat can do now.
#[derive(Clone, Debug)]
pub struct Turn<A> {
    /// What it is worth, in points: see [`Thinker::value`].
    pub value: f32,
    pub actions: Vec<A>,
}

/// A line of own actions that has not come to an end.
struct Line<G: Game> {
    state: G::State,
    parent: u32,
    action: Option<G::Action>,
}

struct End<A> {
    value: f32,
    parent: u32,
    action: A,
}

/// Reused between searches.
struct Scratch<G: Game> {
    lines: Vec<Line<G>>,
    ends: Vec<End<G::Action>>,
    legal: Vec<G::Action>,
    /// The lines at each depth that have not been followed yet.
    waiting: Vec<Vec<u32>>,
    known: HashSet<u64, BuildHasherDefault<AsIs>>,
    anchor: Anchor,
}

impl<G: Game> Default for Scratch<G> {
    fn default() -> Self {
        Scratch {
            lines: Vec::new(),
            ends: Vec::new(),
            legal: Vec::new(),
            waiting: Vec::new(),
            known: HashSet::default(),
            anchor: Anchor::default(),
        }
    }
}

/// Keys are hashes already.
#[derive(Default)]
struct AsIs(u64);

impl Hasher for AsIs {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = self.0 << 8 ^ u64::from(byte);
        }
    }

    fn write_u64(&mut self, number: u64) {
        self.0 = number;
    }
}

/// Counts how often chance was asked.
struct Counting<'a> {
    chance: &'a mut dyn Chance,
    asked: u32,
}

impl Chance for Counting<'_> {
    fn below(&mut self, n: u32) -> u32 {
        self.asked += 1;
        self.chance.below(n)
    }
}

/// Thinks for any seat of one table with one model. Same position, same seed, same budget: same thoughts.
pub struct Thinker<'a, G: Learn> {
    game: &'a G,
    net: &'a Net,
    head: &'a Head,
    pub chance: Fresh,
    /// Actions tried so far: the measure of all budgets.
    pub tried: u64,
    /// Called before every turn that is thought about, so that long thinking can give way to something urgent.
    pub(crate) rest: Option<&'a dyn Fn()>,
    inputs: Sparse,
    hidden: Vec<f32>,
    spare: Vec<Scratch<G>>,
}

/// Not derived: that would print every weight.
impl<G: Learn> fmt::Debug for Thinker<'_, G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Thinker").field("game", &G::ID).field("tried", &self.tried).finish_non_exhaustive()
    }
}

impl<'a, G: Learn> Thinker<'a, G> {
    pub fn new(game: &'a G, net: &'a Net, head: &'a Head, chance: Fresh) -> Self {
        let (inputs, hidden, spare) = (Sparse::default(), Vec::new(), Vec::new());
        Thinker { game, net, head, chance, tried: 0, rest: None, inputs, hidden, spare }
    }

    /// The value of a position for a seat, in points: the margin it expects, and what a win is worth to it times the
    /// probability of one.
    pub fn value(&mut self, state: &G::State, seat: Seat) -> f32 {
        self.value_near(state, seat, None)
    }

    fn value_near(&mut self, state: &G::State, seat: Seat, anchor: Option<&mut Anchor>) -> f32 {
        let now = self.head.margin(&self.game.points(state, seat), &self.game.rivals(state, seat));
        if let Some(standing) = self.game.standing(state) {
            return now + self.head.taste().win * standing.share(seat, self.game.is_together());
        }
        self.inputs.clear();
        self.game.inputs(state, seat, &mut self.inputs);
        match anchor {
            Some(anchor) => anchor.move_to(self.net, self.inputs.values(), &mut self.hidden),
            None => self.net.sums(self.inputs.values(), &mut self.hidden),
        }
        self.net.bend(&mut self.hidden);
        let (margin, win) = self.head.promise(&self.hidden);
        now + margin + self.head.taste().win * win
    }

    /// Everything the model says of a position, for one seat. What is certain, because the game is over, it need not say.
    pub fn judge(&mut self, state: &G::State, seat: Seat) -> Judgement {
        if let Some(standing) = self.game.standing(state) {
            let (own, rivals) = (self.game.points(state, seat), self.game.rivals(state, seat));
            return Judgement::certain(seat, own, rivals, usize::from(standing.places[seat.idx()]));
        }
        self.inputs.clear();
        self.game.inputs(state, seat, &mut self.inputs);
        self.net.sums(self.inputs.values(), &mut self.hidden);
        self.net.bend(&mut self.hidden);
        let outputs = self.net.outputs(&self.hidden);
        let (own, rivals) = (self.game.points(state, seat), self.game.rivals(state, seat));
        Judgement::new(seat, &outputs, &own, &rivals, self.game.seats().into())
    }

    /// The best `keep` turns of a seat in a state it may know, best first. Never empty if the seat is to act.
    pub fn turns(&mut self, state: &G::State, seat: Seat, limits: Limits, keep: usize) -> Vec<Turn<G::Action>> {
        if let Some(rest) = self.rest {
            rest();
        }
        let mut root = state.clone();
        self.answer_for_others(&mut root, seat, limits.others);
        let mut scratch = self.spare.pop().unwrap_or_default();
        scratch.lines.clear();
        scratch.ends.clear();
        scratch.known.clear();
        self.inputs.clear();
        self.game.inputs(&root, seat, &mut self.inputs);
        scratch.anchor.set(self.net, self.inputs.values());
        scratch.lines.push(Line { state: root, parent: u32::MAX, action: None });
        self.follow(seat, limits, &mut scratch);
        if scratch.ends.is_empty() {
            self.judge_unfinished(seat, &mut scratch);
        }
        scratch.ends.sort_by(|a, b| b.value.total_cmp(&a.value));
        let turns = scratch.ends.iter().take(keep).map(|end| scratch.turn(end)).collect();
        self.spare.push(scratch);
        turns
    }

    /// Follows lines from the first one until all have been followed or the budget is gone.
    fn follow(&mut self, seat: Seat, limits: Limits, scratch: &mut Scratch<G>) {
        let mut waiting = std::mem::take(&mut scratch.waiting);
        for level in &mut waiting {
            level.clear();
        }
        put(&mut waiting, 0, 0);
        let mut left = limits.tries;
        while left > 0 && waiting.iter().any(|level| !level.is_empty()) {
            let mut depth = 0;
            while left > 0 && depth < waiting.len() {
                let until = left - left.min(DEPTH_LEAST.max(left / DEPTH_SHARE));
                // Few lines are followed in their order, in which neighbours have most in common: see `Anchor`.
                let is_crowded = waiting[depth].len() as u32 > (left - until) / 4;
                while left > until
                    && let Some(at) = self.take(&mut waiting[depth], is_crowded)
                {
                    let first_new = scratch.lines.len();
                    // Once begun, a line is tried to the end of its list, or what is listed last would always be missed.
                    left -= self.follow_line(at as usize, seat, Limits { tries: left, ..limits }, scratch);
                    for new in first_new..scratch.lines.len() {
                        put(&mut waiting, depth + 1, new as u32);
                    }
                }
                depth += 1;
            }
        }
        self.tried += u64::from(limits.tries - left);
        scratch.waiting = waiting;
    }

    /// Takes a line: the latest one, or any.
    fn take(&mut self, level: &mut Vec<u32>, any: bool) -> Option<u32> {
        if any && level.len() > 1 {
            let at = self.chance.below(level.len() as u32) as usize;
            return Some(level.swap_remove(at));
        }
        level.pop()
    }

    /// Tries what a line can go on with, and answers how many actions that took.
    fn follow_line(&mut self, at: usize, seat: Seat, limits: Limits, scratch: &mut Scratch<G>) -> u32 {
        let game = self.game;
        let mut legal = std::mem::take(&mut scratch.legal);
        let mut tries = 0;
        game.legal_actions(&scratch.lines[at].state, seat, &mut legal);
        let choosy = legal.len() > LONG && limits.ideas < 1.0;
        for &action in &legal {
            if !game.sensible(&scratch.lines[at].state, seat, action) || choosy && unit(&mut self.chance) > limits.ideas
            {
                continue;
            }
            if tries >= limits.tries {
                break;
            }
            tries += 1;
            let mut state = scratch.lines[at].state.clone();
            let asked = self.apply(&mut state, seat, action);
            // What chance decided this time says nothing of what else it may decide.
            if !asked && !scratch.known.insert(key(&state)) {
                continue;
            }
            if asked || !game.goes_on(&scratch.lines[0].state, &state, seat) {
                let mut value = self.value_near(&state, seat, Some(&mut scratch.anchor));
                if asked {
                    for _ in 1..limits.draws {
                        let mut again = scratch.lines[at].state.clone();
                        self.apply(&mut again, seat, action);
                        value += self.value_near(&again, seat, Some(&mut scratch.anchor));
                    }
                    value /= f32::from(limits.draws.max(1));
                }
                scratch.ends.push(End { value, parent: at as u32, action });
            } else {
                scratch.lines.push(Line { state, parent: at as u32, action: Some(action) });
            }
        }
        scratch.legal = legal;
        tries
    }

    /// No line came to an end: the unfinished ones have to do.
    fn judge_unfinished(&mut self, seat: Seat, scratch: &mut Scratch<G>) {
        for at in 1..scratch.lines.len() {
            let value = self.value_near(&scratch.lines[at].state, seat, Some(&mut scratch.anchor));
            let (parent, action) = (scratch.lines[at].parent, scratch.lines[at].action);
            scratch.ends.extend(action.map(|action| End { value, parent, action }));
        }
        // Nothing was tried at all, because chance left nothing of the list or nothing in it is sensible.
        if scratch.ends.is_empty() {
            let legal = self.game.legal(&scratch.lines[0].state, seat);
            scratch.ends.extend(legal.first().map(|&action| End { value: 0.0, parent: 0, action }));
        }
    }

    /// Applies a listed action with own chance. Answers whether chance was asked.
    fn apply(&mut self, state: &mut G::State, seat: Seat, action: G::Action) -> bool {
        let mut counting = Counting { chance: &mut self.chance, asked: 0 };
        self.game.apply_listed(state, seat, action, &mut counting, &mut Unheard);
        counting.asked > 0
    }

    /// Gives the other seats answers in a simultaneous phase, so that `seat` is the last to answer.
    pub fn answer_for_others(&mut self, state: &mut G::State, seat: Seat, tries: u32) {
        if self.game.to_act(state) == game_core::SeatSet::only(seat) && tries == 0 {
            return;
        }
        self.game.reopen(state, seat);
        let mut legal = Vec::new();
        for _ in 0..MOST_ACTIONS {
            let to_act = self.game.to_act(state);
            let Some(other) = to_act.without(seat).first().filter(|_| to_act.contains(seat)) else { return };
            if tries > 0 {
                let limits = Limits { tries, ideas: 1.0, draws: 1, others: 0 };
                let turns = self.turns(state, other, limits, 1);
                let mut dice = self.fork();
                if turns.first().is_some_and(|turn| self.carry_out(state, other, &turn.actions, &mut dice).n_done > 0) {
                    continue;
                }
            }
            self.game.legal_actions(state, other, &mut legal);
            let pick = self.game.quick_answer(state, other, &legal, &mut self.chance);
            self.apply(state, other, legal[pick]);
        }
    }

    /// Plays the actions of a turn for as long as they are legal and chance is not asked.
    pub fn carry_out(&self, state: &mut G::State, seat: Seat, actions: &[G::Action], chance: &mut Fresh) -> Done {
        let mut legal = Vec::new();
        let mut done = Done { n_done: 0, chance: false };
        for &action in actions {
            self.game.legal_actions(state, seat, &mut legal);
            if !legal.contains(&action) {
                break;
            }
            let mut counting = Counting { chance, asked: 0 };
            self.game.apply_listed(state, seat, action, &mut counting, &mut Unheard);
            done.n_done += 1;
            if counting.asked > 0 {
                done.chance = true;
                break;
            }
        }
        done
    }

    /// The positions after a turn: one, or several if chance has a say. The others answer as `luck` has it, whatever the turn.
    pub fn ends_of(
        &mut self,
        before: &G::State,
        seat: Seat,
        actions: &[G::Action],
        limits: Limits,
        luck: &Fresh,
    ) -> Vec<G::State> {
        let mut ends = Vec::new();
        for draw in 0..limits.draws.max(1) {
            self.chance = luck.clone();
            let mut state = before.clone();
            self.answer_for_others(&mut state, seat, limits.others);
            let done = self.carry_out(&mut state, seat, actions, &mut Fresh::new(draw.into()));
            ends.push(state);
            if !done.chance {
                break;
            }
        }
        ends
    }

    /// Plays everybody on with cheap turns to the end of so many spans, the current one included, and judges the result.
    pub fn roll_out(&mut self, state: &mut G::State, seat: Seat, limits: Limits, spans: u8, dice: &mut Fresh) -> f32 {
        for _ in 0..spans {
            self.play_span(state, limits, dice);
        }
        self.value(state, seat)
    }

    /// Plays everybody on to the end of the span.
    pub fn play_span(&mut self, state: &mut G::State, limits: Limits, dice: &mut Fresh) {
        let span = self.game.span(state).0;
        let mut legal = Vec::new();
        for _ in 0..MOST_ACTIONS {
            let Some(actor) = self.game.to_act(state).first() else { break };
            if self.game.span(state).0 != span {
                break;
            }
            self.game.legal_actions(state, actor, &mut legal);
            if let [only] = legal[..] {
                self.game.apply_listed(state, actor, only, dice, &mut Unheard);
                continue;
            }
            let turns = self.turns(state, actor, limits, 1);
            if turns.first().is_none_or(|turn| self.carry_out(state, actor, &turn.actions, dice).n_done == 0) {
                self.game.apply_listed(state, actor, legal[0], dice, &mut Unheard);
            }
        }
    }

    /// An independent stream of chance.
    pub fn fork(&mut self) -> Fresh {
        fork(&mut self.chance)
    }
}

/// A stream of chance that is independent of the one it is drawn from.
pub(crate) fn fork(chance: &mut Fresh) -> Fresh {
    Fresh::new(u64::from(chance.below(u32::MAX)) << 32 | u64::from(chance.below(u32::MAX)))
}

/// How far a turn was carried out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Done {
    pub n_done: usize,
    /// Whether it was cut because chance was asked.
    pub chance: bool,
}

/// Adds a line to those that wait at a depth.
fn put(waiting: &mut Vec<Vec<u32>>, depth: usize, line: u32) {
    if waiting.len() <= depth {
        waiting.resize_with(depth + 1, Vec::new);
    }
    waiting[depth].push(line);
}

impl<G: Game> Scratch<G> {
    fn turn(&self, end: &End<G::Action>) -> Turn<G::Action> {
        let mut actions = vec![end.action];
        let mut up = end.parent;
        while let Some(line) = self.lines.get(up as usize) {
            actions.extend(line.action);
            up = line.parent;
        }
        actions.reverse();
        Turn { value: end.value, actions }
    }
}
