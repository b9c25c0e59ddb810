//! A hostile client of the engine.

use cli::{engine::Engine, games};
use game_core::{Seed, json};
use serde_json::{Value, json};

/// An upper bound on `perft` requests, which could otherwise run arbitrarily long.
const PERFT_LIMIT: u64 = 500;
/// Longer conversations find nothing more and cost time.
const MAX_LINES: usize = 200;

/// Runs a conversation, line by line. The first line may name a game; a line like `play 7` stands for one of the
/// currently legal actions.
pub(crate) fn check(data: &[u8]) {
    let mut lines = data.split(|&byte| byte == b'\n').take(MAX_LINES).peekable();
    let named = lines.peek().and_then(|line| games::find(std::str::from_utf8(line).ok()?));
    if named.is_some() {
        lines.next();
    }
    let game = named.unwrap_or(games::GAMES[0]);
    let mut engine = Engine::new(game, None, || Seed::from(1)).expect("a game can be played with its own data");
    for line in lines {
        match std::str::from_utf8(line).ok().and_then(|text| text.strip_prefix("play ")?.parse().ok()) {
            Some(number) => play(&mut engine, number),
            None => attempt(&mut engine, line),
        }
    }
}

/// Plays a listed action, which must be accepted in both of its forms.
fn play(engine: &mut Engine, number: usize) {
    let answer = ask(engine, json!({"do": "legal"}));
    let Some(seats) = answer["ok"]["legal"].as_array().filter(|seats| !seats.is_empty()) else { return };
    let choices = &seats[number % seats.len()];
    let actions = choices["actions"].as_array().expect("a list of actions");
    let choice = &actions[number % actions.len()];
    let form = if number.is_multiple_of(2) { "text" } else { "action" };
    let answer = ask(engine, json!({"do": "apply", "seat": choices["seat"], "action": choice[form]}));
    assert!(answer.get("ok").is_some(), "{choice} is listed but refused: {answer}");
}

/// Sends any line. It must get an answer, and an error must leave the state unchanged.
fn attempt(engine: &mut Engine, line: &[u8]) {
    let request = json::parse(line).ok();
    let limited = request.clone().and_then(limited);
    let before = ask(engine, json!({"do": "state"}));
    let answer = answer(engine, limited.as_deref().unwrap_or(line));
    if let Some(id) = request.as_ref().and_then(|request| request.as_object()?.get("id")) {
        assert_eq!(&answer["id"], id, "the answer is to another request");
    }
    if answer.get("error").is_some() {
        let message = answer["error"]["message"].as_str().expect("an error has a message");
        assert!(!message.is_empty());
        assert_eq!(ask(engine, json!({"do": "state"})), before, "an error has changed something");
    }
}

/// A `perft` request with its limit lowered; `None` for all other requests.
fn limited(mut request: Value) -> Option<Vec<u8>> {
    let fields = request.as_object_mut()?;
    if fields.get("do")? != "perft" {
        return None;
    }
    let limit = fields.get("limit").map_or(Some(PERFT_LIMIT), Value::as_u64)?;
    fields.insert("limit".to_owned(), limit.min(PERFT_LIMIT).into());
    serde_json::to_vec(&request).ok()
}

fn ask(engine: &mut Engine, request: Value) -> Value {
    answer(engine, request.to_string().as_bytes())
}

/// Sends a line and checks the answer: one line, one JSON object, with either `ok` or `error`.
fn answer(engine: &mut Engine, line: &[u8]) -> Value {
    let text = engine.answer(line);
    assert!(!text.contains(['\n', '\r']), "more than one line: {text}");
    let answer: Value = serde_json::from_str(&text).unwrap_or_else(|error| panic!("{text}: {error}"));
    assert!(answer.get("id").is_some(), "no id: {text}");
    assert!(answer.get("ok").is_some() != answer.get("error").is_some(), "neither or both: {text}");
    answer
}
