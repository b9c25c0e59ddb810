//! Several devices of one person: links, recovery codes, signing out, and the way back.

use serde_json::{Value, json};

use crate::world::{Person, World};

/// The code in a new link of this person.
async fn link(world: &World, person: &Person) -> String {
    let link = world.post(person, "/api/me/transfer", Value::Null).await.ok()["link"].clone();
    let link = link.as_str().expect("a link");
    assert!(link.contains("/transfer/"), "{link}");
    link.rsplit('/').next().expect("a code").to_owned()
}

async fn take(world: &World, person: &mut Person, code: &str) -> Value {
    world.send(person, "POST", &format!("/api/transfer/{code}"), Vec::new()).await.ok()
}

async fn devices(world: &World, person: &Person) -> Value {
    world.get(person, "/api/me/devices").await.ok()
}

async fn name(world: &World, person: &Person) -> Value {
    world.get(person, "/api/me").await.ok()["name"].clone()
}

/// A browser that says what it is.
async fn browser(world: &World, agent: &str, named: &str) -> Person {
    let mut person = Person::default();
    let body = json!({ "name": named }).to_string().into_bytes();
    world.send_with(&mut person, "PUT", "/api/me", body, &[("user-agent", agent)]).await.ok();
    person
}

const FIREFOX: &str = "Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0";

#[tokio::test]
async fn a_link_makes_another_device_the_same_person_once() {
    let world = World::new().await;
    let iris = world.person("Iris").await;
    let code = link(&world, &iris).await;
    let mut phone = Person::default();
    assert_eq!(take(&world, &mut phone, &code).await["name"], "Iris");
    assert_eq!(name(&world, &phone).await, "Iris");
    let again = world.send(&mut Person::default(), "POST", &format!("/api/transfer/{code}"), Vec::new()).await;
    again.refused(404, "not_found");
    world.get(&phone, &format!("/api/transfer/{code}")).await.refused(404, "not_found");
    world.post(&Person::default(), "/api/me/transfer", Value::Null).await.refused(401, "unauthorised");
}

#[tokio::test]
async fn whoever_opens_a_link_is_first_told_what_stays_behind() {
    let world = World::new().await;
    let (iris, mut bruno, id) = world.duel().await;
    let code = link(&world, &iris).await;
    let before = bruno.clone();
    let path = format!("/api/transfer/{code}");
    let told = world.get(&bruno, &path).await.ok();
    assert_eq!((&told["name"], &told["tables"], &told["same"]), (&json!("Iris"), &json!(1), &json!(false)));
    assert_eq!((&told["you"]["name"], &told["you"]["tables"][0]["id"]), (&json!("Bruno"), &json!(id)));
    assert_eq!(name(&world, &bruno).await, "Bruno", "looking changes nothing");
    // Who has no seats is told so, and the link still works.
    assert_eq!(world.get(&Person::default(), &path).await.ok()["you"], Value::Null);
    assert_eq!(world.get(&iris, &path).await.ok()["same"], true);
    // To be the same person already uses nothing up.
    let mut same = iris.clone();
    take(&world, &mut same, &code).await;
    assert_eq!(devices(&world, &same).await["browsers"].as_array().map(Vec::len), Some(1));
    take(&world, &mut bruno, &code).await;
    assert_eq!(name(&world, &bruno).await, "Iris");
    assert_eq!(name(&world, &before).await, "Bruno", "the old cookie still belongs to Bruno");
}

#[tokio::test]
async fn a_link_takes_no_seats_away() {
    let world = World::new().await;
    let (iris, mut bruno, id) = world.duel().await;
    take(&world, &mut bruno, &link(&world, &iris).await).await;
    let known = devices(&world, &bruno).await;
    let former = &known["former"][0];
    assert_eq!((&former["name"], &former["tables"]), (&json!("Bruno"), &json!(1)));
    let back = format!("/api/me/former/{}", former["id"].as_str().expect("an id"));
    assert_eq!(world.send(&mut bruno, "POST", &back, Vec::new()).await.ok()["name"], "Bruno");
    assert_eq!(world.get(&bruno, &format!("/api/tables/{id}")).await.ok()["you"], json!([1]));
    // Now Iris is the one this browser was.
    let known = devices(&world, &bruno).await;
    assert_eq!((known["former"].as_array().map(Vec::len), &known["former"][0]["name"]), (Some(1), &json!("Iris")));
    // A second link to Iris brings back the same session instead of another one.
    take(&world, &mut bruno, &link(&world, &iris).await).await;
    assert_eq!(devices(&world, &iris).await["browsers"].as_array().map(Vec::len), Some(2));
    world.post(&Person::default(), &back, Value::Null).await.refused(404, "not_found");
}

#[tokio::test]
async fn a_browser_keeps_those_who_have_tables_and_refuses_to_forget_one() {
    let world = World::new().await;
    let iris = world.person("Iris").await;
    let mut browser = Person::default();
    let mut persons = Vec::new();
    for n in 0..5 {
        let person = world.person(&format!("P{n}")).await;
        world.table(&person, json!([{ "kind": "me" }, { "kind": "open" }]), json!({})).await;
        take(&world, &mut browser, &link(&world, &person).await).await;
        persons.push(person);
    }
    assert_eq!(devices(&world, &browser).await["former"].as_array().map(Vec::len), Some(4));
    let code = link(&world, &iris).await;
    let path = format!("/api/transfer/{code}");
    world.send(&mut browser, "POST", &path, Vec::new()).await.refused(409, "too_many_former");
    assert_eq!(name(&world, &browser).await, "P4");
    // As P0, somebody signs out this browser: there is room again, and the link was not used up.
    let known = devices(&world, &persons[0]).await;
    let other = known["browsers"].as_array().expect("a list").iter().find(|browser| browser["here"] == false);
    let id = other.expect("the other browser")["id"].as_str().expect("an id").to_owned();
    world.send(&mut persons[0].clone(), "DELETE", &format!("/api/me/devices/{id}"), Vec::new()).await.ok();
    take(&world, &mut browser, &code).await;
    assert_eq!(name(&world, &browser).await, "Iris");
}

#[tokio::test]
async fn whoever_is_nobody_yet_leaves_nothing_behind() {
    let world = World::new().await;
    let iris = world.person("Iris").await;
    // Playing against bots makes somebody without a name, but with a table.
    let mut nameless = Person::default();
    let seats = json!([{ "kind": "me" }, { "kind": "bot", "level": "random" }]);
    let new = json!({ "game": "myrmes", "seats": seats }).to_string().into_bytes();
    world.send(&mut nameless, "POST", "/api/tables", new).await.ok();
    let mut nobody = Person::default();
    for (browser, kept) in [(&mut nameless, 1), (&mut nobody, 0)] {
        take(&world, browser, &link(&world, &iris).await).await;
        assert_eq!(devices(&world, browser).await["former"].as_array().map(Vec::len), Some(kept));
    }
}

#[tokio::test]
async fn browsers_are_listed_and_signed_out() {
    let world = World::new().await;
    let iris = browser(&world, FIREFOX, "Iris").await;
    let mut phone = Person::default();
    take(&world, &mut phone, &link(&world, &iris).await).await;
    let known = devices(&world, &iris).await;
    let browsers = known["browsers"].as_array().expect("a list");
    assert_eq!(browsers.len(), 2);
    let here = browsers.iter().find(|browser| browser["here"] == true).expect("this one");
    let there = browsers.iter().find(|browser| browser["here"] == false).expect("the other");
    assert_eq!((&here["device"], &there["device"]), (&json!("Firefox, Linux"), &json!("")));
    let path = format!("/api/me/devices/{}", there["id"].as_str().expect("an id"));
    // Nobody else can do it, and the hash of a session is told to nobody.
    let bruno = world.person("Bruno").await;
    world.send(&mut bruno.clone(), "DELETE", &path, Vec::new()).await.refused(404, "not_found");
    assert_eq!(name(&world, &phone).await, "Iris");
    assert_eq!(there["id"].as_str().map(str::len), Some(16));

    let left = world.send(&mut iris.clone(), "DELETE", &path, Vec::new()).await.ok();
    assert_eq!(left["browsers"].as_array().map(Vec::len), Some(1));
    assert_eq!(world.get(&phone, "/api/me").await.ok()["known"], false);
    world.post(&phone, "/api/me/transfer", Value::Null).await.refused(401, "unauthorised");
    assert_eq!(name(&world, &iris).await, "Iris");
}

#[tokio::test]
async fn a_browser_that_is_signed_out_loses_its_open_tables() {
    let world = World::new().await;
    let (iris, bruno, id) = world.duel().await;
    let mut thief = Person::default();
    take(&world, &mut thief, &link(&world, &iris).await).await;
    let mut stolen = world.connect(&thief, &id).await;
    let mut own = world.connect(&iris, &id).await;
    let mut other = world.connect(&bruno, &id).await;
    world.send(&mut iris.clone(), "DELETE", "/api/me/devices", Vec::new()).await.ok();
    assert_eq!(stolen.closed().await.map(|frame| u16::from(frame.code)), Some(1008));
    for line in [&mut own, &mut other] {
        line.say(json!({ "type": "ping" })).await;
        line.until("pong").await;
    }
}

#[tokio::test]
async fn whoever_creates_a_token_can_revoke_it() {
    let world = World::new().await;
    let (iris, bruno) = (world.person("Iris").await, world.person("Bruno").await);
    let token = world.post(&iris, "/api/bots", json!({ "name": "Antbot" })).await.ok()["token"].clone();
    let program = Person { token: token.as_str().map(str::to_owned), ..Person::default() };
    let id = world.table(&iris, json!([{ "kind": "me" }, { "kind": "open" }]), json!({})).await;
    let mut line = world.connect(&program, &id).await;
    let known = devices(&world, &iris).await;
    assert_eq!(known["programs"][0]["name"], "Antbot");
    assert_eq!(devices(&world, &bruno).await["programs"], json!([]));
    assert_eq!(devices(&world, &program).await["programs"], known["programs"], "a program finds its own");
    let path = format!("/api/me/devices/{}", known["programs"][0]["id"].as_str().expect("an id"));
    world.send(&mut bruno.clone(), "DELETE", &path, Vec::new()).await.refused(404, "not_found");
    world.get(&program, "/api/me").await.ok();
    world.send(&mut iris.clone(), "DELETE", &path, Vec::new()).await.ok();
    world.get(&program, "/api/me").await.refused(401, "unauthorised");
    assert_eq!(line.closed().await.map(|frame| u16::from(frame.code)), Some(1008));
}

#[tokio::test]
async fn a_recovery_code_brings_a_person_back_until_it_is_replaced() {
    let world = World::new().await;
    let iris = world.person("Iris").await;
    assert_eq!(devices(&world, &iris).await["recovery"], Value::Null);
    let code = |answer: Value| answer["code"].as_str().expect("a code").to_owned();
    let first = code(world.post(&iris, "/api/me/recovery", Value::Null).await.ok());
    assert!(devices(&world, &iris).await["recovery"].is_i64());
    // It works more than once, however it was copied.
    for written in [first.clone(), first.to_lowercase().replace('-', "")] {
        let mut browser = Person::default();
        assert_eq!(take(&world, &mut browser, &written).await["name"], "Iris");
        assert_eq!(name(&world, &browser).await, "Iris");
    }
    let second = code(world.post(&iris, "/api/me/recovery", Value::Null).await.ok());
    world.get(&Person::default(), &format!("/api/transfer/{first}")).await.refused(404, "not_found");
    take(&world, &mut Person::default(), &second).await;
    world.send(&mut iris.clone(), "DELETE", "/api/me/recovery", Vec::new()).await.ok();
    world.post(&Person::default(), &format!("/api/transfer/{second}"), Value::Null).await.refused(404, "not_found");
    world.post(&Person::default(), "/api/me/recovery", Value::Null).await.refused(401, "unauthorised");
}

#[tokio::test]
async fn cookies_from_before_there_were_sessions_are_still_good() {
    let world = World::new().await;
    let iris = world.person("Iris").await;
    // As the program of that time signed it, and as the migration knows it.
    let table = world.table(&iris, json!([{ "kind": "me" }, { "kind": "open" }]), json!({})).await;
    let person = &world.store().table(&table).await.expect("a store").expect("a table").host;
    let old = world.signed("formicarium", person);
    world
        .raw(&format!(
            "INSERT INTO sessions (hash, person, device, created, seen) VALUES ('person {person}', '{person}', '', 5, 5)"
        ))
        .await;
    let mut laptop = Person { cookie: Some(old.clone()), ..Person::default() };
    assert_eq!(name(&world, &laptop).await, "Iris");
    let known = devices(&world, &iris).await;
    assert!(known["browsers"].as_array().expect("a list").iter().any(|browser| browser["old"] == true), "{known}");
    // From the next visit on it has a session of its own, and the others of that time can be signed out.
    world.send(&mut laptop, "GET", "/api/me", Vec::new()).await.ok();
    assert_ne!(laptop.cookie.as_ref(), Some(&old));
    world.send(&mut laptop, "DELETE", "/api/me/devices", Vec::new()).await.ok();
    let other = Person { cookie: Some(old), ..Person::default() };
    assert_eq!(world.get(&other, "/api/me").await.ok()["known"], false);
    assert_eq!(name(&world, &laptop).await, "Iris");
}
