//! The archive and pages of tables.

use server::store::{
    Archived, ArchivedPlayer, NewTable, PageKey, Search, SeatRow, Status, Store, StoreError, TableChange, TableRow,
};

use crate::{
    common::place::Place,
    example::{entry, table, with_persons},
    refused,
};

/// A finished game of Iris in the archive.
async fn finished(store: &Store, id: &str, game: &str, public: bool, ended: i64, players: &[(&str, i64)]) {
    let seats = vec![SeatRow { seat: 0, person: "iris".to_owned() }];
    store.create_table(&NewTable { game: game.to_owned(), public, seats, ..table(id, 5_000) }).await.unwrap();
    let over = TableChange { status: Some(Status::Over), ..TableChange::default() };
    store.append(id, 0, &[entry(6_000, "{}")], Some(over)).await.unwrap();
    let player = |(seat, &(name, score)): (i64, &(&str, i64))| ArchivedPlayer {
        seat,
        name: name.to_owned(),
        score: Some(score),
    };
    let archived = Archived {
        table_id: id.to_owned(),
        public,
        game: game.to_owned(),
        ended,
        best: Some(50),
        players: (0..).zip(players).map(player).collect(),
    };
    store.archive(&archived).await.unwrap();
    // Once more changes nothing.
    store.archive(&archived).await.unwrap();
}

fn ids(found: &[(PageKey, TableRow)]) -> Vec<&str> {
    assert!(found.iter().all(|(key, row)| key.id == row.id));
    found.iter().map(|(_, row)| &*row.id).collect()
}

pub(crate) async fn finished_games_are_found_by_what_is_known_of_them(place: Place) {
    let store = place.open().await;
    with_persons(&store).await;
    finished(&store, "a", "myrmes", true, 10, &[("iris", 40), ("otto", 70)]).await;
    finished(&store, "b", "march", true, 20, &[("Iris", 10), ("iriş", 60)]).await;
    finished(&store, "c", "march", false, 30, &[("iris", 90)]).await;
    // At the same moment, they are in the order of their ids.
    finished(&store, "d", "myrmes", true, 20, &[]).await;
    let all = Search { limit: 9, ..Search::default() };
    let text = |text: &str| Some(text.to_owned());
    let cases = [
        (all.clone(), vec!["d", "b", "a"]),
        (Search { game: text("myrmes"), ..all.clone() }, vec!["d", "a"]),
        (Search { person: text("iris"), ..all.clone() }, vec!["c", "d", "b", "a"]),
        (Search { person: text("zoe"), ..all.clone() }, vec![]),
        (Search { player: text("iris"), ..all.clone() }, vec!["a"]),
        (Search { player: text("iri"), ..all.clone() }, vec!["b", "a"]),
        (Search { player: text("ot"), score: Some(70), ..all.clone() }, vec!["a"]),
        (Search { player: text("iri"), score: Some(41), ..all.clone() }, vec!["b"]),
        (Search { score: Some(60), ..all.clone() }, vec!["b", "a"]),
        (Search { score: Some(50), ..all.clone() }, vec!["d", "b", "a"]),
        (Search { from: Some(20), ..all.clone() }, vec!["d", "b"]),
        (Search { until: Some(20), ..all.clone() }, vec!["a"]),
        (Search { limit: 2, ..all.clone() }, vec!["d", "b"]),
        (Search { after: Some(PageKey { at: 20, id: "d".to_owned() }), ..all.clone() }, vec!["b", "a"]),
        (Search { after: Some(PageKey { at: 20, id: "b".to_owned() }), game: text("march"), ..all.clone() }, vec![]),
        (Search { player: text("' OR 1=1 --"), ..all.clone() }, vec![]),
    ];
    for (search, expected) in cases {
        assert_eq!(ids(&store.search_archive(&search).await.unwrap()), expected, "{search:?}");
    }
    // A game that goes on again is no longer finished.
    let running = TableChange { status: Some(Status::Running), ..TableChange::default() };
    store.append("d", 1, &[entry(7_000, "{}")], Some(running)).await.unwrap();
    assert_eq!(ids(&store.search_archive(&all).await.unwrap()), ["b", "a"]);
    let gone =
        Archived { table_id: "gone".into(), public: true, game: "march".into(), ended: 1, best: None, players: vec![] };
    refused!(store.archive(&gone).await, StoreError::NoSuchTable { .. });
    refused!(store.search_archive(&Search { player: text("a\0"), ..all }).await, StoreError::Nul);
}

pub(crate) async fn what_is_not_archived_is_found_in_order(place: Place) {
    let store = place.open().await;
    with_persons(&store).await;
    for id in ["c", "a", "b", "open"] {
        store.create_table(&table(id, 5_000)).await.unwrap();
    }
    for id in ["c", "a", "b"] {
        let over = TableChange { status: Some(Status::Over), ..TableChange::default() };
        store.append(id, 0, &[entry(6_000, "{}")], Some(over)).await.unwrap();
    }
    finished(&store, "done", "march", true, 10, &[]).await;
    let missing = async |after: &str| {
        let rows = store.not_archived(after, 2).await.unwrap();
        rows.into_iter().map(|row| row.id).collect::<Vec<_>>()
    };
    assert_eq!(missing("").await, ["a", "b"]);
    assert_eq!(missing("b").await, ["c"]);
    assert_eq!(missing("c").await, Vec::<String>::new());
}

pub(crate) async fn public_tables_are_listed_page_by_page(place: Place) {
    let store = place.open().await;
    with_persons(&store).await;
    for (id, created, game, public) in
        [("a", 1, "myrmes", true), ("b", 2, "march", true), ("c", 2, "march", true), ("d", 3, "march", false)]
    {
        let new = NewTable { game: game.to_owned(), public, ..table(id, created) };
        store.create_table(&new).await.unwrap();
    }
    let all = Search { limit: 2, ..Search::default() };
    let page = store.list_tables(Status::Open, &all).await.unwrap();
    assert_eq!(ids(&page), ["c", "b"]);
    let next = Search { after: page.last().map(|(key, _)| key.clone()), ..all.clone() };
    assert_eq!(ids(&store.list_tables(Status::Open, &next).await.unwrap()), ["a"]);
    let myrmes = Search { game: Some("myrmes".to_owned()), ..all.clone() };
    assert_eq!(ids(&store.list_tables(Status::Open, &myrmes).await.unwrap()), ["a"]);
    assert_eq!(ids(&store.list_tables(Status::Running, &all).await.unwrap()), Vec::<&str>::new());
}

pub(crate) async fn tables_without_life_are_found(place: Place) {
    let store = place.open().await;
    with_persons(&store).await;
    for (id, created, public) in [("old", 10, true), ("new", 20, true), ("friends", 12, false), ("game", 5, true)] {
        store.create_table(&NewTable { public, ..table(id, created) }).await.unwrap();
    }
    let begun = TableChange { status: Some(Status::Running), ..TableChange::default() };
    store.append("game", 0, &[entry(6, "{}")], Some(begun)).await.unwrap();
    let found = async |open, invited, running| store.lifeless_tables(open, invited, running, 9).await.unwrap();
    assert_eq!(found(i64::MIN, i64::MIN, i64::MIN).await, Vec::<String>::new());
    assert_eq!(found(11, i64::MIN, i64::MIN).await, ["old"]);
    assert_eq!(found(21, 13, 7).await, ["game", "old", "friends", "new"]);
    assert_eq!(found(10, 12, 6).await, Vec::<String>::new());
}
