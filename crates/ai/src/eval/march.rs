//! March of the Ants: the value of a nest and its ants, in points.

use game_core::{Game, Seat};
use march::{March, Phase, State};

use super::Evaluate;

impl Evaluate for March {
    fn value(&self, state: &State, seat: Seat) -> f32 {
        let players = self.seats();
        let score = |seat| self.scored(state, seat).iter().map(|&points| f32::from(points)).sum::<f32>();
        let rivals: f32 = Seat::all(players).filter(|&other| other != seat).map(score).sum();
        let rivals = rivals / f32::from(players.max(2) - 1);
        // Against the Horde, the other players are allies.
        let rivals = match self.horde_score(state) {
            Some(horde) => f32::from(horde) - 0.5 * rivals,
            None => 0.5 * rivals,
        };
        score(seat) + self.prospects(state, seat) - rivals
    }

    fn is_through(&self, before: &State, after: &State, _: Seat) -> bool {
        let clock = |state| (self.rounds_left(state), self.current_phase(state));
        self.begins_turn(after) || clock(before) != clock(after)
    }
}

trait Prospects {
    fn prospects(&self, state: &State, seat: Seat) -> f32;
}

impl Prospects for March {
    /// The value of what the seat has beyond its points.
    fn prospects(&self, state: &State, seat: Seat) -> f32 {
        if self.current_phase(state) == Phase::Over {
            return 0.0;
        }
        let has = self.holdings(state, seat);
        // Rounds after this one, and harvests to come.
        let left = f32::from(self.rounds_left(state));
        let harvests = if self.current_phase(state) == Phase::Queen { left } else { left + 1.0 };
        let next = left.min(1.0);

        let larvae = 0.25 + 0.35 * next;
        let food = 0.15 + 0.45 * next;
        let card = 0.3 + 0.4 * next;
        let stores = larvae * f32::from(has.larvae + has.resting_larvae)
            + food * f32::from(has.food + has.resting_food)
            + card * f32::from(has.hand).min(7.0);

        let per_harvest = f32::from(has.yields.points)
            + 0.5 * f32::from(has.yields.food)
            + 0.5 * f32::from(has.yields.larvae)
            + 0.55 * f32::from(has.yields.cards);
        let sites = per_harvest * harvests.min(2.5) * 0.8 - 0.3 * f32::from(has.contested_sites);
        let decrees = 0.9 * f32::from(has.inner_meadow) * harvests.min(2.0) + 0.3 * f32::from(has.wormholes) * next;
        let goals = f32::from(has.goal_points) * harvests * 0.8 + 0.4 * f32::from(has.goals) * next;
        let ants = 0.35 * f32::from(has.ants - has.in_outskirts) + 0.1 * f32::from(has.in_outskirts);
        let hungry = f32::from(has.starving) * 0.5 + 0.2 * f32::from(has.feed_due);

        let [shortest, middle, longest] = has.sections.map(f32::from);
        let bodies = 0.6 * shortest + 0.8 * middle + 0.5 * longest;
        let body = bodies * (0.4 + 0.6 * next);
        stores + sites + decrees + goals + ants + body - hungry
    }
}
