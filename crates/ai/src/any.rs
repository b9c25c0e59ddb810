//! Bots for code that works with any game.

use game_core::{AnySession, Chance, Fresh, Seat, Session, erased::Choice, json, toy::Crumbs};
use march::March;
use myrmes::Myrmes;

use crate::{bot::Seen, eval::Evaluate, level::Level};

/// The action that a bot of this level chooses for a seat; `None` if the seat is not to act. The same session and seed
/// give the same choice. Games without an evaluation are played at random.
pub fn choose(session: &dyn AnySession, seat: Seat, level: Level, seed: u64) -> Option<Choice> {
    if !session.to_act().contains(seat) {
        return None;
    }
    let mut chance = Fresh::new(seed);
    known::<Myrmes>(session, seat, level, &mut chance)
        .or_else(|| known::<March>(session, seat, level, &mut chance))
        .or_else(|| known::<Crumbs>(session, seat, level, &mut chance))
        .or_else(|| any(session, seat, &mut chance))
}

fn known<G: Evaluate>(session: &dyn AnySession, seat: Seat, level: Level, chance: &mut Fresh) -> Option<Choice> {
    let session = session.as_any().downcast_ref::<Session<G>>()?;
    let legal = session.legal(seat);
    let action = level.bot().choose(&Seen::new(session.game(), session.state(), seat, &legal), chance);
    Some(Choice { text: action.to_string(), action: json::to_value(&action) })
}

fn any(session: &dyn AnySession, seat: Seat, chance: &mut Fresh) -> Option<Choice> {
    let mut legal = session.legal(seat);
    let pick = chance.below(legal.len() as u32) as usize;
    Some(legal.swap_remove(pick))
}
