//! Tests of what operators do: settings from a file, `doctor`, `backup`, `restore`, `admin`, metrics and the log.

use std::{
    fs,
    path::Path,
    process::Output,
    thread,
    time::{Duration, Instant},
};

use crate::{
    folder, formicarium, run,
    serve::{Server, sqlite},
    stderr, stdout,
};

/// What `doctor` says with these arguments and variables.
fn doctor(args: &[&str], variables: &[(&str, &str)]) -> Output {
    let mut command = formicarium(&[&["doctor"], args].concat());
    command.env_remove("FORMICARIUM_CREATE_STORE").envs(variables.iter().copied());
    command.output().expect("the program runs")
}

#[test]
fn flags_are_stronger_than_variables_and_those_than_the_file() {
    let folder = folder("strength");
    let file = folder.join("settings.toml");
    let store = |name: &str| sqlite(&folder.join(name));
    fs::write(&file, format!("store = {:?}\ncreate-store = true\nlisten = 'localhost:0'\n", store("file"))).unwrap();
    let config = file.to_str().unwrap();
    let said = |args: &[&str], variables: &[(&str, &str)]| stdout(&doctor(args, variables));
    let begins = |name: &str| format!("a new store would begin at {}", folder.join(name).display());
    let by_file = said(&["--config", config], &[]);
    assert!(by_file.contains(&begins("file")) && by_file.contains("localhost:0"), "{by_file}");
    let variable = [("FORMICARIUM_STORE", &*store("variable"))];
    assert!(said(&["--config", config], &variable).contains(&begins("variable")));
    assert!(said(&["--config", config, "--store", &store("flag")], &variable).contains(&begins("flag")));
    // The file may be named by a variable, too.
    assert!(said(&[], &[("FORMICARIUM_CONFIG", config)]).contains(&begins("file")));
    assert_eq!(fs::read_dir(&folder).unwrap().count(), 1, "a doctor changes nothing");
}

#[test]
fn mistakes_in_the_file_are_said_with_its_name() {
    let folder = folder("mistakes");
    let file = folder.join("settings.toml");
    for (text, words) in [
        ("lisen = 'localhost:1'", "\"lisen\""),
        ("listen = 'localhost'", "--listen"),
        ("public-url = 'ants.example.org'", "--public-url"),
        ("idle = 'long'", "--idle"),
        ("listen = ", "line 1"),
        ("test-seed = 1", "\"test-seed\""),
    ] {
        fs::write(&file, text).unwrap();
        let output = doctor(&["--config", file.to_str().unwrap()], &[]);
        let said = stderr(&output);
        assert!(!output.status.success() && said.contains("settings.toml") && said.contains(words), "{text}: {said}");
    }
    let output = doctor(&["--config", "no/such.toml"], &[]);
    assert!(!output.status.success() && stderr(&output).contains("no/such.toml"));
}

#[test]
fn a_misspelt_store_is_refused_and_not_created() {
    let missing = folder("misspelt").join("formicraium.sqlite");
    let mut command = formicarium(&["serve", "--listen", "127.0.0.1:0", "--store", &sqlite(&missing)]);
    let output = command.env_remove("FORMICARIUM_CREATE_STORE").output().unwrap();
    let said = stderr(&output);
    assert!(
        !output.status.success() && said.contains("formicraium.sqlite") && said.contains("--create-store"),
        "{said}"
    );
    assert!(!missing.exists());
    // Who just starts the program gets a store.
    let here = folder("just-starts");
    let mut command = formicarium(&["--listen", "127.0.0.1:0"]);
    command.env_remove("FORMICARIUM_CREATE_STORE").current_dir(&here);
    let server = Server::run(command);
    assert!(server.get("/health").contains("\"ok\""));
    assert!(here.join("formicarium.sqlite").exists());
}

#[test]
fn it_listens_at_a_name() {
    let store = sqlite(&folder("name").join("store.sqlite"));
    let server = Server::start(&["--listen", "localhost:0", "--store", &store]);
    assert!(server.address().starts_with("localhost:"), "{}", server.address());
    assert!(server.get("/health").contains("\"ok\""));
    let health = run(&["health", "--listen", server.address()], b"");
    assert!(health.status.success() && stdout(&health).contains("\"ok\""), "{}", stderr(&health));
    let address = server.address().to_owned();
    assert!(server.terminate().success());
    assert!(!run(&["health", "--listen", &address], b"").status.success());
}

#[test]
fn files_that_are_not_there_are_404_and_pages_are_only_read() {
    let store = sqlite(&folder("unknown-files").join("store.sqlite"));
    let server = Server::start(&["--listen", "127.0.0.1:0", "--store", &store]);
    for page in ["/", "/table/3f00aa", "/rules/march/card", "/daily/myrmes/2026-11-18", "/about", "/api"] {
        let answer = server.get(page);
        assert!(answer.starts_with("HTTP/1.1 200") && answer.contains("<!doctype html>"), "{page}: {answer}");
    }
    for unknown in ["/favicon.gif", "/wp-login.php", "/.env", "/table/x.json", "/assets/none.js", "/a%2fb", "/api/none"]
    {
        assert!(server.get(unknown).starts_with("HTTP/1.1 404"), "{unknown}");
    }
    for method in ["POST", "PUT", "DELETE", "BREW"] {
        let answer = server.send(method, "/about", "").to_lowercase();
        assert!(answer.starts_with("http/1.1 405") && answer.contains("allow: get, head"), "{method}: {answer}");
    }
    assert!(server.send("POST", "/health", "").starts_with("HTTP/1.1 405"));
}

#[test]
fn metrics_are_at_their_own_address_or_need_a_token() {
    let folder = folder("metrics");
    let free = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().to_string();
    let (one, two) = (sqlite(&folder.join("one")), sqlite(&folder.join("two")));
    let apart = Server::start(&["--listen", "127.0.0.1:0", "--store", &one, "--metrics-listen", &free]);
    assert!(apart.get("/metrics").starts_with("HTTP/1.1 404"));
    apart.get("/api/games");
    apart.get("/api/tables/none/record");
    let metrics = apart.at(&free).get("/metrics");
    for line in [
        "formicarium_http_requests{method=\"GET\",route=\"/api/games\",status=\"200\"} 1",
        "formicarium_http_requests{method=\"GET\",route=\"/api/tables/{id}/record\",status=\"404\"} 1",
        "formicarium_refusals{kind=\"not_found\",over=\"http\"}",
        "formicarium_http_seconds_bucket{route=\"/api/games\",le=\"0.5\"}",
        "formicarium_store_seconds_bucket{operation=\"write\",le=",
        "formicarium_bots_waiting{kind=\"moves\"} 0",
        "process_resident_memory_bytes ",
        "process_open_fds ",
        "formicarium_version{version=",
    ] {
        assert!(metrics.contains(line), "{line} is missing in {metrics}");
    }
    assert!(apart.at(&free).get("/health/live").contains("\"ok\""));
    assert!(apart.at(&free).get("/api/games").starts_with("HTTP/1.1 404"), "nothing else is there");

    let token = "0123456789abcdef";
    let with_token = Server::start(&["--listen", "127.0.0.1:0", "--store", &two, "--metrics-token", token]);
    assert!(with_token.get("/metrics").starts_with("HTTP/1.1 401"));
    let shown =
        |token: &str| with_token.send_with("GET", "/metrics", "", &format!("Authorization: Bearer {token}\r\n"));
    assert!(shown("0123456789abcdeX").starts_with("HTTP/1.1 401"));
    assert!(shown(token).contains("formicarium_connections "));
}

#[test]
fn requests_that_fail_are_logged() {
    let store = sqlite(&folder("logged").join("store.sqlite"));
    let server = Server::start(&["--listen", "127.0.0.1:0", "--store", &store, "--log-format", "json"]);
    let made = server.send("PUT", "/api/me", r#"{"name":"Iris"}"#);
    let cookie = made.lines().find_map(|line| line.strip_prefix("set-cookie: ")?.split(';').next()).unwrap().to_owned();
    // A signature, the person, a dot and the secret of the session.
    let (signed, secret) = cookie.strip_prefix("formicarium=").unwrap().split_once('.').unwrap();
    let id = signed.get(signed.len() - 24..).unwrap().to_owned();
    server.send_with("POST", "/api/tables/3f00aa/start", "{}", &format!("Cookie: {cookie}\r\n"));
    server.send("POST", "/api/transfer/secret-code", "");
    let log = server.log();
    let line = log.lines().find(|line| line.contains("a request was refused")).unwrap_or_else(|| panic!("{log}"));
    for part in [
        "\"method\":\"POST\"",
        "\"path\":\"/api/tables/3f00aa/start\"",
        "\"table\":\"3f00aa\"",
        "\"status\":404",
        "\"kind\":\"not_found\"",
        &format!("\"person\":\"{id}\""),
        "\"address\":\"127.0.0.1\"",
    ] {
        assert!(line.contains(part), "{part} is missing in {line}");
    }
    assert!(!log.contains("secret-code") && !log.contains(secret), "{log}");
}

/// A new table of two, one of them the given seat; its id.
fn table(server: &Server, seats: &str) -> String {
    let created =
        server.send("POST", "/api/tables", &format!("{{\"game\":\"myrmes\",\"public\":true,\"seats\":{seats}}}"));
    created.split("\"id\":\"").nth(1).and_then(|rest| rest.split('"').next()).expect(&created).to_owned()
}

const TWO_OPEN: &str = r#"[{"kind":"open"},{"kind":"open"}]"#;

#[test]
fn a_running_server_is_backed_up_and_restored_elsewhere() {
    let folder = folder("backed-up");
    let (store, copy, new) = (folder.join("store.sqlite"), folder.join("copy.sqlite"), folder.join("new.sqlite"));
    let server = Server::start(&["--listen", "127.0.0.1:0", "--store", &sqlite(&store)]);
    let id = table(&server, TWO_OPEN);
    let backup = |file: &Path| run(&["backup", file.to_str().unwrap(), "--store", &sqlite(&store)], b"");
    let made = backup(&copy);
    assert!(made.status.success() && stdout(&made).contains("1 tables"), "{}{}", stdout(&made), stderr(&made));
    assert!(!backup(&copy).status.success(), "a backup replaces nothing");
    let later = table(&server, TWO_OPEN);
    let restore = || run(&["restore", copy.to_str().unwrap(), "--store", &sqlite(&new)], b"");
    let restored = restore();
    assert!(restored.status.success(), "{}", stderr(&restored));
    // What is sealed needs the key, which no backup contains.
    let (key, new_key) = (folder.join("store.sqlite.key"), folder.join("new.sqlite.key"));
    assert!(stdout(&restored).contains(&format!("copy it to {}", new_key.display())), "{}", stdout(&restored));
    assert!(!run(&["validate", "--store", &sqlite(&new)], b"").status.success());
    fs::copy(key, new_key).unwrap();
    let refused = restore();
    assert!(!refused.status.success() && stderr(&refused).contains("exists already"), "{}", stderr(&refused));
    assert!(run(&["validate", "--store", &sqlite(&new)], b"").status.success());
    let other = Server::start(&["--listen", "127.0.0.1:0", "--store", &sqlite(&new)]);
    assert!(other.get(&format!("/api/tables/{id}")).starts_with("HTTP/1.1 200"));
    assert!(other.get(&format!("/api/tables/{later}")).starts_with("HTTP/1.1 404"));
    assert!(server.get(&format!("/api/tables/{later}")).starts_with("HTTP/1.1 200"));
}

#[test]
fn a_doctor_finds_what_is_wrong() {
    let folder = folder("doctor");
    let file = folder.join("no-store");
    fs::write(&file, "no database").unwrap();
    let output = doctor(&["--store", &sqlite(&file), "--save-data", "administrator", "--data", "chess=."], &[]);
    let said = stdout(&output);
    assert!(!output.status.success(), "{said}");
    for word in ["not a SQLite database", "--admin-token", "chess"] {
        assert!(said.contains(word), "{word:?} is missing in {said}");
    }
    let public = doctor(&["--store", &sqlite(&file), "--public-url", "https://ants.example.org"], &[]);
    assert!(stdout(&public).contains("--trusted-proxy"), "{}", stdout(&public));
}

fn admin(store: &Path, args: &[&str]) -> Output {
    run(&[&["admin"], args, &["--store", &sqlite(store)]].concat(), b"")
}

/// Waits until a running server has followed what was done to its store.
fn soon(mut is_so: impl FnMut() -> bool) {
    let patience = Instant::now() + Duration::from_secs(30);
    while !is_so() {
        assert!(Instant::now() < patience, "the server does not follow");
        thread::sleep(Duration::from_millis(100));
    }
}

#[test]
fn an_administrator_works_beside_a_running_server() {
    let store = folder("admin").join("store.sqlite");
    let server = Server::start(&["--listen", "127.0.0.1:0", "--store", &sqlite(&store)]);
    let (closed, deleted) = (table(&server, TWO_OPEN), table(&server, TWO_OPEN));
    let listed = stdout(&admin(&store, &["tables", "--status", "open"]));
    assert!(listed.contains(&closed) && listed.contains(&deleted) && listed.starts_with("id "), "{listed}");
    // Both are in memory.
    let status = |id: &str| server.get(&format!("/api/tables/{id}"));
    assert!(status(&closed).contains("\"status\":\"open\"") && status(&deleted).contains("\"status\":\"open\""));
    let done = admin(&store, &["close-table", &closed, "--reason", "nobody came"]);
    assert!(done.status.success(), "{}", stderr(&done));
    assert!(admin(&store, &["delete-table", &deleted]).status.success());
    soon(|| status(&closed).contains("\"status\":\"abandoned\"") && status(&deleted).starts_with("HTTP/1.1 404"));
    let acts = stdout(&admin(&store, &["acts", "--json"]));
    assert!(
        acts.contains("\"close_table\"") && acts.contains("nobody came") && acts.contains("\"delete_table\""),
        "{acts}"
    );
    let unknown = admin(&store, &["delete-table", &deleted]);
    assert!(!unknown.status.success() && stderr(&unknown).contains("no such table"), "{}", stderr(&unknown));
    assert!(admin(&store, &["rebuild-summaries"]).status.success());

    let made = server.send("PUT", "/api/me", r#"{"name":"Otto"}"#);
    let cookie = made.lines().find_map(|line| line.strip_prefix("set-cookie: ")?.split(';').next()).unwrap().to_owned();
    let me = || server.send_with("GET", "/api/me", "", &format!("Cookie: {cookie}\r\n"));
    let persons = stdout(&admin(&store, &["persons", "otto", "--json"]));
    let id = persons.split("\"id\": \"").nth(1).and_then(|rest| rest.split('"').next()).expect(&persons).to_owned();
    assert!(admin(&store, &["ban", &id, "--days", "1"]).status.success());
    soon(|| me().starts_with("HTTP/1.1 403"));
    assert!(stdout(&admin(&store, &["bans"])).contains(&id));
    assert!(admin(&store, &["unban", &id]).status.success());
    soon(|| me().contains("Otto"));
    let exported = stdout(&admin(&store, &["export-person", &id]));
    assert!(exported.contains("\"Otto\"") && exported.contains("\"games\""), "{exported}");
    assert!(admin(&store, &["delete-person", &id]).status.success());
    soon(|| me().contains("\"known\":false"));
}

#[test]
fn an_administrator_needs_a_store_that_is_there() {
    let missing = folder("no-admin").join("store.sqlite");
    let output = admin(&missing, &["tables"]);
    assert!(!output.status.success() && !missing.exists(), "{}", stderr(&output));
}
