//! Plain Monte Carlo tree search, as a yardstick: UCT (Kocsis and Szepesvári 2006) with random play-outs.
//!
//! It knows nothing of a game but its rules. Every iteration starts from a new guess at what is hidden, so one tree
//! serves all guesses (single-observer information-set search, Cowling, Powley and Whitehouse 2012). Each seat maximises
//! its own reward.

use std::collections::HashMap;

use game_core::{Chance, Fresh, Game, Seat, Unheard};

use crate::bot::{Bot, Seen};

/// See the module documentation.
#[derive(Clone, Copy, Debug)]
pub struct Uct {
    /// Play-outs for each decision.
    pub playouts: u32,
}

/// How much a rarely tried action is favoured.
const CURIOSITY: f32 = 0.7;
/// Longer than any game.
const MOST_ACTIONS: usize = 20_000;

struct Node<A> {
    visits: u32,
    /// The sum of the rewards of the seat that chose to come here.
    reward: f32,
    children: HashMap<A, usize>,
}

impl<A> Node<A> {
    fn new() -> Node<A> {
        Node { visits: 0, reward: 0.0, children: HashMap::new() }
    }
}

impl<G: Game> Bot<G> for Uct {
    fn plan(&self, seen: &Seen<'_, G>, chance: &mut Fresh, out: &mut Vec<G::Action>) {
        if let &[only] = seen.legal() {
            return out.push(only);
        }
        let mut tree: Vec<Node<G::Action>> = vec![Node::new()];
        for _ in 0..self.playouts {
            iterate(seen, &mut tree, chance);
        }
        let visits = |action: &G::Action| tree[0].children.get(action).map_or(0, |&child| tree[child].visits);
        // The first of the most visited, so that equal trees give equal moves.
        let best = seen
            .legal()
            .iter()
            .copied()
            .reduce(|best, other| if visits(&other) > visits(&best) { other } else { best });
        out.push(best.expect("a seat to act has a legal action"));
    }
}

fn iterate<G: Game>(seen: &Seen<'_, G>, tree: &mut Vec<Node<G::Action>>, chance: &mut Fresh) {
    let game = seen.game();
    let mut state = seen.guess(chance);
    let mut legal = Vec::new();
    let mut path: Vec<(Option<Seat>, usize)> = vec![(None, 0)];
    let mut at = 0;
    // Down the tree, until something is tried for the first time.
    while let Some(seat) = next(game, &state, seen.seat(), path.len() == 1) {
        game.legal_actions(&state, seat, &mut legal);
        let untried = legal.iter().filter(|action| !tree[at].children.contains_key(action)).count();
        let (action, is_new) = if untried > 0 {
            let pick = chance.below(untried as u32) as usize;
            let action = legal.iter().filter(|action| !tree[at].children.contains_key(action)).nth(pick);
            (*action.expect("one of the untried actions"), true)
        } else {
            (promising(tree, at, &legal), false)
        };
        if is_new {
            let child = tree.len();
            tree.push(Node::new());
            tree[at].children.insert(action, child);
        }
        at = tree[at].children[&action];
        path.push((Some(seat), at));
        game.apply_listed(&mut state, seat, action, chance, &mut Unheard);
        if is_new {
            break;
        }
    }
    for _ in 0..MOST_ACTIONS {
        let Some(seat) = game.to_act(&state).first() else { break };
        game.legal_actions(&state, seat, &mut legal);
        let action = legal[chance.below(legal.len() as u32) as usize];
        game.apply_listed(&mut state, seat, action, chance, &mut Unheard);
    }
    let rewards = rewards(game, &state);
    for (seat, node) in path {
        tree[node].visits += 1;
        if let Some(seat) = seat {
            tree[node].reward += rewards[seat.idx()];
        }
    }
}

/// Who acts next: at the root the seat that thinks, even if others decide at the same time.
fn next<G: Game>(game: &G, state: &G::State, own: Seat, at_root: bool) -> Option<Seat> {
    let to_act = game.to_act(state);
    if at_root { Some(own) } else { to_act.first() }
}

/// The child with the highest upper confidence bound among the legal ones.
fn promising<A: Copy + Eq + std::hash::Hash>(tree: &[Node<A>], at: usize, legal: &[A]) -> A {
    let total = (tree[at].visits.max(1) as f32).ln();
    let bound = |action: &A| {
        let child = &tree[tree[at].children[action]];
        let visits = child.visits.max(1) as f32;
        child.reward / visits + CURIOSITY * (total / visits).sqrt()
    };
    legal.iter().copied().reduce(|best, other| if bound(&other) > bound(&best) { other } else { best }).expect("legal")
}

/// Mostly winning, and a little the margin, so that it also tells a narrow loss from a clear one.
fn rewards<G: Game>(game: &G, state: &G::State) -> Vec<f32> {
    let Some(standing) = game.standing(state) else { return vec![0.0; game.seats().into()] };
    let n = standing.scores.len();
    let total: i32 = standing.scores.iter().sum();
    Seat::all(game.seats())
        .map(|seat| {
            let own = standing.scores[seat.idx()];
            let others = if n > 1 { (total - own) as f32 / (n - 1) as f32 } else { 0.0 };
            let margin = ((own as f32 - others) / 100.0).clamp(-0.5, 0.5);
            0.8 * standing.share(seat, false) + 0.2 * (0.5 + margin)
        })
        .collect()
}
