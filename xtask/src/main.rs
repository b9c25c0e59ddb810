//! Development tasks of this repository. `cargo xtask test` is the one command that has to pass.
//!
//! Uses only the standard library, so that it builds in a second on a new machine.
#![forbid(unsafe_code)]

mod bench;
mod fuzz;
mod step;
mod test;
mod tools;

use std::{env, process::ExitCode};

const HELP: &str = "\
cargo xtask test                            every check there is, in order, up to the first that fails
cargo xtask browser [ARGUMENTS]             only the tests in the browser; arguments are for Playwright
cargo xtask fuzz [TARGET] [--seconds N]     long fuzzing of one target or of all, 600 seconds each if not said
cargo xtask bench                           the benchmarks
";

fn main() -> ExitCode {
    let args: Vec<String> = env::args().skip(1).collect();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    let done = match args[..] {
        ["test"] => test::run(),
        ["browser", ref rest @ ..] => test::browser(rest),
        ["fuzz", ref rest @ ..] => fuzz::run(rest),
        ["bench"] => bench::run(),
        [] | ["help" | "--help" | "-h"] => {
            print!("{HELP}");
            Ok(())
        }
        _ => Err(format!("there is no chore {:?}\n\n{HELP}", args.join(" "))),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("\nxtask: {why}");
            ExitCode::FAILURE
        }
    }
}
