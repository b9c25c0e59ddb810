//! One two-player game as its log: the events in the order in which everyone learns of them.
//!
//! The text is meant to be read alongside the rulebook.
//! `UPDATE_EXPECT=1 cargo test -p myrmes --test all playthrough` rewrites it.

use std::path::Path;

use game_core::testing::files::{log_reads_as_it_did, play_fond_of};
use myrmes::{Action, Myrmes, Options, Room, Track};

const SEED: u64 = 17;

/// Random, but with a preference for what makes a colony grow, so that the log shows more of the
/// rules than steps and winters.
fn weight(action: &Action) -> u32 {
    match action {
        Action::Objective { .. } | Action::Clear { .. } | Action::Hunt { .. } | Action::Level => 60,
        Action::Work { room: Room::Queen } | Action::Nurse => 30,
        Action::Place { tile, .. } if tile.is_special() => 40,
        Action::Place { .. } => 12,
        Action::Nurses { on: Track::Larvae | Track::Workers, count: 2 } => 12,
        Action::Nurses { on: Track::Soldiers, count: 2 } | Action::Nurses { on: Track::Atelier, count: 1..=3 } => 6,
        Action::Sacrifice | Action::Stop | Action::Done => 1,
        _ => 3,
    }
}

#[test]
fn the_playthrough_reads_as_it_did() {
    let rules = Myrmes::with(Options::players(2)).expect("the options are valid");
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/playthrough.txt");
    log_reads_as_it_did(&play_fond_of(rules, SEED, weight), &path);
}
