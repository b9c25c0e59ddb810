//! Nobody's choice shows before the reveal, and nothing of the seed before the end.

use std::{
    io,
    sync::{Arc, Mutex},
};

use serde_json::{Value, json};
use sha2::{Digest, Sha256};

use crate::world::{Socket, World};

/// Lets a seat choose until it has nothing left to choose, and returns what it chose.
async fn choose_all(socket: &mut Socket, seat: u8, last: bool) -> Vec<String> {
    let mut chosen = Vec::new();
    loop {
        let texts = socket.texts(seat);
        let Some(text) = (if last { texts.last() } else { texts.first() }) else { return chosen };
        let answer = socket.act(seat, &[text]).await;
        assert_eq!(answer["type"], "done", "{answer}");
        chosen.push(text.clone());
        if socket.seen(seat)["view"]["phase"] == "workers" {
            return chosen;
        }
    }
}

#[tokio::test]
async fn what_others_choose_at_the_same_time_leaves_no_trace_until_the_reveal() {
    let world = World::new().await;
    let (iris, bruno, id) = world.duel().await;
    let mut watching = world.connect(&bruno, &id).await;
    watching.until("seen").await;
    let mut choosing = world.connect(&iris, &id).await;
    choosing.until("seen").await;
    let replay = |query: &str| format!("/api/tables/{id}/replay{query}");
    let viewpoints = ["?at=1000", "?at=1000&seat=1"];
    let mut replays = Vec::new();
    for query in viewpoints {
        replays.push(world.get(&bruno, &replay(query)).await.ok());
    }
    let before = watching.received.len();
    let chosen = choose_all(&mut choosing, 0, true).await;
    assert!(chosen.len() > 1, "births ask for more than one thing: {chosen:?}");
    // His ping is answered after everything that was sent to him before.
    watching.say(json!({ "type": "ping" })).await;
    watching.until("pong").await;
    for message in &watching.received[before..] {
        assert_ne!(message["items"][0]["what"], "played", "{message}");
        let plan = &message["view"]["colonies"][0]["plan"];
        assert!(plan.is_null(), "{plan}");
        for text in &chosen {
            // What he may do himself is not secret.
            let told = [&message["items"], &message["view"]].map(|part| part.to_string()).concat();
            assert!(!told.contains(text.as_str()), "{text:?} shows in {told}");
        }
    }
    assert_eq!(watching.n_items(1), 1, "nothing was told yet");
    // A replay shows no trace of it either.
    for (query, before) in viewpoints.iter().zip(&replays) {
        let after = world.get(&bruno, &replay(query)).await.ok();
        assert_eq!(after, *before);
        assert_eq!(after["steps"].as_array().map(Vec::len), Some(1), "only the setup");
        let frames = world.get(&bruno, &format!("{}&from=0&to=0", replay(&query.replace('?', "/frames?")))).await.ok();
        assert_eq!(frames, before["frames"]);
    }
    choose_all(&mut watching, 1, true).await;
    let revealed = watching.seen(1)["items"].to_string();
    assert!(revealed.contains("nurses_placed"), "{revealed}");
}

#[tokio::test]
async fn the_order_of_answers_changes_nothing() {
    let mut ends = Vec::new();
    for order in [[0, 1], [1, 0]] {
        let world = World::new().await;
        let iris = world.person("Iris").await;
        let seats = json!([{ "kind": "me" }, { "kind": "local", "name": "Otto" }]);
        let id = world.table(&iris, seats, json!({ "start": true })).await;
        let mut socket = world.connect(&iris, &id).await;
        socket.until_that(|message| message["seat"] == 1).await;
        for seat in order {
            choose_all(&mut socket, seat, false).await;
        }
        let view = &socket.seen(0)["view"];
        ends.push(view["colonies"].as_array().expect("a list").iter().map(|c| c["larvae"].clone()).collect::<Vec<_>>());
    }
    assert_eq!(ends[0], ends[1]);
}

#[tokio::test]
async fn seed_and_secret_stay_here_while_the_game_runs() {
    let world = World::new().await;
    let (iris, _, id) = world.duel().await;
    let mut socket = world.connect(&iris, &id).await;
    socket.until("seen").await;
    socket.act_any(0).await;
    let row = world.app().hub.shared().store.table(&id).await.expect("a store").expect("a table");
    let header: Value = serde_json::from_str(&row.header).expect("a header");
    let secret = world.app().hub.shared().vault.header(&row).expect("the key is here").secret;
    let secret = secret.as_str();
    let info = world.get(&iris, &format!("/api/tables/{id}")).await.ok();
    assert_eq!(info["fair"], Value::Null);
    let replay = world.get(&iris, &format!("/api/tables/{id}/replay?seat=0")).await;
    let frames = world.get(&iris, &format!("/api/tables/{id}/replay/frames?seat=0&from=0&to=1")).await;
    world.get(&iris, &format!("/api/tables/{id}/record")).await.refused(409, "not_now");
    let person = header["seats"][0]["person"].as_str().expect("a person");
    let told = [info, replay.ok(), frames.ok()].into_iter().chain(socket.received);
    for text in told.map(|told| told.to_string()) {
        assert!(!text.contains(secret), "the secret is out");
        assert!(!text.contains(person), "ids of people are out");
    }
}

/// Everything that is logged on this thread, where all of a test's server runs.
#[derive(Clone, Default)]
struct Log(Arc<Mutex<Vec<u8>>>);

impl io::Write for Log {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().expect("no test panics while it holds the log").extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[tokio::test]
async fn nothing_of_the_seed_reaches_the_log() {
    let log = Log::default();
    let kept = log.clone();
    let subscriber = tracing_subscriber::fmt().with_max_level(tracing::Level::TRACE).with_writer(move || kept.clone());
    let _logging = tracing::subscriber::set_default(subscriber.finish());
    let world = World::new().await;
    let iris = world.person("Iris").await;
    let contribution = "5a".repeat(32);
    let commitment: String = Sha256::digest(&contribution).iter().map(|byte| format!("{byte:02x}")).collect();
    let seats = json!([{ "kind": "me" }, { "kind": "local", "name": "Otto" }]);
    let id = world.table(&iris, seats, json!({})).await;
    let at = |what: &str| format!("/api/tables/{id}/{what}");
    let wrong = json!({ "contribution": "5b".repeat(32) });
    world.post(&iris, &at("start"), json!({ "commitment": commitment })).await.ok();
    world.post(&iris, &at("reveal"), wrong).await.refused(400, "bad_request");
    world.post(&iris, &at("reveal"), json!({ "contribution": contribution })).await.ok();
    let mut socket = world.connect(&iris, &id).await;
    socket.until_that(|message| message["seat"] == 1).await;
    choose_all(&mut socket, 0, false).await;
    let world = world.restart().await;
    world.get(&iris, &at("replay?seat=0")).await.ok();
    world.post(&iris, &at("abandon"), json!({ "yes": true })).await.ok();
    let fair = world.get(&iris, &format!("/api/tables/{id}")).await.ok()["fair"].clone();
    let said = String::from_utf8_lossy(&log.0.lock().expect("it was written")).into_owned();
    assert!(said.contains("game started") && said.contains(&id), "the log has what happened");
    for part in [&fair["secret"], &fair["seed"], &fair["contributions"][0]] {
        assert!(!said.contains(part.as_str().expect("everything is revealed")), "{part} is in the log");
    }
}
