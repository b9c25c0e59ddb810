//! `cargo xtask bench`: how fast it is.

use crate::step::{cargo, step};

pub(crate) fn run() -> Result<(), String> {
    step("benchmarks", cargo("bench --workspace --bench * --locked"))
}
