//! Playing on from a moment of a finished game, at a table of its own.

use serde_json::{Value, json};

use crate::world::{Person, Socket, World};

/// A finished game between bots, and its record.
async fn finished(world: &World, iris: &Person, game: &str, more: Value) -> (String, Value) {
    let bots = json!([{ "kind": "bot", "level": "random" }, { "kind": "bot", "level": "random" }]);
    let mut settings = json!({ "game": game, "start": true });
    settings.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    let id = world.table(iris, bots, settings).await;
    until_over(world, iris, &id).await;
    let record = world.get(iris, &format!("/api/tables/{id}/record")).await.ok();
    (id, record)
}

pub(crate) async fn until_over(world: &World, person: &Person, id: &str) -> Socket {
    let mut socket = world.connect(person, id).await;
    let is_over = |message: &Value| message["type"] == "table" && message["status"] == "over";
    if !socket.received.iter().any(is_over) {
        socket.until_that(is_over).await;
    }
    socket
}

#[tokio::test]
async fn a_finished_game_is_played_on_with_its_own_dice() {
    for game in ["myrmes", "march"] {
        let world = World::new().await;
        let iris = world.person("Iris").await;
        let (id, record) = finished(&world, &iris, game, json!({})).await;
        let n = record["actions"].as_array().unwrap().len() / 2;
        let file = serde_json::from_value(record.clone()).unwrap();
        let mut then = server::games::get(game).unwrap().load(&file, None).unwrap();
        then.rewind(n);

        let seats = json!([{ "kind": "me" }, { "kind": "local", "name": "Otto" }]);
        let from = json!({ "of": "table", "id": id, "when": { "turns": n } });
        let new = world.post(&iris, "/api/play_on", json!({ "from": from, "seats": seats, "start": true })).await.ok();
        let new = new["id"].as_str().unwrap().to_owned();
        let info = world.get(&iris, &format!("/api/tables/{new}")).await.ok();
        assert_eq!((&info["played_on"]["table"], &info["played_on"]["turns"]), (&json!(id), &json!(n)), "{info}");
        assert!(!info.to_string().contains("\"position\""), "the position has everybody's hand: {info}");
        let lobby = world.get(&iris, "/api/lobby").await.ok();
        let card = lobby["mine"].as_array().unwrap().iter().find(|card| card["id"] == json!(new)).unwrap();
        assert_eq!(card["played_on"], info["played_on"]);
        assert!(card["changed"].as_i64().unwrap() > 0);

        // It begins where the other one was, and says so first.
        let mut socket = world.connect(&iris, &new).await;
        socket.until_that(|message| message["seat"] == 1).await;
        for seat in [0, 1] {
            let view = then.view(game_core::Viewer::Seat(game_core::Seat(seat)));
            assert_eq!(socket.seen(seat)["view"], view, "{game}: seat {seat}");
            assert_eq!(socket.seen(seat)["items"][0]["what"], "played_on");
        }
        let commitment =
            async |id: &str| world.get(&iris, &format!("/api/tables/{id}")).await.ok()["commitment"].clone();
        assert_ne!(commitment(&new).await, commitment(&id).await, "it has dice of its own");

        // Acting, taking back, a restart.
        let seat = u8::from(socket.texts(0).is_empty());
        socket.act_any(seat).await;
        let seen = socket.n_items(seat);
        let undone = socket.ask(json!({ "type": "undo", "seat": seat, "seen": seen })).await;
        assert!(["done", "refused"].contains(&undone["type"].as_str().unwrap()), "{undone}");
        socket.act_any(u8::from(socket.texts(0).is_empty())).await;
        let acted = world.get(&iris, &format!("/api/tables/{new}/seats/0")).await.ok();
        let world = world.restart().await;
        assert_eq!(world.get(&iris, &format!("/api/tables/{new}/seats/0")).await.ok(), acted, "{game}");

        // Bots play it to its end; its replay and its record begin there, too.
        for seat in [0, 1] {
            let over = json!({ "seat": seat, "level": "random" });
            world.post(&iris, &format!("/api/tables/{new}/hand_over"), over).await.ok();
        }
        until_over(&world, &iris, &new).await;
        let replay = world.get(&iris, &format!("/api/tables/{new}/replay?seat=1")).await.ok();
        assert_eq!(replay["frames"]["frames"][0]["view"], then.view(game_core::Viewer::Seat(game_core::Seat(1))));
        assert_eq!(replay["played_on"], info["played_on"]);
        let record = world.get(&iris, &format!("/api/tables/{new}/record")).await.ok();
        assert_eq!(record["from"], json!({ "table": id, "turns": n }));
        assert_ne!(record["seed"], json!(file.seed.to_string()));
        let whole = game_core::Record::from_value(record.clone()).unwrap();
        let whole = server::games::get(game).unwrap().load(&whole, None).unwrap();
        assert!(whole.standing().is_some(), "{game}: the record replays to the end");
        // And a record can be played on from again.
        let again = json!({ "from": { "of": "record", "record": record, "when": { "turns": 2 } }, "seats": seats });
        let again = world.post(&iris, "/api/play_on", again).await.ok();
        let info = world.get(&iris, &format!("/api/tables/{}", again["id"].as_str().unwrap())).await.ok();
        assert_eq!((&info["status"], &info["played_on"]["table"]), (&json!("open"), &Value::Null));
    }
}

#[tokio::test]
async fn the_same_moment_gets_other_dice_at_every_table() {
    let world = World::new().await;
    let iris = world.person("Iris").await;
    let (id, record) = finished(&world, &iris, "myrmes", json!({})).await;
    let actions = record["actions"].as_array().unwrap();
    let bots = json!([{ "kind": "bot", "level": "random" }, { "kind": "bot", "level": "random" }]);
    let mut dice = vec![dice_of(&record)];
    for _ in 0..2 {
        let from = json!({ "of": "table", "id": id, "when": { "turns": 0 } });
        let new = world.post(&iris, "/api/play_on", json!({ "from": from, "seats": bots, "start": true })).await.ok();
        let new = new["id"].as_str().unwrap().to_owned();
        until_over(&world, &iris, &new).await;
        dice.push(dice_of(&world.get(&iris, &format!("/api/tables/{new}/record")).await.ok()));
    }
    assert!(actions.len() > 50 && dice.iter().all(|dice| dice.len() == 2), "{dice:?}");
    assert!(dice[0] != dice[1] && dice[1] != dice[2] && dice[0] != dice[2], "{dice:?}");
}

/// What the dice of a game of Myrmes showed after its setup: those of the second and the third year.
fn dice_of(record: &Value) -> Vec<Value> {
    let record = game_core::Record::from_value(record.clone()).unwrap();
    let session = server::games::get("myrmes").unwrap().load(&record, None).unwrap();
    let events = session.events_since(0, None);
    events.into_iter().filter(|event| event.turn.is_some() && event.random).map(|event| event.event).collect()
}

#[tokio::test]
async fn a_running_game_stays_where_it_is() {
    let world = World::new().await;
    let (iris, bruno, id) = world.duel().await;
    let seats = json!([{ "kind": "me" }, { "kind": "bot", "level": "random" }]);
    for from in [json!({ "of": "table", "id": id }), json!({ "of": "table", "id": id, "when": { "seat": 0 } })] {
        world.post(&iris, "/api/play_on", json!({ "from": from, "seats": seats })).await.refused(409, "not_now");
    }
    let theirs = json!({ "of": "table", "id": id, "when": { "seat": 0 } });
    world.post(&bruno, "/api/play_on", json!({ "from": theirs, "seats": seats })).await.refused(403, "not_yours");
    let nowhere = json!({ "of": "table", "id": "nowhere" });
    world.post(&iris, "/api/play_on", json!({ "from": nowhere, "seats": seats })).await.refused(404, "not_found");

    let (over, record) = finished(&world, &iris, "myrmes", json!({})).await;
    let n = record["actions"].as_array().unwrap().len();
    let at = |turns: usize| json!({ "of": "table", "id": over, "when": { "turns": turns } });
    world.post(&iris, "/api/play_on", json!({ "from": at(n), "seats": seats })).await.refused(409, "not_now");
    world.post(&iris, "/api/play_on", json!({ "from": at(n + 1), "seats": seats })).await.refused(400, "bad_request");
    let three = json!([{ "kind": "me" }, { "kind": "open" }, { "kind": "open" }]);
    world.post(&iris, "/api/play_on", json!({ "from": at(3), "seats": three })).await.refused(422, "bad_options");
    let open = json!([{ "kind": "me" }, { "kind": "open" }]);
    let waits = json!({ "from": at(3), "seats": open, "start": true });
    world.post(&iris, "/api/play_on", waits).await.refused(400, "bad_request");
    // Friends sit down first, and a rematch of it is a whole game.
    let new = world.post(&iris, "/api/play_on", json!({ "from": at(3), "seats": open })).await.ok();
    let new = new["id"].as_str().unwrap();
    world.post(&bruno, &format!("/api/tables/{new}/sit"), json!({})).await.ok();
    world.post(&bruno, &format!("/api/tables/{new}/start"), Value::Null).await.ok();
    for person in [&iris, &bruno] {
        world.post(person, &format!("/api/tables/{new}/abandon"), json!({ "yes": true })).await.ok();
    }
    let rematch = world.post(&iris, &format!("/api/tables/{new}/rematch"), Value::Null).await.ok();
    let info = world.get(&iris, &format!("/api/tables/{}", rematch["id"].as_str().unwrap())).await.ok();
    assert_eq!(info["played_on"], Value::Null);
}
