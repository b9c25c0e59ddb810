//! `docs/rules/coverage-march.md` cannot go stale: what it names exists, and what exists is named.

use std::{collections::BTreeSet, fs, path::Path};

fn here() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn read(path: impl AsRef<Path>) -> String {
    let path = path.as_ref();
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn coverage() -> String {
    read(here().join("../../docs/rules/coverage-march.md"))
}

/// Where the tests of the rules lie.
const FOLDERS: [&str; 3] = ["tests/rulebook", "tests/cards", "tests/abilities"];

/// No rule: these only see to it that every card, hex and species has a test named after it.
const ABOUT_TESTS: [&str; 4] = [
    "tests/cards/main.rs::every_event_and_every_head_has_a_test_that_begins_with_its_name",
    "tests/abilities/main.rs::every_thorax_abdomen_and_colony_goal_has_a_test_of_its_own",
    "tests/abilities/main.rs::every_hex_has_a_test_of_its_own",
    "tests/abilities/main.rs::every_primitive_species_has_a_test_of_its_own",
];

/// `tests/rulebook/explore.rs::name` for every test of the rules.
fn tests_there() -> BTreeSet<String> {
    let mut files = vec!["tests/horde.rs".to_owned()];
    let mut folders: Vec<String> = FOLDERS.map(str::to_owned).into();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(here().join(&folder)).expect("the tests lie beside this one") {
            let path = entry.expect("a folder can be read").path();
            let name = path.file_name().expect("an entry of a folder has a name").to_string_lossy();
            let found = if path.is_dir() { &mut folders } else { &mut files };
            found.push(format!("{folder}/{name}"));
        }
    }
    files.iter().flat_map(|file| tests_of(file)).collect()
}

fn tests_of(file: &str) -> Vec<String> {
    let source = read(here().join(file));
    let mut lines = source.lines().map(str::trim);
    let mut all = Vec::new();
    while lines.any(|line| line == "#[test]") {
        let header = lines.next().unwrap_or_default();
        let name = header.strip_prefix("fn ").and_then(|rest| rest.split('(').next());
        let name = name.unwrap_or_else(|| panic!("{header:?} is no test function"));
        all.push(format!("{file}::{name}"));
    }
    all
}

/// Everything between backticks that looks like a test.
fn tests_named(text: &str) -> BTreeSet<String> {
    let quoted = text.split('`').skip(1).step_by(2);
    quoted.filter(|word| word.starts_with("tests/") && word.contains("::")).map(str::to_owned).collect()
}

#[test]
fn every_test_that_is_named_exists() {
    let (named, there) = (tests_named(&coverage()), tests_there());
    let missing: Vec<&String> = named.difference(&there).collect();
    assert!(missing.is_empty(), "coverage-march.md names tests that do not exist: {missing:#?}");
}

#[test]
fn every_test_of_the_rules_is_named() {
    let (named, there) = (tests_named(&coverage()), tests_there());
    let about_tests = BTreeSet::from(ABOUT_TESTS.map(str::to_owned));
    assert!(about_tests.is_subset(&there) && about_tests.is_disjoint(&named), "each is there, and none is a rule");
    let unnamed: Vec<&String> = there.difference(&named).filter(|test| !about_tests.contains(*test)).collect();
    assert!(unnamed.is_empty(), "coverage-march.md does not name: {unnamed:#?}");
    assert!(there.len() > 600, "only {} tests were found", there.len());
}

#[test]
fn every_rule_has_a_test() {
    let text = coverage();
    let is_rule = |line: &&str| line.starts_with("| ") && !line.starts_with("| rule") && !line.starts_with("| -");
    let mut count = 0;
    for row in text.lines().filter(is_rule) {
        let cells: Vec<&str> = row.trim_matches('|').split(" | ").collect();
        let [rule, tests] = cells[..] else { panic!("{row:?} is not a rule and its tests") };
        assert!(!rule.trim().is_empty() && !tests_named(tests).is_empty(), "{row:?}");
        count += 1;
    }
    assert!(count > 320, "only {count} rules were found");
}
