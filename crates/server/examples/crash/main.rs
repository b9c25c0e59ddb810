//! Kills the server again and again while many people play, and looks whether anything they were told is lost.
//!
//! `cargo xtask crash --help` lists the arguments, docs/reliability.md says what was found. Every table is played by players
//! (`player.rs`) who know what they were told and what was acknowledged, and compare it whenever they come back. With
//! `--faults` the disk and the database fail as well (`fault.rs`). The server is the real program, beside this one.

// The tests of the store and of the server use the rest of it.
#[allow(dead_code)]
#[path = "../../tests/common/mod.rs"]
mod common;

mod cluster;
mod fault;
mod place;
mod player;
mod process;
mod proxy;
mod report;
mod table;
mod world;

use std::{sync::Arc, time::Duration};

use clap::{Parser, ValueEnum};
use client::random::Random;
use tokio::{task::JoinSet, time::sleep};

use self::{fault::Fault, place::Place, process::Server, report::Report, world::World};

/// Kill the server while people play, and look whether anything is lost
#[derive(Parser, Debug)]
#[command(name = "cargo xtask crash", bin_name = "cargo xtask crash")]
struct Arguments {
    /// How often to kill the server
    #[arg(long, default_value_t = 20)]
    kills: u32,

    /// Where the server keeps everything; both, one after the other, if not said
    #[arg(long)]
    store: Option<Kind>,

    /// How many games are played at the same time
    #[arg(long, default_value_t = 16)]
    tables: u32,

    /// Run three servers behind nginx, kill, stop and restart one after the other: each so many times
    #[arg(long, value_name = "TIMES", conflicts_with_all = ["store", "kills", "faults"])]
    nodes: Option<u32>,

    /// Let the disk or the database fail in between, and cut the power: each fault so many times
    #[arg(long, default_value_t = 0, value_name = "TIMES")]
    faults: u32,

    /// The seed of everything that is chosen; printed if not said
    #[arg(long)]
    seed: Option<u64>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum Kind {
    Sqlite,
    Postgres,
}

/// How long a server is left alone before the next kill, in milliseconds.
const PLAY_MS: (u64, u64) = (20, 400);

#[tokio::main]
async fn main() {
    let arguments = Arguments::parse();
    let seed = arguments.seed.unwrap_or_else(|| {
        let mut bytes = [0; 4];
        getrandom::fill(&mut bytes).expect("the machine has random numbers");
        u64::from(u32::from_le_bytes(bytes))
    });
    if let Some(times) = arguments.nodes {
        println!("three servers: --seed {seed}");
        match cluster::run(times, arguments.tables, seed).await {
            Ok(report) => println!("{report}"),
            Err(why) => {
                eprintln!("three servers, --seed {seed}: {why}");
                std::process::exit(1);
            }
        }
        return;
    }
    let kinds = arguments.store.map_or(vec![Kind::Sqlite, Kind::Postgres], |kind| vec![kind]);
    for kind in kinds {
        println!("{kind:?}: --seed {seed}");
        match run(kind, &arguments, seed).await {
            Ok(report) => println!("{report}"),
            Err(why) => {
                eprintln!("{kind:?}, --seed {seed}: {why}");
                std::process::exit(1);
            }
        }
    }
}

async fn run(kind: Kind, arguments: &Arguments, seed: u64) -> Result<Report, String> {
    let mut random = Random::new(seed);
    let mut place = Place::new(kind, arguments.faults > 0).await?;
    let mut server = Server::start(&place)?;
    let world = Arc::new(World::new(&server.address(), false, arguments.tables));
    let mut tables = JoinSet::new();
    for n in 0..arguments.tables {
        tables.spawn(table::play(Arc::clone(&world), n, random.number()));
    }
    let mut rounds = Fault::rounds(kind, arguments.kills, arguments.faults);
    random.shuffle(&mut rounds);
    // There is only one standby to fail over to.
    rounds.sort_by_key(|fault| *fault == Fault::Failover);
    let mut report = Report::default();
    for fault in rounds {
        let round = async {
            world.wait_until_all_are_back().await?;
            sleep(Duration::from_millis(random.within(PLAY_MS))).await;
            fault.strike(&mut place, &mut server, &world, &mut random, &mut report).await
        };
        tokio::select! {
            done = round => done.map_err(|why| format!("{fault:?}: {why}\n{}", server.last_words()))?,
            ended = tables.join_next() => return Err(why_ended(ended)),
        }
    }
    play_to_the_end(&world, tables).await?;
    server.stop()?;
    report.stored = place.look_through(&world).await?;
    report.count(&world);
    Ok(report)
}

/// Every game goes on to its end.
pub(crate) async fn play_to_the_end(world: &World, mut tables: JoinSet<Result<(), String>>) -> Result<(), String> {
    world.end();
    while let Some(ended) = tables.join_next().await {
        if !matches!(ended, Ok(Ok(()))) {
            return Err(why_ended(Some(ended)));
        }
    }
    Ok(())
}

pub(crate) fn why_ended(ended: Option<Result<Result<(), String>, tokio::task::JoinError>>) -> String {
    match ended {
        Some(Ok(Err(why))) => why,
        Some(Err(panic)) => panic.to_string(),
        Some(Ok(Ok(()))) | None => "a table stopped by itself".to_owned(),
    }
}
