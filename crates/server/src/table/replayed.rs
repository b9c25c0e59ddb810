//! Loads a table from the store and replays its log as far as this program can.

use std::sync::Arc;

use game_core::DataFiles;

use super::{
    log::{self, Line},
    story::Story,
    stuck::{self, Stuck},
};
use crate::{
    data,
    error::{Error, Result},
    games,
    header::Header,
    store::{Status, Store, TableRow},
};

/// See the module.
#[derive(Debug)]
pub struct Replayed {
    /// The component data, if not the program's own.
    pub data: Option<Arc<DataFiles>>,
    /// `None` before the game began, or if not even its beginning can be replayed.
    pub story: Option<Story>,
    /// Where and why it cannot be replayed to its end, if that is the case.
    pub stuck: Option<Stuck>,
    /// When each action that still counts was taken, as far as it was replayed.
    pub times: Vec<i64>,
}

impl Replayed {
    /// Replays a table.
    ///
    /// # Errors
    /// When the store cannot be read, or when a table that has not begun lacks its data or its
    /// game.
    pub async fn load(store: &Store, row: &TableRow, header: &Header) -> Result<Replayed> {
        let lines: Vec<Line> = store.log(&row.id).await?.into_iter().map(Line::read).collect();
        let data = match games::find(&header.game) {
            Some(game) => data::files(store, game, &header.data).await,
            None => Err(Error::NotFound("such game")),
        };
        let (data, story, stuck) = match data {
            Ok(data) => {
                let (story, stuck) = Story::load(header, data.as_deref(), &lines, &store.downtimes());
                (data, story, stuck)
            }
            // A game that has begun can still be read and saved, even if its data or its rules are
            // missing.
            Err(error @ (Error::NotFound(_) | Error::NotNow(_) | Error::Bug(_))) if !lines.is_empty() => {
                let kind = if matches!(error, Error::NotFound(_)) { "no_game" } else { "no_data" };
                (None, None, Some(Stuck::new(0, 0, stuck::named(kind, &error), &lines)))
            }
            Err(error) => return Err(error),
        };
        let (story, stuck) = not_over_any_more(row.status, story, stuck, &lines);
        let times = times(&lines, stuck.as_ref().map_or(lines.len(), |stuck| stuck.place));
        Ok(Replayed { data, story, stuck, times })
    }
}

/// A finished game that is not over by the current rules must not be played on, so it is stuck at
/// its end.
fn not_over_any_more(
    status: Status,
    story: Option<Story>,
    stuck: Option<Stuck>,
    lines: &[Line],
) -> (Option<Story>, Option<Stuck>) {
    match (story, stuck) {
        (Some(story), None) if status == Status::Over && !story.is_over() => {
            let error = Error::NotNow("by the rules of this program, the game is not over at this point");
            let turns = story.session().n_turns();
            let stuck = Stuck::new(lines.len(), turns, stuck::named("not_over", &error), lines);
            (Some(story.stopped(lines)), Some(stuck))
        }
        as_it_is => as_it_is,
    }
}

fn times(lines: &[Line], replayed: usize) -> Vec<i64> {
    let mut times = Vec::new();
    for line in log::counted(lines).into_iter().filter(|&place| place < replayed).map(|place| &lines[place]) {
        if let Ok(entry) = &line.entry {
            log::follow(&mut times, entry, |_, _| line.at);
        }
    }
    times
}
