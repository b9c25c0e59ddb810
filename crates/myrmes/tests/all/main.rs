//! All tests of the rules in one program, so that the rules are compiled for it once.

mod common;
mod coverage;
mod data;
mod fixtures;
mod golden;
mod hostile_data;
mod hostile_positions;
mod outlook;
mod perft;
mod plans;
mod playthrough;
mod positions;
mod properties;
mod refusals;
mod rulebook;
mod rulings;
mod sessions;
mod suite;
mod support;
mod typescript;
