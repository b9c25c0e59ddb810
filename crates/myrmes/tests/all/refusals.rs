//! Every refusal is provoked, compared with all its values, and must leave no trace on the table.

mod atelier;
mod births;
mod colony;
mod harvest;
mod objectives;
mod placing;
mod sortie;
mod turn;
mod wording;
