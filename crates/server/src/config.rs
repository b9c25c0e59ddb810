//! Settings: flags, environment variables of the same name, or a file.

mod address;
mod file;

use std::{net::SocketAddr, path::PathBuf, time::Duration};

use anyhow::{Result, bail};
use clap::{Args, ValueEnum};

pub use self::{
    address::{Listen, PublicUrl},
    file::parse,
};
use crate::client::{Proxies, Proxy, ProxyHeader};

/// The store that is created without asking: the one of somebody who just starts the program.
pub const USUAL_STORE: &str = "sqlite:formicarium.sqlite";

/// Where everything is kept: what `serve` and the commands for operators have in common.
#[derive(Clone, Debug, Args)]
pub struct Kept {
    /// A file with settings, in TOML: the names of flags without their dashes, and their values. Variables are stronger than
    /// the file, and flags stronger than both
    #[arg(long, env = "FORMICARIUM_CONFIG", value_name = "FILE")]
    pub config: Option<PathBuf>,

    /// Where everything is kept: sqlite:FILE or postgres://USER@HOST/DATABASE
    #[arg(long, env = "FORMICARIUM_STORE", default_value = USUAL_STORE, hide_env_values = true)]
    pub store: String,
}

/// Serve the page and the API
#[derive(Clone, Debug, Args)]
pub struct Config {
    #[command(flatten)]
    pub kept: Kept,

    /// Address and port to listen on
    #[arg(long, env = "FORMICARIUM_LISTEN", value_name = "ADDRESS:PORT", default_value = "127.0.0.1:8080")]
    pub listen: Listen,

    /// Begin a new store if the SQLite file in --store does not exist. Without --store this is always so
    #[arg(long, env = "FORMICARIUM_CREATE_STORE")]
    pub create_store: bool,

    /// Address and port for the other servers on the same PostgreSQL database, which together are one: reachable by them,
    /// and by nobody else
    #[arg(long, env = "FORMICARIUM_NODE_LISTEN", value_name = "ADDRESS:PORT")]
    pub node_listen: Option<Listen>,

    /// The same as the other servers see it, if that differs, as in ants-1:8081
    #[arg(long, env = "FORMICARIUM_NODE_ADDRESS", value_name = "HOST:PORT", requires = "node_listen")]
    pub node_address: Option<String>,

    /// The address people open, if it is not the one listened on (behind a proxy); used in links and for cookies
    #[arg(long, env = "FORMICARIUM_PUBLIC_URL", value_name = "URL")]
    pub public_url: Option<PublicUrl>,

    /// How many bots may think at the same time; by default all cores but one
    #[arg(long, env = "FORMICARIUM_BOT_THREADS")]
    pub bot_threads: Option<usize>,

    /// How closely reviews look at a decision, in actions tried; the time they take is proportional to it
    #[arg(long, env = "FORMICARIUM_REVIEW_NODES", value_name = "N", default_value_t = ai::analysis::NODES)]
    pub review_nodes: u64,

    /// How the log is written
    #[arg(long, env = "FORMICARIUM_LOG_FORMAT", default_value = "text")]
    pub log_format: LogFormat,

    /// Which messages are logged, as in "info,server=debug"
    #[arg(long, env = "FORMICARIUM_LOG", default_value = "info,sqlx=warn")]
    pub log: String,

    /// Seconds before a table that nobody looks at is unloaded from memory
    #[arg(long, env = "FORMICARIUM_IDLE", default_value_t = 300)]
    pub idle: u64,

    /// Seconds after which the others may let a bot play for somebody who is away
    #[arg(long, env = "FORMICARIUM_GONE_AFTER", default_value_t = 60)]
    pub gone_after: u64,

    /// The file with the key that seals the dice of running games in the store; made if missing. By default the file of the
    /// store with ".key" added, or formicarium.key for PostgreSQL
    #[arg(long, env = "FORMICARIUM_SECRETS_KEY_FILE", value_name = "FILE")]
    pub secrets_key_file: Option<PathBuf>,

    /// Go on with another key after the first one was lost: games that were running cannot be played on
    #[arg(long)]
    pub replace_secrets_key: bool,

    /// Seconds that a game which is about to begin waits for what players add to its dice
    #[arg(long, env = "FORMICARIUM_REVEAL_WITHIN", value_name = "SECONDS", default_value_t = 20)]
    pub reveal_within: u64,

    /// Seconds after which a game of bots alone is given up, if nobody watches it
    #[arg(long, env = "FORMICARIUM_BOTS_ALONE", default_value_t = 3600)]
    pub bots_alone: u64,

    /// Hours after which a public table that waits for players closes, if nobody who sits there comes by; 0 for never
    #[arg(long, env = "FORMICARIUM_CLOSE_WAITING", value_name = "HOURS", default_value_t = 24)]
    pub close_waiting: u32,

    /// Days after which the same happens to a table that only those with its link find; 0 for never
    #[arg(long, env = "FORMICARIUM_CLOSE_INVITED", value_name = "DAYS", default_value_t = 14)]
    pub close_invited: u32,

    /// Days after which a game is given up in which nobody acts; 0 for never
    #[arg(long, env = "FORMICARIUM_GIVE_UP_AFTER", value_name = "DAYS", default_value_t = 90)]
    pub give_up_after: u32,

    /// Offer the component data of a folder to new tables, as in march=DIR; can be given several times
    #[arg(long, env = "FORMICARIUM_DATA", value_name = "GAME=DIR")]
    pub data: Vec<String>,

    /// Who may save component data under a name, for everybody to play with
    #[arg(long, env = "FORMICARIUM_SAVE_DATA", default_value = "everybody")]
    pub save_data: Savers,

    /// The secret that identifies requests of the administrator
    #[arg(long, env = "FORMICARIUM_ADMIN_TOKEN", hide_env_values = true, value_name = "SECRET")]
    pub admin_token: Option<String>,

    /// Address and port at which Prometheus gets /metrics, apart from everything else and without a token
    #[arg(long, env = "FORMICARIUM_METRICS_LISTEN", value_name = "ADDRESS:PORT")]
    pub metrics_listen: Option<Listen>,

    /// The secret with which Prometheus gets /metrics at the address of the page, as `Authorization: Bearer SECRET`; without
    /// one, they are not there
    #[arg(long, env = "FORMICARIUM_METRICS_TOKEN", hide_env_values = true, value_name = "SECRET")]
    pub metrics_token: Option<String>,

    /// A proxy whose word is taken for the address of its clients, as in 127.0.0.1 or 10.0.0.0/8; can be given several
    /// times
    #[arg(long, env = "FORMICARIUM_TRUSTED_PROXY", value_name = "ADDRESS", value_delimiter = ',')]
    pub trusted_proxy: Vec<Proxy>,

    /// The header in which these proxies write the address of a client
    #[arg(long, env = "FORMICARIUM_PROXY_HEADER", default_value = "x-forwarded-for")]
    pub proxy_header: ProxyHeader,

    /// How many connections there may be in all; fewer if the system gives fewer
    #[arg(long, env = "FORMICARIUM_MAX_CONNECTIONS", value_name = "N", default_value_t = 10_000)]
    pub max_connections: usize,

    /// How many connections there may be from one address; at most half of all
    #[arg(long, env = "FORMICARIUM_MAX_CONNECTIONS_PER_ADDRESS", value_name = "N", default_value_t = 512)]
    pub max_connections_per_address: usize,

    /// Seconds within which a request has to arrive: its head, then its body, or the first message over a socket; also how
    /// long a connection may wait for another request
    #[arg(long, env = "FORMICARIUM_REQUEST_TIMEOUT", value_name = "SECONDS", default_value_t = 20)]
    pub request_timeout: u64,

    /// Multiplies what one address and one person may ask for; 0 removes these limits
    #[arg(long, env = "FORMICARIUM_BUDGET_FACTOR", value_name = "X", default_value_t = 1.0)]
    pub budget_factor: f64,

    /// Derive every secret from this number, to make tests repeatable; refused where others could
    /// connect
    #[arg(long, hide = true, value_name = "N")]
    pub test_seed: Option<u64>,

    /// Take this day, as YYYY-MM-DD, for today's
    #[arg(long, hide = true, value_name = "DAY", requires = "test_seed")]
    pub test_today: Option<String>,

    /// Offer the toy game too, to compare servers by it
    #[arg(long, hide = true, requires = "test_seed")]
    pub test_toy: bool,

    /// Take the component data of a folder for the program's own, to test an upgrade
    #[arg(long, hide = true, value_name = "GAME=DIR", requires = "test_seed")]
    pub test_data: Vec<String>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum LogFormat {
    Text,
    Json,
}

/// Who may save component data.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum Savers {
    Everybody,
    Administrator,
}

/// A shorter secret could be guessed.
const LEAST_TOKEN: usize = 16;

impl Config {
    /// Refuses settings that are dangerous together.
    pub fn check(&self) -> Result<()> {
        if self.test_seed.is_some() && (!self.listen.is_loopback() || self.public_url.is_some()) {
            bail!(
                "--test-seed makes the dice predictable, so it needs a loopback address in --listen and no --public-url"
            );
        }
        if self.save_data == Savers::Administrator && self.admin_token.is_none() {
            bail!("--save-data administrator needs --admin-token");
        }
        for (flag, token) in [("--admin-token", &self.admin_token), ("--metrics-token", &self.metrics_token)] {
            if token.as_ref().is_some_and(|token| token.len() < LEAST_TOKEN) {
                bail!("{flag} must have at least {LEAST_TOKEN} characters");
            }
        }
        if let Some(listen) = &self.node_listen {
            if !self.kept.store.starts_with("postgres") {
                bail!("--node-listen needs a PostgreSQL database in --store: one SQLite file serves one server");
            }
            if self.node_address.is_none() && !listen.is_one_place() {
                bail!("--node-listen {listen} does not say how others reach this server: add --node-address HOST:PORT");
            }
        }
        if !(0.0..=1_000_000.0).contains(&self.budget_factor) {
            bail!("--budget-factor must be a number from 0 to 1000000");
        }
        if self.request_timeout == 0 {
            bail!("--request-timeout must be at least 1");
        }
        if self.max_connections < 2 || self.max_connections_per_address == 0 {
            bail!("--max-connections must be at least 2, and --max-connections-per-address at least 1");
        }
        Ok(())
    }

    /// Where other nodes reach this one; `None` if it wants to be alone.
    pub fn node_address(&self) -> Option<String> {
        let listen = self.node_listen.as_ref()?;
        Some(self.node_address.clone().unwrap_or_else(|| listen.to_string()))
    }

    pub fn proxies(&self) -> Proxies {
        Proxies::new(self.trusted_proxy.clone(), self.proxy_header)
    }

    /// How long the head or the body of a request may take to arrive.
    pub fn request_within(&self) -> Duration {
        Duration::from_secs(self.request_timeout)
    }

    /// Whether a store that does not exist yet is created.
    pub fn may_create_store(&self) -> bool {
        self.create_store || self.kept.store == USUAL_STORE
    }

    /// The address to open, without a trailing slash.
    pub fn origin(&self, listening: SocketAddr) -> String {
        match &self.public_url {
            Some(url) => url.as_str().to_owned(),
            None => self.listen.origin(listening),
        }
    }
}
