use game_core::erased::{Erased, erased};
use serde_json::Value;

use self::flawed::Flawed;
use super::*;

#[path = "../../../game-core/tests/flawed/mod.rs"]
#[allow(dead_code)]
mod flawed;

static FLAWED: Erased<Flawed> = erased();

#[test]
fn after_a_panic_the_game_is_as_it_was() {
    let lines = [
        r#"{"do":"new","options":"Panics","seed":1}"#,
        r#"{"do":"apply","seat":1,"action":"bid 1"}"#,
        r#"{"do":"state"}"#,
        r#"{"id":"bug","do":"apply","seat":0,"action":"bid 3"}"#,
        r#"{"do":"state"}"#,
        r#"{"do":"apply","seat":0,"action":"bid 2"}"#,
    ];
    let engine = Engine::new(&FLAWED, None, || Seed::from(1)).unwrap();
    let mut output = Vec::new();
    serve(engine, lines.join("\n").as_bytes(), &mut output).unwrap();
    let answers: Vec<Value> =
        output.split(|&byte| byte == b'\n').filter_map(|line| serde_json::from_slice(line).ok()).collect();
    assert_eq!(answers.len(), lines.len());
    assert_eq!((&answers[3]["id"], &answers[3]["error"]["kind"]), (&"bug".into(), &"bug".into()));
    assert!(answers[3]["error"]["message"].as_str().unwrap().ends_with("three is too much"), "{}", answers[3]);
    assert_eq!(answers[4], answers[2]);
    assert_eq!(answers[5]["ok"]["turns"], 2);
}
