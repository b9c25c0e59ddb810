//! Copies of a whole store, made while it is in use. A backup is one SQLite file, whatever the database of the store is, and can
//! be restored into either.
//!
//! A copy is of one moment: SQLite reads it in one transaction (`VACUUM INTO`), PostgreSQL in one snapshot. It has a name of
//! its own until it is complete and on disk, and never replaces anything.

use std::{
    fs::{self, File},
    io,
    path::{Path, PathBuf},
};

use sqlx::{
    AssertSqlSafe, ConnectOptions, Connection, PgConnection, Row, SqliteConnection, postgres::PgConnectOptions,
    sqlite::SqliteConnectOptions,
};

use super::{StoreError, place::Place, postgres, schema, sqlite};

/// How many rows are copied at once.
const BATCH: usize = 200;

const TABLES: &str =
    "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' ORDER BY name";
const TABLES_IN_POSTGRES: &str =
    "SELECT CAST(tablename AS TEXT) FROM pg_tables WHERE schemaname = current_schema() ORDER BY tablename";
const COLUMNS: &str = "SELECT name, lower(type) FROM pragma_table_info($1) ORDER BY name";
const COLUMNS_IN_POSTGRES: &str = "SELECT CAST(column_name AS TEXT), CAST(data_type AS TEXT) FROM information_schema.columns \
     WHERE table_schema = current_schema() AND table_name = $1 ORDER BY column_name";
const POINTS_TO: &str = "SELECT \"table\" FROM pragma_foreign_key_list($1)";

/// What was copied.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Copied {
    pub schema: i64,
    /// The tables of the database, and how many rows of each were copied.
    pub rows: Vec<(String, u64)>,
    /// Tables that only one of the databases has: they belong to running servers, not to the store.
    pub left_out: Vec<String>,
}

/// Copies the store at this address to a new file.
///
/// # Errors
/// What went wrong, in one sentence; then there is no new file.
pub async fn backup(url: &str, file: &Path) -> Result<Copied, StoreError> {
    match Place::parse(url)? {
        Place::Memory => Err(StoreError::cannot_open("a store in memory", "it belongs to the program that has it")),
        Place::File(from) => copy_file(&from, file).await,
        Place::Postgres(options) => copy_from_postgres(*options, file).await,
    }
}

/// Copies a backup to where there is no store yet.
///
/// # Errors
/// As for [`backup`].
pub async fn restore(file: &Path, url: &str) -> Result<Copied, StoreError> {
    match Place::parse(url)? {
        Place::Memory => Err(StoreError::cannot_open("a store in memory", "nothing could be done with it")),
        Place::File(to) => copy_file(file, &to).await,
        Place::Postgres(options) => copy_to_postgres(file, *options).await,
    }
}

/// A file that gets its name when it is complete, and is removed otherwise.
struct NewFile {
    path: PathBuf,
    part: PathBuf,
    complete: bool,
}

impl NewFile {
    fn at(path: &Path) -> Result<NewFile, StoreError> {
        let what = path.display().to_string();
        if path.try_exists().map_err(|error| StoreError::cannot_open(&what, error))? {
            return Err(StoreError::cannot_open(&what, "it exists already, and nothing is overwritten"));
        }
        let mut part = path.to_owned().into_os_string();
        part.push(".part");
        let part = PathBuf::from(part);
        // What an earlier attempt left.
        match fs::remove_file(&part) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => Err(StoreError::cannot_open(&what, error)),
            _ => Ok(NewFile { path: path.to_owned(), part, complete: false }),
        }
    }

    /// Waits until the file is on disk, and gives it its name unless another file has taken it.
    fn complete(mut self) -> Result<(), StoreError> {
        let done = File::open(&self.part).and_then(|file| file.sync_all()).and_then(|()| {
            fs::hard_link(&self.part, &self.path)?;
            fs::remove_file(&self.part)?;
            let folder = self.path.parent().filter(|folder| !folder.as_os_str().is_empty());
            File::open(folder.unwrap_or(Path::new("."))).and_then(|folder| folder.sync_all())
        });
        done.map_err(|error| StoreError::cannot_open(&self.path.display().to_string(), error))?;
        self.complete = true;
        Ok(())
    }
}

impl Drop for NewFile {
    fn drop(&mut self) {
        if !self.complete {
            let _ = fs::remove_file(&self.part);
        }
    }
}

async fn copy_file(from: &Path, to: &Path) -> Result<Copied, StoreError> {
    let (mut connection, schema) = sqlite::connect_read_only(from).await?;
    let what = to.display().to_string();
    let new = NewFile::at(to)?;
    let told = |error| StoreError::while_opening(&what, error);
    let part = new.part.to_str().ok_or_else(|| StoreError::cannot_open(&what, "its name is no text"))?;
    sqlx::query("VACUUM INTO $1").bind(part).execute(&mut connection).await.map_err(told)?;
    connection.close().await.ok();
    let mut copy = open_part(&new.part, false).await.map_err(told)?;
    let sound: String = sqlx::query_scalar("PRAGMA integrity_check").fetch_one(&mut copy).await.map_err(told)?;
    if sound != "ok" {
        return Err(StoreError::Damaged { what: format!("the file {}: {sound}", from.display()) });
    }
    let mut rows = Vec::new();
    for table in tables(&mut copy).await? {
        let count = AssertSqlSafe(format!("SELECT COUNT(*) FROM \"{table}\""));
        let count: i64 = sqlx::query_scalar(count).fetch_one(&mut copy).await?;
        rows.push((table, count as u64));
    }
    copy.close().await?;
    new.complete()?;
    Ok(Copied { schema, rows, left_out: Vec::new() })
}

async fn open_part(path: &Path, create: bool) -> Result<SqliteConnection, sqlx::Error> {
    // Rows are copied table by table, and what they point to is checked at the end.
    let options = SqliteConnectOptions::new().filename(path).create_if_missing(create).foreign_keys(false);
    options.read_only(!create).connect().await
}

async fn tables(connection: &mut SqliteConnection) -> Result<Vec<String>, StoreError> {
    Ok(sqlx::query_scalar(TABLES).fetch_all(connection).await?)
}

/// The columns of a table and their types, in the order in which they are copied.
type Columns = Vec<(String, String)>;

/// A value of a row: the schema has numbers and texts only.
enum Cell {
    Number(Option<i64>),
    Text(Option<String>),
}

fn cells<'r, R: Row>(row: &'r R, columns: &Columns) -> Result<Vec<Cell>, StoreError>
where
    usize: sqlx::ColumnIndex<R>,
    Option<i64>: sqlx::Decode<'r, R::Database> + sqlx::Type<R::Database>,
    Option<String>: sqlx::Decode<'r, R::Database> + sqlx::Type<R::Database>,
{
    let cell = |(n, (name, kind)): (usize, &(String, String))| match kind.as_str() {
        "bigint" => Ok(Cell::Number(row.try_get(n)?)),
        "text" => Ok(Cell::Text(row.try_get(n)?)),
        other => Err(StoreError::Damaged { what: format!("a column {name:?} of the type {other:?}") }),
    };
    columns.iter().enumerate().map(cell).collect()
}

fn listed(columns: &Columns) -> String {
    let quoted: Vec<String> = columns.iter().map(|(name, _)| format!("\"{name}\"")).collect();
    quoted.join(", ")
}

/// Adds rows to a table of either database.
macro_rules! insert {
    ($connection:expr, $table:expr, $columns:expr, $rows:expr) => {{
        let width = $columns.len();
        let places = |row: usize| (1..=width).map(|n| format!("${}", row * width + n)).collect::<Vec<_>>().join(", ");
        let values: Vec<String> = (0..$rows.len()).map(|row| format!("({})", places(row))).collect();
        let sql = format!("INSERT INTO \"{}\" ({}) VALUES {}", $table, listed($columns), values.join(", "));
        let mut query = sqlx::query(AssertSqlSafe(sql));
        for cell in $rows.into_iter().flatten() {
            query = match cell {
                Cell::Number(number) => query.bind(number),
                Cell::Text(text) => query.bind(text),
            };
        }
        query.execute($connection).await?.rows_affected()
    }};
}

async fn copy_from_postgres(options: PgConnectOptions, file: &Path) -> Result<Copied, StoreError> {
    let (mut connection, what) = postgres::connect_once(options).await?;
    let mut from = connection.begin_with("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY").await?;
    let schema = schema::not_empty(schema::inspect_postgres(&mut from, &what).await?, &what)?;
    let new = NewFile::at(file)?;
    let name = file.display().to_string();
    let mut to = open_part(&new.part, true).await.map_err(|error| StoreError::while_opening(&name, error))?;
    sqlx::raw_sql("BEGIN").execute(&mut to).await?;
    schema::lay_out_sqlite(&mut to, schema, &name).await?;
    let ours = tables(&mut to).await?;
    let theirs: Vec<String> = sqlx::query_scalar(TABLES_IN_POSTGRES).fetch_all(&mut *from).await?;
    let left_out = theirs.into_iter().filter(|table| !ours.contains(table)).collect();
    let mut rows = Vec::new();
    for table in ours {
        let columns: Columns = sqlx::query_as(COLUMNS_IN_POSTGRES).bind(&table).fetch_all(&mut *from).await?;
        same_columns(&table, &columns, &sqlx::query_as(COLUMNS).bind(&table).fetch_all(&mut to).await?)?;
        // What the migrations wrote comes from the store as well.
        sqlx::query(AssertSqlSafe(format!("DELETE FROM \"{table}\""))).execute(&mut to).await?;
        let select = format!("DECLARE copied NO SCROLL CURSOR FOR SELECT {} FROM \"{table}\"", listed(&columns));
        sqlx::query(AssertSqlSafe(select)).execute(&mut *from).await?;
        let mut copied = 0;
        loop {
            let fetch = AssertSqlSafe(format!("FETCH {BATCH} FROM copied"));
            // Not kept as a prepared statement: the next table has other columns.
            let batch = sqlx::query(fetch).persistent(false).fetch_all(&mut *from).await?;
            if batch.is_empty() {
                break;
            }
            let batch = batch.iter().map(|row| cells(row, &columns)).collect::<Result<Vec<_>, _>>()?;
            copied += insert!(&mut to, table, &columns, batch);
        }
        sqlx::query("CLOSE copied").execute(&mut *from).await?;
        rows.push((table, copied));
    }
    let astray = sqlx::query("PRAGMA foreign_key_check").fetch_optional(&mut to).await?;
    if astray.is_some() {
        return Err(StoreError::Damaged { what: "rows that point to nothing".into() });
    }
    sqlx::raw_sql("COMMIT").execute(&mut to).await?;
    to.close().await?;
    from.rollback().await.ok();
    new.complete()?;
    Ok(Copied { schema, rows, left_out })
}

fn same_columns(table: &str, one: &Columns, other: &Columns) -> Result<(), StoreError> {
    if one == other { Ok(()) } else { Err(StoreError::Damaged { what: format!("other columns in {table:?}") }) }
}

async fn copy_to_postgres(file: &Path, options: PgConnectOptions) -> Result<Copied, StoreError> {
    let (mut from, schema) = sqlite::connect_read_only(file).await?;
    let (mut connection, what) = postgres::connect_once(options).await?;
    let mut to = connection.begin_with("BEGIN ISOLATION LEVEL READ COMMITTED").await?;
    if schema::inspect_postgres(&mut to, &what).await? != 0 {
        return Err(StoreError::cannot_open(&what, "there is a store already, and nothing is overwritten"));
    }
    schema::lay_out_postgres(&mut to, schema, &what).await?;
    let theirs: Vec<String> = sqlx::query_scalar(TABLES_IN_POSTGRES).fetch_all(&mut *to).await?;
    // One transaction, so that a server that writes to this file does not change what is read.
    let mut from = from.begin().await?;
    let (mut rows, mut left_out) = (Vec::new(), Vec::new());
    for table in in_order(&mut from).await? {
        if !theirs.contains(&table) {
            left_out.push(table);
            continue;
        }
        let columns: Columns = sqlx::query_as(COLUMNS).bind(&table).fetch_all(&mut *from).await?;
        same_columns(&table, &columns, &sqlx::query_as(COLUMNS_IN_POSTGRES).bind(&table).fetch_all(&mut *to).await?)?;
        if table == "meta" {
            // It comes from the backup.
            sqlx::query("DELETE FROM meta").execute(&mut *to).await?;
        }
        let copied = copy_rows(&mut from, &mut to, &table, &columns).await?;
        rows.push((table, copied));
    }
    to.commit().await?;
    Ok(Copied { schema, rows, left_out })
}

async fn copy_rows(
    from: &mut SqliteConnection,
    to: &mut PgConnection,
    table: &str,
    columns: &Columns,
) -> Result<u64, StoreError> {
    let select = format!(
        "SELECT {}, rowid AS rowid FROM \"{table}\" WHERE rowid > $1 ORDER BY rowid LIMIT {BATCH}",
        listed(columns)
    );
    let (mut last, mut copied) = (i64::MIN, 0);
    loop {
        let batch = sqlx::query(AssertSqlSafe(select.clone())).bind(last).fetch_all(&mut *from).await?;
        let Some(end) = batch.last() else { return Ok(copied) };
        last = end.try_get(columns.len())?;
        let batch = batch.iter().map(|row| cells(row, columns)).collect::<Result<Vec<_>, _>>()?;
        copied += insert!(&mut *to, table, columns, batch);
    }
}

/// The tables of a file, each after those that its rows point to.
async fn in_order(connection: &mut SqliteConnection) -> Result<Vec<String>, StoreError> {
    let mut left = Vec::new();
    for table in tables(connection).await? {
        let mut needs: Vec<String> = sqlx::query_scalar(POINTS_TO).bind(&table).fetch_all(&mut *connection).await?;
        needs.retain(|need| *need != table);
        left.push((table, needs));
    }
    let mut ordered: Vec<String> = Vec::new();
    while !left.is_empty() {
        let (ready, waiting): (Vec<_>, Vec<_>) =
            left.into_iter().partition(|(_, needs)| needs.iter().all(|need| ordered.contains(need)));
        if ready.is_empty() {
            return Err(StoreError::Damaged { what: "tables that point to each other".into() });
        }
        ordered.extend(ready.into_iter().map(|(table, _)| table));
        left = waiting;
    }
    Ok(ordered)
}
