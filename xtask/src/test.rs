//! `cargo xtask test`: everything that has to hold before a change is merged.

use crate::{
    api, crash,
    step::{Steps, cargo, npm, succeeds},
    tools,
};

/// Runs all checks in order, stops at the first that fails, and ends with a table of the steps and their times.
///
/// Every cargo step uses the `dev` settings and selects the whole workspace with a target that needs the
/// dev-dependencies. Cargo then resolves the same features each time, and no crate is compiled twice.
pub(crate) fn run() -> Result<(), String> {
    let mut steps = Steps::default();
    let result = all(&mut steps);
    println!("\n{}", steps.table());
    if result.is_ok() {
        println!("Everything passed.");
    }
    result
}

const PROGRAM: &str = "build --workspace --bin formicarium --examples --locked";

fn all(steps: &mut Steps) -> Result<(), String> {
    tools::find_or_install(steps)?;
    steps.run("format", cargo("fmt --all --check"))?;
    steps.run("format of the fuzz targets", cargo("fmt --manifest-path fuzz/Cargo.toml --check"))?;
    // Benchmarks and examples have to compile too, and clippy checks that they do.
    steps.run("clippy", cargo("clippy --workspace --all-targets --locked -- -D warnings"))?;
    // A separate step, so that the table shows the time spent compiling.
    steps.run("build of the tests", cargo("test --workspace --lib --bins --tests --locked --no-run"))?;
    // Tests of the store start one of the examples; another kills the program.
    steps.run("build of the program and the examples", cargo(PROGRAM))?;
    let runner = if succeeds(cargo("nextest --version")) { "nextest run" } else { "test" };
    steps.run(
        "tests, including the short fuzz run",
        cargo(&format!("{runner} --workspace --lib --bins --tests --locked")),
    )?;
    for store in ["sqlite", "postgres"] {
        let kills = crash::program("debug", &["--store", store, "--kills", "5", "--tables", "8"]);
        steps.run(&format!("kills of the server with {store}"), kills)?;
    }
    let cluster = crash::program("debug", &["--nodes", "1", "--tables", "9"]);
    steps.run("three servers behind nginx", cluster)?;
    api::run(steps)?;
    page(steps)?;
    in_browser(steps, &[])?;
    steps.run("examples in the documentation", cargo("test --workspace --doc --locked"))?;
    let mut docs = cargo("doc --workspace --no-deps --lib --bins --examples --locked");
    docs.env("RUSTDOCFLAGS", "-Dwarnings");
    steps.run("documentation", docs)
}

/// Checks the page without a browser: types, lints, format, unit tests.
///
/// By now the server's build script has installed the npm packages.
fn page(steps: &mut Steps) -> Result<(), String> {
    steps.together([
        ("types of the page", npm("run --silent check")),
        ("lints of the page", npm("run --silent lint")),
        ("format of the page", npm("run --silent format")),
    ])?;
    steps.run("tests of the page", npm("test --silent"))
}

/// `cargo xtask browser`: runs only the browser tests, against a server built like the one of `cargo xtask test`.
pub(crate) fn browser(more: &[&str]) -> Result<(), String> {
    let mut steps = Steps::default();
    tools::find_or_install(&mut steps)?;
    let server = cargo(PROGRAM);
    steps.run("server for the browser", server)?;
    in_browser(&mut steps, more)
}

/// Runs the browser tests against the server already built; `more` is passed on to Playwright.
fn in_browser(steps: &mut Steps, more: &[&str]) -> Result<(), String> {
    let mut tests = npm("exec --no -- playwright test");
    tests.args(more);
    steps.run("tests in the browser", tests)
}
