//! A fresh, empty store for one test.

use std::{
    path::{Path, PathBuf},
    sync::Arc,
};

use server::store::{Store, StoreError};
use sqlx::{AssertSqlSafe, Connection, PgConnection, SqliteConnection};
use tempfile::TempDir;

/// The example `store-opener`, which cargo puts beside the tests: another program with the same store.
pub(crate) fn store_opener() -> PathBuf {
    let test = std::env::current_exe().expect("a test knows where it is");
    let built = test.parent().and_then(Path::parent).expect("tests are built into a folder of their own");
    let opener = built.join("examples/store-opener");
    assert!(opener.exists(), "this test needs store-opener: cargo build -p server --example store-opener");
    opener
}

/// The place of a store, which is deleted after the test.
#[derive(Debug)]
pub(crate) struct Place {
    pub(crate) url: String,
    /// For SQLite. PostgreSQL databases are deleted with their server.
    folder: Option<Arc<TempDir>>,
}

impl Place {
    /// A SQLite file that does not exist yet, in a folder that does not exist yet.
    pub(crate) fn in_new_folder() -> Place {
        let folder = tempfile::tempdir().expect("a temporary folder can be made");
        let url = format!("sqlite:{}", folder.path().join("new").join("games.sqlite").display());
        Place { url, folder: Some(Arc::new(folder)) }
    }

    /// An empty database of PostgreSQL.
    pub(crate) fn in_postgres(url: String) -> Place {
        Place { url, folder: None }
    }

    /// The same place, for another program.
    pub(crate) fn again(&self) -> Place {
        Place { url: self.url.clone(), folder: self.folder.clone() }
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

    /// Runs statements behind the store's back.
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
