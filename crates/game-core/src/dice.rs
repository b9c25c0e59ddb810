//! The chance of a recorded game: the numbers that follow from its seed, action by action.
//!
//! Two ways lead from a seed to numbers. In the first, one stream runs through the whole game: whoever has its state at some
//! moment has everything that comes. In the second, each action that asks chance has a stream of its own, whose seed is a
//! hash of the game's seed: from one of them neither the next nor the game's seed can be computed. Games begin in the first
//! way unless their record says otherwise.
//!
//! When the players agree to go back, the dice they have already seen must not fall again, or going back would be a look into
//! the future. From there on chance is *redrawn*: the step streams are derived with another number.

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::chance::{Chance, Seed, Stream};

/// How the numbers of a game follow from its seed. Records write it as a number.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(try_from = "u32", into = "u32")]
pub enum Derivation {
    /// 1: one stream for the whole game.
    #[default]
    Stream,
    /// 2: a stream for each action that asks chance.
    Steps,
}

impl Derivation {
    pub fn is_stream(&self) -> bool {
        *self == Derivation::Stream
    }
}

impl From<Derivation> for u32 {
    fn from(derivation: Derivation) -> u32 {
        match derivation {
            Derivation::Stream => 1,
            Derivation::Steps => 2,
        }
    }
}

#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("this program derives chance in the ways 1 and 2, not {0}")]
pub struct UnknownDerivation(u32);

impl TryFrom<u32> for Derivation {
    type Error = UnknownDerivation;

    fn try_from(number: u32) -> Result<Derivation, UnknownDerivation> {
        match number {
            1 => Ok(Derivation::Stream),
            2 => Ok(Derivation::Steps),
            other => Err(UnknownDerivation(other)),
        }
    }
}

/// From this action on, chance was drawn anew. Written as `[turns, number]`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(from = "(usize, u64)", into = "(usize, u64)")]
pub struct Redrawn {
    /// How many actions had been taken.
    pub turns: usize,
    /// Tells this draw from all others of the game; at least 1.
    pub number: u64,
}

impl From<(usize, u64)> for Redrawn {
    fn from((turns, number): (usize, u64)) -> Redrawn {
        Redrawn { turns, number }
    }
}

impl From<Redrawn> for (usize, u64) {
    fn from(Redrawn { turns, number }: Redrawn) -> (usize, u64) {
        (turns, number)
    }
}

/// The seed of the stream for one step: the `step`-th time that chance is asked, counted from 0 with the setup. `number` is 0
/// before anything was redrawn. Hashed as text, so that a line of shell can do it too.
pub fn step_seed(seed: Seed, number: u64, step: u64) -> Seed {
    Seed(Sha256::digest(format!("formicarium step\n{seed}\n{number}\n{step}\n")).into())
}

/// See the module. As a [`Chance`] it gives the numbers of the action that is applied next.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Dice {
    seed: Seed,
    derivation: Derivation,
    /// By the number of turns, each larger than the one before.
    redrawn: Vec<Redrawn>,
    stream: Stream,
    /// Whether the setup is not done yet. It is never redrawn: whoever goes back to the first action keeps it.
    in_setup: bool,
    /// Whether the current action has asked.
    asked: bool,
    n_turns: usize,
    /// How often chance was asked. Counted in steps, not in actions: where several seats act at the same time, the order in
    /// which their actions arrive must not matter.
    n_steps: u64,
}

/// The dice of a game that needs no more than a seed.
impl From<Seed> for Dice {
    fn from(seed: Seed) -> Dice {
        Dice::new(seed, Derivation::Stream, Vec::new())
    }
}

impl Dice {
    pub fn new(seed: Seed, derivation: Derivation, redrawn: Vec<Redrawn>) -> Dice {
        let stream = Stream::new(seed);
        let mut dice = Dice { seed, derivation, redrawn, stream, in_setup: true, asked: false, n_turns: 0, n_steps: 0 };
        dice.derive();
        dice
    }

    pub fn seed(&self) -> Seed {
        self.seed
    }

    pub fn derivation(&self) -> Derivation {
        self.derivation
    }

    /// In how many steps chance was asked.
    pub fn n_steps(&self) -> u64 {
        self.n_steps
    }

    /// Where chance was drawn anew, as far as the game has got.
    pub fn redrawn(&self) -> impl Iterator<Item = Redrawn> + '_ {
        self.redrawn.iter().copied().filter(|redrawn| redrawn.turns <= self.n_turns)
    }

    /// The same dice before the first action, without the action at `index` if one is given: later actions have moved up.
    #[must_use]
    pub(crate) fn begun_anew(&self, without: Option<usize>) -> Dice {
        let moved = |redrawn: &Redrawn| {
            let turns = redrawn.turns - usize::from(without.is_some_and(|index| index < redrawn.turns));
            Redrawn { turns, ..*redrawn }
        };
        let mut redrawn: Vec<Redrawn> = Vec::new();
        for next in self.redrawn.iter().map(moved) {
            // Of two at the same place, the later one counts.
            if redrawn.last().is_some_and(|last| last.turns == next.turns) {
                redrawn.pop();
            }
            redrawn.push(next);
        }
        Dice::new(self.seed, self.derivation, redrawn)
    }

    /// The setup is done.
    pub fn end_setup(&mut self) {
        self.in_setup = false;
        self.end_step();
    }

    /// An action was applied; returns whether it asked chance.
    pub fn end_action(&mut self) -> bool {
        self.n_turns += 1;
        self.end_step()
    }

    fn end_step(&mut self) -> bool {
        let asked = std::mem::take(&mut self.asked);
        self.n_steps += u64::from(asked);
        if asked || self.redrawn.iter().any(|redrawn| redrawn.turns == self.n_turns) {
            self.derive();
        }
        asked
    }

    /// From here on, other numbers come. `number` must differ from all those used in this game before, and from 0.
    pub fn redraw(&mut self, number: u64) {
        self.redrawn.retain(|redrawn| redrawn.turns < self.n_turns);
        self.redrawn.push(Redrawn { turns: self.n_turns, number });
        self.derive();
    }

    /// Turns to the stream of the next step. What was redrawn has step streams in any case: the one stream of the game would
    /// continue with what was seen.
    fn derive(&mut self) {
        let number = self.redrawn().last().filter(|_| !self.in_setup).map_or(0, |redrawn| redrawn.number);
        if number > 0 || self.derivation == Derivation::Steps {
            self.stream = Stream::new(step_seed(self.seed, number, self.n_steps));
        }
    }
}

impl Chance for Dice {
    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        self.asked = true;
        self.stream.below(n)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn dice(derivation: Derivation, redrawn: &[(usize, u64)]) -> Dice {
        let mut dice = before_the_setup(derivation, redrawn);
        dice.end_setup();
        dice
    }

    fn before_the_setup(derivation: Derivation, redrawn: &[(usize, u64)]) -> Dice {
        Dice::new(Seed::from(7), derivation, redrawn.iter().copied().map(Redrawn::from).collect())
    }

    /// One action after the other; those that ask draw three numbers.
    fn draw(dice: &mut Dice, asks: &[bool]) -> Vec<u32> {
        let mut drawn = Vec::new();
        for &asks in asks {
            drawn.extend((0..if asks { 3 } else { 0 }).map(|_| dice.below(1 << 20)));
            assert_eq!(dice.end_action(), asks);
        }
        drawn
    }

    #[test]
    fn in_the_first_way_one_stream_runs_through_the_game() {
        let mut stream = Stream::new(Seed::from(7));
        let whole: Vec<u32> = (0..9).map(|_| stream.below(1 << 20)).collect();
        assert_eq!(draw(&mut dice(Derivation::Stream, &[]), &[true, false, true, true]), whole);
    }

    #[test]
    fn in_the_second_way_every_step_has_a_stream_of_its_own() {
        let drawn = draw(&mut dice(Derivation::Steps, &[]), &[true, true]);
        // printf 'formicarium step\n%064d\n0\n1\n' 7 | sha256sum, as Seed::from(7) is written.
        let mut second = Stream::new(Seed(Sha256::digest(format!("formicarium step\n{:064x}\n0\n1\n", 7)).into()));
        assert_eq!(drawn[3..], [0; 3].map(|_| second.below(1 << 20)));
        // How much the first step drew, or how many actions drew nothing, makes no difference.
        let mut other = dice(Derivation::Steps, &[]);
        other.below(6);
        other.end_action();
        assert_eq!(draw(&mut other, &[false, false, true]), drawn[3..]);
    }

    #[test]
    fn what_is_redrawn_differs_and_can_be_reproduced() {
        for derivation in [Derivation::Stream, Derivation::Steps] {
            let straight = draw(&mut dice(derivation, &[]), &[true; 4]);
            let mut redrawn = dice(derivation, &[]);
            draw(&mut redrawn, &[true; 2]);
            redrawn.redraw(5);
            let anew = draw(&mut redrawn, &[true; 2]);
            assert_ne!(anew, straight[6..]);
            assert_eq!(draw(&mut dice(derivation, &[(2, 5)]), &[true; 4]), [&straight[..6], &anew[..]].concat());
            let mut again = dice(derivation, &[(2, 5)]);
            draw(&mut again, &[true; 2]);
            again.redraw(9);
            assert_ne!(draw(&mut again, &[true; 2]), anew);
            assert_eq!(again.redrawn().collect::<Vec<_>>(), [Redrawn { turns: 2, number: 9 }]);
        }
    }

    #[test]
    fn the_setup_is_never_redrawn() {
        for derivation in [Derivation::Stream, Derivation::Steps] {
            let game = |redrawn: &[(usize, u64)]| {
                let mut dice = before_the_setup(derivation, redrawn);
                let setup = [0; 3].map(|_| dice.below(1 << 20));
                dice.end_setup();
                (setup, draw(&mut dice, &[true]))
            };
            let ((setup, first), (same, other)) = (game(&[]), game(&[(0, 5)]));
            assert_eq!(setup, same);
            assert_ne!(first, other);
        }
    }

    #[test]
    fn what_was_redrawn_moves_up_with_the_actions() {
        let dice = dice(Derivation::Steps, &[(2, 5), (3, 6), (9, 7)]);
        let moved = |index| dice.begun_anew(index).redrawn.into_iter().map(Into::into).collect::<Vec<(usize, u64)>>();
        assert_eq!(moved(None), [(2, 5), (3, 6), (9, 7)]);
        assert_eq!(moved(Some(4)), [(2, 5), (3, 6), (8, 7)]);
        assert_eq!(moved(Some(2)), [(2, 6), (8, 7)]);
    }
}
