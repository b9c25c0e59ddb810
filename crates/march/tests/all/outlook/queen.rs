//! The Queen Phase: decrees, and what Harvest, Feed Ants and Slumber bring if nothing changes.

use game_core::{Fresh, Game, Seat};
use march::{Action, Event, EventKind, NestOutlook, Phase, Resource, Source, State, data::Gain};
use serde_json::{Value, json};

use crate::outlook::Decision;

pub(crate) fn check_decree(decision: &mut Decision<'_>) {
    let Some(decree) = decision.outlook.decree.clone() else { return };
    decision.tried("decree");
    assert_eq!(decree.len(), 2);
    for told in decree {
        let (after, events) = decision.sent(Action::Gain { what: told.what });
        assert!(told.what == Resource::Food || told.what == Resource::Larvae);
        assert!(events.iter().any(|event| event.what == EventKind::Decreed { food: told.food, larvae: told.larvae }));
        // Slumber changes neither, and a new round gives nobody a larva.
        let nest = &decision.game.position(&after).nests[decision.seat.idx()];
        assert_eq!((nest.food, nest.larvae), (told.food_after, told.larvae_after));
    }
}

/// The same table in the Queen Phase, with `next` to follow once a seat has declined to swap a
/// card.
fn with_next(decision: &Decision<'_>, next: &Value) -> Option<(State, Seat)> {
    with_all(decision, std::slice::from_ref(next))
}

/// The same table in the Queen Phase, with all of `next` to follow, in this order.
fn with_all(decision: &Decision<'_>, next: &[Value]) -> Option<(State, Seat)> {
    let mut position = decision.game.position(decision.state);
    let asked = position.nests.iter().position(|nest| !nest.hand.is_empty())?;
    // Skip positions in the middle of something.
    if position.phase == Phase::Setup || !(position.played.is_empty() && position.offered.is_empty()) {
        return None;
    }
    if position.nests.iter().any(|nest| !nest.face_down.is_empty()) {
        return None;
    }
    if position.pile.as_ref().is_some_and(|pile| !pile.drawn.is_empty()) {
        return None;
    }
    (position.phase, position.battle) = (Phase::Queen, None);
    position.harvested.clear();
    // The last task of the agenda comes first.
    let mut agenda: Vec<Value> = next.iter().rev().cloned().collect();
    agenda.push(json!({ "swap_card": { "seat": asked } }));
    position.agenda = Some(serde_json::from_value(agenda.into()).expect("these are tasks"));
    Some((decision.game.place(&position).ok()?, Seat(asked as u8)))
}

/// Declines the swap and collects the events that follow.
fn pass(decision: &Decision<'_>, mut state: State, seat: Seat) -> Vec<Event> {
    let mut events = Vec::new();
    decision.game.apply(&mut state, seat, Action::Pass, &mut Fresh::new(1), &mut events).expect("nobody has to swap");
    // Up to the next phase, if there is one.
    let next = |event: &Event| {
        matches!(event.what, EventKind::PhaseBegan { .. } | EventKind::LargestBrood | EventKind::GameEnded { .. })
    };
    let end = events.iter().position(next).unwrap_or(events.len());
    events.truncate(end);
    events
}

pub(crate) fn check_phase(decision: &mut Decision<'_>) {
    check_harvest(decision);
    check_feeding(decision);
    check_feeding_after_harvest(decision);
    check_slumber(decision);
}

fn check_harvest(decision: &mut Decision<'_>) {
    for seat in Seat::all(decision.game.seats()) {
        let next = json!({ "harvest_sites": { "seat": seat } });
        let Some((state, asked)) = with_next(decision, &next) else { return };
        let told = decision.look(&state).nests[seat.idx()].harvest;
        let own = pass(decision, state, asked).into_iter().filter(|event| event.seat == Some(seat));
        let mut found = Gain::default();
        for event in own {
            match event.what {
                EventKind::Collected { gain, .. } => {
                    found.food += gain.food;
                    found.larvae += gain.larvae;
                    found.points += gain.points;
                    found.cards += gain.cards;
                }
                EventKind::Gained { food, larvae, .. } => {
                    found.food += food;
                    found.larvae += larvae;
                }
                _ => {}
            }
        }
        assert_eq!(found, told);
        decision.tried("harvest");
    }
}

fn check_feeding(decision: &mut Decision<'_>) {
    let Some((state, asked)) = with_next(decision, &json!({ "feed_ants": { "next": 0 } })) else { return };
    let told = decision.look(&state).nests;
    check_fed(decision, state, asked, &told);
}

/// Before the Queen Phase, the feeding that is foreseen counts what Harvest brings first.
fn check_feeding_after_harvest(decision: &mut Decision<'_>) {
    if decision.game.position(decision.state).phase == Phase::Queen {
        return;
    }
    let harvest = Seat::all(decision.game.seats()).map(|seat| json!({ "harvest_sites": { "seat": seat } }));
    let next: Vec<Value> = harvest.chain([json!({ "feed_ants": { "next": 0 } })]).collect();
    let Some((state, asked)) = with_all(decision, &next) else { return };
    let told = decision.look(decision.state).nests;
    check_fed(decision, state, asked, &told);
    decision.tried("feeding after harvest");
}

fn check_fed(decision: &mut Decision<'_>, state: State, asked: Seat, told: &[NestOutlook]) {
    for event in pass(decision, state, asked) {
        if let (Some(seat), EventKind::Fed { ants, food, larvae, starving }) = (event.seat, event.what) {
            let feeding = told[seat.idx()].feeding;
            let told = (feeding.ants, feeding.food_paid, feeding.larvae_paid, feeding.starving);
            assert_eq!((ants, food, larvae, starving), told, "{seat}");
            assert!(feeding.food_paid <= feeding.food_due);
            decision.tried("feeding");
        }
    }
}

fn check_slumber(decision: &mut Decision<'_>) {
    let Some((state, asked)) = with_next(decision, &json!({ "slumber": null })) else { return };
    let told = decision.look(&state);
    let events = pass(decision, state, asked);
    for seat in Seat::all(decision.game.seats()) {
        let points = events.iter().filter(|event| event.seat == Some(seat)).map(|event| match event.what {
            EventKind::Scored { source: Source::InnerMeadow | Source::Goals, points, .. } => points,
            _ => 0,
        });
        assert_eq!(points.sum::<i16>(), i16::from(told.nests[seat.idx()].slumber_points), "{seat}");
        decision.tried("slumber");
    }
    if let Some(horde) = told.horde {
        let scored =
            events.iter().map(|event| if let EventKind::HordeScored { points } = event.what { points } else { 0 });
        assert_eq!(scored.sum::<u8>(), horde.slumber_points);
    }
}
