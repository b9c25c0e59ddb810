//! The requests of the engine.

use game_core::{Failure, Seat, Seed, Viewer};
use serde::Deserialize;
use serde_json::Value;

/// A request without its id. Unknown fields are refused.
#[derive(Clone, Debug, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub(super) enum Request {
    New {
        #[serde(default)]
        options: Value,
        seed: Option<Seed>,
        #[serde(default)]
        seats: Vec<String>,
    },
    Legal {
        seat: Option<Seat>,
    },
    Apply {
        seat: Seat,
        action: Value,
    },
    State {},
    View {
        viewer: Viewer,
    },
    Outlook {
        viewer: Viewer,
    },
    Events {
        #[serde(default)]
        since: usize,
        viewer: Option<Viewer>,
    },
    Undo {
        seat: Seat,
    },
    Record {},
    Load {
        record: Value,
    },
    Set {
        position: Value,
        options: Option<Value>,
        seed: Option<Seed>,
        #[serde(default)]
        seats: Vec<String>,
    },
    Perft {
        depth: u32,
        #[serde(default = "usual_limit")]
        limit: u64,
    },
}

fn usual_limit() -> u64 {
    1_000_000
}

impl Request {
    /// Reads a line. Returns the id even if the rest is invalid, so that the client knows which request failed.
    pub(super) fn read(line: &[u8]) -> (Value, Result<Request, Failure>) {
        let mut value: Value = match serde_json::from_slice(line) {
            Ok(value) => value,
            Err(error) => return (Value::Null, Err(Failure::bad_request(format!("not JSON: {error}")))),
        };
        let Some(fields) = value.as_object_mut() else {
            return (Value::Null, Err(Failure::bad_request("a request is a JSON object")));
        };
        let id = fields.remove("id").unwrap_or_default();
        (id, serde_json::from_value(value).map_err(|error| Failure::bad_request(error.to_string())))
    }
}
