//! Search and evaluation, generic over the game, and the levels a player can choose.
//!
//! - [`Bot`] chooses actions. [`Seen`] is all it gets: the legal actions and the view of its seat, and as many guesses
//!   at the hidden rest as it asks for. The true state is not accessible, so no bot can know more than its player.
//! - [`Level`] is what players choose by name; [`Level::bot`] creates the bot.
//! - [`Greedy`] follows its own decisions to the end of its current activity and takes the line that ends best.
//!   [`Evaluate`] defines "best" for each game, in `eval/`; apart from `any.rs`, no other file names a game.
//! - [`choose`] does all of this for code that works with any game.
//!
//! ```
//! use ai::Level;
//! use game_core::{AnySession, Seat, Session};
//! use myrmes::{Myrmes, Options};
//!
//! let session = Session::new(Myrmes::with(Options::players(2))?, 1.into());
//! let choice = ai::choose(&session, Seat(0), Level::Greedy, 7).expect("both seats are to act");
//! assert!(AnySession::legal(&session, Seat(0)).contains(&choice));
//! # Ok::<(), game_core::Refused>(())
//! ```
#![forbid(unsafe_code)]

mod any;
mod bot;
mod eval;
mod greedy;
mod level;

pub use any::choose;
pub use bot::{Bot, Random, Seen};
pub use eval::Evaluate;
pub use greedy::Greedy;
pub use level::Level;
