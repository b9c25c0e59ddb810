//! Several servers on one database: who is there, and who may write to a table.

use server::{
    header::Entry,
    store::{Claimed, Joined, NewNode, Node, Renewed, Status, Store, StoreError, TableChange},
};
use sqlx::{Connection, PgConnection};

use crate::{
    common::{place::Place, postgres::Postgres},
    example::{entry, line, table, with_table},
    refused,
};

pub(crate) async fn all(server: &Postgres) {
    a_table_has_one_writer(server.place().await).await;
    whoever_lost_a_table_does_not_write_again(server.place().await).await;
    a_table_changes_hands_only_after_a_write_under_way(server.place().await).await;
    a_renewal_under_way_counts(server.place().await).await;
    of_many_servers_one_gets_a_table(server.place().await).await;
    whoever_wants_to_be_alone_is_alone(server.place().await).await;
    whoever_starts_at_a_place_replaces_who_was_there(server.place().await).await;
    what_others_have_is_not_due(server.place().await).await;
    the_silence_of_a_dead_server_is_noted_where_clocks_run(server.place().await).await;
}

fn new(name: &str) -> NewNode {
    NewNode { address: Some(format!("{name}:8081")), place: Some(name.to_owned()) }
}

/// A server that has joined.
async fn node(place: &Place, name: &str) -> Store {
    let store = place.open().await;
    assert!(matches!(store.join(&new(name), false).await, Ok(Joined::Yes(_))));
    store
}

async fn two(place: &Place) -> (Store, Store) {
    let (one, other) = (node(place, "one").await, node(place, "other").await);
    with_table(&one).await;
    (one, other)
}

/// The time of a server is up, and `by` notices.
async fn bury(place: &Place, name: &str, by: &Store) {
    place.raw(&format!("UPDATE nodes SET until = 0 WHERE place = '{name}'")).await.unwrap();
    assert!(matches!(by.renew(true).await.unwrap(), Renewed::Alive { buried, .. } if buried.len() == 1));
}

fn address(claimed: &Claimed) -> Option<&str> {
    match claimed {
        Claimed::Own => None,
        Claimed::Other(Node { address, .. }) => address.as_deref(),
    }
}

async fn a_table_has_one_writer(place: Place) {
    let (one, other) = two(&place).await;
    // Nobody has it yet, so nobody may write.
    refused!(one.append("t", 0, &[entry(6_000, "{}")], None).await, StoreError::NotOurs { .. });
    assert_eq!(one.claim("t").await.unwrap(), Claimed::Own);
    assert_eq!(one.claim("t").await.unwrap(), Claimed::Own);
    assert_eq!(address(&other.claim("t").await.unwrap()), Some("one:8081"));
    one.append("t", 0, &[entry(6_000, "{}")], None).await.unwrap();
    let row = one.table("t").await.unwrap().unwrap();
    refused!(other.append("t", 1, &[entry(6_001, "{}")], None).await, StoreError::NotOurs { .. });
    refused!(other.save_table(&row, row.changed).await, StoreError::NotOurs { .. });
    refused!(other.add_chat("t", &line("iris", "hi")).await, StoreError::NotOurs { .. });
    one.add_chat("t", &line("iris", "hi")).await.unwrap();
    assert_eq!(other.log("t").await.unwrap().len(), 1);
    assert_eq!(other.chat("t", 0).await.unwrap().len(), 1);
    // Given back, it is for whoever comes first.
    one.release("t").await.unwrap();
    assert_eq!(other.claim("t").await.unwrap(), Claimed::Own);
    refused!(one.save_table(&row, row.changed).await, StoreError::NotOurs { .. });
    other.append("t", 1, &[entry(6_001, "{}")], None).await.unwrap();
    refused!(one.claim("nothing").await, StoreError::NoSuchTable { .. });
    // A program that is no server, such as a tool of the operator, needs no table.
    place.open().await.append("t", 2, &[entry(6_002, "{}")], None).await.unwrap();
}

async fn whoever_lost_a_table_does_not_write_again(place: Place) {
    let (one, other) = two(&place).await;
    assert_eq!(one.claim("t").await.unwrap(), Claimed::Own);
    // That its time is up takes nothing from it yet.
    place.raw("UPDATE nodes SET until = 0 WHERE place = 'one'").await.unwrap();
    assert_eq!(address(&other.claim("t").await.unwrap()), Some("one:8081"));
    assert!(matches!(one.renew(false).await.unwrap(), Renewed::Alive { .. }));
    assert!(matches!(other.renew(true).await.unwrap(), Renewed::Alive { buried, .. } if buried.is_empty()));

    bury(&place, "one", &other).await;
    // Until somebody else takes the table, there is still one writer.
    one.append("t", 0, &[entry(6_000, "{}")], None).await.unwrap();
    assert_eq!(other.claim("t").await.unwrap(), Claimed::Own);
    refused!(one.append("t", 1, &[entry(6_001, "{}")], None).await, StoreError::NotOurs { .. });
    assert_eq!(one.renew(true).await.unwrap(), Renewed::Dead);
    other.leave().await.unwrap();
    // It is free, but the dead take nothing, and do not come back under their number.
    refused!(one.claim("t").await, StoreError::NotOurs { .. });
    refused!(one.append("t", 1, &[entry(6_001, "{}")], None).await, StoreError::NotOurs { .. });
    assert!(matches!(one.join(&new("one"), false).await.unwrap(), Joined::Yes(3)));
    assert_eq!(one.claim("t").await.unwrap(), Claimed::Own);
    one.append("t", 1, &[entry(6_001, "{}")], None).await.unwrap();
    assert_eq!(one.log("t").await.unwrap().len(), 2);
}

async fn the_silence_of_a_dead_server_is_noted_where_clocks_run(place: Place) {
    let (one, other) = two(&place).await;
    one.create_table(&table("without", 5_000)).await.unwrap();
    for (id, wake) in [("t", Some(99_000)), ("without", None)] {
        assert_eq!(one.claim(id).await.unwrap(), Claimed::Own);
        let running = TableChange { status: Some(Status::Running), wake, ..TableChange::default() };
        one.append(id, 0, &[entry(6_000, "{}")], Some(running)).await.unwrap();
    }
    place.raw("UPDATE nodes SET until = 1006000 WHERE place = 'one'").await.unwrap();
    assert!(matches!(other.renew(true).await.unwrap(), Renewed::Alive { buried, .. } if buried == [1]));
    for id in ["t", "without"] {
        assert_eq!(other.claim(id).await.unwrap(), Claimed::Own);
    }
    assert_eq!(other.log("without").await.unwrap().len(), 1);
    let log = other.log("t").await.unwrap();
    assert_eq!((log.len(), &*log[1].kind), (2, "silent"));
    // From its last sign of life, a lease before its time was up, until the others noticed.
    let Ok(Entry::Silent { began, ended }) = serde_json::from_str(&log[1].body) else { panic!("{log:?}") };
    assert_eq!(began, 1_001_000);
    assert!(ended > 1_700_000_000_000, "the database says when: {ended}");
    // Whoever leaves politely is not silent.
    other.leave().await.unwrap();
    assert!(matches!(one.join(&new("one"), false).await.unwrap(), Joined::Yes(3)));
    assert_eq!(one.claim("t").await.unwrap(), Claimed::Own);
    assert_eq!(one.log("t").await.unwrap().len(), 2);
}

async fn a_table_changes_hands_only_after_a_write_under_way(place: Place) {
    let (one, other) = two(&place).await;
    assert_eq!(one.claim("t").await.unwrap(), Claimed::Own);
    // The write of the first one, held up between its statements.
    let mut writer = PgConnection::connect(&place.url).await.unwrap();
    sqlx::raw_sql(
        "BEGIN; UPDATE tables SET changed = changed + 1 WHERE id = 't' AND node = 1; \
         INSERT INTO log (table_id, seq, at, kind, body) VALUES ('t', 0, 1, 'k', '{}')",
    )
    .execute(&mut writer)
    .await
    .unwrap();
    bury(&place, "one", &other).await;
    let claim = tokio::spawn({
        let other = other.clone();
        async move { (other.claim("t").await.unwrap(), other.log("t").await.unwrap().len()) }
    });
    wait_until_somebody_waits(&place).await;
    assert!(!claim.is_finished());
    sqlx::raw_sql("COMMIT").execute(&mut writer).await.unwrap();
    assert_eq!(claim.await.unwrap(), (Claimed::Own, 1), "it sees what was written before it took over");
    refused!(one.append("t", 1, &[entry(6_001, "{}")], None).await, StoreError::NotOurs { .. });
}

async fn a_renewal_under_way_counts(place: Place) {
    let (one, other) = two(&place).await;
    assert_eq!(one.claim("t").await.unwrap(), Claimed::Own);
    place.raw("UPDATE nodes SET until = 0 WHERE place = 'one'").await.unwrap();
    let mut renewing = PgConnection::connect(&place.url).await.unwrap();
    let later = "BEGIN; UPDATE nodes SET until = until + 9999999999999 WHERE place = 'one'";
    sqlx::raw_sql(later).execute(&mut renewing).await.unwrap();
    let burial = tokio::spawn({
        let other = other.clone();
        async move { other.renew(true).await }
    });
    wait_until_somebody_waits(&place).await;
    sqlx::raw_sql("COMMIT").execute(&mut renewing).await.unwrap();
    // On a busy machine, it may have given up waiting.
    if let Ok(renewed) = burial.await.unwrap() {
        assert!(matches!(renewed, Renewed::Alive { buried, .. } if buried.is_empty()));
    }
    assert_eq!(address(&other.claim("t").await.unwrap()), Some("one:8081"));
}

/// Waits until a statement waits for the lock of another one.
async fn wait_until_somebody_waits(place: &Place) {
    let mut looking = PgConnection::connect(&place.url).await.unwrap();
    let waiting =
        "SELECT COUNT(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()";
    while sqlx::query_scalar::<_, i64>(waiting).fetch_one(&mut looking).await.unwrap() == 0 {
        tokio::time::sleep(std::time::Duration::from_millis(5)).await;
    }
}

async fn of_many_servers_one_gets_a_table(place: Place) {
    let (one, _) = two(&place).await;
    assert_eq!(one.claim("t").await.unwrap(), Claimed::Own);
    let mut others = Vec::new();
    for n in 0..8 {
        others.push(node(&place, &format!("other {n}")).await);
    }
    bury(&place, "one", &others[0]).await;
    let claims = others.iter().map(|store| {
        let store = store.clone();
        tokio::spawn(async move { store.claim("t").await.unwrap() })
    });
    let claims: Vec<_> = claims.collect();
    let mut own = 0;
    for claim in claims {
        own += usize::from(claim.await.unwrap() == Claimed::Own);
    }
    assert_eq!(own, 1);
}

async fn whoever_wants_to_be_alone_is_alone(place: Place) {
    let (alone, beside) = (NewNode { address: None, place: None }, new("beside"));
    let (one, other) = (place.open().await, place.open().await);
    assert_eq!(one.join(&alone, false).await.unwrap(), Joined::Yes(1));
    for newcomer in [&alone, &beside] {
        let Joined::Refused(others) = other.join(newcomer, true).await.unwrap() else { panic!("it came in") };
        assert_eq!(others, [Node { id: 1, address: None }]);
    }
    place.raw("UPDATE nodes SET until = 0").await.unwrap();
    assert!(
        matches!(other.join(&beside, false).await.unwrap(), Joined::Refused(_)),
        "its time is up, but it may renew"
    );
    assert_eq!(other.join(&beside, true).await.unwrap(), Joined::Yes(2));
    assert_eq!(one.renew(false).await.unwrap(), Renewed::Dead);
    assert!(matches!(one.join(&alone, true).await.unwrap(), Joined::Refused(_)));
}

async fn whoever_starts_at_a_place_replaces_who_was_there(place: Place) {
    let (one, other) = two(&place).await;
    assert_eq!(one.claim("t").await.unwrap(), Claimed::Own);
    let again = node(&place, "one").await;
    assert_eq!(again.claim("t").await.unwrap(), Claimed::Own, "the one before is dead");
    assert_eq!(one.renew(false).await.unwrap(), Renewed::Dead);
    let Renewed::Alive { others, .. } = other.renew(false).await.unwrap() else { panic!("it lives") };
    assert_eq!(others, [Node { id: 3, address: Some("one:8081".to_owned()) }]);
}

async fn what_others_have_is_not_due(place: Place) {
    let (one, other) = two(&place).await;
    assert_eq!(one.claim("t").await.unwrap(), Claimed::Own);
    place.raw("UPDATE tables SET status = 'running', wake = 1").await.unwrap();
    assert_eq!(one.due_tables(2, 10).await.unwrap(), ["t"]);
    assert_eq!(other.due_tables(2, 10).await.unwrap(), [""; 0]);
    one.leave().await.unwrap();
    assert_eq!(other.due_tables(2, 10).await.unwrap(), ["t"]);
}
