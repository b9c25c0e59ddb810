//! `formicarium analyse`: who was ahead when in a recorded game, which decisions cost most, and what was luck.

use std::{
    cell::Cell,
    fs,
    io::{self, Write},
    path::PathBuf,
};

use ai::{
    Analysis,
    analysis::{Decision, Moved, Opened, Played, Watch},
};
use anyhow::{Context, Result, bail};
use game_core::{AnySession, Failure, Seat, erased::Choice};

use crate::replay;

/// Look through a recorded game: who was ahead when, which decisions cost most, and what was luck.
#[derive(Clone, Debug, clap::Args)]
pub struct AnalyseArgs {
    /// The record file; - reads standard input
    file: PathBuf,

    /// The component data it was played with, if not the game's own
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,

    /// The budget of each decision that seems to have cost something, in actions tried
    #[arg(long, value_name = "N", default_value_t = ai::analysis::NODES)]
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
    if !ai::can_analyse(session.as_ref()) {
        bail!(Failure::bad_request(format!("there is no model for {}", session.game_id())));
    }
    let analysis = ai::analyse(session.as_ref(), args.nodes, args.seed, &Percent::default());
    let analysis = analysis.context("the analysis was given up")?;
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

/// Tells on standard error how much is done.
#[derive(Default)]
struct Percent(Cell<Option<u8>>);

impl Watch for Percent {
    fn look(&self, percent: u8) -> bool {
        if self.0.replace(Some(percent)) != Some(percent) {
            eprint!("\r{percent} %");
            let _ = io::stderr().flush();
        }
        true
    }
}

/// The name of a part of what moved a share, and the part.
type Part = (&'static str, fn(&Moved) -> f32);

fn print(session: &dyn AnySession, analysis: &Analysis, top: usize) -> Result<()> {
    let mut out = io::BufWriter::new(io::stdout().lock());
    let seats: Vec<Seat> = Seat::all(session.players()).collect();
    writeln!(out, "chance to win")?;
    heads(&mut out, &seats)?;
    for moment in &analysis.moments {
        write!(out, "  {:<18}", format!("after {} actions", moment.actions))?;
        for share in &moment.shares {
            write!(out, "{:>10.0} %", 100.0 * share)?;
        }
        writeln!(out)?;
    }
    writeln!(out, "what moved it, in hundredths")?;
    heads(&mut out, &seats)?;
    let parts: [Part; 3] = [
        ("own choices", |moved| moved.own),
        ("dice and draws", |moved| moved.chance),
        ("the others", |moved| moved.others),
    ];
    for (name, part) in parts {
        write!(out, "  {name:<18}")?;
        for played in &analysis.seats {
            write!(out, "{:>+12.0}", 100.0 * played.moved.iter().map(part).sum::<f32>())?;
        }
        writeln!(out)?;
    }
    writeln!(out, "turns")?;
    for (seat, played) in seats.iter().zip(&analysis.seats) {
        let Played { turns, lost, blunders, .. } = played;
        writeln!(out, "  {seat}: {turns} turns, {lost:.2} points lost per turn, {blunders} of them more than 3")?;
    }
    if analysis.strong_games > 0 {
        writeln!(out, "points by source, and those of strong play (the mean of {} games)", analysis.strong_games)?;
        heads(&mut out, &seats)?;
        for &source in analysis.seats[0].points.keys() {
            write!(out, "  {source:<18}")?;
            for played in &analysis.seats {
                write!(out, "{:>12}", format!("{:.0} ({:.1})", played.points[source], played.strong[source]))?;
            }
            writeln!(out)?;
        }
    }
    writeln!(out, "the opening")?;
    for (seat, played) in seats.iter().zip(&analysis.seats) {
        writeln!(out, "  {seat}: {:.0} points, strong play {:.1}", played.opened, played.strong_opened)?;
        for Opened { action, played, better, lost } in &played.opening {
            writeln!(out, "    action {action}: {}", told(played))?;
            if !better.is_empty() {
                writeln!(out, "      better by {lost:.1}: {}", told(better))?;
            }
        }
    }
    writeln!(out, "the costliest decisions")?;
    for (nth, decision) in analysis.decisions.iter().take(top).enumerate() {
        let Decision { seat, action, played, better, lost, doubt, win, points, risks, .. } = decision;
        let doubt = doubt.map_or_else(|| "by the model".to_owned(), |doubt| format!("± {doubt:.1}"));
        let win = 100.0 * win;
        writeln!(out, "  {}. {seat}, action {action}: {lost:.1} points ({doubt}), {win:.0} % to win", nth + 1)?;
        writeln!(out, "     played  {}", told(played))?;
        writeln!(out, "     better  {}", told(better))?;
        let points = points.iter().map(|(source, points)| format!("{source} {points:+.1}"));
        let risks = risks.iter().map(|(risk, [own, other])| format!("{risk} {own:.1} instead of {other:.1}"));
        writeln!(out, "     because {}", points.chain(risks).collect::<Vec<_>>().join(", "))?;
    }
    Ok(out.flush()?)
}

fn heads(out: &mut impl Write, seats: &[Seat]) -> io::Result<()> {
    write!(out, "  {:<18}", "")?;
    for seat in seats {
        write!(out, "{:>12}", seat.to_string())?;
    }
    writeln!(out)
}

fn told(actions: &[Choice]) -> String {
    actions.iter().map(|choice| choice.text.as_str()).collect::<Vec<_>>().join(", ")
}
