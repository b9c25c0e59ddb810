//! A game looked through afterwards: who was ahead when, and which decisions cost most.
//!
//! A decision is judged by what its player could know. The best turn that a search finds is played on beside the one that was
//! taken, with the same luck for both; what came out worse is what the decision cost. What costs little at a glance is not looked
//! at more closely.

use std::collections::BTreeMap;

use game_core::{Fresh, Seat, Session, Unheard, erased::Choice, key};
use serde::Serialize;

use crate::{
    any::choice,
    bench::BLUNDER,
    bot::Seen,
    learn::Learn,
    model::{Head, Judgement, Model, Taste},
    review::{Taken, taken},
    search::{COMPARED, Learned, Mind},
    think::{Thinker, Turn},
};

/// See the module documentation.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Analysis {
    /// The seats' shares of the win whenever a season or round begins, and at the end.
    pub shares: Vec<Shares>,
    /// How each seat has played.
    pub seats: Vec<Played>,
    /// The decisions that cost something, the costliest first.
    pub decisions: Vec<Decision>,
}

/// Each seat's share of the win after so many actions.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Shares {
    pub actions: usize,
    pub shares: Vec<f32>,
}

/// How a seat has played.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize)]
pub struct Played {
    pub turns: usize,
    /// Points lost per turn.
    pub lost: f32,
    /// Turns that lost more than three points.
    pub blunders: usize,
}

/// A decision that cost something.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Decision {
    pub seat: Seat,
    /// The index of its first action in the record.
    pub action: usize,
    pub played: Vec<Choice>,
    pub better: Vec<Choice>,
    /// What it cost, in points: the margin and the chance to win together.
    pub lost: f32,
    /// The standard error of that.
    pub doubt: f32,
    /// How much it lowered the chance to win.
    pub win: f32,
    /// The points at the end of the game that the better turn brings more, by source; what comes to the same is left out.
    pub points: BTreeMap<&'static str, f32>,
}

/// How often a decision is played on at first, and what it has to cost then to be looked at more closely, in points.
const GLANCE: usize = 6;
const CLOSER: f32 = 1.0;
/// A difference by source that is worth telling, in points.
const WORTH: f32 = 0.1;

impl Analysis {
    /// Looks through a game. `look` hears how many of how many decisions have been looked at.
    pub fn of<G: Learn>(
        session: &Session<G>,
        model: &Model,
        mind: Mind,
        seed: u64,
        look: &mut dyn FnMut(usize, usize),
    ) -> Analysis {
        let game = session.game();
        let bot = Learned::new(model, mind);
        let turns: Vec<(Seat, Taken<G>)> = Seat::all(game.seats())
            .flat_map(|seat| taken(session, seat).into_iter().map(move |turn| (seat, turn)))
            .collect();
        let (mut seats, mut decisions) = (vec![Played::default(); game.seats().into()], Vec::new());
        for (nth, (seat, turn)) in turns.iter().enumerate() {
            let played = &mut seats[seat.idx()];
            played.turns += 1;
            // Each decision has its own random stream, so that its verdict does not depend on those before it.
            let luck = Fresh::new(seed ^ (turn.first as u64) << 16 ^ u64::from(seat.0));
            if let Some(decision) = judge(game, &bot, *seat, turn, luck) {
                played.lost += decision.lost;
                played.blunders += usize::from(f64::from(decision.lost) > BLUNDER);
                decisions.push(decision);
            }
            look(nth + 1, turns.len());
        }
        for played in &mut seats {
            played.lost /= played.turns.max(1) as f32;
        }
        decisions.sort_by(|a, b| b.lost.total_cmp(&a.lost));
        Analysis { shares: shares(session, model), seats, decisions }
    }
}

/// What a turn cost; `None` if no better one was found.
fn judge<G: Learn>(game: &G, bot: &Learned<'_>, seat: Seat, turn: &Taken<G>, luck: Fresh) -> Option<Decision> {
    let legal = game.legal(&turn.before, seat);
    let seen = Seen::new(game, &turn.before, seat, &legal);
    let best = bot.turns(&seen, &mut luck.clone()).into_iter().next()?;
    if end_of(game, &turn.before, seat, &best.actions) == end_of(game, &turn.before, seat, &turn.actions) {
        return None;
    }
    let played = Turn { value: 0.0, actions: turn.actions.clone() };
    let compared =
        |n: usize| <[_; 2]>::try_from(bot.expect(&seen, luck.clone(), vec![best.clone(), played.clone()], n));
    let glance = compared(GLANCE).ok()?;
    let [best, played] = if glance[1].behind < CLOSER { glance } else { compared(COMPARED).ok()? };
    // What was played may well come out better than what the search had found.
    if played.behind <= 0.0 {
        return None;
    }
    let more = |judgement: &Judgement| G::SOURCES.iter().copied().zip(judgement.own).collect::<BTreeMap<_, _>>();
    let (of_best, of_played) = (more(&best.judgement), more(&played.judgement));
    let difference = |(source, points): (&&'static str, &f32)| (*source, points - of_played[*source]);
    Some(Decision {
        seat,
        action: turn.first,
        played: played.turn.actions.iter().map(choice).collect(),
        better: best.turn.actions.iter().map(choice).collect(),
        lost: played.behind,
        doubt: played.doubt.unwrap_or_default(),
        win: best.judgement.places[0] - played.judgement.places[0],
        points: of_best.iter().map(difference).filter(|(_, points)| points.abs() >= WORTH).collect(),
    })
}

/// Where the actions of a turn lead, as far as they are legal.
fn end_of<G: Learn>(game: &G, before: &G::State, seat: Seat, actions: &[G::Action]) -> u64 {
    let (mut state, mut dice) = (before.clone(), Fresh::new(0));
    for &action in actions {
        if !game.legal(&state, seat).contains(&action) {
            break;
        }
        game.apply_listed(&mut state, seat, action, &mut dice, &mut Unheard);
    }
    key(&state)
}

/// The seats' shares of the win in a state, as the model sees it.
fn shares_in<G: Learn>(thinker: &mut Thinker<'_, G>, game: &G, state: &G::State) -> Vec<f32> {
    if let Some(standing) = game.standing(state) {
        return Seat::all(game.seats()).map(|seat| standing.share(seat, game.is_together())).collect();
    }
    let chance = |seat| thinker.judge(state, seat).places[0];
    let chances: Vec<f32> = Seat::all(game.seats()).map(chance).collect();
    // Each seat is judged for itself, so the chances do not quite add up.
    let sum: f32 = if game.is_together() { 1.0 } else { chances.iter().sum::<f32>().max(f32::MIN_POSITIVE) };
    chances.into_iter().map(|chance| chance / sum).collect()
}

/// [`shares_in`] the current state of a game.
pub(crate) fn shares_now<G: Learn>(session: &Session<G>, model: &Model) -> Vec<f32> {
    let head = Head::new(&model.net, model.origin.players, Taste::PLAIN);
    shares_in(&mut Thinker::new(session.game(), &model.net, &head, Fresh::new(0)), session.game(), session.state())
}

/// The shares of the win through the game, as the model sees them at the moment.
fn shares<G: Learn>(session: &Session<G>, model: &Model) -> Vec<Shares> {
    let game = session.game();
    let head = Head::new(&model.net, model.origin.players, Taste::PLAIN);
    let mut thinker = Thinker::new(game, &model.net, &head, Fresh::new(0));
    let mut of = |state: &G::State| shares_in(&mut thinker, game, state);
    let mut start = session.clone();
    start.rewind(0);
    let (mut state, mut chance) = (start.state().clone(), start.chance().clone());
    let mut shares = vec![Shares { actions: 0, shares: of(&state) }];
    let last = session.turns().len();
    for (index, applied) in session.turns().iter().enumerate() {
        let span = game.span(&state).0;
        game.apply_listed(&mut state, applied.seat, applied.action, &mut chance, &mut Unheard);
        if game.span(&state).0 != span || index + 1 == last {
            shares.push(Shares { actions: index + 1, shares: of(&state) });
        }
    }
    shares
}

#[cfg(test)]
mod tests {
    use game_core::AnySession;
    use myrmes::{Myrmes, Options};

    use super::*;
    use crate::{Level, choose};

    /// The beginning of a game between a beginner and a good player.
    fn beginning(actions: usize) -> Session<Myrmes> {
        let mut session = Session::new(Myrmes::with(Options::players(2)).unwrap(), 5.into());
        for n in 0..actions {
            let Some(seat) = session.to_act().first() else { break };
            let level = [Level::Random, Level::Skilled][seat.idx()];
            let choice = choose(&session, seat, level, n as u64).unwrap();
            AnySession::apply(&mut session, seat, &choice.action).unwrap();
        }
        session
    }

    #[test]
    fn what_a_beginner_gives_away_is_found_and_named() {
        let session = beginning(70);
        let mut heard = Vec::new();
        let analysis = crate::analyse(&session, 4000, 1, |done, of| heard.push((done, of))).unwrap();

        let [beginner, skilled] = analysis.seats[..] else { panic!("two seats") };
        assert!(beginner.turns > 4 && skilled.turns > 4, "{:?}", analysis.seats);
        assert_eq!(heard.last(), Some(&(beginner.turns + skilled.turns, beginner.turns + skilled.turns)));
        assert!(beginner.lost > skilled.lost + 0.5, "{:?}", analysis.seats);

        let [costliest, ..] = &analysis.decisions[..] else { panic!("nothing was found") };
        assert!(analysis.decisions.is_sorted_by(|a, b| a.lost >= b.lost));
        assert!(costliest.lost > 1.0 && costliest.played != costliest.better, "{costliest:?}");
        assert!(!costliest.points.is_empty() && costliest.points.values().all(|points| points.abs() >= WORTH));
        let first = &session.turns()[costliest.action];
        assert_eq!((first.seat, first.action.to_string()), (costliest.seat, costliest.played[0].text.clone()));

        let (begin, end) = (&analysis.shares[0], analysis.shares.last().unwrap());
        assert_eq!((begin.actions, end.actions), (0, session.turns().len()));
        for moment in &analysis.shares {
            assert!((moment.shares.iter().sum::<f32>() - 1.0).abs() < 1e-4, "{moment:?}");
        }
        assert!(end.shares[1] > begin.shares[1], "who plays better is ahead: {:?}", analysis.shares);
    }
}
