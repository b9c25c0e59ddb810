//! The figures of a run, as they are printed, written as JSON and plotted.

use std::collections::BTreeMap;

use game_core::{Game, Seat};
use serde::Serialize;
use serde_json::Value;

use super::{
    Plan, Summary,
    tally::{CardTally, Counter, PhaseTally, SeatTally, Tally},
};

/// Increases when a field changes its meaning or is removed.
const FORMAT: u32 = 1;

/// A run: its parameters, its speed and its figures. `--json` writes this.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Report {
    pub format: u32,
    pub game: &'static str,
    /// Hash of the component data.
    pub data: String,
    pub options: Value,
    pub seed: String,
    pub bots: Vec<String>,
    pub games_asked: u64,
    #[serde(flatten)]
    pub speed: Speed,
    #[serde(flatten)]
    pub figures: Figures,
}

impl Report {
    pub fn new<G: Game>(plan: &Plan<G>, tally: &Tally, speed: Speed) -> Report {
        Report {
            format: FORMAT,
            game: G::ID,
            data: plan.game.data_hash().to_owned(),
            options: serde_json::to_value(plan.game.options()).expect("options are written as JSON in records too"),
            seed: plan.seed.to_string(),
            bots: plan.bots.iter().map(ToString::to_string).collect(),
            games_asked: plan.n_games,
            speed,
            figures: Figures::new(tally),
        }
    }

    /// Whether the run was stopped early.
    pub fn is_partial(&self) -> bool {
        self.figures.games < self.games_asked
    }
}

/// The only figures that vary between machines and runs.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Speed {
    pub threads: usize,
    pub seconds: f64,
    pub games_per_second: f64,
    pub decisions_per_second: f64,
}

impl Speed {
    pub(super) fn new(threads: usize, seconds: f64, tally: &Tally) -> Speed {
        // The clock may be too coarse for a tiny run, and JSON has no infinity.
        let per_second = |n: u64| n as f64 / seconds.max(1e-9);
        Speed {
            threads,
            seconds,
            games_per_second: per_second(tally.n_games()),
            decisions_per_second: per_second(tally.n_decisions()),
        }
    }
}

/// The statistics of the games: the same for the same plan, on every machine and with any number of threads.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Figures {
    /// Finished games.
    pub games: u64,
    pub decisions: u64,
    pub seats: Vec<SeatFigures>,
    pub decisions_per_game: Option<Summary>,
    pub phases: Vec<PhaseFigures>,
    /// Counters defined by the game.
    pub groups: Vec<Group>,
    /// All cards, if the game has any.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub cards: Vec<CardFigures>,
}

/// How often a card was played and how well it did.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct CardFigures {
    pub card: &'static str,
    /// The number of (seat, game) pairs in which the card was played.
    pub played: u64,
    /// The same as a share of all such pairs.
    pub played_share: f64,
    /// Mean points that the card itself scored for a seat that played it.
    pub points: Option<f64>,
    /// Mean score of the seats that played it, and of those that did not.
    pub score_with: Option<f64>,
    pub score_without: Option<f64>,
    /// The share of the seats that played it and came first, ties included.
    pub first_share: Option<f64>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SeatFigures {
    pub seat: Seat,
    pub name: String,
    pub score: Option<Summary>,
    /// Sole wins.
    pub wins: u64,
    /// Wins shared with other seats.
    pub shared_wins: u64,
    /// Share of all games won. A shared win is divided equally among the winners.
    pub win_share: f64,
    /// Number of games by score.
    pub scores: BTreeMap<i64, u64>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct PhaseFigures {
    pub phase: &'static str,
    pub decisions: u64,
    pub decisions_per_game: f64,
    pub mean_list: f64,
    pub max_list: usize,
    /// Number of decisions by number of legal actions.
    pub lists: BTreeMap<usize, u64>,
}

/// Related counters.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Group {
    pub group: &'static str,
    pub counters: Vec<Counters>,
}

/// One counter of the game, by seat, summed over all games.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Counters {
    pub name: String,
    pub by_seat: Vec<i64>,
    pub total: i64,
    /// Mean per seat and game.
    pub per_seat_and_game: f64,
}

impl Figures {
    pub(super) fn new(tally: &Tally) -> Figures {
        let games = tally.n_games();
        Figures {
            games,
            decisions: tally.n_decisions(),
            seats: tally.seats.iter().zip(0..).map(|(seat, idx)| SeatFigures::new(Seat(idx), seat, games)).collect(),
            decisions_per_game: Summary::of(&tally.lengths),
            phases: tally.phases().into_iter().map(|phase| PhaseFigures::new(phase, games)).collect(),
            groups: groups(tally),
            cards: tally.cards.iter().map(|card| CardFigures::new(card, tally)).collect(),
        }
    }

    pub fn group(&self, name: &str) -> Option<&Group> {
        self.groups.iter().find(|group| group.group == name)
    }
}

impl CardFigures {
    fn new(card: &CardTally, tally: &Tally) -> CardFigures {
        let seat_games = tally.n_games() * tally.seats.len() as u64;
        let mean = |sum: i64, of: u64| (of > 0).then(|| sum as f64 / of as f64);
        CardFigures {
            card: card.card,
            played: card.played,
            played_share: card.played as f64 / seat_games.max(1) as f64,
            points: mean(card.points, card.played),
            score_with: mean(card.scores[0], card.played),
            score_without: mean(card.scores[1], seat_games - card.played),
            first_share: mean(card.firsts as i64, card.played),
        }
    }
}

impl SeatFigures {
    fn new(seat: Seat, tally: &SeatTally, games: u64) -> SeatFigures {
        let parts: f64 = tally.wins.iter().zip(1..).map(|(&wins, sharers)| wins as f64 / f64::from(sharers)).sum();
        SeatFigures {
            seat,
            name: seat.to_string(),
            score: Summary::of(&tally.scores),
            wins: tally.wins[0],
            shared_wins: tally.wins[1..].iter().sum(),
            win_share: parts / games.max(1) as f64,
            scores: tally.scores.clone(),
        }
    }
}

impl PhaseFigures {
    fn new(tally: &PhaseTally, games: u64) -> PhaseFigures {
        let lists: BTreeMap<usize, u64> = tally.lists.iter().copied().enumerate().filter(|&(_, n)| n > 0).collect();
        let decisions: u64 = lists.values().sum();
        let actions: u64 = lists.iter().map(|(&len, n)| len as u64 * n).sum();
        PhaseFigures {
            phase: tally.phase,
            decisions,
            decisions_per_game: decisions as f64 / games.max(1) as f64,
            mean_list: actions as f64 / decisions.max(1) as f64,
            max_list: lists.keys().last().copied().unwrap_or(0),
            lists,
        }
    }
}

fn groups(tally: &Tally) -> Vec<Group> {
    let (n_seats, games) = (tally.seats.len(), tally.n_games());
    let mut groups: Vec<Group> = Vec::new();
    for counter in tally.counters() {
        let counters = Counters::new(counter, n_seats, games);
        match groups.iter_mut().find(|group| group.group == counter.group) {
            Some(group) => group.counters.push(counters),
            None => groups.push(Group { group: counter.group, counters: vec![counters] }),
        }
    }
    groups
}

impl Counters {
    fn new(counter: &Counter, n_seats: usize, games: u64) -> Counters {
        let by_seat = counter.by_seat[..n_seats].to_vec();
        let total: i64 = by_seat.iter().sum();
        let per_seat_and_game = total as f64 / (n_seats.max(1) as u64 * games.max(1)) as f64;
        Counters { name: counter.name.clone(), by_seat, total, per_seat_and_game }
    }
}
