//! Who somebody is: names, cookies, tokens.

use serde_json::{Value, json};

use crate::world::{Person, World};

#[tokio::test]
async fn nobody_is_known_before_giving_a_name() {
    let world = World::new().await;
    let mut visitor = Person::default();
    assert_eq!(world.get(&visitor, "/api/me").await.ok(), json!({ "name": "", "known": false }));
    let me = world.put(&mut visitor, "/api/me", json!({ "name": "  Iris   of the  garden " })).await.ok();
    assert_eq!(me, json!({ "name": "Iris of the garden", "known": true }));
    assert_eq!(world.get(&visitor, "/api/me").await.ok(), me);
    world.put(&mut visitor, "/api/me", json!({ "name": "Ida" })).await.ok();
    assert_eq!(world.get(&visitor, "/api/me").await.ok()["name"], "Ida");
}

#[tokio::test]
async fn the_cookie_is_out_of_reach_of_scripts_and_other_sites() {
    let world = World::new().await;
    let iris = world.person("Iris").await;
    let cookie = iris.set_cookie.expect("a cookie");
    for attribute in ["HttpOnly", "SameSite=Lax", "Path=/", "Max-Age="] {
        assert!(cookie.contains(attribute), "{attribute} is missing in {cookie}");
    }
    assert!(!cookie.contains("Secure"), "over plain HTTP a secure cookie would never come back: {cookie}");
}

#[tokio::test]
async fn a_cookie_that_was_tampered_with_is_nobodys() {
    let world = World::new().await;
    let iris = world.person("Iris").await;
    let cookie = iris.cookie.expect("a cookie");
    let last = if cookie.ends_with('a') { "b" } else { "a" };
    for forged in [format!("{}{last}", &cookie[..cookie.len() - 1]), "formicarium=1234".into(), "formicarium=".into()] {
        let thief = Person { cookie: Some(forged), ..Person::default() };
        assert_eq!(world.get(&thief, "/api/me").await.ok()["known"], false);
    }
}

#[tokio::test]
async fn names_have_bounds() {
    let world = World::new().await;
    let mut visitor = Person::default();
    for bad in ["", "   ", &"x".repeat(31), "a\u{7}b", "\u{200B}", "Iris\u{202E}"] {
        world.put(&mut visitor, "/api/me", json!({ "name": bad })).await.refused(400, "bad_request");
    }
    assert!(visitor.cookie.is_none(), "a refused name creates no person");
    world.put(&mut visitor, "/api/me", json!({ "name": "é".repeat(30) })).await.ok();
}

#[tokio::test]
async fn a_program_has_a_token_and_plays_like_anybody() {
    let world = World::new().await;
    let iris = world.person("Iris").await;
    let token = world.post(&iris, "/api/bots", json!({ "name": "Antbot" })).await.ok()["token"].clone();
    let bot = Person { token: Some(token.as_str().expect("a token").to_owned()), ..Person::default() };
    assert_eq!(world.get(&bot, "/api/me").await.ok()["name"], "Antbot");

    let id = world.table(&iris, json!([{ "kind": "me" }, { "kind": "open" }]), json!({})).await;
    let info = world.post(&bot, &format!("/api/tables/{id}/sit"), json!({})).await.ok();
    assert_eq!(info["you"], json!([1]));
    world.post(&iris, &format!("/api/tables/{id}/start"), Value::Null).await.ok();
    let seen = world.get(&bot, &format!("/api/tables/{id}/seats/1")).await.ok();
    let action = &seen["choices"][0]["text"];
    let n = seen["items"].as_array().expect("a list").len();
    let act = format!("/api/tables/{id}/seats/1/act");
    let next = world.post(&bot, &act, json!({ "seen": n, "actions": [action] })).await.ok();
    assert_eq!(next["items"][0]["action"], *action);
    world.post(&bot, &act, json!({ "seen": n, "actions": [action] })).await.refused(409, "stale");
}

#[tokio::test]
async fn a_wrong_token_is_refused_everywhere() {
    let world = World::new().await;
    let thief = Person { token: Some("0".repeat(64)), ..Person::default() };
    for path in ["/api/me", "/api/lobby"] {
        world.get(&thief, path).await.refused(401, "unauthorised");
    }
}
