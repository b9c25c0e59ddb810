//! `cargo xtask test`: everything that has to hold before a change is taken in.

use std::time::Instant;

use crate::{
    step::{cargo, npm, step, succeeds},
    tools,
};

/// The integration test that is the short fuzz run.
const SHORT_FUZZ: &str = "short_fuzz";

pub(crate) fn run() -> Result<(), String> {
    let started = Instant::now();
    tools::find_or_install()?;
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
    page()?;
    step("examples in the documentation", cargo("test --workspace --doc --locked"))?;
    let mut docs = cargo("doc --workspace --no-deps --locked");
    docs.env("RUSTDOCFLAGS", "-Dwarnings");
    step("documentation", docs)?;
    step("short fuzz run", cargo(&format!("test --workspace --locked --test {SHORT_FUZZ}")))?;
    println!("\nAll is well, after {:.0} s.", started.elapsed().as_secs_f64());
    Ok(())
}

/// Everything that is said of the page: its types, its style, its own tests, and the tests in a browser.
///
/// The build script of the server has installed its packages when this runs.
fn page() -> Result<(), String> {
    step("types of the page", npm("run --silent check"))?;
    step("style of the page", npm("run --silent lint"))?;
    step("format of the page", npm("run --silent format"))?;
    step("tests of the page", npm("test --silent"))?;
    // The tests of the program have built it; built alone it would be compiled once more, with fewer features.
    in_browser(&[])
}

/// Browser tests against the real server; `more` is passed on to Playwright.
pub(crate) fn browser(more: &[&str]) -> Result<(), String> {
    step("server for the browser", cargo("build --package cli --bin formicarium --profile test --locked"))?;
    in_browser(more)
}

fn in_browser(more: &[&str]) -> Result<(), String> {
    let mut tests = npm("exec --no -- playwright test");
    tests.args(more);
    step("tests in the browser", tests)
}
