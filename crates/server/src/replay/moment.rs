//! A moment of a game: where imagining begins, and from where a game can be played on.

use std::sync::Arc;

use game_core::{AnySession, DataFiles, Seat, Seed};

use super::{
    Uploaded, Watched, in_background, is_over,
    viewpoint::{Viewpoint, check_version, version},
};
use crate::{
    App,
    auth::Who,
    deals,
    error::{Error, Result},
    games,
    header::Header,
    protocol::{Moment, Status, When},
    puzzles,
};

/// The game as it was at a moment.
#[derive(Debug)]
pub(crate) struct Then {
    /// Everything that happened up to then, and nothing after.
    pub session: Box<dyn AnySession>,
    /// The step in the replay that was asked for, and what identifies the steps up to it; `None` for a typed position.
    pub step: Option<(u32, String)>,
    /// The table, if it was at one.
    pub table: Option<At>,
    /// The component data, if not the program's own, and the name of the set.
    pub data: Option<Arc<DataFiles>>,
    pub set: Option<String>,
    /// The seats that may be asked about.
    pub seats: Vec<Seat>,
    /// Whether it is a puzzle.
    pub puzzle: bool,
}

/// The table of a game.
#[derive(Debug)]
pub(crate) struct At {
    pub id: String,
    pub header: Header,
    pub status: Status,
}

impl At {
    pub(crate) fn is_over(&self) -> bool {
        is_over(self.status)
    }
}

impl Then {
    /// Refuses a moment that the person may not know.
    pub(crate) async fn open(app: &App, who: Option<&Who>, moment: Moment) -> Result<Then> {
        match moment {
            Moment::Table { id, when } => {
                let watched = Watched::open(app, who, &id, when.seat.map(|seat| seat.0)).await?;
                let Watched { header, status, session, times, seats, data, .. } = watched;
                if deals::shown_to(app.hub.shared(), &header, status).await?.is_some() {
                    return Err(Error::NotNow("a deal that others play too is played once and not tried out"));
                }
                if when.turns.is_some() && !is_over(status) {
                    return Err(Error::bad("the moments of a running game are counted in steps"));
                }
                let (session, step) = in_background(app, move || at(when, session.as_ref(), &times)).await?;
                let set = header.set.clone();
                let seats = seats.into_iter().flatten().collect();
                Ok(Then {
                    session,
                    step: Some(step),
                    table: Some(At { id, header, status }),
                    data,
                    set,
                    seats,
                    puzzle: false,
                })
            }
            Moment::Record { record, when } => {
                let uploaded = Uploaded::read(app, record).await?;
                let (data, set) = (uploaded.data.clone(), uploaded.record.set.clone());
                let data = uploaded.record.files.clone().map(Arc::new).or(data);
                let (session, step) = in_background(app, move || {
                    let (session, _) = uploaded.session(when.seat.map(|seat| seat.0))?;
                    at(when, session.as_ref(), &[])
                })
                .await?;
                let seats = Seat::all(session.players()).collect();
                Ok(Then { session, step: Some(step), table: None, data, set, seats, puzzle: false })
            }
            Moment::Position { game, options, position } => {
                let game = games::get(&game)?;
                let data = games::replaced(game);
                let session = game.place(&options, data.as_deref(), Seed::from(0), &position)?;
                let seats = Seat::all(session.players()).collect();
                Ok(Then { session, step: None, table: None, data, set: None, seats, puzzle: false })
            }
            Moment::Puzzle { game, id } => {
                let puzzle = puzzles::find(&game, &id)?;
                let (session, seats) = (puzzles::open(&game, puzzle)?, vec![puzzle.seat]);
                Ok(Then { session, step: None, table: None, data: None, set: None, seats, puzzle: true })
            }
        }
    }

    /// The step in the spectators' replay.
    pub(crate) fn public_step(&self) -> Result<u32> {
        let steps = Viewpoint { session: self.session.as_ref(), seat: None, times: &[] }.steps()?;
        Ok(steps.len() as u32 - 1)
    }
}

/// The game at that moment, and its step.
fn at(when: When, session: &dyn AnySession, times: &[i64]) -> Result<(Box<dyn AnySession>, (u32, String))> {
    let When { seat, step, turns, version: given } = when;
    let mut then = session.boxed_clone();
    if let Some(turns) = turns {
        let (turns, all) = (turns as usize, session.n_turns());
        if step.is_some() || turns > all {
            return Err(Error::bad(format!("a moment is a step, or a number of actions up to {all}")));
        }
        then.rewind(turns);
        let steps = Viewpoint { session: then.as_ref(), seat, times }.steps()?;
        return Ok((then, (steps.len() as u32 - 1, version(&steps))));
    }
    let viewpoint = Viewpoint { session, seat, times };
    let steps = viewpoint.steps()?;
    if let Some(given) = &given {
        check_version(given, &steps)?;
    }
    let last = steps.len() - 1;
    let step = step.map_or(last, |step| step as usize);
    if step > last {
        return Err(Error::bad(format!("there is no step {step}: the last one is {last}")));
    }
    then.rewind(viewpoint.n_turns_at(step)?);
    Ok((then, (step as u32, version(&steps[..=step]))))
}
