//! `cargo xtask api`: requests made up from the description of the API, sent to the server by schemathesis.
//!
//! Every answer must be one that the description announces, in the form it announces, and none may be an error of the server.

use std::{
    env, fs,
    io::{BufRead, BufReader, Read, Write},
    net::TcpStream,
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
};

use crate::step::{Steps, cargo, root, succeeds};

/// The newest when this was written. Another one may find something else.
const VERSION: &str = "4.32.5";
/// How long to make up requests, in seconds, after those that cover each field once.
const SECONDS: &str = "20";
const CHECKS: &str = "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance";

/// Builds the server as `cargo xtask test` does, and checks it.
pub(crate) fn alone() -> Result<(), String> {
    let mut steps = Steps::default();
    steps.run("server", cargo("build --workspace --bin formicarium --examples --locked"))?;
    run(&mut steps)
}

/// Checks the server that is built already.
pub(crate) fn run(steps: &mut Steps) -> Result<(), String> {
    let target = env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from);
    let schemathesis = installed(steps, &target.join(format!("schemathesis-{VERSION}")))?;
    let server = Server::start(&target.join("debug/formicarium"))?;
    let cookie = server.cookie()?;
    let mut check = Command::new(schemathesis);
    check.args(["run", &format!("http://{}/api/openapi.json", server.address), "-H", &format!("Cookie: {cookie}")]);
    // It cannot make up archives; those that the server reads are in its own tests.
    check.args(["--exclude-path", "/api/games/{game}/data/{name}/archive"]);
    check.args(["--phases", "coverage,fuzzing", "--max-time", SECONDS, "--seed", "1", "--no-shrink"]);
    check.args(["--continue-on-failure", "--checks", CHECKS, "--warnings", "off"]).current_dir(&server.folder);
    steps.run("requests made up from the description of the API", check)
}

/// The program, in a folder of its own for what it needs.
fn installed(steps: &mut Steps, folder: &Path) -> Result<PathBuf, String> {
    let program = folder.join("bin/schemathesis");
    let version = |program: &Path| {
        let mut version = Command::new(program);
        version.arg("--version");
        version
    };
    if succeeds(version(&program)) {
        return Ok(program);
    }
    let how = "the checks of the API need Python 3 with venv and pip (Debian: apt-get install python3-venv), and PyPI";
    let mut venv = Command::new("python3");
    venv.args(["-m", "venv", "--clear"]).arg(folder);
    steps.run("folder for schemathesis", venv).map_err(|why| format!("{how}; {why}"))?;
    let mut pip = Command::new(folder.join("bin/pip"));
    pip.args(["install", "--quiet", "--disable-pip-version-check", &format!("schemathesis=={VERSION}")]);
    steps.run("schemathesis", pip).map_err(|why| format!("{how}; {why}"))?;
    Ok(program)
}

/// A server with a store of its own; killed when dropped.
struct Server {
    child: Child,
    address: String,
    folder: PathBuf,
}

impl Server {
    fn start(program: &Path) -> Result<Server, String> {
        let told = |error: std::io::Error| format!("the server for the checks of the API: {error}");
        let folder = env::temp_dir().join(format!("formicarium-api-{}", std::process::id()));
        fs::create_dir_all(&folder).map_err(told)?;
        let store = format!("sqlite:{}", folder.join("games.sqlite").display());
        let mut command = Command::new(program);
        command.args(["serve", "--listen", "127.0.0.1:0", "--create-store", "--store", &store]);
        command.args(["--budget-factor", "0", "--log", "error"]);
        let child = command.stdin(Stdio::null()).stdout(Stdio::piped()).spawn().map_err(told)?;
        let mut server = Server { child, address: String::new(), folder };
        let mut line = String::new();
        if let Some(output) = server.child.stdout.take() {
            BufReader::new(output).read_line(&mut line).map_err(told)?;
        }
        let address = line.trim().strip_prefix("Formicarium is open: http://");
        server.address = address.ok_or_else(|| format!("the server does not start: {line}"))?.to_owned();
        Ok(server)
    }

    /// The cookie of somebody, without which most requests are refused.
    fn cookie(&self) -> Result<String, String> {
        let ask = || -> std::io::Result<String> {
            let mut stream = TcpStream::connect(&self.address)?;
            let (body, mut answer) = (r#"{"name":"Ant"}"#, String::new());
            let head = format!("Host: {}\r\nContent-Length: {}\r\nConnection: close", self.address, body.len());
            stream.write_all(format!("PUT /api/me HTTP/1.1\r\n{head}\r\n\r\n{body}").as_bytes())?;
            stream.read_to_string(&mut answer)?;
            Ok(answer)
        };
        let answer = ask().map_err(|error| format!("the server does not answer: {error}"))?;
        let cookie = answer.lines().find_map(|line| line.strip_prefix("set-cookie: ")?.split(';').next());
        cookie.map(str::to_owned).ok_or_else(|| format!("nobody gets a cookie: {answer}"))
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // What it stored goes too, so it need not end politely.
        let _ = self.child.kill();
        let _ = self.child.wait();
        let _ = fs::remove_dir_all(&self.folder);
    }
}
