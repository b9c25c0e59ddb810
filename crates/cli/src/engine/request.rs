//! The requests of the engine.

use ai::Level;
use game_core::{
    Failure, Seat, Seed, Viewer,
    json::{self, Misread},
};
use serde::Deserialize;
use serde_json::{Map, Value};

/// A request without its id. Unknown fields are refused.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
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
    /// What a bot would play, and why. The budget of the level can be replaced by one in nodes or in milliseconds.
    Think {
        seat: Seat,
        #[serde(default = "usual_level")]
        level: String,
        nodes: Option<u64>,
        ms: Option<u64>,
        #[serde(default)]
        seed: u64,
    },
    Perft {
        depth: u32,
        #[serde(default = "usual_limit")]
        limit: u64,
    },
}

fn usual_level() -> String {
    Level::Expert.to_string()
}

fn usual_limit() -> u64 {
    1_000_000
}

impl Request {
    /// Reads a line. Returns the id even if the rest is invalid, so that the client knows which request failed.
    pub(super) fn read(line: &[u8]) -> (Value, Result<Request, Failure>) {
        let mut fields = match json::parse(line) {
            Ok(Value::Object(fields)) => fields,
            Ok(_) => return (Value::Null, Err(Failure::bad_request("a request is a JSON object"))),
            Err(misread) => return (Value::Null, Err(Failure::bad_request(misread.to_string()))),
        };
        let id = fields.remove("id").unwrap_or_default();
        let command = match fields.remove("do") {
            Some(Value::String(command)) => command,
            Some(_) => return (id, Err(Failure::bad_request("do: a command is a string"))),
            None => return (id, Err(Failure::bad_request("missing field `do`"))),
        };
        (id, Request::of(&command, fields))
    }

    /// Reads the fields inside the command, so that errors name the wrong field by its path.
    fn of(command: &str, fields: Map<String, Value>) -> Result<Request, Failure> {
        let request = Value::from_iter([(command, Value::Object(fields))]);
        json::read(&request).map_err(|misread| {
            let within = misread.path.strip_prefix(command).map(|path| path.trim_start_matches('.').to_owned());
            let path = within.unwrap_or_default();
            Failure::bad_request(Misread { path, ..misread }.to_string())
        })
    }
}
