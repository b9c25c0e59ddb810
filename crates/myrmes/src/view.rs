//! What a viewer may see. No code outside this file builds views.
//!
//! Everything on the table is public. Only the others' choices in an unfinished simultaneous phase
//! are hidden: ruling myrmes/hidden-choices.

use game_core::{Chance, Fresh, Seat, SeatSet, Unheard, Viewer};
use serde::Serialize;

use crate::{Myrmes, Phase, Season, phase, play::Play, position::Position, state::State};

/// A state as one viewer sees it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    /// Whose view it is; absent for spectators.
    pub seat: Option<Seat>,
    /// The seats that have a decision to make.
    pub to_act: SeatSet,
    /// The table, without hidden choices of other players.
    #[serde(flatten)]
    pub position: Position,
}

/// The progress of a game, for a list of games.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Stand {
    pub year: u8,
    pub season: Season,
    pub phase: Phase,
}

impl Stand {
    pub(crate) fn of(state: &State) -> Stand {
        Stand { year: state.year, season: state.season, phase: state.phase }
    }
}

impl View {
    pub(crate) fn new(rules: &Myrmes, state: &State, viewer: Viewer) -> View {
        let seat = match viewer {
            Viewer::Seat(seat) if seat.0 < rules.players() => Some(seat),
            _ => None,
        };
        let mut position = Position::of(rules, state);
        for (other, colony) in position.colonies.iter_mut().enumerate() {
            if seat.map(Seat::idx) != Some(other) {
                colony.plan = None;
            }
        }
        View { seat, to_act: phase::to_act(state), position }
    }
}

/// The state as a viewer knows it: as if the others had not made their hidden choices yet. Anything
/// derived from it may be shown.
pub(crate) fn known(rules: &Myrmes, state: &State, viewer: Option<Seat>) -> State {
    let mut known = *state;
    if !state.phase.is_simultaneous() {
        return known;
    }
    for other in state.asked.iter().filter(|&other| viewer != Some(other)) {
        let mut chance = Fresh::new(0);
        Play { rules, state: &mut known, chance: &mut chance, events: &mut Unheard, forced: false }.begin_plan(other);
    }
    known.waiting = state.waiting;
    known
}

/// A random state that `seat` cannot tell from this one: the others' hidden choices are made again.
///
/// For a seat that has not finished, `seat` does not even know whether it has chosen anything yet,
/// so its plan starts over empty.
pub(crate) fn resample(rules: &Myrmes, state: &State, seat: Seat, chance: &mut dyn Chance) -> State {
    let mut guess = *state;
    if !state.phase.is_simultaneous() {
        return guess;
    }
    let mut legal = Vec::new();
    for other in state.asked.without(seat).iter() {
        guess.waiting = guess.waiting.with(other);
        let mut play = Play { rules, state: &mut guess, chance: &mut *chance, events: &mut Unheard, forced: false };
        play.begin_plan(other);
        while !state.waiting.contains(other) && play.state.waiting.contains(other) {
            legal.clear();
            phase::legal(rules, play.state, other, &mut legal);
            let pick = play.chance.below(legal.len() as u32) as usize;
            play.plan(other, legal[pick]);
        }
    }
    guess
}
