//! What one stranger can take from the others. Each test fails without the defence that `docs/security.md` names beside it.

use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
    time::timeout,
};

use crate::world::{Person, World, assert_refused};

const PATIENCE: Duration = Duration::from_secs(20);

/// A connection on which this was sent.
async fn sent(world: &World, text: &str) -> TcpStream {
    let mut stream = TcpStream::connect(world.address()).await.expect("it listens");
    stream.write_all(text.as_bytes()).await.expect("it is open");
    stream
}

/// Everything that comes until the server closes the connection; what came before, if it is reset.
async fn rest(mut stream: TcpStream) -> String {
    let mut bytes = Vec::new();
    let read = async { while stream.read_buf(&mut bytes).await.is_ok_and(|n| n > 0) {} };
    timeout(PATIENCE, read).await.expect("the server closes the connection");
    String::from_utf8_lossy(&bytes).into_owned()
}

/// The status of a request, as in `200`, with these header lines.
async fn status(world: &World, request: &str, headers: &str, body: &str) -> String {
    let text = format!(
        "{request} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\ncontent-length: {}\r\n{headers}\r\n{body}",
        world.address(),
        body.len()
    );
    let answer = rest(sent(world, &text).await).await;
    answer.split(' ').nth(1).unwrap_or("nothing").to_owned()
}

/// A new person, who says to come from this address.
async fn arrives(world: &World, from: &str) -> String {
    status(world, "PUT /api/me", &format!("x-forwarded-for: {from}\r\n"), r#"{"name":"Iris"}"#).await
}

#[tokio::test]
async fn an_address_that_uses_up_its_budget_locks_nobody_else_out() {
    let world = World::with(&["--trusted-proxy", "127.0.0.0/8", "--budget-factor", "0.01"]).await;
    for _ in 0..3 {
        assert_eq!(arrives(&world, "192.0.2.1").await, "200");
    }
    assert_eq!(arrives(&world, "192.0.2.1").await, "429");
    assert_eq!(arrives(&world, "192.0.2.2").await, "200");
    // Whoever is known already can go on, at the same address, too.
    let iris = world.person("Iris").await;
    let headers = format!("x-forwarded-for: 192.0.2.1\r\ncookie: {}\r\n", iris.cookie.expect("a cookie"));
    assert_eq!(status(&world, "GET /api/me", &headers, "").await, "200");
}

#[tokio::test]
async fn a_forged_address_does_not_get_a_budget_of_its_own() {
    let world = World::with(&["--budget-factor", "0.01"]).await;
    for n in 1..=3 {
        assert_eq!(arrives(&world, &format!("192.0.2.{n}")).await, "200");
    }
    assert_eq!(arrives(&world, "192.0.2.4").await, "429");
}

#[tokio::test]
async fn requests_are_counted_and_the_refusal_says_when_to_come_back() {
    let world = World::with(&["--budget-factor", "0.01"]).await;
    let visitor = Person::default();
    for _ in 0..40 {
        world.get(&visitor, "/api/games").await.ok();
    }
    let refused = world.get(&visitor, "/api/games").await;
    assert!(refused.headers["retry-after"].to_str().is_ok_and(|wait| wait.parse().is_ok_and(|s: u64| s > 0)));
    refused.refused(429, "too_many");
    world.get(&visitor, "/").await.refused(429, "too_many");
    assert_eq!(world.get(&visitor, "/health").await.status, 200, "operators can always look");
}

#[tokio::test]
async fn a_person_cannot_write_without_end() {
    let world = World::with(&["--budget-factor", "0.05"]).await;
    let (mut iris, mut bruno) = (world.person("Iris").await, world.person("Bruno").await);
    let mut renamed = 0;
    while world.put(&mut iris, "/api/me", json!({ "name": format!("Iris {renamed}") })).await.status == 200 {
        renamed += 1;
    }
    assert!((25..60).contains(&renamed), "{renamed}");
    world.put(&mut bruno, "/api/me", json!({ "name": "Bruno II" })).await.ok();
}

#[tokio::test]
async fn tables_of_bots_alone_have_a_budget_of_their_own() {
    let world = World::with(&["--budget-factor", "0.05"]).await;
    let iris = world.person("Iris").await;
    let bots = json!([{ "kind": "bot", "level": "random" }, { "kind": "bot", "level": "random" }]);
    let new = |start: bool| json!({ "game": "myrmes", "seats": bots, "start": start });
    world.post(&iris, "/api/tables", new(true)).await.ok();
    world.post(&iris, "/api/tables", new(true)).await.refused(429, "too_many");
    // Filling the seats afterwards does not help.
    let id = world.table(&iris, json!([{ "kind": "open" }, { "kind": "open" }]), json!({})).await;
    for seat in 0..2 {
        let bot = json!({ "seat": seat, "level": "random" });
        world.post(&iris, &format!("/api/tables/{id}/seat"), bot).await.ok();
    }
    world.post(&iris, &format!("/api/tables/{id}/start"), Value::Null).await.refused(429, "too_many");
}

#[tokio::test]
async fn messages_of_a_person_are_counted_over_all_sockets() {
    let world = World::with(&["--budget-factor", "0.05"]).await;
    let (iris, bruno, id) = world.duel().await;
    let (mut one, mut two) = (world.connect(&iris, &id).await, world.connect(&iris, &id).await);
    let mut other = world.connect(&bruno, &id).await;
    for socket in [&mut one, &mut two] {
        for _ in 0..25 {
            socket.say(json!({ "type": "ping" })).await;
        }
    }
    let frame = two.closed().await.expect("a reason");
    assert_eq!(u16::from(frame.code), 1008);
    other.say(json!({ "type": "ping" })).await;
    other.until("pong").await;
}

#[tokio::test]
async fn chat_is_counted_over_all_tables() {
    let world = World::new().await;
    let (iris, bruno, id) = world.duel().await;
    let mut here = world.connect(&iris, &id).await;
    for n in 0..6 {
        assert_eq!(here.ask(json!({ "type": "chat", "text": format!("line {n}") })).await["type"], "done");
    }
    let other = world.table(&iris, json!([{ "kind": "me" }, { "kind": "open" }]), json!({})).await;
    let mut there = world.connect(&iris, &other).await;
    assert_refused(&there.ask(json!({ "type": "chat", "text": "one more" })).await, "too_many");
    let mut answer = world.connect(&bruno, &id).await;
    assert_eq!(answer.ask(json!({ "type": "chat", "text": "hush" })).await["type"], "done");
}

#[tokio::test]
async fn silent_connections_give_way_to_those_who_ask() {
    let world = World::with(&["--max-connections-per-address", "20"]).await;
    let mut silent = Vec::new();
    for n in 0..50 {
        // Half of them begin a request.
        silent.push(sent(&world, if n % 2 == 0 { "" } else { "GET / HT" }).await);
    }
    let begun = Instant::now();
    while status(&world, "GET /health/live", "", "").await != "200" {
        assert!(begun.elapsed() < PATIENCE, "nobody can come in");
    }
    // Not because they were sent away for their silence.
    assert!(begun.elapsed() < Duration::from_secs(10));
}

#[tokio::test]
async fn sockets_of_tables_and_requests_under_way_do_not_give_way() {
    let world = World::with(&["--max-connections-per-address", "2"]).await;
    let (iris, _, id) = world.duel().await;
    let mut playing = world.connect(&iris, &id).await;
    playing.until("seen").await;
    let mut asking = sent(&world, "PUT /api/me HTTP/1.1\r\nhost: x\r\ncontent-length: 16\r\n\r\n{").await;
    // Longer than a connection keeps its place for having come just now.
    let begun = Instant::now();
    while begun.elapsed() < Duration::from_millis(700) {
        assert_eq!(status(&world, "GET /health/live", "", "").await, "503");
    }
    playing.act_any(0).await;
    asking.write_all(br#""name":"Chiyo"}"#).await.expect("it is open");
    let mut answer = [0; 15];
    timeout(PATIENCE, asking.read_exact(&mut answer)).await.expect("in time").expect("an answer");
    assert_eq!(&answer, b"HTTP/1.1 200 OK");
}

#[tokio::test]
async fn whoever_is_too_slow_is_sent_away() {
    let world = World::with(&["--request-timeout", "1"]).await;
    let (iris, _, id) = world.duel().await;
    let mut no_hello = world.dial(&iris, &id).await;
    let silent = sent(&world, "").await;
    let half_a_head = sent(&world, "GET / HTTP/1.1\r\nhost: x\r\n").await;
    let idle = sent(&world, "GET /health/live HTTP/1.1\r\nhost: x\r\n\r\n").await;
    let half_a_body = sent(&world, "PUT /api/me HTTP/1.1\r\nhost: x\r\ncontent-length: 15\r\n\r\n{").await;
    let half_a_file =
        sent(&world, "PUT /api/games/march/data/x/archive HTTP/1.1\r\nhost: x\r\ncontent-length: 15\r\n\r\nP").await;
    let (silent, half_a_head, idle, half_a_body, half_a_file) =
        tokio::join!(rest(silent), rest(half_a_head), rest(idle), rest(half_a_body), rest(half_a_file));
    assert_eq!((silent.as_str(), half_a_head.as_str()), ("", ""));
    assert_eq!(no_hello.closed().await.map(|frame| u16::from(frame.code)), Some(1008));
    assert!(idle.starts_with("HTTP/1.1 200"), "{idle}");
    for answer in [half_a_body, half_a_file] {
        assert!(answer.starts_with("HTTP/1.1 408") && answer.contains("too_slow"), "{answer}");
    }
}

#[tokio::test]
async fn sockets_count_as_connections_until_they_end() {
    let world = World::with(&["--max-connections-per-address", "3"]).await;
    let (iris, _, id) = world.duel().await;
    let open = [world.connect(&iris, &id).await, world.connect(&iris, &id).await, world.connect(&iris, &id).await];
    assert_eq!(status(&world, "GET /health/live", "", "").await, "503");
    drop(open);
    let begun = Instant::now();
    while world.try_dial(&iris, &id, None).await.is_err() {
        assert!(begun.elapsed() < PATIENCE, "the places are free again");
    }
}

#[tokio::test]
async fn strangers_chat_only_where_the_host_lets_them() {
    let world = World::new().await;
    let (iris, chiyo) = (world.person("Iris").await, world.person("Chiyo").await);
    let line = json!({ "type": "chat", "text": "Hello" });
    for guest_chat in [false, true] {
        let seats = json!([{ "kind": "open" }, { "kind": "open" }]);
        let id = world.table(&iris, seats, json!({ "guest_chat": guest_chat })).await;
        let (mut host, mut guest) = (world.connect(&iris, &id).await, world.connect(&chiyo, &id).await);
        assert_eq!(host.ask(line.clone()).await["type"], "done");
        let answer = guest.ask(line.clone()).await;
        let info = world.get(&chiyo, &format!("/api/tables/{id}")).await.ok();
        assert_eq!(info["may_chat"], json!(guest_chat), "the page knows before it is tried");
        match guest_chat {
            true => assert_eq!(answer["type"], "done"),
            false => assert_refused(&answer, "not_now"),
        }
        world.post(&chiyo, &format!("/api/tables/{id}/sit"), json!({})).await.ok();
        assert_eq!(guest.ask(line.clone()).await["type"], "done", "whoever sits down can chat");
    }
}

#[tokio::test]
async fn a_game_of_bots_that_nobody_watches_is_given_up() {
    let world = World::with(&["--bots-alone", "1", "--budget-factor", "0"]).await;
    let iris = world.person("Iris").await;
    // They think for much longer than a second.
    let bots = json!([{ "kind": "bot", "level": "expert" }, { "kind": "bot", "level": "expert" }]);
    let (watched, left) = (
        world.table(&iris, bots.clone(), json!({ "start": true })).await,
        world.table(&iris, bots, json!({ "start": true })).await,
    );
    let _watching = world.connect(&iris, &watched).await;
    let status = async |id: &str| world.get(&iris, &format!("/api/tables/{id}")).await.ok()["status"].clone();
    let begun = Instant::now();
    while status(&left).await == "running" {
        assert!(begun.elapsed() < PATIENCE, "it goes on");
        tokio::task::yield_now().await;
    }
    assert_eq!(status(&left).await, "abandoned");
    assert_eq!(status(&watched).await, "running");
}

#[tokio::test]
async fn a_stranger_takes_one_seat_of_a_public_table() {
    let world = World::new().await;
    let (iris, chiyo) = (world.person("Iris").await, world.person("Chiyo").await);
    let seats = json!([{ "kind": "me" }, { "kind": "open" }, { "kind": "open" }]);
    let local = |name: &str| json!({ "local": name });
    let id = world.table(&iris, seats.clone(), json!({ "public": true, "approval": false })).await;
    let path = format!("/api/tables/{id}/sit");
    world.post(&chiyo, &path, json!({})).await.ok();
    world.post(&chiyo, &path, local("Dora")).await.refused(409, "not_now");
    world.post(&iris, &path, local("Otto")).await.ok();
    // Whoever was sent the link of another table may bring somebody.
    let id = world.table(&iris, seats, json!({})).await;
    world.post(&chiyo, &format!("/api/tables/{id}/sit"), local("Dora")).await.ok();
}
