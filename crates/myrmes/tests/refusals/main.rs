//! Every refusal: provoked, compared with all its values, and without a trace on the table.

mod atelier;
mod births;
mod colony;
mod harvest;
mod objectives;
mod placing;
mod sortie;
#[path = "../support/mod.rs"]
mod support;
mod turn;
mod wording;
