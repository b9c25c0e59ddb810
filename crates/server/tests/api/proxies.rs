//! The server behind the proxies that docs/operations.md recommends, with the files in docs/deploy.

use std::{
    fs,
    net::{SocketAddr, TcpListener, TcpStream},
    path::{Path, PathBuf},
    process::{Child, Command, Output, Stdio},
    time::{Duration, Instant},
};

use serde_json::json;
use tempfile::TempDir;
use tokio_tungstenite::tungstenite::{Error, client::IntoClientRequest};

use crate::world::{Person, Socket, World};

const TOKEN: &str = "a-long-enough-secret";
const PATIENCE: Duration = Duration::from_secs(20);

fn deploy(file: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/deploy").join(file)
}

fn site() -> String {
    fs::read_to_string(deploy("nginx.conf")).expect("the file is there")
}

/// Debian puts nginx where only root looks.
fn nginx() -> Command {
    let usual = Path::new("/usr/sbin/nginx");
    Command::new(if usual.is_file() { usual } else { Path::new("nginx") })
}

/// A folder with this site and what nginx needs around it.
fn laid_out(site: &str) -> TempDir {
    let folder = tempfile::Builder::new().prefix("formicarium-nginx-").tempdir().expect("a folder");
    let at = |name: &str| folder.path().join(name);
    let temporary: String = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
        .iter()
        .map(|kind| format!("    {kind}_temp_path {};\n", at(kind).display()))
        .collect();
    let main = format!(
        "daemon off;\nworker_processes 1;\npid {};\nerror_log {};\nevents {{}}\nhttp {{\n    access_log off;\n{temporary}    include {};\n}}\n",
        at("pid").display(),
        at("log").display(),
        at("site.conf").display()
    );
    fs::write(at("nginx.conf"), main).expect("a file");
    fs::write(at("site.conf"), site).expect("a file");
    folder
}

fn run(mut command: Command) -> Output {
    command.output().unwrap_or_else(|error| panic!("{command:?}: {error}"))
}

fn config(mut command: Command, folder: &TempDir) -> Command {
    command.arg("-p").arg(folder.path()).arg("-c").arg(folder.path().join("nginx.conf"));
    command
}

/// Replaces something that has to be there.
fn with(text: &str, old: &str, new: &str) -> String {
    assert!(text.contains(old), "{old:?} is not in the file any more");
    text.replace(old, new)
}

#[test]
fn nginx_accepts_the_file_with_tls() {
    let folder = laid_out("");
    let (certificate, key) = (folder.path().join("cert.pem"), folder.path().join("key.pem"));
    let mut openssl = Command::new("openssl");
    openssl.args(["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=ants.example.org"]);
    assert!(
        run({
            openssl.arg("-keyout").arg(&key).arg("-out").arg(&certificate);
            openssl
        })
        .status
        .success()
    );
    let lives = "/etc/letsencrypt/live/ants.example.org/";
    let site = with(&site(), &format!("{lives}fullchain.pem"), &certificate.display().to_string());
    let site = with(&site, &format!("{lives}privkey.pem"), &key.display().to_string());
    fs::write(folder.path().join("site.conf"), site).expect("a file");
    let mut test = config(nginx(), &folder);
    test.arg("-t");
    let said = run(test);
    assert!(said.status.success(), "{}", String::from_utf8_lossy(&said.stderr));
}

#[test]
fn caddy_accepts_its_file_where_it_is_installed() {
    let mut caddy = Command::new("caddy");
    caddy.args(["validate", "--adapter", "caddyfile", "--config"]).arg(deploy("Caddyfile"));
    match caddy.output() {
        Ok(said) => assert!(said.status.success(), "{}", String::from_utf8_lossy(&said.stderr)),
        Err(error) => assert_eq!(error.kind(), std::io::ErrorKind::NotFound),
    }
}

/// nginx with the recommended site, without TLS and at a free port.
struct Proxy {
    child: Child,
    address: SocketAddr,
    _folder: TempDir,
}

impl Proxy {
    fn before(server: SocketAddr) -> Proxy {
        let free = TcpListener::bind("127.0.0.1:0").and_then(|free| free.local_addr()).expect("a port");
        let site = with(&site(), "server 127.0.0.1:8080;", &format!("server {server};"));
        let site = with(&site, "listen 443 ssl http2;", &format!("listen {free};"));
        // Only the server that redirects listens at port 80; only the other one speaks TLS.
        let begin = site.find("server {\n    listen 80;").expect("a server that redirects");
        let end = site.find(&format!("server {{\n    listen {free};")).expect("the other server");
        let site = format!("{}{}", &site[..begin], &site[end..]);
        let plain = |line: &&str| !line.contains("ssl_") && !line.contains("listen [::]:443");
        let site: Vec<&str> = site.lines().filter(plain).collect();
        let folder = laid_out(&site.join("\n"));
        let child = config(nginx(), &folder).stdin(Stdio::null()).stderr(Stdio::null()).spawn();
        let child = child.expect("nginx runs: apt-get install nginx-light");
        let mut proxy = Proxy { child, address: free, _folder: folder };
        let begun = Instant::now();
        while TcpStream::connect(free).is_err() {
            let runs = matches!(proxy.child.try_wait(), Ok(None));
            let log = || fs::read_to_string(proxy._folder.path().join("log")).unwrap_or_default();
            assert!(runs && begun.elapsed() < PATIENCE, "nginx does not start: {}", log());
            std::thread::sleep(Duration::from_millis(10));
        }
        proxy
    }

    /// The socket of a table as a browser opens it that looks at https://ants.example.org, with these headers.
    async fn socket(&self, person: &Person, table: &str, more: &[(&'static str, &str)]) -> Result<Socket, u16> {
        let url = format!("ws://{}/api/tables/{table}/ws", self.address);
        let mut request = url.into_client_request().expect("a request");
        let cookie = person.cookie.clone().unwrap_or_default();
        let own = [("host", "ants.example.org"), ("origin", "https://ants.example.org"), ("cookie", &*cookie)];
        for (name, value) in own.iter().chain(more) {
            request.headers_mut().insert(*name, value.parse().expect("a header"));
        }
        match tokio_tungstenite::connect_async(request).await {
            Ok((stream, _)) => Ok(Socket::of(stream)),
            Err(Error::Http(response)) => Err(response.status().as_u16()),
            Err(error) => panic!("no answer: {error}"),
        }
    }
}

impl Drop for Proxy {
    fn drop(&mut self) {
        // Politely, so that its worker ends too.
        let _ = Command::new("kill").arg(self.child.id().to_string()).status();
        let _ = self.child.wait();
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nginx_passes_on_sockets_and_who_is_there() {
    let world = World::with(&["--trusted-proxy", "127.0.0.1", "--admin-token", TOKEN]).await;
    let (iris, bruno, id) = world.duel().await;
    let proxy = Proxy::before(world.address());
    let mut socket = proxy.socket(&iris, &id, &[]).await.expect("a socket");
    socket.say(json!({ "type": "hello" })).await;
    socket.until("seen").await;
    let acting = if socket.texts(0).is_empty() { &bruno } else { &iris };
    let seat = u8::from(socket.texts(0).is_empty());
    let mut socket = proxy.socket(acting, &id, &[]).await.expect("a socket");
    socket.say(json!({ "type": "hello" })).await;
    socket.until("seen").await;
    socket.act_any(seat).await;
    assert_eq!(world.store().log(&id).await.expect("a log").len(), 2, "the game began, and a move was made");
    // A page of somebody else has no socket here either.
    let foreign = [("origin", "https://evil.example.org")];
    assert_eq!(proxy.socket(&iris, &id, &foreign).await.err(), Some(403));
    // The server knows for whom the proxy speaks. This client is at a trusted address, so it may say so itself.
    let admin = Person { admin: Some(TOKEN.to_owned()), ..Person::default() };
    let ban = json!({ "task": "ban", "target": "192.0.2.7" });
    world.post(&admin, "/api/admin", ban).await.ok();
    assert_eq!(proxy.socket(&iris, &id, &[("x-forwarded-for", "192.0.2.7")]).await.err(), Some(403));
    assert!(proxy.socket(&iris, &id, &[("x-forwarded-for", "192.0.2.8")]).await.is_ok());
}
