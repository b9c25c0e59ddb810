//! Head evolutions.

mod battle;
mod phase;
