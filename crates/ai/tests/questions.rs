//! A question what to do is answered at any decision of a game, with turns that can be played.

use ai::{Budget, Learn, Level, Question, consider, plan};
use game_core::{AnySession, Seed, Session};
use march::March;
use myrmes::Myrmes;

/// Asks at every third decision: neighbouring ones are much alike.
const EVERY: u64 = 3;

fn is_answered_at_any_decision<G: Learn>(game: G) {
    let mut session: Box<dyn AnySession> = Box::new(Session::new(game, Seed::from(7)));
    let mut asked = 0;
    for number in 0.. {
        let Some(seat) = session.to_act().first() else { break };
        let legal = session.legal(seat);
        if legal.len() > 1 && number % EVERY == 0 {
            let question =
                Question { seat, opponent: Level::Master.into(), budget: Budget::Nodes(20), keep: 3, seed: number };
            let turns = consider(session.as_ref(), question).expect("there is a model");
            assert!((1..=3).contains(&turns.len()), "{} turns at decision {number}", turns.len());
            for turn in turns {
                let first = turn.actions.first().expect("a turn has an action");
                assert!(legal.contains(first), "{} is not legal at decision {number}", first.text);
                // A mean of many shares may be a rounding error above 1.
                let is_share = |share: &f32| (0.0..=1.0 + 1e-5).contains(share);
                assert!(turn.value.is_finite() && turn.places.iter().all(is_share), "{:?}", turn.places);
                assert!(!turn.points.is_empty() && !turn.risks.is_empty());
            }
            asked += 1;
        }
        let action = plan(session.as_ref(), seat, Level::Random, number).swap_remove(0).action;
        session.apply(seat, &action).expect("bots play by the rules");
    }
    assert!(asked > 20, "{asked} decisions");
}

#[test]
fn in_myrmes() {
    is_answered_at_any_decision(Myrmes::with(myrmes::Options::players(2)).unwrap());
}

#[test]
fn in_march() {
    is_answered_at_any_decision(March::with(march::Options::players(2)).unwrap());
}
