//! All live tables: a table comes into memory when somebody asks for it, and leaves when nobody does any more.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard},
    time::Duration,
};

use tokio::{
    sync::{OnceCell, oneshot},
    time::sleep,
};

use crate::{
    error::{Error, Result},
    table::{self, Change, Command, Handle, Shared},
};

/// How often and how long a table that is just ending is waited for.
const PATIENCE: (u32, Duration) = (100, Duration::from_millis(20));

/// See the module.
#[derive(Clone, Debug)]
pub struct Hub {
    shared: Arc<Shared>,
    tables: Arc<Mutex<Tables>>,
}

/// Tables in memory, or just being loaded: two who come at the same time find the same one. None once the server ends.
type Tables = Option<HashMap<String, Slot>>;
type Slot = Arc<OnceCell<Handle>>;

impl Hub {
    pub fn new(shared: Shared) -> Hub {
        Hub { shared: Arc::new(shared), tables: Arc::new(Mutex::new(Some(HashMap::new()))) }
    }

    pub fn shared(&self) -> &Shared {
        &self.shared
    }

    fn tables(&self) -> MutexGuard<'_, Tables> {
        self.tables.lock().expect("nobody panics while holding the list of tables")
    }

    /// How many tables are in memory.
    pub fn n_live(&self) -> usize {
        self.tables().as_ref().map_or(0, HashMap::len)
    }

    fn forget(&self, id: &str, slot: &Slot) {
        if let Some(tables) = self.tables().as_mut()
            && tables.get(id).is_some_and(|current| Arc::ptr_eq(current, slot))
        {
            tables.remove(id);
        }
    }

    async fn handle(&self, id: &str) -> Result<Handle> {
        let slot = match self.tables().as_mut() {
            Some(tables) => Arc::clone(tables.entry(id.to_owned()).or_default()),
            None => return Err(Error::Closing),
        };
        if let Some(handle) = slot.get() {
            return Ok(handle.clone());
        }
        // Loaded by a task of its own: whoever asked may hang up meanwhile.
        let (hub, id) = (self.clone(), id.to_owned());
        let loading = tokio::spawn(async move {
            let load = || {
                let (hub, id_of_closed, slot) = (hub.clone(), id.clone(), Arc::clone(&slot));
                table::open(Arc::clone(&hub.shared), &id, move || hub.forget(&id_of_closed, &slot))
            };
            let loaded = slot.get_or_try_init(load).await.cloned();
            if loaded.is_err() {
                hub.forget(&id, &slot);
            }
            loaded
        });
        loading.await.map_err(|error| Error::Bug(error.to_string()))?
    }

    /// Sends a command made for a reply, and waits for that.
    pub async fn ask<T>(&self, id: &str, command: impl Fn(oneshot::Sender<T>) -> Command) -> Result<T> {
        let (times, pause) = PATIENCE;
        for _ in 0..times {
            let (reply, answer) = oneshot::channel();
            if self.handle(id).await?.send(command(reply)).await.is_ok() {
                return answer.await.map_err(|_| Error::Bug(format!("the table {id} broke off")));
            }
            // The table is just leaving the memory; then it is loaded again.
            sleep(pause).await;
        }
        Err(Error::Bug(format!("the table {id} does not answer")))
    }

    pub async fn change(&self, id: &str, person: &str, change: Change) -> Result<()> {
        self.ask(id, |reply| Command::Change { person: person.to_owned(), change: change.clone(), reply }).await?
    }

    /// A message nobody waits for, to a table that is in memory.
    pub async fn tell(&self, id: &str, command: Command) {
        let slot = self.tables().as_ref().and_then(|tables| tables.get(id).cloned());
        if let Some(handle) = slot.as_ref().and_then(|slot| slot.get()) {
            let _ = handle.send(command).await;
        }
    }

    /// Brings tables into memory that have something to do by themselves: a clock that runs out, a bot to move.
    pub async fn wake(&self, ids: Vec<String>) {
        for id in ids {
            match self.handle(&id).await {
                Ok(handle) => {
                    let _ = handle.send(Command::Wake).await;
                }
                Err(Error::Closing) => return,
                // The store may answer the next time.
                Err(Error::Store(error)) if !error.is_damage() => {
                    tracing::error!(table = id, %error, "a table cannot be woken");
                }
                Err(error) => self.shared.skipped.note(&id, error.inside()),
            }
        }
    }

    /// Lets every table finish what it is doing, and loads none any more.
    pub async fn close(&self) {
        let tables = self.tables().take().unwrap_or_default();
        for handle in tables.values().filter_map(|slot| slot.get()) {
            let (reply, done) = oneshot::channel();
            if handle.send(Command::Close { reply }).await.is_ok() {
                let _ = done.await;
            }
        }
    }
}
