//! Several servers on one PostgreSQL database: who they are, and which of them has which table.
//!
//! A server is a row of `nodes`, which it renews. A table belongs to the server that its row names, as long as that server has
//! its own row. Three rules make this safe without any other clock than the database's, and without trust in it:
//!
//! - A table changes hands only if it still names a server whose row is gone, and a deleted row never comes back: numbers are
//!   used once.
//! - Every write to a table checks, in its transaction and under the lock of the table's row, that the table still names the
//!   writer. So a server that was too slow cannot write, however late it finds out.
//! - A time that is up does nothing by itself. It only allows others to delete the row, which waits for a renewal that is under
//!   way and then looks again.
//!
//! With SQLite there is one server (`lock.rs`), which has all tables. A program that only opens the store has no number, and
//! its writes check nothing but the numbers of the log.

use std::{
    sync::{
        Arc,
        atomic::{AtomicI64, Ordering},
    },
    time::Duration,
};

use sqlx::{PgConnection, PgPool};
use tokio::time::timeout;

use super::{Downtime, Pools, Store, StoreError, reading, writing};
use crate::header::Entry;

/// How long a server lives without renewing its row.
pub const LEASE: Duration = Duration::from_secs(5);
/// How long a renewal may take.
const ANSWER: Duration = Duration::from_millis(1_500);
/// How long joining may take, which nobody waits for but whoever starts the server.
const JOINING: Duration = Duration::from_secs(15);

/// The database's time in milliseconds, whatever the clocks of the servers say.
macro_rules! now {
    () => {
        "CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)"
    };
}

/// Deletes the rows of servers, and notes from when on they were silent: see [`Store::claim`]. Returns their numbers.
macro_rules! bury {
    ($which:literal) => {
        concat!(
            "WITH dead AS (DELETE FROM nodes WHERE ",
            $which,
            " RETURNING id, until) INSERT INTO meta (key, value) ",
            "SELECT 'dead ' || id, '{\"began\":' || (until - $1) || ',\"ended\":' || ",
            now!(),
            " || '}' FROM dead RETURNING CAST(substr(key, 6) AS BIGINT)"
        )
    };
}

const BURY_SILENT: &str = bury!("until < CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)");

/// Servers join one after the other: "formicas" in ASCII.
const LOCK: &str = "SELECT pg_advisory_xact_lock(7381244128528654707)";

/// The number of this program, 0 if it has none.
#[derive(Clone, Debug, Default)]
pub(super) struct Own(Arc<AtomicI64>);

/// A server.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Node {
    pub id: i64,
    /// Where other servers reach it; `None` if it wants to be the only one.
    pub address: Option<String>,
}

/// What a server says about itself when it joins.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewNode {
    pub address: Option<String>,
    /// Something that only one living process can have. Whoever had it before is dead.
    pub place: Option<String>,
}

/// What came of an attempt to join.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Joined {
    Yes(i64),
    /// These are there, and they or the newcomer want to be alone.
    Refused(Vec<Node>),
}

/// What a renewal found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Renewed {
    /// Who else is there, and whose time was up.
    Alive { others: Vec<Node>, buried: Vec<i64> },
    /// The own row is gone: all tables may belong to others.
    Dead,
}

/// Who has a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Claimed {
    Own,
    Other(Node),
}

impl Store {
    /// The number of this program among the servers, 0 if it has none.
    pub(super) fn own_node(&self) -> i64 {
        self.node.0.load(Ordering::SeqCst)
    }

    fn beats(&self) -> Option<&PgPool> {
        match &self.pools {
            Pools::Postgres { beats, .. } => Some(beats),
            Pools::Sqlite { .. } | Pools::Memory(_) => None,
        }
    }

    /// Whether several servers may use this store.
    pub fn is_shared(&self) -> bool {
        self.beats().is_some()
    }

    /// Becomes one of the servers, unless one of them wants to be alone. `at_last` counts those out whose time is up.
    pub async fn join(&self, new: &NewNode, at_last: bool) -> Result<Joined, StoreError> {
        let Some(beats) = self.beats() else { return Ok(Joined::Yes(0)) };
        let joined = limited(JOINING, async {
            let mut tx = beats.begin_with("BEGIN ISOLATION LEVEL READ COMMITTED").await?;
            let joined = join(&mut tx, new, at_last).await?;
            tx.commit().await?;
            Ok(joined)
        });
        let joined = joined.await?;
        if let Joined::Yes(id) = joined {
            self.node.0.store(id, Ordering::SeqCst);
        }
        Ok(joined)
    }

    /// Renews the own row. `bury` deletes those of others whose time is up.
    pub async fn renew(&self, bury: bool) -> Result<Renewed, StoreError> {
        let nobody = Renewed::Alive { others: Vec::new(), buried: Vec::new() };
        let Some(beats) = self.beats() else { return Ok(nobody) };
        let own = self.own_node();
        limited(ANSWER, async {
            let mut connection = beats.acquire().await?;
            let renewed = sqlx::query(concat!("UPDATE nodes SET until = ", now!(), " + $2 WHERE id = $1"))
                .bind(own)
                .bind(lease())
                .execute(&mut *connection)
                .await?;
            if renewed.rows_affected() == 0 {
                return Ok(Renewed::Dead);
            }
            let mut buried = Vec::new();
            if bury {
                buried = sqlx::query_scalar(BURY_SILENT).bind(lease()).fetch_all(&mut *connection).await?;
            }
            Ok(Renewed::Alive { others: others(&mut connection, own).await?, buried })
        })
        .await
    }

    /// Leaves: from now on, the tables of this server are free.
    pub async fn leave(&self) -> Result<(), StoreError> {
        let Some(beats) = self.beats() else { return Ok(()) };
        let own = self.own_node();
        limited(ANSWER, async {
            sqlx::query("DELETE FROM nodes WHERE id = $1").bind(own).execute(beats).await?;
            Ok(())
        })
        .await
    }

    /// Takes a table if it is free, and says who has it.
    ///
    /// If a clock runs there and the server that had the table has died, the time until the others noticed becomes an entry of
    /// the log: it runs on nobody's clock.
    ///
    /// # Errors
    /// [`StoreError::NoSuchTable`]; [`StoreError::NotOurs`] if it is free and this server may not take it, because it is dead.
    pub async fn claim(&self, table_id: &str) -> Result<Claimed, StoreError> {
        let own = self.own_node();
        if own == 0 || table_id.contains('\0') {
            return Ok(Claimed::Own);
        }
        // It may change hands between looking and taking, but hardly twice.
        for _ in 0..3 {
            let dead = match self.owner(table_id).await? {
                (_, Some(node)) if node.id == own => return Ok(Claimed::Own),
                (_, Some(other)) => return Ok(Claimed::Other(other)),
                (dead, None) => dead,
            };
            // Whether others live is not asked again here: this statement may have waited, and would not see who has come
            // since. But if the table still names the same dead node, or none, nobody has taken it.
            let taken = writing!(self, tx => {
                let take = "UPDATE tables SET node = $2 WHERE id = $1 AND node IS NOT DISTINCT FROM $3 \
                     AND EXISTS (SELECT 1 FROM nodes WHERE nodes.id = $2)";
                let taken = sqlx::query(take).bind(table_id).bind(own).bind(dead).execute(&mut *tx).await?.rows_affected();
                if let Some(dead) = dead.filter(|_| taken > 0) {
                    let silent: Option<String> = sqlx::query_scalar("SELECT value FROM meta WHERE key = $1")
                        .bind(format!("dead {dead}"))
                        .fetch_optional(&mut *tx)
                        .await?;
                    if let Some(silent) = silent {
                        let Downtime { began, ended } = serde_json::from_str(&silent)
                            .map_err(|_| StoreError::Damaged { what: format!("the death of server {dead}") })?;
                        let entry = Entry::Silent { began, ended };
                        let add = "INSERT INTO log (table_id, seq, at, seat, kind, body) \
                             SELECT $1, (SELECT COALESCE(MAX(seq) + 1, 0) FROM log WHERE table_id = $1), $2, NULL, $3, $4 \
                             FROM tables WHERE id = $1 AND status = 'running' AND wake IS NOT NULL";
                        sqlx::query(add)
                            .bind(table_id)
                            .bind(ended)
                            .bind(entry.kind())
                            .bind(serde_json::to_string(&entry).expect("an entry can be written as JSON"))
                            .execute(&mut *tx)
                            .await?;
                    }
                }
                taken
            })?;
            if taken > 0 {
                return Ok(Claimed::Own);
            }
        }
        Err(StoreError::NotOurs { id: table_id.to_owned() })
    }

    /// The number in the row of a table, and the living server of that number.
    async fn owner(&self, table_id: &str) -> Result<(Option<i64>, Option<Node>), StoreError> {
        let sql = "SELECT t.node, n.id, n.address FROM tables t LEFT JOIN nodes n ON n.id = t.node WHERE t.id = $1";
        let found: Option<(Option<i64>, Option<i64>, Option<String>)> =
            reading!(self, pool => sqlx::query_as(sql).bind(table_id).fetch_optional(pool).await)?;
        let (named, id, address) = found.ok_or_else(|| StoreError::NoSuchTable { id: table_id.to_owned() })?;
        Ok((named, id.map(|id| Node { id, address })))
    }

    /// Gives a table back, for whoever needs it next.
    pub async fn release(&self, table_id: &str) -> Result<(), StoreError> {
        let own = self.own_node();
        if own == 0 {
            return Ok(());
        }
        writing!(self, tx => {
            let release = "UPDATE tables SET node = NULL WHERE id = $1 AND node = $2";
            sqlx::query(release).bind(table_id).bind(own).execute(&mut *tx).await?;
        })
    }
}

fn lease() -> i64 {
    LEASE.as_millis() as i64
}

async fn limited<T>(within: Duration, call: impl Future<Output = Result<T, StoreError>>) -> Result<T, StoreError> {
    timeout(within, call).await.unwrap_or(Err(StoreError::Silent))
}

async fn join(tx: &mut PgConnection, new: &NewNode, at_last: bool) -> Result<Joined, StoreError> {
    sqlx::raw_sql(LOCK).execute(&mut *tx).await?;
    sqlx::query(bury!("place = $2")).bind(lease()).bind(&new.place).execute(&mut *tx).await?;
    if at_last {
        sqlx::query(BURY_SILENT).bind(lease()).execute(&mut *tx).await?;
    }
    let others = others(tx, 0).await?;
    let alone = |address: &Option<String>| address.is_none();
    if !others.is_empty() && (alone(&new.address) || others.iter().any(|node| alone(&node.address))) {
        return Ok(Joined::Refused(others));
    }
    let next = "INSERT INTO meta (key, value) VALUES ('nodes', '1') \
         ON CONFLICT (key) DO UPDATE SET value = CAST(CAST(meta.value AS BIGINT) + 1 AS TEXT) RETURNING CAST(value AS BIGINT)";
    let id: i64 = sqlx::query_scalar(next).fetch_one(&mut *tx).await?;
    sqlx::query(concat!("INSERT INTO nodes (id, until, place, address) VALUES ($1, ", now!(), " + $2, $3, $4)"))
        .bind(id)
        .bind(lease())
        .bind(&new.place)
        .bind(&new.address)
        .execute(&mut *tx)
        .await?;
    Ok(Joined::Yes(id))
}

async fn others(connection: &mut PgConnection, own: i64) -> Result<Vec<Node>, StoreError> {
    let rows: Vec<(i64, Option<String>)> = sqlx::query_as("SELECT id, address FROM nodes WHERE id <> $1 ORDER BY id")
        .bind(own)
        .fetch_all(connection)
        .await?;
    Ok(rows.into_iter().map(|(id, address)| Node { id, address }).collect())
}
