//! Opening a PostgreSQL database.

use std::time::Duration;

use sqlx::{
    ConnectOptions, Connection, Executor, PgConnection,
    postgres::{PgConnectOptions, PgPoolOptions},
};

use super::{Pools, StoreError, patience::Patience, schema};

const CONNECTIONS: u32 = 10;
/// How long a server may take to answer the first call.
const PATIENCE: Duration = Duration::from_secs(15);
/// How long a call may take that looks through the whole store.
const NOBODY_WAITS: Duration = Duration::from_secs(60);

/// Committed must mean on disk, even if the server's settings say otherwise. Stricter settings
/// stay.
const DURABLE: &str =
    "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'";

pub(super) async fn open(options: PgConnectOptions) -> Result<Pools, StoreError> {
    let what = name_of(&options);
    let options = options.application_name("formicarium");
    let mut first = connect(&options, &what).await?;
    let prepared = prepare(&mut first, &what).await;
    first.close().await.ok();
    prepared?;
    let pool = durable(CONNECTIONS).connect_lazy_with(options.clone());
    let beats = durable(1).connect_lazy_with(options);
    Ok(Pools::Postgres { pool, patience: Patience::default(), beats })
}

fn durable(connections: u32) -> PgPoolOptions {
    PgPoolOptions::new().max_connections(connections).after_connect(|connection, _| {
        Box::pin(async move {
            connection.execute(DURABLE).await?;
            Ok(())
        })
    })
}

/// Opens a database that this connection cannot change; also returns its schema.
pub(super) async fn open_read_only(options: PgConnectOptions) -> Result<(Pools, i64), StoreError> {
    let what = name_of(&options);
    let options = options.application_name("formicarium").options([("default_transaction_read_only", "on")]);
    let mut first = connect(&options, &what).await?;
    let found = match schema::inspect_postgres(&mut first, &what).await {
        Err(StoreError::Lost(error)) => Err(StoreError::while_opening(&what, error)),
        found => found,
    };
    first.close().await.ok();
    let schema = schema::not_empty(found?, &what)?;
    let pool = PgPoolOptions::new().max_connections(1).connect_lazy_with(options);
    Ok((Pools::Postgres { beats: pool.clone(), pool, patience: Patience::of(NOBODY_WAITS) }, schema))
}

/// One connection, and what it is to, in words.
pub(super) async fn connect_once(options: PgConnectOptions) -> Result<(PgConnection, String), StoreError> {
    let what = name_of(&options);
    let connection = connect(&options.application_name("formicarium"), &what).await?;
    Ok((connection, what))
}

/// First opens a plain connection, which fails at once and says why, where a pool would retry until
/// its timeout.
async fn connect(options: &PgConnectOptions, what: &str) -> Result<PgConnection, StoreError> {
    let first = tokio::time::timeout(PATIENCE, options.connect()).await;
    let first = first.map_err(|_| StoreError::cannot_open(what, "no answer"))?;
    first.map_err(|error| StoreError::while_opening(what, error))
}

async fn prepare(connection: &mut PgConnection, what: &str) -> Result<(), StoreError> {
    let told = |error| StoreError::while_opening(what, error);
    let encoding: String = sqlx::query_scalar("SELECT current_setting('server_encoding')")
        .fetch_one(&mut *connection)
        .await
        .map_err(told)?;
    if encoding != "UTF8" {
        return Err(StoreError::cannot_open(what, format!("its encoding is {encoding}, but must be UTF8")));
    }
    match schema::migrate_postgres(connection, what).await {
        Err(StoreError::Lost(error)) => Err(told(error)),
        done => done,
    }
}

/// The database in words, without the password.
fn name_of(options: &PgConnectOptions) -> String {
    let database = options.get_database().unwrap_or(options.get_username());
    match options.get_socket() {
        Some(socket) => format!("the PostgreSQL database {database:?} at {}", socket.display()),
        None => format!("the PostgreSQL database {database:?} at {}:{}", options.get_host(), options.get_port()),
    }
}
