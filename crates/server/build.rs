//! Builds the page, so that the program can carry it.
//!
//! `npm ci` runs only when the lock file has changed since it last ran, `vite build` when anything of the page has. Whoever has
//! built the page elsewhere names the folder in `WEB_DIST`, and no npm is needed.

use std::{
    env, fs,
    fs::{File, TryLockError},
    io::{self, ErrorKind},
    path::{Path, PathBuf},
    process::{Command, exit},
};

/// What the page is made of, from the root of the repository.
const SOURCES: [&str; 8] = [
    "web/src",
    "web/public",
    "web/index.html",
    "web/package.json",
    "web/package-lock.json",
    "web/svelte.config.js",
    "web/vite.config.ts",
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
    // Two builds at the same time, as of an editor and a terminal, must not install into the same folder at once.
    let lock = File::create(web.join(".install-lock")).map_err(|error| format!("web/.install-lock: {error}"))?;
    wait_for(&lock)?;
    install(&web)?;
    let out = out.to_str().ok_or("the path of the build folder is no text")?.to_owned();
    run(&web, "npx", &["--no-install", "vite", "build", "--logLevel", "warn", "--emptyOutDir", "--outDir", &out])
}

fn wait_for(lock: &File) -> Result<(), String> {
    match lock.try_lock() {
        Ok(()) => Ok(()),
        Err(TryLockError::WouldBlock) => lock.lock().map_err(|error| error.to_string()),
        Err(TryLockError::Error(error)) => Err(error.to_string()),
    }
}

/// `npm ci`, if what is installed is not what the lock file says.
fn install(web: &Path) -> Result<(), String> {
    let locked = fs::read(web.join("package-lock.json")).map_err(|error| format!("web/package-lock.json: {error}"))?;
    let stamp = web.join("node_modules/.installed-lock");
    if fs::read(&stamp).is_ok_and(|installed| installed == locked) {
        return Ok(());
    }
    run(web, "npm", &["ci", "--no-audit", "--no-fund", "--loglevel", "error"])?;
    fs::write(&stamp, locked).map_err(|error| format!("{}: {error}", stamp.display()))
}

fn run(folder: &Path, program: &str, arguments: &[&str]) -> Result<(), String> {
    let program = if cfg!(windows) { format!("{program}.cmd") } else { program.to_owned() };
    let output = Command::new(&program).args(arguments).current_dir(folder).output();
    match output {
        Ok(output) if output.status.success() => Ok(()),
        Ok(output) => {
            let told = [output.stdout, output.stderr].concat();
            Err(format!("{program} {} failed\n{}", arguments[0], String::from_utf8_lossy(&told)))
        }
        Err(error) if error.kind() == ErrorKind::NotFound => {
            Err(format!("{program} is missing. Install Node 20 or newer, or name a built page in WEB_DIST"))
        }
        Err(error) => Err(format!("{program}: {error}")),
    }
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
