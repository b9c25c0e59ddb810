//! Opening a SQLite file: look first and write later, so that a file that is not ours stays as it
//! is.

use std::{
    fs::{self, File, OpenOptions},
    io::{self, ErrorKind, Read},
    path::Path,
    time::{Duration, Instant},
};

use sqlx::{
    ConnectOptions, Connection, Sqlite, SqliteConnection, SqlitePool,
    pool::PoolConnection,
    sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous},
};

use super::{Pools, StoreError, batch::Batches, error::is_busy, schema};

/// How long one program waits for another that is writing.
const PATIENCE: Duration = Duration::from_secs(15);
/// How long to wait until a file can be opened again.
const REOPENING: Duration = Duration::from_secs(2);
const READERS: u32 = 4;
/// What every SQLite file begins with.
const MAGIC: &[u8; 16] = b"SQLite format 3\0";

pub(super) async fn open(path: &Path) -> Result<Pools, StoreError> {
    let what = path.display().to_string();
    prepare_file(path, &what)?;
    look_at(path, &what).await?;
    let options = SqliteConnectOptions::new()
        .filename(path)
        .create_if_missing(true)
        .foreign_keys(true)
        .busy_timeout(PATIENCE)
        .journal_mode(SqliteJournalMode::Wal)
        // Committed means on disk, not merely handed to the system.
        .synchronous(SqliteSynchronous::Full);
    let mut first = connect(&options, &what).await?;
    migrate(&mut first, &what).await?;
    // Open the other pools only once the schema exists; until then, `first` also keeps the
    // write-ahead log open.
    let write = SqlitePoolOptions::new().max_connections(1).idle_timeout(None).max_lifetime(None);
    let write = write.connect_with(options.clone()).await;
    let write = write.map_err(|error| StoreError::while_opening(&what, error))?;
    let read = SqlitePoolOptions::new().max_connections(READERS).connect_lazy_with(options);
    first.close().await?;
    Ok(Pools::Sqlite { read, batches: Batches::begin(write.clone()), write })
}

/// Opens an existing file without changing it; also returns its schema.
pub(super) async fn open_read_only(path: &Path) -> Result<(Pools, i64), StoreError> {
    let (first, schema) = connect_read_only(path).await?;
    first.close().await.ok();
    let pool = SqlitePoolOptions::new().max_connections(1).connect_lazy_with(reading(path));
    Ok((Pools::Sqlite { read: pool.clone(), batches: Batches::begin(pool.clone()), write: pool }, schema))
}

fn reading(path: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new().filename(path).read_only(true).busy_timeout(PATIENCE)
}

/// One connection that cannot change the file.
pub(super) async fn connect_read_only(path: &Path) -> Result<(SqliteConnection, i64), StoreError> {
    let what = path.display().to_string();
    check_beginning(path, &what, |error| StoreError::cannot_open(&what, error))?;
    let mut first = connect(&reading(path), &what).await?;
    let found = schema::inspect_sqlite(&mut first, &what).await.map_err(|error| told_while_opening(&what, error));
    let schema = schema::not_empty(found?, &what)?;
    Ok((first, schema))
}

/// A store that is gone with its last clone. It has one connection: a second one would see a
/// different, empty memory.
pub(super) async fn open_in_memory() -> Result<Pools, StoreError> {
    let what = "a store in memory";
    let options = SqliteConnectOptions::new().in_memory(true).filename(":memory:").foreign_keys(true);
    let pool = SqlitePoolOptions::new().max_connections(1).min_connections(1).idle_timeout(None).max_lifetime(None);
    let pool = pool.connect_with(options).await.map_err(|error| StoreError::while_opening(what, error))?;
    migrate(&mut *pool.acquire().await?, what).await?;
    Ok(Pools::Memory(pool))
}

async fn migrate(connection: &mut SqliteConnection, what: &str) -> Result<(), StoreError> {
    schema::migrate_sqlite(connection, what).await.map_err(|error| told_while_opening(what, error))
}

fn told_while_opening(what: &str, error: StoreError) -> StoreError {
    match error {
        StoreError::Lost(error) => StoreError::while_opening(what, error),
        told => told,
    }
}

/// Creates the folder and the file if they are missing, and checks for problems that SQLite reports
/// less clearly.
fn prepare_file(path: &Path, what: &str) -> Result<(), StoreError> {
    let told = |error: io::Error| match error.kind() {
        ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem => {
            StoreError::NotWritable { what: what.to_owned(), why: error.to_string() }
        }
        _ => StoreError::cannot_open(what, error),
    };
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder).map_err(told)?;
    }
    OpenOptions::new().append(true).create(true).open(path).map_err(told)?;
    check_beginning(path, what, told)
}

fn check_beginning(path: &Path, what: &str, told: impl Fn(io::Error) -> StoreError) -> Result<(), StoreError> {
    let mut beginning = Vec::new();
    File::open(path).and_then(|file| file.take(MAGIC.len() as u64).read_to_end(&mut beginning)).map_err(told)?;
    // An empty file is an empty database.
    if beginning.is_empty() || beginning == MAGIC {
        Ok(())
    } else {
        Err(StoreError::NotADatabase { what: what.to_owned() })
    }
}

/// Reads the schema through a connection that cannot write: even switching to WAL mode would change
/// the file.
async fn look_at(path: &Path, what: &str) -> Result<(), StoreError> {
    let options = SqliteConnectOptions::new().filename(path).read_only(true).busy_timeout(PATIENCE);
    // A file that can only be opened for writing (its writer died while creating it) is checked
    // again by the migration.
    let Ok(mut connection) = options.connect().await else { return Ok(()) };
    let looked = schema::inspect_sqlite(&mut connection, what).await;
    connection.close().await.ok();
    match looked {
        Ok(_) | Err(StoreError::Lost(_)) => Ok(()),
        Err(refused) => Err(refused),
    }
}

/// Connects, and retries while somebody else is in the way: SQLite does not wait by itself when
/// switching to WAL mode.
async fn connect(options: &SqliteConnectOptions, what: &str) -> Result<SqliteConnection, StoreError> {
    let started = Instant::now();
    loop {
        match options.connect().await {
            Ok(connection) => return Ok(connection),
            Err(error) if is_busy(&error) && started.elapsed() < PATIENCE => {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
            Err(error) => return Err(StoreError::while_opening(what, error)),
        }
    }
}

/// A connection to write with. Opening a new one fails while the last one of the file is being closed, so this tries again.
pub(super) async fn acquire(pool: &SqlitePool) -> Result<PoolConnection<Sqlite>, sqlx::Error> {
    let started = Instant::now();
    loop {
        match pool.acquire().await {
            Err(error) if is_busy(&error) && started.elapsed() < REOPENING => {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
            done => return done,
        }
    }
}

#[cfg(test)]
mod tests {
    use sqlx::AssertSqlSafe;

    use super::*;
    use crate::store::Store;

    #[tokio::test]
    async fn every_connection_writes_ahead_to_the_disk_and_checks_what_rows_point_to() {
        let folder = tempfile::tempdir().unwrap();
        let Pools::Sqlite { read, write, .. } = open(&folder.path().join("games.sqlite")).await.unwrap() else {
            panic!("a file is opened with SQLite");
        };
        for pool in [read, write] {
            let mode: String = sqlx::query_scalar("PRAGMA journal_mode").fetch_one(&pool).await.unwrap();
            let synchronous: i64 = sqlx::query_scalar("PRAGMA synchronous").fetch_one(&pool).await.unwrap();
            let foreign_keys: i64 = sqlx::query_scalar("PRAGMA foreign_keys").fetch_one(&pool).await.unwrap();
            // 2 is FULL.
            assert_eq!((&*mode, synchronous, foreign_keys), ("wal", 2, 1));
        }
    }

    #[tokio::test]
    async fn after_a_full_disk_it_writes_again() {
        let folder = tempfile::tempdir().unwrap();
        let url = format!("sqlite:{}", folder.path().join("games.sqlite").display());
        let store = Store::open(&url).await.unwrap();
        let Pools::Sqlite { write, .. } = &store.pools else { panic!("a file is opened with SQLite") };
        let pages: i64 = sqlx::query_scalar("PRAGMA page_count").fetch_one(write).await.unwrap();
        // To SQLite, a file that may not grow is a full disk. Only this connection is limited.
        sqlx::query(AssertSqlSafe(format!("PRAGMA max_page_count = {pages}"))).execute(write).await.unwrap();
        let large = "ant ".repeat(20_000);
        let error = store.meta_or_insert("large", &large).await.unwrap_err();
        assert_eq!(error.outage(), Some("the disk is full"));
        assert_eq!(store.meta("large").await.unwrap(), None);
        assert_eq!(store.meta_or_insert("large", &large).await.unwrap(), large);
    }

    #[tokio::test]
    async fn a_write_that_nobody_waits_for_any_more_leaves_the_next_ones_alone() {
        let folder = tempfile::tempdir().unwrap();
        let url = format!("sqlite:{}", folder.path().join("games.sqlite").display());
        let store = Store::open(&url).await.unwrap();
        for n in 0..50 {
            let key = n.to_string();
            let write = store.meta_or_insert(&key, "?");
            let _ = tokio::time::timeout(Duration::from_micros(10 * n), write).await;
        }
        assert_eq!(store.meta_or_insert("last", "!").await.unwrap(), "!");
    }
}
