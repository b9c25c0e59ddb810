//! The core that all games share: what a game is, independent of which game it is.
//!
//! A tour, from the inside out:
//!
//! - [`Game`] is the contract: rules without state. A game sets up, lists legal actions, applies them, builds views and
//!   ranks the players. It reads no clock, file, network or ambient randomness. [`Seat`], [`Hex`] and [`Standing`] are
//!   shared by all games.
//! - [`Chance`] answers when the rules need a random number: from a seeded [`Stream`] in a recorded game, from a
//!   [`Fresh`] generator in search, from a [`Scripted`] list in tests. The state never contains future random results.
//! - [`GameEvent`] is the trait of events: what happened, who learns of it, and whether it was random.
//! - [`Session`] is a game in progress: it applies actions, keeps the history and undoes. [`Record`] is its serialised
//!   form; replaying a record reproduces the exact same state.
//! - [`erased`](mod@erased) is the type-erased interface for code that works with any game: [`AnyGame`],
//!   [`AnySession`], JSON, and a single error type, [`Failure`].
//! - [`key()`](fn@key) and [`Inputs`] serve search and learning: a fast 64-bit key of a state, and what a seat knows as
//!   named numbers.
//! - [`perft`] counts positions. [`testing`] is the test suite that every game must pass. [`toy`] is a small game to
//!   learn from and to test search on. [`data`] and [`json`] read component files and compute digests. [`named!`]
//!   declares enums whose variants have one name everywhere.
//!
//! ```
//! use game_core::{Game, Record, Seat, Session, Viewer, toy::{Action, Crumbs, Illegal}};
//!
//! let crumbs = Crumbs::new(Default::default(), &Crumbs::own_data())?;
//! let mut session = Session::new(crumbs, 1.into());
//!
//! // Both seats bid at the same time, and neither sees the other's bid.
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
pub mod dice;
pub mod erased;
pub mod event;
pub mod game;
pub mod hex;
pub mod inputs;
pub mod json;
pub mod key;
pub mod named;
pub mod notation;
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
pub use dice::{Derivation, Dice, Redrawn};
pub use erased::{AnyGame, AnySession, Failure, erased};
pub use event::{Audience, GameEvent, Sink, Unheard};
pub use game::{DataFiles, Game, Illegal, Refused, Viewer};
pub use hex::Hex;
pub use inputs::Inputs;
pub use key::key;
pub use notation::Notation;
pub use record::{BadRecord, Record};
pub use seat::{Seat, SeatSet};
pub use session::{Applied, CannotUndo, NumberedEvent, Session, Undone};
pub use standing::{Headline, Standing};

/// The first `n` characters of a text, for quoting input in an error message.
fn short(text: &str, n: usize) -> &str {
    text.char_indices().nth(n).map_or(text, |(end, _)| &text[..end])
}
