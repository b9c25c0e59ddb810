//! How well the chances that a model states match what happens.
//!
//! After every turn of many games the model states each seat's probability of winning. The statements are grouped by tenths,
//! and each group is compared with the results. A model judges the turn it has just preferred to all others, so it tends to
//! be too hopeful; [`fit`] finds the correction that mends it.

use game_core::{Fresh, Seat, Seed};
use serde::Serialize;

use crate::{
    bot::Player,
    duel::{self, Walk},
    learn::Learn,
    model::{Head, Model, Taste, places},
    think::Thinker,
};

/// What the model said of one game: for each turn and seat the probabilities of the places, and the share of the win that
/// came of it.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Told(Vec<(Vec<f64>, f64)>);

/// What was said and what happened, where a probability in one tenth was said.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize)]
pub struct Tenth {
    pub times: usize,
    /// The mean of what was said.
    pub said: f64,
    /// How often it happened.
    pub happened: f64,
    /// The half-width of the 95 % interval of the difference. Games are drawn, not moments: those of one game end alike.
    pub half: f64,
}

/// Plays a game, and asks the model about every seat after every turn.
pub fn listen<G: Learn>(game: &G, model: &Model, seed: Seed, players: &mut [Player<'_, G>]) -> Told {
    let finished = duel::play(game, seed, players);
    let share = |seat| f64::from(finished.standing.share(seat, game.is_together()));
    let head = Head::new(&model.net, model.origin.players, Taste::PLAIN);
    let mut thinker = Thinker::new(game, &model.net, &head, Fresh::new(0));
    let n_places = places(model.origin.players);
    let mut told = Told::default();
    let mut walk = Walk::new(game, seed);
    let mut begun = walk.state.clone();
    for &(seat, action) in &finished.actions {
        walk.apply(seat, action);
        if game.goes_on(&begun, &walk.state, seat) || game.to_act(&walk.state).is_empty() {
            continue;
        }
        for seat in Seat::all(game.seats()) {
            let said = thinker.judge(&walk.state, seat).places;
            told.0.push((said[..n_places].iter().copied().map(f64::from).collect(), share(seat)));
        }
        begun = walk.state.clone();
    }
    told
}

/// The tenth in which a probability of winning lies.
fn tenth_of(said: &[f64]) -> usize {
    ((10.0 * said[0]) as usize).min(9)
}

/// What was said and what happened in all games, by tenths.
pub fn tenths(games: &[Told]) -> [Tenth; 10] {
    std::array::from_fn(|tenth| {
        // For each game: how often, and the sums of what was said and of what happened.
        let of = |told: &Told| {
            let here = told.0.iter().filter(|(said, _)| tenth_of(said) == tenth);
            here.fold((0.0, 0.0, 0.0), |(n, said, happened), one| (n + 1.0, said + one.0[0], happened + one.1))
        };
        let sums: Vec<(f64, f64, f64)> = games.iter().map(of).collect();
        let (n, said, happened) = sums.iter().fold((0.0, 0.0, 0.0), |a, b| (a.0 + b.0, a.1 + b.1, a.2 + b.2));
        if n == 0.0 {
            return Tenth::default();
        }
        let off = (happened - said) / n;
        let variance: f64 = sums.iter().map(|(n, said, happened)| (happened - said - off * n).powi(2)).sum();
        Tenth { times: n as usize, said: said / n, happened: happened / n, half: 1.96 * variance.sqrt() / n }
    })
}

/// How the logits of the places have to change: all are multiplied by `scale`, and that of the win then grows by `shift`.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Correction {
    pub scale: f64,
    pub shift: f64,
}

impl Correction {
    /// The logit of a win after the correction, and its derivatives by the scale and the shift.
    fn logit(self, said: &[f64]) -> (f64, [f64; 2]) {
        // Probabilities are as good as logits: they differ by a constant.
        let log = |p: f64| p.max(1e-9).ln();
        let rest: f64 = said[1..].iter().map(|&p| (self.scale * log(p)).exp()).sum();
        let mean: f64 = said[1..].iter().map(|&p| (self.scale * log(p)).exp() / rest * log(p)).sum();
        (self.scale * log(said[0]) + self.shift - rest.ln(), [log(said[0]) - mean, 1.0])
    }
}

/// The correction that makes the results most likely, found by Newton's method on the cross entropy (Platt 1999).
///
/// Every tenth counts the same. Most moments are nearly decided, and would settle the correction among themselves, at the
/// expense of those in which somebody wants to know their chances.
pub fn fit(games: &[Told]) -> Correction {
    const STEPS: usize = 20;
    let weights = tenths(games).map(|tenth| 1.0 / tenth.times.max(1) as f64);
    let mut found = Correction { scale: 1.0, shift: 0.0 };
    for _ in 0..STEPS {
        let (mut slope, mut curve) = ([0.0; 2], [[0.0; 2]; 2]);
        for (said, happened) in games.iter().flat_map(|told| &told.0) {
            let (logit, by) = found.logit(said);
            let p = 1.0 / (1.0 + (-logit).exp());
            let weight = weights[tenth_of(said)];
            for i in 0..2 {
                slope[i] += weight * (p - happened) * by[i];
                for j in 0..2 {
                    curve[i][j] += weight * p * (1.0 - p) * by[i] * by[j];
                }
            }
        }
        let area = curve[0][0] * curve[1][1] - curve[0][1] * curve[1][0];
        if area < 1e-9 {
            break;
        }
        found.scale -= (curve[1][1] * slope[0] - curve[0][1] * slope[1]) / area;
        found.shift -= (curve[0][0] * slope[1] - curve[1][0] * slope[0]) / area;
    }
    found
}

#[cfg(test)]
mod tests {
    use game_core::Chance;

    use super::*;

    #[test]
    fn a_model_that_is_too_hopeful_is_corrected() {
        let mut chance = Fresh::new(5);
        let game = |_| {
            let truth = f64::from(chance.below(1000)) / 1000.0 * 0.9 + 0.05;
            let won = f64::from(u8::from(f64::from(chance.below(10_000)) < 10_000.0 * truth));
            // What it says is exaggerated and hopeful.
            let logit = 1.5 * (truth / (1.0 - truth)).ln() + 0.4;
            let said = 1.0 / (1.0 + (-logit).exp());
            Told(vec![(vec![said, 1.0 - said], won)])
        };
        let games: Vec<Told> = (0..20_000).map(game).collect();
        let Correction { scale, shift } = fit(&games);
        assert!((scale - 1.0 / 1.5).abs() < 0.03 && (shift + 0.4 / 1.5).abs() < 0.06, "{scale} {shift}");
    }

    #[test]
    fn moments_of_one_game_count_as_one_draw() {
        let game = |wins: f64| Told(vec![(vec![0.64, 0.36], wins); 50]);
        let games: Vec<Told> = (0..100).map(|n| game(if n < 60 { 1.0 } else { 0.0 })).collect();
        let all = tenths(&games);
        let tenth = all[6];
        assert_eq!((tenth.times, all[5]), (5000, Tenth::default()));
        assert!((tenth.said - 0.64).abs() < 1e-9 && (tenth.happened - 0.6).abs() < 1e-9, "{tenth:?}");
        // As for 100 tosses of a coin that falls on one side in six of ten: 1.96 · √(0.6 · 0.4 / 100).
        assert!((tenth.half - 0.096).abs() < 1e-3, "{tenth:?}");
    }
}
