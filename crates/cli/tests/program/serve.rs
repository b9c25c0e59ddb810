//! Tests of `formicarium serve`, which is also the default command.

use std::{
    fs,
    io::{BufRead, BufReader, Read, Write},
    net::{TcpListener, TcpStream},
    path::Path,
    process::{Child, Command, ExitStatus},
    thread,
    time::{Duration, Instant},
};

use crate::{folder, formicarium, run, stderr};

/// A running server, killed when dropped.
pub(crate) struct Server {
    child: Child,
    address: String,
}

impl Server {
    /// Starts the program and waits until it prints its address.
    pub(crate) fn start(args: &[&str]) -> Server {
        Server::run(formicarium(args))
    }

    /// Starts a server by this command.
    pub(crate) fn run(mut command: Command) -> Server {
        let mut child = command.spawn().expect("the program starts");
        let mut lines = BufReader::new(child.stdout.take().expect("its output is a pipe")).lines();
        let line = lines.next().and_then(Result::ok).unwrap_or_default();
        let Some(address) = line.strip_prefix("Formicarium is open: http://") else {
            let mut why = String::new();
            child.stderr.take().expect("its errors are a pipe").read_to_string(&mut why).expect("it is text");
            panic!("it printed {line:?} and {why}");
        };
        Server { address: address.to_owned(), child }
    }

    /// Sends a GET request and returns the whole response.
    pub(crate) fn get(&self, path: &str) -> String {
        self.send("GET", path, "")
    }

    /// Sends a request and returns the whole response.
    pub(crate) fn send(&self, method: &str, path: &str, body: &str) -> String {
        self.send_with(method, path, body, "")
    }

    /// The same with more lines in the head, each with its end.
    pub(crate) fn send_with(&self, method: &str, path: &str, body: &str, more: &str) -> String {
        Address(&self.address).send(method, path, body, more)
    }

    /// Where it listens: a host and a port.
    pub(crate) fn address(&self) -> &str {
        &self.address
    }

    /// Another address of the same server.
    pub(crate) fn at<'a>(&self, address: &'a str) -> Address<'a> {
        Address(address)
    }

    /// A connection on which this was sent.
    pub(crate) fn open(&self, text: &str) -> TcpStream {
        let mut stream = TcpStream::connect(&self.address).expect("it listens");
        stream.write_all(text.as_bytes()).expect("it is open");
        stream.set_read_timeout(Some(Duration::from_secs(10))).expect("a timeout");
        stream
    }

    /// Kills it and returns what it logged.
    pub(crate) fn log(mut self) -> String {
        let mut log = String::new();
        self.child.kill().expect("it can be killed");
        self.child.stderr.take().expect("its errors are a pipe").read_to_string(&mut log).expect("it is text");
        log
    }

    pub(crate) fn terminate(mut self) -> ExitStatus {
        let done = Command::new("kill").arg(self.child.id().to_string()).status().expect("kill is there");
        assert!(done.success());
        let patience = Instant::now() + Duration::from_secs(20);
        loop {
            match self.child.try_wait().expect("it can be waited for") {
                Some(status) => return status,
                None if Instant::now() > patience => panic!("it does not end"),
                None => thread::sleep(Duration::from_millis(20)),
            }
        }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Where requests are sent.
pub(crate) struct Address<'a>(&'a str);

impl Address<'_> {
    pub(crate) fn get(&self, path: &str) -> String {
        self.send("GET", path, "", "")
    }

    fn send(&self, method: &str, path: &str, body: &str, more: &str) -> String {
        let mut stream = TcpStream::connect(self.0).expect("it listens");
        let head = format!("Host: {}\r\n{more}Connection: close\r\nContent-Length: {}", self.0, body.len());
        write!(stream, "{method} {path} HTTP/1.1\r\n{head}\r\n\r\n{body}").expect("it reads");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("it answers");
        answer
    }
}

pub(crate) fn sqlite(file: &Path) -> String {
    format!("sqlite:{}", file.display())
}

/// The program exits at once with a one-line error that contains these words.
fn refused(args: &[&str], words: &[&str]) {
    let output = run(args, b"");
    let said = stderr(&output);
    assert!(!output.status.success(), "{said}");
    let sentences: Vec<&str> = said.lines().filter(|line| line.starts_with("formicarium: ")).collect();
    assert_eq!(sentences.len(), 1, "{said}");
    for word in words {
        assert!(sentences[0].contains(word), "{word:?} is missing in {said}");
    }
    assert!(!said.contains("panicked"), "{said}");
}

#[test]
fn it_serves_the_page_and_ends_cleanly_when_asked_to() {
    let store = folder("serve").join("deep/down/store.sqlite");
    // Without a command, as `cargo run --release` does.
    let server = Server::start(&["--listen", "127.0.0.1:0", "--store", &sqlite(&store)]);
    assert!(server.get("/health").contains("\"status\":\"ok\""));
    assert!(server.get("/").contains("<!doctype html>"), "{}", server.get("/"));
    assert!(server.get("/api/games").contains("myrmes"));
    assert!(store.is_file(), "the store is created with its folder");
    assert!(server.terminate().success());
    assert!(!store.with_extension("sqlite-wal").exists(), "everything is folded into the file");
}

#[test]
fn the_environment_says_it_as_well() {
    let store = folder("environment").join("store.sqlite");
    let mut command = formicarium(&["serve"]);
    command.env("FORMICARIUM_LISTEN", "127.0.0.1:0").env("FORMICARIUM_STORE", sqlite(&store));
    let mut child = command.spawn().expect("the program starts");
    let mut line = String::new();
    BufReader::new(child.stdout.take().expect("its output is a pipe")).read_line(&mut line).expect("it is text");
    child.kill().expect("it can be killed");
    child.wait().expect("it ends");
    assert!(line.starts_with("Formicarium is open: http://127.0.0.1:"), "{line}");
    assert!(store.is_file());
}

#[test]
fn a_port_that_is_taken_is_said_in_one_sentence() {
    let taken = TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = taken.local_addr().expect("an address").to_string();
    let store = sqlite(&folder("taken").join("store.sqlite"));
    refused(&["serve", "--listen", &address, "--store", &store], &[&address, "--listen"]);
}

#[test]
fn a_store_that_cannot_be_is_said_in_one_sentence() {
    let folder = folder("unwritable");
    let file = folder.join("file");
    fs::write(&file, "no database").expect("a file");
    refused(&["serve", "--listen", "127.0.0.1:0", "--store", &sqlite(&file)], &["file"]);
    assert_eq!(fs::read_to_string(&file).expect("a file"), "no database", "a file that is not ours stays as it is");
    refused(&["serve", "--listen", "127.0.0.1:0", "--store", &sqlite(&file.join("below"))], &["below"]);
    refused(&["serve", "--listen", "127.0.0.1:0", "--store", "mysql://localhost/x"], &["sqlite:", "postgres://"]);
    refused(&["serve", "--listen", "127.0.0.1:0", "--store", "postgres://nobody@127.0.0.1:1/nothing"], &["127.0.0.1"]);
}

#[test]
fn a_file_serves_one_server_and_is_free_when_that_one_dies() {
    let store = sqlite(&folder("second").join("store.sqlite"));
    let serve = ["serve", "--listen", "127.0.0.1:0", "--store", &store];
    let first = Server::start(&serve);
    let number = first.child.id().to_string();
    refused(&serve, &["store.sqlite is in use by the server with process number", &number, "PostgreSQL"]);
    assert!(first.get("/health").contains("\"status\":\"ok\""));
    // Killed by SIGKILL, it cleans nothing up.
    drop(first);
    assert!(Server::start(&serve).terminate().success());
    assert!(Server::start(&serve).terminate().success());
}

#[test]
fn predictable_dice_are_refused_where_others_could_connect() {
    let store = folder("predictable").join("store.sqlite");
    let url = sqlite(&store);
    let serve = ["serve", "--store", &url, "--test-seed", "1", "--listen"];
    refused(&[&serve[..], &["0.0.0.0:0"]].concat(), &["--test-seed", "loopback"]);
    let public = [&serve[..], &["127.0.0.1:0", "--public-url", "https://ants.example.org"]].concat();
    refused(&public, &["--test-seed", "--public-url"]);
    assert!(!store.exists(), "nothing is created before the settings are checked");
}

#[test]
fn component_data_that_cannot_be_offered_is_refused_in_one_sentence() {
    let store = sqlite(&folder("refused-data").join("store.sqlite"));
    let serve = ["serve", "--listen", "127.0.0.1:0", "--store", &store];
    let with = |args: &[&'static str]| [&serve[..], args].concat();
    refused(&with(&["--data", "march"]), &["--data march", "GAME=DIR"]);
    refused(&with(&["--data", "chess=."]), &["chess"]);
    refused(&with(&["--data", "march=no/such/folder"]), &["no/such/folder"]);
    refused(&with(&["--save-data", "administrator"]), &["--admin-token"]);
    refused(&with(&["--admin-token", "short"]), &["--admin-token", "16"]);
}

#[test]
fn limits_that_make_no_sense_are_refused_in_one_sentence() {
    let store = sqlite(&folder("refused-limits").join("store.sqlite"));
    let serve = ["serve", "--listen", "127.0.0.1:0", "--store", &store];
    for (flag, value) in
        [("--budget-factor", "NaN"), ("--budget-factor", "-1"), ("--max-connections", "1"), ("--request-timeout", "0")]
    {
        let said = format!("{flag}={value}");
        refused(&[&serve[..], &[&said]].concat(), &[flag]);
    }
}

#[test]
fn every_flag_is_in_the_help_with_its_variable() {
    let output = run(&["serve", "--help"], b"");
    let help = crate::stdout(&output);
    for name in [
        "listen",
        "store",
        "public-url",
        "bot-threads",
        "log",
        "log-format",
        "idle",
        "gone-after",
        "bots-alone",
        "close-waiting",
        "close-invited",
        "give-up-after",
        "data",
        "save-data",
        "admin-token",
        "config",
        "create-store",
        "metrics-listen",
        "metrics-token",
        "trusted-proxy",
        "proxy-header",
        "max-connections",
        "max-connections-per-address",
        "request-timeout",
        "budget-factor",
    ] {
        let variable = format!("FORMICARIUM_{}", name.to_uppercase().replace('-', "_"));
        assert!(help.contains(&format!("--{name}")) && help.contains(&variable), "{name} is missing in {help}");
    }
}

#[test]
fn the_key_of_the_secrets_is_beside_the_store_and_no_other_is_taken_by_mistake() {
    let folder = folder("secrets-key");
    let (store, key, moved) = (folder.join("store.sqlite"), folder.join("store.sqlite.key"), folder.join("moved.key"));
    let url = sqlite(&store);
    let serve = ["serve", "--listen", "127.0.0.1:0", "--store", &url];
    drop(Server::start(&serve));
    let made = fs::read_to_string(&key).expect("it is made at the first start");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let mode = fs::metadata(&key).expect("it is there").permissions().mode();
        assert_eq!(mode & 0o777, 0o600, "nobody else can read it");
    }
    drop(Server::start(&serve));
    assert_eq!(fs::read_to_string(&key).expect("it is there"), made);

    fs::rename(&key, &moved).expect("it can be moved");
    refused(&serve, &["store.sqlite.key", "--secrets-key-file", "--replace-secrets-key"]);
    assert!(!key.exists(), "no other key is made instead");
    let file = moved.to_str().expect("a path");
    let named = [&serve[..], &["--secrets-key-file", file]].concat();
    drop(Server::start(&named));
    fs::write(&key, "0a".repeat(32)).expect("it can be written");
    refused(&serve, &["--secrets-key-file"]);
    fs::write(&key, "no key").expect("it can be written");
    refused(&serve, &["64 hexadecimal digits"]);

    // The key is lost, and that is accepted.
    fs::remove_file(&key).expect("it is there");
    drop(Server::start(&[&serve[..], &["--replace-secrets-key"]].concat()));
    assert_ne!(fs::read_to_string(&key).expect("a new one is made"), made);
    drop(Server::start(&serve));
}
