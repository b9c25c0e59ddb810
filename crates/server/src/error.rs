//! One error type for everything a client can be refused, with its HTTP status.

use axum::{
    Json,
    http::{HeaderValue, StatusCode, header},
    response::{IntoResponse, Response},
};
use game_core::Failure;

use crate::{protocol::ApiError, store::StoreError};

pub type Result<T> = std::result::Result<T, Error>;

/// Why a request was refused. A refused request changes nothing, except perhaps one that is [`Error::Unavailable`].
#[derive(Debug, thiserror::Error)]
pub enum Error {
    #[error("there is no {0}")]
    NotFound(&'static str),
    #[error("you are not known here yet: give a name first, or send a token")]
    Unauthorised,
    #[error("seat {0} is not yours")]
    NotYours(u8),
    #[error("requests from the pages of other sites are refused")]
    ForeignPage,
    #[error("only the host of the table may do that")]
    NotHost,
    #[error("only the person who saved this data set may change it")]
    NotYourSet,
    #[error("only the administrator may do that here")]
    NotAdministrator,
    #[error("{0}")]
    NotNow(&'static str),
    #[error("this game no longer replays to its end; its players can agree to continue from the last action that does")]
    Stuck,
    #[error("every seat is taken")]
    Full,
    #[error("somebody already sits there")]
    Taken,
    #[error("the game has moved on: you have seen {seen} items, but there are {now}")]
    Stale { seen: u32, now: u32 },
    #[error("actions were taken back since this replay was loaded; load it again")]
    WentBack,
    #[error("{0}")]
    BadRequest(String),
    #[error("this is too large")]
    TooLarge,
    #[error("somebody else changed this table at the same time; look again")]
    Elsewhere,
    #[error("the server is being restarted; come back in a moment")]
    Closing,
    #[error("too many requests; wait a moment")]
    TooMany,
    /// See [`crate::budgets`].
    #[error("too many requests of this kind from you or your address; try again in {seconds} s")]
    OverBudget { seconds: u64 },
    #[error("the request took too long to arrive")]
    TooSlow,
    /// The game refused it.
    #[error("{0}")]
    Game(#[from] Failure),
    /// The store cannot be used for now. The request may have been carried out all the same.
    #[error("the server cannot store anything now: {why}; try again in a moment")]
    Unavailable { why: &'static str, inside: StoreError },
    /// Our own fault: logged, but not shown to the client.
    #[error("something went wrong here; nothing was changed")]
    Store(StoreError),
    #[error("something went wrong here; nothing was changed")]
    Bug(String),
}

impl Error {
    pub fn bad(message: impl Into<String>) -> Error {
        Error::BadRequest(message.into())
    }

    /// What happened, for the server's log. Unlike what the client is told, it includes internal
    /// details.
    pub fn inside(&self) -> String {
        match self {
            Error::Store(inner) | Error::Unavailable { inside: inner, .. } => inner.to_string(),
            Error::Bug(inner) => inner.clone(),
            other => other.to_string(),
        }
    }

    pub fn kind(&self) -> &'static str {
        match self {
            Error::NotFound(_) => "not_found",
            Error::Unauthorised => "unauthorised",
            Error::NotYours(_) => "not_yours",
            Error::ForeignPage => "foreign_page",
            Error::NotHost => "not_host",
            Error::NotYourSet => "not_your_set",
            Error::NotAdministrator => "not_administrator",
            Error::NotNow(_) => "not_now",
            Error::Stuck => "stuck",
            Error::Full => "full",
            Error::Taken => "taken",
            Error::Stale { .. } | Error::WentBack | Error::Elsewhere => "stale",
            Error::Closing => "closing",
            Error::Unavailable { .. } => "unavailable",
            Error::BadRequest(_) => "bad_request",
            Error::TooLarge => "too_large",
            Error::TooMany | Error::OverBudget { .. } => "too_many",
            Error::TooSlow => "too_slow",
            Error::Game(failure) => failure.kind(),
            Error::Store(_) | Error::Bug(_) => "internal",
        }
    }

    pub fn status(&self) -> StatusCode {
        match self {
            Error::NotFound(_) => StatusCode::NOT_FOUND,
            Error::Unauthorised => StatusCode::UNAUTHORIZED,
            Error::NotYours(_) | Error::NotHost | Error::ForeignPage | Error::NotYourSet | Error::NotAdministrator => {
                StatusCode::FORBIDDEN
            }
            Error::NotNow(_)
            | Error::Stuck
            | Error::Full
            | Error::Taken
            | Error::Stale { .. }
            | Error::WentBack
            | Error::Elsewhere => StatusCode::CONFLICT,
            Error::BadRequest(_) => StatusCode::BAD_REQUEST,
            Error::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Error::TooMany | Error::OverBudget { .. } => StatusCode::TOO_MANY_REQUESTS,
            Error::TooSlow => StatusCode::REQUEST_TIMEOUT,
            Error::Closing | Error::Unavailable { .. } => StatusCode::SERVICE_UNAVAILABLE,
            Error::Game(Failure::Bug { .. }) | Error::Store(_) | Error::Bug(_) => StatusCode::INTERNAL_SERVER_ERROR,
            Error::Game(Failure::NotFound { .. }) => StatusCode::NOT_FOUND,
            Error::Game(Failure::BadRequest { .. }) => StatusCode::BAD_REQUEST,
            Error::Game(_) => StatusCode::UNPROCESSABLE_ENTITY,
        }
    }

    /// What the client is told. Internal details go to the log only.
    pub fn told(&self) -> ApiError {
        match self {
            Error::Store(inner) | Error::Unavailable { inside: inner, .. } => {
                tracing::error!(error = %inner, "the store failed");
            }
            Error::Bug(inner) => tracing::error!(error = inner, "a bug"),
            _ => {}
        }
        let (rule, values) = match self {
            Error::Game(Failure::Illegal { rule, values, .. }) => (Some((*rule).to_owned()), Some(values.clone())),
            Error::Game(Failure::BadData(refused)) => (None, Some(serde_json::json!({ "what": refused.what }))),
            Error::Game(Failure::NotUndoable(reason)) => (None, Some(serde_json::json!({ "reason": reason }))),
            _ => (None, None),
        };
        let message = self.to_string().chars().take(500).collect();
        ApiError { kind: self.kind().to_owned(), message, rule, values }
    }
}

impl From<StoreError> for Error {
    fn from(error: StoreError) -> Error {
        match error {
            StoreError::Conflict { .. } => Error::Elsewhere,
            error => match error.outage() {
                Some(why) => Error::Unavailable { why, inside: error },
                None => Error::Store(error),
            },
        }
    }
}

impl IntoResponse for Error {
    fn into_response(self) -> Response {
        let mut response = (self.status(), Json(self.told())).into_response();
        match self {
            Error::OverBudget { seconds } => {
                response.headers_mut().insert(header::RETRY_AFTER, seconds.into());
            }
            // The rest of the body is still to come, and nobody will read it.
            Error::TooSlow => {
                response.headers_mut().insert(header::CONNECTION, HeaderValue::from_static("close"));
            }
            _ => {}
        }
        response
    }
}
