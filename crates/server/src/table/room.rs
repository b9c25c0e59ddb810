//! Who is at a table right now: connections, and what each of them has been told.

use std::{
    collections::HashMap,
    sync::atomic::{AtomicU64, Ordering},
};

use axum::extract::ws::Utf8Bytes;
use game_core::Seat;
use tokio::sync::mpsc::{self, error::TrySendError};

use crate::{
    header::Header,
    protocol::{Since, ToClient},
};

/// From so many connections on, who comes and goes is not told at once: everybody would be told of everybody.
const CROWD: usize = 20;

/// A message on its way to clients: written once, however many of them receive it.
#[derive(Clone, PartialEq, Debug)]
pub enum Outgoing {
    Text(Utf8Bytes),
    /// The last one; see [`ToClient::Bye`].
    Bye {
        reason: String,
    },
}

impl From<&ToClient> for Outgoing {
    fn from(message: &ToClient) -> Outgoing {
        match message {
            ToClient::Bye { reason } => Outgoing::Bye { reason: reason.clone() },
            message => Outgoing::Text(written(message)),
        }
    }
}

pub fn written(message: &ToClient) -> Utf8Bytes {
    serde_json::to_string(message).expect("every message can be written as JSON").into()
}

/// One open socket.
#[derive(Debug)]
pub(super) struct Conn {
    pub(super) id: u64,
    pub(super) person: Option<String>,
    pub(super) out: mpsc::Sender<Outgoing>,
    /// How many items of each viewpoint it has.
    known: Vec<(Option<Seat>, u32)>,
}

impl Conn {
    /// How many items of a viewpoint it has; `None` if it was never told any.
    pub(super) fn knows(&self, seat: Option<Seat>) -> Option<u32> {
        self.known.iter().find(|(known, _)| *known == seat).map(|&(_, n)| n)
    }

    pub(super) fn learn(&mut self, seat: Option<Seat>, n: u32) {
        match self.known.iter_mut().find(|(known, _)| *known == seat) {
            Some((_, known)) => *known = n,
            None => self.known.push((seat, n)),
        }
    }

    /// Whether the connection still takes messages. One that is too slow or closed is dropped; the
    /// client reconnects.
    fn send(&self, message: Outgoing) -> bool {
        match self.out.try_send(message) {
            Ok(()) => true,
            Err(TrySendError::Full(_) | TrySendError::Closed(_)) => false,
        }
    }
}

/// All sockets of a table.
#[derive(Debug, Default)]
pub(super) struct Room {
    conns: Vec<Conn>,
    /// When each person who has been here closed their last socket.
    left: HashMap<String, i64>,
}

impl Room {
    pub(super) fn enter(&mut self, person: Option<String>, out: mpsc::Sender<Outgoing>, since: &[Since]) -> u64 {
        // Unique in this process: a late goodbye to a table that was unloaded and loaded again must
        // not hit anybody else.
        static NEXT_ID: AtomicU64 = AtomicU64::new(1);
        let id = NEXT_ID.fetch_add(1, Ordering::Relaxed);
        let known = since.iter().map(|since| (since.seat, since.n)).collect();
        if let Some(person) = &person {
            self.left.remove(person);
        }
        self.conns.push(Conn { id, person, out, known });
        id
    }

    /// Returns whose connection it was.
    pub(super) fn leave(&mut self, id: u64, now: i64) -> Option<String> {
        let at = self.conns.iter().position(|conn| conn.id == id)?;
        let person = self.conns.remove(at).person?;
        if !self.is_here(&person) {
            self.left.insert(person.clone(), now);
        }
        Some(person)
    }

    pub(super) fn is_empty(&self) -> bool {
        self.conns.is_empty()
    }

    pub(super) fn is_crowded(&self) -> bool {
        self.conns.len() > CROWD
    }

    pub(super) fn is_here(&self, person: &str) -> bool {
        self.conns.iter().any(|conn| conn.person.as_deref() == Some(person))
    }

    /// When the person left; `loaded` if they have not been here since the table was loaded.
    pub(super) fn left_at(&self, person: &str, loaded: i64) -> i64 {
        self.left.get(person).copied().unwrap_or(loaded)
    }

    pub(super) fn spectators(&self, header: &Header) -> u32 {
        let sits = |conn: &&Conn| conn.person.as_deref().is_some_and(|person| header.seats_of(person).next().is_some());
        (self.conns.len() - self.conns.iter().filter(sits).count()) as u32
    }

    /// Sends every connection its `messages`, and drops connections that cannot take them.
    pub(super) fn tell(&mut self, now: i64, mut messages: impl FnMut(&mut Conn) -> Vec<Outgoing>) {
        let mut lost = Vec::new();
        for conn in &mut self.conns {
            if !messages(conn).into_iter().all(|message| conn.send(message)) {
                lost.push(conn.id);
            }
        }
        for id in lost {
            tracing::debug!(conn = id, "a client is too slow and has to reconnect");
            self.leave(id, now);
        }
    }

    /// [`Room::tell`] for one connection.
    pub(super) fn tell_one(&mut self, id: u64, now: i64, mut messages: impl FnMut(&mut Conn) -> Vec<Outgoing>) {
        self.tell(now, |conn| if conn.id == id { messages(conn) } else { Vec::new() });
    }
}
