//! Keeps the two indexes in `docs/rules` complete: everything they name exists, and everything that
//! exists is named.

use std::{collections::BTreeSet, path::Path};

use game_core::testing::files::{
    files, read, rules_with_tests, rulings_cited, rulings_of, tests_in, tests_named, tests_of,
};

fn here() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn doc(name: &str) -> String {
    read(here().join("../../docs/rules").join(name))
}

/// `tests/all/rulebook/births.rs::name` for every test of the rulebook.
fn rulebook_tests() -> BTreeSet<String> {
    let mut all = BTreeSet::new();
    for file in files(&here().join("tests/all/rulebook"), "rs") {
        for name in tests_of(here(), &file) {
            assert!(all.insert(name.clone()), "{name} appears twice");
        }
    }
    all
}

#[test]
fn the_coverage_names_every_rulebook_test_and_no_other() {
    let (named, there) = (tests_named(&doc("coverage.md")), rulebook_tests());
    let missing: Vec<&String> = named.difference(&there).collect();
    assert!(missing.is_empty(), "coverage.md names tests that do not exist: {missing:#?}");
    let unnamed: Vec<&String> = there.difference(&named).collect();
    assert!(unnamed.is_empty(), "coverage.md does not name: {unnamed:#?}");
    assert!(there.len() > 150, "only {} tests were found", there.len());
}

#[test]
fn every_rule_of_the_coverage_has_a_test() {
    let count = rules_with_tests(&doc("coverage.md"));
    assert!(count > 80, "only {count} rules were found");
}

// --------------------------------------------------------------------------------------------------------- rulings

fn rulings() -> BTreeSet<String> {
    rulings_of("myrmes", &doc("rulings.md"))
}

fn ruling_tests() -> BTreeSet<String> {
    let beside = files(&here().join("tests/all/rulings"), "rs");
    let all = beside.into_iter().chain([here().join("tests/all/rulings.rs")]);
    all.flat_map(|file| tests_in(&read(file))).collect()
}

#[test]
fn the_code_cites_every_ruling_and_no_other() {
    let known = rulings();
    let mut cited = BTreeSet::new();
    for file in files(&here().join("src"), "rs").into_iter().chain(files(&here().join("data"), "toml")) {
        for name in rulings_cited("myrmes", &read(&file)).into_iter().filter(|name| !name.is_empty()) {
            assert!(known.contains(&name), "{} cites myrmes/{name}, which rulings.md does not have", file.display());
            cited.insert(name);
        }
    }
    let uncited: Vec<&String> = known.difference(&cited).collect();
    assert!(uncited.is_empty(), "no code cites these rulings: {uncited:?}");
}

#[test]
fn every_ruling_has_a_test_of_its_name() {
    let tests = ruling_tests();
    for name in rulings() {
        assert!(tests.contains(&name.replace('-', "_")), "tests/all/rulings.rs does not prove myrmes/{name}");
    }
}

#[test]
fn every_switch_of_the_manual_variant_has_a_test() {
    let text = doc("rulings.md");
    let table = text.split("# The manual variant").nth(1).expect("the variant has a chapter");
    let table = table.split("\n# ").next().expect("it ends where the next game begins");
    let switches: Vec<&str> = table.lines().filter_map(|line| line.strip_prefix("| `")?.split('`').next()).collect();
    assert_eq!(switches.len(), 7, "{switches:?}");
    let tests = ruling_tests();
    for switch in switches {
        assert!(tests.contains(&format!("manual_{switch}")), "no test proves {switch}");
    }
}
