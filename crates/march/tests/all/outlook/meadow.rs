//! Tunnels, places for a hex, and ants at stake.

use game_core::Game;
use march::{Action, Decision as Asked, HexId, Outlook, Task, Tunnel, TunnelState};

use crate::outlook::Decision;

fn tunnels(outlook: &Outlook, hex: HexId) -> impl Iterator<Item = Tunnel> {
    let found = outlook.meadow.iter().find(|found| found.hex == hex).expect("the hex is in the Meadow");
    found.edges.into_iter().flatten()
}

fn n_blocked(outlook: &Outlook) -> usize {
    let blocked =
        |hex: &march::HexOutlook| tunnels(outlook, hex.hex).filter(|is| is.state == TunnelState::Blocked).count();
    outlook.meadow.iter().map(blocked).sum()
}

/// A joined tunnel is joined from both sides, and a blocked one has no tunnel on the other side.
pub(crate) fn check_tunnels(decision: &mut Decision<'_>) {
    let outlook = &decision.outlook;
    for hex in &outlook.meadow {
        for (edge, tunnel) in hex.edges.iter().enumerate() {
            let Some(Tunnel { state, to: Some(to) }) = *tunnel else { continue };
            let beyond = outlook.meadow.iter().find(|other| other.hex == to).expect("it leads into the Meadow");
            let back = beyond.edges[(edge + 3) % 6];
            match state {
                TunnelState::Joined => {
                    assert_eq!(back, Some(Tunnel { state: TunnelState::Joined, to: Some(hex.hex) }));
                }
                TunnelState::Blocked => assert_eq!(back, None),
                TunnelState::Open => panic!("an open tunnel leads nowhere"),
            }
        }
    }
}

/// Placements called legal are accepted, and join and block what was predicted; all others are
/// refused.
pub(crate) fn check_places(decision: &mut Decision<'_>) {
    let Some(places) = decision.outlook.places.clone() else { return };
    let mut told = Vec::new();
    for cell in &places.cells {
        for turned in &cell.turns {
            let action = Action::Place { cell: cell.cell, turn: turned.turn };
            if !turned.legal {
                decision.after(action).expect_err("it was called illegal");
                decision.tried("no place");
                continue;
            }
            told.push(action);
            let (after, _) = decision.sent(action);
            let after = decision.look(&after);
            let joined = tunnels(&after, places.hex).filter(|is| is.state == TunnelState::Joined);
            let mut joined: Vec<HexId> = joined.filter_map(|tunnel| tunnel.to).collect();
            joined.sort();
            assert_eq!(joined, turned.joins);
            // Something else may be placed right away and block more.
            if after.meadow.len() == decision.outlook.meadow.len() + 1 {
                assert_eq!(n_blocked(&after) - n_blocked(&decision.outlook), usize::from(turned.blocks));
            }
            decision.tried("place");
        }
    }
    let mut listed = decision.legal();
    listed.sort();
    told.sort();
    assert_eq!(told, listed);
}

/// All ants that may go are listed, and control is lost as predicted.
pub(crate) fn check_losses(decision: &mut Decision<'_>) {
    let Some(losses) = decision.outlook.losses.clone() else { return };
    let listed = decision.legal().into_iter().filter(|action| matches!(action, Action::Lose { .. }));
    assert_eq!(
        losses.among.iter().map(|ant| Action::Lose { at: ant.at }).collect::<Vec<_>>(),
        listed.collect::<Vec<_>>()
    );
    if losses.left > 1 {
        return;
    }
    let controls = |outlook: &Outlook, hex: HexId| {
        outlook.meadow.iter().any(|found| found.hex == hex && found.controller == Some(decision.seat))
    };
    for ant in &losses.among {
        let (after, events) = decision.sent(Action::Lose { at: ant.at });
        let looked = decision.look(&after);
        let hex = ant.at.hex;
        let moved = events.iter().any(|event| {
            use march::EventKind::{AntMoved, AntsExchanged, HexPlaced, LarvaPlaced};
            matches!(event.what, AntMoved { .. } | LarvaPlaced { .. } | AntsExchanged { .. } | HexPlaced { .. })
        });
        let lost = events.iter().filter(|event| matches!(event.what, march::EventKind::AntLost { .. })).count();
        if moved || lost > 1 || !controls(&decision.outlook, hex) {
            continue;
        }
        let agenda = decision.game.position(&after).agenda.unwrap_or_default();
        let filling = matches!(agenda.last(), Some(Task::Fill(_) | Task::FillSite(_)))
            || agenda.iter().any(|task| matches!(task, Task::Fill(_)));
        if ant.loses_control {
            assert!(!controls(&looked, hex), "{}", ant.at);
        } else if !filling && looked.asked.is_none_or(|asked| asked.decision != Asked::FillSite) {
            assert!(controls(&looked, hex), "{}", ant.at);
        }
    }
    decision.tried("ant lost");
}
