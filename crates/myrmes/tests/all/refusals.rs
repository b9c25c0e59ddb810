//! Every refusal: provoked, compared with all its values, and without a trace on the table.

mod atelier;
mod births;
mod colony;
mod harvest;
mod objectives;
mod placing;
mod sortie;
mod turn;
mod wording;
