//! A live table: one task owns it and takes one message after the other.
//!
//! `log` is what is stored, `story` the game as a function of it, `stuck` what cannot be replayed any more; `room` who is here; `owner` brings both together with the store: first stored,
//! then told. `seating` and `playing` are what people can do, `telling` what they hear of it, `task` is the loop.

pub mod log;
mod owner;
mod playing;
mod replayed;
mod room;
mod seating;
mod story;
pub mod stuck;
mod summary;
mod task;
mod telling;

pub(crate) use self::owner::seat_rows;
pub use self::{
    replayed::Replayed,
    story::Story,
    stuck::Stuck,
    summary::{Summary, card},
    task::{Change, Command, Copied, Handle, Shared, now_ms, open},
};
