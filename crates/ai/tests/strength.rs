//! Greedy beats random. The bounds leave a wide margin to the measured figures; see `examples/strength.rs`.

mod common;

use common::against_random;
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
