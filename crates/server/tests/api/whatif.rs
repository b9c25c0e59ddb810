//! What if: a copy of the game that knows no more than its seat, and of which nobody learns.

use game_core::{AnySession, Seat, Seed};
use serde_json::{Value, json};

use crate::{
    play_on::until_over,
    world::{Person, World},
};

/// A table against a bot that plays at random, after a few actions.
async fn begun(world: &World, iris: &Person, game: &str, more: Value) -> String {
    let mut settings = json!({ "game": game, "start": true });
    settings.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    let seats = json!([{ "kind": "me" }, { "kind": "bot", "level": "random" }]);
    world.table(iris, seats, settings).await
}

async fn ask(world: &World, person: &Person, body: Value) -> Value {
    world.post(person, "/api/whatif", body).await.ok()
}

/// The first listed action of whoever has to act, tried after everything so far.
async fn tried_further(world: &World, person: &Person, from: &Value, so_far: &Value, deal: u32) -> Value {
    let who = so_far["to_act"][0].clone();
    let body = |tried: &Value| json!({ "from": from, "seat": 0, "deal": deal, "tried": tried, "eyes": who });
    let now = ask(world, person, body(&so_far["tried"])).await;
    let mut tried = so_far["tried"].clone();
    tried.as_array_mut().unwrap().push(json!({ "seat": who, "action": now["seen"]["choices"][0]["text"] }));
    ask(world, person, body(&tried)).await
}

/// Everything the store has.
async fn stored(world: &World, id: &str) -> (Vec<server::store::LogRow>, server::store::TableRow, usize) {
    let store = world.store();
    let row = store.table(id).await.unwrap().unwrap();
    (store.log(id).await.unwrap(), row, store.chat(id, 0).await.unwrap().len())
}

#[tokio::test]
async fn one_tries_goes_on_and_back_and_nobody_learns_of_it() {
    for game in ["myrmes", "march"] {
        let world = World::new().await;
        let iris = world.person("Iris").await;
        let seats = json!([{ "kind": "me" }, { "kind": "local", "name": "Otto" }]);
        let id = world.table(&iris, seats, json!({ "game": game, "start": true })).await;
        let before = stored(&world, &id).await;
        let mut socket = world.connect(&iris, &id).await;
        socket.until_that(|message| message["seat"] == 1).await;
        let heard = socket.received.len();

        let now =
            ask(&world, &iris, json!({ "from": { "of": "table", "id": id, "when": { "seat": 0 } }, "seat": 0 })).await;
        let seen = world.get(&iris, &format!("/api/tables/{id}/seats/0")).await.ok();
        for part in ["view", "outlook", "choices"] {
            assert_eq!(now["seen"][part], seen[part], "{game}: {part} of the present");
        }
        assert_eq!(now["win"], Value::Null, "another person would have to be told of a hint");
        let from =
            json!({ "of": "table", "id": id, "when": { "seat": 0, "step": now["step"], "version": now["version"] } });
        // A whole season or round for everybody, and back: the same actions give the same game.
        let mut steps = vec![now.clone()];
        for _ in 0..12 {
            let next = tried_further(&world, &iris, &from, steps.last().unwrap(), 3).await;
            assert_eq!(next["tried"].as_array().unwrap().len(), steps.len(), "{game}");
            steps.push(next);
        }
        let eyes = steps[7]["to_act"][0].clone();
        let again =
            |tried: &Value, eyes: &Value| json!({ "from": from, "seat": 0, "deal": 3, "tried": tried, "eyes": eyes });
        let (once, twice) = (
            ask(&world, &iris, again(&steps[7]["tried"], &eyes)).await,
            ask(&world, &iris, again(&steps[7]["tried"], &eyes)).await,
        );
        assert_eq!(once, twice);
        assert!(!once["seen"]["choices"].as_array().unwrap().is_empty());
        let told = ask(&world, &iris, again(&steps[12]["tried"], &json!(0))).await;
        assert!(!told["seen"]["items"].as_array().unwrap().is_empty(), "{game}: the own eyes see what happens");

        socket.say(json!({ "type": "ping" })).await;
        socket.until("pong").await;
        let told = |message: &Value| message["type"] == "seen" || message["lines"][0].is_object();
        assert!(!socket.received[heard..].iter().any(told), "{game}: somebody was told");
        assert_eq!(stored(&world, &id).await, before, "{game}: something was stored");
    }
}

#[tokio::test]
async fn bots_answer_for_the_others() {
    for game in ["myrmes", "march"] {
        let world = World::new().await;
        let iris = world.person("Iris").await;
        let id = begun(&world, &iris, game, json!({})).await;
        let from = json!({ "of": "table", "id": id, "when": { "seat": 0 } });
        let mut now = ask(&world, &iris, json!({ "from": from, "seat": 0, "components": true })).await;
        // The bot at the table plays on meanwhile.
        let from =
            json!({ "of": "table", "id": id, "when": { "seat": 0, "step": now["step"], "version": now["version"] } });
        assert!(
            now["components"].is_object() && now["win"].as_f64().is_some_and(|win| (0.0..=1.0).contains(&win)),
            "{now}"
        );
        let mut by_bot = 0;
        for _ in 0..40 {
            let own = now["to_act"].as_array().unwrap().contains(&json!(0));
            let mut tried = now["tried"].clone();
            let next = if own {
                let action = &now["seen"]["choices"][0]["text"];
                tried.as_array_mut().unwrap().push(json!({ "seat": 0, "action": action }));
                json!({ "from": from, "seat": 0, "tried": tried })
            } else {
                json!({ "from": from, "seat": 0, "tried": tried, "bot": "greedy" })
            };
            let known = tried.as_array().unwrap().len();
            now = ask(&world, &iris, next).await;
            let all = now["tried"].as_array().unwrap();
            by_bot += all.len() - known;
            assert!(all[known..].iter().all(|tried| tried["seat"] == 1), "{game}: {now}");
            if by_bot > 1 {
                break;
            }
        }
        assert!(by_bot > 1, "{game}: the bot has acted {by_bot} times");
    }
}

#[tokio::test]
async fn other_dice_leave_out_what_they_forbid() {
    let world = World::new().await;
    let iris = world.person("Iris").await;
    let id = begun(&world, &iris, "myrmes", json!({})).await;
    let from = json!({ "of": "table", "id": id, "when": { "seat": 0 } });
    let now = ask(&world, &iris, json!({ "from": from, "seat": 0 })).await;
    let choice = &now["seen"]["choices"][0];
    let good = json!({ "seat": 0, "action": choice["text"] });
    let tried = json!([good, { "seat": 0, "action": "nonsense" }, good]);
    let body = |more: Value| {
        let mut body = json!({ "from": from, "seat": 0, "tried": tried, "deal": 1 });
        body.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        body
    };
    world.post(&iris, "/api/whatif", body(json!({}))).await.refused(422, "bad_action");
    let cut = ask(&world, &iris, body(json!({ "as_far_as_legal": true }))).await;
    assert_eq!(cut["tried"], json!([good]));
    // Why something may not be done is asked like at the table.
    ask(&world, &iris, json!({ "from": from, "seat": 0, "why": choice["action"] })).await;
    let forbidden = json!({ "from": from, "seat": 0, "why": "winter pay 1" });
    let why = world.post(&iris, "/api/whatif", forbidden).await;
    assert_eq!(why.status, 422, "{}", why.body);
}

#[tokio::test]
async fn only_the_own_seat_may_be_asked_about_while_the_game_runs() {
    let world = World::new().await;
    let (iris, bruno) = (world.person("Iris").await, world.person("Bruno").await);
    let id = begun(&world, &iris, "myrmes", json!({})).await;
    let table = json!({ "of": "table", "id": id, "when": { "seat": 0 } });
    let open = json!({ "of": "table", "id": id });
    let body = |from: &Value, seat: u8| json!({ "from": from, "seat": seat });
    world.post(&bruno, "/api/whatif", body(&table, 0)).await.refused(403, "not_yours");
    world.post(&bruno, "/api/whatif", body(&open, 0)).await.refused(403, "not_yours");
    world.post(&Person::default(), "/api/whatif", body(&open, 0)).await.refused(403, "not_yours");
    world.post(&iris, "/api/whatif", body(&table, 1)).await.refused(403, "not_yours");
    world.post(&iris, "/api/whatif", body(&table, 7)).await.refused(404, "not_found");
    world.post(&iris, "/api/whatif", json!({ "from": table, "seat": 0, "eyes": 9 })).await.refused(404, "not_found");
    let turns = json!({ "of": "table", "id": id, "when": { "seat": 0, "turns": 0 } });
    world.post(&iris, "/api/whatif", body(&turns, 0)).await.refused(400, "bad_request");
    let later = json!({ "of": "table", "id": id, "when": { "seat": 0, "step": 99 } });
    world.post(&iris, "/api/whatif", body(&later, 0)).await.refused(400, "bad_request");
    let gone = json!({ "of": "table", "id": id, "when": { "seat": 0, "step": 0, "version": "1-0123456789abcdef" } });
    world.post(&iris, "/api/whatif", body(&gone, 0)).await.refused(409, "stale");
    let bot = json!({ "from": table, "seat": 0, "bot": "nobody" });
    world.post(&iris, "/api/whatif", bot).await.refused(400, "bad_request");
    let tried = vec![json!({ "seat": 0, "action": "x" }); 601];
    world
        .post(&iris, "/api/whatif", json!({ "from": table, "seat": 0, "tried": tried }))
        .await
        .refused(400, "bad_request");
    world.post(&iris, "/api/whatif", body(&open, 0)).await.ok();

    let clock = json!({ "clock": { "kind": "live", "bank_s": 600, "increment_s": 5 } });
    let id = begun(&world, &iris, "myrmes", clock).await;
    let live = json!({ "of": "table", "id": id, "when": { "seat": 0 } });
    world.post(&iris, "/api/whatif", body(&live, 0)).await.refused(409, "not_now");
    // Once it is over, everybody may try everything.
    world.post(&iris, &format!("/api/tables/{id}/abandon"), json!({ "yes": true })).await.ok();
    let over = json!({ "of": "table", "id": id, "when": { "turns": 0 } });
    let answer = world.post(&Person::default(), "/api/whatif", body(&over, 1)).await.ok();
    assert!(answer["win"].is_number(), "{answer}");
}

#[tokio::test]
async fn a_record_and_a_typed_position_can_be_tried_out_too() {
    let world = World::new().await;
    let stranger = Person::default();
    for game in ["myrmes", "march"] {
        let bots = json!([{ "kind": "bot", "level": "random" }, { "kind": "bot", "level": "random" }]);
        let iris = world.person("Iris").await;
        let id = world.table(&iris, bots, json!({ "game": game, "start": true })).await;
        until_over(&world, &iris, &id).await;
        let record = world.get(&iris, &format!("/api/tables/{id}/record")).await.ok();
        let n = record["actions"].as_array().unwrap().len() / 2;
        let from = json!({ "of": "record", "record": record, "when": { "turns": n } });
        let of_record = ask(&world, &stranger, json!({ "from": from, "seat": 1, "eyes": 1 })).await;
        let at_table = json!({ "of": "table", "id": id, "when": { "turns": n } });
        let of_table = ask(&world, &stranger, json!({ "from": at_table, "seat": 1, "eyes": 1 })).await;
        assert_eq!(of_record["seen"]["view"], of_table["seen"]["view"], "{game}");
        assert_eq!(of_record["step"], of_table["step"], "{game}");

        let file = serde_json::from_value(record).unwrap();
        let mut session = server::games::get(game).unwrap().load(&file, None).unwrap();
        session.rewind(n);
        let position =
            json!({ "of": "position", "game": game, "options": session.options(), "position": session.position() });
        let of_position = ask(&world, &stranger, json!({ "from": position, "seat": 1, "bot": "greedy" })).await;
        assert_eq!(of_position["step"], Value::Null);
        let broken = json!({ "of": "position", "game": game, "options": session.options(), "position": { "x": 1 } });
        world.post(&stranger, "/api/whatif", json!({ "from": broken, "seat": 1 })).await.refused(422, "bad_position");
    }
}

/// Two games that differ only in what a seat cannot know look the same to it when they are imagined with the same luck:
/// nothing of the truth is left in the copy.
#[test]
fn nothing_hidden_is_left_in_the_copy() {
    for game in ["myrmes", "march"] {
        let mut session = server::games::get(game).unwrap().open(&Value::Null, None, Seed::from(3)).unwrap();
        let (mut compared, mut differ) = (0, 0);
        for n in 0..160 {
            let Some(seat) = session.to_act().first() else { break };
            let legal = session.legal(seat);
            session.apply(seat, &legal[(n * 7) % legal.len()].action).unwrap();
            for seat in Seat::all(session.players()).filter(|_| n % 4 == 0) {
                let other = session.imagined(seat, Seed::from(1000 + n as u64));
                let guess = |game: &dyn AnySession| game.imagined(seat, Seed::from(n as u64)).position();
                assert_eq!(guess(session.as_ref()), guess(other.as_ref()), "{game}: {seat} after {n} actions");
                compared += 1;
                differ += usize::from(other.position() != session.position());
            }
        }
        assert!(compared > 60 && differ > 10, "{game}: {differ} of {compared} pairs differ in what is hidden");
    }
}
