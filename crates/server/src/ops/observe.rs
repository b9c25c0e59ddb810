//! What requests cost and how they end: every one is counted by its route, and every one that fails is logged.

use std::time::Instant;

use axum::{
    extract::{MatchedPath, Request, State},
    http::{HeaderMap, Method, header},
    middleware::Next,
    response::Response,
};

use crate::{App, auth::Claim, client::Client};

/// Why a request was refused: left in the response for the log.
#[derive(Clone, Debug)]
pub struct Refused {
    pub kind: &'static str,
    pub message: String,
}

/// See the module.
pub async fn observe(State(app): State<App>, client: Client, request: Request, next: Next) -> Response {
    let begun = Instant::now();
    let method = request.method().clone();
    let route = route_of(&request);
    let path = request.uri().path().to_owned();
    let identity = identity_of(request.headers());
    let response = next.run(request).await;
    let (status, took) = (response.status(), begun.elapsed());
    let labels = [("method", name_of(&method)), ("route", route.clone()), ("status", status.as_u16().to_string())];
    metrics::counter!("formicarium_http_requests", &labels).increment(1);
    metrics::histogram!("formicarium_http_seconds", "route" => route).record(took.as_secs_f64());
    if status.is_client_error() || status.is_server_error() {
        let refused = response.extensions().get::<Refused>();
        let kind = refused.map_or("refused", |refused| refused.kind);
        metrics::counter!("formicarium_refusals", "kind" => kind, "over" => "http").increment(1);
        let why = refused.map_or("", |refused| refused.message.as_str());
        let person = person_of(&app, &identity);
        let (status, address, ms) = (status.as_u16(), client.address(), took.as_millis() as u64);
        let (path, table) = (without_secrets(&path), table_of(&path));
        if status >= 500 {
            tracing::error!(%method, path, status, kind, why, person, table, %address, ms, "a request failed");
        } else {
            tracing::info!(%method, path, status, kind, why, person, table, %address, ms, "a request was refused");
        }
    }
    response
}

/// The address with names instead of values. Whatever is no address of the API is the page's.
fn route_of(request: &Request) -> String {
    let matched = request.extensions().get::<MatchedPath>().map(MatchedPath::as_str);
    match matched.filter(|path| !path.contains("__private")) {
        Some(path) => path.to_owned(),
        None if request.uri().path().starts_with("/api/") => "/api/*".to_owned(),
        None => "page".to_owned(),
    }
}

/// Anybody can invent methods, and every label is kept in memory.
fn name_of(method: &Method) -> String {
    let known = [Method::GET, Method::HEAD, Method::POST, Method::PUT, Method::DELETE, Method::OPTIONS, Method::PATCH];
    if known.contains(method) { method.as_str().to_owned() } else { "other".to_owned() }
}

fn identity_of(headers: &HeaderMap) -> HeaderMap {
    let names = [header::COOKIE, header::AUTHORIZATION];
    names.into_iter().filter_map(|name| Some((name.clone(), headers.get(name)?.clone()))).collect()
}

/// The id of the person; for a program, the beginning of its token's hash.
fn person_of(app: &App, identity: &HeaderMap) -> String {
    match Claim::of(identity, &app.key) {
        Some(Claim::Session { person, .. }) => person,
        Some(Claim::Token(hash)) => format!("token {}", hash.get(..8).unwrap_or_default()),
        None => String::new(),
    }
}

fn table_of(path: &str) -> &str {
    path.strip_prefix("/api/tables/").and_then(|rest| rest.split('/').next()).unwrap_or_default()
}

/// The code of a link that makes another browser the same person must not be found in a log.
fn without_secrets(path: &str) -> String {
    match path.split_once("/transfer/") {
        Some((before, _)) => format!("{before}/transfer/…"),
        None => path.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_log_has_the_table_but_no_codes() {
        assert_eq!(table_of("/api/tables/3f00/seats/0/act"), "3f00");
        assert_eq!(table_of("/api/me"), "");
        assert_eq!(without_secrets("/api/transfer/abc"), "/api/transfer/…");
        assert_eq!(without_secrets("/api/me/transfer"), "/api/me/transfer");
    }

    #[test]
    fn invented_methods_have_no_labels_of_their_own() {
        assert_eq!(name_of(&Method::PUT), "PUT");
        assert_eq!(name_of(&Method::from_bytes(b"BREW").unwrap()), "other");
    }
}
