//! `formicarium serve`: from the flags to a clean shutdown.

use std::{future::Future, io, sync::Arc, time::Duration};

use anyhow::{Context, Result, bail};
use metrics_exporter_prometheus::PrometheusHandle;
use tokio::{
    net::TcpListener,
    sync::watch,
    time::{interval, timeout},
};

use crate::{
    App,
    bots::Pool,
    config::Config,
    hub::Hub,
    ops, router,
    store::Store,
    table::{Shared, now_ms},
};

/// How often to look for tables whose clocks ran out while nobody was there.
const SWEEP: Duration = Duration::from_secs(30);
/// How long the last requests may take during shutdown.
const LAST_WORDS: Duration = Duration::from_secs(10);

/// Serves until SIGTERM or Ctrl-C, and lets requests in flight finish.
pub fn serve(config: Config) -> Result<()> {
    config.check()?;
    ops::start_log(&config)?;
    let runtime =
        tokio::runtime::Builder::new_multi_thread().enable_all().build().context("cannot start any threads")?;
    let served = runtime.block_on(run(config, asked_to_stop()));
    runtime.shutdown_timeout(Duration::from_secs(2));
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
    let origin = config.origin(listener.local_addr()?);
    let pool = Pool::new(config.bot_threads);
    let store_name = config.store.split_once("://").map_or(config.store.as_str(), |(kind, _)| kind).to_owned();
    let test_seed = config.test_seed;
    let app = App::new(Shared::new(store.clone(), pool, config), &origin).await?;
    let hub = app.hub.clone();
    let (sockets, metrics) = (Arc::clone(&app.sockets), app.metrics.clone());
    println!("Formicarium is open: {origin}");
    tracing::info!(origin, store = store_name, "serving");
    if let Some(seed) = test_seed {
        tracing::warn!(seed, "the dice are predictable: this server is for tests only");
    }
    let sweeper = tokio::spawn(sweep(hub.clone(), metrics));
    let (stopping, mut stopped) = watch::channel(false);
    tokio::spawn(async move {
        stop.await;
        tracing::info!("shutting down: finishing what is in flight");
        hub.close().await;
        let _ = stopping.send(true);
    });
    let mut told = stopped.clone();
    let server = axum::serve(listener, router(app)).with_graceful_shutdown(async move {
        let _ = told.wait_for(|stopping| *stopping).await;
    });
    let too_long = async {
        let _ = stopped.wait_for(|stopping| *stopping).await;
        tokio::time::sleep(LAST_WORDS).await;
    };
    tokio::select! {
        served = server => served.context("the server failed")?,
        () = too_long => tracing::warn!("some clients did not disconnect in time"),
    }
    sweeper.abort();
    let last_words = async {
        while Arc::strong_count(&sockets) > 1 {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    };
    let _ = timeout(LAST_WORDS, last_words).await;
    store.close().await;
    Ok(())
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
