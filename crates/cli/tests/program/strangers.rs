//! Tests of `formicarium serve` with clients that only hold connections.

use std::{
    io::{Read, Write},
    net::TcpStream,
    process::{Command, Stdio},
    time::{Duration, Instant},
};

use crate::{
    folder,
    serve::{Server, sqlite},
};

/// With which metrics are shown.
const TOKEN: &str = "a secret for metrics";
const PATIENCE: Duration = Duration::from_secs(10);

/// A server that may have this many open files, and may not raise the limit above `most`.
fn with_files(name: &str, files: u32, most: u32) -> Server {
    let store = sqlite(&folder(name).join("store.sqlite"));
    let mut command = Command::new("sh");
    let limited = format!("ulimit -Sn {files} && ulimit -Hn {most} && exec \"$0\" \"$@\"");
    command.args(["-c", &limited, env!("CARGO_BIN_EXE_formicarium")]);
    command.args(["serve", "--listen", "127.0.0.1:0", "--create-store", "--store", &store, "--metrics-token", TOKEN]);
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    Server::run(command)
}

/// What the server answers; `None` if it has no place for another connection now.
fn metrics(server: &Server) -> Option<String> {
    let head = format!("GET /metrics HTTP/1.1\r\nhost: x\r\nauthorization: Bearer {TOKEN}\r\nconnection: close");
    let mut stream = server.open(&format!("{head}\r\n\r\n"));
    let mut answer = String::new();
    stream.read_to_string(&mut answer).ok()?;
    answer.starts_with("HTTP/1.1 200").then_some(answer)
}

#[test]
fn silent_connections_do_not_use_up_the_files() {
    let server = with_files("few-files", 256, 256);
    let _silent: Vec<TcpStream> = (0..300).map(|_| server.open("")).collect();
    let begun = Instant::now();
    let metrics = loop {
        match metrics(&server) {
            Some(metrics) => break metrics,
            None => assert!(begun.elapsed() < PATIENCE, "nobody can come in"),
        }
    };
    assert!(metrics.contains("formicarium_connections_shed{limit=\"address\""), "{metrics}");
    let log = server.log();
    assert!(log.contains("too many connections") && log.contains("limit of open files"), "{log}");
}

#[test]
fn the_limit_of_open_files_is_raised() {
    let server = with_files("more-files", 256, 1024);
    let _silent: Vec<TcpStream> = (0..300).map(|_| server.open("")).collect();
    let metrics = metrics(&server).expect("an answer");
    let line = metrics.lines().find(|line| line.starts_with("formicarium_connections ")).unwrap_or_default();
    let open: u32 = line.rsplit(' ').next().and_then(|n| n.parse().ok()).unwrap_or_default();
    assert!(open >= 300 && !metrics.contains("formicarium_connections_shed"), "{metrics}");
}

/// The socket of a table, opened by hand.
fn socket(server: &Server, table: &str) -> TcpStream {
    let mut stream = server.open(&format!(
        "GET /api/tables/{table}/ws HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n\
         sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    ));
    let mut status = [0; 12];
    stream.read_exact(&mut status).expect("an answer");
    assert_eq!(&status, b"HTTP/1.1 101");
    stream
}

#[test]
fn it_ends_within_five_seconds_whatever_is_open() {
    let store = sqlite(&folder("ends").join("store.sqlite"));
    let server = Server::start(&["serve", "--listen", "127.0.0.1:0", "--store", &store]);
    let new = r#"{"game":"myrmes","seats":[{"kind":"open"},{"kind":"open"}]}"#;
    let created = server.send("POST", "/api/tables", new);
    let table = created.split("\"id\":\"").nth(1).and_then(|rest| rest.split('"').next()).expect("a table").to_owned();
    let mut open = vec![
        server.open(""),
        server.open("GET / HTTP/1.1\r\nho"),
        server.open("PUT /api/me HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\n{"),
        // It has not said hello.
        socket(&server, &table),
    ];
    let mut idle = server.open("GET /health/live HTTP/1.1\r\nhost: x\r\n\r\n");
    idle.read_exact(&mut [0; 12]).expect("an answer");
    open.push(idle);
    // It has said hello, in a masked frame, and reads nothing.
    let mut playing = socket(&server, &table);
    let hello = br#"{"type":"hello"}"#;
    playing.write_all(&[&[0x81, 0x80 | hello.len() as u8, 0, 0, 0, 0][..], hello].concat()).expect("it is open");
    open.push(playing);
    let begun = Instant::now();
    assert!(server.terminate().success());
    assert!(begun.elapsed() < Duration::from_secs(5), "{:?}", begun.elapsed());
}
