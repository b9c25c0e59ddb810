//! Facts about the store.

use server::store::Downtime;

use crate::{common::place::Place, example::at_once};

pub(crate) async fn the_first_value_of_a_key_stays(place: Place) {
    let store = place.open().await;
    assert_eq!(store.meta("key").await.unwrap(), None);
    assert_eq!(store.meta_or_insert("key", "first").await.unwrap(), "first");
    assert_eq!(store.meta_or_insert("key", "second").await.unwrap(), "first");
    assert_eq!(store.meta("key").await.unwrap().as_deref(), Some("first"));
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

pub(crate) async fn a_gap_between_beats_is_a_downtime(place: Place) {
    let down = |began, ended| Downtime { began, ended };
    let store = place.open().await;
    for (now, known) in [
        (1_000, vec![]),
        (1_400, vec![]),
        (5_000, vec![down(1_400, 5_000)]),
        // A server that dies at once does not end a downtime.
        (9_000, vec![down(1_400, 9_000)]),
        (9_300, vec![down(1_400, 9_000)]),
        // Somebody has set the clock back. It is right again later.
        (200, vec![down(1_400, 9_000)]),
        (9_600, vec![down(1_400, 9_000)]),
    ] {
        store.beat(now, 500).await.unwrap();
        assert_eq!(store.downtimes().to_vec(), known, "at {now}");
    }
    assert_eq!(store.last_beat(), 9_600);
    let other = place.open().await;
    other.beat(20_000, 500).await.unwrap();
    assert_eq!(other.downtimes().to_vec(), [down(1_400, 9_000), down(9_600, 20_000)]);
    store.beat(20_100, 500).await.unwrap();
    assert_eq!(store.downtimes(), other.downtimes());
}
