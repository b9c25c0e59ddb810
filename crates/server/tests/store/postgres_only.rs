//! What can go wrong only with a server.

use std::time::{Duration, Instant};

use server::store::{Store, StoreError};

use crate::{
    common::postgres::Postgres,
    example::{entry, with_table},
    refused,
};

pub(crate) async fn all(server: &Postgres) {
    what_is_not_there_is_said_without_the_password(server).await;
    another_encoding_is_refused(server).await;
    where_nothing_can_be_written_it_is_said(server).await;
    commits_reach_the_disk_even_if_the_server_is_set_otherwise(server).await;
    a_lost_connection_is_replaced(server).await;
    a_server_that_hangs_is_not_waited_for(server).await;
}

async fn what_is_not_there_is_said_without_the_password(server: &Postgres) {
    let error = Store::open(&server.url("postgres", "nowhere")).await.unwrap_err();
    assert!(matches!(error, StoreError::CannotOpen { .. }), "{error:?}");
    assert!(error.to_string().contains("database \"nowhere\" does not exist"), "{error}");
    let url = server.url("postgres:secret", "postgres") + "/not/here";
    let error = Store::open(&url).await.unwrap_err();
    assert!(matches!(error, StoreError::CannotOpen { .. }), "{error:?}");
    assert!(!error.to_string().contains("secret"), "{error}");
}

async fn another_encoding_is_refused(server: &Postgres) {
    server.run("CREATE DATABASE latin ENCODING 'LATIN1' TEMPLATE template0 LOCALE 'C'").await;
    let error = Store::open(&server.url("postgres", "latin")).await.unwrap_err();
    assert!(error.to_string().ends_with("its encoding is LATIN1, but must be UTF8"), "{error}");
}

async fn where_nothing_can_be_written_it_is_said(server: &Postgres) {
    server.run("CREATE DATABASE shown").await;
    server.run("CREATE ROLE reader LOGIN").await;
    let (owner, reader) = (server.url("postgres", "shown"), server.url("reader", "shown"));
    // Neither before the schema exists nor after.
    refused!(Store::open(&reader).await, StoreError::NotWritable { .. });
    Store::open(&owner).await.unwrap();
    refused!(Store::open(&reader).await, StoreError::NotWritable { .. });
    // As on a standby server.
    server.run("ALTER DATABASE shown SET default_transaction_read_only = on").await;
    refused!(Store::open(&owner).await, StoreError::NotWritable { .. });
}

async fn commits_reach_the_disk_even_if_the_server_is_set_otherwise(server: &Postgres) {
    let place = server.place().await;
    place.open().await;
    // Only a trigger can ask the connection that writes.
    let ask = "CREATE FUNCTION ask() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
            NEW.body := current_setting('synchronous_commit'); RETURN NEW;
        END $$;
        CREATE TRIGGER ask BEFORE INSERT ON log FOR EACH ROW EXECUTE FUNCTION ask()";
    place.raw(ask).await.unwrap();
    let name = place.url.split(['/', '?']).find(|part| part.starts_with("case_")).unwrap();
    server.run(&format!("ALTER DATABASE {name} SET synchronous_commit = off")).await;
    let store = place.open().await;
    with_table(&store).await;
    store.append("t", 0, &[entry(6_000, "?")], None).await.unwrap();
    assert_eq!(store.log("t").await.unwrap(), [entry(6_000, "on")]);
}

async fn a_lost_connection_is_replaced(server: &Postgres) {
    let place = server.place().await;
    let store = place.open().await;
    with_table(&store).await;
    server.run("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'formicarium'").await;
    store.beat(1_000, 500).await.unwrap();
    assert!(store.table("t").await.unwrap().is_some());
}

async fn a_server_that_hangs_is_not_waited_for(server: &Postgres) {
    let place = server.place().await;
    let store = place.open().await;
    with_table(&store).await;
    server.pause();
    let first = [entry(6_000, "{}")];
    let (asked, append) = (Instant::now(), || store.append("t", 0, &first, None));
    let written = append().await;
    // The next one fails at once.
    let (silent, queued) = (asked.elapsed(), append().await);
    let both = asked.elapsed();
    server.resume();
    assert_eq!(written.unwrap_err().outage(), Some("the database does not answer"));
    assert_eq!(queued.unwrap_err().outage(), Some("the database does not answer"));
    assert!(both < silent * 2, "{silent:?}, then {both:?}");
    // It is not known whether the first was written: the number decides.
    let heals = async {
        loop {
            match append().await {
                Ok(_) | Err(StoreError::Conflict { .. }) => return,
                Err(_) => tokio::time::sleep(Duration::from_millis(50)).await,
            }
        }
    };
    tokio::time::timeout(Duration::from_secs(20), heals).await.unwrap();
    assert_eq!(store.log("t").await.unwrap().len(), 1);
}
