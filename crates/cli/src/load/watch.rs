//! Connections that only look on.

use std::{
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, AtomicU32, Ordering::SeqCst},
    },
    time::{Duration, Instant},
};

use anyhow::{Context, Result, anyhow, bail};
use client::{
    PATIENCE,
    socket::{Broken, Socket},
};
use tokio::{sync::Notify, task::JoinSet, time::timeout};

use super::Load;

/// How long to wait for the first watcher to be told before a move counts as one that watchers are not told of.
const SECRET: Duration = Duration::from_millis(500);

/// A connection that is told everything and says nothing.
#[derive(Debug)]
pub(super) struct Idle(Socket);

impl Idle {
    /// Stays as long as the server lets it.
    pub(super) async fn listen(mut self) {
        while let Ok(_unread) = self.0.next().await {}
    }
}

/// Opens a connection to a table and waits until it was told what is there.
pub(super) async fn idle(load: Arc<Load>, table: String) -> Result<Idle> {
    let _permit = load.setting_up.acquire().await?;
    let opened = Socket::open(load.way(), &table, None).await.map_err(|why| anyhow!(why))?;
    let mut socket = opened.context("the server does not let everybody watch")?;
    let welcomed = async {
        // The chat is the last part of the welcome.
        while !is(&socket.next().await?, "chat") {}
        Ok::<_, Broken>(())
    };
    match timeout(PATIENCE, welcomed).await {
        Ok(Ok(())) => Ok(Idle(socket)),
        _ => bail!("somebody who watches is told nothing"),
    }
}

/// Whether a message of the server is of this type, which it says first.
pub(super) fn is(message: &str, kind: &str) -> bool {
    message
        .strip_prefix(r#"{"type":""#)
        .and_then(|rest| rest.strip_prefix(kind))
        .is_some_and(|rest| rest.starts_with('"'))
}

/// A table that many watch.
#[derive(Debug)]
pub(super) struct Watched {
    watchers: u32,
    table: Mutex<Option<String>>,
    /// How many were told of the last move.
    n_told: AtomicU32,
    all_told: Notify,
    ended: AtomicBool,
    times: Mutex<Vec<Duration>>,
}

impl Watched {
    pub(super) fn new(watchers: u32) -> Watched {
        Watched {
            watchers,
            table: Mutex::default(),
            n_told: AtomicU32::new(0),
            all_told: Notify::new(),
            ended: AtomicBool::new(false),
            times: Mutex::default(),
        }
    }

    /// This is the table; its game is the only one they watch.
    pub(super) fn is_at(&self, table: &str) {
        let mut known = self.table.lock().expect("no thread panics while it holds this");
        if known.replace(table.to_owned()).is_some() {
            self.ended.store(true, SeqCst);
        }
    }

    /// Lets everybody come.
    pub(super) async fn come(self: &Arc<Watched>, load: &Arc<Load>) -> Result<JoinSet<()>> {
        let table = self.table.lock().expect("no thread panics while it holds this").clone();
        let table = table.context("the first table has begun")?;
        let mut coming = JoinSet::new();
        for _ in 0..self.watchers {
            coming.spawn(idle(Arc::clone(load), table.clone()));
        }
        let mut watching = JoinSet::new();
        while let Some(watcher) = coming.join_next().await {
            watching.spawn(Arc::clone(self).watch(watcher??));
        }
        Ok(watching)
    }

    async fn watch(self: Arc<Watched>, Idle(mut socket): Idle) {
        while let Ok(message) = socket.next().await {
            if is(&message, "seen") && self.n_told.fetch_add(1, SeqCst) + 1 == self.watchers {
                self.all_told.notify_one();
            }
        }
    }

    /// A move is about to be made.
    pub(super) fn expect(&self) {
        self.n_told.store(0, SeqCst);
    }

    /// Waits until all watchers were told of the move that was sent then. They are not told of secret ones.
    pub(super) async fn wait(&self, sent: Instant, counts: bool) -> Result<()> {
        if self.ended.load(SeqCst) {
            return Ok(());
        }
        let told = timeout(SECRET, self.all_told.notified()).await.is_ok();
        if !told && self.n_told.load(SeqCst) == 0 {
            return Ok(());
        }
        if !told && timeout(PATIENCE, self.all_told.notified()).await.is_err() {
            bail!("{} of {} watchers are told of a move", self.n_told.load(SeqCst), self.watchers);
        }
        if counts {
            self.times.lock().expect("no thread panics while it holds this").push(sent.elapsed());
        }
        Ok(())
    }

    /// How long it took until all were told, for each move.
    pub(super) fn times(&self) -> Vec<Duration> {
        self.times.lock().expect("no thread panics while it holds this").clone()
    }
}

#[cfg(test)]
mod tests {
    use super::is;

    #[test]
    fn messages_say_their_type_first() {
        assert!(is(r#"{"type":"seen","seat":null}"#, "seen") && is(r#"{"type":"done","id":1}"#, "done"));
        assert!(!is(r#"{"type":"seen_not"}"#, "seen") && !is(r#"{"id":1,"type":"done"}"#, "done"));
    }
}
