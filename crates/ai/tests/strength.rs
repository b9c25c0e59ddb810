//! Greedy beats random, and what was learned beats greedy. The bounds leave a wide margin to the measured figures; see
//! `docs/bots-measured.md`.

mod common;

use ai::{
    Learn, Level,
    duel::{Deal, play_deal},
    models::{self, Stage},
    review::{level_that_loses, points_lost},
};
use common::{against_random, play_with};
use game_core::{Seed, Session};
use march::March;
use myrmes::Myrmes;

#[test]
fn greedy_beats_random_at_myrmes() {
    for players in [2, 4] {
        let (won, greedy, random) = against_random(&Myrmes::with(myrmes::Options::players(players)).unwrap(), 16);
        assert!(won >= 14 && greedy > random + 25.0, "{players} players: won {won}, {greedy} to {random}");
    }
}

#[test]
fn greedy_beats_random_at_march() {
    for players in [2, 4] {
        let (won, greedy, random) = against_random(&March::with(march::Options::players(players)).unwrap(), 12);
        assert!(won >= 9 && greedy > random + 5.0, "{players} players: won {won}, {greedy} to {random}");
    }
}

/// The win share of a level with one seat against another level at all others.
fn share<G: Learn>(game: &G, level: Level, other: Level, deals: u64) -> f64 {
    let deal = |number| -> Deal {
        let seed = Seed::from(3).derive(number);
        play_deal(game, seed, &|| level.bot(game), &|| other.bot(game), game.is_together(), |_, _| {})
    };
    (0..deals).map(|number| deal(number).a_wins).sum::<f64>() / deals as f64
}

/// Deals enough for a few games: each is played once from every seat.
fn deals(players: u8) -> u64 {
    (8 / u64::from(players)).max(2)
}

#[test]
fn what_was_learned_beats_greedy_at_every_table() {
    for players in 2..=4 {
        let game = Myrmes::with(myrmes::Options::players(players)).unwrap();
        let won = share(&game, Level::Skilled, Level::Greedy, deals(players));
        assert!(won >= 0.8, "Myrmes, {players} players: {won}");
    }
    for players in 2..=5 {
        let game = March::with(march::Options::players(players)).unwrap();
        let won = share(&game, Level::Skilled, Level::Greedy, deals(players));
        assert!(won >= 0.6, "March, {players} players: {won}");
    }
}

const GAMES: u64 = 6;

#[test]
fn who_plays_worse_loses_more_points_a_turn() {
    let game = Myrmes::with(myrmes::Options::players(2)).unwrap();
    let model = models::find(&game, Stage::Full).expect("the game comes with models");
    let lost_in = |level: Level, number: u64| {
        let mut session = Session::new(game.clone(), Seed::from(5).derive(number));
        let mut actions = Vec::new();
        play_with(&game, number, &[level, level], |_, seat, _, action| actions.push((seat, action)));
        for (seat, action) in actions {
            session.apply(seat, action).expect("the same game");
        }
        points_lost(&session, game_core::Seat(0), model).expect("turns were taken")
    };
    // In one game, luck can make more of a difference than a level.
    let lost = |level| (0..GAMES).map(|number| lost_in(level, number)).sum::<f32>() / GAMES as f32;
    let (random, novice, skilled) = (lost(Level::Random), lost(Level::Novice), lost(Level::Skilled));
    assert!(random > novice && novice > skilled, "{random}, {novice}, {skilled}");
    assert_eq!(level_that_loses::<Myrmes>(20.0), Level::Novice);
    assert_eq!(level_that_loses::<Myrmes>(0.0), Level::Skilled);
}
