//! Replays of whole games: the same actions give the same table, to the last bit.
//!
//! After an intended change of the rules, `UPDATE_EXPECT=1 cargo test -p march --test all golden`
//! plays them again and rewrites the files. Review the diff.

use std::path::PathBuf;

use game_core::testing::files::{self, Recorded};
use march::March;
use serde_json::json;

fn games() -> Vec<Recorded> {
    vec![
        ("solo", json!({"players": 1}), 1),
        ("two_players", json!({"players": 2}), 2),
        ("three_players", json!({"players": 3, "beyond": 3}), 3),
        ("four_players", json!({"players": 4}), 4),
        ("five_players", json!({"players": 5}), 5),
        ("long_game", json!({"players": 3, "length": "long", "first_seat": 2}), 6),
        ("primitive_species", json!({"players": 4, "primitive_species": true}), 7),
        (
            "against_the_horde",
            json!({"players": 2, "centipedes": true, "difficulty": "hard", "horde_wins": "beats_all", "beyond": 5}),
            8,
        ),
    ]
}

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/records")
}

#[test]
fn recorded_games_end_as_they_did() {
    files::recorded_games_end_as_they_did::<March>(&folder(), &games());
}

#[test]
fn every_record_of_the_folder_is_replayed() {
    files::every_record_is_listed(&folder(), &games());
}
