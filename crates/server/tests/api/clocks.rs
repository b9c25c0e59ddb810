//! Time to think.

use serde_json::{Value, json};

use crate::world::World;

async fn with_clock(world: &World, at_zero: &str) -> (crate::world::Person, String) {
    let iris = world.person("Iris").await;
    let seats = json!([{ "kind": "me" }, { "kind": "bot", "level": "random" }]);
    let clock = json!({ "kind": "live", "bank_s": 30, "increment_s": 0 });
    let id = world.table(&iris, seats, json!({ "clock": clock, "at_zero": at_zero, "start": true })).await;
    (iris, id)
}

#[tokio::test]
async fn the_clock_of_whoever_is_asked_runs() {
    let world = World::new().await;
    let (iris, id) = with_clock(&world, "nothing").await;
    let info = world.get(&iris, &format!("/api/tables/{id}")).await.ok();
    assert_eq!((&info["clocks"][0]["running"], &info["clocks"][1]["running"]), (&json!(true), &json!(false)));
    let left = info["clocks"][0]["left_ms"].as_i64().expect("a time");
    assert!((1..=30_000).contains(&left), "{left}");
}

#[tokio::test]
async fn without_a_clock_there_is_nothing_to_run() {
    let world = World::new().await;
    let (iris, _, id) = world.duel().await;
    let info = world.get(&iris, &format!("/api/tables/{id}")).await.ok();
    assert_eq!(info["clocks"][0]["left_ms"], Value::Null);
}

/// Writes the log of a game in which a player has been thinking for an hour, so that the test need
/// not wait.
async fn an_hour_ago(world: &World, iris: &crate::world::Person, at_zero: &str) -> String {
    use server::store::{LogRow, NewTable, SeatRow, Status, TableChange};
    let (_, template) = with_clock(world, at_zero).await;
    let store = &world.app().hub.shared().store;
    let row = store.table(&template).await.expect("a store").expect("a table");
    // The seat must be hers: take her id from a table of her own.
    let own = world.table(iris, json!([{ "kind": "me" }, { "kind": "open" }]), json!({})).await;
    let her = store.table(&own).await.expect("a store").expect("a table").host;
    let vault = &world.app().hub.shared().vault;
    let secret = vault.header(&row).expect("the key is here").secret;
    let created = server::table::now_ms() - 3_600_000;
    let id = format!("old-{at_zero}");
    let mut header: Value = serde_json::from_str(&row.header).expect("a header");
    header["seats"][0]["person"] = json!(her);
    // What is sealed for one table cannot be opened at another.
    header["secret"] = json!(vault.seal(&secret, &id));
    let table = NewTable {
        id: id.clone(),
        created,
        public: false,
        game: "myrmes".into(),
        host: her.clone(),
        header: header.to_string(),
        seats: vec![SeatRow { seat: 0, person: her }],
    };
    store.create_table(&table).await.expect("a table");
    let started =
        LogRow { at: created, seat: None, kind: "started".into(), body: json!({ "kind": "started" }).to_string() };
    let change = TableChange { status: Some(Status::Running), wake: Some(created), ..TableChange::default() };
    store.append(&id, 0, &[started], Some(change)).await.expect("a log");
    assert!(store.due_tables(server::table::now_ms(), 10).await.expect("a list").contains(&id));
    id
}

#[tokio::test]
async fn a_bot_plays_on_when_the_time_is_up() {
    let world = World::new().await;
    let iris = world.person("Iris").await;
    let id = an_hour_ago(&world, &iris, "bot").await;
    world.app().hub.wake(vec![id.clone()]).await;
    let mut socket = world.connect(&iris, &id).await;
    let info = socket
        .until_that(|message| message["seats"][0]["stand_in"] == "casual" || message["items"] != Value::Null)
        .await;
    assert!(info.is_object());
    let info = world.get(&iris, &format!("/api/tables/{id}")).await.ok();
    assert_eq!(info["seats"][0]["stand_in"], "casual");
    world.post(&iris, &format!("/api/tables/{id}/take_back"), json!({ "seat": 0 })).await.refused(409, "not_now");
    let log = world.app().hub.shared().store.log(&id).await.expect("a log");
    assert_eq!(log.iter().filter(|entry| entry.kind == "clock_ran_out").count(), 1);
}

#[tokio::test]
async fn or_everybody_sees_it_and_nothing_else_happens() {
    let world = World::new().await;
    let iris = world.person("Iris").await;
    let id = an_hour_ago(&world, &iris, "nothing").await;
    world.app().hub.wake(vec![id.clone()]).await;
    let mut socket = world.connect(&iris, &id).await;
    socket.until("seen").await;
    let told = socket.seen(0)["items"].as_array().expect("a list").iter().any(|item| item["what"] == "clock_ran_out");
    assert!(told, "{}", socket.seen(0)["items"]);
    socket.act_any(0).await;
}

#[tokio::test]
async fn while_no_server_ran_no_clock_ran() {
    let world = World::new().await;
    let iris = world.person("Iris").await;
    let id = an_hour_ago(&world, &iris, "bot").await;
    // The server died ten seconds after the game had begun.
    let died = server::table::now_ms() - 3_590_000;
    world.raw(&format!("UPDATE meta SET value = '{died}' WHERE key = 'alive'")).await;
    let world = world.restart().await;
    world.app().hub.wake(vec![id.clone()]).await;
    let info = world.get(&iris, &format!("/api/tables/{id}")).await.ok();
    assert_eq!(info["seats"][0]["stand_in"], Value::Null);
    let left = info["clocks"][0]["left_ms"].as_i64().expect("a time");
    assert!((1..=20_000).contains(&left), "{left}");
}

#[tokio::test]
async fn a_downtime_that_becomes_known_during_the_game_is_given_back() {
    let world = World::new().await;
    let (iris, id) = with_clock(&world, "nothing").await;
    let mut socket = world.connect(&iris, &id).await;
    socket.until("seen").await;
    // As if the machine had slept from now on for twenty seconds.
    world.store().beat(server::table::now_ms() + 20_000, 15_000).await.expect("a store");
    let asleep = world.store().downtimes()[0];
    socket.ask(json!({ "type": "chat", "text": "Good morning!" })).await;
    let told = socket.received.iter().rfind(|message| message["type"] == "table").expect("the clocks are sent again");
    let now = told["now"].as_i64().expect("a time");
    assert!(asleep.began <= now && now < asleep.ended);
    let before = world.get(&iris, &format!("/api/tables/{id}")).await.ok()["clocks"][0]["left_ms"].clone();
    assert_eq!(told["clocks"][0]["left_ms"], before, "the clock stands");
}
