//! Development tasks of this repository. `cargo xtask test` is the one command that has to pass.
//!
//! Uses only the standard library, so that it builds in a second on a new machine.
#![forbid(unsafe_code)]

mod api;
mod bench;
mod crash;
mod fuzz;
mod step;
mod test;
mod tools;

use std::{env, process::ExitCode};

const HELP: &str = "\
cargo xtask test                            all checks, in order, stopping at the first failure
cargo xtask browser [ARGUMENTS]             only the browser tests; arguments are passed to Playwright
cargo xtask fuzz [TARGET] [--seconds N]     fuzzes one target or all, for 600 seconds each by default
cargo xtask crash [ARGUMENTS]               kills the server while people play; --help lists the arguments
cargo xtask api                             sends the server requests made up from the description of its API
cargo xtask bench                           the benchmarks
";

fn main() -> ExitCode {
    let args: Vec<String> = env::args().skip(1).collect();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    let done = match args[..] {
        ["test"] => test::run(),
        ["browser", ref rest @ ..] => test::browser(rest),
        ["fuzz", ref rest @ ..] => fuzz::run(rest),
        ["crash", ref rest @ ..] => crash::run(rest),
        ["api"] => api::alone(),
        ["bench"] => bench::run(),
        [] | ["help" | "--help" | "-h"] => {
            print!("{HELP}");
            Ok(())
        }
        _ => Err(format!("unknown task {:?}\n\n{HELP}", args.join(" "))),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("\nxtask: {why}");
            ExitCode::FAILURE
        }
    }
}
