//! Turns, reactions and payments.

use game_core::{Fresh, Game};
use march::{Action, CardSet, EventKind, PayOutlook, PaySource, Phase, State};

use crate::outlook::Decision;

/// The question goes to the seats that are to act, and is optional exactly if passing is listed.
pub(crate) fn check_asked(decision: &mut Decision<'_>) {
    let outlook = decision.outlook.clone();
    let asked = outlook.asked.expect("the seat is to act");
    let waiting = outlook.waiting.expect("the game is not over");
    assert_eq!(waiting.seats, decision.game.to_act(decision.state));
    assert_eq!((waiting.decision, waiting.because), (asked.decision, asked.because));
    assert_eq!(asked.optional, decision.legal().contains(&Action::Pass));
    if let Some(reaction) = outlook.reaction {
        assert_ne!(reaction.by, decision.seat);
        decision.tried("reaction");
    }
}

pub(crate) fn check_turn(decision: &mut Decision<'_>) {
    let Some(turn) = decision.outlook.turn.clone() else { return };
    decision.tried("turn");
    for (action, told) in
        [(Action::Explore, &turn.explore), (Action::March, &turn.march), (Action::Forage, &turn.forage)]
    {
        decision.is_refused_as_told(action, told.refusal.as_ref());
        if told.refusal.is_none() {
            assert_eq!(paid(decision, action), Some(told.cost_food));
        }
    }
    if let Some(species) = &turn.species {
        decision.is_refused_as_told(Action::Species, species.refusal.as_ref());
        decision.tried("species");
        if species.refusal.is_none() {
            assert_eq!(paid(decision, Action::Species), Some(species.cost_food));
        }
    }
    let hand = decision.game.position(decision.state).nests[decision.seat.idx()].hand;
    assert_eq!(turn.cards.iter().map(|card| card.card).collect::<CardSet>(), hand);
    for card in &turn.cards {
        decision.is_refused_as_told(Action::Play { card: card.card }, card.refusal.as_ref());
        decision.tried("card");
    }
    check_rest(decision);
}

/// What an action costs when it is taken.
fn paid(decision: &Decision<'_>, action: Action) -> Option<u8> {
    let (_, events) = decision.sent(action);
    events.iter().find_map(|event| if let EventKind::Acted { food, .. } = event.what { Some(food) } else { None })
}

fn check_rest(decision: &mut Decision<'_>) {
    let Some(rest) = decision.outlook.turn.as_ref().map(|turn| turn.rest.clone()) else { return };
    decision.is_refused_as_told(Action::Rest, rest.refusal.as_ref());
    if rest.refusal.is_some() {
        return;
    }
    decision.tried("rest");
    let (after, events) = decision.sent(Action::Rest);
    assert!(events.iter().any(|event| event.what == EventKind::Rested { larvae: rest.larvae, food: 0 }));
    let ended = |event: &march::Event| matches!(event.what, EventKind::PhaseBegan { phase: Phase::Soldier, .. });
    // The Horde may require an answer before the phase ends.
    if !decision.game.options().has_horde() {
        assert_eq!(events.iter().any(ended), rest.ends_phase);
    }
    if rest.ends_phase {
        decision.tried("rest that ends the phase");
    } else {
        assert_eq!(decision.game.position(&after).rested.len(), u32::from(rest.n_rested));
    }
}

/// What is paid without asking once everything else has been given.
fn check_source(decision: &mut Decision<'_>, pay: &PayOutlook, source: &PaySource) {
    let (mut state, mut events, mut sent) = (*decision.state, Vec::new(), 0);
    let asked = |state: &State| decision.look(state).pay.filter(|now| now.card == pay.card);
    while let Some(now) = asked(&state).filter(|_| sent < pay.left) {
        let other = now.sources.iter().find(|other| other.action != source.action).expect("there is a choice");
        events.clear();
        let paid = decision.game.apply(&mut state, decision.seat, other.action.0, &mut Fresh::new(5), &mut events);
        paid.expect("listed is legal");
        sent += 1;
    }
    let taken = events.iter().filter(|event| event.forced).filter(|event| match event.what {
        EventKind::PaidLarva => source.at.is_none(),
        EventKind::PaidAnt { at } => source.at == Some(at),
        _ => false,
    });
    assert_eq!(taken.count(), usize::from(pay.left - sent));
    assert_eq!(source.rest_after, (sent < pay.left).then_some(sent));
    if source.rest_after.is_some() {
        decision.tried("rest of a payment");
    }
    assert!(source.rest_after.is_none_or(|n| pay.left - n <= source.most));
}

/// The outlook of a payment matches the listed actions.
pub(crate) fn check_pay(decision: &mut Decision<'_>) {
    let Some(pay) = decision.outlook.pay.clone() else { return };
    decision.tried("pay");
    let told = pay.ants.iter().map(|ant| Action::PayAnt { at: ant.at });
    let told: Vec<Action> = (pay.larvae > 0).then_some(Action::PayLarva).into_iter().chain(told).collect();
    assert_eq!(told, decision.legal());
    assert!(pay.sources.iter().map(|source| source.action.0).eq(told));
    assert_eq!(pay.paid + pay.left, pay.cost);
    for source in &pay.sources {
        check_source(decision, &pay, source);
    }
    for ant in &pay.ants {
        let (after, _) = decision.sent(Action::PayAnt { at: ant.at });
        let next = decision.look(&after).pay;
        if let Some(next) = next.filter(|next| next.card == pay.card) {
            assert_eq!(next.left, pay.left - 1);
        }
    }
}
