//! What can go wrong with the store.

use sqlx::error::DatabaseError;

/// One sentence for the person at the console, one variant for the program.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    #[error("unknown kind of store {what:?}: use sqlite:FILE or postgres://USER@HOST/DATABASE")]
    UnknownUrl { what: String },
    #[error("cannot open {what}: {why}")]
    CannotOpen { what: String, why: String },
    #[error("cannot write to {what}: {why}")]
    NotWritable { what: String, why: String },
    #[error(
        "{what} is in use by {by}; one SQLite file serves one server: stop that one first, or let several share a PostgreSQL database"
    )]
    InUse { what: String, by: String },
    #[error("{what} is not a SQLite database; it was left as it is")]
    NotADatabase { what: String },
    #[error("{what} contains tables of another program; it was left as it is")]
    ForeignSchema { what: String },
    #[error(
        "the store was written by a newer version of this program (schema {found}, this one knows {known}); it was left as it is"
    )]
    NewerSchema { found: i64, known: i64 },
    #[error("cannot migrate the store to schema {version}; it was left as it is: {why}")]
    Migration { version: i64, why: String },
    /// Another writer was faster. Nothing was written; read again. The numbers are those of log
    /// entries in [`Store::append`](super::Store::append), and values of `changed` in
    /// [`Store::save_table`](super::Store::save_table).
    #[error("the table has changed in the meantime: expected {expected}, found {found}")]
    Conflict { expected: i64, found: i64 },
    /// Another server has the table, or may have it: see [`Store::claim`](super::Store::claim). Nothing was written.
    #[error("table {id:?} no longer belongs to this server")]
    NotOurs { id: String },
    #[error("there is no table {id:?}")]
    NoSuchTable { id: String },
    #[error("there is no person {id:?}")]
    NoSuchPerson { id: String },
    #[error("there is already a {what} {id:?}")]
    Exists { what: &'static str, id: String },
    #[error("there is no room for more {what}")]
    Full { what: &'static str },
    /// PostgreSQL cannot store it, so SQLite may not either.
    #[error("a text with a NUL character cannot be stored")]
    Nul,
    #[error("the store contains what this program never writes: {what}")]
    Damaged { what: String },
    /// It is not known whether the change was made.
    #[error("the store did not answer: {0}")]
    Lost(#[from] sqlx::Error),
    /// No answer in time. As with `Lost`, the change may have been made.
    #[error("the store does not answer")]
    Silent,
}

impl StoreError {
    pub(super) fn cannot_open(what: &str, why: impl ToString) -> StoreError {
        StoreError::CannotOpen { what: what.to_owned(), why: why.to_string() }
    }

    /// Whether the store returned something this program never wrote.
    pub fn is_damage(&self) -> bool {
        matches!(
            self,
            StoreError::Damaged { .. } | StoreError::Lost(sqlx::Error::ColumnDecode { .. } | sqlx::Error::Decode(_))
        )
    }

    /// What keeps the store from working, if it is nothing that this program did: it may be over at any moment. For
    /// operators and players, so without names of files and machines.
    pub fn outage(&self) -> Option<&'static str> {
        match self {
            StoreError::Silent => Some("the database does not answer"),
            StoreError::Lost(sqlx::Error::Database(inner)) => outage_of(inner.as_ref()),
            StoreError::Lost(sqlx::Error::Io(_) | sqlx::Error::PoolTimedOut | sqlx::Error::WorkerCrashed) => {
                Some("the database cannot be reached")
            }
            StoreError::Lost(sqlx::Error::PoolClosed) => Some("the server is shutting down"),
            _ => None,
        }
    }

    /// The meaning of an error that occurred while opening `what`.
    pub(super) fn while_opening(what: &str, error: sqlx::Error) -> StoreError {
        let Some(inner) = error.as_database_error() else {
            return StoreError::cannot_open(what, error);
        };
        let (what, why) = (what.to_owned(), inner.message().to_owned());
        match Trouble::of(inner) {
            Trouble::NotWritable => StoreError::NotWritable { what, why },
            Trouble::NotADatabase => StoreError::NotADatabase { what },
            Trouble::Other => StoreError::CannotOpen { what, why },
        }
    }
}

fn outage_of(error: &dyn DatabaseError) -> Option<&'static str> {
    let code = error.code()?;
    if let Some(code) = sqlite_code(error) {
        return match code {
            5 | 6 => Some("another program has locked the database"),
            7 => Some("the machine is out of memory"),
            8 => Some("the database is read-only"),
            10 => Some("the disk reports errors"),
            11 | 26 => Some("the database file is damaged"),
            13 => Some("the disk is full"),
            14 => Some("the database file cannot be opened"),
            _ => None,
        };
    }
    match &*code {
        "25006" => Some("the database is read-only"),
        "53100" => Some("the disk is full"),
        "53200" => Some("the database is out of memory"),
        "53300" => Some("the database has too many connections"),
        "57014" | "57P05" => Some("the database does not answer"),
        "57P01" | "57P02" | "57P03" => Some("the database is being restarted"),
        "58030" => Some("the disk reports errors"),
        _ => None,
    }
}

/// The kind of an error of SQLite: the low byte of its code.
fn sqlite_code(error: &dyn DatabaseError) -> Option<i32> {
    error.try_downcast_ref::<sqlx::sqlite::SqliteError>()?;
    Some(error.code()?.parse::<i32>().ok()? & 0xff)
}

enum Trouble {
    NotWritable,
    NotADatabase,
    Other,
}

impl Trouble {
    fn of(error: &dyn DatabaseError) -> Trouble {
        let Some(code) = error.code() else { return Trouble::Other };
        // SQLite: 14, "cannot open", occurs when the files beside the database cannot be created.
        match sqlite_code(error) {
            Some(8 | 14) => Trouble::NotWritable,
            Some(26) => Trouble::NotADatabase,
            Some(_) => Trouble::Other,
            // PostgreSQL: a read-only transaction (a standby, mostly), or no privilege.
            None if matches!(&*code, "25006" | "42501") => Trouble::NotWritable,
            None => Trouble::Other,
        }
    }
}

/// Whether SQLite reported that somebody else is writing: trying again helps.
pub(super) fn is_busy(error: &sqlx::Error) -> bool {
    error.as_database_error().is_some_and(|error| sqlite_code(error) == Some(5))
}

/// Whether one of our statements failed because a table with that name has other columns.
pub(super) fn is_about_columns(error: &sqlx::Error) -> bool {
    match error {
        sqlx::Error::ColumnDecode { .. } => true,
        // PostgreSQL: no such column, nothing to compare it with, no such value. SQLite: an error in the statement.
        sqlx::Error::Database(inner) => {
            inner.code().is_some_and(|code| matches!(&*code, "42703" | "42883" | "22P02" | "1"))
        }
        _ => false,
    }
}

/// Refuses what only one of the two databases would take.
pub(super) fn check_text<'t>(texts: impl IntoIterator<Item = &'t str>) -> Result<(), StoreError> {
    if texts.into_iter().any(|text| text.contains('\0')) { Err(StoreError::Nul) } else { Ok(()) }
}
