//! What people do about what others say: blocks, reports, names of guests.

use serde_json::{Value, json};

use crate::world::{Person, Socket, World, assert_refused};

fn line(text: &str) -> Value {
    json!({ "type": "chat", "text": text })
}

/// The texts of the lines that a socket was sent.
fn heard(socket: &Socket) -> Vec<String> {
    let chats = socket.received.iter().filter(|message| message["type"] == "chat");
    let lines = chats.flat_map(|message| message["lines"].as_array().expect("a list"));
    lines.map(|line| line["text"].as_str().expect("a text").to_owned()).collect()
}

/// Waits until everything that was said has arrived.
async fn up_to_date(socket: &mut Socket) {
    socket.say(json!({ "type": "ping" })).await;
    socket.until("pong").await;
}

async fn blocks(world: &World, person: &Person, body: Value) -> Value {
    world.post(person, "/api/blocks", body).await.ok()
}

#[tokio::test]
async fn whoever_is_blocked_is_no_longer_heard_and_no_longer_sits_down() {
    let world = World::new().await;
    let (iris, bruno, id) = world.duel().await;
    let (mut one, mut two) = (world.connect(&iris, &id).await, world.connect(&bruno, &id).await);
    assert_eq!(two.ask(line("first")).await["type"], "done");
    up_to_date(&mut one).await;
    assert_eq!(heard(&one), ["first"]);
    let blocked = blocks(&world, &iris, json!({ "table": id, "line": 0 })).await;
    assert_eq!((blocked.as_array().map(Vec::len), &blocked[0]["name"]), (Some(1), &json!("Bruno")));
    // Bruno notices nothing: his line is taken, and he hears himself and Iris.
    assert_eq!(two.ask(line("second")).await["type"], "done");
    assert_eq!(one.ask(line("third")).await["type"], "done");
    up_to_date(&mut two).await;
    assert_eq!(
        (heard(&one), heard(&two)),
        (vec!["first".into(), "third".into()], vec!["first".into(), "second".into(), "third".into()])
    );
    // Whoever comes again is not told what was said before either.
    let mut again = world.connect(&iris, &id).await;
    up_to_date(&mut again).await;
    assert_eq!(heard(&again), ["third"]);

    // Bruno cannot sit down where Iris is, whoever opened the table.
    let chiyo = world.person("Chiyo").await;
    let seats = json!([{ "kind": "me" }, { "kind": "open" }, { "kind": "open" }]);
    let own = world.table(&iris, seats.clone(), json!({})).await;
    let other = world.table(&chiyo, seats, json!({})).await;
    world.post(&iris, &format!("/api/tables/{other}/sit"), json!({})).await.ok();
    for table in [&own, &other] {
        world.post(&bruno, &format!("/api/tables/{table}/sit"), json!({})).await.refused(403, "blocked");
    }
    world.post(&chiyo, &format!("/api/tables/{own}/sit"), json!({})).await.ok();

    // It can be taken back.
    let id_of = blocked[0]["id"].as_str().expect("an id");
    world.send(&mut bruno.clone(), "DELETE", &format!("/api/blocks/{id_of}"), vec![]).await.refused(404, "not_found");
    let left = world.send(&mut iris.clone(), "DELETE", &format!("/api/blocks/{id_of}"), vec![]).await.ok();
    assert_eq!(left, json!([]));
    world.post(&bruno, &format!("/api/tables/{own}/sit"), json!({})).await.ok();
}

#[tokio::test]
async fn blocks_name_a_line_or_a_seat_of_somebody_else() {
    let world = World::new().await;
    let (iris, bruno, id) = world.duel().await;
    for wrong in
        [json!({ "table": id }), json!({ "table": id, "line": 0, "seat": 1 }), json!({ "table": id, "seat": 0 })]
    {
        world.post(&iris, "/api/blocks", wrong).await.refused(400, "bad_request");
    }
    for missing in
        [json!({ "table": "none", "seat": 1 }), json!({ "table": id, "line": 7 }), json!({ "table": id, "seat": 9 })]
    {
        world.post(&iris, "/api/blocks", missing).await.refused(404, "not_found");
    }
    world.post(&Person::default(), "/api/blocks", json!({ "table": id, "seat": 1 })).await.refused(401, "unauthorised");
    assert_eq!(blocks(&world, &iris, json!({ "table": id, "seat": 1 })).await[0]["name"], "Bruno");
    assert_eq!(world.get(&bruno, "/api/blocks").await.ok(), json!([]));
}

#[tokio::test]
async fn guests_chat_under_a_name_of_their_own() {
    let world = World::new().await;
    let iris = world.person("Iris").await;
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let id = world.table(&iris, seats, json!({ "guest_chat": true })).await;
    let mut host = world.connect(&iris, &id).await;
    let imposter = world.person("ÍRIS").await;
    assert_refused(&world.connect(&imposter, &id).await.ask(line("It is me")).await, "name_taken");
    let mut nameless = Person::default();
    let bots = json!({ "game": "myrmes", "seats": [{ "kind": "me" }, { "kind": "bot", "level": "random" }] });
    world.send(&mut nameless, "POST", "/api/tables", bots.to_string().into_bytes()).await.ok();
    assert_refused(&world.connect(&nameless, &id).await.ask(line("Hello")).await, "nameless");

    let chiyo = world.person("Chiyo").await;
    let mut guest = world.connect(&chiyo, &id).await;
    assert_eq!(guest.ask(line("Hello")).await["type"], "done");
    up_to_date(&mut host).await;
    let said = host.received.iter().rfind(|message| message["type"] == "chat").expect("a line")["lines"][0].clone();
    assert_eq!((&said["name"], &said["seat"], &said["text"]), (&json!("Chiyo"), &Value::Null, &json!("Hello")));
    // Whom the host has blocked does not chat at the host's table, not even for others.
    blocks(&world, &iris, json!({ "table": id, "line": said["n"] })).await;
    assert_refused(&guest.ask(line("Hello?")).await, "blocked");
}

#[tokio::test]
async fn the_host_lets_guests_chat_or_not() {
    let world = World::new().await;
    let (iris, chiyo) = (world.person("Iris").await, world.person("Chiyo").await);
    let id = world.table(&iris, json!([{ "kind": "me" }, { "kind": "open" }]), json!({})).await;
    let path = format!("/api/tables/{id}/guest_chat");
    let mut guest = world.connect(&chiyo, &id).await;
    for yes in [true, false] {
        world.post(&chiyo, &path, json!({ "yes": yes })).await.refused(403, "not_host");
        assert_eq!(world.post(&iris, &path, json!({ "yes": yes })).await.ok()["guest_chat"], yes);
        let answer = guest.ask(line("Hello")).await;
        assert_eq!(answer["type"] == "done", yes, "{answer}");
        assert_eq!(world.get(&chiyo, &format!("/api/tables/{id}")).await.ok()["may_chat"], yes);
    }
}

#[tokio::test]
async fn a_report_keeps_the_line_and_those_before_it() {
    let world = World::new().await;
    let (iris, bruno, id) = world.duel().await;
    let (mut one, mut two) = (world.connect(&iris, &id).await, world.connect(&bruno, &id).await);
    for n in 0..6 {
        assert_eq!(one.ask(line(&format!("i{n}"))).await["type"], "done");
        assert_eq!(two.ask(line(&format!("b{n}"))).await["type"], "done");
    }
    let report = async |person: &Person, n: u32, note: &str| {
        world.post(person, &format!("/api/tables/{id}/chat/{n}/report"), json!({ "note": note })).await
    };
    assert_eq!(report(&iris, 11, " rude ").await.status, 204);
    // Once more changes nothing; a line that nobody said cannot be reported.
    assert_eq!(report(&iris, 11, "again").await.status, 204);
    report(&iris, 12, "").await.refused(404, "not_found");
    report(&iris, 11, "\u{202E}").await.refused(400, "bad_request");
    report(&Person::default(), 11, "").await.refused(401, "unauthorised");
    let reports = world.store().reports(false, 10).await.expect("a store");
    assert_eq!(reports.len(), 1);
    let kept = &reports[0];
    assert_eq!((&*kept.table_id, kept.n, &*kept.note), (&*id, 11, "rude"));
    let lines: Value = serde_json::from_str(&kept.lines).expect("JSON");
    let texts: Vec<&str> =
        lines.as_array().expect("a list").iter().map(|line| line["text"].as_str().expect("a text")).collect();
    assert_eq!(texts, ["b0", "i1", "b1", "i2", "b2", "i3", "b3", "i4", "b4", "i5", "b5"]);
    assert_eq!((&lines[10]["name"], lines[10]["person"].as_str()), (&json!("Bruno"), Some(&*kept.about)));
    // An administrator reads it and deals with it.
    let admin = async |task: Value| {
        let task = serde_json::from_value(task).expect("a task");
        server::admin::run(world.store(), &world.app().hub.shared().vault, &task).await
    };
    let told = admin(json!({ "task": "reports" })).await.expect("reports");
    assert_eq!((&told[0]["about"], &told[0]["lines"]), (&json!(kept.about), &lines));
    admin(json!({ "task": "resolve-report", "id": kept.id })).await.expect("a report");
    assert!(admin(json!({ "task": "resolve-report", "id": "none" })).await.is_err());
    assert_eq!(admin(json!({ "task": "reports" })).await.expect("reports"), json!([]));
    let all = admin(json!({ "task": "reports", "all": true })).await.expect("reports");
    assert!(all[0]["resolved"].is_i64(), "{all}");
}
