//! Blocks and reports.

use server::store::{Report, StoreError};

use crate::{
    common::place::Place,
    example::{line, with_table},
    refused,
};

pub(crate) async fn a_block_lasts_until_it_is_taken_back(place: Place) {
    let store = place.open().await;
    with_table(&store).await;
    store.block("iris", "otto", 1).await.unwrap();
    store.block("iris", "otto", 2).await.unwrap();
    store.block("iris", "zoe", 3).await.unwrap();
    refused!(store.block("iris", "nobody", 3).await, StoreError::NoSuchPerson { .. });
    let blocks = store.blocks_of("iris").await.unwrap();
    let told: Vec<(&str, &str, i64)> = blocks.iter().map(|b| (&*b.person, &*b.name, b.since)).collect();
    assert_eq!(told, [("zoe", "zoe the ant", 3), ("otto", "otto the ant", 1)]);
    assert!(store.has_blocked("iris", "otto").await.unwrap());
    assert!(!store.has_blocked("otto", "iris").await.unwrap(), "it works one way");
    assert_eq!(store.blockers_of("otto").await.unwrap(), ["iris"]);
    store.unblock("iris", "otto").await.unwrap();
    assert!(store.blockers_of("otto").await.unwrap().is_empty());
    assert!(!store.has_blocked("iris", "otto").await.unwrap());
    assert_eq!(store.blocks_of("otto").await.unwrap(), []);
}

pub(crate) async fn reports_wait_until_they_are_resolved(place: Place) {
    let store = place.open().await;
    with_table(&store).await;
    for text in ["a", "b", "c"] {
        store.add_chat("t", &line("otto", text)).await.unwrap();
    }
    let texts = async |first, last| {
        let lines = store.chat_between("t", first, last).await.unwrap();
        lines.into_iter().map(|line| line.text).collect::<Vec<_>>()
    };
    assert_eq!(texts(-4, 1).await, ["a", "b"]);
    assert_eq!(texts(2, 2).await, ["c"]);
    let report = |id: &str, at, person: &str| Report {
        id: id.to_owned(),
        at,
        table_id: "t".to_owned(),
        n: 2,
        person: person.to_owned(),
        about: "otto".to_owned(),
        note: "rude".to_owned(),
        lines: "[]".to_owned(),
        resolved: None,
    };
    let (first, second) = (report("one", 5, "iris"), report("two", 6, "zoe"));
    store.add_report(&first).await.unwrap();
    store.add_report(&second).await.unwrap();
    // A line is reported once by the same person.
    store.add_report(&report("three", 7, "iris")).await.unwrap();
    refused!(store.add_report(&report("four", 7, "nobody")).await, StoreError::NoSuchPerson { .. });
    assert_eq!(store.reports(false, 9).await.unwrap(), [second.clone(), first.clone()]);
    assert_eq!(store.reports(false, 1).await.unwrap(), std::slice::from_ref(&second));
    assert!(store.resolve_report("two", 8).await.unwrap());
    assert!(store.resolve_report("two", 9).await.unwrap(), "it stays resolved at the first time");
    assert!(!store.resolve_report("five", 9).await.unwrap());
    assert_eq!(store.reports(false, 9).await.unwrap(), std::slice::from_ref(&first));
    assert_eq!(store.reports(true, 9).await.unwrap(), [Report { resolved: Some(8), ..second }, first]);
}
