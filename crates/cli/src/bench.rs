//! `formicarium bench-positions`: how many points the turns of a bot lose.

use std::{
    borrow::Cow,
    fs,
    io::Write,
    path::{Path, PathBuf},
    time::Instant,
};

use ai::{
    Learn,
    analysis::Agreement,
    bench::{self, BLUNDER, Benchmark},
    model::Model,
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

/// Measures a bot in a fixed set of positions, makes such a set, or measures how far reviews can be trusted.
#[derive(Clone, Debug, clap::Args)]
pub struct BenchArgs {
    #[command(flatten)]
    pub table: TableArgs,

    /// The bot, as in `match`
    #[arg(long, value_name = "BOT", required_unless_present_any = ["make", "agree"])]
    pub bot: Option<String>,

    /// Use only about so many of the positions, for bots that think long
    #[arg(long, value_name = "N")]
    pub positions: Option<usize>,

    /// The file with the positions, instead of the 2,000 that come with the program; with --make, the file to write
    #[arg(long, value_name = "FILE")]
    pub file: Option<PathBuf>,

    /// Make a set of so many positions
    #[arg(long, value_name = "N", conflicts_with = "bot")]
    pub make: Option<usize>,

    /// Judge so many decisions as a review does, and by a search that is four times as long
    #[arg(long, value_name = "N", conflicts_with_all = ["bot", "make", "file"])]
    pub agree: Option<usize>,

    /// The budget of the roll-outs of each position, in actions tried: 500000 for --make, that of a review for --agree
    #[arg(long, value_name = "N", conflicts_with = "bot")]
    pub nodes: Option<u64>,

    /// Random seed for --make and --agree
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
    match args {
        BenchArgs { agree: Some(positions), .. } => agree::<G>(args, *positions),
        BenchArgs { make: Some(positions), file: Some(file), .. } => make::<G>(args, *positions, file),
        BenchArgs { make: Some(_), .. } => bail!(Failure::bad_request("--make: --file says which file to write")),
        BenchArgs { bot: Some(bot), file, .. } => measure::<G>(args, bot, file.as_deref()),
        _ => bail!(Failure::bad_request("--bot, --make or --agree: one of them is needed")),
    }
}

fn model<G: Learn>(game: &G) -> anyhow::Result<&'static Model> {
    let missing = || Failure::bad_request(format!("there is no model for {} {}", G::ID, game.table()));
    Ok(models::find(game, Stage::Full).ok_or_else(missing)?)
}

/// Measures how often the verdicts of a review agree with those of a longer search.
fn agree<G: Learn>(args: &BenchArgs, positions: usize) -> anyhow::Result<()> {
    let game: G = args.table.game()?;
    let nodes = args.nodes.unwrap_or(ai::analysis::NODES);
    let begun = Instant::now();
    let found = Agreement::measure(&game, model(&game)?, nodes, positions, args.seed, |sofar| {
        eprint!("\r{} of {positions} positions", sofar.positions);
        let _ = std::io::stderr().flush();
    });
    eprintln!();
    let Agreement { positions, same, costly, confirmed, really_costly, difference } = found;
    println!(
        "{} {}: verdicts of a review and of a search four times as long, in {positions} positions",
        G::ID,
        game.table()
    );
    println!(
        "  same       {:.1} %: fine, costly from 1 point on, a blunder beyond {BLUNDER}",
        percent(same, positions)
    );
    println!("  costly     {costly}, of which the long search confirms {:.1} %", percent(confirmed, costly));
    println!(
        "  missed     {:.1} % of the {really_costly} that it calls costly",
        percent(really_costly - confirmed, really_costly)
    );
    println!("  difference {:.2} points on average", difference / positions.max(1) as f64);
    println!("  time       {:.2} s a position", begun.elapsed().as_secs_f64() / positions.max(1) as f64);
    write_json(args, &json!({ "game": G::ID, "table": game.table(), "nodes": nodes, "result": found }))
}

fn percent(part: usize, of: usize) -> f64 {
    100.0 * part as f64 / of.max(1) as f64
}

fn write_json(args: &BenchArgs, figures: &serde_json::Value) -> anyhow::Result<()> {
    match &args.json {
        Some(path) => {
            fs::write(path, format!("{figures:#}\n")).with_context(|| format!("cannot write {}", path.display()))
        }
        None => Ok(()),
    }
}

fn make<G: Learn>(args: &BenchArgs, positions: usize, path: &Path) -> anyhow::Result<()> {
    let game: G = args.table.game()?;
    let (model, nodes) = (model(&game)?, args.nodes.unwrap_or(500_000));
    let players = game.seats();
    let command = format!(
        "formicarium bench-positions {} --players {players} --make {positions} --nodes {} --seed {}",
        G::ID,
        nodes,
        args.seed
    );
    let mut benchmark = Benchmark::new(&game, command);
    for number in 0.. {
        if benchmark.n_positions() >= positions {
            break;
        }
        benchmark.add_game(&game, model, args.seed.derive(number), nodes);
        // What is there already can be used, whenever this is stopped.
        fs::write(path, benchmark.to_text()).with_context(|| format!("cannot write {}", path.display()))?;
        eprint!("\r{} of {positions} positions", benchmark.n_positions());
    }
    eprintln!();
    Ok(())
}

fn measure<G: Learn>(args: &BenchArgs, bot: &str, path: Option<&Path>) -> anyhow::Result<()> {
    let data = match args.table.data.as_deref() {
        Some(dir) => folder::read(dir)?,
        None => G::own_data(),
    };
    let text = match path {
        Some(path) => fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))?.into(),
        None => match bench::shipped(G::ID) {
            Some(text) => Cow::Borrowed(text),
            None => bail!(Failure::bad_request(format!("no positions come with {}: name a --file", G::ID))),
        },
    };
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
    let figures = json!({ "game": G::ID, "table": game.table(), "bot": contender.to_string(), "result": result });
    write_json(args, &figures)
}
