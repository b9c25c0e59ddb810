//! The game of the day: one deal for everybody, one try each, and nobody who knows more than the others.

use serde_json::{Value, json};
use server::vault::Vault;

use crate::world::{Person, World, assert_refused};

const TODAY: &[&str] = &["--test-seed", "7", "--test-today", "2026-11-18"];
const TOMORROW: &[&str] = &["--test-seed", "7", "--test-today", "2026-11-19"];

async fn begin(world: &World, person: &Person, game: &str) -> String {
    world.post(person, &format!("/api/daily/{game}"), Value::Null).await.ok()["id"].as_str().unwrap().to_owned()
}

async fn setup(world: &World, person: &Person, id: &str) -> Value {
    let replay = world.get(person, &format!("/api/tables/{id}/replay?seat=0")).await.ok();
    json!([replay["frames"], replay["steps"][0]])
}

#[tokio::test]
async fn everybody_gets_the_same_deal_and_one_try() {
    let world = World::with(TODAY).await;
    let (iris, bruno) = (world.person("Iris").await, world.person("Bruno").await);
    let today = world.get(&iris, "/api/daily").await.ok();
    assert_eq!((&today["day"], &today["opponent"]), (&json!("2026-11-18"), &json!("skilled")));
    assert_eq!(today["games"][0]["table"], Value::Null);

    let (own, other) = (begin(&world, &iris, "myrmes").await, begin(&world, &bruno, "myrmes").await);
    assert_ne!(own, other);
    assert_eq!(begin(&world, &iris, "myrmes").await, own, "who has begun comes back to the same table");
    assert_ne!(begin(&world, &iris, "march").await, own);
    let today = world.get(&iris, "/api/daily").await.ok();
    assert_eq!(today["games"][0]["table"], json!(own));
    assert_eq!((&today["games"][0]["status"], &today["games"][0]["score"]), (&json!("running"), &Value::Null));

    let info = world.get(&iris, &format!("/api/tables/{own}")).await.ok();
    let theirs = world.get(&bruno, &format!("/api/tables/{other}")).await.ok();
    assert_eq!(info["deal"], json!({ "kind": "day", "day": "2026-11-18" }));
    assert_eq!((&info["hints"], &info["you"]), (&json!(false), &json!([0])));
    assert_eq!(info["commitment"], theirs["commitment"], "the hash of the secret shows that the deal is the same");
    assert_eq!(setup(&world, &iris, &own).await, setup(&world, &bruno, &other).await);

    // The next day has another deal, and another try.
    let world = world.restart_with(TOMORROW).await;
    let next = begin(&world, &iris, "myrmes").await;
    assert_ne!(next, own);
    assert_ne!(world.get(&iris, &format!("/api/tables/{next}")).await.ok()["commitment"], info["commitment"]);
    assert_ne!(setup(&world, &iris, &next).await, setup(&world, &iris, &own).await);
}

#[tokio::test]
async fn two_clicks_at_once_are_one_try() {
    let world = World::with(TODAY).await;
    let iris = world.person("Iris").await;
    let (a, b) = tokio::join!(begin(&world, &iris, "march"), begin(&world, &iris, "march"));
    assert_eq!(a, b);
    assert_eq!(begin(&world, &iris, "march").await, a);
}

#[tokio::test]
async fn nobody_can_rehearse_it() {
    let world = World::with(TODAY).await;
    let (iris, bruno) = (world.person("Iris").await, world.person("Bruno").await);
    let id = begin(&world, &iris, "myrmes").await;
    // Nobody watches while the day lasts, not even who has no name.
    let table = format!("/api/tables/{id}");
    for path in ["", "/components", "/replay", "/replay/frames?from=0&to=0", "/seats/0", "/record"] {
        world.get(&bruno, &format!("{table}{path}")).await.refused(409, "not_now");
    }
    world.get(&Person::default(), &table).await.refused(409, "not_now");
    assert_eq!(world.try_dial(&bruno, &id, None).await.err().map(|status| status.as_u16()), Some(409));
    world.get(&iris, &table).await.ok();

    // Its player gets no hints, cannot go back behind chance, and no bot plays on.
    let mut socket = world.connect(&iris, &id).await;
    socket.until("seen").await;
    let seen = socket.n_items(0);
    world.post(&iris, &format!("{table}/seats/0/hint"), json!({ "seen": seen })).await.refused(409, "not_now");
    world.post(&iris, &format!("{table}/hand_over"), json!({ "seat": 0, "level": null })).await.refused(409, "not_now");
    let back = json!({ "type": "ask_undo", "seat": 0, "seen": seen, "items": 0 });
    assert_refused(&socket.ask(back).await, "not_now");
    // The own last action is taken back as at any table.
    socket.act_any(0).await;
    let undo = json!({ "type": "undo", "seat": 0, "seen": socket.n_items(0) });
    assert_eq!(socket.ask(undo).await["type"], "done");

    // Given up is a try, too, and reveals nothing before the day is over.
    world.post(&iris, &format!("{table}/abandon"), json!({ "yes": true })).await.ok();
    assert_eq!(begin(&world, &iris, "myrmes").await, id);
    assert_eq!(world.get(&iris, &table).await.ok()["fair"], Value::Null);
    world.get(&iris, &format!("{table}/record")).await.refused(409, "not_now");
    let day = "/api/daily/myrmes/2026-11-18";
    world.get(&iris, day).await.refused(409, "not_now");
    world.get(&bruno, day).await.refused(409, "not_now");
    world.get(&iris, "/api/daily/myrmes/2026-11-19").await.refused(404, "not_found");
    world.get(&iris, "/api/daily/myrmes/soon").await.refused(400, "bad_request");
    world.get(&iris, "/api/daily/chess/2026-11-18").await.refused(404, "not_found");
    world.post(&iris, "/api/daily/chess", Value::Null).await.refused(404, "not_found");

    let world = world.restart_with(TOMORROW).await;
    let info = world.get(&bruno, &table).await.ok();
    assert!(info["fair"]["secret"].is_string(), "{info}");
    assert_eq!(world.get(&bruno, day).await.ok()["secret"], info["fair"]["secret"]);
}

#[tokio::test]
async fn the_result_stands_among_the_bots_and_everybody_here() {
    let world = World::with(TODAY).await;
    let (iris, bruno) = (world.person("Iris").await, world.person("Bruno").await);
    let id = begin(&world, &iris, "march").await;
    let mut socket = world.connect(&iris, &id).await;
    socket.until("seen").await;
    socket.play_out(0).await;
    let day = "/api/daily/march/2026-11-18";
    world.get(&bruno, day).await.refused(409, "not_now");
    let result = world.get(&iris, day).await.ok();
    let (you, info) = (&result["you"], world.get(&iris, &format!("/api/tables/{id}")).await.ok());
    assert_eq!((&you["score"], &you["rival"]), (&info["standing"]["scores"][0], &info["standing"]["scores"][1]));
    assert_eq!(you["place"], info["standing"]["places"][0]);
    let points: f64 = you["points"].as_object().unwrap().values().map(|points| points.as_f64().unwrap()).sum();
    assert_eq!(points, you["score"].as_f64().unwrap(), "the sources add up");
    assert_eq!(result["people"], json!([{ "name": "Iris", "you": true, "score": you["score"] }]));
    assert_eq!((&result["table"], &result["secret"]), (&json!(id), &Value::Null));
    assert_eq!(world.get(&iris, "/api/daily").await.ok()["games"][1]["score"], you["score"]);

    // The bots play in the background, the weakest level first.
    let novice = loop {
        let result = world.get(&iris, day).await.ok();
        let n = result["bots"].as_array().unwrap().len() + result["pending"].as_array().unwrap().len();
        assert_eq!(n, 5, "{result}");
        match result["bots"].get(0) {
            Some(bot) => break bot.clone(),
            None => tokio::time::sleep(std::time::Duration::from_millis(20)).await,
        }
    };
    assert_eq!((&novice["level"], &novice["games"]), (&json!("novice"), &json!(8)));
    // What was found is kept.
    let world = world.restart_with(TOMORROW).await;
    let later = world.get(&bruno, day).await.ok();
    assert_eq!((&later["bots"][0], &later["you"]), (&novice, &Value::Null));
    assert_eq!(later["people"][0], json!({ "name": "Iris", "you": false, "score": you["score"] }));
}

#[tokio::test]
async fn the_secret_of_all_days_survives_a_change_of_keys() {
    const NAME: &str = "daily_secret";
    let vault = |key: u8| Vault::of(&[[key; 32]]);
    let kept = async |world: &World| world.store().meta(NAME).await.expect("a store").expect("the secret");
    let world = World::with(TODAY).await;
    let (iris, bruno, chiyo) = (world.person("Iris").await, world.person("Bruno").await, world.person("Chiyo").await);
    let commitment = async |world: &World, person: &Person| {
        let id = begin(world, person, "myrmes").await;
        world.get(person, &format!("/api/tables/{id}")).await.ok()["commitment"].clone()
    };
    let before = commitment(&world, &iris).await;
    let sealed = kept(&world).await;
    let secret = vault(7).open_value(&sealed, NAME).expect("the first key opens it");
    // With a new key in front of the old one, it is sealed anew.
    let world = world.restart_with_keys(&[[9; 32], [7; 32]]).await;
    assert_eq!(commitment(&world, &bruno).await, before);
    let renewed = kept(&world).await;
    assert!(vault(9).is_current(&renewed) && !vault(7).is_current(&renewed), "{renewed}");
    assert_eq!(vault(9).open_value(&renewed, NAME).expect("the new key opens it"), secret);
    // From then on the old key can go.
    let world = world.restart_with_keys(&[[9; 32]]).await;
    assert_eq!(commitment(&world, &chiyo).await, before);
    assert_eq!(kept(&world).await, renewed);
}
