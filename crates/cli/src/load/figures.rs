//! What was measured, for people and as JSON.

use std::{fmt, time::Duration};

use serde::Serialize;

use super::LoadArgs;

/// See the module.
#[derive(Debug, Serialize)]
pub(super) struct Figures {
    pub(super) game: String,
    pub(super) tables: u32,
    pub(super) rate: f64,
    pub(super) watchers: u32,
    pub(super) idle: u32,
    pub(super) seconds: f64,
    pub(super) moves: u64,
    pub(super) games: u64,
    pub(super) acknowledged: Option<Spread>,
    pub(super) told: Option<Spread>,
    pub(super) watched: Option<Spread>,
    /// Seconds of processor time.
    pub(super) server_cpu: Option<f64>,
    pub(super) client_cpu: f64,
    pub(super) memory: Option<Memory>,
}

/// How long something took, in milliseconds.
#[derive(Debug, PartialEq, Serialize)]
pub(super) struct Spread {
    n: usize,
    p50: f64,
    p99: f64,
    max: f64,
}

impl Spread {
    /// `None` if nothing was measured.
    pub(super) fn of(mut times: Vec<Duration>) -> Option<Spread> {
        times.sort_unstable();
        // The least time that so many of a hundred did not exceed.
        let ms = |percent: usize| {
            let rank = (times.len() * percent).div_ceil(100).max(1);
            times.get(rank - 1).map(|time| (time.as_secs_f64() * 1e5).round() / 100.0)
        };
        Some(Spread { n: times.len(), p50: ms(50)?, p99: ms(99)?, max: ms(100)? })
    }
}

/// What the server has in memory, in bytes.
#[derive(Debug, PartialEq, Serialize)]
pub(super) struct Memory {
    empty: u64,
    /// With everything that is played, but without the watchers.
    playing: u64,
    /// For each idle connection.
    connection: Option<u64>,
    /// For each table that is played, without its two connections if it is known what they take.
    table: u64,
}

impl Memory {
    pub(super) fn new(
        args: &LoadArgs,
        empty: Option<u64>,
        before_idle: Option<u64>,
        before_tables: Option<u64>,
        with_tables: Option<u64>,
    ) -> Option<Memory> {
        let idle = u64::from(args.idle);
        let connection = before_tables?.saturating_sub(before_idle?).checked_div(idle);
        let table = with_tables?.saturating_sub(before_tables?) / u64::from(args.tables);
        let table = table.saturating_sub(2 * connection.unwrap_or(0));
        Some(Memory { empty: empty?, playing: with_tables?, connection, table })
    }
}

impl Figures {
    /// How many moves the server could make with one processor of its own.
    fn per_core_second(&self) -> Option<f64> {
        self.server_cpu.map(|used| self.moves as f64 / used)
    }
}

impl fmt::Display for Figures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Figures { game, tables, watchers, idle, seconds, moves, .. } = self;
        writeln!(f, "{game}: {tables} tables, {watchers} watchers, {idle} idle connections, {seconds:.1} s")?;
        writeln!(f, "{:>9.0}  moves a second ({} games ended)", *moves as f64 / seconds, self.games)?;
        let mut spread = |spread: &Option<Spread>, what: &str| match spread {
            Some(Spread { p50, p99, max, n }) => {
                writeln!(f, "{p50:>9.1}  ms until {what} (p50); p99 {p99:.1}, longest {max:.1}, of {n}")
            }
            None => Ok(()),
        };
        spread(&self.acknowledged, "a move is done")?;
        spread(&self.told, "the other player sees it")?;
        spread(&self.watched, "all watchers see it")?;
        if let (Some(used), Some(moves)) = (self.server_cpu, self.per_core_second()) {
            let cores = used / seconds;
            writeln!(
                f,
                "{moves:>9.0}  moves for each second of a processor that the server used ({cores:.2} of them)"
            )?;
        }
        writeln!(f, "{:>9.2}  processors used by the client", self.client_cpu / seconds)?;
        if let Some(Memory { empty, playing, connection, table }) = &self.memory {
            let kib = |bytes: &u64| *bytes as f64 / 1024.0;
            writeln!(f, "{:>9.1}  kB of memory for each table", kib(table))?;
            if let Some(connection) = connection {
                writeln!(f, "{:>9.1}  kB of memory for each idle connection", kib(connection))?;
            }
            let mib = |bytes: &u64| kib(bytes) / 1024.0;
            writeln!(f, "{:>9.1}  MB of memory in all; {:.1} before anybody came", mib(playing), mib(empty))?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_are_times_that_were_measured() {
        let times = |n: u64| (1..=n).rev().map(Duration::from_millis).collect();
        assert_eq!(Spread::of(times(200)), Some(Spread { n: 200, p50: 100.0, p99: 198.0, max: 200.0 }));
        assert_eq!(Spread::of(times(3)), Some(Spread { n: 3, p50: 2.0, p99: 3.0, max: 3.0 }));
        assert_eq!(Spread::of(times(1)), Some(Spread { n: 1, p50: 1.0, p99: 1.0, max: 1.0 }));
        assert_eq!(Spread::of(Vec::new()), None);
    }
}
