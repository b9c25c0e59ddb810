//! The server: tables that keep everything, a lobby, an API for people and programs, and the page.
//!
//! A move takes one straight path: socket, table, rules, store. Then each viewpoint is sent what it
//! may see. Where to look:
//!
//! - [`protocol`]: everything that crosses the wire;
//! - [`table`]: one task per live table; its `Story` is a function of the log;
//! - [`store`]: SQLite or PostgreSQL, the log and what belongs to it;
//! - [`hub`]: which tables are in memory; [`nodes`] and [`forward`]: several servers that are one;
//! - [`lobby`], [`people`], [`devices`], [`replay`], [`reviews`], [`sets`], [`socket`], [`whatif`], [`puzzles`], [`play_on`], [`notes`]:
//!   the handlers of the addresses.
//!
//! No rule of a game is decided here, and nothing leaves the server but what a game's `view`,
//! `legal` and `outlook` give for the viewer.
#![forbid(unsafe_code)]

pub mod admin;
pub mod archive;
pub mod auth;
pub mod body;
pub mod bots;
pub mod budgets;
pub mod chat;
pub mod client;
pub mod clock;
pub mod config;
pub mod connections;
pub mod daily;
pub mod data;
pub mod deals;
pub mod devices;
pub mod doctor;
pub mod error;
pub mod examples;
pub mod fair;
pub mod folder;
pub mod forward;
pub mod games;
pub mod guard;
pub mod header;
pub mod health;
pub mod hub;
pub mod lessons;
pub mod limits;
pub mod listen;
pub mod lobby;
pub mod nodes;
pub mod notes;
pub mod openapi;
pub mod ops;
pub mod page;
pub mod people;
pub mod play_on;
pub mod protocol;
pub mod pulse;
pub mod puzzles;
pub mod replay;
pub mod reviews;
pub mod seat_requests;
mod serve;
pub mod sets;
pub mod skipped;
pub mod socket;
pub mod store;
pub mod study;
pub mod table;
pub mod text;
pub mod validate;
pub mod vault;
pub mod whatif;

use std::sync::Arc;

use axum::{
    Router,
    extract::{DefaultBodyLimit, FromRef},
    http::{HeaderValue, header as names},
    middleware::{from_fn, from_fn_with_state},
    routing::{any, delete, get, post, put},
};
use axum_extra::extract::cookie::Key;
use metrics_exporter_prometheus::PrometheusHandle;
use tokio::sync::{broadcast, watch};
use tower_http::{compression::CompressionLayer, set_header::SetResponseHeaderLayer};

pub use self::{
    config::Config,
    serve::{blocking, serve},
};
use crate::{fair::Secrets, hub::Hub, limits::Limits, table::Shared};

/// What every request handler can use.
#[derive(Clone, Debug)]
pub struct App {
    pub hub: Hub,
    /// The data sets of the folders named by `--data`.
    pub folders: Arc<[data::Set]>,
    /// The address people open.
    pub origin: Arc<str>,
    pub key: Key,
    pub metrics: PrometheusHandle,
    pub health: health::Health,
    pub limits: Limits,
    pub reviews: reviews::Reviews,
    pub secrets: Arc<Secrets>,
    /// The daily games that bots are playing.
    pub playing: daily::Playing,
    pub acts: Arc<admin::Acts>,
    /// Becomes true when the server shuts down.
    pub closing: Arc<watch::Sender<bool>>,
    /// The hashes of sessions and tokens that are revoked, so that their sockets end.
    pub revoked: broadcast::Sender<Arc<str>>,
}

/// How many revocations a socket can miss before it looks itself up.
const REVOCATIONS: usize = 64;

impl FromRef<App> for Key {
    fn from_ref(app: &App) -> Key {
        app.key.clone()
    }
}

impl App {
    pub async fn new(shared: Shared, origin: &str) -> error::Result<App> {
        let metrics = ops::recorder();
        pulse::first(&shared).await?;
        let key = auth::key(&shared.store).await?;
        if shared.config.test_toy {
            games::offer_toy();
        }
        let replacing = data::folders("--test-data", &shared.config.test_data)?;
        games::replace(replacing.into_iter().map(|set| (set.game, set.files)));
        data::keep_own(&shared.store).await?;
        let folders = data::folders("--data", &shared.config.data)?;
        for set in &folders {
            data::keep(&shared.store, set).await?;
        }
        let secrets = Arc::new(Secrets::new(shared.config.test_seed));
        let limits = Limits::new(&shared.config);
        let shared = Arc::new(shared);
        tokio::spawn(pulse::run(Arc::downgrade(&shared)));
        let archived = Arc::clone(&shared);
        tokio::spawn(async move { archive::catch_up(&archived).await });
        let acts = Arc::new(admin::Acts::begin(&shared).await?);
        let hub = Hub::new(shared);
        tokio::spawn(admin::follow(Arc::downgrade(&acts), hub.clone()));
        Ok(App {
            hub,
            folders: folders.into(),
            origin: origin.into(),
            key,
            metrics,
            health: health::Health::default(),
            limits,
            reviews: reviews::Reviews::default(),
            secrets,
            playing: daily::Playing::default(),
            acts,
            closing: Arc::new(watch::Sender::new(false)),
            revoked: broadcast::Sender::new(REVOCATIONS),
        })
    }
}

/// All routes.
pub fn router(app: App) -> Router {
    let table = Router::new()
        .route("/", get(lobby::info))
        .route("/ws", get(socket::connect))
        .route("/components", get(lobby::components))
        .route("/sit", post(lobby::sit))
        .route("/stand", post(lobby::stand))
        .route("/move", post(lobby::move_seat))
        .route("/seat", post(lobby::set_seat))
        .route("/commit", post(lobby::commit))
        .route("/reveal", post(lobby::reveal))
        .route("/start", post(lobby::start))
        .route("/abandon", post(lobby::abandon))
        .route("/continue", post(lobby::go_on))
        .route("/hand_over", post(lobby::hand_over))
        .route("/take_back", post(lobby::take_back))
        .route("/rematch", post(lobby::rematch))
        .route("/guest_chat", post(chat::guest_chat))
        .route("/approval", post(seat_requests::approval))
        .route("/requests", post(seat_requests::ask).delete(seat_requests::withdraw))
        .route("/requests/{who}", post(seat_requests::answer))
        .route("/chat/{n}/report", post(chat::report))
        .route("/seats/{seat}", get(lobby::see))
        .route("/seats/{seat}/act", post(lobby::act))
        .route("/seats/{seat}/hint", post(study::hint))
        .route("/replay", get(replay::of_table))
        .route("/replay/frames", get(replay::frames_of_table))
        .route("/record", get(replay::record))
        .route("/notes", get(notes::list).post(notes::write))
        .route("/notes/{n}", put(notes::change).delete(notes::delete))
        .route("/review", get(reviews::of_table).post(reviews::begin_of_table))
        .route_layer(from_fn_with_state(app.clone(), guard::own_deal_only))
        .route_layer(from_fn_with_state(app.clone(), forward::to_owner));
    let data = Router::new()
        .route("/", get(sets::list).post(sets::check))
        .route("/{name}", get(sets::contents).put(sets::save).delete(sets::delete))
        .route("/{name}/archive", get(sets::export).put(sets::import))
        .layer(DefaultBodyLimit::max(sets::MOST_BYTES));
    let replays = Router::new()
        .route("/", post(replay::of_record))
        .route("/frames", post(replay::frames_of_record))
        .layer(DefaultBodyLimit::max(1024 * 1024));
    // Like a replay, they may come with a record.
    let moments = Router::new()
        .route("/whatif", post(whatif::ask))
        .route("/play_on", post(play_on::play_on))
        .layer(DefaultBodyLimit::max(1024 * 1024));
    let reviewed = Router::new()
        .route("/", post(reviews::begin_of_record))
        .route("/{key}", get(reviews::of_record))
        .layer(DefaultBodyLimit::max(1024 * 1024));
    let api = Router::new()
        // The page that shows the API lives at its root.
        .route("/", get(page::file))
        .route("/me", get(people::me).put(people::rename))
        .route("/me/transfer", post(devices::transfer))
        .route("/me/devices", get(devices::list).delete(devices::revoke_others))
        .route("/me/devices/{id}", delete(devices::revoke))
        .route("/me/recovery", post(devices::make_recovery).delete(devices::delete_recovery))
        .route("/me/former/{id}", post(devices::go_back))
        .route("/transfer/{code}", get(devices::look_at_transfer).post(devices::take_transfer))
        .route("/bots", post(people::new_bot))
        .route("/blocks", get(chat::blocks).post(chat::block))
        .route("/blocks/{id}", delete(chat::unblock))
        .route("/games", get(lobby::list_games))
        .route("/games/{game}/components", get(lobby::game_components))
        .nest("/games/{game}/data", data)
        .route("/lobby", get(lobby::lobby))
        .route("/lessons/{game}", get(lessons::lesson).post(lessons::begin))
        .route("/daily", get(daily::today))
        .route("/daily/{game}", post(daily::begin))
        .route("/daily/{game}/{day}", get(daily::result))
        .route("/deals", post(deals::create))
        .route("/deals/{id}", get(deals::deal))
        .route("/examples/{game}/{id}", get(examples::example))
        .route("/puzzles/{game}", get(puzzles::list))
        .route("/puzzles/{game}/{id}", get(puzzles::puzzle).post(puzzles::solve))
        .route("/tables", get(archive::list).post(lobby::create))
        .nest("/tables/{id}", table)
        .nest("/replays", replays)
        .merge(moments)
        .nest("/reviews", reviewed)
        .route("/admin", post(admin::act))
        .route("/openapi.json", get(openapi::json))
        .fallback(|| async { error::Error::NotFound("such address") })
        .layer(DefaultBodyLimit::max(protocol::MAX_MESSAGE))
        .layer(from_fn(guard::one_form))
        .layer(from_fn_with_state(app.clone(), guard::own_page_only))
        .layer(SetResponseHeaderLayer::if_not_present(names::CACHE_CONTROL, HeaderValue::from_static("no-store")));
    Router::new()
        .nest("/api", api)
        // Not part of what is nested there; the page would answer.
        .route("/api/", any(|| async { error::Error::NotFound("such address") }))
        .fallback(page::file)
        .layer(from_fn_with_state(app.clone(), guard::within_budget))
        .route("/health", get(health::ready))
        .route("/health/ready", get(health::ready))
        .route("/health/live", get(health::live))
        .route("/metrics", get(ops::metrics))
        .layer(CompressionLayer::new())
        .layer(SetResponseHeaderLayer::if_not_present(
            names::X_CONTENT_TYPE_OPTIONS,
            HeaderValue::from_static("nosniff"),
        ))
        .layer(SetResponseHeaderLayer::if_not_present(names::REFERRER_POLICY, HeaderValue::from_static("same-origin")))
        .layer(from_fn_with_state(app.clone(), ops::observe))
        .with_state(app)
}
