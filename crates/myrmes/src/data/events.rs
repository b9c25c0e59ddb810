//! `events.toml`: the event track and the spaces that the dice point to.

use game_core::Refused;
use serde::Deserialize;

use super::check_at_most;
use crate::components::Bonus;

#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct EventsFile {
    pub(super) larvae_per_space: u8,
    space: Vec<SpaceFile>,
}

#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct SpaceFile {
    index: usize,
    event: Bonus,
    rolled: bool,
}

impl EventsFile {
    /// The track is part of the rules, because the dice point to it; the file must agree.
    pub(super) fn check(&self) -> Result<(), Refused> {
        check_at_most("events.toml: larvae_per_space", 9, self.larvae_per_space.into())?;
        let told = self.space.iter().map(|space| (space.index, space.event, space.rolled));
        let fixed = Bonus::ALL.into_iter().enumerate().map(|(index, event)| (index, event, (1..=6).contains(&index)));
        if told.eq(fixed) {
            Ok(())
        } else {
            Err(Refused::new(
                "events.toml: space",
                "the eight spaces and their order are fixed, with the dice on 1 to 6",
            ))
        }
    }
}
