//! What can go wrong only with a server.

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
    store.ping().await.unwrap();
    assert!(store.table("t").await.unwrap().is_some());
}
