//! Every refusal: provoked, compared with all its values, and checked to leave the table unchanged.

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
