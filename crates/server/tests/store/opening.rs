//! Opening a store: again, and by many at once.

use std::process::{Command, Stdio};

use server::store::{DataSet, Status, Store, StoreError, TableChange};

use crate::{
    common::{
        place::{Place, store_opener},
        samples::lay_out,
    },
    example::{entry, line, seats, with_table},
    refused,
};

pub(crate) async fn reopening_keeps_everything(place: Place) {
    let store = place.open().await;
    with_table(&store).await;
    store.add_token("hash", "zoe", None, 1).await.unwrap();
    store.put_transfer("code", "otto", 9_000).await.unwrap();
    store.meta_or_insert("key", "value").await.unwrap();
    let change =
        TableChange { status: Some(Status::Running), seats: Some(seats(&["iris", "otto"])), ..TableChange::default() };
    store.append("t", 0, &[entry(6_000, "{}")], Some(change)).await.unwrap();
    store.add_chat("t", &line("iris", "hi")).await.unwrap();
    let (table, log, chat) =
        (store.table("t").await.unwrap(), store.log("t").await.unwrap(), store.chat("t", 0).await.unwrap());
    store.close().await;
    drop(store);

    let store = place.open().await;
    assert_eq!(store.table("t").await.unwrap(), table);
    assert_eq!(table.unwrap().seats, seats(&["iris", "otto"]));
    assert_eq!(store.log("t").await.unwrap(), log);
    assert_eq!(log, [entry(6_000, "{}")]);
    assert_eq!(store.chat("t", 0).await.unwrap(), chat);
    assert_eq!(chat, [line("iris", "hi")]);
    assert_eq!(store.person_by_token("hash").await.unwrap().unwrap().id, "zoe");
    assert_eq!(store.meta("key").await.unwrap().as_deref(), Some("value"));
    assert_eq!(store.take_transfer("code", 1).await.unwrap().as_deref(), Some("otto"));
    store.append("t", 1, &[entry(6_001, "{}")], None).await.unwrap();
}

pub(crate) async fn a_newer_schema_is_refused(place: Place) {
    let store = place.open().await;
    with_table(&store).await;
    let written = store.meta("schema").await.unwrap().unwrap();
    store.close().await;
    let newer = "UPDATE meta SET value = 'formicarium 77' WHERE key = 'schema'";
    place.raw(newer).await.unwrap();
    let error = place.try_open().await.unwrap_err();
    assert!(matches!(error, StoreError::NewerSchema { found: 77, known } if written == format!("formicarium {known}")));
    assert!(error.to_string().starts_with("the store was written by a newer version of this program"), "{error}");

    // Nothing was changed: with the old number it is the old store.
    place.raw(&format!("UPDATE meta SET value = '{written}' WHERE key = 'schema'")).await.unwrap();
    assert!(place.open().await.table("t").await.unwrap().is_some());
}

pub(crate) async fn tables_of_another_program_are_refused(place: Place) {
    if place.url.starts_with("sqlite:") {
        std::fs::create_dir_all(place.file().parent().unwrap()).unwrap();
    }
    let steps = [
        "CREATE TABLE customers (id BIGINT)",
        // A table with the name of one of ours.
        "CREATE TABLE meta (name TEXT)",
        "DROP TABLE meta; CREATE TABLE meta (key BIGINT, value BIGINT); INSERT INTO meta VALUES (1, 2)",
        "DROP TABLE meta; CREATE TABLE meta (key TEXT, value TEXT); INSERT INTO meta VALUES ('schema', '1')",
    ];
    for step in steps {
        place.raw(step).await.unwrap();
        refused!(place.try_open().await, StoreError::ForeignSchema { .. });
    }
    place.raw("DROP TABLE meta; DROP TABLE customers").await.unwrap();
    place.open().await;
}

pub(crate) async fn programs_may_open_a_new_store_at_once(place: Place) {
    let programs: Vec<_> = (0..8)
        .map(|_| {
            let mut program = Command::new(store_opener());
            program.arg(&place.url).stdout(Stdio::piped()).spawn().expect("the program starts")
        })
        .collect();
    for program in programs {
        let done = program.wait_with_output().unwrap();
        assert!(done.status.success(), "one of them said: {}", String::from_utf8_lossy(&done.stdout));
    }
    with_table(&place.open().await).await;
}

pub(crate) async fn a_closed_store_answers_no_more(place: Place) {
    let store = place.open().await;
    with_table(&store).await;
    let clone = store.clone();
    store.close().await;
    refused!(clone.meta("schema").await, StoreError::Lost(_));
    refused!(clone.append("t", 0, &[entry(1, "{}")], None).await, StoreError::Lost(_));
    assert_eq!(place.open().await.log("t").await.unwrap(), []);
}

/// One sample for each schema so far: what was once written must open for ever.
pub(crate) async fn a_store_of_schema_1_is_brought_up_to_date(place: Place) {
    lay_out(&place, 1).await;
    // Opening it read-only changes nothing, and finds no data where there was no table for them.
    let store = Store::open_read_only(&place.url).await.unwrap();
    assert_eq!(store.table_ids().await.unwrap().len(), 4);
    assert_eq!(store.data("abc").await.unwrap(), None);
    assert_eq!(store.meta("schema").await.unwrap().as_deref(), Some("formicarium 1"));
    assert!(store.keep_data(&set("abc")).await.is_err(), "the store can be written to");
    store.close().await;

    let store = place.open().await;
    for (id, game, status, entries) in [
        ("cf2e4085c440", "myrmes", Status::Over, 81),
        ("79f37ad3265f", "march", Status::Over, 94),
        ("41c65251c55c", "myrmes", Status::Running, 3),
        ("fe6e931cb843", "march", Status::Open, 0),
    ] {
        let table = store.table(id).await.unwrap().unwrap();
        assert_eq!((table.game.as_str(), table.status), (game, status));
        assert_eq!(store.log(id).await.unwrap().len(), entries, "{id}");
    }
    // The new table is there too.
    store.keep_data(&set("abc")).await.unwrap();
    assert_eq!(store.data("abc").await.unwrap(), Some(set("abc")));
}

pub(crate) async fn what_is_opened_to_read_cannot_be_written(place: Place) {
    assert!(Store::open_read_only(&place.url).await.is_err(), "there is nothing to read");
    let store = place.open().await;
    with_table(&store).await;
    store.append("t", 0, &[entry(6_000, "{}")], None).await.unwrap();
    // Beside the program that writes, and while it does.
    let reader = Store::open_read_only(&place.url).await.unwrap();
    assert_eq!(reader.log("t").await.unwrap().len(), 1);
    store.append("t", 1, &[entry(6_001, "{}")], None).await.unwrap();
    assert_eq!(reader.log("t").await.unwrap().len(), 2);
    assert_eq!(reader.table_ids().await.unwrap(), ["t"]);
    assert!(reader.append("t", 2, &[entry(6_002, "{}")], None).await.is_err());
    reader.close().await;
    store.close().await;
    // And when nobody else has it open.
    let reader = Store::open_read_only(&place.url).await.unwrap();
    assert_eq!(reader.log("t").await.unwrap().len(), 2);
}

fn set(hash: &str) -> DataSet {
    DataSet { hash: hash.into(), game: "march".into(), name: "mine".into(), files: "{}".into(), created: 1 }
}
