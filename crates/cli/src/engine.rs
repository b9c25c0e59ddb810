//! `formicarium engine`: a game for other programs, as JSON lines on standard input and output.
//!
//! One request per line, one answer per line, in order; see `docs/protocol.md`. Every line gets an answer, and the
//! process keeps running, even after a panic. A panic is a bug: the request and the record of the game go to standard
//! error. The process ends when its input ends, or quietly when nobody reads its output any more.

mod answer;
mod lines;
mod protocol;
mod request;
#[cfg(test)]
mod tests;

use std::{
    io::{self, BufRead, Write},
    panic::{self, AssertUnwindSafe},
    path::PathBuf,
};

use anyhow::{Context, Result};
use clap::Args;
use game_core::Seed;
use server::folder;

pub use self::protocol::{Engine, MAX_LINE, MAX_PERFT};
use crate::games;

#[derive(Args, Debug)]
pub struct Arguments {
    /// The id of the game
    game: String,
    /// Use the component data in this folder
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
}

pub fn run(args: &Arguments) -> Result<()> {
    let game = games::named(&args.game)?;
    let data = args.data.as_deref().map(folder::read).transpose()?;
    let engine = Engine::new(game, data, system_seed).context("the game cannot be played with this component data")?;
    serve(engine, io::stdin().lock(), io::stdout().lock()).context("cannot read requests or write answers")
}

/// Answers line by line until the input ends.
pub fn serve(mut engine: Engine, mut input: impl BufRead, mut output: impl Write) -> io::Result<()> {
    let mut line = Vec::new();
    while let Some(is_whole) = lines::read(&mut input, MAX_LINE, &mut line)? {
        let answer = if is_whole { answer(&mut engine, &line) } else { Engine::answer_too_long() };
        output.write_all(answer.as_bytes())?;
        output.write_all(b"\n")?;
        output.flush()?;
    }
    Ok(())
}

/// [`Engine::answer`] with panics caught. They are caught here, outside the engine, so that fuzzers and tests see them.
fn answer(engine: &mut Engine, line: &[u8]) -> String {
    // The engine replaces its game only once the new one is complete, so a panic leaves the old game intact.
    panic::catch_unwind(AssertUnwindSafe(|| engine.answer(line))).unwrap_or_else(|cause| {
        let cause = cause.downcast_ref::<String>().map(String::as_str).or(cause.downcast_ref::<&str>().copied());
        eprintln!("formicarium: a bug; please report it with the request and the game before it:");
        eprintln!("{}", String::from_utf8_lossy(line));
        if let Some(record) = engine.record_so_far() {
            eprintln!("{}", record.to_json());
        }
        Engine::answer_bug(line, cause.unwrap_or("the panic has no message"))
    })
}

/// An unpredictable seed, for games without a given one.
fn system_seed() -> Seed {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).expect("the system has a source of randomness");
    Seed(bytes)
}
