//! `formicarium serve`: from the flags to a clean shutdown.

use std::{
    future::Future,
    hash::{BuildHasher, RandomState},
    io, process,
    time::Duration,
};

use anyhow::{Context, Result, anyhow, bail};
use metrics_exporter_prometheus::PrometheusHandle;
use tokio::{
    net::TcpListener,
    time::{interval, timeout},
};

use crate::{
    App,
    bots::Pool,
    config::{Config, Listen},
    hub::Hub,
    listen::{self, Door},
    nodes, ops, router,
    store::{Lock, Store},
    table::{Shared, now_ms},
    vault::Vault,
};

/// How often to look for tables whose clocks ran out while nobody was there.
const SWEEP: Duration = Duration::from_secs(30);
/// How long the last requests, the store and everything else may take during shutdown: less than five seconds together.
const LAST_WORDS: Duration = Duration::from_secs(3);
const LAST_WRITES: Duration = Duration::from_millis(700);
const LAST_TASKS: Duration = Duration::from_millis(300);
/// How many connections there may be to the address for metrics.
const METRICS_CONNECTIONS: usize = 32;
/// How many files the server needs besides its connections: the store, the log, the libraries.
const OTHER_FILES: usize = 100;

/// Serves until SIGTERM or Ctrl-C, and lets requests in flight finish.
pub fn serve(config: Config) -> Result<()> {
    config.check()?;
    ops::start_log(&config)?;
    let runtime =
        tokio::runtime::Builder::new_multi_thread().enable_all().build().context("cannot start any threads")?;
    let served = runtime.block_on(async { run(config, asked_to_stop().context("cannot listen for signals")?).await });
    runtime.shutdown_timeout(LAST_TASKS);
    served
}

/// Waits for something from a program that has no runtime of its own.
///
/// # Errors
/// When the system gives no threads.
pub fn blocking<T>(work: impl Future<Output = T>) -> io::Result<T> {
    Ok(tokio::runtime::Builder::new_current_thread().enable_all().build()?.block_on(work))
}

async fn run(config: Config, stop: impl Future<Output = ()> + Send + 'static) -> Result<()> {
    let _lock = lock_store(&config)?;
    let store = Store::open(&config.kept.store).await?;
    let listener = bind(&config.listen, "--listen").await?;
    let for_metrics = match &config.metrics_listen {
        Some(listen) => Some((bind(listen, "--metrics-listen").await?, Door::new(&config, METRICS_CONNECTIONS))),
        None => None,
    };
    let for_nodes = match &config.node_listen {
        Some(listen) => Some(bind(listen, "--node-listen").await?),
        None => None,
    };
    // What is passed on to another node has two connections here and one there.
    let room = room_for(config.max_connections, if for_nodes.is_some() { 3 } else { 1 });
    let (door, listening) = (Door::new(&config, room), listener.local_addr()?);
    let origin = config.origin(listening);
    let pool = Pool::new(config.bot_threads);
    let kept = &config.kept.store;
    let store_name = kept.split_once("://").map_or(kept.as_str(), |(kind, _)| kind).to_owned();
    let test_seed = config.test_seed;
    let vault = Vault::open(&config, &store).await?;
    // Before there are other servers to share the tables with.
    seal_all(&vault, &store).await;
    let shared = Shared::new(store.clone(), vault, pool, config.clone());
    let node = shared.nodes.join(&store, &config, listening).await?;
    let app = App::new(shared, &origin).await?;
    let hub = app.hub.clone();
    let lives = tokio::spawn(nodes::run(hub.clone(), node));
    let (closing, metrics) = (app.closing.clone(), app.metrics.clone());
    println!("Formicarium is open: {origin}");
    tracing::info!(origin, store = store_name, "serving");
    if let Some(seed) = test_seed {
        tracing::warn!(seed, "the dice are predictable: this server is for tests only");
    }
    if let Some((listener, door)) = for_metrics {
        tokio::spawn(listen::serve(listener, ops::router(app.clone()), door, closing.subscribe()));
    }
    let sweeper = tokio::spawn(sweep(hub.clone(), metrics));
    let nodes_door = Door::for_nodes(&config, room, app.key.clone());
    let router = router(app);
    let mut for_nodes = for_nodes
        .map(|listener| tokio::spawn(listen::serve(listener, router.clone(), nodes_door, closing.subscribe())));
    let mut server = tokio::spawn(listen::serve(listener, router, door, closing.subscribe()));
    tokio::select! {
        () = stop => {}
        ended = &mut server => return Err(anyhow!("the server failed: {ended:?}")),
    }
    tracing::info!("shutting down: finishing what is in flight");
    sweeper.abort();
    closing.send_replace(true);
    let last_words = async {
        let leave = async {
            hub.close().await;
            lives.abort();
            // From now on, others take the tables, at once.
            if let Err(error) = store.leave().await {
                tracing::warn!(%error, "the other servers have to wait until the time of this one is up");
            }
        };
        let others = async {
            if let Some(server) = &mut for_nodes {
                let _ = server.await;
            }
        };
        tokio::join!(leave, server, others)
    };
    if timeout(LAST_WORDS, last_words).await.is_err() {
        tracing::warn!("some tables or clients did not finish in time");
    }
    if timeout(LAST_WRITES, store.close()).await.is_err() {
        tracing::warn!("the store did not close in time; nothing that was acknowledged is lost");
    }
    Ok(())
}

/// Makes sure that no other server has the store's file. A new store is begun only where nobody can have meant another one, so
/// that a misspelt path is not an empty server.
fn lock_store(config: &Config) -> Result<Option<Lock>> {
    let url = &config.kept.store;
    if let Some(missing) = Store::missing_file(url)? {
        let path = std::path::absolute(&missing).unwrap_or(missing);
        if !config.may_create_store() {
            bail!("there is no store at {}; --create-store begins a new one there", path.display());
        }
        tracing::info!(store = %path.display(), "beginning a new, empty store");
    }
    let holder = format!("the server with process number {}, which listens on {}", process::id(), config.listen);
    Ok(Store::lock(url, &holder)?)
}

/// Listens at the first address that the setting stands for and that can be had.
async fn bind(listen: &Listen, flag: &str) -> Result<TcpListener> {
    let addresses = listen.addresses().with_context(|| format!("cannot find the address of {listen}"))?;
    match TcpListener::bind(&*addresses).await {
        Ok(listener) => Ok(listener),
        Err(error) if error.kind() == io::ErrorKind::AddrInUse => {
            bail!("{listen} is in use by another program; choose another address with {flag}")
        }
        Err(error) => Err(error).with_context(|| format!("cannot listen on {listen}")),
    }
}

/// How many connections there can be, each with so many files: as many as wanted, or as many as the system allows.
fn room_for(wanted: usize, files_each: usize) -> usize {
    #[cfg(unix)]
    match rlimit::increase_nofile_limit((wanted * files_each + OTHER_FILES) as u64) {
        Ok(files) => {
            let room = usize::try_from(files).unwrap_or(usize::MAX).saturating_sub(OTHER_FILES) / files_each;
            if room < wanted {
                tracing::warn!(files, wanted, room, "the limit of open files allows fewer connections than configured");
            }
            return room.min(wanted);
        }
        Err(error) => tracing::warn!(%error, "cannot raise the limit of open files"),
    }
    wanted
}

/// Seals what an earlier version of the program left open.
async fn seal_all(vault: &Vault, store: &Store) {
    match vault.seal_all(store).await {
        Ok(0) => {}
        Ok(tables) => tracing::info!(tables, "sealed the secrets of running games"),
        Err(error) => tracing::error!(%error, "cannot seal the secrets of running games"),
    }
}

/// Wakes tables that have something to do on their own.
async fn sweep(hub: Hub, metrics: PrometheusHandle) {
    let (mut tick, order) = (interval(SWEEP), RandomState::new());
    loop {
        tokio::select! {
            _ = tick.tick() => {}
            () = hub.shared().nodes.freed() => {}
        }
        metrics.run_upkeep();
        // Tables that cannot be replayed stay due, and must not hold up the others.
        let skipped = &hub.shared().skipped;
        match hub.shared().store.due_tables(now_ms(), 1000 + skipped.len() as u32).await {
            Ok(mut ids) => {
                ids.retain(|id| !skipped.contains(id));
                // Several servers look at the same time: in different orders, each gets its share.
                if !hub.shared().nodes.is_alone() {
                    ids.sort_by_cached_key(|id| order.hash_one(id));
                }
                hub.wake(ids).await;
            }
            Err(error) => tracing::error!(%error, "cannot look for clocks that ran out"),
        }
        hub.wake_lifeless().await;
    }
}

/// Completes when somebody asks the server to stop. It listens from now on: whoever asks while the server is still starting is heard, too.
fn asked_to_stop() -> io::Result<impl Future<Output = ()> + Send + 'static> {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let (mut terminated, mut interrupted) = (signal(SignalKind::terminate())?, signal(SignalKind::interrupt())?);
        Ok(async move {
            tokio::select! {
                _ = terminated.recv() => {}
                _ = interrupted.recv() => {}
            }
        })
    }
    #[cfg(not(unix))]
    Ok(async {
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    })
}
