//! The reverse proxy in front of several servers, with the configuration that docs/operations-nodes.md recommends.

use std::{
    fs,
    net::TcpStream,
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    thread::sleep,
    time::{Duration, Instant},
};

use tempfile::TempDir;

use crate::process::free_port;

const RECOMMENDED: &str = include_str!("../../../../docs/deploy/nginx-nodes.conf");
const PATIENCE: Duration = Duration::from_secs(20);

/// Stopped when dropped.
#[derive(Debug)]
pub(crate) struct Nginx {
    child: Child,
    port: u16,
    _folder: TempDir,
}

impl Nginx {
    /// Starts in front of these addresses, of which there are three.
    pub(crate) fn start(nodes: &[String]) -> Result<Nginx, String> {
        let folder = tempfile::Builder::new().prefix("formicarium-nginx-").tempdir();
        let folder = folder.map_err(|error| error.to_string())?;
        let port = free_port()?;
        let main = main_file(folder.path());
        let files = [("nginx.conf", main), ("site.conf", site(nodes, port)?)];
        for (name, text) in files {
            fs::write(folder.path().join(name), text).map_err(|error| error.to_string())?;
        }
        let mut command = Command::new(program());
        command.arg("-p").arg(folder.path()).arg("-c").arg(folder.path().join("nginx.conf"));
        command.arg("-e").arg(folder.path().join("error.log")).stdin(Stdio::null()).stderr(Stdio::null());
        let child = command.spawn().map_err(|error| format!("nginx: {error}; apt-get install nginx-light"))?;
        let mut nginx = Nginx { child, port, _folder: folder };
        let begun = Instant::now();
        while TcpStream::connect(nginx.address()).is_err() {
            if begun.elapsed() > PATIENCE || !matches!(nginx.child.try_wait(), Ok(None)) {
                let log = fs::read_to_string(nginx._folder.path().join("error.log")).unwrap_or_default();
                return Err(format!("nginx does not start: {log}"));
            }
            sleep(Duration::from_millis(10));
        }
        Ok(nginx)
    }

    pub(crate) fn address(&self) -> String {
        format!("127.0.0.1:{}", self.port)
    }
}

impl Drop for Nginx {
    fn drop(&mut self) {
        // Killed, it would leave its workers behind.
        let _ = Command::new("kill").arg(self.child.id().to_string()).status();
        let _ = self.child.wait();
    }
}

/// Debian keeps it where only root looks.
fn program() -> PathBuf {
    let usual = PathBuf::from("/usr/sbin/nginx");
    if usual.exists() { usual } else { PathBuf::from("nginx") }
}

/// What surrounds the recommended file, which is one site among others.
fn main_file(folder: &Path) -> String {
    let folder = folder.display();
    let kinds = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
    let paths: String = kinds.map(|kind| format!("    {kind}_temp_path {folder}/{kind};\n")).concat();
    format!(
        "daemon off;\nuser root;\nworker_processes 2;\npid {folder}/pid;\nevents {{ worker_connections 4096; }}\n\
         http {{\n    access_log off;\n{paths}    include {folder}/site.conf;\n}}\n"
    )
}

/// The recommended file with other addresses, and without TLS.
fn site(nodes: &[String], port: u16) -> Result<String, String> {
    let mut site = String::new();
    let mut left = nodes.iter();
    for line in RECOMMENDED.lines() {
        let words = line.trim();
        if words.starts_with("ssl_") {
            continue;
        }
        let changed = if words.starts_with("server 10.0.0.") {
            let (_, options) = words.split_once(":8080").ok_or("another port")?;
            format!("server {}{options}", left.next().ok_or("fewer nodes than recommended")?)
        } else if words == "listen 443 ssl;" {
            format!("listen 127.0.0.1:{port};")
        } else {
            line.to_owned()
        };
        site.push_str(&changed);
        site.push('\n');
    }
    if left.next().is_some() || !site.contains(&format!("listen 127.0.0.1:{port};")) {
        return Err("the recommended file has other lines than expected".to_owned());
    }
    Ok(site)
}
