//! Counts of the ways a game can continue, from text files that name their source.
//!
//! `game_core::testing::files` describes the format.
//! `UPDATE_EXPECT=1 cargo test -p march --test all perft` rewrites the node counts.

use std::path::Path;

use game_core::testing::files;
use march::March;

#[test]
fn counts_are_as_they_were() {
    files::counts_are_as_they_were::<March>(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/perft"), 6);
}
