//! Harvest, storeroom and winter.

use std::collections::BTreeSet;

use game_core::{Chance, Game, Hex, Notation};
use myrmes::{Action, Cube, Cubes, Event, EventKind, HarvestTile, Plan, State};

use super::{Decision, total};

fn takes(tile: &HarvestTile) -> impl Iterator<Item = (Cube, Hex)> {
    let (at, cubes) = (tile.at, <[u8; 3]>::from(tile.cubes));
    Cube::ALL.into_iter().filter(move |cube| cubes[cube.idx()] > 0).map(move |cube| (cube, at))
}

fn add(sum: &mut [u8; 3], cubes: Cubes) {
    sum.iter_mut().zip(<[u8; 3]>::from(cubes)).for_each(|(sum, more)| *sum += more);
}

pub(crate) fn check_harvest(decision: &mut Decision<'_>) {
    let Some(harvest) = decision.outlook.harvest.clone() else { return };
    let legal = decision.legal();
    let offered: BTreeSet<(Cube, Hex)> = match harvest.must.first() {
        Some(next) => takes(next).collect(),
        None => harvest.may.iter().flat_map(takes).collect(),
    };
    let take = |action: &Action| match *action {
        Action::Take { cube, from } => Some((cube, from)),
        _ => None,
    };
    assert_eq!(legal.iter().filter_map(take).collect::<BTreeSet<_>>(), offered);
    assert_eq!(legal.contains(&Action::Done), harvest.must.is_empty(), "only the extra harvest is optional");
    decision.tried(if harvest.must.is_empty() { "extra" } else { "must" });

    // Everything chosen from here on is added to the prediction.
    let (mut state, mut events) = (*decision.state, Vec::new());
    let mut chosen: [u8; 3] = harvest.store.into();
    let (mut asked, mut extras) = (0, 0);
    while !phase_began(&events) && decision.game.to_act(&state).contains(decision.seat) {
        let mut legal = decision.game.legal(&state, decision.seat);
        legal.retain(|&action| action != Action::Sacrifice);
        let action = legal[decision.dice.below(legal.len() as u32) as usize];
        if !legal.contains(&Action::Done) {
            asked += 1;
        } else if action != Action::Done {
            extras += 1;
        }
        if let Some((cube, _)) = take(&action) {
            chosen[cube.idx()] += 1;
        }
        let played = decision.game.apply(&mut state, decision.seat, action, &mut decision.dice, &mut events);
        played.expect("listed is legal");
    }
    assert_eq!(asked, harvest.must.len());
    assert!(extras <= harvest.extra);
    let events = finish_phase(decision, state, events);
    let colony = &decision.game.position(decision.state).colonies[decision.seat.idx()];
    let mut stock = [colony.food, colony.earth, colony.stone];
    let mut score = 0;
    for event in events.iter().filter(|event| event.seat == Some(decision.seat)) {
        match event.what {
            EventKind::Harvested { cubes, .. } | EventKind::FarmHarvested { cubes, .. } => add(&mut stock, cubes),
            EventKind::LarvaeSacrificed { food, .. } => stock[0] += food,
            EventKind::SubColonyHarvested { scored, .. } => score += total(Some(scored)),
            _ => {}
        }
    }
    assert_eq!(score, harvest.score);
    assert!(decision.supply_is_limited() || stock == chosen, "{stock:?} instead of {chosen:?}");
}

fn phase_began(events: &[Event]) -> bool {
    events.iter().any(|event| matches!(event.what, EventKind::PhaseBegan { .. }))
}

/// Lets the others answer anything until the next phase begins.
fn finish_phase(decision: &mut Decision<'_>, mut state: State, mut events: Vec<Event>) -> Vec<Event> {
    while !phase_began(&events) {
        let seat = decision.game.to_act(&state).first().expect("the phase is not over");
        let legal = decision.game.legal(&state, seat);
        let action = legal[decision.dice.below(legal.len() as u32) as usize];
        decision.game.apply(&mut state, seat, action, &mut decision.dice, &mut events).expect("listed is legal");
    }
    events
}

pub(crate) fn check_storing(decision: &mut Decision<'_>) {
    let Some(storing) = decision.outlook.storing else { return };
    decision.tried("storing");
    let left: u16 = <[u8; 3]>::from(storing.left).into_iter().map(u16::from).sum();
    assert_eq!(left, u16::from(storing.limit) + storing.too_many);
    assert!(storing.too_many > 0, "otherwise nobody is asked");
    assert_eq!(storing.limit, decision.outlook.colonies[decision.seat.idx()].store_limit);
    let (kept, _) = decision.play_until(*decision.state, Vec::new(), |what| match *what {
        EventKind::Stored { kept, .. } => Some(kept),
        _ => None,
    });
    let kept: u8 = <[u8; 3]>::from(kept).into_iter().sum();
    assert!(kept == storing.limit || decision.supply_is_limited() && kept < storing.limit);
}

pub(crate) fn check_winter(decision: &mut Decision<'_>) {
    let Some(winter) = decision.outlook.winter.clone() else { return };
    let mut most = 0;
    for (n, choice) in winter.choices.iter().enumerate() {
        decision.tried("winter");
        assert_eq!(usize::from(choice.sacrifices), n);
        let (state, events) = decision.sent(&choice.actions);
        let (wintered, _) = decision.play_until(state, events, |what| match *what {
            EventKind::Wintered { missing, points, .. } => Some((missing, points)),
            _ => None,
        });
        assert!(decision.supply_is_limited() || wintered == (choice.missing, choice.points));
        most = n;
    }
    // Nobody can sacrifice more often than predicted.
    let (state, events) = decision.sent(&vec![Notation(Action::Sacrifice); most]);
    let asked = decision.game.to_act(&state).contains(decision.seat)
        && !events.iter().any(|event| matches!(event.what, EventKind::Wintered { .. }));
    assert!(!asked || !decision.game.legal(&state, decision.seat).contains(&Action::Sacrifice));
    let planned = decision.game.position(decision.state).colonies[decision.seat.idx()].plan;
    if planned == Some(Plan::default()) {
        let now = decision.outlook.colonies[decision.seat.idx()].winter.expect("it is winter");
        assert_eq!((now.missing, now.points), (winter.choices[0].missing, winter.choices[0].points));
    }
}
