//! March of the Ants for models that learn.

use game_core::{Chance, Fresh, Game, Inputs, Seat};
use march::{Action, Cause, Event, EventKind, March, Phase, Source, State};

use super::{Learn, Risk, Until};
use crate::{level::Character, model::net::SOURCES};

const SOURCE_NAMES: [&str; Source::ALL.len()] =
    ["battles", "centipedes", "sites", "bodies", "cards", "inner_meadow", "goals", "awards", "drawbacks"];

impl Learn for March {
    const SOURCES: &'static [&'static str] = &SOURCE_NAMES;
    const RISKS: &'static [Risk] = &[
        Risk { name: "ants_lost_in_battle", until: Until::Span },
        Risk { name: "ants_starving", until: Until::Span },
        Risk { name: "goals_scored", until: Until::End },
    ];

    const CHARACTERS: &'static [(Character, &'static [(usize, f32)])] = &[
        (Character::Warrior, &[(Source::Battles.idx(), 2.0), (Source::Centipedes.idx(), 2.0)]),
        (Character::Settler, &[(Source::InnerMeadow.idx(), 1.4), (Source::Sites.idx(), 1.4)]),
        (Character::Breeder, &[(Source::Bodies.idx(), 1.6), (Source::Cards.idx(), 1.3)]),
        (Character::Planner, &[(Source::Goals.idx(), 1.4)]),
    ];

    const LOSES: [f32; 3] = [1.5, 0.9, 0.5];
    const WARMTH: f32 = 0.35;

    fn table(&self) -> String {
        let players = self.seats();
        match (self.options().has_horde(), players) {
            (_, 1) => "solo".to_owned(),
            (true, _) => format!("coop-{players}"),
            (false, _) => players.to_string(),
        }
    }

    fn inputs(&self, state: &State, seat: Seat, out: &mut impl Inputs) {
        March::inputs(self, state, seat, out);
    }

    fn is_together(&self) -> bool {
        self.options().has_horde()
    }

    fn points(&self, state: &State, seat: Seat) -> [f32; SOURCES] {
        super::padded(self.scored(state, seat))
    }

    /// Against the Horde the other players are friends. What counts is its score, as if from the first source, and as if
    /// from the second one half of what the own colony is ahead of the weakest: the Horde wins if it beats any.
    fn rivals(&self, state: &State, seat: Seat) -> [f32; SOURCES] {
        let Some(horde) = self.horde_score(state) else { return super::mean_of_others(self, state, seat) };
        let score = |seat| self.scored(state, seat).iter().sum::<i16>();
        let weakest = Seat::all(self.seats()).map(score).min().unwrap_or(0);
        let ahead = f32::from(score(seat) - weakest);
        std::array::from_fn(|k| match k {
            0 => f32::from(horde),
            1 => 0.5 * ahead,
            _ => 0.0,
        })
    }

    fn toll(&self, event: &Event) -> Option<(Seat, usize, f32)> {
        let seat = event.seat?;
        match &event.what {
            EventKind::AntLost { cause: Cause::Battle, saved: false, .. } => Some((seat, 0, 1.0)),
            EventKind::AntLost { cause: Cause::Hunger, saved: false, .. } => Some((seat, 1, 1.0)),
            EventKind::Scored { source: Source::Goals, points, .. } => Some((seat, 2, f32::from(*points))),
            _ => None,
        }
    }

    fn span(&self, state: &State) -> (u32, u32) {
        let over = u32::from(self.current_phase(state) == Phase::Over);
        let round = u32::from(self.rounds_left(state));
        (round + 100 * over, round + 100 * over)
    }

    /// The phases of a round.
    fn stretch(&self, state: &State) -> u32 {
        10 * self.span(state).0 + self.current_phase(state) as u32
    }

    fn quick_answer(&self, _: &State, _: Seat, legal: &[Action], chance: &mut Fresh) -> usize {
        let pass = legal.iter().position(|&action| action == Action::Pass);
        pass.unwrap_or_else(|| chance.below(legal.len() as u32) as usize)
    }
}
