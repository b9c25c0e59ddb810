//! The same mistake gives the same kind of error and the same exit status in every command.

use std::fs;

use cli::{engine::Engine, games};
use game_core::{Game, Seed, Session, toy::Crumbs};
use serde_json::{Value, json};

use crate::{folder, run, stderr, stdout};

/// The error of the engine: its kind and message.
fn engine(requests: &[Value]) -> (String, String) {
    let mut engine = Engine::new(games::find("crumbs").unwrap(), None, || Seed::from(1)).unwrap();
    let mut answer = Value::Null;
    for request in requests {
        answer = serde_json::from_str(&engine.answer(request.to_string().as_bytes())).unwrap();
    }
    let text = |field: &str| answer["error"][field].as_str().unwrap_or_else(|| panic!("{answer}")).to_owned();
    (text("kind"), text("message"))
}

/// The command exits with this status and prints one line that ends with the kind.
fn check(args: &[&str], input: &str, status: i32, kind: &str) -> String {
    let output = run(args, input.as_bytes());
    let told = stderr(&output);
    assert_eq!(output.status.code(), Some(status), "{args:?}: {told}");
    assert_eq!((told.lines().count(), stdout(&output).as_str()), (1, ""), "{args:?}: {told}");
    assert!(told.trim_end().ends_with(&format!(" [{kind}]")), "{args:?}: {told}");
    told
}

fn record() -> Value {
    let crumbs = Crumbs::new(Default::default(), &Crumbs::own_data()).unwrap();
    serde_json::to_value(Session::new(crumbs, Seed::from(1)).record()).unwrap()
}

#[test]
fn a_game_that_does_not_exist() {
    let dir = folder("errors-game");
    fs::write(dir.join("crumbs.toml"), "").unwrap();
    let dir = dir.to_str().unwrap();
    let mut chess = record();
    chess["game"] = json!("chess");
    let (kind, message) = engine(&[json!({"do": "load", "record": chess})]);
    assert_eq!(kind, "not_found");
    for (args, input) in [
        (&["engine", "chess"][..], String::new()),
        (&["simulate", "chess"], String::new()),
        (&["data", "export", "chess", dir], String::new()),
        (&["data", "check", dir, "--game", "chess"], String::new()),
        (&["replay", "-"], chess.to_string()),
    ] {
        assert!(check(args, &input, 2, "not_found").contains(&message), "{args:?}");
    }
}

#[test]
fn options_that_cannot_be() {
    for (options, told) in [
        (r#"{"players":9}"#, "players: 9 is not between 2 and 4"),
        (r#"{"players":"two"}"#, "players: expected a whole number from 0 to 255, found \"two\""),
        (r#"{"colour":1}"#, "unknown field `colour`"),
    ] {
        let value: Value = serde_json::from_str(options).unwrap();
        let (kind, message) = engine(&[json!({"do": "new", "options": value})]);
        assert_eq!(kind, "bad_options");
        assert!(message.contains(told), "{message}");
        assert!(check(&["simulate", "crumbs", "--options", options], "", 2, "bad_options").contains(&message));
        // Inside a record, they make it a bad record, wherever it is read.
        let mut bad = record();
        bad["options"] = value;
        let (kind, message) = engine(&[json!({"do": "load", "record": bad})]);
        assert!(kind == "bad_record" && message.contains(told), "{message}");
        assert!(check(&["replay", "-"], &bad.to_string(), 1, "bad_record").contains(&message));
    }
    assert!(check(&["simulate", "crumbs", "--players", "9"], "", 2, "bad_options").contains("not between 2 and 4"));
}

#[test]
fn a_seat_nobody_sits_on() {
    let new = json!({"do": "new"});
    for request in [
        json!({"do": "apply", "seat": 2, "action": "bid 1"}),
        json!({"do": "legal", "seat": 2}),
        json!({"do": "undo", "seat": 2}),
        json!({"do": "view", "viewer": 2}),
        json!({"do": "outlook", "viewer": 2}),
        json!({"do": "events", "viewer": 2}),
    ] {
        let told = engine(&[new.clone(), request]);
        assert_eq!(told, ("not_found".to_owned(), "there is no seat 2, only 0 to 1".to_owned()));
    }
}

#[test]
fn component_data_that_cannot_be_played_with() {
    let dir = folder("errors-data");
    fs::write(dir.join("crumbs.toml"), "highest_bid = 1\n").unwrap();
    let dir = dir.to_str().unwrap();
    for args in [
        &["engine", "crumbs", "--data", dir][..],
        &["simulate", "crumbs", "--data", dir],
        &["replay", "-", "--data", dir],
        &["data", "check", dir],
    ] {
        assert!(check(args, &record().to_string(), 1, "bad_data").contains("crumbs.toml"));
    }
}

#[test]
fn arguments_that_make_no_sense() {
    check(&["simulate", "crumbs", "--games", "0"], "", 2, "bad_request");
    check(&["simulate", "crumbs", "--threads", "0"], "", 2, "bad_request");
    check(&["simulate", "crumbs", "--bots", "clever"], "", 2, "bad_request");
    assert_eq!(run(&["simulate", "crumbs", "--loud"], b"").status.code(), Some(2));
}

#[test]
fn a_key_that_stands_twice() {
    let twice = |text: &str, key: &str, again: &str| text.replacen(key, &format!("{again},{key}"), 1);
    let record = twice(&record().to_string(), "\"game\":", "\"game\":\"crumbs\"");
    assert!(check(&["replay", "-"], &record, 1, "bad_record").contains("the key \"game\" appears twice"));
    let options = r#"{"players":2,"players":3}"#;
    let told = check(&["simulate", "crumbs", "--options", options], "", 2, "bad_options");
    assert!(told.contains("the key \"players\" appears twice"), "{told}");
    let mut engine = Engine::new(games::find("crumbs").unwrap(), None, || Seed::from(1)).unwrap();
    for (line, path) in [
        (r#"{"do":"new","do":"new"}"#, "the key \"do\""),
        (r#"{"do":"new","options":{"players":2,"players":2}}"#, "options: the key \"players\""),
        (r#"{"do":"set","position":{"heap":3,"heap":3}}"#, "position: the key \"heap\""),
        (r#"{"do":"load","record":{"format":1,"format":1}}"#, "record: the key \"format\""),
    ] {
        let answer: Value = serde_json::from_str(&engine.answer(line.as_bytes())).unwrap();
        assert_eq!(answer["error"]["kind"], "bad_request");
        assert!(answer["error"]["message"].as_str().unwrap().starts_with(path), "{answer}");
    }
}

const JARGON: [&str; 18] = [
    "u8",
    "u16",
    "u32",
    "u64",
    "usize",
    "i8",
    "i16",
    "i32",
    "i64",
    "f32",
    "f64",
    "struct",
    "enum",
    "tuple",
    "untagged",
    "sequence",
    "invalid",
    "identifier",
];

/// Puts a wrong value at every place in a request, in options, in a position and in a record.
#[test]
fn no_message_speaks_of_types_of_rust() {
    let mut engine = Engine::new(games::find("myrmes").unwrap(), None, || Seed::from(1)).unwrap();
    let mut ask =
        |request: Value| -> Value { serde_json::from_str(&engine.answer(request.to_string().as_bytes())).unwrap() };
    ask(json!({"do": "new", "seed": 1}));
    let position = ask(json!({"do": "state"}))["ok"]["position"].clone();
    let record = ask(json!({"do": "record"}))["ok"]["record"].clone();
    let requests = [
        json!({"do": "new", "options": record["options"], "seed": 1, "seats": ["a", "b"]}),
        json!({"do": "apply", "seat": 0, "action": {"do": "nurses", "on": "larvae", "count": 1}}),
        json!({"do": "events", "since": 1, "viewer": 0}),
        json!({"do": "perft", "depth": 1, "limit": 100}),
        json!({"do": "load", "record": record}),
        json!({"do": "set", "position": position}),
    ];
    let wrong = [
        json!("x"),
        json!(-1),
        json!(2.5),
        json!(1_u64 << 40),
        json!([[]]),
        json!({"x": {}}),
        json!(true),
        json!(null),
    ];
    let mut n_refused = 0;
    for request in requests {
        for (at, place) in places(&request).into_iter().enumerate() {
            // Half of them, in turn: places of the same kind follow each other.
            for wrong in wrong.iter().skip(at % 2).step_by(2) {
                let mut request = request.clone();
                *request.pointer_mut(&place).unwrap() = wrong.clone();
                let answer = ask(request);
                let Some(message) = answer["error"]["message"].as_str() else { continue };
                n_refused += 1;
                let jargon = message.split(|c: char| !c.is_alphanumeric()).find(|word| JARGON.contains(word));
                assert_eq!(jargon, None, "{place}: {message}");
            }
        }
    }
    assert!(n_refused > 500, "only {n_refused} were refused");
}

/// All places in a value except the root, as JSON pointers.
fn places(value: &Value) -> Vec<String> {
    let below = |name: &str, value: &Value| -> Vec<String> {
        let name = name.replace('~', "~0").replace('/', "~1");
        let inner = [String::new()].into_iter().chain(places(value));
        inner.map(|place| format!("/{name}{place}")).collect()
    };
    match value {
        Value::Array(items) => items.iter().enumerate().flat_map(|(i, item)| below(&i.to_string(), item)).collect(),
        Value::Object(fields) => fields.iter().flat_map(|(key, field)| below(key, field)).collect(),
        _ => Vec::new(),
    }
}

#[test]
fn a_wrong_field_is_named_by_its_path() {
    let mut engine = Engine::new(games::find("myrmes").unwrap(), None, || Seed::from(1)).unwrap();
    let mut check = |request: Value, what: &str, told: &str| {
        let answer: Value = serde_json::from_str(&engine.answer(request.to_string().as_bytes())).unwrap();
        assert_eq!(answer["error"]["what"].as_str().unwrap_or_default(), what, "{answer}");
        assert!(answer["error"]["message"].as_str().unwrap().starts_with(told), "{answer}");
    };
    let byte = "expected a whole number from 0 to 255, found";
    let position = json!({"colonies": [{}, {"level": "deep"}]});
    check(
        json!({"do": "set", "position": position}),
        "colonies[1].level",
        &format!("colonies[1].level: {byte} \"deep\""),
    );
    let position = json!({"colonies": [{"prey": {"spider": -1}}]});
    check(
        json!({"do": "set", "position": position}),
        "colonies[0].prey.spider",
        &format!("colonies[0].prey.spider: {byte} -1"),
    );
    check(json!({"do": "new", "options": {"players": "two"}}), "players", &format!("players: {byte} \"two\""));
    check(json!({"do": "apply", "seat": "red", "action": "done"}), "", &format!("seat: {byte} \"red\""));
    check(json!({"do": "new", "seats": ["a", 2]}), "", "seats[1]: expected a string, found 2");
    let record = json!({"format": 1, "game": "myrmes", "data": "", "seed": 1, "actions": [[0, "done"], [0, 1]]});
    check(json!({"do": "load", "record": record}), "", "not a record: actions[1][1]: expected a string, found 1");
}
