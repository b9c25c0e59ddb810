//! What is printed in the end.

use std::{fmt, sync::atomic::Ordering::Relaxed, time::Duration};

use crate::{fault::Fault, world::World};

/// See the module.
#[derive(Debug, Default)]
pub(crate) struct Report {
    pub(crate) kills: u32,
    /// From the start of the program until it can be connected to.
    pub(crate) restarts: Vec<Duration>,
    pub(crate) outages: Vec<Outage>,
    /// How many log entries the store has in the end.
    pub(crate) stored: usize,
    counts: Vec<(&'static str, u64)>,
}

/// A time during which the store did not work.
#[derive(Debug)]
pub(crate) struct Outage {
    pub(crate) fault: Fault,
    /// What `/health` said.
    pub(crate) why: String,
    /// The longest time that `/health` took to answer, and that a request took to be refused.
    pub(crate) health: Duration,
    pub(crate) refused: Duration,
    /// From the end of the fault until the server worked again.
    pub(crate) healed: Duration,
}

impl Report {
    pub(crate) fn count(&mut self, world: &World) {
        self.counts = vec![
            ("requests acknowledged", world.acknowledged.load(Relaxed)),
            ("of them undos", world.undone.load(Relaxed)),
            ("of them chat lines", world.said.load(Relaxed)),
            ("items told", world.told.load(Relaxed)),
            ("games played to their end", world.finished.lock().map_or(0, |games| games.len() as u64)),
            ("without an answer, stored", world.stored.load(Relaxed)),
            ("without an answer, not stored", world.not_stored.load(Relaxed)),
        ];
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{:>8}  kills", self.kills)?;
        for (what, n) in &self.counts {
            writeln!(f, "{n:>8}  {what}")?;
        }
        writeln!(f, "{:>8}  log entries in the store, all replayed", self.stored)?;
        writeln!(f, "{:>8}  lost, doubled or out of order", 0)?;
        let mut restarts = self.restarts.clone();
        restarts.sort();
        if let (Some(median), Some(most)) = (restarts.get(restarts.len() / 2), restarts.last()) {
            writeln!(f, "restart to the first connection: median {median:.1?}, longest {most:.1?}")?;
        }
        for Outage { fault, why, health, refused, healed } in &self.outages {
            let name = format!("{fault:?}");
            writeln!(f, "{name:<9} health in {health:.1?}: {why}; refused in {refused:.1?}; healed in {healed:.1?}")?;
        }
        Ok(())
    }
}
