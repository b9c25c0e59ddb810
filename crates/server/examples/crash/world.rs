//! What all tables share.

use std::{
    collections::HashMap,
    net::{Ipv4Addr, SocketAddr},
    sync::{
        Mutex, MutexGuard,
        atomic::{AtomicBool, AtomicU64, Ordering::Relaxed},
    },
    time::{Duration, Instant},
};

use client::{PATIENCE, http::Way};
use tokio::time::sleep;

/// See the module.
#[derive(Debug)]
pub(crate) struct World {
    /// Where the server listens, or the proxy in front of several.
    address: SocketAddr,
    /// Whether people come from different addresses, and their connections outlive the death of another server.
    several: bool,
    /// How long each connection that broke was away, since somebody last asked.
    gaps: Mutex<Vec<Duration>>,
    /// How often the server was killed.
    pub(crate) deaths: AtomicU64,
    /// For each player, the number of deaths when it last found everything in order.
    back: Mutex<HashMap<(u32, u8), u64>>,
    n_players: usize,
    ending: AtomicBool,
    /// The tables that were played to their end.
    pub(crate) finished: Mutex<Vec<String>>,
    pub(crate) acknowledged: AtomicU64,
    pub(crate) undone: AtomicU64,
    pub(crate) said: AtomicU64,
    pub(crate) told: AtomicU64,
    /// Requests without an answer: how many were found stored, and how many not.
    pub(crate) stored: AtomicU64,
    pub(crate) not_stored: AtomicU64,
}

impl World {
    pub(crate) fn new(address: &str, several: bool, tables: u32) -> World {
        World {
            address: address.parse().expect("an address and a port"),
            several,
            gaps: Mutex::default(),
            deaths: AtomicU64::new(0),
            back: Mutex::default(),
            n_players: (0..tables).map(|n| usize::from(crate::table::people_at(n))).sum(),
            ending: AtomicBool::new(false),
            finished: Mutex::default(),
            acknowledged: AtomicU64::new(0),
            undone: AtomicU64::new(0),
            said: AtomicU64::new(0),
            told: AtomicU64::new(0),
            stored: AtomicU64::new(0),
            not_stored: AtomicU64::new(0),
        }
    }

    pub(crate) fn way(&self) -> Way {
        Way { to: self.address, from: Ipv4Addr::LOCALHOST }
    }

    /// Everybody at a table comes from an address of their own, if there are several servers to come to.
    pub(crate) fn way_of(&self, table: u32, seat: u8) -> Way {
        let [_, _, high, low] = table.to_be_bytes();
        let from = if self.several { Ipv4Addr::new(127, 1 + seat, high, low + 1) } else { Ipv4Addr::LOCALHOST };
        Way { from, ..self.way() }
    }

    /// Notes that a connection was away for so long.
    pub(crate) fn was_away(&self, gap: Duration) {
        self.gaps.lock().expect("no thread panics while it holds this").push(gap);
    }

    pub(crate) fn take_gaps(&self) -> Vec<Duration> {
        std::mem::take(&mut self.gaps.lock().expect("no thread panics while it holds this"))
    }

    /// Notes that a player was told something: where connections outlive a death, that is as good as coming back.
    pub(crate) fn hears(&self, table: u32, seat: u8) {
        if self.several {
            self.is_back(table, seat, self.deaths.load(Relaxed));
        }
    }

    fn back(&self) -> MutexGuard<'_, HashMap<(u32, u8), u64>> {
        self.back.lock().expect("no thread panics while it holds this")
    }

    /// Notes that a player has found everything in order after so many deaths.
    pub(crate) fn is_back(&self, table: u32, seat: u8, deaths: u64) {
        self.back().insert((table, seat), deaths);
    }

    pub(crate) async fn wait_until_all_are_back(&self) -> Result<(), String> {
        let (deaths, waiting) = (self.deaths.load(Relaxed), Instant::now());
        while self.back().values().filter(|&&back| back >= deaths).count() < self.n_players {
            if waiting.elapsed() > PATIENCE {
                return Err("not everybody came back".to_owned());
            }
            sleep(Duration::from_millis(5)).await;
        }
        Ok(())
    }

    /// Waits until so many more requests are acknowledged.
    pub(crate) async fn wait_for_more(&self, requests: u64) -> Result<(), String> {
        let (before, waiting) = (self.acknowledged.load(Relaxed), Instant::now());
        while self.acknowledged.load(Relaxed) < before + requests {
            if waiting.elapsed() > PATIENCE {
                return Err("the games do not go on".to_owned());
            }
            sleep(Duration::from_millis(5)).await;
        }
        Ok(())
    }

    /// Lets everybody play their games to the end and begin no more.
    pub(crate) fn end(&self) {
        self.ending.store(true, Relaxed);
    }

    pub(crate) fn is_ending(&self) -> bool {
        self.ending.load(Relaxed)
    }
}
