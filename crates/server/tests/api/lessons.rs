//! Lessons: each is played to its end as its file says, so that no change of the rules or the bots breaks one unseen.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use crate::world::{Person, World};

/// The time of a game in the words of its lesson.
fn time_of(game: &str, seen: &Value) -> String {
    let view = &seen["view"];
    let text = |field: &str| view[field].as_str().unwrap_or_default().to_owned();
    match game {
        "myrmes" => {
            let chooses_event = view["phase"] == "births" && view["colonies"][0]["plan"]["step"] == "event";
            let phase = if chooses_event { "event".to_owned() } else { text("phase") };
            format!("{}/{}/{phase}", view["year"], text("season"))
        }
        _ => format!("{}/{}", view["round"], text("phase")),
    }
}

/// What the player sees once it is their turn.
async fn to_act(world: &World, person: &Person, path: &str) -> Value {
    loop {
        let seen = world.get(person, path).await.ok();
        if !seen["choices"].as_array().unwrap().is_empty() {
            return seen;
        }
        tokio::time::sleep(std::time::Duration::from_millis(5)).await;
    }
}

/// The kinds of events of the player.
fn done_by_player(items: &Value) -> BTreeSet<String> {
    let items = items.as_array().unwrap().iter();
    let events = items.filter_map(|item| item["events"].as_array()).flatten().filter(|event| event["seat"] == 0);
    events.map(|event| event["what"].as_str().unwrap().to_owned()).collect()
}

async fn is_played_to_its_end(game: &str) {
    let world = World::new().await;
    let iris = world.person("Iris").await;
    let lesson = world.get(&iris, &format!("/api/lessons/{game}")).await.ok();
    assert_eq!(lesson["secret"], Value::Null, "the page has no use for it");
    let id = world.post(&iris, &format!("/api/lessons/{game}"), Value::Null).await.ok()["id"].clone();
    let table = format!("/api/tables/{}", id.as_str().unwrap());
    let info = world.get(&iris, &table).await.ok();
    assert_eq!((&info["lesson"], &info["status"], &info["you"]), (&json!(true), &json!("running"), &json!([0])));

    let path = format!("{table}/seats/0");
    let steps = lesson["steps"].as_array().unwrap();
    assert!(steps.len() >= 10, "{} steps", steps.len());
    let ids: BTreeSet<&str> = steps.iter().map(|step| step["id"].as_str().unwrap()).collect();
    assert_eq!(ids.len(), steps.len(), "every step has texts of its own");
    let mut seen = to_act(&world, &iris, &path).await;
    for step in steps {
        let name = format!("{game}, {}", step["id"].as_str().unwrap());
        let actions = step["do"].as_array().unwrap();
        if actions.is_empty() {
            continue;
        }
        let n = seen["items"].as_array().unwrap().len();
        for action in actions {
            assert_eq!(time_of(game, &seen), step["at"].as_str().unwrap(), "{name}");
            let legal: Vec<&Value> = seen["choices"].as_array().unwrap().iter().map(|choice| &choice["text"]).collect();
            assert!(legal.contains(&action), "{name}: {action} is not among {legal:?}");
            let known = seen["items"].as_array().unwrap().len();
            world.post(&iris, &format!("{path}/act"), json!({ "seen": known, "actions": [action] })).await.ok();
            seen = to_act(&world, &iris, &path).await;
        }
        let kinds = done_by_player(&json!(seen["items"].as_array().unwrap()[n..]));
        let done = step["done"].as_array().unwrap();
        let is_done = done.iter().any(|kind| kinds.contains(kind.as_str().unwrap()));
        assert!(is_done || time_of(game, &seen) != step["at"], "{name} is not over after its actions: {kinds:?}");
    }
}

#[tokio::test]
async fn the_lesson_of_myrmes_is_played_to_its_end() {
    is_played_to_its_end("myrmes").await;
}

#[tokio::test]
async fn the_lesson_of_march_is_played_to_its_end() {
    is_played_to_its_end("march").await;
}

#[tokio::test]
async fn there_is_no_lesson_of_another_game() {
    let world = World::new().await;
    let iris = world.person("Iris").await;
    world.get(&iris, "/api/lessons/chess").await.refused(404, "not_found");
    world.post(&iris, "/api/lessons/chess", Value::Null).await.refused(404, "not_found");
}
