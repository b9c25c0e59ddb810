//! Tables that today's rules cannot replay to their end, and rows nobody can read: both stay where
//! they are and affect nothing else. Every case runs with SQLite, and all of them with PostgreSQL.

use std::pin::Pin;

use serde_json::{Value, json};
use server::store::LogRow;

use crate::{
    common::{place::Place, postgres::Postgres},
    world::{Person, World, assert_refused},
};

type Case = (&'static str, fn(World) -> Pin<Box<dyn Future<Output = ()> + Send>>);

macro_rules! cases {
    ($($case:ident),+ $(,)?) => {
        mod sqlite {
            use crate::{common::place::Place, world::World};

            $(
                #[tokio::test]
                async fn $case() {
                    super::$case(World::at(Place::in_new_folder()).await).await;
                }
            )+
        }

        const CASES: &[Case] = &[$((stringify!($case), |world| Box::pin($case(world)))),+];
    };
}

cases!(
    a_table_is_shown_as_far_as_it_replays_and_then_as_it_is_stored,
    one_person_goes_on_at_once,
    all_people_agree_before_a_game_goes_on,
    a_game_that_is_stuck_can_be_given_up,
    nobody_learns_the_others_secrets_from_the_rest_of_a_running_game,
    a_game_whose_data_or_game_is_gone_can_still_be_saved,
    a_game_that_would_not_be_over_is_not_played_on,
    rows_that_cannot_be_read_are_skipped_and_counted,
    tables_that_cannot_be_woken_do_not_stand_in_the_way,
);

#[tokio::test]
async fn postgres_passes_the_same_cases() {
    let server = Postgres::start().await;
    let mut failed = Vec::new();
    for (name, case) in CASES {
        let place: Place = server.place().await;
        if tokio::spawn(async move { case(World::at(place).await).await }).await.is_err() {
            failed.push(*name);
        }
    }
    assert!(failed.is_empty(), "with PostgreSQL these failed, each with a panic above: {failed:?}");
}

fn path(id: &str, what: &str) -> String {
    format!("/api/tables/{id}{what}")
}

fn played(seat: u8, action: &str) -> LogRow {
    let body = json!({ "kind": "played", "seat": seat, "action": action }).to_string();
    LogRow { at: 9_000_000_000_000, seat: Some(i64::from(seat)), kind: "played".to_owned(), body }
}

/// Adds lines to the log as a program with other rules would have, and restarts the server.
async fn with_lines(world: World, id: &str, lines: &[LogRow]) -> World {
    // Stop the bots from writing.
    world.app().hub.close().await;
    let log = world.store().log(id).await.expect("a log");
    world.store().append(id, log.len() as i64, lines, None).await.expect("it is stored");
    world.restart().await
}

/// A game of one person against a bot, in which it is the person's turn after two actions.
async fn solo(world: &World) -> (Person, String) {
    let iris = world.person("Iris").await;
    let seats = json!([{ "kind": "me" }, { "kind": "bot", "level": "random" }]);
    let id = world.table(&iris, seats, json!({ "start": true, "public": true })).await;
    let mut socket = world.connect(&iris, &id).await;
    socket.until("seen").await;
    socket.act_any(0).await;
    socket.act_any(0).await;
    (iris, id)
}

/// What the owner of the first seat has done so far, according to the log.
async fn actions(world: &World, id: &str) -> Vec<Value> {
    let log = world.store().log(id).await.expect("a log");
    let bodies = log.iter().map(|line| serde_json::from_str::<Value>(&line.body).expect("an entry is JSON"));
    bodies.filter(|body| body["kind"] == "played").collect()
}

async fn a_table_is_shown_as_far_as_it_replays_and_then_as_it_is_stored(world: World) {
    let (iris, id) = solo(&world).await;
    let before = world.get(&iris, &path(&id, "/seats/0")).await.ok();
    let world = with_lines(world, &id, &[played(0, "fly away"), played(0, "pass")]).await;
    let info = world.get(&iris, &path(&id, "")).await.ok();
    let stuck = &info["stuck"];
    assert_eq!((&info["status"], &info["to_act"]), (&json!("running"), &json!([])));
    assert_eq!(stuck["turns"], actions(&world, &id).await.len() - 2);
    assert_eq!(stuck["error"]["kind"], "bad_action");
    assert_eq!((&stuck["can_continue"], &stuck["agree"]), (&json!(true), &json!([])));
    let rest = stuck["rest"].as_array().expect("a list");
    assert_eq!((rest.len(), &rest[0]["action"], &rest[1]["action"]), (2, &json!("fly away"), &json!("pass")));
    // It is shown as it was, and nobody can act.
    let seen = world.get(&iris, &path(&id, "/seats/0")).await.ok();
    assert_eq!((&seen["view"], &seen["choices"], &seen["undoable"]), (&before["view"], &json!([]), &json!(0)));
    let act = json!({ "seen": seen["items"].as_array().expect("a list").len(), "actions": ["pass"] });
    world.post(&iris, &path(&id, "/seats/0/act"), act).await.refused(409, "stuck");
    // It is listed, can be looked through as far as it replays, and is saved with everything
    // stored.
    let lobby = world.get(&iris, "/api/lobby").await.ok();
    assert_eq!(lobby["mine"][0]["id"], json!(id));
    let replay = world.get(&iris, &path(&id, "/replay?seat=0")).await.ok();
    assert_eq!(replay["stuck"]["rest"], stuck["rest"]);
    let record = world.get(&iris, &path(&id, "/record")).await.ok();
    let saved = record["actions"].as_array().expect("a list");
    assert_eq!(saved.len(), actions(&world, &id).await.len());
    assert_eq!((saved.last(), record.get("digest")), (Some(&json!([0, "pass"])), None));
    assert!(world.app().hub.shared().skipped.contains(&id));
}

async fn one_person_goes_on_at_once(world: World) {
    let (iris, id) = solo(&world).await;
    let world = with_lines(world, &id, &[played(0, "fly away"), played(0, "pass")]).await;
    let mut socket = world.connect(&iris, &id).await;
    socket.until("seen").await;
    let info = world.post(&iris, &path(&id, "/continue"), json!({ "yes": true })).await.ok();
    assert_eq!(info["stuck"], Value::Null);
    let seen = socket.until_that(|message| message["items"][0]["what"] == "continued").await;
    assert_eq!(seen["items"][0]["lost"], 2);
    socket.act_any(0).await;
    let now = socket.seen(0)["view"].clone();
    // The log has only grown, and leads to the same state after a restart.
    let world = world.restart().await;
    let seen = world.get(&iris, &path(&id, "/seats/0")).await.ok();
    assert_eq!(seen["view"]["colonies"][0], now["colonies"][0]);
    assert!(!world.app().hub.shared().skipped.contains(&id));
    let log = world.store().log(&id).await.expect("a log");
    assert_eq!(log.iter().filter(|line| line.kind == "continued").count(), 1);
    assert!(log.iter().any(|line| line.body.contains("fly away")));
    world.post(&iris, &path(&id, "/continue"), json!({ "yes": true })).await.refused(409, "not_now");
}

async fn all_people_agree_before_a_game_goes_on(world: World) {
    let (iris, bruno, id) = world.duel().await;
    let world = with_lines(world, &id, &[played(0, "fly away")]).await;
    let vote = |yes: bool| json!({ "yes": yes });
    let stranger = world.person("Zoe").await;
    world.post(&stranger, &path(&id, "/continue"), vote(true)).await.refused(409, "not_now");
    let info = world.post(&iris, &path(&id, "/continue"), vote(true)).await.ok();
    assert_eq!(info["stuck"]["agree"], json!([0]));
    let info = world.post(&iris, &path(&id, "/continue"), vote(false)).await.ok();
    assert_eq!(info["stuck"]["agree"], json!([]));
    let info = world.post(&bruno, &path(&id, "/continue"), vote(true)).await.ok();
    assert_eq!(info["stuck"]["agree"], json!([1]));
    let info = world.post(&iris, &path(&id, "/continue"), vote(true)).await.ok();
    assert_eq!((&info["stuck"], &info["to_act"]), (&Value::Null, &json!([0, 1])));
    let mut socket = world.connect(&iris, &id).await;
    socket.until("seen").await;
    socket.act_any(0).await;
}

async fn a_game_that_is_stuck_can_be_given_up(world: World) {
    let (iris, bruno, id) = world.duel().await;
    let world = with_lines(world, &id, &[played(1, "fly away")]).await;
    world.get(&iris, &path(&id, "/record")).await.refused(409, "not_now");
    world.post(&iris, &path(&id, "/abandon"), json!({ "yes": true })).await.ok();
    let info = world.post(&bruno, &path(&id, "/abandon"), json!({ "yes": true })).await.ok();
    assert_eq!((&info["status"], &info["stuck"]["can_continue"]), (&json!("abandoned"), &json!(false)));
    let world = world.restart().await;
    let record = world.get(&Person::default(), &path(&id, "/record")).await.ok();
    assert_eq!(record["actions"], json!([[1, "fly away"]]));
    world.post(&iris, &path(&id, "/continue"), json!({ "yes": true })).await.refused(409, "not_now");
}

async fn nobody_learns_the_others_secrets_from_the_rest_of_a_running_game(world: World) {
    let (iris, bruno, id) = world.duel().await;
    let world = with_lines(world, &id, &[played(0, "fly away"), played(1, "sing")]).await;
    let told = |info: Value| -> Vec<Value> {
        let rest = info["stuck"]["rest"].as_array().expect("a list").clone();
        rest.into_iter().map(|line| line["action"].clone()).collect()
    };
    assert_eq!(told(world.get(&iris, &path(&id, "")).await.ok()), [json!("fly away"), Value::Null]);
    assert_eq!(told(world.get(&bruno, &path(&id, "/replay")).await.ok()), [Value::Null, json!("sing")]);
    assert_eq!(told(world.get(&Person::default(), &path(&id, "")).await.ok()), [Value::Null, Value::Null]);
    // The reason why the first action is refused does not reveal them either.
    let why = |info: Value| info["stuck"]["error"].to_string();
    assert!(why(world.get(&iris, &path(&id, "")).await.ok()).contains("fly away"));
    let mut socket = world.dial(&bruno, &id).await;
    socket.say(json!({ "type": "hello" })).await;
    let info = socket.until("table").await;
    assert!(!why(info.clone()).contains("fly away"), "{info}");
    assert_eq!(told(info), [Value::Null, json!("sing")]);
    let refused = socket.ask(json!({ "type": "act", "seat": 1, "seen": 1, "actions": ["pass"] })).await;
    assert_refused(&refused, "stuck");
}

async fn a_game_whose_data_or_game_is_gone_can_still_be_saved(world: World) {
    let (iris, id) = solo(&world).await;
    for (field, name, kind) in [("data", "0123", "no_data"), ("game", "chess", "no_game")] {
        let row = world.store().table(&id).await.expect("a store").expect("a table");
        let mut header: Value = serde_json::from_str(&row.header).expect("a header is JSON");
        let was = std::mem::replace(&mut header[field], json!(name));
        world.raw(&format!("UPDATE tables SET header = '{header}' WHERE id = '{id}'")).await;
        world.app().hub.close().await;
        let other = World::beside(&world).await;
        let info = other.get(&iris, &path(&id, "")).await.ok();
        let stuck = &info["stuck"];
        assert_eq!((&stuck["error"]["kind"], &stuck["turns"]), (&json!(kind), &json!(0)));
        assert_eq!(stuck["can_continue"], false);
        other.get(&iris, &path(&id, "/replay")).await.refused(409, "stuck");
        let record = other.get(&iris, &path(&id, "/record")).await.ok();
        assert_eq!(record[field], json!(name));
        assert_eq!(record["actions"].as_array().expect("a list").len(), actions(&world, &id).await.len());
        other.post(&iris, &path(&id, "/continue"), json!({ "yes": true })).await.refused(409, "not_now");
        header[field] = was;
        world.raw(&format!("UPDATE tables SET header = '{header}' WHERE id = '{id}'")).await;
    }
}

async fn a_game_that_would_not_be_over_is_not_played_on(world: World) {
    let (iris, id) = solo(&world).await;
    // The bot may still be about to act, and its move would write the status again.
    world.app().hub.close().await;
    world.raw(&format!("UPDATE tables SET status = 'over' WHERE id = '{id}'")).await;
    let world = world.restart_politely().await;
    let info = world.get(&iris, &path(&id, "")).await.ok();
    assert_eq!((&info["status"], &info["stuck"]["error"]["kind"]), (&json!("over"), &json!("not_over")));
    assert_eq!((&info["to_act"], &info["stuck"]["rest"]), (&json!([]), &json!([])));
    world.get(&iris, &path(&id, "/record")).await.ok();
}

async fn rows_that_cannot_be_read_are_skipped_and_counted(world: World) {
    let (iris, id) = solo(&world).await;
    let mut broken = Vec::new();
    for header in ["not JSON", "{}", r#"{"from":"the future"}"#] {
        let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
        let other = world.table(&iris, seats, json!({ "public": true })).await;
        world.raw(&format!("UPDATE tables SET header = '{header}' WHERE id = '{other}'")).await;
        broken.push(other);
    }
    let world = world.restart_politely().await;
    for _ in 0..2 {
        let lobby = world.get(&iris, "/api/lobby").await.ok();
        let mine: Vec<&Value> = lobby["mine"].as_array().expect("a list").iter().map(|card| &card["id"]).collect();
        assert_eq!(mine, [&json!(id)]);
        let strangers = world.get(&Person::default(), "/api/lobby").await.ok();
        assert_eq!((&strangers["open"], &strangers["running"][0]["id"]), (&json!([]), &json!(id)));
    }
    assert_eq!(world.app().hub.shared().skipped.len(), broken.len());
    for id in broken {
        world.get(&iris, &path(&id, "")).await.refused(500, "internal");
    }
    // Another table can be created and played.
    let seats = json!([{ "kind": "me" }, { "kind": "bot", "level": "random" }]);
    world.table(&iris, seats, json!({ "start": true })).await;
}

async fn tables_that_cannot_be_woken_do_not_stand_in_the_way(world: World) {
    let iris = world.person("Iris").await;
    let bots = || json!([{ "kind": "bot", "level": "random" }, { "kind": "bot", "level": "random" }]);
    let (broken, fine) = (world.table(&iris, bots(), json!({})).await, world.table(&iris, bots(), json!({})).await);
    let started = |id: &str| {
        let line = LogRow { at: 1, seat: None, kind: "started".into(), body: json!({ "kind": "started" }).to_string() };
        (id.to_owned(), line)
    };
    for (id, line) in [started(&broken), started(&fine)] {
        world.store().append(&id, 0, &[line], None).await.expect("it is stored");
    }
    world.raw("UPDATE tables SET status = 'running', wake = 1").await;
    world.raw(&format!("UPDATE tables SET header = '{{}}' WHERE id = '{broken}'")).await;
    let world = world.restart_politely().await;
    let hub = &world.app().hub;
    hub.wake(hub.shared().store.due_tables(2, 10).await.expect("a list")).await;
    assert!(hub.shared().skipped.contains(&broken) && !hub.shared().skipped.contains(&fine));
    let mut socket = world.connect(&iris, &fine).await;
    if world.get(&iris, &path(&fine, "")).await.ok()["status"] != "over" {
        socket.until_that(|message| message["status"] == "over").await;
    }
}
