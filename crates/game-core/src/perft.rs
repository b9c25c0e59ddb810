//! Counting the ways a game can go on: the quickest proof that two versions of the rules are the same.

use crate::{chance::Chance, fact::Unheard, game::Game};

/// The count met more positions than it was allowed to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("more than {limit} positions; a smaller depth or a higher limit may do")]
pub struct TooMany {
    pub limit: u64,
}

/// How many sequences of `depth` actions begin in `state`. A game that ends earlier counts as one.
///
/// Where several seats are to act only the lowest one does, since their order changes nothing. Chance goes on from
/// `chance` in each sequence, so that what is drawn depends only on how often was drawn before. At most `limit` positions
/// are looked at, so that no question can take for ever.
pub fn perft<G: Game, C: Chance + Clone>(
    game: &G,
    state: &G::State,
    chance: &C,
    depth: u32,
    limit: u64,
) -> Result<u64, TooMany> {
    let mut leaves = 0;
    let mut n_positions = 0;
    // A stack of our own: the depth comes from outside, and a game can be deeper than a thread's stack.
    let mut open = vec![(state.clone(), chance.clone(), depth)];
    let mut actions = Vec::new();
    while let Some((state, chance, depth)) = open.pop() {
        n_positions += 1;
        if n_positions > limit {
            return Err(TooMany { limit });
        }
        let Some(seat) = game.to_act(&state).first().filter(|_| depth > 0) else {
            leaves += 1;
            continue;
        };
        game.legal_actions(&state, seat, &mut actions);
        if depth == 1 {
            // Every listed action leads to one leaf: no need to go there.
            leaves += actions.len() as u64;
            continue;
        }
        for &action in &actions {
            let (mut state, mut chance) = (state.clone(), chance.clone());
            game.apply_listed(&mut state, seat, action, &mut chance, &mut Unheard);
            open.push((state, chance, depth - 1));
        }
    }
    Ok(leaves)
}
