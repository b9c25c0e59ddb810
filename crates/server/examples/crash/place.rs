//! Where the server keeps everything, and the faults of that place.

use std::{
    fs,
    os::unix::fs::symlink,
    path::{Path, PathBuf},
    process::Command,
};

use server::{
    store::{Status, Store},
    validate::{self, Verdict},
    vault::Vault,
};
use sqlx::{Connection, SqliteConnection};
use tempfile::TempDir;

use crate::{Kind, common::postgres::Postgres, world::World};

const SHIM: &str = include_str!("faults.c");

/// What is wrong with the disk; `faults.c` has the same list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Disk {
    Fine,
    Full,
    ReadOnly,
    Io,
    PowerCut,
}

/// See the module.
#[derive(Debug)]
pub(crate) struct Place {
    folder: TempDir,
    url: String,
    database: Database,
}

#[derive(Debug)]
enum Database {
    /// With the library that makes the disk fail, if it is to fail.
    Sqlite { shim: Option<PathBuf> },
    /// With the server to fail over to, if that is to happen.
    Postgres { primary: Postgres, standby: Option<Postgres> },
}

impl Place {
    pub(crate) async fn new(kind: Kind, faults: bool) -> Result<Place, String> {
        let folder = tempfile::Builder::new().prefix("formicarium-crash-").tempdir();
        let folder = folder.map_err(|error| error.to_string())?;
        match kind {
            Kind::Sqlite => {
                let url = format!("sqlite:{}", folder.path().join("games.sqlite").display());
                let shim = if faults { Some(build_shim(folder.path())?) } else { None };
                Ok(Place { folder, url, database: Database::Sqlite { shim } })
            }
            Kind::Postgres => {
                let primary = Postgres::start().await;
                let standby = if faults { Some(primary.standby().await) } else { None };
                // The address stays the same when another server takes over, as behind a proxy.
                let current = folder.path().join("current");
                symlink(primary.folder(), &current).map_err(|error| error.to_string())?;
                let url = format!("postgres://postgres@localhost/postgres?host={}", current.display());
                Ok(Place { folder, url, database: Database::Postgres { primary, standby } })
            }
        }
    }

    pub(crate) fn url(&self) -> &str {
        &self.url
    }

    pub(crate) fn folder(&self) -> &Path {
        self.folder.path()
    }

    /// The key of the secrets in the store.
    pub(crate) fn key(&self) -> PathBuf {
        self.folder.path().join("secrets.key")
    }

    fn control(&self) -> PathBuf {
        self.folder.path().join("faults")
    }

    /// Lets the disk of a server that is about to start be made to fail.
    pub(crate) fn prepare(&self, command: &mut Command) {
        if let Database::Sqlite { shim: Some(shim) } = &self.database {
            command.env("LD_PRELOAD", shim).env("FAULTS", self.control());
        }
    }

    /// Makes the disk fail from now on, or repairs it.
    pub(crate) fn set_disk(&self, disk: Disk, seed: u64) -> Result<(), String> {
        use std::os::unix::fs::FileExt;
        let file = fs::OpenOptions::new().write(true).open(self.control()).map_err(|error| error.to_string())?;
        // The fault last: it is looked at first.
        file.write_all_at(&seed.to_le_bytes(), 8).map_err(|error| error.to_string())?;
        file.write_all_at(&[disk as u8], 0).map_err(|error| error.to_string())
    }

    pub(crate) fn postgres(&self) -> Result<&Postgres, String> {
        match &self.database {
            Database::Postgres { primary, .. } => Ok(primary),
            Database::Sqlite { .. } => Err("this is no PostgreSQL".to_owned()),
        }
    }

    /// Lets the standby of a PostgreSQL that has stopped take over.
    pub(crate) async fn fail_over(&mut self) -> Result<(), String> {
        let Database::Postgres { primary, standby } = &mut self.database else {
            return Err("this is no PostgreSQL".to_owned());
        };
        let next = standby.take().ok_or("there is no standby")?;
        next.promote().await;
        let (current, new) = (self.folder.path().join("current"), self.folder.path().join("new"));
        symlink(next.folder(), &new).and_then(|()| fs::rename(new, current)).map_err(|error| error.to_string())?;
        *primary = next;
        Ok(())
    }

    /// Opens the store without the server. Every log must be without gaps and replay, and every game that was played to its
    /// end must be over. Returns the number of entries.
    pub(crate) async fn look_through(&self, world: &World) -> Result<usize, String> {
        if let Database::Sqlite { .. } = &self.database {
            let mut file = SqliteConnection::connect(&self.url).await.map_err(|error| error.to_string())?;
            let found: String = sqlx::query_scalar("PRAGMA integrity_check")
                .fetch_one(&mut file)
                .await
                .map_err(|error| error.to_string())?;
            if found != "ok" {
                return Err(format!("the file is damaged: {found}"));
            }
        }
        let vault = Vault::read(&self.key()).map_err(|error| error.to_string())?.ok_or("there is no key")?;
        let store = Store::open_read_only(&self.url).await.map_err(|error| error.to_string())?;
        let finished = world.finished.lock().map_err(|error| error.to_string())?.clone();
        let mut entries = 0;
        for id in store.table_ids().await.map_err(|error| error.to_string())? {
            entries += store.log(&id).await.map_err(|error| error.to_string())?.len();
            let row = store.table(&id).await.map_err(|error| error.to_string())?.ok_or("a table is gone")?;
            match validate::table(&store, &vault, &id).await.map_err(|error| error.inside())? {
                Some(Verdict::Replayed { .. } | Verdict::NotBegun) => {}
                other => return Err(format!("table {id} does not replay: {other:?}")),
            }
            if finished.contains(&id) && row.status != Status::Over {
                return Err(format!("table {id} was played to its end and is {:?}", row.status));
            }
        }
        Ok(entries)
    }
}

/// Compiles the library that makes the disk fail. There is a C compiler: SQLite was built with it.
fn build_shim(folder: &Path) -> Result<PathBuf, String> {
    let (source, shim) = (folder.join("faults.c"), folder.join("faults.so"));
    fs::write(&source, SHIM).map_err(|error| error.to_string())?;
    fs::write(folder.join("faults"), [0; 16]).map_err(|error| error.to_string())?;
    let mut compiler = Command::new("cc");
    compiler.args(["-O1", "-shared", "-fPIC", "-o"]).args([&shim, &source]).args(["-ldl", "-lpthread"]);
    let built = compiler.output().map_err(|error| format!("cc: {error}"))?;
    if built.status.success() { Ok(shim) } else { Err(String::from_utf8_lossy(&built.stderr).into_owned()) }
}
