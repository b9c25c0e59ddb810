//! `formicarium match`: two bots over duplicate deals.

use std::{
    fs,
    path::{Path, PathBuf},
    sync::{
        Mutex,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
};

use ai::{
    Learn,
    duel::{self, Deal, Finished, Mean, Sprt, Verdict},
};
use anyhow::{Context, bail};
use game_core::{Failure, Seed, Session};
use serde::Serialize;

use crate::{
    bots::Contender,
    simulate::{self, records},
    table::{RunArgs, TableArgs, with_game},
};

/// Plays two bots against each other: every deal once with A at each seat, B at all others. Times are meaningful only if every
/// thread has a core of its own.
#[derive(Clone, Debug, clap::Args)]
pub struct MatchArgs {
    #[command(flatten)]
    pub table: TableArgs,

    /// The first bot: a level, a weights file, mcts, mcts:N, or cmd:PROGRAM
    #[arg(long, value_name = "BOT")]
    pub a: String,

    /// The second bot
    #[arg(long, value_name = "BOT")]
    pub b: String,

    /// Number of games; rounded up to whole deals
    #[arg(long, value_name = "N", default_value_t = 400)]
    pub games: u64,

    /// Stop as soon as A's rating over B is known to be rather E0 or rather E1 Elo
    #[arg(long, value_name = "E0,E1", allow_hyphen_values = true)]
    pub sprt: Option<String>,

    #[command(flatten)]
    pub run: RunArgs,

    /// Write the figures as JSON to this file; - is standard output
    #[arg(long, value_name = "FILE")]
    pub json: Option<PathBuf>,

    /// Write a record of every game to this folder, which must be empty or new
    #[arg(long, value_name = "DIR")]
    pub records: Option<PathBuf>,
}

/// What a match has shown. Intervals are 95 % intervals over deals.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Outcome {
    pub game: String,
    pub table: String,
    pub a: String,
    pub b: String,
    pub seed: Seed,
    pub games: u64,
    pub a_win_share: f64,
    pub low: f64,
    pub high: f64,
    /// Only where A and B did not meet, because everybody plays against the game itself.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub b_win_share: Option<f64>,
    pub margin: f64,
    pub margin_low: f64,
    pub margin_high: f64,
    pub a_score: f64,
    pub b_score: f64,
    pub a_ms_per_decision: f64,
    pub a_ms_max: f64,
    pub b_ms_per_decision: f64,
    pub b_ms_max: f64,
    /// Which rating the sequential test found, if one was asked for and it found one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sprt: Option<f64>,
}

/// Plays the match that the arguments ask for.
///
/// # Errors
/// When the arguments are invalid, a file cannot be written, or a bot fails.
pub fn run_named(args: &MatchArgs) -> anyhow::Result<()> {
    with_game!(args, run)
}

fn run<G: Learn>(args: &MatchArgs) -> anyhow::Result<()> {
    let game: G = args.table.game()?;
    if args.games == 0 {
        bail!(Failure::bad_request("--games 0: at least one game has to be played"));
    }
    let contest = Contest {
        a: Contender::new(&game, &args.a)?,
        b: Contender::new(&game, &args.b)?,
        seed: args.run.seed,
        n_deals: args.games.div_ceil(games_per_deal(&game)),
        sprt: args.sprt.as_deref().map(sprt).transpose()?,
        records: args.records.clone(),
        game,
    };
    if let Some(folder) = &args.records {
        records::prepare(folder)?;
    }
    let n_threads = args.run.n_threads()?;
    let bar = simulate::progress_bar(contest.n_deals * games_per_deal(&contest.game));
    let deals = contest.play(n_threads, simulate::stop_on_ctrl_c()?, &|games| bar.inc(games))?;
    bar.finish_and_clear();
    if deals.is_empty() {
        bail!("stopped before the first deal was over");
    }
    let outcome = contest.outcome(&deals);
    print(&outcome, args.json.as_deref())
}

/// Two ratings, the lower one first.
fn sprt(text: &str) -> Result<Sprt, Failure> {
    let bounds = text.split_once(',').and_then(|(low, high)| Some((low.parse().ok()?, high.parse().ok()?)));
    match bounds {
        Some((low, high)) if low < high => Ok(Sprt { low, high }),
        _ => Err(Failure::bad_request(format!("--sprt {text}: two ratings are needed, the lower one first"))),
    }
}

/// In a deal A sits at every seat once; where all play together there is a game for A and one for B.
pub fn games_per_deal<G: Learn>(game: &G) -> u64 {
    if game.is_together() { 2 } else { game.seats().into() }
}

/// Players of a game as ratings see it: where all play together, A and B are compared as in a duel.
pub fn rated_players<G: Learn>(game: &G) -> u8 {
    if game.is_together() { 2 } else { game.seats() }
}

/// A match to be played.
#[derive(Clone, Debug)]
pub struct Contest<G> {
    pub game: G,
    pub a: Contender,
    pub b: Contender,
    pub seed: Seed,
    pub n_deals: u64,
    pub sprt: Option<Sprt>,
    pub records: Option<PathBuf>,
}

impl<G: Learn> Contest<G> {
    /// Plays the deals on several threads until all are over, the sequential test is decided, or `stop` is set. Deals
    /// come back in order, without gaps, so that threads do not change the result.
    pub fn play(&self, n_threads: usize, stop: &AtomicBool, tick: &(dyn Fn(u64) + Sync)) -> anyhow::Result<Vec<Deal>> {
        let pool = rayon::ThreadPoolBuilder::new()
            .num_threads(n_threads)
            .build()
            .with_context(|| format!("cannot start {n_threads} threads"))?;
        let (next, enough) = (AtomicU64::new(0), AtomicBool::new(false));
        let played: Mutex<Vec<Option<Deal>>> = Mutex::new(Vec::new());
        let results = pool.broadcast(|_| {
            while !stop.load(Ordering::Relaxed) && !enough.load(Ordering::Relaxed) {
                let number = next.fetch_add(1, Ordering::Relaxed);
                if number >= self.n_deals {
                    break;
                }
                let deal = self.play_deal(number).inspect_err(|_| enough.store(true, Ordering::Relaxed))?;
                tick(games_per_deal(&self.game));
                let mut played = played.lock().expect("no thread panics while it holds the list");
                let at = number as usize;
                if played.len() <= at {
                    played.resize(at + 1, None);
                }
                played[at] = Some(deal);
                let finished = played.iter().map_while(|deal| *deal);
                if self.verdict(finished.collect::<Vec<_>>().iter()).is_some() {
                    enough.store(true, Ordering::Relaxed);
                }
            }
            anyhow::Ok(())
        });
        results.into_iter().collect::<anyhow::Result<()>>()?;
        let played = played.into_inner().expect("no thread panics while it holds the list");
        let mut deals: Vec<Deal> = played.into_iter().map_while(|deal| deal).collect();
        // Other threads may have gone on after the test was decided.
        if self.sprt.is_some()
            && let Some(n) = (1..=deals.len()).find(|&n| self.verdict(deals[..n].iter()).is_some())
        {
            deals.truncate(n);
        }
        Ok(deals)
    }

    fn verdict<'d>(&self, deals: impl Iterator<Item = &'d Deal> + Clone) -> Option<Verdict> {
        let together = self.game.is_together();
        self.sprt?.verdict(deals.map(|deal| deal.share(together)), rated_players(&self.game))
    }

    fn play_deal(&self, number: u64) -> anyhow::Result<Deal> {
        let seed = self.seed.derive(number);
        let mut written = Ok(());
        let mut nth = 0;
        let deal = duel::play_deal(
            &self.game,
            seed,
            &|| self.a.bot(&self.game),
            &|| self.b.bot(&self.game),
            self.game.is_together(),
            |is_a, finished| {
                if let (Some(folder), Ok(())) = (&self.records, &written) {
                    written =
                        self.write_record(folder, number * games_per_deal(&self.game) + nth, seed, is_a, finished);
                }
                nth += 1;
            },
        );
        written?;
        for contender in [&self.a, &self.b] {
            if let Some(why) = contender.failure() {
                bail!("{contender}: {why}");
            }
        }
        Ok(deal)
    }

    fn write_record(
        &self,
        folder: &Path,
        number: u64,
        seed: Seed,
        is_a: &[bool],
        finished: &Finished<G>,
    ) -> anyhow::Result<()> {
        let names = is_a.iter().map(|&is_a| if is_a { &self.a } else { &self.b }.to_string()).collect();
        let mut session = Session::new(self.game.clone(), seed);
        session.set_names(names).expect("a match has a bot for each seat");
        records::write(session, folder, number, self.n_deals * games_per_deal(&self.game), &finished.actions)
    }

    pub fn outcome(&self, deals: &[Deal]) -> Outcome {
        let mean = |of: fn(&Deal) -> f64| Mean::of(deals.iter().map(of));
        let (wins, margin) = (mean(|deal| deal.a_wins), mean(Deal::margin));
        let (mut a, mut b) = (duel::Thought::default(), duel::Thought::default());
        for deal in deals {
            a.add(&deal.a_thought);
            b.add(&deal.b_thought);
        }
        let per_decision =
            |thought: &duel::Thought| 1e3 * thought.total.as_secs_f64() / thought.decisions.max(1) as f64;
        let sprt = self.sprt.zip(self.verdict(deals.iter()));
        Outcome {
            game: G::ID.to_owned(),
            table: self.game.table(),
            a: self.a.to_string(),
            b: self.b.to_string(),
            seed: self.seed,
            games: deals.len() as u64 * games_per_deal(&self.game),
            a_win_share: wins.mean,
            low: (wins.mean - wins.half).max(0.0),
            high: (wins.mean + wins.half).min(1.0),
            b_win_share: self.game.is_together().then(|| mean(|deal| deal.b_wins).mean),
            margin: margin.mean,
            margin_low: margin.mean - margin.half,
            margin_high: margin.mean + margin.half,
            a_score: mean(|deal| deal.a_score).mean,
            b_score: mean(|deal| deal.b_score).mean,
            a_ms_per_decision: per_decision(&a),
            a_ms_max: 1e3 * a.longest.as_secs_f64(),
            b_ms_per_decision: per_decision(&b),
            b_ms_max: 1e3 * b.longest.as_secs_f64(),
            sprt: sprt.map(|(test, verdict)| if verdict == Verdict::High { test.high } else { test.low }),
        }
    }
}

fn print(outcome: &Outcome, json: Option<&Path>) -> anyhow::Result<()> {
    let Outcome { a, b, games, a_win_share, low, high, margin, margin_low, margin_high, a_score, b_score, .. } =
        outcome;
    let percent = |share: &f64| format!("{:.1} %", 100.0 * share);
    let mut text = format!("{games} games of {} {}: {a} v {b}\n", outcome.game, outcome.table);
    let against = outcome.b_win_share.map(|wins| format!("; {b} {}", percent(&wins))).unwrap_or_default();
    text += &format!("  wins     {a} {} ({} to {}){against}\n", percent(a_win_share), percent(low), percent(high));
    text +=
        &format!("  scores   {a_score:.1} : {b_score:.1}, margin {margin:.1} ({margin_low:.1} to {margin_high:.1})\n");
    text += &format!(
        "  time     {a} {:.2} ms a decision, at most {:.0}; {b} {:.2}, at most {:.0}\n",
        outcome.a_ms_per_decision, outcome.a_ms_max, outcome.b_ms_per_decision, outcome.b_ms_max
    );
    if let Some(elo) = outcome.sprt {
        text += &format!("  the sequential test ended: rather {elo} Elo\n");
    }
    let written = serde_json::to_string_pretty(outcome).context("cannot write the figures")?;
    match json {
        Some(path) if path == Path::new("-") => {
            eprint!("{text}");
            println!("{written}");
        }
        Some(path) => {
            print!("{text}");
            fs::write(path, written + "\n").with_context(|| format!("cannot write {}", path.display()))?;
        }
        None => print!("{text}"),
    }
    Ok(())
}
