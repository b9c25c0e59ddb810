//! What a game is, for everybody who does not want to know which game it is.
#![forbid(unsafe_code)]

pub mod chance;
pub mod fact;
pub mod game;
pub mod hex;
pub mod named;
pub mod seat;
pub mod standing;

pub use chance::{Chance, Fresh, Scripted, Seed, Stream};
pub use fact::{Audience, Fact, Sink, Unheard};
pub use game::{DataFiles, Game, Illegal, Refused, Viewer};
pub use hex::Hex;
pub use seat::{Seat, SeatSet};
pub use standing::Standing;
