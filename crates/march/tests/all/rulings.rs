//! One test for each ruling of `docs/rules/rulings.md` on March of the Ants, named after it.

mod battles;
mod centipedes;
use crate::common;
mod index;
mod meadow;
mod queen;
use crate::common::ring;
mod setup;
mod species;
mod turns;
