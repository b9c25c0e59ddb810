//! All live tables: a table comes into memory when somebody asks for it, and leaves when nobody does any more.

use std::{collections::HashMap, sync::Arc};

use tokio::sync::{Mutex, OnceCell, oneshot};

use crate::{
    error::{Error, Result},
    table::{self, Change, Command, Handle, Shared},
};

/// See the module.
#[derive(Clone, Debug)]
pub struct Hub {
    shared: Arc<Shared>,
    /// Tables in memory, or just being loaded: two who come at the same time find the same one.
    tables: Arc<std::sync::Mutex<HashMap<String, Slot>>>,
    /// Held while the server ends, so that nothing is loaded any more.
    closed: Arc<Mutex<bool>>,
}

type Slot = Arc<OnceCell<Handle>>;

impl Hub {
    pub fn new(shared: Shared) -> Hub {
        Hub { shared: Arc::new(shared), tables: Arc::default(), closed: Arc::default() }
    }

    pub fn shared(&self) -> &Shared {
        &self.shared
    }

    /// How many tables are in memory.
    pub fn n_live(&self) -> usize {
        self.tables.lock().expect("nobody panics while holding the list of tables").len()
    }

    fn slot(&self, id: &str) -> Slot {
        let mut tables = self.tables.lock().expect("nobody panics while holding the list of tables");
        Arc::clone(tables.entry(id.to_owned()).or_default())
    }

    fn forget(&self, id: &str, slot: &Slot) {
        let mut tables = self.tables.lock().expect("nobody panics while holding the list of tables");
        if tables.get(id).is_some_and(|current| Arc::ptr_eq(current, slot)) {
            tables.remove(id);
        }
    }

    async fn handle(&self, id: &str) -> Result<Handle> {
        if *self.closed.lock().await {
            return Err(Error::NotNow("the server is being restarted"));
        }
        let slot = self.slot(id);
        let load = || {
            let (hub, id_of_closed, slot) = (self.clone(), id.to_owned(), Arc::clone(&slot));
            table::open(Arc::clone(&self.shared), id, move || hub.forget(&id_of_closed, &slot))
        };
        let loaded = slot.get_or_try_init(load).await.cloned();
        if loaded.is_err() {
            self.forget(id, &slot);
        }
        loaded
    }

    /// Sends a command made for a reply, and waits for that.
    pub async fn ask<T>(&self, id: &str, command: impl Fn(oneshot::Sender<T>) -> Command) -> Result<T> {
        // A table may end between being found and being asked; then it is loaded again.
        for _ in 0..3 {
            let (reply, answer) = oneshot::channel();
            if self.handle(id).await?.send(command(reply)).await.is_ok()
                && let Ok(answer) = answer.await
            {
                return Ok(answer);
            }
        }
        Err(Error::Bug(format!("the table {id} does not answer")))
    }

    pub async fn change(&self, id: &str, person: &str, change: Change) -> Result<()> {
        self.ask(id, |reply| Command::Change { person: person.to_owned(), change: change.clone(), reply }).await?
    }

    /// A message nobody waits for, to a table that is in memory.
    pub async fn tell(&self, id: &str, command: Command) {
        if let Ok(handle) = self.handle(id).await {
            let _ = handle.send(command).await;
        }
    }

    /// Brings tables into memory that have something to do by themselves: a clock that runs out, a bot to move.
    pub async fn wake(&self, ids: Vec<String>) {
        for id in ids {
            self.tell(&id, Command::Wake).await;
        }
    }

    /// Lets every table finish what it is doing, and loads none any more.
    pub async fn close(&self) {
        *self.closed.lock().await = true;
        let tables: Vec<Slot> = {
            let mut tables = self.tables.lock().expect("nobody panics while holding the list of tables");
            tables.drain().map(|(_, slot)| slot).collect()
        };
        for handle in tables.iter().filter_map(|slot| slot.get()) {
            let (reply, done) = oneshot::channel();
            if handle.send(Command::Close { reply }).await.is_ok() {
                let _ = done.await;
            }
        }
    }
}
