//! Search and evaluation, generic over the game; the levels a player can choose.
//!
//! - [`Bot`] is somebody who decides, and [`Seen`] all it is given: what its seat may do, what its seat sees, and as many
//!   guesses at the rest as it likes. The true state stays behind it, so no bot can know what its player cannot.
//! - [`Level`] is what players choose by name; [`Level::bot`] plays it.
//! - [`Greedy`] follows its own decisions to the end of what it is doing and takes the line that ends best. What "best" is
//!   says [`Evaluate`], once for each game, in `eval/`: the only place where a game is named.
//! - [`choose`] is all of this for those who hold any game.
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
