//! The store fails: everybody is told why, and everything heals by itself.

use std::time::{Duration, Instant};

use serde_json::json;
use sqlx::{Connection, SqliteConnection};

use crate::world::{Person, World};

#[tokio::test]
async fn health_says_what_is_wrong_without_waiting_for_it_to_be_over() {
    let world = World::new().await;
    let nobody = Person::default();
    // Another program writes and does not stop.
    let mut other = SqliteConnection::connect(world.url()).await.expect("the file opens");
    sqlx::query("BEGIN IMMEDIATE").execute(&mut other).await.expect("the lock is free");
    let asked = Instant::now();
    let ready = world.get(&nobody, "/health/ready").await;
    // The server itself would wait for fifteen seconds.
    assert!(asked.elapsed() < Duration::from_secs(5), "{:?}", asked.elapsed());
    assert_eq!((ready.status.as_u16(), &ready.body["why"]), (503, &json!("the database does not answer")));
    world.get(&nobody, "/health/live").await.ok();
    sqlx::query("ROLLBACK").execute(&mut other).await.expect("the lock is ours");
    let heals = async {
        while world.get(&nobody, "/health").await.status != 200 {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(20), heals).await.expect("it heals");
    assert_eq!(world.get(&nobody, "/health/ready").await.ok()["status"], "ok");
}

#[tokio::test]
async fn a_server_that_shuts_down_is_alive_but_not_ready() {
    let world = World::new().await;
    world.app().hub.close().await;
    assert_eq!(world.get(&Person::default(), "/health").await.body["why"], "the server is shutting down");
    world.get(&Person::default(), "/health/live").await.ok();
}
