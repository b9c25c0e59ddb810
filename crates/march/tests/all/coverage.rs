//! Keeps `docs/rules/coverage-march.md` up to date: everything it names exists, and every test is
//! named.

use std::{collections::BTreeSet, path::Path};

use game_core::testing::files::{files, read, rules_with_tests, tests_named, tests_of};

fn here() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn coverage() -> String {
    read(here().join("../../docs/rules/coverage-march.md"))
}

/// Where the tests of the rules are: a file, and a folder of the same name where there is one.
const MODULES: [&str; 4] = ["tests/all/rulebook", "tests/all/cards", "tests/all/abilities", "tests/all/horde"];

/// These are not about rules: they only check that every card, hex and species has a test named
/// after it.
const ABOUT_TESTS: [&str; 4] = [
    "tests/all/cards.rs::every_event_and_every_head_has_a_test_that_begins_with_its_name",
    "tests/all/abilities.rs::every_thorax_abdomen_and_colony_goal_has_a_test_of_its_own",
    "tests/all/abilities.rs::every_hex_has_a_test_of_its_own",
    "tests/all/abilities.rs::every_primitive_species_has_a_test_of_its_own",
];

/// `tests/all/rulebook/explore.rs::name` for every test of the rules.
fn tests_there() -> BTreeSet<String> {
    let folders = MODULES.map(|module| here().join(module)).into_iter().filter(|folder| folder.is_dir());
    let in_folders = folders.flat_map(|folder| files(&folder, "rs"));
    let beside = MODULES.map(|module| here().join(module).with_extension("rs"));
    in_folders.chain(beside).flat_map(|file| tests_of(here(), &file)).collect()
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
    let count = rules_with_tests(&coverage());
    assert!(count > 320, "only {count} rules were found");
}
