//! Component data by their hash.

use server::store::DataSet;

use crate::common::place::Place;

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
