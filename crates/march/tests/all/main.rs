//! All tests of the rules in one program, so that the rules are compiled for them once.

mod abilities;
mod broken_data;
mod cards;
mod common;
mod coverage;
mod data;
mod fixtures;
mod golden;
mod horde;
mod hostile_data;
mod hostile_positions;
mod meadow;
mod older_data;
mod outlook;
mod perft;
mod playthrough;
mod positions;
mod properties;
mod refusals;
mod rulebook;
mod rulings;
mod sessions;
mod suite;
mod typescript;
