//! Whole games, replayed: the same actions give the same table, to the last bit.
//!
//! `UPDATE_EXPECT=1 cargo test -p myrmes --test all golden` plays them again and rewrites the
//! files, for an intended change of the rules; review the diff. The broken records in
//! `records/invalid` are written by hand.

use std::{fs, path::PathBuf};

use game_core::{
    BadRecord, Game, Record, Session,
    testing::files::{self, Recorded},
};
use myrmes::Myrmes;
use serde_json::{Value, json};

fn games() -> Vec<Recorded> {
    vec![
        ("two_players", json!({"players": 2}), 2),
        ("three_players", json!({"players": 3}), 3),
        ("four_players", json!({"players": 4}), 4),
        ("four_players_box", json!({"players": 4, "supply": "box", "first_seat": 2}), 5),
        ("two_players_manual", json!({"players": 2, "variant": "manual"}), 6),
        (
            "three_players_mixed",
            json!({"players": 3, "variant": "manual", "supply": "unlimited", "event_shift": "both"}),
            7,
        ),
    ]
}

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/records")
}

#[test]
fn recorded_games_end_as_they_did() {
    files::recorded_games_end_as_they_did::<Myrmes>(&folder(), &games());
}

#[test]
fn every_record_of_the_folder_is_replayed() {
    files::every_record_is_listed(&folder(), &games());
}

/// The result of loading a record, in one line.
fn verdict(text: &str) -> String {
    let loaded = Record::from_json(text).and_then(|record| Session::<Myrmes>::load(&record, &Myrmes::own_data()));
    match loaded {
        Ok(_) => "fine".into(),
        Err(BadRecord::Action(bad)) => {
            format!("action {} [{}] {}", bad.index, bad.rule.unwrap_or("unread"), bad.values)
        }
        // Digests and hashes depend on the data, so name only which one is wrong.
        Err(BadRecord::Digest { .. }) => "digest".into(),
        Err(BadRecord::Data { .. }) => "data".into(),
        Err(other) => other.to_string(),
    }
}

/// Each broken record is a valid one with something changed, and states the expected error.
#[test]
fn broken_records_say_where_and_why() {
    let mut seen = 0;
    for entry in fs::read_dir(folder().join("invalid")).expect("the folder exists") {
        let path = entry.expect("the entry can be read").path();
        let text = fs::read_to_string(&path).expect("the file can be read");
        let mut file: Value = serde_json::from_str(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let expected = file["expect"].take();
        let mut record = file["record"].take();
        if record["data"] == "own" {
            let rules = Myrmes::with(myrmes::Options::default()).expect("the options are valid");
            record["data"] = json!(rules.data_hash());
        }
        assert_eq!(json!(verdict(&record.to_string())), expected, "{}", path.display());
        seen += 1;
    }
    assert_eq!(seen, 14, "a broken record is missing");
}
