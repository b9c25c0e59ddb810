//! Checks whether typed choices could have been made.

use game_core::{Refused, Seat};

use crate::{
    Myrmes,
    components::{Bonus, Cube, Tile, Track},
    objectives,
    options::EventShift,
    phase::{SACRIFICE, births, end_of_season, event},
    state::{Kind, Phase, Plan, State, Step},
};

pub(super) fn pending(rules: &Myrmes, state: &State) -> Result<(), Refused> {
    if state.phase != Phase::Atelier {
        return Err(Refused::new("pending", "objectives are completed in the atelier"));
    }
    if objectives::pending_is_open(rules, state, state.turn) {
        Ok(())
    } else {
        Err(Refused::new("pending", "the seat cannot complete this objective, or there is nothing to choose"))
    }
}

/// The error says why a seat cannot have made these choices.
pub(super) fn plan(rules: &Myrmes, state: &State, seat: Seat, plan: &Plan) -> Result<(), &'static str> {
    let colony = state.colony(seat);
    let fresh = if state.phase == Phase::Births { Plan::new(colony.event) } else { Plan::default() };
    let births = Plan { taken: fresh.taken, scavenged: fresh.scavenged, extras: 0, discards: [0; 3], ..*plan };
    let harvest = Plan { taken: plan.taken, scavenged: plan.scavenged, extras: plan.extras, ..common(plan, fresh) };
    let storage = Plan { discards: plan.discards, ..common(plan, fresh) };
    let belongs = match state.phase {
        Phase::Births => *plan == births,
        Phase::Harvest => *plan == harvest,
        Phase::EndOfSeason => *plan == storage,
        _ => *plan == common(plan, fresh),
    };
    if !belongs {
        return Err("holds choices of another phase");
    }
    let spent = u32::from(plan.sacrifices) * u32::from(SACRIFICE)
        + if state.phase == Phase::Births { u32::from(event::cost(rules, colony.event, plan.event)) } else { 0 };
    if spent > u32::from(colony.larvae) {
        return Err("spends more larvae than there are");
    }
    if plan.sacrifices > 0 && !state.supply.has_more_than(Kind::Cube(Cube::Food), plan.sacrifices - 1) {
        return Err("sacrifices for more food than the box has");
    }
    match state.phase {
        Phase::Births => births_plan(rules, state, seat, plan),
        Phase::Harvest => harvest_plan(rules, state, seat, plan),
        Phase::EndOfSeason => storage_plan(rules, state, seat, plan),
        _ => Ok(()),
    }
}

/// The parts of a plan that every phase uses.
fn common(plan: &Plan, fresh: Plan) -> Plan {
    Plan { answered: plan.answered, sacrifices: plan.sacrifices, ..fresh }
}

fn births_plan(rules: &Myrmes, state: &State, seat: Seat, plan: &Plan) -> Result<(), &'static str> {
    let mut colony = *state.colony(seat);
    if plan.step == Step::Event && plan.event != colony.event {
        return Err("moves the event before it is decided");
    }
    if rules.switches.event_shift == EventShift::Right && plan.event < colony.event {
        return Err("moves the event to the left");
    }
    let asked =
        |track: Track| Step::ALL.into_iter().position(|step| step.track() == Some(track)) < Some(plan.step.idx());
    if Track::ALL
        .into_iter()
        .any(|track| plan.nurses[track.idx()] > if asked(track) { births::places(track) } else { 0 })
    {
        return Err("places more nurses on a track than it takes, or before it is asked about");
    }
    if plan.nurses.iter().sum::<u8>() > colony.nurses {
        return Err("places more nurses than there are");
    }
    colony.plan = *plan;
    let (least, most) = births::Earned::of(&colony).workers_that_fit(&colony);
    match plan.step {
        Step::Done if !(least..=most).contains(&plan.newborn_workers) => {
            Err("has an impossible number of newborn workers")
        }
        Step::Newborn if plan.newborn_workers != most => Err("chooses newborns before it is asked about them"),
        step if step < Step::Newborn && plan.newborn_workers != 0 => {
            Err("chooses newborns before it is asked about them")
        }
        step if plan.answered != (step == Step::Done) => Err("must be answered exactly when its last step is done"),
        _ => Ok(()),
    }
}

fn harvest_plan(rules: &Myrmes, state: &State, seat: Seat, plan: &Plan) -> Result<(), &'static str> {
    let colony = state.colony(seat);
    let mut anchors = colony.pheromones.cells();
    let (mut taken, mut due) = (0, 0);
    for from in plan.taken {
        let cubes = anchors.next().map_or([0; 3], |anchor| state.laid[anchor.idx()].cubes);
        if from.iter().zip(cubes).any(|(&taken, there)| taken > there) {
            return Err("takes cubes that are not there");
        }
        taken += from.iter().sum::<u8>();
        due += u8::from(cubes != [0; 3]);
    }
    let mut specials = colony.specials.cells();
    let mut unasked = 0;
    for cube in plan.scavenged {
        let scavenging = specials.next().is_some_and(|anchor| rules.tile_at(state, anchor) == Tile::Scavenging);
        if cube == Some(Cube::Food) || cube.is_some() && !scavenging {
            return Err("scavenges a cube or a tile that it cannot");
        }
        unasked += u8::from(scavenging && cube.is_none());
    }
    let first_untaken = plan
        .taken
        .iter()
        .zip(colony.pheromones.cells())
        .filter(|(taken, anchor)| **taken == [0; 3] && !state.laid[anchor.idx()].is_empty());
    let left = first_untaken.count() as u8;
    let more = plan.extras > 0;
    if more && (colony.event != Bonus::HarvestPlus3 || plan.extras > 3 || left + unasked > 0) {
        return Err("takes extra cubes out of turn");
    }
    if plan.answered && left + unasked > 0 {
        return Err("is not complete");
    }
    if taken != due - left + plan.extras { Err("takes more cubes than it may") } else { Ok(()) }
}

fn storage_plan(rules: &Myrmes, state: &State, seat: Seat, plan: &Plan) -> Result<(), &'static str> {
    let colony = state.colony(seat);
    let mut stock = colony.stock;
    stock[Cube::Food.idx()] += plan.sacrifices;
    if stock.iter().zip(plan.discards).any(|(&there, gone)| gone > there) {
        return Err("discards cubes that are not there");
    }
    let (all, gone) = (end_of_season::total(stock), end_of_season::total(plan.discards));
    let holds = end_of_season::HOLDS[rules.reach(colony)].into();
    if gone > 0 && all - gone < holds {
        return Err("discards more than it must");
    }
    if plan.answered != (all - gone <= holds) {
        Err("must be answered exactly when the storeroom holds the rest")
    } else {
        Ok(())
    }
}
