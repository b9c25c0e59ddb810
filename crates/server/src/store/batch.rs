//! Appending to the logs of a SQLite file: what several tables have to write at the same moment becomes one transaction, since
//! each one waits for the disk. Nobody waits for others to come: a transaction takes those who came while the last one was written.

use std::slice;

use sqlx::SqlitePool;
use tokio::sync::{mpsc, oneshot};

use super::{
    StoreError,
    lent::Lent,
    log::{Append, append_in},
    sqlite, transaction,
};

/// The most that one transaction takes.
const MOST: usize = 64;

/// Where appends are sent to.
#[derive(Clone, Debug)]
pub(super) struct Batches(mpsc::Sender<Waiting>);

/// Somebody who waits for the new `changed` of a table.
#[derive(Debug)]
struct Waiting {
    append: Append,
    reply: oneshot::Sender<Result<i64, StoreError>>,
}

impl Batches {
    /// Writes by way of this pool, as long as anybody uses the store.
    pub(super) fn begin(pool: SqlitePool) -> Batches {
        let (sender, inbox) = mpsc::channel(MOST);
        tokio::spawn(run(pool, inbox));
        Batches(sender)
    }

    /// See [`Store::append`](super::Store::append).
    pub(super) async fn add(&self, append: Append) -> Result<i64, StoreError> {
        let (reply, answer) = oneshot::channel();
        let gone = |_| StoreError::Lost(sqlx::Error::PoolClosed);
        self.0.send(Waiting { append, reply }).await.map_err(|_| gone(()))?;
        answer.await.map_err(|_| gone(()))?
    }
}

async fn run(pool: SqlitePool, mut inbox: mpsc::Receiver<Waiting>) {
    let mut batch = Vec::with_capacity(MOST);
    while inbox.recv_many(&mut batch, MOST).await > 0 {
        let (appends, replies): (Vec<Append>, Vec<_>) = batch.drain(..).map(|one| (one.append, one.reply)).unzip();
        let reply = |reply: oneshot::Sender<_>, done| {
            // Whoever does not wait any more reads again.
            let _ = reply.send(done);
        };
        match write(&pool, &appends).await {
            Ok(changed) => replies.into_iter().zip(changed).for_each(|(to, changed)| reply(to, Ok(changed))),
            Err(error) if appends.len() == 1 => {
                replies.into_iter().zip([error]).for_each(|(to, error)| reply(to, Err(error)))
            }
            // One of them was refused, or the store failed, and nothing was written. Each gets an answer of its own.
            Err(_) => {
                for (to, append) in replies.into_iter().zip(&appends) {
                    let done = write(&pool, slice::from_ref(append)).await;
                    reply(to, done.map(|changed| changed[0]));
                }
            }
        }
    }
}

/// All or nothing.
async fn write(pool: &SqlitePool, appends: &[Append]) -> Result<Vec<i64>, StoreError> {
    let lent = Lent::new(sqlite::acquire(pool).await?, true);
    transaction!(lent, "BEGIN IMMEDIATE", tx => {
        let mut all = Vec::with_capacity(appends.len());
        for append in appends {
            all.push(append_in!(tx, append));
        }
        all
    })
}
