//! `formicarium simulate`: plays many games and reports statistics.
//!
//! The figures of a run depend only on the game, its options, the bots, the seed and the number of games, not on
//! threads: a [`Tally`] contains only whole numbers, and adding tallies gives the same result in any order.

mod args;
mod figures;
mod games;
mod output;
mod plan;
pub(crate) mod plots;
pub(crate) mod records;
mod run;
mod summary;
mod table;
mod tally;
#[cfg(test)]
mod tests;

use std::{
    io::{self, Write},
    sync::{
        Once,
        atomic::{AtomicBool, Ordering},
    },
};

use anyhow::{Context, bail};
use indicatif::{ProgressBar, ProgressStyle};

pub use args::SimulateArgs;
pub use figures::{CardFigures, Counters, Figures, Group, PhaseFigures, Report, SeatFigures, Speed};
pub use games::run_named;
pub use plan::Plan;
pub use run::play;
pub use summary::Summary;
pub use tally::{GameFigures, OBJECTIVES, POINTS, Tally};

/// Plays the games that `args` asks for, prints the figures, and writes files and plots.
///
/// # Errors
/// When the arguments are invalid or a file cannot be written; both are checked before the first game.
pub fn run<G: GameFigures>(args: &SimulateArgs) -> anyhow::Result<()> {
    let plan = Plan::<G>::new(args)?;
    output::check_writable(args)?;

    let bar = progress_bar(plan.n_games);
    let (tally, speed) = play(&plan, stop_on_ctrl_c()?, &bar)?;
    bar.finish_and_clear();
    if tally.n_games() == 0 {
        bail!("stopped before the first game was over");
    }

    let report = Report::new(&plan, &tally, speed);
    // With `--json -`, standard output is for programs, so the table goes to standard error.
    let text = table::table(&report);
    if args.json_to_stdout() {
        eprint!("{text}");
    } else {
        io::stdout().write_all(text.as_bytes()).context("cannot print the table")?;
    }
    output::write(args, &report)
}

/// Drawn on standard error, and only if that is a terminal.
pub(crate) fn progress_bar(n_games: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("{elapsed} {bar:36} {human_pos} of {human_len} games, {eta} left")
        .expect("the template of the bar is well formed");
    ProgressBar::new(n_games).with_style(style.progress_chars("=> "))
}

/// A flag that the first Ctrl-C sets. The second one exits at once.
pub(crate) fn stop_on_ctrl_c() -> anyhow::Result<&'static AtomicBool> {
    static STOP: AtomicBool = AtomicBool::new(false);
    static LISTEN: Once = Once::new();
    let mut listening = Ok(());
    LISTEN.call_once(|| {
        listening = ctrlc::set_handler(|| {
            if STOP.swap(true, Ordering::Relaxed) {
                std::process::exit(130);
            }
        });
    });
    listening.context("cannot listen for Ctrl-C")?;
    Ok(&STOP)
}
