//! `formicarium serve`: from the flags to a clean shutdown.

use std::{future::Future, io, time::Duration};

use anyhow::{Context, Result, anyhow, bail};
use metrics_exporter_prometheus::PrometheusHandle;
use tokio::{
    net::TcpListener,
    time::{interval, timeout},
};

use crate::{
    App,
    bots::Pool,
    config::Config,
    hub::Hub,
    listen::{self, Door},
    ops, router,
    store::Store,
    table::{Shared, now_ms},
};

/// How often to look for tables whose clocks ran out while nobody was there.
const SWEEP: Duration = Duration::from_secs(30);
/// How long the last requests, the store and everything else may take during shutdown: less than five seconds together.
const LAST_WORDS: Duration = Duration::from_secs(3);
const LAST_WRITES: Duration = Duration::from_millis(700);
const LAST_TASKS: Duration = Duration::from_millis(300);
/// How many files the server needs besides its connections: the store, the log, the libraries.
const OTHER_FILES: usize = 100;

/// Serves until SIGTERM or Ctrl-C, and lets requests in flight finish.
pub fn serve(config: Config) -> Result<()> {
    config.check()?;
    ops::start_log(&config)?;
    let runtime =
        tokio::runtime::Builder::new_multi_thread().enable_all().build().context("cannot start any threads")?;
    let served = runtime.block_on(run(config, asked_to_stop()));
    runtime.shutdown_timeout(LAST_TASKS);
    served
}

async fn run(config: Config, stop: impl Future<Output = ()> + Send + 'static) -> Result<()> {
    let store = Store::open(&config.store).await?;
    let listener = match TcpListener::bind(config.listen).await {
        Ok(listener) => listener,
        Err(error) if error.kind() == io::ErrorKind::AddrInUse => {
            bail!("{} is in use by another program; choose another address with --listen", config.listen)
        }
        Err(error) => return Err(error).with_context(|| format!("cannot listen on {}", config.listen)),
    };
    let door = Door::new(&config, room_for(config.max_connections));
    let origin = config.origin(listener.local_addr()?);
    let pool = Pool::new(config.bot_threads);
    let store_name = config.store.split_once("://").map_or(config.store.as_str(), |(kind, _)| kind).to_owned();
    let test_seed = config.test_seed;
    let app = App::new(Shared::new(store.clone(), pool, config), &origin).await?;
    let hub = app.hub.clone();
    let (closing, metrics) = (app.closing.clone(), app.metrics.clone());
    println!("Formicarium is open: {origin}");
    tracing::info!(origin, store = store_name, "serving");
    if let Some(seed) = test_seed {
        tracing::warn!(seed, "the dice are predictable: this server is for tests only");
    }
    let sweeper = tokio::spawn(sweep(hub.clone(), metrics));
    let mut server = tokio::spawn(listen::serve(listener, router(app), door, closing.subscribe()));
    tokio::select! {
        () = stop => {}
        ended = &mut server => return Err(anyhow!("the server failed: {ended:?}")),
    }
    tracing::info!("shutting down: finishing what is in flight");
    sweeper.abort();
    closing.send_replace(true);
    let last_words = async { tokio::join!(hub.close(), server) };
    if timeout(LAST_WORDS, last_words).await.is_err() {
        tracing::warn!("some tables or clients did not finish in time");
    }
    if timeout(LAST_WRITES, store.close()).await.is_err() {
        tracing::warn!("the store did not close in time; nothing that was acknowledged is lost");
    }
    Ok(())
}

/// How many connections there can be: as many as wanted, or as many files as the system allows.
fn room_for(wanted: usize) -> usize {
    #[cfg(unix)]
    match rlimit::increase_nofile_limit((wanted + OTHER_FILES) as u64) {
        Ok(files) => {
            let room = usize::try_from(files).unwrap_or(usize::MAX).saturating_sub(OTHER_FILES);
            if room < wanted {
                tracing::warn!(files, wanted, room, "the limit of open files allows fewer connections than configured");
            }
            return room.min(wanted);
        }
        Err(error) => tracing::warn!(%error, "cannot raise the limit of open files"),
    }
    wanted
}

/// Wakes tables that have something to do on their own.
async fn sweep(hub: Hub, metrics: PrometheusHandle) {
    let mut tick = interval(SWEEP);
    loop {
        tick.tick().await;
        metrics.run_upkeep();
        // Tables that cannot be replayed stay due, and must not hold up the others.
        let skipped = &hub.shared().skipped;
        match hub.shared().store.due_tables(now_ms(), 1000 + skipped.len() as u32).await {
            Ok(ids) => hub.wake(ids.into_iter().filter(|id| !skipped.contains(id)).collect()).await,
            Err(error) => tracing::error!(%error, "cannot look for clocks that ran out"),
        }
    }
}

/// Waits for SIGTERM, which service managers send, or Ctrl-C.
async fn asked_to_stop() {
    let ctrl_c = async {
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    };
    #[cfg(unix)]
    let terminated = async {
        match tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()) {
            Ok(mut signal) => {
                signal.recv().await;
            }
            Err(_) => std::future::pending::<()>().await,
        }
    };
    #[cfg(not(unix))]
    let terminated = std::future::pending::<()>();
    tokio::select! {
        () = ctrl_c => {}
        () = terminated => {}
    }
}
