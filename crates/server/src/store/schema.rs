//! The schema and its migrations.
//!
//! `meta` contains the number of migrations that have run, under `schema`. All missing migrations
//! run in one transaction that takes the write lock at its start, so several programs may start at
//! once: the first migrates, the others find nothing to do. sqlx has migrations too, but takes no
//! lock for SQLite, and it would write to a database before knowing whose it is.

use sqlx::{Connection, PgConnection, SqliteConnection};

use super::{StoreError, error::is_about_columns};

/// One migration: the statements for both databases, then those for each.
struct Migration {
    common: &'static str,
    sqlite: &'static str,
    postgres: &'static str,
}

/// In order; the first makes schema 1. A released migration is never edited, only followed by
/// another.
const MIGRATIONS: [Migration; 9] = [
    Migration {
        common: include_str!("../../migrations/0001_begin/common.sql"),
        sqlite: include_str!("../../migrations/0001_begin/sqlite.sql"),
        postgres: include_str!("../../migrations/0001_begin/postgres.sql"),
    },
    Migration {
        common: include_str!("../../migrations/0002_data/common.sql"),
        sqlite: include_str!("../../migrations/0002_data/sqlite.sql"),
        postgres: include_str!("../../migrations/0002_data/postgres.sql"),
    },
    Migration { common: include_str!("../../migrations/0003_sets/common.sql"), sqlite: "", postgres: "" },
    Migration { common: include_str!("../../migrations/0004_study/common.sql"), sqlite: "", postgres: "" },
    Migration { common: include_str!("../../migrations/0005_nodes/common.sql"), sqlite: "", postgres: "" },
    Migration {
        common: include_str!("../../migrations/0006_admin/common.sql"),
        sqlite: include_str!("../../migrations/0006_admin/sqlite.sql"),
        postgres: include_str!("../../migrations/0006_admin/postgres.sql"),
    },
    Migration { common: include_str!("../../migrations/0007_sessions/common.sql"), sqlite: "", postgres: "" },
    Migration {
        common: include_str!("../../migrations/0008_strangers/common.sql"),
        sqlite: "",
        postgres: include_str!("../../migrations/0008_strangers/postgres.sql"),
    },
    Migration { common: include_str!("../../migrations/0009_blockers/common.sql"), sqlite: "", postgres: "" },
];

/// The schema this program works with.
pub(super) const KNOWN: i64 = MIGRATIONS.len() as i64;

/// The schema that added component data to the store.
pub(super) const WITH_DATA: i64 = 2;

/// Why an empty database cannot be read.
pub const NOTHING_STORED: &str = "nothing is stored there yet";

/// Comes before the number, so that another program's `meta` table is not taken for ours.
const MARK: &str = "formicarium ";

const TABLES_IN_SQLITE: &str =
    "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'";
const TABLES_IN_POSTGRES: &str = "SELECT CAST(tablename AS TEXT) FROM pg_tables WHERE schemaname = current_schema()";

/// Only one program migrates a PostgreSQL database at a time. The number identifies us: "formicar"
/// in ASCII.
const LOCK_IN_POSTGRES: &str = "SELECT pg_advisory_xact_lock(7381244128528654706)";

/// The schema that a connection finds, 0 in an empty database. An error if the database is not ours
/// to use.
macro_rules! found {
    ($connection:expr, $tables:expr, $what:expr) => {{
        let tables: Vec<String> = sqlx::query_scalar($tables).fetch_all(&mut *$connection).await?;
        if tables.is_empty() {
            0
        } else if !tables.iter().any(|table| table == "meta") {
            return Err(foreign($what));
        } else {
            let mark = sqlx::query_scalar("SELECT value FROM meta WHERE key = 'schema'");
            let mark: Option<String> = match mark.fetch_optional(&mut *$connection).await {
                Ok(mark) => mark,
                Err(error) if is_about_columns(&error) => return Err(foreign($what)),
                Err(error) => return Err(error.into()),
            };
            version_of(mark.as_deref(), $what)?
        }
    }};
}

/// Runs the migrations after `$found` up to `$to`, then writes once to check that writing is possible at all.
macro_rules! run_missing {
    ($tx:expr, $found:expr, $to:expr, $dialect:ident, $what:expr) => {{
        let missing = |(_, version): &(&Migration, i64)| *version > $found && *version <= $to;
        for (migration, version) in MIGRATIONS.iter().zip(1i64..).filter(missing) {
            for sql in [migration.common, migration.$dialect] {
                let done = sqlx::raw_sql(sql).execute(&mut *$tx).await;
                done.map_err(|error| while_migrating($what, version, error))?;
            }
        }
        let mark = sqlx::query(
            "INSERT INTO meta (key, value) VALUES ('schema', $1) ON CONFLICT (key) DO UPDATE SET value = excluded.value",
        );
        mark.bind(format!("{MARK}{}", $to)).execute(&mut *$tx).await?;
    }};
}

/// Whether this program may use the database. Changes nothing.
pub(super) async fn inspect_sqlite(connection: &mut SqliteConnection, what: &str) -> Result<i64, StoreError> {
    Ok(found!(connection, TABLES_IN_SQLITE, what))
}

pub(super) async fn inspect_postgres(connection: &mut PgConnection, what: &str) -> Result<i64, StoreError> {
    Ok(found!(connection, TABLES_IN_POSTGRES, what))
}

pub(super) async fn migrate_sqlite(connection: &mut SqliteConnection, what: &str) -> Result<(), StoreError> {
    let mut tx = connection.begin_with("BEGIN IMMEDIATE").await?;
    let found = found!(tx, TABLES_IN_SQLITE, what);
    run_missing!(tx, found, KNOWN, sqlite, what);
    Ok(tx.commit().await?)
}

pub(super) async fn migrate_postgres(connection: &mut PgConnection, what: &str) -> Result<(), StoreError> {
    let mut tx = connection.begin_with("BEGIN ISOLATION LEVEL READ COMMITTED").await?;
    sqlx::raw_sql(LOCK_IN_POSTGRES).execute(&mut *tx).await?;
    let found = found!(tx, TABLES_IN_POSTGRES, what);
    run_missing!(tx, found, KNOWN, postgres, what);
    Ok(tx.commit().await?)
}

/// Gives an empty database an earlier schema, to copy a store of that schema into it.
pub(super) async fn lay_out_sqlite(
    connection: &mut SqliteConnection,
    schema: i64,
    what: &str,
) -> Result<(), StoreError> {
    run_missing!(connection, 0, schema, sqlite, what);
    Ok(())
}

/// The same, in a transaction.
pub(super) async fn lay_out_postgres(connection: &mut PgConnection, schema: i64, what: &str) -> Result<(), StoreError> {
    sqlx::raw_sql(LOCK_IN_POSTGRES).execute(&mut *connection).await?;
    run_missing!(connection, 0, schema, postgres, what);
    Ok(())
}

fn version_of(mark: Option<&str>, what: &str) -> Result<i64, StoreError> {
    let number = mark.and_then(|mark| mark.strip_prefix(MARK));
    let found: i64 = number.and_then(|number| number.parse().ok()).ok_or_else(|| foreign(what))?;
    if found > KNOWN { Err(StoreError::NewerSchema { found, known: KNOWN }) } else { Ok(found) }
}

/// The schema of a store that must not be empty.
pub(super) fn not_empty(found: i64, what: &str) -> Result<i64, StoreError> {
    if found == 0 { Err(StoreError::cannot_open(what, NOTHING_STORED)) } else { Ok(found) }
}

fn foreign(what: &str) -> StoreError {
    StoreError::ForeignSchema { what: what.to_owned() }
}

fn while_migrating(what: &str, version: i64, error: sqlx::Error) -> StoreError {
    match StoreError::while_opening(what, error) {
        StoreError::CannotOpen { why, .. } => StoreError::Migration { version, why },
        clearer => clearer,
    }
}
