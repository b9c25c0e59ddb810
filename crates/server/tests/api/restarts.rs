//! The machine dies, the server is updated, a table is unloaded: what anybody was told is still
//! there.

use std::time::Duration;

use serde_json::{Value, json};

use crate::world::World;

#[tokio::test]
async fn what_was_told_is_there_after_the_machine_died() {
    let world = World::new().await;
    let (iris, _, id) = world.duel().await;
    let mut socket = world.connect(&iris, &id).await;
    socket.until("seen").await;
    socket.act_any(0).await;
    let before = socket.seen(0).clone();
    let world = world.restart().await;
    let mut back = world.connect(&iris, &id).await;
    back.until("seen").await;
    assert_eq!(back.seen(0)["view"], before["view"]);
    assert_eq!(back.seen(0)["choices"], before["choices"]);
    assert_eq!(back.seen(0)["undoable"], before["undoable"]);
    assert_eq!(back.n_items(0), 2);
    back.act_any(0).await;
}

#[tokio::test]
async fn everybody_is_told_when_the_server_ends() {
    let world = World::new().await;
    let (iris, _, id) = world.duel().await;
    let mut socket = world.connect(&iris, &id).await;
    socket.until("seen").await;
    let world = world.restart_politely().await;
    let frame = socket.closed().await.expect("a reason");
    assert_eq!(u16::from(frame.code), 1012);
    assert_eq!(socket.received.last().expect("a last word")["type"], "bye");
    world.connect(&iris, &id).await;
}

#[tokio::test]
async fn bots_go_on_thinking_after_a_restart() {
    let world = World::new().await;
    let iris = world.person("Iris").await;
    let seats = json!([{ "kind": "bot", "level": "random" }, { "kind": "bot", "level": "random" }]);
    let id = world.table(&iris, seats, json!({ "start": true })).await;
    let world = world.restart().await;
    let due = world.app().hub.shared().store.due_tables(server::table::now_ms(), 10).await.expect("a list");
    world.app().hub.wake(due).await;
    let mut socket = world.connect(&iris, &id).await;
    if world.get(&iris, &format!("/api/tables/{id}")).await.ok()["status"] != "over" {
        socket.until("seen").await;
        // Nobody else is there, so whatever is seen next is what a bot has done.
        socket.until("seen").await;
    }
}

#[tokio::test]
async fn requests_and_votes_are_there_after_the_machine_died() {
    let world = World::new().await;
    let (iris, bruno, id) = world.duel().await;
    let mut socket = world.connect(&iris, &id).await;
    socket.until("seen").await;
    let start = socket.seen(0)["view"].clone();
    socket.act_any(0).await;
    let asked = json!({ "type": "ask_undo", "seat": 0, "seen": socket.n_items(0), "items": 1 });
    assert_eq!(socket.ask(asked).await["type"], "done");
    let abandon = format!("/api/tables/{id}/abandon");
    let before = world.post(&bruno, &abandon, json!({ "yes": true })).await.ok();
    assert_eq!((&before["abandon"], &before["undo_asked"]["yes"]), (&json!([1]), &json!([0])));

    let world = world.restart().await;
    let info = world.get(&bruno, &format!("/api/tables/{id}")).await.ok();
    assert_eq!((&info["abandon"], &info["undo_asked"]), (&before["abandon"], &before["undo_asked"]));
    let mut socket = world.connect(&bruno, &id).await;
    socket.until("seen").await;
    assert_eq!(socket.ask(json!({ "type": "answer_undo", "seat": 1, "yes": true })).await["type"], "done");
    let seen = world.get(&iris, &format!("/api/tables/{id}/seats/0")).await.ok();
    assert_eq!(seen["view"], start);

    // What was agreed is no longer asked.
    let world = world.restart().await;
    let info = world.get(&iris, &format!("/api/tables/{id}")).await.ok();
    assert_eq!((&info["abandon"], &info["undo_asked"]), (&json!([1]), &Value::Null));
    assert_eq!(world.post(&iris, &abandon, json!({ "yes": true })).await.ok()["status"], "abandoned");
}

#[tokio::test]
async fn a_table_nobody_looks_at_leaves_the_memory_and_comes_back_as_it_was() {
    let world = World::with(&["--idle", "1"]).await;
    let (iris, _, id) = world.duel().await;
    let mut socket = world.connect(&iris, &id).await;
    socket.until("seen").await;
    socket.act_any(0).await;
    let view = socket.seen(0)["view"].clone();
    // A vote that waits for the others does not keep it.
    world.post(&iris, &format!("/api/tables/{id}/abandon"), json!({ "yes": true })).await.ok();
    drop(socket);
    let gone = async {
        while world.app().hub.n_live() > 0 {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(20), gone).await.expect("the table is unloaded");
    assert_eq!(world.get(&iris, &format!("/api/tables/{id}/seats/0")).await.ok()["view"], view);
    assert_eq!(world.get(&iris, &format!("/api/tables/{id}")).await.ok()["abandon"], json!([0]));
}
