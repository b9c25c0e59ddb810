//! Keeps the rulings, their tests and the code that follows them in step.

use std::{collections::BTreeSet, path::Path};

use game_core::testing::files::{files, read, rulings_cited, rulings_of, tests_in};

fn here() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn rulings() -> BTreeSet<String> {
    rulings_of("march", &read(here().join("../../docs/rules/rulings.md")))
}

#[test]
fn every_ruling_has_a_test_of_its_name_and_every_test_a_ruling() {
    let tests = files(&here().join("tests/all/rulings"), "rs");
    let tests = tests.into_iter().filter(|file| file.file_name().is_some_and(|name| name != "index.rs"));
    let tested: BTreeSet<String> = tests.flat_map(|file| tests_in(&read(file))).collect();
    let named: BTreeSet<String> = rulings().iter().map(|name| name.replace('-', "_")).collect();
    let unproven: Vec<_> = named.difference(&tested).collect();
    assert!(unproven.is_empty(), "these rulings have no test: {unproven:?}");
    let unknown: Vec<_> = tested.difference(&named).collect();
    assert!(unknown.is_empty(), "these tests prove no ruling: {unknown:?}");
}

#[test]
fn the_code_cites_only_rulings_that_stand_in_the_document() {
    let known = rulings();
    let mut count = 0;
    for file in files(&here().join("src"), "rs") {
        for name in rulings_cited("march", &read(&file)) {
            assert!(known.contains(&name), "{} cites march/{name}, which rulings.md does not have", file.display());
            count += 1;
        }
    }
    assert!(count > 30, "only {count} citations were found");
}
