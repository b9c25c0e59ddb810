//! A fresh, empty store for one test.

use std::path::PathBuf;

use server::store::{Store, StoreError};
use sqlx::{AssertSqlSafe, Connection, PgConnection, SqliteConnection};
use tempfile::TempDir;

/// Where a store is; gone with the test.
#[derive(Debug)]
pub(crate) struct Place {
    pub(crate) url: String,
    /// For SQLite. The databases of PostgreSQL go with their server.
    folder: Option<TempDir>,
}

impl Place {
    /// A SQLite file that does not exist yet, in a folder that does not exist yet.
    pub(crate) fn in_new_folder() -> Place {
        let folder = tempfile::tempdir().expect("a temporary folder can be made");
        let url = format!("sqlite:{}", folder.path().join("new").join("games.sqlite").display());
        Place { url, folder: Some(folder) }
    }

    /// An empty database of PostgreSQL.
    pub(crate) fn in_postgres(url: String) -> Place {
        Place { url, folder: None }
    }

    pub(crate) fn file(&self) -> PathBuf {
        self.url.strip_prefix("sqlite:").expect("this place is a file").into()
    }

    pub(crate) async fn open(&self) -> Store {
        self.try_open().await.expect("the store opens")
    }

    pub(crate) async fn try_open(&self) -> Result<Store, StoreError> {
        Store::open(&self.url).await
    }

    /// Statements of somebody who goes around the store.
    pub(crate) async fn raw(&self, sql: &str) -> Result<(), sqlx::Error> {
        let sql = sqlx::raw_sql(AssertSqlSafe(sql));
        if self.folder.is_some() {
            let mut connection = SqliteConnection::connect(&format!("{}?mode=rwc", self.url)).await?;
            sql.execute(&mut connection).await?;
            connection.close().await
        } else {
            let mut connection = PgConnection::connect(&self.url).await?;
            sql.execute(&mut connection).await?;
            connection.close().await
        }
    }
}
