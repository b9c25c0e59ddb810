//! The two indexes of `docs/rules` cannot go stale: what they name exists, and what exists is named.

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

fn doc(name: &str) -> String {
    read(here().join("../../docs/rules").join(name))
}

/// All files below a folder with this ending, sorted.
fn files(folder: &Path, ending: &str) -> Vec<PathBuf> {
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

/// The names of the functions that stand right under `#[test]`.
fn tests_in(source: &str) -> Vec<String> {
    let mut names = Vec::new();
    let mut lines = source.lines().map(str::trim);
    while lines.any(|line| line == "#[test]") {
        let header = lines.next().expect("a function follows");
        let name = header.strip_prefix("fn ").and_then(|rest| rest.split('(').next());
        names.push(name.unwrap_or_else(|| panic!("{header:?} is no test function")).to_owned());
    }
    names
}

/// `tests/rulebook/births.rs::name` for every test of the rulebook.
fn rulebook_tests() -> BTreeSet<String> {
    let mut all = BTreeSet::new();
    for file in files(&here().join("tests/rulebook"), "rs") {
        let short = file.strip_prefix(here()).expect("a file of this crate").display().to_string();
        for name in tests_in(&read(&file)) {
            assert!(all.insert(format!("{short}::{name}")), "{name} is there twice");
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
    let text = doc("coverage.md");
    let rows =
        text.lines().filter(|line| line.starts_with("| ") && !line.starts_with("| rule") && !line.starts_with("| -"));
    let mut count = 0;
    for row in rows {
        let cells: Vec<&str> = row.trim_matches('|').split(" | ").collect();
        let [rule, tests] = cells[..] else { panic!("{row:?} is not a rule and its tests") };
        assert!(!rule.trim().is_empty() && !tests_named(tests).is_empty(), "{row:?}");
        count += 1;
    }
    assert!(count > 80, "only {count} rules were found");
}

// --------------------------------------------------------------------------------------------------------- rulings

/// The names that begin with `myrmes/`, wherever they are cited in a text.
fn rulings_cited(text: &str) -> BTreeSet<String> {
    let is_part = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    let names = text.split("myrmes/").skip(1).map(|rest| rest.split(|c| !is_part(c)).next().unwrap_or_default());
    names.map(|name| name.trim_end_matches('-')).filter(|name| !name.is_empty()).map(str::to_owned).collect()
}

fn rulings() -> BTreeSet<String> {
    let text = doc("rulings.md");
    let names: Vec<String> =
        text.lines().filter_map(|line| line.strip_prefix("## myrmes/")).map(str::to_owned).collect();
    let distinct: BTreeSet<String> = names.iter().cloned().collect();
    assert_eq!(names.len(), distinct.len(), "an entry stands there twice");
    distinct
}

fn ruling_tests() -> BTreeSet<String> {
    let beside = files(&here().join("tests/rulings"), "rs");
    let all = beside.into_iter().chain([here().join("tests/rulings.rs")]);
    all.flat_map(|file| tests_in(&read(file))).collect()
}

#[test]
fn the_code_cites_every_ruling_and_no_other() {
    let known = rulings();
    let mut cited = BTreeSet::new();
    for file in files(&here().join("src"), "rs").into_iter().chain(files(&here().join("data"), "toml")) {
        for name in rulings_cited(&read(&file)) {
            assert!(known.contains(&name), "{} cites myrmes/{name}, which rulings.md does not have", file.display());
            cited.insert(name);
        }
    }
    let uncited: Vec<&String> = known.difference(&cited).collect();
    assert!(uncited.is_empty(), "no code says that it takes these rulings: {uncited:?}");
}

#[test]
fn every_ruling_has_a_test_of_its_name() {
    let tests = ruling_tests();
    for name in rulings() {
        assert!(tests.contains(&name.replace('-', "_")), "tests/rulings.rs does not prove myrmes/{name}");
    }
}

#[test]
fn every_switch_of_the_manual_variant_has_a_test() {
    let text = doc("rulings.md");
    let table = text.split("# The manual variant").nth(1).expect("the variant has its chapter");
    let table = table.split("\n# ").next().expect("it ends where the next game begins");
    let switches: Vec<&str> = table.lines().filter_map(|line| line.strip_prefix("| `")?.split('`').next()).collect();
    assert_eq!(switches.len(), 7, "{switches:?}");
    let tests = ruling_tests();
    for switch in switches {
        assert!(tests.contains(&format!("manual_{switch}")), "no test proves {switch}");
    }
}
