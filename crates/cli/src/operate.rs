//! The commands for whoever operates a server: `backup`, `restore`, `doctor`, `health` and `admin`.

use std::{
    io::{Read, Write, stdout},
    net::{Ipv4Addr, Ipv6Addr, TcpStream},
    path::PathBuf,
    time::Duration,
};

use anyhow::{Context, Result, bail};
use clap::Args;
use serde_json::Value;
use server::{
    Config,
    admin::{self, Task},
    config::Kept,
    doctor::{self, Level},
    store::{self, Copied},
    vault,
};

/// How long a server may take to say how it is, and how much it may say.
const PATIENCE: Duration = Duration::from_secs(3);
const MOST_BYTES: u64 = 10_000;

#[derive(Args, Debug)]
pub struct Backup {
    /// The new file. It must not exist yet
    file: PathBuf,
    #[command(flatten)]
    kept: Kept,
}

#[derive(Args, Debug)]
pub struct Restore {
    /// A file that `backup` wrote
    file: PathBuf,
    #[command(flatten)]
    kept: Kept,
}

#[derive(Args, Debug)]
pub struct Admin {
    /// A file with settings, of which only `store` counts here
    #[arg(long, global = true, env = "FORMICARIUM_CONFIG", value_name = "FILE")]
    config: Option<PathBuf>,
    /// The store of the server, which may be running: sqlite:FILE or postgres://USER@HOST/DATABASE
    #[arg(long, global = true, env = "FORMICARIUM_STORE", value_name = "URL", hide_env_values = true)]
    #[arg(default_value = server::config::USUAL_STORE)]
    store: String,
    /// The key file of that server, without which games that are not over cannot be read; by default where the server has it
    #[arg(long, global = true, env = "FORMICARIUM_SECRETS_KEY_FILE", value_name = "FILE")]
    secrets_key_file: Option<PathBuf>,
    /// Print JSON
    #[arg(long, global = true)]
    json: bool,
    #[command(subcommand)]
    task: Task,
}

/// Asks the server with this configuration for its health. Fails if it does not work.
pub fn health(config: &Config) -> Result<()> {
    let mut addresses = config.listen.addresses()?;
    for address in &mut addresses {
        // Listening everywhere includes this machine.
        if address.ip().is_unspecified() {
            address.set_ip(if address.is_ipv4() { Ipv4Addr::LOCALHOST.into() } else { Ipv6Addr::LOCALHOST.into() });
        }
    }
    let mut stream = TcpStream::connect(&*addresses).with_context(|| format!("no server at {}", config.listen))?;
    stream.set_read_timeout(Some(PATIENCE))?;
    stream.set_write_timeout(Some(PATIENCE))?;
    write!(stream, "GET /health/ready HTTP/1.1\r\nhost: {}\r\nconnection: close\r\n\r\n", config.listen)?;
    let mut answer = String::new();
    stream.take(MOST_BYTES).read_to_string(&mut answer)?;
    let (head, body) = answer.split_once("\r\n\r\n").unwrap_or((&answer, ""));
    writeln!(stdout(), "{body}")?;
    if head.starts_with("HTTP/1.1 200 ") { Ok(()) } else { bail!("the server does not work") }
}

/// Copies a store to a file while it is in use.
pub fn backup(args: &Backup) -> Result<()> {
    let copied = wait(store::backup(&args.kept.store, &args.file))?;
    report(&format!("{} is a backup of the store", args.file.display()), &copied)
}

/// Copies a backup to where there is no store yet.
pub fn restore(args: &Restore) -> Result<()> {
    let copied = wait(store::restore(&args.file, &args.kept.store))?;
    report("the store is restored", &copied)?;
    if let Some(key) = vault::beside(&args.kept.store).filter(|key| !key.exists()) {
        let key = key.display();
        writeln!(stdout(), "games that are not over need the key file of the server they come from: copy it to {key}")?;
    }
    Ok(())
}

fn wait<T>(work: impl Future<Output = std::result::Result<T, store::StoreError>>) -> Result<T> {
    Ok(server::blocking(work)??)
}

fn report(done: &str, copied: &Copied) -> Result<()> {
    let count = |table: &str| copied.rows.iter().find(|(name, _)| name == table).map_or(0, |(_, rows)| *rows);
    let (tables, lines, persons) = (count("tables"), count("log"), count("persons"));
    writeln!(
        stdout(),
        "{done}: schema {}, {tables} tables with {lines} log entries, {persons} persons",
        copied.schema
    )?;
    for table in &copied.left_out {
        writeln!(stdout(), "left out: {table}, which only one kind of database has")?;
    }
    Ok(())
}

/// Checks a configuration. Fails if a server would not work with it.
pub fn doctor(config: &Config) -> Result<()> {
    let findings = doctor::examine(config)?;
    for finding in &findings {
        writeln!(stdout(), "{finding}")?;
    }
    match findings.iter().filter(|finding| finding.level == Level::Wrong).count() {
        0 => Ok(()),
        wrong => bail!("{wrong} of {} things are wrong", findings.len()),
    }
}

/// Does something as the administrator, directly on the store.
pub fn admin(args: &Admin) -> Result<()> {
    let done = server::blocking(admin::on_store(&args.store, args.secrets_key_file.as_deref(), &args.task))??;
    let text = match &done {
        Value::Array(rows) if !args.json => columns(rows),
        other => format!("{other:#}\n"),
    };
    Ok(stdout().write_all(text.as_bytes())?)
}

/// Objects as lines, with a line of names above them. The last column may be of any width.
fn columns(rows: &[Value]) -> String {
    let Some(Value::Object(first)) = rows.first() else { return "there are none\n".to_owned() };
    let mut names: Vec<&str> = first.keys().map(String::as_str).collect();
    // What a line is about comes first.
    names.sort_by_key(|name| !matches!(*name, "id" | "n" | "target"));
    let mut lines = vec![names.iter().map(|name| (*name).to_owned()).collect::<Vec<_>>()];
    lines.extend(rows.iter().map(|row| names.iter().map(|name| shown(&row[name])).collect()));
    let widths: Vec<usize> =
        (0..names.len()).map(|n| lines.iter().map(|line| line[n].chars().count()).max().unwrap_or(0)).collect();
    let mut text = String::new();
    for line in lines {
        let cells = line.iter().zip(&widths).map(|(cell, &width)| format!("{cell:width$}")).collect::<Vec<_>>();
        text.push_str(cells.join("  ").trim_end());
        text.push('\n');
    }
    text
}

/// A value in a column. What people wrote must not send control codes to the terminal.
fn shown(value: &Value) -> String {
    let text = match value {
        Value::String(text) => text.clone(),
        Value::Null => "-".to_owned(),
        other => other.to_string(),
    };
    text.replace(char::is_control, "\u{fffd}")
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn rows_are_shown_in_columns() {
        let rows =
            [json!({ "id": "a1", "name": "Iris\u{1b}", "until": null }), json!({ "id": "b", "name": "", "until": 3 })];
        assert_eq!(columns(&rows), "id  name   until\na1  Iris\u{fffd}  -\nb          3\n");
        assert_eq!(columns(&[]), "there are none\n");
    }
}
