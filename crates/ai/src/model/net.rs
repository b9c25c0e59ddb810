//! A small net: sparse inputs, one hidden layer, several outputs.
//!
//! Written by hand because it is small: a product of a few hundred inputs with a hundred units is all there is. Only
//! additions, multiplications, divisions and square roots of `f32` are used, which are the same on every machine; so a
//! training run has the same result everywhere.

use std::collections::{HashMap, VecDeque};

use game_core::{Chance, Fresh};

/// Sources of points that a game can have.
pub const SOURCES: usize = 10;
/// Risks that a game can have.
pub const RISKS: usize = 4;
/// Places a player can take.
pub const PLACES: usize = 5;
/// Outputs: the points to come by source, own and the rivals', the risks, and one logit for each place. Padded, so
/// that loops over them have no remainder.
pub const OUTPUTS: usize = 32;
pub const RIVALS_AT: usize = SOURCES;
pub const RISKS_AT: usize = 2 * SOURCES;
pub const PLACES_AT: usize = RISKS_AT + RISKS;

/// Outputs that are points are in tens of points.
pub const POINTS: f32 = 10.0;

/// The last units of the hidden layer are linear, so that what simply adds up need not be bent.
pub const LINEAR: usize = 16;
/// Loops go through units in groups of this size.
pub const LANES: usize = 16;

/// The weights.
#[derive(Clone, PartialEq, Debug)]
pub struct Net {
    pub(super) inputs: usize,
    pub(super) units: usize,
    /// A row of `units` for each input.
    pub(super) first: Vec<f32>,
    pub(super) first_bias: Vec<f32>,
    /// A row of [`OUTPUTS`] for each unit.
    pub(super) second: Vec<f32>,
    pub(super) second_bias: Vec<f32>,
}

impl Net {
    /// A net with random weights. `units` must be a multiple of [`LANES`].
    ///
    /// # Panics
    /// When it is not.
    pub fn new(inputs: usize, units: usize, chance: &mut Fresh) -> Net {
        assert!(units.is_multiple_of(LANES) && units > LINEAR, "{units} units");
        let mut random = |n: usize, scale: f32| (0..n).map(|_| (unit(chance) - 0.5) * scale).collect::<Vec<f32>>();
        Net {
            inputs,
            units,
            first: random(inputs * units, 0.25),
            first_bias: vec![0.0; units],
            second: random(units * OUTPUTS, 0.05),
            second_bias: vec![0.0; OUTPUTS],
        }
    }

    /// The same shape with all weights zero.
    pub fn zeros(&self) -> Net {
        Net {
            inputs: self.inputs,
            units: self.units,
            first: vec![0.0; self.first.len()],
            first_bias: vec![0.0; self.units],
            second: vec![0.0; self.second.len()],
            second_bias: vec![0.0; OUTPUTS],
        }
    }

    /// The same net with the inputs in another order. Inputs it does not know have no weight, or random weights if they
    /// are to be learned.
    pub(super) fn with_inputs(&self, old: &[String], new: &[String], chance: Option<&mut Fresh>) -> Net {
        // A name may occur several times; its first input is found first.
        let mut places: HashMap<&str, VecDeque<usize>> = HashMap::new();
        for (i, name) in old.iter().enumerate() {
            places.entry(name).or_default().push_back(i);
        }
        let mut first = match chance {
            Some(chance) => Net::new(new.len(), self.units, chance).first,
            None => vec![0.0; new.len() * self.units],
        };
        for (row, name) in first.chunks_exact_mut(self.units).zip(new) {
            if let Some(i) = places.get_mut(name.as_str()).and_then(VecDeque::pop_front) {
                row.copy_from_slice(&self.first[i * self.units..(i + 1) * self.units]);
            }
        }
        Net { inputs: new.len(), first, ..self.clone() }
    }

    /// Takes the weight from the inputs that `learned` does not name: in a training from nothing, random ones are left of
    /// what did not occur.
    pub fn forget(&mut self, learned: impl Fn(usize) -> bool) {
        for (input, row) in self.first.chunks_exact_mut(self.units).enumerate() {
            if !learned(input) {
                row.fill(0.0);
            }
        }
    }

    /// Moves every weight towards that of another net of the same shape, by a share of the way.
    pub fn approach(&mut self, other: &Net, share: f32) {
        let pairs = [
            (&mut self.first, &other.first),
            (&mut self.first_bias, &other.first_bias),
            (&mut self.second, &other.second),
            (&mut self.second_bias, &other.second_bias),
        ];
        for (own, theirs) in pairs {
            for (own, theirs) in own.iter_mut().zip(theirs) {
                *own += share * (theirs - *own);
            }
        }
    }

    pub fn inputs(&self) -> usize {
        self.inputs
    }

    pub fn units(&self) -> usize {
        self.units
    }

    #[inline]
    pub(super) fn row(&self, input: u16) -> &[f32] {
        let at = usize::from(input) * self.units;
        &self.first[at..at + self.units]
    }

    /// Adds `value` times the row of an input.
    #[inline]
    fn add_row(&self, sums: &mut [f32], input: u16, value: f32) {
        // A plain loop: cut into pieces of a fixed length, the compiler gathers the lanes one by one.
        for (sum, weight) in sums.iter_mut().zip(self.row(input)) {
            *sum += value * weight;
        }
    }

    /// The sums of the hidden units before they are bent.
    pub fn sums(&self, inputs: &[(u16, f32)], out: &mut Vec<f32>) {
        out.clone_from(&self.first_bias);
        for &(input, value) in inputs {
            self.add_row(out, input, value);
        }
    }

    /// Bends the sums: what is below zero counts as zero, but for the linear units.
    #[inline]
    pub fn bend(&self, sums: &mut [f32]) {
        for sum in &mut sums[..self.units - LINEAR] {
            *sum = sum.max(0.0);
        }
    }

    pub fn outputs(&self, hidden: &[f32]) -> [f32; OUTPUTS] {
        let mut out = [0.0; OUTPUTS];
        out.copy_from_slice(&self.second_bias);
        for (row, &value) in self.second.as_chunks::<OUTPUTS>().0.iter().zip(hidden) {
            for k in 0..OUTPUTS {
                out[k] += value * row[k];
            }
        }
        out
    }
}

/// The sums of the position that was looked at last, from which those of the next one are found by what is different.
///
/// The ends of a turn are looked at in an order in which neighbours have most of their inputs in common, so this takes
/// fewer additions than starting from the position before the turn, and far fewer than starting from nothing. Rounding
/// errors add up from one position to the next, but they stay far below what a point is worth; see the test.
#[derive(Clone, Debug, Default)]
pub struct Anchor {
    inputs: Vec<(u16, f32)>,
    /// The value of every input.
    dense: Vec<f32>,
    /// When each input was last met.
    met: Vec<u32>,
    now: u32,
    sums: Vec<f32>,
}

impl Anchor {
    /// Starts from a position.
    pub fn set(&mut self, net: &Net, inputs: &[(u16, f32)]) {
        self.inputs.clear();
        self.inputs.extend_from_slice(inputs);
        self.dense.clear();
        self.dense.resize(net.inputs, 0.0);
        self.met.clear();
        self.met.resize(net.inputs, 0);
        self.now = 0;
        for &(input, value) in inputs {
            self.dense[usize::from(input)] = value;
        }
        net.sums(inputs, &mut self.sums);
    }

    /// Goes on to another position. Its sums are copied to `out`.
    pub fn move_to(&mut self, net: &Net, inputs: &[(u16, f32)], out: &mut Vec<f32>) {
        self.now += 1;
        for &(input, value) in inputs {
            let i = usize::from(input);
            self.met[i] = self.now;
            let change = value - self.dense[i];
            if change != 0.0 {
                self.dense[i] = value;
                net.add_row(&mut self.sums, input, change);
            }
        }
        for &(input, _) in &self.inputs {
            let i = usize::from(input);
            if self.met[i] != self.now {
                net.add_row(&mut self.sums, input, -self.dense[i]);
                self.dense[i] = 0.0;
            }
        }
        self.inputs.clear();
        self.inputs.extend_from_slice(inputs);
        out.clone_from(&self.sums);
    }
}

/// A number from 0 to 1.
pub fn unit(chance: &mut Fresh) -> f32 {
    chance.below(1 << 24) as f32 / (1u32 << 24) as f32
}

/// The exponential function in plain arithmetic: that of the system's library may differ in the last bit.
pub fn exp(x: f32) -> f32 {
    let x = x.clamp(-80.0, 80.0);
    let n = (x * std::f32::consts::LOG2_E).round_ties_even();
    // The two parts of ln 2 keep the remainder exact.
    let r = (x - n * 0.693_359_4) + n * 2.121_944_4e-4;
    let series = 1.0 + r * (1.0 + r * (0.5 + r * (1.0 / 6.0 + r * (1.0 / 24.0 + r * (1.0 / 120.0 + r / 720.0)))));
    series * f32::from_bits(((n as i32 + 127) as u32) << 23)
}

/// Turns logits into probabilities.
pub fn softmax(logits: &mut [f32]) {
    let most = logits.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    for logit in &mut *logits {
        *logit = exp(*logit - most);
    }
    let sum: f32 = logits.iter().sum();
    for part in logits {
        *part /= sum;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn exp_is_exact_to_a_millionth() {
        for step in -3000..3000 {
            let x = step as f32 / 100.0;
            let (ours, theirs) = (f64::from(exp(x)), f64::from(x).exp());
            assert!((ours / theirs - 1.0).abs() < 1e-6, "{x}: {ours} and {theirs}");
        }
    }

    #[test]
    fn inputs_are_found_by_name() {
        let names = |text: &str| text.split(' ').map(str::to_owned).collect::<Vec<_>>();
        let net = Net::new(4, 32, &mut Fresh::new(1));
        let moved = net.with_inputs(&names("a b b c"), &names("b new c b"), None);
        assert_eq!(moved.inputs(), 4);
        for (new, old) in [(0, Some(1)), (1, None), (2, Some(3)), (3, Some(2))] {
            assert_eq!(moved.row(new), old.map_or(&[0.0; 32][..], |old| net.row(old)));
        }
    }

    #[test]
    fn an_average_lies_between_its_nets() {
        let mut chance = Fresh::new(1);
        let (one, other) = (Net::new(4, 32, &mut chance), Net::new(4, 32, &mut chance));
        let mut average = one.clone();
        average.approach(&other, 0.25);
        for (average, (one, other)) in average.first.iter().zip(one.first.iter().zip(&other.first)) {
            assert!((average - (0.75 * one + 0.25 * other)).abs() < 1e-6);
        }
        average.approach(&other, 1.0);
        assert!(average.second.iter().zip(&other.second).all(|(a, b)| (a - b).abs() < 1e-6));
    }

    #[test]
    fn an_anchor_gives_the_sums_of_any_inputs() {
        let mut chance = Fresh::new(1);
        let net = Net::new(50, 32, &mut chance);
        let mut draw = || {
            let mut inputs: Vec<(u16, f32)> = Vec::new();
            for input in 0..50 {
                if chance.below(3) == 0 {
                    inputs.push((input, unit(&mut chance) * 2.0 - 1.0));
                }
            }
            inputs
        };
        let mut anchor = Anchor::default();
        for _ in 0..3 {
            anchor.set(&net, &draw());
            // As many positions as one turn can have.
            for _ in 0..6000 {
                let inputs = draw();
                let (mut direct, mut by_change) = (Vec::new(), Vec::new());
                net.sums(&inputs, &mut direct);
                anchor.move_to(&net, &inputs, &mut by_change);
                for (a, b) in direct.iter().zip(&by_change) {
                    assert!((a - b).abs() < 1e-3, "{a} and {b}");
                }
            }
        }
    }
}
