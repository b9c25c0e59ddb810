//! Programs the tests need beside Rust and Node: PostgreSQL and Chromium.

use std::{
    env,
    path::{Path, PathBuf},
    process::Command,
};

use crate::step::step;

/// A program, where it may lie, and the Debian package that brings it.
struct Tool {
    names: &'static [&'static str],
    /// Folders beside those of `PATH`; Debian keeps the server programs of PostgreSQL in one per version.
    folder: Option<&'static str>,
    package: &'static str,
}

const TOOLS: [Tool; 2] = [
    Tool { names: &["initdb"], folder: Some("/usr/lib/postgresql"), package: "postgresql" },
    Tool { names: &["chromium", "chromium-browser", "google-chrome"], folder: None, package: "chromium" },
];

/// Installs what is missing where that is possible, or says in one sentence how.
pub(crate) fn find_or_install() -> Result<(), String> {
    let missing: Vec<&str> = TOOLS.iter().filter(|tool| !tool.is_there()).map(|tool| tool.package).collect();
    if missing.is_empty() {
        return Ok(());
    }
    let packages = missing.join(" ");
    if find("apt-get").is_none() {
        return Err(format!("the tests need {packages}: install them with the package manager of this system"));
    }
    let how = format!("install what the tests need with: apt-get install {packages}");
    let mut update = Command::new("apt-get");
    update.args(["update", "-q"]);
    step("package lists", update).map_err(|_| how.clone())?;
    let mut install = Command::new("apt-get");
    install
        .args(["install", "-y", "-q", "--no-install-recommends"])
        .args(missing)
        .env("DEBIAN_FRONTEND", "noninteractive");
    step("what the tests need", install).map_err(|_| how)
}

impl Tool {
    fn is_there(&self) -> bool {
        self.names.iter().any(|name| find(name).is_some() || self.in_folder(name))
    }

    fn in_folder(&self, name: &str) -> bool {
        let versions = self.folder.and_then(|folder| Path::new(folder).read_dir().ok());
        versions.into_iter().flatten().flatten().any(|version| version.path().join("bin").join(name).is_file())
    }
}

fn find(name: &str) -> Option<PathBuf> {
    let folders = env::var_os("PATH")?;
    env::split_paths(&folders).map(|folder| folder.join(name)).find(|program| program.is_file())
}
