//! A live table: one task owns it and takes one message after the other.
//!
//! `story` is the game as a function of the log; `room` who is here; `owner` brings both together with the store: first stored,
//! then told. `seating` and `playing` are what people can do, `telling` what they hear of it, `task` is the loop.

mod owner;
mod playing;
mod room;
mod seating;
mod story;
mod summary;
mod task;
mod telling;

pub(crate) use self::owner::seat_rows;
pub use self::{
    story::Story,
    summary::{Summary, card},
    task::{Change, Command, Copied, Handle, Shared, now_ms, open},
};
