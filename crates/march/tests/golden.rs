//! Whole games, replayed: the same actions give the same table, to the last bit.
//!
//! `UPDATE_EXPECT=1 cargo test -p march --test golden` plays them anew and rewrites the files, for a change of the rules that
//! is meant; the difference is to be read.

use std::{env, fs, path::PathBuf};

use game_core::{Fresh, Game, Record, Session, testing::random_step};
use march::March;
use serde_json::{Value, json};

/// Name, options, and the seed of both the game and whoever plays it.
fn games() -> Vec<(&'static str, Value, u64)> {
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

fn play(options: &Value, seed: u64) -> Session<March> {
    let options = serde_json::from_value(options.clone()).expect("these are options");
    let rules = March::with(options).expect("the options are valid");
    let (mut session, mut dice) = (Session::new(rules, seed.into()), Fresh::new(seed));
    while random_step(&mut session, &mut dice).expect("listed actions are accepted") {}
    session
}

/// A record in few lines: sixteen actions on each.
fn compact(record: &Record) -> String {
    let actions: Vec<String> = record.actions.iter().map(|action| json!(action).to_string()).collect();
    let lines: Vec<String> = actions.chunks(16).map(|chunk| chunk.join(",")).collect();
    let head = Record { actions: Vec::new(), ..record.clone() }.to_json();
    head.replace("\"actions\": []", &format!("\"actions\": [\n{}\n  ]", lines.join(",\n")))
}

#[test]
fn recorded_games_end_as_they_did() {
    for (name, options, seed) in games() {
        let path = folder().join(name).with_extension("json");
        if env::var_os("UPDATE_EXPECT").is_some() {
            fs::write(&path, compact(&play(&options, seed).record())).expect("the record can be written");
        }
        let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{name}: {error}"));
        let record = Record::from_json(&text).unwrap_or_else(|bad| panic!("{name}: {bad}"));
        assert_eq!(record.options["players"], options["players"], "{name}");
        // Loading compares the digest of the last table with the recorded one.
        assert!(record.digest.is_some(), "{name} has no digest");
        let session = Session::<March>::load(&record, &March::own_data()).unwrap_or_else(|bad| panic!("{name}: {bad}"));
        assert!(session.game().standing(session.state()).is_some(), "{name} is not a whole game");
        assert_eq!(compact(&session.record()), text, "{name} is written differently");
    }
}

#[test]
fn every_record_of_the_folder_is_replayed() {
    let mut found: Vec<String> = fs::read_dir(folder())
        .expect("the folder is there")
        .map(|entry| entry.expect("it can be read").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "json"))
        .filter_map(|path| Some(path.file_stem()?.to_str()?.to_owned()))
        .collect();
    found.sort();
    let mut listed: Vec<&str> = games().into_iter().map(|(name, ..)| name).collect();
    listed.sort_unstable();
    assert_eq!(found, listed);
}
