//! A table is played with the component data of its header, whatever the program carries.

use serde_json::{Value, json};
use server::store::DataSet;

use crate::{
    common::postgres::Postgres,
    world::{Person, World},
};

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

/// A table as another program left it, with these as that program's own data.
async fn table_with(world: World, data: &str, start: bool) -> (World, Person, String) {
    let iris = world.person("Iris").await;
    // A single player is always the one to act.
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
    // After a restart, everything about the table is still there.
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

/// The costs of all cards together.
async fn cost(world: &World, path: &str) -> i64 {
    costs(&world.get(&Person::default(), path).await.ok()).iter().sum()
}

const SETS: &str = "/api/games/march/data";

/// A correction: the Amazon Head costs two, as printed on somebody's card.
fn draft(base: &str) -> Value {
    let correction = json!({ "file": "heads.toml", "entry": "amazon_head", "field": "cost", "value": 2 });
    json!({ "base": base, "date": "2026-11-17", "corrections": [correction] })
}

fn names(sets: &Value) -> Vec<&str> {
    sets["sets"].as_array().expect("a list").iter().filter_map(|set| set["name"].as_str()).collect()
}

#[tokio::test]
async fn a_corrected_set_is_saved_chosen_and_kept_by_its_tables() {
    corrects_and_plays(World::new().await).await;
}

#[tokio::test]
async fn a_corrected_set_is_saved_chosen_and_kept_by_its_tables_in_postgres() {
    let server = Postgres::start().await;
    corrects_and_plays(World::at(server.place().await).await).await;
}

async fn corrects_and_plays(world: World) {
    let mut iris = world.person("Iris").await;
    assert_eq!(names(&world.get(&iris, SETS).await.ok()), ["own"]);
    let saved = world.put(&mut iris, &format!("{SETS}/Our%20box"), draft("own")).await.ok();
    assert_eq!((&saved["name"], &saved["source"], &saved["yours"]), (&json!("Our box"), &json!("saved"), &json!(true)));
    let sets = world.get(&iris, SETS).await.ok();
    assert_eq!(names(&sets), ["own", "Our box"]);
    assert_ne!(sets["sets"][0]["hash"], sets["sets"][1]["hash"]);

    let seats = json!([{ "kind": "me" }]);
    let id = world.table(&iris, seats, json!({ "game": "march", "data": "Our box" })).await;
    let path = |what: &str| format!("/api/tables/{id}{what}");
    world.post(&iris, &path("/start"), Value::Null).await.ok();
    let own = cost(&world, "/api/games/march/components").await;
    assert_eq!(cost(&world, &path("/components")).await, own + 1);
    let told = world.get(&iris, &path("")).await.ok()["data"].clone();
    assert_eq!((&told["name"], &told["own"]), (&json!("Our box"), &json!(false)));

    // The set is changed and then deleted; the table stays as it was, and its record opens anywhere.
    world.post(&iris, &path("/abandon"), json!({ "yes": true })).await.ok();
    let back = json!({ "base": "own", "date": "2026-11-17", "corrections": [] });
    world.put(&mut iris, &format!("{SETS}/Our%20box"), back).await.ok();
    let world = world.restart().await;
    assert_eq!(cost(&world, &path("/components")).await, own + 1);
    world.send(&mut iris, "DELETE", &format!("{SETS}/Our%20box"), Vec::new()).await.ok();
    assert_eq!(names(&world.get(&iris, SETS).await.ok()), ["own"]);
    let record = world.get(&iris, &path("/record")).await.ok();
    assert_eq!(record["set"], json!("Our box"));
    assert_eq!(world.get(&iris, &path("/replay")).await.ok()["data"]["name"], json!("Our box"));
    let elsewhere = World::new().await;
    let replay = elsewhere.post(&Person::default(), "/api/replays", record.clone()).await.ok();
    assert_eq!(costs(&replay["components"]).iter().sum::<i64>(), own + 1);
    assert_eq!((&replay["data"]["name"], &replay["data"]["own"]), (&json!("Our box"), &json!(false)));
    let mut forged = record;
    forged["files"]["heads.toml"] = json!(march::GAME.own_data()["heads.toml"]);
    elsewhere.post(&Person::default(), "/api/replays", forged).await.refused(422, "bad_record");
}

#[tokio::test]
async fn a_record_of_the_programs_own_data_carries_the_hash_alone() {
    let world = World::new().await;
    let iris = world.person("Iris").await;
    let id = world.table(&iris, json!([{ "kind": "me" }]), json!({ "game": "march", "start": true })).await;
    world.post(&iris, &format!("/api/tables/{id}/abandon"), json!({ "yes": true })).await.ok();
    let record = world.get(&iris, &format!("/api/tables/{id}/record")).await.ok();
    assert_eq!(record["data"], json!(server::games::own_hash(march::GAME)));
    assert_eq!((record.get("files"), record.get("set")), (None, None));
}

#[tokio::test]
async fn corrections_are_checked_before_anything_is_kept() {
    let world = World::new().await;
    let mut iris = world.person("Iris").await;
    let fine = world.post(&iris, SETS, draft("own")).await.ok();
    let warning =
        json!({ "what": "heads.toml: amazon_head cost", "why": "the rulebook says 1, not 2", "warning": true });
    assert_eq!(fine["problems"], json!([warning]));
    assert_eq!(fine["files"]["heads.toml"]["card"][1]["cost"], json!(2));
    assert!(fine["components"].is_object());

    let mut wrong = draft("own");
    wrong["corrections"][0]["value"] = json!(12);
    let problems = world.post(&iris, SETS, wrong.clone()).await.ok();
    assert_eq!(problems["problems"][0]["what"], json!("heads.toml: amazon_head cost"));
    assert_eq!((&problems["hash"], &problems["components"]), (&Value::Null, &Value::Null));
    world.put(&mut iris, &format!("{SETS}/Wrong"), wrong).await.refused(422, "bad_data");

    let mut nobody = draft("own");
    nobody["corrections"][0]["entry"] = json!("no_such_card");
    world.post(&iris, SETS, nobody).await.refused(422, "bad_data");
    world.post(&iris, SETS, draft("nowhere")).await.refused(404, "not_found");
    for name in ["own", "%20", &"x".repeat(31)] {
        let answer = world.put(&mut iris, &format!("{SETS}/{name}"), draft("own")).await;
        assert!(answer.status.is_client_error(), "{name}: {}", answer.status);
    }
    world.put(&mut iris, "/api/games/myrmes/data/Mine", draft("own")).await.refused(422, "bad_data");
    let new = json!({ "game": "march", "data": "nowhere", "seats": [{ "kind": "me" }] });
    world.post(&iris, "/api/tables", new).await.refused(404, "not_found");
    assert_eq!(names(&world.get(&iris, SETS).await.ok()), ["own"]);
}

#[tokio::test]
async fn a_set_is_changed_and_deleted_by_its_owner_alone() {
    let world = World::with(&["--admin-token", "a-long-enough-secret"]).await;
    let (mut iris, mut otto) = (world.person("Iris").await, world.person("Otto").await);
    let path = format!("{SETS}/Box");
    world.put(&mut iris, &path, draft("own")).await.ok();
    world.put(&mut otto, &path, draft("own")).await.refused(403, "not_your_set");
    world.send(&mut otto, "DELETE", &path, Vec::new()).await.refused(403, "not_your_set");
    otto.admin = Some("wrong".to_owned());
    world.send(&mut otto, "DELETE", &path, Vec::new()).await.refused(403, "not_administrator");
    otto.admin = Some("a-long-enough-secret".to_owned());
    world.send(&mut otto, "DELETE", &path, Vec::new()).await.ok();
    world.get(&iris, &path).await.refused(404, "not_found");
    for n in 0..20 {
        world.put(&mut iris, &format!("{SETS}/Box {n}").replace(' ', "%20"), draft("own")).await.ok();
    }
    world.put(&mut iris, &path, draft("own")).await.refused(409, "not_now");
}

#[tokio::test]
async fn where_only_the_administrator_saves_others_are_told() {
    let world = World::with(&["--save-data", "administrator", "--admin-token", "a-long-enough-secret"]).await;
    let mut iris = world.person("Iris").await;
    assert_eq!(world.get(&iris, SETS).await.ok()["administrator_only"], json!(true));
    world.put(&mut iris, &format!("{SETS}/Box"), draft("own")).await.refused(403, "not_administrator");
    iris.admin = Some("a-long-enough-secret".to_owned());
    world.put(&mut iris, &format!("{SETS}/Box"), draft("own")).await.ok();
}

#[tokio::test]
async fn a_set_travels_as_an_archive() {
    let world = World::new().await;
    let mut iris = world.person("Iris").await;
    world.put(&mut iris, &format!("{SETS}/Box"), draft("own")).await.ok();
    let archive = world.get(&iris, &format!("{SETS}/Box/archive")).await.bytes;
    let elsewhere = World::new().await;
    let mut otto = elsewhere.person("Otto").await;
    elsewhere.send(&mut otto, "PUT", &format!("{SETS}/Theirs/archive"), archive).await.ok();
    let hash = |sets: Value| sets["sets"][1]["hash"].clone();
    assert_eq!(hash(world.get(&iris, SETS).await.ok()), hash(elsewhere.get(&otto, SETS).await.ok()));
    for odd in [Vec::new(), b"PK no".to_vec(), vec![0; 300_000]] {
        let answer = elsewhere.send(&mut otto, "PUT", &format!("{SETS}/Odd/archive"), odd).await;
        assert!(answer.status.is_client_error(), "{}", answer.status);
    }
}

#[tokio::test]
async fn the_folders_of_the_server_are_offered_by_name() {
    let folder = tempfile::TempDir::new().expect("a folder");
    let dir = folder.path().join("first-printing");
    std::fs::create_dir(&dir).expect("a folder");
    let files: game_core::DataFiles = serde_json::from_str(&corrected().files).expect("files");
    files.iter().for_each(|(name, text)| std::fs::write(dir.join(name), text).expect("a file"));
    let flag: &'static str = format!("march={}", dir.display()).leak();
    let world = World::with(&["--data", flag]).await;
    let mut iris = world.person("Iris").await;
    assert_eq!(names(&world.get(&iris, SETS).await.ok()), ["own", "first-printing"]);
    assert_eq!(names(&world.get(&iris, "/api/games/myrmes/data").await.ok()), ["own"]);
    let new = json!({ "game": "march", "data": "first-printing" });
    let id = world.table(&iris, json!([{ "kind": "me" }]), new).await;
    let own = cost(&world, "/api/games/march/components").await;
    assert_eq!(cost(&world, &format!("/api/tables/{id}/components")).await, own + 1);
    world.put(&mut iris, &format!("{SETS}/first-printing"), draft("own")).await.refused(409, "not_now");

    for wrong in ["march", "chess=/tmp", "march=/no/such/folder"] {
        let refused = server::data::folders("--data", &[wrong.to_owned()]).expect_err(wrong).to_string();
        assert!(refused.starts_with(&format!("--data {wrong}: ")), "{refused}");
    }
    server::data::folders("--data", &[flag.to_owned(), flag.to_owned()]).expect_err("one name, one folder");
}
