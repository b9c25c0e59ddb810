//! `formicarium load`: plays at many tables at the same time and measures how the server bears it.
//!
//! The server is one that runs already, or the same program with a store of its own, started for the occasion. What the server
//! costs is read from `/proc`, so it has to run on this machine for that part. The client uses the same processors; the figures
//! name its share.

mod figures;
mod process;
mod table;
mod watch;

use std::{
    net::{Ipv4Addr, SocketAddr},
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicU64, Ordering::Relaxed},
    },
    time::{Duration, Instant},
};

use anyhow::{Context, Result, anyhow, bail};
use clap::Args;
use client::http::{Way, insist};
use serde_json::{Value, json};
use tokio::{
    sync::{Barrier, Semaphore},
    task::JoinSet,
    time::sleep,
};

use self::{
    figures::{Figures, Memory, Spread},
    process::{Process, Server},
    table::Table,
    watch::Watched,
};

/// Measure a server by playing at many tables at the same time
#[derive(Args, Clone, Debug)]
pub struct LoadArgs {
    /// The server to drive, without budgets (--budget-factor 0); by default one is started for the occasion
    #[arg(long, value_name = "ADDRESS:PORT", conflicts_with = "store")]
    server: Option<SocketAddr>,
    /// The process of that server, to measure what it costs
    #[arg(long, requires = "server")]
    pid: Option<u32>,
    /// Where the server that is started keeps everything; by default a SQLite file in a temporary folder
    #[arg(long, value_name = "URL")]
    store: Option<String>,
    /// The game that is played, by two at each table, at random
    #[arg(long, default_value = "myrmes")]
    game: String,
    /// How many tables are played at the same time
    #[arg(long, default_value_t = 50, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    tables: u32,
    /// Moves a second at all tables together; 0 for as fast as each is answered
    #[arg(long, default_value_t = 0.0, value_name = "MOVES")]
    rate: f64,
    /// How many watch the first table; the figures say how long it takes until all of them see a move
    #[arg(long, default_value_t = 0)]
    watchers: u32,
    /// How many connections are open besides, at tables where nobody acts
    #[arg(long, default_value_t = 0)]
    idle: u32,
    /// How many moves are made at each table before anything is measured
    #[arg(long, default_value_t = 20, value_name = "MOVES")]
    prelude: u32,
    /// How long to measure, in seconds
    #[arg(long, default_value_t = 10, value_parser = clap::value_parser!(u64).range(1..=3600))]
    seconds: u64,
    /// Print the figures as JSON
    #[arg(long)]
    json: bool,
    /// The seed of everything that is chosen
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// How many tables are set up at the same time.
const AT_ONCE: usize = 32;
/// How many idle connections watch the same table.
const PER_TABLE: u32 = 50;
/// How many connections come from one address; the server lets in more.
const PER_ADDRESS: u32 = 250;
/// How long everything rests before memory is measured, and plays before time is.
const REST: Duration = Duration::from_secs(1);

pub fn run(args: &LoadArgs) -> Result<()> {
    if !(0.0..=1_000_000.0).contains(&args.rate) {
        bail!("--rate must be a number from 0 to 1000000");
    }
    let runtime =
        tokio::runtime::Builder::new_multi_thread().enable_all().build().context("cannot start any threads")?;
    let figures = runtime.block_on(measure(args));
    runtime.shutdown_background();
    let figures = figures?;
    if args.json {
        println!("{}", serde_json::to_string_pretty(&figures)?);
    } else {
        print!("{figures}");
    }
    Ok(())
}

/// What all connections share.
#[derive(Debug)]
struct Load {
    args: LoadArgs,
    to: SocketAddr,
    /// How many connections were opened, to spread them over addresses.
    opened: AtomicU64,
    setting_up: Semaphore,
    /// Everybody waits here until all have come, and again until what they use was measured.
    ready: Barrier,
    measuring: AtomicBool,
    stopped: AtomicBool,
}

impl Load {
    /// The way of somebody new, who comes from another address than most.
    fn way(&self) -> Way {
        let n = self.opened.fetch_add(1, Relaxed) as u32 / PER_ADDRESS;
        let [_, _, high, low] = n.to_be_bytes();
        let from =
            if self.to.ip().is_loopback() { Ipv4Addr::new(127, 1, high, low + 1) } else { Ipv4Addr::UNSPECIFIED };
        Way { to: self.to, from }
    }

    /// The cookie of somebody new.
    async fn person(&self) -> Result<String> {
        let named = json!({ "name": "Ant" });
        let answer = insist(self.way(), None, "PUT", "/api/me", &named).await.map_err(|why| anyhow!(why))?;
        answer.cookie.context("nobody gets a cookie")
    }

    /// Begins a game between two persons; returns its table.
    async fn begin(&self, cookies: &[String; 2]) -> Result<String> {
        let [host, guest] = cookies;
        let post = async |cookie: &str, path: &str, body: &Value| {
            insist(self.way(), Some(cookie), "POST", path, body).await.map_err(|why| anyhow!(why))
        };
        let seats = [json!({ "kind": "me" }), json!({ "kind": "open" })];
        let created = post(host, "/api/tables", &json!({ "game": self.args.game, "seats": seats })).await?;
        let id = created.body["id"].as_str().context("the table has no id")?.to_owned();
        post(guest, &format!("/api/tables/{id}/sit"), &json!({})).await?;
        post(host, &format!("/api/tables/{id}/start"), &Value::Null).await?;
        Ok(id)
    }
}

async fn measure(args: &LoadArgs) -> Result<Figures> {
    let (server, to, process) = match args.server {
        Some(to) => (None, to, args.pid.map(Process::new)),
        None => {
            let server = Server::start(args.store.as_deref())?;
            let (to, process) = (server.address(), server.process());
            (Some(server), to, Some(process))
        }
    };
    let load = Arc::new(Load {
        args: args.clone(),
        to,
        opened: AtomicU64::new(0),
        setting_up: Semaphore::new(AT_ONCE),
        ready: Barrier::new(args.tables as usize + 1),
        measuring: AtomicBool::new(false),
        stopped: AtomicBool::new(false),
    });
    let memory = async || {
        sleep(REST).await;
        process.as_ref().map(Process::memory).transpose()
    };
    let empty = memory().await?;
    let idle_tables = idle_tables(&load).await?;
    let before_idle = memory().await?;
    let mut idle = JoinSet::new();
    for n in 0..args.idle {
        idle.spawn(watch::idle(Arc::clone(&load), idle_tables[(n / PER_TABLE) as usize].clone()));
    }
    let mut listening = JoinSet::new();
    while let Some(open) = idle.join_next().await {
        listening.spawn(open??.listen());
    }
    let before_tables = memory().await?;
    let watched = (args.watchers > 0).then(|| Arc::new(Watched::new(args.watchers)));
    let mut tables = JoinSet::new();
    for n in 0..args.tables {
        let watched = watched.clone().filter(|_| n == 0);
        tables.spawn(Table::play(Arc::clone(&load), n, watched));
    }
    // They are all there and have made some moves.
    tokio::select! {
        _ = load.ready.wait() => {}
        ended = tables.join_next() => return Err(table::why_ended(ended)),
    }
    let with_tables = memory().await?;
    let watchers = match &watched {
        Some(watched) => watched.come(&load).await?,
        None => JoinSet::new(),
    };
    load.ready.wait().await;
    sleep(REST).await;
    let (begun, used, own) = (Instant::now(), process.as_ref().map(Process::cpu).transpose()?, Process::own().cpu()?);
    load.measuring.store(true, Relaxed);
    tokio::select! {
        () = sleep(Duration::from_secs(args.seconds)) => {}
        ended = tables.join_next() => return Err(table::why_ended(ended)),
    }
    load.measuring.store(false, Relaxed);
    let took = begun.elapsed();
    let server_cpu = match (&process, used) {
        (Some(process), Some(used)) => Some(process.cpu()? - used),
        _ => None,
    };
    let client_cpu = Process::own().cpu()? - own;
    load.stopped.store(true, Relaxed);
    let mut counts = table::Counts::default();
    while let Some(ended) = tables.join_next().await {
        counts.add(ended??);
    }
    drop((listening, watchers, server));
    Ok(Figures {
        game: args.game.clone(),
        tables: args.tables,
        rate: args.rate,
        watchers: args.watchers,
        idle: args.idle,
        seconds: took.as_secs_f64(),
        moves: counts.moves,
        games: counts.games,
        acknowledged: Spread::of(counts.acknowledged),
        told: Spread::of(counts.told),
        watched: watched.and_then(|watched| Spread::of(watched.times())),
        server_cpu: server_cpu.map(|used| used.as_secs_f64()),
        client_cpu: client_cpu.as_secs_f64(),
        memory: Memory::new(args, empty, before_idle, before_tables, with_tables),
    })
}

/// Tables at which a game has begun and nobody acts.
async fn idle_tables(load: &Load) -> Result<Vec<String>> {
    let mut tables = Vec::new();
    for _ in 0..load.args.idle.div_ceil(PER_TABLE) {
        tables.push(load.begin(&[load.person().await?, load.person().await?]).await?);
    }
    Ok(tables)
}
