//! What can go wrong only with a server.

use std::time::{Duration, Instant};

use server::store::{Store, StoreError, backup, restore};
use sqlx::{Connection, PgConnection};

use crate::{
    backups::{filled, same, sorted},
    common::{place::Place, postgres::Postgres},
    example::{entry, with_table},
    nodes, refused,
};

pub(crate) async fn all(server: &Postgres) {
    what_is_not_there_is_said_without_the_password(server).await;
    another_encoding_is_refused(server).await;
    where_nothing_can_be_written_it_is_said(server).await;
    commits_reach_the_disk_even_if_the_server_is_set_otherwise(server).await;
    a_lost_connection_is_replaced(server).await;
    a_server_that_hangs_is_not_waited_for(server).await;
    nodes::all(server).await;
    a_backup_of_either_database_is_restored_into_this_one(server).await;
}

/// Starts a server of its own: the other one has only a socket, where there is no TLS.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn connections_are_encrypted_and_certificates_checked() {
    let server = Postgres::with_tls().await;
    let url = |mode: &str| format!("postgres://postgres@localhost:{}/postgres?sslmode={mode}", server.port());
    let with_root =
        |mode: &str, root: &str| format!("{}&sslrootcert={}", url(mode), server.folder().join(root).display());
    for fine in [url("prefer"), url("require"), with_root("verify-ca", "ca.crt"), with_root("verify-full", "ca.crt")] {
        let store = Store::open(&fine).await.unwrap();
        store.meta_or_insert("key", "value").await.unwrap();
        let mut beside = PgConnection::connect(&server.url("postgres", "postgres")).await.unwrap();
        let encrypted: Vec<bool> = sqlx::query_scalar(
            "SELECT s.ssl FROM pg_stat_ssl s JOIN pg_stat_activity a ON a.pid = s.pid WHERE a.application_name = 'formicarium'",
        )
        .fetch_all(&mut beside)
        .await
        .unwrap();
        assert!(!encrypted.is_empty() && encrypted.iter().all(|ssl| *ssl), "{fine}: {encrypted:?}");
        store.close().await;
    }
    // An authority that nobody here knows, another one, and another name.
    let other_name = with_root("verify-full", "ca.crt").replace("localhost", "127.0.0.1");
    for bad in [url("verify-full"), with_root("verify-full", "other.crt"), other_name] {
        refused!(Store::open(&bad).await, StoreError::CannotOpen { .. });
    }
    // A server without TLS is refused by who insists on it.
    server.run("ALTER SYSTEM SET ssl = off").await;
    server.run("SELECT pg_reload_conf()").await;
    let insisting = url("require");
    let gone = async {
        while let Ok(store) = Store::open(&insisting).await {
            store.close().await;
        }
    };
    tokio::time::timeout(Duration::from_secs(20), gone).await.expect("it was told to go without TLS");
    Store::open(&url("prefer")).await.unwrap();
}

async fn a_backup_of_either_database_is_restored_into_this_one(server: &Postgres) {
    let folder = tempfile::tempdir().unwrap();
    let in_file = Place::in_new_folder();
    for (n, from) in [server.place().await, in_file].into_iter().enumerate() {
        let store = from.open().await;
        filled(&store).await;
        let file = folder.path().join(format!("{n}.sqlite"));
        let copied = backup(&from.url, &file).await.unwrap();
        let to = server.place().await;
        let restored = restore(&file, &to.url).await.unwrap();
        assert_eq!(sorted(restored.rows), sorted(copied.rows));
        same(&store, &to.open().await).await;
        refused!(restore(&file, &to.url).await, StoreError::CannotOpen { .. });
    }
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
