//! What is sent over the socket of a table, and what is refused.

use serde_json::{Value, json};

use crate::world::{Person, World, assert_refused};

#[tokio::test]
async fn hello_comes_first_and_only_once() {
    let world = World::new().await;
    let (iris, _, id) = world.duel().await;
    let mut socket = world.dial(&iris, &id).await;
    socket.say(json!({ "type": "chat", "id": 1, "text": "hi" })).await;
    assert_refused(&socket.hear().await, "not_now");
    socket.say(json!({ "type": "hello" })).await;
    socket.until("seen").await;
    socket.say(json!({ "type": "hello" })).await;
    assert_refused(&socket.until("refused").await, "not_now");
    socket.say(json!({ "type": "ping" })).await;
    socket.until("pong").await;
}

#[tokio::test]
async fn nonsense_is_refused_with_a_reason_and_the_line_stays() {
    let world = World::new().await;
    let (iris, _, id) = world.duel().await;
    let mut socket = world.connect(&iris, &id).await;
    socket.until("seen").await;
    let before = socket.seen(0).clone();
    for nonsense in [
        "",
        "{",
        "[]",
        "null",
        "7",
        r#"{"type":"dance"}"#,
        r#"{"type":"act"}"#,
        r#"{"type":"ping","loud":1}"#,
        r#"{"type":"ping","type":"ping"}"#,
    ] {
        socket.say_text(nonsense).await;
        assert_refused(&socket.until("refused").await, "bad_request");
    }
    socket.say_bytes(vec![1, 2, 3]).await;
    assert_refused(&socket.until("refused").await, "bad_request");
    let again = world.get(&iris, &format!("/api/tables/{id}/seats/0")).await.ok();
    assert_eq!(again["view"], before["view"], "nothing has changed");
    socket.act_any(0).await;
}

#[tokio::test]
async fn whoever_talks_nonsense_on_and_on_is_sent_away() {
    let world = World::new().await;
    let (iris, _, id) = world.duel().await;
    let mut socket = world.connect(&iris, &id).await;
    for _ in 0..21 {
        socket.say_text("nonsense").await;
    }
    let frame = socket.closed().await.expect("a reason");
    assert_eq!(u16::from(frame.code), 1008);
    assert_eq!(socket.received.last().expect("a last word")["type"], "bye");
}

#[tokio::test]
async fn an_oversized_message_closes_the_line_and_changes_nothing() {
    let world = World::new().await;
    let (iris, _, id) = world.duel().await;
    let mut socket = world.connect(&iris, &id).await;
    let text = json!({ "type": "chat", "id": 1, "text": "x".repeat(70_000) }).to_string();
    socket.say_text(&text).await;
    let _ = socket.closed().await;
    let mut back = world.connect(&iris, &id).await;
    assert_eq!(back.until("chat").await["lines"], json!([]));
}

#[tokio::test]
async fn too_much_at_once_is_too_much() {
    let world = World::new().await;
    let (iris, _, id) = world.duel().await;
    let mut socket = world.connect(&iris, &id).await;
    for _ in 0..700 {
        socket.say(json!({ "type": "ping" })).await;
    }
    let frame = socket.closed().await.expect("a reason");
    assert_eq!(u16::from(frame.code), 1008);
}

#[tokio::test]
async fn a_table_that_does_not_exist_has_no_socket() {
    let world = World::new().await;
    let iris = world.person("Iris").await;
    assert_eq!(world.try_dial(&iris, "nothing", None).await.err().map(|status| status.as_u16()), Some(404));
}

#[tokio::test]
async fn pages_of_others_have_no_socket() {
    let world = World::new().await;
    let (iris, _, id) = world.duel().await;
    let foreign = world.try_dial(&iris, &id, Some("https://example.org")).await;
    assert_eq!(foreign.err().map(|status| status.as_u16()), Some(403));
    assert!(world.try_dial(&iris, &id, Some(&world.app().origin)).await.is_ok());
}

#[tokio::test]
async fn what_a_request_changes_is_seen_before_it_is_done() {
    let world = World::new().await;
    let (iris, _, id) = world.duel().await;
    let mut socket = world.connect(&iris, &id).await;
    socket.until("seen").await;
    // Nothing after the answer has been read here.
    let action = socket.act_any(0).await;
    assert_eq!(socket.seen(0)["items"][0]["action"], action);
    let seen = socket.n_items(0);
    assert_eq!(socket.ask(json!({ "type": "undo", "seat": 0, "seen": seen })).await["type"], "done");
    assert_eq!(socket.seen(0)["items"][0]["what"], "taken_back");
}

#[tokio::test]
async fn why_something_is_forbidden_is_told_without_doing_it() {
    let world = World::new().await;
    let (iris, bruno, id) = world.duel().await;
    let mut socket = world.connect(&iris, &id).await;
    socket.until("seen").await;
    let before = socket.seen(0).clone();
    let why = |action: Value| json!({ "type": "why", "seat": 0, "action": action });
    let refused = socket.ask(why(json!({ "do": "step", "to": "(0,0)" }))).await;
    assert_refused(&refused, "illegal");
    assert!(refused["error"]["rule"].is_string() && refused["error"]["values"].is_object(), "{refused}");
    assert_refused(&socket.ask(why(json!({ "do": "dance" }))).await, "bad_action");
    // Both forms of something allowed, and still nothing happens.
    let allowed = before["choices"][0].clone();
    for form in ["text", "action"] {
        assert_eq!(socket.ask(why(allowed[form].clone())).await["type"], "done");
    }
    let after = world.get(&iris, &format!("/api/tables/{id}/seats/0")).await.ok();
    assert_eq!((&after["view"], &after["choices"]), (&before["view"], &before["choices"]));
    let mut other = world.connect(&bruno, &id).await;
    assert_refused(&other.ask(why(allowed["action"].clone())).await, "not_yours");
}

#[tokio::test]
async fn nobody_acts_for_another_seat() {
    let world = World::new().await;
    let (iris, bruno, id) = world.duel().await;
    let chiyo = world.person("Chiyo").await;
    let mut bruno_line = world.connect(&bruno, &id).await;
    bruno_line.until("seen").await;
    let action = bruno_line.texts(1)[0].clone();
    let act = |seat: u8| json!({ "type": "act", "seat": seat, "seen": 1, "actions": [action] });
    for (person, kind) in [(&iris, "not_yours"), (&chiyo, "not_yours"), (&Person::default(), "unauthorised")] {
        let mut socket = world.connect(person, &id).await;
        assert_refused(&socket.ask(act(1)).await, kind);
        assert_refused(&socket.ask(json!({ "type": "undo", "seat": 1, "seen": 1 })).await, kind);
    }
    let mut socket = world.connect(&iris, &id).await;
    assert_refused(&socket.ask(act(7)).await, "not_found");
    let path = format!("/api/tables/{id}/seats/1");
    world.get(&iris, &path).await.refused(403, "not_yours");
    world.get(&Person::default(), &path).await.refused(401, "unauthorised");
}

#[tokio::test]
async fn an_illegal_action_is_refused_with_its_rule_and_nothing_changes() {
    let world = World::new().await;
    let (iris, _, id) = world.duel().await;
    let mut socket = world.connect(&iris, &id).await;
    socket.until("seen").await;
    let before = socket.n_items(0);
    let refused = socket.act(0, &["stop"]).await;
    assert_refused(&refused, "illegal");
    assert_eq!(refused["error"]["rule"], "turn/order");
    assert_eq!(refused["error"]["values"]["why"], "not_now");
    assert_refused(&socket.act(0, &["fly away"]).await, "bad_action");
    assert_refused(&socket.act(0, &[]).await, "bad_request");
    let many: Vec<&str> = vec!["stop"; 33];
    assert_refused(&socket.act(0, &many).await, "bad_request");
    // All or none: the first of these would be legal.
    let first = socket.texts(0)[0].clone();
    assert_refused(&socket.act(0, &[&first, "fly away"]).await, "bad_action");
    assert_eq!(socket.n_items(0), before);
}

#[tokio::test]
async fn what_was_decided_on_an_older_state_is_refused() {
    let world = World::new().await;
    let (iris, _, id) = world.duel().await;
    let (mut here, mut there) = (world.connect(&iris, &id).await, world.connect(&iris, &id).await);
    here.until("seen").await;
    there.until("seen").await;
    let action = here.act_any(0).await;
    // The other tab was sent the change, but decided before it arrived.
    let stale = there.ask(json!({ "type": "act", "seat": 0, "seen": 1, "actions": [action] })).await;
    assert_refused(&stale, "stale");
    assert_eq!(there.n_items(0), here.n_items(0), "both tabs know the same");
    let from_the_future = here.ask(json!({ "type": "act", "seat": 0, "seen": 99, "actions": [action] })).await;
    assert_refused(&from_the_future, "stale");
}

#[tokio::test]
async fn a_reconnect_misses_nothing_and_repeats_nothing() {
    let world = World::new().await;
    let (iris, _, id) = world.duel().await;
    let mut whole = world.connect(&iris, &id).await;
    whole.until("seen").await;
    let mut first = world.connect(&iris, &id).await;
    first.until("seen").await;
    first.act_any(0).await;
    let known = first.n_items(0);
    drop(first);
    whole.until("seen").await;
    while !whole.seen(0)["choices"].as_array().expect("a list").is_empty() {
        whole.act_any(0).await;
    }
    let mut back = world.dial(&iris, &id).await;
    back.say(json!({ "type": "hello", "since": [{ "seat": 0, "n": known }] })).await;
    let seen = back.until("seen").await;
    assert_eq!(seen["from"], known);
    let numbers: Vec<u64> =
        seen["items"].as_array().expect("a list").iter().map(|item| item["n"].as_u64().expect("a number")).collect();
    assert_eq!(numbers, (known..whole.n_items(0)).collect::<Vec<_>>());
    assert_eq!(seen["view"], whole.seen(0)["view"]);
}

#[tokio::test]
async fn a_client_that_knows_more_than_there_is_is_told_everything_anew() {
    let world = World::new().await;
    let (iris, _, id) = world.duel().await;
    let mut socket = world.dial(&iris, &id).await;
    socket.say(json!({ "type": "hello", "since": [{ "seat": 0, "n": 4000 }] })).await;
    let seen = socket.until("seen").await;
    assert_eq!((&seen["from"], seen["items"].as_array().map(Vec::len)), (&json!(0), Some(1)));
}

#[tokio::test]
async fn presence_and_chat_reach_everybody_and_stay() {
    let world = World::new().await;
    let (iris, bruno, id) = world.duel().await;
    let mut one = world.connect(&iris, &id).await;
    let online = |seat: usize, is: bool| move |message: &Value| message["seats"][seat]["online"] == is;
    let two = world.connect(&bruno, &id).await;
    one.until_that(online(1, true)).await;
    drop(two);
    one.until_that(online(1, false)).await;
    let mut spectator = world.connect(&Person::default(), &id).await;
    one.until_that(|message| message["spectators"] == 1).await;

    let said = one.ask(json!({ "type": "chat", "text": "  Good luck, été!  " })).await;
    assert_eq!(said["type"], "done");
    let heard = spectator.until_that(|message| message["lines"][0]["text"] != Value::Null).await;
    assert_eq!((&heard["lines"][0]["text"], &heard["lines"][0]["name"]), (&json!("Good luck, été!"), &json!("Iris")));
    assert_eq!(heard["lines"][0]["seat"], 0);
    assert_refused(&one.ask(json!({ "type": "chat", "text": "   " })).await, "bad_request");
    assert_refused(&one.ask(json!({ "type": "chat", "text": "x".repeat(501) })).await, "bad_request");
    assert_refused(&one.ask(json!({ "type": "chat", "text": "\u{202E}kcul doog" })).await, "bad_request");
    assert_refused(&spectator.ask(json!({ "type": "chat", "text": "boo" })).await, "unauthorised");
    let mut late = world.connect(&bruno, &id).await;
    assert_eq!(late.until("chat").await["lines"].as_array().expect("a list").len(), 1);
}

#[tokio::test]
async fn two_players_in_front_of_one_screen_see_both_sides() {
    let world = World::new().await;
    let iris = world.person("Iris").await;
    let seats = json!([{ "kind": "me" }, { "kind": "local", "name": "Otto" }]);
    let id = world.table(&iris, seats, json!({ "start": true })).await;
    let mut socket = world.connect(&iris, &id).await;
    socket.until_that(|message| message["seat"] == 1).await;
    assert_eq!(socket.seen(0)["view"]["seat"], 0);
    assert_eq!(socket.seen(1)["view"]["seat"], 1);
    // What may be shown while both are looking comes before either side.
    let sides = |messages: &[Value]| -> Vec<Value> {
        messages.iter().filter(|message| message["type"] == "seen").map(|message| message["seat"].clone()).collect()
    };
    assert_eq!(sides(&socket.received), [json!(null), json!(0), json!(1)]);
    socket.act_any(0).await;
    socket.act_any(1).await;
}

#[tokio::test]
async fn somebody_with_one_seat_gets_one_side() {
    let world = World::new().await;
    let (iris, _, id) = world.duel().await;
    let mut socket = world.connect(&iris, &id).await;
    socket.until("chat").await;
    let seen = socket.received.iter().filter(|message| message["type"] == "seen");
    assert_eq!(seen.map(|message| &message["seat"]).collect::<Vec<_>>(), [&json!(0)]);
}

#[tokio::test]
async fn not_everybody_in_a_crowd_is_told_of_everybody_who_comes() {
    let world = World::new().await;
    let (iris, _, id) = world.duel().await;
    let mut one = world.connect(&iris, &id).await;
    one.until("seen").await;
    let mut crowd = Vec::new();
    for _ in 0..60 {
        crowd.push(world.connect(&Person::default(), &id).await);
    }
    // How many there are is told in the end.
    one.until_that(|message| message["spectators"] == 60).await;
    let told = one.received.iter().filter(|message| message["type"] == "table").count();
    assert!(told < 45, "{told} messages because of 60 people");
}
