//! One server at a time on a SQLite file.
//!
//! A server keeps its tables in memory, so a second one on the same file would show old positions. The lock is a file beside
//! the database, held with a lock of the operating system, which ends with the process however it ends. It stands apart from
//! SQLite's own locks: programs that only read, or that write a single thing, may use the database meanwhile.

use std::{
    ffi::OsString,
    fs::{self, File, OpenOptions, TryLockError},
    io::{self, Read, Seek, Write},
    path::{Path, PathBuf},
};

use super::{Store, StoreError, place::Place};

/// As long as it lives, no other server uses the store.
#[derive(Debug)]
pub struct Lock {
    _file: File,
}

impl Store {
    /// Reserves a SQLite file for one server, which calls itself `holder`. `None` for other stores: the memory of a process is
    /// its own, and several servers may share a PostgreSQL database.
    ///
    /// # Errors
    /// [`StoreError::InUse`] if another server has the file.
    pub fn lock(url: &str, holder: &str) -> Result<Option<Lock>, StoreError> {
        match Place::parse(url)? {
            Place::File(path) => lock_beside(&path, holder),
            Place::Memory | Place::Postgres(_) => Ok(None),
        }
    }
}

fn lock_beside(path: &Path, holder: &str) -> Result<Option<Lock>, StoreError> {
    let what = path.display().to_string();
    let mut file =
        open(path).map_err(|error| StoreError::NotWritable { what: what.clone(), why: error.to_string() })?;
    match file.try_lock() {
        Ok(()) => {
            // For the words of the next one. The lock holds without them.
            let noted = file.set_len(0).and_then(|()| file.write_all(holder.as_bytes()));
            if let Err(error) = noted {
                tracing::debug!(%error, "cannot note who uses the store");
            }
            Ok(Some(Lock { _file: file }))
        }
        Err(TryLockError::WouldBlock) => {
            let mut by = String::new();
            let read = file.rewind().and_then(|()| file.read_to_string(&mut by));
            let by = if read.is_ok() && !by.is_empty() { by } else { "another server".to_owned() };
            Err(StoreError::InUse { what, by })
        }
        Err(TryLockError::Error(error)) => {
            tracing::warn!(%error, "the file system has no locks: make sure that only one server uses {what}");
            Ok(None)
        }
    }
}

/// Opens the lock of a database, under one name however the database is named.
fn open(path: &Path) -> io::Result<File> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    fs::create_dir_all(folder)?;
    let real = match fs::canonicalize(path) {
        Ok(real) => real,
        // It does not exist yet.
        Err(_) => fs::canonicalize(folder)?.join(path.file_name().unwrap_or_default()),
    };
    let mut name = OsString::from(real);
    name.push(".lock");
    OpenOptions::new().read(true).write(true).create(true).truncate(false).open(PathBuf::from(name))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_for_one_server_under_whatever_name() {
        let folder = tempfile::tempdir().unwrap();
        let url = |name: &str| format!("sqlite:{}", folder.path().join(name).display());
        let first = Store::lock(&url("new/games.sqlite"), "the first one").unwrap();
        assert!(first.is_some());
        let refused = |name: &str| match Store::lock(&url(name), "another one") {
            Err(StoreError::InUse { by, .. }) => by,
            other => panic!("{name}: {other:?}"),
        };
        assert_eq!(refused("new/games.sqlite"), "the first one");
        assert_eq!(refused("new/../new/games.sqlite"), "the first one");
        fs::write(folder.path().join("new/games.sqlite"), "").unwrap();
        #[cfg(unix)]
        {
            std::os::unix::fs::symlink("new/games.sqlite", folder.path().join("link.sqlite")).unwrap();
            assert_eq!(refused("link.sqlite"), "the first one");
        }
        assert!(Store::lock(&url("other.sqlite"), "another one").unwrap().is_some());
        drop(first);
        assert!(Store::lock(&url("new/games.sqlite"), "the next one").unwrap().is_some());
    }

    #[test]
    fn only_files_are_locked() {
        for url in ["sqlite::memory:", "postgres://ant@localhost/ants"] {
            assert!(Store::lock(url, "a server").unwrap().is_none(), "{url}");
        }
    }
}
