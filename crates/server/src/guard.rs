//! Checks in front of every address of the API.

use axum::{
    body::to_bytes,
    extract::{FromRequestParts, OptionalFromRequestParts, RawPathParams, Request, State},
    http::{HeaderMap, Method, header},
    middleware::Next,
    response::{IntoResponse, Response},
};

use crate::{
    App,
    auth::{Claim, Who},
    budgets::Budget,
    client::Client,
    error::{Error, Result},
    nodes::FromNode,
    protocol::ApiError,
    table::Command,
};

/// The longest refusal of the framework whose text is kept, in bytes.
const MAX_TEXT: usize = 2_000;

/// Counts every request for its address, and those to the API for the person, too. What another node passes on was counted
/// there.
pub async fn within_budget(State(app): State<App>, client: Client, request: Request, next: Next) -> Result<Response> {
    if request.extensions().get::<FromNode>().is_some() {
        return Ok(next.run(request).await);
    }
    app.hub.shared().bans.admit(None, Some(client))?;
    let is_api = request.uri().path().starts_with("/api/");
    let claim = if is_api { Claim::of(request.headers(), &app.key) } else { None };
    app.limits.budgets.spend(Budget::Requests, client, claim.as_ref().map(Claim::name), 1)?;
    Ok(next.run(request).await)
}

/// Refuses requests from other sites' pages, unless they only read. Browsers let any page send
/// requests to any server, some of them with the visitor's cookie. Programs other than browsers
/// send no origin.
pub async fn own_page_only(State(app): State<App>, request: Request, next: Next) -> Result<Response> {
    let reads = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    let upgrades = request.headers().contains_key(header::UPGRADE);
    if (!reads || upgrades) && !from_our_page(request.headers(), &app.origin) {
        return Err(Error::ForeignPage);
    }
    Ok(next.run(request).await)
}

fn from_our_page(headers: &HeaderMap, ours: &str) -> bool {
    let text = |name| headers.get(name).and_then(|value| value.to_str().ok());
    match text(header::ORIGIN) {
        None => true,
        Some(origin) => origin == ours || origin.split_once("://").map(|(_, host)| host) == text(header::HOST),
    }
}

/// Hides a table whose deal others still play: whoever watched could play the same deal better.
pub async fn own_deal_only(State(app): State<App>, request: Request, next: Next) -> Result<Response> {
    let (mut parts, body) = request.into_parts();
    let params = RawPathParams::from_request_parts(&mut parts, &app).await.ok();
    let id = params.as_ref().and_then(|params| params.iter().find(|(name, _)| *name == "id"));
    // A table that cannot be asked is refused by its handler.
    let shown_to = match id {
        Some((_, id)) => app.hub.ask(id, |reply| Command::ShownTo { reply }).await.ok().flatten(),
        None => None,
    };
    if let Some(persons) = shown_to {
        let who = <Who as OptionalFromRequestParts<App>>::from_request_parts(&mut parts, &app).await?;
        if who.is_none_or(|Who(person)| !persons.contains(&person.id)) {
            return Err(Error::NotNow(
                "others still play this deal; the table can be looked at when they have finished",
            ));
        }
    }
    Ok(next.run(Request::from_parts(parts, body)).await)
}

/// Rewrites refusals of the framework, such as for a seat that is not a number, in the form of all
/// others.
pub async fn one_form(request: Request, next: Next) -> Response {
    let response = next.run(request).await;
    let kind = response.headers().get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    if !response.status().is_client_error() || kind.starts_with("application/json") {
        return response;
    }
    let status = response.status();
    let text = to_bytes(response.into_body(), MAX_TEXT).await.unwrap_or_default();
    let message = match String::from_utf8_lossy(&text).trim() {
        "" => status.canonical_reason().unwrap_or("refused").to_owned(),
        said => said.to_owned(),
    };
    let error = ApiError { kind: "bad_request".to_owned(), message, rule: None, values: None };
    (status, axum::Json(error)).into_response()
}
