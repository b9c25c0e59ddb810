//! Games to look through: running ones as far as the viewer may see them, finished ones from every
//! seat, and uploaded records.
//!
//! A replay has all steps of the game, which are small, but only one frame. The others are loaded as
//! they are needed.

mod moment;
mod viewpoint;

use std::{ops::RangeInclusive, sync::Arc};

use axum::{
    Json,
    extract::{Path, Query, State},
    http::header,
    response::IntoResponse,
};
use game_core::{AnyGame, AnySession, DataFiles, Record, Seat};
use serde::Deserialize;
use serde_json::Value;
use tokio::task::spawn_blocking;
use utoipa::IntoParams;

pub(crate) use self::moment::Then;
use self::viewpoint::{Viewpoint, check_version, version};
use crate::{
    App,
    auth::Who,
    body::Body,
    data, deals,
    error::{Error, Result},
    games,
    header::Header,
    protocol::{DataUsed, Frames, Replay, Status, Step},
    table::{Command, Stuck, TableCopy, stuck},
};

const NOT_BEGUN: Error = Error::NotNow("the game has not begun");

/// The maximum number of actions in an uploaded record; the longest games have a few hundred.
const MOST_ACTIONS: usize = 5_000;

/// The maximum number of frames in one answer. The views and outlooks of a large game have 10 to 15
/// kB each.
const MOST_FRAMES: usize = 32;

#[derive(Clone, Copy, Debug, Default, Deserialize, IntoParams)]
pub struct ReplayQuery {
    /// The seat to look from; a spectator's view if absent.
    seat: Option<u8>,
    /// The step whose frame comes with the answer: the first one if absent, the last one if there are
    /// fewer.
    at: Option<usize>,
}

#[derive(Clone, Debug, Deserialize, IntoParams)]
pub struct FramesQuery {
    /// The seat to look from; a spectator's view if absent.
    seat: Option<u8>,
    /// The first frame.
    from: usize,
    /// The last frame; at most 32 frames are sent at once.
    to: usize,
    /// The `version` of the replay that the frames belong to. If it has other steps by now, because
    /// actions were taken back, the frames are refused as `stale`.
    version: Option<String>,
}

impl FramesQuery {
    /// Refuses what is wrong in any game.
    fn check(&self) -> Result<()> {
        let &FramesQuery { from, to, .. } = self;
        if from > to {
            return Err(Error::bad(format!("frames {from} to {to}: the first comes after the last")));
        }
        if to - from >= MOST_FRAMES {
            return Err(Error::bad(format!("frames {from} to {to} are too many: at most {MOST_FRAMES} at once")));
        }
        Ok(())
    }

    /// The frames to send, if they are frames of these steps.
    fn among(&self, steps: &[Step]) -> Result<RangeInclusive<usize>> {
        if let Some(version) = &self.version {
            check_version(version, steps)?;
        }
        let last = steps.len() - 1;
        if self.to > last {
            return Err(Error::bad(format!("there is no frame {}: the last one is {last}", self.to)));
        }
        Ok(self.from..=self.to)
    }
}

/// A game from its first move to the last one so far: all its steps, and the frame of one of them.
#[utoipa::path(get, path = "/api/tables/{id}/replay", tag = "replays", params(("id" = String, Path), ReplayQuery), responses((status = 200, body = Replay)))]
pub async fn of_table(
    State(app): State<App>,
    who: Option<Who>,
    Path(id): Path<String>,
    Query(query): Query<ReplayQuery>,
) -> Result<Json<Replay>> {
    let Watched { header, status, session, times, stuck, seats, seat, .. } =
        Watched::open(&app, who.as_ref(), &id, query.seat).await?;
    let person = who.as_ref().map(|Who(person)| person.id.as_str());
    let stuck = stuck.map(|stuck| {
        let mut told = stuck.told(&header, status, std::iter::empty());
        stuck::hide(&mut told, &header, status, person);
        told
    });
    let others_play = deals::shown_to(app.hub.shared(), &header, status).await?.is_some();
    let fair = (is_over(status) && !others_play).then(|| header.reveal());
    let (commitment, played_on) = (Some(header.commitment()), header.played_on().cloned());
    let replay =
        in_background(&app, move || replay(Viewpoint { session: session.as_ref(), seat, times: &times }, query.at));
    Ok(Json(Replay { seats, commitment, fair, stuck, played_on, data: header.data_used(), ..replay.await? }))
}

/// Some frames of a game.
#[utoipa::path(get, path = "/api/tables/{id}/replay/frames", tag = "replays", params(("id" = String, Path), FramesQuery), responses((status = 200, body = Frames)))]
pub async fn frames_of_table(
    State(app): State<App>,
    who: Option<Who>,
    Path(id): Path<String>,
    Query(query): Query<FramesQuery>,
) -> Result<Json<Frames>> {
    query.check()?;
    let Watched { session, times, seat, .. } = Watched::open(&app, who.as_ref(), &id, query.seat).await?;
    let frames =
        in_background(&app, move || frames(Viewpoint { session: session.as_ref(), seat, times: &times }, &query));
    frames.await.map(Json)
}

/// The record of a finished game.
///
/// It contains the seed, so nobody gets it before the end. The record of a stuck game has all
/// stored actions and no digest; a person who plays such a game against bots only gets it at once.
#[utoipa::path(get, path = "/api/tables/{id}/record", tag = "replays", params(("id" = String, Path)), responses((status = 200, description = "docs/records.md", body = Value)))]
pub async fn record(State(app): State<App>, who: Option<Who>, Path(id): Path<String>) -> Result<impl IntoResponse> {
    let TableCopy { header, data, status, session, stuck, .. } =
        app.hub.ask(&id, |reply| Command::Copy { reply }).await?;
    let person = who.as_ref().map(|Who(person)| person.id.as_str());
    if deals::shown_to(app.hub.shared(), &header, status).await?.is_some() {
        return Err(Error::NotNow("others still play this deal, so the record is available when they have finished"));
    }
    let over = matches!(status, Status::Over | Status::Abandoned);
    let record = match (stuck, session) {
        // Everything stored, including what cannot be replayed.
        (Some(stuck), _) if stuck::may_know_all(&header, status, person) => {
            Record { files: data.as_deref().cloned(), ..stuck.record(&header) }
        }
        (None, None) => return Err(NOT_BEGUN),
        (None, Some(session)) if over => {
            let fair = Some(header.record_fair());
            Record { fair, from: header.record_origin(), set: header.set, ..session.record() }
        }
        _ => return Err(Error::NotNow("the record contains the seed, so it is available only when the game is over")),
    };
    let name = format!("attachment; filename=\"{}-{id}.json\"", record.game);
    let headers = [(header::CONTENT_TYPE, "application/json".to_owned()), (header::CONTENT_DISPOSITION, name)];
    Ok((headers, record.to_json()))
}

/// Looks through an uploaded record from any seat. Nothing is stored.
#[utoipa::path(post, path = "/api/replays", tag = "replays", params(ReplayQuery), request_body = Value, responses((status = 200, body = Replay)))]
pub async fn of_record(
    State(app): State<App>,
    Query(query): Query<ReplayQuery>,
    Body(record): Body<Value>,
) -> Result<Json<Replay>> {
    let uploaded = Uploaded::read(&app, record).await?;
    let replay = in_background(&app, move || {
        let (session, seat) = uploaded.session(query.seat)?;
        let seats = [None].into_iter().chain(Seat::all(session.players()).map(Some)).collect();
        let played = replay(Viewpoint { session: session.as_ref(), seat, times: &[] }, query.at)?;
        let data = DataUsed { name: uploaded.record.set, ..played.data };
        Ok(Replay { seats, data, ..played })
    });
    replay.await.map(Json)
}

/// Some frames of an uploaded record, which is sent again with each request.
#[utoipa::path(post, path = "/api/replays/frames", tag = "replays", params(FramesQuery), request_body = Value, responses((status = 200, body = Frames)))]
pub async fn frames_of_record(
    State(app): State<App>,
    Query(query): Query<FramesQuery>,
    Body(record): Body<Value>,
) -> Result<Json<Frames>> {
    query.check()?;
    let uploaded = Uploaded::read(&app, record).await?;
    let frames = in_background(&app, move || {
        let (session, seat) = uploaded.session(query.seat)?;
        frames(Viewpoint { session: session.as_ref(), seat, times: &[] }, &query)
    });
    frames.await.map(Json)
}

/// The game at a table, for somebody who may look at it from `seat`.
struct Watched {
    header: Header,
    status: Status,
    session: Box<dyn AnySession>,
    times: Vec<i64>,
    /// The component data, if not the program's own.
    data: Option<Arc<DataFiles>>,
    stuck: Option<Stuck>,
    /// The viewpoints this person may choose.
    seats: Vec<Option<Seat>>,
    seat: Option<Seat>,
}

impl Watched {
    /// Refuses a seat whose view is not for this person, or not yet.
    async fn open(app: &App, who: Option<&Who>, id: &str, seat: Option<u8>) -> Result<Watched> {
        let TableCopy { header, status, session, times, stuck, data } =
            app.hub.ask(id, |reply| Command::Copy { reply }).await?;
        let session = session.ok_or(if stuck.is_some() { Error::Stuck } else { NOT_BEGUN })?;
        let mut seats = vec![None];
        if is_over(status) {
            seats.extend(Seat::all(session.players()).map(Some));
        } else if let Some(Who(person)) = who {
            seats.extend(header.seats_of(&person.id).map(Some));
        }
        if !seats.contains(&seat.map(Seat)) {
            return Err(seat.map_or(Error::Unauthorised, Error::NotYours));
        }
        Ok(Watched { header, status, session, times, data, stuck, seats, seat: seat.map(Seat) })
    }
}

pub(crate) fn is_over(status: Status) -> bool {
    matches!(status, Status::Over | Status::Abandoned)
}

/// A record that somebody sent, and what is needed to replay it.
pub(crate) struct Uploaded {
    record: Record,
    game: &'static dyn AnyGame,
    data: Option<Arc<DataFiles>>,
}

impl Uploaded {
    pub(crate) async fn read(app: &App, record: Value) -> Result<Uploaded> {
        let record = Record::from_value(record).map_err(game_core::Failure::BadRecord)?;
        if record.actions.len() > MOST_ACTIONS {
            return Err(Error::bad(format!("a record has at most {MOST_ACTIONS} actions")));
        }
        let game = games::get(&record.game)?;
        let data = match record.files {
            Some(_) => None,
            None => data::find(&app.hub.shared().store, game, &record.data).await?,
        };
        Ok(Uploaded { record, game, data })
    }

    /// The name of the data set it was played with.
    pub(crate) fn name(&self) -> Option<String> {
        self.record.set.clone()
    }

    /// Replays it. Refuses a seat that it does not have.
    pub(crate) fn session(&self, seat: Option<u8>) -> Result<(Box<dyn AnySession>, Option<Seat>)> {
        let session = self.game.load(&self.record, self.data.as_deref())?;
        if seat.is_some_and(|seat| seat >= session.players()) {
            return Err(Error::NotFound("such seat"));
        }
        Ok((session, seat.map(Seat)))
    }
}

/// Waits for its turn, then works in a thread of its own.
pub(crate) async fn in_background<T: Send + 'static>(
    app: &App,
    work: impl FnOnce() -> Result<T> + Send + 'static,
) -> Result<T> {
    let turn = app.limits.replay().await?;
    let working = spawn_blocking(move || {
        let done = work();
        // The turn ends with the work and not with the request: whoever hangs up does not stop the work.
        drop(turn);
        done
    });
    working.await.map_err(|error| Error::Bug(error.to_string()))?
}

/// All steps, and the frame of the one at `at`. Leaves out what only tables know.
fn replay(from: Viewpoint<'_>, at: Option<usize>) -> Result<Replay> {
    let Viewpoint { session, seat, .. } = from;
    let steps = from.steps()?;
    let at = at.unwrap_or(0).min(steps.len() - 1);
    let frames = from.frames(at..=at)?;
    Ok(Replay {
        game: session.game_id().to_owned(),
        options: session.options(),
        data: data_used(session),
        names: session.names().to_vec(),
        components: session.components(),
        seat,
        seats: Vec::new(),
        version: version(&steps),
        steps,
        frames,
        standing: session.standing(),
        commitment: None,
        fair: None,
        stuck: None,
        played_on: None,
    })
}

/// The component data of a game, without a name.
pub(crate) fn data_used(session: &dyn AnySession) -> DataUsed {
    let record = session.undigested();
    DataUsed {
        bots_learned: ai::models::know(session.game_id(), &record.data),
        hash: record.data,
        name: None,
        own: record.files.is_none(),
    }
}

fn frames(from: Viewpoint<'_>, query: &FramesQuery) -> Result<Frames> {
    let range = query.among(&from.steps()?)?;
    from.frames(range)
}
