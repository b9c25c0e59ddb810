//! Undo: alone as long as nobody learned anything, further back by asking.

use serde_json::{Value, json};
use server::store::LogRow;

use crate::world::{Socket, World, assert_refused};

async fn undo(socket: &mut Socket, seat: u8) -> Value {
    let seen = socket.n_items(seat);
    socket.ask(json!({ "type": "undo", "seat": seat, "seen": seen })).await
}

/// Plays everybody's births until the workers phase begins; returns who is to act.
async fn to_the_workers(socket: &mut Socket) -> u8 {
    loop {
        let to_act = socket.seen(0)["view"]["to_act"].as_array().expect("a list").clone();
        if socket.seen(0)["view"]["phase"] == "workers" {
            return to_act[0].as_u64().expect("a seat") as u8;
        }
        let seat = to_act[0].as_u64().expect("a seat") as u8;
        socket.act_any(seat).await;
    }
}

async fn hot_seat(world: &World) -> (Socket, String) {
    let iris = world.person("Iris").await;
    let seats = json!([{ "kind": "me" }, { "kind": "local", "name": "Otto" }]);
    let id = world.table(&iris, seats, json!({ "start": true })).await;
    let mut socket = world.connect(&iris, &id).await;
    socket.until_that(|message| message["seat"] == 1).await;
    (socket, id)
}

#[tokio::test]
async fn ones_own_last_action_is_taken_back_and_stays_in_the_log_marked() {
    let world = World::new().await;
    let (mut socket, id) = hot_seat(&world).await;
    let before = socket.seen(0)["view"].clone();
    assert_eq!(socket.seen(0)["undoable"], 0);
    socket.act_any(0).await;
    let tried = socket.n_items(0) - 1;
    assert_eq!(socket.seen(0)["undoable"], 1);
    assert_eq!(undo(&mut socket, 0).await["type"], "done");
    let item = &socket.seen(0)["items"][0];
    assert_eq!((&item["what"], &item["items"]), (&json!("taken_back"), &json!([tried])));
    assert_eq!(socket.seen(0)["view"], before);
    let log = world.app().hub.shared().store.log(&id).await.expect("a log");
    let kinds: Vec<&str> = log.iter().map(|entry| entry.kind.as_str()).collect();
    assert_eq!(kinds, ["started", "played", "undone"]);
    assert_refused(&undo(&mut socket, 0).await, "not_undoable");
}

#[tokio::test]
async fn several_actions_are_taken_back_at_once_or_none_of_them() {
    let world = World::new().await;
    let (mut socket, id) = hot_seat(&world).await;
    let before = socket.seen(0)["view"].clone();
    socket.act_any(0).await;
    socket.act_any(0).await;
    assert_eq!(socket.seen(0)["undoable"], 2);
    let now = socket.seen(0)["view"].clone();
    let some = |socket: &Socket, actions: u64| json!({ "type": "undo", "seat": 0, "seen": socket.n_items(0), "actions": actions });
    for (actions, why) in [(3, "not_undoable"), (0, "bad_request"), (u64::from(u32::MAX), "not_undoable")] {
        assert_refused(&socket.ask(some(&socket, actions)).await, why);
        assert_eq!(socket.seen(0)["view"], now);
    }
    assert_eq!(socket.ask(some(&socket, 2)).await["type"], "done");
    assert_eq!(socket.seen(0)["view"], before);
    let log = world.app().hub.shared().store.log(&id).await.expect("a log");
    let kinds: Vec<&str> = log.iter().map(|entry| entry.kind.as_str()).collect();
    assert_eq!(kinds, ["started", "played", "played", "undone", "undone"]);
}

#[tokio::test]
async fn actions_sent_together_are_one_click_even_if_another_comes_in_the_same_moment() {
    let world = World::new().await;
    let (mut socket, _) = hot_seat(&world).await;
    assert_eq!(socket.seen(0)["last_request"], 0);
    socket.act_any(0).await;
    assert_eq!(socket.seen(0)["last_request"], 1);
    assert_eq!(socket.act(0, &["nurses larvae 0", "nurses soldiers 0"]).await["type"], "done");
    assert_eq!((&socket.seen(0)["undoable"], &socket.seen(0)["last_request"]), (&json!(3), &json!(2)));
    // The other seat's actions in between do not matter.
    socket.act_any(1).await;
    assert_eq!((&socket.seen(0)["last_request"], &socket.seen(1)["last_request"]), (&json!(2), &json!(1)));
    socket.act_any(0).await;
    assert_eq!(socket.seen(0)["last_request"], 1);
    assert_eq!(undo(&mut socket, 0).await["type"], "done");
    assert_eq!(socket.seen(0)["last_request"], 2);
    // What is left of a request that was undone in part.
    assert_eq!(undo(&mut socket, 0).await["type"], "done");
    assert_eq!(socket.seen(0)["last_request"], 1);
    assert_eq!(undo(&mut socket, 0).await["type"], "done");
    assert_eq!((&socket.seen(0)["undoable"], &socket.seen(0)["last_request"]), (&json!(1), &json!(1)));
}

#[tokio::test]
async fn in_logs_without_requests_the_actions_of_one_moment_are_one_click() {
    let world = World::new().await;
    let iris = world.person("Iris").await;
    let seats = json!([{ "kind": "me" }, { "kind": "local", "name": "Otto" }]);
    let id = world.table(&iris, seats, json!({ "start": true })).await;
    let first = world.connect(&iris, &id).await.until_that(|message| message["seat"] == 0).await;
    let event = first["choices"][0]["text"].as_str().expect("a text").to_owned();
    world.app().hub.close().await;
    let line = |moment: i64, action: &str| LogRow {
        at: 9_000_000_000_000 + moment,
        seat: Some(0),
        kind: "played".to_owned(),
        body: json!({ "kind": "played", "seat": 0, "action": action }).to_string(),
    };
    let old = [line(1, &event), line(2, "nurses larvae 0"), line(2, "nurses soldiers 0")];
    let n = world.store().log(&id).await.expect("a log").len() as i64;
    world.store().append(&id, n, &old, None).await.expect("it is stored");
    let world = world.restart().await;
    let mut socket = world.connect(&iris, &id).await;
    let seen = socket.until_that(|message| message["seat"] == 0).await;
    assert_eq!((&seen["undoable"], &seen["last_request"]), (&json!(3), &json!(2)));
    // From here on requests are numbered.
    socket.act_any(0).await;
    assert_eq!((&socket.seen(0)["undoable"], &socket.seen(0)["last_request"]), (&json!(4), &json!(1)));
}

#[tokio::test]
async fn what_chance_or_others_have_answered_stays() {
    let world = World::new().await;
    let (mut socket, _) = hot_seat(&world).await;
    let seat = to_the_workers(&mut socket).await;
    // The reveal was the last thing that happened.
    let refused = undo(&mut socket, seat).await;
    assert_refused(&refused, "not_undoable");
    assert_eq!(refused["error"]["values"]["reason"], "revealed");
}

#[tokio::test]
async fn people_are_asked_before_the_game_goes_further_back() {
    let world = World::new().await;
    let (iris, bruno, id) = world.duel().await;
    let (mut one, mut two) = (world.connect(&iris, &id).await, world.connect(&bruno, &id).await);
    one.until("seen").await;
    two.until("seen").await;
    let start = one.seen(0)["view"].clone();
    while !one.texts(0).is_empty() {
        one.act_any(0).await;
    }
    while two.seen(1)["view"]["phase"] != "workers" {
        two.act_any(1).await;
    }
    one.until_that(|message| message["view"]["phase"] == "workers").await;
    let ask = |socket: &Socket| json!({ "type": "ask_undo", "seat": 0, "seen": socket.n_items(0), "items": 1 });
    let asked = ask(&one);
    assert_eq!(one.ask(asked).await["type"], "done");
    let info = two.until_that(|message| message["undo_asked"] != Value::Null && message["type"] == "table").await;
    assert_eq!((&info["undo_asked"]["seat"], &info["undo_asked"]["yes"]), (&json!(0), &json!([0])));
    // One refusal ends it.
    assert_eq!(two.ask(json!({ "type": "answer_undo", "seat": 1, "yes": false })).await["type"], "done");
    one.until_that(|message| message["type"] == "table" && message["undo_asked"] == Value::Null).await;
    assert_refused(&two.ask(json!({ "type": "answer_undo", "seat": 1, "yes": true })).await, "not_now");
    // Asked again, and agreed.
    let asked = ask(&one);
    one.ask(asked).await;
    assert_refused(&one.ask(json!({ "type": "answer_undo", "seat": 1, "yes": true })).await, "not_yours");
    two.ask(json!({ "type": "answer_undo", "seat": 1, "yes": true })).await;
    one.until_that(|message| message["items"][0]["what"] == "taken_back").await;
    assert_eq!(one.seen(0)["items"][0]["agreed"], true);
    assert_eq!(one.seen(0)["view"], start);
}

/// Otherwise everybody could look into the future: explore, agree to go back, and explore elsewhere.
#[tokio::test]
async fn going_back_with_consent_leads_to_other_draws() {
    let world = World::new().await;
    let iris = world.person("Iris").await;
    let seats = json!([{ "kind": "me" }, { "kind": "local", "name": "Otto" }]);
    let id = world.table(&iris, seats, json!({ "game": "march", "start": true })).await;
    let mut socket = world.connect(&iris, &id).await;
    socket.until_that(|message| message["seat"] == 1).await;
    let start = socket.seen(0)["view"].clone();
    let mut taken: Vec<(u8, String)> = Vec::new();
    while taken.len() < 60 {
        let seat = u8::from(socket.texts(0).is_empty());
        taken.push((seat, socket.act_any(seat).await));
    }
    let first = socket.seen(Value::Null)["view"].clone();
    let seen = socket.n_items(0);
    let asked = socket.ask(json!({ "type": "ask_undo", "seat": 0, "seen": seen, "items": 1 })).await;
    assert_eq!(asked["type"], "done", "both seats are hers");
    assert_eq!(socket.seen(0)["view"], start);
    // The same actions, as far as they are still possible.
    for (seat, text) in &taken {
        if socket.act(*seat, &[text]).await["type"] != "done" {
            break;
        }
    }
    assert_ne!(socket.seen(Value::Null)["view"], first);
    // The log says where chance was drawn anew, so the game can be loaded again, and its record replays.
    let now = socket.seen(0)["view"].clone();
    let world = world.restart().await;
    let mut socket = world.connect(&iris, &id).await;
    socket.until_that(|message| message["seat"] == 0).await;
    assert_eq!(socket.seen(0)["view"], now);
    world.post(&iris, &format!("/api/tables/{id}/abandon"), json!({ "yes": true })).await.ok();
    let record = world.get(&iris, &format!("/api/tables/{id}/record")).await.ok();
    assert_eq!(record["redrawn"], json!([[0, taken.len() + 1]]));
    world.post(&iris, "/api/replays", record).await.ok();
}

#[tokio::test]
async fn bots_always_agree() {
    let world = World::new().await;
    let iris = world.person("Iris").await;
    let seats = json!([{ "kind": "me" }, { "kind": "bot", "level": "random" }]);
    let id = world.table(&iris, seats, json!({ "start": true })).await;
    let mut socket = world.connect(&iris, &id).await;
    socket.until("seen").await;
    let start = socket.seen(0)["view"]["colonies"][0].clone();
    while socket.seen(0)["view"]["phase"] != "workers" {
        if socket.texts(0).is_empty() {
            socket.until("seen").await;
        } else {
            socket.act_any(0).await;
        }
    }
    let seen = socket.n_items(0);
    let done = socket.ask(json!({ "type": "ask_undo", "seat": 0, "seen": seen, "items": 1 })).await;
    if done["type"] == "done" {
        assert_eq!(socket.seen(0)["view"]["colonies"][0], start);
    } else {
        // The bot moved just as we asked: that is reported, and nothing has changed.
        assert_refused(&done, "stale");
    }
}
