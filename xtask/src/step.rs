//! Runs commands, each with a heading and its time.

use std::{
    env,
    fmt::Write,
    path::{Path, PathBuf},
    process::{Command, Stdio},
    time::{Duration, Instant},
};

/// The root folder of the workspace.
pub(crate) fn root() -> PathBuf {
    let own = Path::new(env!("CARGO_MANIFEST_DIR"));
    own.parent().expect("xtask is inside the workspace").to_owned()
}

/// The cargo that started this program.
pub(crate) fn cargo(words: &str) -> Command {
    let mut command = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.args(words.split_whitespace()).current_dir(root());
    // CI builds everything once and throws it away, so incremental data would be wasted time.
    if env::var_os("CI").is_some() {
        command.env("CARGO_INCREMENTAL", "0");
    }
    command
}

/// npm in the `web` folder.
pub(crate) fn npm(words: &str) -> Command {
    let mut command = Command::new(if cfg!(windows) { "npm.cmd" } else { "npm" });
    command.args(words.split_whitespace()).current_dir(root().join("web"));
    command
}

/// The nightly toolchain's cargo, by way of rustup.
pub(crate) fn nightly(words: &str) -> Command {
    let mut command = Command::new("cargo");
    command.arg("+nightly").args(words.split_whitespace()).current_dir(root());
    command
}

/// Whether the command exists and succeeds. Its output is discarded.
pub(crate) fn succeeds(mut command: Command) -> bool {
    command
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .is_ok_and(|status| status.success())
}

/// The steps of a task, with the time each one took.
#[derive(Debug, Default)]
pub(crate) struct Steps(Vec<Step>);

#[derive(Debug)]
struct Step {
    heading: String,
    took: Duration,
    passed: bool,
}

impl Steps {
    /// Runs the command under a heading. The error contains the command, ready to be typed again.
    pub(crate) fn run(&mut self, heading: &str, mut command: Command) -> Result<(), String> {
        println!("\n== {heading}\n   {}", typed(&command));
        let started = Instant::now();
        let status = command.status();
        let took = started.elapsed();
        let passed = status.as_ref().is_ok_and(|status| status.success());
        self.0.push(Step { heading: heading.to_owned(), took, passed });
        println!("   {}", clock(took));
        match status {
            Ok(_) if passed => Ok(()),
            Ok(_) => Err(format!("{heading} failed: {}", typed(&command))),
            Err(error) => Err(format!("{heading}: cannot run {}: {error}", typed(&command))),
        }
    }

    /// One line for each step, and the total.
    pub(crate) fn table(&self) -> String {
        let width = self.0.iter().map(|step| step.heading.chars().count()).max().unwrap_or(0).max("total".len());
        let mut table = String::new();
        let mut line = |heading: &str, took, note| {
            writeln!(table, "{heading:width$}  {:>12}{note}", clock(took)).expect("a string takes any text");
        };
        for step in &self.0 {
            line(&step.heading, step.took, if step.passed { "" } else { "  FAILED" });
        }
        line("total", self.0.iter().map(|step| step.took).sum(), "");
        table
    }
}

/// Formats a duration for people.
fn clock(time: Duration) -> String {
    let tenths = time.as_millis() / 100;
    let (minutes, tenths) = (tenths / 600, tenths % 600);
    let seconds = format!("{}.{} s", tenths / 10, tenths % 10);
    if minutes == 0 { seconds } else { format!("{minutes} min {seconds:>6}") }
}

/// The command as you would type it in the root folder of the workspace.
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

    #[test]
    fn the_table_names_every_step_its_time_and_the_one_that_failed() {
        let step =
            |heading: &str, ms, passed| Step { heading: heading.to_owned(), took: Duration::from_millis(ms), passed };
        let steps = Steps(vec![step("format", 420, true), step("tests in the browser", 185_000, false)]);
        assert_eq!(
            steps.table(),
            "\
format                       0.4 s
tests in the browser  3 min  5.0 s  FAILED
total                 3 min  5.4 s
"
        );
    }

    #[test]
    fn a_program_that_is_missing_is_a_step_that_failed() {
        let mut steps = Steps::default();
        let why = steps.run("nothing", Command::new("no-such-program")).expect_err("there is none");
        assert!(why.starts_with("nothing: cannot run no-such-program"), "{why}");
        assert!(steps.table().contains("FAILED"));
    }
}
