//! Reviews: finished games and records, looked through behind everything else.

use std::sync::{
    Arc,
    atomic::{AtomicBool, Ordering},
    mpsc,
};

use serde_json::{Value, json};
use server::bots::GiveWay;

use crate::world::{Person, World};

/// Looks at each decision for a moment only.
const QUICK: [&str; 2] = ["--review-nodes", "1000"];

fn sample() -> Value {
    serde_json::from_str(include_str!("record.json")).expect("a record")
}

/// The sample as others played it: another record.
fn played_by(name: &str) -> Value {
    let mut record = sample();
    record["seats"] = json!([name, "Bruno"]);
    record
}

/// A finished game of bots; returns its id.
async fn bots_game(world: &World, person: &Person, game: &str, players: usize) -> String {
    let seats = vec![json!({ "kind": "bot", "level": "random" }); players];
    let new = json!({ "game": game, "seats": seats, "start": true });
    let id = world.post(person, "/api/tables", new).await.ok()["id"].as_str().expect("an id").to_owned();
    let mut socket = world.connect(person, &id).await;
    if world.get(person, &format!("/api/tables/{id}")).await.ok()["status"] != "over" {
        socket.until_that(|message| message["status"] == "over").await;
    }
    id
}

/// Waits for a review that is under way.
async fn done(world: &World, path: &str, mut state: Value) -> Value {
    let mut last = 0;
    while let Some(percent) = state["percent"].as_u64() {
        assert!(percent >= last && state["review"].is_null(), "{state}");
        last = percent;
        state = world.get(&Person::default(), &format!("{path}?after={percent}")).await.ok();
    }
    assert!(state["review"].is_object(), "{state}");
    state["review"].take()
}

fn numbers(list: &Value) -> Vec<f64> {
    list.as_array().expect("a list").iter().map(|x| x.as_f64().expect("a number")).collect()
}

#[tokio::test]
async fn a_finished_game_is_looked_through_once_and_everybody_can_read_it() {
    let world = World::with(&QUICK).await;
    let iris = world.person("Iris").await;
    let id = bots_game(&world, &iris, "march", 2).await;
    let path = format!("/api/tables/{id}/review");
    let before = world.get(&iris, &path).await.ok();
    assert_eq!((&before["percent"], &before["review"]), (&Value::Null, &Value::Null), "nobody has asked yet");
    world.post(&Person::default(), &path, json!({})).await.refused(401, "unauthorised");

    let begun = world.post(&iris, &path, json!({})).await.ok();
    let review = done(&world, &path, begun).await;
    assert_eq!((&review["game"], &review["table"]), (&json!("march"), &json!(id)));
    let moments = review["moments"].as_array().unwrap();
    assert!(moments.len() > 8 && moments[0]["stand"]["round"].is_number(), "{moments:?}");
    assert!(moments.iter().all(|moment| (numbers(&moment["shares"]).iter().sum::<f64>() - 1.0).abs() < 1e-3));
    for (seat, played) in review["seats"].as_array().unwrap().iter().enumerate() {
        let moved = played["moved"].as_array().unwrap();
        let sum: f64 =
            ["own", "chance", "others"].iter().flat_map(|part| moved.iter().map(|m| m[*part].as_f64().unwrap())).sum();
        let share = |moment: &Value| moment["shares"][seat].as_f64().unwrap();
        assert!((sum - (share(moments.last().unwrap()) - share(&moments[0]))).abs() < 1e-3);
        assert!(!played["opening"].as_array().unwrap().is_empty() && played["strong"].is_object());
    }
    let decisions = review["decisions"].as_array().unwrap();
    assert!(!decisions.is_empty(), "random bots make mistakes");
    for decision in decisions {
        let (seat, step) = (decision["seat"].as_u64().unwrap(), decision["step"].as_u64().unwrap());
        let query = format!("/api/tables/{id}/replay/frames?from={step}&to={step}&seat={seat}");
        let frames = world.get(&iris, &query).await.ok();
        assert_eq!(frames["frames"][0], decision["frame"], "the moment is the one the replay shows");
        assert_ne!(decision["played"]["actions"], decision["better"]["actions"]);
    }

    // It is kept, and nothing is computed again.
    let world = world.restart().await;
    let kept = world.get(&Person::default(), &path).await.ok();
    assert_eq!(kept["review"], review);
    assert_eq!(world.post(&iris, &path, json!({})).await.ok()["review"], review);
}

#[tokio::test]
async fn a_review_is_refused_while_a_game_is_running() {
    let world = World::with(&QUICK).await;
    let (iris, _, id) = world.duel().await;
    let path = format!("/api/tables/{id}/review");
    world.get(&iris, &path).await.refused(409, "not_now");
    world.post(&iris, &path, json!({})).await.refused(409, "not_now");
    world.post(&iris, "/api/tables/nowhere/review", json!({})).await.refused(404, "not_found");
    world.get(&iris, "/api/reviews/nothing").await.refused(404, "not_found");
}

#[tokio::test]
async fn a_record_is_looked_through_and_a_person_asks_for_one_at_a_time() {
    let world = World::with(&QUICK).await;
    let (iris, bruno) = (world.person("Iris").await, world.person("Bruno").await);
    world.post(&iris, "/api/reviews", json!({ "format": 1 })).await.refused(422, "bad_record");
    world.post(&Person::default(), "/api/reviews", sample()).await.refused(401, "unauthorised");

    // The one thread is busy until it is told to go on.
    let (go_on, wait) = mpsc::channel::<()>();
    let _busy = world.app().hub.shared().pool.background(move |_| _ = wait.recv());
    let begun = world.post(&iris, "/api/reviews", sample()).await.ok();
    assert_eq!(begun["percent"], 0);
    let other = played_by("Otto");
    world.post(&iris, "/api/reviews", other.clone()).await.refused(429, "too_many");
    assert_eq!(world.post(&bruno, "/api/reviews", sample()).await.ok()["key"], begun["key"], "it is under way already");
    go_on.send(()).expect("the thread waits");

    let path = format!("/api/reviews/{}", begun["key"].as_str().expect("a key"));
    let review = done(&world, &path, begun).await;
    assert_eq!((&review["table"], &review["game"]), (&Value::Null, &sample()["game"]));
    // It can be played on from a decision, without the file.
    let from =
        json!({ "of": "record", "record": review["record"], "when": { "turns": review["decisions"][0]["action"] } });
    let seats = vec![json!({ "kind": "bot", "level": "random" }); review["seats"].as_array().expect("a list").len()];
    world.post(&iris, "/api/play_on", json!({ "from": from, "seats": seats })).await.ok();
    // Now the other one may be asked for.
    world.post(&iris, "/api/reviews", other).await.ok();
}

#[tokio::test]
async fn only_so_many_reviews_wait() {
    let world = World::with(&QUICK).await;
    let (go_on, wait) = mpsc::channel::<()>();
    let _busy = world.app().hub.shared().pool.background(move |_| _ = wait.recv());
    for nth in 0..16 {
        let name = format!("Person {nth}");
        let person = world.person(&name).await;
        world.post(&person, "/api/reviews", played_by(&name)).await.ok();
    }
    let late = world.person("Late").await;
    world.post(&late, "/api/reviews", played_by("Late")).await.refused(429, "too_many");
    let waiting = world.post(&late, "/api/reviews", played_by("Person 3")).await.ok();
    assert_eq!(waiting["percent"], 0, "that one is waiting already");
    drop(go_on);
}

#[tokio::test]
async fn a_review_that_takes_long_does_not_keep_a_game_waiting() {
    let world = World::with(&QUICK).await;
    let iris = world.person("Iris").await;
    // It takes until the game is over, however fast the machine is.
    let (begun, is_over) = (Arc::new(AtomicBool::new(false)), Arc::new(AtomicBool::new(false)));
    let (begins, ends) = (Arc::clone(&begun), Arc::clone(&is_over));
    let endless = move |way: &GiveWay| {
        while !ends.load(Ordering::Relaxed) && !way.is_closed() {
            begins.store(true, Ordering::Relaxed);
            way.rest();
        }
    };
    let _endless = world.app().hub.shared().pool.background(endless);
    // The bots of this game have the same single thread.
    bots_game(&world, &iris, "myrmes", 2).await;
    assert!(begun.load(Ordering::Relaxed), "the review is under way");
    is_over.store(true, Ordering::Relaxed);
}
