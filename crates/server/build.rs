//! Builds the page, which the program embeds.
//!
//! `npm ci` runs only when the lock file has changed since it last ran, and `vite build` only when
//! anything of the page has. If you have built the page elsewhere, name its folder in `WEB_DIST`;
//! npm is then not needed.

use std::{
    env, fs,
    fs::{File, OpenOptions, TryLockError},
    io::{self, ErrorKind, Write},
    path::{Path, PathBuf},
    process::{Command, exit},
};

/// The oldest Node that Vite runs on; `engines` in `web/package.json` says the same.
const NODE: (u32, u32) = (20, 19);

/// What the page is made of, from the root of the repository.
const SOURCES: [&str; 13] = [
    "web/src",
    "web/public",
    "web/index.html",
    "web/package.json",
    "web/package-lock.json",
    "web/svelte.config.js",
    "web/vite.config.ts",
    "web/vite-brotli.ts",
    "web/vite-fonts.ts",
    "web/vite-licences.ts",
    "web/vite-old-browser.ts",
    "web/vite-texts.ts",
    "locales",
];

fn main() {
    if let Err(why) = build() {
        eprintln!("the page cannot be built: {why}");
        exit(1);
    }
}

fn build() -> Result<(), String> {
    let variable = |name| env::var_os(name).map(PathBuf::from).ok_or(format!("{name} is not set"));
    let root = variable("CARGO_MANIFEST_DIR")?.join("../..");
    let out = variable("OUT_DIR")?.join("web");
    println!("cargo::rerun-if-env-changed=WEB_DIST");
    for source in SOURCES {
        println!("cargo::rerun-if-changed={}", root.join(source).display());
    }
    if let Some(built) = env::var_os("WEB_DIST") {
        return copy(Path::new(&built), &out).map_err(|error| format!("WEB_DIST: {error}"));
    }
    let web = root.join("web");
    // Two builds at the same time, say from an editor and a terminal, must not install into the
    // same folder at once.
    let lock = File::create(web.join(".install-lock")).map_err(|error| format!("web/.install-lock: {error}"))?;
    wait_for(&lock)?;
    check_node()?;
    install(&web)?;
    say("building the page (Vite)");
    let out = out.to_str().ok_or("the path of the build folder is not UTF-8")?.to_owned();
    run(&web, "npx", &["--no-install", "vite", "build", "--logLevel", "warn", "--emptyOutDir", "--outDir", &out])
}

fn wait_for(lock: &File) -> Result<(), String> {
    match lock.try_lock() {
        Ok(()) => Ok(()),
        Err(TryLockError::WouldBlock) => {
            say("waiting for another build that is busy with the page");
            lock.lock().map_err(|error| error.to_string())
        }
        Err(TryLockError::Error(error)) => Err(error.to_string()),
    }
}

/// Runs `npm ci`, unless the installed packages are those of the lock file.
fn install(web: &Path) -> Result<(), String> {
    let locked = fs::read(web.join("package-lock.json")).map_err(|error| format!("web/package-lock.json: {error}"))?;
    let stamp = web.join("node_modules/.installed-lock");
    if fs::read(&stamp).is_ok_and(|installed| installed == locked) {
        return Ok(());
    }
    say("installing the packages of the page (npm ci)");
    run(web, "npm", &["ci", "--no-audit", "--no-fund", "--loglevel", "error"])?;
    fs::write(&stamp, locked).map_err(|error| format!("{}: {error}", stamp.display()))
}

/// Tells people who wait what takes so long. Cargo shows no output of a build script that succeeds,
/// so the line goes straight to the terminal, over the progress bar that cargo redraws. Without a
/// terminal, nothing is shown.
fn say(what: &str) {
    let terminal = if cfg!(windows) { "CONOUT$" } else { "/dev/tty" };
    if let Ok(mut terminal) = OpenOptions::new().write(true).open(terminal) {
        let _ = writeln!(terminal, "\r\x1b[K        Page {what}");
    }
}

/// Refuses a Node that is missing or too old, before npm fails with something harder to read.
fn check_node() -> Result<(), String> {
    let (major, minor) = NODE;
    let how = format!("Install Node {major}.{minor} or newer, or name a folder with a built page in WEB_DIST");
    let output = match Command::new("node").arg("--version").output() {
        Ok(output) => String::from_utf8_lossy(&output.stdout).trim().to_owned(),
        Err(error) if error.kind() == ErrorKind::NotFound => return Err(format!("Node is missing. {how}")),
        Err(error) => return Err(format!("node --version: {error}")),
    };
    let mut numbers = output.trim_start_matches('v').split('.').map_while(|number| number.parse::<u32>().ok());
    match (numbers.next(), numbers.next()) {
        (Some(x), Some(y)) if (x, y) >= NODE => Ok(()),
        (Some(_), Some(_)) => Err(format!("Node {output} is too old. {how}")),
        _ => Err(format!("node --version says {output:?}, which is not a version. {how}")),
    }
}

fn run(folder: &Path, program: &str, arguments: &[&str]) -> Result<(), String> {
    let program = if cfg!(windows) { format!("{program}.cmd") } else { program.to_owned() };
    let output =
        Command::new(&program).args(arguments).current_dir(folder).output().map_err(|error| match error.kind() {
            ErrorKind::NotFound => format!("{program} is missing; it comes with Node"),
            _ => format!("{program}: {error}"),
        })?;
    if output.status.success() {
        return Ok(());
    }
    let told = [output.stdout, output.stderr].concat();
    Err(format!("{program} {} failed\n{}", arguments[0], String::from_utf8_lossy(&told)))
}

fn copy(from: &Path, to: &Path) -> io::Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let target = to.join(entry.file_name());
        if entry.file_type()?.is_dir() {
            copy(&entry.path(), &target)?;
        } else {
            fs::copy(entry.path(), target)?;
        }
    }
    Ok(())
}
