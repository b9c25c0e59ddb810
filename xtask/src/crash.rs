//! `cargo xtask crash`: kills the server while people play. docs/reliability.md explains it.

use std::{env, path::PathBuf, process::Command};

use crate::step::{Steps, cargo, root};

/// Builds the server and the program that kills it as they are released, and runs it.
pub(crate) fn run(args: &[&str]) -> Result<(), String> {
    let mut steps = Steps::default();
    steps.run("release build", cargo("build --release --workspace --bin formicarium --example crash --locked"))?;
    steps.run("kills", program("release", args))
}

/// The program that kills the server beside it, as built by cargo in the folder of a profile.
pub(crate) fn program(profile: &str, args: &[&str]) -> Command {
    let target = env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from);
    let mut command = Command::new(target.join(profile).join("examples/crash"));
    command.args(args).current_dir(root());
    command
}
