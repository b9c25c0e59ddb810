//! `/api/games`, `/api/lobby` and `/api/tables`: everything around a game that is not playing it.

use ai::{Level, strength};
use axum::{
    Json,
    extract::{Path, Query, State},
    http::{HeaderName, header},
    response::IntoResponse,
};
use axum_extra::extract::SignedCookieJar;
use game_core::{Failure, Refused, Seat};
use serde::Deserialize;
use serde_json::{Value, json};
use utoipa::IntoParams;

use crate::{
    App,
    auth::{Visitor, Who},
    body::Body,
    bots,
    budgets::Budget,
    client::Client,
    data::{self, Set},
    error::{Error, Result},
    fair::{Bytes32, Protocol, Secrets},
    games,
    header::{Header, Holder},
    limits::TABLES_PER_PERSON,
    protocol::{
        Act, Clock, Commit, Created, DataSource, GameInfo, HandOver, Lobby, MoveSeat, NewSeat, NewTable, OneSeat,
        Reveal, SeatKind, Seen, SetSeat, Sit, Status, Strength, Strengths, TableCard, TableInfo, Vote,
    },
    store::{self, TableRow},
    table::{self, Change, Command, now_ms},
    text,
};

/// The maximum length of a list of tables.
const LIST: u32 = 50;

/// Components do not change while a server runs.
const KEEP_COMPONENTS: [(HeaderName, &str); 1] = [(header::CACHE_CONTROL, "private, max-age=3600")];

/// The games that can be played.
#[utoipa::path(get, path = "/api/games", tag = "lobby", responses((status = 200, body = Vec<GameInfo>)))]
pub async fn list_games() -> Result<Json<Vec<GameInfo>>> {
    let info = |offered: games::Offered| -> Result<GameInfo> {
        let game = offered.game;
        let usual = game.open(&Value::Null, games::replaced(game).as_deref(), game_core::Seed::from(0))?;
        Ok(GameInfo {
            id: game.id().to_owned(),
            page: offered.page,
            fewest: offered.fewest,
            most: offered.most,
            data: usual.data_hash().to_owned(),
            options: usual.options(),
            levels: Level::FOR_PEOPLE.iter().map(Level::to_string).collect(),
            characters: ai::characters(game.id()).iter().map(ToString::to_string).collect(),
            strengths: strength::of(game.id()).map(strengths),
        })
    };
    games::GAMES.into_iter().map(info).collect::<Result<_>>().map(Json)
}

fn strengths(of: &strength::Strengths) -> Strengths {
    let level = |of: &strength::Strength| Strength {
        level: of.level.to_string(),
        points: of.points,
        games: of.games,
        ms: of.ms,
        wins: of.below.map(|below| below.wins),
    };
    Strengths { yardstick: of.yardstick.to_string(), levels: of.levels.iter().map(level).collect() }
}

/// The components of a game with its default options, to look at cards and boards without a table.
#[utoipa::path(get, path = "/api/games/{game}/components", tag = "lobby", params(("game" = String, Path)), responses((status = 200, body = Value)))]
pub async fn game_components(Path(game): Path<String>) -> Result<impl IntoResponse> {
    let game = games::get(&game)?;
    let components = game.open(&Value::Null, games::replaced(game).as_deref(), game_core::Seed::from(0))?.components();
    Ok((KEEP_COMPONENTS, Json(components)))
}

/// All tables listed on the home page.
#[utoipa::path(get, path = "/api/lobby", tag = "lobby", responses((status = 200, body = Lobby)))]
pub async fn lobby(State(app): State<App>, who: Option<Who>) -> Result<Json<Lobby>> {
    let store = &app.hub.shared().store;
    let person = who.map(|Who(person)| person.id);
    // Leave out rows that cannot be read, so that the others are still listed.
    let card = |row: &TableRow| match table::card(row, person.as_deref()) {
        Ok(card) => Some(card),
        Err(error) => {
            app.hub.shared().skipped.note(&row.id, error.inside());
            None
        }
    };
    let cards = |rows: Vec<TableRow>| -> Vec<TableCard> { rows.iter().filter_map(card).collect() };
    let mine = match &person {
        Some(person) => cards(store.tables_of(person, LIST).await?),
        None => Vec::new(),
    };
    let (ended, mut mine): (Vec<_>, Vec<_>) =
        mine.into_iter().partition(|card| matches!(card.status, Status::Over | Status::Abandoned));
    mine.sort_by_key(|card| (!card.your_turn, card.status != Status::Running));
    let mut replays: Vec<TableCard> = ended.into_iter().filter(|card| card.status == Status::Over).collect();
    for card in cards(store.finished_tables(LIST).await?) {
        if replays.iter().all(|known| known.id != card.id) {
            replays.push(card);
        }
    }
    replays.sort_by_key(|card| -card.changed);
    // A table that is about to close waits for nobody any more.
    let life = table::Lives::of(&app.hub.shared().config).waiting(true).unwrap_or(i64::MAX);
    let fresh = |card: &TableCard| card.status != Status::Open || now_ms() - card.changed < life;
    let others = |cards: Vec<TableCard>| cards.into_iter().filter(|card| !card.yours && fresh(card)).collect();
    let open = others(cards(store.open_tables(LIST).await?));
    let running = others(cards(store.running_tables(LIST).await?));
    Ok(Json(Lobby { mine, open, running, replays }))
}

/// Opens a table.
#[utoipa::path(post, path = "/api/tables", tag = "tables", request_body = NewTable, responses((status = 200, body = Created)))]
pub async fn create(
    State(app): State<App>,
    visitor: Visitor,
    Body(new): Body<NewTable>,
) -> Result<(SignedCookieJar, Json<Created>)> {
    // Validate the whole request before creating a person for it.
    let game = games::get(&new.game)?;
    let set = data::set(&app, game, new.data.as_deref().unwrap_or(data::OWN)).await?;
    let plan = Plan::check(new, &set, &app.secrets)?;
    let (jar, person) = may_open(&app, visitor, std::slice::from_ref(&plan)).await?;
    let (start, commitment) = (plan.start, plan.header.commitment());
    keep_data(&app, &set).await?;
    let id = plan.open(&app, &person).await?;
    if start {
        app.hub.change(&id, &person.id, Change::Start { commitment: None }).await?;
    }
    Ok((jar, Json(Created { id, commitment })))
}

/// Stores the data of a new table. Sets that are not saved by people were stored when the server started.
pub(crate) async fn keep_data(app: &App, set: &Set) -> Result<()> {
    match set.source {
        DataSource::Saved => data::keep(&app.hub.shared().store, set).await,
        _ => Ok(()),
    }
}

/// The person who opens these tables, created if necessary; refused if there are too many already.
pub(crate) async fn may_open(app: &App, visitor: Visitor, plans: &[Plan]) -> Result<(SignedCookieJar, store::Person)> {
    let tables = plans.len();
    visitor.spend(app, Budget::Tables, tables)?;
    let bots_begin = plans.iter().filter(|plan| plan.start && plan.header.has_bots_only()).count();
    if bots_begin > 0 {
        visitor.spend(app, Budget::BotTables, bots_begin)?;
    }
    let (jar, person) = visitor.or_create(app).await?;
    let known = app.hub.shared().store.tables_of(&person.id, LIST).await?;
    let open = known.iter().filter(|row| matches!(row.status, store::Status::Open | store::Status::Running)).count();
    if open + tables > TABLES_PER_PERSON { Err(Error::TooMany) } else { Ok((jar, person)) }
}

/// A validated new table.
pub(crate) struct Plan {
    pub(crate) header: Header,
    public: bool,
    start: bool,
    seats: Vec<NewSeat>,
}

impl Plan {
    pub(crate) fn check(new: NewTable, set: &Set, secrets: &Secrets) -> Result<Plan> {
        let offered = games::offered(&new.game).ok_or(Error::NotFound("such game"))?;
        let n_seats = new.seats.len();
        if !(usize::from(offered.fewest)..=usize::from(offered.most)).contains(&n_seats) {
            let why = format!("{} is for {} to {} players, not {n_seats}", new.game, offered.fewest, offered.most);
            return Err(bad_options("players", why));
        }
        if new.seats.iter().filter(|seat| **seat == NewSeat::Me).count() > 1 {
            return Err(Error::bad("you can take one seat; the other players at your screen are local players"));
        }
        if new.start && new.seats.contains(&NewSeat::Open) {
            return Err(Error::bad("a game with an open seat cannot start at once"));
        }
        match new.clock {
            Clock::Live { bank_s, increment_s } if !(30..=86_400).contains(&bank_s) || increment_s > 3_600 => {
                return Err(Error::bad("a live clock has 30 seconds to a day, and adds at most an hour per turn"));
            }
            Clock::Days { days } if !(1..=30).contains(&days) => return Err(Error::bad("a turn has 1 to 30 days")),
            _ => {}
        }
        let options = with_players(new.options, n_seats)?;
        // The game itself decides whether it can be played with these options.
        let session = offered.game.open(&options, Some(&set.files), game_core::Seed::from(0))?;
        let mut seats = Vec::new();
        for seat in &new.seats {
            seats.push(match seat {
                NewSeat::Bot { level } => Holder::Bot { level: bots::check(offered.game.id(), bots::named(level)?)? },
                NewSeat::Local { name } => {
                    text::clean_name(name)?;
                    Holder::Open
                }
                NewSeat::Open | NewSeat::Me => Holder::Open,
            });
        }
        let header = Header {
            game: new.game,
            options: session.options(),
            data: session.data_hash().to_owned(),
            set: (set.source != DataSource::Program).then(|| set.name.clone()),
            rules: offered.game.rules(),
            clock: new.clock,
            at_zero: new.at_zero,
            hints: new.hints,
            guest_chat: new.guest_chat,
            approval: new.approval.unwrap_or(new.public),
            requests: Vec::new(),
            lesson: false,
            daily: None,
            deal: None,
            seats,
            secret: secrets.draw(),
            protocol: Protocol::Committed,
            revealing: None,
            rematch_of: None,
            origin: None,
        };
        Ok(Plan { header, public: new.public, start: new.start, seats: new.seats })
    }

    pub(crate) async fn open(self, app: &App, person: &store::Person) -> Result<String> {
        let id = new_id();
        self.open_as(app, person, &id).await?;
        Ok(id)
    }

    pub(crate) async fn open_as(mut self, app: &App, person: &store::Person, id: &str) -> Result<()> {
        for (seat, wanted) in self.seats.iter().enumerate() {
            let (id, commitment, contribution) = (person.id.clone(), None, None);
            self.header.seats[seat] = match wanted {
                NewSeat::Me => Holder::Human { person: id, name: person.name.clone(), commitment, contribution },
                NewSeat::Local { name } => {
                    Holder::Local { person: id, name: text::clean_name(name)?, commitment, contribution }
                }
                NewSeat::Open | NewSeat::Bot { .. } => continue,
            };
        }
        put(app, id, &self.header, self.public, &person.id).await
    }
}

pub(crate) fn new_id() -> String {
    Bytes32::random().as_str()[..12].to_owned()
}

/// Stores a new table.
async fn put(app: &App, id: &str, header: &Header, public: bool, host: &str) -> Result<()> {
    let table = store::NewTable {
        id: id.to_owned(),
        created: now_ms(),
        public,
        game: header.game.clone(),
        host: host.to_owned(),
        header: app.hub.shared().vault.sealed(header, id),
        seats: table::seat_rows(header),
    };
    app.hub.shared().store.create_table(&table).await?;
    tracing::info!(table = id, game = header.game, "table opened");
    Ok(())
}

/// The options, with the number of seats as the number of players.
fn with_players(options: Value, n_seats: usize) -> Result<Value> {
    match options {
        Value::Null => Ok(json!({ "players": n_seats })),
        Value::Object(mut options) => match options.insert("players".to_owned(), json!(n_seats)) {
            Some(said) if said != json!(n_seats) => {
                Err(bad_options("players", format!("the options say {said}, but there are {n_seats} seats")))
            }
            _ => Ok(Value::Object(options)),
        },
        _ => Err(bad_options("options", "not an object".to_owned())),
    }
}

fn bad_options(what: &str, why: String) -> Error {
    Error::Game(Failure::BadOptions(Refused::new(what, why)))
}

/// A table.
#[utoipa::path(get, path = "/api/tables/{id}", tag = "tables", params(("id" = String, Path)), responses((status = 200, body = TableInfo)))]
pub async fn info(State(app): State<App>, who: Option<Who>, Path(id): Path<String>) -> Result<Json<TableInfo>> {
    let person = who.map(|Who(person)| person.id);
    app.hub.ask(&id, |reply| Command::Info { person: person.clone(), reply }).await.map(Json)
}

/// The components of a table's game. They do not change during the game.
#[utoipa::path(get, path = "/api/tables/{id}/components", tag = "tables", params(("id" = String, Path)), responses((status = 200, body = Value)))]
pub async fn components(State(app): State<App>, Path(id): Path<String>) -> Result<impl IntoResponse> {
    let copy = app.hub.ask(&id, |reply| Command::Copy { reply }).await?;
    let components = match copy.session {
        Some(session) => session.components(),
        None => {
            let game = games::get(&copy.header.game)?;
            game.open(&copy.header.options, copy.data.as_deref(), game_core::Seed::from(0))?.components()
        }
    };
    Ok((KEEP_COMPONENTS, Json(components)))
}

/// Sits down.
#[utoipa::path(post, path = "/api/tables/{id}/sit", tag = "tables", params(("id" = String, Path)), request_body = Sit, responses((status = 200, body = TableInfo)))]
pub async fn sit(
    State(app): State<App>,
    Who(person): Who,
    Path(id): Path<String>,
    Body(sit): Body<Sit>,
) -> Result<Json<TableInfo>> {
    let commitment = parse_part(sit.commitment)?;
    let (name, local) = match &sit.local {
        Some(name) => (text::clean_name(name)?, true),
        None => (person.name, false),
    };
    changed(&app, &id, &person.id, Change::Sit { seat: sit.seat, name, local, commitment }).await
}

/// Leaves a seat before the game begins.
#[utoipa::path(post, path = "/api/tables/{id}/stand", tag = "tables", params(("id" = String, Path)), request_body = OneSeat, responses((status = 200, body = TableInfo)))]
pub async fn stand(
    State(app): State<App>,
    Who(person): Who,
    Path(id): Path<String>,
    Body(OneSeat { seat }): Body<OneSeat>,
) -> Result<Json<TableInfo>> {
    changed(&app, &id, &person.id, Change::Stand { seat }).await
}

/// Moves from your own seat to an open one, or swaps seats with a bot.
///
/// The seat decides the colour. Players do not need the host for this: the same people and bots stay at the table, and
/// no other person has to move. What a player has committed to for the seed moves along.
#[utoipa::path(post, path = "/api/tables/{id}/move", tag = "tables", params(("id" = String, Path)), request_body = MoveSeat, responses((status = 200, body = TableInfo)))]
pub async fn move_seat(
    State(app): State<App>,
    Who(person): Who,
    Path(id): Path<String>,
    Body(MoveSeat { from, to }): Body<MoveSeat>,
) -> Result<Json<TableInfo>> {
    changed(&app, &id, &person.id, Change::MoveSeat { from, to }).await
}

/// Puts a bot on an open seat, or opens a bot's seat again.
#[utoipa::path(post, path = "/api/tables/{id}/seat", tag = "tables", params(("id" = String, Path)), request_body = SetSeat, responses((status = 200, body = TableInfo)))]
pub async fn set_seat(
    State(app): State<App>,
    Who(person): Who,
    Path(id): Path<String>,
    Body(set): Body<SetSeat>,
) -> Result<Json<TableInfo>> {
    let level = set.level.as_deref().map(bots::named).transpose()?;
    changed(&app, &id, &person.id, Change::SetSeat { seat: set.seat, level }).await
}

/// Starts the game. If players have committed to contributions to its seed, it begins when they have revealed them.
#[utoipa::path(post, path = "/api/tables/{id}/start", tag = "tables", params(("id" = String, Path)), request_body = Option<Commit>, responses((status = 200, body = TableInfo)))]
pub async fn start(
    State(app): State<App>,
    client: Client,
    Who(person): Who,
    Path(id): Path<String>,
    Body(commit): Body<Option<Commit>>,
) -> Result<Json<TableInfo>> {
    let commitment = parse_part(commit.unwrap_or_default().commitment)?;
    let table = app.hub.ask(&id, |reply| Command::Info { person: Some(person.id.clone()), reply }).await?;
    if table.status == Status::Open && table.seats.iter().all(|seat| seat.kind == SeatKind::Bot) {
        app.limits.budgets.spend(Budget::BotTables, client, Some(&person.id), 1)?;
    }
    changed(&app, &id, &person.id, Change::Start { commitment }).await
}

/// Commits to what you will add to the seed for your own seats, before the game is started.
#[utoipa::path(post, path = "/api/tables/{id}/commit", tag = "tables", params(("id" = String, Path)), request_body = Commit, responses((status = 200, body = TableInfo)))]
pub async fn commit(
    State(app): State<App>,
    Who(person): Who,
    Path(id): Path<String>,
    Body(commit): Body<Commit>,
) -> Result<Json<TableInfo>> {
    let commitment = parse_part(commit.commitment)?.ok_or(Error::bad("the commitment is missing"))?;
    changed(&app, &id, &person.id, Change::Commit { commitment }).await
}

/// Adds what you have committed to to the seed, once the game has been started.
#[utoipa::path(post, path = "/api/tables/{id}/reveal", tag = "tables", params(("id" = String, Path)), request_body = Reveal, responses((status = 200, body = TableInfo)))]
pub async fn reveal(
    State(app): State<App>,
    Who(person): Who,
    Path(id): Path<String>,
    Body(Reveal { contribution }): Body<Reveal>,
) -> Result<Json<TableInfo>> {
    changed(&app, &id, &person.id, Change::Reveal { contribution: Bytes32::parse(&contribution)? }).await
}

pub(crate) fn parse_part(text: Option<String>) -> Result<Option<Bytes32>> {
    text.as_deref().map(Bytes32::parse).transpose()
}

/// Votes for or against abandoning the game, which ends once all people agree.
#[utoipa::path(post, path = "/api/tables/{id}/abandon", tag = "tables", params(("id" = String, Path)), request_body = Vote, responses((status = 200, body = TableInfo)))]
pub async fn abandon(
    State(app): State<App>,
    Who(person): Who,
    Path(id): Path<String>,
    Body(Vote { yes }): Body<Vote>,
) -> Result<Json<TableInfo>> {
    changed(&app, &id, &person.id, Change::Abandon { yes }).await
}

/// Votes for or against continuing a stuck game.
///
/// Once all people agree, it continues from the last action that this program can replay.
#[utoipa::path(post, path = "/api/tables/{id}/continue", tag = "tables", params(("id" = String, Path)), request_body = Vote, responses((status = 200, body = TableInfo)))]
pub async fn go_on(
    State(app): State<App>,
    Who(person): Who,
    Path(id): Path<String>,
    Body(Vote { yes }): Body<Vote>,
) -> Result<Json<TableInfo>> {
    changed(&app, &id, &person.id, Change::Continue { yes }).await
}

/// Lets a bot play for a seat: your own, or one whose player is gone.
#[utoipa::path(post, path = "/api/tables/{id}/hand_over", tag = "tables", params(("id" = String, Path)), request_body = HandOver, responses((status = 200, body = TableInfo)))]
pub async fn hand_over(
    State(app): State<App>,
    Who(person): Who,
    Path(id): Path<String>,
    Body(HandOver { seat, level }): Body<HandOver>,
) -> Result<Json<TableInfo>> {
    let level = level.as_deref().map(bots::named).transpose()?;
    changed(&app, &id, &person.id, Change::HandOver { seat, level }).await
}

/// Takes your own seat back from the bot.
#[utoipa::path(post, path = "/api/tables/{id}/take_back", tag = "tables", params(("id" = String, Path)), request_body = OneSeat, responses((status = 200, body = TableInfo)))]
pub async fn take_back(
    State(app): State<App>,
    Who(person): Who,
    Path(id): Path<String>,
    Body(OneSeat { seat }): Body<OneSeat>,
) -> Result<Json<TableInfo>> {
    changed(&app, &id, &person.id, Change::TakeBack { seat }).await
}

pub(crate) async fn changed(app: &App, id: &str, person: &str, change: Change) -> Result<Json<TableInfo>> {
    app.hub.change(id, person, change).await?;
    app.hub.ask(id, |reply| Command::Info { person: Some(person.to_owned()), reply }).await.map(Json)
}

/// Opens a rematch with the same people, everybody one seat further.
///
/// Everybody who asks later gets the same table. The rematch begins when somebody starts it; until
/// then, everybody can commit to a contribution to its seed.
#[utoipa::path(post, path = "/api/tables/{id}/rematch", tag = "tables", params(("id" = String, Path)), responses((status = 200, body = Created)))]
pub async fn rematch(
    State(app): State<App>,
    client: Client,
    Who(person): Who,
    Path(id): Path<String>,
) -> Result<Json<Created>> {
    let person = person.id;
    let info = || app.hub.ask(&id, |reply| Command::Info { person: Some(person.clone()), reply });
    let known = info().await?;
    if known.you.is_empty() {
        return Err(Error::NotNow("only the players of this game can ask for a rematch"));
    }
    if !matches!(known.status, Status::Over | Status::Abandoned) {
        return Err(Error::NotNow("the game is not over"));
    }
    // Note the new table's id in the old table before creating it, so that there is only one
    // rematch.
    if known.rematch.is_none() {
        app.limits.budgets.spend(Budget::Tables, client, Some(&person), 1)?;
        app.hub.change(&id, &person, Change::Rematch { id: new_id() }).await?;
    }
    let new = info().await?.rematch.ok_or(Error::Elsewhere)?;
    let copy = app.hub.ask(&id, |reply| Command::Copy { reply }).await?;
    let mut header = Header {
        secret: app.secrets.draw(),
        lesson: false,
        daily: None,
        deal: None,
        rematch_of: Some(id.clone()),
        // A rematch is a whole game.
        origin: None,
        protocol: Protocol::Committed,
        revealing: None,
        requests: Vec::new(),
        ..copy.header
    };
    header.seats.rotate_right(1);
    header.seats.iter_mut().for_each(|holder| holder.set_part(None, None));
    match put(&app, &new, &header, known.public, &person).await {
        Ok(()) | Err(Error::Store(store::StoreError::Exists { .. })) => {}
        Err(error) => return Err(error),
    }
    let commitment = app.hub.ask(&new, |reply| Command::Info { person: None, reply }).await?.commitment;
    Ok(Json(Created { id: new, commitment }))
}

/// The number of the first item to return.
#[derive(Clone, Copy, Debug, Default, Deserialize, IntoParams)]
pub struct SeeQuery {
    #[serde(default)]
    from: u32,
}

/// What a seat sees and may do, for programs that would rather poll than listen.
#[utoipa::path(get, path = "/api/tables/{id}/seats/{seat}", tag = "play", params(("id" = String, Path), ("seat" = u8, Path), SeeQuery), responses((status = 200, body = Seen)))]
pub async fn see(
    State(app): State<App>,
    who: Option<Who>,
    Path((id, seat)): Path<(String, u8)>,
    Query(SeeQuery { from }): Query<SeeQuery>,
) -> Result<Json<Seen>> {
    let person = who.map(|Who(person)| person.id);
    let see = |reply| Command::See { person: person.clone(), seat: Some(Seat(seat)), from, reply };
    app.hub.ask(&id, see).await?.map(Json)
}

/// Acts for a seat, and returns what it sees afterwards.
#[utoipa::path(post, path = "/api/tables/{id}/seats/{seat}/act", tag = "play", params(("id" = String, Path), ("seat" = u8, Path)), request_body = Act, responses((status = 200, body = Seen)))]
pub async fn act(
    State(app): State<App>,
    Who(person): Who,
    Path((id, seat)): Path<(String, u8)>,
    Body(Act { seen, actions }): Body<Act>,
) -> Result<Json<Seen>> {
    let seat = Seat(seat);
    app.hub.change(&id, &person.id, Change::Act { seat, seen, actions }).await?;
    let person = Some(person.id);
    let see = |reply| Command::See { person: person.clone(), seat: Some(seat), from: seen, reply };
    app.hub.ask(&id, see).await?.map(Json)
}
