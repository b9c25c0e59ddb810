//! Guided first games: tables with the same dice and the same bot for everybody, and the steps of a coach.
//!
//! A lesson is a file in the folder of its game. Its table is an ordinary one with a known secret, so the same actions lead to
//! the same game. What the coach says about a step is a text of the page; the file says when the step comes, what to look at,
//! what to do, and what shows that it has been done. A test plays every lesson to its end.

use std::{collections::BTreeMap, sync::LazyLock};

use axum::{
    Json,
    extract::{Path, State},
    http::header::CACHE_CONTROL,
    response::IntoResponse,
};
use axum_extra::extract::SignedCookieJar;
use serde::Deserialize;
use serde_json::Value;

use crate::{
    App,
    auth::Visitor,
    data,
    error::{Error, Result},
    fair::{Bytes32, Protocol},
    games,
    lobby::{self, Plan},
    protocol::{AtZero, Clock, Created, Lesson as Told, LessonStep, NewSeat, NewTable},
    table::Change,
};

/// A lesson as its file has it.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Lesson {
    game: String,
    /// The bot at the other seats.
    bot: String,
    players: u8,
    #[serde(default)]
    options: Value,
    /// What the dice and the thoughts of the bot come from.
    secret: Bytes32,
    /// See [`Told::later`].
    #[serde(default)]
    later: BTreeMap<String, String>,
    #[serde(rename = "step")]
    steps: Vec<LessonStep>,
}

static LESSONS: LazyLock<Vec<Lesson>> = LazyLock::new(|| {
    let files = [include_str!("../../myrmes/lessons/first.toml"), include_str!("../../march/lessons/first.toml")];
    files.map(|file| toml::from_str(file).expect("a test reads every lesson")).into()
});

fn find(game: &str) -> Result<&'static Lesson> {
    LESSONS.iter().find(|lesson| lesson.game == game).ok_or(Error::NotFound("such lesson"))
}

/// The steps of the lesson of a game.
#[utoipa::path(get, path = "/api/lessons/{game}", tag = "lobby", params(("game" = String, Path)), responses((status = 200, body = Told)))]
pub async fn lesson(Path(game): Path<String>) -> Result<impl IntoResponse> {
    let Lesson { game, later, steps, .. } = find(&game)?.clone();
    Ok(([(CACHE_CONTROL, "max-age=600")], Json(Told { game, later, steps })))
}

/// Starts the lesson of a game at a table of its own.
#[utoipa::path(post, path = "/api/lessons/{game}", tag = "lobby", params(("game" = String, Path)), responses((status = 200, body = Created)))]
pub async fn begin(
    State(app): State<App>,
    visitor: Visitor,
    Path(game): Path<String>,
) -> Result<(SignedCookieJar, Json<Created>)> {
    let lesson = find(&game)?;
    let set = data::set(&app, games::get(&lesson.game)?, data::OWN).await?;
    let mut seats = vec![NewSeat::Bot { level: lesson.bot.clone() }; lesson.players.into()];
    seats[0] = NewSeat::Me;
    let new = NewTable {
        game: lesson.game.clone(),
        options: lesson.options.clone(),
        seats,
        data: None,
        public: false,
        clock: Clock::None,
        at_zero: AtZero::Nothing,
        hints: true,
        guest_chat: false,
        approval: None,
        start: true,
    };
    let mut plan = Plan::check(new, &set, &app.secrets)?;
    (plan.header.secret, plan.header.lesson) = (lesson.secret.clone(), true);
    // Its steps were written for the dice that follow in this way.
    plan.header.protocol = Protocol::AtOnce;
    let (jar, person) = lobby::may_open(&app, visitor, std::slice::from_ref(&plan)).await?;
    let commitment = plan.header.commitment();
    let id = plan.open(&app, &person).await?;
    app.hub.change(&id, &person.id, Change::Start { commitment: None }).await?;
    Ok((jar, Json(Created { id, commitment })))
}
