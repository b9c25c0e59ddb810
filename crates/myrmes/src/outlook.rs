//! What a viewer can foresee: what things would cost and bring, and why something is not allowed.
//!
//! No rule is decided here. Refusals come from the phases' own checks, and figures come from
//! applying the phases to a copy of the state. The copy contains only what the viewer knows (see
//! `view::known`), so nothing hidden can leak.
//!
//! With limited cubes, the others' simultaneous choices can leave less than predicted here: ruling
//! myrmes/cube-supply.

mod atelier;
mod births;
mod event;
mod harvest;
mod sortie;
mod storing;
mod winter;
mod workers;

use game_core::{Fresh, Illegal as _, Seat, Sink, Viewer};
use serde::Serialize;

pub use self::{
    atelier::{AtelierOutlook, CraftOutlook, ObjectiveBonus, ObjectiveOutlook},
    births::{BirthPlan, BirthsOutlook, NewbornChoice},
    event::EventOutlook,
    harvest::{HarvestOutlook, HarvestTile},
    sortie::{Clearing, HuntOnTheWay, Placing, SortieOutlook, Way},
    storing::StoringOutlook,
    winter::{WinterChoice, WinterOutlook, WinterReckoning},
    workers::{RoomOutlook, TileOutlook},
};
use crate::{
    Myrmes,
    action::Action,
    components::Objective,
    event::Event,
    illegal::Illegal,
    objectives::{self, Count},
    phase::{self, end_of_season::HOLDS},
    play::Play,
    state::{Phase, State},
    view,
};

/// What a viewer can foresee. All fields except `colonies` are present only while the viewer's seat
/// has that decision to make.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
pub struct Outlook {
    /// One entry per seat.
    pub colonies: Vec<ColonyOutlook>,
    /// The spaces of the event track, left to right.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub event: Option<Vec<EventOutlook>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub births: Option<BirthsOutlook>,
    /// While one of the seat's workers is outside.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sortie: Option<SortieOutlook>,
    /// While the seat may send a worker.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rooms: Option<Vec<RoomOutlook>>,
    /// While it is the seat's turn in the workers phase: the ten tiles in their fixed order.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tiles: Option<Vec<TileOutlook>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub harvest: Option<HarvestOutlook>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub atelier: Option<AtelierOutlook>,
    /// While the seat discards cubes from the storeroom at the end of a season.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub storing: Option<StoringOutlook>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub winter: Option<WinterOutlook>,
}

/// What follows from the current state of a colony's board.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ColonyOutlook {
    /// How many cubes the storeroom can hold at the end of the season.
    pub store_limit: u8,
    /// The level up to which rooms and special tiles can be used, including Level+1 where it
    /// applies.
    pub reaches_level: u8,
    /// The cost of winter if it came now; absent after the last one.
    pub winter: Option<WinterReckoning>,
    /// Progress on the objectives in play, including those the colony cannot complete yet.
    pub objectives: Vec<Progress>,
}

/// Progress on an objective.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Progress {
    pub objective: Objective,
    pub needed: u8,
    pub have: u8,
    /// Whether nothing but a nurse in the atelier is missing to complete it.
    pub ready: bool,
}

/// Why an action is not allowed: the answer the player would get for sending it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Refusal {
    /// The rule that forbids it, as `chapter/rule`.
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub rule: &'static str,
    pub values: Illegal,
    /// One English sentence.
    pub message: String,
}

impl From<Illegal> for Refusal {
    fn from(illegal: Illegal) -> Refusal {
        Refusal { rule: illegal.rule(), message: illegal.to_string(), values: illegal }
    }
}

impl Outlook {
    pub(crate) fn new(rules: &Myrmes, state: &State, viewer: Viewer) -> Outlook {
        let seat = match viewer {
            Viewer::Seat(seat) if seat.0 < rules.players() => Some(seat),
            _ => None,
        };
        let known = &view::known(rules, state, seat);
        let mut outlook = Outlook {
            colonies: Seat::all(rules.players()).map(|seat| colony(rules, known, seat)).collect(),
            event: None,
            births: None,
            sortie: None,
            rooms: None,
            tiles: None,
            harvest: None,
            atelier: None,
            storing: None,
            winter: None,
        };
        if let Some(seat) = seat.filter(|&seat| phase::to_act(known).contains(seat)) {
            outlook.add_decision(rules, known, seat);
        }
        outlook
    }

    /// Adds the outlook for the decision of `seat`, which is to act.
    fn add_decision(&mut self, rules: &Myrmes, known: &State, seat: Seat) {
        match phase::of_seat(known, seat) {
            Phase::Event => self.event = Some(event::spaces(rules, known, seat)),
            Phase::Births => self.births = Some(births::outlook(rules, known, seat)),
            Phase::Workers => {
                self.tiles = Some(workers::tiles(rules, known, seat));
                match known.sortie {
                    None => self.rooms = Some(workers::rooms(rules, known, seat)),
                    Some(sortie) => self.sortie = Some(sortie::outlook(rules, known, seat, sortie)),
                }
            }
            Phase::Harvest => self.harvest = Some(harvest::outlook(rules, known, seat)),
            Phase::Atelier => self.atelier = Some(atelier::outlook(rules, known, seat)),
            Phase::EndOfSeason => self.storing = Some(storing::outlook(rules, known, seat)),
            Phase::Winter => self.winter = Some(winter::outlook(rules, known, seat)),
            Phase::Over => {}
        }
    }
}

fn colony(rules: &Myrmes, known: &State, seat: Seat) -> ColonyOutlook {
    let colony = known.colony(seat);
    let reach = rules.reach(colony);
    let progress = |objective: Objective| {
        let demand = rules.data.objective(objective).demand;
        let Count { needed, have, .. } = objectives::count(rules, known, seat, demand, 0);
        let ready = objectives::check(rules, known, seat, objective, 0).is_ok();
        Progress { objective, needed, have, ready }
    };
    ColonyOutlook {
        store_limit: HOLDS[reach],
        reaches_level: reach as u8,
        winter: (known.phase != Phase::Over).then(|| winter::reckoning(known.year, colony)),
        objectives: known.objectives.into_iter().map(progress).collect(),
    }
}

/// Why the seat may not do this now; `None` if it may.
fn refusal(rules: &Myrmes, known: &State, seat: Seat, action: Action) -> Option<Refusal> {
    phase::check(rules, known, seat, action).err().map(Refusal::from)
}

/// Runs something on a copy of the state. It must not depend on chance.
fn rehearse<S: Sink<Event>>(rules: &Myrmes, copy: &mut State, events: &mut S, act: impl FnOnce(&mut Play<'_, S>)) {
    let mut chance = Fresh::new(0);
    act(&mut Play { rules, state: copy, chance: &mut chance, events, forced: false });
}
