//! `/api/me` and what belongs to it: names, other devices, tokens for programs.

use axum::{
    Json,
    extract::{Path, State},
};
use axum_extra::extract::SignedCookieJar;

use crate::{
    App,
    auth::{self, Visitor, Who},
    body::Body,
    budgets::Budget,
    client::Client,
    error::{Error, Result},
    fair::Bytes32,
    protocol::{BotToken, Me, Named, Transfer},
    store::PersonKind,
    table::now_ms,
    text,
};

/// How long a transfer link works.
const TRANSFER_MS: i64 = 15 * 60 * 1000;

/// Who am I?
#[utoipa::path(get, path = "/api/me", tag = "people", responses((status = 200, body = Me)))]
pub async fn me(State(app): State<App>, who: Option<Who>, jar: SignedCookieJar) -> (SignedCookieJar, Json<Me>) {
    match who {
        // Renew the cookie, so that people who come back in time are never forgotten.
        Some(Who(person)) if person.kind == PersonKind::Human => {
            (auth::signed_in(&app, jar, &person), Json(Me { name: person.name, known: true }))
        }
        Some(Who(person)) => (jar, Json(Me { name: person.name, known: true })),
        None => (jar, Json(Me { name: String::new(), known: false })),
    }
}

/// Sets your name. An unknown browser becomes a new person.
#[utoipa::path(put, path = "/api/me", tag = "people", request_body = Named, responses((status = 200, body = Me)))]
pub async fn rename(
    State(app): State<App>,
    visitor: Visitor,
    Body(named): Body<Named>,
) -> Result<(SignedCookieJar, Json<Me>)> {
    let name = text::clean_name(&named.name)?;
    let jar = match visitor.id() {
        Some(person) => {
            app.hub.shared().store.rename_person(person, &name).await?;
            visitor.jar
        }
        None => visitor.create(&app, name.clone()).await?.0,
    };
    Ok((jar, Json(Me { name, known: true })))
}

/// A link that makes another device the same person. It works once.
#[utoipa::path(post, path = "/api/me/transfer", tag = "people", responses((status = 200, body = Transfer)))]
pub async fn transfer(State(app): State<App>, client: Client, Who(person): Who) -> Result<Json<Transfer>> {
    app.limits.budgets.spend(Budget::Saved, client, Some(&person.id), 1)?;
    let code = Bytes32::random().as_str()[..32].to_owned();
    let expires = now_ms() + TRANSFER_MS;
    app.hub.shared().store.put_transfer(&auth::hash(&code), &person.id, expires).await?;
    Ok(Json(Transfer { link: format!("{}/transfer/{code}", app.origin), expires }))
}

/// Becomes the person who made the link.
#[utoipa::path(post, path = "/api/transfer/{code}", tag = "people", params(("code" = String, Path)), responses((status = 200, body = Me)))]
pub async fn take_transfer(
    State(app): State<App>,
    jar: SignedCookieJar,
    Path(code): Path<String>,
) -> Result<(SignedCookieJar, Json<Me>)> {
    let store = &app.hub.shared().store;
    let person = store.take_transfer(&auth::hash(&code), now_ms()).await?;
    let person = person.ok_or(Error::NotFound("such link, or it was used or has expired"))?;
    let person = store.person(&person).await?.ok_or(Error::NotFound("such person"))?;
    let jar = auth::signed_in(&app, jar, &person);
    Ok((jar, Json(Me { name: person.name, known: true })))
}

/// Creates a person for a program.
///
/// The program sends the token as `Authorization: Bearer TOKEN`. The token is shown only here.
#[utoipa::path(post, path = "/api/bots", tag = "people", request_body = Named, responses((status = 200, body = BotToken)))]
pub async fn new_bot(State(app): State<App>, visitor: Visitor, Body(named): Body<Named>) -> Result<Json<BotToken>> {
    let name = text::clean_name(&named.name)?;
    visitor.spend(&app, Budget::Persons, 1)?;
    let store = &app.hub.shared().store;
    let person = auth::create(store, name.clone(), PersonKind::Program).await?;
    let token = Bytes32::random().as_str().to_owned();
    store.add_token(&auth::hash(&token), &person.id, now_ms()).await?;
    Ok(Json(BotToken { token, name }))
}
