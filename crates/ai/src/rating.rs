//! Ratings from matches: Bradley and Terry's model (1952) on the Elo scale.

use game_core::{Chance, Fresh};

/// One deal between two bots.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Score {
    pub a: usize,
    pub b: usize,
    /// A's share of the wins, from 0 to 1.
    pub share: f64,
}

/// A rating and its 95 % interval.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rating {
    pub elo: f64,
    pub low: f64,
    pub high: f64,
}

/// Points of the scale for each unit of log-odds.
const SCALE: f64 = 400.0 / std::f64::consts::LN_10;
/// Samples of the deals from which the intervals come.
const SAMPLES: usize = 200;

/// The ratings of `n` bots, the one with index `anchor` at 1000. At a table of more than two players, A is taken to
/// play against a field of equals: its expected share is its odds over the sum of all odds.
pub fn rate(n: usize, scores: &[Score], players: u8, anchor: usize) -> Vec<Rating> {
    let best = fit(n, scores, players, anchor);
    let mut chance = Fresh::new(1952);
    let mut samples: Vec<Vec<f64>> = vec![Vec::new(); n];
    for _ in 0..SAMPLES {
        let drawn: Vec<Score> = scores.iter().map(|_| scores[chance.below(scores.len() as u32) as usize]).collect();
        for (sample, elo) in samples.iter_mut().zip(fit(n, &drawn, players, anchor)) {
            sample.push(elo);
        }
    }
    best.into_iter()
        .zip(samples)
        .map(|(elo, mut sample)| {
            sample.sort_by(f64::total_cmp);
            Rating { elo, low: sample[SAMPLES / 40], high: sample[SAMPLES - 1 - SAMPLES / 40] }
        })
        .collect()
}

fn fit(n: usize, scores: &[Score], players: u8, anchor: usize) -> Vec<f64> {
    let field = f64::from(players.max(2) - 1);
    // Only the sums count; a small draw against everybody keeps the rating of who always wins finite.
    let mut pairs: Vec<(usize, usize, f64, f64)> = Vec::new();
    for score in scores {
        match pairs.iter_mut().find(|pair| (pair.0, pair.1) == (score.a, score.b)) {
            Some(pair) => (pair.2, pair.3) = (pair.2 + score.share, pair.3 + 1.0),
            None => pairs.push((score.a, score.b, score.share, 1.0)),
        }
    }
    for pair in &mut pairs {
        let prior = 1.0 / (1.0 + field);
        (pair.2, pair.3) = (pair.2 + 0.5 * prior, pair.3 + 0.5);
    }
    let mut theta = vec![0.0f64; n];
    for _ in 0..2000 {
        let mut largest: f64 = 0.0;
        for bot in 0..n {
            let (mut slope, mut bend) = (0.0, 1e-9);
            for &(a, b, won, played) in &pairs {
                let odds = (theta[a] - theta[b]).exp();
                let share = odds / (odds + field);
                let sign = if a == bot {
                    1.0
                } else if b == bot {
                    -1.0
                } else {
                    continue;
                };
                slope += sign * (won - played * share);
                bend += played * share * (1.0 - share);
            }
            let step = (slope / bend).clamp(-1.0, 1.0);
            theta[bot] += step;
            largest = largest.max(step.abs());
        }
        if largest < 1e-6 {
            break;
        }
    }
    let zero = theta[anchor];
    theta.into_iter().map(|theta| 1000.0 + SCALE * (theta - zero)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ratings_explain_the_shares() {
        // 75 % is 191 points.
        let scores: Vec<Score> = (0..400)
            .flat_map(|deal| {
                let share = if deal % 4 == 0 { 0.0 } else { 1.0 };
                [Score { a: 1, b: 0, share }, Score { a: 2, b: 1, share }]
            })
            .collect();
        let ratings = rate(3, &scores, 2, 0);
        assert!((ratings[0].elo - 1000.0).abs() < 1e-9);
        assert!((ratings[1].elo - 1191.0).abs() < 3.0, "{ratings:?}");
        assert!((ratings[2].elo - 1382.0).abs() < 6.0, "{ratings:?}");
        assert!(ratings[2].low < 1382.0 && ratings[2].high > 1382.0 && ratings[2].high - ratings[2].low < 150.0);
    }

    #[test]
    fn equals_at_a_table_of_four_win_a_quarter() {
        let scores: Vec<Score> =
            (0..100).map(|deal| Score { a: 1, b: 0, share: if deal % 4 == 0 { 1.0 } else { 0.0 } }).collect();
        assert!((rate(2, &scores, 4, 0)[1].elo - 1000.0).abs() < 3.0);
    }
}
