//! A live table: one task owns it and takes one message after the other.
//!
//! `story` is the game as a function of the log; `room` what exists only while somebody looks (connections, votes); `task`
//! the loop that brings both together with the store: first stored, then told.

mod owner;
mod playing;
mod room;
mod seating;
mod story;
mod summary;
mod task;

pub(crate) use self::owner::seat_rows;
pub use self::{
    story::Story,
    summary::{Summary, card},
    task::{Change, Command, Copied, Handle, Shared, now_ms, open},
};
