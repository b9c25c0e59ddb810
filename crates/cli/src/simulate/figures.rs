//! What a run shows, in the form that is printed, written as JSON and drawn.

use std::collections::BTreeMap;

use game_core::{Game, Seat};
use serde::Serialize;
use serde_json::Value;

use super::{
    Plan, Summary,
    tally::{CardTally, Counter, PhaseTally, SeatTally, Tally},
};

/// Rises when a field changes its meaning or goes away.
const FORMAT: u32 = 1;

/// A run: what was asked, how fast it went, what it showed. The form of `--json`.
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

    /// Whether somebody stopped the run before its end.
    pub fn is_partial(&self) -> bool {
        self.figures.games < self.games_asked
    }
}

/// The only figures that differ from machine to machine and from run to run.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Speed {
    pub threads: usize,
    pub seconds: f64,
    pub games_per_second: f64,
    pub decisions_per_second: f64,
}

impl Speed {
    pub(super) fn new(threads: usize, seconds: f64, tally: &Tally) -> Speed {
        // A clock may be too coarse for a tiny run; JSON has no infinity.
        let per_second = |n: u64| n as f64 / seconds.max(1e-9);
        Speed {
            threads,
            seconds,
            games_per_second: per_second(tally.n_games()),
            decisions_per_second: per_second(tally.n_decisions()),
        }
    }
}

/// What the games showed: the same for the same plan, on every machine and any number of threads.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Figures {
    /// Games played to their end.
    pub games: u64,
    pub decisions: u64,
    pub seats: Vec<SeatFigures>,
    pub decisions_per_game: Option<Summary>,
    pub phases: Vec<PhaseFigures>,
    /// What the game itself counts.
    pub groups: Vec<Group>,
    /// Every card of the box, if the game has any.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub cards: Vec<CardFigures>,
}

/// How often a card was played and what it brought.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct CardFigures {
    pub card: &'static str,
    /// Games of a seat in which it played the card at least once.
    pub played: u64,
    /// The same as a part of all games of all seats.
    pub played_share: f64,
    /// Points the card itself brought a seat that played it.
    pub points: Option<f64>,
    /// Mean score of the seats that played it, and of those that did not.
    pub score_with: Option<f64>,
    pub score_without: Option<f64>,
    /// How many of the seats that played it came first, shared first places included.
    pub first_share: Option<f64>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SeatFigures {
    pub seat: Seat,
    pub name: String,
    pub score: Option<Summary>,
    /// Games won alone.
    pub wins: u64,
    /// Games won together with others.
    pub shared_wins: u64,
    /// Part of all games, a shared victory counting in equal parts for those who share it.
    pub win_share: f64,
    /// Games by score.
    pub scores: BTreeMap<i64, u64>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct PhaseFigures {
    pub phase: &'static str,
    pub decisions: u64,
    pub decisions_per_game: f64,
    pub mean_list: f64,
    pub max_list: usize,
    /// Decisions by the number of actions to choose from.
    pub lists: BTreeMap<usize, u64>,
}

/// Counters that belong together.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Group {
    pub group: &'static str,
    pub counters: Vec<Counters>,
}

/// One thing the game counts, for each seat over all games.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Counters {
    pub name: String,
    pub by_seat: Vec<i64>,
    pub total: i64,
    /// Mean of a seat in a game.
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
