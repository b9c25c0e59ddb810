//! The bots of a simulation: the levels of the `ai` crate, by name.

use ai::Level;
use game_core::Failure;

/// The level with this name.
pub(super) fn level(name: &str) -> Result<Level, Failure> {
    let known = || Level::ALL.map(Level::name).join(", ");
    name.parse().map_err(|_| Failure::bad_request(format!("there is no bot {name:?}; the bots are: {}", known())))
}
