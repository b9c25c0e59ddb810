//! Tables whose host approves who takes a seat.

use serde_json::{Value, json};

use crate::world::{Person, World};

const SEATS: [&str; 3] = ["me", "open", "open"];

/// A table whose host approves, with two open seats.
async fn table(world: &World, host: &Person, more: Value) -> String {
    let seats: Vec<Value> = SEATS.iter().map(|kind| json!({ "kind": kind })).collect();
    world.table(host, json!(seats), more).await
}

async fn ask(world: &World, person: &Person, id: &str, body: Value) -> Value {
    world.post(person, &format!("/api/tables/{id}/requests"), body).await.ok()
}

async fn answer(world: &World, host: &Person, id: &str, request: &Value, yes: bool) -> Value {
    let who = request["who"].as_str().expect("who asks");
    world.post(host, &format!("/api/tables/{id}/requests/{who}"), json!({ "yes": yes })).await.ok()
}

/// The requests as somebody is told of them, by name and seat.
async fn told(world: &World, person: &Person, id: &str) -> Vec<(String, u64)> {
    let info = world.get(person, &format!("/api/tables/{id}")).await.ok();
    names(&info)
}

fn names(info: &Value) -> Vec<(String, u64)> {
    let requests = info["requests"].as_array().expect("a list");
    let request = |it: &Value| (it["name"].as_str().expect("a name").to_owned(), it["seat"].as_u64().expect("a seat"));
    requests.iter().map(request).collect()
}

async fn people<const N: usize>(world: &World, names: [&str; N]) -> [Person; N] {
    let mut people = [const { None }; N];
    for (place, name) in people.iter_mut().zip(names) {
        *place = Some(world.person(name).await);
    }
    people.map(|person| person.expect("everybody has come"))
}

#[tokio::test]
async fn the_host_of_a_public_table_accepts_or_declines_who_asks() {
    let world = World::new().await;
    let [iris, bruno, chiyo] = people(&world, ["Iris", "Bruno", "Chiyo"]).await;
    let id = table(&world, &iris, json!({ "public": true })).await;
    let sit = format!("/api/tables/{id}/sit");
    let refused = world.post(&bruno, &sit, json!({})).await.refused(409, "ask_first");
    assert!(refused["message"].as_str().expect("a text").contains("host"));
    world.post(&bruno, &sit, json!({ "local": "Dora" })).await.refused(409, "not_now");
    assert_eq!(world.get(&bruno, &format!("/api/tables/{id}")).await.ok()["approval"], true);

    // The host hears of a request at once, whoever asks sees that it waits, and nobody else is told.
    let mut host = world.connect(&iris, &id).await;
    let mut asker = world.connect(&bruno, &id).await;
    assert_eq!(names(&ask(&world, &bruno, &id, json!({ "seat": 2 })).await), [("Bruno".into(), 2)]);
    let heard = host.until_that(|message| message["requests"][0]["name"] == "Bruno").await;
    assert_eq!((&heard["requests"][0]["seat"], &heard["requests"][0]["online"]), (&json!(2), &json!(true)));
    asker.until_that(|message| message["requests"][0]["name"] == "Bruno").await;
    // Without a seat, it is one that nobody asks for.
    assert_eq!(names(&ask(&world, &chiyo, &id, Value::Null).await), [("Chiyo".into(), 1)]);
    let both = world.get(&iris, &format!("/api/tables/{id}")).await.ok();
    assert_eq!(names(&both), [("Bruno".into(), 2), ("Chiyo".into(), 1)]);
    assert_eq!(told(&world, &Person::default(), &id).await, []);
    assert_eq!(told(&world, &bruno, &id).await, [("Bruno".into(), 2)]);

    // Only the host answers.
    let of_bruno = both["requests"][0].clone();
    let path = format!("/api/tables/{id}/requests/{}", of_bruno["who"].as_str().expect("who asks"));
    world.post(&bruno, &path, json!({ "yes": true })).await.refused(403, "not_host");
    answer(&world, &iris, &id, &both["requests"][1], false).await;
    assert_eq!(told(&world, &chiyo, &id).await, []);
    let taken = answer(&world, &iris, &id, &of_bruno, true).await;
    assert_eq!((&taken["seats"][2]["name"], &taken["requests"]), (&json!("Bruno"), &json!([])));
    asker.until_that(|message| message["you"] == json!([2])).await;
    world.post(&iris, &path, json!({ "yes": true })).await.refused(404, "not_found");
    // Whoever sits has nothing to ask for, and the host sits down without asking.
    world.post(&bruno, &format!("/api/tables/{id}/requests"), json!({})).await.refused(409, "not_now");
    world.post(&iris, &format!("/api/tables/{id}/requests"), json!({})).await.refused(409, "not_now");
    world.post(&iris, &format!("/api/tables/{id}/stand"), json!({ "seat": 0 })).await.ok();
    world.post(&iris, &sit, json!({ "seat": 1 })).await.ok();
    // Whoever was removed asks again.
    world.post(&iris, &format!("/api/tables/{id}/stand"), json!({ "seat": 2 })).await.ok();
    world.post(&bruno, &sit, json!({})).await.refused(409, "ask_first");
}

#[tokio::test]
async fn the_host_decides_whether_anybody_has_to_ask() {
    let world = World::new().await;
    let [iris, bruno, chiyo] = people(&world, ["Iris", "Bruno", "Chiyo"]).await;
    // Nobody asks at a table by link, unless its host wants it; the host of a public table may do without.
    for (more, approval) in [
        (json!({}), false),
        (json!({ "approval": true }), true),
        (json!({ "public": true }), true),
        (json!({ "public": true, "approval": false }), false),
    ] {
        let id = table(&world, &iris, more).await;
        assert_eq!(world.get(&bruno, &format!("/api/tables/{id}")).await.ok()["approval"], approval);
        let answer = world.post(&bruno, &format!("/api/tables/{id}/sit"), json!({})).await;
        if approval { drop(answer.refused(409, "ask_first")) } else { drop(answer.ok()) }
    }
    let id = table(&world, &iris, json!({})).await;
    let at = |what: &str| format!("/api/tables/{id}/{what}");
    world.post(&bruno, &at("requests"), json!({})).await.refused(409, "not_now");
    world.post(&bruno, &at("approval"), json!({ "yes": true })).await.refused(403, "not_host");
    assert_eq!(world.post(&iris, &at("approval"), json!({ "yes": true })).await.ok()["approval"], true);
    world.post(&bruno, &at("sit"), json!({})).await.refused(409, "ask_first");
    ask(&world, &bruno, &id, json!({})).await;
    // Turned off, nobody waits any more.
    assert_eq!(world.post(&iris, &at("approval"), json!({ "yes": false })).await.ok()["requests"], json!([]));
    assert_eq!(world.post(&bruno, &at("sit"), json!({})).await.ok()["you"], json!([1]));
    world.post(&chiyo, &at("sit"), json!({})).await.ok();
    world.post(&iris, &at("start"), Value::Null).await.ok();
    world.post(&iris, &at("approval"), json!({ "yes": true })).await.refused(409, "not_now");
}

#[tokio::test]
async fn a_request_is_replaced_withdrawn_and_ends_with_its_seat() {
    let world = World::new().await;
    let [iris, bruno, chiyo] = people(&world, ["Iris", "Bruno", "Chiyo"]).await;
    let id = table(&world, &iris, json!({ "approval": true })).await;
    let at = |what: &str| format!("/api/tables/{id}/{what}");
    world.post(&Person::default(), &at("requests"), json!({})).await.refused(401, "unauthorised");
    for (seat, status, kind) in [(0, 409, "taken"), (9, 404, "not_found")] {
        world.post(&bruno, &at("requests"), json!({ "seat": seat })).await.refused(status, kind);
    }
    ask(&world, &bruno, &id, json!({ "seat": 1 })).await;
    ask(&world, &bruno, &id, json!({ "seat": 2 })).await;
    ask(&world, &chiyo, &id, json!({ "seat": 2 })).await;
    assert_eq!(told(&world, &iris, &id).await, [("Bruno".into(), 2), ("Chiyo".into(), 2)]);
    let withdraw = async |person: &Person| world.send(&mut person.clone(), "DELETE", &at("requests"), vec![]).await;
    assert_eq!(withdraw(&bruno).await.ok()["requests"], json!([]));
    withdraw(&bruno).await.refused(404, "not_found");
    assert_eq!(told(&world, &iris, &id).await, [("Chiyo".into(), 2)]);
    ask(&world, &bruno, &id, json!({ "seat": 1 })).await;
    // A bot on the seat, or somebody else, ends the requests for it and no others.
    world.post(&iris, &at("seat"), json!({ "seat": 2, "level": "greedy" })).await.ok();
    assert_eq!(told(&world, &iris, &id).await, [("Bruno".into(), 1)]);
    assert_eq!(told(&world, &chiyo, &id).await, []);
    world.post(&chiyo, &at("requests"), json!({ "seat": 2 })).await.refused(409, "taken");
    ask(&world, &chiyo, &id, json!({})).await;
    let request = world.get(&chiyo, &at("")[..at("").len() - 1]).await.ok()["requests"][0].clone();
    answer(&world, &iris, &id, &request, true).await;
    assert_eq!(told(&world, &bruno, &id).await, []);
    world.post(&bruno, &at("requests"), json!({})).await.refused(409, "full");
    // The game begins, and nothing can be asked any more.
    world.post(&iris, &at("start"), Value::Null).await.ok();
    world.post(&bruno, &at("requests"), json!({})).await.refused(409, "not_now");
}

#[tokio::test]
async fn requests_survive_a_restart_and_end_with_the_table() {
    let world = World::new().await;
    let [iris, mut bruno, chiyo] = people(&world, ["Iris", "Bruno", "Chiyo"]).await;
    let id = table(&world, &iris, json!({ "approval": true })).await;
    let hash = "f63d6c80d6a4ff8e5d2b2f1f0d2b7d40a5ad8a1f4a0a3fbe1a3b4a53d0a2c6a1";
    ask(&world, &bruno, &id, json!({ "seat": 1, "commitment": hash })).await;
    ask(&world, &chiyo, &id, json!({})).await;
    let world = world.restart().await;
    let info = world.get(&iris, &format!("/api/tables/{id}")).await.ok();
    assert_eq!(names(&info), [("Bruno".into(), 1), ("Chiyo".into(), 2)]);
    // A name that was changed meanwhile counts, and so does what the player committed to.
    world.put(&mut bruno, "/api/me", json!({ "name": "Benno" })).await.ok();
    let seated = answer(&world, &iris, &id, &info["requests"][0], true).await;
    assert_eq!((&seated["seats"][1]["name"], &seated["seats"][1]["commitment"]), (&json!("Benno"), &json!(hash)));
    world.post(&iris, &format!("/api/tables/{id}/abandon"), json!({ "yes": true })).await.ok();
    assert_eq!(told(&world, &iris, &id).await, []);
    assert_eq!(told(&world, &chiyo, &id).await, []);
    let row = world.store().table(&id).await.expect("a store").expect("a row");
    assert!(!row.header.contains("Chiyo"), "{}", row.header);
}

#[tokio::test]
async fn whoever_is_blocked_does_not_get_a_seat_by_asking() {
    let world = World::new().await;
    let [iris, bruno, chiyo] = people(&world, ["Iris", "Bruno", "Chiyo"]).await;
    let id = table(&world, &iris, json!({ "approval": true })).await;
    let request = ask(&world, &bruno, &id, json!({ "seat": 1 })).await["requests"][0].clone();
    // The host blocks whoever asks; what was asked before is not granted either.
    let block = json!({ "table": id, "request": request["who"] });
    assert_eq!(world.post(&iris, "/api/blocks", block.clone()).await.ok()[0]["name"], "Bruno");
    let path = format!("/api/tables/{id}/requests/{}", request["who"].as_str().expect("who asks"));
    world.post(&iris, &path, json!({ "yes": true })).await.refused(409, "not_now");
    answer(&world, &iris, &id, &request, false).await;
    world.post(&bruno, &format!("/api/tables/{id}/requests"), json!({})).await.refused(403, "blocked");
    world.post(&iris, "/api/blocks", block).await.refused(404, "not_found");
    // So does whoever a player has blocked.
    let request = ask(&world, &chiyo, &id, json!({ "seat": 1 })).await["requests"][0].clone();
    answer(&world, &iris, &id, &request, true).await;
    let dora = world.person("Dora").await;
    let other = table(&world, &dora, json!({})).await;
    world.post(&chiyo, &format!("/api/tables/{other}/sit"), json!({})).await.ok();
    world.post(&chiyo, "/api/blocks", json!({ "table": other, "seat": 0 })).await.ok();
    world.post(&dora, &format!("/api/tables/{id}/requests"), json!({})).await.refused(403, "blocked");
}

#[tokio::test]
async fn a_person_who_is_deleted_asks_for_nothing() {
    let world = World::new().await;
    let [iris, bruno] = people(&world, ["Iris", "Bruno"]).await;
    let id = table(&world, &iris, json!({ "approval": true })).await;
    ask(&world, &bruno, &id, json!({})).await;
    let row = world.store().table(&id).await.expect("a store").expect("a row");
    let header: Value = serde_json::from_str(&row.header).expect("JSON");
    let world = world.restart().await;
    let task = json!({ "task": "delete-person", "id": header["requests"][0]["person"] });
    let task = serde_json::from_value(task).expect("a task");
    server::admin::run(world.store(), &world.app().hub.shared().vault, &task).await.expect("it is done");
    let row = world.store().table(&id).await.expect("a store").expect("a row");
    assert!(!row.header.contains("Bruno"), "{}", row.header);
    assert_eq!(told(&world, &iris, &id).await, []);
}

#[tokio::test]
async fn not_everybody_can_wait_at_one_table() {
    let world = World::new().await;
    let iris = world.person("Iris").await;
    let id = table(&world, &iris, json!({ "approval": true })).await;
    let mut last = iris.clone();
    for n in 0..20 {
        last = world.person(&format!("Guest {n}")).await;
        ask(&world, &last, &id, json!({})).await;
    }
    let chiyo = world.person("Chiyo").await;
    world.post(&chiyo, &format!("/api/tables/{id}/requests"), json!({})).await.refused(409, "not_now");
    // Whoever waits can ask for another seat.
    ask(&world, &last, &id, json!({ "seat": 2 })).await;
}
