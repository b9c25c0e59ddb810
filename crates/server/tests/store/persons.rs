//! Persons, tokens, transfers.

use server::store::{Person, PersonKind, Session, StoreError, Token};

use crate::{
    common::place::Place,
    example::{at_once, person, with_persons},
    refused,
};

pub(crate) async fn a_person_is_found_by_id_and_by_token(place: Place) {
    let store = place.open().await;
    with_persons(&store).await;
    let program = Person { kind: PersonKind::Program, ..person("fourmi") };
    store.create_person(&program).await.unwrap();
    store.add_token("hash 1", "iris", None, 2_000).await.unwrap();
    store.add_token("hash 2", "iris", None, 2_001).await.unwrap();
    store.add_token("hash 3", "fourmi", None, 2_002).await.unwrap();
    assert_eq!(store.person("iris").await.unwrap(), Some(person("iris")));
    assert_eq!(store.person_by_token("hash 1").await.unwrap(), Some(person("iris")));
    assert_eq!(store.person_by_token("hash 2").await.unwrap(), Some(person("iris")));
    assert_eq!(store.person_by_token("hash 3").await.unwrap(), Some(program));
    assert_eq!(store.person("nobody").await.unwrap(), None);
    assert_eq!(store.person_by_token("hash 4").await.unwrap(), None);
}

pub(crate) async fn a_person_needs_an_id_of_its_own(place: Place) {
    let store = place.open().await;
    with_persons(&store).await;
    let second = Person { name: "another".to_owned(), ..person("iris") };
    refused!(store.create_person(&second).await, StoreError::Exists { what: "person", .. });
    assert_eq!(store.person("iris").await.unwrap(), Some(person("iris")));
}

pub(crate) async fn only_a_person_can_be_renamed(place: Place) {
    let store = place.open().await;
    with_persons(&store).await;
    store.rename_person("iris", "Íris 🐜").await.unwrap();
    assert_eq!(store.person("iris").await.unwrap().unwrap().name, "Íris 🐜");
    assert_eq!(store.person("otto").await.unwrap(), Some(person("otto")));
    refused!(store.rename_person("nobody", "x").await, StoreError::NoSuchPerson { .. });
}

pub(crate) async fn a_token_belongs_to_a_person(place: Place) {
    let store = place.open().await;
    with_persons(&store).await;
    store.add_token("hash", "iris", None, 2_000).await.unwrap();
    refused!(store.add_token("hash", "otto", None, 2_000).await, StoreError::Exists { what: "token", .. });
    refused!(store.add_token("other", "nobody", None, 2_000).await, StoreError::NoSuchPerson { .. });
    assert_eq!(store.person_by_token("hash").await.unwrap(), Some(person("iris")));
    assert_eq!(store.person_by_token("other").await.unwrap(), None);
}

pub(crate) async fn a_transfer_is_taken_once(place: Place) {
    let store = place.open().await;
    with_persons(&store).await;
    store.put_transfer("code", "otto", 5_000).await.unwrap();
    refused!(store.put_transfer("code", "iris", 5_000).await, StoreError::Exists { what: "transfer", .. });
    refused!(store.put_transfer("code 2", "nobody", 5_000).await, StoreError::NoSuchPerson { .. });
    assert_eq!(store.take_transfer("no code", 4_000).await.unwrap(), None);
    assert_eq!(store.take_transfer("code", 4_000).await.unwrap().as_deref(), Some("otto"));
    assert_eq!(store.take_transfer("code", 4_000).await.unwrap(), None);
}

pub(crate) async fn a_transfer_expires(place: Place) {
    let store = place.open().await;
    with_persons(&store).await;
    store.put_transfer("short", "otto", 5_000).await.unwrap();
    store.put_transfer("long", "otto", 6_000).await.unwrap();
    assert_eq!(store.take_transfer("short", 5_000).await.unwrap(), None);
    // An earlier time does not bring it back.
    assert_eq!(store.take_transfer("short", 4_000).await.unwrap(), None);
    assert_eq!(store.take_transfer("long", 5_999).await.unwrap().as_deref(), Some("otto"));
}

pub(crate) async fn of_many_takers_one_gets_the_transfer(place: Place) {
    let stores = [place.open().await, place.open().await];
    with_persons(&stores[0]).await;
    store_round(&stores, "one").await;
    store_round(&stores, "two").await;
}

async fn store_round(stores: &[server::store::Store; 2], code: &'static str) {
    stores[0].put_transfer(code, "zoe", 5_000).await.unwrap();
    let taken = at_once(8, |i| {
        let store = stores[i as usize % 2].clone();
        async move { store.take_transfer(code, 0).await.unwrap() }
    })
    .await;
    assert_eq!(taken.into_iter().flatten().collect::<Vec<_>>(), ["zoe"]);
}

fn session(hash: &str, person: &str, seen: i64) -> Session {
    Session { hash: hash.to_owned(), person: person.to_owned(), device: "Firefox, Linux".to_owned(), created: 1, seen }
}

pub(crate) async fn a_session_names_a_person_until_it_is_revoked(place: Place) {
    let store = place.open().await;
    with_persons(&store).await;
    let zora = person("zora");
    store.create_person_in(&zora, &session("first", "zora", 10)).await.unwrap();
    refused!(
        store.create_person_in(&zora, &session("other", "zora", 10)).await,
        StoreError::Exists { what: "person", .. }
    );
    assert_eq!(store.person_by_session("other").await.unwrap(), None, "a person that is refused leaves no session");
    refused!(
        store.create_person_in(&person("nora"), &session("first", "nora", 10)).await,
        StoreError::Exists { what: "session", .. }
    );
    assert_eq!(store.person("nora").await.unwrap(), None, "a session that is refused leaves no person");
    store.add_session(&session("second", "zora", 20), 0).await.unwrap();
    refused!(store.add_session(&session("third", "nobody", 1), 0).await, StoreError::NoSuchPerson { .. });
    assert_eq!(store.person_by_session("second").await.unwrap(), Some(zora));
    let hashes = async |person: &str| {
        let sessions = store.sessions_of(person).await.unwrap();
        sessions.into_iter().map(|session| (session.hash, session.seen)).collect::<Vec<_>>()
    };
    assert_eq!(hashes("zora").await, [("second".to_owned(), 20), ("first".to_owned(), 10)]);
    // Not every use is written down.
    store.see_session("first", 30, 9).await.unwrap();
    assert_eq!(hashes("zora").await[1], ("first".to_owned(), 10));
    store.see_session("first", 30, 10).await.unwrap();
    assert_eq!(hashes("zora").await[0], ("first".to_owned(), 30));
    // Those that were last seen long ago are forgotten, but nobody else's.
    store.add_session(&session("of iris", "iris", 5), 0).await.unwrap();
    store.add_session(&session("third", "zora", 40), 25).await.unwrap();
    assert_eq!(hashes("zora").await, [("third".to_owned(), 40), ("first".to_owned(), 30)]);
    assert_eq!(hashes("iris").await.len(), 1);
    store.revoke(&["first", "unknown"]).await.unwrap();
    assert_eq!(store.person_by_session("first").await.unwrap(), None);
    assert_eq!(hashes("zora").await.len(), 1);
}

pub(crate) async fn tokens_belong_to_whoever_created_them(place: Place) {
    let store = place.open().await;
    with_persons(&store).await;
    let program = Person { kind: PersonKind::Program, name: "Antbot".to_owned(), ..person("fourmi") };
    store.create_person(&program).await.unwrap();
    store.add_token("hash", "fourmi", Some("iris"), 7).await.unwrap();
    let token = Token { hash: "hash".to_owned(), name: "Antbot".to_owned(), created: 7 };
    assert_eq!(store.tokens_of("iris").await.unwrap(), std::slice::from_ref(&token));
    assert_eq!(store.tokens_of("fourmi").await.unwrap(), [token]);
    assert_eq!(store.tokens_of("otto").await.unwrap(), []);
    store.revoke(&["hash"]).await.unwrap();
    assert_eq!(store.person_by_token("hash").await.unwrap(), None);
}

pub(crate) async fn a_recovery_code_replaces_the_earlier_one(place: Place) {
    let store = place.open().await;
    with_persons(&store).await;
    assert_eq!(store.recovery_of("iris").await.unwrap(), None);
    store.put_recovery("iris", "one", 1).await.unwrap();
    store.put_recovery("iris", "two", 2).await.unwrap();
    refused!(store.put_recovery("nobody", "three", 2).await, StoreError::NoSuchPerson { .. });
    assert_eq!(store.recovery_of("iris").await.unwrap(), Some(2));
    assert_eq!(store.person_by_recovery("one").await.unwrap(), None);
    assert_eq!(store.person_by_recovery("two").await.unwrap(), Some(person("iris")));
    store.delete_recovery("iris").await.unwrap();
    assert_eq!(store.person_by_recovery("two").await.unwrap(), None);
}

pub(crate) async fn looking_at_a_transfer_does_not_use_it_up(place: Place) {
    let store = place.open().await;
    with_persons(&store).await;
    store.put_transfer("code", "otto", 5_000).await.unwrap();
    for _ in 0..2 {
        assert_eq!(store.transfer("code", 4_999).await.unwrap().as_deref(), Some("otto"));
    }
    assert_eq!(store.transfer("code", 5_000).await.unwrap(), None);
    assert_eq!(store.take_transfer("code", 4_999).await.unwrap().as_deref(), Some("otto"));
    assert_eq!(store.transfer("code", 4_999).await.unwrap(), None);
}
