//! `formicarium bench-positions`: how many points the turns of a bot lose.

use std::{fs, io::Write, path::PathBuf, time::Instant};

use ai::{
    Learn,
    bench::{BLUNDER, Benchmark},
    models::{self, Stage},
};
use anyhow::{Context, bail};
use game_core::{Failure, Seed};
use serde_json::json;
use server::folder;

use crate::{
    bots::Contender,
    table::{TableArgs, with_game},
};

/// Measures a bot in a fixed set of positions, or makes such a set.
#[derive(Clone, Debug, clap::Args)]
pub struct BenchArgs {
    #[command(flatten)]
    pub table: TableArgs,

    /// The bot, as in `match`
    #[arg(long, value_name = "BOT", required_unless_present = "make")]
    pub bot: Option<String>,

    /// Use only about so many of the positions, for bots that think long
    #[arg(long, value_name = "N")]
    pub positions: Option<usize>,

    /// The file with the positions; with --make, the file to write
    #[arg(long, value_name = "FILE")]
    pub file: PathBuf,

    /// Make a set of so many positions
    #[arg(long, value_name = "N", conflicts_with = "bot")]
    pub make: Option<usize>,

    /// The budget of the roll-outs of each position, in actions tried
    #[arg(long, value_name = "N", default_value_t = 500_000, requires = "make")]
    pub nodes: u64,

    /// Random seed for --make
    #[arg(long, default_value = "1")]
    pub seed: Seed,

    /// Write the figures as JSON to this file
    #[arg(long, value_name = "FILE")]
    pub json: Option<PathBuf>,
}

/// Does what the arguments ask for.
///
/// # Errors
/// When the arguments are invalid, a file cannot be used, or a bot fails.
pub fn run_named(args: &BenchArgs) -> anyhow::Result<()> {
    with_game!(args, run)
}

fn run<G: Learn>(args: &BenchArgs) -> anyhow::Result<()> {
    match (args.make, &args.bot) {
        (Some(positions), _) => make::<G>(args, positions),
        (None, Some(bot)) => measure::<G>(args, bot),
        (None, None) => bail!(Failure::bad_request("--bot or --make: one of them is needed")),
    }
}

fn make<G: Learn>(args: &BenchArgs, positions: usize) -> anyhow::Result<()> {
    let game: G = args.table.game()?;
    let path = &args.file;
    let Some(model) = models::find(&game, Stage::Full) else {
        bail!(Failure::bad_request(format!("there is no model for {} {}", G::ID, game.table())));
    };
    let players = game.seats();
    let command = format!(
        "formicarium bench-positions {} --players {players} --make {positions} --nodes {} --seed {}",
        G::ID,
        args.nodes,
        args.seed
    );
    let mut benchmark = Benchmark::new(&game, command);
    for number in 0.. {
        if benchmark.n_positions() >= positions {
            break;
        }
        benchmark.add_game(&game, model, args.seed.derive(number), args.nodes);
        // What is there already can be used, whenever this is stopped.
        fs::write(path, benchmark.to_text()).with_context(|| format!("cannot write {}", path.display()))?;
        eprint!("\r{} of {positions} positions", benchmark.n_positions());
    }
    eprintln!();
    Ok(())
}

fn measure<G: Learn>(args: &BenchArgs, bot: &str) -> anyhow::Result<()> {
    let data = match args.table.data.as_deref() {
        Some(dir) => folder::read(dir)?,
        None => G::own_data(),
    };
    let text = fs::read_to_string(&args.file).with_context(|| format!("cannot read {}", args.file.display()))?;
    let mut benchmark: Benchmark<G> =
        Benchmark::from_text(&text, &data).map_err(|bad| Failure::bad_request(bad.to_string()))?;
    if let Some(positions) = args.positions {
        benchmark.thin_out(positions);
    }
    let Some(game) = benchmark.game() else { bail!(Failure::bad_request("the benchmark has no positions")) };
    let contender = Contender::new(game, bot)?;
    let (begun, n) = (Instant::now(), benchmark.n_positions());
    let result = benchmark.measure(&|game| contender.bot(game), |done| {
        if done % 20 == 0 {
            eprint!("\r{done} of {n} positions");
            let _ = std::io::stderr().flush();
        }
    });
    eprintln!();
    if let Some(why) = contender.failure() {
        bail!("{contender}: {why}");
    }
    let seconds = begun.elapsed().as_secs_f64();
    println!("{} {}: {contender} in {} positions", G::ID, game.table(), result.positions);
    println!("  loses     {:.3} points a turn (± {:.3})", result.lost, result.lost_half);
    println!("  blunders  {:.1} % of turns lose more than {BLUNDER} points", 100.0 * result.blunders);
    println!("  unlisted  {:.1} % of turns; they count as the worst that were rolled out", 100.0 * result.unlisted);
    println!("  time      {:.1} ms a turn", 1e3 * seconds / result.positions.max(1) as f64);
    if let Some(path) = &args.json {
        let figures = json!({ "game": G::ID, "table": game.table(), "bot": contender.to_string(), "result": result });
        fs::write(path, format!("{figures:#}\n")).with_context(|| format!("cannot write {}", path.display()))?;
    }
    Ok(())
}
