//! `/api/tables/{id}/notes`: private notes. Only their writer ever gets them.
//!
//! A note belongs to a moment. The store counts it in items of the log that the writer had seen, because a log is never
//! renumbered. A replay counts in steps, which leave out what was taken back, so each note also says its step.

use axum::{
    Json,
    extract::{Path, Query, State},
};
use axum_extra::extract::SignedCookieJar;
use game_core::Seat;
use serde::Deserialize;
use utoipa::IntoParams;

use crate::{
    App,
    auth::{Visitor, Who},
    body::Body,
    budgets::Budget,
    error::{Error, Result},
    protocol::{NewNote, Note, NoteText},
    store::{self, StoreError},
    table::{Command, Steps, now_ms},
};

/// The longest note, in characters.
pub const MAX_NOTE: usize = 2000;
/// How many notes a person can have at a table.
const MOST_NOTES: i64 = 200;

/// Whose replay the steps are counted in.
#[derive(Clone, Copy, Debug, Default, Deserialize, IntoParams)]
pub struct NotesQuery {
    /// The seat; the spectators' replay if absent.
    seat: Option<u8>,
}

/// Your notes at a table, in the order of their moments.
#[utoipa::path(get, path = "/api/tables/{id}/notes", tag = "study", params(("id" = String, Path), NotesQuery), responses((status = 200, body = Vec<Note>)))]
pub async fn list(
    State(app): State<App>,
    who: Option<Who>,
    Path(id): Path<String>,
    Query(query): Query<NotesQuery>,
) -> Result<Json<Vec<Note>>> {
    let steps = steps(&app, who.as_ref(), &id, query).await?;
    let Some(Who(person)) = who else { return Ok(Json(Vec::new())) };
    Ok(Json(all(&app, &id, &person.id, &steps).await?))
}

/// Writes a note, which nobody else will get. Returns all your notes at the table.
#[utoipa::path(post, path = "/api/tables/{id}/notes", tag = "study", params(("id" = String, Path), NotesQuery), request_body = NewNote, responses((status = 200, body = Vec<Note>)))]
pub async fn write(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(query): Query<NotesQuery>,
    Body(NewNote { text, at, step }): Body<NewNote>,
) -> Result<(SignedCookieJar, Json<Vec<Note>>)> {
    let text = clean(&text)?;
    let steps = steps(&app, visitor.who.as_ref(), &id, query).await?;
    let at = match (at, step) {
        (Some(_), Some(_)) => return Err(Error::bad("a note belongs to an item or to a step, not to both")),
        (Some(at), None) => at.min(steps.n_items),
        (None, Some(step)) => steps.item_of(step),
        (None, None) => steps.n_items,
    };
    visitor.spend(&app, Budget::Saved, 1)?;
    let (jar, person) = visitor.or_create(&app).await?;
    let note = store::Note { n: 0, at: at.into(), changed: now_ms(), text };
    match app.hub.shared().store.add_note(&id, &person.id, &note, MOST_NOTES).await {
        Ok(_) => {}
        Err(StoreError::Full { .. }) => {
            return Err(Error::NotNow("you have as many notes at this table as one can have"));
        }
        Err(error) => return Err(error.into()),
    }
    Ok((jar, Json(all(&app, &id, &person.id, &steps).await?)))
}

/// Changes a note of yours.
#[utoipa::path(put, path = "/api/tables/{id}/notes/{n}", tag = "study", params(("id" = String, Path), ("n" = u32, Path), NotesQuery), request_body = NoteText, responses((status = 200, body = Vec<Note>)))]
pub async fn change(
    State(app): State<App>,
    Who(person): Who,
    Path((id, n)): Path<(String, u32)>,
    Query(query): Query<NotesQuery>,
    Body(NoteText { text }): Body<NoteText>,
) -> Result<Json<Vec<Note>>> {
    let text = clean(&text)?;
    let store = &app.hub.shared().store;
    if !store.change_note(&id, &person.id, n.into(), now_ms(), &text).await? {
        return Err(Error::NotFound("such note"));
    }
    listed(&app, Who(person), &id, query).await
}

/// Deletes a note of yours.
#[utoipa::path(delete, path = "/api/tables/{id}/notes/{n}", tag = "study", params(("id" = String, Path), ("n" = u32, Path), NotesQuery), responses((status = 200, body = Vec<Note>)))]
pub async fn delete(
    State(app): State<App>,
    Who(person): Who,
    Path((id, n)): Path<(String, u32)>,
    Query(query): Query<NotesQuery>,
) -> Result<Json<Vec<Note>>> {
    if !app.hub.shared().store.delete_note(&id, &person.id, n.into()).await? {
        return Err(Error::NotFound("such note"));
    }
    listed(&app, Who(person), &id, query).await
}

async fn listed(app: &App, who: Who, id: &str, query: NotesQuery) -> Result<Json<Vec<Note>>> {
    let steps = steps(app, Some(&who), id, query).await?;
    Ok(Json(all(app, id, &who.0.id, &steps).await?))
}

async fn steps(app: &App, who: Option<&Who>, id: &str, NotesQuery { seat }: NotesQuery) -> Result<Steps> {
    let person = who.map(|Who(person)| person.id.clone());
    app.hub.ask(id, |reply| Command::Steps { person: person.clone(), eyes: seat.map(Seat), reply }).await?
}

async fn all(app: &App, id: &str, person: &str, steps: &Steps) -> Result<Vec<Note>> {
    let told = |store::Note { n, at, changed, text }: store::Note| {
        let at = at.try_into().unwrap_or(u32::MAX);
        Note { n: n.try_into().unwrap_or(u32::MAX), at, step: steps.step_at(at), changed, text }
    };
    Ok(app.hub.shared().store.notes(id, person).await?.into_iter().map(told).collect())
}

/// The text without the space around it. Refuses one that is empty or too long.
fn clean(text: &str) -> Result<String> {
    let text = text.trim();
    let strange = |c: char| c.is_control() && c != '\n';
    if text.is_empty() || text.chars().count() > MAX_NOTE || text.contains(strange) {
        return Err(Error::bad(format!("a note has 1 to {MAX_NOTE} characters")));
    }
    Ok(text.to_owned())
}
