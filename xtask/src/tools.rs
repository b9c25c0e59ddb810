//! Programs the tests need besides Rust and Node: PostgreSQL, nginx, Chromium, and Python for the example of a bot.

use std::{
    env,
    path::{Path, PathBuf},
    process::Command,
};

use crate::step::{Steps, succeeds};

/// A program, where to look for it, and the Debian package that contains it.
struct Tool {
    names: &'static [&'static str],
    /// A folder to search besides `PATH`: Debian keeps the server programs of PostgreSQL in one subfolder per version, and
    /// nginx where only root looks.
    folder: Option<&'static str>,
    package: &'static str,
    /// A package that serves the tests better, where the system has it.
    rather: Option<&'static str>,
}

/// `web/playwright.config.ts` looks for a browser under the same names.
const TOOLS: [Tool; 4] = [
    Tool { names: &["initdb"], folder: Some("/usr/lib/postgresql"), package: "postgresql", rather: None },
    Tool {
        names: &["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"],
        folder: None,
        package: "chromium",
        rather: Some("chromium-headless-shell"),
    },
    Tool { names: &["nginx"], folder: Some("/usr/sbin"), package: "nginx-light", rather: None },
    Tool { names: &["python3"], folder: None, package: "python3", rather: None },
];

/// Installs what is missing if possible; otherwise the error says how to install it.
pub(crate) fn find_or_install(steps: &mut Steps) -> Result<(), String> {
    if find(if cfg!(windows) { "node.exe" } else { "node" }).is_none() {
        return Err("the tests need Node 20.19 or newer: install it with your system's package manager".to_owned());
    }
    let missing: Vec<&Tool> = TOOLS.iter().filter(|tool| !tool.is_there()).collect();
    if missing.is_empty() {
        return Ok(());
    }
    let packages = missing.iter().map(|tool| tool.package).collect::<Vec<_>>().join(" ");
    if find("apt-get").is_none() {
        return Err(format!("the tests need {packages}: install them with your system's package manager"));
    }
    let how = format!("the tests need {packages}; install them as root with: apt-get install {packages}");
    let as_root: &[&str] = if succeeds(command(&["sh", "-c", "test $(id -u) -eq 0"])) {
        &[]
    } else if succeeds(command(&["sudo", "-n", "true"])) {
        &["sudo", "-n"]
    } else {
        return Err(how);
    };
    let apt = |words: &[&str]| {
        command(&[as_root, &["env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-q"], words].concat())
    };
    steps.run("package lists", apt(&["update"])).map_err(|_| how.clone())?;
    let known = |package: &&str| succeeds(command(&["apt-cache", "show", package]));
    let packages = missing.iter().map(|tool| tool.rather.filter(known).unwrap_or(tool.package));
    let install: Vec<&str> = ["install", "-y", "--no-install-recommends"].into_iter().chain(packages).collect();
    steps.run("missing packages", apt(&install)).map_err(|_| how)
}

fn command(words: &[&str]) -> Command {
    let mut command = Command::new(words[0]);
    command.args(&words[1..]);
    command
}

impl Tool {
    fn is_there(&self) -> bool {
        // If `CHROMIUM` names a browser, no other is needed.
        let named = self.package == "chromium" && env::var_os("CHROMIUM").is_some();
        named || self.names.iter().any(|name| find(name).is_some() || self.in_folder(name))
    }

    fn in_folder(&self, name: &str) -> bool {
        let versions = self.folder.and_then(|folder| Path::new(folder).read_dir().ok());
        self.folder.is_some_and(|folder| Path::new(folder).join(name).is_file())
            || versions.into_iter().flatten().flatten().any(|version| version.path().join("bin").join(name).is_file())
    }
}

fn find(name: &str) -> Option<PathBuf> {
    let folders = env::var_os("PATH")?;
    env::split_paths(&folders).map(|folder| folder.join(name)).find(|program| program.is_file())
}
