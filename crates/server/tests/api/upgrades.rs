//! Stores written by earlier programs can be opened, shown and played on, with SQLite and with
//! PostgreSQL.

use serde_json::Value;
use server::validate::{self, Verdict};

use crate::{
    common::{
        place::Place,
        postgres::Postgres,
        samples::{lay_out, sampled},
    },
    world::{Person, World},
};

#[tokio::test]
async fn stores_of_every_schema_are_opened() {
    for schema in sampled() {
        opens(Place::in_new_folder(), schema).await;
    }
}

#[tokio::test]
async fn stores_of_every_schema_are_opened_in_postgres() {
    let server = Postgres::start().await;
    for schema in sampled() {
        opens(server.place().await, schema).await;
    }
}

async fn opens(place: Place, schema: usize) {
    lay_out(&place, schema).await;
    let world = World::at(place).await;
    let nobody = Person::default();
    let lobby = world.get(&nobody, "/api/lobby").await.ok().to_string();
    let ids = world.store().table_ids().await.expect("a list");
    assert!(ids.len() >= 4, "schema {schema} has {ids:?}");
    for id in ids {
        let get = |what: &str| format!("/api/tables/{id}{what}");
        let info = world.get(&nobody, &get("")).await;
        if info.status == 409 {
            // A table that never began, made with data nobody kept.
            assert_eq!(schema, 1, "{id}: {}", info.body);
            continue;
        }
        let info = info.ok();
        // A table that has waited for players for a day is no longer listed.
        assert!(info["status"] == "open" || lobby.contains(&id), "{id} is not in {lobby}");
        let verdict = validate::table(world.store(), &world.app().hub.shared().vault, &id)
            .await
            .expect("a store")
            .expect("a table");
        match verdict {
            Verdict::NotBegun | Verdict::Replayed { .. } => {
                assert_eq!(info["stuck"], Value::Null);
                world.get(&nobody, &get("/components")).await.ok();
            }
            // A rule was corrected since, or the data of that time were not kept: the game can
            // still be saved.
            Verdict::Stuck { error, .. } => {
                let stuck = &info["stuck"];
                let lost = schema == 1 && error.kind == "no_data";
                assert!(lost || stuck["rules"] != stuck["rules_now"], "{id}: {}", error.message);
            }
            other => panic!("{id}: {other:?}"),
        }
        if info["status"] == "over" {
            let record = world.get(&nobody, &get("/record")).await.ok();
            assert!(record["actions"].as_array().expect("a list").len() > 20);
            if info["stuck"] == Value::Null {
                let replay = world.get(&nobody, &get("/replay?seat=1")).await.ok();
                assert!(replay["steps"].as_array().expect("a list").len() > 20);
                world.post(&nobody, "/api/replays", record).await.ok();
            }
        }
    }
}
