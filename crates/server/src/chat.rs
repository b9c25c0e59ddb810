//! What people do about what others say: block them, report a line to the operator, let guests chat or not.
//!
//! Whoever is blocked notices nothing, except that they cannot sit down where the other one does, nor chat as a guest at the
//! other one's table. Muting somebody is the page's own affair.

use axum::{
    Json,
    extract::{Path, State},
};
use serde_json::json;

use crate::{
    App,
    auth::{self, Who},
    body::Body,
    budgets::Budget,
    client::Client,
    error::{Error, Result},
    fair::Bytes32,
    header::Header,
    protocol::{Blocked, GuestChat, NewBlock, NewReport, TableInfo},
    store::{Report, Store},
    table::{Change, now_ms},
    text,
};

/// How many people one person can block.
const MOST_BLOCKS: usize = 500;
/// How many lines before the one that is reported go with it.
const CONTEXT: i64 = 10;

/// How a speaker is known to others, at every table.
pub(crate) fn speaker(person: &str) -> String {
    auth::hash(&format!("speaker {person}"))[..12].to_owned()
}

/// Whom you have blocked.
#[utoipa::path(get, path = "/api/blocks", tag = "people", responses((status = 200, body = Vec<Blocked>)))]
pub async fn blocks(State(app): State<App>, Who(person): Who) -> Result<Json<Vec<Blocked>>> {
    told(&app.hub.shared().store, &person.id).await.map(Json)
}

/// Blocks whoever said a line, sits on a seat or asks for one: you no longer hear them, and they no longer sit down where you do.
#[utoipa::path(post, path = "/api/blocks", tag = "people", request_body = NewBlock, responses((status = 200, body = Vec<Blocked>)))]
pub async fn block(
    State(app): State<App>,
    client: Client,
    Who(person): Who,
    Body(new): Body<NewBlock>,
) -> Result<Json<Vec<Blocked>>> {
    app.limits.budgets.spend(Budget::Saved, client, Some(&person.id), 1)?;
    let store = &app.hub.shared().store;
    let table = store.table(&new.table).await?.ok_or(Error::NotFound("such table"))?;
    let found = match (new.line, new.seat, new.request) {
        (Some(n), None, None) => store.chat_between(&table.id, n.into(), n.into()).await?.pop().map(|line| line.person),
        (None, Some(seat), None) => {
            table.seats.into_iter().find(|row| row.seat == i64::from(seat.0)).map(|row| row.person)
        }
        (None, None, Some(who)) => {
            let requests = Header::listed(&table.header)?.requests.into_iter();
            requests.map(|request| request.person).find(|person| speaker(person) == who)
        }
        _ => return Err(Error::bad("say a line, a seat or a request")),
    };
    let other = found.ok_or(Error::NotFound("such person"))?;
    if other == person.id {
        return Err(Error::bad("you cannot block yourself"));
    }
    if store.blocks_of(&person.id).await?.len() >= MOST_BLOCKS {
        return Err(Error::TooMany);
    }
    store.block(&person.id, &other, now_ms()).await?;
    told(store, &person.id).await.map(Json)
}

/// Takes a block back.
#[utoipa::path(delete, path = "/api/blocks/{id}", tag = "people", params(("id" = String, Path)), responses((status = 200, body = Vec<Blocked>)))]
pub async fn unblock(State(app): State<App>, Who(person): Who, Path(id): Path<String>) -> Result<Json<Vec<Blocked>>> {
    let store = &app.hub.shared().store;
    let blocks = store.blocks_of(&person.id).await?;
    let other = blocks.into_iter().find(|block| speaker(&block.person) == id).ok_or(Error::NotFound("such block"))?;
    store.unblock(&person.id, &other.person).await?;
    told(store, &person.id).await.map(Json)
}

async fn told(store: &Store, person: &str) -> Result<Vec<Blocked>> {
    let blocks = store.blocks_of(person).await?.into_iter();
    Ok(blocks.map(|block| Blocked { id: speaker(&block.person), name: block.name, since: block.since }).collect())
}

/// Reports a line of chat to the operator of the server, together with the lines before it.
#[utoipa::path(post, path = "/api/tables/{id}/chat/{n}/report", tag = "tables", params(("id" = String, Path), ("n" = u32, Path)), request_body = NewReport, responses((status = 204)))]
pub async fn report(
    State(app): State<App>,
    client: Client,
    Who(person): Who,
    Path((id, n)): Path<(String, u32)>,
    Body(new): Body<NewReport>,
) -> Result<axum::http::StatusCode> {
    let note = if new.note.trim().is_empty() { String::new() } else { text::clean_chat(&new.note)? };
    app.limits.budgets.spend(Budget::Saved, client, Some(&person.id), 1)?;
    let store = &app.hub.shared().store;
    let n = i64::from(n);
    let lines = store.chat_between(&id, n - CONTEXT, n).await?;
    let about = lines.last().filter(|line| line.n == n).ok_or(Error::NotFound("such line"))?.person.clone();
    let line = |line: &crate::store::ChatLine| json!({ "n": line.n, "at": line.at, "person": line.person, "name": line.name, "seat": line.seat, "text": line.text });
    let lines = serde_json::Value::from(lines.iter().map(line).collect::<Vec<_>>()).to_string();
    let report = Report {
        id: Bytes32::random().as_str()[..12].to_owned(),
        at: now_ms(),
        table_id: id,
        n,
        person: person.id,
        about,
        note,
        lines,
        resolved: None,
    };
    store.add_report(&report).await?;
    tracing::warn!(report = report.id, table = report.table_id, line = n, "a line of chat was reported");
    metrics::counter!("formicarium_chat_reports").increment(1);
    Ok(axum::http::StatusCode::NO_CONTENT)
}

/// Lets people chat who do not play, or no longer. Only the host can, until the game begins.
#[utoipa::path(post, path = "/api/tables/{id}/guest_chat", tag = "tables", params(("id" = String, Path)), request_body = GuestChat, responses((status = 200, body = TableInfo)))]
pub async fn guest_chat(
    State(app): State<App>,
    Who(person): Who,
    Path(id): Path<String>,
    Body(GuestChat { yes }): Body<GuestChat>,
) -> Result<Json<TableInfo>> {
    crate::lobby::changed(&app, &id, &person.id, Change::GuestChat { yes }).await
}
