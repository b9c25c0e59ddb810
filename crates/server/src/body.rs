//! Request bodies: JSON of bounded size. Errors in it are reported like all other refusals.

use axum::{
    body::Bytes,
    extract::{FromRequest, Request},
    http::StatusCode,
};
use game_core::json;
use serde::de::DeserializeOwned;
use tokio::time::timeout;

use crate::{App, error::Error};

/// The whole body of a request.
#[derive(Clone, Debug)]
pub struct Raw(pub Bytes);

impl FromRequest<App> for Raw {
    type Rejection = Error;

    async fn from_request(request: Request, app: &App) -> Result<Raw, Error> {
        let within = app.hub.shared().config.request_within();
        let read = timeout(within, Bytes::from_request(request, app)).await.map_err(|_| Error::TooSlow)?;
        read.map(Raw).map_err(|rejection| {
            use axum::response::IntoResponse;
            match rejection.into_response().status() {
                StatusCode::PAYLOAD_TOO_LARGE => Error::TooLarge,
                _ => Error::bad("the body cannot be read"),
            }
        })
    }
}

/// A body read as `T`. An absent body is `null`.
#[derive(Clone, Copy, Debug)]
pub struct Body<T>(pub T);

impl<T: DeserializeOwned> FromRequest<App> for Body<T> {
    type Rejection = Error;

    async fn from_request(request: Request, app: &App) -> Result<Body<T>, Error> {
        let Raw(bytes) = Raw::from_request(request, app).await?;
        let text: &[u8] = if bytes.is_empty() { b"null" } else { &bytes };
        json::read_text(text).map(Body).map_err(|misread| Error::bad(misread.to_string()))
    }
}
