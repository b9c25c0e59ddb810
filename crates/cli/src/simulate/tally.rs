//! Counts what happens during games. Whole numbers only, so that tallies add up the same in any order.

use std::collections::BTreeMap;

use ai::Learn;
use game_core::{Seat, Standing};

/// The group of counters for the sources of a seat's points; they sum to the score.
pub const POINTS: &str = "points by source";

/// The group of counters for the objectives a seat completed.
pub const OBJECTIVES: &str = "objectives completed";

/// A game that can report more about a finished game than its scores.
pub trait GameFigures: Learn {
    /// Calls `count` with everything worth counting about `seat` at the end of a game: the group, the name within the
    /// group, and the amount. Counters appear in the order of their first call, so report zeros as well. Every game may
    /// use the groups [`POINTS`] and [`OBJECTIVES`]; any other name creates a new group.
    fn tally(&self, state: &Self::State, seat: Seat, count: &mut impl FnMut(&'static str, &str, i64));

    /// Calls back with every card, always in the same order, and with the points it scored if `seat` played it in this
    /// game. Games without cards do nothing.
    fn cards(&self, _: &Self::State, _: Seat, _: &mut impl FnMut(&'static str, Option<i64>)) {}
}

/// How often each whole number occurred.
pub(super) type Histogram<T> = BTreeMap<T, u64>;

/// When something first occurred: the number of the game, then the position within it.
type Moment = (u64, u32);

/// The statistics of a number of finished games.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tally {
    n_games: u64,
    pub(super) seats: Vec<SeatTally>,
    /// Decisions per game.
    pub(super) lengths: Histogram<u64>,
    phases: Vec<PhaseTally>,
    counters: Vec<Counter>,
    /// In the order the game reports them.
    pub(super) cards: Vec<CardTally>,
    game: Current,
}

/// The statistics of a card: for those who played it in a game, and for those who did not.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct CardTally {
    pub(super) card: &'static str,
    /// The number of (seat, game) pairs in which it was played.
    pub(super) played: u64,
    /// Points it scored for them.
    pub(super) points: i64,
    /// Sum of the final scores of those who played it, and of those who did not.
    pub(super) scores: [i64; 2],
    /// First places of those who played it.
    pub(super) firsts: u64,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct SeatTally {
    pub(super) scores: Histogram<i64>,
    /// First places, by the number of other seats that shared them.
    pub(super) wins: [u64; Seat::MAX],
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct PhaseTally {
    pub(super) phase: &'static str,
    first: Moment,
    /// Number of decisions by number of legal actions.
    pub(super) lists: Vec<u64>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Counter {
    pub(super) group: &'static str,
    pub(super) name: String,
    first: Moment,
    pub(super) by_seat: [i64; Seat::MAX],
}

/// The current game, and the index of its last phase: the next decision is usually in the same phase.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Current {
    number: u64,
    n_decisions: u32,
    phase_idx: usize,
}

impl Tally {
    pub(super) fn new(seats: u8) -> Tally {
        let seat = SeatTally { scores: Histogram::new(), wins: [0; Seat::MAX] };
        Tally {
            n_games: 0,
            seats: vec![seat; seats.into()],
            lengths: Histogram::new(),
            phases: Vec::new(),
            counters: Vec::new(),
            cards: Vec::new(),
            game: Current::default(),
        }
    }

    /// Finished games.
    pub fn n_games(&self) -> u64 {
        self.n_games
    }

    /// Decisions in all games together.
    pub fn n_decisions(&self) -> u64 {
        self.lengths.iter().map(|(length, games)| length * games).sum()
    }

    /// Phases in the order of their first occurrence.
    pub(super) fn phases(&self) -> Vec<&PhaseTally> {
        let mut phases: Vec<_> = self.phases.iter().collect();
        phases.sort_by_key(|phase| phase.first);
        phases
    }

    /// Counters in the order of their first occurrence.
    pub(super) fn counters(&self) -> Vec<&Counter> {
        let mut counters: Vec<_> = self.counters.iter().collect();
        counters.sort_by_key(|counter| counter.first);
        counters
    }

    /// Starts a game. Numbers must increase within a tally, so that the first occurrence found is the earliest.
    pub(super) fn begin(&mut self, number: u64) {
        self.game = Current { number, n_decisions: 0, ..self.game };
    }

    #[inline]
    pub(super) fn decision(&mut self, phase: &'static str, list_len: usize) {
        let idx = self.phase_idx(phase);
        let lists = &mut self.phases[idx].lists;
        if list_len >= lists.len() {
            lists.resize(list_len + 1, 0);
        }
        lists[list_len] += 1;
        self.game.phase_idx = idx;
        self.game.n_decisions += 1;
    }

    pub(super) fn end<G: GameFigures>(&mut self, game: &G, state: &G::State) {
        let standing = game.standing(state).expect("where nobody is to act, the game is over");
        self.n_games += 1;
        *self.lengths.entry(self.game.n_decisions.into()).or_default() += 1;
        self.add_standing(&standing);

        let (mut n_told, mut idx) = (0, 0);
        for seat in Seat::all(game.seats()) {
            game.tally(state, seat, &mut |group, name, amount| {
                idx = self.counter_idx(group, name, idx, (self.game.number, n_told));
                self.counters[idx].by_seat[seat.idx()] += amount;
                n_told += 1;
                idx += 1;
            });
            let (score, first) = (i64::from(standing.scores[seat.idx()]), standing.places[seat.idx()] == 1);
            let mut idx = 0;
            game.cards(state, seat, &mut |card, brought| {
                self.add_card(idx, card, brought, score, first);
                idx += 1;
            });
        }
    }

    fn add_card(&mut self, idx: usize, card: &'static str, brought: Option<i64>, score: i64, first: bool) {
        if idx == self.cards.len() {
            self.cards.push(CardTally { card, played: 0, points: 0, scores: [0; 2], firsts: 0 });
        }
        let tally = &mut self.cards[idx];
        match brought {
            Some(points) => {
                tally.played += 1;
                tally.points += points;
                tally.scores[0] += score;
                tally.firsts += u64::from(first);
            }
            None => tally.scores[1] += score,
        }
    }

    fn add_standing(&mut self, standing: &Standing) {
        for (seat, &score) in self.seats.iter_mut().zip(&standing.scores) {
            *seat.scores.entry(score.into()).or_default() += 1;
        }
        let n_winners = standing.winners().count();
        for winner in standing.winners() {
            self.seats[winner.idx()].wins[n_winners - 1] += 1;
        }
    }

    fn phase_idx(&mut self, phase: &'static str) -> usize {
        let guess = self.game.phase_idx;
        if self.phases.get(guess).is_some_and(|known| std::ptr::eq(known.phase, phase)) {
            return guess;
        }
        self.phases.iter().position(|known| known.phase == phase).unwrap_or_else(|| {
            let first = (self.game.number, self.game.n_decisions);
            self.phases.push(PhaseTally { phase, first, lists: Vec::new() });
            self.phases.len() - 1
        })
    }

    fn counter_idx(&mut self, group: &'static str, name: &str, guess: usize, now: Moment) -> usize {
        let is_it = |known: &Counter| known.group == group && known.name == name;
        if self.counters.get(guess).is_some_and(is_it) {
            return guess;
        }
        self.counters.iter().position(is_it).unwrap_or_else(|| {
            self.counters.push(Counter { group, name: name.to_owned(), first: now, by_seat: [0; Seat::MAX] });
            self.counters.len() - 1
        })
    }

    /// Adds the games of another tally to this one.
    pub(super) fn add(&mut self, other: Tally) {
        self.n_games += other.n_games;
        for (seat, more) in self.seats.iter_mut().zip(other.seats) {
            add_histogram(&mut seat.scores, more.scores);
            add_each(&mut seat.wins, &more.wins);
        }
        add_histogram(&mut self.lengths, other.lengths);
        for more in other.phases {
            match self.phases.iter_mut().find(|known| known.phase == more.phase) {
                Some(known) => known.add(&more),
                None => self.phases.push(more),
            }
        }
        for more in other.counters {
            match self.counters.iter_mut().find(|known| known.group == more.group && known.name == more.name) {
                Some(known) => known.add(&more),
                None => self.counters.push(more),
            }
        }
        if self.cards.is_empty() {
            self.cards = other.cards;
        } else {
            self.cards.iter_mut().zip(&other.cards).for_each(|(card, more)| card.add(more));
        }
    }
}

impl CardTally {
    fn add(&mut self, more: &CardTally) {
        self.played += more.played;
        self.points += more.points;
        self.firsts += more.firsts;
        for (mine, more) in self.scores.iter_mut().zip(more.scores) {
            *mine += more;
        }
    }
}

impl PhaseTally {
    fn add(&mut self, more: &PhaseTally) {
        self.first = self.first.min(more.first);
        if more.lists.len() > self.lists.len() {
            self.lists.resize(more.lists.len(), 0);
        }
        add_each(&mut self.lists, &more.lists);
    }
}

impl Counter {
    fn add(&mut self, more: &Counter) {
        self.first = self.first.min(more.first);
        for (mine, more) in self.by_seat.iter_mut().zip(more.by_seat) {
            *mine += more;
        }
    }
}

fn add_each(sums: &mut [u64], more: &[u64]) {
    for (sum, more) in sums.iter_mut().zip(more) {
        *sum += more;
    }
}

fn add_histogram<T: Ord>(sum: &mut Histogram<T>, more: Histogram<T>) {
    for (value, count) in more {
        *sum.entry(value).or_default() += count;
    }
}
