//! Reviews: finished games and uploaded records, looked through on the bots' threads behind everything else.
//!
//! A review is computed once, reports its progress meanwhile, and is kept. If the server ends before it is done, the next person
//! who asks starts it again. Only finished games are reviewed, for those who may see all of them, so a review gives nothing away.

mod told;

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard},
    time::Duration,
};

use ai::analysis::{self, Watch};
use axum::{
    Json,
    extract::{Path, Query, State},
};
use game_core::AnySession;
use serde::Deserialize;
use serde_json::Value;
use sha2::{Digest, Sha256};
use tokio::{sync::watch, time::timeout};
use utoipa::IntoParams;

use crate::{
    App,
    auth::Who,
    body::Body,
    bots::GiveWay,
    error::{Error, Result},
    fair::Bytes32,
    protocol::{DataUsed, ReviewState},
    replay::{self, Uploaded},
    table::{Command, TableCopy, now_ms},
};

/// How long a request waits for news of a review.
const PATIENCE: Duration = Duration::from_secs(20);
/// The maximum number of reviews that are computed or waiting.
const MOST_REVIEWS: usize = 16;

#[derive(Clone, Copy, Debug, Default, Deserialize, IntoParams)]
pub struct ReviewQuery {
    /// The percentage you already know of: the answer then comes when more is done, or after 20 seconds.
    after: Option<u8>,
}

/// The reviews that are being computed, by key, with the progress of each in percent.
#[derive(Clone, Debug, Default)]
pub struct Reviews {
    running: Arc<Mutex<HashMap<String, watch::Receiver<u8>>>>,
}

impl Reviews {
    fn running(&self) -> MutexGuard<'_, HashMap<String, watch::Receiver<u8>>> {
        self.running.lock().expect("no thread panics while it holds the list of reviews")
    }
}

/// A game that can be reviewed.
struct Subject {
    key: String,
    table: Option<String>,
    data: DataUsed,
    session: Box<dyn AnySession>,
}

impl Subject {
    fn new(session: Box<dyn AnySession>, data: DataUsed, table: Option<String>) -> Result<Subject> {
        if !ai::can_analyse(session.as_ref()) {
            return Err(Error::NotNow("the bots do not know this game, so they cannot look through it"));
        }
        let record = session.undigested();
        let text = format!("{} {}", analysis::VERSION, record.to_json());
        let key = Bytes32::from_bytes(&Sha256::digest(text)).as_str().to_owned();
        Ok(Subject { key, table, data, session })
    }

    /// The game of a table, once it is over.
    async fn of_table(app: &App, id: &str) -> Result<Subject> {
        let TableCopy { header, status, session, .. } = app.hub.ask(id, |reply| Command::Copy { reply }).await?;
        if !replay::is_over(status) {
            return Err(Error::NotNow("a game can be looked through when it is over"));
        }
        let session = session.ok_or(Error::Stuck)?;
        Subject::new(session, header.data_used(), Some(id.to_owned()))
    }
}

/// The review of a finished game, or its progress.
#[utoipa::path(get, path = "/api/tables/{id}/review", tag = "replays", params(("id" = String, Path), ReviewQuery), responses((status = 200, body = ReviewState)))]
pub async fn of_table(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(query): Query<ReviewQuery>,
) -> Result<Json<ReviewState>> {
    let subject = Subject::of_table(&app, &id).await?;
    state(&app, &subject.key, query).await.map(Json)
}

/// Starts the review of a finished game. Everybody can read the result.
///
/// A person can have one review computed at a time.
#[utoipa::path(post, path = "/api/tables/{id}/review", tag = "replays", params(("id" = String, Path)), responses((status = 200, body = ReviewState)))]
pub async fn begin_of_table(
    State(app): State<App>,
    Who(person): Who,
    Path(id): Path<String>,
) -> Result<Json<ReviewState>> {
    let subject = Subject::of_table(&app, &id).await?;
    begin(&app, &person.id, subject).await.map(Json)
}

/// The review of an uploaded record, or its progress.
#[utoipa::path(get, path = "/api/reviews/{key}", tag = "replays", params(("key" = String, Path), ReviewQuery), responses((status = 200, body = ReviewState)))]
pub async fn of_record(
    State(app): State<App>,
    Path(key): Path<String>,
    Query(query): Query<ReviewQuery>,
) -> Result<Json<ReviewState>> {
    let state = state(&app, &key, query).await?;
    if state.percent.is_none() && state.review.is_none() {
        return Err(Error::NotFound("such review"));
    }
    Ok(Json(state))
}

/// Starts the review of an uploaded record. Whoever knows the `key` can read the result.
#[utoipa::path(post, path = "/api/reviews", tag = "replays", request_body = Value, responses((status = 200, body = ReviewState)))]
pub async fn begin_of_record(
    State(app): State<App>,
    Who(person): Who,
    Body(record): Body<Value>,
) -> Result<Json<ReviewState>> {
    let uploaded = Uploaded::read(&app, record).await?;
    let subject = replay::in_background(&app, move || {
        let (session, _) = uploaded.session(None)?;
        let data = DataUsed { name: uploaded.name(), ..replay::data_used(session.as_ref()) };
        Subject::new(session, data, None)
    });
    let subject = subject.await?;
    begin(&app, &person.id, subject).await.map(Json)
}

/// The state of a review, now or as soon as more of it is done.
async fn state(app: &App, key: &str, ReviewQuery { after }: ReviewQuery) -> Result<ReviewState> {
    let running = app.reviews.running().get(key).cloned();
    if let Some(mut progress) = running {
        if let Some(after) = after {
            // The sender is dropped when the review ends.
            let _ = timeout(PATIENCE, progress.wait_for(|&percent| percent > after)).await;
        }
        if app.reviews.running().contains_key(key) {
            let percent = Some(*progress.borrow());
            return Ok(ReviewState { key: key.to_owned(), percent, review: None });
        }
    }
    let body = app.hub.shared().store.review(key).await?;
    let review = body.map(|body| serde_json::from_str(&body)).transpose();
    let review = review.map_err(|error| Error::Bug(format!("review {key}: {error}")))?;
    Ok(ReviewState { key: key.to_owned(), percent: None, review })
}

/// Starts a review, unless it exists or is being computed.
async fn begin(app: &App, person: &str, subject: Subject) -> Result<ReviewState> {
    let known = state(app, &subject.key, ReviewQuery::default()).await?;
    if known.percent.is_some() || known.review.is_some() {
        return Ok(known);
    }
    let key = subject.key.clone();
    let (tell, progress) = watch::channel(0);
    {
        let mut running = app.reviews.running();
        if !running.contains_key(&key) {
            if running.len() >= MOST_REVIEWS {
                return Err(Error::TooMany);
            }
            let alone = app.limits.review(person)?;
            let (nodes, table) = (app.hub.shared().config.review_nodes, subject.table.clone());
            let work = move |way: &GiveWay| told::review(subject, nodes, &Teller { tell, way });
            let done = app.hub.shared().pool.background(work);
            running.insert(key.clone(), progress);
            let (app, key) = (app.clone(), key.clone());
            tokio::spawn(async move {
                keep(&app, &key, table.as_deref(), done.await.ok().flatten()).await;
                app.reviews.running().remove(&key);
                drop(alone);
            });
        }
    }
    Ok(ReviewState { key, percent: Some(0), review: None })
}

async fn keep(app: &App, key: &str, table: Option<&str>, body: Option<String>) {
    match body {
        Some(body) => {
            if let Err(error) = app.hub.shared().store.keep_review(key, table, now_ms(), &body).await {
                tracing::error!(key, %error, "a review cannot be kept");
            }
        }
        None => tracing::warn!(key, "a review was given up"),
    }
}

/// Reports the progress of a review, and lets more urgent work go first.
struct Teller<'a> {
    tell: watch::Sender<u8>,
    way: &'a GiveWay,
}

impl Watch for Teller<'_> {
    fn look(&self, percent: u8) -> bool {
        // 100 is reserved for a review that can be read.
        self.tell.send_if_modified(|known| std::mem::replace(known, percent.min(99)) != percent.min(99));
        !self.way.is_closed()
    }

    fn rest(&self) {
        self.way.rest();
    }
}
