//! The log of a two-player game: the events in the order in which they are told.
//!
//! The text is meant to be read beside the rulebook.
//! `UPDATE_EXPECT=1 cargo test -p march --test all playthrough` rewrites it.

use std::path::Path;

use game_core::testing::files::{log_reads_as_it_did, play_fond_of};
use march::{Action, March, Options};

const SEED: u64 = 17;

/// Random play with a preference for actions that make a colony grow, so that the log shows more of
/// the rules than steps and rests.
fn weight(action: &Action) -> u32 {
    match action {
        Action::Explore | Action::Play { .. } | Action::Commit { .. } => 30,
        Action::Larva { .. } | Action::Collect { .. } | Action::Gain { .. } => 12,
        Action::March | Action::Forage | Action::PayLarva => 9,
        Action::PayAnt { .. } | Action::Pass => 2,
        Action::Rest => 1,
        _ => 4,
    }
}

#[test]
fn the_playthrough_reads_as_it_did() {
    let rules = March::with(Options::players(2)).expect("the options are valid");
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/playthrough.txt");
    log_reads_as_it_did(&play_fond_of(rules, SEED, weight), &path);
}
