//! The store: persons, tables, their logs and their chat, in SQLite or in PostgreSQL.
//!
//! A game is its log: [`Store::append`] returns when the entries are on disk, and only then is
//! anybody told of them. This requires `synchronous = FULL` in SQLite, and a PostgreSQL whose
//! `synchronous_commit` is not off. Entries are numbered, and whoever appends says which number it
//! expects to be next, so that two programs with the same store cannot both continue a game: one of
//! them gets a [`StoreError::Conflict`] and reads again.
//!
//! # Two databases, one SQL
//!
//! Both kinds of pool are kept in an enum, and two small macros run the same lines against either.
//! sqlx's `AnyPool` would do that at run time, but it can neither set SQLite's options nor tell a
//! reader from a writer, and it loses the check that a type can be stored. The statements are the
//! same for both: `$1` placeholders, `BIGINT` and `TEXT` columns, `RETURNING`, `ON CONFLICT`. What
//! differs is in `sqlite.rs`, `postgres.rs` and in the triggers of the migrations.
//!
//! SQLite has one writer at a time. Here it is a dedicated connection, for which writers queue in
//! order (those who append to logs share a transaction: `batch.rs`); readers use other connections and, in WAL mode, never wait for it. Every writing
//! transaction takes its lock at the start, since one that reads first and writes later may be
//! refused halfway.
//!
//! A connection whose transaction did not come to a known end is closed, and the next caller gets a new one: after a full
//! disk, for example, SQLite has rolled back by itself while sqlx still counts the transaction. Calls to PostgreSQL,
//! which may hang or be gone, are limited in time (`patience.rs`); a file is waited for.
//!
//! PostgreSQL is reached with TLS if it offers it; `sslmode=require` insists on it, and `verify-ca` or `verify-full` check its
//! certificate, against the file in `sslrootcert` or the authorities that the system trusts.
//!
//! Several servers may share a PostgreSQL database (`nodes.rs`); a SQLite file serves one (`lock.rs`).
//!
//! The store reads no clock. Times are milliseconds since 1970 and come from the caller.

mod admin;
mod archive;
mod batch;
mod chat;
mod copy;
mod daily;
mod data;
mod error;
mod lent;
mod lock;
mod log;
mod meta;
mod nodes;
mod notes;
mod patience;
mod persons;
mod place;
mod postgres;
mod pulse;
mod reports;
mod reviews;
mod rows;
mod schema;
mod sessions;
mod sqlite;
mod tables;

pub use admin::{Act, Ban, PersonOverview, TableOverview};
pub use copy::{Copied, backup, restore};
pub use error::StoreError;
pub use lock::Lock;
pub use nodes::{Claimed, Joined, LEASE, NewNode, Node, Renewed};
pub use rows::{
    Archived, ArchivedPlayer, Block, ChatLine, DailyRow, DataSet, Downtime, LogRow, NewTable, Note, PageKey, Person,
    PersonKind, Report, SavedSet, Search, SeatRow, Session, SetHead, Status, TableChange, TableRow, Token,
};

use std::{path::PathBuf, time::Instant};

pub use schema::NOTHING_STORED;

use patience::Patience;
use place::Place;
use pulse::Pulse;
use sqlx::{PgPool, SqlitePool};

/// The connection to the store. Clones share it.
#[derive(Debug, Clone)]
pub struct Store {
    pools: Pools,
    /// The schema of the store, which can be older than ours only if the store was opened
    /// read-only.
    schema: i64,
    pulse: Pulse,
    node: nodes::Own,
}

#[derive(Debug, Clone)]
enum Pools {
    Sqlite {
        read: SqlitePool,
        write: SqlitePool,
        /// Appends to logs, most of what is written.
        batches: batch::Batches,
    },
    /// One connection, which is the store: it must never be closed.
    Memory(SqlitePool),
    Postgres {
        pool: PgPool,
        patience: Patience,
        /// One connection for the renewals of this server, which must not wait behind anything.
        beats: PgPool,
    },
}

/// Runs an expression with `$pool` being the pool to read from.
macro_rules! reading {
    ($store:expr, $pool:ident => $body:expr) => {
        $crate::store::measured("read", async {
            match &$store.pools {
                $crate::store::Pools::Sqlite { read: $pool, .. } | $crate::store::Pools::Memory($pool) => {
                    $body.map_err($crate::store::StoreError::from)
                }
                $crate::store::Pools::Postgres { pool: $pool, patience, .. } => {
                    patience.limit(async { Ok($body?) }).await
                }
            }
        })
        .await
    };
}

/// Runs a block inside a transaction that may write, and commits it. Leaving the block with an error rolls it back.
macro_rules! writing {
    ($store:expr, $tx:ident => $body:block) => {
        $crate::store::measured("write", async {
            match &$store.pools {
                $crate::store::Pools::Sqlite { write: pool, .. } | $crate::store::Pools::Memory(pool) => {
                    let replaceable = !matches!($store.pools, $crate::store::Pools::Memory(_));
                    let lent = $crate::store::lent::Lent::new($crate::store::sqlite::acquire(pool).await?, replaceable);
                    $crate::store::transaction!(lent, "BEGIN IMMEDIATE", $tx => $body)
                }
                $crate::store::Pools::Postgres { pool, patience, .. } => {
                    let written = async {
                        let lent = $crate::store::lent::Lent::new(pool.acquire().await?, true);
                        // Read committed, whatever the server's default is: after waiting for a row, the
                        // next statement must see what the other transaction did.
                        $crate::store::transaction!(lent, "BEGIN ISOLATION LEVEL READ COMMITTED", $tx => $body)
                    };
                    patience.limit(written).await
                }
            }
        })
        .await
    };
}

/// Runs a block in a transaction of a lent connection.
macro_rules! transaction {
    ($lent:ident, $begin:literal, $tx:ident => $body:block) => {{
        let mut lent = $lent;
        let done: Result<_, $crate::store::StoreError> = async {
            let mut $tx = sqlx::Connection::begin_with(&mut **lent, $begin).await?;
            let value = $body;
            $tx.commit().await?;
            Ok(value)
        }
        .await;
        lent.give_back(&done);
        done
    }};
}

use {reading, transaction, writing};

/// Notes how long the store took and whether it failed. What it refuses, such as a conflict, is no failure.
async fn measured<T>(
    operation: &'static str,
    work: impl Future<Output = Result<T, StoreError>>,
) -> Result<T, StoreError> {
    let begun = Instant::now();
    let done = work.await;
    metrics::histogram!("formicarium_store_seconds", "operation" => operation).record(begun.elapsed().as_secs_f64());
    if let Err(error @ (StoreError::Lost(_) | StoreError::Silent | StoreError::Damaged { .. })) = &done {
        metrics::counter!("formicarium_store_errors", "why" => error.outage().unwrap_or("other")).increment(1);
    }
    done
}

impl Store {
    /// The file that opening this address would create.
    ///
    /// # Errors
    /// [`StoreError::UnknownUrl`], or what is wrong with the address.
    pub fn missing_file(url: &str) -> Result<Option<PathBuf>, StoreError> {
        match Place::parse(url)? {
            Place::File(path) if !path.exists() => Ok(Some(path)),
            _ => Ok(None),
        }
    }

    /// Opens `sqlite:FILE` (created with its folder if missing), `sqlite::memory:` or
    /// `postgres://USER@HOST/DATABASE`, and migrates it to the latest schema. Several programs may
    /// do so at the same time.
    ///
    /// # Errors
    /// What went wrong, in one sentence. A store that is refused is left as it was.
    pub async fn open(url: &str) -> Result<Store, StoreError> {
        let pools = match Place::parse(url)? {
            Place::Memory => sqlite::open_in_memory().await?,
            Place::File(path) => sqlite::open(&path).await?,
            Place::Postgres(options) => postgres::open(*options).await?,
        };
        tracing::debug!(schema = schema::KNOWN, "the store is open");
        Ok(Store { pools, schema: schema::KNOWN, pulse: Pulse::default(), node: nodes::Own::default() })
    }

    /// Opens a store read-only. Nothing is changed, not even an older schema, so this is safe while
    /// a server uses the store.
    ///
    /// # Errors
    /// What went wrong, in one sentence.
    pub async fn open_read_only(url: &str) -> Result<Store, StoreError> {
        let (pools, schema) = match Place::parse(url)? {
            Place::Memory => (sqlite::open_in_memory().await?, schema::KNOWN),
            Place::File(path) => sqlite::open_read_only(&path).await?,
            Place::Postgres(options) => postgres::open_read_only(*options).await?,
        };
        Ok(Store { pools, schema, pulse: Pulse::default(), node: nodes::Own::default() })
    }

    /// Waits for pending work and closes all connections. Later calls fail.
    pub async fn close(&self) {
        match &self.pools {
            Pools::Sqlite { read, write, .. } => {
                // The writer goes last: the last connection that closes folds the write-ahead log into the file.
                read.close().await;
                write.close().await;
            }
            Pools::Memory(pool) => pool.close().await,
            Pools::Postgres { pool, beats, .. } => {
                pool.close().await;
                beats.close().await;
            }
        }
    }
}
