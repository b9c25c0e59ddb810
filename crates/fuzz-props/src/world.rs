//! A server in memory with somebody who plays there, and whatever is sent to it.

use std::{cell::RefCell, net::Ipv4Addr};

use clap::Parser;
use client::{
    http::{Answer, Way, insist, send, send_text},
    socket::{Broken, Socket},
};
use serde_json::{Value, json};
use server::{
    App, Config,
    bots::Pool,
    listen::{self, Door},
    router,
    store::{LogRow, NewTable, Store},
    table::Shared,
    validate,
    vault::Vault,
};
use tokio::{net::TcpListener, runtime::Runtime};

/// A new server takes over after so many inputs, so that memory does not grow without end.
const INPUTS: u32 = 2_000;
/// Longer conversations find nothing more and cost time.
const MOST_LINES: usize = 30;
/// A key of the vault; nothing here is secret.
const KEY: [u8; 32] = [7; 32];

#[derive(Parser)]
struct Flags {
    #[command(flatten)]
    config: Config,
}

/// See the module.
struct World {
    runtime: Runtime,
    app: App,
    way: Way,
    cookie: String,
    /// A table at which a game of both seats of the person is going on.
    table: String,
    inputs: u32,
}

thread_local! {
    static WORLD: RefCell<Option<World>> = const { RefCell::new(None) };
}

fn with_world(work: impl FnOnce(&mut World)) {
    WORLD.with_borrow_mut(|slot| {
        let world = slot.get_or_insert_with(World::new);
        work(world);
        world.inputs += 1;
        if world.inputs >= INPUTS {
            *slot = None;
        }
    });
}

/// A request: the first line is its method and path, the rest its body. `TABLE` is the id of the table.
pub(crate) fn request(data: &[u8]) {
    with_world(|world| world.request(data));
}

/// A conversation over the socket of the table, line by line. A line like `play 7` stands for one of the actions that can be taken.
pub(crate) fn messages(data: &[u8]) {
    with_world(|world| world.messages(data));
}

/// A table as somebody may have left it in the store: the first line is its header, the others are the entries of its log.
pub(crate) fn stored(data: &[u8]) {
    with_world(|world| world.stored(data));
}

impl World {
    fn new() -> World {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
        let (app, way) = runtime.block_on(serve());
        let named = json!({ "name": "Ant" });
        let me = runtime.block_on(insist(way, None, "PUT", "/api/me", &named)).expect("somebody new");
        let cookie = me.cookie.expect("a cookie");
        let mut world = World { runtime, app, way, cookie, table: String::new(), inputs: 0 };
        world.begin();
        world
    }

    /// Begins a game.
    fn begin(&mut self) {
        let seats = [json!({ "kind": "me" }), json!({ "kind": "local", "name": "Bee" })];
        let new = json!({ "game": "march", "options": { "players": 2 }, "seats": seats });
        let created = self.ask("POST", "/api/tables", &new);
        assert_eq!(created.status, 200, "{}", created.body);
        self.table = created.body["id"].as_str().expect("an id").to_owned();
        let started = self.ask("POST", &format!("/api/tables/{}/start", self.table), &Value::Null);
        assert!(matches!(started.status, 200 | 409), "{}", started.body);
    }

    fn ask(&self, method: &str, path: &str, body: &Value) -> Answer {
        let answer = self.runtime.block_on(send(self.way, Some(&self.cookie), method, path, body));
        answer.unwrap_or_else(|why| panic!("{method} {path}: {why}"))
    }

    fn request(&mut self, data: &[u8]) {
        let end = data.iter().position(|&byte| byte == b'\n').unwrap_or(data.len());
        let head = String::from_utf8_lossy(&data[..end]).replace("TABLE", &self.table);
        let (method, path) = head.split_once(' ').unwrap_or(("POST", &head));
        let method = if matches!(method, "GET" | "PUT" | "DELETE" | "PATCH") { method } else { "POST" };
        let path: String = path.chars().filter(char::is_ascii_graphic).collect();
        // These keep the machine thinking for seconds.
        if path.contains("hint") || path.contains("review") || path.contains("daily") {
            return;
        }
        let body = String::from_utf8_lossy(data.get(end + 1..).unwrap_or_default());
        let path = format!("/{}", path.trim_start_matches('/'));
        let asked = self.runtime.block_on(send_text(self.way, Some(&self.cookie), method, &path, &body));
        let answer = asked.unwrap_or_else(|why| panic!("{method} {path}: {why}"));
        assert!(answer.status < 500, "{method} {path}: {} {}", answer.status, answer.body);
        if answer.status >= 400 && path.starts_with("/api/") {
            let has = |field: &str| answer.body[field].as_str().is_some_and(|text| !text.is_empty());
            assert!(has("kind") && has("message"), "{method} {path}: {} {}", answer.status, answer.body);
        }
        let table = self.ask("GET", &format!("/api/tables/{}", self.table), &Value::Null);
        if table.body["status"] != "running" {
            self.begin();
        }
    }

    fn messages(&mut self, data: &[u8]) {
        let mut talk = Talk::default();
        let talked = self.runtime.block_on(async {
            let mut socket = self.connect().await;
            for line in data.split(|&byte| byte == b'\n').take(MOST_LINES) {
                let played = std::str::from_utf8(line).ok().and_then(|text| text.strip_prefix("play ")?.parse().ok());
                match played {
                    Some(number) => {
                        // Up to date before it acts.
                        talk.ask(&mut socket, json!({ "type": "ping" }).to_string()).await?;
                        let Some(act) = talk.act(number) else { continue };
                        let answer = talk.ask(&mut socket, act.to_string()).await?;
                        assert_eq!(answer["type"], "done", "{act} is offered but refused: {answer}");
                    }
                    None if line.first() == Some(&0xff) => socket.send_bytes(line.to_vec()).await?,
                    None => socket.send(String::from_utf8_lossy(line).into_owned()).await?,
                }
            }
            talk.ask(&mut socket, json!({ "type": "ping" }).to_string()).await.map(drop)
        });
        // Nonsense over and over ends the connection, and nothing else.
        let _: Result<(), Broken> = talked;
        self.runtime.block_on(async {
            let mut talk = Talk::default();
            let mut socket = self.connect().await;
            let pong = talk.ask(&mut socket, json!({ "type": "ping" }).to_string()).await;
            assert!(pong.is_ok(), "nobody can connect any more");
        });
        let table = self.ask("GET", &format!("/api/tables/{}", self.table), &Value::Null);
        if table.body["status"] != "running" {
            self.begin();
        }
    }

    async fn connect(&self) -> Socket {
        let opened = Socket::open(self.way, &self.table, Some(&self.cookie)).await;
        opened.expect("it answers").expect("a player is let in")
    }

    fn stored(&mut self, data: &[u8]) {
        let mut lines = data.split(|&byte| byte == b'\n').map(|line| String::from_utf8_lossy(line).replace('\0', " "));
        let header = lines.next().unwrap_or_default();
        let entries: Vec<LogRow> = lines
            .take(MOST_LINES)
            .map(|body| LogRow { at: 1_000, seat: None, kind: "played".to_owned(), body })
            .collect();
        let id = format!("stored{}", self.inputs);
        let (store, vault) = (self.app.hub.shared().store.clone(), Vault::of(&[KEY]));
        self.runtime.block_on(async {
            let own = store.table(&self.table).await.expect("the store answers").expect("the own table");
            let (game, host, header) = ("myrmes".to_owned(), own.host.clone(), header.replace("PERSON", &own.host));
            let table =
                NewTable { id: id.clone(), created: 1_000, public: true, game, host, header, seats: Vec::new() };
            store.create_table(&table).await.expect("any header is stored");
            if !entries.is_empty() {
                store.append(&id, 0, &entries, None).await.expect("any entry is stored");
            }
            validate::table(&store, &vault, &id).await.expect("the store answers");
        });
        for what in ["", "/replay", "/record"] {
            // It may be refused as unreadable; whoever asks gets an answer.
            self.ask("GET", &format!("/api/tables/{id}{what}"), &Value::Null);
        }
        let lobby = self.ask("GET", "/api/lobby", &Value::Null);
        assert_eq!(lobby.status, 200, "one table makes the lobby unreadable: {}", lobby.body);
    }
}

async fn serve() -> (App, Way) {
    let config = Flags::parse_from(["server", "--budget-factor", "0"]).config;
    let store = Store::open("sqlite::memory:").await.expect("a store in memory");
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let address = listener.local_addr().expect("an address");
    let door = Door::new(&config, usize::MAX);
    let shared = Shared::new(store, Vault::of(&[KEY]), Pool::new(Some(1)), config);
    let app = App::new(shared, &format!("http://{address}")).await.expect("a server");
    tokio::spawn(listen::serve(listener, router(app.clone()), door, app.closing.subscribe()));
    (app, Way { to: address, from: Ipv4Addr::LOCALHOST })
}

/// What is known on one connection.
#[derive(Default)]
struct Talk {
    /// The last view of each seat.
    seen: [Value; 2],
    n_requests: u32,
}

impl Talk {
    /// Sends a message and waits for its answer. Answers to what was sent before come first.
    async fn ask(&mut self, socket: &mut Socket, text: String) -> Result<Value, Broken> {
        let sent: Value = serde_json::from_str(&text).expect("our own words");
        socket.send(text).await?;
        loop {
            let message: Value = serde_json::from_str(&socket.next().await?).expect("messages are JSON");
            match message["type"].as_str() {
                Some("seen") => {
                    let seat = message["seat"].as_u64().unwrap_or(9) as usize;
                    if let Some(seen) = self.seen.get_mut(seat) {
                        *seen = message;
                    }
                }
                Some("pong") if sent["type"] == "ping" => return Ok(message),
                Some("done" | "refused") if sent["id"].is_u64() && message["id"] == sent["id"] => return Ok(message),
                Some(_) => {}
                None => panic!("a message without a type: {message}"),
            }
        }
    }

    /// One of the actions that can be taken.
    fn act(&mut self, number: usize) -> Option<Value> {
        // Whoever sends nonsense may use any number for it.
        self.n_requests += 1;
        let id = 4_000_000_000 + self.n_requests;
        let able: Vec<&Value> = self
            .seen
            .iter()
            .filter(|seen| seen["choices"].as_array().is_some_and(|choices| !choices.is_empty()))
            .collect();
        let seen = able.get(number % able.len().max(1))?;
        let choices = seen["choices"].as_array()?;
        let items = seen["from"].as_u64()? + seen["items"].as_array()?.len() as u64;
        let action = &choices[number % choices.len()]["text"];
        Some(json!({ "type": "act", "id": id, "seat": seen["seat"], "seen": items, "actions": [action] }))
    }
}
