use std::io::{BufRead, BufReader, Write};

use cli::{engine::Engine, games};
use game_core::{Chance, Fresh, Seed};
use serde_json::{Value, json};

use crate::{folder, formicarium, run, stderr, stdout};

/// Runs the engine on these lines and returns its answers.
fn answers(input: &[u8]) -> Vec<Value> {
    let output = run(&["engine", "crumbs"], input);
    assert!(output.status.success(), "{}", stderr(&output));
    output.stdout.split(|&byte| byte == b'\n').filter(|line| !line.is_empty()).map(parse).collect()
}

fn parse(line: &[u8]) -> Value {
    serde_json::from_slice(line).unwrap()
}

/// Sends an invalid line. It must get an error of this kind that mentions this text, and the next request must work as
/// usual.
fn check_refused(line: &[u8], kind: &str, mentions: &str) {
    let mut input = br#"{"do":"new","seed":1}"#.to_vec();
    for part in [b"\n", line, b"\n", br#"{"id":"after","do":"legal","seat":0}"#, b"\n"] {
        input.extend_from_slice(part);
    }
    let answers = answers(&input);
    assert_eq!(answers.len(), 3, "one answer per line");
    let shown = String::from_utf8_lossy(&line[..line.len().min(80)]);
    assert_eq!(answers[1]["error"]["kind"], kind, "{shown}: {}", answers[1]);
    let message = answers[1]["error"]["message"].as_str().unwrap();
    assert!(message.contains(mentions), "{shown}: {message}");
    assert_eq!(answers[2]["id"], "after");
    assert_eq!(answers[2]["ok"]["legal"][0]["actions"].as_array().unwrap().len(), 4);
}

#[test]
fn garbage_gets_an_error_and_the_process_goes_on() {
    check_refused(b"", "bad_request", "not JSON");
    check_refused(b"hello", "bad_request", "not JSON");
    check_refused(b"{\"do\":\"legal\"", "bad_request", "not JSON");
    check_refused(b"\xff\xfe\x00", "bad_request", "not JSON");
    check_refused(b"{\"do\":\"\xc3\x28\"}", "bad_request", "not JSON");
    check_refused("[".repeat(100_000).as_bytes(), "bad_request", "recursion limit");
    check_refused(b"[1,2]", "bad_request", "a request is a JSON object");
    check_refused(b"{}", "bad_request", "missing field `do`");
    check_refused(br#"{"do":"dance"}"#, "bad_request", "\"dance\" is not one of new, ");
    check_refused(br#"{"do":5}"#, "bad_request", "");
    check_refused(br#"{"do":"state","loud":true}"#, "bad_request", "unknown field `loud`");
    check_refused(
        br#"{"do":"apply","seat":"red","action":"bid 1"}"#,
        "bad_request",
        "seat: expected a whole number from 0 to 255, found \"red\"",
    );
    check_refused(br#"{"do":"apply","seat":256,"action":"bid 1"}"#, "bad_request", "256");
    check_refused(br#"{"do":"apply","seat":-1,"action":"bid 1"}"#, "bad_request", "-1");
    check_refused(br#"{"do":"view","viewer":"everybody"}"#, "bad_request", "a viewer is");
    check_refused(br#"{"do":"view","viewer":2}"#, "not_found", "there is no seat 2");
    check_refused(br#"{"do":"outlook"}"#, "bad_request", "viewer");
    check_refused(br#"{"do":"outlook","viewer":2}"#, "not_found", "there is no seat 2");
    check_refused(br#"{"do":"new","seed":"x"}"#, "bad_request", "a seed is");
    check_refused(br#"{"do":"new","seats":["Ada"]}"#, "bad_request", "expected one name per player (2), found 1");
    check_refused(br#"{"do":"perft","depth":-1}"#, "bad_request", "-1");
    check_refused(
        br#"{"do":"perft","depth":60,"limit":18446744073709551615}"#,
        "bad_request",
        "the maximum is 20000000",
    );
    check_refused(br#"{"do":"legal","seat":2}"#, "not_found", "there is no seat 2, only 0 to 1");
    check_refused(br#"{"do":"undo","seat":255}"#, "not_found", "there is no seat 255");
}

#[test]
fn what_the_game_refuses_says_why() {
    check_refused(br#"{"do":"apply","seat":0,"action":"eat 1"}"#, "bad_action", "is not an action");
    check_refused(br#"{"do":"apply","seat":0,"action":{"bid":300}}"#, "bad_action", "300");
    check_refused(br#"{"do":"apply","seat":0,"action":"bid 4"}"#, "illegal", "4 is more than 3");
    check_refused(br#"{"do":"apply","seat":255,"action":"bid 1"}"#, "not_found", "seat 255");
    check_refused(br#"{"do":"new","options":{"players":9}}"#, "bad_options", "players");
    check_refused(br#"{"do":"new","options":{"plyers":2}}"#, "bad_options", "unknown field `plyers`");
    check_refused(br#"{"do":"set","position":{"heap":3}}"#, "bad_position", "not everybody has bid yet");
    check_refused(br#"{"do":"set","position":[]}"#, "bad_position", "a list instead of an object");
    check_refused(br#"{"do":"new","options":[2,2]}"#, "bad_options", "a list instead of an object");
    check_refused(br#"{"do":"apply","seat":0,"action":["bid",1]}"#, "bad_action", "neither a string nor an object");
    check_refused(br#"{"do":"apply","seat":0,"action":{"bid":1,"take":1}}"#, "bad_action", "this is not an action");
    check_refused(br#"{"do":"load","record":{"format":7}}"#, "bad_record", "format 7");
    check_refused(br#"{"do":"load","record":null}"#, "bad_record", "not a record");
    check_refused(br#"{"do":"load","record":[1,"crumbs"]}"#, "bad_record", "a record is an object");
    check_refused(br#"{"do":"undo","seat":0}"#, "not_undoable", "nothing to take back");
    check_refused(br#"{"do":"perft","depth":4000000000}"#, "too_many", "more than 1000000 positions");
}

#[test]
fn too_long_a_line_is_skipped() {
    let mut line = br#"{"do":"legal","seat":""#.to_vec();
    line.resize(cli::engine::MAX_LINE + 1, b'x');
    check_refused(&line, "bad_request", "more than 1048576 bytes");
}

#[test]
fn messages_stay_short_whatever_they_quote() {
    let long = "é".repeat(100_000);
    let requests = [
        json!({"do": long}),
        json!({"do": "new", "seed": long}),
        json!({"do": "new", "options": {&long: 1}}),
        json!({"do": "apply", "seat": 0, "action": long}),
        json!({"do": "apply", "seat": 0, "action": {&long: 1}}),
        json!({"do": "set", "position": {&long: 1}}),
        json!({"do": "load", "record": {&long: 1}}),
        json!({"do": "load", "record":
            {"format": 1, "game": long, "data": "", "options": {}, "seed": 1, "actions": []}}),
        json!({"do": "load", "record":
            {"format": 1, "game": "crumbs", "data": long, "options": {}, "seed": 1, "actions": []}}),
    ];
    let mut engine = Engine::new(games::find("crumbs").unwrap(), None, || Seed::from(0)).unwrap();
    engine.answer(br#"{"do":"new"}"#);
    for request in requests {
        let text = engine.answer(request.to_string().as_bytes());
        assert!(parse(text.as_bytes())["error"]["message"].is_string(), "{text}");
        assert!(text.chars().count() < 1_200, "{} characters", text.chars().count());
    }
}

/// A bot tells its move, the best turns and what it expects of them, and the same for the same seed.
#[test]
fn a_bot_thinks_for_a_seat() {
    for (game, sources) in [("myrmes", "pheromone"), ("march", "inner_meadow")] {
        let new = json!({"do": "new", "options": {"players": 2, "first_seat": 0}, "seed": 1});
        let think = |more: Value| {
            let mut request = json!({"do": "think", "seat": 0});
            request.as_object_mut().expect("an object").extend(more.as_object().expect("an object").clone());
            request
        };
        let lines = [
            new,
            think(json!({"level": "skilled"})),
            think(json!({"level": "skilled"})),
            think(json!({"level": "expert", "nodes": 3000})),
            think(json!({"level": "expert", "ms": 20})),
            think(json!({"level": "greedy"})),
            think(json!({"level": "clever"})),
            think(json!({"nodes": 1, "ms": 1})),
            json!({"do": "think", "seat": 2}),
        ];
        let input: String = lines.iter().map(|line| format!("{line}\n")).collect();
        let output = run(&["engine", game], input.as_bytes());
        let answers: Vec<Value> =
            stdout(&output).lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
        assert_eq!(answers[1]["ok"], answers[2]["ok"]);
        for answer in &answers[1..5] {
            let turns = answer["ok"]["turns"].as_array().expect("turns");
            assert!((1..=3).contains(&turns.len()), "{answer}");
            assert_eq!(answer["ok"]["text"], turns[0]["actions"][0]["text"]);
            assert!(turns[0]["points"][sources].is_number() && turns[0]["value"].is_number(), "{answer}");
            let places: f64 = turns[0]["places"].as_array().expect("places").iter().filter_map(Value::as_f64).sum();
            assert!((places - 1.0).abs() < 1e-3, "{answer}");
        }
        assert_eq!(answers[5]["ok"]["turns"], json!([]));
        assert!(answers[5]["ok"]["text"].is_string());
        for (answer, kind) in answers[6..].iter().zip(["bad_request", "bad_request", "not_found"]) {
            assert_eq!(answer["error"]["kind"], kind, "{answer}");
        }
    }
}

/// Checks the outlook from outside: what it predicts for an action is what the action does.
#[test]
fn what_the_outlook_foretells_happens() {
    let mut engine = Engine::new(games::find("myrmes").unwrap(), None, || Seed::from(0)).unwrap();
    let mut ask = |request: Value| parse(engine.answer(request.to_string().as_bytes()).as_bytes());
    let colony = json!({"soldiers": 2, "level": 1});
    let position = json!({"phase": "workers", "sortie": {"at": "(-4,4)", "points": 3},
        "prey": {"(-3,3)": "spider"}, "colonies": [colony]});
    ask(json!({"do": "set", "options": {"players": 2}, "position": position, "seed": 1}));
    let told = ask(json!({"do": "outlook", "viewer": 0}));
    assert_eq!(told["ok"]["viewer"], 0);
    let sortie = &told["ok"]["outlook"]["sortie"];
    let way = sortie["reach"].as_array().unwrap().iter().find(|way| way["to"] == "(-3,3)").unwrap();
    let points = |state: &Value| state["ok"]["position"]["colonies"][0]["score"].as_i64().unwrap();
    let before = ask(json!({"do": "state"}));
    for action in way["actions"].as_array().unwrap() {
        assert!(ask(json!({"do": "apply", "seat": 0, "action": action}))["ok"].is_object());
    }
    let after = ask(json!({"do": "state"}));
    assert_eq!(points(&after) - points(&before), way["score"].as_i64().unwrap());
    assert_eq!(after["ok"]["position"]["colonies"][0]["food"], way["food"]);
    // Spectators get no predictions about decisions. A predicted refusal is the refusal that occurs.
    assert_eq!(ask(json!({"do": "outlook", "viewer": "spectator"}))["ok"]["outlook"]["sortie"], Value::Null);
    let told = ask(json!({"do": "outlook", "viewer": 0}));
    let refusal = &told["ok"]["outlook"]["sortie"]["clear_illegal"];
    let refused = ask(json!({"do": "apply", "seat": 0, "action": "clear (-3,3)"}));
    assert_eq!(refusal["message"], refused["error"]["message"]);
    assert_eq!(refusal["values"], refused["error"]["values"]);
}

/// In Myrmes, actions are tagged objects, and positions contain lists of objects.
#[test]
fn json_has_no_spelling_that_nobody_listed() {
    let mut engine = Engine::new(games::find("myrmes").unwrap(), None, || Seed::from(0)).unwrap();
    engine.answer(br#"{"do":"new","options":null}"#);
    let mut check = |request: Value, kind: &str| {
        let answer = parse(engine.answer(request.to_string().as_bytes()).as_bytes());
        assert_eq!(answer["error"]["kind"], kind, "{request}: {answer}");
    };
    check(json!({"do": "new", "options": [2, "rulebook"]}), "bad_options");
    check(json!({"do": "set", "position": [2, "summer"]}), "bad_position");
    check(json!({"do": "set", "position": {"colonies": [[10, {}, 2]]}}), "bad_position");
    check(json!({"do": "apply", "seat": 0, "action": ["event", "soldier_plus_1"]}), "bad_action");
    check(json!({"do": "apply", "seat": 0, "action": {"do": "sacrifice", "nonsense": true}}), "bad_action");
    check(json!({"do": "apply", "seat": 0, "action": {"do": "sacrifice"}}), "illegal");
}

/// Sends requests with bytes changed, removed or inserted to one engine.
#[test]
fn mangled_requests_never_break_it() {
    let requests = [
        r#"{"id":1,"do":"new","options":{"players":3,"rounds":2},"seed":5,"seats":["a","b","c"]}"#,
        r#"{"do":"apply","seat":0,"action":"bid 1"}"#,
        r#"{"do":"apply","seat":1,"action":{"bid":2}}"#,
        r#"{"do":"apply","seat":2,"action":"bid 3"}"#,
        r#"{"do":"apply","seat":2,"action":"take 1"}"#,
        r#"{"do":"undo","seat":2}"#,
        r#"{"do":"events","since":1,"viewer":1}"#,
        r#"{"do":"view","viewer":"spectator"}"#,
        r#"{"do":"outlook","viewer":0}"#,
        r#"{"do":"set","position":{"won":[0,1,0],"bids":[1,2,3],"heap":7,"n_taken":1},"seed":1}"#,
        r#"{"do":"perft","depth":3,"limit":1000}"#,
        r#"{"do":"load","record":{"format":1,"game":"crumbs","data":"0","options":{},"seed":1,"actions":[[0,"bid 1"]]}}"#,
        r#"{"do":"state"}"#,
    ];
    let mut engine = Engine::new(games::find("crumbs").unwrap(), None, || Seed::from(0)).unwrap();
    let mut dice = Fresh::new(1);
    let mut n_ok = 0;
    for round in 0..20_000 {
        let mut line = requests[round % requests.len()].as_bytes().to_vec();
        for _ in 0..dice.below(3) {
            let at = dice.below(line.len() as u32) as usize;
            match dice.below(3) {
                0 => line[at] = dice.below(256) as u8,
                1 => line.insert(at, b"0123456789-\"{}[],:"[dice.below(18) as usize]),
                _ => drop(line.remove(at)),
            }
        }
        let answer = parse(engine.answer(&line).as_bytes());
        n_ok += usize::from(answer.get("ok").is_some());
        assert!(answer.get("ok").is_some() != answer.get("error").is_some(), "{answer}");
    }
    assert!(n_ok > 2_000, "only {n_ok} requests were accepted: this tests the parser and not the game");
}

#[test]
fn nothing_can_be_asked_before_a_game_began() {
    let asked = answers(b"{\"id\":[1,{}],\"do\":\"state\"}\n");
    assert_eq!(asked[0]["id"], json!([1, {}]), "any value is an id");
    assert_eq!(asked[0]["error"]["kind"], "bad_request");
}

#[test]
fn a_last_line_without_an_end_is_answered() {
    assert_eq!(answers(br#"{"id":1,"do":"new"}"#).len(), 1);
}

#[test]
fn without_a_seed_games_differ() {
    let asked = answers(b"{\"do\":\"new\"}\n{\"do\":\"new\"}\n");
    assert_ne!(asked[0]["ok"]["seed"], asked[1]["ok"]["seed"]);
}

#[test]
fn each_answer_comes_at_once() {
    let mut child = formicarium(&["engine", "crumbs"]).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let mut stdout = BufReader::new(child.stdout.take().unwrap());
    for id in 0..3 {
        writeln!(stdin, r#"{{"id":{id},"do":"new","seed":1}}"#).unwrap();
        let mut line = String::new();
        stdout.read_line(&mut line).unwrap();
        assert_eq!(parse(line.as_bytes())["id"], id);
    }
    drop(stdin);
    assert!(child.wait().unwrap().success());
}

#[test]
fn when_nobody_reads_it_ends_quietly() {
    let mut child = formicarium(&["engine", "crumbs"]).spawn().unwrap();
    drop(child.stdout.take());
    let mut stdin = child.stdin.take().unwrap();
    // The program may exit before it has read everything.
    let _ = stdin.write_all(&b"{\"do\":\"new\"}\n".repeat(1000));
    drop(stdin);
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success());
    assert_eq!(stderr(&output), "");
}

#[test]
fn a_record_comes_back_as_the_same_game() {
    let play = [
        r#"{"do":"new","options":{"players":3},"seed":4,"seats":["Ada","Ben","Cleo"]}"#,
        r#"{"do":"apply","seat":2,"action":{"bid":3}}"#,
        r#"{"do":"apply","seat":0,"action":"bid 1"}"#,
        r#"{"do":"record"}"#,
    ];
    let record = answers(play.join("\n").as_bytes())[3]["ok"]["record"].clone();
    let again = answers(format!("{}\n{}\n", json!({"do": "load", "record": record}), r#"{"do":"record"}"#).as_bytes());
    assert_eq!(again[1]["ok"]["record"], record);
    assert_eq!(again[0]["ok"]["to_act"], json!([1]));
    assert_eq!(again[0]["ok"]["undoable"], json!([1, 0, 1]));
}

#[test]
fn data_of_ones_own_are_played_with() {
    let dir = folder("engine-data");
    let file = dir.join("crumbs.toml");
    std::fs::write(&file, "highest_bid = 1\nfirst_crumbs = 4\ndie = 6\nmost = 3\n").unwrap();
    let args = ["engine", "crumbs", "--data", dir.to_str().unwrap()];
    let output = run(&args, b"{\"do\":\"new\"}\n{\"do\":\"perft\",\"depth\":1}\n");
    assert!(String::from_utf8_lossy(&output.stdout).ends_with("{\"nodes\":2}}\n"));
    std::fs::write(&file, "highest_bid = 1\n").unwrap();
    let output = run(&args, b"");
    assert!(!output.status.success());
    assert!(stderr(&output).contains("crumbs.toml"), "{}", stderr(&output));
}

#[test]
fn an_unknown_game_is_answered_with_those_there_are() {
    let output = run(&["engine", "chess"], b"");
    assert!(!output.status.success());
    assert!(stderr(&output).contains("there is no game \"chess\"; the games are "), "{}", stderr(&output));
}
