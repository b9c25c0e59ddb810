//! The program `formicarium`.
#![forbid(unsafe_code)]

use std::{
    io::{self, ErrorKind},
    process::ExitCode,
};

use clap::{Parser, Subcommand};
use cli::{
    analyse, bench, calibrate, contest, data, engine, ladder, load, operate, puzzles, replay, simulate, train,
    validate, verify,
};
use game_core::Failure;

/// Ant-colony board games: play, replay, simulate. Without a command, serves the page
#[derive(Parser, Debug)]
#[command(name = "formicarium", version, args_conflicts_with_subcommands = true)]
struct Program {
    #[command(subcommand)]
    command: Option<Command>,

    #[command(flatten)]
    serve: server::Config,
}

#[derive(Subcommand, Debug)]
enum Command {
    /// Serve the page and the API (the default)
    Serve(server::Config),
    /// Let another program play, over JSON lines on standard input and output
    Engine(engine::Arguments),
    /// Play many games and report statistics
    Simulate(simulate::SimulateArgs),
    /// Play two bots against each other over the same deals
    Match(contest::MatchArgs),
    /// Rate all levels and yardsticks by matches against each other
    Ladder(ladder::LadderArgs),
    /// Measure how many points the turns of a bot lose, in a fixed set of positions
    BenchPositions(bench::BenchArgs),
    /// Look for puzzles in games of bots
    Puzzles(puzzles::PuzzlesArgs),
    /// Compare the chances that a model states with what happens
    Calibrate(calibrate::CalibrateArgs),
    /// Train the model of a bot by self-play
    Train(train::TrainArgs),
    /// Look through a recorded game: who was ahead when, and which decisions cost most
    Analyse(analyse::AnalyseArgs),
    /// Print a recorded game as a log
    Replay(replay::Replay),
    /// Replay all games of a store or of record files and list those that no longer replay
    Validate(validate::Validate),
    /// Check that the dice of a recorded game were fair
    Verify(verify::Verify),
    /// Check or export component data
    Data(data::Data),
    /// Check a configuration before a server uses it: takes the flags of `serve`
    Doctor(server::Config),
    /// Ask the server with this configuration whether it works
    Health(server::Config),
    /// Copy a store to a file while it is in use
    Backup(operate::Backup),
    /// Copy a backup to where there is no store yet
    Restore(operate::Restore),
    /// Look after tables and persons of a server
    Admin(operate::Admin),
    /// Measure a server by playing at many tables at the same time
    Load(load::LoadArgs),
}

fn main() -> ExitCode {
    let result = server::config::parse().and_then(run);
    match result {
        Ok(()) => ExitCode::SUCCESS,
        // The reader has closed the pipe: not an error.
        Err(error) if is_closed_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => match error.chain().find_map(|cause| cause.downcast_ref::<Failure>()) {
            Some(failure) => {
                eprintln!("formicarium: {error:#} [{}]", failure.kind());
                exit_code(failure)
            }
            None => {
                eprintln!("formicarium: {error:#}");
                ExitCode::FAILURE
            }
        },
    }
}

fn run(program: Program) -> anyhow::Result<()> {
    match program.command {
        Some(Command::Serve(config)) => server::serve(config),
        Some(Command::Engine(args)) => engine::run(&args),
        Some(Command::Simulate(args)) => simulate::run_named(&args),
        Some(Command::Match(args)) => contest::run_named(&args),
        Some(Command::Ladder(args)) => ladder::run_named(&args),
        Some(Command::BenchPositions(args)) => bench::run_named(&args),
        Some(Command::Puzzles(args)) => puzzles::run_named(&args),
        Some(Command::Calibrate(args)) => calibrate::run_named(&args),
        Some(Command::Train(args)) => train::run_named(&args),
        Some(Command::Analyse(args)) => analyse::run(&args),
        Some(Command::Replay(args)) => replay::run(&args),
        Some(Command::Validate(args)) => validate::run(&args),
        Some(Command::Verify(args)) => verify::run(&args),
        Some(Command::Data(args)) => data::run(&args),
        Some(Command::Doctor(config)) => operate::doctor(&config),
        Some(Command::Health(config)) => operate::health(&config),
        Some(Command::Backup(args)) => operate::backup(&args),
        Some(Command::Restore(args)) => operate::restore(&args),
        Some(Command::Admin(args)) => operate::admin(&args),
        Some(Command::Load(args)) => load::run(&args),
        None => server::serve(program.serve),
    }
}

/// Requests that cannot be served exit with the same status as arguments that cannot be parsed.
fn exit_code(failure: &Failure) -> ExitCode {
    match failure {
        Failure::BadRequest { .. } | Failure::NotFound { .. } | Failure::BadOptions(_) => ExitCode::from(2),
        _ => ExitCode::FAILURE,
    }
}

fn is_closed_pipe(error: &anyhow::Error) -> bool {
    error.chain().filter_map(|cause| cause.downcast_ref::<io::Error>()).any(|io| io.kind() == ErrorKind::BrokenPipe)
}
