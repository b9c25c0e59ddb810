//! Learning: gradients of a batch, and Adam (Kingma and Ba 2014).

use super::net::{LINEAR, Net, OUTPUTS, PLACES_AT, RISKS, RISKS_AT, RIVALS_AT, SOURCES, softmax};

/// What the outputs should have been for some inputs.
#[derive(Clone, Debug)]
pub struct Sample {
    pub inputs: Box<[(u16, f32)]>,
    /// As the outputs, but the places are probabilities.
    pub target: [f32; OUTPUTS],
}

/// How far the outputs of a batch were off.
#[derive(Clone, Copy, Debug, Default)]
pub struct Loss {
    /// Mean squared error of the margin, in tens of points.
    pub margin: f32,
    /// Mean cross entropy of the places.
    pub places: f32,
}

/// How much each part of the outputs counts.
const BY_SOURCE: f32 = 0.3;
const MARGIN: f32 = 0.3;
const RISK: f32 = 0.1;

const FIRST_DECAY: f32 = 0.9;
const SECOND_DECAY: f32 = 0.999;

/// The optimiser with its moments.
#[derive(Clone, Debug)]
pub struct Adam {
    first: Net,
    second: Net,
    gradient: Net,
    /// Powers of the decays, by which the first steps are corrected.
    powers: [f32; 2],
    /// The inputs that occurred in the batch: the rows of the others stay as they are.
    touched: Vec<bool>,
}

impl Adam {
    pub fn new(net: &Net) -> Adam {
        let zeros = net.zeros();
        Adam {
            first: zeros.clone(),
            second: zeros.clone(),
            gradient: zeros,
            powers: [1.0; 2],
            touched: vec![false; net.inputs],
        }
    }

    /// Whether an input has occurred in any batch.
    pub fn has_met(&self, input: usize) -> bool {
        let units = self.second.units;
        self.second.first[input * units..(input + 1) * units].iter().any(|&moment| moment > 0.0)
    }

    /// One step along a batch.
    pub fn step<'a>(
        &mut self,
        net: &mut Net,
        batch: impl Iterator<Item = &'a Sample>,
        players: usize,
        rate: f32,
    ) -> Loss {
        let (mut n, mut loss) = (0.0, Loss::default());
        let mut hidden = Vec::new();
        for sample in batch {
            n += 1.0;
            net.sums(&sample.inputs, &mut hidden);
            net.bend(&mut hidden);
            let slope = slope(&net.outputs(&hidden), &sample.target, players, &mut loss);
            self.add(net, sample, &hidden, &slope);
        }
        self.apply(net, n, rate);
        Loss { margin: loss.margin / n, places: loss.places / n }
    }

    /// Adds the gradient of one sample.
    fn add(&mut self, net: &Net, sample: &Sample, hidden: &[f32], slope: &[f32; OUTPUTS]) {
        let gradient = &mut self.gradient;
        let mut back = vec![0.0f32; net.units];
        let weights = net.second.as_chunks::<OUTPUTS>().0.iter();
        let gradients = gradient.second.as_chunks_mut::<OUTPUTS>().0.iter_mut();
        for (j, (row, sums)) in weights.zip(gradients).enumerate() {
            let mut sum = 0.0;
            for k in 0..OUTPUTS {
                sum += slope[k] * row[k];
                sums[k] += slope[k] * hidden[j];
            }
            let dead = j < net.units - LINEAR && hidden[j] <= 0.0;
            back[j] = if dead { 0.0 } else { sum };
        }
        for (sum, &slope) in gradient.second_bias.iter_mut().zip(slope) {
            *sum += slope;
        }
        for (sum, &back) in gradient.first_bias.iter_mut().zip(&back) {
            *sum += back;
        }
        for &(input, value) in &*sample.inputs {
            let i = usize::from(input);
            self.touched[i] = true;
            for (sum, &back) in gradient.first[i * net.units..(i + 1) * net.units].iter_mut().zip(&back) {
                *sum += value * back;
            }
        }
    }

    fn apply(&mut self, net: &mut Net, n: f32, rate: f32) {
        self.powers[0] *= FIRST_DECAY;
        self.powers[1] *= SECOND_DECAY;
        let rate = rate * (1.0 - self.powers[1]).sqrt() / (1.0 - self.powers[0]);
        let scale = 1.0 / n;
        let units = net.units;
        for (input, touched) in self.touched.iter_mut().enumerate() {
            if std::mem::take(touched) {
                let row = input * units..(input + 1) * units;
                update(
                    &mut net.first[row.clone()],
                    &mut self.gradient.first[row.clone()],
                    &mut self.first.first[row.clone()],
                    &mut self.second.first[row],
                    scale,
                    rate,
                );
            }
        }
        let mut all = |weights: &mut [f32], part: fn(&mut Net) -> &mut Vec<f32>| {
            let (gradient, first, second) = (part(&mut self.gradient), part(&mut self.first), part(&mut self.second));
            update(weights, gradient, first, second, scale, rate);
        };
        all(&mut net.first_bias, |net| &mut net.first_bias);
        all(&mut net.second, |net| &mut net.second);
        all(&mut net.second_bias, |net| &mut net.second_bias);
    }
}

/// The derivative of the loss by each output.
fn slope(outputs: &[f32; OUTPUTS], target: &[f32; OUTPUTS], players: usize, loss: &mut Loss) -> [f32; OUTPUTS] {
    let mut slope = [0.0; OUTPUTS];
    for k in 0..2 * SOURCES {
        slope[k] = outputs[k] - target[k];
    }
    // The margin counts most: turns are chosen by it.
    let margin = slope[..RIVALS_AT].iter().sum::<f32>() - slope[RIVALS_AT..RISKS_AT].iter().sum::<f32>();
    loss.margin += margin * margin;
    for k in 0..SOURCES {
        slope[k] = BY_SOURCE * slope[k] + MARGIN * margin;
        slope[RIVALS_AT + k] = BY_SOURCE * slope[RIVALS_AT + k] - MARGIN * margin;
    }
    for k in RISKS_AT..RISKS_AT + RISKS {
        slope[k] = RISK * (outputs[k] - target[k]);
    }
    let places = PLACES_AT..PLACES_AT + places(players);
    let mut chances = [0.0; OUTPUTS];
    let chances = &mut chances[places.clone()];
    chances.copy_from_slice(&outputs[places.clone()]);
    softmax(chances);
    for (k, &chance) in places.zip(&*chances) {
        loss.places -= target[k] * chance.max(1e-6).ln();
        slope[k] = chance - target[k];
    }
    slope
}

/// The places that can be taken. Alone and together against the game there are two: won and lost.
pub fn places(players: usize) -> usize {
    players.max(2)
}

fn update(weights: &mut [f32], gradient: &mut [f32], first: &mut [f32], second: &mut [f32], scale: f32, rate: f32) {
    let moments = first.iter_mut().zip(second);
    for ((weight, gradient), (first, second)) in weights.iter_mut().zip(gradient).zip(moments) {
        let slope = std::mem::take(gradient) * scale;
        *first = FIRST_DECAY * *first + (1.0 - FIRST_DECAY) * slope;
        *second = SECOND_DECAY * *second + (1.0 - SECOND_DECAY) * slope * slope;
        *weight -= rate * *first / (second.sqrt() + 1e-8) + 1e-6 * *weight;
    }
}

#[cfg(test)]
mod tests {
    use game_core::{Chance, Fresh};

    use super::*;

    /// The slope is the derivative of the loss: a small step along it must lower the loss as much as it says. Here the
    /// net simply has to learn.
    #[test]
    fn a_net_learns_a_function_of_its_inputs() {
        let mut chance = Fresh::new(7);
        let mut net = Net::new(12, 32, &mut chance);
        let mut adam = Adam::new(&net);
        let mut sample = || {
            let inputs: Box<[(u16, f32)]> =
                (0..12).filter(|_| chance.below(2) == 0).map(|i| (i, 1.0)).collect::<Vec<_>>().into();
            let has = |input| inputs.iter().any(|&(i, _)| i == input);
            let mut target = [0.0; OUTPUTS];
            target[0] = if has(0) && has(1) { 2.0 } else { 0.0 };
            target[RIVALS_AT + 3] = if has(2) { 1.0 } else { -1.0 };
            target[PLACES_AT + usize::from(has(3) != has(4))] = 1.0;
            Sample { inputs, target }
        };
        let mut last = Loss::default();
        for _ in 0..1500 {
            let batch: Vec<Sample> = (0..32).map(|_| sample()).collect();
            last = adam.step(&mut net, batch.iter(), 2, 3e-3);
        }
        assert!(last.margin < 0.02 && last.places < 0.05, "{last:?}");
    }
}
