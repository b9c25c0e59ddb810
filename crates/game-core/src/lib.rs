//! What a game is, for everybody who does not want to know which game it is.
#![forbid(unsafe_code)]

pub mod chance;
pub mod data;
pub mod erased;
pub mod fact;
pub mod game;
pub mod hex;
pub mod json;
pub mod perft;
pub mod record;
pub mod seat;
pub mod session;
pub mod standing;
pub mod toy;

pub use chance::{Chance, Fresh, Scripted, Seed, Stream};
pub use erased::{AnyGame, AnySession, Failure, erased};
pub use fact::{Audience, Fact, Sink, Unheard};
pub use game::{DataFiles, Game, Illegal, Refused, Viewer};
pub use hex::Hex;
pub use record::{BadRecord, Record};
pub use seat::{Seat, SeatSet};
pub use session::{CannotUndo, Session};
pub use standing::Standing;

/// As much of a text as belongs into an error message.
fn short(text: &str) -> &str {
    text.char_indices().nth(80).map_or(text, |(end, _)| &text[..end])
}
