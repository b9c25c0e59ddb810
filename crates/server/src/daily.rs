//! The game of the day: the same deal for everybody, one try each, compared with the bots of every level and with everybody
//! on this server.
//!
//! Its table is an ordinary one for two whose secret follows from the server's own secret, the day and the game, and to
//! whose seed nobody contributes: so garden, dice and the thoughts of the opponent are the same for all. Nobody can know them
//! before they sit down. Until the day is over, a table is shown to its player only, its secret is not revealed, there are
//! no hints, and nothing can be taken back past chance.

mod bots;
mod day;

use std::collections::BTreeMap;

use ai::Level;
use axum::{
    Json,
    extract::{Path, State},
};
use axum_extra::extract::SignedCookieJar;
use game_core::{AnySession, Seat};

pub use self::{bots::Playing, day::Day};
use crate::{
    App,
    auth::{Visitor, Who},
    data,
    error::{Error, Result},
    fair::{self, Bytes32, Protocol},
    games,
    header::Header,
    lobby::{self, Plan},
    protocol::{
        AtZero, Clock, Created, DailyBot, DailyPerson, DailyResult, NewSeat, NewTable, SeatScore, Status, Today,
        TodayGame,
    },
    store::{self, DailyRow, Store},
    table::{Change, Command, Shared, Summary, TableCopy},
};

/// A table of two: the garden is small, the game short, and the bots know it best.
const PLAYERS: u8 = 2;
/// Where the player sits.
const OWN: Seat = Seat(0);
/// Who sits at the other seat. It judges every turn by all that was learned and looks no further, so that it answers at
/// once, and the same on every machine.
const OPPONENT: Level = Level::Skilled;

/// The server's secret, from which those of all days follow. Drawn once and kept in the store, sealed with the current key.
async fn master(app: &App) -> Result<Bytes32> {
    const NAME: &str = "daily_secret";
    let Shared { store, vault, .. } = app.hub.shared();
    let kept = store.meta_or_insert(NAME, &vault.seal(&app.secrets.daily(), NAME)).await?;
    let secret = match vault.open_value(&kept, NAME) {
        // Whoever runs the server has accepted that the key is lost.
        Err(Error::Sealed { .. }) => app.secrets.daily(),
        opened => opened?,
    };
    if vault.is_current(&kept) {
        return Ok(secret);
    }
    let kept = store.replace_meta(NAME, &kept, &vault.seal(&secret, NAME)).await?;
    vault.open_value(&kept, NAME)
}

/// The secret of a day's game. Refused before the day has begun.
async fn secret(app: &App, day: &Day, game: &str) -> Result<Bytes32> {
    if *day > Day::today(&app.hub.shared().config) {
        return Err(Error::NotFound("such day yet"));
    }
    Ok(fair::secret_of_day(&master(app).await?, day.as_str(), game))
}

/// The games of the day, and how far you are with them.
#[utoipa::path(get, path = "/api/daily", tag = "daily", responses((status = 200, body = Today)))]
pub async fn today(State(app): State<App>, who: Option<Who>) -> Result<Json<Today>> {
    let day = Day::today(&app.hub.shared().config);
    let mut games = Vec::new();
    for offered in games::GAMES {
        let game = offered.game.id();
        let row = match &who {
            Some(Who(person)) => try_of(&app, &day, game, &person.id).await?,
            None => None,
        };
        let (table, status, score) = match row {
            Some((row, table)) => {
                let score = Summary::read(&table).scores.first().copied();
                (Some(row.table_id), Some(Status::from(table.status)), score)
            }
            None => (None, None, None),
        };
        let score = score.filter(|_| status == Some(Status::Over));
        games.push(TodayGame { game: game.to_owned(), players: PLAYERS, table, status, score });
    }
    Ok(Json(Today { day: day.as_str().to_owned(), opponent: OPPONENT.to_string(), games }))
}

/// A person's try, and its table.
async fn try_of(app: &App, day: &Day, game: &str, person: &str) -> Result<Option<(DailyRow, store::TableRow)>> {
    let store = &app.hub.shared().store;
    let rows = store.daily_of(day.as_str(), game).await?;
    let Some(row) = rows.into_iter().find(|row| row.person == person) else { return Ok(None) };
    let table = store.table(&row.table_id).await?.ok_or_else(|| Error::Bug(format!("no table {}", row.table_id)))?;
    Ok(Some((row, table)))
}

/// Begins the game of the day, or returns to it.
///
/// Everybody has one try. Who has begun gets the same table again.
#[utoipa::path(post, path = "/api/daily/{game}", tag = "daily", params(("game" = String, Path)), responses((status = 200, body = Created)))]
pub async fn begin(
    State(app): State<App>,
    visitor: Visitor,
    Path(game): Path<String>,
) -> Result<(SignedCookieJar, Json<Created>)> {
    let game = games::get(&game)?;
    let day = Day::today(&app.hub.shared().config);
    let known = match &visitor.who {
        Some(Who(person)) => try_of(&app, &day, game.id(), &person.id).await?,
        None => None,
    };
    if let Some((row, table)) = known {
        let commitment = app.hub.shared().vault.header(&table)?.commitment();
        return Ok((visitor.jar, Json(Created { id: row.table_id, commitment })));
    }
    let plan = plan(&app, &day, game.id()).await?;
    let (jar, person) = lobby::may_open(&app, visitor, std::slice::from_ref(&plan)).await?;
    let commitment = plan.header.commitment();
    let id = plan.open(&app, &person).await?;
    let row = DailyRow {
        day: day.as_str().to_owned(),
        game: game.id().to_owned(),
        players: PLAYERS.into(),
        person: person.id.clone(),
        table_id: id.clone(),
        result: None,
    };
    let first = app.hub.shared().store.begin_daily(&row).await?;
    if first != id {
        // Two clicks at once: the other one was first.
        app.hub.change(&id, &person.id, Change::Abandon { yes: true }).await?;
        return Ok((jar, Json(Created { id: first, commitment })));
    }
    app.hub.change(&id, &person.id, Change::Start { commitment: None }).await?;
    bots::play(&app, day, game.id());
    Ok((jar, Json(Created { id, commitment })))
}

/// The table of a day's game, with the player's seat open.
async fn plan(app: &App, day: &Day, game: &str) -> Result<Plan> {
    let set = data::set(app, games::get(game)?, data::OWN).await?;
    let mut seats = vec![NewSeat::Bot { level: OPPONENT.to_string() }; PLAYERS.into()];
    seats[OWN.idx()] = NewSeat::Me;
    let new = NewTable {
        game: game.to_owned(),
        options: serde_json::Value::Null,
        seats,
        data: None,
        public: false,
        clock: Clock::None,
        at_zero: AtZero::Nothing,
        hints: false,
        guest_chat: false,
        approval: None,
        start: true,
    };
    let mut plan = Plan::check(new, &set, &app.secrets)?;
    (plan.header.secret, plan.header.daily) = (secret(app, day, game).await?, Some(day.clone()));
    plan.header.protocol = protocol(app, day, game).await?;
    Ok(plan)
}

/// How the seed of a day's game is made. All tables of a day do it like the first one, even if a newer version of the program
/// has been started since.
async fn protocol(app: &App, day: &Day, game: &str) -> Result<Protocol> {
    let store = &app.hub.shared().store;
    for row in store.daily_of(day.as_str(), game).await? {
        if let Some(table) = store.table(&row.table_id).await? {
            return Ok(Header::listed(&table.header)?.protocol);
        }
    }
    Ok(Protocol::Committed)
}

/// How everybody did in a day's game: you, all others on this server, and the bots of each level in the same seat.
///
/// While the day lasts, only who has played to the end is told.
#[utoipa::path(get, path = "/api/daily/{game}/{day}", tag = "daily", params(("game" = String, Path), ("day" = String, Path)), responses((status = 200, body = DailyResult)))]
pub async fn result(
    State(app): State<App>,
    who: Option<Who>,
    Path((game, day)): Path<(String, String)>,
) -> Result<Json<DailyResult>> {
    let (game, day) = (games::get(&game)?.id(), Day::parse(&day)?);
    let over = day < Day::today(&app.hub.shared().config);
    let secret = secret(&app, &day, game).await?;
    let rows = finished(&app, app.hub.shared().store.daily_of(day.as_str(), game).await?).await?;
    let person = who.map(|Who(person)| person.id);
    let is_own = |row: &DailyRow| Some(&row.person) == person.as_ref();
    let own = rows.iter().find(|(row, _)| is_own(row));
    if !over && own.is_none() {
        return Err(Error::NotNow("the results of today's game are shown to those who have played it"));
    }
    if own.is_some() {
        bots::play(&app, day.clone(), game);
    }
    let mut people = Vec::new();
    for (row, score) in &rows {
        let name = app.hub.shared().store.person(&row.person).await?.map(|person| person.name).unwrap_or_default();
        people.push(DailyPerson { name, you: is_own(row), score: score.score });
    }
    people.sort_by_key(|person| -person.score);
    let (bots, pending) = bots::results(&app, &day, game).await?;
    Ok(Json(DailyResult {
        day: day.as_str().to_owned(),
        game: game.to_owned(),
        players: PLAYERS,
        opponent: OPPONENT.to_string(),
        table: own.map(|(row, _)| row.table_id.clone()),
        you: own.map(|(_, score)| score.clone()),
        people,
        bots,
        pending,
        commitment: fair::commitment(&secret).as_str().to_owned(),
        secret: over.then(|| secret.as_str().to_owned()),
    }))
}

/// The tries that were played to the end. What has not been noted yet is looked up at the table and noted.
async fn finished(app: &App, rows: Vec<DailyRow>) -> Result<Vec<(DailyRow, SeatScore)>> {
    let store: &Store = &app.hub.shared().store;
    let mut finished = Vec::new();
    for row in rows {
        if let Some(score) = row.result.as_deref().and_then(|text| serde_json::from_str(text).ok()) {
            finished.push((row, score));
            continue;
        }
        if store.table(&row.table_id).await?.is_none_or(|table| table.status != store::Status::Over) {
            continue;
        }
        let TableCopy { session, .. } = app.hub.ask(&row.table_id, |reply| Command::Copy { reply }).await?;
        let Some(score) = session.and_then(|session| score_of(session.as_ref(), OWN)) else { continue };
        let text = serde_json::to_string(&score).expect("a score can be written as JSON");
        store.end_daily(&row, &text).await?;
        finished.push((row, score));
    }
    Ok(finished)
}

/// How a seat did in a game that is over.
pub(crate) fn score_of(session: &dyn AnySession, seat: Seat) -> Option<SeatScore> {
    let standing = session.standing()?;
    let points: BTreeMap<String, f32> =
        ai::points(session, seat)?.into_iter().map(|(source, points)| (source.to_owned(), points)).collect();
    let rivals = standing.scores.iter().enumerate().filter(|(other, _)| *other != seat.idx());
    Some(SeatScore {
        score: standing.scores[seat.idx()],
        rival: rivals.map(|(_, score)| *score).max().unwrap_or_default(),
        place: standing.places[seat.idx()],
        points,
    })
}

/// The mean of what a bot of some level did in several games.
fn mean(level: Level, scores: &[SeatScore]) -> DailyBot {
    let n = scores.len().max(1) as f32;
    let mut points = BTreeMap::new();
    for score in scores {
        for (source, value) in &score.points {
            *points.entry(source.clone()).or_insert(0.0) += value / n;
        }
    }
    let score = scores.iter().map(|score| score.score as f32).sum::<f32>() / n;
    DailyBot { level: level.to_string(), games: scores.len() as u32, score, points }
}
