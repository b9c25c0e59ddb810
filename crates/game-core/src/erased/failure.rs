//! The error type of type-erased games.

use serde::{Serialize, Serializer, ser::SerializeMap};
use serde_json::Value;

use crate::{game::Refused, perft::TooMany, record::BadRecord, seat::Seat, session::CannotUndo, short};

/// The maximum length of a text in characters. Messages quote input, which may be long.
const MAX_TEXT: usize = 500;

/// An error. In JSON it is an object with `kind`, `message`, and fields that depend on the kind. The length of its
/// texts in JSON is bounded, whatever the input.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum Failure {
    /// A rule of the game forbids the action.
    #[error("{message}")]
    Illegal {
        rule: &'static str,
        message: String,
        /// The game's own `Illegal` as JSON.
        values: Value,
    },
    /// The input is not a valid request, or not valid at this moment.
    #[error("{message}")]
    BadRequest { message: String },
    /// There is no such game, or no such seat at the table.
    #[error("{message}")]
    NotFound { message: String },
    /// The input is not an action of this game.
    #[error("{message}")]
    BadAction { message: String },
    #[error("{0}")]
    BadOptions(Refused),
    #[error("{0}")]
    BadData(Refused),
    #[error("{0}")]
    BadPosition(Refused),
    #[error("{0}")]
    BadRecord(BadRecord),
    #[error("{0}")]
    NotUndoable(CannotUndo),
    #[error("{0}")]
    TooMany(TooMany),
    /// A bug in the program, not a fault of the input.
    #[error("{message}")]
    Bug { message: String },
}

impl Failure {
    pub fn bad_request(message: impl Into<String>) -> Failure {
        Failure::BadRequest { message: message.into() }
    }

    /// An unknown game id.
    pub fn no_game(id: &str, known: &[&str]) -> Failure {
        Failure::NotFound {
            message: format!("there is no game {:?}; the games are {}", short(id, 40), known.join(", ")),
        }
    }

    /// A seat number beyond the table. Seats are counted from 0.
    pub fn no_seat(seat: Seat, players: u8) -> Failure {
        Failure::NotFound { message: format!("there is no seat {}, only 0 to {}", seat.0, players - 1) }
    }

    /// The kind of error, for programs.
    pub fn kind(&self) -> &'static str {
        match self {
            Failure::Illegal { .. } => "illegal",
            Failure::BadRequest { .. } => "bad_request",
            Failure::NotFound { .. } => "not_found",
            Failure::BadAction { .. } => "bad_action",
            Failure::BadOptions(_) => "bad_options",
            Failure::BadData(_) => "bad_data",
            Failure::BadPosition(_) => "bad_position",
            Failure::BadRecord(_) => "bad_record",
            Failure::NotUndoable(_) => "not_undoable",
            Failure::TooMany(_) => "too_many",
            Failure::Bug { .. } => "bug",
        }
    }
}

impl Serialize for Failure {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("kind", self.kind())?;
        match self {
            Failure::Illegal { rule, values, .. } => {
                map.serialize_entry("rule", rule)?;
                map.serialize_entry("values", values)?;
            }
            Failure::BadOptions(refused) | Failure::BadData(refused) | Failure::BadPosition(refused) => {
                map.serialize_entry("what", &cut(&refused.what))?;
            }
            Failure::BadRecord(bad) => {
                if let Some(bad) = bad.action() {
                    map.serialize_entry("action", &bad.index)?;
                    map.serialize_entry("rule", &bad.rule)?;
                    map.serialize_entry("values", &bad.values)?;
                }
            }
            Failure::NotUndoable(reason) => map.serialize_entry("reason", reason)?,
            Failure::TooMany(TooMany { limit }) => map.serialize_entry("limit", limit)?,
            Failure::BadRequest { .. } | Failure::NotFound { .. } | Failure::BadAction { .. } | Failure::Bug { .. } => {
            }
        }
        map.serialize_entry("message", &cut(&self.to_string()))?;
        map.end()
    }
}

fn cut(text: &str) -> String {
    let short = short(text, MAX_TEXT - 1);
    if short.len() < text.len() { format!("{short}…") } else { text.to_owned() }
}
