//! Games from the first move to the last.

use serde_json::{Value, json};

use crate::world::World;

/// Plays one seat to the end of the game, with choices from all over the list.
async fn play(world: &World, seats: Value, seed: usize) -> (crate::world::Person, String, Vec<Value>) {
    let iris = world.person("Iris").await;
    let id = world.table(&iris, seats, json!({ "start": true })).await;
    let mut socket = world.connect(&iris, &id).await;
    socket.until("seen").await;
    let mut n = seed;
    while socket.seen(0)["view"]["phase"] != "over" {
        let texts = socket.texts(0);
        if texts.is_empty() {
            socket.until("seen").await;
            continue;
        }
        n += 1;
        let answer = socket.act(0, &[&texts[n * 7 % texts.len()]]).await;
        // A bot may have moved in the meantime; then look at the list again.
        assert!(answer["type"] == "done" || answer["error"]["kind"] == "stale", "{answer}");
    }
    if !socket.received.iter().any(|message| message["status"] == "over") {
        socket.until_that(|message| message["status"] == "over").await;
    }
    (iris, id, socket.received)
}

#[tokio::test]
async fn against_bots_of_every_level_to_the_end_and_its_record_replays() {
    let world = World::new().await;
    let seats = json!([{ "kind": "me" }, { "kind": "bot", "level": "random" }, { "kind": "bot", "level": "greedy" }]);
    let (iris, id, received) = play(&world, seats, 3).await;
    let items = received.iter().filter(|message| message["seat"] == 0).flat_map(|m| m["items"].as_array()).flatten();
    let numbers: Vec<u64> = items.map(|item| item["n"].as_u64().expect("a number")).collect();
    assert_eq!(numbers, (0..numbers.len() as u64).collect::<Vec<_>>(), "every item once and in order");
    let info = world.get(&iris, &format!("/api/tables/{id}")).await.ok();
    assert_eq!(info["standing"]["scores"].as_array().expect("scores").len(), 3);
    assert_eq!(world.get(&iris, "/api/lobby").await.ok()["replays"][0]["id"], json!(id));

    let mut socket = world.connect(&iris, &id).await;
    socket.until("seen").await;
    assert_eq!(socket.seen(0)["undoable"], 0, "the end reveals everything");
    let seen = socket.n_items(0);
    for wish in [json!({ "type": "undo" }), json!({ "type": "ask_undo", "items": 1 })] {
        let mut wish = wish;
        (wish["seat"], wish["seen"]) = (json!(0), json!(seen));
        assert_eq!(socket.ask(wish).await["error"]["kind"], "not_now");
    }

    let record = world.get(&iris, &format!("/api/tables/{id}/record")).await.ok();
    assert_eq!(record["seats"], json!(["Iris", "bot random", "bot greedy"]));
    let replay = world.post(&iris, "/api/replays", record).await.ok();
    assert_eq!(replay["standing"], info["standing"]);
    let last = replay["steps"].as_array().expect("a list").len() + 1_000;
    let own = world.get(&iris, &format!("/api/tables/{id}/replay?seat=2&at={last}")).await.ok();
    assert_eq!(own["seats"], json!([null, 0, 1, 2]), "a finished game shows every side");
    assert_eq!(own["frames"]["frames"][0]["view"]["phase"], "over");
}

#[tokio::test]
async fn march_of_the_ants_is_played_by_the_same_api() {
    let world = World::new().await;
    let iris = world.person("Iris").await;
    let seats = json!([{ "kind": "bot", "level": "random" }, { "kind": "bot", "level": "random" }]);
    let new = json!({ "game": "march", "seats": seats, "start": true });
    let id = world.post(&iris, "/api/tables", new).await.ok()["id"].as_str().expect("an id").to_owned();
    let mut socket = world.connect(&iris, &id).await;
    if world.get(&iris, &format!("/api/tables/{id}")).await.ok()["status"] != "over" {
        socket.until_that(|message| message["status"] == "over").await;
    }
    let record = world.get(&iris, &format!("/api/tables/{id}/record")).await.ok();
    world.post(&iris, "/api/replays", record).await.ok();
}
