//! The log of a table.

use server::store::{LogRow, Status, StoreError, TableChange, TableRow};

use crate::{
    common::place::Place,
    example::{at_once, entry, line, person, seats, table, with_table},
    refused,
};

pub(crate) async fn entries_come_back_in_order(place: Place) {
    let store = place.open().await;
    with_table(&store).await;
    store.create_table(&table("u", 5_000)).await.unwrap();
    let first = [entry(6_000, "{}"), LogRow { seat: None, kind: "seed".to_owned(), ..entry(6_001, "[7]") }];
    // More than nine, so that numeric order differs from text order.
    let rest: Vec<_> = (0..20).map(|i| entry(7_000 - i, &format!("{{\"i\":{i}}}"))).collect();
    assert_eq!(store.append("t", 0, &first, None).await.unwrap(), 6_001);
    assert_eq!(store.append("u", 0, &rest[..1], None).await.unwrap(), 7_000);
    assert_eq!(store.append("t", 2, &rest, None).await.unwrap(), 6_981);
    assert_eq!(store.log("t").await.unwrap(), [&first[..], &rest[..]].concat());
    assert_eq!(store.log("u").await.unwrap(), rest[..1]);
    assert_eq!(store.log("v").await.unwrap(), []);
}

pub(crate) async fn another_number_is_a_conflict_and_writes_nothing(place: Place) {
    let store = place.open().await;
    with_table(&store).await;
    store.append("t", 0, &[entry(6_000, "0"), entry(6_001, "1")], None).await.unwrap();
    let before = (store.table("t").await.unwrap(), store.log("t").await.unwrap());
    let change = TableChange {
        status: Some(Status::Over),
        header: Some("{}".to_owned()),
        summary: Some("{}".to_owned()),
        seats: Some(seats(&["zoe"])),
        wake: Some(1),
    };
    for number in [-1, 0, 1, 3, i64::MAX] {
        let result = store.append("t", number, &[entry(9_000, "x")], Some(change.clone())).await;
        let Err(StoreError::Conflict { expected, found: 2 }) = result else { panic!("{number} gave {result:?}") };
        assert_eq!(expected, number);
    }
    refused!(store.append("u", 0, &[entry(9_000, "x")], Some(change)).await, StoreError::NoSuchTable { .. });
    assert_eq!((store.table("t").await.unwrap(), store.log("t").await.unwrap()), before);
}

pub(crate) async fn the_table_changes_with_its_log(place: Place) {
    let store = place.open().await;
    with_table(&store).await;
    let made = store.table("t").await.unwrap().unwrap();
    let start = TableChange {
        status: Some(Status::Running),
        header: Some(r#"{"seed":1}"#.to_owned()),
        seats: Some(seats(&["iris", "zoe"])),
        ..TableChange::default()
    };
    let changed = store.append("t", 0, &[entry(6_000, "{}")], Some(start)).await.unwrap();
    let started = TableRow {
        changed,
        status: Status::Running,
        header: r#"{"seed":1}"#.to_owned(),
        seats: seats(&["iris", "zoe"]),
        ..made
    };
    assert_eq!(store.table("t").await.unwrap().as_ref(), Some(&started));

    // Fields that are not mentioned stay, and the version changes even if the clock stands still.
    let end = TableChange { summary: Some("[3,1]".to_owned()), ..TableChange::default() };
    let changed = store.append("t", 1, &[entry(6_000, "{}")], Some(end.clone())).await.unwrap();
    assert_eq!(changed, 6_001);
    let ended = TableRow { changed, summary: end.summary.clone(), ..started };
    assert_eq!(store.table("t").await.unwrap().as_ref(), Some(&ended));
    let changed = store.append("t", 2, &[], Some(end)).await.unwrap();
    assert_eq!(store.table("t").await.unwrap(), Some(TableRow { changed, ..ended }));
}

pub(crate) async fn an_append_that_fails_halfway_writes_nothing(place: Place) {
    let store = place.open().await;
    with_table(&store).await;
    let before = store.table("t").await.unwrap();
    // The seats are written last, and the person `nobody` does not exist.
    let change = TableChange { seats: Some(seats(&["iris", "nobody"])), ..TableChange::default() };
    refused!(store.append("t", 0, &[entry(6_000, "{}")], Some(change)).await, StoreError::NoSuchPerson { .. });
    assert_eq!((store.table("t").await.unwrap(), store.log("t").await.unwrap()), (before, vec![]));
    store.append("t", 0, &[entry(6_000, "{}")], None).await.unwrap();
}

pub(crate) async fn of_many_appends_one_wins(place: Place) {
    // Two programs with the same store.
    let stores = [place.open().await, place.open().await];
    with_table(&stores[0]).await;
    for round in 0..8 {
        let results = at_once(8, |i| {
            let store = stores[i as usize % 2].clone();
            let entries = [entry(6_000, &format!("{round}: {i}")), entry(6_000, "{}")];
            async move { store.append("t", 2 * round, &entries, None).await }
        })
        .await;
        let log = stores[0].log("t").await.unwrap();
        assert_eq!(log.len() as i64, 2 * round + 2);
        let kept = &log[2 * round as usize].body;
        for (i, result) in results.into_iter().enumerate() {
            if *kept == format!("{round}: {i}") {
                result.expect("what is in the log was accepted");
            } else {
                let Err(StoreError::Conflict { expected, found }) = result else { panic!("{i} gave {result:?}") };
                assert_eq!((expected, found), (2 * round, 2 * round + 2));
            }
        }
    }
}

pub(crate) async fn the_log_refuses_update_and_delete(place: Place) {
    let store = place.open().await;
    with_table(&store).await;
    store.append("t", 0, &[entry(6_000, "0"), entry(6_001, "1")], None).await.unwrap();
    let sqlite = place.url.starts_with("sqlite:");
    let special = if sqlite {
        "INSERT OR REPLACE INTO log (table_id, seq, at, kind, body) VALUES ('t', 0, 1, 'acted', 'x')"
    } else {
        "TRUNCATE log"
    };
    let statements =
        ["UPDATE log SET body = 'x' WHERE seq = 0", "DELETE FROM log WHERE seq = 1", "DELETE FROM log", special];
    for statement in statements {
        let error = place.raw(statement).await.expect_err(statement);
        assert!(error.to_string().contains("append-only"), "{statement} gave {error}");
    }
    assert_eq!(store.log("t").await.unwrap(), [entry(6_000, "0"), entry(6_001, "1")]);
}

pub(crate) async fn a_hole_in_the_log_is_noticed(place: Place) {
    let store = place.open().await;
    with_table(&store).await;
    place.raw("INSERT INTO log (table_id, seq, at, kind, body) VALUES ('t', 1, 1, 'acted', '{}')").await.unwrap();
    refused!(store.log("t").await, StoreError::Damaged { .. });
}

pub(crate) async fn large_bodies_and_all_of_unicode_are_kept(place: Place) {
    let store = place.open().await;
    with_table(&store).await;
    let unicode = "\u{1}\t\n\r\"'\\%_ é ß 蟻 🐜 e\u{301} \u{202e}\u{feff}\u{fffd}\u{10ffff}";
    let bodies = ["x".repeat(64 * 1024), "蟻".repeat(64 * 1024), unicode.to_owned(), String::new()];
    let entries = bodies.map(|body| LogRow { kind: unicode.to_owned(), ..entry(6_000, &body) });
    store.append("t", 0, &entries, None).await.unwrap();
    assert_eq!(store.log("t").await.unwrap(), entries);
    store.add_chat("t", &line("iris", unicode)).await.unwrap();
    assert_eq!(store.chat("t", 0).await.unwrap(), [line("iris", unicode)]);
    store.create_person(&person(unicode)).await.unwrap();
    assert_eq!(store.person(unicode).await.unwrap(), Some(person(unicode)));
}

pub(crate) async fn a_nul_character_is_refused(place: Place) {
    let store = place.open().await;
    with_table(&store).await;
    refused!(store.append("t", 0, &[entry(6_000, "a\0b")], None).await, StoreError::Nul);
    refused!(store.add_chat("t", &line("iris", "a\0b")).await, StoreError::Nul);
    refused!(store.rename_person("iris", "a\0b").await, StoreError::Nul);
    refused!(store.create_person(&person("a\0b")).await, StoreError::Nul);
    refused!(store.create_table(&table("a\0b", 1)).await, StoreError::Nul);
    assert_eq!(store.person("a\0b").await.unwrap(), None);
    assert_eq!(store.table("a\0b").await.unwrap(), None);
    assert_eq!(store.log("t").await.unwrap(), []);
}

pub(crate) async fn tables_that_have_something_to_do_are_due(place: Place) {
    let store = place.open().await;
    with_table(&store).await;
    let change = |status, wake| Some(TableChange { status: Some(status), wake, ..TableChange::default() });
    store.append("t", 0, &[entry(6_000, "0")], change(Status::Running, Some(7_000))).await.unwrap();
    assert!(store.due_tables(6_999, 10).await.unwrap().is_empty());
    assert_eq!(store.due_tables(7_000, 10).await.unwrap(), ["t"]);
    store.append("t", 1, &[entry(6_000, "1")], change(Status::Running, None)).await.unwrap();
    assert!(store.due_tables(i64::MAX, 10).await.unwrap().is_empty());
    store.append("t", 2, &[entry(6_000, "2")], change(Status::Over, Some(7_000))).await.unwrap();
    assert!(store.due_tables(i64::MAX, 10).await.unwrap().is_empty(), "a game that is over does nothing by itself");
}
