//! One error type for everything a client can be refused, with its HTTP status.

use axum::{
    Json,
    http::{HeaderValue, StatusCode, header},
    response::{IntoResponse, Response},
};
use game_core::Failure;

use crate::{
    ops::Refused,
    protocol::ApiError,
    store::{Node, StoreError},
};

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
    #[error("this browser was already {0} others who have tables; sign one of them out here first")]
    TooManyFormer(usize),
    #[error("requests from the pages of other sites are refused")]
    ForeignPage,
    #[error("only the host of the table may do that")]
    NotHost,
    #[error("only the person who saved this data set may change it")]
    NotYourSet,
    #[error("only the administrator may do that here")]
    NotAdministrator,
    #[error("the administrator of this server keeps you out")]
    Banned,
    #[error("the administrator of this server does not let you chat")]
    Muted,
    #[error("{0}")]
    NotNow(&'static str),
    #[error("this game no longer replays to its end; its players can agree to continue from the last action that does")]
    Stuck,
    #[error("whoever chats as a guest needs a name")]
    Nameless,
    #[error("somebody at this table has the same name; chat under another one")]
    NameTaken,
    #[error("somebody at this table has blocked you")]
    Blocked,
    #[error("the host of this table approves who sits down; ask for a seat")]
    AskFirst,
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
    /// Another server of ours has the table; see [`crate::forward`].
    #[error("this table is at another server, which cannot be reached now; try again in a moment")]
    AtNode(Node),
    #[error("too many requests; wait a moment")]
    TooMany,
    /// See [`crate::budgets`].
    #[error("too many requests of this kind from you or your address; try again in {seconds} s")]
    OverBudget { seconds: u64 },
    #[error("the request took too long to arrive")]
    TooSlow,
    #[error("the dice of this game are sealed with a key that this server does not have")]
    Sealed { key: String },
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
            Error::Sealed { key } => format!("its secret is sealed with the key {key}, which is not in the key file"),
            other => other.to_string(),
        }
    }

    pub fn kind(&self) -> &'static str {
        match self {
            Error::NotFound(_) => "not_found",
            Error::Unauthorised => "unauthorised",
            Error::NotYours(_) => "not_yours",
            Error::TooManyFormer(_) => "too_many_former",
            Error::ForeignPage => "foreign_page",
            Error::NotHost => "not_host",
            Error::NotYourSet => "not_your_set",
            Error::NotAdministrator => "not_administrator",
            Error::Banned => "banned",
            Error::Muted => "muted",
            Error::NotNow(_) => "not_now",
            Error::Stuck => "stuck",
            Error::Nameless => "nameless",
            Error::NameTaken => "name_taken",
            Error::Blocked => "blocked",
            Error::AskFirst => "ask_first",
            Error::Full => "full",
            Error::Taken => "taken",
            Error::Stale { .. } | Error::WentBack | Error::Elsewhere => "stale",
            Error::Closing => "closing",
            Error::AtNode(_) | Error::Unavailable { .. } => "unavailable",
            Error::BadRequest(_) => "bad_request",
            Error::TooLarge => "too_large",
            Error::TooMany | Error::OverBudget { .. } => "too_many",
            Error::TooSlow => "too_slow",
            Error::Sealed { .. } => "sealed",
            Error::Game(failure) => failure.kind(),
            Error::Store(_) | Error::Bug(_) => "internal",
        }
    }

    pub fn status(&self) -> StatusCode {
        match self {
            Error::NotFound(_) => StatusCode::NOT_FOUND,
            Error::Unauthorised => StatusCode::UNAUTHORIZED,
            Error::NotYours(_)
            | Error::NotHost
            | Error::Blocked
            | Error::ForeignPage
            | Error::NotYourSet
            | Error::NotAdministrator
            | Error::Banned
            | Error::Muted => StatusCode::FORBIDDEN,
            Error::NotNow(_)
            | Error::Nameless
            | Error::NameTaken
            | Error::TooManyFormer(_)
            | Error::Stuck
            | Error::Sealed { .. }
            | Error::AskFirst
            | Error::Full
            | Error::Taken
            | Error::Stale { .. }
            | Error::WentBack
            | Error::Elsewhere => StatusCode::CONFLICT,
            Error::BadRequest(_) => StatusCode::BAD_REQUEST,
            Error::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Error::TooMany | Error::OverBudget { .. } => StatusCode::TOO_MANY_REQUESTS,
            Error::TooSlow => StatusCode::REQUEST_TIMEOUT,
            Error::Closing | Error::AtNode(_) | Error::Unavailable { .. } => StatusCode::SERVICE_UNAVAILABLE,
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
            Error::Sealed { key } => tracing::error!(key, "a secret is sealed with a key that is not here"),
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
            StoreError::Conflict { .. } | StoreError::NotOurs { .. } => Error::Elsewhere,
            error => match error.outage() {
                Some(why) => Error::Unavailable { why, inside: error },
                None => Error::Store(error),
            },
        }
    }
}

impl IntoResponse for Error {
    fn into_response(self) -> Response {
        let told = self.told();
        let refused = Refused { kind: self.kind(), message: told.message.clone() };
        let mut response = (self.status(), Json(told)).into_response();
        response.extensions_mut().insert(refused);
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
