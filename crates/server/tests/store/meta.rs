//! Facts about the store.

use crate::{common::place::Place, example::at_once};

pub(crate) async fn the_first_value_of_a_key_stays(place: Place) {
    let store = place.open().await;
    assert_eq!(store.meta("key").await.unwrap(), None);
    assert_eq!(store.meta_or_insert("key", "first").await.unwrap(), "first");
    assert_eq!(store.meta_or_insert("key", "second").await.unwrap(), "first");
    assert_eq!(store.meta("key").await.unwrap().as_deref(), Some("first"));
    store.ping().await.unwrap();
}

pub(crate) async fn of_many_first_values_one_stays(place: Place) {
    // Two programs with the same store.
    let stores = [place.open().await, place.open().await];
    let said = at_once(12, |i| {
        let store = stores[i as usize % 2].clone();
        async move { store.meta_or_insert("key", &i.to_string()).await.unwrap() }
    })
    .await;
    let kept = stores[0].meta("key").await.unwrap().unwrap();
    assert!(said.iter().all(|value| *value == kept), "{said:?} but {kept} is kept");
}
