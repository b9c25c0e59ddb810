//! Fair dice, checked as a stranger would check them.

use serde_json::json;
use sha2::{Digest, Sha256};

use crate::world::World;

fn sha256(text: &str) -> String {
    Sha256::digest(text).iter().map(|byte| format!("{byte:02x}")).collect()
}

#[tokio::test]
async fn after_the_game_everybody_can_compute_the_seed() {
    let world = World::new().await;
    let (iris, bruno) = (world.person("Iris").await, world.person("Bruno").await);
    let (of_iris, of_bruno) = ("1".repeat(64), "2".repeat(64));
    let seats = json!([{ "kind": "me" }, { "kind": "bot", "level": "random" }, { "kind": "open" }]);
    let id = world.table(&iris, seats, json!({})).await;
    let promised = world.get(&iris, &format!("/api/tables/{id}")).await.ok()["commitment"].clone();
    world.post(&bruno, &format!("/api/tables/{id}/sit"), json!({ "contribution": of_bruno })).await.ok();
    world.post(&iris, &format!("/api/tables/{id}/start"), json!({ "contribution": of_iris })).await.ok();
    // A contribution is final: nobody can try again until they like the seed.
    let late = json!({ "contribution": "3".repeat(64) });
    world.post(&bruno, &format!("/api/tables/{id}/contribute"), late).await.refused(409, "not_now");
    for person in [&iris, &bruno] {
        world.post(person, &format!("/api/tables/{id}/abandon"), json!({ "yes": true })).await.ok();
    }
    let info = world.get(&bruno, &format!("/api/tables/{id}")).await.ok();
    let fair = &info["fair"];
    let secret = fair["secret"].as_str().expect("the secret is revealed");
    assert_eq!(json!(sha256(secret)), promised);
    assert_eq!(info["commitment"], promised);
    assert_eq!(fair["contributions"], json!([of_iris, null, of_bruno]));
    let seed = sha256(&format!("formicarium\n{secret}\n{of_iris}\n-\n{of_bruno}\n"));
    assert_eq!(fair["seed"], json!(seed));
    let record = world.get(&bruno, &format!("/api/tables/{id}/record")).await.ok();
    assert_eq!(record["seed"], json!(seed));
}

#[tokio::test]
async fn a_contribution_moves_with_its_player() {
    let world = World::new().await;
    let (iris, bruno) = (world.person("Iris").await, world.person("Bruno").await);
    let (of_iris, of_bruno) = ("1".repeat(64), "2".repeat(64));
    let seats = json!([{ "kind": "me" }, { "kind": "bot", "level": "random" }, { "kind": "open" }]);
    let id = world.table(&iris, seats, json!({})).await;
    let at = |what: &str| format!("/api/tables/{id}/{what}");
    world.post(&iris, &at("contribute"), json!({ "contribution": of_iris })).await.ok();
    world.post(&bruno, &at("sit"), json!({ "contribution": of_bruno })).await.ok();
    let info = world.post(&bruno, &at("move"), json!({ "from": 2, "to": 1 })).await.ok();
    let added = |seat: usize| &info["seats"][seat]["contributed"];
    assert_eq!([added(0), added(1), added(2)], [true, true, false]);
    // It stays final: whoever has moved cannot add another one.
    world.post(&bruno, &at("contribute"), json!({ "contribution": "3".repeat(64) })).await.ok();
    world.post(&iris, &at("start"), json!({ "contribution": "4".repeat(64) })).await.ok();
    for person in [&iris, &bruno] {
        world.post(person, &at("abandon"), json!({ "yes": true })).await.ok();
    }
    let fair = world.get(&bruno, &format!("/api/tables/{id}")).await.ok()["fair"].clone();
    assert_eq!(fair["contributions"], json!([of_iris, of_bruno, null]));
    let secret = fair["secret"].as_str().expect("the secret is revealed");
    let seed = sha256(&format!("formicarium\n{secret}\n{of_iris}\n{of_bruno}\n-\n"));
    assert_eq!(fair["seed"], json!(seed));
    assert_eq!(world.get(&iris, &at("record")).await.ok()["seed"], json!(seed));
}
