//! Tables in the store that this program cannot read, or cannot replay to their end. Each is logged once and counted; lists,
//! start-up and all other tables work without them.

use std::{
    collections::HashSet,
    fmt::Display,
    sync::{Mutex, MutexGuard},
};

/// See the module.
#[derive(Debug, Default)]
pub struct Skipped(Mutex<HashSet<String>>);

impl Skipped {
    fn ids(&self) -> MutexGuard<'_, HashSet<String>> {
        self.0.lock().expect("no thread panics while it holds the list")
    }

    /// Adds a table. The first time, this logs the reason.
    pub fn note(&self, id: &str, why: impl Display) {
        let mut ids = self.ids();
        if ids.insert(id.to_owned()) {
            tracing::error!(table = id, %why, "this table cannot be read or replayed; all others are unaffected");
            metrics::gauge!("formicarium_unreadable_tables").set(ids.len() as f64);
        }
    }

    /// Removes a table that can be played again.
    pub fn forget(&self, id: &str) {
        let mut ids = self.ids();
        if ids.remove(id) {
            metrics::gauge!("formicarium_unreadable_tables").set(ids.len() as f64);
        }
    }

    pub fn contains(&self, id: &str) -> bool {
        self.ids().contains(id)
    }

    pub fn len(&self) -> usize {
        self.ids().len()
    }

    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}
