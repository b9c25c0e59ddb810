//! Duplicate tables: one deal at several tables, nobody who knows more than the others, results by seat.

use serde_json::{Value, json};

use crate::world::{Person, World, assert_refused};

const BOT: &str = "random";

/// Opens tables of March of the Ants for one person each, against a bot. Returns the deal.
async fn open(world: &World, host: &Person, tables: u8, more: Value) -> Value {
    let mut table = json!({ "game": "march", "seats": [{ "kind": "me" }, { "kind": "bot", "level": BOT }] });
    table.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    let created = world.post(host, "/api/deals", json!({ "tables": tables, "table": table })).await.ok();
    world.get(host, &format!("/api/deals/{}", created["id"].as_str().unwrap())).await.ok()
}

/// The addresses of the tables of a deal.
fn tables(deal: &Value) -> Vec<String> {
    let id = |table: &Value| format!("/api/tables/{}", table["card"]["id"].as_str().unwrap());
    deal["tables"].as_array().unwrap().iter().map(id).collect()
}

fn id(table: &str) -> &str {
    table.rsplit('/').next().unwrap()
}

/// Sits down at the open seat, with a commitment that must not change the deal, and begins.
async fn begin(world: &World, person: &Person, table: &str) {
    let commitment = json!({ "commitment": "0a".repeat(32) });
    let mut sit = commitment.clone();
    sit["seat"] = json!(0);
    world.post(person, &format!("{table}/sit"), sit).await.ok();
    world.post(person, &format!("{table}/commit"), commitment.clone()).await.ok();
    world.post(person, &format!("{table}/start"), commitment).await.ok();
}

async fn setup(world: &World, person: &Person, table: &str) -> Value {
    let replay = world.get(person, &format!("{table}/replay?seat=0")).await.ok();
    json!([replay["frames"], replay["steps"][0]])
}

#[tokio::test]
async fn every_table_has_the_same_deal_whoever_sits_down() {
    let world = World::new().await;
    let (iris, bruno) = (world.person("Iris").await, world.person("Bruno").await);
    let deal = open(&world, &iris, 3, json!({ "start": true })).await;
    let all = tables(&deal);
    assert_eq!((all.len(), &deal["id"], &deal["players"]), (3, &json!(id(&all[0])), &json!(2)));
    assert_eq!((&deal["told"], &deal["secret"]), (&json!(false), &Value::Null));
    let status = |nth: usize| &deal["tables"][nth]["card"]["status"];
    assert_eq!((status(0), status(1), status(2)), (&json!("running"), &json!("open"), &json!("open")));
    assert_eq!(deal["host"], json!(true));
    let seats = |nth: usize| deal["tables"][nth]["card"]["seats"].as_array().unwrap().clone();
    assert_eq!((&seats(0)[0]["you"], &seats(1)[0]["kind"]), (&json!(true), &json!("open")));
    assert_eq!((&seats(0)[1]["level"], &seats(1)[1]["level"]), (&json!(BOT), &json!(BOT)));

    begin(&world, &bruno, &all[1]).await;
    assert_eq!(setup(&world, &iris, &all[0]).await, setup(&world, &bruno, &all[1]).await);
    let (own, other) = (world.get(&iris, &all[0]).await.ok(), world.get(&bruno, &all[1]).await.ok());
    assert_eq!(own["commitment"], other["commitment"]);
    assert_eq!(other["seats"][0]["contributed"], json!(false));
    assert_eq!(other["deal"], json!({ "kind": "tables", "id": deal["id"] }));

    // Another deal is another one.
    let next = open(&world, &iris, 2, json!({})).await;
    assert_ne!(next["commitment"], deal["commitment"]);
}

#[tokio::test]
async fn what_is_no_deal_is_refused() {
    let world = World::new().await;
    let iris = world.person("Iris").await;
    let table =
        |public: bool| json!({ "game": "march", "seats": [{ "kind": "me" }, { "kind": "open" }], "public": public });
    for (tables, public) in [(1, false), (9, false), (2, true)] {
        let new = json!({ "tables": tables, "table": table(public) });
        world.post(&iris, "/api/deals", new).await.refused(400, "bad_request");
    }
    world.get(&iris, "/api/deals/nosuchdeal").await.refused(404, "not_found");
    let deal = open(&world, &iris, 2, json!({})).await;
    world.get(&iris, &format!("/api/deals/{}", id(&tables(&deal)[1]))).await.refused(404, "not_found");
    let alone = world.table(&iris, json!([{ "kind": "me" }, { "kind": "open" }]), json!({})).await;
    world.get(&iris, &format!("/api/deals/{alone}")).await.refused(404, "not_found");
}

#[tokio::test]
async fn nobody_looks_at_another_table_before_the_own_game_is_over() {
    let world = World::new().await;
    let (iris, bruno, clara) = (world.person("Iris").await, world.person("Bruno").await, world.person("Clara").await);
    let deal = open(&world, &iris, 3, json!({ "start": true })).await;
    let all = tables(&deal);
    // Clara stands in the room when the game begins.
    let mut standing = world.connect(&clara, id(&all[1])).await;
    begin(&world, &bruno, &all[1]).await;
    let info = standing.until_that(|message| message["status"] == "running").await;
    assert_eq!((&info["to_act"], &info["standing"]), (&json!([]), &Value::Null));
    world.get(&clara, &all[2]).await.ok();

    for (person, table) in [(&iris, &all[1]), (&bruno, &all[0]), (&clara, &all[0]), (&Person::default(), &all[1])] {
        for path in ["", "/components", "/replay", "/replay/frames?from=0&to=0", "/seats/0", "/record", "/review"] {
            world.get(person, &format!("{table}{path}")).await.refused(409, "not_now");
        }
        assert_eq!(world.try_dial(person, id(table), None).await.err().map(|status| status.as_u16()), Some(409));
        let moment = json!({ "of": "table", "id": id(table) });
        world.post(person, "/api/whatif", json!({ "from": moment, "seat": 0 })).await.refused(409, "not_now");
        let seats = json!([{ "kind": "me" }, { "kind": "bot", "level": BOT }]);
        world.post(person, "/api/play_on", json!({ "from": moment, "seats": seats })).await.refused(409, "not_now");
    }

    // At the own table nothing is tried out or taken back behind chance; the last action can be.
    let mut socket = world.connect(&bruno, id(&all[1])).await;
    socket.until("seen").await;
    let moment = json!({ "of": "table", "id": id(&all[1]) });
    world.post(&bruno, "/api/whatif", json!({ "from": moment, "seat": 0 })).await.refused(409, "not_now");
    let back = json!({ "type": "ask_undo", "seat": 0, "seen": socket.n_items(0), "items": 0 });
    assert_refused(&socket.ask(back).await, "not_now");
    socket.act_any(0).await;
    assert!(standing.received.iter().all(|message| message["type"] != "seen"), "{:?}", standing.received);

    // Who plays a deal plays it once, even if two tables begin at the same time.
    world.post(&bruno, &format!("{}/sit", all[2]), json!({})).await.refused(409, "not_now");
    let deal = open(&world, &iris, 3, json!({ "seats": [{ "kind": "open" }, { "kind": "bot", "level": BOT }] })).await;
    let all = tables(&deal);
    for table in &all[1..] {
        world.post(&clara, &format!("{table}/sit"), json!({})).await.ok();
    }
    let (first, second) = (format!("{}/start", all[1]), format!("{}/start", all[2]));
    let (first, second) =
        tokio::join!(world.post(&clara, &first, Value::Null), world.post(&clara, &second, Value::Null));
    let mut begun = [first.status.as_u16(), second.status.as_u16()];
    begun.sort_unstable();
    assert_eq!(begun, [200, 409]);
}

#[tokio::test]
async fn results_are_told_by_seat_to_those_who_have_finished_and_in_the_end_to_everybody() {
    let world = World::new().await;
    let (iris, bruno, clara) = (world.person("Iris").await, world.person("Bruno").await, world.person("Clara").await);
    let deal = open(&world, &iris, 2, json!({ "start": true })).await;
    let (path, all) = (format!("/api/deals/{}", deal["id"].as_str().unwrap()), tables(&deal));
    begin(&world, &bruno, &all[1]).await;
    let mut socket = world.connect(&bruno, id(&all[1])).await;
    socket.until("seen").await;
    socket.play_out(0).await;

    // Bruno has finished: he is told his result, and may watch Iris.
    let told = world.get(&bruno, &path).await.ok();
    assert_eq!((&told["told"], &told["secret"]), (&json!(true), &Value::Null));
    assert_eq!(told["tables"][0]["scores"], Value::Null);
    let standing = world.get(&bruno, &all[1]).await.ok()["standing"].clone();
    for seat in 0..2 {
        let score = &told["tables"][1]["scores"][seat];
        assert_eq!((&score["score"], &score["place"]), (&standing["scores"][seat], &standing["places"][seat]));
        let points: f64 = score["points"].as_object().unwrap().values().map(|points| points.as_f64().unwrap()).sum();
        assert_eq!(points, score["score"].as_f64().unwrap(), "the sources add up");
    }
    world.get(&bruno, &all[0]).await.ok();
    let mut watching = world.connect(&bruno, id(&all[0])).await;
    watching.until("seen").await;
    assert_eq!(world.get(&bruno, &all[1]).await.ok()["fair"], Value::Null, "the secret has the dice of Iris");
    world.get(&bruno, &format!("{}/record", all[1])).await.refused(409, "not_now");
    world.get(&bruno, &format!("{}/replay", all[1])).await.ok();

    // Iris and others are told that he has, and no more; the host does not find it in the lists either.
    for person in [&iris, &clara] {
        let told = world.get(person, &path).await.ok();
        assert_eq!((&told["told"], &told["tables"][1]["scores"]), (&json!(false), &Value::Null));
        assert_eq!(
            (&told["tables"][1]["card"]["status"], &told["tables"][1]["shown"]),
            (&json!("over"), &json!(false))
        );
        assert_eq!(told["tables"][1]["card"]["seats"][0]["score"], Value::Null);
        world.get(person, &all[1]).await.refused(409, "not_now");
    }
    let lists = world.get(&iris, "/api/lobby").await.ok();
    let mut listed = lists["replays"].as_array().unwrap().iter();
    let card = listed.find(|card| card["id"] == id(&all[1])).expect("the host's list has it");
    assert_eq!((&card["seats"][0]["score"], &card["seats"][0]["place"]), (&Value::Null, &Value::Null));

    // All tables are done: everybody may know everything, also after a restart.
    let mut socket = world.connect(&iris, id(&all[0])).await;
    socket.until("seen").await;
    socket.play_out(0).await;
    let world = world.restart().await;
    let told = world.get(&clara, &path).await.ok();
    assert_eq!(told["told"], json!(true));
    assert!(told["tables"][0]["scores"][0]["score"].is_i64(), "{told}");
    let fair = world.get(&clara, &all[1]).await.ok()["fair"].clone();
    assert_eq!((&fair["secret"], &fair["contributions"]), (&told["secret"], &json!([null, null])));
    world.get(&clara, &format!("{}/record", all[0])).await.ok();
}

#[tokio::test]
async fn a_table_that_nobody_comes_to_does_not_hold_up_the_others() {
    let world = World::new().await;
    let (iris, clara) = (world.person("Iris").await, world.person("Clara").await);
    let deal = open(&world, &iris, 2, json!({ "start": true })).await;
    let all = tables(&deal);
    world.post(&iris, &format!("{}/abandon", all[1]), json!({ "yes": true })).await.ok();
    // The closed table does not reveal the secret of the one that still plays.
    world.get(&iris, &all[1]).await.refused(409, "not_now");
    let mut socket = world.connect(&iris, id(&all[0])).await;
    socket.until("seen").await;
    socket.play_out(0).await;
    let told = world.get(&clara, &format!("/api/deals/{}", deal["id"].as_str().unwrap())).await.ok();
    assert_eq!((&told["told"], &told["tables"][1]["card"]["status"]), (&json!(true), &json!("abandoned")));
    assert!(world.get(&clara, &all[1]).await.ok()["fair"]["secret"].is_string());
}
