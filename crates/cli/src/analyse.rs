//! `formicarium analyse`: who was ahead when in a recorded game, and which decisions cost most.

use std::{
    fs,
    io::{self, Write},
    path::PathBuf,
};

use ai::{Analysis, analysis::Decision};
use anyhow::{Context, Result, bail};
use game_core::{AnySession, Failure, Seat, erased::Choice};

use crate::replay;

/// Look through a recorded game: who was ahead when, and which decisions cost most.
#[derive(Clone, Debug, clap::Args)]
pub struct AnalyseArgs {
    /// The record file; - reads standard input
    file: PathBuf,

    /// The component data it was played with, if not the game's own
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,

    /// The budget of each decision, in actions tried
    #[arg(long, value_name = "N", default_value_t = 40_000)]
    nodes: u64,

    /// How many of the costliest decisions are printed
    #[arg(long, value_name = "N", default_value_t = 5)]
    top: usize,

    /// Random seed
    #[arg(long, default_value_t = 1)]
    seed: u64,

    /// Write everything as JSON to this file; - is standard output
    #[arg(long, value_name = "FILE")]
    json: Option<PathBuf>,
}

/// Looks through the game.
///
/// # Errors
/// When the record cannot be read or replayed, or there is no model for its game.
pub fn run(args: &AnalyseArgs) -> Result<()> {
    let session = replay::load(&args.file, args.data.as_deref())?;
    let look = |done: usize, of: usize| {
        if done.is_multiple_of(10) || done == of {
            eprint!("\r{done} of {of} decisions");
            let _ = io::stderr().flush();
        }
    };
    let Some(analysis) = ai::analyse(session.as_ref(), args.nodes, args.seed, look) else {
        bail!(Failure::bad_request(format!("there is no model for {}", session.game_id())));
    };
    eprintln!();
    if let Some(path) = &args.json {
        let text = serde_json::to_string_pretty(&analysis).context("cannot write the analysis")?;
        if path.as_os_str() == "-" {
            println!("{text}");
            return Ok(());
        }
        fs::write(path, text + "\n").with_context(|| format!("cannot write {}", path.display()))?;
    }
    print(session.as_ref(), &analysis, args.top)
}

fn print(session: &dyn AnySession, analysis: &Analysis, top: usize) -> Result<()> {
    let mut out = io::BufWriter::new(io::stdout().lock());
    let seats: Vec<Seat> = Seat::all(session.players()).collect();
    writeln!(out, "chance to win")?;
    write!(out, "  {:<18}", "")?;
    for seat in &seats {
        write!(out, "{:>12}", seat.to_string())?;
    }
    writeln!(out)?;
    for moment in &analysis.shares {
        write!(out, "  {:<18}", format!("after {} actions", moment.actions))?;
        for share in &moment.shares {
            write!(out, "{:>10.0} %", 100.0 * share)?;
        }
        writeln!(out)?;
    }
    writeln!(out, "turns")?;
    for (seat, played) in seats.iter().zip(&analysis.seats) {
        let &ai::analysis::Played { turns, lost, blunders } = played;
        writeln!(out, "  {seat}: {turns} turns, {lost:.2} points lost per turn, {blunders} of them more than 3")?;
    }
    writeln!(out, "the costliest decisions")?;
    for (nth, decision) in analysis.decisions.iter().take(top).enumerate() {
        let Decision { seat, action, played, better, lost, doubt, win, points } = decision;
        let win = 100.0 * win;
        writeln!(out, "  {}. {seat}, action {action}: {lost:.1} points (± {doubt:.1}), {win:.0} % to win", nth + 1)?;
        writeln!(out, "     played  {}", told(played))?;
        writeln!(out, "     better  {}", told(better))?;
        let parts: Vec<String> = points.iter().map(|(source, points)| format!("{source} {points:+.1}")).collect();
        writeln!(out, "     because {}", parts.join(", "))?;
    }
    Ok(out.flush()?)
}

fn told(actions: &[Choice]) -> String {
    actions.iter().map(|choice| choice.text.as_str()).collect::<Vec<_>>().join(", ")
}
