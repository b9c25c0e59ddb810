use std::{
    fs,
    path::{Path, PathBuf},
    thread,
    time::{Duration, Instant},
};

use crate::{
    folder, run,
    serve::{Server, sqlite},
    stderr, stdout,
};

/// Records written by earlier versions of the program.
const SAMPLES: [&str; 2] = ["crumbs-without-version.json", "crumbs-rules-1.json"];

fn samples() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../server/tests/samples/records");
    SAMPLES.iter().map(|name| folder.join(name)).collect()
}

#[test]
fn records_that_replay_are_counted() {
    let files = samples();
    let args: Vec<&str> = ["validate"].into_iter().chain(files.iter().filter_map(|file| file.to_str())).collect();
    let output = run(&args, b"");
    assert_eq!(output.status.code(), Some(0), "{}{}", stdout(&output), stderr(&output));
    let summary = "2 games: 2 replayed, 0 not begun, 0 no longer replay, 0 end differently, 0 cannot be read\n";
    assert_eq!(stdout(&output), summary);
}

#[test]
fn records_that_fail_are_named_with_action_and_rule() {
    let folder = folder("validate");
    let text = fs::read_to_string(&samples()[0]).unwrap();
    let write = |name: &str, text: &str| {
        fs::write(folder.join(name), text).unwrap();
        folder.join(name).display().to_string()
    };
    let illegal = text.replacen("[1,\"take 3\"]", "[1,\"bid 3\"]", 1);
    let digest = text.rfind("\"digest\": \"").unwrap() + 11;
    let other_end = format!("{}{}{}", &text[..digest], "0".repeat(64), &text[digest + 64..]);
    let files = [
        write("fine.json", &text),
        write("illegal.json", &illegal.replace("\"options\"", "\"rules\": 7, \"options\"")),
        write("other-end.json", &other_end),
        write("none.json", "{}"),
        folder.join("missing.json").display().to_string(),
    ];
    let args: Vec<&str> = ["validate"].into_iter().chain(files.iter().map(String::as_str)).collect();
    let output = run(&args, b"");
    assert_eq!(output.status.code(), Some(1), "{}", stderr(&output));
    let said = stdout(&output);
    let lines: Vec<&str> = said.lines().collect();
    assert_eq!(lines.len(), 5, "{said}");
    assert!(lines[0].contains("illegal.json no longer replays: action 2, Vermilion \"bid 3\""), "{said}");
    assert!(lines[0].contains("[bidding/open]") && lines[0].contains("rules version 7"), "{said}");
    assert!(lines[1].contains("other-end.json ends differently: the game ends with digest"), "{said}");
    assert!(lines[2].contains("none.json cannot be read: not a record"), "{said}");
    assert!(lines[3].contains("missing.json cannot be read"), "{said}");
    assert_eq!(lines[4], "5 games: 1 replayed, 0 not begun, 1 no longer replay, 1 end differently, 2 cannot be read");
    assert!(stderr(&output).contains("4 of 5 games"), "{}", stderr(&output));
}

#[test]
fn a_store_is_replayed_beside_the_server_that_uses_it() {
    let url = sqlite(&folder("validate-store").join("store.sqlite"));
    assert_eq!(run(&["validate", "--store", &url], b"").status.code(), Some(1), "there is no store yet");
    let server = Server::start(&["--listen", "127.0.0.1:0", "--store", &url]);
    let seats = r#"[{"kind":"bot","level":"random"},{"kind":"bot","level":"random"}]"#;
    for game in ["myrmes", "march"] {
        let body = format!(r#"{{"game":"{game}","seats":{seats},"public":true,"start":true}}"#);
        let answer = server.send("POST", "/api/tables", &body);
        assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    }
    let open = format!(r#"{{"game":"myrmes","seats":{}}}"#, r#"[{"kind":"me"},{"kind":"open"}]"#);
    server.send("POST", "/api/tables", &open);
    let patience = Instant::now() + Duration::from_secs(60);
    while server.get("/api/lobby").matches("\"status\":\"over\"").count() < 2 {
        assert!(Instant::now() < patience, "the bots do not finish");
        thread::sleep(Duration::from_millis(50));
    }
    let check = || {
        let output = run(&["validate", "--store", &url], b"");
        assert_eq!(output.status.code(), Some(0), "{}{}", stdout(&output), stderr(&output));
        let summary = "3 games: 2 replayed, 1 not begun, 0 no longer replay, 0 end differently, 0 cannot be read\n";
        assert_eq!(stdout(&output), summary);
    };
    check();
    assert!(server.terminate().success());
    check();
}

#[test]
fn bad_usage_has_a_status_of_its_own() {
    for args in [&["validate"][..], &["validate", "--store"], &["validate", "--store", "sqlite:a", "b.json"]] {
        assert_eq!(run(args, b"").status.code(), Some(2), "{args:?}");
    }
}
