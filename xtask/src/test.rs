//! `cargo xtask test`: everything that has to hold before a change is taken in.

use std::time::Instant;

use crate::step::{cargo, step, succeeds};

/// The integration test that is the short fuzz run.
const SHORT_FUZZ: &str = "short_fuzz";

pub(crate) fn run() -> Result<(), String> {
    let started = Instant::now();
    step("format", cargo("fmt --all --check"))?;
    step("format of the fuzz targets", cargo("fmt --manifest-path fuzz/Cargo.toml --check"))?;
    // All targets: benchmarks and examples have to compile too, and a check is enough to know.
    step("clippy", cargo("clippy --workspace --all-targets --locked -- -D warnings"))?;
    if succeeds(cargo("nextest --version")) {
        let mut tests = cargo("nextest run --workspace --locked -E");
        tests.arg(format!("not binary({SHORT_FUZZ})"));
        step("tests", tests)?;
    } else {
        // The short fuzz run is the only test file of fuzz-props, and has a step of its own below.
        step("tests of fuzz-props", cargo("test --package fuzz-props --lib --locked"))?;
        step("tests", cargo("test --workspace --exclude fuzz-props --lib --bins --tests --locked"))?;
    }
    step("examples in the documentation", cargo("test --workspace --doc --locked"))?;
    let mut docs = cargo("doc --workspace --no-deps --locked");
    docs.env("RUSTDOCFLAGS", "-Dwarnings");
    step("documentation", docs)?;
    step("short fuzz run", cargo(&format!("test --workspace --locked --test {SHORT_FUZZ}")))?;
    println!("\nAll is well, after {:.0} s.", started.elapsed().as_secs_f64());
    Ok(())
}
