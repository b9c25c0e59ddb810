use crate::{March, state::State};
use game_core::Refused;
use serde::{Deserialize, Serialize};
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Position;
impl Position {
    pub(crate) fn of(_: &March, _: &State) -> Position {
        Position
    }
    pub(crate) fn place(&self, rules: &March) -> Result<State, Refused> {
        Ok(*rules.bare_table)
    }
}
