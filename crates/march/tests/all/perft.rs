//! Counts of the ways a game can go on, from text files that say where they come from.
//!
//! `game_core::testing::files` says how such a file is written. `UPDATE_EXPECT=1 cargo test -p march --test all perft` writes the
//! numbers of nodes anew.

use std::path::Path;

use game_core::testing::files;
use march::March;

#[test]
fn counts_are_as_they_were() {
    files::counts_are_as_they_were::<March>(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/perft"), 6);
}
