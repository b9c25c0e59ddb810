//! Training, matches and ladders, on the toy game.

use std::{fs, path::Path};

use serde_json::Value;

use crate::{folder, run, stderr, stdout};

/// Runs the program, which must succeed, and returns its standard output.
fn done(args: &[&str]) -> String {
    let output = run(args, b"");
    assert!(output.status.success(), "{args:?}: {}", stderr(&output));
    stdout(&output)
}

fn figures(args: &[&str]) -> Value {
    let all: Vec<&str> = args.iter().copied().chain(["--json", "-"]).collect();
    serde_json::from_str(&done(&all)).expect("JSON")
}

fn train(file: &Path, more: &[&str]) {
    let out = file.to_str().expect("a path of a test");
    let args = ["train", "crumbs", "--players", "2", "--minutes", "0.002", "--units", "32", "--out", out];
    done(&args.iter().copied().chain(more.iter().copied()).collect::<Vec<_>>());
}

#[test]
fn a_trained_bot_beats_random_and_is_the_same_every_time() {
    let dir = folder("train");
    let (one, two) = (dir.join("one.net"), dir.join("two.net"));
    let plot = dir.join("curve.svg");
    train(&one, &["--plot", plot.to_str().expect("a path of a test")]);
    train(&two, &[]);
    // The first line names the file it was written to.
    let weights = |path: &Path| {
        let bytes = fs::read(path).expect("a model");
        let line = bytes.iter().position(|&byte| byte == b'\n').expect("a first line");
        bytes[line..].to_vec()
    };
    assert_eq!(weights(&one), weights(&two));
    assert!(fs::read_to_string(plot).expect("a plot").contains("<svg"));

    let file = one.to_str().expect("a path of a test");
    let figures = figures(&["match", "crumbs", "--players", "2", "--a", file, "--b", "random", "--games", "200"]);
    assert_eq!(figures["games"], 200);
    assert!(figures["low"].as_f64() > Some(0.5), "{figures}");
    for field in ["a_win_share", "high", "margin", "a_score", "b_score", "a_ms_per_decision", "a_ms_max"] {
        assert!(figures[field].is_number(), "{field}");
    }
    // The first net that passed the gate is kept.
    assert_eq!(weights(&dir.join("one.net.first")), weights(&dir.join("two.net.first")));
    // It goes on from where it was.
    train(&one, &["--resume"]);

    let wrong = run(&["match", "crumbs", "--players", "3", "--a", file, "--b", "random"], b"");
    assert!(stderr(&wrong).contains("the model is for crumbs 2, not for crumbs 3"), "{}", stderr(&wrong));
}

#[test]
fn a_net_can_learn_to_beat_one_that_does_not_learn() {
    let dir = folder("exploit");
    let (frozen, exploiter) = (dir.join("frozen.net"), dir.join("exploiter.net"));
    train(&frozen, &[]);
    let rival = frozen.to_str().expect("a path of a test");
    let before = fs::read(&frozen).expect("a model");
    train(&exploiter, &["--against", rival]);
    assert_eq!(fs::read(&frozen).expect("a model"), before);
    let made = fs::read(&exploiter).expect("a model");
    let first_line = String::from_utf8_lossy(made.split(|&byte| byte == b'\n').next().expect("a first line"));
    assert!(first_line.contains("--against frozen.net"), "{first_line}");
    let file = exploiter.to_str().expect("a path of a test");
    let figures = figures(&["match", "crumbs", "--players", "2", "--a", file, "--b", "random", "--games", "200"]);
    assert!(figures["low"].as_f64() > Some(0.5), "{figures}");
}

#[test]
fn what_a_model_says_of_its_chances_is_compared_with_what_happens() {
    let dir = folder("calibrate");
    let (net, json) = (dir.join("some.net"), dir.join("figures.json"));
    train(&net, &[]);
    let (file, to) = (net.to_str().expect("a path of a test"), json.to_str().expect("a path of a test"));
    let text = done(&["calibrate", "crumbs", "--players", "2", "--bot", file, "--games", "60", "--json", to]);
    assert!(text.contains("60 games"), "{text}");
    let figures: Value = serde_json::from_str(&fs::read_to_string(&json).expect("figures")).expect("JSON");
    let tenths = figures["tenths"].as_array().expect("tenths");
    assert_eq!(tenths.len(), 10);
    let times: u64 = tenths.iter().filter_map(|tenth| tenth["times"].as_u64()).sum();
    let sum = |of: &str| -> f64 {
        tenths.iter().map(|tenth| tenth[of].as_f64().unwrap_or(0.0) * tenth["times"].as_f64().unwrap_or(0.0)).sum()
    };
    // One of two wins, whatever was said.
    assert!((sum("happened") / times as f64 - 0.5).abs() < 1e-6, "{text}");

    // The same games with the corrected model: what it says is right on average, and it still plays the game.
    let off = |file: &str, more: &[&str]| -> f64 {
        let args = ["calibrate", "crumbs", "--players", "2", "--bot", file, "--games", "60", "--json", to];
        done(&args.iter().chain(more).copied().collect::<Vec<_>>());
        let figures: Value = serde_json::from_str(&fs::read_to_string(&json).expect("figures")).expect("JSON");
        let tenths = figures["tenths"].as_array().expect("tenths").clone();
        let of = |tenth: &Value, key: &str| tenth[key].as_f64().expect("a number");
        tenths.iter().map(|tenth| of(tenth, "times") * (of(tenth, "said") - of(tenth, "happened"))).sum::<f64>()
            / tenths.iter().map(|tenth| of(tenth, "times")).sum::<f64>()
    };
    let mended = dir.join("mended.net");
    let mended = mended.to_str().expect("a path of a test");
    let before = off(file, &["--correct", mended]);
    let after = off(mended, &[]);
    assert!(after.abs() < before.abs().max(0.03), "{before} before, {after} after");
    let made = String::from_utf8_lossy(&fs::read(mended).expect("a model")).into_owned();
    assert!(
        made.lines().next().is_some_and(|line| line.contains("&& formicarium calibrate crumbs --games 60")),
        "{made:.500}"
    );
}

#[test]
fn a_bot_against_itself_wins_half_of_every_deal() {
    let figures = figures(&["match", "crumbs", "--players", "2", "--a", "random", "--b", "random", "--games", "40"]);
    assert_eq!(figures["a_win_share"], 0.5);
    assert_eq!(figures["margin"], 0.0);
}

#[test]
fn a_sequential_test_ends_early_and_its_games_can_be_replayed() {
    let dir = folder("match-records").join("new");
    let records = dir.to_str().expect("a path of a test");
    let args = ["match", "crumbs", "--players", "2", "--a", "greedy", "--b", "random", "--games", "4000"];
    let more = ["--sprt", "0,100", "--records", records, "--threads", "1"];
    let figures = figures(&args.iter().chain(&more).copied().collect::<Vec<_>>());
    assert_eq!(figures["sprt"], 100.0);
    let games = figures["games"].as_u64().expect("a number");
    assert!(games < 4000, "{games}");
    let mut files: Vec<_> = fs::read_dir(&dir).expect("records").map(|file| file.expect("a file").path()).collect();
    files.sort();
    assert_eq!(files.len() as u64, games);
    let replayed = done(&["replay", files[0].to_str().expect("a path of a test")]);
    assert!(replayed.contains("greedy") && replayed.contains("random"), "{replayed}");
}

#[test]
fn mcts_beats_random() {
    let figures = figures(&["match", "crumbs", "--players", "2", "--a", "mcts:60", "--b", "random", "--games", "60"]);
    assert!(figures["low"].as_f64() > Some(0.5), "{figures}");
}

#[test]
fn another_program_can_play() {
    let dir = folder("program");
    let bot = dir.join("bot.py");
    fs::write(
        &bot,
        "import json, sys\n\
         for line in sys.stdin:\n\
         \x20   asked = json.loads(line)\n\
         \x20   assert asked['do'] == 'act' and asked['view'] and asked['game'] == 'crumbs'\n\
         \x20   print(json.dumps({'text': asked['legal'][-1]['text']}), flush=True)\n",
    )
    .expect("a file");
    let command = format!("cmd:python3 {}", bot.display());
    let figures = figures(&["match", "crumbs", "--players", "2", "--a", &command, "--b", "random", "--games", "8"]);
    assert_eq!(figures["games"], 8);
    assert_eq!(figures["a"], command);

    fs::write(&bot, "print('what?')\n").expect("a file");
    let output = run(&["match", "crumbs", "--players", "2", "--a", &command, "--b", "random", "--games", "8"], b"");
    assert!(!output.status.success());
    assert!(stderr(&output).contains(&format!("{command}: ")), "{}", stderr(&output));
    let missing = run(&["match", "crumbs", "--a", "cmd:no-such-program", "--b", "random"], b"");
    assert!(stderr(&missing).contains("cmd:no-such-program: "), "{}", stderr(&missing));
}

#[test]
fn the_example_of_a_bot_in_python_plays_by_the_rules() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/examples/bot.py");
    let lines = fs::read_to_string(&file).expect("the example").lines().count();
    assert!(lines <= 60, "{lines} lines");
    let command = format!("cmd:python3 {}", file.display());
    for game in ["myrmes", "march"] {
        let figures = figures(&["match", game, "--players", "2", "--a", &command, "--b", "random", "--games", "4"]);
        assert_eq!((&figures["games"], &figures["a"]), (&4.into(), &command.as_str().into()));
    }
}

#[test]
fn positions_tell_a_good_bot_from_a_poor_one() {
    let dir = folder("bench");
    let (file, json) = (dir.join("few.bench"), dir.join("figures.json"));
    let path = file.to_str().expect("a path of a test");
    let made = ["bench-positions", "myrmes", "--players", "2", "--make", "20", "--nodes", "2000", "--file", path];
    done(&made);
    let lost = |bot: &str| {
        let to = json.to_str().expect("a path of a test");
        done(&["bench-positions", "myrmes", "--bot", bot, "--file", path, "--json", to]);
        let figures: Value = serde_json::from_str(&fs::read_to_string(&json).expect("figures")).expect("JSON");
        assert_eq!(figures["result"]["positions"], 20);
        figures["result"]["lost"].as_f64().expect("a number")
    };
    let (skilled, random) = (lost("skilled"), lost("random"));
    assert!(skilled < random, "{skilled} and {random}");
    fs::write(&file, fs::read_to_string(&file).expect("a benchmark") + "nonsense\n").expect("a file");
    let agreed = done(&["bench-positions", "march", "--players", "2", "--agree", "3", "--nodes", "200"]);
    assert!(agreed.contains("in 3 positions") && agreed.contains("points on average"), "{agreed}");
    let broken = run(&["bench-positions", "myrmes", "--bot", "random", "--file", path], b"");
    assert!(stderr(&broken).contains("cannot be read"), "{}", stderr(&broken));
    // Without a file, those that come with the program.
    let own = done(&["bench-positions", "march", "--bot", "random", "--positions", "20"]);
    assert!(own.contains("march 2: random in "), "{own}");
    let none = run(&["bench-positions", "crumbs", "--bot", "random"], b"");
    assert!(stderr(&none).contains("no positions come with crumbs"), "{}", stderr(&none));
}

#[test]
fn a_ladder_rates_all_bots_with_greedy_at_1000() {
    let file = folder("ladder").join("ladder.json");
    let path = file.to_str().expect("a path of a test");
    let args = ["ladder", "crumbs", "--players", "2", "--bots", "random,mcts:20", "--games", "60", "--json", path];
    let text = done(&args);
    assert!(text.contains("| greedy | 1000 |"), "{text}");
    let ladder: Value = serde_json::from_str(&fs::read_to_string(file).expect("a file")).expect("JSON");
    let rungs = ladder["rungs"].as_array().expect("rungs");
    assert_eq!(rungs.len(), 3);
    assert!(rungs.iter().all(|rung| rung["low"].as_f64() <= rung["high"].as_f64()));
    assert_eq!(rungs[2]["bot"], "random", "{text}");
}

#[test]
fn bad_arguments_are_one_line_and_status_2() {
    for wrong in [
        &["match", "crumbs", "--a", "clever", "--b", "random"][..],
        &["match", "crumbs", "--a", "mcts:none", "--b", "random"],
        &["match", "myrmes", "--a", "greedy@500", "--b", "random"],
        &["match", "myrmes", "--a", "expert@many", "--b", "random"],
        &["match", "crumbs", "--a", "random", "--b", "random", "--games", "0"],
        &["match", "crumbs", "--a", "random", "--b", "random", "--sprt", "5,1"],
        &["match", "chess", "--a", "random", "--b", "random"],
        &["train", "crumbs", "--units", "17"],
        &["train", "crumbs", "--minutes", "0"],
        &["train", "crumbs", "--against", "greedy"],
        &["calibrate", "crumbs", "--bot", "greedy"],
        &["calibrate", "crumbs", "--games", "0"],
        &["ladder", "crumbs", "--bots", "clever"],
    ] {
        let output = run(wrong, b"");
        assert_eq!(output.status.code(), Some(2), "{wrong:?}: {}", stderr(&output));
        assert_eq!(stderr(&output).lines().count(), 1, "{wrong:?}: {}", stderr(&output));
    }
}

#[test]
fn a_recorded_game_is_analysed_in_words_and_as_json() {
    let dir = folder("analyse");
    let path = |name: &str| dir.join(name).to_str().expect("a path of a test").to_owned();
    let record = |game: &str, actions: usize| {
        let records = path(&format!("{game}-records"));
        let players = ["--players", "2", "--games", "1", "--bots", "random", "--records", &records];
        done(&["simulate", game].iter().chain(&players).copied().collect::<Vec<_>>());
        let kept = fs::read_dir(&records).expect("a folder").next().expect("a record").expect("a file").path();
        let mut record: Value = serde_json::from_slice(&fs::read(kept).expect("a record")).expect("JSON");
        record["actions"].as_array_mut().expect("a list").truncate(actions);
        record.as_object_mut().expect("an object").remove("digest");
        let file = path(&format!("{game}.json"));
        fs::write(&file, record.to_string()).expect("a file");
        file
    };
    let file = record("myrmes", 14);
    let told = done(&["analyse", &file, "--nodes", "1000", "--top", "2"]);
    for part in [
        "chance to win",
        "after 0 actions",
        "own choices",
        "dice and draws",
        "points lost per turn",
        "the opening",
        "the costliest decisions",
        "better",
        "because",
    ] {
        assert!(told.contains(part), "{part}: {told}");
    }
    let json = figures(&["analyse", &file, "--nodes", "1000"]);
    let decisions = json["decisions"].as_array().expect("a list");
    assert!(decisions.len() > 1 && decisions[0]["lost"].as_f64() >= decisions[1]["lost"].as_f64(), "{json}");
    assert!(told.contains(decisions[0]["played"][0]["text"].as_str().expect("an action")), "the same every time");
    assert_eq!(json["seats"].as_array().expect("a list").len(), 2);

    let toy = run(&["analyse", &record("crumbs", 3)], b"");
    assert_eq!(toy.status.code(), Some(2));
    assert!(stderr(&toy).contains("there is no model for crumbs"), "{}", stderr(&toy));
}
