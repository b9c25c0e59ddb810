//! What a game is, for everybody who does not want to know which game it is.
//!
//! A tour, from the inside out:
//!
//! - [`Game`] is the contract: rules without a state. It sets up, lists, applies, shows and ranks; it reads no clock, file,
//!   network or ambient randomness. [`Seat`], [`Hex`] and [`Standing`] are words all games share.
//! - [`Chance`] answers when the rules ask for a draw: a [`Stream`] from the game's seed, a [`Fresh`] one in search, a
//!   [`Scripted`] one in tests. The state holds no future.
//! - [`Fact`] is what an event is: what happened, who learned of it, whether chance decided.
//! - [`Session`] is a game in progress: applies, remembers, undoes. [`Record`] is the same on paper: replaying it gives the
//!   same state to the last bit.
//! - [`erased`](mod@erased) is all of this for those who hold any game: [`AnyGame`], [`AnySession`], JSON, and one
//!   [`Failure`].
//! - [`perft`] counts; [`testing`] is the suite every game passes; [`toy`] is a game to learn from and to try search on;
//!   [`data`] and [`json`] help with component files and digests; [`named!`] declares closed sets of words, one spelling
//!   everywhere.
//!
//! ```
//! use game_core::{Game, Record, Seat, Session, Viewer, toy::{Action, Crumbs, Illegal}};
//!
//! let crumbs = Crumbs::new(Default::default(), &Crumbs::own_data())?;
//! let mut session = Session::new(crumbs, 1.into());
//!
//! // Both bid at the same time, and nobody sees what the other chose.
//! assert_eq!(session.to_act().len(), 2);
//! session.apply(Seat(0), Action::Bid(2))?;
//! assert_eq!(session.view(Viewer::Seat(Seat(1))).bids, [None, None]);
//! assert_eq!(session.apply(Seat(0), "bid 3".parse()?), Err(Illegal::BidTwice));
//!
//! // The last bid opens them all; the die is rolled, and the highest bid takes first.
//! session.apply(Seat(1), Action::Bid(3))?;
//! session.apply(Seat(1), Action::Take(1))?;
//!
//! // A game is its record.
//! let record = Record::from_json(&session.record().to_json())?;
//! let again = Session::<Crumbs>::load(&record, &Crumbs::own_data())?;
//! assert_eq!(again.state(), session.state());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
#![forbid(unsafe_code)]

pub mod chance;
pub mod data;
pub mod erased;
pub mod fact;
pub mod game;
pub mod hex;
pub mod json;
pub mod named;
pub mod perft;
pub mod record;
pub mod seat;
pub mod session;
pub mod standing;
pub mod testing;
pub mod toy;
#[cfg(feature = "ts")]
pub mod typescript;

pub use chance::{Chance, Fresh, Scripted, Seed, Stream};
pub use erased::{AnyGame, AnySession, Failure, erased};
pub use fact::{Audience, Fact, Sink, Unheard};
pub use game::{DataFiles, Game, Illegal, Refused, Viewer};
pub use hex::Hex;
pub use record::{BadRecord, Record};
pub use seat::{Seat, SeatSet};
pub use session::{CannotUndo, Session, Told, Turn, Undone};
pub use standing::Standing;

/// The first `n` characters of a text: as much of it as belongs into an error message.
fn short(text: &str, n: usize) -> &str {
    text.char_indices().nth(n).map_or(text, |(end, _)| &text[..end])
}
