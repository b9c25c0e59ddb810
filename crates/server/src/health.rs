//! Whether the server works, for orchestrators and monitoring.

use std::{
    sync::Arc,
    time::{Duration, Instant},
};

use axum::{Json, extract::State, http::StatusCode, response::IntoResponse};
use serde_json::{Value, json};
use tokio::{sync::Mutex, time::timeout};

use crate::{App, pulse, store::Store, table::now_ms};

/// Somebody who asks for the health of a server gets an answer in less than two seconds.
const ANSWER: Duration = Duration::from_millis(1_500);
/// How long an answer counts: asking often must not mean writing often.
const FRESH: Duration = Duration::from_secs(1);

/// The last answer of the store.
#[derive(Clone, Debug, Default)]
pub struct Health(Arc<Mutex<Option<(Instant, Found)>>>);

/// What is wrong, if anything.
type Found = Result<(), &'static str>;

impl Health {
    /// Writes to the store, unless somebody has just done so.
    async fn check(&self, store: &Store) -> Found {
        let look = async {
            let mut last = self.0.lock().await;
            match &*last {
                Some((at, found)) if at.elapsed() < FRESH => *found,
                _ => {
                    let found = write_to(store).await;
                    *last = Some((Instant::now(), found));
                    found
                }
            }
        };
        timeout(ANSWER, look).await.unwrap_or(Err("the database does not answer"))
    }
}

async fn write_to(store: &Store) -> Found {
    let beat = store.beat(now_ms(), pulse::GAP_MS).await;
    beat.map_err(|error| {
        tracing::error!(%error, "the store cannot be written to");
        error.outage().unwrap_or("the database does not work; the log of the server says more")
    })
}

/// Whether the server can serve: it can write to its store, and it is not shutting down. If not, `why` says what is
/// wrong. Also at `/health`.
#[utoipa::path(get, path = "/health/ready", tag = "ops", responses((status = 200), (status = 503)))]
pub async fn ready(State(app): State<App>) -> impl IntoResponse {
    let found = match app.hub.is_closed() {
        true => Err("the server is shutting down"),
        false => app.health.check(&app.hub.shared().store).await,
    };
    match found {
        Ok(()) => (StatusCode::OK, fine()),
        Err(why) => (StatusCode::SERVICE_UNAVAILABLE, Json(json!({ "status": "failing", "why": why }))),
    }
}

/// Whether the process answers at all. A server whose store has failed heals by itself, so restarting it helps nobody.
#[utoipa::path(get, path = "/health/live", tag = "ops", responses((status = 200)))]
pub async fn live() -> Json<Value> {
    fine()
}

fn fine() -> Json<Value> {
    Json(json!({ "status": "ok", "version": env!("CARGO_PKG_VERSION") }))
}
