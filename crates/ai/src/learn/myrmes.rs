//! Myrmes for models that learn.

use game_core::{Chance, Fresh, Game, Inputs, Seat};
use myrmes::{Action, Event, EventKind, Myrmes, Phase, Source, State, Track};

use super::{Learn, Risk, Until};
use crate::{level::Character, model::net::SOURCES};

const SOURCE_NAMES: [&str; Source::ALL.len()] = [
    "pheromone",
    "special_tile",
    "prey",
    "clearing",
    "queen",
    "sub_colony",
    "objective",
    "objective_bonus",
    "vp_plus_1",
    "winter",
];

impl Learn for Myrmes {
    const SOURCES: &'static [&'static str] = &SOURCE_NAMES;
    const RISKS: &'static [Risk] = &[
        Risk { name: "food_missing", until: Until::Part },
        Risk { name: "cubes_discarded", until: Until::Span },
        Risk { name: "objectives", until: Until::End },
    ];

    const CHARACTERS: &'static [(Character, &'static [(usize, f32)])] = &[
        (Character::Hunter, &[(Source::Prey.idx(), 1.6)]),
        (
            Character::Builder,
            &[(Source::SpecialTile.idx(), 1.5), (Source::SubColony.idx(), 1.5), (Source::Queen.idx(), 1.5)],
        ),
        (Character::Collector, &[(Source::Objective.idx(), 1.4), (Source::ObjectiveBonus.idx(), 1.4)]),
        (Character::Miser, &[(Source::Winter.idx(), 2.0)]),
    ];

    const LOSES: [f32; 3] = [4.4, 2.4, 0.6];
    const WARMTH: f32 = 1.0;
    const PUZZLE_SPANS: u8 = 2;

    fn table(&self) -> String {
        self.seats().to_string()
    }

    fn inputs(&self, state: &State, seat: Seat, out: &mut impl Inputs) {
        Myrmes::inputs(self, state, seat, out);
    }

    fn points(&self, state: &State, seat: Seat) -> [f32; SOURCES] {
        super::padded(self.scored(state, seat))
    }

    fn toll(&self, event: &Event) -> Option<(Seat, usize, f32)> {
        let (risk, count) = match &event.what {
            EventKind::Wintered { missing, .. } => (0, *missing),
            EventKind::Stored { discarded, .. } => (1, discarded.food + discarded.earth + discarded.stone),
            EventKind::ObjectiveCompleted { .. } => (2, 1),
            _ => return None,
        };
        Some((event.seat?, risk, f32::from(count)))
    }

    fn span(&self, state: &State) -> (u32, u32) {
        let moment = self.moment(state, Seat(0));
        let over = u32::from(moment.phase == Phase::Over);
        (10 * u32::from(moment.year) + moment.season.idx() as u32 + 100 * over, u32::from(moment.year) + 100 * over)
    }

    /// Seasons and winters.
    fn stretch(&self, state: &State) -> u32 {
        let winter = self.moment(state, Seat(0)).phase == Phase::Winter;
        2 * self.span(state).0 + u32::from(winter)
    }

    /// A lone nurse on soldiers, and one or three on workers, bring nothing: ruling myrmes/lone-nurse.
    fn sensible(&self, _: &State, _: Seat, action: Action) -> bool {
        !matches!(
            action,
            Action::Nurses { on: Track::Soldiers, count: 1 } | Action::Nurses { on: Track::Workers, count: 1 | 3 }
        )
    }

    fn reopen(&self, state: &mut State, seat: Seat) {
        Myrmes::reopen(self, state, seat);
    }

    /// Nobody pushes the event or sacrifices without thinking; the rest is drawn.
    fn quick_answer(&self, state: &State, seat: Seat, legal: &[Action], chance: &mut Fresh) -> usize {
        let event = self.holdings(state, seat).event;
        let settled = |action: &Action| match *action {
            Action::Event { to } => to == event,
            Action::Done => true,
            _ => false,
        };
        if let Some(pick) = legal.iter().position(settled) {
            return pick;
        }
        let n = legal.iter().filter(|&&action| action != Action::Sacrifice).count().max(1);
        let pick = chance.below(n as u32) as usize;
        legal.iter().enumerate().filter(|&(_, &action)| action != Action::Sacrifice).nth(pick).map_or(0, |(i, _)| i)
    }
}
