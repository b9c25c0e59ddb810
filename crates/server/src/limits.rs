//! What one server takes at once. There are no accounts, so anybody can create persons and tables,
//! but only so many.

use std::{
    collections::HashSet,
    sync::{Arc, Mutex},
    time::{Duration, Instant},
};

use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use crate::error::{Error, Result};

/// How many persons, tokens, transfer links and tables all visitors together can create in a
/// minute.
const MADE_PER_MINUTE: u32 = 240;
/// How many games can be replayed at the same time.
const REPLAYS: usize = 2;
/// How many unfinished tables one person can have.
pub const TABLES_PER_PERSON: usize = 40;

/// See the module.
#[derive(Clone, Debug)]
pub struct Limits {
    made: Arc<Mutex<(Instant, u32)>>,
    replays: Arc<Semaphore>,
    studying: Persons,
    reviewing: Persons,
    strangers: Arc<Semaphore>,
}

type Persons = Arc<Mutex<HashSet<String>>>;

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

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            made: Arc::new(Mutex::new((Instant::now(), 0))),
            replays: Arc::new(Semaphore::new(REPLAYS)),
            studying: Arc::default(),
            strangers: Arc::new(Semaphore::new(1)),
            reviewing: Arc::default(),
        }
    }
}

impl Limits {
    /// Counts something lasting that is about to be created, or refuses it.
    pub fn make(&self) -> Result<()> {
        let mut made = self.made.lock().expect("no thread panics while counting");
        if made.0.elapsed() > Duration::from_secs(60) {
            *made = (Instant::now(), 0);
        }
        made.1 += 1;
        if made.1 > MADE_PER_MINUTE { Err(Error::TooMany) } else { Ok(()) }
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

    #[test]
    fn what_is_made_in_a_minute_is_bounded() {
        let limits = Limits::default();
        assert!((0..MADE_PER_MINUTE).all(|_| limits.make().is_ok()));
        assert!(matches!(limits.make(), Err(Error::TooMany)));
    }

    #[test]
    fn a_person_asks_one_question_at_a_time() {
        let limits = Limits::default();
        let asked = limits.study("iris").unwrap();
        assert!(matches!(limits.study("iris"), Err(Error::TooMany)));
        limits.study("bruno").unwrap();
        drop(asked);
        limits.study("iris").unwrap();
    }
}
