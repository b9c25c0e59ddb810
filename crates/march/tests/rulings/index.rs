//! The rulings, their tests and the code that takes them cannot drift apart.

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

fn here() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn read(path: impl AsRef<Path>) -> String {
    let path = path.as_ref();
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display())) {
        let path = entry.expect("a folder can be read").path();
        if path.is_dir() {
            found.extend(files(&path));
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(path);
        }
    }
    found
}

fn rulings() -> BTreeSet<String> {
    let text = read(here().join("../../docs/rules/rulings.md"));
    let names: Vec<&str> = text.lines().filter_map(|line| line.strip_prefix("## march/")).collect();
    let distinct: BTreeSet<String> = names.iter().map(|&name| name.to_owned()).collect();
    assert_eq!(names.len(), distinct.len(), "an entry stands there twice");
    distinct
}

/// The names of the functions that stand right under `#[test]`.
fn tests_in(source: &str) -> Vec<String> {
    let mut lines = source.lines().map(str::trim);
    let mut names = Vec::new();
    while lines.any(|line| line == "#[test]") {
        let header = lines.next().expect("a function follows");
        let name = header.strip_prefix("fn ").and_then(|rest| rest.split('(').next());
        names.push(name.unwrap_or_else(|| panic!("{header:?} is no test function")).to_owned());
    }
    names
}

#[test]
fn every_ruling_has_a_test_of_its_name_and_every_test_a_ruling() {
    let tests = files(&here().join("tests/rulings"));
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
    let is_part = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    let mut count = 0;
    for file in files(&here().join("src")) {
        let text = read(&file);
        for rest in text.split("march/").skip(1) {
            let name = rest.split(|c| !is_part(c)).next().unwrap_or_default().trim_end_matches('-');
            assert!(known.contains(name), "{} cites march/{name}, which rulings.md does not have", file.display());
            count += 1;
        }
    }
    assert!(count > 30, "only {count} citations were found");
}
