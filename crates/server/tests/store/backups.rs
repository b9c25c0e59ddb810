//! Backups, made while the store is in use.

use server::store::{Note, Store, StoreError, backup, restore};

use crate::{
    common::{place::Place, samples::lay_out},
    example::{entry, line, with_table},
    refused,
};

/// Something in most tables of a store, more rows of the log than are copied at once among them.
pub(crate) async fn filled(store: &Store) {
    with_table(store).await;
    let entries: Vec<_> =
        (0..450).map(|n| entry(6_000 + n, &format!("{{\"n\":{n},\"text\":\"'ants' – Ameisen\"}}"))).collect();
    store.append("t", 0, &entries, None).await.unwrap();
    store.add_chat("t", &line("iris", "hi")).await.unwrap();
    store.add_token("hash", "zoe", None, 1).await.unwrap();
    store.meta_or_insert("cookie_key", "secret").await.unwrap();
    store.put_transfer("code", "otto", 9_000).await.unwrap();
    let note = Note { n: 0, at: 3, changed: 7, text: "mine".into() };
    store.add_note("t", "iris", &note, 10).await.unwrap();
}

/// Both stores answer alike.
pub(crate) async fn same(one: &Store, other: &Store) {
    assert_eq!(one.table_ids().await.unwrap(), other.table_ids().await.unwrap());
    assert_eq!(one.table("t").await.unwrap(), other.table("t").await.unwrap());
    assert_eq!(one.log("t").await.unwrap(), other.log("t").await.unwrap());
    assert_eq!(one.log("t").await.unwrap().len(), 450);
    assert_eq!(one.chat("t", 0).await.unwrap(), other.chat("t", 0).await.unwrap());
    assert_eq!(one.notes("t", "iris").await.unwrap(), other.notes("t", "iris").await.unwrap());
    assert_eq!(one.person_by_token("hash").await.unwrap(), other.person_by_token("hash").await.unwrap());
    for key in ["cookie_key", "schema"] {
        assert_eq!(one.meta(key).await.unwrap(), other.meta(key).await.unwrap());
    }
}

pub(crate) fn sorted(mut rows: Vec<(String, u64)>) -> Vec<(String, u64)> {
    rows.sort();
    rows
}

pub(crate) async fn a_backup_has_everything_of_one_moment(place: Place) {
    let store = place.open().await;
    filled(&store).await;
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("backup.sqlite");
    let copied = backup(&place.url, &file).await.unwrap();
    let rows = |table: &str| copied.rows.iter().find(|(name, _)| name == table).map(|(_, rows)| *rows);
    assert_eq!((rows("log"), rows("tables"), rows("notes")), (Some(450), Some(1), Some(1)));
    assert!(copied.left_out.is_empty());
    // It is restored into a file, from where it can be served.
    let new = Place::in_new_folder();
    std::fs::create_dir(new.file().parent().unwrap()).unwrap();
    assert_eq!(sorted(restore(&file, &new.url).await.unwrap().rows), sorted(copied.rows.clone()));
    let restored = new.open().await;
    same(&store, &restored).await;
    // The original goes on, and so does the copy.
    for store in [&store, &restored] {
        store.append("t", 450, &[entry(7_000, "{}")], None).await.unwrap();
    }
    let left: Vec<_> = std::fs::read_dir(folder.path()).unwrap().map(|entry| entry.unwrap().file_name()).collect();
    assert_eq!(left, ["backup.sqlite"], "no part is left");
}

pub(crate) async fn a_backup_replaces_nothing(place: Place) {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("backup.sqlite");
    // There is nothing to copy.
    assert!(backup(&place.url, &file).await.is_err() && !file.exists());
    let store = place.open().await;
    with_table(&store).await;
    std::fs::write(&file, "precious").unwrap();
    refused!(backup(&place.url, &file).await, StoreError::CannotOpen { .. });
    assert_eq!(std::fs::read(&file).unwrap(), b"precious");
    std::fs::remove_file(&file).unwrap();
    backup(&place.url, &file).await.unwrap();
    refused!(restore(&file, &place.url).await, StoreError::CannotOpen { .. });
    assert!(store.table("t").await.unwrap().is_some(), "the store is as it was");
    // What is no backup is not restored.
    let other = folder.path().join("other.sqlite");
    std::fs::write(&other, "no database, but long enough").unwrap();
    let new = Place::in_new_folder();
    assert!(restore(&other, &new.url).await.is_err() && !new.file().exists());
}

pub(crate) async fn a_store_of_an_old_schema_is_backed_up(place: Place) {
    lay_out(&place, 1).await;
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("backup.sqlite");
    assert_eq!(backup(&place.url, &file).await.unwrap().schema, 1);
    let new = Place::in_new_folder();
    std::fs::create_dir(new.file().parent().unwrap()).unwrap();
    assert_eq!(restore(&file, &new.url).await.unwrap().schema, 1);
    // Opening it brings it up to date.
    assert_eq!(new.open().await.log("cf2e4085c440").await.unwrap().len(), 81);
}
