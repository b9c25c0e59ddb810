//! "What would you do?": what the strongest bot proposes, who may ask, and who learns of it.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use crate::world::{Person, World};

/// A running game of two, with one seat for a person and the other as given.
async fn against(world: &World, person: &Person, other: Value, more: Value) -> (String, String) {
    let mut settings = json!({ "start": true });
    settings.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    let id = world.table(person, json!([{ "kind": "me" }, other]), settings).await;
    let path = format!("/api/tables/{id}/seats/0");
    (id, path)
}

fn bot() -> Value {
    json!({ "kind": "bot", "level": "random" })
}

#[tokio::test]
async fn a_hint_proposes_turns_that_can_be_played_and_says_what_to_expect() {
    let world = World::new().await;
    let iris = world.person("Iris").await;
    let (_, path) = against(&world, &iris, bot(), json!({})).await;
    let seen = world.get(&iris, &path).await.ok();
    let n = seen["items"].as_array().unwrap().len();
    let hint = world.post(&iris, &format!("{path}/hint"), json!({ "seen": n })).await.ok();
    assert_eq!(hint["seen"], json!(n), "among bots nobody has to be told");

    let turns = hint["turns"].as_array().unwrap();
    assert!((2..=3).contains(&turns.len()), "{} turns", turns.len());
    let legal: BTreeSet<&str> =
        seen["choices"].as_array().unwrap().iter().map(|choice| choice["text"].as_str().unwrap()).collect();
    for turn in turns {
        assert!(legal.contains(turn["actions"][0]["text"].as_str().unwrap()), "{turn}");
        assert!(!turn["events"].as_array().unwrap().is_empty(), "{turn}");
        let win = turn["places"][0].as_f64().unwrap();
        assert!((0.0..=1.0).contains(&win), "{turn}");
        let points: f64 = turn["points"].as_object().unwrap().values().map(|x| x.as_f64().unwrap()).sum();
        assert!((20.0..200.0).contains(&points), "a game against a random bot ends with {points} points");
        assert!(turn["now"].is_i64(), "{turn}");
        assert!(turn["risks"]["food_missing"].as_f64().unwrap().is_finite(), "{turn}");
    }
    // The best one is played.
    let actions: Vec<&Value> = turns[0]["actions"].as_array().unwrap().iter().map(|action| &action["text"]).collect();
    world.post(&iris, &format!("{path}/act"), json!({ "seen": n, "actions": actions })).await.ok();
}

/// Which hex somebody takes is news to the others, but not to whoever has looked at it.
#[tokio::test]
async fn a_hint_says_what_is_taken_of_what_one_has_seen() {
    let world = World::new().await;
    let iris = world.person("Iris").await;
    let otto = json!({ "kind": "local", "name": "Otto" });
    let (id, _) = against(&world, &iris, otto, json!({ "game": "march" })).await;
    let mut hint = Value::Null;
    for seat in [0, 1] {
        let path = format!("/api/tables/{id}/seats/{seat}");
        let seen = world.get(&iris, &path).await.ok();
        let takes = |choice: &Value| choice["text"].as_str().unwrap().starts_with("take ");
        if seen["choices"].as_array().unwrap().iter().any(takes) {
            let n = seen["items"].as_array().unwrap().len();
            hint = world.post(&iris, &format!("{path}/hint"), json!({ "seen": n })).await.ok();
        }
    }
    for turn in hint["turns"].as_array().unwrap() {
        assert_eq!(turn["events"][0]["what"], "hex_taken", "{turn}");
    }
}

#[tokio::test]
async fn people_at_the_table_are_told_that_somebody_asked() {
    let world = World::new().await;
    let iris = world.person("Iris").await;
    let otto = json!({ "kind": "local", "name": "Otto" });
    let (id, path) = against(&world, &iris, otto, json!({})).await;
    let hint = world.post(&iris, &format!("{path}/hint"), json!({ "seen": 1 })).await.ok();
    assert_eq!(hint["seen"], 2);
    for seat in [0, 1] {
        let seen = world.get(&iris, &format!("/api/tables/{id}/seats/{seat}")).await.ok();
        let last = seen["items"].as_array().unwrap().last().unwrap();
        assert_eq!((&last["what"], &last["seat"]), (&json!("hinted"), &json!(0)));
    }
    // It is kept, and the game goes on.
    let world = world.restart().await;
    let seen = world.get(&iris, &path).await.ok();
    assert_eq!(seen["items"][1]["what"], "hinted");
    let first = &seen["choices"][0]["text"];
    world.post(&iris, &format!("{path}/act"), json!({ "seen": 2, "actions": [first] })).await.ok();
}

#[tokio::test]
async fn a_hint_is_refused_where_it_would_not_be_fair() {
    let world = World::new().await;
    let (iris, bruno) = (world.person("Iris").await, world.person("Bruno").await);
    let ask = json!({ "seen": 1 });
    let clock = json!({ "clock": { "kind": "live", "bank_s": 600, "increment_s": 5 } });
    for (more, allowed) in [(json!({ "hints": false }), false), (clock, false), (json!({ "hints": true }), true)] {
        let (id, path) = against(&world, &iris, bot(), more).await;
        assert_eq!(world.get(&iris, &format!("/api/tables/{id}")).await.ok()["hints"], json!(allowed));
        if !allowed {
            world.post(&iris, &format!("{path}/hint"), ask.clone()).await.refused(409, "not_now");
        }
        world.post(&bruno, &format!("{path}/hint"), ask.clone()).await.refused(403, "not_yours");
        world.post(&Person::default(), &format!("{path}/hint"), ask.clone()).await.refused(401, "unauthorised");
    }
    let (id, path) = against(&world, &iris, bot(), json!({})).await;
    world.post(&iris, &format!("{path}/hint"), json!({ "seen": 0 })).await.refused(409, "stale");
    world.post(&iris, &format!("{path}/hint"), json!({})).await.refused(400, "bad_request");
    world.post(&iris, &format!("/api/tables/{id}/abandon"), json!({ "yes": true })).await.ok();
    let n = world.get(&iris, &path).await.ok()["items"].as_array().unwrap().len();
    world.post(&iris, &format!("{path}/hint"), json!({ "seen": n })).await.refused(409, "not_now");
}
