//! Every refusal: provoked, compared with all its values, and without a trace on the table.

mod battles;
mod cards;
use crate::common;
mod explore;
mod march_action;
mod queen;
use crate::common::ring;
mod targets;
mod turn;
mod wording;
