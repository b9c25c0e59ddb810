//! Measures how strong greedy is and how long it thinks: one greedy bot against random ones, with its seat changing
//! from game to game, and games among greedy bots only.
//!
//! `cargo run --release -p ai --example strength -- 100`

use std::time::{Duration, Instant};

use ai::{Learn, Level, Seen};
use game_core::{Fresh, Seat, Seed, Stream, Unheard};
use march::March;
use myrmes::Myrmes;

#[derive(Default)]
struct Thought {
    decisions: u32,
    total: Duration,
    longest: Duration,
}

fn play<G: Learn>(game: &G, number: u64, levels: &[Level], thought: &mut Thought) -> Vec<i32> {
    let mut chance = Stream::new(Seed::from(1).derive(number));
    let mut whims = Fresh::new(number);
    let mut state = game.setup(&mut chance, &mut Unheard);
    while let Some(seat) = game.to_act(&state).first() {
        let (legal, level, begin) = (game.legal(&state, seat), levels[seat.idx()], Instant::now());
        let action = level.bot(game).choose(&Seen::new(game, &state, seat, &legal), &mut whims);
        if level == Level::Greedy {
            let time = begin.elapsed();
            thought.decisions += 1;
            thought.total += time;
            thought.longest = thought.longest.max(time);
        }
        game.apply_listed(&mut state, seat, action, &mut chance, &mut Unheard);
    }
    game.standing(&state).expect("nobody is to act").scores
}

fn show<G: Learn>(game: &G, games: u64) {
    let seats = game.seats();
    let mut thought = Thought::default();
    let (mut greedy, mut random, mut won) = (0, 0, 0);
    for number in 0..games {
        let own = Seat((number % u64::from(seats)) as u8);
        let level = |seat| if seat == own { Level::Greedy } else { Level::Random };
        let scores = play(game, number, &Seat::all(seats).map(level).collect::<Vec<_>>(), &mut thought);
        let best_other = Seat::all(seats).filter(|&seat| seat != own).map(|seat| scores[seat.idx()]).max();
        greedy += scores[own.idx()];
        random += scores.iter().sum::<i32>() - scores[own.idx()];
        won += u32::from(Some(scores[own.idx()]) > best_other);
    }
    let n = games as f64;
    let others = f64::from(seats - 1);
    println!(
        "{} {seats}p: greedy {:.1}, random {:.1}, greedy first in {won} of {games}",
        G::ID,
        f64::from(greedy) / n,
        f64::from(random) / n / others,
    );
    let among: i32 = (0..games)
        .map(|number| play(game, number, &vec![Level::Greedy; usize::from(seats)], &mut thought).iter().sum::<i32>())
        .sum();
    println!(
        "  greedy among themselves {:.1}; {} decisions, mean {:.2} ms, longest {:.1} ms",
        f64::from(among) / n / f64::from(seats),
        thought.decisions,
        1e3 * thought.total.as_secs_f64() / f64::from(thought.decisions),
        1e3 * thought.longest.as_secs_f64(),
    );
}

fn main() {
    let games = std::env::args().nth(1).map_or(40, |games| games.parse().expect("a number of games"));
    for players in [2, 4] {
        show(&Myrmes::with(myrmes::Options::players(players)).expect("own data"), games);
    }
    for players in [2, 4] {
        show(&March::with(march::Options::players(players)).expect("own data"), games);
    }
}
