//! Looking through games.

use serde_json::{Value, json};

use crate::world::{Person, World};

#[tokio::test]
async fn a_running_game_is_replayed_as_one_may_see_it() {
    let world = World::new().await;
    let (iris, bruno, id) = world.duel().await;
    let mut socket = world.connect(&iris, &id).await;
    socket.until("seen").await;
    let action = socket.act_any(0).await;
    let replay = |seat: &str| format!("/api/tables/{id}/replay{seat}");
    let mine = world.get(&iris, &replay("?seat=0")).await.ok();
    assert_eq!(mine["seats"], json!([null, 0]));
    assert_eq!(mine["frames"][1]["action"], json!(action));
    assert_eq!(mine["frames"][1]["view"], socket.seen(0)["view"]);
    assert_eq!(mine["components"]["players"], 2);
    let public = world.get(&bruno, &replay("")).await.ok();
    assert_eq!(public["frames"].as_array().expect("a list").len(), 1, "the choice is hidden");
    world.get(&bruno, &replay("?seat=0")).await.refused(403, "not_yours");
    world.get(&Person::default(), &replay("?seat=1")).await.refused(403, "not_yours");
}

#[tokio::test]
async fn a_record_of_ones_own_is_looked_through_from_every_seat() {
    let world = World::new().await;
    let nobody = Person::default();
    let record: Value = serde_json::from_str(include_str!("record.json")).expect("a record");
    let replay = world.post(&nobody, "/api/replays?seat=1", record.clone()).await.ok();
    assert_eq!(replay["seats"], json!([null, 0, 1]));
    assert_eq!(replay["frames"][0]["view"]["seat"], 1);
    assert!(replay["frames"].as_array().expect("a list").len() > 2);
    world.post(&nobody, "/api/replays?seat=4", record.clone()).await.refused(404, "not_found");
    let mut bad = record.clone();
    bad["actions"][0][1] = json!("fly away");
    world.post(&nobody, "/api/replays", bad).await.refused(422, "bad_record");
    let mut other = record.clone();
    other["game"] = json!("chess");
    world.post(&nobody, "/api/replays", other).await.refused(404, "not_found");
    world.post(&nobody, "/api/replays", json!(7)).await.refused(422, "bad_record");
}
