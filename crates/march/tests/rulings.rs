//! One test for each ruling of `docs/rules/rulings.md` on March of the Ants, named after it.

#[path = "rulings/battles.rs"]
mod battles;
#[path = "rulings/centipedes.rs"]
mod centipedes;
mod common;
#[path = "rulings/index.rs"]
mod index;
#[path = "rulings/meadow.rs"]
mod meadow;
#[path = "rulings/queen.rs"]
mod queen;
#[path = "common/ring.rs"]
mod ring;
#[path = "rulings/setup.rs"]
mod setup;
#[path = "rulings/species.rs"]
mod species;
#[path = "rulings/turns.rs"]
mod turns;
