//! Files that a rules crate keeps beside its tests: recorded games, perft counts, a readable log, and indexes of rules.
//!
//! With `UPDATE_EXPECT` in the environment, the files are rewritten, for an intended change of the rules; review the
//! diff. Unlike the rest of the suite, these functions are tests themselves, and panic.

use std::{
    collections::BTreeSet,
    env, fs,
    path::{Path, PathBuf},
};

use serde_json::{Value, json};

use super::random_step;
use crate::{
    chance::{Chance, Fresh},
    game::Game,
    perft::perft,
    record::{BadRecord, Record},
    seat::Seat,
    session::Session,
};

fn updates() -> bool {
    env::var_os("UPDATE_EXPECT").is_some()
}

/// The contents of a file.
pub fn read(path: impl AsRef<Path>) -> String {
    let path = path.as_ref();
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// All files below a folder with this extension, sorted.
pub fn files(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display())) {
        let path = entry.expect("a folder can be read").path();
        if path.is_dir() {
            found.extend(files(&path, ending));
        } else if path.extension().is_some_and(|extension| extension == ending) {
            found.push(path);
        }
    }
    found.sort();
    found
}

fn rules<G: Game>(options: Value) -> G {
    let options = serde_json::from_value(options).expect("these are options");
    G::new(options, &G::own_data()).expect("the options are valid")
}

// ------------------------------------------------------------------------------------------------------- recorded games

/// A recorded game: its name, its options, and the seed of both the game and its random players.
pub type Recorded = (&'static str, Value, u64);

/// A record in fewer lines: sixteen actions per line.
fn compact(record: &Record) -> String {
    let actions: Vec<String> = record.actions.iter().map(|action| json!(action).to_string()).collect();
    let lines: Vec<String> = actions.chunks(16).map(|chunk| chunk.join(",")).collect();
    let head = Record { actions: Vec::new(), ..record.clone() }.to_json();
    head.replace("\"actions\": []", &format!("\"actions\": [\n{}\n  ]", lines.join(",\n")))
}

/// Every recorded game still ends as it did.
pub fn recorded_games_end_as_they_did<G: Game>(folder: &Path, games: &[Recorded]) {
    for (name, options, seed) in games {
        let path = folder.join(name).with_extension("json");
        if updates() {
            check_rules_version::<G>(name, &path);
            let (mut session, mut dice) =
                (Session::new(rules::<G>(options.clone()), (*seed).into()), Fresh::new(*seed));
            while random_step(&mut session, &mut dice).expect("listed actions are accepted") {}
            fs::write(&path, compact(&session.record())).expect("the record can be written");
        }
        let text = read(&path);
        let record = Record::from_json(&text).unwrap_or_else(|bad| panic!("{name}: {bad}"));
        assert_eq!(record.options["players"], options["players"], "{name}");
        // Loading compares the digest of the final position with the recorded one.
        assert!(record.digest.is_some(), "{name} has no digest");
        let session = Session::<G>::load(&record, &G::own_data()).unwrap_or_else(|bad| panic!("{name}: {bad}"));
        assert!(session.game().standing(session.state()).is_some(), "{name} is not a whole game");
        assert_eq!(compact(&session.record()), text, "{name} is written differently");
    }
}

/// If a record of the current rules version no longer replays with its data, the rules have changed and need a new
/// version number.
fn check_rules_version<G: Game>(name: &str, path: &Path) {
    let Ok(Ok(old)) = fs::read_to_string(path).map(|text| Record::from_json(&text)) else { return };
    if let (true, Err(bad)) = (old.rules == G::RULES, Session::<G>::load(&old, &G::own_data()))
        && !matches!(bad, BadRecord::Data { .. })
    {
        panic!("{name}: {bad}. Raise `RULES` of {} and say in CHANGELOG.md what the version changed", G::ID);
    }
}

/// Every record in the folder is in the list.
pub fn every_record_is_listed(folder: &Path, games: &[Recorded]) {
    let mut found: Vec<String> = fs::read_dir(folder)
        .expect("the folder exists")
        .map(|entry| entry.expect("the entry can be read").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "json"))
        .filter_map(|path| Some(path.file_stem()?.to_str()?.to_owned()))
        .collect();
    found.sort();
    let mut listed: Vec<&str> = games.iter().map(|&(name, ..)| name).collect();
    listed.sort_unstable();
    assert_eq!(found, listed);
}

// --------------------------------------------------------------------------------------------------------------- counts

/// The limit for every count in a file.
const MOST_NODES: u64 = 3_000_000;

/// The session a file of counts starts from, and the counts it expects.
fn read_counts<G: Game>(text: &str) -> (Session<G>, Vec<(u32, u64)>) {
    let (mut game, mut seed, mut position) = (None, None, None);
    let (mut actions, mut counts) = (Vec::new(), Vec::new());
    for line in text.lines().map(|line| line.split('#').next().unwrap_or_default().trim()) {
        match line.split_once(' ').map(|(word, rest)| (word, rest.trim())) {
            None => assert!(line.is_empty(), "{line:?} has no value"),
            Some(("options", options)) => {
                game = Some(rules::<G>(serde_json::from_str(options).expect("these are options")));
            }
            Some(("seed", number)) => seed = Some(number.parse().expect("this is a seed")),
            Some(("position", typed)) => {
                position = Some(serde_json::from_str::<G::Position>(typed).expect("this is a position"));
            }
            Some(("do", action)) => {
                let (seat, action) = action.split_once(' ').expect("an action has a seat");
                let action: G::Action = action.parse().unwrap_or_else(|error| panic!("{action}: {error}"));
                actions.push((Seat(seat.parse().expect("a seat is a number")), action));
            }
            Some((depth, nodes)) => {
                counts.push((depth.parse().expect("a depth"), nodes.parse().expect("a number of nodes")));
            }
        }
    }
    let (game, seed) = (game.expect("a file has options"), seed.expect("a file has a seed"));
    let mut session = match position {
        None => Session::new(game, seed),
        Some(position) => Session::from_position(game, seed, &position).expect("the position is valid"),
    };
    for (seat, action) in actions {
        session.apply(seat, action).unwrap_or_else(|illegal| panic!("{action}: {illegal}"));
    }
    (session, counts)
}

/// Rewrites the counts of a file.
fn update_counts<G: Game>(path: &Path, session: &Session<G>) {
    let line = |line: &str| match line.split_once(' ').and_then(|(depth, _)| depth.parse().ok()) {
        Some(depth) => {
            let found = perft(session.game(), session.state(), session.chance(), depth, MOST_NODES);
            format!("{depth} {}\n", found.expect("the count stays within the limit"))
        }
        None => format!("{line}\n"),
    };
    fs::write(path, read(path).lines().map(line).collect::<String>()).expect("the counts can be written");
}

/// The perft counts in the files of the folder are still right. There must be `n_files` files.
///
/// A file has `options`, `seed`, optionally a typed `position`, any number of `do SEAT ACTION` lines, then `DEPTH
/// NODES` lines. `#` starts a comment. Where several seats are to act, only the lowest one counts, as in [`perft`].
pub fn counts_are_as_they_were<G: Game>(folder: &Path, n_files: usize) {
    let mut files = 0;
    for entry in fs::read_dir(folder).expect("the folder exists") {
        let path = entry.expect("the entry can be read").path();
        let (session, counts) = read_counts::<G>(&read(&path));
        assert!(counts.len() >= 2, "{} has fewer than two counts", path.display());
        files += 1;
        if updates() {
            update_counts(&path, &session);
            continue;
        }
        for (depth, nodes) in counts {
            let found = perft(session.game(), session.state(), session.chance(), depth, MOST_NODES);
            assert_eq!(found, Ok(nodes), "{} at depth {depth}", path.display());
        }
    }
    assert_eq!(files, n_files, "a file is missing");
}

// ------------------------------------------------------------------------------------------------------ a readable log

/// Plays a random game that prefers actions with a large weight, so that its log shows more of the rules than uniform
/// play would.
pub fn play_fond_of<G: Game>(game: G, seed: u64, weight: impl Fn(&G::Action) -> u32) -> Session<G> {
    let (mut session, mut dice) = (Session::new(game, seed.into()), Fresh::new(seed));
    while let Some(seat) = session.to_act().first() {
        let actions = session.legal(seat);
        let mut left = dice.below(actions.iter().map(&weight).sum());
        let picked = actions.into_iter().find(|action| match left.checked_sub(weight(action)) {
            Some(rest) => {
                left = rest;
                false
            }
            None => true,
        });
        let action = picked.expect("the draw is below the sum of the weights");
        session.apply(seat, action).expect("listed actions are accepted");
    }
    session
}

/// The log of a game, one event per line, equals the text of the file.
pub fn log_reads_as_it_did<G: Game>(session: &Session<G>, path: &Path) {
    let found: String = session.events_since(0, None).iter().map(|told| format!("{}\n", told.event)).collect();
    if updates() {
        fs::write(path, &found).expect("the log can be written");
    }
    let expected = read(path);
    for (number, (found, expected)) in found.lines().zip(expected.lines()).enumerate() {
        assert_eq!(found, expected, "line {}", number + 1);
    }
    assert_eq!(found.lines().count(), expected.lines().count());
}

// --------------------------------------------------------------------------------------------------------------- indexes

/// The names of the functions directly below `#[test]`.
pub fn tests_in(source: &str) -> Vec<String> {
    let mut names = Vec::new();
    let mut lines = source.lines().map(str::trim);
    while lines.any(|line| line == "#[test]") {
        let header = lines.next().expect("a function follows");
        let name = header.strip_prefix("fn ").and_then(|rest| rest.split('(').next());
        names.push(name.unwrap_or_else(|| panic!("{header:?} is not a test function")).to_owned());
    }
    names
}

/// `tests/all/rulebook/births.rs::name` for every test in a file of the crate.
pub fn tests_of(crate_folder: &Path, file: &Path) -> Vec<String> {
    let short = file.strip_prefix(crate_folder).expect("a file of this crate").display().to_string();
    tests_in(&read(file)).into_iter().map(|name| format!("{short}::{name}")).collect()
}

/// Everything between backticks that looks like the path of a test.
pub fn tests_named(text: &str) -> BTreeSet<String> {
    let quoted = text.split('`').skip(1).step_by(2);
    quoted.filter(|word| word.starts_with("tests/") && word.contains("::")).map(str::to_owned).collect()
}

/// Checks that every row in the tables of a coverage document has a rule and a test. Returns the number of rows.
pub fn rules_with_tests(text: &str) -> usize {
    let is_rule = |line: &&str| line.starts_with("| ") && !line.starts_with("| rule") && !line.starts_with("| -");
    let mut count = 0;
    for row in text.lines().filter(is_rule) {
        let cells: Vec<&str> = row.trim_matches('|').split(" | ").collect();
        let [rule, tests] = cells[..] else { panic!("{row:?} is not a rule and its tests") };
        assert!(!rule.trim().is_empty() && !tests_named(tests).is_empty(), "{row:?}");
        count += 1;
    }
    count
}

/// The rulings of a game in the document of all rulings, without the game's prefix.
pub fn rulings_of(game: &str, text: &str) -> BTreeSet<String> {
    let heading = format!("## {game}/");
    let names: Vec<&str> = text.lines().filter_map(|line| line.strip_prefix(&heading)).collect();
    let distinct: BTreeSet<String> = names.iter().map(|&name| name.to_owned()).collect();
    assert_eq!(names.len(), distinct.len(), "an entry occurs twice");
    distinct
}

/// The rulings of a game that a text cites, in order.
pub fn rulings_cited(game: &str, text: &str) -> Vec<String> {
    let is_part = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    let prefix = format!("{game}/");
    let names = text.split(&prefix).skip(1).map(|rest| rest.split(|c| !is_part(c)).next().unwrap_or_default());
    names.map(|name| name.trim_end_matches('-').to_owned()).collect()
}
