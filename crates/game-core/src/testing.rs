//! The test suite that every game must pass: the promises of [`Game`], checked on random games.
//!
//! A rules crate runs it once for each set of options that matters:
//!
//! ```
//! use game_core::{Game, testing::game_suite, toy::{Crumbs, Options}};
//!
//! for players in 2..=4 {
//!     game_suite(&Crumbs::new(Options { players, rounds: 2 }, &Crumbs::own_data())?);
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Cheap properties are checked in every state a game reaches, expensive ones at a random sample of decisions. A broken
//! promise is reported with the record of the game so far, ready for `formicarium replay`.
//!
//! The properties live in the modules below, one function each, so that tests can also check a single one. Each takes a
//! session, changes nothing, and returns an error message if the promise is broken.

pub mod actions;
pub mod files;
pub mod hidden;
pub mod moments;
mod mutate;
pub mod order;
pub mod records;
pub mod states;

use std::{collections::HashSet, fmt, hash::Hash, thread};

use serde::{Serialize, de::DeserializeOwned};
use serde_json::Value;

use crate::{
    chance::{Chance, Fresh, Seed, draw},
    game::Game,
    json,
    record::Record,
    seat::{Seat, SeatSet},
    session::Session,
};

/// The error says how the property is broken.
pub type Checked = Result<(), String>;

/// How much the suite checks.
#[derive(Clone, Debug)]
pub struct Suite {
    /// Random games to play.
    pub games: u32,
    /// The base seed; game `n` uses `seed.derive(n)`.
    pub seed: Seed,
    /// A game with more actions than this counts as endless.
    pub longest: usize,
    /// The expensive properties are checked at one in this many decisions.
    pub one_in: u32,
    /// How many actions from other positions are tried where they do not belong, and as many again with mutations.
    pub n_foreign: usize,
}

impl Default for Suite {
    fn default() -> Suite {
        Suite { games: 8, seed: Seed::from(1), longest: 5_000, one_in: 8, n_foreign: 300 }
    }
}

/// Runs the default suite.
///
/// # Panics
/// When the game breaks a promise; the message contains the record that shows it.
pub fn game_suite<G: Game>(game: &G) {
    Suite::default().pass(game);
}

/// A broken promise.
#[derive(Clone, Debug)]
pub struct Broken {
    pub what: String,
    pub record: Record,
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Broken { what, record } = self;
        write!(f, "{what}\nafter {} actions, seed {}:\n{}", record.actions.len(), record.seed, record.to_json())
    }
}

impl Suite {
    /// Runs all checks.
    ///
    /// # Panics
    /// See [`game_suite`].
    pub fn pass<G: Game>(&self, game: &G) {
        if let Err(broken) = self.run(game) {
            panic!("{broken}");
        }
    }

    /// Runs all checks and returns the first broken promise.
    pub fn run<G: Game>(&self, game: &G) -> Result<(), Box<Broken>> {
        let foreign = self.gather(game)?;
        // Check every decision of the first game: a short game has few decisions to sample from.
        (0..self.games.into()).try_for_each(|n| self.check_game(Walk::new(game, self.seed, n), n == 0, &foreign))
    }

    /// Runs all checks on games that start from these positions. They can come from good players, whose positions
    /// random play from the start may never reach.
    ///
    /// # Panics
    /// See [`game_suite`]; also if a position is refused.
    pub fn pass_from<G: Game>(&self, game: &G, positions: impl IntoIterator<Item = G::Position>) {
        let begin = |(n, position)| Walk::from_position(game, self.seed, n, &position);
        let result = self.gather(game).and_then(|foreign| {
            let mut walks = (0..).zip(positions).map(begin);
            walks.try_for_each(|walk| self.check_game(walk, false, &foreign))
        });
        if let Err(broken) = result {
            panic!("{broken}");
        }
    }

    /// Plays one random game and checks it.
    fn check_game<G: Game>(&self, mut walk: Walk<G>, all: bool, foreign: &[G::Action]) -> Result<(), Box<Broken>> {
        walk.check(|session, _| check_state(session))?;
        while walk.session.turns().len() < self.longest {
            let thorough = all || walk.dice.below(self.one_in.max(1)) == 0;
            if thorough {
                walk.check(|session, dice| check_decision(session, foreign, dice))?;
            }
            let before = thorough.then(|| walk.session.clone());
            if !walk.step()? {
                break;
            }
            walk.check(|session, _| check_state(session))?;
            if let Some(before) = before {
                walk.check(|session, _| records::undo_takes_back_one_action(&before, session))?;
            }
        }
        walk.check(|session, dice| check_end(session, dice))
    }

    /// Collects actions that were legal in a few random games, to be tried where they do not belong, and mutations of
    /// them that may not be legal anywhere.
    fn gather<G: Game>(&self, game: &G) -> Result<Vec<G::Action>, Box<Broken>> {
        let mut seen = HashSet::new();
        let mut actions = Vec::new();
        let mut dice = Fresh::new(self.games.into());
        for n in 0..4 {
            // Use different games from those being checked, so that more of the actions are foreign.
            let mut walk = Walk::new(game, self.seed, u64::MAX - n);
            while walk.session.turns().len() < self.longest {
                for seat in walk.session.to_act().iter() {
                    actions.extend(walk.session.legal(seat).into_iter().filter(|&action| seen.insert(action)));
                }
                if !walk.step()? {
                    break;
                }
            }
        }
        draw(&mut actions, self.n_foreign, &mut dice);
        actions.truncate(self.n_foreign);
        Ok(self.with_mistakes(actions, &mut dice))
    }

    /// The actions, followed by those mutations of them that still parse as actions.
    fn with_mistakes<A: Copy + Eq + Hash + Serialize + DeserializeOwned>(
        &self,
        actions: Vec<A>,
        dice: &mut Fresh,
    ) -> Vec<A> {
        let values: Vec<Value> = actions.iter().map(json::to_value).collect();
        let mut words = Vec::new();
        values.iter().for_each(|value| mutate::gather_words(value, &mut words));
        let mistaken = values.iter().cycle().take(self.n_foreign).filter_map(|value| {
            let mut value = value.clone();
            mutate::change(&mut value, &words, dice);
            A::deserialize(value).ok()
        });
        let mut seen = HashSet::new();
        actions.iter().copied().chain(mistaken).filter(|&action| seen.insert(action)).collect()
    }
}

/// Checks what must hold in every state.
pub fn check_state<G: Game>(session: &Session<G>) -> Checked {
    states::invariants_hold(session)?;
    states::position_gives_back_the_state(session)?;
    states::standing_comes_with_the_end(session)?;
    actions::lists_are_sound(session)?;
    actions::notations_round_trip(session)?;
    records::events_round_trip(session)
}

/// Checks that run only at some decisions because they take longer.
fn check_decision<G: Game>(session: &Session<G>, foreign: &[G::Action], dice: &mut Fresh) -> Checked {
    actions::listed_are_accepted(session)?;
    actions::others_are_refused(session, foreign)?;
    hidden::resampled_states_look_the_same(session, dice)?;
    hidden::secret_choices_look_the_same(session)?;
    order::simultaneous_actions_commute(session)?;
    states::typed_positions_are_safe(session, dice)
}

/// Checks of a finished game.
fn check_end<G: Game>(session: &Session<G>, dice: &mut Fresh) -> Checked {
    if !session.to_act().is_empty() {
        return Err(format!("the game has not ended after {} actions", session.turns().len()));
    }
    records::replay_gives_the_same_game(session)?;
    hidden::private_events_stay_private(session)?;
    order::order_of_arrival_changes_nothing(session, dice)
}

/// A random game in progress. If the rules panic, it prints the record.
struct Walk<G: Game> {
    session: Session<G>,
    dice: Fresh,
}

impl<G: Game> Walk<G> {
    fn new(game: &G, seed: Seed, n: u64) -> Walk<G> {
        Walk { session: Session::new(game.clone(), seed.derive(n)), dice: Fresh::new(n) }
    }

    fn from_position(game: &G, seed: Seed, n: u64, position: &G::Position) -> Walk<G> {
        let session = Session::from_position(game.clone(), seed.derive(n), position);
        let session = session.unwrap_or_else(|refused| panic!("position {n} is refused: {refused}"));
        Walk { session, dice: Fresh::new(n) }
    }

    fn check(&mut self, property: impl FnOnce(&Session<G>, &mut Fresh) -> Checked) -> Result<(), Box<Broken>> {
        property(&self.session, &mut self.dice).map_err(|what| self.broken(what))
    }

    /// A random seat takes a random legal action; `false` if no seat is to act.
    fn step(&mut self) -> Result<bool, Box<Broken>> {
        random_step(&mut self.session, &mut self.dice).map_err(|what| self.broken(what))
    }

    fn broken(&self, what: String) -> Box<Broken> {
        Box::new(Broken { what, record: self.session.undigested() })
    }
}

impl<G: Game> Drop for Walk<G> {
    fn drop(&mut self) {
        if thread::panicking() {
            eprintln!("the rules panicked in or after this game:\n{}", self.session.undigested().to_json());
        }
    }
}

/// A random seat takes a random legal action; `false` if no seat is to act.
pub fn random_step<G: Game>(session: &mut Session<G>, dice: &mut impl Chance) -> Result<bool, String> {
    let Some(seat) = pick(&session.to_act().iter().collect::<Vec<Seat>>(), dice) else {
        return Ok(false);
    };
    let action = pick(&session.legal(seat), dice).ok_or_else(|| format!("{seat} is to act and has no legal action"))?;
    match session.apply(seat, action) {
        Ok(_) => Ok(true),
        Err(illegal) => Err(format!("{seat}: {action} is listed but refused: {illegal}")),
    }
}

fn pick<T: Copy>(items: &[T], dice: &mut impl Chance) -> Option<T> {
    if items.is_empty() { None } else { Some(items[dice.below(items.len() as u32) as usize]) }
}

/// The seats of the table, and some that do not exist.
fn seats_and_beyond(n_seats: u8) -> impl Iterator<Item = Seat> {
    Seat::all(n_seats).chain([n_seats, 7, 8, 9, 255].map(Seat))
}

/// All seats of a table except one.
fn others(n_seats: u8, seat: Seat) -> SeatSet {
    SeatSet::all(n_seats).without(seat)
}

/// Fails with a message unless the condition holds.
fn ensure(holds: bool, what: impl FnOnce() -> String) -> Checked {
    if holds { Ok(()) } else { Err(what()) }
}
