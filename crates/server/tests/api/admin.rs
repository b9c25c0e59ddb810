//! What an administrator does over HTTP while people play.

use serde_json::{Value, json};

use crate::world::{Person, World, assert_refused};

const TOKEN: &str = "a-long-enough-secret";

async fn world() -> World {
    World::with(&["--admin-token", TOKEN]).await
}

async fn ask(world: &World, task: Value) -> Value {
    let admin = Person { admin: Some(TOKEN.to_owned()), ..Person::default() };
    world.post(&admin, "/api/admin", task).await.ok()
}

async fn id_of(world: &World, name: &str) -> String {
    let found = ask(world, json!({ "task": "persons", "name": name })).await;
    found[0]["id"].as_str().expect("a person").to_owned()
}

#[tokio::test]
async fn nobody_else_is_the_administrator() {
    let world = world().await;
    let task = json!({ "task": "tables" });
    let (nobody, mut iris) = (Person::default(), world.person("Iris").await);
    world.post(&nobody, "/api/admin", task.clone()).await.refused(403, "not_administrator");
    iris.admin = Some("a-long-enough-secreX".to_owned());
    world.post(&iris, "/api/admin", task.clone()).await.refused(403, "not_administrator");
    iris.admin = Some(TOKEN.to_owned());
    world.post(&iris, "/api/admin", task.clone()).await.ok();
    world.post(&iris, "/api/admin", json!({ "task": "conquer" })).await.refused(400, "bad_request");
    // Without a token in the configuration there is no administrator over HTTP.
    let plain = World::new().await;
    plain.post(&iris, "/api/admin", task).await.refused(403, "not_administrator");
}

#[tokio::test]
async fn a_running_game_is_closed_in_its_log() {
    let world = world().await;
    let (iris, _bruno, id) = world.duel().await;
    let mut socket = world.connect(&iris, &id).await;
    ask(&world, json!({ "task": "close-table", "id": id, "reason": "asked for" })).await;
    assert!(socket.closed().await.is_some(), "whoever is there reads the table anew");
    assert_eq!(world.get(&iris, &format!("/api/tables/{id}")).await.ok()["status"], "abandoned");
    let log = world.store().log(&id).await.expect("a log");
    assert_eq!(log.last().map(|line| line.kind.as_str()), Some("abandoned"));
    // The record of the game can still be had.
    assert_eq!(world.get(&iris, &format!("/api/tables/{id}/record")).await.ok()["game"], "myrmes");
    let listed = ask(&world, json!({ "task": "tables", "status": "abandoned" })).await;
    assert_eq!(listed[0]["id"], json!(id));
}

#[tokio::test]
async fn a_deleted_table_is_gone_for_those_who_play_there() {
    let world = world().await;
    let (iris, bruno, id) = world.duel().await;
    let mut socket = world.connect(&iris, &id).await;
    ask(&world, json!({ "task": "delete-table", "id": id })).await;
    assert!(socket.closed().await.is_some());
    world.get(&bruno, &format!("/api/tables/{id}")).await.refused(404, "not_found");
    assert!(world.store().log(&id).await.expect("an answer").is_empty());
    let admin = Person { admin: Some(TOKEN.to_owned()), ..Person::default() };
    world.post(&admin, "/api/admin", json!({ "task": "delete-table", "id": id })).await.refused(404, "not_found");
}

/// The command on the machine knows nothing of the server; the store tells it.
#[tokio::test]
async fn a_table_deleted_behind_its_back_takes_no_more_moves() {
    let world = world().await;
    let (iris, bruno, id) = world.duel().await;
    let mut socket = world.connect(&iris, &id).await;
    socket.until("seen").await;
    let mut seat = 0;
    if socket.texts(0).is_empty() {
        (socket, seat) = (world.connect(&bruno, &id).await, 1);
        socket.until("seen").await;
    }
    let action = socket.texts(seat).remove(0);
    let task = serde_json::from_value(json!({ "task": "delete-table", "id": id })).expect("a task");
    server::admin::on_store(world.url(), None, &task).await.expect("it is deleted");
    // Whether the server has heard of it or finds out now, it says the same.
    let act = json!({ "seen": socket.n_items(seat), "actions": [action] });
    let actor = if seat == 0 { &iris } else { &bruno };
    world.post(actor, &format!("/api/tables/{id}/seats/{seat}/act"), act).await.refused(404, "not_found");
    assert!(world.store().log(&id).await.expect("an answer").is_empty(), "nothing was stored of it");
}

#[tokio::test]
async fn whoever_is_muted_plays_but_does_not_chat() {
    let world = world().await;
    let (iris, _bruno, id) = world.duel().await;
    let mut socket = world.connect(&iris, &id).await;
    let person = id_of(&world, "Iris").await;
    ask(&world, json!({ "task": "mute", "target": person, "days": 1, "reason": "rude" })).await;
    let chat = json!({ "type": "chat", "text": "hello" });
    assert_refused(&socket.ask(chat.clone()).await, "muted");
    assert!(world.store().chat(&id, 0).await.expect("an answer").is_empty());
    ask(&world, json!({ "task": "unmute", "target": person })).await;
    assert_eq!(socket.ask(chat).await["type"], "done");
}

#[tokio::test]
async fn whoever_is_banned_is_out_at_once_and_comes_back_later() {
    let world = world().await;
    let (iris, bruno, id) = world.duel().await;
    let mut socket = world.connect(&iris, &id).await;
    let person = id_of(&world, "Iris").await;
    ask(&world, json!({ "task": "ban", "target": person })).await;
    socket.say(json!({ "type": "ping" })).await;
    assert!(socket.closed().await.is_some());
    world.get(&iris, "/api/me").await.refused(403, "banned");
    assert_eq!(world.try_dial(&iris, &id, None).await.err().map(|status| status.as_u16()), Some(403));
    assert_eq!(world.get(&bruno, "/api/me").await.ok()["name"], "Bruno");
    ask(&world, json!({ "task": "unban", "target": person })).await;
    assert_eq!(world.get(&iris, "/api/me").await.ok()["name"], "Iris");
    // Everybody here comes from the same address.
    ask(&world, json!({ "task": "ban", "target": "127.0.0.0/8" })).await;
    assert_eq!(world.try_dial(&bruno, &id, None).await.err().map(|status| status.as_u16()), Some(403));
    let admin = Person { admin: Some(TOKEN.to_owned()), ..Person::default() };
    let unknown = json!({ "task": "ban", "target": "nobody" });
    world.post(&admin, "/api/admin", unknown).await.refused(404, "not_found");
}

#[tokio::test]
async fn bans_outlast_a_restart() {
    let world = world().await;
    let iris = world.person("Iris").await;
    ask(&world, json!({ "task": "ban", "target": id_of(&world, "Iris").await })).await;
    let world = world.restart().await;
    world.get(&iris, "/api/me").await.refused(403, "banned");
}

#[tokio::test]
async fn a_deleted_person_is_a_stranger_with_nameless_seats() {
    let world = world().await;
    let (iris, bruno, id) = world.duel().await;
    let mut socket = world.connect(&bruno, &id).await;
    socket.ask(json!({ "type": "chat", "text": "hello" })).await;
    let person = id_of(&world, "Iris").await;
    let exported = ask(&world, json!({ "task": "export-person", "id": person })).await;
    assert_eq!(exported["persons"][0]["name"], "Iris");
    assert_eq!((&exported["games"][0]["table"], &exported["games"][0]["seats"]), (&json!(id), &json!([0])));
    let header = world.store().table(&id).await.expect("an answer").expect("a table").header;
    let header: Value = serde_json::from_str(&header).expect("a header");
    assert!(!exported.to_string().contains(header["secret"].as_str().expect("a secret")), "secrets are not exported");
    ask(&world, json!({ "task": "delete-person", "id": person })).await;
    assert_eq!(world.get(&iris, "/api/me").await.ok()["known"], json!(false));
    let table = world.get(&bruno, &format!("/api/tables/{id}")).await.ok();
    assert_eq!((&table["seats"][0]["name"], &table["seats"][1]["name"]), (&json!(""), &json!("Bruno")));
    assert!(!world.get(&bruno, "/api/lobby").await.ok().to_string().contains("Iris"));
    assert_eq!(world.get(&bruno, &format!("/api/tables/{id}")).await.ok()["status"], "running", "the game goes on");
}

#[tokio::test]
async fn what_nobody_needs_is_pruned() {
    let world = world().await;
    let (iris, _bruno, running) = world.duel().await;
    let open = world.table(&iris, json!([{ "kind": "open" }, { "kind": "open" }]), json!({})).await;
    assert_eq!(ask(&world, json!({ "task": "prune", "idle": 1 })).await["tables"], json!([]), "all of it is new");
    world.raw("UPDATE tables SET changed = 1").await;
    let would = ask(&world, json!({ "task": "prune", "idle": 1, "dry_run": true })).await;
    assert_eq!(would["tables"], json!([open]));
    assert_eq!(world.get(&iris, &format!("/api/tables/{open}")).await.status, 200);
    assert_eq!(ask(&world, json!({ "task": "prune", "idle": 1 })).await["tables"], json!([open]));
    assert_eq!(world.get(&iris, &format!("/api/tables/{open}")).await.status, 404);
    assert_eq!(world.get(&iris, &format!("/api/tables/{running}")).await.status, 200);
}

#[tokio::test]
async fn summaries_are_rebuilt_from_the_log() {
    let world = world().await;
    let (_iris, _bruno, id) = world.duel().await;
    let row = async || world.store().table(&id).await.expect("an answer").expect("a table");
    let before = row().await;
    world.raw("UPDATE tables SET summary = '{}'").await;
    let done = ask(&world, json!({ "task": "rebuild-summaries" })).await;
    assert_eq!((&done["rebuilt"], &done["unreadable"]), (&json!([id]), &json!([])));
    assert_eq!(row().await, before);
    assert_eq!(ask(&world, json!({ "task": "rebuild-summaries" })).await["rebuilt"], json!([]));
}
