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

enum Trouble {
    NotWritable,
    NotADatabase,
    Other,
}

impl Trouble {
    fn of(error: &dyn DatabaseError) -> Trouble {
        let Some(code) = error.code() else { return Trouble::Other };
        if error.try_downcast_ref::<sqlx::sqlite::SqliteError>().is_none() {
            // PostgreSQL: a read-only transaction (a standby, mostly), or no privilege.
            return if matches!(&*code, "25006" | "42501") { Trouble::NotWritable } else { Trouble::Other };
        }
        // SQLite: the low byte is the kind. 14, "cannot open", occurs when the files beside the
        // database cannot be created.
        match code.parse::<i32>().map(|code| code & 0xff) {
            Ok(8 | 14) => Trouble::NotWritable,
            Ok(26) => Trouble::NotADatabase,
            _ => Trouble::Other,
        }
    }
}

/// Whether SQLite reported that somebody else is writing: trying again helps.
pub(super) fn is_busy(error: &sqlx::Error) -> bool {
    error.as_database_error().is_some_and(|error| {
        error.try_downcast_ref::<sqlx::sqlite::SqliteError>().is_some()
            && error.code().and_then(|code| code.parse::<i32>().ok()).is_some_and(|code| code & 0xff == 5)
    })
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
