//! A table is played with the component data of its header, whatever the program carries.

use serde_json::{Value, json};
use server::store::DataSet;

use crate::world::{Person, World};

/// The data of March of the Ants with one figure corrected, and their hash.
fn corrected() -> DataSet {
    let mut files = march::GAME.own_data();
    let heads = files.get_mut("heads.toml").expect("the heads have a file");
    *heads = heads.replacen("cost = 1", "cost = 2", 1);
    let hash = march::GAME.check_data(&files).expect("the game can be played with them").hash;
    assert_ne!(hash, server::games::own_hash(march::GAME), "the figure counts");
    let files = serde_json::to_string(&files).expect("texts are JSON");
    DataSet { hash, game: "march".to_owned(), name: "corrected".to_owned(), files, created: 0 }
}

/// A table as another program left it, whose own data these were.
async fn table_with(world: World, data: &str, start: bool) -> (World, Person, String) {
    let iris = world.person("Iris").await;
    // Alone one is always the one to act.
    let seats = json!([{ "kind": "me" }]);
    let id = world.table(&iris, seats, json!({ "game": "march" })).await;
    let store = &world.app().hub.shared().store;
    let mut row = store.table(&id).await.expect("a store").expect("a table");
    let mut header: Value = serde_json::from_str(&row.header).expect("a header is JSON");
    header["data"] = json!(data);
    row.header = header.to_string();
    let changed = row.changed;
    store.save_table(&row, changed).await.expect("nobody else writes");
    let world = world.restart().await;
    if start {
        world.post(&iris, &format!("/api/tables/{id}/start"), Value::Null).await.ok();
    }
    (world, iris, id)
}

fn costs(components: &Value) -> Vec<i64> {
    let cards = components["cards"].as_array().expect("a list of cards");
    cards.iter().map(|card| card["cost"].as_i64().unwrap_or(0)).collect()
}

#[tokio::test]
async fn a_table_opens_with_the_data_it_was_made_with() {
    let world = World::new().await;
    let corrected = corrected();
    world.app().hub.shared().store.keep_data(&corrected).await.expect("it is kept");
    let (world, iris, id) = table_with(world, &corrected.hash, true).await;
    let path = |what: &str| format!("/api/tables/{id}{what}");
    let own = world.get(&iris, "/api/games/march/components").await.ok();
    let used = world.get(&iris, &path("/components")).await.ok();
    assert_eq!(costs(&used).iter().sum::<i64>(), costs(&own).iter().sum::<i64>() + 1);

    let mut socket = world.connect(&iris, &id).await;
    socket.until("seen").await;
    socket.act_any(0).await;
    world.post(&iris, &path("/abandon"), json!({ "yes": true })).await.ok();
    // Another start of the program, and everything of the table is still there.
    let world = world.restart().await;
    for what in ["", "/components", "/seats/0", "/replay", "/record"] {
        world.get(&iris, &path(what)).await.ok();
    }
    let record = world.get(&iris, &path("/record")).await.ok();
    assert_eq!(record["data"], json!(corrected.hash));
    world.post(&Person::default(), "/api/replays", record).await.ok();
}

#[tokio::test]
async fn a_table_that_has_not_begun_shows_the_data_it_will_be_played_with() {
    let world = World::new().await;
    let corrected = corrected();
    world.app().hub.shared().store.keep_data(&corrected).await.expect("it is kept");
    let (world, iris, id) = table_with(world, &corrected.hash, false).await;
    let own = world.get(&iris, "/api/games/march/components").await.ok();
    let used = world.get(&iris, &format!("/api/tables/{id}/components")).await.ok();
    assert_ne!(costs(&used), costs(&own));
}

#[tokio::test]
async fn data_that_nobody_has_are_said_to_be_missing() {
    let (world, iris, id) = table_with(World::new().await, "0123", false).await;
    world.get(&iris, &format!("/api/tables/{id}")).await.refused(409, "not_now");
}

#[tokio::test]
async fn the_own_data_of_every_game_are_kept_when_the_server_starts() {
    let world = World::new().await;
    for game in [myrmes::GAME, march::GAME] {
        let kept = world.app().hub.shared().store.data(server::games::own_hash(game)).await.expect("a store");
        let files: game_core::DataFiles = serde_json::from_str(&kept.expect("it is kept").files).expect("files");
        assert_eq!(files, game.own_data());
    }
}
