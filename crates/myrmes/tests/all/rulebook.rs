//! Every example and every rule of the rulebook, chapter by chapter; `docs/rules/coverage.md` is
//! the index.

mod atelier;
mod births;
mod clearing;
mod end;
mod end_of_season;
mod event;
mod harvest;
mod movement;
mod objectives;
mod setup;
mod tiles;
mod winter;
mod workers;
