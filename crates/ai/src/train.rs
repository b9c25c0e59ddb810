//! Training: self-play, replay, and one net that gets better at it.
//!
//! A game is played by the net against itself, a quarter of the turns with some of the second best. Every end of a turn
//! becomes a sample for each seat: its targets are what the rest of the game brought, mixed with what the net said on
//! the way, TD(lambda). The net learns from a window of the latest samples. With one thread the result depends on the
//! seed alone.

mod self_play;

use game_core::{Chance, Fresh, Seat, inputs::expand};

use crate::{
    learn::Learn,
    model::{Adam, Head, Loss, Model, Origin, Sample, Taste, net::Net},
    think::Limits,
};
use self_play::Rival;
pub use self_play::{Course, Played};

/// How a training run goes.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Settings {
    pub units: usize,
    pub seed: u64,
    /// The length of the run: everything that changes in its course is a share of this.
    pub minutes: f32,
    /// The window of samples.
    pub window: usize,
    /// How often each sample is learned.
    pub passes: usize,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings { units: 80, seed: 1, minutes: 20.0, window: 150_000, passes: 4 }
    }
}

const BATCH: usize = 128;

/// A minute of training is this many actions tried: about what one core does in a minute. Measured by the clock, the
/// same command would give another net on every machine.
const TRIES_PER_MINUTE: f32 = 40e6;

/// A training run.
#[derive(Debug)]
pub struct Trainer<'a, G> {
    game: &'a G,
    settings: Settings,
    net: Net,
    from_nothing: bool,
    /// The net to be beaten, if this is not self-play.
    rival: Option<(Net, Head)>,
    adam: Adam,
    samples: Vec<Sample>,
    /// The oldest sample, once the window is full.
    oldest: usize,
    chance: Fresh,
    games: u64,
    tried: u64,
    loss: Loss,
}

impl<'a, G: Learn> Trainer<'a, G> {
    /// A run that starts from random weights, or from a net. With a rival it learns to beat that one, which learns
    /// nothing itself.
    pub fn new(game: &'a G, settings: Settings, from: Option<Net>, rival: Option<Net>) -> Self {
        let mut chance = Fresh::new(settings.seed);
        let from_nothing = from.is_none();
        let net = from.unwrap_or_else(|| Net::new(expand(&game.input_names()).len(), settings.units, &mut chance));
        let adam = Adam::new(&net);
        let rival = rival.map(|net| {
            let head = Head::new(&net, game.seats().into(), Taste::PLAIN);
            (net, head)
        });
        Trainer {
            game,
            settings,
            net,
            from_nothing,
            rival,
            adam,
            samples: Vec::new(),
            oldest: 0,
            chance,
            games: 0,
            tried: 0,
            loss: Loss::default(),
        }
    }

    pub fn net(&self) -> &Net {
        &self.net
    }

    pub fn games(&self) -> u64 {
        self.games
    }

    /// How far off the net was in its latest batches.
    pub fn loss(&self) -> Loss {
        self.loss
    }

    /// Minutes of training so far.
    pub fn minutes(&self) -> f32 {
        self.tried as f32 / TRIES_PER_MINUTE
    }

    pub fn is_over(&self) -> bool {
        self.minutes() >= self.settings.minutes
    }

    /// How the run is played and learned at this point: from points to winning, from curious to keen, from long steps
    /// to short ones.
    fn course(&self) -> (Course, f32) {
        let done = (self.minutes() / self.settings.minutes).min(1.0);
        let course = Course {
            taste: Taste { win: 20.0 * (2.0 * done - 0.5).clamp(0.0, 1.0), ..Taste::PLAIN },
            limits: Limits { tries: 900, ideas: 0.3 + 0.3 * done, draws: 3, others: 150 },
            warmth: 3.0 - 2.0 * done,
            curious: 0.25,
            lambda: 0.95 - 0.15 * done,
        };
        (course, 1e-3 * (1.0 - 0.92 * done))
    }

    /// Plays one game and learns from it.
    pub fn step(&mut self) -> Played {
        let (course, rate) = self.course();
        let number = self.settings.seed.wrapping_mul(1_000_003).wrapping_add(self.games);
        let seats = self.game.seats();
        let head = Head::new(&self.net, seats.into(), course.taste);
        let learner = Seat((self.games % u64::from(seats)) as u8);
        let rival = self.rival.as_ref().map(|(net, head)| Rival { net, head, learner });
        let played = self_play::play(self.game, &self.net, &head, rival, &course, number);
        self.games += 1;
        self.tried += played.tried;
        let n_new = played.samples.len();
        for sample in &played.samples {
            if self.samples.len() < self.settings.window {
                self.samples.push(sample.clone());
            } else {
                self.samples[self.oldest] = sample.clone();
                self.oldest = (self.oldest + 1) % self.settings.window;
            }
        }
        for _ in 0..(n_new * self.settings.passes).div_ceil(BATCH) {
            let n = self.samples.len() as u32;
            let picks: Vec<usize> = (0..BATCH).map(|_| self.chance.below(n) as usize).collect();
            let batch = picks.iter().map(|&pick| &self.samples[pick]);
            let loss = self.adam.step(&mut self.net, batch, self.game.seats().into(), rate);
            let mixed = |old: f32, new: f32| if old == 0.0 { new } else { 0.98 * old + 0.02 * new };
            self.loss =
                Loss { margin: mixed(self.loss.margin, loss.margin), places: mixed(self.loss.places, loss.places) };
        }
        played
    }

    /// The net as it is now, without the random weights of inputs that have never occurred.
    fn trained(&self) -> Net {
        let mut net = self.net.clone();
        if self.from_nothing {
            net.forget(|input| self.adam.has_met(input));
        }
        net
    }

    /// The net as it is now, to be kept.
    pub fn model(&self, command: String, curve: Vec<crate::model::Point>) -> Model {
        let origin = Origin {
            game: G::ID.to_owned(),
            table: self.game.table(),
            players: self.game.seats().into(),
            units: self.net.units(),
            inputs: self.game.input_names(),
            data: self.game.data_hash().to_owned(),
            command,
            seed: self.settings.seed,
            games: self.games,
            curve,
        };
        Model { origin, net: self.trained() }
    }
}
