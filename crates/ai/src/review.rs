//! How well a seat has played, in points lost per turn by the judgement of a model.

use game_core::{Fresh, Seat, Session};

use crate::{
    learn::Learn,
    level::Level,
    model::{Head, Model, Taste},
    think::{Limits, Thinker},
    walk,
};

/// Turns that are looked at, spread over the game.
const TURNS: usize = 24;
/// How closely they are looked at.
const LIMITS: Limits = Limits { tries: 1500, ideas: 1.0, draws: 4, others: 100 };

/// The mean number of points that a turn of the seat was worse than the best one the model sees; `None` if it has not
/// taken any.
pub fn points_lost<G: Learn>(session: &Session<G>, seat: Seat, model: &Model) -> Option<f32> {
    let game = session.game();
    let taken = walk::turns(session, |other| other == seat, |_| ());
    let head = Head::new(&model.net, model.origin.players, Taste::PLAIN);
    let mut thinker = Thinker::new(game, &model.net, &head, Fresh::new(0));
    let step = taken.len().div_ceil(TURNS).max(1);
    let (mut lost, mut n) = (0.0, 0);
    for turn in taken.iter().step_by(step) {
        let guess = game.resample(&turn.before, seat, &mut thinker.chance);
        lost += lost_by(&mut thinker, &guess, seat, &turn.actions);
        n += 1;
    }
    (n > 0).then(|| lost / n as f32)
}

fn lost_by<G: Learn>(thinker: &mut Thinker<'_, G>, before: &G::State, seat: Seat, actions: &[G::Action]) -> f32 {
    let luck = thinker.fork();
    thinker.chance = luck.clone();
    let best = thinker.turns(before, seat, LIMITS, 1).first().map_or(0.0, |best| best.value);
    let ends = thinker.ends_of(before, seat, actions, LIMITS, &luck);
    let value = ends.iter().map(|end| thinker.value(end, seat)).sum::<f32>() / ends.len() as f32;
    (best - value).max(0.0)
}

/// The levels that are distinguished by the points they lose. Higher levels look further ahead than the model that judges
/// here, so it cannot rate them.
pub const JUDGED: [Level; 3] = [Level::Novice, Level::Casual, Level::Skilled];

/// The level that loses about as many points per turn.
pub fn level_that_loses<G: Learn>(lost: f32) -> Level {
    let distance = |(_, loses): &(Level, f32)| (loses - lost).abs();
    let levels = JUDGED.into_iter().zip(G::LOSES);
    levels.min_by(|a, b| distance(a).total_cmp(&distance(b))).expect("there are levels to choose from").0
}
