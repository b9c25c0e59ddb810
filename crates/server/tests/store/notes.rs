//! Private notes.

use server::store::{Note, StoreError};

use crate::{
    common::place::Place,
    example::{at_once, table, with_table},
    refused,
};

fn note(n: i64, at: i64, text: &str) -> Note {
    Note { n, at, changed: 7_000, text: text.into() }
}

pub(crate) async fn notes_belong_to_their_writer_and_their_table(place: Place) {
    let store = place.open().await;
    with_table(&store).await;
    store.create_table(&table("u", 5_000)).await.unwrap();
    assert_eq!(store.add_note("t", "iris", &note(99, 8, "late"), 9).await.unwrap(), 0);
    assert_eq!(store.add_note("t", "iris", &note(0, 3, "early"), 9).await.unwrap(), 1);
    assert_eq!(store.add_note("t", "otto", &note(0, 5, "mine"), 9).await.unwrap(), 0);
    assert_eq!(store.add_note("u", "iris", &note(0, 5, "elsewhere"), 9).await.unwrap(), 0);
    // In the order of their moments.
    assert_eq!(store.notes("t", "iris").await.unwrap(), [note(1, 3, "early"), note(0, 8, "late")]);
    assert_eq!(store.notes("t", "otto").await.unwrap(), [note(0, 5, "mine")]);
    assert_eq!(store.notes("t", "zoe").await.unwrap(), []);

    assert!(store.change_note("t", "iris", 1, 8_000, "changed").await.unwrap());
    assert!(!store.change_note("t", "zoe", 1, 8_000, "not hers").await.unwrap());
    assert!(!store.delete_note("t", "otto", 1).await.unwrap());
    assert!(store.delete_note("t", "iris", 0).await.unwrap());
    assert_eq!(store.notes("t", "iris").await.unwrap(), [Note { changed: 8_000, ..note(1, 3, "changed") }]);
    assert_eq!(store.notes("t", "otto").await.unwrap(), [note(0, 5, "mine")]);
    // They are no part of the table.
    assert_eq!(store.table("t").await.unwrap().unwrap().changed, 5_000);
}

pub(crate) async fn notes_are_bounded_and_need_a_table_and_a_person(place: Place) {
    let stores = [place.open().await, place.open().await];
    with_table(&stores[0]).await;
    let mut numbers = at_once(10, |i| {
        let store = stores[i as usize % 2].clone();
        async move { store.add_note("t", "iris", &note(0, 1, "x"), 10).await.unwrap() }
    })
    .await;
    numbers.sort();
    assert_eq!(numbers, (0..10).collect::<Vec<_>>());
    refused!(stores[0].add_note("t", "iris", &note(0, 1, "x"), 10).await, StoreError::Full { .. });
    refused!(stores[0].add_note("u", "iris", &note(0, 1, "x"), 10).await, StoreError::NoSuchTable { .. });
    refused!(stores[0].add_note("t", "nobody", &note(0, 1, "x"), 10).await, StoreError::NoSuchPerson { .. });
    assert_eq!(stores[1].notes("t", "iris").await.unwrap().len(), 10);
}
