//! One table after the other, with the same people.

use std::sync::{Arc, atomic::Ordering::Relaxed};

use client::{http::insist, random::Random};
use serde_json::{Value, json};
use tokio::try_join;

use crate::{player::Player, world::World};

/// Of three tables, two people play at two, and one against a bot at the third.
pub(crate) fn people_at(table: u32) -> u8 {
    if table % 3 == 2 { 1 } else { 2 }
}

/// Plays games until the end is near.
pub(crate) async fn play(world: Arc<World>, n: u32, seed: u64) -> Result<(), String> {
    let mut random = Random::new(seed);
    let way = |seat: usize| world.way_of(n, seat as u8);
    let mut cookies = Vec::new();
    for seat in 0..people_at(n) {
        let named = json!({ "name": format!("Ant {n}.{seat}") });
        let answer = insist(way(seat.into()), None, "PUT", "/api/me", &named).await?;
        cookies.push(answer.cookie.ok_or("no cookie")?);
    }
    while !world.is_ending() {
        let game = if n.is_multiple_of(2) { "myrmes" } else { "march" };
        let other = match cookies.len() {
            1 => json!({ "kind": "bot", "level": "random" }),
            _ => json!({ "kind": "open" }),
        };
        let new = json!({ "game": game, "seats": [{ "kind": "me" }, other] });
        let deaths = world.deaths.load(Relaxed);
        let created = insist(way(0), Some(&cookies[0]), "POST", "/api/tables", &new).await?;
        let id = created.body["id"].as_str().ok_or("no id")?.to_owned();
        if let Some(cookie) = cookies.get(1) {
            insist(way(1), Some(cookie), "POST", &format!("/api/tables/{id}/sit"), &json!({})).await?;
        }
        insist(way(0), Some(&cookies[0]), "POST", &format!("/api/tables/{id}/start"), &Value::Null).await?;
        let mut players = (0..).zip(&cookies).map(|(seat, cookie)| {
            world.is_back(n, seat, deaths);
            Player::new(&world, n, &id, seat, cookie, random.number())
        });
        match (players.next(), players.next()) {
            (Some(mut one), Some(mut other)) => {
                try_join!(one.play(), other.play())?;
            }
            (Some(mut one), None) => one.play().await?,
            (None, _) => return Err("nobody plays".to_owned()),
        }
        world.finished.lock().expect("no thread panics while it holds this").push(id);
    }
    Ok(())
}
