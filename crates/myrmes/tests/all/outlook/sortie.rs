//! Ways, placements and clearings.

use std::collections::{BTreeMap, BTreeSet};

use game_core::{Fresh, Game, Hex, Notation};
use myrmes::{Action, Event, EventKind, HuntOnTheWay, State, Tile};

use super::{Decision, total};

/// What a move cost and brought: points, soldiers, food, score, and the hunts.
fn walked(events: &[Event]) -> (u8, u8, u8, i16, Vec<HuntOnTheWay>) {
    let mut sum = (0, 0, 0, 0, Vec::new());
    for event in events {
        match event.what {
            EventKind::WorkerMoved { soldier_for, .. } => {
                sum.0 += 1;
                sum.1 += u8::from(soldier_for.is_some());
            }
            EventKind::PreyHunted { at, prey, soldiers, food, scored, .. } => {
                sum.0 += 1;
                sum.1 += soldiers;
                sum.2 += food;
                sum.3 += total(scored);
                sum.4.push(HuntOnTheWay { at, prey });
            }
            // A worker with nothing left to do is done; later events do not belong to its move.
            _ => return sum,
        }
    }
    sum
}

/// The cheapest way to each space within this many steps, found by trying all ways.
fn explore(decision: &Decision<'_>, state: &State, cost: (u8, u8), steps: u8, cheapest: &mut BTreeMap<Hex, (u8, u8)>) {
    let position = decision.game.position(state);
    if steps == 0 || position.sortie.is_none() || !decision.game.to_act(state).contains(decision.seat) {
        return;
    }
    for action in decision.game.legal(state, decision.seat) {
        let (Action::Step { to } | Action::Hunt { at: to }) = action else { continue };
        let (mut after, mut events) = (*state, Vec::new());
        let played = decision.game.apply(&mut after, decision.seat, action, &mut Fresh::new(5), &mut events);
        played.expect("listed is legal");
        let (points, soldiers, ..) = walked(&events[..1]);
        let cost = (cost.0 + points, cost.1 + soldiers);
        let known = cheapest.entry(to).or_insert(cost);
        *known = cost.min(*known);
        // If it is forced to stop, the worker is done, and the next one may also belong to this
        // seat.
        if events.len() == 1 {
            explore(decision, &after, cost, steps - 1, cheapest);
        }
    }
}

pub(crate) fn check_reach(decision: &mut Decision<'_>) {
    let Some(sortie) = decision.outlook.sortie.clone() else { return };
    for way in &sortie.reach {
        decision.tried("way");
        if way.soldiers > 0 {
            decision.tried("soldiers lost");
        }
        if !way.hunts.is_empty() {
            decision.tried("hunt");
        }
        let (_, events) = decision.sent(&way.actions);
        let told = (way.points, way.soldiers, way.food, way.score, way.hunts.clone());
        assert_eq!(walked(&events[..way.actions.len()]), told, "{:?}", way.actions);
        let (to, left) = match events[way.actions.len() - 1].what {
            EventKind::WorkerMoved { to, points_left, .. } => (to, points_left),
            EventKind::PreyHunted { at, points_left, .. } => (at, points_left),
            ref other => panic!("{:?} ends with {other:?}", way.actions),
        };
        assert_eq!((to, left), (way.to, sortie.points - way.points));
        assert_eq!(way.path.last(), Some(&way.to));
        assert!(way.cells.contains(&way.to));
    }
    const STEPS: u8 = 3;
    let mut cheapest = BTreeMap::new();
    explore(decision, decision.state, (0, 0), STEPS, &mut cheapest);
    cheapest.remove(&sortie.at);
    let near = sortie.reach.iter().filter(|way| way.points <= STEPS);
    assert_eq!(near.map(|way| (way.to, (way.points, way.soldiers))).collect::<BTreeMap<_, _>>(), cheapest);
}

pub(crate) fn check_places(decision: &mut Decision<'_>) {
    let Some(sortie) = decision.outlook.sortie.clone() else { return };
    let legal: BTreeSet<Action> = decision.legal().into_iter().collect();
    let placed: BTreeSet<Action> = sortie.placements.iter().map(|placing| placing.action.0).collect();
    let cleared: BTreeSet<Action> = sortie.clear.iter().map(|clearing| clearing.action.0).collect();
    let walks: BTreeSet<Action> =
        sortie.reach.iter().filter(|way| way.points == 1).map(|way| way.actions[0].0).collect();
    let all: BTreeSet<Action> = placed.iter().chain(&cleared).chain(&walks).copied().chain([Action::Stop]).collect();
    assert_eq!(all, legal, "every legal action is a way, a placement, a clearing, or stop");

    for placing in &sortie.placements {
        decision.tried("place");
        let (_, events) = decision.sent(&[placing.action]);
        let EventKind::TilePlaced { tile, cubes, paid, scored } = &events[0].what else { panic!("{:?}", events[0]) };
        assert_eq!((tile.tile, tile.turn, tile.at), (placing.tile, placing.turn, placing.at));
        assert_eq!((*cubes, *paid, total(*scored)), (placing.cubes, placing.pays, placing.score));
        assert!(placing.cells.contains(&sortie.at) && placing.cells[0] == placing.at);
    }
    for clearing in &sortie.clear {
        decision.tried("clear");
        let (_, events) = decision.sent(&[clearing.action]);
        let EventKind::PheromoneCleared { owner, stands_on, earth, scored, .. } = events[0].what else {
            panic!("{:?}", events[0])
        };
        let told = (clearing.owner, clearing.stand, clearing.pays.earth, clearing.score);
        assert_eq!((owner, stands_on, earth, total(scored)), told);
    }
    let clear = Notation(Action::Clear { stand: sortie.at });
    decision.is_refused_as_told(clear, sortie.clear_illegal.as_ref());
    assert_eq!(sortie.clear.is_empty(), sortie.clear_illegal.is_some());
    if sortie.clear_illegal.is_some() {
        decision.tried("clear refused");
    }
    if let Some(refusal) = &sortie.place_illegal {
        decision.tried("place refused");
        for tile in Tile::ALL {
            let place = Notation(Action::Place { tile, turn: 0, at: sortie.at });
            decision.is_refused_as_told(place, Some(refusal));
        }
    }
}
