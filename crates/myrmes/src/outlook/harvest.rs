//! The harvest: what is still to be chosen, and what the storeroom will contain.

use game_core::{Hex, Seat, Unheard};
use serde::Serialize;

use super::rehearse;
use crate::{
    Myrmes,
    event::{Cubes, Event, EventKind},
    mask::{Cell, Mask},
    phase::{
        end_of_season::HOLDS,
        harvest::{self, EXTRAS, Question, left_on, question},
    },
    state::State,
};

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct HarvestOutlook {
    /// How many more cubes the seat may take because of Harvest+3, beyond those it must take.
    pub extra: u8,
    /// Pheromones and scavengings for which the seat still has to choose a cube, in the order of
    /// the questions, with the cubes it can choose from.
    pub must: Vec<HarvestTile>,
    /// Pheromones with the cubes left on them for the extra harvest. One cube of each pheromone
    /// that is also in `must` has to be taken first.
    pub may: Vec<HarvestTile>,
    /// The stock after the harvest, counting only what is already chosen or certain.
    pub store: Cubes,
    /// Points from sub-colonies, including those that VP+1 adds.
    pub score: i16,
    /// How many cubes the storeroom can hold at the end of the season.
    pub store_limit: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct HarvestTile {
    /// The anchor of the tile.
    pub at: Hex,
    pub cubes: Cubes,
}

pub(super) fn outlook(rules: &Myrmes, known: &State, seat: Seat) -> HarvestOutlook {
    let colony = known.colony(seat);
    let tile = |(anchor, cubes): (Cell, [u8; 3])| HarvestTile { at: rules.garden.hex(anchor), cubes: cubes.into() };
    let Asked { must, undecided, extra } = ask_on(rules, known, seat);
    let left = colony.pheromones.cells().enumerate().map(|(rank, at)| (at, left_on(known, colony, rank, at)));
    let (store, score) = gathered(rules, known, seat, undecided);
    HarvestOutlook {
        extra,
        must: must.into_iter().map(tile).collect(),
        may: left.filter(|&(_, left)| extra > 0 && left != [0; 3]).map(tile).collect(),
        store: store.into(),
        score,
        store_limit: HOLDS[rules.reach(colony)],
    }
}

/// What the seat still has to choose.
struct Asked {
    must: Vec<(Cell, [u8; 3])>,
    /// The scavengings in `must`.
    undecided: Mask,
    extra: u8,
}

/// Finds all remaining questions by answering each with the first legal action.
fn ask_on(rules: &Myrmes, known: &State, seat: Seat) -> Asked {
    let mut planned = *known;
    let mut asked = Asked { must: Vec::new(), undecided: Mask::EMPTY, extra: 0 };
    let mut legal = Vec::new();
    loop {
        match question(rules, &planned, seat) {
            Question::Pheromone { anchor, .. } => asked.must.push((anchor, planned.laid[anchor.idx()].cubes)),
            Question::Scavenging { anchor, .. } => {
                asked.must.push((anchor, [0, 1, 1]));
                asked.undecided.insert(anchor);
            }
            Question::Extras => {
                asked.extra = EXTRAS - planned.colony(seat).plan.extras;
                return asked;
            }
            Question::Nothing => return asked,
        }
        legal.clear();
        harvest::legal(rules, &planned, seat, &mut legal);
        rehearse(rules, &mut planned, &mut Unheard, |play| play.plan(seat, legal[0]));
    }
}

/// The stock and the points after the harvest, without undecided scavengings.
fn gathered(rules: &Myrmes, known: &State, seat: Seat, undecided: Mask) -> ([u8; 3], i16) {
    let (mut after, mut events) = (*known, Vec::<Event>::new());
    // Scavengings are decided in order, so all of them after the first undecided one are undecided
    // as well. Removing them does not change the rank of a decided one.
    let colony = after.colony_mut(seat);
    colony.specials = colony.specials.minus(&undecided);
    rehearse(rules, &mut after, &mut events, |play| {
        play.sacrifice_as_planned();
        play.harvest(seat);
    });
    let scored = events.iter().filter_map(|event| match event.what {
        EventKind::SubColonyHarvested { scored, .. } => Some(scored.points + scored.vp_plus_1),
        _ => None,
    });
    (after.colony(seat).stock, scored.sum())
}
