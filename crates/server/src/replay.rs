//! Games to look through: running ones as far as the viewer may see them, finished ones from every
//! seat, and uploaded records.

use axum::{
    Json,
    extract::{Path, Query, State},
    http::header,
    response::IntoResponse,
};
use game_core::{AnySession, Record, Seat, Viewer};
use serde::Deserialize;
use serde_json::Value;
use tokio::task::spawn_blocking;
use utoipa::IntoParams;

use crate::{
    App,
    auth::Who,
    body::Body,
    data,
    error::{Error, Result},
    games,
    protocol::{DataUsed, Frame, Replay, Status},
    table::{Command, TableCopy, stuck},
};

const NOT_BEGUN: Error = Error::NotNow("the game has not begun");

/// The maximum number of actions in an uploaded record; the longest games have a few hundred.
const MOST_ACTIONS: usize = 5_000;

#[derive(Clone, Copy, Debug, Default, Deserialize, IntoParams)]
pub struct ReplayQuery {
    /// The seat to look from; a spectator's view if absent.
    seat: Option<u8>,
}

/// A game from its first move to the last one so far.
#[utoipa::path(get, path = "/api/tables/{id}/replay", tag = "replays", params(("id" = String, Path), ReplayQuery), responses((status = 200, body = Replay)))]
pub async fn of_table(
    State(app): State<App>,
    who: Option<Who>,
    Path(id): Path<String>,
    Query(from): Query<ReplayQuery>,
) -> Result<Json<Replay>> {
    let copy = app.hub.ask(&id, |reply| Command::Copy { reply }).await?;
    let TableCopy { header, status, session, times, stuck, .. } = copy;
    let session = session.ok_or(if stuck.is_some() { Error::Stuck } else { NOT_BEGUN })?;
    let over = matches!(status, Status::Over | Status::Abandoned);
    let mut seats = vec![None];
    if over {
        seats.extend(Seat::all(session.players()).map(Some));
    } else if let Some(Who(person)) = &who {
        seats.extend(header.seats_of(&person.id).map(Some));
    }
    let seat = from.seat.map(Seat);
    if !seats.contains(&seat) {
        return Err(from.seat.map_or(Error::Unauthorised, Error::NotYours));
    }
    let person = who.as_ref().map(|Who(person)| person.id.as_str());
    let stuck = stuck.map(|stuck| {
        let mut told = stuck.told(&header, status, std::iter::empty());
        stuck::hide(&mut told, &header, status, person);
        told
    });
    let fair = over.then(|| header.reveal());
    let commitment = Some(header.commitment());
    let _turn = app.limits.replay().await?;
    let replay = in_background(move || frames(session.as_ref(), seat, &times)).await?;
    Ok(Json(Replay { seats, commitment, fair, stuck, data: header.data_used(), ..replay }))
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
    let over = matches!(status, Status::Over | Status::Abandoned);
    let record = match (stuck, session) {
        // Everything stored, including what cannot be replayed.
        (Some(stuck), _) if stuck::may_know_all(&header, status, person) => {
            Record { files: data.as_deref().cloned(), ..stuck.record(&header) }
        }
        (None, None) => return Err(NOT_BEGUN),
        (None, Some(session)) if over => Record { set: header.set, ..session.record() },
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
    Query(from): Query<ReplayQuery>,
    Body(record): Body<Value>,
) -> Result<Json<Replay>> {
    let record = Record::from_value(record).map_err(game_core::Failure::BadRecord)?;
    if record.actions.len() > MOST_ACTIONS {
        return Err(Error::bad(format!("a record has at most {MOST_ACTIONS} actions")));
    }
    let game = games::get(&record.game)?;
    let data = match record.files {
        Some(_) => None,
        None => data::find(&app.hub.shared().store, game, &record.data).await?,
    };
    let _turn = app.limits.replay().await?;
    let replay = in_background(move || {
        let session = game.load(&record, data.as_deref())?;
        let seat = from.seat.map(Seat);
        if seat.is_some_and(|seat| seat.0 >= session.players()) {
            return Err(Error::NotFound("such seat"));
        }
        let seats = [None].into_iter().chain(Seat::all(session.players()).map(Some)).collect();
        let played = frames(session.as_ref(), seat, &[])?;
        let data = DataUsed { name: record.set, ..played.data };
        Ok(Replay { seats, data, ..played })
    });
    replay.await.map(Json)
}

async fn in_background<T: Send + 'static>(work: impl FnOnce() -> Result<T> + Send + 'static) -> Result<T> {
    spawn_blocking(work).await.map_err(|error| Error::Bug(error.to_string()))?
}

/// Replays the game as a viewpoint sees it. Leaves out frames that tell it nothing.
fn frames(session: &dyn AnySession, seat: Option<Seat>, times: &[i64]) -> Result<Replay> {
    let viewer = seat.map_or(Viewer::Spectator, Viewer::Seat);
    let record = session.undigested();
    let mut play = session.boxed_clone();
    play.rewind(0);
    let mut known = 0;
    let mut frames = Vec::new();
    let mut look = |play: &dyn AnySession, seat: Option<Seat>, action: Option<String>, at: Option<i64>| {
        let heard = play.events_since(known, Some(viewer));
        known += heard.len();
        if heard.is_empty() && seat.is_some() {
            return;
        }
        let own = matches!(viewer, Viewer::Seat(own) if Some(own) == seat);
        let events = heard.into_iter().map(|heard| heard.event).collect();
        frames.push(Frame {
            seat,
            action: action.filter(|_| own),
            at,
            events,
            view: play.view(viewer),
            outlook: play.outlook(Viewer::Spectator),
        });
    };
    look(play.as_ref(), None, None, None);
    for (n, (seat, action)) in record.actions.iter().enumerate() {
        play.apply(*seat, &Value::String(action.clone()))?;
        look(play.as_ref(), Some(*seat), Some(action.clone()), times.get(n).copied());
    }
    Ok(Replay {
        game: session.game_id().to_owned(),
        options: session.options(),
        data: DataUsed {
            bots_learned: ai::models::know(session.game_id(), &record.data),
            hash: record.data,
            name: None,
            own: record.files.is_none(),
        },
        names: session.names().to_vec(),
        components: session.components(),
        seat,
        seats: Vec::new(),
        frames,
        standing: session.standing(),
        commitment: None,
        fair: None,
        stuck: None,
    })
}
