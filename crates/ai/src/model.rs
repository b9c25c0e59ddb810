//! The learned model: what a position promises, and how sure that is.

mod adam;
mod file;
pub mod net;

use game_core::{Fresh, Seat, inputs::expand};
use serde::{Deserialize, Serialize};

use crate::learn::Learn;
pub use adam::{Adam, Loss, Sample, places};
pub use file::BadModel;
use net::{Net, OUTPUTS, PLACES, PLACES_AT, POINTS, RISKS, RISKS_AT, RIVALS_AT, SOURCES, softmax};

/// Where a model comes from. It is the first line of its file.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Origin {
    pub game: String,
    /// The table it is for, like `2` or `coop`.
    pub table: String,
    pub players: usize,
    pub units: usize,
    /// The names of its inputs, in groups.
    pub inputs: Vec<String>,
    /// The hash of the component data it was trained with.
    pub data: String,
    /// The version of the rules it was trained with; 0 if the file does not say.
    #[serde(default)]
    pub rules: u32,
    /// The command that made it.
    pub command: String,
    pub seed: u64,
    pub games: u64,
    /// The runs that made the net this one started from, the first one first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub before: Vec<Run>,
    /// Strength over the course of the training.
    pub curve: Vec<Point>,
}

/// A training run.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Run {
    pub command: String,
    pub seed: u64,
    pub games: u64,
}

impl Origin {
    /// All runs that made this model, the first one first.
    pub fn runs(&self) -> Vec<Run> {
        let last = Run { command: self.command.clone(), seed: self.seed, games: self.games };
        self.before.iter().cloned().chain([last]).collect()
    }
}

/// A point of the training curve.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Point {
    pub games: u64,
    /// Minutes of processor time, so far as the system tells them.
    pub minutes: f32,
    /// Mean score in self-play.
    pub score: f32,
    /// Against greedy: share of wins and margin.
    pub wins: f32,
    pub margin: f32,
}

/// A net with its origin.
#[derive(Clone, PartialEq, Debug)]
pub struct Model {
    pub origin: Origin,
    pub net: Net,
}

impl Model {
    /// The model for the inputs that a table has in this version of the program. Inputs are found by name: those the
    /// model does not know count nothing, and those that are gone are dropped.
    ///
    /// # Errors
    /// When the model is for another table.
    pub fn for_table<G: Learn>(self, game: &G) -> Result<Model, BadModel> {
        let Origin { game: id, table, .. } = &self.origin;
        let (found, expected) = (format!("{id} {table}"), format!("{} {}", G::ID, game.table()));
        if found == expected {
            Ok(self.with_inputs(game.input_names(), None))
        } else {
            Err(BadModel::Table { found, expected })
        }
    }

    /// The model at another table of its game: it knows what both tables have in common.
    ///
    /// # Errors
    /// When the model is for another game.
    pub fn lent_to<G: Learn>(mut self, game: &G) -> Result<Model, BadModel> {
        if self.origin.game != G::ID {
            return Err(BadModel::Table { found: self.origin.game, expected: G::ID.to_owned() });
        }
        self.origin.table = game.table();
        self.origin.players = game.seats().into();
        self.for_table(game)
    }

    /// The net to start the training for a table from, which may be another one of the same game: what both tables have
    /// in common is known, the rest is random.
    ///
    /// # Errors
    /// When the model is for another game.
    pub fn start_for<G: Learn>(self, game: &G, chance: &mut Fresh) -> Result<Net, BadModel> {
        let (found, expected) = (self.origin.game.clone(), G::ID.to_owned());
        if found == expected {
            Ok(self.with_inputs(game.input_names(), Some(chance)).net)
        } else {
            Err(BadModel::Table { found, expected })
        }
    }

    /// The same model with other probabilities of the places: see [`Correction`](crate::calibration::Correction).
    #[must_use]
    pub fn corrected(mut self, scale: f32, shift: f32) -> Model {
        let n = places(self.origin.players);
        for row in self.net.second.chunks_exact_mut(OUTPUTS).chain([&mut self.net.second_bias[..]]) {
            for logit in &mut row[PLACES_AT..PLACES_AT + n] {
                *logit *= scale;
            }
        }
        self.net.second_bias[PLACES_AT] += shift;
        self
    }

    fn with_inputs(mut self, names: Vec<String>, chance: Option<&mut Fresh>) -> Model {
        if names != self.origin.inputs {
            self.net = self.net.with_inputs(&expand(&self.origin.inputs), &expand(&names), chance);
            self.origin.inputs = names;
        }
        self
    }
}

/// What a player is after: how much each source of points counts, and how much a win.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Taste {
    pub sources: [f32; SOURCES],
    /// Points that a certain win is worth.
    pub win: f32,
}

impl Taste {
    pub const PLAIN: Taste = Taste { sources: [1.0; SOURCES], win: 20.0 };
}

/// The outputs of a net in a form that ranks positions quickly: the margin as the taste counts it, and the places.
#[derive(Clone, Debug)]
pub struct Head {
    taste: Taste,
    n_places: usize,
    /// For each unit the weight of the margin and those of the places.
    weights: Vec<[f32; HEAD]>,
    bias: [f32; HEAD],
}

const HEAD: usize = 8;

impl Head {
    pub fn new(net: &Net, players: usize, taste: Taste) -> Head {
        let fold = |row: &[f32]| {
            let mut out = [0.0; HEAD];
            for k in 0..SOURCES {
                out[0] += POINTS * (taste.sources[k] * row[k] - row[RIVALS_AT + k]);
            }
            out[1..=PLACES].copy_from_slice(&row[PLACES_AT..PLACES_AT + PLACES]);
            out
        };
        let weights = net.second.chunks_exact(OUTPUTS).map(fold).collect();
        Head { taste, n_places: places(players), weights, bias: fold(&net.second_bias) }
    }

    pub fn taste(&self) -> &Taste {
        &self.taste
    }

    /// The points scored so far as the taste counts them.
    pub fn margin(&self, own: &[f32; SOURCES], rivals: &[f32; SOURCES]) -> f32 {
        let own: f32 = own.iter().zip(&self.taste.sources).map(|(points, weight)| points * weight).sum();
        own - rivals.iter().sum::<f32>()
    }

    /// The margin still to come, and the probability to win.
    #[inline]
    pub fn promise(&self, hidden: &[f32]) -> (f32, f32) {
        let mut out = self.bias;
        for (row, &value) in self.weights.iter().zip(hidden) {
            for k in 0..HEAD {
                out[k] += value * row[k];
            }
        }
        let places = &mut out[1..=self.n_places];
        softmax(places);
        (out[0], out[1])
    }
}

/// What a model says of a position, for one seat.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Judgement {
    pub seat: Seat,
    /// Points at the end of the game, by source.
    pub own: [f32; SOURCES],
    /// The mean of the rivals'.
    pub rivals: [f32; SOURCES],
    pub risks: [f32; RISKS],
    /// The probability of each place; those beyond the number of places are 0.
    pub places: [f32; PLACES],
}

impl Judgement {
    /// What is known when the game is over.
    pub fn certain(seat: Seat, own: [f32; SOURCES], rivals: [f32; SOURCES], place: usize) -> Judgement {
        let places = std::array::from_fn(|k| if k + 1 == place { 1.0 } else { 0.0 });
        Judgement { seat, own, rivals, risks: [0.0; RISKS], places }
    }

    /// The mean of what is said of several positions, for the same seat.
    ///
    /// # Panics
    /// When there are none.
    pub fn mean(all: &[Judgement]) -> Judgement {
        fn mean<const N: usize>(all: &[Judgement], part: impl Fn(&Judgement) -> [f32; N]) -> [f32; N] {
            let mut sum = [0.0; N];
            for judgement in all {
                for (sum, x) in sum.iter_mut().zip(part(judgement)) {
                    *sum += x / all.len() as f32;
                }
            }
            sum
        }
        Judgement {
            seat: all[0].seat,
            own: mean(all, |judgement| judgement.own),
            rivals: mean(all, |judgement| judgement.rivals),
            risks: mean(all, |judgement| judgement.risks),
            places: mean(all, |judgement| judgement.places),
        }
    }

    pub fn new(
        seat: Seat,
        outputs: &[f32; OUTPUTS],
        now: &[f32; SOURCES],
        rivals: &[f32; SOURCES],
        players: usize,
    ) -> Self {
        let to_come = |at: usize, now: &[f32; SOURCES]| std::array::from_fn(|k| now[k] + POINTS * outputs[at + k]);
        let mut places_at: [f32; PLACES] = std::array::from_fn(|k| outputs[PLACES_AT + k]);
        let n = places(players);
        softmax(&mut places_at[..n]);
        places_at[n..].fill(0.0);
        Judgement {
            seat,
            own: to_come(0, now),
            rivals: to_come(RIVALS_AT, rivals),
            risks: std::array::from_fn(|k| outputs[RISKS_AT + k]),
            places: places_at,
        }
    }
}
