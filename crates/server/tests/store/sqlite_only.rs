//! What can go wrong only with a file.

use std::{
    fs,
    os::unix::{fs::PermissionsExt, process::CommandExt},
    path::Path,
    process::Command,
};

use server::store::{Store, StoreError};

use crate::{
    common::place::{Place, store_opener},
    example::{at_once, line, with_table},
    refused,
};

#[tokio::test]
async fn a_store_in_memory_is_one_store() {
    let store = Store::open("sqlite::memory:").await.unwrap();
    with_table(&store).await;
    let clone = store.clone();
    at_once(8, |_| {
        let store = clone.clone();
        async move { store.add_chat("t", &line("iris", "hi")).await.unwrap() }
    })
    .await;
    assert_eq!(store.chat("t", 0).await.unwrap().len(), 8);
    let other = Store::open("sqlite::memory:").await.unwrap();
    assert_eq!(other.table("t").await.unwrap(), None);
}

#[tokio::test]
async fn a_file_that_is_no_database_is_left_as_it_is() {
    let place = Place::in_new_folder();
    let file = place.file();
    fs::create_dir_all(file.parent().unwrap()).unwrap();
    for content in ["Dear diary, today I counted ants.".repeat(200), "short".to_owned()] {
        fs::write(&file, &content).unwrap();
        let error = place.try_open().await.unwrap_err();
        assert!(matches!(error, StoreError::NotADatabase { .. }), "{error:?}");
        assert_eq!(error.to_string(), format!("{} is not a SQLite database; it was left as it is", file.display()));
        assert_eq!(fs::read_to_string(&file).unwrap(), content);
        assert_eq!(fs::read_dir(file.parent().unwrap()).unwrap().count(), 1, "nothing was put beside it");
    }
}

#[tokio::test]
async fn a_database_that_is_refused_is_the_same_byte_for_byte() {
    let place = Place::in_new_folder();
    place.open().await.close().await;
    place.raw("UPDATE meta SET value = 'formicarium 2000' WHERE key = 'schema'").await.unwrap();
    let before = fs::read(place.file()).unwrap();
    refused!(place.try_open().await, StoreError::NewerSchema { found: 2000, .. });
    assert!(fs::read(place.file()).unwrap() == before, "the file has changed");

    let place = Place::in_new_folder();
    fs::create_dir_all(place.file().parent().unwrap()).unwrap();
    place.raw("CREATE TABLE customers (id BIGINT)").await.unwrap();
    let before = fs::read(place.file()).unwrap();
    refused!(place.try_open().await, StoreError::ForeignSchema { .. });
    assert!(fs::read(place.file()).unwrap() == before, "the file has changed");
}

#[tokio::test]
async fn a_folder_is_no_file() {
    let folder = tempfile::tempdir().unwrap();
    refused!(Store::open(&format!("sqlite:{}", folder.path().display())).await, StoreError::CannotOpen { .. });
    let file = folder.path().join("file");
    fs::write(&file, "").unwrap();
    refused!(Store::open(&format!("sqlite:{}/games.sqlite", file.display())).await, StoreError::CannotOpen { .. });
}

#[tokio::test]
async fn where_nothing_can_be_written_it_is_said() {
    let place = Place::in_new_folder();
    place.open().await.close().await;
    let file = place.file();
    let folder = file.parent().unwrap();
    let mode = |path: &Path, mode| fs::set_permissions(path, fs::Permissions::from_mode(mode)).unwrap();
    mode(folder.parent().unwrap(), 0o755);
    let before = fs::read(&file).unwrap();

    // A file that cannot be written, a folder that cannot take the files beside it, a folder that cannot take the file.
    for (folder_mode, file_mode, name) in
        [(0o777, 0o444, "games.sqlite"), (0o555, 0o666, "games.sqlite"), (0o555, 0o666, "new.sqlite")]
    {
        mode(&file, file_mode);
        mode(folder, folder_mode);
        let said = said_by_an_ordinary_user(&folder.join(name));
        assert!(said.starts_with(&format!("cannot write to {}", folder.join(name).display())), "said {said:?}");
    }
    mode(folder, 0o755);
    assert!(fs::read(&file).unwrap() == before, "the file has changed");
    assert!(!folder.join("new.sqlite").exists());
}

/// What the program prints when a user whom permissions stop opens this file. They do not stop
/// root.
fn said_by_an_ordinary_user(file: &Path) -> String {
    const NOBODY: u32 = 65_534;
    let id = Command::new("id").arg("-u").output().expect("the program `id` runs");
    // The user `nobody` may have no access to the folder where the program was built.
    let folder = tempfile::tempdir().unwrap();
    fs::set_permissions(folder.path(), fs::Permissions::from_mode(0o755)).unwrap();
    let program = folder.path().join("store-opener");
    fs::copy(store_opener(), &program).unwrap();
    let mut command = Command::new(program);
    if String::from_utf8_lossy(&id.stdout).trim() == "0" {
        command.uid(NOBODY).gid(NOBODY);
    }
    let done = command.arg(format!("sqlite:{}", file.display())).output().expect("the program starts");
    assert_eq!(done.status.code(), Some(1), "it opened {}", file.display());
    String::from_utf8_lossy(&done.stdout).into_owned()
}
