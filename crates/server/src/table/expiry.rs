//! Tables without life: those that nobody waits at any more close, games that nobody goes on with are given up.

use super::{owner::Owner, task::now_ms};
use crate::{
    config::Config,
    header::Entry,
    protocol::Status,
    store::{Store, StoreError, TableRow},
};

const HOUR_MS: i64 = 60 * 60 * 1000;
const DAY_MS: i64 = 24 * HOUR_MS;
/// How long before the end of a game that nobody goes on with everybody is told.
const NOTICE_MS: i64 = 14 * DAY_MS;
/// How often to note that somebody comes by.
const NOTED_MS: i64 = HOUR_MS;

/// How long a table lives without anybody, in milliseconds; `None` if for ever.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Lives {
    waiting: Option<i64>,
    invited: Option<i64>,
    idle: Option<i64>,
}

impl Lives {
    pub(crate) fn of(config: &Config) -> Lives {
        let long = |n: u32, unit: i64| (n > 0).then(|| i64::from(n) * unit);
        Lives {
            waiting: long(config.close_waiting, HOUR_MS),
            invited: long(config.close_invited, DAY_MS),
            idle: long(config.give_up_after, DAY_MS),
        }
    }

    /// How long a table that waits for players lives.
    pub(crate) fn waiting(self, public: bool) -> Option<i64> {
        if public { self.waiting } else { self.invited }
    }

    /// The tables whose time is over.
    pub(crate) async fn ended(self, store: &Store, limit: u32) -> Result<Vec<String>, StoreError> {
        let now = now_ms();
        let before = |life: Option<i64>| life.map_or(i64::MIN, |life| now - life);
        store.lifeless_tables(before(self.waiting), before(self.invited), before(self.idle), limit).await
    }
}

impl Owner {
    /// When the table ends by itself, unless somebody comes by or acts.
    fn ends_at(&self) -> Option<i64> {
        let lives = Lives::of(&self.shared.config);
        let life = match self.status() {
            Status::Open => lives.waiting(self.row.public)?,
            Status::Running if self.stuck.is_none() => lives.idle?,
            _ => return None,
        };
        Some(self.row.changed + life)
    }

    /// The same, as people are told.
    pub(super) fn expires(&self, now: i64) -> Option<i64> {
        self.ends_at().filter(|end| self.status() == Status::Open || end - now < NOTICE_MS)
    }

    /// Whether it matters to the life of a table that waits for players that this person is here.
    fn waits_here(&self, person: &str) -> bool {
        self.row.host == person || self.header.seats_of(person).next().is_some()
    }

    /// Notes that somebody came by or left who waits here.
    pub(super) async fn note_waiting(&mut self, person: Option<&str>) {
        let waits = person.is_some_and(|person| self.waits_here(person));
        if waits && self.status() == Status::Open && now_ms() - self.row.changed > NOTED_MS {
            self.touch().await;
        }
    }

    async fn touch(&mut self) {
        let row = TableRow { changed: now_ms(), ..self.row.clone() };
        if let Err(error) = self.save_row(row).await {
            tracing::error!(%error, "cannot note that somebody waits here");
        }
    }

    /// Ends the table if its time is over.
    pub(super) async fn expire(&mut self, now: i64) {
        if self.is_resting() || self.ends_at().is_none_or(|end| now < end) {
            return;
        }
        let host = self.row.host.clone();
        let somebody_waits = self.header.persons().chain([&*host]).any(|person| self.room.is_here(person));
        let ended = match self.status() {
            Status::Open if somebody_waits => return self.touch().await,
            Status::Open => self.end_waiting().await,
            _ => self.commit(&[Entry::Abandoned]).await,
        };
        match ended {
            Ok(()) => tracing::info!("nobody was here for so long that the table was closed"),
            Err(error) => {
                tracing::error!(%error, "cannot store that nobody comes any more");
                self.rest();
            }
        }
    }
}
