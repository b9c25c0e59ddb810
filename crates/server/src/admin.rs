//! What the operator of a server can do to tables and persons, on the machine (`formicarium admin`) and over HTTP with the
//! administrator's token. Both do the same [`Task`]s, directly on the store.
//!
//! This is safe beside running servers. Each change is one transaction that also notes an act; a server reads the acts every few
//! seconds ([`follow`]), lets go of the tables they concern, and reads the bans again. Until then a table in memory cannot
//! do harm: what it appends is refused by the store, because the log has another length or the table is gone.

mod bans;
mod tasks;

use std::{path::Path, sync::Weak, time::Duration};

use anyhow::{anyhow, bail};
use axum::{Json, extract::State, http::HeaderMap};
use serde_json::Value;
use tokio::time::{Instant, MissedTickBehavior, interval_at};

pub use self::{
    bans::Bans,
    tasks::{Target, Task, run},
};
use crate::{
    App, auth,
    body::Body,
    error::{Error, Result},
    hub::Hub,
    store::{Act, Store},
    table::{Shared, now_ms},
    vault::Vault,
};

/// The header with the administrator's token.
pub const TOKEN: &str = "x-admin-token";
/// How often a server looks what administrators have done.
const LOOK: Duration = Duration::from_secs(5);
/// How many acts are read at once.
const BATCH: u32 = 1_000;
/// How many tables of a deleted person are let go of.
const TABLES: u32 = 10_000;

/// Whether a request is the administrator's. A wrong token is refused, not ignored.
pub fn is_administrator(app: &App, headers: &HeaderMap) -> Result<bool> {
    let Some(shown) = headers.get(TOKEN) else { return Ok(false) };
    let expected = app.hub.shared().config.admin_token.as_ref();
    // Compare hashes, so that the time it takes reveals nothing about the secret.
    let shown = auth::hash(&String::from_utf8_lossy(shown.as_bytes()));
    let same = expected.is_some_and(|secret| auth::hash(secret) == shown);
    if same { Ok(true) } else { Err(Error::NotAdministrator) }
}

/// Does something as the administrator: the same as `formicarium admin`.
#[utoipa::path(
    post,
    path = "/api/admin",
    tag = "ops",
    params(("x-admin-token" = String, Header, description = "the secret in --admin-token")),
    request_body = Task,
    responses((status = 200, body = Value), (status = 403, body = crate::protocol::ApiError))
)]
pub async fn act(State(app): State<App>, headers: HeaderMap, Body(task): Body<Task>) -> Result<Json<Value>> {
    if !is_administrator(&app, &headers)? {
        return Err(Error::NotAdministrator);
    }
    let done = run(&app.hub.shared().store, &app.hub.shared().vault, &task).await?;
    app.acts.look(&app.hub).await?;
    Ok(Json(done))
}

/// How far a server has followed what administrators did.
#[derive(Debug, Default)]
pub struct Acts {
    seen: tokio::sync::Mutex<i64>,
}

impl Acts {
    /// Begins at the last act: what came before concerns nothing in memory.
    pub async fn begin(shared: &Shared) -> Result<Acts> {
        let acts = Acts { seen: shared.store.last_act().await?.into() };
        shared.bans.replace(shared.store.bans(now_ms()).await?);
        Ok(acts)
    }

    /// Does what follows from new acts.
    pub async fn look(&self, hub: &Hub) -> Result<()> {
        let mut seen = self.seen.lock().await;
        loop {
            let acts = hub.shared().store.acts(*seen, BATCH).await?;
            if acts.is_empty() {
                return Ok(());
            }
            hub.shared().bans.replace(hub.shared().store.bans(now_ms()).await?);
            for act in acts {
                obey(hub, &act).await?;
                *seen = act.n;
            }
        }
    }
}

/// Does a task to the store at this address, which servers may be using.
///
/// # Errors
/// As for [`run`]; also when the store is not there or has another schema than this program: that is for a server to change.
pub async fn on_store(url: &str, key: Option<&Path>, task: &Task) -> anyhow::Result<Value> {
    let looked = Store::open_read_only(url).await?;
    looked.close().await;
    if !looked.is_current() {
        bail!(
            "the store has schema {}: use the program that serves it, or start a server of this version first",
            looked.schema()
        );
    }
    let vault = Vault::for_tools(url, key)?;
    let store = Store::open(url).await?;
    let done = run(&store, &vault, task).await;
    store.close().await;
    done.map_err(|error| anyhow!(error.inside()))
}

async fn obey(hub: &Hub, act: &Act) -> Result<()> {
    tracing::info!(n = act.n, what = act.what, target = act.target, reason = act.reason, "an administrator's act");
    match act.what.as_str() {
        "close_table" | "delete_table" => hub.unload(&act.target).await,
        "delete_person" => {
            for table in hub.shared().store.tables_of(&act.target, TABLES).await? {
                hub.unload(&table.id).await;
            }
        }
        _ => {}
    }
    Ok(())
}

/// Follows the acts of administrators as long as the server runs.
pub async fn follow(acts: Weak<Acts>, hub: Hub) {
    let mut tick = interval_at(Instant::now() + LOOK, LOOK);
    tick.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        tick.tick().await;
        let Some(acts) = acts.upgrade() else { return };
        if hub.is_closed() {
            return;
        }
        if let Err(error) = acts.look(&hub).await {
            tracing::error!(%error, "cannot look what administrators did");
        }
    }
}
