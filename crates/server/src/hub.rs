//! All live tables. A table is loaded when somebody asks for it, and unloaded when nobody uses it
//! any more.

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
    table::{self, Change, Command, Handle, Lives, Shared},
};

/// How often, and at what interval, to retry a table that is being unloaded.
const PATIENCE: (u32, Duration) = (100, Duration::from_millis(20));

const MOVED: &str = "the table has moved to another server";

/// How many tables without life are loaded at a time, so that those with life do not have to wait.
const MOST_LIFELESS: u32 = 50;

/// See the module.
#[derive(Clone, Debug)]
pub struct Hub {
    shared: Arc<Shared>,
    tables: Arc<Mutex<Tables>>,
}

/// Tables in memory or being loaded: two people who come at the same time get the same one. `None`
/// once the server is shutting down.
type Tables = Option<HashMap<String, Slot>>;
type Slot = Arc<OnceCell<Handle>>;

impl Hub {
    pub fn new(shared: Arc<Shared>) -> Hub {
        Hub { shared, tables: Arc::new(Mutex::new(Some(HashMap::new()))) }
    }

    pub fn shared(&self) -> &Shared {
        &self.shared
    }

    /// Whether the server is shutting down.
    pub fn is_closed(&self) -> bool {
        self.tables().is_none()
    }

    fn tables(&self) -> MutexGuard<'_, Tables> {
        self.tables.lock().expect("no thread panics while it holds the list of tables")
    }

    /// How many tables are in memory.
    pub fn n_live(&self) -> usize {
        self.tables().as_ref().map_or(0, HashMap::len)
    }

    fn holds(&self, id: &str, slot: &Slot) -> bool {
        self.tables().as_ref().and_then(|tables| tables.get(id)).is_some_and(|current| Arc::ptr_eq(current, slot))
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
        // Load in a separate task: the client may hang up in the meantime.
        let (hub, id) = (self.clone(), id.to_owned());
        let loading = tokio::spawn(async move {
            let load = || {
                let (hub, id_of_closed, slot) = (hub.clone(), id.clone(), Arc::clone(&slot));
                table::open(Arc::clone(&hub.shared), &id, move || hub.forget(&id_of_closed, &slot))
            };
            let loaded = slot.get_or_try_init(load).await.cloned();
            match loaded {
                Ok(handle) if hub.holds(&id, &slot) => Ok(handle),
                // All tables were let go in the meantime.
                Ok(handle) => {
                    let (reply, _) = oneshot::channel();
                    let _ = handle.send(Command::Close { reason: MOVED, reply }).await;
                    Err(Error::Closing)
                }
                Err(error) => {
                    hub.forget(&id, &slot);
                    Err(error)
                }
            }
        });
        loading.await.map_err(|error| Error::Bug(error.to_string()))?
    }

    /// Makes sure that this server has the table, and loads it.
    ///
    /// # Errors
    /// [`Error::AtNode`] if another server has it.
    pub async fn take(&self, id: &str) -> Result<()> {
        let (times, pause) = PATIENCE;
        for _ in 0..times {
            if !self.handle(id).await?.is_closed() {
                return Ok(());
            }
            sleep(pause).await;
        }
        Err(Error::Bug(format!("table {id} is not unloaded")))
    }

    /// Sends a command that has a reply, and waits for the reply. At a table of another server, it can only look.
    pub async fn ask<T>(&self, id: &str, command: impl Fn(oneshot::Sender<T>) -> Command) -> Result<T> {
        let (times, pause) = PATIENCE;
        for _ in 0..times {
            let (reply, answer) = oneshot::channel();
            let sent = match self.handle(id).await {
                Ok(handle) => handle.send(command(reply)).await.is_ok(),
                Err(Error::AtNode(_)) => {
                    table::look(Arc::clone(&self.shared), id, command(reply)).await?;
                    true
                }
                Err(error) => return Err(error),
            };
            if sent {
                return answer.await.map_err(|_| Error::Bug(format!("table {id} stopped before it answered")));
            }
            // The table is being unloaded. The next attempt loads it again.
            sleep(pause).await;
        }
        Err(Error::Bug(format!("table {id} does not answer")))
    }

    pub async fn change(&self, id: &str, person: &str, change: Change) -> Result<()> {
        self.ask(id, |reply| Command::Change { person: person.to_owned(), change: change.clone(), reply }).await?
    }

    /// Sends a command without waiting for an answer, if the table is in memory.
    pub async fn tell(&self, id: &str, command: Command) {
        let slot = self.tables().as_ref().and_then(|tables| tables.get(id).cloned());
        if let Some(handle) = slot.as_ref().and_then(|slot| slot.get()) {
            let _ = handle.send(command).await;
        }
    }

    /// Loads tables that have something to do on their own: a clock that runs out, a bot to move.
    pub async fn wake(&self, ids: Vec<String>) {
        for id in ids {
            match self.handle(&id).await {
                Ok(handle) => {
                    let _ = handle.send(Command::Wake).await;
                }
                Err(Error::Closing) => return,
                // It was faster.
                Err(Error::AtNode(_)) => {}
                // The store may answer next time.
                Err(Error::Unavailable { inside: error, .. }) => {
                    tracing::error!(table = id, %error, "cannot wake a table");
                }
                Err(Error::Store(error)) if !error.is_damage() => {
                    tracing::error!(table = id, %error, "cannot wake a table");
                }
                Err(error) => self.shared.skipped.note(&id, error.inside()),
            }
        }
    }

    /// Unloads a table that somebody has changed in the store; whoever asks for it next reads it anew.
    pub async fn unload(&self, id: &str) {
        let slot = self.tables().as_ref().and_then(|tables| tables.get(id).cloned());
        end(slot.iter(), "an administrator has changed this table").await;
    }

    /// Loads some of the tables that nobody comes to any more, which then close.
    pub async fn wake_lifeless(&self) {
        // As with tables that are due, those that cannot be loaded must not hold up the others.
        let limit = MOST_LIFELESS + self.shared.skipped.len() as u32;
        match Lives::of(&self.shared.config).ended(&self.shared.store, limit).await {
            Ok(ids) => self.wake(ids.into_iter().filter(|id| !self.shared.skipped.contains(id)).collect()).await,
            Err(error) => tracing::error!(%error, "cannot look for tables without life"),
        }
    }

    /// Lets every table finish what it is doing, and loads no more tables.
    pub async fn close(&self) {
        let tables = self.tables().take().unwrap_or_default();
        end(tables.values(), "the server is being restarted").await;
    }

    /// Lets every table finish what it is doing, because other servers have them now.
    pub async fn let_go(&self) {
        let tables = self.tables().as_mut().map(std::mem::take).unwrap_or_default();
        end(tables.values(), MOVED).await;
    }
}

async fn end(tables: impl Iterator<Item = &Slot>, reason: &'static str) {
    for handle in tables.filter_map(|slot| slot.get()) {
        let (reply, done) = oneshot::channel();
        if handle.send(Command::Close { reason, reply }).await.is_ok() {
            let _ = done.await;
        }
    }
}
