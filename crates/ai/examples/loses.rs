//! Measures how many points each level loses per turn by the judgement of `review`, in games among its like: the figures
//! of `Learn::LOSES`. The levels that look ahead take minutes for a game.
//!
//! `cargo run --release -p ai --example loses -- 20 novice casual skilled`

use ai::{
    Learn, Level,
    duel::play,
    models::{self, Stage},
    review::points_lost,
};
use game_core::{Seat, Seed, Session};
use march::March;
use myrmes::Myrmes;

fn show<G: Learn>(game: &G, games: u64, levels: &[Level]) {
    let model = models::find(game, Stage::Full).expect("the games come with models");
    for &level in levels {
        let (mut lost, mut n) = (0.0, 0.0);
        for number in 0..games {
            let seed = Seed::from(7).derive(number);
            let mut players: Vec<_> = Seat::all(game.seats()).map(|_| ai::Player::new(level.bot(game))).collect();
            let mut session = Session::new(game.clone(), seed);
            for (seat, action) in play(game, seed, &mut players).actions {
                session.apply(seat, action).expect("bots play by the rules");
            }
            for seat in Seat::all(game.seats()) {
                lost += points_lost(&session, seat, model).unwrap_or(0.0);
                n += 1.0;
            }
        }
        println!("{} {}: {level} {:.2}", G::ID, game.table(), lost / n);
    }
}

fn main() {
    let games = std::env::args().nth(1).map_or(20, |n| n.parse().expect("a number of games"));
    let named: Vec<Level> = std::env::args().skip(2).map(|name| name.parse().expect("a level")).collect();
    let levels = if named.is_empty() { Level::FOR_PEOPLE.to_vec() } else { named };
    show(&Myrmes::with(myrmes::Options::players(2)).expect("two can play"), games, &levels);
    show(&March::with(march::Options::players(2)).expect("two can play"), games, &levels);
}
