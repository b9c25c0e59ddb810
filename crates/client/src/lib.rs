//! A client of the server that is as small as it can be: it sends requests and talks over the sockets of tables. What drives a
//! server hard (`formicarium load`) and what kills it (`cargo xtask crash`) share it.
#![forbid(unsafe_code)]

pub mod http;
pub mod random;
pub mod socket;

use std::time::Duration;

/// How long anything may take before it counts as stalled.
pub const PATIENCE: Duration = Duration::from_secs(30);
