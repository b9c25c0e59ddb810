//! A player who remembers everything: what it was told, and what it was told was done.

use std::{
    sync::atomic::{AtomicU64, Ordering::Relaxed},
    time::{Duration, Instant},
};

use client::{
    PATIENCE,
    random::Random,
    socket::{Broken, Socket},
};
use serde_json::{Value, json};
use tokio::time::{sleep, timeout};

use crate::world::World;

/// The server closes a connection that sends more than forty messages a second.
const PAUSE: Duration = Duration::from_millis(27);

/// Something this player asked for.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Deed {
    Act(String),
    Undo,
    Say(String),
}

/// Whether a deed was acknowledged. One that was not may be stored, or not.
type Claim = (Deed, bool);

/// See the module.
#[derive(Debug)]
pub(crate) struct Player<'w> {
    world: &'w World,
    /// The number of the table, and its id.
    table: u32,
    id: String,
    seat: u8,
    cookie: String,
    random: Random,
    /// All items, as they were told.
    told: Vec<Value>,
    /// Everything asked for, in order: actions and undos, and apart from them what was said.
    moves: Vec<Claim>,
    chat: Vec<Claim>,
    n_requests: u32,
    /// When the last connection broke.
    broke: Option<Instant>,
}

/// What is known on one connection.
#[derive(Default)]
struct Now {
    seen: Value,
    over: bool,
    /// Whether the items and the chat have come.
    seen_once: bool,
    heard_once: bool,
    checked: bool,
    /// The request that waits for its answer.
    asked: Option<(u32, Deed)>,
}

impl<'w> Player<'w> {
    pub(crate) fn new(world: &'w World, table: u32, id: &str, seat: u8, cookie: &str, seed: u64) -> Player<'w> {
        Player {
            world,
            table,
            id: id.to_owned(),
            seat,
            cookie: cookie.to_owned(),
            random: Random::new(seed),
            told: Vec::new(),
            moves: Vec::new(),
            chat: Vec::new(),
            n_requests: 0,
            broke: None,
        }
    }

    /// Plays until the game is over, however often the connection breaks.
    pub(crate) async fn play(&mut self) -> Result<(), String> {
        let played = self.play_on().await;
        let name = format!("table {} ({}), seat {}", self.table, self.id, self.seat);
        played.map_err(|why| format!("{name}: {why}"))
    }

    async fn play_on(&mut self) -> Result<(), String> {
        while !self.once(false).await? {}
        // Look once more at what is left of the game, on a new connection.
        while !self.once(true).await? {}
        for (deed, _) in self.moves.iter().chain(&self.chat).filter(|(_, stored)| *stored) {
            match deed {
                Deed::Act(_) => 0,
                Deed::Undo => self.world.undone.fetch_add(1, Relaxed),
                Deed::Say(_) => self.world.said.fetch_add(1, Relaxed),
            };
        }
        self.world.told.fetch_add(self.told.len() as u64, Relaxed);
        Ok(())
    }

    /// Plays on one connection; whether the game is over. `only_look` ends as soon as everything was found in order.
    async fn once(&mut self, only_look: bool) -> Result<bool, String> {
        let deaths = self.world.deaths.load(Relaxed);
        let Some(mut socket) = self.connect().await? else {
            sleep(Duration::from_millis(10)).await;
            return Ok(false);
        };
        let mut now = Now::default();
        let mut next = Instant::now();
        loop {
            let may_ask = now.checked && now.asked.is_none() && !now.over;
            let choices = now.seen["choices"].as_array().is_some_and(|choices| !choices.is_empty());
            let asks = may_ask && choices;
            if asks && next <= Instant::now() {
                next = Instant::now() + PAUSE;
                if self.ask(&mut socket, &mut now).await.is_err() {
                    break;
                }
                continue;
            }
            let wait = if asks { next.saturating_duration_since(Instant::now()) } else { PATIENCE };
            match timeout(wait, socket.next()).await {
                Err(_) if asks => {}
                Err(_) => return Err(format!("nothing was heard for {wait:?}")),
                Ok(Ok(text)) => {
                    let message: Value = serde_json::from_str(&text).map_err(|error| error.to_string())?;
                    self.hear(&mut now, &message)?;
                    if !now.checked && now.heard_once && now.seen_once {
                        self.compare()?;
                        now.checked = true;
                        self.world.is_back(self.table, self.seat, deaths);
                        if let Some(broke) = self.broke.take() {
                            self.world.was_away(broke.elapsed());
                        }
                    }
                    if now.checked && now.over && now.asked.is_none() {
                        socket.close().await;
                        return Ok(true);
                    }
                    if now.checked && only_look {
                        return Err("a game that was over goes on".to_owned());
                    }
                }
                Ok(Err(Broken)) => break,
            }
        }
        self.broke.get_or_insert_with(Instant::now);
        // Whatever was asked last may have been stored.
        self.unsure(&mut now);
        Ok(false)
    }

    async fn connect(&self) -> Result<Option<Socket>, String> {
        let way = self.world.way_of(self.table, self.seat);
        Socket::open(way, &self.id, Some(&self.cookie)).await
    }

    /// Asks for something: mostly for one of the offered actions.
    async fn ask(&mut self, socket: &mut Socket, now: &mut Now) -> Result<(), Broken> {
        self.n_requests += 1;
        let (id, seat, seen) = (self.n_requests, self.seat, self.told.len());
        let (deed, message) = match self.random.below(100) {
            0..6 if now.seen["undoable"].as_u64() > Some(0) => {
                (Deed::Undo, json!({ "type": "undo", "id": id, "seat": seat, "seen": seen }))
            }
            6..9 => {
                let text = format!("line {id}");
                let message = json!({ "type": "chat", "id": id, "text": text });
                (Deed::Say(text), message)
            }
            _ => {
                let choices = now.seen["choices"].as_array().map(Vec::as_slice).unwrap_or_default();
                let text = choices[self.random.below(choices.len())]["text"].as_str().unwrap_or_default();
                let message = json!({ "type": "act", "id": id, "seat": seat, "seen": seen, "actions": [text] });
                (Deed::Act(text.to_owned()), message)
            }
        };
        now.asked = Some((id, deed));
        socket.send(message.to_string()).await
    }

    fn hear(&mut self, now: &mut Now, message: &Value) -> Result<(), String> {
        match message["type"].as_str() {
            Some("table") => now.over = message["status"] == "over",
            Some("chat") if !now.heard_once => {
                now.heard_once = true;
                self.compare_chat(message)?;
            }
            Some("seen") if message["seat"] == self.seat => {
                if now.seen_once && message["from"].as_u64() != Some(self.told.len() as u64) {
                    return Err(format!(
                        "on one connection, told from {} after {} items",
                        message["from"],
                        self.told.len()
                    ));
                }
                self.learn(message)?;
                self.world.hears(self.table, self.seat);
                now.seen_once = true;
                now.seen = message.clone();
            }
            Some("done") => {
                let (id, deed) = now.asked.take().ok_or("an answer to nothing")?;
                if message["id"] != id {
                    return Err(format!("the answer to another request: {message}"));
                }
                self.world.acknowledged.fetch_add(1, Relaxed);
                self.claims(&deed).push((deed, true));
            }
            Some("refused") => match message["error"]["kind"].as_str() {
                // Somebody else was faster, or this is too fast.
                Some("stale" | "too_many" | "not_undoable" | "not_now") => now.asked = None,
                Some("unavailable" | "closing") => self.unsure(now),
                _ => return Err(format!("{:?} was refused: {message}", now.asked)),
            },
            _ => {}
        }
        Ok(())
    }

    fn claims(&mut self, deed: &Deed) -> &mut Vec<Claim> {
        if matches!(deed, Deed::Say(_)) { &mut self.chat } else { &mut self.moves }
    }

    fn unsure(&mut self, now: &mut Now) {
        if let Some((_, deed)) = now.asked.take() {
            self.claims(&deed).push((deed, false));
        }
    }

    /// Adds what is new. What was told before must be told again in the same words.
    fn learn(&mut self, seen: &Value) -> Result<(), String> {
        let from = seen["from"].as_u64().unwrap_or_default() as usize;
        let items = seen["items"].as_array().ok_or("no items")?;
        if from == 0 && items.len() < self.told.len() {
            return Err(format!("{} items were told, {} are left", self.told.len(), items.len()));
        }
        for (n, item) in (from..).zip(items) {
            match self.told.get(n) {
                Some(known) if known == item => {}
                Some(known) => return Err(format!("item {n} was {known} and is {item}")),
                None if n == self.told.len() => self.told.push(item.clone()),
                None => return Err(format!("item {} is missing", self.told.len())),
            }
        }
        Ok(())
    }

    /// Compares what was asked for with what is told.
    fn compare(&mut self) -> Result<(), String> {
        let found: Vec<Deed> = self.told.iter().filter(|item| item["seat"] == self.seat).filter_map(deed_of).collect();
        match settle(&self.moves, &found) {
            Some(settled) => count_and_keep(&mut self.moves, settled, self.world),
            None => return Err(format!("asked for {:?}, found {found:?}", self.moves)),
        }
        Ok(())
    }

    fn compare_chat(&mut self, message: &Value) -> Result<(), String> {
        let lines = message["lines"].as_array().ok_or("no lines")?;
        let own = lines.iter().filter(|line| line["seat"] == self.seat);
        let found: Vec<Deed> =
            own.map(|line| Deed::Say(line["text"].as_str().unwrap_or_default().to_owned())).collect();
        match settle(&self.chat, &found) {
            Some(settled) => count_and_keep(&mut self.chat, settled, self.world),
            None => return Err(format!("said {:?}, found {found:?}", self.chat)),
        }
        Ok(())
    }
}

/// The deed of this player that an item tells of.
fn deed_of(item: &Value) -> Option<Deed> {
    match item["what"].as_str()? {
        "played" => Some(Deed::Act(item["action"].as_str()?.to_owned())),
        "taken_back" if item["agreed"] == false => Some(Deed::Undo),
        _ => None,
    }
}

/// Which of the claims are true: all that were acknowledged, once and in order, some of the others, and nothing else.
fn settle(claims: &[Claim], found: &[Deed]) -> Option<Vec<bool>> {
    // Whether the claims from `n` on can explain what was found from `m` on; most often there is only one way.
    let fits = |n: usize, m: usize| claims.get(n).is_some_and(|(deed, _)| found.get(m) == Some(deed));
    let mut ways = vec![(0, 0, Vec::with_capacity(claims.len()))];
    while let Some((n, m, settled)) = ways.pop() {
        if n == claims.len() {
            if m == found.len() {
                return Some(settled);
            }
            continue;
        }
        let next = |is: bool, m| (n + 1, m, [&settled[..], &[is]].concat());
        if !claims[n].1 {
            ways.push(next(false, m));
        }
        if fits(n, m) {
            ways.push(next(true, m + 1));
        }
    }
    None
}

/// Keeps the claims that turned out to be true. Those that are not true yet may still become so while the store recovers,
/// but not after a later request was carried out.
fn count_and_keep(claims: &mut Vec<Claim>, settled: Vec<bool>, world: &World) {
    let last = settled.iter().rposition(|&is| is).map_or(0, |last| last + 1);
    let mut n = 0;
    claims.retain_mut(|(_, sure)| {
        let (is, passed) = (settled[n], n < last);
        n += 1;
        let count = |count: &AtomicU64| count.fetch_add(1, Relaxed);
        match (*sure, is) {
            (false, true) => count(&world.stored),
            (false, false) if passed => count(&world.not_stored),
            _ => 0,
        };
        *sure |= is;
        is || !passed
    });
}
