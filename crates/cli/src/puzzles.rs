//! `formicarium puzzles`: looks for puzzles in games of bots.

use std::{fs, io::Write, path::PathBuf, time::Instant};

use ai::{
    Learn,
    models::{self, Stage},
    puzzles::{
        Puzzles,
        mine::{Miner, Tally},
    },
};
use anyhow::Context;
use game_core::{Failure, Seed};

use crate::table::{TableArgs, with_game};

/// Looks for puzzles in games of bots, and writes them to a file after every game.
#[derive(Clone, Debug, clap::Args)]
pub struct PuzzlesArgs {
    #[command(flatten)]
    pub table: TableArgs,

    /// How many puzzles to find
    #[arg(long, value_name = "N", default_value_t = 120)]
    pub count: usize,

    /// The most games to look through
    #[arg(long, value_name = "N", default_value_t = 10_000)]
    pub games: u64,

    /// Random seed
    #[arg(long, default_value = "1")]
    pub seed: Seed,

    /// The file to write
    #[arg(long, value_name = "FILE")]
    pub out: PathBuf,
}

/// Does what the arguments ask for.
///
/// # Errors
/// When the arguments are invalid, the file cannot be written, or there is no model for the table.
pub fn run_named(args: &PuzzlesArgs) -> anyhow::Result<()> {
    with_game!(args, run)
}

fn run<G: Learn>(args: &PuzzlesArgs) -> anyhow::Result<()> {
    let game: G = args.table.game()?;
    let missing = || Failure::bad_request(format!("there is no model for {} {}", G::ID, game.table()));
    let model = models::find(&game, Stage::Full).ok_or_else(missing)?;
    let command =
        format!("formicarium puzzles {} --players {} --count {} --seed {}", G::ID, game.seats(), args.count, args.seed);
    let mut found = Puzzles::new(&game, command);
    let mut miner = Miner::new(&game, model);
    let begun = Instant::now();
    for number in 0..args.games {
        if found.puzzles.len() >= args.count {
            break;
        }
        for puzzle in miner.game(args.seed.derive(number)) {
            found.add(puzzle, args.count);
        }
        // What has been found so far can be used whenever this is stopped.
        fs::write(&args.out, found.to_text()).with_context(|| format!("cannot write {}", args.out.display()))?;
        eprint!("\r{} of {} puzzles, {} games", found.puzzles.len(), args.count, number + 1);
        let _ = std::io::stderr().flush();
    }
    eprintln!();
    let Tally { games, positions, disputed, promising, clear, obvious } = miner.tally;
    let graded = |missed: usize| found.puzzles.iter().filter(|puzzle| puzzle.missed.len() == missed).count();
    println!("{} {}: {} puzzles, {} bytes", G::ID, game.table(), found.puzzles.len(), found.to_text().len());
    println!(
        "  looked at  {positions} positions of {games} games, of which {disputed} were disputed, {promising} promising,"
    );
    println!("             {clear} clear and {obvious} of those too easy for everybody");
    println!("  missed by  1 to 5 levels: {}", [1, 2, 3, 4, 5].map(|missed| graded(missed).to_string()).join(", "));
    println!("  time       {:.0} s", begun.elapsed().as_secs_f64());
    Ok(())
}
