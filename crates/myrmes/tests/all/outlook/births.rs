//! Event and births.

use std::collections::BTreeSet;

use game_core::{Fresh, Game, Notation};
use myrmes::{Action, Bonus, EventKind, State};

use super::Decision;

pub(crate) fn check_event(decision: &mut Decision<'_>) {
    let Some(spaces) = decision.outlook.event.clone() else { return };
    assert!(spaces.iter().map(|space| space.to).eq(Bonus::ALL));
    for space in spaces {
        decision.is_refused_as_told(space.action, space.illegal.as_ref());
        assert_eq!(space.within_reach, space.illegal.is_none());
        decision.tried(if space.within_reach { "event" } else { "event refused" });
        if space.within_reach {
            let (state, _) = decision.sent(&[space.action]);
            let (set, _) = decision.play_until(state, Vec::new(), |what| match *what {
                EventKind::EventSet { to, larvae, .. } => Some((to, larvae)),
                _ => None,
            });
            assert_eq!(set, (space.to, space.larvae));
        }
    }
}

/// Every sequence of actions until no nurse is left to place, found by asking the rules.
fn ways(decision: &Decision<'_>, state: &State, sent: &mut Vec<String>, all: &mut BTreeSet<Vec<String>>) {
    let mut legal = decision.game.legal(state, decision.seat);
    legal.retain(|&action| action != Action::Sacrifice);
    let newborn = |action: &Action| matches!(action, Action::Newborn { .. });
    if legal.is_empty() || !sent.is_empty() && legal.iter().any(newborn) {
        all.insert(sent.clone());
        return;
    }
    for action in legal {
        let (mut after, mut events) = (*state, Vec::new());
        let played = decision.game.apply(&mut after, decision.seat, action, &mut Fresh::new(5), &mut events);
        played.expect("listed is legal");
        sent.push(action.to_string());
        // The last seat to answer may at once be asked about another phase, even about the next
        // births.
        if events.iter().any(|event| matches!(event.what, EventKind::PhaseBegan { .. })) {
            all.insert(sent.clone());
        } else {
            ways(decision, &after, sent, all);
        }
        sent.pop();
    }
}

pub(crate) fn check_plans(decision: &mut Decision<'_>) {
    let Some(births) = decision.outlook.births.clone() else { return };
    let text = |actions: &[Notation<Action>]| actions.iter().map(|action| action.0.to_string()).collect::<Vec<_>>();
    let mut all = BTreeSet::new();
    ways(decision, decision.state, &mut Vec::new(), &mut all);
    let told: Vec<Vec<String>> = births.plans.iter().map(|plan| text(&plan.actions)).collect();
    assert_eq!(told.len(), all.len(), "no way twice");
    assert_eq!(told.into_iter().collect::<BTreeSet<_>>(), all);

    let limited = decision.supply_is_limited();
    // Every plan of a small colony, a sample for a large one.
    let step = births.plans.len() / 40 + 1;
    for plan in births.plans.iter().step_by(step) {
        let (mut state, mut events) = decision.sent(&plan.actions);
        if let Some(last) = plan.newborn.last() {
            decision.tried("newborn");
            let legal = decision.game.legal(&state, decision.seat);
            let choices = plan.newborn.iter().map(|choice| choice.action.0);
            assert!(choices.eq(legal.into_iter().filter(|&action| action != Action::Sacrifice)));
            for choice in &plan.newborn {
                assert_eq!(choice.action.0, Action::Newborn { workers: choice.workers });
            }
            let (last, game) = (last.action.0, decision.game);
            game.apply(&mut state, decision.seat, last, &mut Fresh::new(5), &mut events).expect("listed is legal");
        }
        decision.tried("plan");
        let (born, events) = decision.play_until(state, events, |what| match *what {
            EventKind::Born { larvae, soldiers, workers, ants_lost, larvae_lost } => {
                Some(([larvae, larvae_lost], [soldiers, workers, ants_lost]))
            }
            _ => None,
        });
        assert_eq!(born.1, [plan.soldiers, plan.workers, plan.ants_lost], "{:?}", plan.actions);
        let [larvae, lost] = born.0;
        assert_eq!(larvae + lost, plan.larvae + plan.larvae_lost);
        assert!(limited || larvae == plan.larvae, "{:?}", plan.actions);
        let placed = events.iter().find_map(|event| match event.what {
            EventKind::NursesPlaced { larvae, soldiers, workers, atelier } if event.seat == Some(decision.seat) => {
                Some([larvae, soldiers, workers, atelier])
            }
            _ => None,
        });
        assert_eq!(placed, Some(plan.nurses));
        assert_eq!(plan.atelier, plan.nurses[3]);
    }
}
