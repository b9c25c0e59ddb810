//! Every refusal: provoked, compared with all its values, and without a trace on the table.

mod battles;
mod cards;
#[path = "../common/mod.rs"]
mod common;
mod explore;
mod march_action;
mod queen;
#[path = "../common/ring.rs"]
mod ring;
mod targets;
mod turn;
mod wording;
