//! A table at which two play, one game after the other.

use std::{
    borrow::Cow,
    sync::{Arc, atomic::Ordering::Relaxed},
    time::{Duration, Instant},
};

use anyhow::{Context, Result, anyhow, bail};
use client::{PATIENCE, random::Random, socket::Socket};
use serde::{Deserialize, de::IgnoredAny};
use serde_json::json;
use tokio::{
    task::JoinError,
    time::{sleep, sleep_until, timeout_at},
};

use super::{
    Load,
    watch::{Watched, is},
};

/// What is counted at a table.
#[derive(Debug, Default)]
pub(super) struct Counts {
    pub(super) moves: u64,
    /// Games played to their end.
    pub(super) games: u64,
    /// For each move, the time from when it was due until its player was told that it is done.
    pub(super) acknowledged: Vec<Duration>,
    /// The same until the other player saw it, for those that are not secret.
    pub(super) told: Vec<Duration>,
}

impl Counts {
    pub(super) fn add(&mut self, mut other: Counts) {
        self.moves += other.moves;
        self.games += other.games;
        self.acknowledged.append(&mut other.acknowledged);
        self.told.append(&mut other.told);
    }
}

/// See the module.
#[derive(Debug)]
pub(super) struct Table {
    load: Arc<Load>,
    random: Random,
    cookies: [String; 2],
    players: [Player; 2],
    watched: Option<Arc<Watched>>,
    n_requests: u32,
    over: bool,
    counts: Counts,
    /// When the last move was due, whose it was, and whether it counts, until the other one sees it.
    unseen: Option<(Instant, usize, bool)>,
}

#[derive(Debug)]
struct Player {
    socket: Socket,
    n_items: u32,
    /// One of the actions that the seat may take, if it may.
    choice: Option<String>,
}

/// The parts of messages that a player of random moves reads.
#[derive(Deserialize)]
struct Seen<'a> {
    seat: Option<u8>,
    from: u32,
    items: Vec<IgnoredAny>,
    #[serde(borrow)]
    choices: Vec<Choice<'a>>,
}

#[derive(Deserialize)]
struct Choice<'a> {
    #[serde(borrow)]
    text: Cow<'a, str>,
}

#[derive(Deserialize)]
struct Status<'a> {
    #[serde(borrow)]
    status: Cow<'a, str>,
}

#[derive(Deserialize)]
struct Refused<'a> {
    #[serde(borrow)]
    error: Why<'a>,
}

#[derive(Deserialize)]
struct Why<'a> {
    #[serde(borrow)]
    kind: Cow<'a, str>,
    #[serde(borrow)]
    message: Cow<'a, str>,
}

/// What became of a request.
enum Answer {
    Done,
    Refused,
}

pub(super) fn why_ended(ended: Option<Result<Result<Counts>, JoinError>>) -> anyhow::Error {
    match ended {
        Some(Ok(Err(why))) => why,
        Some(Err(panic)) => panic.into(),
        Some(Ok(Ok(_))) | None => anyhow!("a table stopped by itself"),
    }
}

/// How often the watched table looks whether the measuring has begun.
const A_MOMENT: Duration = Duration::from_millis(5);

impl Table {
    /// Plays until everything stops: first some moves, then, when all tables are there, as fast as asked for.
    pub(super) async fn play(load: Arc<Load>, n: u32, watched: Option<Arc<Watched>>) -> Result<Counts> {
        let mut table = {
            let _permit = load.setting_up.acquire().await?;
            let cookies = [load.person().await?, load.person().await?];
            let players = sit_down(&load, &cookies, watched.as_deref()).await?;
            let mut table = Table {
                load: Arc::clone(&load),
                random: Random::new(load.args.seed << 32 | u64::from(n)),
                cookies,
                players,
                watched,
                n_requests: 0,
                over: false,
                counts: Counts::default(),
                unseen: None,
            };
            for _ in 0..load.args.prelude {
                table.act(Instant::now(), false).await?;
            }
            table
        };
        load.ready.wait().await;
        load.ready.wait().await;
        // Only one game is watched, so it must not end before the measuring begins.
        while table.watched.is_some() && !load.measuring.load(Relaxed) {
            sleep(A_MOMENT).await;
        }
        let pause =
            (load.args.rate > 0.0).then(|| Duration::from_secs_f64(f64::from(load.args.tables) / load.args.rate));
        // The tables begin one after the other.
        let mut due = Instant::now() + pause.unwrap_or_default().mul_f64(f64::from(n) / f64::from(load.args.tables));
        table.counts = Counts::default();
        loop {
            match pause {
                Some(pause) => {
                    table.listen_until(due).await?;
                    if load.stopped.load(Relaxed) {
                        return Ok(table.counts);
                    }
                    table.act(due, load.measuring.load(Relaxed)).await?;
                    due += pause;
                }
                None if load.stopped.load(Relaxed) => return Ok(table.counts),
                None => table.act(Instant::now(), load.measuring.load(Relaxed)).await?,
            }
        }
    }

    /// Makes a move that was due then, as soon as there is one to make, and waits until it is done.
    async fn act(&mut self, due: Instant, counts: bool) -> Result<()> {
        let patience = Instant::now() + PATIENCE;
        loop {
            let seat = loop {
                if self.over {
                    self.counts.games += u64::from(counts);
                    self.players = sit_down(&self.load, &self.cookies, self.watched.as_deref()).await?;
                    self.over = false;
                    self.unseen = None;
                }
                let first = self.random.below(2);
                match [first, 1 - first].into_iter().find(|&seat| self.players[seat].choice.is_some()) {
                    Some(seat) => break seat,
                    None => {
                        timeout_at(patience.into(), self.hear()).await.context("nobody can make a move")??;
                    }
                }
            };
            let player = &mut self.players[seat];
            let action = player.choice.take().context("there is a choice")?;
            self.n_requests += 1;
            let act = json!({
                "type": "act", "id": self.n_requests, "seat": seat, "seen": player.n_items, "actions": [action],
            });
            if let Some(watched) = &self.watched {
                watched.expect();
            }
            let sent = Instant::now();
            player.socket.send(act.to_string()).await.map_err(|_| anyhow!("the server has hung up"))?;
            self.unseen = Some((due, seat, counts));
            let answer = loop {
                let (from, answer) =
                    timeout_at(patience.into(), self.hear()).await.context("a move is not answered")??;
                if let Some(answer) = answer.filter(|_| from == seat) {
                    break answer;
                }
            };
            // If somebody else was faster, there is another move to make.
            if let Answer::Refused = answer {
                continue;
            }
            if counts {
                self.counts.moves += 1;
                self.counts.acknowledged.push(due.elapsed());
            }
            if let Some(watched) = &self.watched {
                watched.wait(sent, counts).await?;
            }
            return Ok(());
        }
    }

    async fn listen_until(&mut self, until: Instant) -> Result<()> {
        loop {
            tokio::select! {
                biased;
                heard = self.hear() => heard?,
                () = sleep_until(until.into()) => return Ok(()),
            };
        }
    }

    /// Waits for the next message of the server; says to whom it came and whether it is an answer.
    async fn hear(&mut self) -> Result<(usize, Option<Answer>)> {
        let [one, other] = &mut self.players;
        let (seat, message) = tokio::select! {
            message = one.socket.next() => (0, message),
            message = other.socket.next() => (1, message),
        };
        let message = message.map_err(|_| anyhow!("the server has hung up"))?;
        if is(&message, "done") {
            return Ok((seat, Some(Answer::Done)));
        }
        if is(&message, "refused") {
            let Refused { error } = serde_json::from_str(&message)?;
            return match &*error.kind {
                "stale" | "not_now" => Ok((seat, Some(Answer::Refused))),
                kind => bail!("a move is refused: {kind}, {}", error.message),
            };
        }
        if is(&message, "seen") {
            let seen: Seen<'_> = serde_json::from_str(&message)?;
            if seen.seat == Some(seat as u8) {
                let player = &mut self.players[seat];
                player.n_items = seen.from + seen.items.len() as u32;
                player.choice = match seen.choices.len() {
                    0 => None,
                    n => Some(seen.choices[self.random.below(n)].text.clone().into_owned()),
                };
                if let Some((due, by, counts)) = self.unseen
                    && by != seat
                {
                    self.unseen = None;
                    if counts && self.watched.is_none() {
                        self.counts.told.push(due.elapsed());
                    }
                }
            }
        } else if is(&message, "table") {
            let table: Status<'_> = serde_json::from_str(&message)?;
            self.over = table.status == "over";
        }
        Ok((seat, None))
    }
}

/// Begins a game and connects both players.
async fn sit_down(load: &Load, cookies: &[String; 2], watched: Option<&Watched>) -> Result<[Player; 2]> {
    let table = load.begin(cookies).await?;
    if let Some(watched) = watched {
        watched.is_at(&table);
    }
    let open = async |cookie: &String| {
        let opened = Socket::open(load.way(), &table, Some(cookie)).await.map_err(|why| anyhow!(why))?;
        let socket = opened.context("the server does not let a player in")?;
        anyhow::Ok(Player { socket, n_items: 0, choice: None })
    };
    Ok([open(&cookies[0]).await?, open(&cookies[1]).await?])
}
