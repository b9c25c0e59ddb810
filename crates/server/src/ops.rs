//! For operators: metrics and logs.

use std::io::IsTerminal;

use axum::{extract::State, http::header, response::IntoResponse};
use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};
use tracing_subscriber::EnvFilter;

use crate::{
    App,
    config::{Config, LogFormat},
};

/// Figures for Prometheus.
#[utoipa::path(get, path = "/metrics", tag = "ops", responses((status = 200)))]
pub async fn metrics(State(app): State<App>) -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], app.metrics.render())
}

/// The metrics recorder of the process. A second one in the same process (in tests) keeps its
/// figures to itself.
pub fn recorder() -> PrometheusHandle {
    let recorder = PrometheusBuilder::new().build_recorder();
    let handle = recorder.handle();
    // Fails if there is one already, which then stays in use.
    let _ = metrics::set_global_recorder(recorder);
    handle
}

/// Starts logging to standard error.
pub fn start_log(config: &Config) -> anyhow::Result<()> {
    let filter = EnvFilter::try_new(&config.log)?;
    let colours = std::io::stderr().is_terminal();
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_ansi(colours).with_writer(std::io::stderr);
    match config.log_format {
        LogFormat::Text => log.with_target(false).init(),
        LogFormat::Json => log.json().init(),
    }
    Ok(())
}
