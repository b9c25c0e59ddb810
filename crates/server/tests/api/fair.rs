//! Fair dice, checked as a stranger would check them, and attacked as somebody would who knows the server's secret.

use serde_json::{Value, json};
use server::header::Header;
use sha2::{Digest, Sha256};

use crate::world::{Person, World};

fn sha256(text: &str) -> String {
    Sha256::digest(text).iter().map(|byte| format!("{byte:02x}")).collect()
}

/// What a browser draws, and what it says of it first.
fn part(digit: &str) -> (String, Value) {
    let value = digit.repeat(64);
    let commitment = json!({ "commitment": sha256(&value) });
    (value, commitment)
}

/// A table at which Iris and Bruno sit and have committed to something.
struct Pair {
    iris: Person,
    bruno: Person,
    id: String,
    /// Their contributions.
    of_iris: String,
    of_bruno: String,
}

impl Pair {
    /// With a bot between them.
    async fn new(world: &World) -> Pair {
        Pair::at(world, json!([{ "kind": "me" }, { "kind": "bot", "level": "random" }, { "kind": "open" }])).await
    }

    async fn at(world: &World, seats: Value) -> Pair {
        let (iris, bruno) = (world.person("Iris").await, world.person("Bruno").await);
        let ((of_iris, by_iris), (of_bruno, by_bruno)) = (part("1"), part("2"));
        let id = world.table(&iris, seats, json!({})).await;
        let pair = Pair { iris, bruno, id, of_iris, of_bruno };
        pair.post(world, &pair.iris, "commit", by_iris).await.ok();
        pair.post(world, &pair.bruno, "sit", by_bruno).await.ok();
        pair
    }

    fn address(&self, what: &str) -> String {
        format!("/api/tables/{}{what}", self.id)
    }

    async fn post(&self, world: &World, person: &Person, what: &str, body: Value) -> crate::world::Answer {
        world.post(person, &self.address(&format!("/{what}")), body).await
    }

    async fn reveal(&self, world: &World, person: &Person, value: &str) -> crate::world::Answer {
        self.post(world, person, "reveal", json!({ "contribution": value })).await
    }

    async fn info(&self, world: &World) -> Value {
        world.get(&self.bruno, &self.address("")).await.ok()
    }

    /// Both give up; returns what is then told of the dice, and the record.
    async fn end(&self, world: &World) -> (Value, Value) {
        for person in [&self.iris, &self.bruno] {
            self.post(world, person, "abandon", json!({ "yes": true })).await.ok();
        }
        let record = world.get(&self.bruno, &self.address("/record")).await.ok();
        (self.info(world).await["fair"].clone(), record)
    }

    /// The secret, as whoever runs the server can read it.
    async fn secret(&self, world: &World) -> String {
        let row = world.store().table(&self.id).await.expect("a store").expect("a table");
        let header = world.app().hub.shared().vault.header(&row).expect("the key is here");
        header.secret.as_str().to_owned()
    }
}

#[tokio::test]
async fn after_the_game_everybody_can_compute_the_seed() {
    let world = World::new().await;
    let pair = Pair::new(&world).await;
    let before = pair.info(&world).await;
    let committed = |info: &Value, seat: usize| info["seats"][seat]["commitment"].clone();
    assert_eq!(committed(&before, 0), json!(sha256(&pair.of_iris)));
    assert_eq!((committed(&before, 1), committed(&before, 2)), (Value::Null, json!(sha256(&pair.of_bruno))));
    let waiting = pair.post(&world, &pair.iris, "start", Value::Null).await.ok();
    assert_eq!(waiting["status"], "open");
    assert!(waiting["revealing"].as_i64().expect("a time") > waiting["now"].as_i64().expect("a time"));
    // Whoever asks again changes nothing.
    assert_eq!(pair.post(&world, &pair.bruno, "start", Value::Null).await.ok()["revealing"], waiting["revealing"]);
    let half = pair.reveal(&world, &pair.bruno, &pair.of_bruno).await.ok();
    let contributed = |info: &Value, seat: usize| info["seats"][seat]["contributed"].clone();
    assert_eq!(
        (&half["status"], contributed(&half, 0), contributed(&half, 2)),
        (&json!("open"), false.into(), true.into())
    );
    let begun = pair.reveal(&world, &pair.iris, &pair.of_iris).await.ok();
    assert_eq!((&begun["status"], &begun["revealing"]), (&json!("running"), &Value::Null));
    assert_eq!(committed(&begun, 2), committed(&before, 2), "what they committed to can still be seen");

    let (fair, record) = pair.end(&world).await;
    let secret = fair["secret"].as_str().expect("the secret is revealed");
    assert_eq!(json!(sha256(secret)), before["commitment"]);
    assert_eq!(fair["protocol"], 2);
    assert_eq!(fair["contributions"], json!([pair.of_iris, null, pair.of_bruno]));
    assert_eq!(fair["commitments"], json!([committed(&before, 0), null, committed(&before, 2)]));
    let seed = sha256(&format!("formicarium 2\n{secret}\n{}\n-\n{}\n", pair.of_iris, pair.of_bruno));
    assert_eq!(fair["seed"], json!(seed));
    assert_eq!((&record["seed"], &record["dice"]), (&json!(seed), &json!(2)), "and one die does not give the next");
    let Value::Object(mut expected) = fair else { panic!("no object") };
    expected.remove("seed");
    assert_eq!(record["fair"], Value::Object(expected));
}

/// The attack on the first protocol: read the secret, sit down last, and try contributions until the seed is right.
#[tokio::test]
async fn whoever_knows_the_secret_and_comes_last_cannot_choose_the_seed() {
    let world = World::new().await;
    let pair = Pair::new(&world).await;
    let secret = pair.secret(&world).await;
    let seed = |bruno: &str| sha256(&format!("formicarium 2\n{secret}\n{}\n-\n{bruno}\n", pair.of_iris));
    // Knowing what Iris will reveal he could: a good seed is found at once.
    let better = (0..4096).map(|n| format!("{n:064x}")).find(|value| seed(value).starts_with("00"));
    let better = better.expect("one in 256 is good");
    assert!(!seed(&pair.of_bruno).starts_with("00"));

    // But nothing of it is anywhere, neither told nor in the store, as long as he can still change what he commits to.
    let row = world.store().table(&pair.id).await.expect("a store").expect("a table");
    let told = pair.info(&world).await.to_string();
    assert!(!told.contains(&pair.of_iris) && !row.header.contains(&pair.of_iris));
    pair.reveal(&world, &pair.iris, &pair.of_iris).await.refused(409, "not_now");
    pair.post(&world, &pair.bruno, "start", Value::Null).await.ok();

    // Once she has revealed it, he cannot change it.
    pair.reveal(&world, &pair.iris, &pair.of_iris).await.ok();
    let told = pair.info(&world).await.to_string();
    assert!(!told.contains(&pair.of_iris), "the others are not even told");
    pair.reveal(&world, &pair.bruno, &better).await.refused(400, "bad_request");
    let commitment = json!({ "commitment": sha256(&better) });
    pair.post(&world, &pair.bruno, "commit", commitment.clone()).await.refused(409, "not_now");
    pair.post(&world, &pair.bruno, "stand", json!({ "seat": 2 })).await.refused(409, "not_now");
    pair.post(&world, &pair.bruno, "move", json!({ "from": 2, "to": 1 })).await.refused(409, "not_now");
    pair.post(&world, &pair.iris, "seat", json!({ "seat": 1, "level": null })).await.refused(409, "not_now");
    let third = world.person("Chiyo").await;
    pair.post(&world, &third, "sit", commitment).await.refused(409, "not_now");
    pair.reveal(&world, &third, &better).await.refused(400, "bad_request");
    pair.reveal(&world, &pair.bruno, &pair.of_bruno).await.ok();
    pair.reveal(&world, &pair.bruno, &better).await.refused(409, "not_now");
    let (fair, _) = pair.end(&world).await;
    assert_eq!(fair["seed"], json!(seed(&pair.of_bruno)));
}

#[tokio::test]
async fn a_game_begins_without_whoever_does_not_reveal_and_says_so() {
    let world = World::with(&["--reveal-within", "1"]).await;
    let pair = Pair::new(&world).await;
    let mut watching = world.connect(&pair.iris, &pair.id).await;
    pair.post(&world, &pair.iris, "start", Value::Null).await.ok();
    pair.reveal(&world, &pair.iris, &pair.of_iris).await.ok();
    watching.until_that(|message| message["status"] == "running").await;
    pair.reveal(&world, &pair.bruno, &pair.of_bruno).await.refused(409, "not_now");
    let (fair, record) = pair.end(&world).await;
    assert_eq!(fair["contributions"], json!([pair.of_iris, null, null]));
    assert_eq!(fair["commitments"], json!([sha256(&pair.of_iris), null, sha256(&pair.of_bruno)]));
    let secret = fair["secret"].as_str().expect("the secret is revealed");
    assert_eq!(record["seed"], json!(sha256(&format!("formicarium 2\n{secret}\n{}\n-\n-\n", pair.of_iris))));
}

#[tokio::test]
async fn a_restart_while_players_reveal_loses_nothing() {
    let world = World::new().await;
    let pair = Pair::new(&world).await;
    pair.post(&world, &pair.iris, "start", Value::Null).await.ok();
    pair.reveal(&world, &pair.iris, &pair.of_iris).await.ok();
    let before = pair.info(&world).await;
    let world = world.restart().await;
    let after = pair.info(&world).await;
    assert_eq!((&after["revealing"], &after["seats"]), (&before["revealing"], &before["seats"]));
    pair.post(&world, &pair.bruno, "stand", json!({ "seat": 2 })).await.refused(409, "not_now");
    assert_eq!(pair.reveal(&world, &pair.bruno, &pair.of_bruno).await.ok()["status"], "running");
    let (fair, _) = pair.end(&world).await;
    assert_eq!(fair["contributions"], json!([pair.of_iris, null, pair.of_bruno]));
}

#[tokio::test]
async fn what_a_player_committed_to_moves_along_and_counts_for_all_their_seats() {
    let world = World::new().await;
    let pair = Pair::new(&world).await;
    let info = pair.post(&world, &pair.bruno, "move", json!({ "from": 2, "to": 1 })).await.ok();
    let committed = |seat: usize| info["seats"][seat]["commitment"].clone();
    assert_eq!((committed(1), committed(2)), (json!(sha256(&pair.of_bruno)), Value::Null));
    // It can be replaced until the game is started, and somebody at the same screen shares it.
    pair.post(&world, &pair.iris, "seat", json!({ "seat": 2, "level": null })).await.ok();
    pair.post(&world, &pair.iris, "sit", json!({ "local": "Otto" })).await.ok();
    let (of_iris, by_iris) = part("3");
    pair.post(&world, &pair.iris, "start", by_iris).await.ok();
    pair.reveal(&world, &pair.iris, &of_iris).await.ok();
    assert_eq!(pair.reveal(&world, &pair.bruno, &pair.of_bruno).await.ok()["status"], "running");
    let (fair, record) = pair.end(&world).await;
    assert_eq!(fair["contributions"], json!([of_iris, pair.of_bruno, of_iris]));
    let secret = fair["secret"].as_str().expect("the secret is revealed");
    let seed = sha256(&format!("formicarium 2\n{secret}\n{of_iris}\n{}\n{of_iris}\n", pair.of_bruno));
    assert_eq!(record["seed"], json!(seed));
}

#[tokio::test]
async fn a_program_may_abstain() {
    let world = World::new().await;
    let (iris, _, id) = world.duel().await;
    let info = world.get(&iris, &format!("/api/tables/{id}")).await.ok();
    assert_eq!((&info["status"], &info["seats"][0]["commitment"]), (&json!("running"), &Value::Null));
    let wrong = json!({ "commitment": "xyz" });
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let open = world.table(&iris, seats, json!({})).await;
    world.post(&iris, &format!("/api/tables/{open}/commit"), wrong).await.refused(400, "bad_request");
    world.post(&iris, &format!("/api/tables/{open}/commit"), json!({})).await.refused(400, "bad_request");
}

/// A table as it was stored before everybody committed first.
async fn as_before(world: &World, pair: &Pair) {
    let row = world.store().table(&pair.id).await.expect("a store").expect("a table");
    let mut header: Value = serde_json::from_str(&row.header).expect("a header");
    header.as_object_mut().expect("an object").remove("protocol");
    header["secret"] = json!(pair.secret(world).await);
    let last = header["seats"].as_array().expect("a list").len() - 1;
    for (seat, value) in [(0, &pair.of_iris), (last, &pair.of_bruno)] {
        header["seats"][seat].as_object_mut().expect("an object").remove("commitment");
        header["seats"][seat]["contribution"] = json!(value);
    }
    world.raw(&format!("UPDATE tables SET header = '{header}' WHERE id = '{}'", pair.id)).await;
}

#[tokio::test]
async fn a_table_that_waits_since_before_uses_the_new_way() {
    let world = World::new().await;
    let pair = Pair::new(&world).await;
    let promised = pair.info(&world).await["commitment"].clone();
    as_before(&world, &pair).await;
    let world = world.restart().await;
    let info = pair.info(&world).await;
    assert_eq!(info["commitment"], promised);
    assert_eq!((&info["seats"][0]["contributed"], &info["seats"][0]["commitment"]), (&json!(false), &Value::Null));
    let (of_iris, by_iris) = part("4");
    pair.post(&world, &pair.iris, "start", by_iris).await.ok();
    pair.reveal(&world, &pair.iris, &of_iris).await.ok();
    let (fair, _) = pair.end(&world).await;
    assert_eq!((&fair["protocol"], &fair["contributions"]), (&json!(2), &json!([of_iris, null, null])));
}

#[tokio::test]
async fn a_game_that_began_before_keeps_its_dice() {
    let world = World::new().await;
    // Nobody moves before the header is changed.
    let pair = Pair::at(&world, json!([{ "kind": "me" }, { "kind": "open" }])).await;
    pair.post(&world, &pair.iris, "start", Value::Null).await.ok();
    pair.reveal(&world, &pair.iris, &pair.of_iris).await.ok();
    pair.reveal(&world, &pair.bruno, &pair.of_bruno).await.ok();
    as_before(&world, &pair).await;
    let world = world.restart().await;
    let (fair, record) = pair.end(&world).await;
    let secret = fair["secret"].as_str().expect("the secret is revealed");
    let seed = sha256(&format!("formicarium\n{secret}\n{}\n{}\n", pair.of_iris, pair.of_bruno));
    assert_eq!((&record["seed"], &record["dice"]), (&json!(seed), &Value::Null), "one stream through the whole game");
    assert_eq!((&fair["protocol"], &fair["commitments"]), (&json!(1), &json!([])));
    world.post(&pair.iris, "/api/replays", record).await.ok();
}

#[tokio::test]
async fn the_store_keeps_the_secret_of_a_running_game_sealed() {
    let world = World::new().await;
    let pair = Pair::new(&world).await;
    let header = async |world: &World| world.store().table(&pair.id).await.expect("a store").expect("a table").header;
    let secret = pair.secret(&world).await;
    assert!(!header(&world).await.contains(&secret), "a table that waits for players");
    pair.post(&world, &pair.iris, "start", Value::Null).await.ok();
    pair.reveal(&world, &pair.iris, &pair.of_iris).await.ok();
    pair.reveal(&world, &pair.bruno, &pair.of_bruno).await.ok();
    assert!(!header(&world).await.contains(&secret), "a running game");
    let world = world.restart().await;
    assert_eq!(pair.secret(&world).await, secret);
    // What an earlier version left open is sealed.
    let open =
        Header { secret: server::fair::Bytes32::parse(&secret).expect("digits"), ..sealed(&header(&world).await) };
    world.raw(&format!("UPDATE tables SET header = '{}' WHERE id = '{}'", open.to_text(), pair.id)).await;
    assert!(header(&world).await.contains(&secret));
    let vault = &world.app().hub.shared().vault;
    assert_eq!(vault.seal_all(world.store()).await.expect("a store"), 1);
    assert!(!header(&world).await.contains(&secret));
    assert_eq!(vault.seal_all(world.store()).await.expect("a store"), 0);

    let world = world.restart().await;
    pair.end(&world).await;
    assert!(header(&world).await.contains(&secret), "a game that is over does not need the key");
}

fn sealed(header: &str) -> Header {
    Header::listed(header).expect("a header")
}

#[tokio::test]
async fn without_the_key_only_games_that_are_over_can_be_opened() {
    let world = World::new().await;
    let (finished, running) = (Pair::new(&world).await, Pair::new(&world).await);
    for pair in [&finished, &running] {
        pair.post(&world, &pair.iris, "start", Value::Null).await.ok();
        pair.reveal(&world, &pair.iris, &pair.of_iris).await.ok();
        pair.reveal(&world, &pair.bruno, &pair.of_bruno).await.ok();
    }
    finished.end(&world).await;
    let world = world.restart_with_keys(&[[8; 32]]).await;
    world.get(&finished.iris, &finished.address("/replay?seat=0")).await.ok();
    world.get(&running.iris, &running.address("")).await.refused(409, "sealed");
    let mine = world.get(&running.iris, "/api/lobby").await.ok()["mine"].to_string();
    assert!(mine.contains(&running.id), "lists do not need the secret");
    // With the old key beside the new one, everything goes on.
    let world = world.restart_with_keys(&[[8; 32], [7; 32]]).await;
    assert_eq!(running.info(&world).await["status"], "running");
}
