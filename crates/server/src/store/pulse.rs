//! When servers ran. `meta` has the time at which one last wrote to the store, and the downtimes so far.

use std::sync::{Arc, Mutex, MutexGuard};

use super::{Store, StoreError, rows::Downtime, writing};

const GET: &str = "SELECT value FROM meta WHERE key = $1";
const PUT: &str =
    "INSERT INTO meta (key, value) VALUES ($1, $2) ON CONFLICT (key) DO UPDATE SET value = excluded.value";

const ALIVE: &str = "alive";
const DOWNTIMES: &str = "downtimes";

/// What the last beat found.
#[derive(Clone, Debug, Default)]
pub(super) struct Pulse(Arc<Mutex<Beat>>);

#[derive(Debug, Default)]
struct Beat {
    at: i64,
    downtimes: Arc<[Downtime]>,
}

impl Pulse {
    fn last(&self) -> MutexGuard<'_, Beat> {
        self.0.lock().expect("no thread panics while it holds this")
    }
}

impl Store {
    /// Notes that a server runs and can write. If the last note, of any server, is older than `gap`, the time since then
    /// was a downtime.
    pub async fn beat(&self, now: i64, gap: i64) -> Result<(), StoreError> {
        let downtimes = self.write_beat(now, gap).await?;
        let mut last = self.pulse.last();
        last.at = last.at.max(now);
        if *last.downtimes != *downtimes {
            last.downtimes = downtimes.into();
        }
        Ok(())
    }

    async fn write_beat(&self, now: i64, gap: i64) -> Result<Vec<Downtime>, StoreError> {
        writing!(self, tx => {
            // Locks the row, so that of two servers only one finds a gap.
            sqlx::query("UPDATE meta SET value = value WHERE key = $1").bind(ALIVE).execute(&mut *tx).await?;
            let alive: Option<String> = sqlx::query_scalar(GET).bind(ALIVE).fetch_optional(&mut *tx).await?;
            let known: Option<String> = sqlx::query_scalar(GET).bind(DOWNTIMES).fetch_optional(&mut *tx).await?;
            let alive = alive.map(|alive| alive.parse::<i64>().map_err(|_| damaged(ALIVE))).transpose()?;
            let mut downtimes: Vec<Downtime> = match known {
                Some(known) => serde_json::from_str(&known).map_err(|_| damaged(DOWNTIMES))?,
                None => Vec::new(),
            };
            if let Some(alive) = alive.filter(|alive| now - alive > gap) {
                add(&mut downtimes, Downtime { began: alive, ended: now });
                let text = serde_json::to_string(&downtimes).expect("numbers can be written as JSON");
                sqlx::query(PUT).bind(DOWNTIMES).bind(text).execute(&mut *tx).await?;
            }
            // The clock of a machine may be set back.
            let latest = alive.map_or(now, |alive| alive.max(now));
            sqlx::query(PUT).bind(ALIVE).bind(latest.to_string()).execute(&mut *tx).await?;
            downtimes
        })
    }

    /// All downtimes up to the last beat of this program, in order.
    pub fn downtimes(&self) -> Arc<[Downtime]> {
        Arc::clone(&self.pulse.last().downtimes)
    }

    /// When this program last wrote to the store by way of [`Store::beat`].
    pub fn last_beat(&self) -> i64 {
        self.pulse.last().at
    }
}

/// Adds the latest downtime. A server that keeps dying makes one long downtime of many.
fn add(downtimes: &mut Vec<Downtime>, new: Downtime) {
    match downtimes.last_mut() {
        Some(last) if last.ended >= new.began => last.ended = new.ended,
        _ => downtimes.push(new),
    }
}

fn damaged(key: &str) -> StoreError {
    StoreError::Damaged { what: format!("a value of {key:?}") }
}
