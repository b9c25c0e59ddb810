//! `/api/me` and tokens for programs. Other devices are in `devices.rs`.

use axum::{Json, extract::State};
use axum_extra::extract::SignedCookieJar;

use crate::{
    App,
    auth::{self, Device, Visitor, Who},
    body::Body,
    budgets::Budget,
    error::Result,
    fair::Bytes32,
    protocol::{BotToken, Me, Named},
    store::PersonKind,
    table::now_ms,
    text,
};

/// Who am I?
#[utoipa::path(get, path = "/api/me", tag = "people", responses((status = 200, body = Me)))]
pub async fn me(
    State(app): State<App>,
    who: Option<Who>,
    device: Device,
    jar: SignedCookieJar,
) -> Result<(SignedCookieJar, Json<Me>)> {
    let Some(Who(person)) = who else { return Ok((jar, Json(Me { name: String::new(), known: false }))) };
    let jar = match person.kind {
        PersonKind::Human => auth::renew(&app, jar, &person.id, device).await?,
        PersonKind::Program => jar,
    };
    Ok((jar, Json(Me { name: person.name, known: true })))
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

/// Creates a person for a program.
///
/// The program sends the token as `Authorization: Bearer TOKEN`. The token is shown only here. Whoever created it can revoke it.
#[utoipa::path(post, path = "/api/bots", tag = "people", request_body = Named, responses((status = 200, body = BotToken)))]
pub async fn new_bot(State(app): State<App>, visitor: Visitor, Body(named): Body<Named>) -> Result<Json<BotToken>> {
    let name = text::clean_name(&named.name)?;
    visitor.spend(&app, Budget::Persons, 1)?;
    let store = &app.hub.shared().store;
    let person = auth::new_person(name.clone(), PersonKind::Program);
    store.create_person(&person).await?;
    let token = Bytes32::random().as_str().to_owned();
    store.add_token(&auth::hash(&token), &person.id, visitor.id(), now_ms()).await?;
    Ok(Json(BotToken { token, name }))
}
