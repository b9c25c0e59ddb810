//! Duplicate tables: the same deal at several tables, compared by seat afterwards.
//!
//! The tables have one secret, to which nobody contributes. Setup, dice and the bots' decisions follow from it alone, so what
//! differs is how people play. A person plays a deal at one table, and until that game is over may not look at the others.
//! Whoever plays at none of them waits until all are done; so do the secret and the records. The game of the day follows the
//! same rules, with the end of the day in place of the end of the last table.

use axum::{
    Json,
    extract::{Path, State},
};
use axum_extra::extract::SignedCookieJar;
use game_core::Seat;

use crate::{
    App,
    auth::{Visitor, Who},
    body::Body,
    daily::{Day, score_of},
    data,
    error::{Error, Result},
    fair, games,
    header::{DealOf, Header},
    lobby::{self, Plan},
    protocol::{Created, Deal, DealTable, NewDeal, NewSeat, NewTable, SeatScore, Status},
    store::{self, Store, StoreError, TableRow},
    table::{self, Change, Command, Shared, TableCopy},
};

/// How many tables a deal can have.
const TABLES: std::ops::RangeInclusive<u8> = 2..=8;

/// Opens several tables with the same deal.
#[utoipa::path(post, path = "/api/deals", tag = "tables", request_body = NewDeal, responses((status = 200, body = Created)))]
pub async fn create(
    State(app): State<App>,
    visitor: Visitor,
    Body(NewDeal { tables, table }): Body<NewDeal>,
) -> Result<(SignedCookieJar, Json<Created>)> {
    if !TABLES.contains(&tables) {
        return Err(Error::bad(format!("a deal has {} to {} tables", TABLES.start(), TABLES.end())));
    }
    if table.public {
        return Err(Error::bad("the tables of a deal are not listed: whoever has their link can come"));
    }
    let set = data::set(&app, games::get(&table.game)?, table.data.as_deref().unwrap_or(data::OWN)).await?;
    let others = NewTable { seats: elsewhere(&table.seats), start: false, ..table.clone() };
    let (start, secret) = (table.start, app.secrets.draw());
    let plan = |new: NewTable| Plan::check(new, &set, &app.secrets);
    let mut plans = vec![plan(table)?];
    for _ in 1..tables {
        plans.push(plan(others.clone())?);
    }
    let (jar, person) = lobby::may_open(&app, visitor, &plans).await?;
    lobby::keep_data(&app, &set).await?;
    let ids: Vec<String> = plans.iter().map(|_| lobby::new_id()).collect();
    let deal = DealOf { id: ids[0].clone(), tables: ids };
    // The first table, which names the deal, comes last: a deal that can be found has all its tables.
    for (id, mut plan) in deal.tables.iter().zip(plans).rev() {
        (plan.header.secret, plan.header.deal) = (secret.clone(), Some(deal.clone()));
        plan.open_as(&app, &person, id).await?;
    }
    if start {
        app.hub.change(&deal.id, &person.id, Change::Start { commitment: None }).await?;
    }
    Ok((jar, Json(Created { id: deal.id, commitment: fair::commitment(&secret).as_str().to_owned() })))
}

/// The seats of the other tables: the same bots, and for people open seats.
fn elsewhere(seats: &[NewSeat]) -> Vec<NewSeat> {
    let seat = |seat: &NewSeat| match seat {
        NewSeat::Bot { .. } => seat.clone(),
        NewSeat::Me | NewSeat::Local { .. } | NewSeat::Open => NewSeat::Open,
    };
    seats.iter().map(seat).collect()
}

/// The tables of a deal, and how they did.
///
/// While some of them still play, the results are told only to those who have finished their own game.
#[utoipa::path(get, path = "/api/deals/{id}", tag = "tables", params(("id" = String, Path)), responses((status = 200, body = Deal)))]
pub async fn deal(State(app): State<App>, who: Option<Who>, Path(id): Path<String>) -> Result<Json<Deal>> {
    const NO_DEAL: Error = Error::NotFound("such deal");
    let store = &app.hub.shared().store;
    let first = store.table(&id).await?.ok_or(NO_DEAL)?;
    let header = app.hub.shared().vault.header(&first)?;
    let of = header.deal.as_ref().filter(|deal| deal.id == id).ok_or(NO_DEAL)?;
    let person = who.map(|Who(person)| person.id);
    let rows = tables_of(store, of).await?;
    let is_done = rows.iter().all(is_over);
    let own = match &person {
        Some(person) => table_of(store, &header, of, person).await?,
        None => None,
    };
    let told = is_done || rows.iter().any(|row| own.as_ref() == Some(&row.id) && is_over(row));
    let mut tables = Vec::new();
    for row in &rows {
        let card = table::card(row, person.as_deref())?;
        let shown = told || card.yours || card.status == Status::Open;
        let scores = if told && card.status == Status::Over { scores(&app, &row.id).await? } else { None };
        tables.push(DealTable { card, shown, scores });
    }
    Ok(Json(Deal {
        id,
        game: header.game.clone(),
        players: header.seats.len() as u8,
        host: person.as_ref() == Some(&first.host),
        tables,
        told,
        commitment: header.commitment(),
        secret: is_done.then(|| header.secret.as_str().to_owned()),
    }))
}

/// How each seat of a finished game did.
async fn scores(app: &App, id: &str) -> Result<Option<Vec<SeatScore>>> {
    let TableCopy { session, .. } = app.hub.ask(id, |reply| Command::Copy { reply }).await?;
    let Some(session) = session else { return Ok(None) };
    Ok(Seat::all(session.players()).map(|seat| score_of(session.as_ref(), seat)).collect())
}

async fn tables_of(store: &Store, deal: &DealOf) -> std::result::Result<Vec<TableRow>, StoreError> {
    let mut rows = Vec::new();
    for id in &deal.tables {
        rows.extend(store.table(id).await?);
    }
    Ok(rows)
}

fn is_over(row: &TableRow) -> bool {
    matches!(row.status, store::Status::Over | store::Status::Abandoned)
}

/// The table at which a person plays a deal, once their game there has begun.
pub(crate) async fn table_of(
    store: &Store,
    header: &Header,
    deal: &DealOf,
    person: &str,
) -> std::result::Result<Option<String>, StoreError> {
    let rows = store.daily_of(&deal.id, &header.game).await?;
    Ok(rows.into_iter().find(|row| row.person == person).map(|row| row.table_id))
}

/// The persons who alone may look at a table now, because others still play its deal; `None` if everybody may.
pub(crate) async fn shown_to(
    shared: &Shared,
    header: &Header,
    status: Status,
) -> std::result::Result<Option<Vec<String>>, StoreError> {
    let mut persons: Vec<String> = header.persons().map(str::to_owned).collect();
    if let Some(day) = &header.daily {
        return Ok((*day >= Day::today(&shared.config)).then_some(persons));
    }
    let Some(deal) = &header.deal else { return Ok(None) };
    // Before its game begins, a table shows nothing of the deal.
    if status == Status::Open {
        return Ok(None);
    }
    let rows = tables_of(&shared.store, deal).await?;
    if rows.iter().all(is_over) {
        return Ok(None);
    }
    let is_done = |id: &str| rows.iter().any(|row| row.id == id && is_over(row));
    let begun = shared.store.daily_of(&deal.id, &header.game).await?;
    persons.extend(begun.into_iter().filter(|row| is_done(&row.table_id)).map(|row| row.person));
    Ok(Some(persons))
}
