//! Plays games between levels.
#![allow(dead_code, reason = "every test crate uses its own part of these helpers")]

use ai::{Learn, Level, Seen};
use game_core::{Fresh, Seat, Seed, Standing, Stream, Unheard};

/// The action a level chooses in this state.
pub(crate) fn choose<G: Learn>(game: &G, state: &G::State, seat: Seat, level: Level, seed: u64) -> G::Action {
    let legal = game.legal(state, seat);
    level.bot(game).choose(&Seen::new(game, state, seat, &legal), &mut Fresh::new(seed))
}

/// Plays game `number` and calls `look` with every decision before it is applied.
pub(crate) fn play_with<G: Learn>(
    game: &G,
    number: u64,
    levels: &[Level],
    mut look: impl FnMut(&G::State, Seat, &[G::Action], G::Action),
) -> G::State {
    let mut chance = Stream::new(Seed::from(5).derive(number));
    let mut whims = Fresh::new(number);
    let mut state = game.setup(&mut chance, &mut Unheard);
    while let Some(seat) = game.to_act(&state).first() {
        let legal = game.legal(&state, seat);
        let action = levels[seat.idx()].bot(game).choose(&Seen::new(game, &state, seat, &legal), &mut whims);
        look(&state, seat, &legal, action);
        game.apply(&mut state, seat, action, &mut chance, &mut Unheard).expect("bots play by the rules");
    }
    state
}

/// Plays one greedy bot against random ones, with its seat changing from game to game. Returns how often it won alone
/// and the mean scores of both.
pub(crate) fn against_random<G: Learn>(game: &G, games: u64) -> (u64, f64, f64) {
    let seats = game.seats();
    let (mut won, mut own, mut theirs) = (0, 0, 0);
    for number in 0..games {
        let greedy = Seat((number % u64::from(seats)) as u8);
        let levels: Vec<_> =
            Seat::all(seats).map(|seat| if seat == greedy { Level::Greedy } else { Level::Random }).collect();
        let state = play_with(game, number, &levels, |_, _, _, _| {});
        let Standing { places, scores } = game.standing(&state).expect("the game is over");
        let firsts = places.iter().filter(|&&place| place == 1).count();
        won += u64::from(places[greedy.idx()] == 1 && firsts == 1);
        own += scores[greedy.idx()];
        theirs += scores.iter().sum::<i32>() - scores[greedy.idx()];
    }
    let n = games as f64;
    (won, f64::from(own) / n, f64::from(theirs) / n / f64::from(seats - 1))
}
