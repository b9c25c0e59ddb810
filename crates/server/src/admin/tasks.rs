//! The tasks of an administrator.

use std::{net::IpAddr, str::FromStr};

use clap::Subcommand;
use ipnet::IpNet;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use utoipa::ToSchema;

use crate::{
    archive,
    error::{Error, Result},
    header::Entry,
    store::{Act, Ban, Report, Status, Store, StoreError, TableChange, TableRow},
    table::{Replayed, Summary, log_line, now_ms},
    vault::Vault,
};

const DAY_MS: i64 = 24 * 60 * 60 * 1000;
/// How often to try again when a running server is faster.
const TRIES: u32 = 20;
/// How many tables or persons a list has at most.
const MOST: u32 = 100_000;

/// What an administrator can do.
#[derive(Clone, PartialEq, Debug, Subcommand, Serialize, Deserialize, ToSchema)]
#[serde(tag = "task", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Task {
    /// List tables, those nobody has touched for longest first
    Tables {
        /// Only tables with this status: open, running, over or abandoned
        #[arg(long)]
        #[serde(default)]
        status: Option<String>,
        /// Only tables that nobody has changed for so many days
        #[arg(long, value_name = "DAYS", default_value_t = 0)]
        #[serde(default)]
        idle: u32,
        /// How many at most
        #[arg(long, value_name = "N", default_value_t = 100)]
        #[serde(default = "some")]
        limit: u32,
    },
    /// End a table: an open one takes no more players, and a running game is abandoned. Its log stays
    CloseTable {
        id: String,
        /// Noted for other administrators
        #[arg(long, default_value = "")]
        #[serde(default)]
        reason: String,
    },
    /// Delete a table with its log, chat, notes and results, for ever
    DeleteTable {
        id: String,
        #[arg(long, default_value = "")]
        #[serde(default)]
        reason: String,
    },
    /// List persons, the newest first
    Persons {
        /// A part of their names, or an id
        #[arg(default_value = "")]
        #[serde(default)]
        name: String,
        #[arg(long, value_name = "N", default_value_t = 100)]
        #[serde(default = "some")]
        limit: u32,
    },
    /// Print everything the store has about a person, without secrets
    ExportPerson { id: String },
    /// Delete a person: name, tokens, chat, notes and answers go for ever, places in games stay without a name
    DeletePerson {
        id: String,
        #[arg(long, default_value = "")]
        #[serde(default)]
        reason: String,
    },
    /// List who is banned or muted
    Bans,
    /// Keep a person or the addresses of a network out
    Ban {
        /// The id of a person, or an address or a network such as 192.0.2.0/24
        target: String,
        /// For so many days; without this, for ever
        #[arg(long)]
        #[serde(default)]
        days: Option<u32>,
        #[arg(long, default_value = "")]
        #[serde(default)]
        reason: String,
    },
    /// Let somebody in again
    Unban {
        target: String,
        #[arg(long, default_value = "")]
        #[serde(default)]
        reason: String,
    },
    /// Keep somebody from chatting
    Mute {
        /// As for `ban`
        target: String,
        #[arg(long)]
        #[serde(default)]
        days: Option<u32>,
        #[arg(long, default_value = "")]
        #[serde(default)]
        reason: String,
    },
    /// Let somebody chat again
    Unmute {
        target: String,
        #[arg(long, default_value = "")]
        #[serde(default)]
        reason: String,
    },
    /// List the lines of chat that people have reported, the latest first, each with the lines before it
    Reports {
        /// Also those that somebody has dealt with
        #[arg(long)]
        #[serde(default)]
        all: bool,
        #[arg(long, value_name = "N", default_value_t = 100)]
        #[serde(default = "some")]
        limit: u32,
    },
    /// Note that a report has been dealt with
    ResolveReport {
        id: String,
        #[arg(long, default_value = "")]
        #[serde(default)]
        reason: String,
    },
    /// Delete what nobody needs: open and abandoned tables that have rested for long, then persons who have left nothing
    Prune {
        /// How many days they have rested
        #[arg(long, value_name = "DAYS", default_value_t = 90)]
        #[serde(default = "season")]
        idle: u32,
        /// Say what would be deleted, and delete nothing
        #[arg(long)]
        #[serde(default)]
        dry_run: bool,
    },
    /// Compute what lists show of each table again, from its log
    RebuildSummaries,
    /// List what administrators did
    Acts {
        /// After the act with this number
        #[arg(long, value_name = "N", default_value_t = 0)]
        #[serde(default)]
        since: i64,
    },
}

fn some() -> u32 {
    100
}

fn season() -> u32 {
    90
}

/// Whom a ban concerns.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Target {
    Person(String),
    Addresses(IpNet),
}

impl FromStr for Target {
    type Err = Error;

    fn from_str(text: &str) -> Result<Target> {
        let network = text.parse().ok().or_else(|| text.parse::<IpAddr>().ok().map(network_of));
        if let Some(network) = network {
            return Ok(Target::Addresses(network.trunc()));
        }
        let is_id = !text.is_empty() && text.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-');
        match is_id {
            true => Ok(Target::Person(text.to_owned())),
            false => Err(Error::bad(format!("{text:?} is neither the id of a person nor an address nor a network"))),
        }
    }
}

/// Whoever has an address of IPv6 has its whole network.
fn network_of(address: IpAddr) -> IpNet {
    match address {
        IpAddr::V6(_) => IpNet::new(address, 64).expect("a network of IPv6 has up to 128 bits"),
        IpAddr::V4(_) => address.into(),
    }
}

impl Target {
    fn stored(&self) -> String {
        match self {
            Target::Person(id) => format!("person:{id}"),
            Target::Addresses(network) => format!("address:{network}"),
        }
    }
}

/// Does a task and returns what it found or did.
///
/// # Errors
/// What the store refused, or what does not exist.
pub async fn run(store: &Store, vault: &Vault, task: &Task) -> Result<Value> {
    match task {
        Task::Tables { status, idle, limit } => {
            let status = status.as_deref().map(status_of).transpose()?;
            let before = if *idle == 0 { i64::MAX } else { now_ms() - i64::from(*idle) * DAY_MS };
            Ok(json!(store.table_overviews(status, before, (*limit).min(MOST)).await?))
        }
        Task::CloseTable { id, reason } => close(store, id, reason).await,
        Task::DeleteTable { id, reason } => {
            store.delete_table(id, &act("delete_table", id, reason)).await.map_err(unknown)?;
            Ok(json!({ "deleted": id }))
        }
        Task::Persons { name, limit } => Ok(json!(store.person_overviews(name, (*limit).min(MOST)).await?)),
        Task::ExportPerson { id } => export(store, id).await,
        Task::DeletePerson { id, reason } => delete_person(store, id, reason).await,
        Task::Bans => Ok(json!(store.bans(now_ms()).await?)),
        Task::Ban { target, days, reason } => ban(store, "ban", target, *days, reason).await,
        Task::Mute { target, days, reason } => ban(store, "mute", target, *days, reason).await,
        Task::Unban { target, reason } => lift(store, "ban", target, reason).await,
        Task::Unmute { target, reason } => lift(store, "mute", target, reason).await,
        Task::Reports { all, limit } => {
            let reports = store.reports(*all, (*limit).min(MOST)).await?;
            Ok(reports.iter().map(told_report).collect::<Vec<_>>().into())
        }
        Task::ResolveReport { id, reason } => {
            if !store.resolve_report(id, now_ms()).await? {
                return Err(Error::NotFound("such report"));
            }
            store.note_act(&act("resolve_report", id, reason)).await?;
            Ok(json!({ "resolved": id }))
        }
        Task::Prune { idle, dry_run } => prune(store, *idle, *dry_run).await,
        Task::RebuildSummaries => rebuild_summaries(store, vault).await,
        Task::Acts { since } => Ok(json!(store.acts(*since, MOST).await?)),
    }
}

fn act(what: &str, target: &str, reason: &str) -> Act {
    Act { n: 0, at: now_ms(), what: what.into(), target: target.into(), reason: reason.into() }
}

fn status_of(text: &str) -> Result<Status> {
    let all = [Status::Open, Status::Running, Status::Over, Status::Abandoned];
    let found = all.into_iter().find(|status| status.as_str() == text);
    found.ok_or_else(|| Error::bad(format!("{text:?} is no status: they are open, running, over and abandoned")))
}

fn unknown(error: StoreError) -> Error {
    match error {
        StoreError::NoSuchTable { .. } => Error::NotFound("such table"),
        StoreError::NoSuchPerson { .. } => Error::NotFound("such person"),
        other => other.into(),
    }
}

/// Does something to a table again when a running server was faster.
macro_rules! against_servers {
    ($attempt:expr) => {{
        let mut tries = 0;
        loop {
            match $attempt {
                Err(StoreError::Conflict { .. }) if tries < TRIES => tries += 1,
                done => break done.map_err(unknown),
            }
        }
    }};
}

async fn close(store: &Store, id: &str, reason: &str) -> Result<Value> {
    let row = store.table(id).await?.ok_or(Error::NotFound("such table"))?;
    against_servers!(end(store, id).await)?;
    store.note_act(&act("close_table", id, reason)).await?;
    Ok(json!({ "closed": id, "was": row.status.as_str() }))
}

/// An open table is closed; a running game ends in its log, as when its players give it up.
async fn end(store: &Store, id: &str) -> std::result::Result<(), StoreError> {
    let row = store.table(id).await?.ok_or_else(|| StoreError::NoSuchTable { id: id.to_owned() })?;
    let (now, status) = (now_ms(), Status::Abandoned);
    match row.status {
        Status::Over | Status::Abandoned => {}
        Status::Open => {
            store.save_table(&TableRow { status, changed: now, ..row.clone() }, row.changed).await?;
        }
        Status::Running => {
            let entries = store.log(id).await?.len() as i64;
            let change = TableChange { status: Some(status), ..TableChange::default() };
            store.append(id, entries, &[log_line(now, &Entry::Abandoned)], Some(change)).await?;
        }
    }
    Ok(())
}

async fn export(store: &Store, id: &str) -> Result<Value> {
    store.person(id).await?.ok_or(Error::NotFound("such person"))?;
    let mut all = serde_json::Map::new();
    for (table, rows) in store.rows_of_person(id).await? {
        all.insert(table, rows.into());
    }
    // What the person played.
    let mut games = Vec::new();
    for row in store.tables_of(id, MOST).await? {
        let seats: Vec<i64> = row.seats.iter().filter(|seat| seat.person == id).map(|seat| seat.seat).collect();
        let log = store.log(&row.id).await?;
        let own = log.into_iter().filter(|line| line.seat.is_some_and(|seat| seats.contains(&seat)));
        let lines: Vec<Value> =
            own.map(|line| json!({ "at": line.at, "seat": line.seat, "line": line.body })).collect();
        games.push(
            json!({ "table": row.id, "game": row.game, "status": row.status.as_str(), "seats": seats, "log": lines }),
        );
    }
    all.insert("games".into(), games.into());
    Ok(all.into())
}

async fn delete_person(store: &Store, id: &str, reason: &str) -> Result<Value> {
    let mut tables = store.tables_of(id, MOST).await?;
    tables.extend(store.tables_asked_by(id).await?);
    store.delete_person(id, &act("delete_person", id, reason)).await.map_err(unknown)?;
    for table in &tables {
        against_servers!(take_name_away(store, &table.id, id).await)?;
        archive_again(store, &table.id).await?;
    }
    // Servers may have read the headers in the meantime.
    store.note_act(&act("delete_person", id, "names")).await?;
    Ok(json!({ "deleted": id, "tables": tables.len() }))
}

/// Takes the name of a person and their request for a seat from the header of a table.
async fn take_name_away(store: &Store, table: &str, person: &str) -> std::result::Result<(), StoreError> {
    let Some(row) = store.table(table).await? else { return Ok(()) };
    // As JSON, so that a header of another version keeps what this program does not know.
    let Ok(mut header) = serde_json::from_str::<Value>(&row.header) else { return Ok(()) };
    let mut found = false;
    for seat in header["seats"].as_array_mut().into_iter().flatten() {
        if seat["person"] == person && seat["name"] != "" {
            seat["name"] = "".into();
            found = true;
        }
    }
    if let Some(requests) = header.get_mut("requests").and_then(Value::as_array_mut) {
        let before = requests.len();
        requests.retain(|request| request["person"] != person);
        found |= requests.len() != before;
    }
    if found {
        store.save_table(&TableRow { header: header.to_string(), ..row.clone() }, row.changed).await?;
    }
    Ok(())
}

/// The archive finds no game under a name that is no longer there.
async fn archive_again(store: &Store, table: &str) -> Result<()> {
    match store.table(table).await? {
        Some(row) if row.status == Status::Over => match archive::keep(store, &row).await {
            // A header that this program cannot read is in no archive.
            Err(Error::Bug(_)) => Ok(()),
            done => done,
        },
        _ => Ok(()),
    }
}

async fn ban(store: &Store, kind: &str, target: &str, days: Option<u32>, reason: &str) -> Result<Value> {
    let whom: Target = target.parse()?;
    if let Target::Person(id) = &whom {
        store.person(id).await?.ok_or(Error::NotFound("such person"))?;
    }
    let at = now_ms();
    let until = days.map(|days| at + i64::from(days) * DAY_MS);
    let ban = Ban { target: whom.stored(), kind: kind.into(), at, until, reason: reason.into() };
    store.put_ban(&ban, &act(kind, &ban.target, reason)).await?;
    Ok(json!(ban))
}

async fn lift(store: &Store, kind: &str, target: &str, reason: &str) -> Result<Value> {
    let target = target.parse::<Target>()?.stored();
    match store.lift_ban(&target, kind, &act(&format!("un{kind}"), &target, reason)).await? {
        true => Ok(json!({ "lifted": target })),
        false => Err(Error::NotFound("such ban")),
    }
}

fn told_report(report: &Report) -> Value {
    json!({
        "id": report.id,
        "at": report.at,
        "table": report.table_id,
        "line": report.n,
        "by": report.person,
        "about": report.about,
        "note": report.note,
        "lines": serde_json::from_str::<Value>(&report.lines).unwrap_or_default(),
        "resolved": report.resolved,
    })
}

async fn prune(store: &Store, idle: u32, dry_run: bool) -> Result<Value> {
    let before = now_ms() - i64::from(idle) * DAY_MS;
    let mut tables = Vec::new();
    for status in [Status::Open, Status::Abandoned] {
        tables.extend(store.table_overviews(Some(status), before, MOST).await?.into_iter().map(|table| table.id));
    }
    if dry_run {
        return Ok(json!({ "tables": tables, "dry_run": true }));
    }
    let reason = format!("nobody has touched it for {idle} days");
    for id in &tables {
        match store.delete_table(id, &act("delete_table", id, &reason)).await {
            Ok(()) | Err(StoreError::NoSuchTable { .. }) => {}
            Err(error) => return Err(error.into()),
        }
    }
    let persons = store.delete_idle_persons(before, &act("delete_idle_persons", "", &reason)).await?;
    Ok(json!({ "tables": tables, "persons": persons }))
}

async fn rebuild_summaries(store: &Store, vault: &Vault) -> Result<Value> {
    let (mut rebuilt, mut same, mut unreadable) = (Vec::new(), 0, Vec::new());
    for id in store.table_ids().await? {
        let Some(row) = store.table(&id).await? else { continue };
        match summary_of(store, vault, &row).await {
            Ok(Some(summary)) if row.summary.as_deref() != Some(&summary) => {
                // If a game goes on meanwhile, its server writes the summary anew.
                if store.put_summary(&id, row.changed, &summary).await? {
                    rebuilt.push(id);
                }
            }
            Ok(_) => same += 1,
            Err(Error::Store(error)) if !error.is_damage() => return Err(error.into()),
            Err(error @ Error::Unavailable { .. }) => return Err(error),
            Err(_) => unreadable.push(id),
        }
    }
    store.note_act(&act("rebuild_summaries", "", "")).await?;
    Ok(json!({ "rebuilt": rebuilt, "as_they_were": same, "unreadable": unreadable }))
}

/// The summary according to the log; `None` where there is none to make.
async fn summary_of(store: &Store, vault: &Vault, row: &TableRow) -> Result<Option<String>> {
    let header = vault.header(row)?;
    let replayed = Replayed::load(store, row, &header).await?;
    let (Some(story), None) = (replayed.story, replayed.stuck) else { return Ok(None) };
    let known = Summary::read(row);
    let summary = Summary { votes: known.votes, ..Summary::of(&story, known.rematch) };
    Ok(Some(summary.to_text()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_target_is_a_person_an_address_or_a_network() {
        for (text, stored) in [
            ("3f00aa", "person:3f00aa"),
            ("192.0.2.7", "address:192.0.2.7/32"),
            ("192.0.2.7/24", "address:192.0.2.0/24"),
            ("2001:db8::7", "address:2001:db8::/64"),
        ] {
            assert_eq!(text.parse::<Target>().unwrap().stored(), stored);
        }
        assert!("".parse::<Target>().is_err() && "iris ant".parse::<Target>().is_err());
    }
}
