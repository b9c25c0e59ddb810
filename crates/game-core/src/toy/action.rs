//! The actions of the toy game.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    Bid(u8),
    Take(u8),
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Bid(bid) => write!(f, "bid {bid}"),
            Action::Take(crumbs) => write!(f, "take {crumbs}"),
        }
    }
}

#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is not an action; write it like \"bid 2\" or \"take 1\"")]
pub struct NotAnAction(String);

impl FromStr for Action {
    type Err = NotAnAction;

    fn from_str(text: &str) -> Result<Action, NotAnAction> {
        let parse = || {
            let (verb, number) = text.split_once(' ')?;
            let number = number.parse().ok()?;
            let action = match verb {
                "bid" => Action::Bid(number),
                "take" => Action::Take(number),
                _ => return None,
            };
            // "+1" and "01" parse as numbers; accept only the spelling that `Display` writes.
            (action.to_string() == text).then_some(action)
        };
        parse().ok_or_else(|| NotAnAction(text.chars().take(40).collect()))
    }
}
