//! Training: self-play, replay, and one net that gets better at it.
//!
//! In most games the net plays against itself and takes the second-best turns now and then. A net that meets only itself
//! soon knows a single way to play, so in the other games the seats have tastes of their own, or older nets or greedy take
//! some of the seats. The end of every turn becomes a sample for each seat that learns. Its targets blend the rest of the
//! game with the net's own predictions along the way: TD(lambda). The net learns from a window of the latest samples. On
//! one thread, the result depends on the seed alone.
//!
//! What is measured and kept is a running average of the weights, which is steadier than the net at any one moment.

mod self_play;

use game_core::{Chance, Fresh, Seat, inputs::expand};

use crate::{
    greedy::Greedy,
    learn::Learn,
    model::{
        Adam, Head, Loss, Model, Origin, Point, Run, Sample, Taste,
        net::{Net, exp, unit},
    },
    think::Limits,
};
use self_play::Side;
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

/// The weight of the latest net in the average: about the last thousand games count.
const LATEST: f32 = 0.002;

/// An older net is kept whenever this share of the run is over.
const OLDER_EVERY: f32 = 0.1;

/// Who plays a training game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    /// The net at all seats, playing as well as it can.
    Itself,
    /// The net at all seats, each with a taste of its own: what nobody tries is never learned.
    Tastes,
    /// Older nets at some seats, so that what was once learned against them is not forgotten.
    Older,
    /// Greedy at all seats but one.
    Greedy,
}

impl Kind {
    fn draw(chance: &mut Fresh) -> Kind {
        match chance.below(20) {
            0..12 => Kind::Itself,
            12..16 => Kind::Tastes,
            16..19 => Kind::Older,
            _ => Kind::Greedy,
        }
    }
}

/// A training run.
#[derive(Debug)]
pub struct Trainer<'a, G> {
    game: &'a G,
    settings: Settings,
    net: Net,
    /// The running average of the net.
    average: Net,
    /// Nets from earlier in the run.
    older: Vec<Net>,
    from_nothing: bool,
    /// The net to be beaten, if this is not self-play.
    rival: Option<Net>,
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
        Trainer {
            game,
            settings,
            average: net.clone(),
            older: if from_nothing { Vec::new() } else { vec![net.clone()] },
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
    ///
    /// A net learns what positions are worth to somebody who plays like this, so towards the end it plays as well as it can:
    /// with a quarter of curious turns to the last, nets stopped improving long before.
    fn course(&self) -> (Course, f32) {
        let done = (self.minutes() / self.settings.minutes).min(1.0);
        let between = |first: f32, last: f32| first + (last - first) * done;
        // Long steps and many curious turns would make a net forget what it has learned before.
        let (curious, rate) = if self.from_nothing { (0.25, 1e-3) } else { (0.2, 6e-4) };
        let course = Course {
            taste: Taste { win: 20.0 * (2.0 * done - 0.5).clamp(0.0, 1.0), ..Taste::PLAIN },
            limits: Limits { tries: between(900.0, 1500.0) as u32, ideas: between(0.3, 1.0), draws: 3, others: 150 },
            warmth: between(3.0, 1.0) * G::WARMTH,
            curious: between(curious, 0.05),
            lambda: 1.0 - (1.0 - between(0.95, 0.8)) * self.share_of_two(),
            samples: self.share_of_two(),
        };
        (course, rate * (1.0 - 0.92 * done))
    }

    /// What two players are among those of this table, at most 1.
    ///
    /// A game of four has about twice as many turns as a game of two, and each is a moment for each seat. With the same
    /// lambda, predictions would follow other predictions and hardly ever a result; and with all samples, most of the time
    /// would go into learning moments that are nearly the same.
    fn share_of_two(&self) -> f32 {
        2.0 / f32::from(self.game.seats().max(2))
    }

    /// Who sits where in the next game.
    fn sides<'s>(&'s self, course: &Course, chance: &mut Fresh) -> Vec<Side<'s, G>> {
        let seats = self.game.seats();
        let head = |net: &Net, taste| Head::new(net, seats.into(), taste);
        let learner = || Side::Learner(head(&self.net, course.taste));
        let first = Seat((self.games % u64::from(seats)) as u8);
        let others = |other: &dyn Fn() -> Side<'s, G>| {
            Seat::all(seats).map(|seat| if seat == first { learner() } else { other() }).collect()
        };
        if let Some(rival) = &self.rival {
            return others(&|| Side::Net(rival, head(rival, Taste::PLAIN)));
        }
        // Where everybody plays against the game itself, nobody else can take a seat.
        match Kind::draw(chance) {
            Kind::Tastes => {
                let own = |_| Side::Learner(head(&self.net, taste(course.taste, chance)));
                Seat::all(seats).map(own).collect()
            }
            Kind::Older if !self.game.is_together() && !self.older.is_empty() => {
                let older = &self.older[chance.below(self.older.len() as u32) as usize];
                let side = |seat| {
                    let learns = chance.below(2) == 0 || seat == first;
                    if learns { learner() } else { Side::Net(older, head(older, course.taste)) }
                };
                Seat::all(seats).map(side).collect()
            }
            Kind::Greedy if !self.game.is_together() => others(&|| Side::Bot(Box::new(Greedy::default()))),
            _ => Seat::all(seats).map(|_| learner()).collect(),
        }
    }

    /// Plays one game and learns from it.
    pub fn step(&mut self) -> Played {
        let (course, rate) = self.course();
        let number = self.settings.seed.wrapping_mul(1_000_003).wrapping_add(self.games);
        let sides = self.sides(&course, &mut Fresh::new(number ^ 0x7777_0000_7777));
        let played = self_play::play(self.game, &self.net, &sides, &course, number);
        let before = self.minutes();
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
        // At first nothing is known that is worth keeping.
        self.average.approach(&self.net, LATEST.max(1.0 / (1.0 + 0.05 * self.games as f32)));
        let tenth = |minutes: f32| (minutes / (OLDER_EVERY * self.settings.minutes)) as u32;
        if tenth(before) != tenth(self.minutes()) {
            self.older.push(self.average.clone());
        }
        played
    }

    /// The average net, without the random weights of inputs that have never occurred.
    fn trained(&self) -> Net {
        let mut net = self.average.clone();
        if self.from_nothing {
            net.forget(|input| self.adam.has_met(input));
        }
        net
    }

    /// The net as it is now, to be kept; `before` are the runs that made the net it started from.
    pub fn model(&self, command: String, curve: Vec<Point>, before: Vec<Run>) -> Model {
        let origin = Origin {
            game: G::ID.to_owned(),
            table: self.game.table(),
            players: self.game.seats().into(),
            units: self.net.units(),
            inputs: self.game.input_names(),
            data: self.game.data_hash().to_owned(),
            rules: G::RULES,
            command,
            seed: self.settings.seed,
            games: self.games,
            before,
            curve,
        };
        Model { origin, net: self.trained() }
    }
}

/// A taste that values some sources of points nearly three times as much as others.
fn taste(plain: Taste, chance: &mut Fresh) -> Taste {
    Taste { sources: std::array::from_fn(|_| exp(unit(chance) - 0.5)), ..plain }
}

#[cfg(test)]
mod tests {
    use game_core::{
        Game,
        toy::{Crumbs, Options},
    };

    use super::*;

    /// The seats that learn, that an older net has, and that a bot has.
    fn who<G: Learn>(sides: &[Side<'_, G>]) -> [usize; 3] {
        let mut counts = [0; 3];
        for side in sides {
            counts[match side {
                Side::Learner(_) => 0,
                Side::Net(..) => 1,
                Side::Bot(_) => 2,
            }] += 1;
        }
        counts
    }

    #[test]
    fn a_game_of_more_players_does_not_become_more_samples() {
        let samples = |players| {
            let game = Crumbs::new(Options { players, ..Options::default() }, &Crumbs::own_data()).unwrap();
            let settings = Settings { units: 32, minutes: 1.0, ..Settings::default() };
            let trainer = Trainer::new(&game, settings, None, None);
            let course = trainer.course().0;
            let learners: Vec<Side<'_, Crumbs>> = Seat::all(players)
                .map(|_| Side::Learner(Head::new(&trainer.net, players.into(), Taste::PLAIN)))
                .collect();
            let count = |course: &Course| -> usize {
                (0..40).map(|n| self_play::play(&game, &trainer.net, &learners, course, n).samples.len()).sum()
            };
            count(&course) as f32 / count(&Course { samples: 1.0, ..course }) as f32
        };
        assert_eq!(samples(2), 1.0);
        let half = samples(4);
        assert!((0.4..0.6).contains(&half), "{half}");
    }

    #[test]
    fn most_games_are_self_play_and_every_game_has_somebody_who_learns() {
        let options = Options { players: 3, ..Options::default() };
        let game = Crumbs::new(options, &Crumbs::own_data()).unwrap();
        let settings = Settings { units: 32, minutes: 1.0, ..Settings::default() };
        let mut trainer = Trainer::new(&game, settings, None, None);
        let course = trainer.course().0;
        let tables = |trainer: &Trainer<'_, Crumbs>| -> Vec<[usize; 3]> {
            (0..400).map(|seed| who(&trainer.sides(&course, &mut Fresh::new(seed)))).collect()
        };
        let at_first = tables(&trainer);
        assert!(at_first.iter().all(|&[learners, older, bots]| older == 0 && learners > 0 && learners + bots == 3));
        trainer.older.push(trainer.net.clone());
        let later = tables(&trainer);
        assert!(later.iter().all(|&[learners, ..]| learners > 0));
        for (most, kind) in [(400, 0), (90, 1), (60, 2)] {
            let n = later.iter().filter(|table| table[kind] > 0).count();
            assert!(n > 0 && n <= most, "{n} games of kind {kind}");
        }
    }
}
