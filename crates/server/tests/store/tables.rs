//! Tables, seats, lists.

use server::store::{NewTable, SeatRow, Status, Store, StoreError, TableRow};

use crate::{
    common::place::Place,
    example::{at_once, seats, table, with_persons, with_table},
    refused,
};

async fn get(store: &Store, id: &str) -> TableRow {
    store.table(id).await.unwrap().unwrap_or_else(|| panic!("there is a table {id}"))
}

fn ids(tables: &[TableRow]) -> Vec<&str> {
    tables.iter().map(|table| &*table.id).collect()
}

pub(crate) async fn a_table_is_found_as_it_was_made(place: Place) {
    let store = place.open().await;
    with_persons(&store).await;
    let new = NewTable { public: false, seats: seats(&["zoe", "iris", "zoe"]), ..table("t", 5_000) };
    store.create_table(&new).await.unwrap();
    let expected = TableRow {
        id: "t".to_owned(),
        created: 5_000,
        changed: 5_000,
        status: Status::Open,
        public: false,
        game: "myrmes".to_owned(),
        host: "iris".to_owned(),
        header: r#"{"players":3}"#.to_owned(),
        summary: None,
        seats: seats(&["zoe", "iris", "zoe"]),
    };
    assert_eq!(store.table("t").await.unwrap(), Some(expected));
    assert_eq!(store.table("u").await.unwrap(), None);
    assert_eq!(store.log("t").await.unwrap(), []);
}

pub(crate) async fn a_table_that_cannot_be_made_leaves_nothing(place: Place) {
    let store = place.open().await;
    with_table(&store).await;
    let before = get(&store, "t").await;
    refused!(store.create_table(&table("t", 6_000)).await, StoreError::Exists { what: "table", .. });
    assert_eq!(get(&store, "t").await, before);

    let no_host = NewTable { host: "nobody".to_owned(), ..table("u", 6_000) };
    refused!(store.create_table(&no_host).await, StoreError::NoSuchPerson { .. });
    let no_guest = NewTable { seats: seats(&["otto", "nobody"]), ..table("u", 6_000) };
    refused!(store.create_table(&no_guest).await, StoreError::NoSuchPerson { .. });
    let twice = SeatRow { seat: 0, person: "zoe".to_owned() };
    let same_seat = NewTable { seats: vec![twice.clone(), twice], ..table("u", 6_000) };
    refused!(store.create_table(&same_seat).await, StoreError::Exists { what: "seat", .. });
    assert_eq!(store.table("u").await.unwrap(), None);
}

pub(crate) async fn saving_replaces_what_may_change(place: Place) {
    let store = place.open().await;
    with_table(&store).await;
    let first = TableRow {
        changed: 7_000,
        status: Status::Running,
        public: false,
        header: "{}".to_owned(),
        summary: Some("[1]".to_owned()),
        seats: seats(&["otto", "zoe"]),
        ..get(&store, "t").await
    };
    assert_eq!(store.save_table(&first, 5_000).await.unwrap(), 7_000);
    assert_eq!(get(&store, "t").await, first);

    // The clock went backwards; the version does not.
    let second = TableRow { changed: 6_000, summary: None, seats: seats(&["iris"]), ..first.clone() };
    assert_eq!(store.save_table(&second, 7_000).await.unwrap(), 7_001);
    assert_eq!(get(&store, "t").await, TableRow { changed: 7_001, ..second });
}

pub(crate) async fn saving_an_old_version_is_a_conflict(place: Place) {
    let store = place.open().await;
    with_table(&store).await;
    let old = get(&store, "t").await;
    store.save_table(&TableRow { seats: seats(&["otto"]), changed: 6_000, ..old.clone() }, 5_000).await.unwrap();
    let now = get(&store, "t").await;
    let late = TableRow { seats: seats(&["zoe"]), status: Status::Abandoned, changed: 6_001, ..old.clone() };
    refused!(store.save_table(&late, 5_000).await, StoreError::Conflict { expected: 5_000, found: 6_000 });
    assert_eq!(get(&store, "t").await, now);
    // Appending to the log also makes earlier reads outdated.
    store.append("t", 0, &[crate::example::entry(6_500, "{}")], None).await.unwrap();
    refused!(store.save_table(&late, 6_000).await, StoreError::Conflict { expected: 6_000, found: 6_500 });
    let nowhere = TableRow { id: "u".to_owned(), ..old };
    refused!(store.save_table(&nowhere, 5_000).await, StoreError::NoSuchTable { .. });
}

pub(crate) async fn of_many_savers_one_wins(place: Place) {
    let stores = [place.open().await, place.open().await];
    with_table(&stores[0]).await;
    for _ in 0..5 {
        let before = get(&stores[0], "t").await;
        let results = at_once(8, |i| {
            let (store, mut row) = (stores[i as usize % 2].clone(), before.clone());
            row.summary = Some(i.to_string());
            async move { store.save_table(&row, row.changed).await }
        })
        .await;
        let after = get(&stores[0], "t").await;
        assert_eq!(after.changed, before.changed + 1);
        for (i, result) in results.into_iter().enumerate() {
            if after.summary == Some(i.to_string()) {
                assert_eq!(result.unwrap(), after.changed);
            } else {
                refused!(result, StoreError::Conflict { .. });
            }
        }
    }
}

pub(crate) async fn lists_are_public_and_newest_first(place: Place) {
    let store = place.open().await;
    with_persons(&store).await;
    for (id, created) in [("a", 1), ("b", 4), ("c", 2), ("d", 3)] {
        store.create_table(&NewTable { seats: seats(&["otto", "zoe"]), ..table(id, created) }).await.unwrap();
    }
    store.create_table(&NewTable { public: false, ..table("hidden", 9) }).await.unwrap();
    for (status, name) in [(Status::Running, "run"), (Status::Over, "over"), (Status::Abandoned, "left")] {
        for (i, public) in [(1, true), (2, true), (3, false)] {
            let id = format!("{name} {i}");
            store.create_table(&table(&id, i)).await.unwrap();
            let row = TableRow { status, public, changed: 10 + i, ..get(&store, &id).await };
            store.save_table(&row, i).await.unwrap();
        }
    }
    assert_eq!(ids(&store.open_tables(10).await.unwrap()), ["b", "d", "c", "a"]);
    assert_eq!(ids(&store.open_tables(2).await.unwrap()), ["b", "d"]);
    assert_eq!(store.open_tables(0).await.unwrap(), []);
    assert_eq!(ids(&store.running_tables(10).await.unwrap()), ["run 2", "run 1"]);
    assert_eq!(ids(&store.finished_tables(10).await.unwrap()), ["over 2", "over 1"]);
    assert_eq!(store.open_tables(1).await.unwrap(), [get(&store, "b").await]);
    assert_eq!(store.open_tables(1).await.unwrap()[0].seats, seats(&["otto", "zoe"]));
}

pub(crate) async fn a_person_finds_all_its_tables(place: Place) {
    let store = place.open().await;
    with_persons(&store).await;
    let seated = NewTable { public: false, seats: seats(&["zoe", "otto", "otto"]), ..table("seated", 1) };
    store.create_table(&seated).await.unwrap();
    store.create_table(&NewTable { host: "otto".to_owned(), ..table("made", 2) }).await.unwrap();
    store.create_table(&NewTable { seats: seats(&["zoe"]), ..table("of others", 3) }).await.unwrap();
    let row = TableRow { status: Status::Abandoned, changed: 5, ..get(&store, "seated").await };
    store.save_table(&row, 1).await.unwrap();
    assert_eq!(ids(&store.tables_of("otto", 10).await.unwrap()), ["seated", "made"]);
    // If not all are listed, ended games never hide one that waits.
    assert_eq!(ids(&store.tables_of("otto", 1).await.unwrap()), ["made"]);
    assert_eq!(ids(&store.tables_of("zoe", 10).await.unwrap()), ["seated", "of others"]);
    assert_eq!(store.tables_of("nobody", 10).await.unwrap(), []);
}
