//! What a player has, in numbers, for bots that evaluate a position.

use game_core::Seat;

use crate::{
    March,
    components::{HexId, Phase},
    data::Gain,
    phase::queen::Meal,
    state::State,
    task::Task,
};

/// A nest and its ants in numbers.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Holdings {
    pub score: i16,
    pub larvae: u8,
    pub food: u8,
    pub resting_larvae: u8,
    pub resting_food: u8,
    /// Cards in hand.
    pub hand: u8,
    pub evolutions: u8,
    /// Sections of the body, the shortest stack first.
    pub sections: [u8; 3],
    pub goals: u8,
    /// What the goals in play would bring if Slumber came now.
    pub goal_points: u8,
    pub ants: u8,
    pub ants_in_great_tunnel: u8,
    /// Ants that are not on a site.
    pub in_outskirts: u8,
    /// What the inhabited sites yield in a Harvest.
    pub yields: Gain,
    /// Inhabited sites in hexes where others or a centipede may fight for them.
    pub contested_sites: u8,
    /// Hexes the seat controls that count as Inner Meadow.
    pub inner_meadow: u8,
    pub wormholes: u8,
    /// Food it takes to feed the ants.
    pub feed_due: u8,
    /// Ants that neither food nor larvae can feed.
    pub starving: u8,
}

impl March {
    /// How many rounds come after this one.
    pub fn rounds_left(&self, state: &State) -> u8 {
        self.data.hexes.great_tunnel.rounds.len() as u8 - 1 - state.round
    }

    pub fn current_phase(&self, state: &State) -> Phase {
        state.phase
    }

    /// Whether the next decision is the action to take in a turn.
    pub fn begins_turn(&self, state: &State) -> bool {
        matches!(state.agenda.top(), Some(Task::TakeTurn(_)))
    }

    /// What a seat has. The seat must be at the table. The hand is counted, not shown.
    pub fn holdings(&self, state: &State, seat: Seat) -> Holdings {
        let table = self.table(state);
        let (nest, ants) = (state.nest(seat), &state.ants);
        let mut yields = Gain::default();
        let mut contested_sites = 0;
        for spot in ants.sites(seat) {
            let gain = table.site_kind(spot).map(|site| site.gain()).unwrap_or_default();
            yields = Gain {
                food: yields.food + gain.food,
                larvae: yields.larvae + gain.larvae,
                cards: yields.cards + gain.cards,
                points: yields.points + gain.points,
            };
            contested_sites += u8::from(table.is_contested(spot.hex));
        }
        let outside = |hex: &HexId| *hex != HexId::GreatTunnel;
        let in_outskirts = ants.present(seat).hexes().filter(outside).map(|hex| ants.in_outskirts(seat, hex)).sum();
        let mut sections = nest.body.map(|stack| stack.len());
        sections.sort_unstable();
        let Meal { due: feed_due, starving, .. } = table.meal(seat);
        let met = |card: &crate::CardId| table.card(*card).slumber.filter(|goal| table.meets(seat, goal.condition));
        Holdings {
            score: nest.score(),
            larvae: nest.larvae,
            food: nest.food,
            resting_larvae: nest.resting_larvae,
            resting_food: nest.resting_food,
            hand: nest.hand.len() as u8,
            evolutions: nest.n_evolutions(),
            sections,
            goals: nest.goals.len() as u8,
            goal_points: nest.goals.cards().filter_map(|card| met(&card)).map(|goal| goal.points).sum(),
            ants: ants.total(seat),
            ants_in_great_tunnel: ants.count(seat, HexId::GreatTunnel),
            in_outskirts,
            yields,
            contested_sites,
            inner_meadow: table.controlled_inner_meadow(seat),
            wormholes: ants.inhabited(seat).and(state.meadow.wormholes()).len() as u8,
            feed_due,
            starving,
        }
    }
}
