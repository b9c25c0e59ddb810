//! The program `formicarium`, as a library: one module per subcommand, so that tests and fuzzers drive them without a
//! process.
#![forbid(unsafe_code)]

pub mod data;
pub mod engine;
pub mod folder;
pub mod games;
pub mod replay;
pub mod simulate;
