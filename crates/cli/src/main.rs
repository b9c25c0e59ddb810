//! The program `formicarium`.
#![forbid(unsafe_code)]

use std::{
    io::{self, ErrorKind, Write},
    process::ExitCode,
};

use anyhow::Result;
use clap::{Parser, Subcommand};
use cli::{data, engine, games, replay, simulate};

/// Ant-colony board games: play, replay, study
#[derive(Parser, Debug)]
#[command(name = "formicarium", version)]
struct Program {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand, Debug)]
enum Command {
    /// Play a game from another program, by JSON lines
    Engine(engine::Arguments),
    /// Play many games at once and show what they show
    Simulate(simulate::SimulateArgs),
    /// Print a recorded game as a log
    Replay(replay::Replay),
    /// Check or export component data
    Data(data::Data),
}

fn main() -> ExitCode {
    let result = match Program::parse().command {
        Some(Command::Engine(args)) => engine::run(&args),
        Some(Command::Simulate(args)) => simulate::run_named(&args),
        Some(Command::Replay(args)) => replay::run(&args),
        Some(Command::Data(args)) => data::run(&args),
        None => greet(),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        // Nobody reads any more: there is nobody to tell, either.
        Err(error) if is_closed_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("formicarium: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn is_closed_pipe(error: &anyhow::Error) -> bool {
    error.chain().filter_map(|cause| cause.downcast_ref::<io::Error>()).any(|io| io.kind() == ErrorKind::BrokenPipe)
}

/// What can be run, for somebody who has just built it.
fn greet() -> Result<()> {
    let games = games::ids().join(", ");
    writeln!(
        io::stdout(),
        "\
Formicarium: ant-colony board games on an exact rules engine. Games: {games}.

  formicarium engine GAME            play from another program, by JSON lines (docs/protocol.md)
  formicarium simulate GAME          play many games at once and show what they show
  formicarium replay FILE            print a recorded game as a log (docs/records.md)
  formicarium data export GAME DIR   write the component data of a game into a folder, to change them
  formicarium data check DIR         check component data of your own

formicarium help COMMAND says more."
    )?;
    Ok(())
}
