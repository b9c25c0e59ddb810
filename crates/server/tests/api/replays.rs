//! Looking through games.

use game_core::{AnySession, Record, Seat, Viewer};
use serde_json::{Value, json};

use crate::world::{Person, World};

/// What a replay may send before its first frame is shown, in bytes and uncompressed.
const FIRST_ANSWER: usize = 100_000;

fn sample() -> Value {
    serde_json::from_str(include_str!("record.json")).expect("a record")
}

/// A finished game of four bots; returns its id.
async fn bots_game(world: &World, person: &Person, game: &str) -> String {
    let seats = vec![json!({ "kind": "bot", "level": "greedy" }); 4];
    let new = json!({ "game": game, "seats": seats, "start": true });
    let id = world.post(person, "/api/tables", new).await.ok()["id"].as_str().expect("an id").to_owned();
    let mut socket = world.connect(person, &id).await;
    if world.get(person, &format!("/api/tables/{id}")).await.ok()["status"] != "over" {
        socket.until_that(|message| message["status"] == "over").await;
    }
    id
}

/// The part of a query that names a viewpoint.
fn eyes(seat: Option<u8>) -> String {
    seat.map_or(String::new(), |seat| format!("&seat={seat}"))
}

/// The number of steps of a replay.
fn n_steps(replay: &Value) -> usize {
    replay["steps"].as_array().expect("a list").len()
}

/// All frames of a record as a viewpoint sees them, `at_once` at a time.
async fn all_frames(world: &World, record: &Value, seat: Option<u8>, at_once: usize) -> Vec<Value> {
    let (nobody, eyes) = (Person::default(), eyes(seat));
    let replay = world.post(&nobody, &format!("/api/replays?{eyes}"), record.clone()).await.ok();
    let n = n_steps(&replay);
    let mut all = Vec::new();
    for from in (0..n).step_by(at_once) {
        let to = (from + at_once).min(n) - 1;
        let path = format!("/api/replays/frames?from={from}&to={to}{eyes}");
        let answer = world.post(&nobody, &path, record.clone()).await.ok();
        assert_eq!(answer["from"], json!(from));
        let frames = answer["frames"].as_array().expect("a list");
        assert_eq!(frames.len(), to - from + 1);
        all.extend(frames.iter().cloned());
    }
    all
}

/// What a viewpoint saw after each action that told it something, from the rules themselves.
fn as_seen(session: &dyn AnySession, viewer: Viewer) -> Vec<Value> {
    let mut known = 0;
    let mut seen = Vec::new();
    for n in 0..=session.n_turns() {
        let mut then = session.boxed_clone();
        then.rewind(n);
        let n_events = then.n_events(Some(viewer));
        if n == 0 || n_events > known {
            seen.push(json!({ "view": then.view(viewer), "outlook": then.outlook(Viewer::Spectator) }));
        }
        known = n_events;
    }
    seen
}

#[tokio::test]
async fn a_running_game_is_replayed_as_one_may_see_it() {
    let world = World::new().await;
    let (iris, bruno, id) = world.duel().await;
    let mut socket = world.connect(&iris, &id).await;
    socket.until("seen").await;
    let action = socket.act_any(0).await;
    let replay = |query: &str| format!("/api/tables/{id}/replay{query}");
    let mine = world.get(&iris, &replay("?seat=0&at=1")).await.ok();
    assert_eq!(mine["seats"], json!([null, 0]));
    assert_eq!(mine["steps"][1]["action"], json!(action));
    assert_eq!((&mine["frames"]["from"], mine["frames"]["frames"].as_array().map(Vec::len)), (&json!(1), Some(1)));
    assert_eq!(mine["frames"]["frames"][0]["view"], socket.seen(0)["view"]);
    assert_eq!(mine["components"]["players"], 2);
    let frames = world.get(&iris, &replay("/frames?seat=0&from=0&to=1")).await.ok();
    assert_eq!(frames["frames"][1], mine["frames"]["frames"][0]);
    let public = world.get(&bruno, &replay("")).await.ok();
    assert_eq!(n_steps(&public), 1, "the choice is hidden");
    for (person, seat) in [(&bruno, 0), (&Person::default(), 1)] {
        world.get(person, &replay(&format!("?seat={seat}"))).await.refused(403, "not_yours");
        let frames = format!("/frames?seat={seat}&from=0&to=0");
        world.get(person, &replay(&frames)).await.refused(403, "not_yours");
    }
}

#[tokio::test]
async fn a_record_of_ones_own_is_looked_through_from_every_seat() {
    let world = World::new().await;
    let nobody = Person::default();
    let record = sample();
    let replay = world.post(&nobody, "/api/replays?seat=1", record.clone()).await.ok();
    assert_eq!(replay["seats"], json!([null, 0, 1]));
    assert_eq!(replay["frames"]["frames"][0]["view"]["seat"], 1);
    assert!(n_steps(&replay) > 2);
    for what in ["", "/frames"] {
        let post = |query: &str, record: &Value| {
            let path = format!("/api/replays{what}?from=0&to=0{query}");
            let (world, nobody, record) = (&world, &nobody, record.clone());
            async move { world.post(nobody, &path, record).await }
        };
        post("&seat=4", &record).await.refused(404, "not_found");
        let mut bad = record.clone();
        bad["actions"][0][1] = json!("fly away");
        post("", &bad).await.refused(422, "bad_record");
        let mut other = record.clone();
        other["game"] = json!("chess");
        post("", &other).await.refused(404, "not_found");
        post("", &json!(7)).await.refused(422, "bad_record");
    }
}

#[tokio::test]
async fn frames_show_a_viewpoint_what_it_saw_then_however_many_are_loaded_at_once() {
    let world = World::new().await;
    let iris = world.person("Iris").await;
    let id = bots_game(&world, &iris, "march").await;
    let march = world.get(&iris, &format!("/api/tables/{id}/record")).await.ok();
    for (game, record) in [(myrmes::GAME, sample()), (march::GAME, march)] {
        let session = game.load(&Record::from_value(record.clone()).expect("a record"), None).expect("it replays");
        let viewpoints = [None].into_iter().chain((0..session.players()).map(Some));
        for seat in viewpoints {
            let viewer = seat.map_or(Viewer::Spectator, |seat| Viewer::Seat(Seat(seat)));
            let seen = as_seen(session.as_ref(), viewer);
            // How many come at once does not depend on who looks.
            let at_once: &[usize] = if seat.is_none() { &[32, 5] } else { &[32] };
            for &at_once in at_once {
                let frames = all_frames(&world, &record, seat, at_once).await;
                assert!(frames == seen, "{} as {viewer:?} sees it, {at_once} frames at once", game.id());
            }
        }
    }
}

#[tokio::test]
async fn a_replay_opens_at_any_step_with_the_frame_of_that_step_only() {
    let world = World::new().await;
    let (nobody, record) = (Person::default(), sample());
    let frames = all_frames(&world, &record, Some(0), 32).await;
    let last = frames.len() - 1;
    for (at, shown) in [(0, 0), (1, 1), (last / 2, last / 2), (last, last), (last + 1, last), (usize::MAX, last)] {
        let replay = world.post(&nobody, &format!("/api/replays?seat=0&at={at}"), record.clone()).await.ok();
        assert_eq!(replay["frames"], json!({ "from": shown, "frames": [frames[shown]] }));
        assert_eq!(n_steps(&replay), frames.len(), "all steps come at once");
    }
}

#[tokio::test]
async fn each_step_has_the_progress_of_the_game_where_it_changes() {
    let world = World::new().await;
    let iris = world.person("Iris").await;
    let id = bots_game(&world, &iris, "myrmes").await;
    let record = world.get(&iris, &format!("/api/tables/{id}/record")).await.ok();
    let replay = world.post(&iris, "/api/replays", record.clone()).await.ok();
    let mut stand = Value::Null;
    let mut changes = 0;
    for (step, frame) in
        replay["steps"].as_array().expect("a list").iter().zip(all_frames(&world, &record, None, 32).await)
    {
        if let Some(now) = step.get("stand") {
            assert_ne!(*now, stand, "it is named only where it changes");
            stand = now.clone();
            changes += 1;
        }
        for part in ["year", "season", "phase"] {
            assert_eq!(stand[part], frame["view"][part]);
        }
    }
    assert!(changes > 20, "three years have many phases, not {changes}");
}

#[tokio::test]
async fn bad_ranges_of_frames_are_refused_with_the_reason() {
    let world = World::new().await;
    let iris = world.person("Iris").await;
    let id = bots_game(&world, &iris, "myrmes").await;
    let table = format!("/api/tables/{id}/replay");
    let last = n_steps(&world.get(&iris, &table).await.ok()) - 1;
    let beyond = format!("from={last}&to={}", last + 1);
    let cases = [
        ("from=5&to=4", "the first comes after the last"),
        ("from=0&to=32", "at most 32 at once"),
        (beyond.as_str(), "the last one is"),
        ("from=0&to=18446744073709551615", "at most 32 at once"),
        ("from=0", "`to`"),
        ("to=3", "`from`"),
        ("from=-1&to=3", "from:"),
        ("from=0&to=many", "to:"),
        ("from=0&to=1&version=7", "not the version of a replay"),
    ];
    let record = world.get(&iris, &format!("/api/tables/{id}/record")).await.ok();
    for (query, why) in cases {
        let of_table = world.get(&iris, &format!("{table}/frames?{query}")).await;
        let of_record = world.post(&iris, &format!("/api/replays/frames?{query}"), record.clone()).await;
        for answer in [of_table, of_record] {
            let message = answer.refused(400, "bad_request")["message"].to_string();
            assert!(message.contains(why), "{query}: {message}");
        }
    }
    world.get(&iris, &format!("{table}/frames?from={last}&to={last}")).await.ok();
    world.get(&iris, &format!("{table}?at=soon")).await.refused(400, "bad_request");
}

#[tokio::test]
async fn frames_of_a_running_game_belong_to_the_steps_they_are_requested_for() {
    let world = World::new().await;
    let (iris, _, id) = world.duel().await;
    let mut socket = world.connect(&iris, &id).await;
    socket.until("seen").await;
    socket.act_any(0).await;
    let replay = world.get(&iris, &format!("/api/tables/{id}/replay?seat=0")).await.ok();
    let version = replay["version"].as_str().expect("a version").to_owned();
    let path = |version: &str| format!("/api/tables/{id}/replay/frames?seat=0&from=1&to=1&version={version}");
    let frames = world.get(&iris, &path(&version)).await.ok();
    // The game goes on: what was there before is still the same.
    socket.act_any(0).await;
    assert_eq!(world.get(&iris, &path(&version)).await.ok(), frames);
    // It goes back behind the step and takes another way.
    let seen = socket.n_items(0);
    let undo = json!({ "type": "undo", "seat": 0, "seen": seen, "actions": 2 });
    assert_eq!(socket.ask(undo).await["type"], "done");
    world.get(&iris, &path(&version)).await.refused(409, "stale");
    let texts = socket.texts(0);
    socket.act(0, &[texts.last().expect("a choice")]).await;
    world.get(&iris, &path(&version)).await.refused(409, "stale");
    // Whoever names no version gets the frames of the game as it is now.
    let now = world.get(&iris, &format!("/api/tables/{id}/replay/frames?seat=0&from=1&to=1")).await.ok();
    assert_eq!(now["frames"][0]["view"], socket.seen(0)["view"]);
    assert_ne!(now, frames);
}

#[tokio::test]
async fn the_first_answer_is_small() {
    let world = World::new().await;
    let iris = world.person("Iris").await;
    for game in ["march", "myrmes"] {
        let id = bots_game(&world, &iris, game).await;
        let record = world.get(&iris, &format!("/api/tables/{id}/record")).await.ok();
        for seat in [None, Some(0), Some(1), Some(2), Some(3)] {
            for at in [0, 60, usize::MAX] {
                let query = format!("?at={at}{}", eyes(seat));
                let of_table = world.get(&iris, &format!("/api/tables/{id}/replay{query}")).await;
                let of_record = world.post(&iris, &format!("/api/replays{query}"), record.clone()).await;
                for answer in [of_table, of_record] {
                    let n_bytes = answer.bytes.len();
                    assert!(n_bytes <= FIRST_ANSWER, "{game}, seat {seat:?}, step {at}: {n_bytes} bytes");
                    assert!(n_steps(&answer.ok()) > 30);
                }
            }
        }
    }
}
