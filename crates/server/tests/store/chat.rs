//! What people say at a table.

use server::store::{ChatLine, StoreError};

use crate::{
    common::place::Place,
    example::{at_once, line, table, with_table},
    refused,
};

pub(crate) async fn lines_are_numbered_per_table(place: Place) {
    let store = place.open().await;
    with_table(&store).await;
    store.create_table(&table("u", 5_000)).await.unwrap();
    let seated = ChatLine { seat: Some(2), n: 99, ..line("otto", "hello") };
    assert_eq!(store.add_chat("t", &line("iris", "hi")).await.unwrap(), 0);
    assert_eq!(store.add_chat("u", &line("zoe", "elsewhere")).await.unwrap(), 0);
    assert_eq!(store.add_chat("t", &seated).await.unwrap(), 1);
    assert_eq!(store.chat("t", 0).await.unwrap(), [line("iris", "hi"), ChatLine { n: 1, ..seated.clone() }]);
    assert_eq!(store.chat("t", 1).await.unwrap(), [ChatLine { n: 1, ..seated }]);
    assert_eq!(store.chat("t", 2).await.unwrap(), []);
    assert_eq!(store.last_chat("t", 1).await.unwrap(), store.chat("t", 1).await.unwrap());
    assert_eq!(store.last_chat("t", 9).await.unwrap(), store.chat("t", 0).await.unwrap());
    // Chat does not change the table.
    assert_eq!(store.table("t").await.unwrap().unwrap().changed, 5_000);
}

pub(crate) async fn many_speakers_at_once_get_a_number_each(place: Place) {
    let stores = [place.open().await, place.open().await];
    with_table(&stores[0]).await;
    let mut numbers = at_once(20, |i| {
        let store = stores[i as usize % 2].clone();
        async move { store.add_chat("t", &line("iris", "hi")).await.unwrap() }
    })
    .await;
    numbers.sort();
    assert_eq!(numbers, (0..20).collect::<Vec<_>>());
    assert_eq!(stores[1].chat("t", 0).await.unwrap().len(), 20);
}

pub(crate) async fn chat_needs_a_table_and_a_person(place: Place) {
    let store = place.open().await;
    with_table(&store).await;
    refused!(store.add_chat("u", &line("iris", "hi")).await, StoreError::NoSuchTable { .. });
    refused!(store.add_chat("t", &line("nobody", "hi")).await, StoreError::NoSuchPerson { .. });
    assert_eq!(store.chat("t", 0).await.unwrap(), []);
}
