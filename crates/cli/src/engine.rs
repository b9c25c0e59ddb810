//! `formicarium engine`: a game for other programs, as JSON lines on the standard input and output.
//!
//! One request a line, one answer a line, in order. `docs/protocol.md` describes them. Whatever comes in, an answer goes out
//! and the process goes on; it ends with its input, or quietly when nobody reads its answers any more.

mod answer;
mod lines;
mod protocol;
mod request;

use std::{
    io::{self, BufRead, Write},
    path::PathBuf,
};

use anyhow::{Context, Result};
use clap::Args;
use game_core::Seed;

pub use self::protocol::{Engine, MAX_LINE, MAX_PERFT};
use crate::{
    folder,
    games::{self, Entry},
};

#[derive(Args, Debug)]
pub struct Arguments {
    #[arg(value_parser = games::parse)]
    game: Entry,
    /// Play with the component data of this folder
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
}

pub fn run(args: &Arguments) -> Result<()> {
    let data = args.data.as_deref().map(folder::read).transpose()?;
    let engine = Engine::new(args.game, data, system_seed).context("the component data cannot be played with")?;
    serve(engine, io::stdin().lock(), io::stdout().lock()).context("cannot go on")
}

/// Answers line by line until the input ends.
pub fn serve(mut engine: Engine, mut input: impl BufRead, mut output: impl Write) -> io::Result<()> {
    let mut line = Vec::new();
    while let Some(is_whole) = lines::read(&mut input, MAX_LINE, &mut line)? {
        let answer = if is_whole { engine.answer(&line) } else { Engine::answer_too_long() };
        output.write_all(answer.as_bytes())?;
        output.write_all(b"\n")?;
        output.flush()?;
    }
    Ok(())
}

/// A seed nobody can foresee, for games that were asked for without one.
fn system_seed() -> Seed {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).expect("the system has a source of randomness");
    Seed(bytes)
}
