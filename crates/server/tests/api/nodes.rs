//! Several servers on one PostgreSQL database are one server, whichever of them people come to.

use serde_json::{Value, json};
use server::store::Renewed;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
};

use crate::{
    common::{place::Place, postgres::Postgres},
    world::{Person, Socket, World, assert_refused},
};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn several_servers_are_one() {
    let server = Postgres::start().await;
    people_at_one_table_come_to_any_server(server.place().await).await;
    whoever_lost_its_tables_tells_nobody_anything(server.place().await).await;
    tables_of_a_server_that_leaves_go_on_at_once(server.place().await).await;
    only_nodes_come_in_by_their_door(server.place().await).await;
    a_server_without_an_address_for_others_is_alone(server.place().await).await;
}

async fn two(place: Place) -> (World, World) {
    let (one, _) = World::node(place.again()).await;
    let (other, _) = World::node(place).await;
    (one, other)
}

/// The seat that is to act, as this server knows.
async fn to_act(world: &World, id: &str) -> usize {
    let info = world.get(&Person::default(), &format!("/api/tables/{id}")).await.ok();
    info["to_act"][0].as_u64().expect("somebody is to act") as usize
}

/// Takes an action for whoever is to act.
async fn act(world: &World, id: &str, sockets: &mut [Socket; 2]) -> (usize, String) {
    loop {
        let seat = to_act(world, id).await;
        let socket = &mut sockets[seat];
        let Some(text) = socket.texts(seat as u8).into_iter().next() else {
            socket.until("seen").await;
            continue;
        };
        let answer = socket.act(seat as u8, &[&text]).await;
        if answer["type"] == "done" {
            return (seat, text);
        }
        // What the other one did came just now.
        assert_refused(&answer, "stale");
    }
}

/// The other server finds out that one of them gave no sign of life.
async fn bury(other: &World) {
    other.raw("UPDATE nodes SET until = 0 WHERE id = (SELECT MIN(id) FROM nodes)").await;
    loop {
        match other.store().renew(true).await {
            Ok(Renewed::Alive { .. }) => return,
            Ok(Renewed::Dead) => panic!("it lives"),
            // The machine is busy, and a renewal may not take long.
            Err(_) => {}
        }
    }
}

async fn people_at_one_table_come_to_any_server(place: Place) {
    let (one, other) = two(place).await;
    let (iris, bruno, id) = one.duel().await;
    let table = format!("/api/tables/{id}");
    let mut here = one.connect(&iris, &id).await;
    // The cookie from one server is good at the other, and so is the socket.
    let mut there = other.connect(&bruno, &id).await;
    there.until("seen").await;
    here.until("seen").await;
    let both = |message: &Value| (0..2).all(|seat| message["seats"][seat]["online"] == true);
    here.until_that(both).await;
    for world in [&one, &other] {
        assert!(both(&world.get(&iris, &table).await.ok()));
    }
    assert_eq!((one.app().hub.n_live(), other.app().hub.n_live()), (1, 0), "the table is at one of them");

    let mut sockets = [here, there];
    // Each of them is told what the other one does, and is told the same over HTTP.
    for _ in 0..4 {
        let (seat, _) = act(&one, &id, &mut sockets).await;
        let (watcher, person): (u8, _) = if seat == 0 { (1, &bruno) } else { (0, &iris) };
        let seen = other.get(person, &format!("{table}/seats/{watcher}")).await.ok();
        let items = seen["items"].as_array().expect("a list").len() as u64;
        while sockets[usize::from(watcher)].n_items(watcher) < items {
            sockets[usize::from(watcher)].until("seen").await;
        }
    }
    let [mut here, mut there] = sockets;
    assert_eq!(there.ask(json!({ "type": "chat", "text": "hello" })).await["type"], "done");
    here.until_that(|message| message["type"] == "chat" && message["lines"][0]["text"] == "hello").await;
    // A block at the server that does not have the table.
    other.post(&iris, "/api/blocks", json!({ "table": id, "seat": 1 })).await.ok();
    assert_eq!(there.ask(json!({ "type": "chat", "text": "are you there?" })).await["type"], "done");
    here.say(json!({ "type": "ping" })).await;
    here.until("pong").await;
    assert!(!here.received.iter().any(|message| message.to_string().contains("are you there?")));
    // A vote over HTTP at the server that does not have the table.
    let info = other.post(&bruno, &format!("{table}/abandon"), json!({ "yes": true })).await.ok();
    assert_eq!(info["abandon"], json!([1]));
    here.until_that(|message| message["type"] == "table" && message["abandon"] == json!([1])).await;
    other.post(&bruno, &format!("{table}/abandon"), json!({ "no": 1 })).await.refused(400, "bad_request");
    other.get(&bruno, "/api/tables/nothing").await.refused(404, "not_found");
    assert_eq!(other.get(&iris, "/api/lobby").await.ok()["mine"][0]["id"], json!(id));
    // Whoever hangs up there is away here.
    drop(there);
    here.until_that(|message| message["type"] == "table" && message["seats"][1]["online"] == false).await;
}

async fn whoever_lost_its_tables_tells_nobody_anything(place: Place) {
    let (one, other) = two(place).await;
    let (iris, bruno, id) = one.duel().await;
    let (mut here, mut there) = (one.connect(&iris, &id).await, one.connect(&bruno, &id).await);
    here.until("seen").await;
    there.until("seen").await;
    bury(&other).await;
    // Nobody has taken the table yet, so it goes on where it is.
    let mut sockets = [here, there];
    act(&one, &id, &mut sockets).await;
    let actor = to_act(&one, &id).await;
    while sockets[actor].texts(actor as u8).is_empty() {
        sockets[actor].until("seen").await;
    }
    let items = other.store().log(&id).await.expect("a log").len();

    let mut moved = other.connect(&iris, &id).await;
    moved.until("seen").await;
    let (seen, text) = (sockets[actor].n_items(actor as u8), sockets[actor].texts(actor as u8)[0].clone());
    let late = json!({ "type": "act", "id": 77, "seat": actor, "seen": seen, "actions": [text] });
    sockets[actor].say(late).await;
    let refused =
        sockets[actor].until_that(|message| ["refused", "bye"].contains(&message["type"].as_str().unwrap())).await;
    if refused["type"] == "refused" {
        assert_refused(&refused, "unavailable");
    }
    for socket in &mut sockets {
        let frame = socket.closed().await.expect("a reason");
        assert_eq!(u16::from(frame.code), 1012);
    }
    assert_eq!(other.store().log(&id).await.expect("a log").len(), items, "nothing was written");
    // Through the one that lost it, the table is still there.
    let mut back = one.connect(&bruno, &id).await;
    back.until("seen").await;
    let mut sockets = [moved, back];
    act(&other, &id, &mut sockets).await;
    assert_eq!(other.store().log(&id).await.expect("a log").len(), items + 1);
    assert_eq!(one.app().hub.n_live(), 0);
}

async fn tables_of_a_server_that_leaves_go_on_at_once(place: Place) {
    let (one, other) = two(place).await;
    let (iris, bruno, id) = one.duel().await;
    let mut there = other.connect(&bruno, &id).await;
    there.until("seen").await;
    one.app().hub.close().await;
    one.store().leave().await.expect("a store");
    let frame = there.closed().await.expect("a reason");
    assert_eq!(u16::from(frame.code), 1012);
    assert_eq!(there.received.last().expect("a last word")["type"], "bye");
    let mut back = other.connect(&iris, &id).await;
    back.until("seen").await;
    assert_eq!(other.app().hub.n_live(), 1);
}

async fn only_nodes_come_in_by_their_door(place: Place) {
    let (_world, address) = World::node(place).await;
    for header in ["", "x-formicarium-node: guess 192.0.2.1\r\n"] {
        let mut stream = TcpStream::connect(address).await.expect("it listens");
        let request = format!("GET /api/games HTTP/1.1\r\nHost: x\r\nConnection: close\r\n{header}\r\n");
        stream.write_all(request.as_bytes()).await.expect("it reads");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await.expect("it answers");
        assert!(answer.starts_with("HTTP/1.1 403") && answer.contains("other nodes"), "{answer}");
    }
}

async fn a_server_without_an_address_for_others_is_alone(place: Place) {
    let (world, _) = World::node(place.again()).await;
    let (store, mut config) = (place.open().await, world.app().hub.shared().config.clone());
    config.node_listen = None;
    // At the same address it can only be the same server, started again.
    world.app().hub.shared().nodes.join(&store, &config, world.address()).await.expect("it joins");
    world.raw("UPDATE nodes SET until = until + 9999999999").await;
    let elsewhere = ([127, 0, 0, 1], 1).into();
    let refused = server::nodes::Nodes::default().join(&place.open().await, &config, elsewhere).await;
    let why = refused.expect_err("two of them").to_string();
    assert!(why.contains("in use by another server") && why.contains("--node-listen"), "{why}");
}
