//! What strong play achieves from the same setup.

use game_core::{Fresh, Seat, Session};

use crate::{
    learn::Learn,
    model::net::SOURCES,
    think::{Limits, Thinker},
    walk,
};

/// The search limits of the players in these games: nearly as strong as `skilled`, in a fraction of the time.
const LIMITS: Limits = Limits { tries: 600, ideas: 1.0, draws: 1, others: 60 };
/// The minimum and maximum number of games; between them, the budget decides.
const FEWEST: usize = 2;
const MOST: usize = 16;
/// A bound on the number of seasons or rounds in a game, far above what any game has.
const MOST_SPANS: usize = 100;

/// The averages over several games.
#[derive(Debug, Default)]
pub(super) struct Strong {
    pub(super) games: usize,
    seats: Vec<Means>,
}

#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Means {
    pub(super) points: [f32; SOURCES],
    /// The points after the first season or round.
    pub(super) opened: f32,
}

impl Strong {
    /// Plays games from the start of a record, or none if the recorded game was not finished. The budget is in actions tried.
    /// `look` is told the fraction done; if it answers `false`, the result is `None`.
    pub(super) fn play<G: Learn>(
        thinker: &mut Thinker<'_, G>,
        session: &Session<G>,
        budget: u64,
        look: impl Fn(f32) -> bool,
    ) -> Option<Strong> {
        let game = session.game();
        if game.standing(session.state()).is_none() {
            return Some(Strong::default());
        }
        let start = walk::beginning(session);
        let begun = thinker.tried;
        let spent = |thinker: &Thinker<'_, G>| (thinker.tried - begun) as f32 / budget.max(1) as f32;
        let mut strong = Strong { games: 0, seats: vec![Means::default(); game.seats().into()] };
        while strong.games < FEWEST || strong.games < MOST && spent(thinker) < 1.0 {
            let nth = strong.games as u64;
            let mut dice = Fresh::new(nth);
            thinker.chance = Fresh::new(nth << 8 | 1);
            let mut state = start.state().clone();
            for span in 0..MOST_SPANS {
                if game.standing(&state).is_some() {
                    break;
                }
                thinker.play_span(&mut state, LIMITS, &mut dice);
                if !look(spent(thinker).min(1.0)) {
                    return None;
                }
                if span == 0 {
                    strong.add(game, |mean, points| mean.opened += points.iter().sum::<f32>(), &state);
                }
            }
            strong.games += 1;
            strong.add(game, |mean, points| mean.points.iter_mut().zip(points).for_each(|(sum, x)| *sum += x), &state);
        }
        let n = strong.games as f32;
        for mean in &mut strong.seats {
            mean.opened /= n;
            mean.points.iter_mut().for_each(|sum| *sum /= n);
        }
        Some(strong)
    }

    fn add<G: Learn>(&mut self, game: &G, to: impl Fn(&mut Means, [f32; SOURCES]), state: &G::State) {
        for (seat, mean) in Seat::all(game.seats()).zip(&mut self.seats) {
            to(mean, game.points(state, seat));
        }
    }

    pub(super) fn of(&self, seat: Seat) -> Option<&Means> {
        self.seats.get(seat.idx())
    }
}
