//! `/api/games/{game}/data`: component data under a name, which new tables can choose.
//!
//! The owner of a box corrects a set in the page and saves it. The person who saved a set may
//! change and delete it; tables keep the data they were made with.

use std::io::{Cursor, Read, Write};

use axum::{
    Json,
    extract::{Path, State},
    http::{HeaderMap, header},
    response::IntoResponse,
};
use axum_extra::extract::SignedCookieJar;
use game_core::{AnyGame, DataFiles, Failure, Refused, Seed, data, erased::Checked};
use serde_json::Value;
use zip::{ZipArchive, ZipWriter, write::SimpleFileOptions};

use crate::{
    App, admin,
    auth::{Visitor, Who},
    body::{Body, Raw},
    budgets::Budget,
    config::Savers,
    data::{OWN, Set, files_text, set},
    error::{Error, Result},
    games,
    protocol::{DataContents, DataDraft, DataProblem, DataSetInfo, DataSets, DataSource},
    store::{SavedSet, StoreError},
    table::now_ms,
    text,
};

/// The maximum size of a set, and of a request that makes one, in bytes.
pub const MOST_BYTES: usize = 256 * 1024;
/// The maximum number of files in an archive; no game has half as many.
const MOST_FILES: usize = 32;
/// The maximum number of sets one person can save.
const SETS_PER_PERSON: i64 = 20;

fn info(set: &Set, person: Option<&str>) -> DataSetInfo {
    DataSetInfo {
        name: set.name.clone(),
        hash: set.hash.clone(),
        source: set.source,
        yours: set.saved.as_ref().is_some_and(|(owner, _)| Some(owner.as_str()) == person),
        changed: set.saved.as_ref().map(|&(_, changed)| changed),
    }
}

/// The data sets a new table can be made with.
#[utoipa::path(get, path = "/api/games/{game}/data", tag = "data", params(("game" = String, Path)), responses((status = 200, body = DataSets)))]
pub async fn list(State(app): State<App>, who: Option<Who>, Path(game): Path<String>) -> Result<Json<DataSets>> {
    let game = games::get(&game)?;
    let person = who.as_ref().map(|Who(person)| person.id.as_str());
    let mut sets = vec![info(&Set::own(game), person)];
    sets.extend(app.folders.iter().filter(|set| set.game.id() == game.id()).map(|set| info(set, person)));
    let saved = app.hub.shared().store.sets(game.id()).await?;
    sets.extend(saved.into_iter().map(|head| DataSetInfo {
        yours: Some(head.person.as_str()) == person,
        changed: Some(head.changed),
        name: head.name,
        hash: head.hash,
        source: DataSource::Saved,
    }));
    let administrator_only = app.hub.shared().config.save_data == Savers::Administrator;
    Ok(Json(DataSets { sets, administrator_only }))
}

/// A data set with everything in it.
#[utoipa::path(get, path = "/api/games/{game}/data/{name}", tag = "data", params(("game" = String, Path), ("name" = String, Path)), responses((status = 200, body = DataContents)))]
pub async fn contents(
    State(app): State<App>,
    Path((game, name)): Path<(String, String)>,
) -> Result<Json<DataContents>> {
    let set = set(&app, games::get(&game)?, &name).await?;
    Ok(Json(look_at(set.game, &set.files)))
}

/// What a set would be with these corrections, and what is wrong with it. Nothing is stored.
#[utoipa::path(post, path = "/api/games/{game}/data", tag = "data", params(("game" = String, Path)), request_body = DataDraft, responses((status = 200, body = DataContents)))]
pub async fn check(
    State(app): State<App>,
    Path(game): Path<String>,
    Body(draft): Body<DataDraft>,
) -> Result<Json<DataContents>> {
    let game = games::get(&game)?;
    Ok(Json(look_at(game, &corrected(&app, game, &draft).await?)))
}

/// Saves a set with these corrections under a name.
#[utoipa::path(put, path = "/api/games/{game}/data/{name}", tag = "data", params(("game" = String, Path), ("name" = String, Path)), request_body = DataDraft, responses((status = 200, body = DataSetInfo)))]
pub async fn save(
    State(app): State<App>,
    visitor: Visitor,
    headers: HeaderMap,
    Path((game, name)): Path<(String, String)>,
    Body(draft): Body<DataDraft>,
) -> Result<(SignedCookieJar, Json<DataSetInfo>)> {
    let game = games::get(&game)?;
    let files = corrected(&app, game, &draft).await?;
    keep(&app, visitor, &headers, game, &name, files).await
}

/// Saves the files of an archive under a name.
#[utoipa::path(put, path = "/api/games/{game}/data/{name}/archive", tag = "data", params(("game" = String, Path), ("name" = String, Path)), request_body(content = Vec<u8>, content_type = "application/zip"), responses((status = 200, body = DataSetInfo)))]
pub async fn import(
    State(app): State<App>,
    visitor: Visitor,
    headers: HeaderMap,
    Path((game, name)): Path<(String, String)>,
    Raw(body): Raw,
) -> Result<(SignedCookieJar, Json<DataSetInfo>)> {
    let game = games::get(&game)?;
    let files = unpack(&body)?;
    keep(&app, visitor, &headers, game, &name, files).await
}

/// The files of a set as an archive: the folder that `--data` and `formicarium data check` take.
#[utoipa::path(get, path = "/api/games/{game}/data/{name}/archive", tag = "data", params(("game" = String, Path), ("name" = String, Path)), responses((status = 200, content_type = "application/zip", body = Vec<u8>)))]
pub async fn export(State(app): State<App>, Path((game, name)): Path<(String, String)>) -> Result<impl IntoResponse> {
    let set = set(&app, games::get(&game)?, &name).await?;
    let plain: String = set.name.chars().map(|c| if c.is_ascii_alphanumeric() { c } else { '-' }).collect();
    let disposition = format!("attachment; filename=\"{game}-{plain}.zip\"");
    let headers = [(header::CONTENT_TYPE, "application/zip".to_owned()), (header::CONTENT_DISPOSITION, disposition)];
    Ok((headers, pack(&set.files)?))
}

/// Deletes one of your sets; the administrator can delete any set.
#[utoipa::path(delete, path = "/api/games/{game}/data/{name}", tag = "data", params(("game" = String, Path), ("name" = String, Path)), responses((status = 200, body = DataSets)))]
pub async fn delete(
    State(app): State<App>,
    who: Option<Who>,
    headers: HeaderMap,
    Path((game, name)): Path<(String, String)>,
) -> Result<Json<DataSets>> {
    let store = &app.hub.shared().store;
    let saved = store.set(&game, &name).await?.ok_or(Error::NotFound("such data set"))?;
    let yours = who.as_ref().is_some_and(|Who(person)| person.id == saved.person);
    if !yours && !admin::is_administrator(&app, &headers)? {
        return Err(Error::NotYourSet);
    }
    store.delete_set(&game, &name).await?;
    list(State(app.clone()), who, Path(game)).await
}

/// The files, their hash and components, and what is wrong with them.
fn look_at(game: &dyn AnyGame, files: &DataFiles) -> DataContents {
    let (hash, problems) = match game.check_data(files) {
        Ok(Checked { hash, warnings }) => {
            (Some(hash), warnings.into_iter().map(|warning| problem(warning, true)).collect())
        }
        Err(Failure::BadData(refused)) => (None, vec![problem(refused, false)]),
        Err(failure) => (None, vec![problem(Refused::new("", failure.to_string()), false)]),
    };
    let components = game.open(&Value::Null, Some(files), Seed::from(0)).map(|session| session.components());
    DataContents { files: data::values(files), components: components.unwrap_or(Value::Null), hash, problems }
}

fn problem(Refused { what, why }: Refused, warning: bool) -> DataProblem {
    DataProblem { what, why, warning }
}

async fn corrected(app: &App, game: &'static dyn AnyGame, draft: &DataDraft) -> Result<DataFiles> {
    let base = set(app, game, &draft.base).await?;
    Ok(game.correct_data(&base.files, &draft.corrections, &draft.date)?)
}

async fn keep(
    app: &App,
    visitor: Visitor,
    headers: &HeaderMap,
    game: &'static dyn AnyGame,
    name: &str,
    files: DataFiles,
) -> Result<(SignedCookieJar, Json<DataSetInfo>)> {
    let shared = app.hub.shared();
    if shared.config.save_data == Savers::Administrator && !admin::is_administrator(app, headers)? {
        return Err(Error::NotAdministrator);
    }
    let name = text::clean_name(name)?;
    if name == OWN || app.folders.iter().any(|set| set.game.id() == game.id() && set.name == name) {
        return Err(Error::NotNow("this name belongs to data that cannot be replaced"));
    }
    if files.values().map(String::len).sum::<usize>() > MOST_BYTES {
        return Err(Error::TooLarge);
    }
    let hash = game.check_data(&files)?.hash;
    visitor.spend(app, Budget::Saved, 1)?;
    let (jar, person) = visitor.or_create(app).await?;
    let now = now_ms();
    let saved = SavedSet {
        game: game.id().to_owned(),
        name: name.clone(),
        hash,
        files: files_text(&files),
        person: person.id.clone(),
        created: now,
        changed: now,
    };
    match shared.store.save_set(&saved, SETS_PER_PERSON).await {
        Ok(()) => {}
        Err(StoreError::Exists { .. }) => return Err(Error::NotYourSet),
        Err(StoreError::Full { .. }) => return Err(Error::NotNow("you have saved as many sets as one person can")),
        Err(error) => return Err(error.into()),
    }
    tracing::info!(game = game.id(), name, "component data saved");
    Ok((jar, Json(info(&set(app, game, &name).await?, Some(&person.id)))))
}

fn pack(files: &DataFiles) -> Result<Vec<u8>> {
    let failed = |error: &dyn std::fmt::Display| Error::Bug(format!("cannot write an archive: {error}"));
    let mut archive = ZipWriter::new(Cursor::new(Vec::new()));
    for (name, text) in files {
        archive.start_file(name, SimpleFileOptions::default()).map_err(|error| failed(&error))?;
        archive.write_all(text.as_bytes()).map_err(|error| failed(&error))?;
    }
    Ok(archive.finish().map_err(|error| failed(&error))?.into_inner())
}

/// The `.toml` files of an archive, at its root or in one folder. Never unpacks more than the
/// limit, whatever the archive claims about itself.
fn unpack(bytes: &[u8]) -> Result<DataFiles> {
    let unreadable = |error: &dyn std::fmt::Display| Error::bad(format!("the archive cannot be read: {error}"));
    let mut archive = ZipArchive::new(Cursor::new(bytes)).map_err(|error| unreadable(&error))?;
    if archive.len() > MOST_FILES {
        return Err(Error::TooLarge);
    }
    let mut files = DataFiles::new();
    let mut room = MOST_BYTES as u64;
    for index in 0..archive.len() {
        let file = archive.by_index(index).map_err(|error| unreadable(&error))?;
        let path = file.name().map_err(|error| unreadable(&error))?.into_owned();
        let name = path.rsplit('/').next().unwrap_or_default().to_owned();
        if !name.ends_with(".toml") || name.starts_with('.') {
            continue;
        }
        let mut text = String::new();
        file.take(room + 1).read_to_string(&mut text).map_err(|error| unreadable(&error))?;
        room = room.checked_sub(text.len() as u64).ok_or(Error::TooLarge)?;
        if files.insert(name.clone(), text).is_some() {
            return Err(Error::bad(format!("{name} appears twice in the archive")));
        }
    }
    if files.is_empty() {
        return Err(Error::bad("there is no .toml file in the archive"));
    }
    Ok(files)
}
