//! A separate server for each test, on a free port and with its own store, and people who use it.

use std::{
    net::SocketAddr,
    sync::atomic::{AtomicU32, Ordering},
    time::Duration,
};

use axum::{http::StatusCode, response::IntoResponse};
use axum_extra::extract::{SignedCookieJar, cookie::Cookie};
use clap::Parser;
use futures_util::{SinkExt, StreamExt};
use http_body_util::BodyExt;
use serde_json::{Value, json};
use server::{
    App, Config,
    bots::Pool,
    listen::{self, Door},
    router,
    store::Store,
    table::Shared,
    vault::Vault,
};
use tokio::{
    net::{TcpListener, TcpStream},
    task::JoinHandle,
    time::timeout,
};
use tokio_tungstenite::{
    MaybeTlsStream, WebSocketStream,
    tungstenite::{Error, Message, client::IntoClientRequest, protocol::CloseFrame},
};
use tower::ServiceExt;

use crate::common::place::Place;

/// Nothing here takes longer unless something is wrong.
const PATIENCE: Duration = Duration::from_secs(20);

#[derive(Parser)]
struct Flags {
    #[command(flatten)]
    config: Config,
}

/// A running server.
pub(crate) struct World {
    place: Place,
    flags: Vec<&'static str>,
    keys: Vec<[u8; 32]>,
    app: App,
    address: SocketAddr,
    task: JoinHandle<()>,
}

impl World {
    pub(crate) async fn new() -> World {
        World::with(&[]).await
    }

    /// With these flags of `formicarium serve`.
    pub(crate) async fn with(flags: &[&'static str]) -> World {
        World::open(Place::in_new_folder(), flags.to_vec()).await
    }

    /// With the store at this place, or a new one.
    pub(crate) async fn at(place: Place) -> World {
        World::open(place, Vec::new()).await
    }

    async fn open(place: Place, flags: Vec<&'static str>) -> World {
        World::open_with(place, flags, vec![[7; 32]]).await
    }

    async fn open_with(place: Place, flags: Vec<&'static str>, keys: Vec<[u8; 32]>) -> World {
        let config = Flags::parse_from([&["server"], &flags[..]].concat()).config;
        let (listener, address) = listener().await;
        let shared = Shared::new(place.open().await, Vault::of(&keys), Pool::new(Some(1)), config);
        World::serve(place, flags, keys, shared, listener, address).await
    }

    async fn serve(
        place: Place,
        flags: Vec<&'static str>,
        keys: Vec<[u8; 32]>,
        shared: Shared,
        listener: TcpListener,
        address: SocketAddr,
    ) -> World {
        let door = Door::new(&shared.config, usize::MAX);
        let app = App::new(shared, &format!("http://{address}")).await.expect("a server");
        let task = tokio::spawn(listen::serve(listener, router(app.clone()), door, app.closing.subscribe()));
        World { place, flags, keys, app, address, task }
    }

    /// One of several servers on a PostgreSQL database, which shows that it lives only when it is told to. Also returns where
    /// the others reach it.
    pub(crate) async fn node(place: Place) -> (World, SocketAddr) {
        let ((listener, address), (for_nodes, node_address)) = (listener().await, listener().await);
        let (keys, mut config) = (vec![[7; 32]], Flags::parse_from(["server"]).config);
        config.node_listen = Some(node_address.to_string().parse().expect("an address"));
        let shared = Shared::new(place.open().await, Vault::of(&keys), Pool::new(Some(1)), config.clone());
        shared.nodes.join(&shared.store, &config, address).await.expect("it joins");
        let world = World::serve(place, Vec::new(), keys, shared, listener, address).await;
        let app = world.app.clone();
        let door = Door::for_nodes(&config, usize::MAX, app.key.clone());
        tokio::spawn(listen::serve(for_nodes, router(app.clone()), door, app.closing.subscribe()));
        (world, node_address)
    }

    /// Another server with the same store.
    pub(crate) async fn beside(other: &World) -> World {
        World::open(other.place.again(), Vec::new()).await
    }

    /// Stops the server as if the machine had died, and starts another one with the same store.
    pub(crate) async fn restart(self) -> World {
        self.task.abort();
        World::open_with(self.place, self.flags, self.keys).await
    }

    /// Stops the server, and starts another one with the same store and these keys of its secrets.
    pub(crate) async fn restart_with_keys(self, keys: &[[u8; 32]]) -> World {
        self.task.abort();
        World::open_with(self.place, self.flags, keys.to_vec()).await
    }

    /// Stops the server, and starts another one with the same store and these flags.
    pub(crate) async fn restart_with(self, flags: &[&'static str]) -> World {
        self.task.abort();
        World::open(self.place, flags.to_vec()).await
    }

    /// Asks the server to shut down, and starts another one with the same store.
    pub(crate) async fn restart_politely(self) -> World {
        self.app.hub.close().await;
        self.restart().await
    }

    pub(crate) fn store(&self) -> &Store {
        &self.app.hub.shared().store
    }

    /// The address of the store.
    pub(crate) fn url(&self) -> &str {
        &self.place.url
    }

    /// Runs statements behind the server's back.
    pub(crate) async fn raw(&self, sql: &str) {
        self.place.raw(sql).await.expect("the database takes it");
    }

    /// A cookie as the server signs it.
    pub(crate) fn signed(&self, name: &str, value: &str) -> String {
        let jar = SignedCookieJar::new(self.app.key.clone()).add(Cookie::new(name.to_owned(), value.to_owned()));
        let response = jar.into_response();
        response.headers()["set-cookie"].to_str().expect("a cookie is text").to_owned()
    }

    /// Where the server listens.
    pub(crate) fn address(&self) -> SocketAddr {
        self.address
    }

    pub(crate) fn app(&self) -> &App {
        &self.app
    }

    /// Somebody with a name.
    pub(crate) async fn person(&self, name: &str) -> Person {
        let mut person = Person::default();
        self.put(&mut person, "/api/me", json!({ "name": name })).await.ok();
        person
    }

    /// A request; the person keeps the cookie that comes back.
    pub(crate) async fn send(&self, person: &mut Person, method: &str, path: &str, body: Vec<u8>) -> Answer {
        self.send_with(person, method, path, body, &[]).await
    }

    /// A request with more headers.
    pub(crate) async fn send_with(
        &self,
        person: &mut Person,
        method: &str,
        path: &str,
        body: Vec<u8>,
        headers: &[(&str, &str)],
    ) -> Answer {
        let mut request = axum::http::Request::builder().method(method).uri(path);
        for &(name, value) in headers {
            request = request.header(name, value);
        }
        if let Some(cookie) = &person.cookie {
            request = request.header("cookie", cookie);
        }
        if let Some(token) = &person.token {
            request = request.header("authorization", format!("Bearer {token}"));
        }
        if let Some(secret) = &person.admin {
            request = request.header("x-admin-token", secret);
        }
        let request = request.body(axum::body::Body::from(body)).expect("a request");
        let response = router(self.app.clone()).oneshot(request).await.expect("an answer");
        let status = response.status();
        let headers = response.headers().clone();
        for cookie in headers.get_all("set-cookie") {
            person.keep(cookie.to_str().expect("a cookie is text"));
        }
        let bytes = response.into_body().collect().await.expect("a body").to_bytes();
        let body = serde_json::from_slice(&bytes).unwrap_or(Value::Null);
        Answer { status, headers, bytes: bytes.to_vec(), body }
    }

    pub(crate) async fn get(&self, person: &Person, path: &str) -> Answer {
        self.send(&mut person.clone(), "GET", path, Vec::new()).await
    }

    pub(crate) async fn put(&self, person: &mut Person, path: &str, body: Value) -> Answer {
        self.send(person, "PUT", path, body.to_string().into_bytes()).await
    }

    pub(crate) async fn post(&self, person: &Person, path: &str, body: Value) -> Answer {
        self.send(&mut person.clone(), "POST", path, body.to_string().into_bytes()).await
    }

    /// Opens a table of Myrmes with these seats and returns its id.
    pub(crate) async fn table(&self, person: &Person, seats: Value, more: Value) -> String {
        let mut new = json!({ "game": "myrmes", "seats": seats });
        for (key, value) in more.as_object().expect("more is an object") {
            new[key] = value.clone();
        }
        let created = self.post(person, "/api/tables", new).await.ok();
        created["id"].as_str().expect("an id").to_owned()
    }

    /// A game of two people that has begun.
    pub(crate) async fn duel(&self) -> (Person, Person, String) {
        let (iris, bruno) = (self.person("Iris").await, self.person("Bruno").await);
        let id = self.table(&iris, json!([{ "kind": "me" }, { "kind": "open" }]), json!({})).await;
        self.post(&bruno, &format!("/api/tables/{id}/sit"), json!({})).await.ok();
        self.post(&iris, &format!("/api/tables/{id}/start"), Value::Null).await.ok();
        (iris, bruno, id)
    }

    /// A socket that has not sent anything yet.
    pub(crate) async fn dial(&self, person: &Person, id: &str) -> Socket {
        self.try_dial(person, id, None).await.expect("a socket")
    }

    /// Connects from a page of this origin; returns the status if there is no socket.
    pub(crate) async fn try_dial(&self, person: &Person, id: &str, origin: Option<&str>) -> Result<Socket, StatusCode> {
        let url = format!("ws://{}/api/tables/{id}/ws", self.address);
        let mut request = url.into_client_request().expect("a request");
        if let Some(cookie) = &person.cookie {
            request.headers_mut().insert("cookie", cookie.parse().expect("a header"));
        }
        if let Some(token) = &person.token {
            request.headers_mut().insert("authorization", format!("Bearer {token}").parse().expect("a header"));
        }
        if let Some(origin) = origin {
            request.headers_mut().insert("origin", origin.parse().expect("a header"));
        }
        match tokio_tungstenite::connect_async(request).await {
            Ok((stream, _)) => Ok(Socket::of(stream)),
            Err(Error::Http(response)) => Err(response.status()),
            Err(error) => panic!("no answer: {error}"),
        }
    }

    /// A socket that has said hello and received the table.
    pub(crate) async fn connect(&self, person: &Person, id: &str) -> Socket {
        let mut socket = self.dial(person, id).await;
        socket.say(json!({ "type": "hello" })).await;
        socket.until("table").await;
        socket
    }
}

async fn listener() -> (TcpListener, SocketAddr) {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let address = listener.local_addr().expect("an address");
    (listener, address)
}

/// A browser or a program.
#[derive(Clone, Default, Debug)]
pub(crate) struct Person {
    pub(crate) cookie: Option<String>,
    /// The whole header it came with.
    pub(crate) set_cookie: Option<String>,
    pub(crate) token: Option<String>,
    /// The administrator's secret.
    pub(crate) admin: Option<String>,
}

impl Person {
    /// Keeps a cookie as a browser does.
    fn keep(&mut self, set_cookie: &str) {
        let pair = set_cookie.split(';').next().expect("a cookie has a beginning");
        let name = format!("{}=", pair.split('=').next().expect("a cookie has a name"));
        let mut kept: Vec<&str> = self.cookie.iter().flat_map(|cookie| cookie.split("; ")).collect();
        kept.retain(|cookie| !cookie.starts_with(&name));
        if !set_cookie.contains("Max-Age=0") {
            kept.push(pair);
        }
        self.cookie = (!kept.is_empty()).then(|| kept.join("; "));
        self.set_cookie = Some(set_cookie.to_owned());
    }
}

#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: StatusCode,
    pub(crate) headers: axum::http::HeaderMap,
    pub(crate) bytes: Vec<u8>,
    pub(crate) body: Value,
}

impl Answer {
    #[track_caller]
    pub(crate) fn ok(self) -> Value {
        assert_eq!(self.status, StatusCode::OK, "{}", self.body);
        self.body
    }

    /// Asserts that it was refused, with this status and kind.
    #[track_caller]
    pub(crate) fn refused(self, status: u16, kind: &str) -> Value {
        assert_eq!((self.status.as_u16(), &self.body["kind"]), (status, &json!(kind)), "{}", self.body);
        assert!(self.body["message"].as_str().is_some_and(|message| message.len() > 5), "{}", self.body);
        self.body
    }
}

/// One end of a WebSocket.
pub(crate) struct Socket {
    stream: WebSocketStream<MaybeTlsStream<TcpStream>>,
    /// Everything received, in order.
    pub(crate) received: Vec<Value>,
}

static NEXT_ID: AtomicU32 = AtomicU32::new(1);

impl Socket {
    pub(crate) fn of(stream: WebSocketStream<MaybeTlsStream<TcpStream>>) -> Socket {
        Socket { stream, received: Vec::new() }
    }

    pub(crate) async fn say(&mut self, message: Value) {
        self.say_text(&message.to_string()).await;
    }

    pub(crate) async fn say_text(&mut self, text: &str) {
        self.stream.send(Message::text(text)).await.expect("the connection is open");
    }

    pub(crate) async fn say_bytes(&mut self, bytes: Vec<u8>) {
        self.stream.send(Message::binary(bytes)).await.expect("the connection is open");
    }

    /// The next message.
    pub(crate) async fn hear(&mut self) -> Value {
        timeout(PATIENCE, self.next())
            .await
            .unwrap_or_else(|_| panic!("nothing was received since {:?}", self.received.last()))
    }

    async fn next(&mut self) -> Value {
        loop {
            match self.stream.next().await {
                Some(Ok(Message::Text(text))) => {
                    let message: Value = serde_json::from_str(&text).expect("messages are JSON");
                    self.received.push(message.clone());
                    return message;
                }
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                other => panic!("the connection broke: {other:?}; the last message was {:?}", self.received.last()),
            }
        }
    }

    /// The next message of this type; what comes before is kept in `received`.
    pub(crate) async fn until(&mut self, kind: &str) -> Value {
        loop {
            let message = self.hear().await;
            if message["type"] == kind {
                return message;
            }
        }
    }

    /// Waits for a message for which this is true.
    pub(crate) async fn until_that(&mut self, is: impl Fn(&Value) -> bool) -> Value {
        loop {
            let message = self.hear().await;
            if is(&message) {
                return message;
            }
        }
    }

    /// Waits until the server closes the connection, and returns how it did.
    pub(crate) async fn closed(&mut self) -> Option<CloseFrame> {
        loop {
            match timeout(PATIENCE, self.stream.next()).await.expect("the connection stays open") {
                Some(Ok(Message::Close(frame))) => return frame,
                Some(Ok(Message::Text(text))) => {
                    self.received.push(serde_json::from_str(&text).expect("messages are JSON"));
                }
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return None,
            }
        }
    }

    /// What a viewpoint was last sent.
    pub(crate) fn seen(&self, seat: impl Into<Value>) -> &Value {
        let seat = seat.into();
        let of_seat = |message: &&Value| message["type"] == "seen" && message["seat"] == seat;
        self.received.iter().rfind(of_seat).unwrap_or_else(|| panic!("seat {seat} saw nothing"))
    }

    /// How many items a viewpoint has received.
    pub(crate) fn n_items(&self, seat: impl Into<Value>) -> u64 {
        let seen = self.seen(seat);
        seen["from"].as_u64().expect("a number") + seen["items"].as_array().expect("a list").len() as u64
    }

    /// Sends a request and returns `done` or `refused`.
    pub(crate) async fn ask(&mut self, mut message: Value) -> Value {
        let id = NEXT_ID.fetch_add(1, Ordering::Relaxed);
        message["id"] = json!(id);
        self.say(message).await;
        self.until_that(|answer| answer["id"] == id).await
    }

    pub(crate) async fn act(&mut self, seat: u8, actions: &[&str]) -> Value {
        let seen = self.n_items(seat);
        self.ask(json!({ "type": "act", "seat": seat, "seen": seen, "actions": actions })).await
    }

    /// Takes the first action the seat is offered.
    pub(crate) async fn act_any(&mut self, seat: u8) -> String {
        let text = self.seen(seat)["choices"][0]["text"].as_str().expect("the seat is asked").to_owned();
        let answer = self.act(seat, &[&text]).await;
        assert_eq!(answer["type"], "done", "{answer}");
        text
    }

    /// Plays a game of March of the Ants to its end as quickly as possible.
    pub(crate) async fn play_out(&mut self, seat: u8) {
        while self.seen(seat)["view"]["phase"] != "over" {
            let texts = self.texts(seat);
            match texts.iter().find(|text| ["rest", "pass"].contains(&text.as_str())).or(texts.first()) {
                Some(text) => {
                    let answer = self.act(seat, &[text]).await;
                    assert_eq!(answer["type"], "done", "{answer}");
                }
                None => {
                    self.until("seen").await;
                }
            }
        }
    }

    #[track_caller]
    pub(crate) fn texts(&self, seat: u8) -> Vec<String> {
        let choices = self.seen(seat)["choices"].as_array().expect("a list");
        choices.iter().map(|choice| choice["text"].as_str().expect("a text").to_owned()).collect()
    }
}

/// Asserts that a message refuses with this kind.
#[track_caller]
pub(crate) fn assert_refused(message: &Value, kind: &str) {
    assert_eq!((&message["type"], &message["error"]["kind"]), (&json!("refused"), &json!(kind)), "{message}");
}
