//! `cargo xtask bench`: runs the benchmarks.

use crate::step::{Steps, cargo};

pub(crate) fn run() -> Result<(), String> {
    Steps::default().run("benchmarks", cargo("bench --workspace --bench * --locked"))
}
