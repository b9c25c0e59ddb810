//! `formicarium doctor`: checks a configuration before a server uses it. Changes nothing.

use std::{fmt, fs, io, net::TcpListener};

use crate::{
    config::Config,
    data,
    store::{Store, StoreError},
    vault::{self, Vault},
};

/// How much a finding matters.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Level {
    Fine,
    /// It works, but perhaps not as it is meant.
    Warning,
    /// A server would not start, or not work.
    Wrong,
}

/// One thing that was looked at.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finding {
    pub level: Level,
    pub said: String,
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mark = match self.level {
            Level::Fine => "ok     ",
            Level::Warning => "warning",
            Level::Wrong => "wrong  ",
        };
        write!(f, "{mark}  {}", self.said)
    }
}

fn fine(said: impl Into<String>) -> Finding {
    Finding { level: Level::Fine, said: said.into() }
}

fn warning(said: impl Into<String>) -> Finding {
    Finding { level: Level::Warning, said: said.into() }
}

fn wrong(said: impl Into<String>) -> Finding {
    Finding { level: Level::Wrong, said: said.into() }
}

/// Looks at everything.
///
/// # Errors
/// When the system gives no threads.
pub fn examine(config: &Config) -> io::Result<Vec<Finding>> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let mut all = vec![match config.check() {
        Ok(()) => fine("the settings fit together"),
        Err(error) => wrong(error.to_string()),
    }];
    all.extend(address(config));
    all.extend(proxy(config));
    all.extend(runtime.block_on(store(config)));
    all.push(data_sets(config));
    all.extend(secrets(config));
    all.extend(files(config));
    Ok(all)
}

fn address(config: &Config) -> Vec<Finding> {
    let mut found = Vec::new();
    let listens = [("--listen", Some(&config.listen)), ("--metrics-listen", config.metrics_listen.as_ref())];
    for (flag, listen) in listens.into_iter().filter_map(|(flag, listen)| Some((flag, listen?))) {
        found.push(match listen.addresses() {
            Err(error) => wrong(format!("{flag}: there is no host like that in {listen}: {error}")),
            Ok(addresses) => match TcpListener::bind(&*addresses) {
                Ok(_) => fine(format!("{flag}: {listen} can be listened on")),
                Err(error) if error.kind() == io::ErrorKind::AddrInUse => {
                    warning(format!("{flag}: {listen} is in use, perhaps by the server that is running"))
                }
                Err(error) => wrong(format!("{flag}: cannot listen on {listen}: {error}")),
            },
        });
    }
    if !config.listen.is_loopback() && config.public_url.is_none() {
        found.push(warning(
            "others can connect, but there is no --public-url: links and the cookie have the address that is listened on",
        ));
    }
    if config.metrics_listen.as_ref().is_some_and(|listen| !listen.is_loopback()) {
        found.push(warning("--metrics-listen is open to other machines, and asks for no token there"));
    }
    found
}

fn proxy(config: &Config) -> Option<Finding> {
    let public = config.public_url.as_ref()?;
    Some(match (public.is_https(), config.trusted_proxy.is_empty()) {
        (true, true) => warning(
            "--public-url is https, so a proxy stands in front, but no --trusted-proxy names it: all players would share one budget",
        ),
        (true, false) => fine(format!("{} comes through a proxy that is named", public.as_str())),
        (false, _) => warning(format!("{} is not encrypted; let a proxy serve https", public.as_str())),
    })
}

async fn store(config: &Config) -> Vec<Finding> {
    let url = &config.kept.store;
    match Store::missing_file(url) {
        Err(error) => return vec![wrong(format!("--store: {error}"))],
        Ok(Some(path)) if config.may_create_store() => {
            return vec![fine(format!("--store: a new store would begin at {}", path.display()))];
        }
        Ok(Some(path)) => {
            return vec![wrong(format!(
                "--store: there is nothing at {}; --create-store would begin a new store",
                path.display()
            ))];
        }
        Ok(None) => {}
    }
    let mut found = Vec::new();
    match Store::open_read_only(url).await {
        Ok(store) if store.is_current() => {
            found.push(fine(format!("--store: schema {}, as this program needs it", store.schema())))
        }
        Ok(store) => found.push(warning(format!(
            "--store: it has schema {}, and the next start of this version brings it up to date: make a backup and run \
             `formicarium validate` first",
            store.schema()
        ))),
        // An empty database of PostgreSQL is as good as a new file.
        Err(StoreError::CannotOpen { why, .. }) if why == crate::store::NOTHING_STORED => {
            found.push(fine("--store: the database is empty, and the server would begin there"));
        }
        Err(error) => found.push(wrong(format!("--store: {error}"))),
    }
    if let Some(path) = url.strip_prefix("sqlite:").filter(|_| found.iter().all(|one| one.level < Level::Wrong)) {
        let path = path.strip_prefix("//").unwrap_or(path);
        if let Err(error) = fs::OpenOptions::new().append(true).open(path) {
            found.push(wrong(format!("--store: {path} cannot be written to: {error}")));
        }
    }
    found
}

fn data_sets(config: &Config) -> Finding {
    match data::folders("--data", &config.data) {
        Ok(sets) if sets.is_empty() => fine("no component data besides the program's own"),
        Ok(sets) => fine(format!("--data: {} sets of component data", sets.len())),
        Err(error) => wrong(error.to_string()),
    }
}

fn secrets(config: &Config) -> Vec<Finding> {
    let mut found = Vec::new();
    if let Some(file) = config.secrets_key_file.clone().or_else(|| vault::beside(&config.kept.store)) {
        found.push(match Vault::read(&file) {
            Ok(Some(_)) => {
                fine(format!("the key of running games is in {}: keep a copy, apart from the backups", file.display()))
            }
            Ok(None) => fine(format!("a new store gets a key for running games in {}", file.display())),
            Err(error) => wrong(format!("{error:#}")),
        });
    }
    if config.admin_token.is_none() {
        found.push(fine("no --admin-token: `formicarium admin` works on this machine only"));
    }
    #[cfg(unix)]
    if let Some(path) = &config.kept.config {
        use std::os::unix::fs::PermissionsExt;
        let open = fs::metadata(path).is_ok_and(|about| about.permissions().mode() & 0o004 != 0);
        let has_secrets =
            fs::read_to_string(path).is_ok_and(|text| text.contains("-token") || text.contains("postgres"));
        if open && has_secrets {
            found.push(warning(format!("everybody on this machine can read the secrets in {}", path.display())));
        }
    }
    found
}

fn files(config: &Config) -> Option<Finding> {
    #[cfg(unix)]
    {
        let (_, hard) = rlimit::Resource::NOFILE.get().ok()?;
        let wanted = config.max_connections as u64;
        Some(match hard > wanted {
            true => fine(format!("the system allows {hard} open files for {wanted} connections")),
            false => warning(format!(
                "the system allows {hard} open files, too few for {wanted} connections: raise LimitNOFILE or lower --max-connections"
            )),
        })
    }
    #[cfg(not(unix))]
    None
}
