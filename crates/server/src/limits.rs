//! What one server does at once, and for whom. How much anybody may ask for in the course of time is in [`crate::budgets`].

use std::{
    collections::{HashMap, HashSet},
    sync::{Arc, Mutex},
};

use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use crate::{
    budgets::Budgets,
    client::Client,
    config::Config,
    error::{Error, Result},
};

/// How many games can be replayed at the same time.
const REPLAYS: usize = 2;
/// How many unfinished tables one person can have.
pub const TABLES_PER_PERSON: usize = 40;
/// How many sockets one person can have open.
const SOCKETS_PER_PERSON: usize = 100;

/// See the module.
#[derive(Clone, Debug)]
pub struct Limits {
    pub budgets: Budgets,
    sockets: Sockets,
    sockets_per_address: usize,
    replays: Arc<Semaphore>,
    studying: Persons,
    reviewing: Persons,
    strangers: Arc<Semaphore>,
}

type Persons = Arc<Mutex<HashSet<String>>>;

/// How many sockets each address and each person has open.
type Sockets = Arc<Mutex<(HashMap<Client, usize>, HashMap<String, usize>)>>;

/// As long as it lives, a socket is open.
#[derive(Debug)]
pub struct OpenSocket {
    all: Sockets,
    client: Client,
    person: Option<String>,
}

impl Drop for OpenSocket {
    fn drop(&mut self) {
        let (clients, persons) = &mut *self.all.lock().expect("no thread panics while counting");
        release(clients, &self.client);
        if let Some(person) = &self.person {
            release(persons, person);
        }
    }
}

fn release<K: std::hash::Hash + Eq>(counts: &mut HashMap<K, usize>, key: &K) {
    if let Some(count) = counts.get_mut(key) {
        *count -= 1;
        if *count == 0 {
            counts.remove(key);
        }
    }
}

/// As long as it lives, a person has asked the bots something.
#[derive(Debug)]
pub struct Studying {
    all: Persons,
    person: String,
}

impl Drop for Studying {
    fn drop(&mut self) {
        self.all.lock().expect("no thread panics while counting").remove(&self.person);
    }
}

impl Limits {
    pub fn new(config: &Config) -> Limits {
        Limits {
            budgets: Budgets::new(config.budget_factor),
            sockets: Arc::default(),
            sockets_per_address: config.max_connections_per_address,
            replays: Arc::new(Semaphore::new(REPLAYS)),
            studying: Arc::default(),
            strangers: Arc::new(Semaphore::new(1)),
            reviewing: Arc::default(),
        }
    }

    /// Counts a socket, or refuses it if the address or the person has too many. Connections are counted before, but behind
    /// a proxy only this knows whose they are.
    pub fn socket(&self, client: Client, person: Option<&str>) -> Result<OpenSocket> {
        let (clients, persons) = &mut *self.sockets.lock().expect("no thread panics while counting");
        let of_client = clients.get(&client).copied().unwrap_or(0);
        let of_person = person.and_then(|person| persons.get(person).copied()).unwrap_or(0);
        if of_client >= self.sockets_per_address || of_person >= SOCKETS_PER_PERSON {
            metrics::counter!("formicarium_sockets_refused").increment(1);
            return Err(Error::TooMany);
        }
        *clients.entry(client).or_default() += 1;
        let person = person.map(str::to_owned);
        if let Some(person) = &person {
            *persons.entry(person.clone()).or_default() += 1;
        }
        Ok(OpenSocket { all: Arc::clone(&self.sockets), client, person })
    }

    /// Waits until a game may be replayed.
    pub async fn replay(&self) -> Result<OwnedSemaphorePermit> {
        Arc::clone(&self.replays).acquire_owned().await.map_err(|error| Error::Bug(error.to_string()))
    }

    /// Lets a person ask the bots something, one question at a time.
    pub fn study(&self, person: &str) -> Result<Studying> {
        one_at_a_time(&self.studying, person)
    }

    /// Lets a person have a game looked through, one at a time.
    pub fn review(&self, person: &str) -> Result<Studying> {
        one_at_a_time(&self.reviewing, person)
    }

    /// Waits until somebody who is not known here may ask the bots something: all of them together, one at a time.
    pub async fn stranger(&self) -> Result<OwnedSemaphorePermit> {
        Arc::clone(&self.strangers).acquire_owned().await.map_err(|error| Error::Bug(error.to_string()))
    }
}

fn one_at_a_time(all: &Persons, person: &str) -> Result<Studying> {
    let new = all.lock().expect("no thread panics while counting").insert(person.to_owned());
    if new { Ok(Studying { all: Arc::clone(all), person: person.to_owned() }) } else { Err(Error::TooMany) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn limits() -> Limits {
        #[derive(clap::Parser)]
        struct Flags {
            #[command(flatten)]
            config: Config,
        }
        Limits::new(&<Flags as clap::Parser>::parse_from(["server"]).config)
    }

    #[test]
    fn a_person_and_an_address_have_so_many_sockets() {
        let limits = limits();
        let client = |n: u8| Client::new([192, 0, 2, n].into());
        let iris: Vec<_> = (0..SOCKETS_PER_PERSON).map(|_| limits.socket(client(1), Some("iris")).unwrap()).collect();
        assert!(matches!(limits.socket(client(2), Some("iris")), Err(Error::TooMany)));
        let more = limits.sockets_per_address - SOCKETS_PER_PERSON;
        let others: Vec<_> = (0..more).map(|_| limits.socket(client(1), None).unwrap()).collect();
        assert!(matches!(limits.socket(client(1), None), Err(Error::TooMany)));
        limits.socket(client(2), None).unwrap();
        drop((iris, others));
        assert!(limits.sockets.lock().unwrap().0.is_empty() && limits.sockets.lock().unwrap().1.is_empty());
    }

    #[test]
    fn a_person_asks_one_question_at_a_time() {
        let limits = limits();
        let asked = limits.study("iris").unwrap();
        assert!(matches!(limits.study("iris"), Err(Error::TooMany)));
        limits.study("bruno").unwrap();
        drop(asked);
        limits.study("iris").unwrap();
    }
}
