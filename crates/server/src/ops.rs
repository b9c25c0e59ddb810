//! For operators: metrics and logs.

mod names;
mod observe;
mod process;

use std::{ffi::OsStr, io::IsTerminal};

use axum::{
    Router,
    extract::State,
    http::{
        HeaderMap,
        header::{AUTHORIZATION, CONTENT_TYPE},
    },
    response::IntoResponse,
    routing::get,
};
use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};
use tracing_subscriber::EnvFilter;

pub use self::observe::{Refused, observe};
use crate::{
    App, auth,
    config::{Config, LogFormat},
    error::{Error, Result},
    health,
};

/// The upper ends of the buckets of every histogram, in seconds: from a read of the store to a long thought of a bot.
const BUCKETS: [f64; 14] = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0];

/// Figures for Prometheus, for who shows the token in `--metrics-token`. They are also at the address in `--metrics-listen`.
#[utoipa::path(
    get,
    path = "/metrics",
    tag = "ops",
    params(("authorization" = String, Header, description = "Bearer and the secret in --metrics-token")),
    responses((status = 200), (status = 401), (status = 404, description = "there is no --metrics-token"))
)]
pub async fn metrics(State(app): State<App>, headers: HeaderMap) -> Result<impl IntoResponse> {
    let token = app.hub.shared().config.metrics_token.as_ref().ok_or(Error::NotFound("such address"))?;
    let shown = headers.get(AUTHORIZATION).and_then(|value| value.to_str().ok()?.strip_prefix("Bearer "));
    // Compare hashes, so that the time it takes reveals nothing about the secret.
    match shown.map(auth::hash) == Some(auth::hash(token)) {
        true => Ok(figures(&app)),
        false => Err(Error::Unauthorised),
    }
}

/// What is served at the address for operators: metrics, and the health of the server.
pub fn router(app: App) -> Router {
    Router::new()
        .route("/metrics", get(|State(app): State<App>| async move { figures(&app) }))
        .route("/health", get(health::ready))
        .route("/health/ready", get(health::ready))
        .route("/health/live", get(health::live))
        .with_state(app)
}

fn figures(app: &App) -> impl IntoResponse + use<> {
    for (kind, waiting) in app.hub.shared().pool.waiting() {
        metrics::gauge!("formicarium_bots_waiting", "kind" => kind).set(waiting as f64);
    }
    process::measure();
    ([(CONTENT_TYPE, "text/plain; version=0.0.4")], app.metrics.render())
}

/// The metrics recorder of the process. A second one in the same process (in tests) keeps its
/// figures to itself.
pub fn recorder() -> PrometheusHandle {
    let builder = PrometheusBuilder::new().set_buckets(&BUCKETS).expect("there are some buckets");
    let recorder = builder.build_recorder();
    let handle = recorder.handle();
    // Fails if there is one already, which then stays in use.
    let _ = metrics::set_global_recorder(recorder);
    names::describe();
    metrics::gauge!("formicarium_version", "version" => env!("CARGO_PKG_VERSION")).set(1.0);
    handle
}

/// Starts logging to standard error.
pub fn start_log(config: &Config) -> anyhow::Result<()> {
    let filter = EnvFilter::try_new(&config.log)?;
    let colours = std::io::stderr().is_terminal() && !colours_unwanted(std::env::var_os("NO_COLOR").as_deref());
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_ansi(colours).with_writer(std::io::stderr);
    match config.log_format {
        LogFormat::Text => log.with_target(false).init(),
        LogFormat::Json => log.json().init(),
    }
    Ok(())
}

/// See <https://no-color.org>: any value but an empty one counts.
fn colours_unwanted(no_color: Option<&OsStr>) -> bool {
    no_color.is_some_and(|value| !value.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_wants_no_colours_gets_none() {
        for (value, unwanted) in [(None, false), (Some(""), false), (Some("1"), true), (Some("0"), true)] {
            assert_eq!(colours_unwanted(value.map(OsStr::new)), unwanted, "{value:?}");
        }
    }
}
