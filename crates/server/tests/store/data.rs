//! Component data by their hash.

use server::store::{DataSet, SavedSet, Store, StoreError};

use crate::{common::place::Place, example::with_persons};

fn set(hash: &str, files: &str) -> DataSet {
    let (hash, files) = (hash.to_owned(), files.to_owned());
    DataSet { hash, game: "march".to_owned(), name: "own".to_owned(), files, created: 7 }
}

pub(crate) async fn data_are_found_by_their_hash(place: Place) {
    let store = place.open().await;
    assert_eq!(store.data("abc").await.unwrap(), None);
    store.keep_data(&set("abc", "{}")).await.unwrap();
    store.keep_data(&set("def", "{\"a.toml\":\"ä\"}")).await.unwrap();
    assert_eq!(store.data("abc").await.unwrap(), Some(set("abc", "{}")));
    assert_eq!(store.data("def").await.unwrap(), Some(set("def", "{\"a.toml\":\"ä\"}")));
}

pub(crate) async fn data_once_kept_stay_as_they_are(place: Place) {
    let store = place.open().await;
    store.keep_data(&set("abc", "{}")).await.unwrap();
    store.keep_data(&set("abc", "{\"other.toml\":\"\"}")).await.unwrap();
    assert_eq!(store.data("abc").await.unwrap(), Some(set("abc", "{}")));
    store.close().await;
    let again = place.open().await;
    assert_eq!(again.data("abc").await.unwrap(), Some(set("abc", "{}")));
}

fn saved(name: &str, person: &str, files: &str) -> SavedSet {
    let (name, person, files) = (name.to_owned(), person.to_owned(), files.to_owned());
    SavedSet { game: "march".to_owned(), name, hash: "abc".to_owned(), files, person, created: 7, changed: 7 }
}

async fn with_people(place: &Place) -> Store {
    let store = place.open().await;
    with_persons(&store).await;
    store
}

pub(crate) async fn a_set_is_saved_changed_and_deleted(place: Place) {
    let store = with_people(&place).await;
    assert_eq!(store.set("march", "box").await.unwrap(), None);
    store.save_set(&saved("box", "iris", "{}"), 9).await.unwrap();
    store
        .save_set(&SavedSet { hash: "def".to_owned(), created: 8, changed: 8, ..saved("box", "iris", "{1}") }, 9)
        .await
        .unwrap();
    let found = store.set("march", "box").await.unwrap().unwrap();
    assert_eq!((found.hash.as_str(), found.files.as_str(), found.created, found.changed), ("def", "{1}", 7, 8));
    let heads = store.sets("march").await.unwrap();
    assert_eq!(heads.iter().map(|head| head.name.as_str()).collect::<Vec<_>>(), ["box"]);
    assert!(store.sets("myrmes").await.unwrap().is_empty());
    assert!(store.delete_set("march", "box").await.unwrap());
    assert!(!store.delete_set("march", "box").await.unwrap());
    assert_eq!(store.set("march", "box").await.unwrap(), None);
}

pub(crate) async fn a_set_belongs_to_whoever_saved_it(place: Place) {
    let store = with_people(&place).await;
    store.save_set(&saved("box", "iris", "{}"), 9).await.unwrap();
    let stolen = store.save_set(&saved("box", "otto", "{1}"), 9).await;
    assert!(matches!(stolen, Err(StoreError::Exists { .. })), "{stolen:?}");
    assert_eq!(store.set("march", "box").await.unwrap(), Some(saved("box", "iris", "{}")));
    let nobodys = store.save_set(&saved("other", "nobody", "{}"), 9).await;
    assert!(matches!(nobodys, Err(StoreError::NoSuchPerson { .. })), "{nobodys:?}");
}

pub(crate) async fn the_sets_of_a_person_are_counted(place: Place) {
    let store = with_people(&place).await;
    store.save_set(&saved("one", "iris", "{}"), 2).await.unwrap();
    store.save_set(&saved("two", "iris", "{}"), 2).await.unwrap();
    let third = store.save_set(&saved("three", "iris", "{}"), 2).await;
    assert!(matches!(third, Err(StoreError::Full { .. })), "{third:?}");
    assert_eq!(store.set("march", "three").await.unwrap(), None, "nothing is left of it");
    // An existing one can still be changed, and others are not affected.
    store.save_set(&saved("two", "iris", "{2}"), 2).await.unwrap();
    store.save_set(&saved("three", "otto", "{}"), 2).await.unwrap();
}
