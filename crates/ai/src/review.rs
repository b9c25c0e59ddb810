//! How well a seat has played, in points lost per turn by the judgement of a model.

use game_core::{Fresh, Game, Seat, Session, Unheard};

use crate::{
    learn::Learn,
    level::Level,
    model::{Head, Model, Taste},
    think::{Limits, Thinker},
};

/// Turns that are looked at, spread over the game.
const TURNS: usize = 24;
/// How closely they are looked at.
const LIMITS: Limits = Limits { tries: 1500, ideas: 1.0, draws: 4, others: 100 };

/// The actions of a seat from one decision to the end of what it was doing.
pub(crate) struct Taken<G: Game> {
    pub(crate) before: G::State,
    /// The index of the first action in the record.
    pub(crate) first: usize,
    pub(crate) actions: Vec<G::Action>,
}

/// The mean number of points that a turn of the seat was worse than the best one the model sees; `None` if it has not
/// taken any.
pub fn points_lost<G: Learn>(session: &Session<G>, seat: Seat, model: &Model) -> Option<f32> {
    let game = session.game();
    let taken = taken(session, seat);
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

/// The turns of a seat, as the record has them.
pub(crate) fn taken<G: Learn>(session: &Session<G>, seat: Seat) -> Vec<Taken<G>> {
    let game = session.game();
    let mut start = session.clone();
    start.rewind(0);
    let (mut state, mut chance) = (start.state().clone(), start.chance().clone());
    let mut turns: Vec<Taken<G>> = Vec::new();
    let (mut legal, mut going_on) = (Vec::new(), false);
    for (index, applied) in session.turns().iter().enumerate() {
        let asked = chance.clone();
        if applied.seat == seat {
            game.legal_actions(&state, seat, &mut legal);
            if !going_on && legal.len() > 1 {
                turns.push(Taken { before: state.clone(), first: index, actions: Vec::new() });
                going_on = true;
            }
            if let Some(turn) = turns.last_mut().filter(|_| going_on) {
                turn.actions.push(applied.action);
            }
        }
        game.apply_listed(&mut state, applied.seat, applied.action, &mut chance, &mut Unheard);
        going_on &= applied.seat == seat
            && chance == asked
            && turns.last().is_some_and(|turn| game.goes_on(&turn.before, &state, seat));
    }
    turns
}

fn lost_by<G: Learn>(thinker: &mut Thinker<'_, G>, before: &G::State, seat: Seat, actions: &[G::Action]) -> f32 {
    let luck = thinker.fork();
    thinker.chance = luck.clone();
    let best = thinker.turns(before, seat, LIMITS, 1).first().map_or(0.0, |best| best.value);
    let mut value = 0.0;
    for draw in 0..LIMITS.draws {
        // The others answer as they did to the best turn; the dice fall anew.
        thinker.chance = luck.clone();
        let mut state = before.clone();
        thinker.answer_for_others(&mut state, seat, LIMITS.others);
        thinker.carry_out(&mut state, seat, actions, &mut Fresh::new(draw.into()));
        value += thinker.value(&state, seat) / f32::from(LIMITS.draws);
    }
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
