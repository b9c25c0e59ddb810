//! The commands of `formicarium`, one module each.
#![forbid(unsafe_code)]

pub mod simulate;
