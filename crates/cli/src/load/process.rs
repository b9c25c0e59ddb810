//! Processes: the server that is started for the occasion, and what a process uses.

use std::{
    fs,
    io::{BufRead, BufReader},
    net::SocketAddr,
    process::{Child, Command, Stdio},
    time::Duration,
};

use anyhow::{Context, Result, bail};

/// How many ticks `/proc` counts in a second, on every Linux.
const TICKS: u64 = 100;

/// A process of this machine.
#[derive(Clone, Debug)]
pub(super) struct Process(String);

impl Process {
    pub(super) fn new(pid: u32) -> Process {
        Process(pid.to_string())
    }

    /// This program.
    pub(super) fn own() -> Process {
        Process("self".to_owned())
    }

    fn read(&self, file: &str) -> Result<String> {
        let path = format!("/proc/{}/{file}", self.0);
        fs::read_to_string(&path).with_context(|| format!("cannot read {path}, which is how processes are measured"))
    }

    /// The processor time it has used, by all its threads.
    pub(super) fn cpu(&self) -> Result<Duration> {
        let stat = self.read("stat")?;
        // The name, in parentheses, may contain anything. Of the fields after it, the 12th and 13th are the ticks spent in user
        // mode and in the kernel.
        let after = stat.rsplit_once(')').context("/proc has another form here")?.1;
        let ticks = after.split_whitespace().skip(11).take(2).map(str::parse::<u64>);
        let ticks = ticks.sum::<Result<u64, _>>().context("/proc has another form here")?;
        Ok(Duration::from_millis(ticks * 1000 / TICKS))
    }

    /// The memory it has in use, in bytes.
    pub(super) fn memory(&self) -> Result<u64> {
        let status = self.read("status")?;
        let line =
            status.lines().find_map(|line| line.strip_prefix("VmRSS:")).context("/proc has another form here")?;
        let kib: u64 = line.trim().trim_end_matches("kB").trim().parse().context("/proc has another form here")?;
        Ok(kib * 1024)
    }
}

/// A server with a store of its own. It ends when dropped.
#[derive(Debug)]
pub(super) struct Server {
    child: Child,
    address: SocketAddr,
    folder: std::path::PathBuf,
}

impl Server {
    pub(super) fn start(store: Option<&str>) -> Result<Server> {
        let mut bytes = [0; 8];
        getrandom::fill(&mut bytes).context("no random numbers")?;
        let folder = std::env::temp_dir().join(format!("formicarium-load-{:016x}", u64::from_le_bytes(bytes)));
        fs::create_dir(&folder).with_context(|| format!("cannot create {}", folder.display()))?;
        let store = store.map_or_else(|| format!("sqlite:{}", folder.join("games.sqlite").display()), str::to_owned);
        let mut command = Command::new(std::env::current_exe().context("this program has no file")?);
        command.args(["serve", "--log", "warn", "--listen", "127.0.0.1:0", "--create-store", "--store", &store]);
        // Nobody is a stranger here.
        command.args(["--budget-factor", "0", "--max-connections", "100000"]);
        command.arg("--secrets-key-file").arg(folder.join("secrets.key"));
        let child = command.stdin(Stdio::null()).stdout(Stdio::piped()).spawn().context("the server does not start")?;
        let mut server = Server { child, address: SocketAddr::from(([127, 0, 0, 1], 0)), folder };
        let mut line = String::new();
        let output = server.child.stdout.take().context("its output is not a pipe")?;
        BufReader::new(output).read_line(&mut line)?;
        let Some(address) = line.trim().strip_prefix("Formicarium is open: http://") else {
            bail!("the server does not start: {line}");
        };
        server.address = address.parse().with_context(|| format!("the server is at {address}"))?;
        Ok(server)
    }

    pub(super) fn address(&self) -> SocketAddr {
        self.address
    }

    pub(super) fn process(&self) -> Process {
        Process::new(self.child.id())
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

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;

    #[test]
    fn what_a_process_uses_is_read() {
        let own = Process::own();
        let before = own.cpu().unwrap();
        let begun = std::time::Instant::now();
        while own.cpu().unwrap() < before + Duration::from_millis(20) {
            assert!(begun.elapsed() < Duration::from_secs(20), "computing takes no time");
        }
        let memory = own.memory().unwrap();
        let more = vec![1_u8; 64 << 20];
        let grown = own.memory().unwrap() - memory;
        assert!((60 << 20..80 << 20).contains(&grown), "{} bytes are {grown}", more.len());
        assert!(Process::new(u32::MAX).cpu().is_err());
    }
}
