//! Lists of tables that are searched and read on, and tables without life.

use std::time::{Duration, Instant};

use serde_json::{Value, json};
use server::{
    admin::{self, Task},
    store::{LogRow, NewTable, SeatRow, Status, TableChange},
};

use crate::world::{Person, World};

const DAY_MS: i64 = 24 * 60 * 60 * 1000;

async fn list(world: &World, person: &Person, query: &str) -> Value {
    world.get(person, &format!("/api/tables?{query}")).await.ok()
}

async fn ids(world: &World, person: &Person, query: &str) -> Vec<String> {
    let page = list(world, person, query).await;
    let id = |card: &Value| card["id"].as_str().expect("an id").to_owned();
    page["tables"].as_array().expect("a list").iter().map(id).collect()
}

/// A game of March of the Ants against a bot, played to its end. Returns the table and the points of its player.
async fn played(world: &World, person: &Person, more: Value) -> (String, i64) {
    let mut new = json!({ "game": "march", "seats": [{ "kind": "me" }, { "kind": "bot", "level": "random" }] });
    new.as_object_mut().expect("an object").extend(more.as_object().expect("an object").clone());
    let id = world.post(person, "/api/tables", new).await.ok()["id"].as_str().expect("an id").to_owned();
    world.post(person, &format!("/api/tables/{id}/start"), Value::Null).await.ok();
    let mut line = world.connect(person, &id).await;
    line.until("seen").await;
    line.play_out(0).await;
    let info = world.get(person, &format!("/api/tables/{id}")).await.ok();
    (id, info["standing"]["scores"][0].as_i64().expect("points"))
}

/// Writes finished games into the store, as an earlier version left them: nobody has archived them. They are copies of this
/// one, each ended a second after the one before.
async fn copies(world: &World, of: &str, n: i64) {
    let store = world.store();
    let row = store.table(of).await.expect("a store").expect("a table");
    for nth in 0..n {
        let id = format!("copy{nth:03}");
        let seats = vec![SeatRow { seat: 0, person: row.host.clone() }];
        let (game, host, header) = (row.game.clone(), row.host.clone(), row.header.clone());
        let new = NewTable { id: id.clone(), created: 5, public: true, game, host, header, seats };
        store.create_table(&new).await.expect("a new table");
        let mut summary: Value = serde_json::from_str(row.summary.as_deref().expect("a summary")).expect("JSON");
        summary["told"] = json!(1_000_000 + nth * 1_000);
        let change =
            TableChange { status: Some(Status::Over), summary: Some(summary.to_string()), ..TableChange::default() };
        let entry = LogRow { at: 7, seat: None, kind: "started".into(), body: r#"{"kind":"started"}"#.into() };
        store.append(&id, 0, &[entry], Some(change)).await.expect("an entry");
    }
}

/// Asks until there are so many, since what an earlier version left is archived in the background.
async fn until_found(world: &World, query: &str, n: usize) {
    let begun = Instant::now();
    while ids(world, &Person::default(), query).await.len() < n {
        assert!(begun.elapsed() < Duration::from_secs(20), "they are not archived");
    }
}

#[tokio::test]
async fn a_finished_game_is_found_by_game_player_date_and_score() {
    let world = World::new().await;
    let elise = world.person("Élise B.").await;
    let nobody = Person::default();
    assert_eq!(list(&world, &nobody, "").await, json!({ "tables": [], "next": null }));
    let (id, score) = played(&world, &elise, json!({ "public": true })).await;
    let card = list(&world, &nobody, "").await["tables"][0].clone();
    assert_eq!((&card["id"], &card["status"], &card["yours"]), (&json!(id), &json!("over"), &json!(false)));
    let ended = card["changed"].as_i64().expect("a time");
    let queries = [
        ("game=march", true),
        ("game=myrmes", false),
        ("player=elise", true),
        ("player=%20%C3%89LI", true),
        ("player=lise", false),
        ("game=march&player=elise+b.&list=finished", true),
        (&*format!("from={ended}"), true),
        (&*format!("from={}", ended + 1), false),
        (&*format!("until={}", ended + 1), true),
        (&*format!("until={ended}"), false),
        (&*format!("score={score}"), true),
        (&*format!("player=elise&score={score}"), true),
        (&*format!("player=elise&score={}", score + 1), false),
        ("score=10000", false),
        ("list=open", false),
        ("list=running", false),
    ];
    for (query, found) in queries {
        assert_eq!(ids(&world, &nobody, query).await.len(), usize::from(found), "{query}");
    }
    world.get(&nobody, "/api/tables?list=mine").await.refused(401, "unauthorised");
    assert_eq!(ids(&world, &elise, "list=mine").await, [id]);
    for wrong in ["list=all", "from=today", "score=x", "after=1", "after=x.y", &format!("player={}", "x".repeat(201))] {
        world.get(&nobody, &format!("/api/tables?{wrong}")).await.refused(400, "bad_request");
    }
}

#[tokio::test]
async fn games_that_are_not_public_are_found_by_their_players_alone() {
    let world = World::new().await;
    let (iris, bruno) = (world.person("Iris").await, world.person("Bruno").await);
    let (id, _) = played(&world, &iris, json!({})).await;
    assert_eq!(ids(&world, &iris, "list=mine&player=iris").await, [id]);
    for person in [&bruno, &Person::default()] {
        assert_eq!(ids(&world, person, "").await, Vec::<String>::new());
    }
    assert_eq!(ids(&world, &bruno, "list=mine").await, Vec::<String>::new());
    // The tables of a deal are never public; the public list stays silent about them even when all are done.
    let table =
        json!({ "game": "march", "seats": [{ "kind": "me" }, { "kind": "bot", "level": "random" }], "start": true });
    let deal = world.post(&bruno, "/api/deals", json!({ "tables": 2, "table": table })).await.ok();
    let first = deal["id"].as_str().expect("an id");
    let mut line = world.connect(&bruno, first).await;
    line.until("seen").await;
    line.play_out(0).await;
    assert_eq!(ids(&world, &bruno, "list=mine").await, [first]);
    assert_eq!(ids(&world, &iris, "").await, Vec::<String>::new());
}

#[tokio::test]
async fn a_person_who_was_deleted_is_not_found_by_name() {
    let world = World::new().await;
    let iris = world.person("Iris").await;
    let (id, _) = played(&world, &iris, json!({ "public": true })).await;
    let nobody = Person::default();
    assert_eq!(ids(&world, &nobody, "player=iris").await, [&*id]);
    let host = world.store().table(&id).await.expect("a store").expect("a table").host;
    let task = Task::DeletePerson { id: host, reason: String::new() };
    admin::run(world.store(), &world.app().hub.shared().vault, &task).await.expect("a deletion");
    assert_eq!(ids(&world, &nobody, "player=iris").await, Vec::<String>::new());
    assert_eq!(ids(&world, &nobody, "").await, [id], "the game stays");
}

#[tokio::test]
async fn games_of_earlier_versions_are_archived_and_read_page_by_page() {
    let world = World::new().await;
    let iris = world.person("Iris").await;
    let (id, _) = played(&world, &iris, json!({ "public": true })).await;
    copies(&world, &id, 60).await;
    let world = world.restart().await;
    let nobody = Person::default();
    until_found(&world, "until=1060000&player=iris&from=1059000", 1).await;
    // One that nobody can read hides only itself.
    world.raw("UPDATE tables SET header = '{\"from\": \"the future\"}' WHERE id = 'copy030'").await;
    let (mut found, mut after) = (Vec::new(), String::new());
    loop {
        let page = list(&world, &nobody, &format!("player=Iris{after}")).await;
        let tables = page["tables"].as_array().expect("a list");
        assert!(!tables.is_empty() && tables.len() <= 25, "{}", tables.len());
        found.extend(tables.iter().map(|card| card["id"].as_str().expect("an id").to_owned()));
        match page["next"].as_str() {
            Some(next) => after = format!("&after={next}"),
            None => break,
        }
    }
    let expected: Vec<String> =
        std::iter::once(id).chain((0..60).rev().filter(|nth| *nth != 30).map(|nth| format!("copy{nth:03}"))).collect();
    assert_eq!(found, expected);
}

#[tokio::test]
async fn tables_that_wait_are_searched_and_read_page_by_page() {
    let world = World::new().await;
    let (iris, bruno) = (world.person("Iris").await, world.person("Bruno").await);
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let mut of_iris = Vec::new();
    for n in 0..30 {
        of_iris.push(world.table(&iris, seats.clone(), json!({ "public": true })).await);
        // A person has at most 40 unfinished tables.
        if n % 6 == 0 {
            world.table(&iris, seats.clone(), json!({})).await;
        }
    }
    of_iris.reverse();
    let by_bruno = world.table(&bruno, seats, json!({ "public": true, "game": "march" })).await;
    let nobody = Person::default();
    assert_eq!(ids(&world, &nobody, "list=open&player=BRU").await, [&*by_bruno]);
    assert_eq!(ids(&world, &nobody, "list=open&game=march").await, [&*by_bruno]);
    let first = list(&world, &nobody, "list=open&player=iris").await;
    let rest = ids(&world, &nobody, &format!("list=open&after={}", first["next"].as_str().expect("more"))).await;
    assert_eq!((first["tables"].as_array().map(Vec::len), rest.len()), (Some(25), 5));
    assert_eq!(rest, of_iris[25..]);
    assert_eq!(list(&world, &nobody, "list=open&game=myrmes&after=0.x").await["next"], Value::Null);
    assert_eq!(ids(&world, &nobody, "list=running").await.len(), 0);
}

/// Makes a table look as if nothing had happened there for so long.
async fn let_rest(world: World, id: &str, ms: i64) -> World {
    world.raw(&format!("UPDATE tables SET changed = changed - {ms} WHERE id = '{id}'")).await;
    world.restart().await
}

async fn status(world: &World, person: &Person, id: &str) -> Value {
    world.app().hub.wake_lifeless().await;
    world.get(person, &format!("/api/tables/{id}")).await.ok()["status"].clone()
}

#[tokio::test]
async fn a_table_that_nobody_waits_at_any_more_closes() {
    let world = World::new().await;
    let (iris, bruno) = (world.person("Iris").await, world.person("Bruno").await);
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let public = world.table(&iris, seats.clone(), json!({ "public": true })).await;
    let invited = world.table(&iris, seats, json!({})).await;
    let info = world.get(&bruno, &format!("/api/tables/{public}")).await.ok();
    let left = info["expires"].as_i64().expect("a time") - info["now"].as_i64().expect("a time");
    assert!((DAY_MS - 60_000..=DAY_MS).contains(&left), "{left}");
    let world = let_rest(world, &public, DAY_MS - 60_000).await;
    let world = let_rest(world, &invited, DAY_MS + 1).await;
    assert_eq!(status(&world, &bruno, &public).await, "open");
    assert_eq!(status(&world, &bruno, &invited).await, "open", "friends take longer");

    // Whoever looks on does not keep it; whoever sits there does, by coming by.
    let world = let_rest(world, &public, 61_000).await;
    let own = world.connect(&iris, &public).await;
    assert_eq!(status(&world, &bruno, &public).await, "open");
    drop(own);
    let world = let_rest(world, &public, DAY_MS + 1).await;
    let _other = world.connect(&bruno, &public).await;
    assert_eq!(status(&world, &bruno, &public).await, "abandoned");
    world.post(&bruno, &format!("/api/tables/{public}/sit"), json!({})).await.refused(409, "not_now");
    let world = let_rest(world, &invited, 14 * DAY_MS).await;
    assert_eq!(status(&world, &bruno, &invited).await, "abandoned");
}

#[tokio::test]
async fn a_game_that_nobody_goes_on_with_is_given_up_after_a_notice() {
    let world = World::new().await;
    let (iris, _, id) = world.duel().await;
    let path = format!("/api/tables/{id}");
    assert_eq!(world.get(&iris, &path).await.ok()["expires"], Value::Null);
    let world = let_rest(world, &id, 80 * DAY_MS).await;
    assert!(world.get(&iris, &path).await.ok()["expires"].is_i64());
    assert_eq!(status(&world, &iris, &id).await, "running");
    let world = let_rest(world, &id, 10 * DAY_MS).await;
    assert_eq!(status(&world, &iris, &id).await, "abandoned");
    let log = world.store().log(&id).await.expect("a log");
    assert_eq!(log.last().map(|entry| &*entry.kind), Some("abandoned"));
}

#[tokio::test]
async fn an_operator_may_keep_tables_for_ever() {
    let world = World::with(&["--close-waiting", "0", "--close-invited", "0", "--give-up-after", "0"]).await;
    let (iris, _, id) = world.duel().await;
    let open = world.table(&iris, json!([{ "kind": "me" }, { "kind": "open" }]), json!({ "public": true })).await;
    assert_eq!(world.get(&iris, &format!("/api/tables/{open}")).await.ok()["expires"], Value::Null);
    let world = let_rest(world, &id, 1000 * DAY_MS).await;
    let world = let_rest(world, &open, 1000 * DAY_MS).await;
    assert_eq!(status(&world, &iris, &id).await, "running");
    assert_eq!(status(&world, &iris, &open).await, "open");
    assert_eq!(ids(&world, &Person::default(), "list=open").await, [open]);
}
