//! The bots of a simulation: the levels of the `ai` crate, by name.

use ai::Level;
use anyhow::anyhow;

/// The bot of that name.
pub(super) fn level(name: &str) -> anyhow::Result<Level> {
    let known = || Level::ALL.map(Level::name).join(", ");
    name.parse().map_err(|_| anyhow!("there is no bot {name:?}; known are: {}", known()))
}
