//! A live table: one task owns it and takes one message after the other.
//!
//! `log` is what is stored, `story` is the game as a function of it, `stuck` is what can no longer
//! be replayed, and `room` is who is here. `owner` brings them together with the store: a change is
//! first stored, then told. `seating`, `revealing` and `playing` are what people can do, `requests` is
//! whom the host lets sit down, `chatting` is what they say, `telling` is
//! what they are told of it, `expiry` is when nobody comes any more, and `task` is the loop.

mod chatting;
mod expiry;
pub mod log;
mod owner;
mod playing;
mod replayed;
mod requests;
mod revealing;
mod room;
mod seating;
mod steps;
mod story;
pub mod stuck;
mod summary;
mod task;
mod telling;

pub(crate) use self::{
    expiry::Lives,
    owner::{line as log_line, seat_rows},
};
pub use self::{
    replayed::Replayed,
    room::{Outgoing, written},
    steps::Steps,
    story::Story,
    stuck::Stuck,
    summary::{Summary, card},
    task::{Change, Command, Handle, Puzzled, Shared, TableCopy, look, now_ms, open},
};
