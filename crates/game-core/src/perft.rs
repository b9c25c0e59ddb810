//! Counting the possible continuations of a game: the quickest way to show that two versions of the rules agree.

use crate::{chance::Chance, event::Unheard, game::Game};

/// The count reached its limit on positions.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("more than {limit} positions; try a smaller depth or a higher limit")]
pub struct TooMany {
    pub limit: u64,
}

/// Counts the sequences of `depth` actions that start in `state`. A game that ends earlier counts as one.
///
/// Where several seats are to act, only the lowest one does, since their order makes no difference. Each sequence
/// continues from its own copy of `chance`, so a draw depends only on the number of draws before it. At most `limit`
/// positions are visited, which bounds the running time.
pub fn perft<G: Game, C: Chance + Clone>(
    game: &G,
    state: &G::State,
    chance: &C,
    depth: u32,
    limit: u64,
) -> Result<u64, TooMany> {
    let mut leaves = 0;
    let mut n_positions = 0;
    // An explicit stack: the depth comes from the caller, and a game can be deeper than a thread's stack allows.
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
            // Every listed action leads to exactly one leaf, so there is no need to apply it.
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
