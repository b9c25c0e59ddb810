//! Whole games, replayed: the same actions give the same table, to the last bit.
//!
//! `UPDATE_EXPECT=1 cargo test -p myrmes --test golden` plays them anew and rewrites the files, for a change of the rules that
//! is meant; the difference is to be read. The broken records in `records/invalid` are written by hand.

use std::{env, fs, path::PathBuf};

use game_core::{BadRecord, Fresh, Game, Record, Session, testing::random_step};
use myrmes::Myrmes;
use serde_json::{Value, json};

/// Name, options, and the seed of both the game and whoever plays it.
fn games() -> Vec<(&'static str, Value, u64)> {
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

fn play(options: &Value, seed: u64) -> Session<Myrmes> {
    let options = serde_json::from_value(options.clone()).expect("these are options");
    let rules = Myrmes::with(options).expect("the options are valid");
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
        let session =
            Session::<Myrmes>::load(&record, &Myrmes::own_data()).unwrap_or_else(|bad| panic!("{name}: {bad}"));
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

/// What loading a record says, in one line.
fn verdict(text: &str) -> String {
    let loaded = Record::from_json(text).and_then(|record| Session::<Myrmes>::load(&record, &Myrmes::own_data()));
    match loaded {
        Ok(_) => "fine".into(),
        Err(BadRecord::Action(bad)) => {
            format!("action {} [{}] {}", bad.index, bad.rule.unwrap_or("unread"), bad.values)
        }
        // Digests and hashes follow the data; which of them is wrong is enough.
        Err(BadRecord::Digest { .. }) => "digest".into(),
        Err(BadRecord::Data { .. }) => "data".into(),
        Err(other) => other.to_string(),
    }
}

/// A broken record is a whole one with something changed, and says what is wrong with it.
#[test]
fn broken_records_say_where_and_why() {
    let mut seen = 0;
    for entry in fs::read_dir(folder().join("invalid")).expect("the folder is there") {
        let path = entry.expect("it can be read").path();
        let text = fs::read_to_string(&path).expect("it can be read");
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
