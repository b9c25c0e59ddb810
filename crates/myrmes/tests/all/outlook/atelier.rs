//! Crafts and objectives.

use std::collections::BTreeSet;

use game_core::{Chance, Game, Notation};
use myrmes::{Action, Craft, Cubes, EventKind, Illegal, ObjectiveBonus};

use super::{Decision, total};

pub(crate) fn check_crafts(decision: &mut Decision<'_>) {
    let Some(atelier) = decision.outlook.atelier.clone() else { return };
    let mut open = BTreeSet::new();
    for craft in &atelier.crafts {
        decision.tried(if craft.illegal.is_some() { "craft refused" } else { "craft" });
        assert!(craft.illegal.is_some() || !craft.actions.is_empty(), "a legal craft has an action");
        for &action in &craft.actions {
            decision.is_refused_as_told(action, craft.illegal.as_ref());
        }
        if craft.actions.is_empty() {
            decision.tried("no place for a tunnel");
            let answer = |at| decision.after(&[Notation(Action::Tunnel { at })]).err();
            let hexes = decision.game.components().hexes.into_iter();
            let answers: Vec<_> = hexes.map(|hex| answer(hex.at).expect("no place is legal")).collect();
            assert!(craft.illegal.as_ref().is_some_and(|refusal| answers.contains(&refusal.values)));
        }
        let Some(&action) = craft.actions.first().filter(|_| craft.illegal.is_none()) else { continue };
        open.extend(craft.actions.iter().map(|action| action.0));
        let (_, events) = decision.sent(&[action]);
        let (done, pays, larvae, gains) = match events[0].what {
            EventKind::TunnelPlaced { earth, .. } => {
                (Craft::Tunnel, Cubes::default(), 0, Cubes { earth, ..Cubes::default() })
            }
            EventKind::LevelDug { paid, .. } => (Craft::Level, paid, 0, Cubes::default()),
            EventKind::NurseMade { food, larvae } => {
                (Craft::Nurse, Cubes { food, ..Cubes::default() }, larvae, Cubes::default())
            }
            ref other => panic!("{action:?} is reported as {other:?}"),
        };
        assert_eq!((done, pays, larvae), (craft.craft, craft.pays, craft.larvae));
        assert!(gains == craft.gains || decision.supply_is_limited());
    }
    let crafts = |action: &Action| matches!(action, Action::Tunnel { .. } | Action::Level | Action::Nurse);
    assert_eq!(open, decision.legal().into_iter().filter(crafts).collect::<BTreeSet<_>>());
}

pub(crate) fn check_objectives(decision: &mut Decision<'_>) {
    let Some(atelier) = decision.outlook.atelier.clone() else { return };
    let mut open = BTreeSet::new();
    for objective in &atelier.objectives {
        decision.tried(if objective.illegal.is_some() { "objective refused" } else { "objective" });
        let &[action] = &objective.actions[..] else { panic!("an objective has one action") };
        decision.is_refused_as_told(action, objective.illegal.as_ref());
        let progress = &decision.outlook.colonies[decision.seat.idx()].objectives;
        let ready = progress.iter().any(|each| each.objective == objective.objective && each.ready);
        let refused = objective.illegal.as_ref().map(|refusal| &refusal.values);
        // Whatever is ready may lack a nurse, or be one too many for this season.
        match refused {
            None => assert!(ready, "{}", objective.objective),
            Some(
                Illegal::ObjectiveCompleted { .. }
                | Illegal::ObjectiveLocked { .. }
                | Illegal::ObjectiveUnmet { .. }
                | Illegal::ObjectiveNotConnected { .. },
            ) => assert!(!ready, "{}", objective.objective),
            Some(_) => {}
        }
        if objective.illegal.is_some() {
            continue;
        }
        assert!(objective.have >= objective.needed);
        open.insert(action.0);
        let (points, bonus) = complete(decision, action);
        assert_eq!((points, &bonus), (objective.points, &objective.bonus), "{}", objective.objective);
        if !bonus.is_empty() {
            decision.tried("bonus");
        }
    }
    let objectives = |action: &Action| matches!(action, Action::Objective { .. });
    assert_eq!(open, decision.legal().into_iter().filter(objectives).collect::<BTreeSet<_>>());
}

/// Completes an objective with any choices; returns what the seat and the others scored.
fn complete(decision: &mut Decision<'_>, action: Notation<Action>) -> (i16, Vec<ObjectiveBonus>) {
    let (mut state, mut events) = decision.sent(&[action]);
    loop {
        let completed = events.iter().find_map(|event| match event.what {
            EventKind::ObjectiveCompleted { scored, .. } => Some(total(Some(scored))),
            _ => None,
        });
        if let Some(points) = completed {
            let bonus = events.iter().filter_map(|event| match event.what {
                EventKind::ObjectiveBonus { scored, .. } => {
                    Some(ObjectiveBonus { seat: event.seat?, points: total(Some(scored)) })
                }
                _ => None,
            });
            return (points, bonus.collect());
        }
        let mut legal = decision.game.legal(&state, decision.seat);
        legal.retain(|&action| action != Action::Sacrifice);
        let action = legal[decision.dice.below(legal.len() as u32) as usize];
        decision
            .game
            .apply(&mut state, decision.seat, action, &mut decision.dice, &mut events)
            .expect("listed is legal");
    }
}
