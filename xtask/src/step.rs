//! Runs commands, each with a heading and its time.

use std::{
    env,
    fmt::Write,
    path::{Path, PathBuf},
    process::{Command, Stdio},
    thread,
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
pub(crate) struct Steps {
    steps: Vec<Step>,
    /// The time of all steps; those that run at the same time count once.
    total: Duration,
}

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
        self.total += took;
        self.done(heading, &command, took, status.map(|status| status.success()))
    }

    /// Runs commands at the same time: each uses one core. Their output appears one after the other.
    pub(crate) fn together<const N: usize>(&mut self, mut steps: [(&str, Command); N]) -> Result<(), String> {
        let started = Instant::now();
        let results = thread::scope(|scope| {
            let run = |(_, command): &'_ mut (&str, Command)| {
                let output = command.stdin(Stdio::null()).output();
                (output, started.elapsed())
            };
            let running: Vec<_> = steps.iter_mut().map(|step| scope.spawn(move || run(step))).collect();
            running.into_iter().map(|one| one.join().expect("running a command does not panic")).collect::<Vec<_>>()
        });
        self.total += started.elapsed();
        let mut result = Ok(());
        for ((heading, command), (output, took)) in steps.iter().zip(results) {
            println!("\n== {heading}\n   {}", typed(command));
            let passed = output.map(|output| {
                print!("{}", String::from_utf8_lossy(&output.stdout));
                eprint!("{}", String::from_utf8_lossy(&output.stderr));
                output.status.success()
            });
            let done = self.done(heading, command, took, passed);
            result = result.and(done);
        }
        result
    }

    fn done(
        &mut self,
        heading: &str,
        command: &Command,
        took: Duration,
        passed: std::io::Result<bool>,
    ) -> Result<(), String> {
        let step = Step { heading: heading.to_owned(), took, passed: matches!(passed, Ok(true)) };
        self.steps.push(step);
        println!("   {}", clock(took));
        match passed {
            Ok(true) => Ok(()),
            Ok(false) => Err(format!("{heading} failed: {}", typed(command))),
            Err(error) => Err(format!("{heading}: cannot run {}: {error}", typed(command))),
        }
    }

    /// One line for each step, and the total.
    pub(crate) fn table(&self) -> String {
        let width = self.steps.iter().map(|step| step.heading.chars().count()).max().unwrap_or(0).max("total".len());
        let mut table = String::new();
        let mut line = |heading: &str, took, note| {
            writeln!(table, "{heading:width$}  {:>12}{note}", clock(took)).expect("a string takes any text");
        };
        for step in &self.steps {
            line(&step.heading, step.took, if step.passed { "" } else { "  FAILED" });
        }
        line("total", self.total, "");
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
        let steps = vec![step("format", 420, true), step("tests in the browser", 185_000, false)];
        let steps = Steps { steps, total: Duration::from_millis(185_420) };
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

    #[test]
    fn of_steps_that_run_together_each_is_listed_and_the_first_failure_is_told() {
        let mut steps = Steps::default();
        let why = steps.together([
            ("one", cargo("--version")),
            ("two", cargo("no-such-command")),
            ("three", Command::new("no-such-program")),
        ]);
        let why = why.expect_err("two of them fail");
        assert!(why.starts_with("two failed: ") && why.ends_with("cargo no-such-command"), "{why}");
        let table = steps.table();
        assert_eq!(table.matches("FAILED").count(), 2, "{table}");
        assert!(steps.total <= steps.steps.iter().map(|step| step.took).sum(), "{table}");
    }
}
