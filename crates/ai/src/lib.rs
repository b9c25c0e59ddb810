//! Search and evaluation, generic over the game, and the levels a player can choose.
//!
//! - [`Bot`] chooses actions. [`Seen`] is all it gets: the legal actions and the view of its seat, and as many guesses
//!   at the hidden rest as it asks for. The true state is not accessible, so no bot can know more than its player.
//! - [`Opponent`] is what players choose by name: a [`Level`] and perhaps a [`Character`]; [`Opponent::bot`] creates the bot.
//! - [`think`] finds the turns of a seat, [`model`] judges where they end, and [`search`] plays the best ones on.
//!   [`train`] makes models by self-play, and [`analysis`] looks through a game with them. [`Learn`] is what a game tells them about itself, in `learn/`.
//! - [`Greedy`] is the yardstick: it follows its own decisions to the end of its current activity and takes the line
//!   that ends best by an evaluation made by hand, [`Evaluate`].
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

pub mod analysis;
mod any;
pub mod bench;
mod bot;
pub mod calibration;
pub mod duel;
mod eval;
mod greedy;
pub mod learn;
mod level;
pub mod model;
pub mod models;
pub mod puzzles;
pub mod rating;
pub mod review;
pub mod search;
pub mod strength;
pub mod think;
pub mod train;
mod uct;
mod walk;

pub use analysis::Analysis;
pub use any::{
    Budget, Considered, Question, analyse, can_analyse, characters, choose, consider, plan, points, shares, stand_in,
    turn_is_over, weigh,
};
pub use bot::{Bot, Player, Random, Seen};
pub use eval::Evaluate;
pub use greedy::Greedy;
pub use learn::Learn;
pub use level::{Character, Level, NoOpponent, Opponent};
pub use search::{Learned, Mind};
pub use uct::Uct;
