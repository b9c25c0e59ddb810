use std::collections::HashSet;

use game_core::{
    Seed, Stream,
    toy::{Action, Crumbs, Options},
};
use march::March;
use myrmes::Myrmes;

use super::*;
use crate::{
    model::Taste,
    models::{self, Stage},
};

const EVERYTHING: Limits = Limits { tries: u32::MAX, ideas: 1.0, draws: 1, others: 0 };

/// Calls `look` with the positions of a random game in which one seat alone has a choice.
fn walk<G: Learn>(game: &G, seed: u64, mut look: impl FnMut(&G::State, Seat)) {
    let mut chance = Stream::new(Seed::from(seed));
    let mut whims = Fresh::new(seed);
    let mut state = game.setup(&mut chance, &mut Unheard);
    let mut legal = Vec::new();
    while let Some(seat) = game.to_act(&state).first() {
        game.legal_actions(&state, seat, &mut legal);
        if legal.len() > 1 && game.to_act(&state).len() == 1 {
            look(&state, seat);
        }
        let action = legal[whims.below(legal.len() as u32) as usize];
        game.apply_listed(&mut state, seat, action, &mut chance, &mut Unheard);
    }
}

/// The ends of what a seat is doing, by following everything; `None` if there are many or chance has a say.
fn all_ends<G: Learn>(game: &G, state: &G::State, seat: Seat, most: usize) -> Option<HashSet<u64>> {
    let (mut lines, mut known, mut ends) = (vec![state.clone()], HashSet::new(), HashSet::new());
    while let Some(line) = lines.pop() {
        for action in game.legal(&line, seat) {
            if !game.sensible(&line, seat, action) {
                continue;
            }
            let (mut after, mut fresh) = (line.clone(), Fresh::new(0));
            let mut counting = Counting { chance: &mut fresh, asked: 0 };
            game.apply_listed(&mut after, seat, action, &mut counting, &mut Unheard);
            if counting.asked > 0 || known.len() > most {
                return None;
            }
            if !known.insert(key(&after)) {
                continue;
            }
            if game.goes_on(state, &after, seat) {
                lines.push(after);
            } else {
                ends.insert(key(&after));
            }
        }
    }
    Some(ends)
}

fn finds_every_end_once<G: Learn>(game: &G) {
    let model = models::find(game, Stage::Skilled).expect("the game comes with models");
    let head = Head::new(&model.net, model.origin.players, Taste::PLAIN);
    let mut thinker = Thinker::new(game, &model.net, &head, Fresh::new(1));
    let mut compared = 0;
    walk(game, 3, |state, seat| {
        let Some(ends) = all_ends(game, state, seat, 3000) else { return };
        let turns = thinker.turns(state, seat, EVERYTHING, usize::MAX);
        let mut found = HashSet::new();
        for turn in &turns {
            let mut after = state.clone();
            thinker.carry_out(&mut after, seat, &turn.actions, &mut Fresh::new(0));
            assert!(found.insert(key(&after)), "an end was found twice");
            let value = thinker.value(&after, seat);
            assert!((turn.value - value).abs() < 0.01, "{} is not the value {value} of its end", turn.value);
        }
        assert_eq!(found, ends);
        assert!(turns.is_sorted_by(|a, b| a.value >= b.value));
        compared += usize::from(ends.len() > 5);
    });
    assert!(compared > 10, "{compared} positions with several ends");
}

#[test]
fn every_end_of_a_turn_is_found_once_and_judged() {
    finds_every_end_once(&Myrmes::with(myrmes::Options::players(2)).unwrap());
    finds_every_end_once(&March::with(march::Options::players(2)).unwrap());
}

/// Budgets are kept; the same seed thinks the same; and what lies deep is reached with a small budget too.
fn keeps_its_budget<G: Learn>(game: &G) {
    let model = models::find(game, Stage::Skilled).expect("the game comes with models");
    let head = Head::new(&model.net, model.origin.players, Taste::PLAIN);
    let turns = |state: &G::State, seat, tries| {
        let mut thinker = Thinker::new(game, &model.net, &head, Fresh::new(9));
        let found = thinker.turns(state, seat, Limits { tries, ..EVERYTHING }, usize::MAX);
        assert!(thinker.tried <= tries.into(), "{} of {tries}", thinker.tried);
        found.into_iter().map(|turn| turn.actions).collect::<Vec<_>>()
    };
    let longest = |found: &[Vec<G::Action>]| found.iter().map(Vec::len).max().unwrap_or(0);
    let (mut deep, mut reached) = (0, 0);
    walk(game, 5, |state, seat| {
        let few = turns(state, seat, Limits::CHEAP.tries);
        assert!(!few.is_empty() && few == turns(state, seat, Limits::CHEAP.tries));
        assert!(!turns(state, seat, 1).is_empty(), "whoever is to act does something");
        if longest(&turns(state, seat, 5000)) >= 4 {
            deep += 1;
            reached += usize::from(longest(&few) >= 4);
        }
    });
    assert!(deep > 5 && 10 * reached >= 8 * deep, "{reached} of {deep} chains");
}

#[test]
fn a_budget_is_kept_and_spent_at_every_depth() {
    keeps_its_budget(&Myrmes::with(myrmes::Options::players(2)).unwrap());
    keeps_its_budget(&March::with(march::Options::players(2)).unwrap());
}

/// The last bid rolls the die.
#[test]
fn an_end_that_chance_decides_is_worth_the_mean_of_its_draws() {
    let game = Crumbs::new(Options::default(), &Crumbs::own_data()).unwrap();
    let mut net_chance = Fresh::new(4);
    let net = Net::new(game_core::inputs::expand(&game.input_names()).len(), 32, &mut net_chance);
    let head = Head::new(&net, 2, Taste::PLAIN);
    let mut thinker = Thinker::new(&game, &net, &head, Fresh::new(2));
    let mut state = game.setup(&mut Fresh::new(0), &mut Unheard);
    game.apply_listed(&mut state, Seat(0), Action::Bid(1), &mut Fresh::new(0), &mut Unheard);
    let mut by_heap = std::collections::BTreeMap::new();
    for seed in 0..200 {
        let mut after = state.clone();
        game.apply_listed(&mut after, Seat(1), Action::Bid(3), &mut Fresh::new(seed), &mut Unheard);
        by_heap.insert(game.position(&after).heap, thinker.value(&after, Seat(1)));
    }
    assert_eq!(by_heap.len(), 6, "the die has six faces");
    let mean = by_heap.values().sum::<f32>() / 6.0;
    let spread = by_heap.values().map(|value| (value - mean).abs()).sum::<f32>() / 6.0;
    let off = |draws| {
        let mut thinker = Thinker::new(&game, &net, &head, Fresh::new(2));
        let found = thinker.turns(&state, Seat(1), Limits { draws, ..EVERYTHING }, usize::MAX);
        let bid = found.iter().find(|turn| turn.actions == [Action::Bid(3)]).expect("it is legal");
        (bid.value - mean).abs()
    };
    assert!(spread > 0.0 && off(250) < 0.25 * spread, "{} of {spread}", off(250));
    // Four different bids, each with its own roll: none is taken for the end of another.
    assert_eq!(thinker.turns(&state, Seat(1), EVERYTHING, usize::MAX).len(), 4);
}
