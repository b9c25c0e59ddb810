//! Counts of possible continuations, from text files that say where the numbers come from.
//!
//! `game_core::testing::files` describes the file format.
//! `UPDATE_EXPECT=1 cargo test -p myrmes --test all perft` rewrites the numbers of nodes.

use std::path::Path;

use game_core::testing::files;
use myrmes::Myrmes;

#[test]
fn counts_are_as_they_were() {
    files::counts_are_as_they_were::<Myrmes>(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/perft"), 7);
}
