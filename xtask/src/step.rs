//! Running commands, each with a heading and its time.

use std::{
    env,
    path::{Path, PathBuf},
    process::{Command, Stdio},
    time::Instant,
};

/// The folder of the workspace.
pub(crate) fn root() -> PathBuf {
    let own = Path::new(env!("CARGO_MANIFEST_DIR"));
    own.parent().expect("xtask lies in the workspace").to_owned()
}

/// The cargo that runs us.
pub(crate) fn cargo(words: &str) -> Command {
    let mut command = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.args(words.split_whitespace()).current_dir(root());
    // Where everything is built once and thrown away, notes for the next build are wasted time.
    if env::var_os("CI").is_some() {
        command.env("CARGO_INCREMENTAL", "0");
    }
    command
}

/// npm in the folder of the page.
pub(crate) fn npm(words: &str) -> Command {
    let mut command = Command::new(if cfg!(windows) { "npm.cmd" } else { "npm" });
    command.args(words.split_whitespace()).current_dir(root().join("web"));
    command
}

/// A cargo of the nightly toolchain, found by rustup.
pub(crate) fn nightly(words: &str) -> Command {
    let mut command = Command::new("cargo");
    command.arg("+nightly").args(words.split_whitespace()).current_dir(root());
    command
}

/// Whether the command is there and does what it is asked; what it says is not shown.
pub(crate) fn succeeds(mut command: Command) -> bool {
    command
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .is_ok_and(|status| status.success())
}

/// Runs the command under a heading. The error names the command, ready to be typed again.
pub(crate) fn step(heading: &str, mut command: Command) -> Result<(), String> {
    println!("\n== {heading}\n   {}", typed(&command));
    let started = Instant::now();
    let status = command.status().map_err(|error| format!("{heading}: cannot run {}: {error}", typed(&command)))?;
    println!("   {:.1} s", started.elapsed().as_secs_f64());
    if status.success() { Ok(()) } else { Err(format!("{heading} failed: {}", typed(&command))) }
}

/// The command as one would type it in the folder of the workspace.
fn typed(command: &Command) -> String {
    let settings =
        command.get_envs().filter_map(|(name, value)| Some(format!("{}={}", name.display(), value?.display())));
    let program = Path::new(command.get_program()).file_stem().unwrap_or_default().display().to_string();
    let words = command.get_args().map(|word| {
        let word = word.display().to_string();
        if word.contains([' ', '(']) { format!("'{word}'") } else { word }
    });
    settings.chain([program]).chain(words).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_command_is_shown_as_typed() {
        let mut command = Command::new("/somewhere/bin/cargo");
        command.args(["nextest", "run", "-E", "binary(short)"]).env("RUSTDOCFLAGS", "-Dwarnings");
        assert_eq!(typed(&command), "RUSTDOCFLAGS=-Dwarnings cargo nextest run -E 'binary(short)'");
    }
}
