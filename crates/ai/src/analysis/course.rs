//! The shares of the win over the course of a game, and how chance changed them.

use game_core::{Fresh, Seat, Session, Unheard, json};

use super::{Moment, Moved};
use crate::{learn::Learn, think::Thinker, walk, walk::Step};

/// How often each chance outcome is drawn again for comparison.
const REDRAWS: u64 = 16;

/// Each seat's share of the win: the model's estimate, or the actual result once the game is over.
pub(super) fn shares<G: Learn>(thinker: &mut Thinker<'_, G>, game: &G, state: &G::State) -> Vec<f32> {
    if let Some(standing) = game.standing(state) {
        return Seat::all(game.seats()).map(|seat| standing.share(seat, game.is_together())).collect();
    }
    let chances: Vec<f32> = Seat::all(game.seats()).map(|seat| thinker.judge(state, seat).places[0]).collect();
    let sum: f32 = chances.iter().sum();
    if game.is_together() {
        // The model judges each seat on its own, but seats that win together have the same share.
        return vec![sum / chances.len() as f32; chances.len()];
    }
    // For the same reason the estimates do not quite add up to 1.
    chances.into_iter().map(|chance| chance / sum.max(f32::MIN_POSITIVE)).collect()
}

/// A game while it is being replayed.
pub(super) struct Course<'a, G: Learn> {
    game: &'a G,
    n_actions: usize,
    ran: Ran,
}

/// A game that has been replayed to its end.
pub(super) struct Ran {
    pub(super) moments: Vec<Moment>,
    /// The number of actions in the first season or round, and each seat's points after it.
    pub(super) opened: usize,
    pub(super) opened_points: Vec<f32>,
    /// How much chance changed each seat's share in each stretch.
    chance: Vec<Vec<f32>>,
}

impl<'a, G: Learn> Course<'a, G> {
    pub(super) fn begin(thinker: &mut Thinker<'_, G>, session: &'a Session<G>) -> Course<'a, G> {
        let game = session.game();
        let start = walk::beginning(session);
        let first = moment(thinker, game, start.state(), 0);
        let chance = vec![vec![0.0; game.seats().into()]];
        let ran =
            Ran { moments: vec![first], opened: usize::MAX, opened_points: points(game, session.state()), chance };
        Course { game, n_actions: session.turns().len(), ran }
    }

    pub(super) fn follow(&mut self, thinker: &mut Thinker<'_, G>, step: &Step<'_, G>) {
        let &Step { index, seat, action, before, after, asked } = step;
        let (game, ran) = (self.game, &mut self.ran);
        if asked {
            let now = shares(thinker, game, after);
            let here = ran.chance.last_mut().expect("there is a stretch from the beginning");
            for (sum, share) in here.iter_mut().zip(now) {
                *sum += share;
            }
            for draw in 0..REDRAWS {
                let mut other = before.clone();
                let mut dice = Fresh::new(draw << 32 | index as u64);
                game.apply_listed(&mut other, seat, action, &mut dice, &mut Unheard);
                for (sum, share) in here.iter_mut().zip(shares(thinker, game, &other)) {
                    *sum -= share / REDRAWS as f32;
                }
            }
        }
        if ran.opened == usize::MAX && game.span(after).0 != game.span(before).0 {
            (ran.opened, ran.opened_points) = (index + 1, points(game, after));
        }
        let last = index + 1 == self.n_actions;
        if last || game.stretch(before) != game.stretch(after) {
            ran.moments.push(moment(thinker, game, after, index + 1));
            ran.chance.extend((!last).then(|| vec![0.0; game.seats().into()]));
        }
    }

    pub(super) fn end(self) -> Ran {
        let mut ran = self.ran;
        // A record without actions has one moment, but callers expect at least one stretch.
        if ran.moments.len() == 1 {
            ran.moments.push(ran.moments[0].clone());
        }
        ran
    }
}

impl Ran {
    /// The stretch in which an action was taken.
    pub(super) fn stretch_of(&self, action: usize) -> usize {
        let begun = self.moments.partition_point(|moment| moment.actions <= action);
        begun.saturating_sub(1).min(self.moments.len() - 2)
    }

    /// Why a seat's share changed in each stretch. `own` is the part that its own choices account for.
    pub(super) fn moved(&self, seat: Seat, own: &[f32]) -> Vec<Moved> {
        let alone = self.moments[0].shares.len() == 1;
        let stretches = self.moments.windows(2).zip(&self.chance).zip(own);
        let moved = stretches.map(|((ends, chance), &own)| {
            let change = ends[1].shares[seat.idx()] - ends[0].shares[seat.idx()];
            // Without other players, the remainder is chance.
            let chance = if alone { change - own } else { chance[seat.idx()] };
            Moved { own, chance, others: change - own - chance }
        });
        moved.collect()
    }
}

fn moment<G: Learn>(thinker: &mut Thinker<'_, G>, game: &G, state: &G::State, actions: usize) -> Moment {
    Moment { actions, stand: json::to_value(&game.headline(state).stand), shares: shares(thinker, game, state) }
}

fn points<G: Learn>(game: &G, state: &G::State) -> Vec<f32> {
    Seat::all(game.seats()).map(|seat| game.points(state, seat).iter().sum()).collect()
}
