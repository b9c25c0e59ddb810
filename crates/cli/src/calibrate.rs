//! `formicarium calibrate`: how well the chances a model states match the results of its games.

use std::{fs, path::PathBuf};

use ai::{
    Learn, Player,
    calibration::{Told, fit, listen, tenths},
};
use anyhow::{Context, bail};
use game_core::{Failure, Seat};
use rayon::prelude::*;
use serde_json::json;

use crate::{
    bots::Contender,
    simulate,
    table::{RunArgs, TableArgs, with_game},
    train,
};

/// Compares the probabilities of winning that a bot's model states with the results of its games.
#[derive(Clone, Debug, clap::Args)]
pub struct CalibrateArgs {
    #[command(flatten)]
    pub table: TableArgs,

    /// The bot at all seats: a level or a weights file
    #[arg(long, value_name = "BOT", default_value = "skilled")]
    pub bot: String,

    /// Number of games
    #[arg(long, value_name = "N", default_value_t = 1000)]
    pub games: u64,

    #[command(flatten)]
    pub run: RunArgs,

    /// Write the model with its chances corrected by these games to this file
    #[arg(long, value_name = "FILE")]
    pub correct: Option<PathBuf>,

    /// Write the figures as JSON to this file
    #[arg(long, value_name = "FILE")]
    pub json: Option<PathBuf>,
}

/// Does what the arguments ask for.
///
/// # Errors
/// When the arguments are invalid or a file cannot be written.
pub fn run_named(args: &CalibrateArgs) -> anyhow::Result<()> {
    with_game!(args, run)
}

fn run<G: Learn>(args: &CalibrateArgs) -> anyhow::Result<()> {
    let game: G = args.table.game()?;
    if args.games == 0 {
        bail!(Failure::bad_request("--games 0: at least one game has to be played"));
    }
    let contender = Contender::new(&game, &args.bot)?;
    let model = contender.model(&game)?;
    let bar = simulate::progress_bar(args.games);
    let play = |number| {
        let mut players: Vec<_> = Seat::all(game.seats()).map(|_| Player::new(contender.bot(&game))).collect();
        let told = listen(&game, &model, args.run.seed.derive(number), &mut players);
        bar.inc(1);
        told
    };
    let pool = rayon::ThreadPoolBuilder::new().num_threads(args.run.n_threads()?).build()?;
    let told: Vec<Told> = pool.install(|| (0..args.games).into_par_iter().map(play).collect());
    bar.finish_and_clear();
    let tenths = tenths(&told);
    println!("{} {}: what {contender} says of its chances to win, {} games", G::ID, game.table(), args.games);
    println!("      said  happened     off    95 %   times");
    for tenth in tenths.iter().filter(|tenth| tenth.times > 0) {
        println!(
            "  {:6.1} %  {:6.1} %  {:+5.1}  ± {:4.1}  {:6}",
            100.0 * tenth.said,
            100.0 * tenth.happened,
            100.0 * (tenth.happened - tenth.said),
            100.0 * tenth.half,
            tenth.times
        );
    }
    if let Some(path) = &args.correct {
        let found = fit(&told);
        println!("  corrected: logits times {:.3}, that of a win {:+.3}", found.scale, found.shift);
        let mut model = model.corrected(found.scale as f32, found.shift as f32);
        let made = format!("formicarium calibrate {} --games {} --seed {}", args.table.game, args.games, args.run.seed);
        model.origin.command = format!("{} && {made} --correct", model.origin.command);
        train::write(&model, path)?;
    }
    if let Some(path) = &args.json {
        let figures = json!({
            "game": G::ID, "table": game.table(), "bot": contender.to_string(), "games": args.games, "tenths": tenths,
        });
        fs::write(path, format!("{figures:#}\n")).with_context(|| format!("cannot write {}", path.display()))?;
    }
    Ok(())
}
