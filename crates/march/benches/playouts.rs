//! How fast random four-player games run, beside random chess: see the crate `yardstick`.

use march::{March, Options};

fn main() {
    yardstick::measure(&March::with(Options::players(4)).expect("four can play"));
}
