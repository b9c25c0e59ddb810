//! Every example and every rule sentence of the rulebook, chapter by chapter; `docs/rules/coverage.md` is the index.

#[path = "../common/mod.rs"]
mod common;

mod workers;
