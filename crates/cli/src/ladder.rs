//! `formicarium ladder`: all levels and yardsticks against each other.

use std::{fs, path::PathBuf, sync::atomic::AtomicBool};

use ai::{
    Learn, Level,
    rating::{Rating, Score, rate},
};
use anyhow::{Context, bail};
use game_core::{Failure, Seed};
use serde::Serialize;

use crate::{
    bots::Contender,
    contest::{Contest, Outcome, games_per_deal, rated_players},
    simulate::stop_on_ctrl_c,
    table::{RunArgs, TableArgs, with_game},
};

/// Plays all levels and yardsticks against each other and rates them; greedy has 1000.
#[derive(Clone, Debug, clap::Args)]
pub struct LadderArgs {
    #[command(flatten)]
    pub table: TableArgs,

    /// The bots, as in `match`; all levels and mcts by default. Greedy always takes part
    #[arg(long, value_name = "NAMES", value_delimiter = ',')]
    pub bots: Vec<String>,

    /// Games of each pair of neighbours; pairs further apart play a quarter of it
    #[arg(long, value_name = "N", default_value_t = 200)]
    pub games: u64,

    #[command(flatten)]
    pub run: RunArgs,

    /// Write the figures as JSON to this file
    #[arg(long, value_name = "FILE")]
    pub json: Option<PathBuf>,
}

#[derive(Serialize)]
struct Rung {
    bot: String,
    elo: f64,
    low: f64,
    high: f64,
    score: f64,
    ms_per_decision: f64,
}

#[derive(Serialize)]
struct Ladder {
    game: String,
    table: String,
    seed: Seed,
    rungs: Vec<Rung>,
    matches: Vec<Outcome>,
}

/// Plays the ladder that the arguments ask for.
///
/// # Errors
/// When the arguments are invalid, a file cannot be written, or a bot fails.
pub fn run_named(args: &LadderArgs) -> anyhow::Result<()> {
    with_game!(args, run)
}

fn run<G: Learn>(args: &LadderArgs) -> anyhow::Result<()> {
    let game: G = args.table.game()?;
    if args.games == 0 {
        bail!(Failure::bad_request("--games 0: at least one game has to be played"));
    }
    let n_threads = args.run.n_threads()?;
    let stop = stop_on_ctrl_c()?;
    let names: Vec<String> = if args.bots.is_empty() {
        Level::ALL.iter().map(ToString::to_string).chain(["mcts".to_owned()]).collect()
    } else {
        args.bots.clone()
    };
    let mut bots: Vec<Contender> = names.iter().map(|name| Contender::new(&game, name)).collect::<Result<_, _>>()?;
    let greedy = Contender::new(&game, "greedy")?.to_string();
    if !bots.iter().any(|bot| bot.to_string() == greedy) {
        bots.insert(0, Contender::new(&game, "greedy")?);
    }
    let anchor = bots.iter().position(|bot| bot.to_string() == greedy).expect("greedy takes part");
    let (scores, matches) = play(&game, &bots, args, n_threads, stop)?;
    if matches.is_empty() {
        bail!("stopped before the first match was over");
    }
    let ratings = rate(bots.len(), &scores, rated_players(&game), anchor);
    let ladder = Ladder {
        game: G::ID.to_owned(),
        table: game.table(),
        seed: args.run.seed,
        rungs: rungs(&bots, &ratings, &matches),
        matches,
    };
    print(&ladder);
    if let Some(path) = &args.json {
        let text = serde_json::to_string_pretty(&ladder).context("cannot write the figures")?;
        fs::write(path, text + "\n").with_context(|| format!("cannot write {}", path.display()))?;
    }
    Ok(())
}

fn play<G: Learn>(
    game: &G,
    bots: &[Contender],
    args: &LadderArgs,
    n_threads: usize,
    stop: &AtomicBool,
) -> anyhow::Result<(Vec<Score>, Vec<Outcome>)> {
    let (mut scores, mut matches) = (Vec::new(), Vec::new());
    for (b, weaker) in bots.iter().enumerate() {
        for (a, stronger) in bots.iter().enumerate().skip(b + 1) {
            if stop.load(std::sync::atomic::Ordering::Relaxed) {
                return Ok((scores, matches));
            }
            let games = if a == b + 1 { args.games } else { args.games.div_ceil(4) };
            let contest = Contest {
                game: game.clone(),
                a: stronger.clone(),
                b: weaker.clone(),
                seed: args.run.seed.derive((a * bots.len() + b) as u64),
                n_deals: games.div_ceil(games_per_deal(game)),
                sprt: None,
                records: None,
            };
            let deals = contest.play(n_threads, stop, &|_| {})?;
            if deals.is_empty() {
                continue;
            }
            scores.extend(deals.iter().map(|deal| Score { a, b, share: deal.share(game.is_together()) }));
            let outcome = contest.outcome(&deals);
            eprintln!("{} v {}: {:.1} %", outcome.a, outcome.b, 100.0 * outcome.a_win_share);
            matches.push(outcome);
        }
    }
    Ok((scores, matches))
}

/// The bots from the strongest to the weakest.
fn rungs(bots: &[Contender], ratings: &[Rating], matches: &[Outcome]) -> Vec<Rung> {
    let mut rungs: Vec<Rung> = bots
        .iter()
        .zip(ratings)
        .map(|(bot, rating)| {
            let bot = bot.to_string();
            let as_a = matches.iter().filter(|game| game.a == bot).map(|game| (game.a_score, game.a_ms_per_decision));
            let as_b = matches.iter().filter(|game| game.b == bot).map(|game| (game.b_score, game.b_ms_per_decision));
            let all: Vec<(f64, f64)> = as_a.chain(as_b).collect();
            let mean = |of: fn(&(f64, f64)) -> f64| all.iter().map(of).sum::<f64>() / all.len().max(1) as f64;
            let Rating { elo, low, high } = *rating;
            Rung { bot, elo, low, high, score: mean(|figures| figures.0), ms_per_decision: mean(|figures| figures.1) }
        })
        .collect();
    rungs.sort_by(|a, b| b.elo.total_cmp(&a.elo));
    rungs
}

/// As a table in Markdown, for `docs/bots.md`.
fn print(ladder: &Ladder) {
    println!("{} {}, seed {}", ladder.game, ladder.table, ladder.seed);
    println!("\n| bot | rating | 95 % interval | mean score | ms a decision |\n|---|---|---|---|---|");
    for rung in &ladder.rungs {
        println!(
            "| {} | {:.0} | {:.0} to {:.0} | {:.1} | {:.2} |",
            rung.bot, rung.elo, rung.low, rung.high, rung.score, rung.ms_per_decision
        );
    }
}
