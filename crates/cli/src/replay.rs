//! `formicarium replay`: prints a recorded game as a readable log.

use std::{
    fs,
    io::{self, Read, Write},
    path::{Path, PathBuf},
};

use anyhow::{Context, Result};
use clap::Args;
use game_core::{AnyGame, AnySession, DataFiles, Failure, Record, Seat};

use server::folder;

use crate::games;

#[derive(Args, Debug)]
pub struct Replay {
    /// The record file; - reads standard input
    file: PathBuf,
    /// The component data it was played with, if not the game's own
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
}

pub fn run(args: &Replay) -> Result<()> {
    let (record, game, data) = open(&args.file, args.data.as_deref())?;
    match game.load(&record, data.as_ref()) {
        Ok(session) => print(&*session),
        Err(failure) => {
            // First print the game up to the bad action, to help find out what went wrong.
            if let Failure::BadRecord(bad) = &failure
                && let Some(bad) = bad.action()
            {
                let actions = record.actions[..bad.index].to_vec();
                let beginning = Record { actions, digest: None, ..record };
                print(&*game.load(&beginning, data.as_ref())?)?;
            }
            Err(failure.into())
        }
    }
}

/// Reads a record and replays it to its end.
pub(crate) fn load(file: &Path, data: Option<&Path>) -> Result<Box<dyn AnySession>> {
    let (record, game, data) = open(file, data)?;
    game.load(&record, data.as_ref()).with_context(|| file.display().to_string())
}

/// A record, its game, and the component data it was played with, if given.
pub(crate) fn open(file: &Path, data: Option<&Path>) -> Result<(Record, &'static dyn AnyGame, Option<DataFiles>)> {
    let context = || file.display().to_string();
    let record = Record::from_json(&read(file)?).map_err(Failure::BadRecord).with_context(context)?;
    let game = games::named(&record.game).with_context(context)?;
    let data = data.map(folder::read).transpose()?;
    if let Some(data) = &data {
        game.check_data(data)?;
    }
    Ok((record, game, data))
}

fn read(file: &Path) -> Result<String> {
    let context = || format!("cannot read {}", file.display());
    if file == Path::new("-") {
        let mut text = String::new();
        io::stdin().read_to_string(&mut text).context("cannot read the standard input")?;
        return Ok(text);
    }
    fs::read_to_string(file).with_context(context)
}

fn print(session: &dyn AnySession) -> Result<()> {
    let mut out = io::BufWriter::new(io::stdout().lock());
    let players = session.players();
    let plural = if players == 1 { "" } else { "s" };
    writeln!(out, "{} for {players} player{plural}, seed {}", session.game_id(), session.seed())?;
    for (seat, name) in Seat::all(session.players()).zip(session.names()) {
        // Records may come from strangers: a name must not forge a line of the log or send control codes to the
        // terminal.
        let name: String = name.chars().map(|letter| if letter.is_control() { '\u{fffd}' } else { letter }).collect();
        writeln!(out, "       {seat} is {name}")?;
    }
    write!(out, "{session}")?;
    match session.standing() {
        Some(standing) => {
            for seat in Seat::all(session.players()) {
                let (place, score) = (standing.places[seat.idx()], standing.scores[seat.idx()]);
                writeln!(out, "{place}. {seat}: {score}")?;
            }
        }
        None => {
            let waiting: Vec<String> = session.to_act().iter().map(|seat| seat.to_string()).collect();
            writeln!(out, "not over: {} to act", waiting.join(", "))?;
        }
    }
    writeln!(out, "digest {}", session.digest())?;
    Ok(out.flush()?)
}
