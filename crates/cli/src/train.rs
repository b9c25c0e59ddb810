//! `formicarium train`: makes a model by self-play.

use std::{
    fs,
    path::{Path, PathBuf},
    sync::atomic::{AtomicBool, Ordering},
    time::Instant,
};

use ai::{
    Learn, Level,
    duel::Sprt,
    model::{Model, Point},
    train::{Settings, Trainer},
};
use anyhow::{Context, bail};
use game_core::{Failure, Seed};

use crate::{
    bots::{Contender, read_model, start_from},
    contest::{Contest, Outcome},
    simulate::{plots::curve, stop_on_ctrl_c},
    table::{TableArgs, with_game},
};

/// Trains a model by self-play and writes it whenever it beats the best one so far.
#[derive(Clone, Debug, clap::Args)]
pub struct TrainArgs {
    #[command(flatten)]
    pub table: TableArgs,

    /// Length of the run. A minute is 40 million actions tried, about what one core does in a minute, so that the result
    /// does not depend on the machine
    #[arg(long, value_name = "M", default_value_t = 20.0)]
    pub minutes: f32,

    /// Random seed
    #[arg(long, default_value_t = 1)]
    pub seed: u64,

    /// Hidden units: a multiple of 16, more than 16
    #[arg(long, value_name = "N", default_value_t = 80)]
    pub units: usize,

    /// Write the best model to this file; by default GAME-TABLE.net
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,

    /// Go on from the weights in the file of --out
    #[arg(long)]
    pub resume: bool,

    /// Start from the weights in this file, which may be for another table of the same game
    #[arg(long, value_name = "FILE", conflicts_with = "resume")]
    pub from: Option<PathBuf>,

    /// Learn to beat this bot, a level or a weights file, instead of playing against oneself. It is played by its model
    /// alone, and learns nothing
    #[arg(long, value_name = "BOT")]
    pub against: Option<String>,

    /// Keep the model after so many minutes as FILE.MINUTES as well; may be repeated
    #[arg(long, value_name = "M,…", value_delimiter = ',')]
    pub keep: Vec<f32>,

    /// Draw strength over training as an SVG file
    #[arg(long, value_name = "FILE")]
    pub plot: Option<PathBuf>,
}

/// How often strength is measured, in minutes.
const EVERY: f32 = 2.0;
/// Deals against greedy for a point of the curve.
const CURVE_DEALS: u64 = 12;
/// Deals against the rival for a point of the curve, which is the gate at the same time.
const RIVAL_DEALS: u64 = 60;
/// The gate: a sequential test of at most so many deals. Two minutes of training seldom bring more than a few Elo, so a
/// test that is not decided by then counts as its wins say; a higher bar would keep nearly everything learned late out.
const GATE: Sprt = Sprt { low: -10.0, high: 20.0 };
const GATE_DEALS: u64 = 100;

/// Trains the model that the arguments ask for.
///
/// # Errors
/// When the arguments are invalid or a file cannot be read or written.
pub fn run_named(args: &TrainArgs) -> anyhow::Result<()> {
    with_game!(args, run)
}

fn run<G: Learn>(args: &TrainArgs) -> anyhow::Result<()> {
    let game: G = args.table.game()?;
    if !args.units.is_multiple_of(16) || args.units <= 16 || args.units > 1024 {
        bail!(Failure::bad_request(format!("--units {}: must be a multiple of 16 from 32 to 1024", args.units)));
    }
    if !(args.minutes > 0.0 && args.minutes.is_finite()) {
        bail!(Failure::bad_request(format!("--minutes {}: must be more than 0", args.minutes)));
    }
    let out = args.out.clone().unwrap_or_else(|| format!("{}-{}.net", G::ID, game.table()).into());
    let mut best = if args.resume { Some(read_model(&game, &out)?) } else { None };
    let (from, before) = match (&best, &args.from) {
        (Some(best), _) => (Some(best.net.clone()), best.origin.runs()),
        (None, Some(path)) => {
            let (net, origin) = start_from(&game, path, args.seed)?;
            (Some(net), origin.runs())
        }
        (None, None) => (None, Vec::new()),
    };
    let settings = Settings { units: args.units, seed: args.seed, minutes: args.minutes, ..Settings::default() };
    let command = command(args, &out);
    let stop = stop_on_ctrl_c()?;

    let rival = match &args.against {
        Some(name) => Some(Contender::new(&game, name)?.model(&game)?),
        None => None,
    };
    let (yardstick, deals) = match &rival {
        Some(rival) => (Contender::plain("rival", rival), RIVAL_DEALS),
        None => (Contender::Opponent(Level::Greedy.into()), CURVE_DEALS),
    };
    let mut trainer = Trainer::new(&game, settings, from, rival.map(|rival| rival.net));
    let mut points: Vec<Point> = best.as_ref().map(|best| best.origin.curve.clone()).unwrap_or_default();
    let mut keep: Vec<f32> = args.keep.clone();
    keep.sort_by(f32::total_cmp);
    let (begun, mut next, mut window) = (Instant::now(), EVERY.min(args.minutes), Window::default());
    println!(
        "{} {}: {} inputs, {} units, {} minutes",
        G::ID,
        game.table(),
        trainer.net().inputs(),
        args.units,
        args.minutes
    );
    loop {
        window.add(&trainer.step());
        while keep.first().is_some_and(|&minutes| trainer.minutes() >= minutes) {
            let minutes = keep.remove(0);
            write(
                &trainer.model(command.clone(), points.clone(), before.clone()),
                &beside(&out, &minutes.to_string()),
            )?;
        }
        let over = trainer.is_over() || stop.load(Ordering::Relaxed);
        if trainer.minutes() < next && !over {
            continue;
        }
        next += EVERY;
        let mut model = trainer.model(command.clone(), points.clone(), before.clone());
        let measured = against(&game, &model, yardstick.clone(), 0x6d65, deals, None)?;
        points.push(Point {
            games: trainer.games(),
            minutes: trainer.minutes(),
            score: window.score() as f32,
            wins: measured.a_win_share as f32,
            margin: measured.margin as f32,
        });
        model.origin.curve.clone_from(&points);
        let passed = match (&best, &args.against) {
            (None, _) => true,
            (Some(best), None) => passes(&game, &model, best)?,
            (Some(best), Some(_)) => {
                best.origin.curve.last().is_none_or(|best| f64::from(best.wins) < measured.a_win_share)
            }
        };
        let rate = trainer.games() as f64 / begun.elapsed().as_secs_f64();
        println!(
            "{:6.1} min {:7} games ({rate:.1}/s)  scores {:5.1}, winner {:5.1}  v {yardstick} {:5.1} % {:+5.1}  loss {:.3} {:.3}{}",
            trainer.minutes(),
            trainer.games(),
            window.score(),
            window.winner(),
            100.0 * measured.a_win_share,
            measured.margin,
            trainer.loss().margin,
            trainer.loss().places,
            if passed { "  passed the gate" } else { "" },
        );
        window = Window::default();
        if passed {
            if best.is_none() {
                // The yardstick of everything that is learned later.
                write(&model, &beside(&out, "first"))?;
            }
            write(&model, &out)?;
            best = Some(model);
        }
        if let Some(path) = &args.plot {
            let drawing = curve::draw(&format!("{} {}", G::ID, game.table()), &points)?;
            fs::write(path, drawing).with_context(|| format!("cannot write {}", path.display()))?;
        }
        if over {
            return Ok(());
        }
    }
}

/// What self-play has shown since the last measurement.
#[derive(Default)]
struct Window {
    games: f64,
    scores: f64,
    winners: f64,
}

impl Window {
    fn add(&mut self, played: &ai::train::Played) {
        self.games += 1.0;
        self.scores += f64::from(played.scores.iter().sum::<i32>()) / played.scores.len() as f64;
        self.winners += f64::from(played.scores.iter().copied().max().unwrap_or(0));
    }

    fn score(&self) -> f64 {
        self.scores / self.games
    }

    fn winner(&self) -> f64 {
        self.winners / self.games
    }
}

/// The command as it can be typed again.
fn command(args: &TrainArgs, out: &Path) -> String {
    let mut command = format!("formicarium train {}", args.table.game);
    if let Some(players) = args.table.players {
        command += &format!(" --players {players}");
    }
    if let Some(options) = &args.table.options {
        command += &format!(" --options '{options}'");
    }
    command += &format!(" --minutes {} --seed {} --units {}", args.minutes, args.seed, args.units);
    if args.resume {
        command += " --resume";
    }
    if let Some(rival) = &args.against {
        // Only the name of a file: where it lay is of no use elsewhere.
        let name = Path::new(rival).file_name().unwrap_or_default().display();
        command += &format!(" --against {name}");
    }
    if let Some(from) = &args.from {
        command += &format!(" --from {}", from.file_name().unwrap_or_default().display());
    }
    if !args.keep.is_empty() {
        let minutes: Vec<String> = args.keep.iter().map(ToString::to_string).collect();
        command += &format!(" --keep {}", minutes.join(","));
    }
    let file = out.file_name().unwrap_or_default().display();
    format!("{command} --out {file}")
}

/// The path with another ending after its own.
fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut path = path.to_owned().into_os_string();
    path.push(format!(".{ending}"));
    path.into()
}

/// A model is there as a whole or not at all.
pub fn write(model: &Model, path: &Path) -> anyhow::Result<()> {
    let new = beside(path, "new");
    fs::write(&new, model.to_bytes())
        .and_then(|()| fs::rename(&new, path))
        .with_context(|| format!("cannot write {}", path.display()))
}

/// Plays a model against another bot.
fn against<G: Learn>(
    game: &G,
    model: &Model,
    b: Contender,
    seed: u64,
    n_deals: u64,
    sprt: Option<Sprt>,
) -> anyhow::Result<Outcome> {
    let (a, seed) = (Contender::plain("new", model), Seed::from(seed));
    let contest = Contest { game: game.clone(), a, b, seed, n_deals, sprt, records: None };
    Ok(contest.outcome(&contest.play(1, &AtomicBool::new(false), &|_| {})?))
}

fn passes<G: Learn>(game: &G, model: &Model, best: &Model) -> anyhow::Result<bool> {
    let best = Contender::plain("best", best);
    let outcome = against(game, model, best, model.origin.games, GATE_DEALS, Some(GATE))?;
    let par = outcome.b_win_share.unwrap_or(1.0 / f64::from(game.seats()));
    Ok(outcome.sprt.map_or(outcome.a_win_share > par, |elo| elo == GATE.high))
}
