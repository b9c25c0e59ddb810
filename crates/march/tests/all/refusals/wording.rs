//! Every variant of `Illegal` is tested, and no two have the same message.

use std::collections::BTreeSet;

const ILLEGAL: &str = include_str!("../../../src/illegal.rs");

const TESTS: [&str; 7] = [
    include_str!("battles.rs"),
    include_str!("cards.rs"),
    include_str!("explore.rs"),
    include_str!("march_action.rs"),
    include_str!("queen.rs"),
    include_str!("targets.rs"),
    include_str!("turn.rs"),
];

/// The variants with their messages.
fn variants() -> Vec<(String, String)> {
    let body = ILLEGAL.split("pub enum Illegal {").nth(1).and_then(|rest| rest.split("\n}").next()).expect("the enum");
    let mut found = Vec::new();
    let mut sentence = String::new();
    for line in body.lines().map(str::trim) {
        if line.starts_with("#[error(") {
            sentence = line.to_owned();
        } else if line.starts_with(|c: char| c.is_ascii_uppercase()) {
            let name = line.split(|c: char| !c.is_ascii_alphanumeric()).next().unwrap_or_default();
            found.push((name.to_owned(), std::mem::take(&mut sentence)));
        }
    }
    found
}

#[test]
fn every_variant_is_provoked() {
    let is_part = |c: char| c.is_ascii_alphanumeric();
    let names = |text: &str| -> Vec<String> {
        text.split("Illegal::").skip(1).map(|rest| rest.split(|c| !is_part(c)).next().unwrap_or("").into()).collect()
    };
    let used: BTreeSet<String> = TESTS.iter().flat_map(|text| names(text)).collect();
    let there: BTreeSet<String> = variants().into_iter().map(|(name, _)| name).collect();
    assert!(there.len() > 60, "only {} variants were found", there.len());
    let missing: Vec<&String> = there.difference(&used).collect();
    assert!(missing.is_empty(), "no test provokes {missing:?}");
}

#[test]
fn no_two_variants_say_the_same() {
    let all = variants();
    let sentences: BTreeSet<&String> = all.iter().map(|(_, sentence)| sentence).collect();
    assert_eq!(sentences.len(), all.len());
    assert!(sentences.iter().all(|sentence| !sentence.is_empty()));
}
