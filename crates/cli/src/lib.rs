//! The program `formicarium` as a library: one module per subcommand, so that tests and fuzzers can use them without
//! starting a process.
#![forbid(unsafe_code)]

pub mod analyse;
pub mod bench;
pub mod bots;
pub mod calibrate;
pub mod contest;
pub mod data;
pub mod engine;
pub mod games;
pub mod ladder;
pub mod load;
pub mod operate;
pub mod puzzles;
pub mod replay;
pub mod simulate;
pub mod table;
pub mod train;
pub mod validate;
pub mod verify;
