//! Lists of tables that can be searched and read on: the archive of finished games, and the public tables that wait or play.

use axum::{
    Json,
    extract::{Query, State},
};
use serde::Deserialize;
use utoipa::{IntoParams, ToSchema};

use crate::{
    App,
    auth::Who,
    error::{Error, Result},
    header::{Header, Holder},
    protocol::{TableCard, TablePage},
    store::{Archived, ArchivedPlayer, PageKey, Search, Status, Store, TableRow},
    table::{self, Shared, Summary},
    text,
};

/// How many tables a page has, and how many are looked at for one at most.
const PAGE: usize = 25;
const READ: u32 = 100;
const MOST_READS: usize = 10;
/// The longest text to search for, in bytes.
const LONGEST: usize = 200;

/// Which tables.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum ListOf {
    /// Public games that were played to their end.
    #[default]
    Finished,
    /// Your own games that were played to their end, public or not.
    Mine,
    /// Public tables that wait for players.
    Open,
    /// Public tables where a game is under way.
    Running,
}

impl ListOf {
    fn is_live(self) -> bool {
        matches!(self, ListOf::Open | ListOf::Running)
    }
}

#[derive(Clone, Debug, Default, Deserialize, IntoParams)]
pub struct TablesQuery {
    #[serde(default)]
    #[param(inline)]
    list: ListOf,
    game: Option<String>,
    /// How the name of a player begins; accents and capitals do not matter.
    player: Option<String>,
    /// For finished games: when they ended, in milliseconds since 1970; not before `from`, and before `until`.
    from: Option<i64>,
    until: Option<i64>,
    /// For finished games: the points that the player, or else anybody, has at least.
    score: Option<i32>,
    /// `next` of the page before.
    after: Option<String>,
}

/// A page of a list of tables, the latest first.
#[utoipa::path(get, path = "/api/tables", tag = "lobby", params(TablesQuery), responses((status = 200, body = TablePage)))]
pub async fn list(
    State(app): State<App>,
    who: Option<Who>,
    Query(query): Query<TablesQuery>,
) -> Result<Json<TablePage>> {
    let person = who.map(|Who(person)| person.id);
    let mut search = wanted(&query)?;
    if query.list == ListOf::Mine {
        search.person = Some(person.clone().ok_or(Error::Unauthorised)?);
    }
    let mut page = TablePage { tables: Vec::new(), next: None };
    for _ in 0..MOST_READS {
        let rows = read(&app.hub.shared().store, query.list, &search).await?;
        let more = rows.len() == search.limit as usize;
        let last = rows.len().saturating_sub(1);
        page.next = None;
        for (n, (key, row)) in rows.into_iter().enumerate() {
            // A row that cannot be read hides only itself.
            match table::card(&row, person.as_deref()) {
                Ok(card) if fits(&query, &search, &card) => page.tables.push(card),
                Ok(_) => {}
                Err(error) => app.hub.shared().skipped.note(&row.id, error.inside()),
            }
            page.next = (more || n < last).then(|| format!("{}.{}", key.at, key.id));
            search.after = Some(key);
            if page.tables.len() == PAGE {
                return Ok(Json(page));
            }
        }
        if !more {
            break;
        }
    }
    Ok(Json(page))
}

fn wanted(query: &TablesQuery) -> Result<Search> {
    let text = |text: &Option<String>| match text.as_deref().map(str::trim) {
        Some(text) if text.len() > LONGEST => Err(Error::bad(format!("a search has at most {LONGEST} bytes"))),
        Some("") | None => Ok(None),
        Some(text) => Ok(Some(text.to_owned())),
    };
    let player = text(&query.player)?.map(|name| text::compared(&name)).filter(|name| !name.is_empty());
    Ok(Search {
        game: text(&query.game)?,
        player,
        from: query.from,
        until: query.until,
        score: query.score.map(i64::from),
        person: None,
        after: query.after.as_deref().map(key).transpose()?,
        // Where the store does not look for the player, it takes more rows to fill a page.
        limit: if query.list.is_live() && query.player.is_some() { READ } else { PAGE as u32 + 1 },
    })
}

fn key(text: &str) -> Result<PageKey> {
    let read = || {
        let (at, id) = text.split_once('.')?;
        Some(PageKey { at: at.parse().ok()?, id: id.to_owned() })
    };
    read().filter(|key| !key.id.contains('\0')).ok_or(Error::bad("\"after\" is not the \"next\" of a page"))
}

async fn read(store: &Store, list: ListOf, search: &Search) -> Result<Vec<(PageKey, TableRow)>> {
    Ok(match list {
        ListOf::Finished | ListOf::Mine => store.search_archive(search).await?,
        ListOf::Open => store.list_tables(Status::Open, search).await?,
        ListOf::Running => store.list_tables(Status::Running, search).await?,
    })
}

/// Tables that wait or play are few, so their players are looked for here.
fn fits(query: &TablesQuery, search: &Search, card: &TableCard) -> bool {
    let Some(name) = search.player.as_deref().filter(|_| query.list.is_live()) else {
        return true;
    };
    card.seats.iter().any(|seat| text::compared(&seat.name).starts_with(name))
}

/// Puts a finished game into the archive. Whoever is asked for a row that cannot be read gets an error.
pub(crate) async fn keep(store: &Store, row: &TableRow) -> Result<()> {
    let header = Header::listed(&row.header)?;
    let summary = Summary::read(row);
    let score = |seat: usize| summary.scores.get(seat).map(|score| i64::from(*score));
    let players = header.seats.iter().enumerate().filter_map(|(seat, holder)| match holder {
        Holder::Human { name, .. } | Holder::Local { name, .. } => {
            Some(ArchivedPlayer { seat: seat as i64, name: text::compared(name), score: score(seat) })
        }
        Holder::Open | Holder::Bot { .. } => None,
    });
    let game = Archived {
        table_id: row.id.clone(),
        // Where others play the same deal, only its own page shows who played it.
        public: row.public && header.shared_deal().is_none() && !header.lesson,
        game: header.game.clone(),
        ended: if summary.told > 0 { summary.told } else { row.changed },
        best: (0..header.seats.len()).filter_map(score).max(),
        players: players.collect(),
    };
    Ok(store.archive(&game).await?)
}

/// Archives what ended before there was an archive, or while the store did not answer.
pub(crate) async fn catch_up(shared: &Shared) {
    let mut after = String::new();
    loop {
        let rows = match shared.store.not_archived(&after, READ).await {
            Ok(rows) => rows,
            Err(error) => return tracing::error!(%error, "cannot look for games to archive"),
        };
        let Some(last) = rows.last() else { return };
        after = last.id.clone();
        for row in &rows {
            if let Err(error) = keep(&shared.store, row).await {
                tracing::warn!(table = row.id, error = error.inside(), "cannot archive a game");
            }
        }
    }
}
