//! How well the chances that a model states match what happens.
//!
//! After every turn of many games the model states each seat's probability of winning. The statements are grouped by tenths,
//! and each group is compared with the results.

use game_core::{Fresh, Seat, Seed};
use serde::Serialize;

use crate::{
    bot::Player,
    duel::{self, Walk},
    learn::Learn,
    model::{Head, Model, Taste},
    think::Thinker,
};

/// What the model said of one game: for each turn and seat the probability of a win, and the share of the win that came of
/// it.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Told(Vec<(f64, f64)>);

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
    let mut told = Told::default();
    let mut walk = Walk::new(game, seed);
    let mut begun = walk.state.clone();
    for &(seat, action) in &finished.actions {
        walk.apply(seat, action);
        if game.goes_on(&begun, &walk.state, seat) || game.to_act(&walk.state).is_empty() {
            continue;
        }
        for seat in Seat::all(game.seats()) {
            told.0.push((f64::from(thinker.judge(&walk.state, seat).places[0]), share(seat)));
        }
        begun = walk.state.clone();
    }
    told
}

/// What was said and what happened in all games, by tenths.
pub fn tenths(games: &[Told]) -> [Tenth; 10] {
    std::array::from_fn(|tenth| {
        // For each game: how often, and the sums of what was said and of what happened.
        let of = |told: &Told| {
            let here = told.0.iter().filter(|(said, _)| ((10.0 * said) as usize).min(9) == tenth);
            here.fold((0.0, 0.0, 0.0), |(n, said, happened), one| (n + 1.0, said + one.0, happened + one.1))
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moments_of_one_game_count_as_one_draw() {
        let game = |wins: f64| Told(vec![(0.64, wins); 50]);
        let games: Vec<Told> = (0..100).map(|n| game(if n < 60 { 1.0 } else { 0.0 })).collect();
        let all = tenths(&games);
        let tenth = all[6];
        assert_eq!((tenth.times, all[5]), (5000, Tenth::default()));
        assert!((tenth.said - 0.64).abs() < 1e-9 && (tenth.happened - 0.6).abs() < 1e-9, "{tenth:?}");
        // As for 100 tosses of a coin that falls on one side in six of ten: 1.96 · √(0.6 · 0.4 / 100).
        assert!((tenth.half - 0.096).abs() < 1e-3, "{tenth:?}");
    }
}
