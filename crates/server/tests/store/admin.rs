//! What administrators do to the store.

use server::store::{Act, Ban, NewTable, Note, Person, PersonKind, SeatRow, Session, Status, StoreError, TableRow};

use crate::{
    common::place::Place,
    example::{entry, line, with_table},
    refused,
};

fn act(what: &str, target: &str) -> Act {
    Act { n: 0, at: 9_000, what: what.into(), target: target.into(), reason: "why not".into() }
}

fn other_table() -> NewTable {
    let seats = vec![SeatRow { seat: 0, person: "iris".into() }];
    NewTable {
        id: "u".into(),
        created: 4_000,
        public: false,
        game: "march".into(),
        host: "iris".into(),
        header: "{}".into(),
        seats,
    }
}

fn note() -> Note {
    Note { n: 0, at: 3, changed: 7, text: "mine".into() }
}

pub(crate) async fn a_table_is_deleted_with_everything_and_no_other(place: Place) {
    let store = place.open().await;
    with_table(&store).await;
    store.create_table(&other_table()).await.unwrap();
    for table in ["t", "u"] {
        store.append(table, 0, &[entry(6_000, "{}"), entry(6_001, "{}")], None).await.unwrap();
        store.add_chat(table, &line("iris", "hi")).await.unwrap();
        store.add_note(table, "iris", &note(), 10).await.unwrap();
    }
    // What points to something that points to the table goes first.
    place.raw("CREATE TABLE extra (id TEXT PRIMARY KEY, table_id TEXT REFERENCES tables (id))").await.unwrap();
    place.raw("CREATE TABLE more (extra TEXT REFERENCES extra (id))").await.unwrap();
    for table in ["t", "u"] {
        place.raw(&format!("INSERT INTO extra VALUES ('{table}x', '{table}')")).await.unwrap();
        place.raw(&format!("INSERT INTO more VALUES ('{table}x')")).await.unwrap();
    }
    store.keep_review("hash", Some("t"), 1, "{}").await.unwrap();
    store.delete_table("t", &act("delete_table", "t")).await.unwrap();
    assert_eq!(store.table("t").await.unwrap(), None);
    assert!(store.log("t").await.unwrap().is_empty() && store.chat("t", 0).await.unwrap().is_empty());
    assert!(store.notes("t", "iris").await.unwrap().is_empty());
    assert_eq!(store.log("u").await.unwrap().len(), 2);
    // The other one is still pointed to.
    assert!(place.raw("DELETE FROM tables WHERE id = 'u'").await.is_err());
    assert_eq!((store.chat("u", 0).await.unwrap().len(), store.notes("u", "iris").await.unwrap().len()), (1, 1));
    // A server that still has it in memory stores nothing more.
    refused!(store.append("t", 2, &[entry(6_002, "{}")], None).await, StoreError::NoSuchTable { .. });
    refused!(store.delete_table("t", &act("delete_table", "t")).await, StoreError::NoSuchTable { .. });
}

pub(crate) async fn only_an_act_lets_a_log_go(place: Place) {
    let store = place.open().await;
    with_table(&store).await;
    store.create_table(&other_table()).await.unwrap();
    store.append("t", 0, &[entry(6_000, "{}")], None).await.unwrap();
    store.append("u", 0, &[entry(6_000, "{}")], None).await.unwrap();
    store.note_act(&act("delete_table", "u")).await.unwrap();
    store.note_act(&act("close_table", "t")).await.unwrap();
    for sql in ["DELETE FROM log WHERE table_id = 't'", "DELETE FROM log", "UPDATE log SET at = 1 WHERE table_id = 'u'"]
    {
        let refused = place.raw(sql).await.unwrap_err().to_string();
        assert!(refused.contains("append-only"), "{sql}: {refused}");
    }
    assert_eq!((store.log("t").await.unwrap().len(), store.log("u").await.unwrap().len()), (1, 1));
    place.raw("DELETE FROM log WHERE table_id = 'u'").await.unwrap();
}

pub(crate) async fn acts_are_numbered_and_stay(place: Place) {
    let store = place.open().await;
    assert_eq!(store.last_act().await.unwrap(), 0);
    for target in ["a", "b", "c"] {
        store.note_act(&act("close_table", target)).await.unwrap();
    }
    let acts = store.acts(1, 10).await.unwrap();
    let seen: Vec<_> = acts.iter().map(|act| (act.n, act.target.as_str(), act.reason.as_str())).collect();
    assert_eq!(seen, [(2, "b", "why not"), (3, "c", "why not")]);
    for sql in ["DELETE FROM admin_acts", "UPDATE admin_acts SET reason = ''"] {
        assert!(place.raw(sql).await.is_err(), "{sql}");
    }
    assert_eq!(store.last_act().await.unwrap(), 3);
}

pub(crate) async fn a_deleted_person_leaves_only_places_in_games(place: Place) {
    let store = place.open().await;
    with_table(&store).await;
    store.create_table(&other_table()).await.unwrap();
    store.add_token("hash", "iris", None, 1).await.unwrap();
    store.put_transfer("code", "iris", 99_000).await.unwrap();
    let session = Session { hash: "session".into(), person: "iris".into(), device: String::new(), created: 1, seen: 1 };
    store.add_session(&session, 0).await.unwrap();
    store.put_recovery("iris", "recovery", 1).await.unwrap();
    store.block("otto", "iris", 1).await.unwrap();
    store.add_chat("t", &line("iris", "hi")).await.unwrap();
    store.add_chat("t", &line("otto", "hello")).await.unwrap();
    store.add_note("t", "iris", &note(), 10).await.unwrap();
    store.delete_person("iris", &act("delete_person", "iris")).await.unwrap();
    assert_eq!(store.person("iris").await.unwrap().unwrap().name, "");
    assert_eq!(store.person_by_token("hash").await.unwrap(), None);
    assert_eq!(store.take_transfer("code", 1).await.unwrap(), None);
    assert_eq!(store.person_by_session("session").await.unwrap(), None);
    assert_eq!(store.person_by_recovery("recovery").await.unwrap(), None);
    assert_eq!(store.blocks_of("otto").await.unwrap(), []);
    let said: Vec<_> = store.chat("t", 0).await.unwrap().into_iter().map(|line| line.person).collect();
    assert_eq!(said, ["otto"]);
    assert!(store.notes("t", "iris").await.unwrap().is_empty());
    assert_eq!(store.table("u").await.unwrap().unwrap().host, "iris", "games of others still have all their places");
    assert!(store.bans(1).await.unwrap().iter().any(|ban| ban.target == "person:iris" && ban.kind == "gone"));
    refused!(store.delete_person("nobody", &act("delete_person", "nobody")).await, StoreError::NoSuchPerson { .. });
}

pub(crate) async fn a_ban_ends_or_is_lifted(place: Place) {
    let store = place.open().await;
    let ban = |target: &str, kind: &str, until| Ban {
        target: target.into(),
        kind: kind.into(),
        at: 5,
        until,
        reason: "rude".into(),
    };
    let (short, long) = (ban("person:iris", "ban", Some(1_000)), ban("person:iris", "mute", None));
    store.put_ban(&short, &act("ban", "person:iris")).await.unwrap();
    store.put_ban(&long, &act("mute", "person:iris")).await.unwrap();
    assert_eq!(store.bans(999).await.unwrap().len(), 2);
    assert_eq!(store.bans(1_000).await.unwrap(), std::slice::from_ref(&long));
    // The last word counts.
    let longer = ban("person:iris", "ban", Some(2_000));
    store.put_ban(&longer, &act("ban", "person:iris")).await.unwrap();
    assert_eq!(store.bans(1_500).await.unwrap().len(), 2);
    assert!(store.lift_ban("person:iris", "mute", &act("unmute", "person:iris")).await.unwrap());
    assert!(!store.lift_ban("person:iris", "mute", &act("unmute", "person:iris")).await.unwrap());
    assert_eq!(store.bans(1_500).await.unwrap(), [longer]);
}

pub(crate) async fn persons_who_left_nothing_are_pruned(place: Place) {
    let store = place.open().await;
    with_table(&store).await;
    store.add_token("hash", "zoe", None, 1).await.unwrap();
    let all = |names: Vec<server::store::PersonOverview>| {
        let mut ids: Vec<_> = names.into_iter().map(|person| person.id).collect();
        ids.sort();
        ids
    };
    // A session alone is nothing that somebody has left, but one in use is.
    let session = |hash: &str, person: &str, seen| Session {
        hash: hash.into(),
        person: person.into(),
        device: String::new(),
        created: 1,
        seen,
    };
    for (id, seen) in [("visitor", 5), ("regular", 2_000)] {
        let person = Person { id: id.into(), name: id.into(), kind: PersonKind::Human, created: 1 };
        store.create_person_in(&person, &session(id, id, seen)).await.unwrap();
    }
    assert_eq!(store.delete_idle_persons(1_000, &act("delete_idle_persons", "")).await.unwrap(), 1);
    assert_eq!(store.person("visitor").await.unwrap(), None);
    assert_eq!(store.person_by_session("regular").await.unwrap().unwrap().id, "regular");
    let before = all(store.person_overviews("", 100).await.unwrap());
    let table = store.table("t").await.unwrap().unwrap();
    let pruned = store.delete_idle_persons(i64::MAX, &act("delete_idle_persons", "")).await.unwrap();
    let after = all(store.person_overviews("", 100).await.unwrap());
    assert_eq!(pruned as usize, before.len() - after.len());
    assert!(after.contains(&table.host) && after.contains(&"zoe".to_owned()), "{after:?}");
    assert!(table.seats.iter().all(|seat| after.contains(&seat.person)));
    assert_eq!(store.delete_idle_persons(i64::MAX, &act("delete_idle_persons", "")).await.unwrap(), 0);
}

pub(crate) async fn tables_and_persons_are_listed(place: Place) {
    let store = place.open().await;
    with_table(&store).await;
    store.create_table(&other_table()).await.unwrap();
    store.append("u", 0, &[entry(6_000, "{}")], None).await.unwrap();
    let u = store.table("u").await.unwrap().unwrap();
    store.save_table(&TableRow { status: Status::Running, ..u.clone() }, u.changed).await.unwrap();
    let ids = |tables: Vec<server::store::TableOverview>| tables.into_iter().map(|table| table.id).collect::<Vec<_>>();
    assert_eq!(ids(store.table_overviews(Some(Status::Running), i64::MAX, 10).await.unwrap()), ["u"]);
    assert_eq!(store.table_overviews(None, i64::MAX, 10).await.unwrap().len(), 2);
    assert_eq!(store.table_overviews(None, i64::MAX, 1).await.unwrap().len(), 1);
    assert!(store.table_overviews(None, 1, 10).await.unwrap().is_empty());
    let of_u = store.table_overviews(Some(Status::Running), i64::MAX, 10).await.unwrap().remove(0);
    assert_eq!((of_u.entries, of_u.persons, of_u.public), (1, 1, false));
    store.rename_person("iris", "100%_Iris").await.unwrap();
    for (name, found) in [("0%_ir", 1), ("iris", 1), ("%", 1), ("0__", 0)] {
        assert_eq!(store.person_overviews(name, 10).await.unwrap().len(), found, "{name}");
    }
}

pub(crate) async fn everything_of_a_person_is_found(place: Place) {
    let store = place.open().await;
    with_table(&store).await;
    store.add_token("a-hash", "iris", None, 1).await.unwrap();
    store.put_recovery("iris", "a-hash of a code", 1).await.unwrap();
    store.block("iris", "otto", 1).await.unwrap();
    store.block("otto", "iris", 2).await.unwrap();
    store.add_chat("t", &line("iris", "hi \"there\"")).await.unwrap();
    store.add_chat("t", &line("otto", "hello")).await.unwrap();
    store.add_note("t", "iris", &note(), 10).await.unwrap();
    let all = store.rows_of_person("iris").await.unwrap();
    let rows =
        |table: &str| all.iter().find(|(name, _)| name == table).map(|(_, rows)| rows.clone()).unwrap_or_default();
    assert_eq!(rows("persons").len(), 1);
    assert_eq!(rows("chat").len(), 1);
    assert_eq!(rows("chat")[0]["text"], "hi \"there\"");
    assert_eq!(rows("notes")[0]["text"], "mine");
    assert_eq!(rows("tokens").len(), 1);
    assert_eq!(rows("recovery").len(), 1);
    assert_eq!(rows("blocks").len(), 1, "whom others have blocked is their affair");
    let text = format!("{all:?}");
    assert!(!text.contains("a-hash") && !text.contains("hello"), "{text}");
}
