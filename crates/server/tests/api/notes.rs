//! Private notes: kept with the table, tied to a moment, and only for their writer.

use serde_json::{Value, json};

use crate::world::{Person, World};

const TEXT: &str = "Bruno saves stone for level 3.\nTake the pit before he does.";

#[tokio::test]
async fn only_its_writer_ever_gets_a_note() {
    let world = World::new().await;
    let (iris, bruno, id) = world.duel().await;
    let path = format!("/api/tables/{id}/notes");
    let mut socket = world.connect(&bruno, &id).await;
    socket.until("seen").await;
    let heard = socket.received.len();
    let written = world.post(&iris, &format!("{path}?seat=0"), json!({ "text": TEXT })).await.ok();
    assert_eq!((&written[0]["text"], &written[0]["at"], &written[0]["step"]), (&json!(TEXT), &json!(1), &json!(0)));

    // It comes back, after a restart too.
    socket.say(json!({ "type": "ping" })).await;
    socket.until("pong").await;
    assert!(socket.received[heard..].iter().all(|message| !message.to_string().contains("saves stone")));
    let world = world.restart().await;
    assert_eq!(world.get(&iris, &format!("{path}?seat=0")).await.ok(), written);

    // Whatever the others ask for, they do not get it, and cannot touch it.
    let nobody = Person::default();
    for other in [&bruno, &nobody] {
        assert_eq!(world.get(other, &path).await.ok(), json!([]));
    }
    world.get(&bruno, &format!("{path}?seat=0")).await.refused(403, "not_yours");
    world.put(&mut bruno.clone(), &format!("{path}/0"), json!({ "text": "mine" })).await.refused(404, "not_found");
    world.send(&mut bruno.clone(), "DELETE", &format!("{path}/0"), Vec::new()).await.refused(404, "not_found");
    world.send(&mut nobody.clone(), "DELETE", &format!("{path}/0"), Vec::new()).await.refused(401, "unauthorised");
    world.post(&bruno, &path, json!({ "text": "Iris is ahead." })).await.ok();
    let told = [
        world.get(&bruno, &path).await.ok(),
        world.get(&bruno, &format!("/api/tables/{id}")).await.ok(),
        world.get(&bruno, &format!("/api/tables/{id}/seats/1")).await.ok(),
        world.get(&bruno, &format!("/api/tables/{id}/replay?seat=1")).await.ok(),
        world.get(&bruno, "/api/lobby").await.ok(),
    ];
    let mut socket = world.connect(&bruno, &id).await;
    socket.until("seen").await;
    for told in told.iter().chain(&socket.received) {
        assert!(!told.to_string().contains("saves stone"), "{told}");
    }
    // Both have a first note, each their own.
    assert_eq!(world.get(&iris, &format!("{path}?seat=0")).await.ok(), written);
    assert_eq!(world.get(&bruno, &path).await.ok()[0]["text"], "Iris is ahead.");
}

#[tokio::test]
async fn a_note_is_changed_deleted_and_bounded() {
    let world = World::new().await;
    let (mut iris, _, id) = world.duel().await;
    let path = format!("/api/tables/{id}/notes");
    for bad in [json!({ "text": "  " }), json!({ "text": "x".repeat(2001) }), json!({ "text": "a\u{7}b" }), json!({})] {
        world.post(&iris, &path, bad).await.refused(400, "bad_request");
    }
    world.post(&iris, &path, json!({ "text": "x", "at": 1, "step": 1 })).await.refused(400, "bad_request");
    world.post(&iris, "/api/tables/nowhere/notes", json!({ "text": "x" })).await.refused(404, "not_found");
    let longest = "ü".repeat(2000);
    let notes = world.post(&iris, &path, json!({ "text": longest, "at": 99 })).await.ok();
    assert_eq!(
        (&notes[0]["text"], &notes[0]["at"]),
        (&json!(longest), &json!(1)),
        "nobody has seen more than there is"
    );
    world.post(&iris, &path, json!({ "text": "second" })).await.ok();
    let notes = world.put(&mut iris, &format!("{path}/0"), json!({ "text": "first" })).await.ok();
    assert_eq!((&notes[0]["text"], &notes[1]["text"]), (&json!("first"), &json!("second")));
    world.put(&mut iris, &format!("{path}/0"), json!({ "text": "" })).await.refused(400, "bad_request");
    let notes = world.send(&mut iris, "DELETE", &format!("{path}/0"), Vec::new()).await.ok();
    assert_eq!((notes.as_array().map(Vec::len), &notes[0]["n"]), (Some(1), &json!(1)));
    world.send(&mut iris, "DELETE", &format!("{path}/0"), Vec::new()).await.refused(404, "not_found");
}

#[tokio::test]
async fn a_note_belongs_to_a_moment_of_the_log_and_of_the_replay() {
    let world = World::new().await;
    let iris = world.person("Iris").await;
    let seats = json!([{ "kind": "me" }, { "kind": "local", "name": "Otto" }]);
    let id = world.table(&iris, seats, json!({ "start": true })).await;
    let path = format!("/api/tables/{id}/notes?seat=0");
    let mut socket = world.connect(&iris, &id).await;
    socket.until_that(|message| message["seat"] == 1).await;
    let act = async |socket: &mut crate::world::Socket| {
        let seat = u8::from(socket.texts(0).is_empty());
        socket.act_any(seat).await;
    };
    for _ in 0..3 {
        act(&mut socket).await;
    }
    let items = socket.n_items(0);
    let live = world.post(&iris, &path, json!({ "text": "live", "at": items })).await.ok();
    for _ in 0..3 {
        act(&mut socket).await;
    }
    let replay = world.get(&iris, &format!("/api/tables/{id}/replay?seat=0")).await.ok();
    let steps = replay["steps"].as_array().unwrap().len();
    let by_step = world.post(&iris, &path, json!({ "text": "later", "step": steps - 1 })).await.ok();
    let of = |notes: &Value, nth: usize| (notes[nth]["at"].as_u64().unwrap(), notes[nth]["step"].as_u64().unwrap());
    assert_eq!(of(&by_step, 0), (items, items - 1), "nothing was taken back: one step for each item");
    assert_eq!(of(&by_step, 0), of(&live, 0), "what happens later does not move it");
    assert_eq!(of(&by_step, 1), (socket.n_items(0), steps as u64 - 1));
}
