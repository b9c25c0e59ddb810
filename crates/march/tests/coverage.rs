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

/// `tests/rulebook/explore.rs::name` for every test of the rulebook.
fn rulebook_tests() -> BTreeSet<String> {
    let mut all = BTreeSet::new();
    for entry in fs::read_dir(here().join("tests/rulebook")).expect("the tests lie beside this one") {
        let path = entry.expect("a folder can be read").path();
        let file = path.file_name().expect("an entry of a folder has a name").to_string_lossy().into_owned();
        let source = read(&path);
        let mut lines = source.lines().map(str::trim);
        while lines.any(|line| line == "#[test]") {
            let header = lines.next().unwrap_or_default();
            let name = header.strip_prefix("fn ").and_then(|rest| rest.split('(').next());
            let name = name.unwrap_or_else(|| panic!("{header:?} is no test function"));
            all.insert(format!("tests/rulebook/{file}::{name}"));
        }
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
    let (named, there) = (tests_named(&coverage()), rulebook_tests());
    let missing: Vec<&String> = named.difference(&there).collect();
    assert!(missing.is_empty(), "coverage-march.md names tests that do not exist: {missing:#?}");
}

#[test]
fn every_test_of_the_rulebook_is_named() {
    let (named, there) = (tests_named(&coverage()), rulebook_tests());
    let unnamed: Vec<&String> = there.difference(&named).collect();
    assert!(unnamed.is_empty(), "coverage-march.md does not name: {unnamed:#?}");
    assert!(there.len() > 180, "only {} tests were found", there.len());
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
    assert!(count > 120, "only {count} rules were found");
}
