//! A game as one viewpoint saw it: all its steps, and single frames of it.

use std::ops::{ControlFlow, RangeInclusive};

use game_core::{AnySession, Seat, Viewer};
use serde_json::Value;
use sha2::{Digest, Sha256};

use crate::{
    error::{Error, Result},
    fair::Bytes32,
    protocol::{Frame, Frames, Step},
};

/// See the module.
///
/// Nothing is kept between two requests. The rules play thousands of games a second, so each request
/// replays the game and builds only the views and outlooks it was asked for, which cost most.
#[derive(Clone, Copy, Debug)]
pub(super) struct Viewpoint<'a> {
    pub(super) session: &'a dyn AnySession,
    /// The seat to look from; `None` for a spectator.
    pub(super) seat: Option<Seat>,
    /// When each action was taken; empty if that is unknown.
    pub(super) times: &'a [i64],
}

/// What led to a step.
struct Happened<'a> {
    /// The index of the action, the seat that took it, and its text; `None` for the setup.
    turn: Option<(usize, Seat, &'a str)>,
    /// What the viewpoint was told of it.
    events: Vec<Value>,
}

impl Viewpoint<'_> {
    fn viewer(&self) -> Viewer {
        self.seat.map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// Replays the game and shows `look` each step that told the viewpoint something, until it has
    /// seen enough.
    fn walk(&self, mut look: impl FnMut(&dyn AnySession, Happened<'_>) -> ControlFlow<()>) -> Result<()> {
        let actions = self.session.undigested().actions;
        let mut play = self.session.boxed_clone();
        play.rewind(0);
        let mut known = 0;
        let turns = actions.iter().enumerate().map(|(n, (seat, action))| Some((n, *seat, action.as_str())));
        for turn in [None].into_iter().chain(turns) {
            if let Some((_, seat, action)) = turn {
                play.apply(seat, &Value::String(action.to_owned()))?;
            }
            let heard = play.events_since(known, Some(self.viewer()));
            known += heard.len();
            if heard.is_empty() && turn.is_some() {
                continue;
            }
            let events = heard.into_iter().map(|heard| heard.event).collect();
            if look(play.as_ref(), Happened { turn, events }).is_break() {
                break;
            }
        }
        Ok(())
    }

    pub(super) fn steps(&self) -> Result<Vec<Step>> {
        let mut steps = Vec::new();
        let mut before = Value::Null;
        self.walk(|game, Happened { turn, events }| {
            let stand = game.headline().stand;
            let changed = (stand != before).then(|| stand.clone());
            before = stand;
            steps.push(Step {
                seat: turn.map(|(_, seat, _)| seat),
                action: turn.filter(|(_, seat, _)| Some(*seat) == self.seat).map(|(_, _, text)| text.to_owned()),
                at: turn.and_then(|(n, ..)| self.times.get(n).copied()),
                events,
                stand: changed,
            });
            ControlFlow::Continue(())
        })?;
        Ok(steps)
    }

    /// How many actions had been taken when the viewpoint was told this step.
    pub(super) fn n_turns_at(&self, step: usize) -> Result<usize> {
        let (mut n, mut n_turns) = (0, 0);
        self.walk(|game, _| {
            n_turns = game.n_turns();
            n += 1;
            if n > step { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        })?;
        Ok(n_turns)
    }

    /// The frames of these steps.
    pub(super) fn frames(&self, range: RangeInclusive<usize>) -> Result<Frames> {
        let mut frames = Vec::new();
        let mut n = 0;
        self.walk(|game, _| {
            if range.contains(&n) {
                frames.push(Frame { view: game.view(self.viewer()), outlook: game.outlook(Viewer::Spectator) });
            }
            n += 1;
            if n > *range.end() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        })?;
        Ok(Frames { from: *range.start(), frames })
    }
}

/// Identifies these steps: their number and a hash of them.
///
/// The hash is made of what the viewpoint was sent and nothing else. A hash of the actions would let
/// a viewer guess the secret choices of others and check the guess.
pub(super) fn version(steps: &[Step]) -> String {
    let text = serde_json::to_vec(steps).expect("steps can be written as JSON");
    let hash = Bytes32::from_bytes(&Sha256::digest(text));
    format!("{}-{}", steps.len(), &hash.as_str()[..16])
}

/// Refuses a `version` unless the game still begins with its steps. More may have happened since.
pub(super) fn check_version(given: &str, steps: &[Step]) -> Result<()> {
    let n_steps: Option<usize> = given.split_once('-').and_then(|(n, _)| n.parse().ok());
    let n_steps = n_steps.ok_or_else(|| Error::bad(format!("{given:?} is not the version of a replay")))?;
    match steps.get(..n_steps) {
        Some(known) if version(known) == given => Ok(()),
        _ => Err(Error::WentBack),
    }
}
