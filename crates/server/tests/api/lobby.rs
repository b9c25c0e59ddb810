//! Opening tables, sitting down, starting, leaving.

use serde_json::{Value, json};

use crate::world::{Person, World};

fn bots(n: usize) -> Value {
    let mut seats = vec![json!({ "kind": "me" })];
    seats.extend((0..n).map(|_| json!({ "kind": "bot", "level": "random" })));
    Value::Array(seats)
}

#[tokio::test]
async fn somebody_without_a_name_plays_against_bots_at_once() {
    let world = World::new().await;
    let mut visitor = Person::default();
    let new = json!({ "game": "myrmes", "seats": bots(2), "start": true });
    let created = world.send(&mut visitor, "POST", "/api/tables", new.to_string().into_bytes()).await.ok();
    let id = created["id"].as_str().expect("an id");
    let info = world.get(&visitor, &format!("/api/tables/{id}")).await.ok();
    assert_eq!((&info["status"], &info["you"], &info["host"]), (&json!("running"), &json!([0]), &json!(true)));
    assert_eq!(info["options"]["players"], 3);
    let lobby = world.get(&visitor, "/api/lobby").await.ok();
    assert_eq!((&lobby["mine"][0]["id"], &lobby["mine"][0]["your_turn"]), (&json!(id), &json!(true)));
    assert_eq!(lobby["mine"][0]["options"], info["options"]);
}

#[tokio::test]
async fn tables_that_make_no_sense_are_refused_and_nothing_is_kept() {
    let world = World::new().await;
    let iris = world.person("Iris").await;
    let me = json!({ "kind": "me" });
    let open = json!({ "kind": "open" });
    let cases = [
        (json!({ "game": "chess", "seats": [me, open] }), 404, "not_found"),
        (json!({ "game": "myrmes", "seats": [me] }), 422, "bad_options"),
        (json!({ "game": "myrmes", "seats": [me, open, open, open, open] }), 422, "bad_options"),
        (json!({ "game": "myrmes", "seats": [me, me] }), 400, "bad_request"),
        (json!({ "game": "myrmes", "seats": [me, { "kind": "bot", "level": "godlike" }] }), 400, "bad_request"),
        (json!({ "game": "myrmes", "seats": [me, { "kind": "throne" }] }), 400, "bad_request"),
        (json!({ "game": "myrmes", "seats": [me, { "kind": "local", "name": "" }] }), 400, "bad_request"),
        (json!({ "game": "myrmes", "seats": [me, open], "start": true }), 400, "bad_request"),
        (json!({ "game": "myrmes", "seats": [me, open], "options": { "players": 4 } }), 422, "bad_options"),
        (json!({ "game": "myrmes", "seats": [me, open], "options": { "colour": "red" } }), 422, "bad_options"),
        (json!({ "game": "myrmes", "seats": [me, open], "options": 7 }), 422, "bad_options"),
        (json!({ "game": "myrmes", "seats": [me, open], "commitment": "xyz" }), 400, "bad_request"),
        (
            json!({ "game": "myrmes", "seats": [me, open], "clock": { "kind": "live", "bank_s": 1, "increment_s": 0 } }),
            400,
            "bad_request",
        ),
        (
            json!({ "game": "myrmes", "seats": [me, open], "clock": { "kind": "days", "days": 400 } }),
            400,
            "bad_request",
        ),
        (json!({ "game": "myrmes", "seats": [me, open], "colour": "red" }), 400, "bad_request"),
        (json!([]), 400, "bad_request"),
    ];
    for (new, status, kind) in cases {
        world.post(&iris, "/api/tables", new).await.refused(status, kind);
    }
    assert_eq!(world.get(&iris, "/api/lobby").await.ok()["mine"], json!([]));
}

#[tokio::test]
async fn bodies_that_are_too_large_or_no_json_are_refused() {
    let world = World::new().await;
    let mut iris = world.person("Iris").await;
    world.send(&mut iris, "POST", "/api/tables", b"{".to_vec()).await.refused(400, "bad_request");
    let twice = br#"{"game":"myrmes","seats":[],"game":"march"}"#.to_vec();
    world.send(&mut iris, "POST", "/api/tables", twice).await.refused(400, "bad_request");
    world.send(&mut iris, "POST", "/api/tables", vec![b' '; 70_000]).await.refused(413, "too_large");
    world.send(&mut iris, "POST", "/api/tables", vec![0xff, 0xfe]).await.refused(400, "bad_request");
    let deep = "[".repeat(10_000);
    world.send(&mut iris, "POST", "/api/tables", deep.into_bytes()).await.refused(400, "bad_request");
    world.get(&iris, "/api/nothing").await.refused(404, "not_found");
    world.get(&iris, "/api/tables/nothing").await.refused(404, "not_found");
}

#[tokio::test]
async fn people_sit_down_stand_up_and_start() {
    let world = World::new().await;
    let (iris, bruno, chiyo) = (world.person("Iris").await, world.person("Bruno").await, world.person("Chiyo").await);
    let open = json!([{ "kind": "me" }, { "kind": "open" }, { "kind": "open" }]);
    let id = world.table(&iris, open, json!({ "public": true, "approval": false })).await;
    let at = |what: &str| format!("/api/tables/{id}/{what}");
    assert_eq!(world.get(&bruno, "/api/lobby").await.ok()["open"][0]["id"], json!(id));

    world.post(&Person::default(), &at("sit"), json!({})).await.refused(401, "unauthorised");
    world.post(&bruno, &at("sit"), json!({ "seat": 0 })).await.refused(409, "taken");
    world.post(&bruno, &at("sit"), json!({ "seat": 9 })).await.refused(404, "not_found");
    assert_eq!(world.post(&bruno, &at("sit"), json!({ "seat": 2 })).await.ok()["you"], json!([2]));
    world.post(&bruno, &at("sit"), json!({})).await.refused(409, "not_now");
    world.post(&iris, &at("start"), Value::Null).await.refused(409, "not_now");
    world.post(&bruno, &at("seat"), json!({ "seat": 1, "level": "greedy" })).await.refused(403, "not_host");
    world.post(&chiyo, &at("stand"), json!({ "seat": 2 })).await.refused(403, "not_host");

    world.post(&bruno, &at("stand"), json!({ "seat": 2 })).await.ok();
    world.post(&chiyo, &at("sit"), json!({})).await.ok();
    // A bot may have one of the characters of its game.
    for (level, fits) in
        [("casual:hunter", true), ("casual:warrior", false), ("greedy:hunter", false), ("clever", false)]
    {
        let answer = world.post(&iris, &at("seat"), json!({ "seat": 2, "level": level })).await;
        if fits {
            assert_eq!(answer.ok()["seats"][2]["level"], level);
        } else {
            answer.refused(400, "bad_request");
        }
    }
    world.post(&iris, &at("seat"), json!({ "seat": 2, "level": "greedy" })).await.ok();
    world.post(&bruno, &at("sit"), json!({})).await.refused(409, "full");
    world.post(&bruno, &at("start"), Value::Null).await.refused(403, "not_host");
    world.post(&iris, &at("stand"), json!({ "seat": 200 })).await.refused(404, "not_found");
    // Anybody who sits at a full table may begin.
    let info = world.post(&chiyo, &at("start"), Value::Null).await.ok();
    assert_eq!(info["status"], "running");
    assert_eq!(info["seats"][1]["name"], "Chiyo");
    assert_eq!(info["seats"][2]["level"], "greedy");
    world.post(&chiyo, &at("stand"), json!({ "seat": 1 })).await.refused(409, "not_now");
    world.post(&iris, &at("start"), Value::Null).await.refused(409, "not_now");
}

/// Who sits where: names, levels of bots, and `open`.
fn seated(info: &Value) -> Vec<&str> {
    let mut seated = Vec::new();
    for seat in info["seats"].as_array().expect("a list") {
        let name = seat["level"].as_str().or(seat["name"].as_str()).expect("a name");
        seated.push(if seat["kind"] == "open" { "open" } else { name });
    }
    seated
}

#[tokio::test]
async fn people_choose_another_seat_and_everybody_sees_it() {
    let world = World::new().await;
    let (iris, bruno, chiyo) = (world.person("Iris").await, world.person("Bruno").await, world.person("Chiyo").await);
    let bot = json!({ "kind": "bot", "level": "casual:hunter" });
    let id =
        world.table(&iris, json!([{ "kind": "me" }, { "kind": "open" }, { "kind": "open" }, bot]), json!({})).await;
    let (here, path) = (format!("/api/tables/{id}"), format!("/api/tables/{id}/move"));
    let step = |from: u8, to: u8| json!({ "from": from, "to": to });
    world.post(&bruno, &format!("{here}/sit"), json!({ "seat": 1 })).await.ok();
    let mut watching = world.connect(&chiyo, &id).await;

    world.post(&Person::default(), &path, step(0, 2)).await.refused(401, "unauthorised");
    world.post(&chiyo, &path, step(0, 2)).await.refused(403, "not_yours");
    for (person, from) in [(&bruno, 0), (&bruno, 2), (&bruno, 3), (&iris, 1), (&iris, 3)] {
        // Not even the host moves others.
        world.post(person, &path, step(from, 2)).await.refused(403, "not_yours");
    }
    world.post(&bruno, &path, step(1, 0)).await.refused(409, "taken");
    world.post(&bruno, &path, step(1, 4)).await.refused(404, "not_found");
    world.post(&bruno, &path, step(9, 2)).await.refused(404, "not_found");
    world.post(&bruno, &path, json!({ "to": 2 })).await.refused(400, "bad_request");
    assert_eq!(seated(&world.get(&iris, &here).await.ok()), ["Iris", "Bruno", "open", "casual:hunter"]);

    // To an open seat, and then, though Bruno is not the host, to that of the bot, which keeps its character.
    let info = world.post(&bruno, &path, step(1, 2)).await.ok();
    assert_eq!(seated(&info), ["Iris", "open", "Bruno", "casual:hunter"]);
    assert_eq!(info["you"], json!([2]));
    assert_eq!(world.post(&bruno, &path, step(2, 3)).await.ok()["you"], json!([3]));
    let moved = watching.until_that(|message| message["type"] == "table" && message["seats"][3]["name"] == "Bruno");
    assert_eq!(seated(&moved.await), ["Iris", "open", "casual:hunter", "Bruno"]);

    // Two players at one screen swap. To move to the own seat changes nothing.
    world.post(&iris, &format!("{here}/sit"), json!({ "seat": 1, "local": "Otto" })).await.ok();
    let swapped = ["Otto", "Iris", "casual:hunter", "Bruno"];
    assert_eq!(seated(&world.post(&iris, &path, step(0, 1)).await.ok()), swapped);
    assert_eq!(seated(&world.post(&iris, &path, step(1, 1)).await.ok()), swapped);

    // It is stored, and once the game has begun nobody moves any more.
    let world = world.restart().await;
    assert_eq!(seated(&world.get(&iris, &here).await.ok()), swapped);
    assert_eq!(world.get(&bruno, "/api/lobby").await.ok()["mine"][0]["seats"][3]["you"], true);
    assert_eq!(seated(&world.post(&bruno, &format!("{here}/start"), Value::Null).await.ok()), swapped);
    world.post(&bruno, &path, step(3, 2)).await.refused(409, "not_now");
}

#[tokio::test]
async fn of_two_who_want_the_same_seat_one_gets_it_and_the_other_stays() {
    let world = World::new().await;
    let (iris, bruno) = (world.person("Iris").await, world.person("Bruno").await);
    let id = world.table(&iris, json!([{ "kind": "me" }, { "kind": "open" }, { "kind": "open" }]), json!({})).await;
    let (here, path) = (format!("/api/tables/{id}"), format!("/api/tables/{id}/move"));
    world.post(&bruno, &format!("{here}/sit"), json!({ "seat": 1 })).await.ok();
    let (of_iris, of_bruno) = tokio::join!(
        world.post(&iris, &path, json!({ "from": 0, "to": 2 })),
        world.post(&bruno, &path, json!({ "from": 1, "to": 2 })),
    );
    let (moved, stayed, expected) = if of_iris.status == 200 {
        (of_iris, of_bruno, ["open", "Bruno", "Iris"])
    } else {
        (of_bruno, of_iris, ["Iris", "open", "Bruno"])
    };
    moved.ok();
    stayed.refused(409, "taken");
    assert_eq!(seated(&world.get(&iris, &here).await.ok()), expected);
}

#[tokio::test]
async fn only_public_tables_are_listed_but_a_link_always_works() {
    let world = World::new().await;
    let (iris, bruno) = (world.person("Iris").await, world.person("Bruno").await);
    let id = world.table(&iris, json!([{ "kind": "me" }, { "kind": "open" }]), json!({})).await;
    assert_eq!(world.get(&bruno, "/api/lobby").await.ok()["open"], json!([]));
    assert_eq!(world.get(&bruno, &format!("/api/tables/{id}")).await.ok()["status"], "open");
    world.post(&bruno, &format!("/api/tables/{id}/sit"), json!({})).await.ok();
    assert_eq!(world.get(&bruno, "/api/lobby").await.ok()["mine"][0]["id"], json!(id));
}

#[tokio::test]
async fn a_game_is_given_up_when_all_people_want_to() {
    let world = World::new().await;
    let (iris, bruno, id) = world.duel().await;
    let chiyo = world.person("Chiyo").await;
    let abandon = format!("/api/tables/{id}/abandon");
    world.post(&chiyo, &abandon, json!({ "yes": true })).await.refused(409, "not_now");
    assert_eq!(world.post(&iris, &abandon, json!({ "yes": true })).await.ok()["abandon"], json!([0]));
    assert_eq!(world.post(&iris, &abandon, json!({ "yes": false })).await.ok()["abandon"], json!([]));
    world.post(&iris, &abandon, json!({ "yes": true })).await.ok();
    let info = world.post(&bruno, &abandon, json!({ "yes": true })).await.ok();
    assert_eq!((&info["status"], &info["to_act"]), (&json!("abandoned"), &json!([])));
    let mut socket = world.connect(&iris, &id).await;
    socket.until("seen").await;
    assert_eq!(socket.seen(0)["choices"], json!([]));
    assert_eq!(socket.act(0, &["nurses larvae 1"]).await["error"]["kind"], "not_now");
}

#[tokio::test]
async fn a_rematch_seats_everybody_one_further_and_is_the_same_for_all() {
    let world = World::new().await;
    let (iris, bruno, id) = world.duel().await;
    let rematch = format!("/api/tables/{id}/rematch");
    world.post(&iris, &rematch, Value::Null).await.refused(409, "not_now");
    for person in [&iris, &bruno] {
        world.post(person, &format!("/api/tables/{id}/abandon"), json!({ "yes": true })).await.ok();
    }
    let new = world.post(&iris, &rematch, Value::Null).await.ok()["id"].clone();
    assert_eq!(world.post(&bruno, &rematch, Value::Null).await.ok()["id"], new);
    let info = world.get(&iris, &format!("/api/tables/{}", new.as_str().expect("an id"))).await.ok();
    assert_eq!((&info["status"], &info["you"]), (&json!("open"), &json!([1])));
    assert_eq!(info["rematch_of"], json!(id));
    assert_eq!(info["seats"][0]["contributed"], false, "nobody has added to the new seed yet");
    assert_eq!(world.get(&iris, &format!("/api/tables/{id}")).await.ok()["rematch"], new);
    let world = world.restart_politely().await;
    let old = world.get(&iris, &format!("/api/tables/{id}")).await.ok();
    assert_eq!((&old["status"], &old["rematch"]), (&json!("abandoned"), &new), "the old game stays what it was");
    assert_ne!(old["fair"], Value::Null);
}

#[tokio::test]
async fn a_bot_plays_for_somebody_who_is_gone_until_they_come_back() {
    let world = World::with(&["--gone-after", "0"]).await;
    let (iris, bruno, id) = world.duel().await;
    let at = |what: &str| format!("/api/tables/{id}/{what}");
    let hand_over = json!({ "seat": 1, "level": "random" });
    let chiyo = world.person("Chiyo").await;
    world.post(&chiyo, &at("hand_over"), hand_over.clone()).await.refused(403, "not_yours");
    let line = world.connect(&bruno, &id).await;
    world.post(&iris, &at("hand_over"), hand_over.clone()).await.refused(409, "not_now");
    drop(line);
    let mut watching = world.connect(&iris, &id).await;
    let handed = async {
        loop {
            let answer = world.post(&iris, &at("hand_over"), hand_over.clone()).await;
            if answer.status == 200 {
                return answer.body;
            }
            // The server has not noticed yet that the connection is gone.
            tokio::task::yield_now().await;
        }
    };
    let info = tokio::time::timeout(std::time::Duration::from_secs(20), handed).await.expect("he is gone");
    assert_eq!(info["seats"][1]["stand_in"], "casual", "nobody chooses how strong somebody else's replacement is");
    watching.until_that(|message| message["type"] == "table" && message["to_act"] == json!([0])).await;

    let mut back = world.connect(&bruno, &id).await;
    back.until("seen").await;
    assert_eq!(back.act(1, &["done"]).await["error"]["kind"], "not_now");
    world.post(&iris, &at("take_back"), json!({ "seat": 1 })).await.refused(403, "not_yours");
    let info = world.post(&bruno, &at("take_back"), json!({ "seat": 1 })).await.ok();
    assert_eq!(info["seats"][1]["stand_in"], Value::Null);
    world.post(&bruno, &at("take_back"), json!({ "seat": 1 })).await.refused(409, "not_now");
}

/// Hands over the seat of somebody who has just left, once the server has noticed that they are gone.
async fn hand_over_from(world: &World, person: &Person, id: &str, seat: u8) {
    let path = format!("/api/tables/{id}/hand_over");
    while world.post(person, &path, json!({ "seat": seat, "level": null })).await.status != 200 {
        tokio::task::yield_now().await;
    }
}

#[tokio::test]
async fn a_bot_that_plays_for_an_absent_player_agrees_to_nothing() {
    let world = World::with(&["--gone-after", "0"]).await;
    let (iris, bruno, id) = world.duel().await;
    let at = |what: &str| format!("/api/tables/{id}/{what}");
    let mut watching = world.connect(&iris, &id).await;
    watching.until("seen").await;
    hand_over_from(&world, &iris, &id, 1).await;
    // Until it is her turn alone, so that the bot does nothing while she asks.
    while watching.seen(0)["view"]["phase"] != "workers" || watching.texts(0).is_empty() {
        match watching.texts(0).first().cloned() {
            None => drop(watching.until("seen").await),
            // The bot may act at the same time; then she has not seen everything yet and tries again.
            Some(text) => drop(watching.act(0, &[&text]).await),
        }
    }
    // Going back, giving up: the player who is away is asked like everybody else.
    let seen = watching.n_items(0);
    let asked = watching.ask(json!({ "type": "ask_undo", "seat": 0, "seen": seen, "items": 1 })).await;
    assert_eq!(asked["type"], "done", "{asked}");
    let info = world.post(&iris, &at("abandon"), json!({ "yes": true })).await.ok();
    assert_eq!((&info["status"], &info["abandon"]), (&json!("running"), &json!([0])));
    assert_eq!(info["undo_asked"]["yes"], json!([0]));
    assert_eq!(watching.n_items(0), seen, "nothing was taken back");

    // Who comes back may say no, and has the seat again at once.
    let mut back = world.connect(&bruno, &id).await;
    back.until("seen").await;
    assert!(back.seen(1)["items"].to_string().contains("handed_over"), "the log says what happened");
    let no = back.ask(json!({ "type": "answer_undo", "seat": 1, "yes": false })).await;
    assert_eq!(no["type"], "done");
    let info = world.post(&bruno, &at("take_back"), json!({ "seat": 1 })).await.ok();
    assert_eq!((&info["seats"][1]["stand_in"], &info["undo_asked"]), (&Value::Null, &Value::Null));
    let info = world.post(&bruno, &at("abandon"), json!({ "yes": true })).await.ok();
    assert_eq!(info["status"], "abandoned", "once everybody wants to");
}

#[tokio::test]
async fn the_api_describes_itself() {
    let world = World::new().await;
    let nobody = Person::default();
    let api = world.get(&nobody, "/api/openapi.json").await.ok();
    for path in [
        "/api/me",
        "/api/tables",
        "/api/tables/{id}/move",
        "/api/tables/{id}/seats/{seat}/act",
        "/api/replays",
        "/api/bots",
    ] {
        assert!(api["paths"][path].is_object(), "{path} is not described");
    }
    let refusal = &api["paths"]["/api/tables"]["post"]["responses"]["4XX"];
    let why = &refusal["content"]["application/json"]["schema"]["$ref"];
    assert_eq!(why, "#/components/schemas/ApiError", "refusals are not described");
    let games = world.get(&nobody, "/api/games").await.ok();
    assert_eq!((&games[0]["id"], &games[0]["page"]), (&json!("myrmes"), &json!(true)));
    assert_eq!(world.get(&nobody, "/health").await.ok()["status"], "ok");
    world.get(&nobody, "/metrics").await.refused(404, "not_found");
}

#[tokio::test]
async fn every_address_without_a_file_is_the_page() {
    let world = World::new().await;
    let nobody = Person::default();
    for path in ["/", "/table/abc", "/replay", "/api"] {
        let page = world.get(&nobody, path).await;
        assert_eq!(page.status, 200, "{path}");
        assert!(page.headers["content-type"].to_str().is_ok_and(|kind| kind.starts_with("text/html")), "{path}");
        assert!(page.headers.contains_key("content-security-policy"), "{path}");
    }
    assert_eq!(world.get(&nobody, "/assets/nothing.js").await.status, 404);
}

#[tokio::test]
async fn scripts_are_sent_as_the_build_compressed_them_to_whoever_understands_it() {
    let world = World::new().await;
    let page = world.get(&Person::default(), "/").await.bytes;
    let page = String::from_utf8(page).expect("the page is text");
    let script = page.split('"').find(|part| part.starts_with("/assets/") && part.ends_with(".js")).expect("a script");
    let sent = async |accepts: &str| {
        world.send_with(&mut Person::default(), "GET", script, Vec::new(), &[("accept-encoding", accepts)]).await
    };
    let plain = sent("identity").await;
    assert_eq!((plain.status.as_u16(), plain.headers.get("content-encoding")), (200, None));
    for accepts in ["gzip, deflate, br, zstd", "br;q=0.5"] {
        let packed = sent(accepts).await;
        assert_eq!(packed.headers["content-encoding"], "br", "{accepts}");
        assert_eq!(packed.headers["vary"], "accept-encoding", "{accepts}");
        assert_eq!(packed.headers["content-type"], plain.headers["content-type"], "{accepts}");
        assert!(packed.bytes.len() * 2 < plain.bytes.len(), "{} of {}", packed.bytes.len(), plain.bytes.len());
    }
    for accepts in ["gzip", "gzip, br;q=0"] {
        assert_eq!(sent(accepts).await.headers["content-encoding"], "gzip", "{accepts}");
    }
}

#[tokio::test]
async fn the_host_closes_a_table_nobody_came_to() {
    let world = World::new().await;
    let (iris, bruno) = (world.person("Iris").await, world.person("Bruno").await);
    let id = world.table(&iris, json!([{ "kind": "me" }, { "kind": "open" }]), json!({ "public": true })).await;
    let abandon = format!("/api/tables/{id}/abandon");
    world.post(&bruno, &abandon, json!({ "yes": true })).await.refused(403, "not_host");
    assert_eq!(world.post(&iris, &abandon, json!({ "yes": true })).await.ok()["status"], "abandoned");
    assert_eq!(world.get(&bruno, "/api/lobby").await.ok()["open"], json!([]));
    world.post(&bruno, &format!("/api/tables/{id}/sit"), json!({})).await.refused(409, "not_now");
}

#[tokio::test]
async fn over_days_nobody_is_gone_before_their_time_is_up() {
    let world = World::with(&["--gone-after", "0"]).await;
    let (iris, bruno) = (world.person("Iris").await, world.person("Bruno").await);
    let clock = json!({ "clock": { "kind": "days", "days": 2 } });
    let id = world.table(&iris, json!([{ "kind": "me" }, { "kind": "open" }]), clock).await;
    world.post(&bruno, &format!("/api/tables/{id}/sit"), json!({})).await.ok();
    world.post(&iris, &format!("/api/tables/{id}/start"), Value::Null).await.ok();
    let hand_over = format!("/api/tables/{id}/hand_over");
    world.post(&iris, &hand_over, json!({ "seat": 1, "level": "random" })).await.refused(409, "not_now");
}

#[tokio::test]
async fn pages_of_others_change_nothing() {
    let world = World::new().await;
    let new = json!({ "game": "myrmes", "seats": bots(1), "start": true }).to_string();
    let from = |origin: &'static str| (Person::default(), origin);
    let (mut visitor, origin) = from("https://example.org");
    let refused =
        world.send_with(&mut visitor, "POST", "/api/tables", new.clone().into_bytes(), &[("origin", origin)]).await;
    refused.refused(403, "foreign_page");
    assert!(visitor.cookie.is_none(), "a refused request creates no person");
    let own = world.app().origin.to_string();
    world.send_with(&mut visitor, "POST", "/api/tables", new.into_bytes(), &[("origin", &own)]).await.ok();
}

#[tokio::test]
async fn what_the_framework_refuses_has_the_same_form() {
    let world = World::new().await;
    let (iris, _, id) = world.duel().await;
    world.get(&iris, &format!("/api/tables/{id}/seats/300")).await.refused(400, "bad_request");
    world.get(&iris, &format!("/api/tables/{id}/replay?seat=x")).await.refused(400, "bad_request");
    world.send(&mut iris.clone(), "DELETE", "/api/me", Vec::new()).await.refused(405, "bad_request");
}

#[tokio::test]
async fn what_a_game_consists_of_is_told_without_a_table() {
    let world = World::new().await;
    let nobody = Person::default();
    let march = world.get(&nobody, "/api/games/march/components").await.ok();
    let n = |what: &str| march[what].as_array().map_or(0, Vec::len);
    assert!(n("cards") > 60 && n("hexes") > 20 && n("species") > 4, "{march}");
    assert_eq!(march["cards"][0]["known"]["name"], "rulebook");
    let myrmes = world.get(&nobody, "/api/games/myrmes/components").await.ok();
    assert!(myrmes.is_object(), "{myrmes}");
    world.get(&nobody, "/api/games/chess/components").await.refused(404, "not_found");
}
