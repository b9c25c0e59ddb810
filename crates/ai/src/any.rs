//! Bots for code that works with any game.

use game_core::{AnySession, Chance, Fresh, Seat, Session, erased::Choice, json, toy::Crumbs};
use march::March;
use myrmes::Myrmes;

use crate::{bot::Seen, learn::Learn, level::Level};

/// What a bot of this level plans for a seat: the actions of its turn, to be carried out for as long as they are legal
/// and nothing new is learnt. Empty if the seat is not to act. The same session and seed give the same plan. Games
/// without an evaluation are played at random.
pub fn plan(session: &dyn AnySession, seat: Seat, level: Level, seed: u64) -> Vec<Choice> {
    if !session.to_act().contains(seat) {
        return Vec::new();
    }
    let mut chance = Fresh::new(seed);
    known::<Myrmes>(session, seat, level, &mut chance)
        .or_else(|| known::<March>(session, seat, level, &mut chance))
        .or_else(|| known::<Crumbs>(session, seat, level, &mut chance))
        .unwrap_or_else(|| any(session, seat, &mut chance))
}

/// The first action of [`plan`].
pub fn choose(session: &dyn AnySession, seat: Seat, level: Level, seed: u64) -> Option<Choice> {
    plan(session, seat, level, seed).into_iter().next()
}

fn known<G: Learn>(session: &dyn AnySession, seat: Seat, level: Level, chance: &mut Fresh) -> Option<Vec<Choice>> {
    let session = session.as_any().downcast_ref::<Session<G>>()?;
    let legal = session.legal(seat);
    let mut plan = Vec::new();
    level.bot().plan(&Seen::new(session.game(), session.state(), seat, &legal), chance, &mut plan);
    Some(plan.iter().map(|action| Choice { text: action.to_string(), action: json::to_value(action) }).collect())
}

fn any(session: &dyn AnySession, seat: Seat, chance: &mut Fresh) -> Vec<Choice> {
    let mut legal = session.legal(seat);
    let pick = chance.below(legal.len() as u32) as usize;
    vec![legal.swap_remove(pick)]
}
