//! The server as a process.

use std::{
    fs,
    io::{BufRead, BufReader},
    net::TcpListener,
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    time::{Duration, Instant},
};

use crate::place::Place;

/// A running server, killed when dropped.
#[derive(Debug)]
pub(crate) struct Server {
    child: Child,
    port: u16,
    /// Where other servers reach it, if there are any.
    node_port: Option<u16>,
    log: PathBuf,
}

impl Server {
    pub(crate) fn start(place: &Place) -> Result<Server, String> {
        Server::on(place, free_port()?, None)
    }

    /// Starts one of several servers.
    pub(crate) fn start_node(place: &Place) -> Result<Server, String> {
        Server::on(place, free_port()?, Some(free_port()?))
    }

    fn on(place: &Place, port: u16, node_port: Option<u16>) -> Result<Server, String> {
        let log = place.folder().join(format!("server-{port}.log"));
        Ok(Server { child: spawn(place, port, node_port, &log)?, port, node_port, log })
    }

    pub(crate) fn address(&self) -> String {
        format!("127.0.0.1:{}", self.port)
    }

    /// Kills the process if it still runs, and starts another one; returns how long that took.
    pub(crate) fn restart(&mut self, place: &Place) -> Result<Duration, String> {
        self.kill();
        let started = Instant::now();
        self.child = spawn(place, self.port, self.node_port, &self.log)?;
        Ok(started.elapsed())
    }

    pub(crate) fn kill(&mut self) {
        // SIGKILL. It may be dead already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }

    /// Waits until the process has died; kills it after a while.
    pub(crate) async fn wait_until_dead(&mut self) {
        let waiting = Instant::now();
        while matches!(self.child.try_wait(), Ok(None)) && waiting.elapsed() < Duration::from_secs(2) {
            tokio::time::sleep(Duration::from_millis(2)).await;
        }
        self.kill();
    }

    /// Asks the server to stop, and waits until it has.
    pub(crate) fn stop(mut self) -> Result<(), String> {
        self.end()
    }

    pub(crate) fn end(&mut self) -> Result<(), String> {
        let asked = Command::new("kill").arg(self.child.id().to_string()).status();
        let ended = asked.and_then(|_| self.child.wait()).map_err(|error| error.to_string())?;
        if ended.success() { Ok(()) } else { Err(format!("it ended with {ended}\n{}", self.last_words())) }
    }

    /// The end of its log.
    pub(crate) fn last_words(&self) -> String {
        let log = fs::read_to_string(&self.log).unwrap_or_default();
        let lines: Vec<&str> = log.lines().collect();
        lines[lines.len().saturating_sub(20)..].join("\n")
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.kill();
    }
}

/// A port that is free now, and that the system gives to nobody else while its server is down: connections begin at others.
pub(crate) fn free_port() -> Result<u16, String> {
    for _ in 0..1_000 {
        let mut bytes = [0; 2];
        getrandom::fill(&mut bytes).map_err(|error| error.to_string())?;
        let port = 10_000 + u16::from_le_bytes(bytes) % 22_000;
        if TcpListener::bind(("127.0.0.1", port)).is_ok() {
            return Ok(port);
        }
    }
    Err("there is no free port".to_owned())
}

fn spawn(place: &Place, port: u16, node_port: Option<u16>, log: &Path) -> Result<Child, String> {
    let log = fs::OpenOptions::new().append(true).create(true).open(log).map_err(|error| error.to_string())?;
    let mut command = Command::new(program()?);
    command.args([
        "serve",
        "--log",
        "warn",
        "--budget-factor",
        "0",
        "--create-store",
        "--listen",
        &format!("127.0.0.1:{port}"),
        "--store",
        place.url(),
    ]);
    if let Some(node_port) = node_port {
        command.args(["--trusted-proxy", "127.0.0.1", "--node-listen", &format!("127.0.0.1:{node_port}")]);
    }
    command.arg("--secrets-key-file").arg(place.key());
    place.prepare(&mut command);
    let child = command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(log).spawn();
    let mut child = child.map_err(|error| error.to_string())?;
    let mut line = String::new();
    let output = child.stdout.take().ok_or("its output is not a pipe")?;
    BufReader::new(output).read_line(&mut line).map_err(|error| error.to_string())?;
    if line.starts_with("Formicarium is open") {
        return Ok(child);
    }
    let _ = child.wait();
    Err(format!("the server does not start: {line}"))
}

/// The program, which cargo puts beside the folder of the examples.
fn program() -> Result<PathBuf, String> {
    let own = std::env::current_exe().map_err(|error| error.to_string())?;
    let built = own.parent().and_then(Path::parent).ok_or("examples are built into a folder of their own")?;
    let program = built.join("formicarium");
    if program.exists() { Ok(program) } else { Err(format!("{} is missing: cargo build", program.display())) }
}
