//! Battles: totals, who wins, and how many ants it costs.

use game_core::{Fresh, Game, Seat};
use march::{Action, BattleOutlook, BattleStage, CardId, Cause, Event, State, What};

use crate::outlook::Decision;

/// The battle is fought to its decision, nobody committing anything more.
fn decide(decision: &Decision<'_>, action: Action) -> (State, Vec<Event>) {
    let (mut state, mut events) = decision.sent(action);
    let decided = |event: &Event| matches!(event.what, What::BattleDecided { .. });
    while !events.iter().any(decided) {
        let seat = decision.game.to_act(&state).first().expect("the battle is not over");
        let applied = decision.game.apply(&mut state, seat, Action::Pass, &mut Fresh::new(3), &mut events);
        applied.expect("cards need not be committed");
    }
    (state, events)
}

/// Ants a seat has lost in the first battle of these events, and those it still has to lose.
fn lost(decision: &Decision<'_>, state: &State, events: &[Event], seat: Seat, hex: march::HexId) -> u8 {
    let mut lost = 0;
    for event in events {
        match event.what {
            What::AntLost { at, cause: Cause::Battle, .. } if event.seat == Some(seat) && at.hex == hex => lost += 1,
            // A second battle counts for itself, and so does what is lost in it.
            What::BattleBegan { .. } => return lost,
            _ => {}
        }
    }
    let still = |battle: BattleOutlook| {
        let sides = battle.sides.into_iter().filter(|_| battle.hex == hex && battle.stage == BattleStage::Losses);
        sides.filter(|side| side.seat == Some(seat)).map(|side| side.losses_due).sum::<u8>()
    };
    lost + decision.look(state).battle.map_or(0, still)
}

pub(crate) fn check_commit(decision: &mut Decision<'_>) {
    let Some(battle) = decision.outlook.battle.clone() else { return };
    let Some(commit) = battle.commit.clone() else { return };
    let own = *battle.sides.iter().find(|side| side.seat == Some(decision.seat)).expect("the seat fights");
    let cards = commit.cards.iter().map(|choice| (Some(choice.card), choice.total));
    for (card, told) in [(None, commit.total)].into_iter().chain(cards) {
        decision.tried("commit");
        let action = card.map_or(Action::Pass, |card| Action::Commit { card });
        let (state, events) = decide(decision, action);
        let (winner, totals) = events
            .iter()
            .find_map(|event| match event.what {
                What::BattleDecided { winner, totals, .. } => Some((winner, totals)),
                _ => None,
            })
            .expect("it was played until then");
        let total = totals[usize::from(decision.seat == battle.defender)];
        if own.deck_adds == 0 {
            assert_eq!(total, told);
        } else {
            assert!(total >= told);
        }
        let wins = winner == Some(decision.seat);
        let lost = lost(decision, &state, &events, decision.seat, battle.hex);
        if battle.against_centipede {
            against_centipede(decision, &battle, card, totals, (wins, lost));
        } else {
            let told = if wins { own.lost_if_won } else { own.lost_if_lost };
            assert_eq!(Some(lost), told);
            decision.tried("ant battle");
        }
    }
}

fn against_centipede(
    decision: &mut Decision<'_>,
    battle: &BattleOutlook,
    card: Option<CardId>,
    totals: [u8; 2],
    (wins, lost): (bool, u8),
) {
    let centipede = battle.centipede.as_ref().expect("the seat may commit cards against it");
    let strength = battle.sides[0].strength;
    assert_eq!(centipede.more_strength + centipede.first_ferocity, strength);
    let plan = centipede.plans.iter().find(|plan| plan.card == card).expect("every choice has a plan");
    let Some(answer) = plan.against.iter().find(|answer| answer.total == totals[0]) else {
        // There was no card left to draw for it.
        assert_eq!(totals[0], strength);
        return;
    };
    if totals[1] == plan.total {
        assert_eq!((answer.wins, answer.lost), (wins, lost));
    }
    decision.tried("centipede battle");
}
