//! `cargo xtask fuzz`: coverage-guided fuzzing for as long as you like.

use std::fs;

use crate::step::{Steps, cargo, nightly, root, succeeds};

const SECONDS: u64 = 600;

pub(crate) fn run(args: &[&str]) -> Result<(), String> {
    let known = targets()?;
    let (target, seconds) = parse(args, &known)?;
    if !succeeds(nightly("--version")) {
        return Err("fuzzing needs the nightly toolchain: rustup toolchain install nightly".to_owned());
    }
    let mut steps = Steps::default();
    if !succeeds(nightly("fuzz --version")) {
        steps.run("install cargo-fuzz", cargo("install cargo-fuzz --locked"))?;
    }
    for target in known.iter().filter(|known| target.is_none_or(|target| target == *known)) {
        // New inputs go into a separate folder; people choose what to add to the committed corpus.
        let found = root().join("fuzz/found").join(target);
        fs::create_dir_all(&found).map_err(|error| format!("cannot create {}: {error}", found.display()))?;
        let corpora = format!("fuzz/found/{target} fuzz/corpus/{target}");
        let words = format!("fuzz run {target} {corpora} -- -max_total_time={seconds} -rss_limit_mb=4096");
        steps.run(&format!("fuzz {target} for {seconds} s"), nightly(&words))?;
    }
    Ok(())
}

/// The names of the files in `fuzz/fuzz_targets`.
fn targets() -> Result<Vec<String>, String> {
    let folder = root().join("fuzz/fuzz_targets");
    let files = fs::read_dir(&folder).map_err(|error| format!("cannot list {}: {error}", folder.display()))?;
    let mut names: Vec<String> = files
        .filter_map(|file| file.ok()?.path().file_stem().map(|name| name.to_string_lossy().into_owned()))
        .collect();
    names.sort();
    Ok(names)
}

/// The target, if one is named, and the number of seconds.
fn parse<'a>(args: &[&'a str], known: &[String]) -> Result<(Option<&'a str>, u64), String> {
    let (target, rest) = match args {
        [name, rest @ ..] if !name.starts_with('-') => (Some(*name), rest),
        rest => (None, rest),
    };
    if let Some(name) = target.filter(|name| !known.iter().any(|known| known == name)) {
        return Err(format!("unknown fuzz target {name:?}; the targets are {}", known.join(", ")));
    }
    match rest {
        [] => Ok((target, SECONDS)),
        ["--seconds", number] => match number.parse() {
            Ok(seconds) if seconds > 0 => Ok((target, seconds)),
            _ => Err(format!("--seconds {number}: must be a positive whole number")),
        },
        _ => Err(format!("unexpected arguments {:?}; usage: cargo xtask fuzz [TARGET] [--seconds N]", rest.join(" "))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn targets_and_seconds_are_understood() {
        let known = ["actions".to_owned(), "records".to_owned()];
        assert_eq!(parse(&[], &known), Ok((None, SECONDS)));
        assert_eq!(parse(&["records", "--seconds", "5"], &known), Ok((Some("records"), 5)));
        assert_eq!(parse(&["--seconds", "5"], &known), Ok((None, 5)));
        for wrong in [&["moves"][..], &["--seconds"], &["--seconds", "0"], &["actions", "records"], &["--fast"]] {
            assert!(parse(wrong, &known).is_err(), "{wrong:?}");
        }
    }
}
