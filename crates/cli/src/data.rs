//! `formicarium data`: checks and exports component data.

use std::{
    fs,
    io::{self, Write},
    path::{Path, PathBuf},
};

use anyhow::{Context, Result, bail, ensure};
use clap::{Args, Subcommand};
use game_core::{DataFiles, erased::Checked};
use server::folder;

use crate::games::{self, GAMES, GameRef};

#[derive(Args, Debug)]
pub struct Data {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand, Debug)]
enum Command {
    /// Check a folder of TOML files: print what is wrong, or the hash of the data and what is doubtful in them
    Check {
        dir: PathBuf,
        /// The game the files are for; guessed from the file names by default
        #[arg(long)]
        game: Option<String>,
    },
    /// Write a game's own data to a new folder, as a starting point
    Export {
        /// The id of the game
        game: String,
        dir: PathBuf,
    },
}

pub fn run(args: &Data) -> Result<()> {
    match &args.command {
        Command::Check { dir, game } => check(dir, game.as_deref().map(games::named).transpose()?),
        Command::Export { game, dir } => export(games::named(game)?, dir),
    }
}

fn check(dir: &Path, game: Option<GameRef>) -> Result<()> {
    let files = folder::read(dir)?;
    let game = game.map_or_else(|| guess(&files), Ok)?;
    let Checked { hash, warnings } =
        game.check_data(&files).with_context(|| format!("{} cannot be played with these files", game.id()))?;
    let own = if game.check_data(&game.own_data())?.hash == hash { " (the data the game carries)" } else { "" };
    let mut out = io::stdout().lock();
    for warning in &warnings {
        writeln!(out, "warning: {warning}")?;
    }
    writeln!(out, "{}: {} files are fine{own}\n{hash}", game.id(), files.len())?;
    Ok(())
}

/// The game whose data files have the most names in common with these.
fn guess(files: &DataFiles) -> Result<GameRef> {
    let in_common = |game: &GameRef| game.own_data().keys().filter(|&name| files.contains_key(name)).count();
    match GAMES.into_iter().max_by_key(in_common) {
        Some(game) if in_common(&game) > 0 => Ok(game),
        _ => bail!("no game has files with these names; say which one with --game ({})", games::ids().join(", ")),
    }
}

fn export(game: GameRef, dir: &Path) -> Result<()> {
    let context = || format!("cannot write to {}", dir.display());
    fs::create_dir_all(dir).with_context(context)?;
    let is_empty = fs::read_dir(dir).with_context(context)?.next().is_none();
    ensure!(is_empty, "{} is not empty", dir.display());
    for (name, text) in game.own_data() {
        fs::write(dir.join(&name), text).with_context(context)?;
        writeln!(io::stdout(), "{}", dir.join(name).display())?;
    }
    Ok(())
}
