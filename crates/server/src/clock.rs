//! Clocks: how much time each seat has left, computed only from the times in the log and the downtimes of the server,
//! which run on nobody's clock.

use std::sync::Arc;

use game_core::{Seat, SeatSet};

use crate::{
    protocol::{Clock, SeatClock},
    store::Downtime,
};

const DAY_MS: i64 = 24 * 60 * 60 * 1000;

/// The clocks of a table.
#[derive(Clone, PartialEq, Debug)]
pub struct Clocks {
    clock: Clock,
    /// The milliseconds each seat had left at `since`.
    left: Vec<i64>,
    /// Seats whose clocks are running.
    running: SeatSet,
    since: i64,
    /// In order.
    downtimes: Arc<[Downtime]>,
}

/// Why the seats to act have changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cause {
    /// Somebody acted, or the game began.
    Move,
    TakenBack,
    /// A bot took over, or somebody came back.
    Other,
}

impl Clocks {
    /// All clocks full and stopped.
    pub fn new(clock: Clock, seats: usize, now: i64) -> Clocks {
        Clocks { clock, left: vec![full(clock); seats], running: SeatSet::EMPTY, since: now, downtimes: Arc::default() }
    }

    /// The same clocks, which stand still during these times.
    pub fn with_downtimes(self, downtimes: Arc<[Downtime]>) -> Clocks {
        Clocks { downtimes, ..self }
    }

    /// The clocks also stand still during this time, which may overlap with others.
    pub fn stand_still(&mut self, down: Downtime) {
        let mut all = [&self.downtimes[..], &[down]].concat();
        all.sort_unstable_by_key(|down| down.began);
        let mut apart: Vec<Downtime> = Vec::with_capacity(all.len());
        for down in all {
            match apart.last_mut() {
                Some(last) if down.began <= last.ended => last.ended = last.ended.max(down.ended),
                _ => apart.push(down),
            }
        }
        self.downtimes = apart.into();
    }

    /// From `now` on, only the clocks of these seats run.
    ///
    /// Only a move ends a turn, and only an ended turn earns the increment. Taking a move back
    /// takes the increment back too. The days of a turn start with the move before it, or afresh
    /// for a player who comes back after running out of time.
    pub fn run(&mut self, seats: SeatSet, now: i64, cause: Cause) {
        let before = self.running;
        for seat in before.iter() {
            self.left[seat.idx()] = self.left_of(seat, now);
        }
        self.since = self.since.max(now);
        self.running = seats;
        let ended = before.iter().filter(|&seat| !seats.contains(seat));
        let begun = seats.iter().filter(|&seat| !before.contains(seat));
        match (self.clock, cause) {
            (Clock::Live { increment_s, .. }, Cause::Move) => {
                for seat in ended.filter(|&seat| !self.is_out(seat, now)).collect::<Vec<_>>() {
                    self.left[seat.idx()] += i64::from(increment_s) * 1000;
                }
            }
            (Clock::Live { increment_s, .. }, Cause::TakenBack) => {
                for seat in begun {
                    let left = &mut self.left[seat.idx()];
                    *left = (*left - i64::from(increment_s) * 1000).max(0);
                }
            }
            (Clock::Days { .. }, Cause::Move) => {
                begun.for_each(|seat| self.left[seat.idx()] = full(self.clock));
            }
            (Clock::Days { .. }, Cause::Other) => {
                for seat in begun.filter(|&seat| self.left[seat.idx()] == 0).collect::<Vec<_>>() {
                    self.left[seat.idx()] = full(self.clock);
                }
            }
            _ => {}
        }
    }

    fn left_of(&self, seat: Seat, now: i64) -> i64 {
        let left = self.left[seat.idx()];
        if self.running.contains(seat) { (left - self.elapsed(now)).max(0) } else { left }
    }

    /// How long the clocks have run at `now`. Nobody gains time when the machine's clock is set back.
    fn elapsed(&self, now: i64) -> i64 {
        let down = self.downtimes.iter().map(|down| (down.ended.min(now) - down.began.max(self.since)).max(0));
        (now - self.since - down.sum::<i64>()).max(0)
    }

    /// When the clocks will have run for so long, as far as the downtimes are known.
    fn after(&self, left: i64) -> i64 {
        let passed = self.downtimes.iter().filter(|down| down.ended > self.since);
        passed.fold(self.since + left, |zero, down| {
            if down.began < zero { zero + down.ended - down.began.max(self.since) } else { zero }
        })
    }

    /// Whether the seat's time is up.
    pub fn is_out(&self, seat: Seat, now: i64) -> bool {
        self.clock != Clock::None && self.left_of(seat, now) == 0
    }

    /// When the first running clock of these seats reaches zero.
    pub fn next_zero(&self, among: SeatSet) -> Option<i64> {
        if self.clock == Clock::None {
            return None;
        }
        let running = self.running.iter().filter(|&seat| among.contains(seat));
        running.map(|seat| self.after(self.left[seat.idx()])).min()
    }

    pub fn told(&self, now: i64) -> Vec<SeatClock> {
        let left = |seat| (self.clock != Clock::None).then(|| self.left_of(seat, now));
        Seat::all(self.left.len() as u8)
            .map(|seat| SeatClock { left_ms: left(seat), running: self.running.contains(seat) })
            .collect()
    }
}

fn full(clock: Clock) -> i64 {
    match clock {
        Clock::None => 0,
        Clock::Live { bank_s, .. } => i64::from(bank_s) * 1000,
        Clock::Days { days } => i64::from(days) * DAY_MS,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOTH: SeatSet = SeatSet::all(2);

    fn only(seat: u8) -> SeatSet {
        SeatSet::only(Seat(seat))
    }

    fn left(clocks: &Clocks, now: i64) -> Vec<i64> {
        clocks.told(now).iter().map(|seat| seat.left_ms.unwrap_or(-1)).collect()
    }

    #[test]
    fn a_live_clock_runs_in_ones_own_turn_and_gains_when_it_ends() {
        let mut clocks = Clocks::new(Clock::Live { bank_s: 60, increment_s: 5 }, 2, 0);
        clocks.run(only(0), 0, Cause::Move);
        assert_eq!(left(&clocks, 10_000), [50_000, 60_000]);
        clocks.run(only(0), 10_000, Cause::Move);
        assert_eq!(left(&clocks, 10_000), [50_000, 60_000], "an action within the turn gains nothing");
        clocks.run(only(1), 20_000, Cause::Move);
        assert_eq!(left(&clocks, 21_000), [45_000, 59_000]);
        assert_eq!(clocks.next_zero(BOTH), Some(80_000));
    }

    #[test]
    fn everybody_who_is_asked_runs_at_once() {
        let mut clocks = Clocks::new(Clock::Live { bank_s: 60, increment_s: 0 }, 2, 0);
        clocks.run(BOTH, 0, Cause::Move);
        clocks.run(only(1), 4_000, Cause::Move);
        assert_eq!(left(&clocks, 9_000), [56_000, 51_000]);
    }

    #[test]
    fn days_begin_anew_with_each_turn() {
        let mut clocks = Clocks::new(Clock::Days { days: 1 }, 2, 0);
        clocks.run(only(0), 0, Cause::Move);
        clocks.run(only(1), DAY_MS / 2, Cause::Move);
        clocks.run(only(0), DAY_MS, Cause::Move);
        assert_eq!(left(&clocks, DAY_MS), [DAY_MS, DAY_MS / 2]);
    }

    #[test]
    fn taking_back_and_coming_back_give_nobody_time() {
        let mut live = Clocks::new(Clock::Live { bank_s: 60, increment_s: 5 }, 2, 0);
        live.run(only(0), 0, Cause::Move);
        live.run(only(1), 10_000, Cause::Move);
        live.run(only(0), 10_000, Cause::TakenBack);
        assert_eq!(left(&live, 10_000), [50_000, 60_000]);
        let mut days = Clocks::new(Clock::Days { days: 1 }, 2, 0);
        days.run(only(0), 0, Cause::Move);
        days.run(only(1), 1_000, Cause::Move);
        days.run(only(0), 2_000, Cause::TakenBack);
        assert_eq!(left(&days, 2_000)[0], DAY_MS - 1_000);
        days.run(SeatSet::EMPTY, 3_000, Cause::Other);
        days.run(only(0), 4_000, Cause::Other);
        assert_eq!(left(&days, 4_000)[0], DAY_MS - 2_000, "a bot in between refills nothing");
        days.run(SeatSet::EMPTY, 4_000 + DAY_MS, Cause::Other);
        days.run(only(0), 5_000 + DAY_MS, Cause::Other);
        assert_eq!(left(&days, 5_000 + DAY_MS)[0], DAY_MS, "but a player who ran out starts afresh");
    }

    #[test]
    fn zero_is_the_end_and_no_increment_mends_it() {
        let mut clocks = Clocks::new(Clock::Live { bank_s: 1, increment_s: 10 }, 2, 0);
        clocks.run(only(0), 0, Cause::Move);
        assert!(!clocks.is_out(Seat(0), 999));
        assert!(clocks.is_out(Seat(0), 1000));
        clocks.run(only(1), 5_000, Cause::Move);
        assert_eq!(left(&clocks, 5_000), [0, 1000]);
    }

    #[test]
    fn downtime_runs_on_nobodys_clock() {
        let down = |began, ended| Downtime { began, ended };
        // The first was over before the turn began, the second was going on, the last is after the clock reaches zero.
        let downtimes = [down(-90, -50), down(-10, 5_000), down(20_000, 30_000), down(50_000, 60_000)];
        let mut clocks = Clocks::new(Clock::Live { bank_s: 30, increment_s: 0 }, 2, 0).with_downtimes(downtimes.into());
        clocks.run(only(0), 0, Cause::Move);
        assert_eq!(left(&clocks, 4_000), [30_000, 30_000]);
        assert_eq!(left(&clocks, 25_000), [15_000, 30_000]);
        assert_eq!(clocks.next_zero(BOTH), Some(45_000));
        assert!(!clocks.is_out(Seat(0), 44_999));
        assert!(clocks.is_out(Seat(0), 45_000));
        clocks.run(only(1), 40_000, Cause::Move);
        assert_eq!(left(&clocks, 55_000), [5_000, 20_000]);
    }

    #[test]
    fn downtimes_that_overlap_count_once() {
        let down = |began, ended| Downtime { began, ended };
        let mut clocks = Clocks::new(Clock::Live { bank_s: 30, increment_s: 0 }, 2, 0);
        clocks = clocks.with_downtimes([down(10_000, 14_000)].into());
        clocks.run(only(0), 0, Cause::Move);
        for silent in [down(12_000, 17_000), down(2_000, 5_000), down(11_000, 12_000)] {
            clocks.stand_still(silent);
        }
        assert_eq!(left(&clocks, 20_000), [20_000, 30_000], "ten of the twenty seconds");
        assert_eq!(clocks.next_zero(BOTH), Some(40_000));
    }

    #[test]
    fn without_a_clock_nothing_runs_out() {
        let mut clocks = Clocks::new(Clock::None, 2, 0);
        clocks.run(BOTH, 0, Cause::Move);
        assert_eq!(clocks.next_zero(BOTH), None);
        assert!(!clocks.is_out(Seat(0), i64::MAX));
        assert_eq!(left(&clocks, 5), [-1, -1]);
    }
}
