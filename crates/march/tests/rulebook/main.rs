//! The rulebook, chapter by chapter: its diagrams built and played, and its sentences.

#[path = "../common/mod.rs"]
mod common;

mod diagrams;
