//! Asking for a seat of a table whose host approves who sits down.

use axum::{
    Json,
    extract::{Path, State},
};

use crate::{
    App,
    auth::Who,
    body::Body,
    budgets::Budget,
    client::Client,
    error::Result,
    lobby::{changed, parse_part},
    protocol::{AnswerSeat, Approval, AskSeat, TableInfo},
    table::Change,
};

/// Decides whether the host approves who takes a seat. Only the host can, until the game begins.
#[utoipa::path(post, path = "/api/tables/{id}/approval", tag = "tables", params(("id" = String, Path)), request_body = Approval, responses((status = 200, body = TableInfo)))]
pub async fn approval(
    State(app): State<App>,
    Who(person): Who,
    Path(id): Path<String>,
    Body(Approval { yes }): Body<Approval>,
) -> Result<Json<TableInfo>> {
    changed(&app, &id, &person.id, Change::Approval { yes }).await
}

/// Asks the host for a seat. Another request replaces the one before.
///
/// The request waits until the host answers it, you withdraw it, or the seat is taken.
#[utoipa::path(post, path = "/api/tables/{id}/requests", tag = "tables", params(("id" = String, Path)), request_body = Option<AskSeat>, responses((status = 200, body = TableInfo)))]
pub async fn ask(
    State(app): State<App>,
    client: Client,
    Who(person): Who,
    Path(id): Path<String>,
    Body(ask): Body<Option<AskSeat>>,
) -> Result<Json<TableInfo>> {
    let AskSeat { seat, commitment } = ask.unwrap_or_default();
    let commitment = parse_part(commitment)?;
    app.limits.budgets.spend(Budget::Saved, client, Some(&person.id), 1)?;
    changed(&app, &id, &person.id, Change::AskSeat { seat, name: person.name, commitment }).await
}

/// Withdraws your request for a seat.
#[utoipa::path(delete, path = "/api/tables/{id}/requests", tag = "tables", params(("id" = String, Path)), responses((status = 200, body = TableInfo)))]
pub async fn withdraw(State(app): State<App>, Who(person): Who, Path(id): Path<String>) -> Result<Json<TableInfo>> {
    changed(&app, &id, &person.id, Change::WithdrawSeat).await
}

/// Accepts or declines somebody's request for a seat. Only the host can.
#[utoipa::path(post, path = "/api/tables/{id}/requests/{who}", tag = "tables", params(("id" = String, Path), ("who" = String, Path)), request_body = AnswerSeat, responses((status = 200, body = TableInfo)))]
pub async fn answer(
    State(app): State<App>,
    Who(person): Who,
    Path((id, who)): Path<(String, String)>,
    Body(AnswerSeat { yes }): Body<AnswerSeat>,
) -> Result<Json<TableInfo>> {
    changed(&app, &id, &person.id, Change::AnswerSeat { who, yes }).await
}
