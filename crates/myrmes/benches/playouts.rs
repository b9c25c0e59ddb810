//! How fast random four-player games run, beside random chess: see the crate `yardstick`.

use myrmes::{Myrmes, Options};

fn main() {
    yardstick::measure(&Myrmes::with(Options::players(4)).expect("four can play"));
}
