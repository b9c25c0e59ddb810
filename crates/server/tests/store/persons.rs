//! Persons, tokens, transfers.

use server::store::{Person, PersonKind, StoreError};

use crate::{
    common::place::Place,
    example::{at_once, person, with_persons},
    refused,
};

pub(crate) async fn a_person_is_found_by_id_and_by_token(place: Place) {
    let store = place.open().await;
    with_persons(&store).await;
    let program = Person { kind: PersonKind::Program, ..person("fourmi") };
    store.create_person(&program).await.unwrap();
    store.add_token("hash 1", "iris", 2_000).await.unwrap();
    store.add_token("hash 2", "iris", 2_001).await.unwrap();
    store.add_token("hash 3", "fourmi", 2_002).await.unwrap();
    assert_eq!(store.person("iris").await.unwrap(), Some(person("iris")));
    assert_eq!(store.person_by_token("hash 1").await.unwrap(), Some(person("iris")));
    assert_eq!(store.person_by_token("hash 2").await.unwrap(), Some(person("iris")));
    assert_eq!(store.person_by_token("hash 3").await.unwrap(), Some(program));
    assert_eq!(store.person("nobody").await.unwrap(), None);
    assert_eq!(store.person_by_token("hash 4").await.unwrap(), None);
}

pub(crate) async fn a_person_needs_an_id_of_its_own(place: Place) {
    let store = place.open().await;
    with_persons(&store).await;
    let second = Person { name: "another".to_owned(), ..person("iris") };
    refused!(store.create_person(&second).await, StoreError::Exists { what: "person", .. });
    assert_eq!(store.person("iris").await.unwrap(), Some(person("iris")));
}

pub(crate) async fn only_a_person_can_be_renamed(place: Place) {
    let store = place.open().await;
    with_persons(&store).await;
    store.rename_person("iris", "Íris 🐜").await.unwrap();
    assert_eq!(store.person("iris").await.unwrap().unwrap().name, "Íris 🐜");
    assert_eq!(store.person("otto").await.unwrap(), Some(person("otto")));
    refused!(store.rename_person("nobody", "x").await, StoreError::NoSuchPerson { .. });
}

pub(crate) async fn a_token_belongs_to_a_person(place: Place) {
    let store = place.open().await;
    with_persons(&store).await;
    store.add_token("hash", "iris", 2_000).await.unwrap();
    refused!(store.add_token("hash", "otto", 2_000).await, StoreError::Exists { what: "token", .. });
    refused!(store.add_token("other", "nobody", 2_000).await, StoreError::NoSuchPerson { .. });
    assert_eq!(store.person_by_token("hash").await.unwrap(), Some(person("iris")));
    assert_eq!(store.person_by_token("other").await.unwrap(), None);
}

pub(crate) async fn a_transfer_is_taken_once(place: Place) {
    let store = place.open().await;
    with_persons(&store).await;
    store.put_transfer("code", "otto", 5_000).await.unwrap();
    refused!(store.put_transfer("code", "iris", 5_000).await, StoreError::Exists { what: "transfer", .. });
    refused!(store.put_transfer("code 2", "nobody", 5_000).await, StoreError::NoSuchPerson { .. });
    assert_eq!(store.take_transfer("no code", 4_000).await.unwrap(), None);
    assert_eq!(store.take_transfer("code", 4_000).await.unwrap().as_deref(), Some("otto"));
    assert_eq!(store.take_transfer("code", 4_000).await.unwrap(), None);
}

pub(crate) async fn a_transfer_expires(place: Place) {
    let store = place.open().await;
    with_persons(&store).await;
    store.put_transfer("short", "otto", 5_000).await.unwrap();
    store.put_transfer("long", "otto", 6_000).await.unwrap();
    assert_eq!(store.take_transfer("short", 5_000).await.unwrap(), None);
    // An earlier time does not bring it back.
    assert_eq!(store.take_transfer("short", 4_000).await.unwrap(), None);
    assert_eq!(store.take_transfer("long", 5_999).await.unwrap().as_deref(), Some("otto"));
}

pub(crate) async fn of_many_takers_one_gets_the_transfer(place: Place) {
    let stores = [place.open().await, place.open().await];
    with_persons(&stores[0]).await;
    store_round(&stores, "one").await;
    store_round(&stores, "two").await;
}

async fn store_round(stores: &[server::store::Store; 2], code: &'static str) {
    stores[0].put_transfer(code, "zoe", 5_000).await.unwrap();
    let taken = at_once(8, |i| {
        let store = stores[i as usize % 2].clone();
        async move { store.take_transfer(code, 0).await.unwrap() }
    })
    .await;
    assert_eq!(taken.into_iter().flatten().collect::<Vec<_>>(), ["zoe"]);
}
